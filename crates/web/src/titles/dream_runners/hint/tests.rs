use lucid_bots::dream_runners::advice::{advise, decide};
use lucid_dream_runners::{Action, Content, DreamRunners, Phase, Rules};
use lucid_tabletop::{Dealer, Game as _, Seed};
use lucid_texts::{Language, Texts};

use super::RunnersHint;
use crate::advice::Standing;
use crate::content::PackContent as _;

/// In a game, all hints can be shown in both languages and followed: laying what is missing
/// completes the board, and a table that no longer matches is recognised.
#[test]
fn hints_are_shown_and_followed() {
    let content = Content::built_in().content.clone();
    let game = DreamRunners::new(Rules::default(), content).unwrap();
    let mut dealer = Dealer::new(Seed::of_series(5, 1));
    let mut bot = lucid_bots::dream_runners::levels::player("expert", 3).unwrap();
    let mut state = game.start();
    let (mut boards, mut choices, mut bought) = (0, 0, 0);
    while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
        let seat = seats.iter().next().unwrap();
        let view = game.view(&state, Some(seat));
        let text = match advise(&game, &view) {
            Some(advice) => Some(advice.write(&game)),
            None => decide(&game, &view).map(|decision| decision.write(&game)),
        };
        let mut action = bot.choose(&game, &view).unwrap();
        if let Some(text) = text {
            let hint = RunnersHint::new(&game, &view, &text).unwrap();
            for language in [Language::English, Language::German] {
                let texts = Texts::new(language);
                for line in 0..hint.lines() {
                    let shown = hint.show(&texts, &game, line).unwrap();
                    assert!(shown.steps.iter().all(|step| !step.is_empty()));
                    assert!(hint.behind(line) >= 0);
                    assert_eq!(shown.is_board, hint.choice(line).is_none());
                    if let Some(worths) = shown.worths {
                        let later: i32 = worths.later.iter().map(|(_, worth)| worth).sum();
                        assert_eq!(worths.total, worths.points + later);
                    }
                }
                assert!(hint.show(&texts, &game, hint.lines()).is_none());
            }
            let phase = view.table.phase;
            boards += u32::from(phase == Phase::Compose);
            choices += u32::from(phase != Phase::Compose);
            if phase == Phase::Compose {
                let mut own = state.clone();
                while let Some(next) = hint.next(0, &game.view(&own, Some(seat))) {
                    game.play(&mut own, seat, next, &mut ()).unwrap();
                }
                let laid = game.view(&own, Some(seat));
                assert_eq!(hint.standing(0, &laid), Standing::Done);
                assert!(hint.missing(0, laid.own_draft().unwrap()).is_empty());
                game.play(&mut own, seat, Action::Lock, &mut ()).unwrap();
                let locked = game.view(&own, Some(seat));
                assert_eq!(hint.standing(0, &locked), Standing::Elsewhere);
            } else {
                action = hint.next(0, &view).unwrap();
                bought += u32::from(matches!(action, Action::Buy(_)));
            }
        }
        game.play(&mut state, seat, action, &mut ()).unwrap();
    }
    assert!(
        boards > 10 && choices > 3 && bought > 0,
        "{boards} {choices} {bought}"
    );
    let view = game.view(&state, None);
    assert!(RunnersHint::new(&game, &view, "").is_none());
}
