//! Guests, names, passwords, signing in and out.

use lucid_protocol::account::Me;
use lucid_server::config::{Limits, Rate};
use lucid_server::store::{NewSession, Store};
use sha2::{Digest as _, Sha256};

use super::{Answer, Browser, Service};

const PASSWORD: &str = r#"{"password":"a quiet night"}"#;

fn me(browser: &mut Browser) -> Me {
    browser.get("/api/me").value()
}

fn sign_in(browser: &mut Browser, name: &str, password: &str) -> Answer {
    let body = serde_json::json!({ "name": name, "password": password });
    browser.post("/api/sign-in", &body.to_string())
}

#[test]
fn a_guest_is_known_by_a_cookie() {
    let service = Service::start();
    let mut ada = service.stranger();
    assert_eq!(ada.get("/api/me").problem(), (401, "no-session"));
    let answer = ada.post("/api/session", r#"{"name":"  Ada "}"#);
    assert_eq!(answer.status, 200);
    let cookie = answer.header("set-cookie").unwrap().to_owned();
    let (token, rest) = cookie.split_once("; ").unwrap();
    assert_eq!(token.len(), "lucid=".len() + 64);
    assert_eq!(rest, "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
    let expected = Me {
        name: "Ada".to_owned(),
        kept: false,
        sessions: 1,
    };
    assert_eq!(answer.value::<Me>(), expected);
    assert_eq!(me(&mut ada), expected);
    // Another one of the same name is somebody else.
    let mut other = service.guest("Ada");
    assert_ne!(other.cookie, ada.cookie);
    assert_eq!(me(&mut other).sessions, 1);
}

#[test]
fn behind_tls_the_cookie_goes_nowhere_else() {
    let service = Service::with(|config| {
        config.public_url = Some("https://lucid.example".parse().unwrap());
    });
    let mut ada = service.stranger();
    ada.origin = Some("https://lucid.example".to_owned());
    let answer = ada.post("/api/session", r#"{"name":"Ada"}"#);
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-lucid="), "{cookie}");
    assert!(
        cookie.ends_with("; HttpOnly; SameSite=Lax; Secure"),
        "{cookie}"
    );
    assert_eq!(me(&mut ada).name, "Ada");
}

#[test]
fn whoever_has_a_session_is_renamed() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    let before = ada.cookie.clone();
    let answer = ada.post("/api/session", r#"{"name":"Bea"}"#);
    assert_eq!(answer.header("set-cookie"), None);
    assert_eq!((me(&mut ada).name.as_str(), &ada.cookie), ("Bea", &before));
    let answer = ada.json("PATCH", "/api/me", r#"{"name":"Cleo"}"#);
    assert_eq!(answer.value::<Me>().name, "Cleo");
    assert_eq!(me(&mut ada).name, "Cleo");
}

#[test]
fn names_are_text_and_nothing_else() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    for name in [
        "'; DROP TABLE identities",
        "Robert'); --",
        "<img src=x onerror=a()>",
        "%00%0a{{7*7}}",
        "../../etc/passwd",
        "夢の走者",
        "🌙",
        "\\u0000",
    ] {
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = ada.json("PATCH", "/api/me", &body);
        assert_eq!(answer.status, 200, "{name}: {answer:?}");
        assert_eq!(me(&mut ada).name, name);
    }
    for name in [
        "",
        " ",
        "a\nb",
        "a\0b",
        "a\u{202e}b",
        "abcdefghijklmnopqrstuvwxy",
    ] {
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = ada.json("PATCH", "/api/me", &body);
        assert_eq!(answer.problem(), (422, "bad-name"), "{name:?}");
    }
    assert_eq!(me(&mut ada).name, "\\u0000", "the last good one stays");
    assert_eq!(
        me(&mut service.guest("Bea")).name,
        "Bea",
        "the table is there"
    );
}

#[test]
fn a_password_keeps_a_name_across_devices() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    let answer = ada.json("PUT", "/api/me/password", r#"{"password":"short"}"#);
    assert_eq!(answer.problem(), (422, "bad-password"));
    let answer = ada.json("PUT", "/api/me/password", PASSWORD);
    assert_eq!(answer.status, 200, "{answer:?}");
    assert!(me(&mut ada).kept);

    let mut phone = service.stranger();
    let wrong = sign_in(&mut phone, "Ada", "a quiet day");
    assert_eq!(wrong.problem(), (403, "wrong-password"));
    let unknown = sign_in(&mut phone, "Nobody", "a quiet night");
    assert_eq!((unknown.status, &unknown.body), (wrong.status, &wrong.body));
    assert_eq!(phone.cookie, None);
    let answer = sign_in(&mut phone, " ADA ", "a quiet night");
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_ne!(phone.cookie, ada.cookie);
    assert_eq!(me(&mut phone), me(&mut ada));
    assert_eq!(me(&mut phone).sessions, 2);
}

#[test]
fn a_kept_name_is_worn_by_nobody_else_nor_one_like_it() {
    let service = Service::with(|config| config.limits = Limits::open());
    let mut ada = service.guest("Ada");
    // Somebody of the same name was there before it was kept.
    let mut early = service.guest("АDA");
    let mut bea = service.guest("Bea");
    assert_eq!(ada.json("PUT", "/api/me/password", PASSWORD).status, 200);
    for name in ["Ada", "ada", "Аdа", "Ａｄａ", "A d a", "Adá", "𝒜da"] {
        let body = serde_json::json!({ "name": name }).to_string();
        let new = service.stranger().post("/api/session", &body);
        assert_eq!(new.problem(), (409, "name-kept"), "{name}");
        let renamed = bea.json("PATCH", "/api/me", &body);
        assert_eq!(renamed.problem(), (409, "name-kept"), "{name}");
        let again = bea.post("/api/session", &body);
        assert_eq!(again.problem(), (409, "name-kept"), "{name}");
    }
    assert_eq!(me(&mut bea).name, "Bea");
    // Who wore it before keeps the seat, but can neither keep it nor make a table.
    let kept = early.json("PUT", "/api/me/password", PASSWORD);
    assert_eq!(kept.problem(), (409, "name-kept"));
    let plan = r#"{"game":"dreamscape","rules":"sylex players=2","seats":["me","open"]}"#;
    assert_eq!(
        early.post("/api/tables", plan).problem(),
        (409, "name-kept")
    );
    let other = early.json("PATCH", "/api/me", r#"{"name":"Grace"}"#);
    assert_eq!(other.status, 200, "{other:?}");
    assert_eq!(early.post("/api/tables", plan).status, 200);
    assert_eq!(ada.post("/api/tables", plan).status, 200);
    // The owner may write it as they like.
    let own = ada.json("PATCH", "/api/me", r#"{"name":"ADA"}"#);
    assert_eq!(own.value::<Me>().name, "ADA");
}

#[test]
fn passwords_that_are_tried_first_are_refused_with_their_reason() {
    let service = Service::with(|config| config.limits = Limits::open());
    let mut ada = service.guest("Hypatia");
    for (password, code) in [
        ("password1", "common-password"),
        ("hypatia!", "name-in-password"),
        ("abcdefgh", "weak-password"),
        ("short", "bad-password"),
    ] {
        let body = serde_json::json!({ "password": password }).to_string();
        let answer = ada.json("PUT", "/api/me/password", &body);
        assert_eq!(answer.problem(), (422, code), "{password}");
    }
    assert!(!me(&mut ada).kept);
}

#[test]
fn a_password_renews_the_token() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    let mut before = ada.clone();
    let answer = ada.json("PUT", "/api/me/password", PASSWORD);
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_ne!(ada.cookie, before.cookie);
    assert_eq!(before.get("/api/me").problem(), (401, "no-session"));
    assert_eq!(me(&mut ada).sessions, 1);
}

/// The device's cookie that an answer sets.
fn device(answer: &Answer) -> String {
    let mut set = answer
        .headers
        .iter()
        .filter(|(name, _)| name == "set-cookie");
    let device = set.find(|(_, value)| value.starts_with("lucid-device="));
    let (_, value) = device.expect("a device is known from now on");
    value.split(';').next().unwrap().to_owned()
}

#[test]
fn a_known_device_is_not_locked_out_by_a_strangers_guesses() {
    // Guesses come back so slowly that none does before the test is over.
    let service = Service::with(|config| config.limits.sign_ins = Rate::new(8, 1));
    let mut ada = service.guest("Ada");
    let device = device(&ada.json("PUT", "/api/me/password", PASSWORD));
    ada.post("/api/sign-out", "");
    let mut stranger = service.stranger();
    let guess = |stranger: &mut Browser| sign_in(stranger, "Ada", "a quiet day").status;
    let guesses: Vec<u16> = (0..12).map(|_| guess(&mut stranger)).collect();
    assert!(guesses.ends_with(&[429, 429]), "{guesses:?}");
    // Everybody else is locked out, too, and so is a device that is made up.
    let mut other = service.stranger();
    assert_eq!(sign_in(&mut other, "Ada", "a quiet night").status, 429);
    other.cookie = Some(format!("lucid-device={}", "0".repeat(64)));
    assert_eq!(sign_in(&mut other, "Ada", "a quiet night").status, 429);
    // The one where Ada was before is not, for Ada's name alone.
    ada.cookie = Some(device.clone());
    let answer = sign_in(&mut ada, "Ada", "a quiet night");
    assert_eq!(answer.status, 200, "{answer:?}");
    ada.cookie = Some(device);
    assert_eq!(sign_in(&mut ada, "Bea", "a quiet night").status, 429);
    // A stolen session cannot guess forever.
    let guesses: Vec<u16> = (0..12).map(|_| guess(&mut ada)).collect();
    assert!(guesses.ends_with(&[429, 429]), "{guesses:?}");
}

#[test]
fn sessions_that_rest_too_long_end() {
    let service = Service::with(|config| config.session_days = 2);
    let day = 24 * 60 * 60 * 1_000;
    let now = lucid_server::clock::now();
    let mut ada = service.guest("Ada");
    service.in_store(async |store: Store| {
        // Nobody has been here for three days.
        assert_eq!(
            store.forget_sessions(now + 3 * day, 2 * day).await.unwrap(),
            1
        );
    });
    assert_eq!(ada.get("/api/me").problem(), (401, "no-session"));
}

#[test]
fn a_new_password_needs_the_old_one_and_signs_others_out() {
    let service = Service::with(|config| config.limits = Limits::open());
    let mut ada = service.guest("Ada");
    ada.json("PUT", "/api/me/password", PASSWORD);
    let mut phone = service.stranger();
    sign_in(&mut phone, "Ada", "a quiet night");
    for body in [
        r#"{"password":"a loud night"}"#,
        r#"{"password":"a loud night","current":"a quiet day"}"#,
    ] {
        let answer = ada.json("PUT", "/api/me/password", body);
        assert_eq!(answer.problem(), (403, "wrong-password"));
    }
    let body = r#"{"password":"a loud night","current":"a quiet night"}"#;
    let before = ada.cookie.clone();
    assert_eq!(ada.json("PUT", "/api/me/password", body).status, 200);
    assert_ne!(ada.cookie, before);
    assert_eq!(me(&mut ada).sessions, 1);
    assert_eq!(phone.get("/api/me").status, 401);
    let old = sign_in(&mut phone, "Ada", "a quiet night");
    assert_eq!(old.problem(), (403, "wrong-password"));
    assert_eq!(sign_in(&mut phone, "Ada", "a loud night").status, 200);
}

#[test]
fn signing_out_ends_one_session() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    ada.json("PUT", "/api/me/password", PASSWORD);
    let mut phone = service.stranger();
    sign_in(&mut phone, "Ada", "a quiet night");
    let token = phone.cookie.clone();
    let answer = phone.post("/api/sign-out", "");
    assert_eq!(answer.status, 204);
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("lucid=; Path=/; Max-Age=0;"), "{cookie}");
    assert_eq!(phone.cookie, None);
    phone.cookie = token;
    assert_eq!(phone.get("/api/me").problem(), (401, "no-session"));
    assert_eq!(me(&mut ada).sessions, 1);
    // Without a session there is nothing to end, and nothing to complain of.
    assert_eq!(service.stranger().post("/api/sign-out", "").status, 204);
}

#[test]
fn signing_out_everywhere_ends_all_sessions() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    ada.json("PUT", "/api/me/password", PASSWORD);
    let mut phone = service.stranger();
    sign_in(&mut phone, "Ada", "a quiet night");
    let token = ada.cookie.clone();
    assert_eq!(ada.post("/api/sign-out-everywhere", "").status, 204);
    assert_eq!(phone.get("/api/me").problem(), (401, "no-session"));
    ada.cookie = token;
    assert_eq!(ada.get("/api/me").problem(), (401, "no-session"));
    assert_eq!(sign_in(&mut ada, "Ada", "a quiet night").status, 200);
}

#[test]
fn signing_in_leaves_the_guest_behind() {
    let service = Service::start();
    let mut ada = service.guest("Ada");
    ada.json("PUT", "/api/me/password", PASSWORD);
    let mut phone = service.guest("Somebody");
    let mut guest = phone.clone();
    sign_in(&mut phone, "Ada", "a quiet night");
    assert_eq!(me(&mut phone).name, "Ada");
    assert_eq!(guest.get("/api/me").status, 401);
}

#[test]
fn forged_tokens_are_nobody() {
    let service = Service::start();
    let ada = service.guest("Ada");
    let real = ada.cookie.clone().unwrap();
    let turned: String = real.chars().rev().collect();
    for cookie in [
        "lucid=".to_owned(),
        format!("lucid={}", "0".repeat(64)),
        format!("lucid={}", "f".repeat(64)),
        format!("{}0", &real[..real.len() - 1].replace('f', "e")),
        format!("{real}0"),
        real[..real.len() - 1].to_owned(),
        format!("__Host-{real}"),
        turned,
        "lucid=' OR 1=1 --".to_owned(),
        format!("lucid=\"{}\"", &real["lucid=".len()..]),
    ] {
        if cookie == real {
            continue;
        }
        let mut mallory = service.stranger();
        mallory.cookie = Some(cookie.clone());
        assert_eq!(
            mallory.get("/api/me").problem(),
            (401, "no-session"),
            "{cookie}"
        );
    }
    let mut ada = ada;
    assert_eq!(me(&mut ada).name, "Ada");
}

#[test]
fn expired_tokens_are_nobody() {
    let service = Service::start();
    let hour = 60 * 60 * 1_000;
    let now = lucid_server::clock::now();
    let cookie = |token: [u8; 32]| {
        let digits: String = token.iter().map(|byte| format!("{byte:02x}")).collect();
        Some(format!("lucid={digits}"))
    };
    let sessions = [(1, now - hour, None), (2, now + hour, Some("Ada"))];
    service.in_store(async |store: Store| {
        for (byte, expires, _) in sessions {
            let session = NewSession {
                token_hash: Sha256::digest([byte; 32]).into(),
                created: now - 2 * hour,
                expires,
            };
            let id = i64::from(byte);
            store.create_identity(id, "Ada", &session).await.unwrap();
        }
    });
    for (byte, _, name) in sessions {
        let mut ada = service.stranger();
        ada.cookie = cookie([byte; 32]);
        let answer = ada.get("/api/me");
        match name {
            Some(name) => assert_eq!(answer.value::<Me>().name, name),
            None => assert_eq!(answer.problem(), (401, "no-session")),
        }
    }
}
