//! Requests made from the document: as it says, or with something wrong.

use lucid_protocol::table::{Made, Uploaded};
use lucid_tabletop::Random;
use serde_json::{Map, Value, json};

use super::schema::{self, Schemas};

/// Whose request it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Session {
    Own,
    None,
    Forged,
}

/// A request.
#[derive(Clone, Debug)]
pub(super) struct Request {
    pub(super) method: String,
    pub(super) path: String,
    pub(super) kind: Option<String>,
    pub(super) body: String,
    pub(super) session: Session,
    /// Whether it comes from a page of another site.
    pub(super) elsewhere: bool,
    /// Whether the document forbids its body.
    pub(super) forbidden: bool,
}

/// Makes requests.
pub(super) struct Maker<'a> {
    schemas: &'a Schemas<'a>,
    random: Random,
    made: &'a Made,
    pack: &'a Uploaded,
}

/// Parts of an address that should lead nowhere.
const ODD_PARTS: [&str; 12] = [
    "0",
    "-1",
    "%00",
    "%ff%fe",
    "..%2f..%2fetc%2fpasswd",
    "..",
    "%27%20OR%201=1",
    "%F0%9F%8C%99",
    "a%0d%0ab",
    "4294967296",
    "99999999999999999999999999",
    "null",
];

/// Types of content that nothing here has.
const ODD_KINDS: [&str; 5] = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json/x",
    "",
];

impl<'a> Maker<'a> {
    pub(super) fn new(
        schemas: &'a Schemas<'a>,
        random: Random,
        made: &'a Made,
        pack: &'a Uploaded,
    ) -> Maker<'a> {
        Maker {
            schemas,
            random,
            made,
            pack,
        }
    }

    /// One chance in so many.
    fn rarely(&mut self, many: usize) -> bool {
        self.random.below(many) == 0
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        self.random.pick(all).expect("there are some")
    }

    /// A request for an operation; in most of them one thing is wrong.
    pub(super) fn request(&mut self, method: &str, path: &str, operation: &Value) -> Request {
        let mut request = Request {
            method: method.to_owned(),
            path: self.address(path, operation),
            kind: None,
            body: String::new(),
            session: match self.random.below(10) {
                0 => Session::None,
                1 => Session::Forged,
                _ => Session::Own,
            },
            elsewhere: self.rarely(12),
            forbidden: false,
        };
        let content = operation["requestBody"]["content"].as_object();
        let Some((kind, content)) = content.and_then(|all| all.iter().next()) else {
            if self.rarely(4) {
                request.body = self.odd().to_string();
            }
            return request;
        };
        request.kind = Some(kind.clone());
        if self.rarely(10) {
            request.kind = Some(self.one_of(&ODD_KINDS).to_owned());
            request.forbidden = true;
        }
        if kind != "application/json" {
            request.body = self.pack();
            return request;
        }
        let mut body = self.value(&content["schema"], "");
        for _ in 0..self.random.below(3) {
            self.spoil(&mut body);
        }
        request.forbidden |= self.schemas.check(&content["schema"], &body).is_err();
        request.body = body.to_string();
        if self.rarely(15) {
            let end = self.random.below(request.body.len());
            request.body = String::from_utf8_lossy(&request.body.as_bytes()[..end]).into_owned();
            request.forbidden = true;
        }
        request
    }

    /// The address with its parts filled in, and what follows the question mark.
    fn address(&mut self, path: &str, operation: &Value) -> String {
        let mut address = path.to_owned();
        let mut asked = Vec::new();
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap_or_default().to_owned();
            let text = match self.random.below(6) {
                0 => self.one_of(&ODD_PARTS).to_owned(),
                1 | 2 => self.plain(&parameter["schema"], &name),
                _ => match name.as_str() {
                    "id" => self.made.id.to_string(),
                    "invite" => self.made.invite.clone(),
                    "hash" => self.pack.hash.clone(),
                    "from" => self.random.below(4).to_string(),
                    _ => self.plain(&parameter["schema"], &name),
                },
            };
            match parameter["in"] == "path" {
                true => address = address.replace(&format!("{{{name}}}"), &text),
                false if self.rarely(2) => asked.push(format!("{name}={text}")),
                false => {}
            }
        }
        if self.rarely(10) {
            asked.push(format!("x={}", self.one_of(&ODD_PARTS)));
        }
        if asked.is_empty() {
            address
        } else {
            format!("{address}?{}", asked.join("&"))
        }
    }

    /// A value as it stands in an address.
    fn plain(&mut self, schema: &Value, name: &str) -> String {
        let text = match self.value(schema, name) {
            Value::String(text) => text,
            other => other.to_string(),
        };
        let bytes = text.bytes().map(|byte| match byte {
            b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => char::from(byte).to_string(),
            byte => format!("%{byte:02x}"),
        });
        bytes.collect()
    }

    fn pack(&mut self) -> String {
        let text = lucid_packs::template(lucid_packs::TitleId::Dreamscape);
        match self.random.below(4) {
            0 => text.to_owned(),
            1 => lucid_packs::DREAM_RUNNERS.to_owned(),
            2 => {
                let end = self.random.below(text.len());
                String::from_utf8_lossy(&text.as_bytes()[..end]).into_owned()
            }
            _ => {
                let odd = self.odd().to_string();
                text.replacen("level = 1", &format!("level = {odd}"), 1)
            }
        }
    }

    /// A value that fits a schema. Some fields are given what means something,
    /// so that not everything is refused.
    fn value(&mut self, schema: &Value, name: &str) -> Value {
        let schema = self.schemas.resolve(schema).clone();
        for word in ["oneOf", "anyOf"] {
            if let Some(all) = schema[word].as_array() {
                let one = all[self.random.below(all.len())].clone();
                return self.value(&one, name);
            }
        }
        if let Some(all) = schema["enum"].as_array() {
            return all[self.random.below(all.len())].clone();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => kinds[self.random.below(kinds.len())].clone(),
            kind => kind.clone(),
        };
        match kind.as_str().unwrap_or("null") {
            "boolean" => json!(self.rarely(2)),
            "integer" => {
                let least = schema["minimum"].as_u64().unwrap_or(0);
                let most = schema["maximum"].as_u64().unwrap_or(1_000_000);
                json!(least + self.random.below((most - least) as usize + 1) as u64)
            }
            "string" => json!(self.text(&schema, name)),
            "array" => {
                let least = schema["minItems"].as_u64().unwrap_or(0) as usize;
                let most = schema["maxItems"].as_u64().unwrap_or(3) as usize;
                if name == "seats" && !self.rarely(4) {
                    return json!(["me", "open"]);
                }
                let count = least + self.random.below(most - least + 1);
                (0..count)
                    .map(|_| self.value(&schema["items"], ""))
                    .collect()
            }
            "object" => {
                let mut object = Map::new();
                let required = schema["required"].as_array().cloned().unwrap_or_default();
                for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
                    let left_out = name == "pack" || self.rarely(2);
                    if required.contains(&json!(name)) || !left_out {
                        object.insert(name.clone(), self.value(schema, name));
                    }
                }
                Value::Object(object)
            }
            _ => Value::Null,
        }
    }

    fn text(&mut self, schema: &Value, name: &str) -> String {
        if let Some(pattern) = schema["pattern"].as_str() {
            let seat_owners = schema::seat_owners(pattern);
            let mut text = String::new();
            for (class, count) in seat_owners {
                text.extend((0..count).map(|_| self.one_of(&class)));
            }
            return text;
        }
        let known = match name {
            "name" => "Ada",
            "password" | "current" => "a quiet night",
            "rules" => "sylex players=2",
            "invite" => self.made.invite.as_str(),
            _ => "greedy",
        };
        if !self.rarely(3) {
            return known.to_owned();
        }
        let least = schema["minLength"].as_u64().unwrap_or(0) as usize;
        let most = schema["maxLength"].as_u64().unwrap_or(40) as usize;
        let count = least + self.random.below(most - least + 1);
        (0..count)
            .map(|_| self.one_of(&['a', 'Z', '0', ' ', 'ß', '夢', '🌙', '<', '\'', '=', '/']))
            .collect()
    }

    /// Puts something odd into a value, or takes something out of it.
    fn spoil(&mut self, value: &mut Value) {
        match value {
            Value::Object(object) if !object.is_empty() && !self.rarely(5) => {
                let at = self.random.below(object.len());
                let name = object.keys().nth(at).cloned().unwrap_or_default();
                match self.random.below(4) {
                    0 => drop(object.remove(&name)),
                    1 => drop(object.insert(format!("{name}x"), json!(1))),
                    _ => {
                        if let Some(inner) = object.get_mut(&name) {
                            self.spoil(inner);
                        }
                    }
                }
            }
            Value::Array(items) if !items.is_empty() && !self.rarely(4) => {
                let at = self.random.below(items.len());
                self.spoil(&mut items[at]);
            }
            other => *other = self.odd(),
        }
    }

    /// A value of any kind, most likely out of place.
    fn odd(&mut self) -> Value {
        let texts = [
            "",
            " ",
            "\0",
            "a\r\nb",
            "' OR 1=1 --",
            "<script>",
            "../../x",
            "%s%n",
            "\u{202e}\u{feff}",
            "👩‍👩‍👧‍👧",
            "me",
            "A",
            "dreamscape",
        ];
        match self.random.below(9) {
            0 => json!(null),
            1 => json!(self.rarely(2)),
            2 => json!(self.one_of(&[i64::MIN, -1, 0, 5, i64::MAX])),
            3 => json!(self.one_of(&[0.1, -1e300, 1e300])),
            4 => json!(u64::MAX),
            5 => json!("𝔞".repeat(1 + self.random.below(400))),
            6 => json!([[], {}]),
            7 => json!({ "": [null] }),
            _ => json!(self.one_of(&texts)),
        }
    }
}
