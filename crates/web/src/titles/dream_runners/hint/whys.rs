//! The reasons for a board or a choice, from its effects.

use lucid_bots::dream_runners::advice::{Effect, WeighedChoice};
use lucid_dream_runners::rules::ROUNDS;
use lucid_dream_runners::{Action, DreamRunners, Phase, View};
use lucid_texts::RunnersWhy as Why;

use crate::advice::review::hundredths;

/// The least worth of a reason, in hundredths.
const WORTHY: i64 = 5;

/// The reasons for a board, gains first.
pub(in crate::titles::dream_runners) fn whys_of_board(effect: &Effect) -> Vec<Why> {
    let mut whys = Vec::new();
    if !effect.asleep {
        whys.push(Why::Wakes);
    }
    if !effect.gains.is_empty() {
        whys.push(Why::Collects(effect.gains.clone()));
    }
    let some = |count: u16, why: Why| (count > 0).then_some(why);
    whys.extend(some(effect.sets, Why::Stars(effect.sets)));
    for (keys, count) in (1..).zip(effect.opened) {
        whys.extend(some(count.into(), Why::Opens { count, keys }));
    }
    whys.extend(some(effect.banished.into(), Why::Banishes(effect.banished)));
    whys.extend(some(effect.haunted, Why::Haunted(effect.haunted)));
    whys.extend(some(effect.missing.into(), Why::Missing(effect.missing)));
    whys.extend(some(effect.outside.into(), Why::Outside(effect.outside)));
    whys.extend(effect.lost.iter().map(|segment| Why::Bat(*segment)));
    whys
}

/// The reasons for a choice.
pub(super) fn whys_of_choice(game: &DreamRunners, view: &View, way: &WeighedChoice) -> Vec<Why> {
    let last = view.table.round >= ROUNDS;
    match way.action {
        Action::Buy(segment) => {
            let about = game.content().segment(segment);
            let mut whys = Vec::new();
            if about.points > 0 {
                whys.push(Why::Prints(about.points.into()));
            }
            if about.coins > 0 {
                whys.push(Why::Brings(about.coins.into()));
            }
            if way.ahead >= WORTHY {
                whys.push(Why::Ahead(hundredths(way.ahead)));
            }
            if way.coins <= -WORTHY {
                whys.push(Why::Price(hundredths(-way.coins)));
            }
            whys
        }
        Action::Calm if way.urgent => vec![Why::Urgent],
        Action::Calm if last => vec![Why::LastCalm],
        Action::Pass if last => vec![Why::Over],
        Action::Pass => vec![Why::Saves],
        Action::Take(_) => vec![Why::Share(hundredths(way.worth))],
        Action::Auto => vec![Why::Usual],
        _ if view.table.phase == Phase::Resolve && way.worth >= WORTHY => {
            vec![Why::ByHand(hundredths(way.worth))]
        }
        _ => Vec::new(),
    }
}
