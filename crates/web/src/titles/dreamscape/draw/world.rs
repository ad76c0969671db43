//! The Dreamworld: six islands and the links between them.

use lucid_dreamscape::{Action, LOCATIONS, Link, LinkSet, Location, Ongoing, Phase};
use lucid_texts::Phrase;

use super::island::island;
use super::outlook::{Outlook, foresee};
use super::shapes::{circle, picture, stamp_scaled};
use super::{BoardProps, Intent, placed_choices};
use super::{El, el};
use crate::drawing::sky;
use crate::dreamscape::guide::sleeper_paths::{SleeperPath, sleeper_paths};

/// The state of the board beyond the view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WorldUi {
    /// The location whose choices are listed.
    pub open: Option<Location>,
    /// The location under the pointer or the focus.
    pub near: Option<Location>,
    /// The links travelled in this turn.
    pub trail: LinkSet,
}

/// The choices at a location.
#[derive(Clone, Debug, Default)]
pub(crate) struct Here {
    /// The actions for the location as a whole.
    pub(crate) acts: Vec<Action>,
    /// What moving there brings.
    pub(crate) outlook: Outlook,
    /// The next shards of a row that is being laid anew.
    pub(crate) lay: Vec<Action>,
}

/// Draws the Dreamworld.
pub fn world(props: &BoardProps, ui: WorldUi) -> El {
    let here = Location::ALL.map(|location| here(props, location));
    let way = ui.near.and_then(|to| far_way(props, to));
    let rests = !matches!(
        props.view.table.phase,
        Phase::Travel | Phase::Nightmare | Phase::Setup | Phase::Emergence
    ) && !busy(&here);
    let isle = |location: Location| {
        island(
            props,
            location,
            &here[location.index()],
            ui.open == Some(location),
            (way.as_ref()).filter(|way| way.stops.last() == Some(&location)),
        )
    };
    let led = way
        .as_ref()
        .map_or(LinkSet::default(), |way| along(props, way));
    let link = |of: Link| link(props, of, &here, ui.trail, led);
    let class = match rests {
        true => "world scene grain resting",
        false => "world scene grain",
    };
    grid(props.word(Phrase::BoardWorld), isle, link).class(class)
}

/// The islands and links of the Dreamworld as a grid of cells.
pub(crate) fn grid(name: String, isle: impl Fn(Location) -> El, link: impl Fn(Link) -> El) -> El {
    let isle = |number: usize| isle(Location::ALL[number - 1]);
    let link = |index: usize| link(Link::ALL[index]);
    // In the order of the picture: a row of islands, the links below it, a row of islands.
    let rows = [
        vec![isle(1), link(0), isle(2), link(1), isle(3)],
        vec![link(4), link(5), link(6)],
        vec![isle(4), link(2), isle(5), link(3), isle(6)],
    ];
    let rows = rows.map(|cells| {
        el("div")
            .class("isle-row")
            .attr("role", "row")
            .children(cells)
    });
    el("section")
        .attr("aria-label", &name)
        .children(sky())
        .child(
            el("div")
                .class("isles")
                .key("isles")
                .attr("role", "grid")
                .attr("aria-label", name)
                .children(rows),
        )
}

/// Whether the Dreamworld has any choices.
fn busy(here: &[Here; LOCATIONS]) -> bool {
    (here.iter()).any(|here| !here.acts.is_empty() || !here.lay.is_empty())
}

fn here(props: &BoardProps, location: Location) -> Here {
    let acts = placed_choices::on_location(&props.choices, location, props.selected);
    let outlook = match acts.iter().find(|act| matches!(act, Action::Move(_))) {
        Some(action) => foresee(&props.game, &props.view, *action),
        None => Outlook::default(),
    };
    let own = props.player(props.own());
    let lay = match own.power {
        Ongoing::LakeOrder(at) if at == location => (props.choices.iter().copied())
            .filter(|action| matches!(action, Action::Next(_)))
            .collect(),
        _ => Vec::new(),
    };
    Here { acts, outlook, lay }
}

/// The path to a location that is more than one move away.
fn far_way(props: &BoardProps, to: Location) -> Option<SleeperPath> {
    let moves = |action: &Action| matches!(action, Action::Move(_));
    if !props.choices.iter().any(moves) || props.may(Action::Move(to)) {
        return None;
    }
    let mut all = sleeper_paths(&props.game, &props.view).into_iter();
    all.find(|way| way.stops.last() == Some(&to))
}

/// The links of a path.
fn along(props: &BoardProps, way: &SleeperPath) -> LinkSet {
    let mut links = LinkSet::default();
    let mut from = props.player(props.own()).sleeper;
    for to in &way.stops {
        if let Some(link) = from.link_to(*to) {
            links.insert(link);
        }
        from = *to;
    }
    links
}

/// A link with its nightmare slot.
fn link(
    props: &BoardProps,
    link: Link,
    here: &[Here; LOCATIONS],
    trail: LinkSet,
    led: LinkSet,
) -> El {
    let table = &props.view.table;
    let red = table.links.contains(link);
    let (a, b) = link.ends();
    let seed = Action::Seed(link);
    let legal = props.may(seed);
    let mut class = format!("link k{a}{b}");
    let sleeper = props.player(props.own()).sleeper;
    let leads = |from: Location, to: Location| {
        from == sleeper && here[to.index()].acts.contains(&Action::Move(to))
    };
    if leads(a, b) || leads(b, a) {
        class.push_str(" route");
    }
    for (is, name) in [
        (trail.contains(link), " last"),
        (led.contains(link), " led"),
    ] {
        if is {
            class.push_str(name);
        }
    }
    let mut slot = el("g").child(circle("thorn-bed", (0.0, 0.0), 17.0));
    if legal {
        slot = slot.child(circle("halo ring-now", (0.0, 0.0), 18.0));
    }
    slot = match red {
        true => slot.child(stamp_scaled("token-mare", 0.0, 0.0, 0.86).key("red")),
        false => slot.child(circle("thorn", (0.0, 0.0), 13.0).key("free")),
    };
    let mut told = props
        .texts
        .link_with(link, red.then_some(lucid_dreamscape::Colour::Red));
    if trail.contains(link) {
        told = format!("{told}; {}", props.texts.phrase(Phrase::WayTrail));
    }
    let (label, intent) = match legal {
        true => (
            format!("{told}; {}", props.describe(seed)),
            Intent::Act(seed),
        ),
        false => (told, Intent::Ask(seed)),
    };
    el("div")
        .class(class)
        .key(format_args!("link-{link}"))
        .attr("role", "gridcell")
        .child(
            el("button")
                .attr("type", "button")
                .attr("data-cell", format_args!("link-{link}"))
                .attr("data-place", format_args!("link-{link}"))
                .attr("aria-label", label)
                .press(intent)
                .child(picture("", "-20 -20 40 40", slot)),
        )
}
