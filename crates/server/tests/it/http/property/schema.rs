//! As much of JSON Schema as the document uses. A word that is not known here
//! fails the test, so that nothing is passed over.

use serde_json::Value;

/// Words that only explain.
const NOTES: [&str; 6] = [
    "description",
    "title",
    "format",
    "default",
    "example",
    "propertyNames",
];

/// The schemas of a document.
pub(super) struct Schemas<'a>(&'a Value);

impl<'a> Schemas<'a> {
    pub(super) fn new(document: &'a Value) -> Schemas<'a> {
        Schemas(&document["components"]["schemas"])
    }

    /// The schema itself, where it only names one.
    pub(super) fn resolve<'b>(&'b self, schema: &'b Value) -> &'b Value {
        match schema["$ref"]
            .as_str()
            .and_then(|path| path.rsplit('/').next())
        {
            Some(name) => &self.0[name],
            None => schema,
        }
    }

    /// Whether a value fits; otherwise why not.
    pub(super) fn check(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let schema = self.resolve(schema);
        let words = schema.as_object().ok_or("no schema")?;
        words
            .iter()
            .try_for_each(|(word, told)| self.word(schema, word, told, value))
    }

    fn word(&self, schema: &Value, word: &str, told: &Value, value: &Value) -> Result<(), String> {
        let fits = |schema: &Value| self.check(schema, value).is_ok();
        let all = || told.as_array().into_iter().flatten();
        let number = || told.as_f64().unwrap_or(f64::NAN);
        let length = || value.as_str().map(|text| text.chars().count() as f64);
        let items = || value.as_array().map(|items| items.len() as f64);
        let ok = match word {
            note if NOTES.contains(&note) => true,
            "type" => match told {
                Value::Array(kinds) => kinds.iter().any(|kind| is(kind, value)),
                kind => is(kind, value),
            },
            "enum" => all().any(|one| one == value),
            "oneOf" => all().filter(|one| fits(one)).count() == 1,
            "anyOf" => all().any(fits),
            "allOf" => {
                return all().try_for_each(|one| self.check(one, value));
            }
            "minimum" => value.as_f64().is_none_or(|value| value >= number()),
            "maximum" => value.as_f64().is_none_or(|value| value <= number()),
            "minLength" => length().is_none_or(|length| length >= number()),
            "maxLength" => length().is_none_or(|length| length <= number()),
            "minItems" => items().is_none_or(|items| items >= number()),
            "maxItems" => items().is_none_or(|items| items <= number()),
            "pattern" => {
                let pattern = told.as_str().unwrap_or_default();
                value.as_str().is_none_or(|text| matches(pattern, text))
            }
            "required" => value.as_object().is_none_or(|value| {
                all().all(|name| name.as_str().is_some_and(|name| value.contains_key(name)))
            }),
            "properties" => {
                for (name, value) in value.as_object().into_iter().flatten() {
                    if let Some(schema) = told.get(name) {
                        let fits = self.check(schema, value);
                        fits.map_err(|why| format!("{name}: {why}"))?;
                    }
                }
                true
            }
            "additionalProperties" if *told == Value::Bool(false) => {
                let known = |name: &String| schema["properties"].get(name).is_some();
                value
                    .as_object()
                    .is_none_or(|value| value.keys().all(known))
            }
            "items" => {
                for value in value.as_array().into_iter().flatten() {
                    self.check(told, value)?;
                }
                true
            }
            word => panic!("{word:?} is new in the document: say here what it means"),
        };
        ok.then_some(())
            .ok_or_else(|| format!("{word} {told}, not {value}"))
    }
}

fn is(kind: &Value, value: &Value) -> bool {
    match kind.as_str().unwrap_or_default() {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("{other:?} is no type"),
    }
}

/// One place of a pattern: the characters that may stand there, and how often.
pub(super) fn seat_owners(pattern: &str) -> Vec<(Vec<char>, usize)> {
    let inner = pattern
        .strip_prefix('^')
        .and_then(|rest| rest.strip_suffix('$'));
    let mut rest = inner.expect("patterns are whole");
    let mut all = Vec::new();
    while let Some(open) = rest.strip_prefix('[') {
        let (class, after) = open.split_once(']').expect("a class ends");
        let class: Vec<char> = class.chars().collect();
        let mut chars = Vec::new();
        let mut at = 0;
        while at < class.len() {
            match class.get(at + 1..at + 3) {
                Some(['-', last]) => {
                    chars.extend(class[at]..=*last);
                    at += 3;
                }
                _ => {
                    chars.push(class[at]);
                    at += 1;
                }
            }
        }
        let (count, after) = match after.strip_prefix('{').and_then(|it| it.split_once('}')) {
            Some((count, after)) => (count.parse().expect("a number"), after),
            None => (1, after),
        };
        all.push((chars, count));
        rest = after;
    }
    assert!(rest.is_empty(), "{pattern}: only classes are known here");
    all
}

fn matches(pattern: &str, text: &str) -> bool {
    let mut chars = text.chars();
    let fits = seat_owners(pattern).iter().all(|(class, count)| {
        (0..*count).all(|_| chars.next().is_some_and(|c| class.contains(&c)))
    });
    fits && chars.next().is_none()
}
