//! Packs that hosts upload.

use protocol::table::Uploaded;
use protocol::{Problem, limits};
use server::config::{Limits, Rate};

use crate::{Answer, Browser, Service};

fn upload(browser: &mut Browser, text: &[u8]) -> Answer {
    let kind = [("content-type", "application/toml")];
    browser.send("POST", "/api/packs", &kind, text)
}

#[test]
fn a_pack_is_kept_under_its_hash() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    for text in [packs::DREAMSCAPE, packs::DREAM_RUNNERS] {
        let answer = upload(&mut ada, text.as_bytes());
        assert_eq!(answer.status, 200, "{answer:?}");
        let uploaded: Uploaded = answer.value();
        let pack = packs::read("pack", text).unwrap();
        assert_eq!(
            (uploaded.hash.as_str(), &uploaded.id),
            (pack.hash(), &pack.about().id)
        );
        assert_eq!(
            upload(&mut ada, text.as_bytes()).value::<Uploaded>(),
            uploaded
        );
        let fetched = service
            .stranger()
            .get(&format!("/api/packs/{}", uploaded.hash));
        assert_eq!((fetched.status, fetched.body.as_str()), (200, text));
        let kind = fetched.header("content-type").unwrap();
        assert_eq!(kind, "application/toml; charset=utf-8");
    }
}

#[test]
fn a_stranger_uploads_nothing() {
    let service = Service::start();
    let answer = upload(&mut service.stranger(), packs::DREAMSCAPE.as_bytes());
    assert_eq!(answer.problem(), (401, "no-session"));
}

#[test]
fn all_problems_of_a_pack_are_listed() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    let broken = packs::template(packs::Game::Dreamscape).replace("level = 1", "level = 9");
    let wrong = broken.matches("level = 9").count();
    assert!(wrong > 1);
    let answer = upload(&mut ada, broken.as_bytes());
    assert_eq!(answer.problem(), (422, "bad-pack"));
    let message = answer.value::<Problem>().message;
    assert!(message.lines().count() >= wrong, "{message}");
    assert!(
        message.lines().all(|line| line.starts_with("pack:")),
        "{message}"
    );
}

#[test]
fn pack_bombs_get_their_answer() {
    let service = Service::with(|config| config.limits = Limits::open());
    let mut ada = service.guest("Ada");
    let most = limits::PACK;
    let dotted = format!("{}a = 1", "a.".repeat(most / 2 - 4));
    let tables: String = (0..most / 24)
        .map(|n| format!("[a.b{n:x}.c.d.e.f]\n"))
        .collect();
    let cards: String = "[[card]]\n".repeat(most / 10);
    let head = packs::template(packs::Game::Dreamscape);
    let bombs: Vec<(&str, Vec<u8>)> = vec![
        (
            "lists in lists",
            format!("a = {}", "[".repeat(most - 10)).into_bytes(),
        ),
        (
            "tables in tables",
            format!("a = {}", "{a=".repeat(most / 3 - 10)).into_bytes(),
        ),
        ("a long way", dotted.into_bytes()),
        ("many ways", tables.into_bytes()),
        ("many headers", "[a]\n".repeat(most / 4).into_bytes()),
        ("many cards", cards.into_bytes()),
        (
            "a template and many cards",
            format!("{head}\n{}", "[[card]]\n".repeat(40_000)).into_bytes(),
        ),
        (
            "a long text",
            format!("name = \"{}\"", "a".repeat(most - 20)).into_bytes(),
        ),
        (
            "a long number",
            format!("format = {}", "9".repeat(most - 20)).into_bytes(),
        ),
        ("nothing", Vec::new()),
        ("no text", vec![0xff; most]),
        ("compressed", vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
    ];
    for (what, bomb) in bombs {
        assert!(bomb.len() <= most, "{what}: {}", bomb.len());
        let answer = upload(&mut ada, &bomb);
        assert_eq!(answer.problem(), (422, "bad-pack"), "{what}");
        assert!(
            answer.body.len() < 64 * 1024,
            "{what}: {}",
            answer.body.len()
        );
    }
    for length in [most + 1, 4 * most] {
        let answer = upload(&mut ada, &vec![b'#'; length]);
        assert_eq!(answer.problem(), (413, "too-large"), "{length}");
    }
    assert_eq!(ada.get("/api/me").status, 200);
}

#[test]
fn uploads_are_limited() {
    let service = Service::with(|config| config.limits.packs = Rate::new(2, 1));
    let mut ada = service.guest("Ada");
    for _ in 0..2 {
        assert_eq!(upload(&mut ada, b"x").problem(), (422, "bad-pack"));
    }
    assert_eq!(upload(&mut ada, b"x").problem(), (429, "too-many"));
}
