//! What binds a game when it begins, and the record that follows from it.

use lucid_protocol::Status;
use lucid_protocol::table::Seated;
use lucid_tabletop::record::{BoundSeat, Record, RecordDigest, Salt, SeatKind, Seating};
use lucid_tabletop::{Seat, SeatSet};

use super::entry::{BoundName, Entry};
use super::fold::{Fold, SeatState};

impl Fold {
    /// The entry with which the game begins, which binds those who sit here now;
    /// nothing where the rules are no longer known.
    pub fn begun(&self, salt: fn() -> Salt) -> Option<Entry> {
        let play = self.play.as_deref()?;
        let players = self.seats.iter().map(|state| (kind(state), name(state)));
        let seating = Seating::new(players, |_| salt());
        let names = seating.bound.iter().flatten().map(|seat| BoundName {
            digest: seat.digest.to_string(),
            salt: seat.salt.map(|salt| salt.to_string()),
        });
        Some(Entry::Begun {
            commitment: play.commitment(&seating).to_string(),
            names: names.collect(),
        })
    }

    /// Keeps what an entry says that begins the game.
    pub(super) fn bind(&mut self, entry: &Entry) -> Result<(), &'static str> {
        let Entry::Begun { commitment, names } = entry else {
            return Ok(());
        };
        if names.len() != self.seats.len() {
            return Err("it binds other seats than there are");
        }
        let bound: Option<Vec<BoundSeat>> = (self.seats.iter().zip(names))
            .map(|(state, name)| {
                let salt = name.salt.as_ref().map(|salt| salt.parse()).transpose();
                Some(BoundSeat {
                    kind: kind(state),
                    digest: name.digest.parse().ok()?,
                    salt: salt.ok()?,
                })
            })
            .collect();
        let bound = bound.ok_or("a bound name cannot be read")?;
        let mut seating = Seating::unbound(&self.names());
        // Whoever has been erased since has another name in the log.
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
        let play = self.play.as_deref().filter(|play| play.steps() > 0)?;
        Some(match &self.seating {
            Some(seating) => play.record(seating, reveal),
            None => play.record(&Seating::unbound(&self.names()), reveal),
        })
    }

    fn names(&self) -> Vec<String> {
        self.seats
            .iter()
            .map(|state| name(state).to_owned())
            .collect()
    }

    /// The digest of the record, once the game has ended.
    pub fn digest(&self) -> Option<RecordDigest> {
        let record = self.has_ended().then(|| self.record(true))??;
        Record::parse(&record).ok().map(|record| record.digest())
    }

    /// Whether nothing is played here any more, so that the record may be shown.
    pub fn has_ended(&self) -> bool {
        matches!(self.status, Status::Over | Status::Ended)
    }
}

fn name(state: &SeatState) -> &str {
    state.seated.name().unwrap_or_default()
}

fn kind(state: &SeatState) -> SeatKind {
    match &state.seated {
        Seated::Bot { level, .. } => SeatKind::bot(level),
        Seated::Person { .. } | Seated::Open => SeatKind::Person,
    }
}
