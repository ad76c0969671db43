//! Tables over HTTP: making, finding, joining, looking.

use lucid_protocol::table::{Joined, Lobby, Made, Seated, Status};
use lucid_protocol::{TableEvent, TableId, TableInfo, TableSnapshot};
use lucid_server::store::{NewTable, SeatOwner, Store, Summary};
use serde_json::{Value, json};

use super::{Browser, Service};

fn plan() -> Value {
    json!({ "game": "dreamscape", "rules": "sylex players=2", "seats": ["me", "open"] })
}

fn make(browser: &mut Browser, plan: &Value) -> Made {
    let answer = browser.post("/api/tables", &plan.to_string());
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.value()
}

#[test]
fn a_table_is_found_by_its_invite_alone() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    let made = make(&mut ada, &plan());
    let origin = ada.origin.clone().unwrap();
    let link = format!("{origin}/table/{}?invite={}", made.id, made.invite);
    assert_eq!(made.link, link);
    let path = format!("/api/tables/{}", made.id);
    let invited = format!("{path}?invite={}", made.invite);

    let mut bea = service.guest("Bea");
    for path in [
        path.clone(),
        format!("{path}?invite="),
        format!("{path}?invite=0"),
    ] {
        assert_eq!(bea.get(&path).problem(), (404, "not-found"), "{path}");
        assert_eq!(service.stranger().get(&path).status, 404, "{path}");
    }
    let info: TableInfo = bea.get(&invited).value();
    assert_eq!((info.id, info.status), (made.id, Status::Gathering));
    assert_eq!(ada.get(&path).value::<TableInfo>(), info);

    let join = format!("{path}/join");
    assert_eq!(bea.post(&join, "{}").problem(), (404, "not-found"));
    let body = json!({ "invite": made.invite }).to_string();
    assert_eq!(
        service.stranger().post(&join, &body).problem(),
        (401, "no-session")
    );
    let joined: Joined = bea.post(&join, &body).value();
    assert_eq!(joined.seat.0.letter(), 'B');
    let info: TableInfo = ada.get(&path).value();
    assert_eq!(info.seats.get(1).and_then(Seated::name), Some("Bea"));
    // People with a seat need no invite any more.
    assert_eq!(bea.get(&path).status, 200);
    let full = service.guest("Cleo").post(&join, &body);
    assert_eq!(full.problem(), (409, "no-seat"));

    let opened: TableSnapshot = ada.get(&format!("{path}/changes")).value();
    assert_eq!(
        opened.changes.first().map(|change| &change.event),
        Some(&TableEvent::Made {})
    );
    let known = opened.changes.len() as u32;
    let later: TableSnapshot = ada.get(&format!("{path}/changes?from={known}")).value();
    assert_eq!((later.from, later.changes.len()), (known, 0));
    let record = ada.get(&format!("{path}/record"));
    assert_eq!(record.problem(), (409, "not-now"));
}

#[test]
fn behind_a_public_address_links_lead_there() {
    let service = Service::with(|config| {
        config.public_url = Some("https://lucid.example".parse().unwrap());
    });
    let mut ada = service.guest("Ada");
    let made = make(&mut ada, &plan());
    assert!(
        made.link.starts_with("https://lucid.example/table/"),
        "{}",
        made.link
    );
}

#[test]
fn the_lobby_shows_what_is_listed_and_what_is_mine() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    let hidden = make(&mut ada, &plan());
    let mut listed = plan();
    listed["listed"] = json!(true);
    let listed = make(&mut ada, &listed);
    let lobby: Lobby = ada.get("/api/tables").value();
    let ids =
        |tables: &[lucid_protocol::Listed]| tables.iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(ids(&lobby.open), [listed.id]);
    let mut mine = ids(&lobby.mine);
    mine.sort();
    let mut expected = [hidden.id, listed.id];
    expected.sort();
    assert_eq!(mine, expected);
    let lobby: Lobby = service.stranger().get("/api/tables").value();
    assert_eq!((ids(&lobby.open), lobby.mine.len()), (vec![listed.id], 0));
}

#[test]
fn plans_that_cannot_be_are_refused() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    for (field, value) in [
        ("rules", json!("chess")),
        ("rules", json!("")),
        ("seats", json!([])),
        ("seats", json!(["open", "open", "open", "open", "open"])),
        ("seats", json!(["me", "me"])),
        ("seats", json!(["me", { "bot": "clever" }])),
        ("pace", json!({ "clock": 1 })),
        ("pack", json!("0123456789abcdef")),
    ] {
        let mut plan = plan();
        plan[field] = value.clone();
        let answer = ada.post("/api/tables", &plan.to_string());
        let (status, code) = answer.problem();
        let expected = [(422, "bad-plan"), (404, "not-found"), (422, "bad-pack")];
        assert!(
            expected.contains(&(status, code)),
            "{field} {value}: {answer:?}"
        );
    }
    let stranger = service.stranger().post("/api/tables", &plan().to_string());
    assert_eq!(stranger.problem(), (401, "no-session"));
    assert_eq!(ada.get("/api/tables").value::<Lobby>(), Lobby::default());
}

#[test]
fn unfinished_tables_are_limited() {
    let service = Service::with(|config| config.limits.tables = 2);
    let mut ada = service.guest("Ada");
    make(&mut ada, &plan());
    make(&mut ada, &plan());
    let third = ada.post("/api/tables", &plan().to_string());
    assert_eq!(third.problem(), (429, "too-many"));
    make(&mut service.guest("Bea"), &plan());
}

/// A table as it was kept before tables named a pack that is built in.
async fn keep_as_before(store: Store, made: TableId, old: TableId) {
    let row = store.table(made).await.unwrap().unwrap();
    assert!(row.pack.is_some(), "new tables name their pack");
    let entries = store.entries_after(made, 0).await.unwrap();
    let new = NewTable {
        id: old,
        plan: row.plan,
        host: row.host,
        created: row.created,
        seed: row.seed,
        invite: row.invite,
        version: row.version,
        pack: None,
        listed: false,
        entries: entries.into_iter().map(|entry| entry.body).collect(),
        summary: Summary {
            status: Status::Gathering,
            round: 0,
            to_act: 0,
            seats: "[]".to_owned(),
            due: None,
            clock: None,
            updated: row.created,
        },
        seat_owners: vec![SeatOwner {
            seat: 0,
            identity: row.host,
        }],
    };
    store.create_table(&new).await.unwrap();
}

/// Tables go on with the pack that they were begun with, also when another one is
/// built in by now; whoever comes can fetch it.
#[test]
fn a_table_keeps_its_pack() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    let runners = json!({ "game": "dream-runners", "rules": "players=2", "seats": ["me", "open"] });
    let plans = [
        (plan(), lucid_packs::TitleId::Dreamscape),
        (runners, lucid_packs::TitleId::DreamRunners),
    ];
    for (number, (plan, game)) in (1..).zip(plans) {
        let first = lucid_packs::first_hash(game);
        let made = make(&mut ada, &plan);
        let info: TableInfo = ada.get(&format!("/api/tables/{}", made.id)).value();
        assert_eq!(info.uploaded, None);
        assert!(!info.pack.ends_with(first), "{}", info.pack);

        let old = TableId::new(number);
        service.in_store(|store| keep_as_before(store, made.id, old));
        let info: TableInfo = ada.get(&format!("/api/tables/{old}")).value();
        assert_eq!(info.pack, format!("lucid {first}"));
        assert_eq!(info.uploaded.as_deref(), Some(first));
        let fetched = service.stranger().get(&format!("/api/packs/{first}"));
        assert_eq!(
            lucid_packs::read("pack", &fetched.body).unwrap().hash(),
            first
        );
    }
}

/// What the document says of `from`, tried at both ends and beyond.
#[test]
fn from_is_as_the_document_says() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    let document: Value = ada.get("/api/openapi.json").value();
    let operation = &document["paths"]["/api/tables/{id}/changes"]["get"];
    let parameters = operation["parameters"].as_array().unwrap();
    let from = parameters.iter().find(|p| p["name"] == "from").unwrap();
    assert_eq!(
        (&from["in"], &from["required"]),
        (&json!("query"), &json!(false))
    );
    let schema = &from["schema"];
    assert_eq!(schema["type"], "integer");
    // 32 bits with a sign would not hold the largest.
    assert_eq!(schema["format"], "int64");
    assert_eq!(schema["default"], 0);
    assert_eq!(schema["minimum"], 0);
    assert_eq!(schema["maximum"], u32::MAX);

    let made = make(&mut ada, &plan());
    let path = format!("/api/tables/{}/changes", made.id);
    let mut told = |query: &str| {
        let opened: TableSnapshot = ada.get(&format!("{path}{query}")).value();
        let numbers: Vec<u32> = opened.changes.iter().map(|change| change.n).collect();
        (opened.from, numbers)
    };
    let all = told("");
    assert_eq!(all, (0, vec![1, 2]), "made, and sat down");
    assert_eq!(told("?from=0"), all, "as by default");
    assert_eq!(told("?from=1"), (1, vec![2]));
    assert_eq!(told("?from=2"), (2, vec![]));
    for beyond in ["3", "4294967294", "4294967295"] {
        assert_eq!(told(&format!("?from={beyond}")), all, "{beyond}");
    }
    for wrong in ["-1", "4294967296", "1.5", "x", ""] {
        let answer = ada.get(&format!("{path}?from={wrong}"));
        assert_eq!(answer.problem(), (400, "malformed"), "{wrong}");
    }
}
