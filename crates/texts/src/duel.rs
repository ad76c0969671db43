//! Mr Nightmare's deeds in a solo game as lines of a log (L5 to L15).

use lucid_dreamscape::duel::Gain;
use lucid_dreamscape::{Colour, Content, Deed, Edition, Line, Profile, PurposeKind};

use crate::Texts;
use crate::bundle::Args;
use crate::words::link_name;

/// The player whom Mr Nightmare plays against, as sentences speak of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent<'a> {
    /// By name, in the third person: for logs, which others read too.
    Named(&'a str),
    /// As “you”: for whoever plays.
    You,
}

/// What sentences about his deeds call the things around him.
///
/// A table of the engine knows all of it. Of a table at home only the edition is
/// known, and the colours of the purposes.
#[derive(Clone, Copy, Debug)]
pub struct DuelNames<'a> {
    /// Decides on the names of locations (E18).
    pub edition: Edition,
    /// The player.
    pub player: Opponent<'a>,
    /// Names the cards that he steals from; without it they stay nameless.
    pub content: Option<&'a Content>,
    /// The colours of the purposes by place, where they are known.
    pub purposes: [Option<Colour>; 2],
}

impl<'a> DuelNames<'a> {
    /// The names at a table of which little is known.
    pub const fn new(edition: Edition, player: Opponent<'a>) -> DuelNames<'a> {
        DuelNames {
            edition,
            player,
            content: None,
            purposes: [None; 2],
        }
    }
}

impl Texts {
    /// What Mr Nightmare does, or why he does not, as a line of a log.
    pub fn deed(&self, names: &DuelNames<'_>, deed: Deed) -> String {
        let args = Args::new();
        let place = |form, location| self.location_form(names.edition, location, form);
        match deed {
            Deed::Travels => self.plain("deed-travels"),
            Deed::Creates => self.plain("deed-creates"),
            Deed::HasTooFew { colour, has, needs } => {
                let args = args.with("colour", self.colour(colour));
                let args = args.with("has", has).with("needs", needs);
                self.say("deed-has-too-few", &args)
            }
            Deed::Keeps {
                colour,
                his,
                trees,
                yours,
            } => {
                let args = args.with("colour", self.colour(colour));
                let args = args.with("his", his).with("trees", trees);
                let args = args.with("yours", yours);
                self.say_to(names.player, "deed-keeps", args)
            }
            Deed::Discards { colour, count } => {
                let id = format!("deed-discards-{}", colour.name());
                self.say(&id, &args.with("shards", self.some_shards(colour, count)))
            }
            Deed::Takes { colour, location } => {
                let args = args.with("colour", self.colour(colour));
                self.say("deed-takes", &args.with("from", place("from", location)))
            }
            Deed::FindsNothing(location) => {
                let args = args.with("at", place("at", location));
                self.say("deed-finds-nothing", &args)
            }
            Deed::Goes { from, to } => {
                let args = args.with("from", place("from", from));
                self.say("deed-goes", &args.with("to", place("to", to)))
            }
            Deed::LeavesRed(link) => {
                self.say("deed-leaves-red", &args.with("link", link_name(link)))
            }
            Deed::FindsRed(link) => self.say("deed-finds-red", &args.with("link", link_name(link))),
            Deed::NoRedLeft => self.plain("deed-no-red-left"),
            Deed::NoSlotLeft(location) => {
                self.say("deed-no-slot-left", &args.with("of", place("of", location)))
            }
            Deed::Steals { colour, card } => {
                let args = args.with("colour", self.colour(colour));
                match names.content.zip(card) {
                    Some((content, card)) => {
                        let title = self.card_title(content.card(card));
                        self.say("deed-steals", &args.with("card", title))
                    }
                    None => self.say_to(names.player, "deed-steals-somewhere", args),
                }
            }
            Deed::StealsNothing => self.say_to(names.player, "deed-steals-nothing", args),
            Deed::TakesTree => self.plain("deed-takes-tree"),
            Deed::NoTreeLeft => self.plain("deed-no-tree-left"),
            Deed::Scores { points, gain } => {
                let args = args.with("points", points);
                let reason = self.gain(names, gain);
                self.say("deed-scores", &args.with("reason", reason))
            }
        }
    }

    /// Why he scores, as a phrase without a full stop.
    pub fn gain(&self, names: &DuelNames<'_>, gain: Gain) -> String {
        let args = Args::new();
        match gain {
            Gain::Blue(count) => self.say("gain-blue", &args.with("count", count)),
            Gain::Red {
                in_dreamworld,
                in_stock: 0,
            } => self.say("gain-red-in-dreamworld", &args.with("count", in_dreamworld)),
            Gain::Red {
                in_dreamworld: 0,
                in_stock,
            } => self.say("gain-red-in-stock", &args.with("count", in_stock)),
            Gain::Red {
                in_dreamworld,
                in_stock,
            } => {
                let all = u32::from(in_dreamworld) + u32::from(in_stock);
                let args = args.with("count", all).with("world", in_dreamworld);
                self.say("gain-red", &args.with("stock", in_stock))
            }
            Gain::Purpose {
                place, his, yours, ..
            } => {
                // L2: in a solo game all purposes are of one kind, so their
                // colours are what tells them apart.
                let purpose = match names.purposes.get(usize::from(place)) {
                    Some(Some(colour)) => self.purpose_of_colour(*colour),
                    _ => self.purpose(PurposeKind::MostOfColour),
                };
                let args = args.with("purpose", purpose).with("his", his);
                match his == yours {
                    true => self.say("gain-purpose-tie", &args),
                    false => self.say("gain-purpose", &args.with("yours", yours)),
                }
            }
        }
    }

    /// That he takes shards, several lines as one: `list` says where and which.
    pub fn deed_takes_list(&self, list: String) -> String {
        self.say("deed-takes-list", &Args::new().with("list", list))
    }

    /// The name of a purpose for the most shards of a colour (L2).
    pub fn purpose_of_colour(&self, colour: Colour) -> String {
        let args = Args::new().with("colour", self.colour(colour));
        self.say("purpose-of-colour", &args)
    }

    /// The name of a printed line of the difficulty table (L3).
    pub fn profile(&self, profile: Profile) -> String {
        self.plain(&format!("profile-{}", profile.name()))
    }

    /// How hard he is: the name of a line, if it is printed, and its numbers.
    pub fn solo_line(&self, line: Line) -> String {
        let name = match line.profile() {
            Some(profile) => self.profile(profile),
            None => self.plain("solo-line-own"),
        };
        self.say("solo-line", &numbers_of(line).with("name", name))
    }

    /// The numbers of a line, where its name is already said.
    pub fn solo_numbers(&self, line: Line) -> String {
        self.say("solo-numbers", &numbers_of(line))
    }

    /// So many shards, as what is done something to.
    fn some_shards(&self, colour: Colour, count: u8) -> String {
        let args = Args::new().with("colour", self.colour(colour));
        self.say("some-shards", &args.with("count", count))
    }

    /// A message that speaks of the player, or to them.
    fn say_to(&self, player: Opponent<'_>, id: &str, args: Args) -> String {
        match player {
            Opponent::Named(name) => self.say(id, &args.with("player", name.to_owned())),
            Opponent::You => self.attribute(id, "you", &args),
        }
    }
}

fn numbers_of(line: Line) -> Args {
    Args::new()
        .with("gray", line.threshold(Colour::Gray))
        .with("white", line.threshold(Colour::White))
        .with("blue", line.threshold(Colour::Blue))
        .with("brown", line.threshold(Colour::Brown))
        .with("green", line.threshold(Colour::Green))
        .with("red", line.red_points())
}
