//! People who take another name while they sit at tables.

use lucid_dreamscape::Dreamscape;
use lucid_protocol::{ClientMessage, Seated, ServerMessage, TableEvent, TableId, TableInfo};
use lucid_tabletop::{Record, Seat};
use lucid_testkit::online::{Answer, Guest, Player};

use super::party::{hear, hear_all};
use super::{House, Party};

fn rename(player: &Player<Dreamscape>, name: &str) {
    let body = format!("{{\"name\":\"{name}\"}}");
    player.guest.ask("PATCH", "/api/me", &body).expect("a name");
}

/// Who sits at a table.
fn names(guest: &Guest, table: TableId) -> Vec<String> {
    let reply = guest.ask("GET", &format!("/api/tables/{table}"), "");
    let info: TableInfo = serde_json::from_slice(&reply.expect("the table").body).expect("JSON");
    let names = info.seats.iter().filter_map(|seat| seat.name());
    names.map(str::to_owned).collect()
}

#[test]
fn a_new_name_is_known_at_once_at_the_table_and_in_the_chat() {
    let house = House::open();
    let mut party: Party<Dreamscape> = Party::of_people(&house, "sylex players=2");
    party.catch_up();
    rename(&party.players[1], "Bea");
    let said = party.players[1].ask(|id| ClientMessage::Say {
        id,
        text: "It is me".to_owned(),
    });
    assert!(matches!(said, Ok(Answer::Done(_))), "{said:?}");
    let named = |news: &ServerMessage| match news {
        ServerMessage::Change(change) => {
            matches!(&change.event, TableEvent::Named { name, .. } if name == "Bea")
        }
        _ => false,
    };
    let spoke =
        |news: &ServerMessage| matches!(news, ServerMessage::Said(line) if line.name == "Bea");
    hear_all(
        &mut party.players[0],
        &[("a new name", &named), ("what Bea said", &spoke)],
    );
    // The game goes on, and its record has the names that were bound when it began.
    party.play_out();
    let record = Record::parse(&party.record()).expect("a record");
    assert_eq!(record.header.seating.names, ["Host", "Guest 1"]);
    // Afterwards the table keeps the names of those who played.
    rename(&party.players[1], "Cleo");
    drop(party.look(1));
    assert_eq!(
        names(&party.players[0].guest, party.made.id),
        ["Host", "Bea"]
    );
}

/// Nobody views the table when the name changes; the person brings it when they come.
#[test]
fn a_new_name_comes_along_to_tables_that_nobody_looks_at() {
    let house = House::open();
    let mut party: Party<Dreamscape> = Party::of_people(&house, "sylex players=2");
    party.catch_up();
    let guest = party.players[0].guest.clone();
    let id = party.made.id;
    drop(party);
    guest
        .ask("PATCH", "/api/me", "{\"name\":\"Ada\"}")
        .expect("a name");
    let player = Player::<Dreamscape>::open(guest.clone(), id, None);
    assert_eq!(player.expect("the table").seat, Some(Seat::new(0)));
    assert_eq!(names(&guest, id)[0], "Ada");
}

#[test]
fn guests_are_marked_until_a_password_keeps_their_name() {
    let house = House::open();
    let mut party: Party<Dreamscape> = Party::of_people(&house, "sylex players=2");
    party.catch_up();
    let guests = |guest: &Guest, table: TableId| {
        let reply = guest.ask("GET", &format!("/api/tables/{table}"), "");
        let info: TableInfo =
            serde_json::from_slice(&reply.expect("the table").body).expect("JSON");
        let is_guest = |seated: &Seated| matches!(seated, Seated::Person { guest: true, .. });
        info.seats.iter().map(is_guest).collect::<Vec<_>>()
    };
    let (host, id) = (party.players[0].guest.clone(), party.made.id);
    assert_eq!(guests(&host, id), [true, true]);
    let body = r#"{"password":"a quiet night"}"#;
    let set = party.players[1].guest.ask("PUT", "/api/me/password", body);
    set.expect("a password");
    let named = |news: &ServerMessage| match news {
        ServerMessage::Change(change) => {
            matches!(&change.event, TableEvent::Named { name, guest: false, .. } if name == "Guest 1")
        }
        _ => false,
    };
    hear(&mut party.players[0], "a name that is kept", named);
    // The socket goes on under the new session.
    let said = party.players[1].ask(|id| ClientMessage::Say {
        id,
        text: "Still here".to_owned(),
    });
    assert!(matches!(said, Ok(Answer::Done(_))), "{said:?}");
    let spoke = |news: &ServerMessage| matches!(news, ServerMessage::Said(line) if !line.guest);
    hear(&mut party.players[0], "what was said", spoke);
    assert_eq!(guests(&host, id), [true, false]);
}
