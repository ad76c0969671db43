//! Records of Dream Runners.

use lucid_dream_runners::{Content, DreamRunners, Event, Phase, Rules, View};
use lucid_tabletop::record::{Fault, Header};
use lucid_tabletop::{BySeat, Game, Seat, Turn};
use lucid_texts::Texts;

use super::problem::{Advice, Wrong};
use super::{Eye, Gain, Recorded, Reel, Who};
use crate::content;
use crate::runners_draw::event_seat;
use crate::shelf::Shelf;

impl Recorded for DreamRunners {
    fn found(header: &Header, shelf: &dyn Shelf) -> Result<DreamRunners, Wrong> {
        if !DreamRunners::VERSIONS.contains(&header.version) {
            return Err(Wrong::version(header.version, DreamRunners::RULES_VERSION));
        }
        let rules: Rules = header.rules.parse().map_err(|error| {
            Wrong::new("rules", Advice::Original, move |texts| {
                texts.runners_parse_rules_error(&error)
            })
        })?;
        let hash = header.pack.split(' ').next_back().unwrap_or_default();
        let content = content::runners_named(shelf, hash).map(|pack| pack.content);
        let is_it =
            |content: &Content| header.pack == format!("{} {}", content.id(), content.hash());
        let Some(content) = content.filter(is_it) else {
            return Err(Wrong::pack(header.pack.clone()));
        };
        match DreamRunners::at_version(header.version, rules, content) {
            Some(Ok(game)) => Ok(game),
            Some(Err(problems)) => Err(Wrong::new("rules", Advice::Original, move |texts| {
                let told = problems
                    .iter()
                    .map(|problem| texts.runners_rules_problem(*problem));
                told.collect::<Vec<_>>().join(" ")
            })),
            None => Err(Wrong::version(header.version, DreamRunners::RULES_VERSION)),
        }
    }

    fn fault(&self, texts: &Texts, fault: &Fault<Self::Refusal>) -> String {
        texts.runners_fault(self, fault)
    }

    fn rounds(&self) -> u8 {
        lucid_dream_runners::rules::ROUNDS
    }

    fn phase(&self, texts: &Texts, turn: &Turn) -> String {
        texts.runners_phase(match turn.phase {
            "setup" => Phase::Setup,
            "dream" => Phase::Compose,
            "chests" => Phase::Chests,
            "share" => Phase::Share,
            "resolve" => Phase::Resolve,
            "improve" => Phase::Improve,
            _ => Phase::Over,
        })
    }

    fn seen(&self, event: Event, eye: Eye) -> Option<Event> {
        match eye {
            Eye::All => Some(event),
            eye => event.seen_by(self.rules(), eye.seat()),
        }
    }

    fn told(&self, texts: &Texts, names: &dyn Fn(Seat) -> String, event: &Event) -> String {
        texts.runners_event(self, names, event)
    }

    fn whose(event: &Event) -> Option<Who> {
        event_seat(event).map(Who::Seat)
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    fn gain(event: &Event) -> Option<Gain> {
        match *event {
            // R19: nothing is counted before the end.
            Event::Scored { seat, points, .. } => Some(Gain {
                who: Who::Seat(seat),
                points: points.into(),
                counting: true,
            }),
            _ => None,
        }
    }
}

impl Reel<DreamRunners> {
    /// What the eye sees at a moment.
    pub fn view(&self, moment: usize, eye: Eye) -> View {
        let state = self.state(moment);
        let game = self.game();
        let mut view = game.view(&state, eye.seat());
        if eye == Eye::All {
            view.drafts = BySeat::from_fn(|seat| {
                let seated = seat.index() < game.seats();
                let own = seated.then(|| game.view(&state, Some(seat)));
                own.and_then(|own| own.drafts[seat])
            });
        }
        view
    }
}
