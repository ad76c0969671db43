//! Single pieces and signs.

use lucid_dreamscape::{Colour, Power};

use super::drawings::{self, shard, token};
use crate::picture::{Frame, Picture};
use crate::theme::Look;

/// A piece or sign that can be shown alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandalonePiece {
    /// A shard from the side.
    Shard(Colour),
    /// A shard from above, as in texts.
    Token(Colour),
    /// A tree.
    Tree,
    /// The Dreamer, in the cap of the seat.
    Dreamer,
    /// The Sleeper, under the blanket of the seat.
    Sleeper,
    /// Mr Nightmare.
    MrNightmare,
    /// An action point.
    Candle,
    /// An action point that has been used.
    CandleOut,
    /// The sign of a power.
    Power(Power),
    /// The sign of the seat.
    Sign,
}

/// Draws a piece.
pub fn piece(piece: StandalonePiece, label: &str, look: &Look<'_>) -> String {
    let (name, [x, y, width, height]) = match piece {
        StandalonePiece::Shard(colour) => (shard(colour), [-46, -42, 92, 68]),
        StandalonePiece::Token(colour) => (token(colour), [-22, -22, 44, 45]),
        StandalonePiece::Tree => ("tree", [-40, -84, 80, 100]),
        StandalonePiece::Dreamer => ("dreamer", [-50, -72, 90, 88]),
        StandalonePiece::Sleeper => ("sleeper", [-48, -42, 96, 54]),
        StandalonePiece::MrNightmare => ("nightmare", [-56, -128, 112, 146]),
        StandalonePiece::Candle => ("candle", [-24, -58, 48, 66]),
        StandalonePiece::CandleOut => ("candle-out", [-24, -58, 48, 66]),
        StandalonePiece::Power(power) => (drawings::power(power), [-16, -16, 32, 32]),
        StandalonePiece::Sign => (look.seat.sign(), [-12, -12, 24, 24]),
    };
    let mut picture = Picture::new(look, "piece", name);
    let ink = match piece {
        StandalonePiece::Sign => look.cloth().fill,
        _ => picture.palette().ink,
    };
    picture.stamp(name, format_args!(" color=\"{ink}\""));
    if piece == StandalonePiece::Sleeper {
        picture.stamp(look.seat.sign(), " color=\"#fff\" x=\"13\" y=\"-17\"");
    }
    let frame = Frame {
        x: f64::from(x),
        y: f64::from(y),
        width: f64::from(width),
        height: f64::from(height),
    };
    picture.finish(frame, label)
}
