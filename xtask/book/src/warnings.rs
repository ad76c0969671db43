//! mdBook reports its doubts as log events; here they are collected.

use std::fmt::{Debug, Write};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

/// What `build` returns, and the warnings and errors that it logged.
pub(crate) fn collect<T>(build: impl FnOnce() -> Result<T>) -> Result<(T, Vec<String>)> {
    let log = Log::default();
    let built = tracing::subscriber::with_default(log.clone(), build)?;
    let lines = std::mem::take(&mut *log.0.lock().unwrap_or_else(PoisonError::into_inner));
    Ok((built, lines))
}

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<String>>>);

impl Subscriber for Log {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut line = Line(String::new());
        event.record(&mut line);
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lines.push(line.0);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let written = match field.name() {
            "message" => write!(self.0, "{value:?}"),
            name => write!(self.0, " {name}={value:?}"),
        };
        debug_assert!(written.is_ok(), "a string takes everything");
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn warnings_are_collected_and_chatter_is_not() {
        let ((), lines) = super::collect(|| {
            tracing::info!("built");
            tracing::warn!(page = "solo.md", "an odd page");
            Ok(())
        })
        .expect("nothing fails");
        assert_eq!(lines, ["an odd page page=\"solo.md\""]);
    }
}
