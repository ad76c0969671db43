//! Saved games in fixed positions: played here with fixed chance up to a condition, then
//! written into the browser's storage.

use lucid_bots::dreamscape::levels;
use lucid_dreamscape::{Action, Dreamscape, Phase, Rules, State};
use lucid_tabletop::record::{self, Salt, SeatKind, Seating, Sheet};
use lucid_tabletop::{Choices, Dealer, Game, Playthrough, Random, Seat, Seed, ToAct};

use crate::chrome::Chrome;
use crate::server::Server;
use crate::{AT_ONCE, play_until};

/// The viewer of all saved games.
pub(crate) const ADA: Seat = Seat::new(0);

/// A game of Ada and bots, played until `there` holds and it is Ada's turn; as the text of a
/// saved game.
///
/// # Panics
/// When it never is.
pub(crate) fn kept(rules: &str, number: u64, there: impl Fn(&State) -> bool) -> String {
    kept_of(rules, number, there, choice)
}

/// The same game played by somebody who builds toward cards.
///
/// # Panics
/// When it never is.
pub(crate) fn kept_by_greedy(rules: &str, number: u64, there: impl Fn(&State) -> bool) -> String {
    let mut player = levels::player("greedy", number).expect("a level");
    kept_of(rules, number, there, move |game, state, seat, _| {
        let view = game.view(state, Some(seat));
        let mut choices = Choices::new();
        game.legal_actions(state, seat, &mut choices);
        player.choose(game, &view, &choices)
    })
}

fn kept_of(
    rules: &str,
    number: u64,
    there: impl Fn(&State) -> bool,
    mut choose: impl FnMut(&Dreamscape, &State, Seat, &mut Random) -> Action,
) -> String {
    let rules: Rules = rules.parse().expect("rules");
    let game = Dreamscape::new(rules, lucid_packs::dreamscape().content.clone()).expect("a game");
    for attempt in 0..200 {
        let seed = Seed::of_series(number, attempt);
        let mut play = Playthrough::new(&game);
        let mut random = Random::new(attempt);
        loop {
            match play.to_act() {
                ToAct::Over => break,
                ToAct::Chance => {
                    let mut dealer = Dealer::after(seed, play.next_draw());
                    let chance = dealer.deal(&game, play.state());
                    play.resolve(chance, &mut ());
                }
                ToAct::Seats(seats) => {
                    if seats.contains(ADA) && there(play.state()) {
                        return text(&play, &seed);
                    }
                    let seat = seats.iter().next().expect("somebody acts");
                    let action = choose(&game, play.state(), seat, &mut random);
                    play.play(seat, action, &mut ()).expect("it is legal");
                }
            }
        }
    }
    panic!("it never came to that");
}

/// Plays at random, but builds when it can and ends only when it must, so that the boards fill.
fn choice(game: &Dreamscape, state: &State, seat: Seat, random: &mut Random) -> Action {
    let mut choices = Choices::new();
    game.legal_actions(state, seat, &mut choices);
    let all: Vec<Action> = choices.iter().copied().collect();
    let likes = |action: &Action| match state.table().phase {
        Phase::Creation => matches!(
            action,
            Action::Place { .. } | Action::Enter | Action::Step(_) | Action::Plant(_)
        ),
        Phase::Travel => matches!(action, Action::Collect(_)),
        _ => false,
    };
    let liked: Vec<Action> = all.iter().copied().filter(likes).collect();
    let busy = |action: &Action| *action != Action::End;
    let open: Vec<Action> = all.iter().copied().filter(busy).collect();
    let chosen = match random.below(4) {
        0 => random.pick(&open),
        _ => random.pick(&liked).or_else(|| random.pick(&open)),
    };
    chosen.or_else(|| random.pick(&all)).expect("a choice")
}

fn text(play: &Playthrough<'_, Dreamscape>, seed: &Seed) -> String {
    let names = ["Ada", "Noor", "Bruno", "Mila"].map(str::to_owned);
    let names = &names[..play.game().seats()];
    let people = names.iter().map(|name| (SeatKind::Person, name.as_str()));
    let sheet = Sheet {
        seating: &Seating::new(people, |seat| Salt::of_seed(seed, seat)),
        seed,
        reveal: false,
    };
    let mut players = vec!["person Ada".to_owned()];
    players.extend(names[1..].iter().map(|name| format!("bot random {name}")));
    format!(
        "lucid table 1\nwhen: 1\nseed: {seed}\nsetup: {} | {}\nnow: {} your-turn\n\n{}",
        play.game().rules(),
        players.join(" / "),
        play.state().table().cycle,
        record::write(play, &sheet)
    )
}

impl Chrome {
    /// Plays a game of two from its last moves to its end.
    pub(crate) fn end_game(&mut self, server: &Server) {
        let last = |state: &State| state.table().phase == Phase::LastPlacement;
        self.open_kept(server, &kept("sylex players=2", 5, last));
        play_until(self, "!!document.querySelector('.end-page')");
    }

    /// Saves a game in the browser and opens its table, with settings for a test.
    pub(crate) fn open_kept(&mut self, server: &Server, text: &str) {
        let text = serde_json::json!(text);
        let keep = format!("{AT_ONCE}; localStorage.setItem('lucid.table.kept', {text})");
        self.open_with(&format!("{}/table/kept", server.url), &keep);
        self.wait("!!document.querySelector('.table .actions') && !!document.querySelector('.table .journal')");
    }
}
