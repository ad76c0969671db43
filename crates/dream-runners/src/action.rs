//! What a seat may choose.

use crate::resolution::Block;
use crate::{Colour, Placed, SegmentId, Spot};

/// Something that lies on a converging cell (R15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// A star fragment.
    Fragment(Colour),
    /// A wild star fragment, which becomes this colour.
    Wild(Colour),
    /// A key.
    Key,
    /// A coin.
    Coin,
    /// A point of serenity.
    Serenity,
}

impl Thing {
    /// All things, in the order of lists.
    pub const ALL: [Thing; 11] = {
        use Colour::{Blue, Green, Orange, White};
        [
            Thing::Fragment(Blue),
            Thing::Fragment(White),
            Thing::Fragment(Orange),
            Thing::Fragment(Green),
            Thing::Wild(Blue),
            Thing::Wild(White),
            Thing::Wild(Orange),
            Thing::Wild(Green),
            Thing::Serenity,
            Thing::Key,
            Thing::Coin,
        ]
    };
}

/// One choice of a seat. What has many parts is played as several actions.
///
/// ```
/// # use lucid_dream_runners::{DreamRunners, Rules};
/// # let content = lucid_packs::dream_runners().content.clone();
/// # let game = DreamRunners::new(Rules::default(), content).unwrap();
/// # use lucid_tabletop::{Dealer, Game, Seat, Seed};
/// # let mut state = game.start();
/// # let mut dealer = Dealer::new(Seed::of_series(1, 0));
/// # let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
///
/// use lucid_dream_runners::Action;
///
/// let seat = seats.iter().next().unwrap();
/// let put = game.parse_action("set-1-three@c3").unwrap();
/// game.play(&mut state, Seat::new(0), put, &mut ()).unwrap();
/// let mut word = String::new();
/// game.write_action(put, &mut word);
/// assert_eq!(word, "set-1-three@c3");
/// game.play(&mut state, seat, Action::Lock, &mut ()).unwrap();
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// R1: lays a segment on the board, or moves it there if it lies.
    Put(Placed),
    /// R1: takes a segment off the board.
    Lift(SegmentId),
    /// R1: takes all segments off the board.
    Clear,
    /// R2, R3, R20: is satisfied with what lies there.
    Lock,

    /// R15: takes something from a converging cell.
    Take(Thing),
    /// R5: resolves all that is left, in the best order.
    Auto,
    /// R5: resolves this effect next.
    Block(Block),
    /// R5: resolves this cell of the effect next.
    Cell(Spot),
    /// R10: the colour of a wild fragment.
    Wild(Colour),
    /// R12: the unplayed segment that a bat takes.
    Bat(SegmentId),

    /// R17: buys a segment.
    Buy(SegmentId),
    /// R17: buys a point of serenity.
    Calm,
    /// R17: buys no segment, but may still buy serenity.
    Skip,
    /// R17, R18: is ready for the next round.
    #[default]
    Pass,
}
