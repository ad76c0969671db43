//! The layout of the shards of a location in its tray.

/// A tray with places for shards, around the middle of an island.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tray {
    /// The centres of the places, in the order of the row.
    pub(crate) places: Vec<(f64, f64)>,
    /// The size of tokens.
    pub(crate) scale: f64,
    /// Left, top, width and height of the hollow.
    pub(crate) hollow: (f64, f64, f64, f64),
}

/// The distance of centres at full size.
const PITCH: f64 = 31.0;
/// The greatest width of a line.
const ROOM: f64 = 152.0;

/// The tray for a number of places: the shards and the room up to the capacity. Up to eight are
/// in one line and shrink as needed; a longer row takes two lines.
pub(crate) fn tray(places: usize) -> Tray {
    let lines = if places > 8 { 2 } else { 1 };
    let across = places.div_ceil(lines).max(1);
    let pitch = PITCH.min(ROOM / across as f64);
    let scale = (0.72 * pitch / PITCH).min(if lines > 1 { 0.46 } else { 0.72 });
    // A short row starts where a full one does: the key is always on the left.
    let left = -(ROOM - pitch) / 2.0;
    let deep = 20.0;
    let top = 37.0 - deep * (lines - 1) as f64 / 2.0;
    let at = |index: usize| {
        (
            left + pitch * (index % across) as f64,
            top + deep * (index / across) as f64,
        )
    };
    Tray {
        places: (0..places).map(at).collect(),
        scale,
        hollow: match lines {
            1 => (-88.0, 18.0, 176.0, 38.0),
            _ => (-88.0, 15.0, 176.0, 44.0),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_stays_in_its_tray() {
        for places in 0..=16 {
            let tray = tray(places);
            assert_eq!(tray.places.len(), places);
            let (left, top, width, height) = tray.hollow;
            let half = 20.5 * tray.scale;
            for (x, y) in &tray.places {
                assert!(x - half >= left && x + half <= left + width, "{places}");
                assert!(y - half >= top && y + half <= top + height, "{places}: {y}");
            }
            for pair in tray.places.windows(2) {
                let ((x, y), (u, v)) = (pair[0], pair[1]);
                let far = (u - x).hypot(v - y);
                assert!(far >= 2.0 * 0.8 * half, "{places} overlap: {far}");
            }
        }
    }

    #[test]
    fn the_key_is_always_on_the_left() {
        for places in 1..=16 {
            let (x, _) = tray(places).places[0];
            assert!(x <= -60.0, "{places}: {x}");
        }
    }
}
