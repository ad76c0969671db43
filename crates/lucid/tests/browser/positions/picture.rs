//! Pictures: downscaled, and compared with tolerance.

/// A picture: three bytes for each pixel, row by row.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Picture {
    width: usize,
    height: usize,
    dots: Vec<[u8; 3]>,
}

/// A place where two pictures differ: the left and upper dot of a block.
pub(super) type Place = (usize, usize);

// The pictures do not depend on fonts, so a comparison need not tolerate much: versions of
// Chromium round positions differently, and blur edges and glows differently. A place is wrong
// if a block, about as large as the smallest shard, has a colour that the stored picture does
// not have within a few pixels.

/// Dots of the small picture along the side of a block: 16 on the screen.
const BLOCK: usize = 4;
/// How far a block may have moved, in dots of the small picture: 4 on the screen.
/// More than rounding needs, and less than the distance of two pieces.
const SHIFT: isize = 1;
/// How much a colour of a block may differ on average, of 255: a tenth. Storing few
/// colours costs up to 8, softer edges a few more; pieces of different kinds and a
/// piece and the ground under it are farther apart.
const TOLERANCE: u32 = 24;

impl Picture {
    /// Reads a PNG as browsers write it.
    pub(super) fn of_png(bytes: &[u8]) -> Picture {
        let decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        let mut reader = decoder.read_info().expect("a picture");
        let mut buffer = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut buffer).expect("a whole picture");
        let samples = info.color_type.samples();
        assert!(samples >= 3 && info.bit_depth == png::BitDepth::Eight);
        let dots = buffer[..info.buffer_size()]
            .chunks_exact(samples)
            .map(|dot| [dot[0], dot[1], dot[2]])
            .collect();
        Picture {
            width: info.width as usize,
            height: info.height as usize,
            dots,
        }
    }

    pub(super) fn to_png(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::High);
        let mut writer = encoder.write_header().expect("writing to memory");
        (writer.write_image_data(&self.dots.concat())).expect("writing to memory");
        writer.finish().expect("writing to memory");
        bytes
    }

    /// A quarter of the width and height, in few colours, so that it stays small.
    pub(super) fn quarter(&self) -> Picture {
        let (width, height) = (self.width / 4, self.height / 4);
        let dots = (0..width * height).map(|index| {
            let (x, y) = (index % width, index / width);
            self.mean(4 * x, 4 * y, 4).map(|part| (part & 0xf8) | 4)
        });
        Picture {
            width,
            height,
            dots: dots.collect(),
        }
    }

    /// The average colour of a square.
    fn mean(&self, left: usize, top: usize, side: usize) -> [u8; 3] {
        let mut sums = [0_u32; 3];
        for y in top..top + side {
            for dot in &self.dots[y * self.width + left..y * self.width + left + side] {
                for (sum, part) in sums.iter_mut().zip(dot) {
                    *sum += u32::from(*part);
                }
            }
        }
        sums.map(|sum| (sum / (side * side) as u32) as u8)
    }

    /// The places where the pictures differ.
    pub(super) fn differences(&self, other: &Picture) -> Vec<Place> {
        if (self.width, self.height) != (other.width, other.height) {
            return vec![(0, 0)];
        }
        let mut places = Vec::new();
        for top in (0..=self.height - BLOCK).step_by(BLOCK) {
            for left in (0..=self.width - BLOCK).step_by(BLOCK) {
                // Nearly all blocks are unchanged.
                if self.distance(other, (left, top), (left, top)) <= TOLERANCE {
                    continue;
                }
                // Both ways: what is missing in one picture is present in the other.
                let least = self
                    .least(other, left, top)
                    .max(other.least(self, left, top));
                if least > TOLERANCE {
                    places.push((left, top));
                }
            }
        }
        places
    }

    /// How much a block differs at the least, with what lies around it there.
    fn least(&self, other: &Picture, left: usize, top: usize) -> u32 {
        let shifts = (-SHIFT..=SHIFT).flat_map(|y| (-SHIFT..=SHIFT).map(move |x| (x, y)));
        let distance = |(x, y): (isize, isize)| {
            let left_there = left.checked_add_signed(x)?;
            let top_there = top.checked_add_signed(y)?;
            if left_there + BLOCK > other.width || top_there + BLOCK > other.height {
                return None;
            }
            Some(self.distance(other, (left, top), (left_there, top_there)))
        };
        shifts.filter_map(distance).min().unwrap_or(0)
    }

    /// How much a block differs on average from one of another picture.
    fn distance(&self, other: &Picture, here: Place, there: Place) -> u32 {
        let mut sum = 0;
        for line in 0..BLOCK {
            let here = (here.1 + line) * self.width + here.0;
            let there = (there.1 + line) * other.width + there.0;
            let pairs = self.dots[here..here + BLOCK]
                .iter()
                .zip(&other.dots[there..there + BLOCK]);
            for (a, b) in pairs {
                let parts = a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(*b)));
                sum += parts.max().unwrap_or(0);
            }
        }
        sum / (BLOCK * BLOCK) as u32
    }

    /// The picture with red frames around these places.
    pub(super) fn marked(&self, places: &[Place]) -> Picture {
        let mut marked = self.clone();
        for (left, top) in places {
            for step in 0..BLOCK {
                let last = BLOCK - 1;
                for (x, y) in [(step, 0), (step, last), (0, step), (last, step)] {
                    let index = (top + y) * self.width + left + x;
                    if let Some(dot) = marked.dots.get_mut(index) {
                        *dot = [255, 0, 0];
                    }
                }
            }
        }
        marked
    }

    /// Fills a disc with a colour.
    #[cfg(test)]
    fn fill(&mut self, (x, y): (usize, usize), radius: usize, colour: [u8; 3]) {
        for down in y.saturating_sub(radius)..=y + radius {
            for right in x.saturating_sub(radius)..=x + radius {
                let far = x.abs_diff(right).pow(2) + y.abs_diff(down).pow(2);
                if far <= radius * radius {
                    self.dots[down * self.width + right] = colour;
                }
            }
        }
    }
}

const TRAY: [u8; 3] = [13, 14, 44];
const WATER: [u8; 3] = [64, 140, 220];

/// A row of shards in full size, each as large as on a phone.
fn row(shards: usize, aside: usize) -> Picture {
    let mut picture = Picture {
        width: 240,
        height: 64,
        dots: vec![TRAY; 240 * 64],
    };
    for index in 0..shards {
        picture.fill((40 + aside + 40 * index, 32), 10, WATER);
    }
    picture
}

#[test]
fn a_missing_shard_is_noticed() {
    let stored = row(4, 0).quarter();
    assert_eq!(row(4, 0).quarter().differences(&stored), []);
    assert!(!row(3, 0).quarter().differences(&stored).is_empty());
    assert!(!row(5, 0).quarter().differences(&stored).is_empty());
}

#[test]
fn another_colour_is_noticed() {
    let mut other = row(4, 0);
    other.fill((80, 32), 10, [110, 190, 80]);
    let differences = other.quarter().differences(&row(4, 0).quarter());
    assert!(!differences.is_empty());
}

#[test]
fn a_little_to_the_side_and_a_little_noise_are_not() {
    let mut other = row(4, 3);
    for (index, dot) in other.dots.iter_mut().enumerate() {
        dot[index % 3] = dot[index % 3].saturating_add((index % 17) as u8);
    }
    assert_eq!(other.quarter().differences(&row(4, 0).quarter()), []);
}

#[test]
fn a_moved_shard_is_noticed() {
    let differences = row(4, 10).quarter().differences(&row(4, 0).quarter());
    assert!(!differences.is_empty());
}

#[test]
fn pictures_round_trip() {
    let picture = row(3, 0);
    assert!(Picture::of_png(&picture.to_png()) == picture);
}
