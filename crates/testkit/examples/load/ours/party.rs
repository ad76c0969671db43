//! Bringing people to tables: sessions, tables, seats and sockets.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use lucid_dreamscape::Dreamscape;
use lucid_protocol::table::{Join, SeatPlan};
use lucid_protocol::{Pace, Plan, TitleId};
use lucid_tabletop::Seat;
use lucid_testkit::online::{ClientError, Guest, Playable as _};

use super::chair::Chair;
use super::{Four, Pacing, Together};
use crate::crowd::{Party, SEATS};
use crate::socket::Socket;

/// So many tables are filled at once.
const WAITERS: usize = 8;

/// The expected players, and what they play.
#[derive(Clone, Debug)]
pub(crate) struct Parties {
    server: SocketAddr,
    rules: &'static str,
    game: Arc<Dreamscape>,
}

impl Parties {
    /// People for a server.
    pub(crate) fn new(server: SocketAddr, rules: &'static str) -> Parties {
        let game = Dreamscape::of_rules(rules).expect("playable rules");
        Parties {
            server,
            rules,
            game: Arc::new(game),
        }
    }

    /// Tables with four people each, who will play one game after the other.
    pub(crate) fn fours(&self, tables: Range<usize>, pace: Pacing) -> io::Result<Vec<Party<Four>>> {
        let parties = tables.clone().zip(self.seated(tables)?);
        Ok(parties
            .map(|(place, (chairs, sockets))| (Four::new(chairs, place, pace), sockets))
            .collect())
    }

    /// One table whose people will submit together.
    pub(crate) fn together(&self, rounds: u32) -> io::Result<Vec<Party<Together>>> {
        let parties = self.seated(0..1)?.into_iter();
        Ok(parties
            .map(|(chairs, sockets)| (Together::new(chairs, rounds), sockets))
            .collect())
    }

    fn seated(&self, tables: Range<usize>) -> io::Result<Vec<Party<[Chair; SEATS]>>> {
        let next = AtomicUsize::new(tables.start);
        std::thread::scope(|scope| {
            let waiters: Vec<_> = (0..WAITERS)
                .map(|_| {
                    scope.spawn(|| {
                        let mut seated = Vec::new();
                        loop {
                            let place = next.fetch_add(1, Ordering::Relaxed);
                            if place >= tables.end {
                                return Ok(seated);
                            }
                            let party = self.seat(place);
                            seated.push(party.map_err(|trouble| {
                                io::Error::other(format!("table {place}: {trouble}"))
                            })?);
                        }
                    })
                })
                .collect();
            let seated: io::Result<Vec<Vec<_>>> = (waiters.into_iter())
                .map(|waiter| waiter.join().expect("a waiter does not fall"))
                .collect();
            Ok(seated?.into_iter().flatten().collect())
        })
    }

    /// Fills one table.
    fn seat(&self, place: usize) -> Result<Party<[Chair; SEATS]>, ClientError> {
        let mut guests = Vec::new();
        for seat in 0..SEATS {
            let from = address(place * SEATS + seat);
            let name = format!("Guest {place} {seat}");
            guests.push(Guest::arrive_from(self.server, from, &name)?);
        }
        let plan = Plan {
            game: TitleId::Dreamscape,
            rules: self.rules.to_owned(),
            pack: None,
            seats: [vec![SeatPlan::Me], vec![SeatPlan::Open; SEATS - 1]].concat(),
            pace: Pace::default(),
            spectators: false,
            listed: false,
        };
        let made = guests[0].make(&plan)?;
        for (seat, guest) in Seat::first(SEATS).zip(&guests).skip(1) {
            let join = Join {
                invite: Some(made.invite.clone()),
                seat: Some(seat.into()),
            };
            guest.join(made.id, &join)?;
        }
        let (mut chairs, mut sockets) = (Vec::new(), Vec::new());
        for guest in &guests {
            let mut chair = Chair::new(self.game.clone(), made.invite.clone());
            let (server, from) = (self.server, guest.from);
            let mut socket = Socket::open(server, from, "/api/socket", &guest.headers())?;
            socket.say(&chair.open(made.id))?;
            let opened = socket.wait(|text| {
                let is_it = text.starts_with("{\"table\"") || text.starts_with("{\"no-table\"");
                is_it.then(|| text.to_owned())
            })?;
            chair.hear(&opened)?;
            chairs.push(chair);
            sockets.push(socket);
        }
        Ok((
            chairs.try_into().expect("four"),
            sockets.try_into().expect("four"),
        ))
    }
}

/// People come from everywhere: each address of a machine is given out a few
/// times only. All of 127.0.0.0/8 is this machine on Linux.
fn address(person: usize) -> Ipv4Addr {
    let [low, high] = [person % 250, person / 250].map(|part| part as u8 + 1);
    Ipv4Addr::new(127, 0, high, low)
}
