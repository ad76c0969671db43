//! Damaged texts, for tests of what parses.

use lucid_tabletop::Random;

/// Changes, drops, doubles and swaps bytes and lines.
pub fn damage(text: &str, random: &mut Random) -> Vec<u8> {
    let mut lines: Vec<&str> = text.lines().collect();
    if random.below(2) == 0 {
        let (a, b) = (random.below(lines.len()), random.below(lines.len()));
        match random.below(3) {
            0 => lines.swap(a, b),
            1 => lines.insert(a, lines[b]),
            _ => drop(lines.remove(a)),
        }
    }
    let mut bytes = lines.join("\n").into_bytes();
    let times = random.below(4);
    damage_bytes(&mut bytes, times, random);
    if random.below(8) == 0 && !bytes.is_empty() {
        bytes.truncate(random.below(bytes.len()));
    }
    bytes
}

/// Changes, drops and doubles so many bytes.
pub fn damage_bytes(bytes: &mut Vec<u8>, times: usize, random: &mut Random) {
    for _ in 0..times {
        if bytes.is_empty() {
            break;
        }
        let (at, from) = (random.below(bytes.len()), random.below(bytes.len()));
        match random.below(4) {
            0 => bytes[at] = bytes[from],
            1 => bytes[at] = random.bits() as u8,
            2 => drop(bytes.remove(at)),
            _ => bytes.insert(at, bytes[from]),
        }
    }
}
