//! Mr Nightmare's steps in a solo game as lines of a log (L5 to L15).

use lucid_dreamscape::duel::Gain;
use lucid_dreamscape::{Colour, Content, Difficulty, Edition, NightmareStep, Profile, PurposeKind};

use super::names::link_name;
use crate::{Phrase, Texts, arg};

/// The player whom Mr Nightmare plays against, as sentences speak of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent<'a> {
    /// By name, in the third person: for logs, which others read too.
    Named(&'a str),
    /// As “you”: for the player.
    You,
}

/// What sentences about his steps call the things around him.
///
/// A table of the engine knows all of it. Of a table at home only the edition is
/// known.
#[derive(Clone, Copy, Debug)]
pub struct DuelNames<'a> {
    /// Decides on the names of locations (E18).
    pub edition: Edition,
    /// The player.
    pub player: Opponent<'a>,
    /// Names the cards that he steals from; without it they stay nameless.
    pub content: Option<&'a Content>,
}

impl<'a> DuelNames<'a> {
    /// The names at a table of which little is known.
    pub const fn new(edition: Edition, player: Opponent<'a>) -> DuelNames<'a> {
        DuelNames {
            edition,
            player,
            content: None,
        }
    }
}

impl Texts {
    /// What Mr Nightmare does, or why he does not, as a line of a log.
    pub fn nightmare_step(&self, names: &DuelNames<'_>, step: NightmareStep) -> String {
        let edition = names.edition;
        let from_location = |location| self.location_from(edition, location);
        match step {
            NightmareStep::Travels => self.phrase(Phrase::DeedTravels),
            NightmareStep::Creates => self.phrase(Phrase::DeedCreates),
            NightmareStep::HasTooFew { colour, has, needs } => self.deed_has_too_few(
                arg::Has(has),
                arg::Needs(needs),
                arg::Shard(self.shard_stem(colour)),
            ),
            NightmareStep::Keeps {
                colour,
                his,
                trees,
                yours,
            } => {
                let shard = self.shard_stem(colour);
                match names.player {
                    Opponent::Named(name) => self.deed_keeps(
                        arg::His(his),
                        arg::Player(name),
                        arg::Shard(shard),
                        arg::Trees(trees),
                        arg::Yours(yours),
                    ),
                    Opponent::You => self.deed_keeps_you(
                        arg::His(his),
                        arg::Shard(shard),
                        arg::Trees(trees),
                        arg::Yours(yours),
                    ),
                }
            }
            NightmareStep::Discards { colour, count } => {
                let shards =
                    self.some_shards(arg::Count(count), arg::Shard(self.shard_stem(colour)));
                match colour {
                    Colour::Green => self.deed_discards_green(shards),
                    Colour::Blue => self.deed_discards_blue(shards),
                    Colour::Gray => self.deed_discards_gray(shards),
                    Colour::Brown => self.deed_discards_brown(shards),
                    Colour::White => self.deed_discards_white(shards),
                    Colour::Red => self.deed_discards_red(shards),
                }
            }
            NightmareStep::Takes { colour, location } => self.deed_takes(
                arg::From(from_location(location)),
                arg::Shard(self.shard_stem(colour)),
            ),
            NightmareStep::FindsNothing(location) => {
                self.deed_finds_nothing(self.location_at(edition, location))
            }
            NightmareStep::Goes { from, to } => self.deed_goes(
                arg::From(from_location(from)),
                arg::To(self.location_to(edition, to)),
            ),
            NightmareStep::LeavesRed(link) => self.deed_leaves_red(link_name(link)),
            NightmareStep::FindsRed(link) => self.deed_finds_red(link_name(link)),
            NightmareStep::NoRedLeft => self.phrase(Phrase::DeedNoRedLeft),
            NightmareStep::NoSlotLeft(location) => {
                self.deed_no_slot_left(self.location_of(edition, location))
            }
            NightmareStep::Steals { colour, card } => {
                let shard = self.shard_stem(colour);
                match (names.content.zip(card), names.player) {
                    (Some((content, card)), _) => self.deed_steals(
                        arg::Card(self.card_title(content.card(card))),
                        arg::Shard(shard),
                    ),
                    (None, Opponent::Named(name)) => {
                        self.deed_steals_somewhere(arg::Player(name), arg::Shard(shard))
                    }
                    (None, Opponent::You) => self.deed_steals_somewhere_you(shard),
                }
            }
            NightmareStep::StealsNothing => match names.player {
                Opponent::Named(name) => self.deed_steals_nothing(name),
                Opponent::You => self.phrase(Phrase::DeedStealsNothingYou),
            },
            NightmareStep::TakesTree => self.phrase(Phrase::DeedTakesTree),
            NightmareStep::NoTreeLeft => self.phrase(Phrase::DeedNoTreeLeft),
            NightmareStep::Scores { points, gain } => {
                self.deed_scores(arg::Points(points), arg::Reason(self.gain(gain)))
            }
        }
    }

    /// Why he scores, as a phrase without a full stop.
    pub fn gain(&self, gain: Gain) -> String {
        match gain {
            Gain::Blue(count) => self.gain_blue(count),
            Gain::Red {
                in_dreamworld,
                in_stock: 0,
            } => self.gain_red_in_dreamworld(in_dreamworld),
            Gain::Red {
                in_dreamworld: 0,
                in_stock,
            } => self.gain_red_in_stock(in_stock),
            Gain::Red {
                in_dreamworld,
                in_stock,
            } => {
                let all = u32::from(in_dreamworld) + u32::from(in_stock);
                self.gain_red(
                    arg::Count(all),
                    arg::Stock(in_stock),
                    arg::World(in_dreamworld),
                )
            }
            Gain::Purpose {
                tint, his, yours, ..
            } => {
                // L2: in a solo game all purposes are of one kind, so their
                // colours are what tells them apart.
                let purpose = self.purpose_of(PurposeKind::MostOfColour, tint);
                if his == yours {
                    self.gain_purpose_tie(arg::His(his), arg::Purpose(purpose))
                } else {
                    self.gain_purpose(arg::His(his), arg::Purpose(purpose), arg::Yours(yours))
                }
            }
        }
    }

    /// The name of a purpose for the most shards of a colour (L2).
    pub fn purpose_of_colour(&self, colour: Colour) -> String {
        self.purpose_of(PurposeKind::MostOfColour, Some(colour))
    }

    /// The name of a printed line of the difficulty table (L3).
    pub fn profile(&self, profile: Profile) -> String {
        self.phrase(match profile {
            Profile::TroubledNights => Phrase::ProfileTroubledNights,
            Profile::BadDreams => Phrase::ProfileBadDreams,
            Profile::ColdSweat => Phrase::ProfileColdSweat,
            Profile::WorstNightmares => Phrase::ProfileWorstNightmares,
        })
    }

    /// How hard he is: the name of a line, if it is printed, and its numbers.
    pub fn solo_line(&self, line: Difficulty) -> String {
        let name = match line.profile() {
            Some(profile) => self.profile(profile),
            None => self.phrase(Phrase::SoloLineOwn),
        };
        let [blue, brown, gray, green, white] = thresholds(line);
        let red = line.red_points();
        let messages = &self.messages;
        messages.solo_line(
            arg::Blue(blue),
            arg::Brown(brown),
            arg::Gray(gray),
            arg::Green(green),
            arg::Name(name),
            arg::Red(red),
            arg::White(white),
        )
    }

    /// The numbers of a line, where its name is already said.
    pub fn solo_numbers(&self, line: Difficulty) -> String {
        let [blue, brown, gray, green, white] = thresholds(line);
        let red = line.red_points();
        let messages = &self.messages;
        messages.solo_numbers(
            arg::Blue(blue),
            arg::Brown(brown),
            arg::Gray(gray),
            arg::Green(green),
            arg::Red(red),
            arg::White(white),
        )
    }
}

/// How many shards of each colour he discards at a time.
fn thresholds(line: Difficulty) -> [u8; 5] {
    use Colour::{Blue, Brown, Gray, Green, White};
    [Blue, Brown, Gray, Green, White].map(|colour| line.threshold(colour))
}
