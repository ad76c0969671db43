//! Random numbers that nobody can guess, from the operating system.

use lucid_tabletop::record::Salt;

/// Random bytes.
///
/// # Panics
/// The operating system has none, and nothing would be secure.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A random number.
pub fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// A salt for a name.
pub fn salt() -> Salt {
    Salt(bytes())
}

/// A secret for links: 128 bits as letters and digits.
pub fn secret() -> String {
    bytes::<16>()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
