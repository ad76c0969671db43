//! What nextest reports of its last run, in the format of JUnit.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::shell::root;

/// Where `.config/nextest.toml` lets nextest write it.
const FILE: &str = "target/nextest/default/junit.xml";

/// Removes the report of an earlier run.
pub(crate) fn remove() -> Result<()> {
    match fs::remove_file(file()) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(error).with_context(|| format!("could not remove {FILE}"))
        }
        _ => Ok(()),
    }
}

/// The test programs in which something failed; nothing if there was no whole run.
pub(crate) fn failed_programs() -> Option<Vec<String>> {
    parse(&fs::read_to_string(file()).ok()?)
}

fn parse(report: &str) -> Option<Vec<String>> {
    report.trim_end().ends_with("</testsuites>").then_some(())?;
    let suites = report.split("<testsuite ").skip(1);
    let failed = suites.filter_map(|suite| {
        let (head, _) = suite.split_once('>')?;
        let is_clean = ["failures", "errors"].map(|name| attribute(head, name) == Some("0"));
        (is_clean != [true, true]).then(|| attribute(head, "name").unwrap_or_default().to_owned())
    });
    Some(failed.collect())
}

fn attribute<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = head.split_once(&format!("{name}=\""))?;
    rest.split('"').next()
}

fn file() -> PathBuf {
    root().join(FILE)
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn programs_with_failures_are_named() {
        let report = r#"<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="nextest-run" tests="3" failures="1" errors="0" time="0.1">
    <testsuite name="lucid-bots::it" tests="2" disabled="0" errors="0" failures="0">
        <testcase name="a"></testcase>
    </testsuite>
    <testsuite name="lucid-texts" tests="1" disabled="0" errors="0" failures="1">
        <testcase name="b"><failure message="x"></failure></testcase>
    </testsuite>
</testsuites>
"#;
        assert_eq!(parse(report), Some(vec!["lucid-texts".to_owned()]));
        assert_eq!(parse(&report[..report.len() - 20]), None, "cut off");
    }
}
