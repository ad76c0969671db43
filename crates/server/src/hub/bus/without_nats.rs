//! Stand-ins for NATS in a program built without the `cluster` feature: types without
//! values.

use super::{BusError, Signal};

#[derive(Debug)]
pub(super) enum Nats {}

#[derive(Debug)]
pub(in crate::hub) enum Incoming {}

impl Nats {
    pub(super) async fn join(_: &str) -> Result<(Nats, Incoming), BusError> {
        let why = "this program was built without it (feature `cluster`)";
        Err(BusError(why.to_owned()))
    }

    pub(super) fn send(&self, _: String, _: Vec<u8>) {
        match *self {}
    }

    pub(super) async fn flush(&self) {
        match *self {}
    }
}

impl Incoming {
    pub(super) async fn next(&mut self) -> Option<Signal> {
        match *self {}
    }
}
