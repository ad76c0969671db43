//! What is bound when a game begins, and the record that follows from it.

use lucid_protocol::{Seated, Status, TableEvent};
use lucid_tabletop::record::{BoundSeat, Record, RecordDigest, Salt, SeatKind, Seating};
use lucid_tabletop::{Seat, SeatSet};

use super::entry::{BoundName, LogEntry, Secret};
use super::fold::Fold;

impl Fold {
    /// The entry with which the game begins, and which binds the people who sit here
    /// now; nothing where the rules are no longer known.
    pub fn begun(&self, salt: fn() -> Salt) -> Option<LogEntry> {
        let game = self.game.as_deref()?;
        let players = self.state.seats.iter().map(|seat| (kind(seat), name(seat)));
        let seating = Seating::new(players, |_| salt());
        let names = seating.bound.iter().flatten().map(|seat| BoundName {
            digest: seat.digest.to_string(),
            salt: seat.salt.map(|salt| salt.to_string()),
        });
        let commitment = game.commitment(&seating).to_string();
        Some(LogEntry::begun(commitment, names.collect()))
    }

    /// Binds what an entry binds that begins the game.
    pub(super) fn bind(&mut self, entry: &LogEntry) -> Result<(), &'static str> {
        let (TableEvent::Started { commitment, .. }, Secret::Names(names)) =
            (&entry.event, &entry.secret)
        else {
            return Ok(());
        };
        if names.len() != self.state.seats.len() {
            return Err("it binds other seats than there are");
        }
        let bound: Option<Vec<BoundSeat>> = (self.state.seats.iter().zip(names))
            .map(|(seated, name)| {
                let salt = name.salt.as_ref().map(|salt| salt.parse()).transpose();
                Some(BoundSeat {
                    kind: kind(seated),
                    digest: name.digest.parse().ok()?,
                    salt: salt.ok()?,
                })
            })
            .collect();
        let bound = bound.ok_or("a bound name cannot be read")?;
        let mut seating = Seating::unbound(&self.names());
        // A person who has been erased since has another name in the log.
        let erased = Seat::first(bound.len()).zip(&bound).zip(&seating.names);
        let erased = erased.filter(|((seat, bound), name)| !bound.fits(*seat, name));
        let erased: SeatSet = erased.map(|((seat, _), _)| seat).collect();
        seating.bound = Some(bound);
        erased.iter().for_each(|seat| seating.erase(seat));
        self.seating = Some(seating);
        self.commitment.clone_from(commitment);
        Ok(())
    }

    /// The record so far; nothing before the first step, or where the rules are no
    /// longer known. Seed and salts are shown only if they may be revealed.
    pub fn record(&self, reveal: bool) -> Option<String> {
        let game = self.game.as_deref().filter(|game| game.steps() > 0)?;
        Some(match &self.seating {
            Some(seating) => game.record(seating, reveal),
            None => game.record(&Seating::unbound(&self.names()), reveal),
        })
    }

    fn names(&self) -> Vec<String> {
        let seats = self.state.seats.iter();
        seats.map(|seated| name(seated).to_owned()).collect()
    }

    /// The digest of the record, once the game has ended.
    pub fn digest(&self) -> Option<RecordDigest> {
        let record = self.has_ended().then(|| self.record(true))??;
        Record::parse(&record).ok().map(|record| record.digest())
    }

    /// Whether nothing is played here any more, so that the record may be shown.
    pub fn has_ended(&self) -> bool {
        matches!(self.state.status, Status::Over | Status::Ended)
    }
}

fn name(seated: &Seated) -> &str {
    seated.name().unwrap_or_default()
}

fn kind(seated: &Seated) -> SeatKind {
    match seated {
        Seated::Bot { level, .. } => SeatKind::bot(level),
        Seated::Person { .. } | Seated::Open => SeatKind::Person,
    }
}
