//! One location: its island, who is there, its row of shards, its power.

use lucid_art::{Number, drawings};
use lucid_dreamscape::{Action, Colour, Location, Phase, Power};
use lucid_tabletop::Seat;
use lucid_texts::{BoardCount, Phrase, arg};

use super::shapes::{
    circle, ellipse, group, group_at, icon, island_focus, island_hit, picture, power, spoken,
    stamp, stamp_scaled, token,
};
use super::shard_tray::tray;
use super::world::Here;
use super::{BoardProps, Intent};
use super::{El, el};
use crate::drawing::{seat_class, seat_colour};
use crate::dreamscape::guide::sleeper_paths::SleeperPath;

/// Draws a location with everything that can be done there.
pub(crate) fn island(
    props: &BoardProps,
    location: Location,
    here: &Here,
    open: bool,
    way: Option<&SleeperPath>,
) -> El {
    let own = props.player(props.own()).sleeper == location;
    let legal = !here.acts.is_empty();
    let mut class = format!("loc isle isle-{location} l{location}");
    for (is, name) in [(own, " here"), (legal, " legal"), (open, " open")] {
        if is {
            class.push_str(name);
        }
    }
    let press = main_press(props, location, here, own);
    let mut cell = el("div")
        .class(class)
        .key(format_args!("isle-{location}"))
        .attr("role", "gridcell")
        .attr("data-place", format_args!("location-{location}"))
        .attr("data-isle", location.number())
        .child(scene(props, location, here, press, way))
        .child(tag(props, location, press));
    if let Some(way) = way {
        cell = cell.child(far_sign(props, way).key("far"));
    }
    if let Some(sign) = sign(props, location, here, own) {
        let sign = match press {
            Some(intent) => sign.press(intent),
            None => sign,
        };
        cell = cell.child(sign.key("sign"));
    }
    let listed = match (&here.lay, open) {
        (lay, _) if !lay.is_empty() => lay.as_slice(),
        (_, true) => here.acts.as_slice(),
        _ => &[],
    };
    if !listed.is_empty() {
        cell = cell.child(list(props, listed));
    }
    cell
}

/// The intent of a press on the island itself.
fn main_press(props: &BoardProps, location: Location, here: &Here, own: bool) -> Option<Intent> {
    match here.acts.as_slice() {
        [] if own => None,
        [] if props.view.table.phase == Phase::Travel => Some(Intent::Ask(Action::Move(location))),
        [] => None,
        [only] => Some(Intent::Act(*only)),
        _ => Some(Intent::OpenLocation(location)),
    }
}

/// The island with everything on it.
fn scene(
    props: &BoardProps,
    location: Location,
    here: &Here,
    press: Option<Intent>,
    way: Option<&SleeperPath>,
) -> El {
    let legal = !here.acts.is_empty();
    let sleepers = sleepers(props, location);
    let haunted = props.view.table.mr_nightmare == Some(location);
    // The buildings move aside for the figures.
    let aside = match (sleepers.is_empty(), haunted) {
        (false, true) | (true, false) => 0.0,
        (false, false) => -14.0,
        (true, true) => 14.0,
    };
    let size = match location.number() {
        3 | 6 => 0.86,
        _ => 0.92,
    };
    let mut ground = el("g")
        .class("isle-press")
        .attr("role", "button")
        .attr("tabindex", -1)
        .attr("data-cell", format_args!("isle-{location}"))
        .attr(
            "aria-label",
            describe(props, location, here, &sleepers, way),
        );
    if let Some(intent) = press {
        ground = ground.press(intent);
    }
    if legal {
        ground = ground.child(ellipse("halo ground-halo", (0.0, 2.0), (112.0, 46.0)).key("halo"));
    }
    ground = ground
        .child(island_focus())
        .child(stamp("island", 0.0, 0.0).key("island"));
    if legal {
        ground = ground.child(ellipse("ground-ring", (0.0, -4.0), (98.0, 20.0)).key("ring"));
    }
    ground = ground.child(stamp_scaled(drawings::place(location), aside, -6.0, size).key("place"));
    if haunted {
        let piece = stamp_scaled("nightmare", -58.0, 8.0, 0.74);
        ground = ground.child(
            group("piece")
                .key("nightmare")
                .attr("data-piece", "nightmare")
                .child(piece),
        );
    }
    for (height, seat) in sleepers.iter().enumerate() {
        ground = ground.child(sleeper(*seat, 48.0, 10.0 - 20.0 * height as f64));
    }
    if press.is_some() {
        ground = ground.child(island_hit());
    }
    el("svg")
        .attr("viewBox", "-102 -142 204 204")
        .attr("role", "group")
        .attr(
            "aria-label",
            props.texts.numbered_location(&props.game, location),
        )
        .child(ground)
        .child(row(props, location))
}

/// A Sleeper under the blanket of its seat.
fn sleeper(seat: Seat, x: f64, y: f64) -> El {
    let (x, y) = (Number(x), Number(y));
    el("g")
        .class(format_args!("piece {}", seat_class(seat)))
        .key(format_args!("sleeper-{seat}"))
        .attr("data-piece", format_args!("sleeper-{seat}"))
        .child(
            el("g")
                .attr("transform", format_args!("translate({x} {y}) scale(.78)"))
                .child(stamp("sleeper", 0.0, 0.0))
                .child(stamp(seat_colour(seat).sign(), 13.0, -17.0).attr("color", "#fff")),
        )
}

/// The Sleepers here, from the bottom up: those who have not travelled yet, the last of them
/// lowest, and on top of them the others in order of arrival (M4, T7).
fn sleepers(props: &BoardProps, location: Location) -> Vec<Seat> {
    let table = &props.view.table;
    let seats = props.seats().count();
    let turn = match table.phase {
        Phase::Setup | Phase::Emergence => 0,
        Phase::Travel | Phase::Nightmare => usize::from(table.turn) + 1,
        _ => seats,
    };
    let order = &table.order[..seats];
    let (gone, waiting) = order.split_at(turn.min(seats));
    (waiting.iter().rev().chain(gone))
        .copied()
        .filter(|seat| props.player(*seat).sleeper == location)
        .collect()
}

/// The row of shards in its tray, with the key and the hand at its ends.
fn row(props: &BoardProps, location: Location) -> El {
    let shards: Vec<Colour> = props.view.table.row(location).iter().collect();
    let places = shards.len().max(props.game.rules().capacity());
    let tray = tray(places);
    let (left, top, width, height) = tray.hollow;
    let mut drawn = group("tray-g").child(
        el("rect")
            .class("tray")
            .attr("x", Number(left))
            .attr("y", Number(top))
            .attr("width", Number(width))
            .attr("height", Number(height))
            .attr("rx", 19),
    );
    for place in &tray.places[shards.len()..] {
        drawn = drawn.child(circle("room", *place, 4.0));
    }
    let Some((hand, before)) = shards.split_last() else {
        return drawn;
    };
    let at = |index: usize| tray.places[index];
    for (index, colour) in before.iter().enumerate() {
        let (x, y) = at(index);
        drawn = drawn.child(stamp_scaled(drawings::token(*colour), x, y, tray.scale));
    }
    let (x, y) = at(before.len());
    drawn = drawn.child(last_shard(props, location, *hand, (x, y), tray.scale));
    let (key_x, key_y) = at(0);
    let side = 18.0 * tray.scale;
    drawn.child(end_mark("mark-key", key_x - side, key_y + side, 0.5, false))
}

/// The rightmost shard: a button where it can be collected.
fn last_shard(
    props: &BoardProps,
    location: Location,
    colour: Colour,
    (x, y): (f64, f64),
    scale: f64,
) -> El {
    let own = props.player(props.own()).sleeper == location;
    let collect = Action::Collect(colour);
    let legal = own && props.may(collect);
    let asked = own && props.view.table.phase == Phase::Travel;
    let shard = match legal {
        true => stamp_scaled(drawings::token(colour), x, y - 1.0, scale * 1.1),
        false => stamp_scaled(drawings::token(colour), x, y, scale),
    };
    let mut last = el("g")
        .key("hand")
        .attr("data-place", format_args!("row-{location}"));
    if legal {
        last = last.child(circle("halo ring-now", (x, y), 25.7 * scale));
    }
    let side = 18.0 * scale;
    last = last
        .child(shard)
        .child(end_mark("mark-hand", x + side, y + side, 0.52, legal));
    if !legal && !asked {
        return last;
    }
    last = last
        .class("shard-press")
        .attr("role", "button")
        .attr("tabindex", -1)
        .attr("data-cell", "collect")
        .attr("aria-label", props.describe(collect))
        // A touch target is larger than the token.
        .child(circle("hit", (x, y), 26.0))
        .child(circle("focus-shape", (x, y), 24.0));
    last.press(match legal {
        true => Intent::Act(collect),
        false => Intent::Ask(collect),
    })
}

fn end_mark(name: &str, x: f64, y: f64, scale: f64, now: bool) -> El {
    let now = if now { " now" } else { "" };
    group_at(x, y)
        .child(circle(&format!("end-bed{now}"), (0.0, 0.0), 8.5))
        .child(
            el("g")
                .class(format_args!("end-ink{now}"))
                .child(stamp_scaled(name, 0.0, 0.0, scale)),
        )
}

/// Number, name and power.
fn tag(props: &BoardProps, location: Location, press: Option<Intent>) -> El {
    let edition = props.game.rules().edition;
    let long = props.texts.short_location(edition, location);
    let power_here = Power::ALL[location.index()];
    let short = props.texts.power(power_here);
    let mut name = el("span").class("loc-name");
    if let Some(intent) = press {
        name = name.press(intent);
    }
    let name = name
        .attr("aria-hidden", "true")
        .child(el("b").text(location))
        .child(el("span").class("long").text(long))
        .child(el("span").class("short").text(short));
    el("div")
        .class("loc-tag")
        .key("tag")
        .child(name)
        .child(power_press(props, location, power_here))
}

fn power_press(props: &BoardProps, location: Location, power_here: Power) -> El {
    let own = props.player(props.own());
    let at_home = own.sleeper == location;
    let blocked = props.view.table.mr_nightmare == Some(location);
    let legal = at_home && props.may(Action::UseLocation);
    let used = at_home && own.marker_used;
    let mut label = props.texts.power_of(power_here);
    let state = match (legal, blocked, used) {
        (true, ..) => Some(Phrase::BoardCanUse),
        (_, true, _) => Some(Phrase::BoardBlocked),
        (_, _, true) => Some(Phrase::BoardUsed),
        _ => None,
    };
    if let Some(state) = state {
        label = format!("{label}; {}", props.word(state));
    }
    let class = match (legal, blocked, used) {
        (true, ..) => "power-press now",
        (_, true, _) => "power-press blocked",
        (_, _, true) => "power-press used",
        _ => "power-press",
    };
    let inside = power(power_here);
    let about = props.texts.about_power(power_here);
    let travelling = props.view.table.phase == Phase::Travel && at_home;
    if !legal && !travelling {
        return el("span")
            .class(class)
            .attr("title", about)
            .child(inside)
            .child(spoken(label));
    }
    el("button")
        .class(class)
        .attr("type", "button")
        .attr("tabindex", -1)
        .attr("data-cell", "power")
        .attr("title", about)
        .attr("aria-label", label)
        .child(inside)
        .press(match legal {
            true => Intent::Act(Action::UseLocation),
            false => Intent::Ask(Action::UseLocation),
        })
}

/// The pill with the action and its price.
fn sign(props: &BoardProps, location: Location, here: &Here, own: bool) -> Option<El> {
    let pill = |class: &str, text: String| {
        el("span")
            .class(format_args!("go {class}"))
            .attr("aria-hidden", "true")
            .text(text)
    };
    let word = |word| props.word(word);
    Some(match here.acts.as_slice() {
        [] if !here.lay.is_empty() => pill("now", word(Phrase::BoardToLay)),
        // Spectators have no Sleeper here; the head says whose turn it is.
        [] if own => pill(
            &format!("you {}", seat_class(props.own())),
            match props.view.viewer {
                Some(_) => word(Phrase::SignHere),
                None => props.name(props.own()),
            },
        ),
        [] => return None,
        [Action::Move(_)] if here.outlook.cost == 0 => {
            let key = props.view.table.row(location).iter().next();
            let held = |colour: &Colour| props.player(props.own()).hands[*colour] > 0;
            let sign = pill("", word(Phrase::SignMoveFree));
            let sign = match key.filter(held) {
                Some(key) => sign.child(token(key)),
                None => sign,
            };
            red_too(sign, here)
        }
        [Action::Move(_)] => {
            let cost = BoardCount::MoveCost(here.outlook.cost);
            let candle = picture("cdl", "-9 -48 18 52", stamp("candle", 0.0, 0.0));
            red_too(pill("", props.texts.board_count(cost)).child(candle), here)
        }
        [Action::Harvest { colour, .. }] => pill("", word(Phrase::SignAdd)).child(token(*colour)),
        [Action::Reorder(_)] => pill("", word(Phrase::SignReorder)).child(power(Power::Lake)),
        _ => pill("", word(Phrase::SignChoose)).child(icon("i-plus")),
    })
}

/// The total cost of a path of several moves, while it is pointed at.
fn far_sign(props: &BoardProps, way: &SleeperPath) -> El {
    let told = props
        .texts
        .way_there(&way.stops, arg::Cost(way.cost), arg::Keys(way.free));
    let sign = el("span")
        .class("go far")
        .attr("aria-hidden", "true")
        .text(told);
    match way.reds {
        0 => sign,
        _ => sign.child(el("i").text("+")).child(token(Colour::Red)),
    }
}

/// A nightmare on the way is picked up.
fn red_too(sign: El, here: &Here) -> El {
    match here.outlook.picks_red {
        true => sign.child(el("i").text("+")).child(token(Colour::Red)),
        false => sign,
    }
}

/// Several choices at one location, or the shards to lay next.
fn list(props: &BoardProps, acts: &[Action]) -> El {
    let entry = |action: &Action| {
        let shard = match *action {
            Action::Next(colour) | Action::Harvest { colour, .. } => Some(colour),
            _ => None,
        };
        let button = el("button")
            .class("choice")
            .key(props.noted(*action))
            .attr("type", "button")
            .attr("tabindex", -1)
            .attr("data-cell", "choice")
            .attr("aria-label", props.describe(*action))
            .press(Intent::Act(*action));
        match shard {
            Some(colour) => button.child(token(colour)),
            None => button.text(props.describe(*action)),
        }
    };
    el("div")
        .class("acts")
        .key("acts")
        .attr("role", "group")
        .attr("aria-label", props.word(Phrase::SignChoose))
        .children(acts.iter().map(entry))
}

/// The location in words.
fn describe(
    props: &BoardProps,
    location: Location,
    here: &Here,
    sleepers: &[Seat],
    way: Option<&SleeperPath>,
) -> String {
    let texts = &props.texts;
    let row: Vec<Colour> = props.view.table.row(location).iter().collect();
    let mut parts = vec![
        texts.numbered_location(&props.game, location),
        texts.location_row(&row),
    ];
    parts.extend(
        sleepers
            .iter()
            .map(|seat| match props.view.viewer == Some(*seat) {
                true => props.word(Phrase::SignHere),
                false => texts.board_sleeper(props.name(*seat)),
            }),
    );
    if props.view.table.mr_nightmare == Some(location) {
        parts.push(props.word(Phrase::BoardMrNightmare));
    }
    for action in &here.acts {
        parts.push(match action {
            Action::Move(_) if here.outlook.cost == 0 => props.word(Phrase::SignMoveFree),
            Action::Move(_) => texts.board_count(BoardCount::MoveCost(here.outlook.cost)),
            other => props.describe(*other),
        });
    }
    if let Some(way) = way {
        let (_, between) = way.stops.split_last().unwrap_or((&location, &[]));
        parts.push(texts.way_there(&way.stops, arg::Cost(way.cost), arg::Keys(way.free)));
        parts.push(texts.way_via(between));
    }
    parts.join("; ")
}
