//! The pages around a table: accessibility, and that names and chat are never markup.

use super::{begin, open_table, people, until_turn_of, write};
use crate::chrome::Chrome;
use crate::server::Server;
use crate::{AT_ONCE, axe, visit};

#[test]
fn the_pages_of_a_table_pass_axe() {
    let (Some(axe), Some((server, [mut ada, mut bo]))) = (axe::axe(), people("online-axe")) else {
        return;
    };
    let mut all = Vec::new();
    let link = open_table(&server, &mut ada, "/tables/new?with=people", 2);
    all.extend(axe::violations(&mut ada, &axe, "waiting room"));
    bo.open_with(&link, AT_ONCE);
    bo.wait("!!document.querySelector('#online-name')");
    all.extend(axe::violations(&mut bo, &axe, "door"));
    write(&mut bo, "#online-name", "Bo");
    bo.press("#come-in");
    bo.press(".waiting-room .join");
    begin(&mut ada);
    ada.wait("!!document.querySelector('.table')");
    ada.press("#online-chat");
    all.extend(axe::violations(&mut ada, &axe, "chat"));
    ada.press("#online-menu");
    all.extend(axe::violations(&mut ada, &axe, "menu"));
    bo.wait("!!document.querySelector('.table')");
    until_turn_of(&mut ada, &mut bo);
    waiting_tables_come_first(&server, &mut ada);
    for path in ["/tables", "/account"] {
        ada.open(&format!("{}{path}", server.url));
        ada.wait("!!document.querySelector('.table-list li, #account-name')");
        all.extend(axe::violations(&mut ada, &axe, path));
    }
    assert_eq!(all, Vec::<String>::new());
}

/// At home, tables on the server come before games on the device, those that wait for the
/// visitor before newer ones.
fn waiting_tables_come_first(server: &Server, ada: &mut Chrome) {
    let waits = ada.eval("location.pathname");
    let waits = waits.as_str().unwrap_or_default().to_owned();
    open_table(server, ada, "/tables/new?with=people", 2);
    for (width, height) in [(1366, 768), (360, 740)] {
        ada.size(width, height);
        ada.open(&server.url);
        ada.wait("document.querySelectorAll('.own-tables li').length === 2");
        let first = format!(
            "(() => {{ const [first, second] = document.querySelectorAll('.own-tables li'); \
             return first.matches('.mine') && !!first.querySelector('.tag.now') && !second.matches('.mine') \
             && first.querySelector('a').getAttribute('href').startsWith({waits:?}); }})()"
        );
        assert_eq!(ada.eval(&first), true, "{waits} at {width}");
        let above = "(() => { const top = (it) => document.querySelector(it).getBoundingClientRect().top; \
            return ['.games', '.continue:not(.own-tables)', '.home .more'].every((it) => \
            top('.own-tables') < top(it)); })()";
        assert_eq!(ada.eval(above), true, "at {width}");
    }
    ada.size(1440, 1000);
}

/// A name has at most 24 characters; a harmful one can be shorter.
#[test]
fn html_in_names_and_chat_is_text() {
    const NAME: &str = "<img/src=x onerror=p()>";
    const LINE: &str = "<script>p()</script><b id=bold>bold</b>&lt;{{7*7}}";
    let Some((server, [mut ada, mut bo])) = people("online-html") else {
        return;
    };
    let link = open_table(&server, &mut ada, "/tables/new?with=people", 2);
    for chrome in [&mut ada, &mut bo] {
        chrome.eval("window.p = () => { window.harmed = true }");
    }
    super::join(&mut bo, &link, NAME);
    write(&mut bo, "#chat", LINE);
    bo.press(".chat-form .btn");
    let told = |text: &str| {
        format!("document.querySelector('main, .status-bar').innerText.includes({text:?})")
    };
    for chrome in [&mut ada, &mut bo] {
        chrome.wait(&format!("[...document.querySelectorAll('.chat-lines li')].some(e => e.innerText.includes({LINE:?}))"));
        chrome.wait(&told(NAME));
    }
    begin(&mut ada);
    for chrome in [&mut ada, &mut bo] {
        chrome.wait("!!document.querySelector('.table') && !!document.querySelector('.order')");
        chrome.wait(&format!(
            "document.querySelector('.online-seats').innerText.includes({NAME:?})"
        ));
    }
    // In the lobby and on the account page as well.
    bo.open(&format!("{}/account", server.url));
    bo.wait(&format!(
        "document.querySelector('#account-name')?.value === {NAME:?}"
    ));
    ada.open(&format!("{}/tables", server.url));
    ada.wait(&format!(
        "document.querySelector('.table-list')?.innerText.includes({NAME:?})"
    ));
    for chrome in [&mut ada, &mut bo] {
        assert_eq!(chrome.eval("window.harmed ?? false"), false);
        assert_eq!(chrome.count("main img, main script, #bold"), 0);
        assert_eq!(chrome.complaints(), Vec::<String>::new());
    }
}

#[test]
fn a_failed_sign_in_keeps_what_was_typed() {
    let Some((server, [mut ada])) = people("online-account") else {
        return;
    };
    visit(&server, &mut ada, "/account");
    write(&mut ada, "#account-name", "Zoe");
    write(&mut ada, "#account-password", "a loud morning");
    ada.press("#sign-in");
    ada.wait("!!document.querySelector('.account-message .no')");
    let typed = "[...document.querySelectorAll('.online-form input')].map(e => e.value).join('|')";
    assert_eq!(ada.eval(typed), "Zoe|a loud morning");
}

#[test]
fn a_guest_is_marked_gets_a_password_and_is_erased() {
    let Some((server, [mut ada])) = people("online-erased") else {
        return;
    };
    open_table(&server, &mut ada, "/tables/new?with=people", 2);
    ada.wait("document.querySelectorAll('.waiting-room .tag.guest').length === 1");
    ada.open(&format!("{}/account", server.url));
    ada.wait("!!document.querySelector('#account-new')");
    // The server says why a password is refused.
    write(&mut ada, "#account-new", "password1");
    ada.press(".online-form:nth-of-type(2) .btn");
    ada.wait("!!document.querySelector('.account-message .no')");
    write(&mut ada, "#account-new", "a quiet night at sea");
    ada.press(".online-form:nth-of-type(2) .btn");
    ada.wait("!!document.querySelector('#account-current')");
    // Erasing needs a confirmation and the password.
    ada.press("#erase");
    write(&mut ada, "#erase-password", "a loud night at sea");
    ada.press("#erase-sure");
    ada.wait("!!document.querySelector('.account-message .no')");
    write(&mut ada, "#erase-password", "a quiet night at sea");
    ada.press("#erase-sure");
    ada.wait("!!document.querySelector('#sign-in')");
}

/// Found on a busy machine: a table asks whose session it is, and its page was left
/// before the answer came.
#[test]
fn an_answer_for_a_page_that_was_left_is_ignored() {
    let Some((server, [mut ada])) = people("online-left") else {
        return;
    };
    open_table(&server, &mut ada, "/tables/new?with=people", 2);
    ada.open(&format!("{}/tables", server.url));
    ada.wait("!!document.querySelector('.table-list li .btn')");
    ada.eval(
        "(() => {
            const real = window.fetch.bind(window);
            window.fetch = (what, ...rest) => String(what.url ?? what).includes('/api/me')
                ? new Promise((go) => { window.answer = () => real(what, ...rest).then((it) => { go(it); }); })
                : real(what, ...rest);
        })()",
    );
    ada.press(".table-list li .btn");
    ada.wait("!!window.answer && location.pathname.startsWith('/table/')");
    ada.press(".logo");
    ada.wait("!!document.querySelector('.home')");
    ada.eval("window.answer()");
    // A later request finds the client still running.
    ada.press(".lang");
    ada.wait("document.querySelector('#play-now').innerText.startsWith('Jetzt spielen')");
    ada.settle();
    assert_eq!(ada.count("#crash"), 0);
    assert_eq!(ada.complaints(), Vec::<String>::new());
}
