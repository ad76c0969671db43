//! The figures as tables, and the bars as lines.

use std::slice;

use lucid_texts::Texts;

use super::report::{
    BalanceSection, Bar, BarVerdict, Family, Measurement, NumberFormat, games_needed,
};
use crate::layout::{push_line, wrap};
use crate::output::{self, Ink, aligned};

pub(super) fn render(measured: &Measurement, texts: &Texts) -> String {
    let ink = Ink::of_stdout();
    let mut out = String::new();
    let id = measured.pack.split(' ').next().unwrap_or_default();
    let bots = [measured.bot.clone()];
    push_line(&mut out, &ink.strong(measured.title));
    let origin = texts.series_origin(id, measured.seed, &bots);
    push_line(&mut out, &ink.faint(&origin));
    push_line(&mut out, &texts.balance_games(measured.games));
    for section in &measured.sections {
        for lines in figures(section, texts) {
            out.push('\n');
            push_line(&mut out, &ink.faint(&lines[0]));
            lines[1..].iter().for_each(|line| push_line(&mut out, line));
        }
    }
    out.push('\n');
    let mut rest = &measured.bars[..];
    while let Some(first) = rest.first() {
        let count = rest.iter().take_while(|bar| bar.goes_with(first));
        let (group, others) = rest.split_at(count.count());
        let (line, verdict) = told(group, (measured.games, measured.family()), texts);
        let mark = match verdict {
            BarVerdict::Held => "✓",
            BarVerdict::Unclear => "?",
            BarVerdict::Broken => "✗",
        };
        for (index, line) in wrap(&line, output::width() - 2).iter().enumerate() {
            let mark = if index == 0 { mark } else { " " };
            let line = format!("{mark} {line}");
            push_line(
                &mut out,
                &match verdict {
                    BarVerdict::Broken => ink.strong(&line),
                    _ => line,
                },
            );
        }
        rest = others;
    }
    out
}

/// A line for each thing: as many figures beside each other as there is room for,
/// the others in tables below.
fn figures(section: &BalanceSection, texts: &Texts) -> Vec<Vec<String>> {
    let head = std::iter::once(texts.phrase(section.word));
    let ids = section.rows.iter().map(|(id, _)| id.clone());
    let names: Vec<Vec<String>> = head.chain(ids).map(|name| vec![name]).collect();
    let mut tables = vec![names.clone()];
    for (index, column) in section.columns.iter().enumerate() {
        let head = std::iter::once(texts.phrase(column.word));
        let cells = section
            .rows
            .iter()
            .map(|(_, figures)| match figures[index] {
                None => "–".to_owned(),
                Some(figure) => written(figure, column.form, texts),
            });
        let column: Vec<String> = head.chain(cells).collect();
        let last = tables.len() - 1;
        let wider = beside(&tables[last], &column);
        if width_of(&wider) <= output::width() || tables[last][0].len() == 1 {
            tables[last] = wider;
        } else {
            tables.push(beside(&names, &column));
        }
    }
    tables.iter().map(|rows| aligned(rows)).collect()
}

/// Rows with one more column.
fn beside(rows: &[Vec<String>], column: &[String]) -> Vec<Vec<String>> {
    let longer = |(row, cell): (&Vec<String>, &String)| [&row[..], slice::from_ref(cell)].concat();
    rows.iter().zip(column).map(longer).collect()
}

fn width_of(rows: &[Vec<String>]) -> usize {
    let lines = aligned(rows);
    lines
        .iter()
        .map(|line| line.chars().count())
        .max()
        .unwrap_or(0)
}

fn written(figure: f64, form: NumberFormat, texts: &Texts) -> String {
    match form {
        NumberFormat::Count => texts.decimal(figure, 0),
        NumberFormat::Percent => texts.percent(figure),
        NumberFormat::Decimal => texts.decimal(figure, 2),
    }
}

/// How many of a group of bars are broken or not clear yet, and what is farthest off.
fn told(group: &[Bar], (games, family): (u64, Family), texts: &Texts) -> (String, BarVerdict) {
    let count = |verdict| {
        let bars = group.iter();
        bars.filter(|bar| bar.verdict(family) == verdict).count()
    };
    let outside = count(BarVerdict::Broken);
    let farthest = group
        .iter()
        .max_by(|x, y| x.strain().total_cmp(&y.strain()))
        .unwrap_or(&group[0]);
    let [low, value, high] =
        [farthest.low, farthest.value, farthest.high].map(|part| texts.decimal(part, 1));
    let value = match farthest.margin {
        Some(margin) => format!("{value} ± {}", texts.decimal(margin, 1)),
        None => value,
    };
    let mut line = texts.balance_bar(
        farthest.group,
        [outside, group.len()],
        [&low, &high],
        (&farthest.subject, &value),
    );
    let unclear = count(BarVerdict::Unclear);
    if unclear > 0 {
        line += &texts.balance_unclear(unclear, games_needed(group, games, family));
    }
    (line, BarVerdict::of(group, family))
}
