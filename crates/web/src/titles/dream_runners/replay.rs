//! Records of Dream Runners.

use lucid_dream_runners::{DreamRunners, Event, Phase, Rules, RulesProblem, State, View};
use lucid_tabletop::record::Fault;
use lucid_tabletop::{BySeat, Game as _, Turn};
use lucid_texts::Texts;

use crate::dream_runners::draw::event_seat;
use crate::replay::{Gain, Recorded, Said, Who};

impl Recorded for DreamRunners {
    fn parse_rules(text: &str) -> Result<Rules, Said> {
        text.parse().map_err(|error| -> Said {
            Box::new(move |texts| texts.runners_parse_rules_error(&error))
        })
    }

    fn unplayable(texts: &Texts, problem: RulesProblem) -> String {
        texts.runners_rules_problem(problem)
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

    fn open_view(&self, state: &State) -> View {
        let mut view = self.view(state, None);
        view.drafts = BySeat::from_fn(|seat| {
            let seated = seat.index() < self.seats();
            let own = seated.then(|| self.view(state, Some(seat)));
            own.and_then(|own| own.drafts[seat])
        });
        view
    }

    fn whose(event: &Event) -> Option<Who> {
        event_seat(event).map(Who::Seat)
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    fn gain(&self, event: &Event) -> Option<Gain> {
        match *event {
            // R19: points are only counted at the end.
            Event::Scored { seat, points, .. } => Some(Gain {
                who: Who::Seat(seat),
                points: points.into(),
                counting: true,
                card: None,
            }),
            _ => None,
        }
    }
}
