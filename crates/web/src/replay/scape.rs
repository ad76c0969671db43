//! Records of Dreamscape.

use lucid_dreamscape::duel::Gain as HisGain;
use lucid_dreamscape::{Content, Deed, Dreamscape, Event, Phase, Reason, Rules, View};
use lucid_tabletop::record::{Fault, Header};
use lucid_tabletop::{BySeat, Game, Seat, Turn};
use lucid_texts::{Label, Texts};

use super::problem::{Advice, Wrong};
use super::{Eye, Gain, Recorded, Reel, Who};
use crate::shelf::Shelf;
use crate::{content, journal};

impl Recorded for Dreamscape {
    fn found(header: &Header, shelf: &dyn Shelf) -> Result<Dreamscape, Wrong> {
        // First of all, because a later version may say things that cannot be read here.
        if !Dreamscape::VERSIONS.contains(&header.version) {
            return Err(Wrong::version(header.version, Dreamscape::RULES_VERSION));
        }
        let rules: Rules = header.rules.parse().map_err(|error| {
            Wrong::new("rules", Advice::Original, move |texts| {
                texts.parse_rules_error(&error)
            })
        })?;
        let hash = header.pack.split(' ').next_back().unwrap_or_default();
        let content = content::dreamscape_named(shelf, hash).map(|pack| pack.content);
        let is_it =
            |content: &Content| header.pack == format!("{} {}", content.id(), content.hash());
        let Some(content) = content.filter(is_it) else {
            return Err(Wrong::pack(header.pack.clone()));
        };
        match Dreamscape::at_version(header.version, rules, content) {
            Some(Ok(game)) => Ok(game),
            Some(Err(problems)) => Err(Wrong::new("rules", Advice::Original, move |texts| {
                let told = problems.iter().map(|problem| texts.rules_problem(*problem));
                told.collect::<Vec<_>>().join(" ")
            })),
            None => Err(Wrong::version(header.version, Dreamscape::RULES_VERSION)),
        }
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
            "nightmare-travel" => return texts.label(Label::HisTravel),
            "nightmare-creation" => return texts.label(Label::HisCreation),
            "nightmare" => Phase::Nightmare,
            "last" => Phase::LastPlacement,
            _ => Phase::Over,
        })
    }

    fn seen(&self, event: Event, eye: Eye) -> Option<Event> {
        Some(match eye {
            Eye::All => event,
            eye => event.seen_by(eye.seat()),
        })
    }

    fn is_told(event: &Event) -> bool {
        journal::is_told(event)
    }

    fn told(&self, texts: &Texts, names: &dyn Fn(Seat) -> String, event: &Event) -> String {
        texts.event(self, names, event)
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

    fn gain(event: &Event) -> Option<Gain> {
        match *event {
            Event::Scored {
                seat,
                points,
                reason,
            } => Some(Gain {
                who: Who::Seat(seat),
                points: points.into(),
                // A6, F2, F3: these are counted at the end.
                counting: matches!(
                    reason,
                    Reason::Purpose { .. } | Reason::Uncompleted(_) | Reason::Nightmares(_)
                ),
            }),
            Event::Nightmare(Deed::Scores { points, gain }) => Some(Gain {
                who: Who::Rival,
                points: points.into(),
                // L14, L15: so are these.
                counting: !matches!(gain, HisGain::Blue(_)),
            }),
            _ => None,
        }
    }
}

impl Reel<Dreamscape> {
    /// What the eye sees at a moment.
    pub fn view(&self, moment: usize, eye: Eye) -> View {
        let state = self.state(moment);
        let game = self.game();
        let mut view = game.view(&state, eye.seat());
        if eye == Eye::All {
            // Everybody knows the cards that he has drawn himself.
            view.drawn = BySeat::from_fn(|seat| {
                let own = game.view(&state, Some(seat));
                own.drawn[seat].clone()
            });
        }
        view
    }
}
