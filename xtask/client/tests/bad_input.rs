//! The bundler as the chores call it, and called wrongly.
//!
//! Having this test also means that the bundler itself is compiled together with all
//! tests, with the same features of its dependencies, and not once more afterwards.

use std::process::{Command, Output};

fn bundler(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_client-bundler"))
        .args(args)
        .output()
        .expect("it was built for this test")
}

#[test]
fn wrong_arguments_are_answered_with_the_usage() {
    for args in [&[][..], &["tiny", "a", "b"], &["quick", "a"]] {
        let done = bundler(args);
        assert!(!done.status.success(), "{args:?}");
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(said.contains("usage: client-bundler"), "{args:?}: {said}");
    }
}

#[test]
fn a_client_that_was_not_compiled_is_named() {
    let out = format!("{}/client", env!("CARGO_TARGET_TMPDIR"));
    let done = bundler(&["quick", "no-such-folder", &out]);
    assert!(!done.status.success());
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(said.contains("client.wasm"), "{said}");
}
