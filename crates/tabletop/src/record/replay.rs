//! Playing a record again, and checking it on the way.

use crate::record::{Format, Record, parse_used_up};
use crate::{Dealer, Game, Playthrough, Seat, Step, ToAct};

/// What is wrong with a record as a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault<R> {
    /// The header has a different number of seats than the rules.
    Seats(usize),
    /// The word is not a step in this game's notation.
    Unreadable(String),
    /// The label names a seat that does not exist or cannot act.
    NotToAct(String),
    /// The label of the turn is wrong; this would be right.
    Label(String),
    /// The rules refuse the action.
    Refused(String, R),
    /// This outcome of chance is impossible now.
    Impossible(String),
    /// The word is not what the revealed seed deals; the second one is.
    NotDealt(String, String),
    /// The revealed seed is not the one that was committed to (format 1).
    NotCommitted,
    /// Seed, rules, pack and seats together are not those that were committed to.
    NotBound,
    /// The name of this seat is not the one that was bound.
    Name(Seat),
    /// The game was over before this step.
    AfterEnd(String),
    /// The result line is wrong; this would be right.
    Result(String),
    /// The digest is not that of the record: something in it was changed.
    Digest,
}

impl<R> Fault<R> {
    /// The header field that is at fault, if it is one.
    pub fn field(&self) -> Option<&'static str> {
        match self {
            Fault::Seats(_) | Fault::Name(_) => Some("seats"),
            Fault::NotCommitted => Some("seed"),
            Fault::NotBound => Some("commitment"),
            _ => None,
        }
    }
}

/// The first fault of a record, and the line that it is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError<R> {
    /// The line in the file, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: Fault<R>,
}

/// A record that has been played again.
#[derive(Debug)]
pub struct Replayed<'g, G: Game> {
    /// The game at its last step.
    pub play: Playthrough<'g, G>,
    /// The events of each step.
    pub events: Vec<Vec<G::Event>>,
    /// The number of chance steps that agreed with the revealed seed; `None` without a seed.
    pub dealt_by_seed: Option<u64>,
}

/// Plays a record from its first step to its last.
///
/// Every step is checked against the rules, every chance step and all that was
/// committed to against the revealed seed if there is one, the result against the
/// outcome, and the digest against the whole.
///
/// # Errors
/// The first line that is wrong.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_tabletop::record::{self, Fault, Record, Salt, SeatKind, Seating, Sheet};
/// use lucid_tabletop::{Dealer, Playthrough, Seed, ToAct};
///
/// let seed = Seed::of_series(1, 0);
/// let seating = Seating::new(
///     [(SeatKind::Person, "Ada"), (SeatKind::Person, "Noor")],
///     |seat| Salt::of_seed(&seed, seat),
/// );
/// let (mut play, mut dealer) = (Playthrough::new(&game), Dealer::new(seed));
/// while play.to_act() == ToAct::Chance {
///     let chance = dealer.deal(&game, play.state());
///     play.resolve(chance, &mut ());
/// }
/// let text = record::write(&play, &Sheet { seating: &seating, seed: &seed, reveal: true });
///
/// let replayed = record::replay(&game, &Record::parse(&text)?).unwrap();
/// assert_eq!(replayed.play.steps(), play.steps());
/// assert_eq!(replayed.dealt_by_seed, Some(play.dealt()));
///
/// let forged = Record::parse(&text.replace("Ada", "Eve"))?;
/// assert_eq!(record::replay(&game, &forged).unwrap_err().fault, Fault::Name("A".parse().unwrap()));
/// # Ok::<(), record::RecordError>(())
/// ```
pub fn replay<'g, G: Game>(
    game: &'g G,
    record: &Record,
) -> Result<Replayed<'g, G>, ReplayError<G::Refusal>> {
    let fail = |line, fault| Err(ReplayError { line, fault });
    let header = &record.header;
    let seats = header.seating.names.len();
    if seats != game.seats() {
        return fail(1, Fault::Seats(seats));
    }
    if let Some(seed) = header.seed {
        if header.commitment_with(&seed) != header.commitment {
            return match header.format() {
                Format::One => fail(1, Fault::NotCommitted),
                Format::Two => fail(1, Fault::NotBound),
            };
        }
        if let Some(seat) = header.seating.misnamed() {
            return fail(1, Fault::Name(seat));
        }
    }
    let mut dealer = header.seed.map(Dealer::new);
    let mut play = Playthrough::new(game);
    let mut events = Vec::new();
    let knows_undo = header.format() >= Format::Two;
    for turn in &record.turns {
        for word in &turn.words {
            if let Some(draws) = parse_used_up(word).filter(|_| knows_undo) {
                let used = use_up(&mut play, word, draws, dealer.as_mut());
                let line = turn.line;
                used.map_err(|fault| ReplayError { line, fault })?;
                continue;
            }
            let mut happened = Vec::new();
            take_step(&mut play, &turn.label, word, dealer.as_mut(), &mut happened).map_err(
                |fault| ReplayError {
                    line: turn.line,
                    fault,
                },
            )?;
            events.push(happened);
        }
    }
    let (line, result) = &record.result;
    let last = result.rsplit(' ').next().unwrap_or_default();
    if let Some(draws) = parse_used_up(last).filter(|_| knows_undo) {
        let used = use_up(&mut play, last, draws, dealer.as_mut());
        used.map_err(|fault| ReplayError { line: *line, fault })?;
    }
    let expected = super::result_line(&play);
    if *result != expected {
        return fail(*line, Fault::Result(expected));
    }
    if let Some((line, stated)) = record.stated
        && stated != record.digest()
    {
        return fail(line, Fault::Digest);
    }
    let dealt_by_seed = dealer.map(|_| play.dealt());
    Ok(Replayed {
        play,
        events,
        dealt_by_seed,
    })
}

/// Passes over draws that an agreed undo used up.
fn use_up<G: Game>(
    play: &mut Playthrough<'_, G>,
    word: &str,
    draws: u64,
    dealer: Option<&mut Dealer>,
) -> Result<(), Fault<G::Refusal>> {
    if play.to_act() == ToAct::Over {
        return Err(Fault::AfterEnd(word.to_owned()));
    }
    if !play.use_up(draws) {
        return Err(Fault::Unreadable(word.to_owned()));
    }
    if let Some(dealer) = dealer {
        dealer.skip(draws);
    }
    Ok(())
}

fn take_step<G: Game>(
    play: &mut Playthrough<'_, G>,
    label: &str,
    word: &str,
    dealer: Option<&mut Dealer>,
    happened: &mut Vec<G::Event>,
) -> Result<(), Fault<G::Refusal>> {
    let game = play.game();
    match play.to_act() {
        ToAct::Over => Err(Fault::AfterEnd(word.to_owned())),
        ToAct::Chance => {
            let chance = game
                .parse_chance(word)
                .ok_or_else(|| Fault::Unreadable(word.to_owned()))?;
            check_label(play, label, &Step::Chance(chance))?;
            if game.chance_weight(play.state(), chance) == 0 {
                return Err(Fault::Impossible(word.to_owned()));
            }
            if let Some(dealer) = dealer {
                let dealt = dealer.deal(game, play.state());
                if dealt != chance {
                    let mut text = String::new();
                    game.write_chance(dealt, &mut text);
                    return Err(Fault::NotDealt(word.to_owned(), text));
                }
            }
            play.resolve(chance, happened);
            Ok(())
        }
        ToAct::Seats(_) if word == super::EXPIRY && game.may_expire(play.state()) => {
            check_label(play, label, &Step::Expiry)?;
            play.expire(happened);
            Ok(())
        }
        ToAct::Seats(seats) => {
            let action = game
                .parse_action(word)
                .ok_or_else(|| Fault::Unreadable(word.to_owned()))?;
            let seat = label
                .rsplit(' ')
                .next()
                .and_then(|seat| seat.parse::<Seat>().ok())
                .filter(|seat| seats.contains(*seat))
                .ok_or_else(|| Fault::NotToAct(label.to_owned()))?;
            check_label(play, label, &Step::Action(seat, action))?;
            play.play(seat, action, happened)
                .map_err(|refusal| Fault::Refused(word.to_owned(), refusal))
        }
    }
}

fn check_label<G: Game>(
    play: &Playthrough<'_, G>,
    label: &str,
    step: &Step<G::Action, G::Chance>,
) -> Result<(), Fault<G::Refusal>> {
    let expected = play.game().turn(play.state(), step).to_string();
    if label == expected {
        Ok(())
    } else {
        Err(Fault::Label(expected))
    }
}
