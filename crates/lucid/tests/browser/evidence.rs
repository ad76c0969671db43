//! The console of pages, and the evidence that a failed test leaves.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::base64::decoded;
use crate::chance;

/// The folder for the evidence of a test: `target/browser/<name>`.
pub(crate) fn folder(name: &str) -> PathBuf {
    let browser = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("browser");
    browser.join(name)
}

/// Saves a browser's screen and console, and prints where.
pub(crate) fn keep(name: &str, shot: Option<&Value>, console: &[String]) {
    let folder = folder(name);
    let picture = shot.and_then(|shot| shot["data"].as_str()).map(decoded);
    let seed = chance::seed();
    let mut log = format!("LUCID_SEED={seed}\n");
    for line in console {
        log += line;
        log.push('\n');
    }
    let mut files = vec![("console.log", log.into_bytes())];
    files.extend(picture.map(|picture| ("page.png", picture)));
    // The test has already failed; an error here must not hide why.
    if fs::create_dir_all(&folder).is_err() {
        return;
    }
    for (file, bytes) in files {
        let path = folder.join(file);
        if fs::write(&path, bytes).is_ok() {
            eprintln!("kept: {}", path.display());
        }
    }
    eprintln!("LUCID_SEED={seed} repeats the cards and the choices of this run");
}

/// An event as a line of the console, if it is one.
pub(crate) fn console_line(event: &Value) -> Option<String> {
    let params = &event["params"];
    let line = match event["method"].as_str()? {
        "Runtime.consoleAPICalled" => {
            let words = params["args"].as_array().into_iter().flatten();
            let words: Vec<String> = words
                .map(|word| match &word["value"] {
                    Value::String(text) => text.clone(),
                    Value::Null => word["description"].to_string(),
                    value => value.to_string(),
                })
                .collect();
            format!("{}: {}", text(&params["type"]), words.join(" "))
        }
        "Log.entryAdded" => {
            let entry = &params["entry"];
            let [level, words, address] = ["level", "text", "url"].map(|key| text(&entry[key]));
            format!("{level}: {words} {address}")
        }
        "Page.frameNavigated" => format!("page: {}", text(&params["frame"]["url"])),
        _ => complaint(event)?,
    };
    Some(line)
}

/// An event as a complaint, if it is one.
pub(crate) fn complaint(event: &Value) -> Option<String> {
    let params = &event["params"];
    match event["method"].as_str()? {
        "Runtime.exceptionThrown" => {
            let details = &params["exceptionDetails"];
            Some(format!(
                "{} {}",
                details["text"], details["exception"]["description"]
            ))
        }
        "Runtime.consoleAPICalled" if params["type"] == "error" => {
            Some(params["args"][0]["value"].to_string())
        }
        "Log.entryAdded" if params["entry"]["level"] == "error" => {
            Some(text(&params["entry"]["text"]))
        }
        _ => None,
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
