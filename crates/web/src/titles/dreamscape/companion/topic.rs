//! Topics: the things that can be told by touch, one at a time.

use lucid_dreamscape::companion::{Act, Companion, Entry, Fact, Facts, Said, Want};
use lucid_dreamscape::{ByColour, Colour, LinkSet, Location, Row};

/// Something that can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The shards of a location.
    Row(Location),
    /// How many red shards lie in locations.
    Red,
    /// All other locations at once: journals of before say that they are the same.
    Rows,
    /// The red shards on links.
    Links,
    /// The player's Dreamscape.
    Dream,
    /// The player's trees.
    Trees,
    /// The shards on the player's cards.
    Cards,
    /// Where the Sleeper is.
    Sleeper,
    /// The link for a red shard (L10).
    Seed,
    /// The player's points at the end.
    Points,
    /// His stock.
    Stock,
    /// His trees.
    HisTrees,
    /// His points.
    HisPoints,
    /// Where he stands.
    Place,
    /// Red shards in the reserve.
    Reserve,
    /// The cycle.
    Cycle,
    /// What a purpose pays.
    Pays,
}

/// What is told of a topic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Shards in a row, from the key to the hand.
    Row(Vec<Colour>),
    /// Shards by colour.
    Shards(ByColour<u8>),
    /// Links.
    Links(LinkSet),
    /// One of the locations.
    Place(Option<Location>),
    /// A number.
    Number(i16),
    /// That nothing has changed.
    Same,
}

/// More shards than any location can hold must be a slip.
pub const LONGEST_ROW: usize = 16;

impl Topic {
    /// The topics that he is waiting for.
    pub fn asked(companion: &Companion) -> Vec<Topic> {
        match companion.want() {
            Want::Sleeper => vec![Topic::Sleeper],
            Want::Link(_) => vec![Topic::Seed],
            Want::Points => vec![Topic::Points],
            Want::Nothing => Vec::new(),
            Want::Travel | Want::Creation | Want::End => {
                let untold = companion.untold().into_iter();
                untold.map(Topic::of_fact).collect()
            }
        }
    }

    const fn of_fact(fact: Fact) -> Topic {
        match fact {
            Fact::Row(location) => Topic::Row(location),
            Fact::Red => Topic::Red,
            Fact::Links => Topic::Links,
            Fact::Dream => Topic::Dream,
            Fact::Trees => Topic::Trees,
            Fact::Cards => Topic::Cards,
        }
    }

    /// The topics that can be corrected until the purposes are counted.
    pub fn corrections(companion: &Companion) -> Vec<Topic> {
        if matches!(companion.want(), Want::Points | Want::Nothing) {
            return Vec::new();
        }
        let mut topics: Vec<Topic> = Location::ALL.map(Topic::Row).to_vec();
        topics.extend([
            Topic::Links,
            Topic::Dream,
            Topic::Trees,
            Topic::Cards,
            Topic::Sleeper,
            Topic::Place,
            Topic::Stock,
            Topic::HisTrees,
            Topic::HisPoints,
            Topic::Reserve,
            Topic::Cycle,
            Topic::Pays,
        ]);
        topics
    }

    /// The known value, with which telling starts.
    pub fn known(self, companion: &Companion) -> Value {
        let duel = companion.duel();
        match self {
            Topic::Row(location) => {
                let row = companion.row(location).unwrap_or_default();
                Value::Row(row.iter().collect())
            }
            Topic::Red => Value::Number(0),
            Topic::Rows => Value::Same,
            Topic::Links => Value::Links(companion.links()),
            Topic::Dream => Value::Shards(*companion.dream()),
            Topic::Trees => Value::Shards(*companion.trees()),
            Topic::Cards => Value::Shards(*companion.cards()),
            Topic::Sleeper if companion.want() == Want::Sleeper => Value::Place(None),
            Topic::Sleeper => Value::Place(Some(companion.sleeper())),
            Topic::Seed => Value::Links(LinkSet::default()),
            Topic::Points => Value::Number(0),
            Topic::Stock => Value::Shards(duel.stock),
            Topic::HisTrees => Value::Number(duel.trees.into()),
            Topic::HisPoints => Value::Number(duel.score),
            Topic::Place => Value::Place(Some(companion.place())),
            Topic::Reserve => Value::Number(companion.red_reserve().into()),
            Topic::Cycle => Value::Number(companion.cycle().into()),
            Topic::Pays => Value::Number(companion.pays().into()),
        }
    }

    /// The colours that are possible there.
    pub fn colours(self) -> &'static [Colour] {
        match self {
            // T6: red never lies on cards, and no tree stands on it.
            Topic::Cards | Topic::Trees => &Colour::ALL[..5],
            _ => &Colour::ALL,
        }
    }

    /// The range of a number.
    pub fn range(self, companion: &Companion) -> (i16, i16) {
        let rules = companion.rules();
        match self {
            Topic::Points => (-999, 999),
            Topic::HisPoints => (0, 9_999),
            Topic::HisTrees => (0, rules.trees().into()),
            Topic::Reserve | Topic::Red => (0, rules.red_in_play().into()),
            Topic::Cycle => (1, rules.cycles.into()),
            _ => (0, 99),
        }
    }

    /// Whether it can be confirmed as unchanged, because it has been told before.
    pub fn may_be_same(self, companion: &Companion) -> bool {
        match self {
            Topic::Row(location) => companion.row(location).is_some(),
            Topic::Links | Topic::Dream | Topic::Trees | Topic::Cards => true,
            _ => false,
        }
    }

    /// The entry for a value; nothing while the value is incomplete.
    pub fn entry(self, value: &Value, companion: &Companion) -> Option<Entry> {
        let mut facts = Facts::default();
        let number = |value: &Value| match value {
            Value::Number(number) => Some(*number),
            _ => None,
        };
        let small = |value: &Value| u8::try_from(number(value)?).ok();
        match (self, value) {
            (Topic::Row(location), Value::Row(shards)) => {
                let letters: String = shards.iter().map(|colour| colour.letter()).collect();
                facts.rows[location.index()] = Some(Row::parse(&letters)?);
            }
            // There is no entry for one unchanged row, so it is told again.
            (Topic::Row(location), Value::Same) => {
                facts.rows[location.index()] = Some(companion.row(location)?);
            }
            (Topic::Red, value) => facts.red = Some(small(value)?),
            (Topic::Rows, _) => facts.same_rows = true,
            (Topic::Links, Value::Links(links)) => facts.links = Some(Said::Is(*links)),
            (Topic::Links, Value::Same) => facts.links = Some(Said::Same),
            (Topic::Dream, Value::Shards(shards)) => facts.dream = Some(Said::Is(*shards)),
            (Topic::Dream, Value::Same) => facts.dream = Some(Said::Same),
            (Topic::Trees, Value::Shards(shards)) => facts.trees = Some(Said::Is(*shards)),
            (Topic::Trees, Value::Same) => facts.trees = Some(Said::Same),
            (Topic::Cards, Value::Shards(shards)) => facts.cards = Some(Said::Is(*shards)),
            (Topic::Cards, Value::Same) => facts.cards = Some(Said::Same),
            (Topic::Stock, Value::Shards(shards)) => facts.stock = Some(*shards),
            (Topic::Sleeper, Value::Place(place)) => facts.sleeper = Some((*place)?),
            (Topic::Place, Value::Place(place)) => facts.place = Some((*place)?),
            (Topic::HisTrees, value) => facts.his_trees = Some(small(value)?),
            (Topic::HisPoints, value) => facts.his_points = Some(number(value)?),
            (Topic::Reserve, value) => facts.reserve = Some(small(value)?),
            (Topic::Cycle, value) => facts.cycle = Some(small(value)?),
            (Topic::Pays, value) => facts.pays = Some(small(value)?),
            (Topic::Seed, Value::Links(links)) => {
                return Some(act(Act::Link(links.iter().next()?)));
            }
            (Topic::Points, value) => return Some(act(Act::Points(number(value)?))),
            _ => return None,
        }
        Some(Entry { facts, act: None })
    }

    /// The topics and values of an entry, from the page or the terminal.
    pub fn in_entry(entry: &Entry) -> Vec<(Topic, Value)> {
        let facts = &entry.facts;
        let mut told = Vec::new();
        let mut note = |topic: Topic, value: Option<Value>| {
            told.extend(value.map(|value| (topic, value)));
        };
        for location in Location::ALL {
            let row = facts.rows[location.index()];
            let row = row.map(|row| Value::Row(row.iter().collect()));
            note(Topic::Row(location), row);
        }
        let shards = |said: Said<ByColour<u8>>| match said {
            Said::Is(shards) => Value::Shards(shards),
            Said::Same => Value::Same,
        };
        let links = facts.links.map(|said| match said {
            Said::Is(links) => Value::Links(links),
            Said::Same => Value::Same,
        });
        let number = |number: Option<u8>| number.map(|number| Value::Number(number.into()));
        note(Topic::Rows, facts.same_rows.then_some(Value::Same));
        note(Topic::Red, number(facts.red));
        note(Topic::Links, links);
        let changed = facts.more_links.or(facts.fewer_links);
        note(
            Topic::Links,
            (!changed.is_empty()).then_some(Value::Links(changed)),
        );
        note(Topic::Dream, facts.dream.map(shards));
        note(Topic::Trees, facts.trees.map(shards));
        note(Topic::Cards, facts.cards.map(shards));
        note(
            Topic::Sleeper,
            facts.sleeper.map(|at| Value::Place(Some(at))),
        );
        note(Topic::Place, facts.place.map(|at| Value::Place(Some(at))));
        note(Topic::Stock, facts.stock.map(Value::Shards));
        note(Topic::HisTrees, number(facts.his_trees));
        note(Topic::HisPoints, facts.his_points.map(Value::Number));
        note(Topic::Reserve, number(facts.reserve));
        note(Topic::Cycle, number(facts.cycle));
        note(Topic::Pays, number(facts.pays));
        match entry.act {
            Some(Act::Link(link)) => {
                let mut links = LinkSet::default();
                links.insert(link);
                note(Topic::Seed, Some(Value::Links(links)));
            }
            Some(Act::Points(points)) => note(Topic::Points, Some(Value::Number(points))),
            _ => {}
        }
        told
    }
}

fn act(act: Act) -> Entry {
    Entry {
        facts: Facts::default(),
        act: Some(act),
    }
}

/// Whether everything else can be confirmed as unchanged, because all that he looks at has been
/// told before.
pub fn rest_may_be_same(companion: &Companion) -> bool {
    let asked = Topic::asked(companion);
    let waits = matches!(companion.want(), Want::Travel | Want::Creation | Want::End);
    waits && !asked.is_empty() && asked.iter().all(|topic| topic.may_be_same(companion))
}

/// Whether he knows everything he needs and waits for the go-ahead.
pub fn is_ready(companion: &Companion) -> bool {
    let waits = matches!(companion.want(), Want::Travel | Want::Creation | Want::End);
    waits && companion.untold().is_empty()
}

/// The entry with the word that he may go on, if it answers the last thing that he asks.
pub fn goes_on(companion: &Companion, topic: Topic, entry: Entry) -> Entry {
    let asked = Topic::asked(companion).contains(&topic) && entry.act.is_none();
    let mut told = companion.clone();
    let answers = asked && told.enter(&entry).is_ok();
    // What has only now become his turn waits for a word of its own.
    match answers && told.want() == companion.want() && is_ready(&told) {
        true => Entry {
            act: Some(Act::Go),
            ..entry
        },
        false => entry,
    }
}
