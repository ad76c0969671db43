//! What could be better in a pack.

use lucid_packs::{Deviation, Measure, Rise, SegmentBonus, Space};

use crate::{Phrase, Texts, arg};

impl Texts {
    /// What could be better in a pack.
    pub(super) fn quality(&self, quality: &Deviation) -> String {
        match quality {
            Deviation::Count {
                what,
                found,
                wanted,
            } => self.quality_count(
                arg::Found(*found),
                arg::Wanted(*wanted),
                arg::What(self.things(*what)),
            ),
            Deviation::Size {
                what,
                found,
                from,
                to,
                level,
            } => match what {
                Measure::Shards => self.quality_shards(
                    arg::Found(*found),
                    arg::From(*from),
                    arg::Level(*level),
                    arg::To(*to),
                ),
                Measure::Points => self.quality_points(
                    arg::Found(*found),
                    arg::From(*from),
                    arg::Level(*level),
                    arg::To(*to),
                ),
            },
            Deviation::UnevenPowers {
                most: (power, most),
                fewest: (other, fewest),
            } => self.quality_uneven_powers(
                arg::Fewest(*fewest),
                arg::Most(*most),
                arg::Other(other.name()),
                arg::Power(power.name()),
            ),
            Deviation::SameAs(id) => self.quality_same_as(id),
            Deviation::Contains(id) => self.quality_contains(id),
            Deviation::ColourShare { colour, found, bag } => {
                let (found, bag) = (self.per_mille(*found), self.per_mille(*bag));
                self.quality_colour_share(
                    arg::Bag(bag),
                    arg::Colour(self.colour(*colour)),
                    arg::Found(found),
                )
            }
            Deviation::NotNightmareOnly => self.phrase(Phrase::QualityNotNightmareOnly),
            Deviation::NotHarder { what, level } => {
                let before = level.saturating_sub(1);
                match what {
                    Rise::Nightmares => {
                        self.quality_nightmares_not_harder(arg::Before(before), arg::Level(*level))
                    }
                    Rise::Losses => {
                        self.quality_losses_not_harder(arg::Before(before), arg::Level(*level))
                    }
                }
            }
            Deviation::TooEarly { cell, from } => {
                self.quality_too_early(arg::Cell(cell), arg::From(*from))
            }
            Deviation::SpecialOnPlain(cell) => self.quality_special_on_plain(cell),
            Deviation::PlainStar => self.phrase(Phrase::QualityPlainStar),
            Deviation::Hard { set, loss } => self.quality_hard(arg::Loss(*loss), arg::Set(*set)),
            Deviation::Unmatched => self.phrase(Phrase::QualityUnmatched),
            Deviation::SetSymbols { banish, collect } => {
                self.quality_set_symbols(arg::Banish(*banish), arg::Collect(*collect))
            }
            Deviation::SameSet(number) => self.quality_same_set(*number),
            Deviation::NeutralOnly(letter) => self.quality_neutral_only(letter.to_string()),
            Deviation::Weak => self.phrase(Phrase::QualityWeak),
            Deviation::NoneWith(what) => self.phrase(match what {
                SegmentBonus::Coins => Phrase::QualityNoneWithCoins,
                SegmentBonus::Points => Phrase::QualityNoneWithPoints,
                SegmentBonus::Double => Phrase::QualityNoneWithDouble,
                SegmentBonus::Both => Phrase::QualityNoneWithBoth,
            }),
            Deviation::NoWildChest => self.phrase(Phrase::QualityNoWildChest),
            Deviation::Track {
                what,
                found,
                wanted,
            } => match what {
                Space::Start => self.quality_track_start(arg::Found(*found), arg::Wanted(*wanted)),
                Space::Top => self.quality_track_top(arg::Found(*found), arg::Wanted(*wanted)),
            },
        }
    }

    /// A share in per mille as one of a hundred: `12.5` or `12,5`.
    fn per_mille(&self, share: usize) -> String {
        let mark = self.language().decimal_mark();
        format!("{}{mark}{}", share / 10, share % 10)
    }
}
