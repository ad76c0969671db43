//! Numbers as a language writes them.

use crate::bundle::Args;
use crate::{Language, Texts};

impl Texts {
    /// A whole number with its thousands apart: `12,345` or `12.345`.
    pub fn number(&self, number: u64) -> String {
        let digits = number.to_string();
        let mut out = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                out.push(self.marks().thousands);
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
        text.replace('.', &self.marks().decimals.to_string())
    }

    /// A share of a hundred: `34.5%` or `34,5 %`.
    pub fn percent(&self, value: f64) -> String {
        self.say(
            "percent",
            &Args::new().with("value", self.decimal(value, 1)),
        )
    }

    /// What stands before the decimals.
    pub(crate) const fn decimal_mark(&self) -> char {
        self.marks().decimals
    }

    const fn marks(&self) -> Marks {
        match self.language() {
            Language::English => Marks {
                thousands: ',',
                decimals: '.',
            },
            Language::German => Marks {
                thousands: '.',
                decimals: ',',
            },
        }
    }
}

/// What stands between the digits of a number.
struct Marks {
    thousands: char,
    decimals: char,
}
