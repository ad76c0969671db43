//! Settings in a TOML file.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use lucid_server::config::{Age, Limits, PublicUrl, Rate};
use lucid_texts::{Texts, arg};
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use tracing_subscriber::filter::Targets;

use crate::failure::Failure;
use crate::retention::{Idle, Keep};

/// The contents of a file.
#[derive(Debug, Default)]
pub(super) struct File {
    pub(super) listen: Option<SocketAddr>,
    pub(super) database: Option<String>,
    pub(super) nats: Option<String>,
    pub(super) data_dir: Option<PathBuf>,
    pub(super) public_url: Option<PublicUrl>,
    pub(super) proxies: Option<u8>,
    pub(super) bot_lease: Option<u32>,
    pub(super) silence: Option<u32>,
    pub(super) session_days: Option<u32>,
    pub(super) idle: Idle,
    pub(super) keep: Keep,
    pub(super) log: Option<Targets>,
    pub(super) limits: Option<Limits>,
}

/// Reads a file; an error names the first line that is wrong.
pub(super) fn read(path: &Path, texts: &Texts) -> Result<File, Failure> {
    let name = path.display().to_string();
    let text = crate::input::text(path, texts)?;
    parse(&text).map_err(|FileError { at, why }| {
        let line = text[..at.min(text.len())].matches('\n').count() + 1;
        let why = match &why {
            FileProblem::Syntax(message) => message.clone(),
            FileProblem::NoSuch { setting, known } => {
                texts.complaint_no_such_setting(arg::Known(known.join(", ")), arg::Setting(setting))
            }
            FileProblem::Bad { setting, example } => {
                texts.complaint_bad_setting(arg::Example(*example), arg::Setting(*setting))
            }
        };
        Failure::in_line(&name, line, crate::output::tame(&why))
    })
}

/// What is wrong, and where.
#[derive(Debug, PartialEq, Eq)]
struct FileError {
    at: usize,
    why: FileProblem,
}

#[derive(Debug, PartialEq, Eq)]
enum FileProblem {
    Syntax(String),
    NoSuch {
        setting: String,
        known: &'static [&'static str],
    },
    Bad {
        setting: &'static str,
        example: &'static str,
    },
}

const KNOWN: &[&str] = &[
    "listen",
    "database",
    "nats",
    "data-dir",
    "public-url",
    "proxies",
    "bot-lease",
    "silence",
    "session-days",
    "idle-gathering",
    "idle-running",
    "keep-tables",
    "keep-guests",
    "keep-packs",
    "log",
    "limits",
];

const KNOWN_LIMITS: &[&str] = &[
    "address-requests",
    "identity-requests",
    "guests",
    "sign-ins",
    "packs",
    "tables",
    "identity-sockets",
    "address-sockets",
];

fn parse(text: &str) -> Result<File, FileError> {
    let root = DeTable::parse(text).map_err(|error| FileError {
        at: error.span().unwrap_or_default().start,
        why: FileProblem::Syntax(error.message().to_owned()),
    })?;
    let mut file = File::default();
    for (key, value) in root.get_ref() {
        match key.get_ref().as_ref() {
            "listen" => file.listen = Some(parsed(value, "listen", "\"127.0.0.1:7777\"")?),
            "database" => {
                let example = "\"postgres://lucid@localhost/lucid\"";
                file.database = Some(parsed(value, "database", example)?);
            }
            "nats" => file.nats = Some(parsed(value, "nats", "\"nats://localhost:4222\"")?),
            "data-dir" => file.data_dir = Some(parsed(value, "data-dir", "\"/var/lib/lucid\"")?),
            "public-url" => {
                let example = "\"https://lucid.example\"";
                file.public_url = Some(parsed(value, "public-url", example)?);
            }
            "proxies" => file.proxies = Some(number(value, "proxies", "1")?),
            "bot-lease" => file.bot_lease = Some(number(value, "bot-lease", "30")?),
            "silence" => file.silence = Some(number(value, "silence", "90")?),
            "session-days" => file.session_days = Some(number(value, "session-days", "90")?),
            "idle-gathering" => file.idle.idle_gathering = age(value, "idle-gathering")?,
            "idle-running" => file.idle.idle_running = age(value, "idle-running")?,
            "keep-tables" => file.keep.keep_tables = age(value, "keep-tables")?,
            "keep-guests" => file.keep.keep_guests = age(value, "keep-guests")?,
            "keep-packs" => file.keep.keep_packs = age(value, "keep-packs")?,
            "log" => file.log = Some(parsed(value, "log", "\"info\"")?),
            "limits" => file.limits = Some(limits(value)?),
            other => return Err(no_such(key.span().start, other, KNOWN)),
        }
    }
    Ok(file)
}

type SpannedValue<'a> = Spanned<DeValue<'a>>;

fn limits(value: &SpannedValue<'_>) -> Result<Limits, FileError> {
    let table = value.get_ref().as_table();
    let table = table.ok_or_else(|| bad(value, "limits", "[limits]"))?;
    let mut limits = Limits::default();
    for (key, value) in table {
        let name = key.get_ref().as_ref();
        let known = KNOWN_LIMITS.iter().find(|known| **known == name);
        let Some(&known) = known else {
            return Err(no_such(key.span().start, name, KNOWN_LIMITS));
        };
        match known {
            "address-requests" => limits.address_requests = rate(value, known)?,
            "identity-requests" => limits.identity_requests = rate(value, known)?,
            "guests" => limits.guests = rate(value, known)?,
            "sign-ins" => limits.sign_ins = rate(value, known)?,
            "packs" => limits.packs = rate(value, known)?,
            "tables" => limits.tables = number(value, known, "50")?,
            "identity-sockets" => limits.identity_sockets = number(value, known, "16")?,
            _ => limits.address_sockets = number(value, known, "400")?,
        }
    }
    Ok(limits)
}

/// `{ burst = 40, per-minute = 4 }`
fn rate(value: &SpannedValue<'_>, setting: &'static str) -> Result<Rate, FileError> {
    const EXAMPLE: &str = "{ burst = 40, per-minute = 4 }";
    let wrong = || bad(value, setting, EXAMPLE);
    let table = value.get_ref().as_table().ok_or_else(wrong)?;
    let part = |name: &str| {
        let value = table.get(name).ok_or_else(wrong)?;
        number::<u32>(value, setting, EXAMPLE).map(|number| number.max(1))
    };
    match table.len() {
        2 => Ok(Rate::new(part("burst")?, part("per-minute")?)),
        _ => Err(wrong()),
    }
}

/// `"30d"`
fn age(value: &SpannedValue<'_>, setting: &'static str) -> Result<Option<Age>, FileError> {
    parsed(value, setting, "\"30d\"").map(Some)
}

fn parsed<T: FromStr>(
    value: &SpannedValue<'_>,
    setting: &'static str,
    example: &'static str,
) -> Result<T, FileError> {
    let text = value.get_ref().as_str().filter(|text| !text.is_empty());
    let parsed = text.and_then(|text| text.parse().ok());
    parsed.ok_or_else(|| bad(value, setting, example))
}

fn number<T: TryFrom<i64>>(
    value: &SpannedValue<'_>,
    setting: &'static str,
    example: &'static str,
) -> Result<T, FileError> {
    let number = value.get_ref().as_integer();
    let number =
        number.and_then(|digits| i64::from_str_radix(digits.as_str(), digits.radix()).ok());
    let number = number.and_then(|number| number.try_into().ok());
    number.ok_or_else(|| bad(value, setting, example))
}

fn no_such(at: usize, setting: &str, known: &'static [&'static str]) -> FileError {
    let setting = setting.to_owned();
    let why = FileProblem::NoSuch { setting, known };
    FileError { at, why }
}

fn bad(value: &SpannedValue<'_>, setting: &'static str, example: &'static str) -> FileError {
    FileError {
        at: value.span().start,
        why: FileProblem::Bad { setting, example },
    }
}

#[cfg(test)]
mod tests {
    use lucid_server::config::Retention;

    use super::*;

    #[test]
    fn all_settings_are_read() {
        let file = parse(
            r#"
            listen = "0.0.0.0:80"
            database = "postgres://lucid@db/lucid"
            nats = "nats://bus"
            data-dir = "/srv/lucid"
            public-url = "https://lucid.example"
            proxies = 1
            bot-lease = 5
            silence = 60
            idle-gathering = "1h"
            idle-running = "2d"
            keep-tables = "forever"
            keep-guests = "3m"
            keep-packs = "4s"
            session-days = 30
            log = "info,lucid_server=debug"
            [limits]
            address-requests = { burst = 1, per-minute = 2 }
            identity-requests = { burst = 3, per-minute = 4 }
            guests = { burst = 5, per-minute = 6 }
            sign-ins = { burst = 7, per-minute = 8 }
            packs = { burst = 9, per-minute = 10 }
            tables = 15
            identity-sockets = 16
            address-sockets = 17
            "#,
        )
        .unwrap();
        assert_eq!(file.listen, Some(([0, 0, 0, 0], 80).into()));
        assert_eq!(file.database.as_deref(), Some("postgres://lucid@db/lucid"));
        assert_eq!(file.nats.as_deref(), Some("nats://bus"));
        assert_eq!(file.data_dir, Some("/srv/lucid".into()));
        assert_eq!(file.public_url, "https://lucid.example".parse().ok());
        assert_eq!((file.proxies, file.bot_lease), (Some(1), Some(5)));
        assert_eq!((file.silence, file.session_days), (Some(60), Some(30)));
        let kept = crate::retention::retention(file.keep, file.idle);
        let age = |text: &str| text.parse().unwrap();
        let told = Retention {
            idle_gathering: age("1h"),
            idle_running: age("2d"),
            keep_tables: age("forever"),
            keep_guests: age("3m"),
            keep_packs: age("4s"),
        };
        assert_eq!(kept, told);
        assert!(file.log.is_some());
        let limits = Limits {
            address_requests: Rate::new(1, 2),
            identity_requests: Rate::new(3, 4),
            guests: Rate::new(5, 6),
            sign_ins: Rate::new(7, 8),
            packs: Rate::new(9, 10),
            tables: 15,
            identity_sockets: 16,
            address_sockets: 17,
        };
        assert_eq!(file.limits, Some(limits));
    }

    #[test]
    fn the_book_tells_the_defaults() {
        let page = include_str!("../../../../docs/src/host.md");
        let (_, rest) = page.split_once("```toml\n").unwrap();
        let (example, _) = rest.split_once("```").unwrap();
        assert_eq!(parse(example).unwrap().limits, Some(Limits::default()));
        for known in KNOWN_LIMITS {
            assert!(example.contains(known), "{known}");
        }
        for known in KNOWN.iter().filter(|known| **known != "limits") {
            assert!(page.contains(&format!("| `{known}` |")), "{known}");
        }
    }

    #[test]
    fn the_book_tells_how_long_things_are_kept_by_default() {
        let page = include_str!("../../../../docs/src/host.md");
        let usual = Retention::default();
        for (setting, age) in [
            ("idle-gathering", usual.idle_gathering),
            ("idle-running", usual.idle_running),
            ("keep-tables", usual.keep_tables),
            ("keep-guests", usual.keep_guests),
            ("keep-packs", usual.keep_packs),
        ] {
            let variable = setting.to_uppercase().replace('-', "_");
            let row = format!("| `--{setting} AGE` | `LUCID_{variable}` | `{setting}` |");
            let line = page.lines().find(|line| line.starts_with(&row));
            let line = line.unwrap_or_else(|| panic!("{row}"));
            assert!(line.contains(&format!("({age})")), "{line}");
        }
        for wrong in ["30", "\"30\"", "\"0d\"", "\"-1d\"", "\"soon\""] {
            let wrong = parse(&format!("keep-tables = {wrong}")).unwrap_err();
            let setting = match wrong.why {
                FileProblem::Bad { setting, .. } => setting,
                why => panic!("{why:?}"),
            };
            assert_eq!(setting, "keep-tables");
        }
    }

    #[test]
    fn an_empty_file_says_nothing() {
        let file = parse("# nothing\n").unwrap();
        assert!(file.listen.is_none() && file.limits.is_none());
    }
}
