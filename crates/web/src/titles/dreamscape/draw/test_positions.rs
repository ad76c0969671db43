//! Fixed positions of Dreamscape for tests.

use std::sync::Arc;

use lucid_dreamscape::{Colour, Content, Dreamscape, Rules, position};
use lucid_tabletop::{Choices, Game, Seat, ToAct};
use lucid_texts::{Language, Texts};

use super::BoardProps;
use crate::content::PackContent as _;

/// A position with its name and the selected shard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TestPosition {
    /// The name in messages.
    pub(crate) name: &'static str,
    rules: &'static str,
    position: &'static str,
    selected: Option<Colour>,
}

impl TestPosition {
    /// The position as the properties of boards, seen by the active seat.
    ///
    /// # Panics
    /// When the position is unsound; a test reads them all.
    pub(crate) fn props(&self, language: Language) -> BoardProps {
        let mut props = scene(self.rules, self.position);
        props.selected = self.selected;
        props.texts = Arc::new(Texts::new(language));
        props
    }
}

/// A position of the built-in pack, seen by the seat that acts.
///
/// # Panics
/// When it is unsound.
pub(crate) fn scene(rules: &str, body: &str) -> BoardProps {
    let rules: Rules = rules.parse().expect("rules");
    let content = Content::built_in().content.clone();
    let game = Dreamscape::new(rules, content).expect("a game");
    let rules = game.rules_text();
    let text = format!(
        "dreamscape position 1\nrules: {rules}\npack: {}\n{body}",
        game.pack_text()
    );
    let state = position::parse(&game, &text).unwrap_or_else(|error| panic!("{error}"));
    let seat = match game.to_act(&state) {
        ToAct::Seats(seats) => seats.iter().next(),
        _ => Some(Seat::new(0)),
    };
    let view = game.view(&state, seat);
    let mut choices = Choices::new();
    game.choices(&view, &mut choices);
    let names = ["Ada", "Noor", "Bruno", "Chloé"];
    BoardProps {
        view,
        choices: Arc::new(choices.iter().copied().collect()),
        selected: None,
        fresh: Arc::new(Vec::new()),
        texts: Arc::new(Texts::new(Language::English)),
        seat_names: Arc::new(names.map(str::to_owned).to_vec()),
        game: Arc::new(game),
    }
}

/// Positions in all kinds of phases.
pub(crate) const POSITIONS: [TestPosition; 7] = [
    TestPosition {
        name: "travel",
        rules: "sylex players=3 nightmare=yes",
        selected: None,
        position: "phase: travel
cycle: 5
order: B C A
turn: 3
points: 2
rows: 1:gyubu 2:y 3:wb 4:ubgyb 5:bg 6:gyu
links: 1-2 4-5 3-6
mr-nightmare: 2
tiles: longest-chain=u most-of-colour=g pair-stacks no-nightmare

seat A
score: 37
hands: uubwr
sleeper: 5
front: memory-rock staircase-to-yesterday=g
pile: hermits-tree
board:
  .    .    r    .    .
  .    yybu u    .    .
  g^   b    uyy  bg^  .
  .    yy   .    u@   b
  .    g    bg   ub   .

seat B
score: 41
hands: gyub
sleeper: 5
front: tide-clock cloud-harbour
board:
  .    .    .    .    .
  .    .    r    yy   .
  .    g^   yu   u    .
  b    bb   gg   u@   g
  .    u    bu   u    .

seat C
score: 29
hands: uw
sleeper: 2
front: folded-ferry rain-library
board:
  .    .    .    .    .
  .    .    g    .    .
  .    uu   yu   r    .
  .    b    gg   g^   .
  .    r    u@   y    bb
",
    },
    TestPosition {
        name: "creation",
        rules: "sylex players=3 nightmare=yes",
        selected: Some(Colour::Blue),
        position: "phase: creation
cycle: 6
order: C A B
turn: 2
finished: C
rows: 1:gwu 2:wb 3:wbg 4:u 5:bgwu 6:gw
links: 1-2
mr-nightmare: 6
tiles: longest-chain=u most-of-colour=g pair-stacks no-nightmare

seat A
score: 52
hands: guwwr
sleeper: 4
front: memory-rock staircase-to-yesterday
pile: hermits-tree
board:
  .    .    r    .    .
  .    yybu uu   yyy  .
  g^   yy   uyy  bg^  r
  b    yyuuu u@  u    b
  .    g    bgbbyb ub .

seat B
score: 49
hands: gyub
sleeper: 6
front: tide-clock
board:
  .    .    .    .    .
  .    .    r    yy   .
  .    g^   yu   u    .
  b    bb   gg   u@   g
  .    u    bu   u    .

seat C
score: 38
sleeper: 1
front: folded-ferry
board:
  .    .    .    .    .
  .    .    g    .    .
  .    uu   yu   r    .
  .    b    gg   g^   .
  .    r    u@   y    bb
",
    },
    TestPosition {
        name: "walk",
        rules: "sylex players=2",
        selected: None,
        position: "phase: creation
cycle: 3
order: A B
turn: 1
rows: 1:gyu 2:yb 3:wbg 4:u 5:bgy 6:gy
tiles: longest-chain=u most-of-colour=g pair-stacks most-shards

seat A
score: 12
hands: ggwwy
sleeper: 4
front: memory-rock
board:
  .    .    .    .    .
  .    .    u    .    .
  .    g    yy   b    .
  .    yy   u@   u    b
  .    .    b    .    .

seat B
score: 9
hands: u
sleeper: 6
front: tide-clock
board:
  .    .    .    .    .
  .    .    .    .    .
  .    .    .    .    .
  .    .    g    .    .
  .    .    u@   .    .
",
    },
    TestPosition {
        name: "golem",
        rules: "sylex players=2",
        selected: None,
        position: "phase: creation
cycle: 4
order: A B
turn: 1
rows: 1:gyu 2:yb 3:wbg 4:u 5:bgy 6:gy
tiles: longest-chain=u most-of-colour=g pair-stacks most-shards

seat A
score: 21
hands: g
sleeper: 4
front: memory-rock
power: golem 2
board:
  .    .    .    .    .
  .    yybu u    .    .
  g^   b    uyy  .    .
  .    yy   .    u@   .
  .    g    bg   ub   .

seat B
score: 9
hands: u
sleeper: 6
front: tide-clock
board:
  .    .    .    .    .
  .    .    .    .    .
  .    .    .    .    .
  .    .    g    .    .
  .    .    u@   .    .
",
    },
    TestPosition {
        name: "harvest",
        rules: "sylex players=4 nightmare=yes",
        selected: Some(Colour::Green),
        position: "phase: travel
cycle: 2
order: A B C D
turn: 1
points: 3
rows: 1:gyubuy 2:ybuuyybbu 3:wbuguybbguywwu 4:ubgyb 5:- 6:gyubr
links: 1-2 2-3 4-5 5-6 1-4 2-5 3-6
mr-nightmare: 6
tiles: longest-chain=u most-of-colour=g pair-stacks no-nightmare

seat A
score: 8
hands: ub
held: gy
sleeper: 2
marker: used
front: memory-rock
power: harvesters
board:
  .    .    .    .    .
  .    .    .    .    .
  .    .    .    .    .
  .    g    u    .    .
  .    .    yy@  .    .

seat B
score: 3
sleeper: 2
front: tide-clock
board:
  .    .    .    .    .
  .    .    .    .    .
  .    .    .    .    .
  .    .    g    .    .
  .    .    u    .    .

seat C
score: 5
sleeper: 2
front: folded-ferry
board:
  .    .    .    .    .
  .    .    .    .    .
  .    .    .    .    .
  .    .    .    .    .
  .    .    g    .    .

seat D
score: 0
sleeper: 2
front: rain-library
board:
  .    .    .    .    .
  .    .    .    .    .
  .    .    .    .    .
  .    .    .    .    .
  .    .    .    .    .
",
    },
    TestPosition {
        name: "nightmare",
        rules: "huch players=2 nightmare=yes",
        selected: None,
        position: "phase: nightmare
cycle: 2
order: A B
turn: 1
rows: 1:gyu 2:yb 3:wbr 4:u 5:bgy 6:gy
links: 1-4
mr-nightmare: 5
tiles: longest-chain=u most-of-colour=g pair-stacks no-nightmare

seat A
score: 6
hands: ubr
sleeper: 5
front: memory-rock
board:
  .    .    .    .    .
  .    .    .    .    .
  .    .    .    .    .
  .    r    u    .    .
  .    .    yy@  .    .

seat B
score: 9
sleeper: 6
front: tide-clock
board:
  .    .    .    .    .
  .    .    .    .    .
  .    .    .    .    .
  .    .    g    .    .
  .    .    u@   .    .
",
    },
    TestPosition {
        name: "solo",
        rules: "sylex players=1 nightmare=yes solo=3/3/3/2/3/3",
        selected: None,
        position: "phase: travel
cycle: 2
order: A
turn: 1
points: 4
rows: 1:gyu 2:yb 3:wbr 4:u 5:bgy 6:gy
links: 1-4 5-6
mr-nightmare: 3
tiles: most-of-colour=g most-of-colour=u

seat A
score: 6
hands: ub
sleeper: 5
front: memory-rock
board:
  .    .    .    .    .
  .    .    .    .    .
  .    .    .    .    .
  .    r    u    .    .
  .    .    yy@  .    .
",
    },
];

#[cfg(test)]
mod tests {
    use super::super::cards::CardsUi;
    use super::super::dreamscape_board::DreamscapeBoardUi;
    use super::super::world::WorldUi;
    use super::super::{Intent, cards, dreamscape_board, hands, others, purposes, store, world};
    use super::*;

    /// Every board of every position, in both languages.
    #[test]
    fn everything_can_be_drawn() {
        for position in POSITIONS {
            for language in Language::ALL {
                let props = position.props(language);
                assert!(!props.choices.is_empty(), "{}", position.name);
                let mut drawn = vec![
                    world::world(&props, WorldUi::default()),
                    hands::hands(&props),
                    cards::cards(&props, CardsUi::default()),
                    purposes::purposes(&props),
                    others::others(&props, props.seats().nth(1)),
                    store::store(&props),
                ];
                let card = props.player(props.own()).front.into_iter().next();
                for flat in [false, true] {
                    for seat in props.seats() {
                        let ui = DreamscapeBoardUi {
                            flat,
                            card,
                            ..DreamscapeBoardUi::default()
                        };
                        drawn.push(dreamscape_board::dreamscape_board(&props, seat, ui));
                    }
                }
                for board in drawn {
                    let markup = board.markup();
                    // The content security policy forbids inline styles.
                    assert!(!markup.contains(" style="), "{}", position.name);
                    assert!(!markup.contains("data-press"), "numbered only on the page");
                }
            }
        }
    }

    /// A press only plays legal actions.
    #[test]
    fn boards_offer_only_what_is_legal_and_all_of_it_somewhere() {
        for position in POSITIONS {
            let mut props = position.props(Language::English);
            let mut offered = Vec::new();
            for selected in [None].into_iter().chain(Colour::ALL.map(Some)) {
                props.selected = selected;
                let own = props.own();
                let mut lifts = vec![None];
                while let Some(lifted) = lifts.pop() {
                    let ui = DreamscapeBoardUi {
                        lifted,
                        ..DreamscapeBoardUi::default()
                    };
                    let ground = dreamscape_board::Ground::new(&props, own, ui);
                    for (_, acts) in ground.slots.iter() {
                        offered.extend(acts.acts.iter().copied());
                    }
                    if lifted.is_none() {
                        for (slot, acts) in ground.slots.iter() {
                            lifts.extend(acts.lifts.iter().map(|height| Some((*slot, *height))));
                        }
                    }
                }
                for location in lucid_dreamscape::Location::ALL {
                    offered.extend(super::super::placed_choices::on_location(
                        &props.choices,
                        location,
                        selected,
                    ));
                }
                for card in props.player(own).usable_cards() {
                    offered.extend(super::super::placed_choices::on_card(
                        &props.choices,
                        card,
                        selected,
                    ));
                }
                for intent in world::world(&props, WorldUi::default()).number_presses() {
                    if let Intent::Act(action) = intent {
                        offered.push(action);
                    }
                }
            }
            for action in &offered {
                assert!(props.may(*action), "{}: {action:?}", position.name);
            }
            use lucid_dreamscape::Action::*;
            for action in props.choices.iter() {
                // These are not on any board, only in the bar.
                if matches!(action, End | Stop | Exchange { .. }) {
                    continue;
                }
                assert!(
                    offered.contains(action),
                    "{}: {action:?} is nowhere",
                    position.name
                );
            }
        }
    }
}
