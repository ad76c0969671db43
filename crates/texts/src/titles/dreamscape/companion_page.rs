//! The page of the companion: what is said there and not in the terminal.

use lucid_dreamscape::Colour;
use lucid_dreamscape::companion::{Companion, Want};

use crate::{Phrase, Texts, arg};

impl Texts {
    /// What the companion waits for, to be answered by touch.
    pub fn companion_page_wish(&self, companion: &Companion) -> String {
        let (first, second) = match companion.want() {
            Want::Travel => (
                Phrase::WebCompanionTravelFirst,
                Phrase::WebCompanionTravelSecond,
            ),
            Want::Creation => (
                Phrase::WebCompanionCreationFirst,
                Phrase::WebCompanionCreationSecond,
            ),
            Want::End => (Phrase::WebCompanionEndFirst, Phrase::WebCompanionEndSecond),
            Want::Nothing => return self.phrase(Phrase::CompanionOver),
            Want::Sleeper | Want::Link(_) | Want::Points => return self.companion_wish(companion),
        };
        if companion.untold().is_empty() {
            let creates = companion.want() == Want::Creation && !companion.duel().first;
            return self.phrase(match creates {
                true => Phrase::WebCompanionCreationReady,
                false => Phrase::WebCompanionReady,
            });
        }
        self.phrase(if companion.duel().first {
            first
        } else {
            second
        })
    }

    /// How a purpose stands (L6).
    pub fn companion_standing(&self, companion: &Companion, colour: Colour) -> String {
        let (his, yours) = companion.standing(colour);
        let purpose = self.purpose_of_colour(colour);
        self.messages
            .companion_standing(arg::His(his), arg::Purpose(purpose), arg::Yours(yours))
    }

    /// That a press adds a shard.
    pub fn companion_add(&self, colour: Colour) -> String {
        self.messages.companion_add(self.shard(colour))
    }

    /// That a press takes a shard out of a row.
    pub fn companion_take_out(&self, colour: Colour) -> String {
        self.messages.companion_take_out(self.shard(colour))
    }

    /// That a press counts one shard less.
    pub fn companion_fewer(&self, colour: Colour) -> String {
        self.messages.companion_fewer(self.shard(colour))
    }

    /// `grass: 3`
    pub fn companion_shard_count(&self, colour: Colour, count: u8) -> String {
        self.messages
            .companion_shard_count(arg::Count(count), arg::Shard(self.shard(colour)))
    }
}
