//! Records of Dreamscape.

use lucid_dreamscape::duel::Gain as HisGain;
use lucid_dreamscape::{
    Dreamscape, Event, NightmareStep, Phase, Reason, Rules, RulesProblem, State, View,
};
use lucid_tabletop::record::Fault;
use lucid_tabletop::{BySeat, Game as _, Turn};
use lucid_texts::{Phrase, Texts};

use crate::dreamscape::journal;
use crate::replay::{Gain, Recorded, Said, Who};

impl Recorded for Dreamscape {
    fn parse_rules(text: &str) -> Result<Rules, Said> {
        text.parse()
            .map_err(|error| -> Said { Box::new(move |texts| texts.parse_rules_error(&error)) })
    }

    fn unplayable(texts: &Texts, problem: RulesProblem) -> String {
        texts.rules_problem(problem)
    }

    fn fault(&self, texts: &Texts, fault: &Fault<Self::Refusal>) -> String {
        texts.fault(self, fault)
    }

    fn rounds(&self) -> u8 {
        self.rules().cycles
    }

    fn phase(&self, texts: &Texts, turn: &Turn) -> String {
        texts.phase(match turn.phase {
            "setup" => Phase::Setup,
            "emergence" => Phase::Emergence,
            "travel" => Phase::Travel,
            "creation" => Phase::Creation,
            "nightmare-travel" => return texts.phrase(Phrase::LabelHisTravel),
            "nightmare-creation" => return texts.phrase(Phrase::LabelHisCreation),
            "nightmare" => Phase::Nightmare,
            "last" => Phase::LastPlacement,
            _ => Phase::Over,
        })
    }

    fn open_view(&self, state: &State) -> View {
        let mut view = self.view(state, None);
        // All players know the cards that they have drawn themselves.
        view.drawn = BySeat::from_fn(|seat| {
            let own = self.view(state, Some(seat));
            own.drawn[seat].clone()
        });
        view
    }

    fn is_told(event: &Event) -> bool {
        journal::is_told(event)
    }

    fn whose(event: &Event) -> Option<Who> {
        match event {
            Event::Nightmare(_) | Event::HisMarker(_) => Some(Who::Rival),
            event => journal::seat_of(event).map(Who::Seat),
        }
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::Cycle(_))
    }

    fn gain(&self, event: &Event) -> Option<Gain> {
        match *event {
            Event::Scored {
                seat,
                points,
                reason,
            } => Some(Gain {
                who: Who::Seat(seat),
                points: points.into(),
                // A6, F2, F3: part of the final count.
                counting: matches!(
                    reason,
                    Reason::Purpose { .. } | Reason::Uncompleted(_) | Reason::Nightmares(_)
                ),
                card: match reason {
                    Reason::Card(card) => Some(self.content().card(card).level.number()),
                    _ => None,
                },
            }),
            Event::Nightmare(NightmareStep::Scores { points, gain }) => Some(Gain {
                who: Who::Rival,
                points: points.into(),
                // L14, L15: part of the final count.
                counting: !matches!(gain, HisGain::Blue(_)),
                card: None,
            }),
            _ => None,
        }
    }
}
