//! Odd inputs for every operation of the document: none may break the server.

use lucid_server::config::Limits;
use lucid_testkit::length;
use serde_json::{Value, json};

use super::Service;
use super::documented::operations;

/// Values of every kind, most of them out of place.
fn oddities() -> Vec<Value> {
    let text = |text: &str| Value::String(text.to_owned());
    let mut all = vec![
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(0.1),
        json!(1e300),
        json!(u64::MAX),
        json!(i64::MIN),
        json!([]),
        json!([[], {}]),
        json!({}),
        json!({ "": "" }),
        text(""),
        text(" "),
        text("\0"),
        text("a\r\nb"),
        text("' OR 1=1 --"),
        text("<script>"),
        text("${7*7}"),
        text("../../x"),
        text("%s%n%x"),
        text("\u{202e}\u{feff}"),
        text("👩‍👩‍👧‍👧"),
        text("dreamscape"),
        text("sylex"),
        text("A"),
        text("me"),
    ];
    all.push(Value::String("a".repeat(10_000)));
    all.push(Value::String("𝔞".repeat(1_000)));
    all.push(Value::Array(vec![json!("open"); 500]));
    all
}

/// Bodies that are near to right, with every part replaced by an oddity.
fn bodies() -> Vec<Value> {
    let near = [
        json!({ "name": "Ada" }),
        json!({ "name": "Ada", "password": "a quiet night" }),
        json!({ "password": "a quiet night", "current": "a quiet night" }),
        json!({ "invite": "00", "seat": "A" }),
        json!({ "game": "dreamscape", "rules": "sylex", "seats": ["me", { "bot": "greedy" }],
                "pack": "00", "pace": { "clock": 60 }, "spectators": true, "listed": true }),
        json!({ "game": "dream-runners", "rules": "sylex players=2", "seats": ["me", "open"] }),
    ];
    let odd = oddities();
    let mut all = odd.clone();
    for body in near {
        let fields: Vec<String> = body
            .as_object()
            .expect("an object")
            .keys()
            .cloned()
            .collect();
        for field in fields {
            for value in &odd {
                let mut changed = body.clone();
                changed[&field] = value.clone();
                all.push(changed);
            }
            let mut without = body.clone();
            without.as_object_mut().expect("an object").remove(&field);
            all.push(without);
        }
        let mut more = body.clone();
        more["more"] = json!(1);
        all.extend([body, more]);
    }
    all
}

/// What may stand in a path or a query, as it is sent.
const PARTS: [&str; 14] = [
    "0000000000011",
    "",
    "0",
    "-1",
    "%00",
    "%ff%fe",
    "%27%20OR%201=1",
    "..%2f..%2f",
    "%F0%9F%8C%99",
    "a%0d%0ab",
    "4294967296",
    "%25s%25n",
    "NaN",
    "null",
];

#[test]
fn no_input_breaks_the_server() {
    let service = Service::with(|config| config.limits = Limits::open());
    let mut ada = service.guest("Ada");
    let mut cookie = ada.cookie.clone();
    let bodies: Vec<String> = bodies().iter().map(Value::to_string).collect();
    let long = "a".repeat(5_000);
    for (number, (method, path, operation)) in operations(&mut ada).into_iter().enumerate() {
        let mut answers = Vec::new();
        let mut send = |path: &str, body: &str| {
            ada.cookie.clone_from(&cookie);
            let answer = if operation["requestBody"].is_object() {
                ada.json(&method.to_uppercase(), path, body)
            } else {
                ada.send(&method.to_uppercase(), path, &[], body.as_bytes())
            };
            answers.push((answer.status, answer.body));
        };
        for part in PARTS.into_iter().chain([long.as_str()]) {
            let real = path.replace("{id}", part).replace("{hash}", part);
            send(&real, "{}");
            for name in ["invite", "from", "x", "from%5B%5D"] {
                send(&format!("{real}?{name}={part}"), "{}");
            }
        }
        let costly = path.ends_with("password") || path.ends_with("sign-in");
        if operation["requestBody"].is_object() {
            let real = path.replace("{id}", PARTS[0]);
            // Some of them in a short run, others for each operation.
            let every = length::either(3, 1) as usize;
            let step = if costly { 7 * every } else { every };
            for body in bodies.iter().skip(number % every).step_by(step) {
                send(&real, body);
            }
        }
        // A session that was ended on the way would make the rest meaningless.
        for (status, body) in answers {
            assert!(
                (100..500).contains(&status),
                "{method} {path}: {status} {body}"
            );
        }
        let ended = path.contains("sign-") || path.ends_with("password");
        if ended || method == "delete" {
            let name = format!("After {method} {}", path.len());
            ada = service.guest(&name);
            cookie = ada.cookie.clone();
        }
    }
}
