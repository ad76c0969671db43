//! What somebody new has to know of Dream Runners, when it matters.

use lucid_dream_runners::{Action, DreamRunners, Phase};
use lucid_texts::Phrase;

use crate::first_evening::Note;
use crate::table::TableScene;

const COVER: Note = Note::new("cover", Phrase::EveningCover);
const LOCK: Note = Note::new("lock", Phrase::EveningLock);
const SHOP: Note = Note::new("shop", Phrase::EveningShop);

/// All notes of a game.
pub(super) const ALL: &[Note] = &[COVER, LOCK, SHOP];

/// The notes that matter in a scene.
pub(super) fn notes(scene: &TableScene<DreamRunners>) -> Vec<Note> {
    let laid = scene
        .view
        .own_draft()
        .map_or(0, |draft| draft.placed().len());
    match scene.view.table.phase {
        Phase::Compose if laid > 1 => vec![LOCK],
        Phase::Compose if laid == 0 => vec![COVER],
        Phase::Improve if scene.choices.iter().any(|a| matches!(a, Action::Buy(_))) => vec![SHOP],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use lucid_dream_runners::Rules;
    use lucid_tabletop::{Dealer, Game as _, Seat, Seed};

    use super::*;
    use crate::first_evening::tests::{going, read, scene};

    /// A first game in which each note is read when it comes: in this order, and never again.
    #[test]
    fn three_notes_in_a_game() {
        let content = lucid_packs::dream_runners().content.clone();
        let game = DreamRunners::new(Rules::default(), content).unwrap();
        let mut dealer = Dealer::new(Seed::of_series(3, 1));
        let mut bot = lucid_bots::dream_runners::levels::player("casual", 4).unwrap();
        let mut state = game.start();
        let mut settings = going();
        let ada = Seat::new(0);
        while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
            let seat = seats.iter().next().unwrap();
            let view = game.view(&state, Some(seat));
            if seat == ada {
                let scene = scene(&game, view.clone(), ada);
                if read(&game, &scene, &mut settings) == Some(COVER) {
                    assert_eq!(scene.view.own_draft().unwrap().placed(), []);
                }
            }
            let action = bot.choose(&game, &view).unwrap();
            game.play(&mut state, seat, action, &mut ()).unwrap();
        }
        assert_eq!(settings.read, "cover lock shop");
    }
}
