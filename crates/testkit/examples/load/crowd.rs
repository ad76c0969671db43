//! All sockets of all tables, on one thread.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io;
use std::time::{Duration, Instant};

use rustix::buffer::spare_capacity;
use rustix::event::Timespec;
use rustix::event::epoll::{self, CreateFlags, EventData, EventFlags};
use rustix::fd::OwnedFd;

use crate::figures::Figures;
use crate::socket::Socket;

/// Seats at a table.
pub(crate) const SEATS: usize = 4;

/// Those who sit at a table and decide what they say.
pub(crate) trait Table {
    /// A seat has heard a text.
    fn heard(&mut self, seat: usize, text: &str, context: &mut TableContext<'_>);

    /// The time that was asked for has come.
    fn wake(&mut self, context: &mut TableContext<'_>);

    /// Whether there is nothing left to do.
    fn is_finished(&self) -> bool {
        false
    }
}

/// What a table can do and look at when something happens.
#[derive(Debug)]
pub(crate) struct TableContext<'a> {
    /// The time.
    pub(crate) now: Instant,
    /// What is counted.
    pub(crate) figures: &'a mut Figures,
    out: &'a mut Vec<(usize, String)>,
    wake: Option<Instant>,
}

impl TableContext<'_> {
    /// A seat says something.
    pub(crate) fn say(&mut self, seat: usize, text: String) {
        self.out.push((seat, text));
    }

    /// Wakes the table at a time, once.
    pub(crate) fn wake_at(&mut self, time: Instant) {
        self.wake = Some(time);
    }
}

/// A table and its sockets.
pub(crate) type Party<T> = (T, [Socket; SEATS]);

/// Tables and their sockets.
#[derive(Debug)]
pub(crate) struct Crowd<T> {
    tables: Vec<T>,
    sockets: Vec<Socket>,
    timers: BinaryHeap<Reverse<(Instant, usize)>>,
    poll: OwnedFd,
    scratch: Vec<u8>,
    /// What is counted.
    pub(crate) figures: Figures,
}

impl<T: Table> Crowd<T> {
    /// Nobody yet.
    pub(crate) fn new() -> io::Result<Crowd<T>> {
        Ok(Crowd {
            tables: Vec::new(),
            sockets: Vec::new(),
            timers: BinaryHeap::new(),
            poll: epoll::create(CreateFlags::CLOEXEC)?,
            scratch: vec![0; 256 * 1024],
            figures: Figures::default(),
        })
    }

    /// More tables with their sockets. They answer, but begin nothing yet.
    pub(crate) fn add(&mut self, parties: Vec<Party<T>>) -> io::Result<()> {
        for (table, four) in parties {
            self.tables.push(table);
            for socket in four {
                socket.stream.set_nonblocking(true)?;
                let data = EventData::new_u64(self.sockets.len() as u64);
                epoll::add(&self.poll, &socket.stream, data, EventFlags::IN)?;
                self.sockets.push(socket);
            }
        }
        Ok(())
    }

    /// Wakes all tables once, spread over a time.
    pub(crate) fn begin(&mut self, spread: Duration) {
        let (now, count) = (Instant::now(), self.tables.len() as u32);
        for place in 0..count {
            let wait = spread * place / count;
            self.timers.push(Reverse((now + wait, place as usize)));
        }
    }

    /// The tables.
    pub(crate) fn tables(&self) -> impl Iterator<Item = &T> {
        self.tables.iter()
    }

    /// Lets them play for a time, or until all have finished.
    pub(crate) fn run(&mut self, time: Duration) -> io::Result<()> {
        let until = Instant::now() + time;
        let mut events = Vec::with_capacity(1024);
        loop {
            let now = Instant::now();
            let finished = !self.tables.is_empty() && self.tables.iter().all(T::is_finished);
            if now >= until || finished {
                return Ok(());
            }
            let next = self.timers.peek().map_or(until, |Reverse((at, _))| *at);
            let wait = next.min(until).saturating_duration_since(now);
            let wait = Timespec {
                tv_sec: wait.as_secs() as i64,
                tv_nsec: wait.subsec_nanos().into(),
            };
            events.clear();
            match epoll::wait(&self.poll, spare_capacity(&mut events), Some(&wait)) {
                Ok(_) | Err(rustix::io::Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
            for event in &events {
                self.hear(event.data.u64() as usize)?;
            }
            let now = Instant::now();
            while let Some(Reverse((at, place))) = self.timers.peek().copied()
                && at <= now
            {
                self.timers.pop();
                self.at_table(place, |table, context| table.wake(context))?;
            }
        }
    }

    fn hear(&mut self, number: usize) -> io::Result<()> {
        let (place, seat) = (number / SEATS, number % SEATS);
        let (table, figures) = (&mut self.tables[place], &mut self.figures);
        let mut out = Vec::new();
        let mut context = TableContext {
            now: Instant::now(),
            figures,
            out: &mut out,
            wake: None,
        };
        let socket = &mut self.sockets[number];
        socket
            .hear(&mut self.scratch, |text| {
                table.heard(seat, text, &mut context);
            })
            .map_err(|error| io::Error::other(format!("table {place}, seat {seat}: {error}")))?;
        let wake = context.wake;
        self.send(place, out, wake)
    }

    fn at_table(
        &mut self,
        place: usize,
        act: impl FnOnce(&mut T, &mut TableContext<'_>),
    ) -> io::Result<()> {
        let mut out = Vec::new();
        let mut context = TableContext {
            now: Instant::now(),
            figures: &mut self.figures,
            out: &mut out,
            wake: None,
        };
        act(&mut self.tables[place], &mut context);
        let wake = context.wake;
        self.send(place, out, wake)
    }

    fn send(
        &mut self,
        place: usize,
        out: Vec<(usize, String)>,
        wake: Option<Instant>,
    ) -> io::Result<()> {
        for (seat, text) in out {
            self.sockets[place * SEATS + seat].say(&text)?;
        }
        if let Some(at) = wake {
            self.timers.push(Reverse((at, place)));
        }
        Ok(())
    }
}
