//! How points are written.

/// Points with a true minus sign, which is wider than a hyphen and never breaks a line.
pub fn written(points: i32) -> String {
    points.to_string().replace('-', "\u{2212}")
}

/// Points that are gained or lost, always with a sign.
pub fn signed(points: impl Into<i32>) -> String {
    format!("{:+}", points.into()).replace('-', "\u{2212}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_below_zero_have_a_minus() {
        let all = [-14, 0, 9].map(written);
        assert_eq!(all, ["−14", "0", "9"]);
        assert_eq!([-2, 0, 3].map(signed), ["−2", "+0", "+3"]);
    }
}
