//! What a seat may choose.

use crate::{CardId, Colour, Level, Link, Location, Slot};

/// One choice of a seat. What has many parts is played as several actions.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_dreamscape::{Action, Colour};
/// use lucid_tabletop::Game;
///
/// let slot = game.content().grid().named("c1").unwrap();
/// let action = Action::Place { colour: Colour::Blue, slot };
/// let mut word = String::new();
/// game.write_action(action, &mut word);
/// assert_eq!(word, "u:c1");
/// assert_eq!(game.parse_action("u:c1"), Some(action));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Ends a Travel (T7), a Creation (K7) or the last placement (F1).
    #[default]
    End,

    /// T2: takes the rightmost shard of the location, which is of this colour.
    Collect(Colour),
    /// T3, T4: moves the Sleeper, free if it can be free.
    Move(Location),
    /// T5: uses the power of the location.
    UseLocation,
    /// T6: puts a shard on a card and uses its power.
    UseCard {
        /// A card in front, or the top of the pile.
        card: CardId,
        /// The shard.
        colour: Colour,
    },
    /// T6: puts a shard on a card, only to store it.
    Store {
        /// A card in front, or the top of the pile.
        card: CardId,
        /// The shard.
        colour: Colour,
    },
    /// N2, L10: puts a red shard on a link.
    Seed(Link),

    /// K1, K2: places a shard in the Dreamscape.
    Place {
        /// The shard.
        colour: Colour,
        /// Where it goes.
        slot: Slot,
    },
    /// K3, K4: discards two shards of a colour, or three red, for one from the bag.
    Exchange {
        /// What is discarded.
        give: Colour,
        /// What is chosen from the bag.
        take: Colour,
    },
    /// K5: discards a green shard for a tree.
    Plant(Slot),
    /// D1: the Dreamer comes in.
    Enter,
    /// D2: a step for a white shard.
    Step(Slot),
    /// D5: a free step.
    FreeStep(Slot),

    /// P3: takes the topmost shard of a slot back into Hands.
    Take(Slot),
    /// P4: moves a shard, with all that is on it, one slot aside.
    Shift {
        /// Where it lies.
        from: Slot,
        /// The height of the shard, 0 at the bottom.
        height: u8,
        /// Where it goes.
        to: Slot,
    },
    /// P2: puts one of the drawn shards at the right end of a location.
    Harvest {
        /// The shard.
        colour: Colour,
        /// Where it goes.
        location: Location,
    },
    /// P5: chooses the location that will be reordered.
    Reorder(Location),
    /// P5: the next shard of the new order, from left to right.
    Next(Colour),
    /// Ends a power that may stop at any point.
    Stop,

    /// A3: of several cards that match, completes this one first.
    Complete(CardId),
    /// A4: of two shards, keeps this one on the pile.
    PileShard(Colour),
    /// A5, P6: chooses the deck to draw from.
    Draw(Level),
    /// A5: draws no cards.
    NoDraw,
    /// S3, A5, P6: keeps one of the drawn cards.
    Keep(CardId),
    /// A5, P6: keeps none of the drawn cards.
    KeepNone,

    /// L12: of several cards with the shard that Mr Nightmare steals, this one.
    Yield(CardId),
}
