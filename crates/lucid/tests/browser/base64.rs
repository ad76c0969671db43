//! The browser sends pictures as base64.

/// Decodes base64, which is not worth a dependency.
pub(crate) fn decoded(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(digit).collect();
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for part in digits.chunks(4) {
        let word = part
            .iter()
            .fold(0_u32, |word, digit| word << 6 | u32::from(*digit));
        let word = word << (6 * (4 - part.len()));
        bytes.extend(&word.to_be_bytes()[1..part.len()]);
    }
    bytes
}
