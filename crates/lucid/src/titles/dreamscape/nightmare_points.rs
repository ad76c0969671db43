//! Mr Nightmare's points by where they come from.

use lucid_dreamscape::duel::Gain;
use lucid_texts::Phrase;

/// Where Mr Nightmare's points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NightmareSource {
    /// Discarded blue shards (L11).
    Blue,
    /// Red shards on links and in locations (L14).
    RedInDreamworld,
    /// Red shards of his stock (L14).
    RedInStock,
    /// Purposes (L15).
    Purposes,
}

impl NightmareSource {
    /// All sources, in the order of tables.
    pub(super) const ALL: [NightmareSource; 4] = [
        NightmareSource::Blue,
        NightmareSource::RedInDreamworld,
        NightmareSource::RedInStock,
        NightmareSource::Purposes,
    ];

    /// The name of this source in JSON.
    pub(super) const fn name(self) -> &'static str {
        ["blue", "red_in_dreamworld", "red_in_stock", "purposes"][self as usize]
    }

    /// What stands above the points from this source in tables.
    pub(super) const fn label(self) -> Phrase {
        match self {
            NightmareSource::Blue => Phrase::LabelBlue,
            NightmareSource::RedInDreamworld => Phrase::LabelRedInDreamworld,
            NightmareSource::RedInStock => Phrase::LabelRedInStock,
            NightmareSource::Purposes => Phrase::LabelPurposes,
        }
    }
}

/// Mr Nightmare's points of one game, in the order of [`NightmareSource::ALL`].
pub(super) type NightmarePoints = [i32; NightmareSource::ALL.len()];

/// Counts points that he gains.
pub(super) fn add(to: &mut NightmarePoints, points: i32, gain: Gain) {
    let mut add = |source: NightmareSource, points| to[source as usize] += points;
    match gain {
        Gain::Blue(_) => add(NightmareSource::Blue, points),
        Gain::Purpose { .. } => add(NightmareSource::Purposes, points),
        Gain::Red {
            in_dreamworld,
            in_stock,
        } => {
            // Every red shard pays the same (L14), and he only scores if there is one.
            let (out, own) = (i32::from(in_dreamworld), i32::from(in_stock));
            let each = points / (out + own).max(1);
            add(NightmareSource::RedInDreamworld, each * out);
            add(NightmareSource::RedInStock, each * own);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn red_is_told_apart_by_where_it_lies() {
        let mut points = NightmarePoints::default();
        add(&mut points, 6, Gain::Blue(3));
        let red = |in_dreamworld, in_stock| Gain::Red {
            in_dreamworld,
            in_stock,
        };
        add(&mut points, 20, red(4, 1));
        add(&mut points, 8, red(0, 2));
        assert_eq!(points, [6, 16, 12, 0]);
    }
}
