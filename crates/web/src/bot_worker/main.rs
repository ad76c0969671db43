//! The program of the bot worker: questions in, answers out.
#![allow(
    unsafe_code,
    unreachable_pub,
    reason = "the macro makes the function callable from outside"
)]

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// The answer to a question, in notation; nothing if the question makes no sense.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn answer(question: String) -> String {
    let question = lucid_web::bots::Question::from_text(question);
    question.answer(now).unwrap_or_default()
}

/// The browser's clock.
#[cfg(target_arch = "wasm32")]
fn now() -> std::time::Duration {
    std::time::Duration::from_millis(js_sys::Date::now() as u64)
}

fn main() {}
