//! The conditions that goals of Dreamscape may have.
//!
//! | wish | holds when |
//! |---|---|
//! | `played WORD…` | one of these actions was played |
//! | `hands uug` | Hands hold at least these shards |
//! | `at 5` | the Sleeper is on this location |
//! | `score 3` `left 2` `trees 2` | so many points, action points, trees, or more |
//! | `slot c1 yy@` | exactly this lies on the slot |
//! | `standing 1 3` | the standing at the first purpose is 3 or more |
//! | `completed CARD` `kept` | the card is completed; a card was kept |
//! | `stored CARD` | a shard lies on the card |
//! | `used tower` | this power was used |
//! | `ended` | the learner's phase is over |
//! | `key` | a move was free |
//! | `red 5-6` `no-red` | a red shard lies on the link; none is in Hands |
//! | `his 6` | Mr Nightmare has at most so many points (solo) |

use std::fmt::Write as _;

use lucid_dreamscape::{Colour, Dreamscape, Event, Link, Location};

use crate::learn::{GoalContext, Taught, Wish};

impl Taught for Dreamscape {
    fn holds(wish: &Wish, moment: &GoalContext<'_, Dreamscape>) -> Option<bool> {
        let GoalContext { game, seat, .. } = *moment;
        let table = moment.state.table();
        let player = &table.players[seat];
        let at_least = |number: i32| Some(number >= wish.words.first()?.parse().ok()?);
        let happened = |test: &dyn Fn(&Event) -> bool| Some(moment.events.iter().any(test));
        match (wish.what, &wish.words[..]) {
            ("played", words) => {
                let known = |word: &&str| game_knows(game, word);
                words.iter().all(known).then(|| {
                    let played = moment.played.iter();
                    played
                        .into_iter()
                        .any(|word| words.contains(&word.as_str()))
                })
            }
            ("hands", [letters]) => Some(Colour::ALL.iter().all(|colour| {
                let wanted = letters.chars().filter(|letter| *letter == colour.letter());
                usize::from(player.hands[*colour]) >= wanted.count()
            })),
            ("at", [number]) => Some(player.sleeper == Location::numbered(number.parse().ok()?)?),
            ("score", [_]) => at_least(player.score.into()),
            ("left", [_]) => {
                // The next player has their own points.
                let mine = table.active() == seat;
                at_least(i32::from(if mine { table.points } else { 0 }))
            }
            ("trees", [_]) => at_least(player.board.trees().len() as i32),
            ("slot", [name, lies]) => {
                let slot = game.content().grid().named(name)?;
                let mut cell = player.board.stack(slot).to_string();
                for (there, sign) in [
                    (player.board.trees().contains(slot), '^'),
                    (player.board.dreamer() == Some(slot), '@'),
                ] {
                    if there {
                        let _ = write!(cell, "{sign}");
                    }
                }
                Some(cell == *lies)
            }
            ("standing", [place, number]) => {
                let place = place.parse::<usize>().ok()?.checked_sub(1)?;
                let stands = game.standing(table, seat, place)?;
                Some(stands >= number.parse().ok()?)
            }
            ("completed", [id]) => {
                let card = game.content().card_named(id)?;
                happened(&|event| *event == Event::Completed(seat, card))
            }
            ("kept", []) => happened(&|event| matches!(event, Event::Kept(who, _) if *who == seat)),
            ("stored", [id]) => {
                let card = game.content().card_named(id)?;
                Some(table.slot(card).shard.is_some())
            }
            ("used", [name]) => happened(
                &|event| matches!(event, Event::Used { power, .. } if power.name() == *name),
            ),
            ("ended", []) => happened(
                &|event| matches!(event, Event::TravelEnded(who) | Event::CreationEnded(who) if *who == seat),
            ),
            ("key", []) => happened(&|event| matches!(event, Event::Moved { cost: 0, .. })),
            ("no-red", []) => Some(player.hands[Colour::Red] == 0),
            ("red", [name]) => Some(table.links.contains(Link::named(name)?)),
            ("his", [number]) => Some(table.duel.score <= number.parse().ok()?),
            _ => None,
        }
    }
}

fn game_knows(game: &Dreamscape, word: &str) -> bool {
    use lucid_tabletop::Game as _;
    game.parse_action(word).is_some()
}
