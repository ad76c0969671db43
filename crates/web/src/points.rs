//! How points are written and compared.

/// Points with a true minus sign, which is wider than a hyphen and never breaks a line.
pub fn written(points: i32) -> String {
    points.to_string().replace('-', "\u{2212}")
}

/// Points that are gained or lost, always with a sign.
pub fn signed(points: impl Into<i32>) -> String {
    format!("{:+}", points.into()).replace('-', "\u{2212}")
}

/// Where one result is most ahead of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advantage<T> {
    /// In what.
    pub of: T,
    /// The points of whoever is ahead.
    pub ahead: i32,
    /// The points of the other.
    pub behind: i32,
}

/// The largest advantage among sources with the points of both; of equal ones the first.
/// `None` if whoever should be ahead is so nowhere.
pub fn largest_advantage<T>(
    sources: impl IntoIterator<Item = (T, i32, i32)>,
) -> Option<Advantage<T>> {
    let all = sources
        .into_iter()
        .map(|(of, ahead, behind)| Advantage { of, ahead, behind });
    let ahead = all.filter(|one| one.ahead > one.behind);
    ahead.reduce(
        |most, one| match one.ahead - one.behind > most.ahead - most.behind {
            true => one,
            false => most,
        },
    )
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
