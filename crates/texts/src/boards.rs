//! The boards on the screen: titles, names of places and signs.

use lucid_dreamscape::{CardId, Colour, Dreamscape, Level, Link, Location, Power, Slot};

use crate::Texts;
use crate::bundle::Args;
use crate::words::{Words, link_name};

/// The words of boards, each with the id of its message.
macro_rules! board_words {
    ($($word:ident = $id:literal,)+) => {
        /// A word, title or sign on a board, without arguments.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the words say it")]
        pub enum BoardWord {
            $($word,)+
        }

        impl BoardWord {
            /// All words.
            pub const ALL: &'static [BoardWord] = &[$(BoardWord::$word,)+];

            const fn id(self) -> &'static str {
                match self {
                    $(BoardWord::$word => $id,)+
                }
            }
        }
    };
}

board_words! {
    World = "board-world",
    YourScape = "board-your-scape",
    Raised = "board-raised",
    Flat = "board-flat",
    View = "board-view",
    Hands = "board-hands",
    NoShards = "board-no-shards",
    Cards = "board-cards",
    OthersCards = "board-others-cards",
    Drawn = "board-drawn",
    Purposes = "board-purposes",
    Others = "board-others",
    Store = "board-store",
    Bag = "board-bag",
    Decks = "board-decks",
    Trees = "board-trees",
    Nightmares = "board-nightmares",
    None = "board-none",
    You = "board-you",
    Empty = "board-empty",
    Tree = "board-tree",
    Dreamer = "board-dreamer",
    Entry = "board-entry",
    Mountain = "board-mountain",
    Close = "board-close",
    ToPlace = "board-to-place",
    Used = "board-used",
    Blocked = "board-blocked",
    CanUse = "board-can-use",
    MrNightmare = "board-mr-nightmare",
    ToLay = "board-to-lay",
    RowToBe = "board-row-to-be",
    Completed = "board-completed",
    SignMoveFree = "sign-move-free",
    SignHere = "sign-here",
    SignCollect = "sign-collect",
    SignUse = "sign-use",
    SignAdd = "sign-add",
    SignReorder = "sign-reorder",
    SignSeed = "sign-seed",
    SignPlace = "sign-place",
    SignPlant = "sign-plant",
    SignEnter = "sign-enter",
    SignStep = "sign-step",
    SignFree = "sign-free",
    SignTake = "sign-take",
    SignLift = "sign-lift",
    SignKeep = "sign-keep",
    SignComplete = "sign-complete",
    SignGive = "sign-give",
    SignStore = "sign-store",
    SignChoose = "sign-choose",
}

/// What a number on a board counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardCount {
    /// Points of a card or a player.
    Score(i16),
    /// The word beside such a number.
    ScoreWord(i16),
    /// Completed cards.
    Pile(usize),
    /// Steps of the Dreamer.
    Steps(usize),
    /// Shards that lie where they should not.
    InTheWay(usize),
    /// The height of a stack.
    Height(usize),
    /// The level of a card.
    Level(u8),
    /// The number of the location that a Sleeper lies on.
    Asleep(u8),
    /// What a move costs.
    MoveCost(u8),
}

impl Texts {
    /// A word on a board.
    pub fn board(&self, word: BoardWord) -> String {
        self.plain(word.id())
    }

    /// A number on a board, in words.
    pub fn board_count(&self, count: BoardCount) -> String {
        let args = Args::new();
        let (id, args) = match count {
            BoardCount::Score(points) => ("board-score", args.with("points", points)),
            BoardCount::ScoreWord(points) => ("board-points", args.with("points", points)),
            BoardCount::Pile(count) => ("board-pile", args.with("count", count)),
            BoardCount::Steps(count) => ("board-steps", args.with("count", count)),
            BoardCount::InTheWay(count) => ("board-in-the-way", args.with("count", count)),
            BoardCount::Height(count) => ("board-height", args.with("count", count)),
            BoardCount::Level(level) => ("board-level", args.with("level", level)),
            BoardCount::Asleep(number) => ("board-asleep", args.with("number", number)),
            BoardCount::MoveCost(cost) => ("sign-move-paid", args.with("cost", cost)),
        };
        self.say(id, &args)
    }

    /// The title of somebody's Dreamscape.
    pub fn scape_of(&self, player: &str) -> String {
        let args = Args::new().with("player", player.to_owned());
        self.say("board-scape", &args)
    }

    /// How many action points are left.
    pub fn action_points(&self, left: u8, all: u8) -> String {
        let args = Args::new().with("left", left).with("all", all);
        self.say("board-action-points", &args)
    }

    /// Shards one after the other: `grass, rock`.
    pub fn shard_list(&self, shards: impl IntoIterator<Item = Colour>) -> String {
        let names: Vec<String> = shards.into_iter().map(|c| self.shard(c)).collect();
        if names.is_empty() {
            return self.board(BoardWord::NoShards);
        }
        names.join(", ")
    }

    /// The row of a location, with its key and what can be collected.
    pub fn location_row(&self, shards: &[Colour]) -> String {
        let (Some(key), Some(hand)) = (shards.first(), shards.last()) else {
            return self.board(BoardWord::NoShards);
        };
        let args = Args::new()
            .with("shards", self.shard_list(shards.iter().copied()))
            .with("key", self.shard(*key))
            .with("hand", self.shard(*hand));
        self.say("board-row", &args)
    }

    /// A location with its number.
    pub fn numbered_location(&self, game: &Dreamscape, location: Location) -> String {
        let name = self.short_location(game.rules().edition, location);
        let args = Args::new().with("number", location.number());
        self.say("board-location", &args.with("name", name))
    }

    /// Whose Sleeper lies here.
    pub fn sleeper_here(&self, player: &str) -> String {
        let args = Args::new().with("player", player.to_owned());
        self.say("board-sleeper", &args)
    }

    /// A link, and whether a red shard lies on it.
    pub fn link_with(&self, link: Link, red: Option<Colour>) -> String {
        let id = match red {
            Some(_) => "board-link-red",
            None => "board-link",
        };
        self.say(id, &Args::new().with("link", link_name(link)))
    }

    /// A slot and what is on it.
    pub fn slot_with(&self, game: &Dreamscape, slot: Slot, what: String) -> String {
        let words = Words::new(self, game).slot(slot);
        words.with("what", what).say("board-slot")
    }

    /// The title of the list of a stack.
    pub fn bottom_up(&self, game: &Dreamscape, slot: Slot) -> String {
        Words::new(self, game).slot(slot).say("board-bottom-up")
    }

    /// So many shards of a colour in Hands.
    pub fn held_shards(&self, colour: Colour, count: u8) -> String {
        let args = Args::new().with("shard", self.shard(colour));
        self.say("board-held", &args.with("count", count))
    }

    /// So many shards, such as `2 × water`.
    pub fn shards_of(&self, colour: Colour, count: usize) -> String {
        let args = Args::new().with("shard", self.shard(colour));
        self.say("board-some-shards", &args.with("count", count))
    }

    /// A card with level, points, power and the shard on it.
    pub fn card_told(&self, game: &Dreamscape, card: CardId, shard: Option<Colour>) -> String {
        let about = game.content().card(card);
        let args = Args::new()
            .with("card", self.card(game, card))
            .with(
                "level",
                self.board_count(BoardCount::Level(about.level.number())),
            )
            .with(
                "points",
                self.board_count(BoardCount::Score(about.points.into())),
            )
            .with("power", self.power(about.power));
        let told = self.say("board-card", &args);
        match shard {
            None => told,
            Some(shard) => {
                let args = Args::new().with("shard", self.shard(shard));
                format!("{told}; {}", self.say("board-on-card", &args))
            }
        }
    }

    /// The power of a location.
    pub fn power_of(&self, power: Power) -> String {
        self.say("board-power", &Args::new().with("power", self.power(power)))
    }

    /// That a card would be completed.
    pub fn completes(&self, game: &Dreamscape, card: CardId) -> String {
        Words::new(self, game).card(card).say("board-completes")
    }

    /// What a card still needs; nothing if it fits.
    pub fn fit(&self, game: &Dreamscape, card: CardId, missing: &[String]) -> String {
        let words = Words::new(self, game).card(card);
        if missing.is_empty() {
            return words.say("board-fits");
        }
        let missing = missing.join(", ");
        words.with("missing", missing).say("board-fit-missing")
    }

    /// A deck with its number of cards.
    pub fn deck(&self, level: Level, count: u8) -> String {
        let args = Args::new().with("level", level.number());
        self.say("board-deck", &args.with("count", count))
    }

    /// How a player stands with a purpose.
    pub fn standing(&self, player: &str, value: i32) -> String {
        let args = Args::new().with("player", player.to_owned());
        self.say("board-standing", &args.with("value", value))
    }
}
