//! Packs that hosts upload.

use lucid_protocol::table::{Made, Uploaded};
use lucid_protocol::{Problem, TableInfo, limits};
use lucid_server::config::{Limits, Rate};
use lucid_server::store::{PackRow, Store};
use sha2::{Digest as _, Sha256};

use super::{Answer, Browser, Service};

fn upload(browser: &mut Browser, text: &[u8]) -> Answer {
    let kind = [("content-type", "application/toml")];
    browser.send("POST", "/api/packs", &kind, text)
}

#[test]
fn a_pack_is_kept_under_its_hash() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    for text in [lucid_packs::DREAMSCAPE, lucid_packs::DREAM_RUNNERS] {
        let answer = upload(&mut ada, text.as_bytes());
        assert_eq!(answer.status, 200, "{answer:?}");
        let uploaded: Uploaded = answer.value();
        let pack = lucid_packs::read("pack", text).unwrap();
        let digest: [u8; 32] = Sha256::digest(text).into();
        let digest = digest.map(|byte| format!("{byte:02x}")).concat();
        assert_eq!((&uploaded.hash, &uploaded.id), (&digest, &pack.about().id));
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

/// A table with a pack, as its host sees it.
fn table(host: &mut Browser, pack: &str) -> TableInfo {
    let plan = serde_json::json!({
        "game": "dreamscape", "rules": "sylex players=2", "pack": pack, "seats": ["me", "open"],
    });
    let made = host.post("/api/tables", &plan.to_string());
    assert_eq!(made.status, 200, "{made:?}");
    let made: Made = made.value();
    host.get(&format!("/api/tables/{}", made.id)).value()
}

#[test]
fn nobodys_words_replace_those_of_another() {
    let service = Service::start();
    let (mut ada, mut eve) = (service.guest("Ada"), service.guest("Eve"));
    let text = lucid_packs::template(lucid_packs::TitleId::Dreamscape);
    let (old, new) = ("en = \"", "en = \"Eve's ");
    let other = text.replacen(old, new, 1);
    let hash = |text: &str| lucid_packs::read("pack", text).unwrap().hash().to_owned();
    assert_eq!(hash(text), hash(&other), "both are played alike");
    let first: Uploaded = upload(&mut eve, other.as_bytes()).value();
    let second: Uploaded = upload(&mut ada, text.as_bytes()).value();
    assert_ne!(first.hash, second.hash);
    // Each table has the words that its host brought.
    for (host, uploaded, words) in [(&mut ada, second, text), (&mut eve, first, &other)] {
        let info = table(host, &uploaded.hash);
        assert_eq!(info.uploaded.as_ref(), Some(&uploaded.hash));
        assert!(info.pack.ends_with(&hash(text)), "{}", info.pack);
        let fetched = host.get(&format!("/api/packs/{}", uploaded.hash));
        assert_eq!((fetched.status, fetched.body.as_str()), (200, words));
    }
}

#[test]
fn packs_from_before_are_found_by_their_content() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    let text = lucid_packs::template(lucid_packs::TitleId::Dreamscape);
    let hash = lucid_packs::read("pack", text).unwrap().hash().to_owned();
    service.in_store(async |store: Store| {
        let pack = PackRow {
            hash: hash.clone(),
            game: "dreamscape".to_owned(),
            text: text.to_owned(),
            by: 1,
            created: 1,
        };
        store.put_pack(&pack).await.unwrap();
    });
    let info = table(&mut ada, &hash);
    assert_eq!(info.uploaded.as_ref(), Some(&hash));
    assert_eq!(ada.get(&format!("/api/packs/{hash}")).body, text);
}

#[test]
fn a_stranger_uploads_nothing() {
    let service = Service::start();
    let answer = upload(&mut service.stranger(), lucid_packs::DREAMSCAPE.as_bytes());
    assert_eq!(answer.problem(), (401, "no-session"));
}

#[test]
fn all_problems_of_a_pack_are_listed() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    let broken =
        lucid_packs::template(lucid_packs::TitleId::Dreamscape).replace("level = 1", "level = 9");
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
    let head = lucid_packs::template(lucid_packs::TitleId::Dreamscape);
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
