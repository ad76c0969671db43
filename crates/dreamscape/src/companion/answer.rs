//! What a line leads to, and what he does, told as a story: the same for people who
//! type and for people who press buttons.

use super::{Act, Companion, Entry, EntryRefusal, Fact, Facts, Journal, Want};
use crate::{Colour, Location, NightmareStep};

/// What a line led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The game before it.
    pub before: Companion,
    /// Whether what it told was recorded, without any further effect.
    pub noted: bool,
    /// Whether it is news who has marker 1 (L4).
    pub marker: bool,
    /// What was taken as told before.
    pub assumed: Vec<Fact>,
    /// What he did.
    pub steps: Vec<NightmareStep>,
    /// The purposes that the player is paid for, once they are counted (L15).
    pub yours: Vec<Colour>,
    /// Why he does not go on.
    pub trouble: Option<EntryRefusal>,
}

impl Answer {
    /// Whether the journal has grown by it.
    pub fn is_taken(&self) -> bool {
        self.trouble.is_none() || self.noted
    }
}

/// A sentence of the story of his steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoryLine {
    /// A step of its own.
    NightmareStep(NightmareStep),
    /// All that he takes in a row, by location, in the order in which he takes it.
    Takes(Vec<(Location, Vec<Colour>)>),
    /// Several cards hold what he steals: the player chooses one (L12).
    ChooseCard,
}

/// Tells his steps: what he takes in a row becomes one sentence, and where the
/// player has a say, that is said.
pub fn story(before: &Companion, steps: &[NightmareStep]) -> Vec<StoryLine> {
    let taken = |step: &NightmareStep| match *step {
        NightmareStep::Takes { colour, location } => Some((location, colour)),
        _ => None,
    };
    let mut on_cards = *before.cards();
    let mut beats = Vec::new();
    for run in steps.chunk_by(|a, b| taken(a).is_some() && taken(b).is_some()) {
        let takes: Vec<(Location, Colour)> = run.iter().filter_map(taken).collect();
        if !takes.is_empty() {
            let rows = takes.chunk_by(|a, b| a.0 == b.0).map(|shards| {
                let colours = shards.iter().map(|(_, colour)| *colour);
                (shards[0].0, colours.collect())
            });
            beats.push(StoryLine::Takes(rows.collect()));
            continue;
        }
        beats.extend(run.iter().map(|step| StoryLine::NightmareStep(*step)));
        if let NightmareStep::Steals { colour, .. } = run[0] {
            if on_cards[colour] > 1 {
                beats.push(StoryLine::ChooseCard);
            }
            on_cards[colour] = on_cards[colour].saturating_sub(1);
        }
    }
    beats
}

impl Journal {
    /// Takes a line and says what came of it. When he cannot go on for lack of a
    /// fact, what the line told is recorded and need not be told again.
    pub fn answer(&mut self, line: &str, entry: &Entry) -> Answer {
        let before = self.companion().clone();
        let mut answer = Answer {
            noted: false,
            marker: false,
            assumed: Vec::new(),
            steps: Vec::new(),
            yours: Vec::new(),
            trouble: None,
            before,
        };
        match self.enter(line, entry) {
            Ok(steps) => answer.steps = steps,
            Err(trouble) => {
                answer.noted = self.note_at_least(line, entry, &trouble);
                answer.trouble = Some(trouble);
                return answer;
            }
        }
        let (before, now) = (&answer.before, self.companion());
        let facts = &entry.facts;
        let order = |companion: &Companion| (companion.want(), companion.duel().first);
        let names_a_place = facts.sleeper.is_some() || facts.place.is_some();
        answer.marker = names_a_place && now.want() == Want::Travel && order(before) != order(now);
        answer.noted = !answer.marker && *facts != Facts::default() && answer.steps.is_empty();
        if entry.act == Some(Act::Same) {
            // With what this line told, the rest was taken as before.
            let mut told = before.clone();
            if told.enter(&told_by(entry)).is_ok() {
                answer.assumed = told.untold();
            }
        }
        if now.want() == Want::Points && before.want() == Want::End {
            answer.yours = (now.purposes().into_iter())
                .filter(|colour| {
                    let (his, yours) = now.standing(*colour);
                    yours > his
                })
                .collect();
        }
        answer
    }

    fn note_at_least(&mut self, line: &str, entry: &Entry, trouble: &EntryRefusal) -> bool {
        let lacks = matches!(trouble, EntryRefusal::Untold(_) | EntryRefusal::NoRow(_));
        let facts = told_by(entry);
        let words = line.trim_end().rsplit_once(char::is_whitespace);
        match words.filter(|_| lacks && facts != Entry::default()) {
            Some((told, _)) => self.enter(told, &facts).is_ok(),
            None => false,
        }
    }
}

/// What a line tells, without what it asks for.
fn told_by(entry: &Entry) -> Entry {
    Entry {
        facts: entry.facts.clone(),
        act: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Profile, Rules};

    fn journal() -> Journal {
        let rules = Rules::sylex().alone(Profile::BadDreams.difficulty());
        Journal::new(Companion::new(rules, [Colour::Gray, Colour::Green]).unwrap())
    }

    fn say(journal: &mut Journal, line: &str) -> Answer {
        journal.answer(line, &Entry::parse(line).unwrap())
    }

    #[test]
    fn what_a_line_told_is_noted_even_if_he_cannot_go_on() {
        let mut journal = journal();
        let answer = say(&mut journal, "1:gbw go");
        assert!(answer.noted && answer.is_taken());
        assert!(
            matches!(answer.trouble, Some(EntryRefusal::NoRow(location)) if location.number() == 6)
        );
        assert_eq!(journal.len(), 1);
        let answer = say(&mut journal, "go");
        assert!(!answer.is_taken());
        assert_eq!(journal.len(), 1);
    }

    #[test]
    fn a_whole_turn_is_told_in_few_sentences() {
        let mut journal = journal();
        say(
            &mut journal,
            "1:gbw 2:ybu 3:wub 4:gyb 5:ugw 6:ugu red:3-6,5-6",
        );
        let answer = say(&mut journal, "go");
        let beats = story(&answer.before, &answer.steps);
        let rows: Vec<usize> = (beats.iter())
            .filter_map(|beat| match beat {
                StoryLine::Takes(rows) => Some(rows.len()),
                _ => None,
            })
            .collect();
        assert_eq!(rows, [1, 1], "on 6, and on 5 after the way");
        assert_eq!(beats[0], StoryLine::NightmareStep(NightmareStep::Travels));
        say(&mut journal, "4-5");
        // He has too few shards for anything but counting red ones.
        assert_eq!(journal.companion().untold(), [Fact::Red]);
        let answer = say(&mut journal, "cards:gg same");
        assert_eq!(answer.assumed, [Fact::Red]);
        assert!(!answer.noted);
        assert!(say(&mut journal, "me:6").marker);
    }

    #[test]
    fn among_equal_shards_the_player_chooses() {
        let mut before = journal();
        say(&mut before, "cards:gg");
        let steal = NightmareStep::Steals {
            colour: Colour::Green,
            card: None,
        };
        let beats = story(before.companion(), &[steal, steal]);
        assert_eq!(
            beats,
            [
                StoryLine::NightmareStep(steal),
                StoryLine::ChooseCard,
                StoryLine::NightmareStep(steal)
            ]
        );
    }
}
