//! People who have themselves erased, in the middle of games and after them.

use lucid_dreamscape::Dreamscape;
use lucid_protocol::{
    ClientMessage, ERASED_NAME, Seated, ServerMessage, TableEvent, TableId, TableInfo,
};
use lucid_tabletop::Record;
use lucid_testkit::online::{Answer, ClientError, Guest, Player, http};

use super::party::hear_all;
use super::{House, Party};

fn info(guest: &Guest, table: TableId) -> TableInfo {
    let reply = guest.ask("GET", &format!("/api/tables/{table}"), "");
    serde_json::from_slice(&reply.expect("the table").body).expect("JSON")
}

fn say(player: &mut Player<Dreamscape>, text: &str) {
    let said = player.ask(|id| ClientMessage::Say {
        id,
        text: text.to_owned(),
    });
    assert!(matches!(said, Ok(Answer::Done(_))), "{said:?}");
}

/// What a late-comer is shown, as it comes over the wire.
fn shown(party: &Party<Dreamscape>) -> String {
    let late = party.look(0);
    late.socket.heard.expect("all that came").join("\n")
}

/// What has changed, if that is the news.
fn changed(news: &ServerMessage) -> Option<&TableEvent> {
    match news {
        ServerMessage::Change(change) => Some(&change.event),
        _ => None,
    }
}

#[test]
fn whoever_is_erased_in_a_game_is_a_player_from_then_on() {
    let house = House::open();
    let mut party: Party<Dreamscape> = Party::of_people(&house, "sylex players=2");
    say(&mut party.players[1], "my secret words");
    say(&mut party.players[0], "words that stay");
    party.step();
    party.catch_up();
    let mut gone = party.players.remove(1);
    gone.guest.ask("DELETE", "/api/me", "{}").expect("erased");
    // The socket is closed, and the session is nobody's.
    let ended = loop {
        match gone.next_within(http::PATIENCE) {
            Ok(ServerMessage::Bye { .. }) => break true,
            Ok(_) => {}
            Err(trouble) => break !matches!(trouble, ClientError::Silence),
        }
    };
    assert!(ended);
    assert!(gone.guest.ask("GET", "/api/me", "").is_err());
    // The others see that a bot goes on for "a player".
    let resigned =
        |news: &ServerMessage| matches!(changed(news), Some(TableEvent::Resigned { .. }));
    let erased = |news: &ServerMessage| matches!(changed(news), Some(TableEvent::Named { name, .. }) if name == ERASED_NAME);
    hear_all(
        &mut party.players[0],
        &[("a bot goes on", &resigned), ("the name is gone", &erased)],
    );
    let seats = info(&party.players[0].guest, party.made.id).seats;
    assert!(
        matches!(&seats[1], Seated::Person { name, resigned: true, guest: false, .. }
            if name == ERASED_NAME),
        "{seats:?}"
    );
    // Nothing that is sent or stored from then on has the name or the words.
    let all = shown(&party);
    assert!(all.contains("words that stay"), "{all}");
    for secret in ["Guest 1", "my secret words"] {
        assert!(!all.contains(secret), "{secret} in {all}");
    }
    party.play_out();
    let record = party.record();
    assert!(record.contains(ERASED_NAME), "{record}");
    assert!(!record.contains("Guest 1"), "{record}");
}

#[test]
fn a_finished_game_forgets_a_name_and_nothing_else() {
    let house = House::open();
    let mut party: Party<Dreamscape> = Party::of_people(&house, "sylex players=2");
    party.play_out();
    let before = party.record();
    let guest = party.players.remove(1).guest;
    guest.ask("DELETE", "/api/me", "{}").expect("erased");
    let after = party.record();
    assert!(!after.contains("Guest 1"), "{after}");
    let steps = |record: &str| {
        let steps = record.lines().filter(|line| line.contains(" | "));
        steps.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(steps(&before), steps(&after));
    let digest = |text: &str| Record::parse(text).expect("a record").digest();
    assert_eq!(digest(&before), digest(&after), "it verifies as before");
    assert!(!shown(&party).contains("Guest 1"));
}

#[test]
fn a_kept_name_is_erased_only_with_its_password() {
    let house = House::open();
    let party: Party<Dreamscape> = Party::with_bots(&house, "sylex players=2", "random");
    let host = &party.players[0].guest;
    let made = host.ask("PUT", "/api/me/password", r#"{"password":"a quiet night"}"#);
    let cookies: Vec<String> = (made.expect("a password").headers.iter())
        .filter(|(name, _)| name == "set-cookie")
        .filter_map(|(_, value)| value.split(';').next().map(str::to_owned))
        .collect();
    let host = host.with_cookie(&cookies.join("; "));
    for body in ["{}", r#"{"password":"a loud night"}"#] {
        let refused = host.ask("DELETE", "/api/me", body);
        assert!(
            matches!(refused, Err(ClientError::Refused(403, _))),
            "{refused:?}"
        );
    }
    let body = r#"{"password":"a quiet night"}"#;
    host.ask("DELETE", "/api/me", body).expect("erased");
    // The name is free again.
    assert_eq!(house.guest("Host").name, "Host");
}
