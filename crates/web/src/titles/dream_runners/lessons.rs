//! The conditions that goals of Dream Runners may have.
//!
//! | wish | holds when |
//! |---|---|
//! | `played WORD…` | one of these actions was played |
//! | `symbol e5 b` | this symbol lies on the cell |
//! | `gaps 0` | at most so many cells are missing or lie outside |
//! | `locked` `resolved` `asleep` | the learner has locked, is resolved, has not woken up |
//! | `serenity 2` `coins 3` `stars 1` | so much, or more |
//! | `owns one-a` | the segment is the learner's |
//! | `opened` | a chest was opened |

use lucid_dream_runners::{DreamRunners, Event, Phase, Spot, Symbol};
use lucid_tabletop::Game as _;

use crate::learn::{GoalContext, Taught, Wish};

impl Taught for DreamRunners {
    fn holds(wish: &Wish, moment: &GoalContext<'_, DreamRunners>) -> Option<bool> {
        let GoalContext { game, seat, .. } = *moment;
        let table = moment.state.table();
        let player = &table.players[seat];
        let at_least = |number: u16| Some(number >= wish.words.first()?.parse().ok()?);
        let happened = |test: &dyn Fn(&Event) -> bool| Some(moment.events.iter().any(test));
        let composition = || {
            let view = game.view(moment.state, Some(seat));
            view.own_draft().map(|draft| game.composition(draft))
        };
        match (wish.what, &wish.words[..]) {
            ("played", words) => {
                let known = |word: &&str| game.parse_action(word).is_some();
                let played = |word: &String| words.contains(&word.as_str());
                (words.iter().all(known)).then(|| moment.played.iter().any(played))
            }
            ("symbol", [spot, letter]) => {
                let spot = Spot::named(spot)?;
                let symbol = Symbol::from_letter(letter.chars().next()?)?;
                Some(composition()?.symbols[spot.index()] == Some(symbol))
            }
            ("gaps", [most]) => {
                let composition = composition()?;
                let missing = composition.symbols.iter().filter(|at| at.is_none()).count();
                Some(missing + usize::from(composition.outside) <= most.parse().ok()?)
            }
            ("locked", []) => happened(
                &|event| matches!(event, Event::FirstLocked(who) | Event::Locked(who) if *who == seat),
            ),
            ("resolved", []) => Some(match table.phase {
                Phase::Resolve => table.done.contains(seat),
                phase => matches!(phase, Phase::Improve | Phase::Over),
            }),
            ("asleep", []) => Some(player.woke.is_none()),
            ("serenity", [_]) => at_least(player.situation.serenity.into()),
            ("coins", [_]) => at_least(player.situation.coins),
            ("stars", [_]) => at_least(player.situation.stars.into()),
            ("owns", [id]) => {
                let segment = game.content().segment_named(id)?;
                Some(player.segments.contains(segment))
            }
            ("opened", []) => {
                happened(&|event| matches!(event, Event::Opened { seat: who, .. } if *who == seat))
            }
            _ => None,
        }
    }
}
