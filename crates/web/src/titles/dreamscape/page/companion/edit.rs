//! Telling one topic by touch, with an input for each kind of value.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use lucid_dreamscape::companion::Want;
use lucid_dreamscape::{Colour, Link, LinkSet, Location};
use lucid_texts::{Phrase, Texts};
use lucid_web::dreamscape::companion::topic::{LONGEST_ROW, Topic, Value};

use super::{CompanionPage, knowledge};
use crate::app::say;
use crate::dreamscape::token;
use crate::ui::{has_modifier, icon};

/// The input for the topic.
pub(super) fn editor(page: CompanionPage) -> impl IntoView {
    move || {
        let topic = page.topic.get()?;
        let texts = page.app.texts.get();
        let (edition, same) = page.with(|companion| {
            let asked = Topic::asked(companion).contains(&topic);
            (
                companion.rules().edition,
                asked && topic.may_be_same(companion),
            )
        })?;
        let input = match topic {
            Topic::Row(_) => row(page),
            Topic::Red => red(page),
            Topic::Links => links(page),
            Topic::Seed => seed(page),
            Topic::Dream | Topic::Trees | Topic::Cards | Topic::Stock => steppers(page, topic),
            Topic::Sleeper | Topic::Place => places(page),
            _ => number(page, topic),
        };
        // Where one press is enough, there is no confirmation.
        let at_once = matches!(
            topic,
            Topic::Seed | Topic::Sleeper | Topic::Place | Topic::Red
        );
        let done = move |_| page.done(&page.value.get_untracked());
        let keys = move |event: KeyboardEvent| {
            if typed(page, topic, &event) {
                event.prevent_default();
            }
        };
        Some(view! {
            <div class="co-editor" id="co-editor" role="group" tabindex="-1" aria-labelledby="co-topic"
                data-topic=knowledge::key(topic) on:keydown=keys>
                <h3 id="co-topic">{knowledge::name(&texts, edition, topic)}</h3>
                <p class="note">{texts.phrase(hint(topic))}</p>
                {input}
                <div class="co-ends">
                    {same.then(|| view! {
                        <button class="btn quiet" id="as-before" on:click=move |_| page.done(&Value::Same)>
                            {say(Phrase::CompanionAsBefore)}
                        </button>
                    })}
                    {takes_at_once(page, topic).then(|| more(page))}
                    {(!at_once).then(|| view! {
                        <button class="btn primary" id="tell" on:click=done>{icon("check")} {say(Phrase::CompanionTold)}</button>
                    })}
                </div>
            </div>
        })
    }
}

const fn hint(topic: Topic) -> Phrase {
    match topic {
        Topic::Row(_) => Phrase::CompanionHintRow,
        Topic::Red => Phrase::CompanionHintNightmares,
        Topic::Links => Phrase::CompanionHintLinks,
        Topic::Seed => Phrase::CompanionHintSeed,
        Topic::Dream => Phrase::CompanionHintDream,
        Topic::Trees => Phrase::CompanionHintTrees,
        Topic::Cards => Phrase::CompanionHintCards,
        Topic::Stock => Phrase::CompanionHintStock,
        Topic::Sleeper | Topic::Place => Phrase::CompanionHintPlace,
        _ => Phrase::CompanionHintNumber,
    }
}

/// Keys: letters of colours for a row, numbers for locations.
fn typed(page: CompanionPage, topic: Topic, event: &KeyboardEvent) -> bool {
    if has_modifier(event) {
        return false;
    }
    let key = event.key().to_lowercase();
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    match topic {
        Topic::Row(_) if key == "backspace" => {
            page.value.update(|value| {
                if let Value::Row(shards) = value {
                    shards.pop();
                }
            });
            true
        }
        Topic::Row(_) => match letter.and_then(Colour::from_letter) {
            Some(colour) => {
                add(page, colour);
                true
            }
            None => false,
        },
        Topic::Sleeper | Topic::Place => {
            let number = letter.and_then(|letter| letter.to_digit(10));
            let place = number.and_then(|number| Location::numbered(number as u8));
            if place.is_some() {
                page.done(&Value::Place(place));
            }
            place.is_some()
        }
        _ => false,
    }
}

fn add(page: CompanionPage, colour: Colour) {
    page.value.update(|value| {
        if let Value::Row(shards) = value
            && shards.len() < LONGEST_ROW
        {
            shards.push(colour);
        }
    });
    let value = page.value.get_untracked();
    let is_full = page.with_untracked(
        |companion| matches!(&value, Value::Row(row) if row.len() == companion.rules().capacity()),
    );
    let asked = (page.topic.get_untracked()).is_some_and(|topic| takes_at_once(page, topic));
    if asked && is_full == Some(true) && !page.holds_more.get_untracked() {
        page.done(&value);
    }
}

/// Whether the value of a topic is taken as soon as it is complete: a location that is asked
/// for, with as many shards as a refill brings.
fn takes_at_once(page: CompanionPage, topic: Topic) -> bool {
    let asked = page.with_untracked(|companion| Topic::asked(companion).contains(&topic));
    matches!(topic, Topic::Row(_)) && asked == Some(true)
}

/// Says that Harvesters have put more into the location, so that it is not taken too early.
fn more(page: CompanionPage) -> AnyView {
    let pressed = move || page.holds_more.get().to_string();
    view! {
        <button class="btn quiet" id="holds-more" aria-pressed=pressed
            on:click=move |_| page.holds_more.update(|more| *more = !*more)>
            {icon("plus")} {say(Phrase::CompanionHoldsMore)}
        </button>
    }
    .into_any()
}

/// The shards of a location, from the key to the hand.
fn row(page: CompanionPage) -> AnyView {
    let lying = move || {
        let texts = page.app.texts.get();
        let Value::Row(shards) = page.value.get() else {
            return Vec::new();
        };
        let one = |(index, colour): (usize, Colour)| {
            let out = move |_| {
                page.value.update(|value| {
                    if let Value::Row(shards) = value
                        && index < shards.len()
                    {
                        shards.remove(index);
                    }
                });
            };
            let told = texts.companion_take_out(colour);
            view! { <li><button aria-label=told on:click=out>{token(colour)}</button></li> }
        };
        shards.into_iter().enumerate().map(one).collect()
    };
    let is_empty = move || {
        page.value
            .with(|value| matches!(value, Value::Row(row) if row.is_empty()))
    };
    let texts = page.app.texts.get_untracked();
    let pad: Vec<_> = (Colour::ALL.into_iter())
        .map(|colour| {
            let told = texts.companion_add(colour);
            view! {
                <button class="co-key" data-colour=colour.name() aria-label=told title=texts.colour(colour)
                    on:click=move |_| add(page, colour)>
                    {token(colour)} <kbd aria-hidden="true">{colour.letter().to_string()}</kbd>
                </button>
            }
        })
        .collect();
    let clear = move |_| page.value.set(Value::Row(Vec::new()));
    view! {
        <div class="co-row" class:empty=is_empty>
            <ol>{lying}</ol>
            <Show when=is_empty><span class="co-none">{say(Phrase::CompanionEmpty)}</span></Show>
        </div>
        <div class="co-pad">
            {pad}
            <button class="co-key all" id="clear" on:click=clear disabled=is_empty>{say(Phrase::CompanionEmpty)}</button>
        </div>
    }
    .into_any()
}

/// Shards by colour: a stepper for each.
fn steppers(page: CompanionPage, topic: Topic) -> AnyView {
    let texts = page.app.texts.get_untracked();
    let steppers = topic.colours().iter().map(|colour| {
        let colour = *colour;
        let count = move || {
            page.value.with(|value| match value {
                Value::Shards(shards) => shards[colour],
                _ => 0,
            })
        };
        let step = move |by: i8| {
            page.value.update(|value| {
                if let Value::Shards(shards) = value {
                    shards[colour] = shards[colour].saturating_add_signed(by).min(99);
                }
            });
        };
        let (fewer, more) = (texts.companion_fewer(colour), texts.companion_add(colour));
        let told = move || {
            (page.app.texts).with(|texts| texts.companion_shard_count(colour, count()))
        };
        view! {
            <li data-colour=colour.name()>
                <button class="less" aria-label=fewer disabled=move || count() == 0 on:click=move |_| step(-1)>"−"</button>
                <span class="co-count" role="status" aria-label=told>{token(colour)} <b aria-hidden="true">{count}</b></span>
                <button class="more" aria-label=more on:click=move |_| step(1)>"+"</button>
            </li>
        }
    });
    let steppers: Vec<_> = steppers.collect();
    view! { <ul class="co-steppers">{steppers}</ul> }.into_any()
}

/// Toggles a link.
pub(super) fn toggle(value: &mut Value, link: Link) {
    if let Value::Links(links) = value {
        match links.contains(link) {
            true => links.remove(link),
            false => links.insert(link),
        }
    }
}

/// All links as toggles for their red shards.
fn links(page: CompanionPage) -> AnyView {
    let all: Vec<_> = (Link::ALL.into_iter())
        .map(|link| {
            let red = move || {
                page.value
                    .with(|value| matches!(value, Value::Links(links) if links.contains(link)))
            };
            let pressed = move || red().to_string();
            view! {
                <button class="co-link" data-link=link.to_string() aria-pressed=pressed
                    on:click=move |_| page.value.update(|value| toggle(value, link))>
                    <span class="bed">{move || red().then(|| token(Colour::Red))}</span> {name(link)}
                </button>
            }
        })
        .collect();
    view! { <div class="co-links">{all}</div> }.into_any()
}

/// The links for the red shard (L10), one of which is chosen.
fn seed(page: CompanionPage) -> AnyView {
    let open = page.with(|companion| match companion.want() {
        Want::Link(open) => open,
        _ => LinkSet::default(),
    });
    let all: Vec<_> = (open.unwrap_or_default().iter())
        .map(|link| {
            let choose = move |_| {
                let mut links = LinkSet::default();
                links.insert(link);
                page.done(&Value::Links(links));
            };
            view! {
                <button class="co-link" data-link=link.to_string() on:click=choose>
                    <span class="bed">{token(Colour::Red)}</span> {name(link)}
                </button>
            }
        })
        .collect();
    view! { <div class="co-links">{all}</div> }.into_any()
}

/// `4–5`
fn name(link: Link) -> String {
    let (a, b) = link.ends();
    format!("{a}–{b}")
}

/// The six locations, one of which is chosen.
fn places(page: CompanionPage) -> AnyView {
    let texts = page.app.texts.get_untracked();
    let edition = page.with(|companion| companion.rules().edition);
    let all: Vec<_> = (Location::ALL.into_iter())
        .map(|location| {
            let name = edition.map(|edition| texts.short_location(edition, location));
            view! {
                <button class="co-place" data-place=location.to_string()
                    on:click=move |_| page.done(&Value::Place(Some(location)))>
                    <b>{location.to_string()}</b> {name}
                </button>
            }
        })
        .collect();
    view! { <div class="co-places">{all}</div> }.into_any()
}

/// How many red shards lie in locations: a press says it.
fn red(page: CompanionPage) -> AnyView {
    let all: Vec<_> = (0..=9_i16)
        .map(|count| {
            let tell = move |_| page.done(&Value::Number(count));
            view! { <button data-count=count.to_string() on:click=tell>{count}</button> }
        })
        .collect();
    view! { <div class="co-number few">{all}</div> }.into_any()
}

/// A number with large buttons.
fn number(page: CompanionPage, topic: Topic) -> AnyView {
    let (least, most) = page
        .with(|companion| topic.range(companion))
        .unwrap_or_default();
    let now = move || {
        page.value.with(|value| match value {
            Value::Number(number) => *number,
            _ => 0,
        })
    };
    let put = move |number: i16| page.value.set(Value::Number(number.clamp(least, most)));
    let input = move |event| {
        if let Ok(number) = event_target_value(&event).trim().parse::<i16>() {
            put(number);
        }
    };
    let step = move |by: i16| {
        let words = match by {
            1.. => format!("+{by}"),
            _ => format!("−{}", -by),
        };
        view! { <button data-step=by.to_string() on:click=move |_| put(now().saturating_add(by))>{words}</button> }
    };
    let tens = most > 99;
    let label = move || {
        (page.app.texts).with(|texts: &std::sync::Arc<Texts>| {
            knowledge::name(texts, lucid_dreamscape::Edition::Sylex, topic)
        })
    };
    view! {
        <div class="co-number">
            {tens.then(|| step(-10))}
            {step(-1)}
            <input type="number" inputmode="numeric" min=least max=most aria-label=label
                prop:value=now on:change=input/>
            {step(1)}
            {tens.then(|| step(10))}
        </div>
    }
    .into_any()
}
