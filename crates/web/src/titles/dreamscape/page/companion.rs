//! Mr Nightmare at a real table, by touch.

mod ask;
mod edit;
mod knowledge;
mod setup;
mod story;

use leptos::prelude::*;
use lucid_dreamscape::companion::{Act, Companion, Entry, EntryRefusal, Facts};
use lucid_dreamscape::{Action, Colour, LinkSet};
use lucid_texts::Phrase;
use lucid_web::dreamscape::companion::map::{Telling, map};
use lucid_web::dreamscape::companion::topic::{Topic, Value, goes_on};
use lucid_web::dreamscape::companion::{self, NotKept, Talk};
use lucid_web::dreamscape::draw::Intent;

use crate::app::{App, Notice, app, say};
use crate::board::Canvas;
use crate::device::Device;
use crate::dreamscape::token;
use crate::ui::{Top, jump_to};

/// The page.
pub fn companion_page() -> AnyView {
    let page = CompanionPage::new(app());
    view! {
        <Top><b class="where">{say(Phrase::Companion)}</b><span class="spring"></span></Top>
        {move || match page.is_open.get() {
            true => table(page),
            false => setup::setup(page),
        }}
    }
    .into_any()
}

/// What the parts of the page share.
#[derive(Clone, Copy)]
struct CompanionPage {
    app: App,
    /// The game, and the number under which it is saved.
    talk: RwSignal<Option<(u32, Talk)>>,
    is_open: Memo<bool>,
    /// The topic that is being told, and its value so far.
    topic: RwSignal<Option<Topic>>,
    value: RwSignal<Value>,
    /// Whether the location that is told holds more than a refill brings.
    holds_more: RwSignal<bool>,
    trouble: RwSignal<Option<EntryRefusal>>,
    not_kept: RwSignal<Option<NotKept>>,
    /// How often his last act has been retold.
    again: RwSignal<u32>,
}

impl CompanionPage {
    fn new(app: App) -> CompanionPage {
        let talk = RwSignal::new(None);
        let page = CompanionPage {
            app,
            talk,
            is_open: Memo::new(move |_| talk.with(Option::is_some)),
            topic: RwSignal::new(None),
            value: RwSignal::new(Value::Same),
            holds_more: RwSignal::new(false),
            trouble: RwSignal::new(None),
            not_kept: RwSignal::new(None),
            again: RwSignal::new(0),
        };
        if let Some(id) = companion::open(&Device) {
            page.open(id);
        }
        page
    }

    /// Resumes a saved game, if it can be read.
    fn open(self, id: u32) {
        if let Some(Ok(talk)) = Talk::kept(&Device, id) {
            companion::set_open(&Device, Some(id));
            self.not_kept.set(None);
            self.talk.set(Some((id, talk)));
            self.settle();
        }
    }

    /// Saves a new game beside all others.
    fn begin(self, talk: Talk) {
        let id = Talk::next_id(&Device);
        companion::set_open(&Device, Some(id));
        self.not_kept.set(None);
        self.talk.set(Some((id, talk)));
        self.keep();
        self.settle();
    }

    /// Back to the list of games.
    fn leave(self) {
        companion::set_open(&Device, None);
        self.talk.set(None);
    }

    fn keep(self) {
        let kept = self.talk.try_update(|talk| match talk {
            Some((id, talk)) => talk.keep(&Device, *id),
            None => Ok(()),
        });
        let not_kept = kept.and_then(Result::err);
        if not_kept == Some(NotKept::Full) {
            self.app.notice.set(Some(Notice::StorageFull));
        }
        self.not_kept.set(not_kept);
    }

    /// Reads something from his knowledge.
    fn with<T>(self, read: impl FnOnce(&Companion) -> T) -> Option<T> {
        self.talk.with(|talk| {
            let (_, talk) = talk.as_ref()?;
            Some(read(talk.companion()))
        })
    }

    /// The same without being told of what comes.
    fn with_untracked<T>(self, read: impl FnOnce(&Companion) -> T) -> Option<T> {
        self.talk.with_untracked(|talk| {
            let (_, talk) = talk.as_ref()?;
            Some(read(talk.companion()))
        })
    }

    /// Opens a topic with its known value.
    fn tell_of(self, topic: Topic) {
        let known = self.with(|companion| topic.known(companion));
        self.trouble.set(None);
        self.holds_more.set(false);
        self.value.set(known.unwrap_or(Value::Same));
        self.topic.set(Some(topic));
        jump_to("co-editor");
    }

    /// Opens the first topic that he asks for.
    fn settle(self) {
        let first = self.with(|companion| {
            let topic = Topic::asked(companion).into_iter().next();
            (topic, topic.map(|topic| topic.known(companion)))
        });
        let (topic, value) = first.unwrap_or_default();
        self.trouble.set(None);
        self.holds_more.set(false);
        self.value.set(value.unwrap_or(Value::Same));
        self.topic.set(topic);
    }

    /// Adds an entry, saves the game, and announces the answer.
    fn enter(self, entry: Entry) {
        let said = self.talk.try_update(|talk| match talk {
            Some((_, talk)) => talk.say(entry),
            None => Ok(()),
        });
        if let Some(Err(trouble)) = said {
            let told = (self.app.texts).with_untracked(|texts| texts.companion_trouble(&trouble));
            self.app.tell(told);
            self.trouble.set(Some(trouble));
            return;
        }
        self.keep();
        self.settle();
        self.app.tell(story::spoken_answer(self));
        jump_to("co-editor");
    }

    /// Enters the value.
    fn done(self, value: &Value) {
        let topic = self.topic.get_untracked();
        let entry = self.with_untracked(|companion| {
            let topic = topic?;
            Some(goes_on(companion, topic, topic.entry(value, companion)?))
        });
        if let Some(Some(entry)) = entry {
            self.enter(entry);
        }
    }

    /// Lets him act.
    fn act(self, act: Act) {
        self.enter(Entry {
            facts: Facts::default(),
            act: Some(act),
        });
    }

    fn undo(self) {
        let undone = self.talk.try_update(|talk| talk.as_mut()?.1.undo());
        if undone.flatten().is_some() {
            self.keep();
            self.settle();
            self.app.tell(say(Phrase::CompanionTakenBack)());
        }
    }

    /// Handles a press on the map, depending on the topic.
    fn pressed(self, intent: Intent) {
        match (intent, self.topic.get_untracked()) {
            (Intent::OpenLocation(location), Some(Topic::Sleeper | Topic::Place)) => {
                self.done(&Value::Place(Some(location)));
            }
            (Intent::OpenLocation(location), _) => self.tell_of(Topic::Row(location)),
            (Intent::Act(Action::Seed(link)), Some(Topic::Seed)) => {
                let mut links = LinkSet::default();
                links.insert(link);
                self.done(&Value::Links(links));
            }
            (Intent::Act(Action::Seed(link)), topic) => {
                if topic != Some(Topic::Links) {
                    self.tell_of(Topic::Links);
                }
                self.value.update(|value| edit::toggle(value, link));
            }
            _ => {}
        }
    }
}

/// A game that is open.
fn table(page: CompanionPage) -> AnyView {
    let draw = Callback::new(move |()| {
        let (topic, value) = (page.topic.get(), page.value.get());
        let telling = Telling {
            topic,
            value: &value,
        };
        let texts = page.app.texts.get();
        let drawn = page.with(|companion| map(companion, telling, &texts));
        drawn.unwrap_or_else(|| lucid_web::drawing::el("section"))
    });
    let press = Callback::new(move |intent| page.pressed(intent));
    view! {
        <main id="main" class="co" tabindex="-1">
            {knowledge::score(page)}
            <div class="co-map"><Canvas draw press/></div>
            <div class="co-talk">{story::last_act(page)} {ask::ask(page)}</div>
            {knowledge::corrections(page)}
            {story::journal(page)}
        </main>
    }
    .into_any()
}

/// Shards in a row, and in words for screen readers.
fn shards(app: App, shards: &[Colour]) -> AnyView {
    let told = app
        .texts
        .with(|texts| texts.shard_list(shards.iter().copied()));
    let drawn: Vec<_> = shards.iter().map(|colour| token(*colour)).collect();
    view! { <span class="co-shards">{drawn} <span class="sr">{told}</span></span> }.into_any()
}
