//! The samples in `deploy/`: what they promise, and that the programs that read them
//! accept them.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Lines that say something.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let said = text.lines().map(str::trim_end);
    said.filter(|line| !line.is_empty() && !line.trim_start().starts_with('#'))
}

/// What a program prints, if it is installed. Where everything must be there, as in
/// `cargo xtask test`, its absence is an error.
fn run(command: &mut Command, needed: bool) -> Option<(bool, String)> {
    match command.output() {
        Ok(done) => {
            let text = [done.stdout, done.stderr].concat();
            let text = String::from_utf8_lossy(&text).into_owned();
            Some((done.status.success(), text))
        }
        Err(error) if needed && std::env::var_os("LUCID_BROWSER").is_some() => {
            panic!("{command:?}: {error}")
        }
        Err(_) => None,
    }
}

#[test]
fn the_unit_exposes_little() {
    let mut analyze = Command::new("systemd-analyze");
    analyze.args(["security", "--offline=true", "deploy/lucid.service"]);
    let Some((_, told)) = run(analyze.current_dir(root()), true) else {
        return;
    };
    let level = told.lines().rev().find_map(|line| {
        let (_, level) = line.split_once("Overall exposure level for lucid.service:")?;
        level.split_whitespace().next()?.parse::<f64>().ok()
    });
    let level = level.unwrap_or_else(|| panic!("no level in:\n{told}"));
    assert!(level <= 2.0, "{level}:\n{told}");
}

#[test]
fn the_unit_is_one_that_starts_the_program() {
    let unit = read("deploy/lucid.service");
    let start = lines(&unit).find_map(|line| line.strip_prefix("ExecStart=/usr/local/bin/lucid "));
    let args = start.expect("a command").split(' ');
    // Everything but the program's own start: an unknown option would be refused first.
    let mut command = Command::new(env!("CARGO_BIN_EXE_lucid"));
    let told = command
        .args(args)
        .arg("--help")
        .output()
        .expect("it was built");
    assert!(told.status.success(), "{told:?}");
    assert!(unit.contains("StateDirectory=lucid"));
}

#[test]
fn the_image_is_built_from_what_is_locked_and_pinned() {
    let file = read("deploy/Dockerfile");
    for line in lines(&file).filter(|line| line.contains("cargo ")) {
        assert!(line.contains("--locked"), "{line}");
    }
    let value = |start: &str| {
        let line = lines(&file).find_map(|line| line.strip_prefix(start));
        line.unwrap_or_else(|| panic!("no {start}"))
    };
    let tag = value("FROM rust:").split('-').next().expect("a version");
    assert_eq!(value("ENV RUSTUP_TOOLCHAIN="), tag, "one version");
    let manifest = read("Cargo.toml");
    let least = manifest
        .lines()
        .find_map(|line| line.strip_prefix("rust-version = "));
    let least = least.expect("a version").trim_matches('"');
    let numbers = |version: &str| {
        let parts = version
            .split('.')
            .map(|part| part.parse::<u32>().expect("a number"));
        parts.collect::<Vec<_>>()
    };
    assert_eq!(numbers(tag).len(), 3, "{tag} is one version, not a series");
    assert!(
        numbers(tag) >= numbers(least),
        "{tag} is older than {least}"
    );
    for image in lines(&file).filter_map(|line| line.strip_prefix("FROM ")) {
        assert!(image.contains(':') && !image.contains(":latest"), "{image}");
    }
    assert!(
        file.contains("CMD [\"lucid\", \"health\"]"),
        "it says how it is"
    );
    let at = |line: &str| lines(&file).position(|one| one.starts_with(line));
    assert!(
        at("USER lucid") < at("ENTRYPOINT"),
        "it does not run as root"
    );
    let ignored = read(".dockerignore");
    for name in [".git", "**/target", "**/*.db", "**/.env"] {
        assert!(lines(&ignored).any(|line| line == name), "{name}");
    }
}

/// The services of the compose file, by name, with the lines below each.
fn services(text: &str) -> Vec<(String, String)> {
    let below = text.split("\nservices:\n").nth(1).expect("services");
    let below = below.split("\nvolumes:\n").next().expect("something");
    let mut services: Vec<(String, String)> = Vec::new();
    for line in below.lines() {
        let name = line
            .strip_prefix("  ")
            .filter(|line| !line.starts_with([' ', '#']));
        match (
            name.and_then(|name| name.strip_suffix(':')),
            services.last_mut(),
        ) {
            (Some(name), _) => services.push((name.to_owned(), String::new())),
            (None, Some((_, lines))) => *lines += &format!("{line}\n"),
            (None, None) => {}
        }
    }
    services
}

#[test]
fn every_service_is_checked_and_no_password_works_by_default() {
    let file = read("deploy/compose.yaml");
    let node = file.split("\nservices:\n").next().expect("a template");
    let services = services(&file);
    assert_eq!(services.len(), 4, "{services:?}");
    for (name, lines) in &services {
        let own = match lines.contains("<<: *node") {
            true => node,
            false => lines,
        };
        assert!(own.contains("healthcheck:"), "{name}");
    }
    assert!(node.contains("LUCID_PROXIES: ${LUCID_PROXIES:-1}"));
    assert!(node.contains("nats: { condition: service_healthy }"));
    for secret in [
        "LUCID_DB_PASSWORD",
        "LUCID_NATS_PASSWORD",
        "LUCID_PUBLIC_URL",
    ] {
        let used =
            lines(&file).flat_map(|line| line.match_indices("${").map(|(at, _)| &line[at..]));
        let mut used = used.filter(|text| text[2..].starts_with(secret)).peekable();
        assert!(used.peek().is_some(), "{secret}");
        for text in used {
            let asked = format!("${{{secret}:?set {secret} to ");
            assert!(text.starts_with(&asked), "{text}");
        }
    }
}

/// `docker compose`, or the program of that name, on the sample.
fn compose(set: &[(&str, &str)]) -> Option<(bool, String)> {
    let clean = |command: &mut Command| {
        for name in ["DB_PASSWORD", "NATS_PASSWORD", "PUBLIC_URL", "PROXIES"] {
            command.env_remove(format!("LUCID_{name}"));
        }
        command.current_dir(root()).envs(set.iter().copied());
        command.args(["-f", "deploy/compose.yaml", "config"]);
    };
    let mut plugin = Command::new("docker");
    clean(plugin.arg("compose"));
    let is_there = Command::new("docker").args(["compose", "version"]).output();
    if is_there.is_ok_and(|done| done.status.success()) {
        return run(&mut plugin, false);
    }
    let mut own = Command::new("docker-compose");
    clean(&mut own);
    run(&mut own, false)
}

#[test]
fn compose_accepts_the_sample_and_asks_for_passwords() {
    let all = [
        ("LUCID_DB_PASSWORD", "one"),
        ("LUCID_NATS_PASSWORD", "two"),
        ("LUCID_PUBLIC_URL", "https://lucid.example"),
    ];
    let Some((good, told)) = compose(&all) else {
        return;
    };
    assert!(good, "{told}");
    assert!(
        told.contains("postgres://lucid:one@postgres/lucid"),
        "{told}"
    );
    assert!(told.contains("nats://lucid:two@nats:4222"), "{told}");
    for (missing, _) in all {
        let rest: Vec<_> = all
            .into_iter()
            .filter(|(name, _)| *name != missing)
            .collect();
        let (good, told) = compose(&rest).expect("it is there");
        assert!(
            !good && told.contains(&format!("set {missing} to")),
            "{told}"
        );
    }
}
