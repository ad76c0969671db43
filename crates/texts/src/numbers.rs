//! Numbers as a language writes them.

use crate::Texts;

impl Texts {
    /// A whole number with its thousands apart: `12,345` or `12.345`.
    pub fn number(&self, number: u64) -> String {
        let digits = number.to_string();
        let mut out = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                out.push(self.language().thousands_mark());
            }
            out.push(digit);
        }
        out
    }

    /// A number with so many decimals, without the minus of a zero: `0.50` or `0,50`.
    pub fn decimal(&self, value: f64, places: usize) -> String {
        let text = format!("{value:.places$}");
        let is_zero = text.chars().all(|c| matches!(c, '-' | '0' | '.'));
        let text = text.trim_start_matches(|c| is_zero && c == '-');
        text.replace('.', &self.language().decimal_mark().to_string())
    }

    /// A share of a hundred: `34.5%` or `34,5 %`.
    pub fn percent(&self, value: f64) -> String {
        self.messages.percent(self.decimal(value, 1))
    }
}
