use lucid_bots::dreamscape::advice::advise;
use lucid_dreamscape::{Action, Content, Dreamscape, Phase, Rules};
use lucid_tabletop::{Choices, Dealer, Game as _, Random, Seed, ToAct};
use lucid_texts::{Language, Texts};

use crate::advice::Standing;
use crate::content::PackContent as _;

use super::Hint;

/// In a game, every hint can be shown in both languages, and following its best line leads from
/// step to step.
#[test]
fn hints_are_shown_and_followed() {
    let content = Content::built_in().content.clone();
    let game = Dreamscape::new(Rules::sylex(), content).unwrap();
    let mut dealer = Dealer::new(Seed::of_series(31, 1));
    let mut random = Random::new(2);
    let mut state = game.start();
    let mut choices = Choices::new();
    let (mut travels, mut creations, mut followed) = (0, 0, 0);
    while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
        if state.table().cycle == 3 {
            break;
        }
        let seat = seats.iter().next().unwrap();
        let view = game.view(&state, Some(seat));
        let text = advise(&game, &view, 400).unwrap().write(&game);
        let hint = Hint::new(&game, &view, &text).unwrap();
        let mut open = false;
        for language in [Language::English, Language::German] {
            let texts = Texts::new(language);
            for line in 0..hint.lines() {
                let shown = hint.show(&texts, &game, line).unwrap();
                assert!(!shown.steps.is_empty() && shown.behind >= 0);
                assert!(shown.steps.iter().all(|step| !step.words.is_empty()));
                open = open || shown.steps[0].open;
            }
            assert!(hint.show(&texts, &game, hint.lines()).is_none());
        }
        travels += u32::from(state.table().phase == Phase::Travel);
        creations += u32::from(state.table().phase == Phase::Creation);
        assert_eq!(hint.standing(0, &view.table), Standing::Next(0));
        game.choices(&view, &mut choices);
        let advised = hint.action(0, 0).unwrap();
        let action = match random.below(3) {
            0 => random.pick(&choices).unwrap(),
            _ => advised,
        };
        game.play(&mut state, seat, action, &mut ()).unwrap();
        let acts = matches!(game.to_act(&state), ToAct::Seats(seats) if seats.contains(seat));
        let goes_on = hint.action(0, 1).is_some();
        if action == advised && action != Action::End && acts && !open && goes_on {
            assert_eq!(hint.standing(0, state.table()), Standing::Next(1));
            followed += 1;
        }
    }
    assert!(travels > 5 && creations > 5 && followed > 5);
}
