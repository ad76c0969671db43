//! The bot worker, as the page uses it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::document;
use leptos::task::spawn_local;
use lucid_web::bots::Question;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::device::offered;

/// The worker's first message, once it is ready.
const READY: &str = "ready";

type Answered = Box<dyn FnOnce(String)>;

/// A handle to the worker, which takes one question at a time.
#[derive(Clone)]
pub struct BotWorker(Rc<WorkerState>);

struct WorkerState {
    worker: Option<Worker>,
    ready: Cell<bool>,
    /// How many questions have been sent but not answered.
    sent: Cell<usize>,
    waiting: RefCell<Option<(Question, Answered)>>,
}

impl BotWorker {
    /// Starts the worker.
    pub fn new() -> BotWorker {
        let inner = Rc::new(WorkerState {
            worker: start().ok(),
            ready: Cell::new(false),
            sent: Cell::new(0),
            waiting: RefCell::new(None),
        });
        if let Some(worker) = &inner.worker {
            let heard = inner.clone();
            let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                heard.hear(event.data().as_string().unwrap_or_default());
            });
            worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
            hear.forget();
            let failed = inner.clone();
            let fail = Closure::<dyn Fn(JsValue)>::new(move |_| failed.answer_here());
            worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
            fail.forget();
        }
        BotWorker(inner)
    }

    /// Asks a question; the answer, in notation, arrives later. A question that is still
    /// waiting is dropped.
    pub fn ask(&self, question: Question, answered: impl FnOnce(String) + 'static) {
        let inner = &self.0;
        inner.waiting.replace(Some((question, Box::new(answered))));
        match inner.worker {
            Some(_) if inner.ready.get() => inner.send(),
            Some(_) => {}
            None => inner.answer_here(),
        }
    }
}

impl WorkerState {
    fn send(&self) {
        let text = (self.waiting.borrow().as_ref())
            .map(|(question, _)| JsValue::from_str(question.text()));
        let (Some(text), Some(worker)) = (text, &self.worker) else {
            return;
        };
        match worker.post_message(&text) {
            Ok(()) => self.sent.set(self.sent.get() + 1),
            Err(_) => self.answer_here(),
        }
    }

    fn hear(&self, said: String) {
        if said == READY {
            self.ready.set(true);
            return self.send();
        }
        self.sent.set(self.sent.get().saturating_sub(1));
        if self.sent.get() > 0 {
            // The answer to a question that was dropped.
            return;
        }
        let waiting = self.waiting.take();
        if let Some((_, answered)) = waiting {
            answered(said);
        }
    }

    /// Without a worker the bot thinks on the main thread: the page lags, but the game goes on.
    fn answer_here(&self) {
        let Some((question, answered)) = self.waiting.take() else {
            return;
        };
        spawn_local(async move {
            let answer = ask_here(&question).await;
            answered(
                answer
                    .ok()
                    .and_then(|it| it.as_string())
                    .unwrap_or_default(),
            );
        });
    }
}

/// Calls the function that the page itself provides.
async fn ask_here(question: &Question) -> Result<JsValue, JsValue> {
    offered("lucidAsk", question.text())?.await
}

fn start() -> Result<Worker, JsValue> {
    let root = document().document_element().ok_or(JsValue::NULL)?;
    let script = root.get_attribute("data-bot-worker").ok_or(JsValue::NULL)?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&script, &options)
}
