//! Comparing what must not be guessed.

use subtle::ConstantTimeEq as _;

/// Whether two secrets are the same, in a time that tells nothing of where they differ.
pub fn same(one: &[u8], other: &[u8]) -> bool {
    one.ct_eq(other).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_compared_whole() {
        assert!(same(b"moon", b"moon"));
        assert!(!same(b"moon", b"mood"));
        assert!(!same(b"moon", b"moonlight"));
        assert!(!same(b"", b"m"));
    }
}
