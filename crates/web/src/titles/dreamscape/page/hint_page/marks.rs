//! The steps of a line as numbered rings on the boards.

use leptos::prelude::*;
use lucid_web::advice::Standing;
use lucid_web::titles::dreamscape::hint::ShownLine;

use crate::board::cell::bounds;
use crate::device::when_shown;
use crate::pages::hint::scroll::scroll_into_view;
use crate::ui::on_window;

/// How large a ring is, and how far its middle lies above what it speaks of.
const RING: f64 = 30.0;
const ABOVE: f64 = RING / 2.0 + 2.0;

/// A ring: its centre on the page, and the numbers of its steps.
#[derive(Clone, Debug, PartialEq)]
struct Mark {
    place: String,
    left: f64,
    top: f64,
    numbers: String,
    next: bool,
}

/// The rings of the remaining steps.
pub(super) fn marks(shown: Memo<Option<ShownLine>>, standing: Memo<Standing>) -> impl IntoView {
    let marks = RwSignal::new(Vec::<Mark>::new());
    // Keeps the place of the next step visible above the sheet.
    let bring_next = move || {
        let (Some(Some(shown)), Some(Standing::Next(next))) =
            (shown.try_get_untracked(), standing.try_get_untracked())
        else {
            return;
        };
        let place = shown.steps.get(next).and_then(|step| step.place.as_deref());
        if let Some(at) = place.and_then(place_of) {
            scroll_into_view(&at);
        }
    };
    let measure = move || {
        let (Some(shown), Some(standing)) =
            (shown.try_get_untracked(), standing.try_get_untracked())
        else {
            return;
        };
        let _ = marks.try_set(shown.map_or(Vec::new(), |shown| found(&shown, standing)));
    };
    Effect::new(move |_| {
        shown.track();
        standing.track();
        // The boards are being repainted, some of them a frame later.
        when_shown(move || {
            measure();
            bring_next();
            set_timeout(measure, std::time::Duration::from_millis(350));
        });
    });
    on_window("resize", move |_| measure());
    let rings = move || {
        let ring = |mark: Mark| {
            view! {
                <i class:next=mark.next data-marks=mark.place style:left=format!("{}px", mark.left.round()) style:top=format!("{}px", mark.top.round())>
                    {mark.numbers}
                </i>
            }
        };
        marks.get().into_iter().map(ring).collect_view()
    };
    view! { <div class="hint-marks" aria-hidden="true">{rings}</div> }
}

fn found(shown: &ShownLine, standing: Standing) -> Vec<Mark> {
    let Standing::Next(next) = standing else {
        return Vec::new();
    };
    let (x, y) = (
        window().scroll_x().unwrap_or(0.0),
        window().scroll_y().unwrap_or(0.0),
    );
    let mut places: Vec<(&String, Mark)> = Vec::new();
    for (number, step) in shown.steps.iter().enumerate().skip(next) {
        let Some(place) = &step.place else { continue };
        if let Some((_, mark)) = places.iter_mut().find(|(known, _)| *known == place) {
            mark.numbers = format!("{} {}", mark.numbers, number + 1);
            continue;
        }
        let Some(at) = place_of(place) else { continue };
        let (left, top, wide, tall) = bounds(&at);
        // A hidden element has no place.
        if wide == 0.0 || tall == 0.0 {
            continue;
        }
        let mark = Mark {
            place: place.clone(),
            left: x + left + wide / 2.0,
            // Above what it speaks of, which it must not cover: a location is larger than a
            // ring, and its shards lie at its foot.
            top: (y + top + if tall > 80.0 { tall * 0.2 } else { -ABOVE }).max(RING / 2.0),
            numbers: (number + 1).to_string(),
            next: number == next,
        };
        places.push((place, mark));
    }
    places.into_iter().map(|(_, mark)| mark).collect()
}

/// The element of a place on the table; other boards show the same places in small.
fn place_of(place: &str) -> Option<web_sys::Element> {
    let find = |selector: String| document().query_selector(&selector).ok().flatten();
    let at = find(format!(
        ".area-world {place}, .area-dreamscape {place}, .area-strip {place}"
    ))?;
    // An empty place has no drawing, but its slot has one.
    let (_, _, wide, tall) = bounds(&at);
    if wide > 0.0 && tall > 0.0 {
        return Some(at);
    }
    let name = at.get_attribute("data-place").unwrap_or_default();
    let slot = name
        .strip_prefix("slot-")
        .and_then(|name| name.split_once('-'));
    match slot {
        Some((_, slot)) => find(format!(".area-dreamscape [data-cell=\"slot-{slot}\"]")),
        None => Some(at),
    }
}
