//! The figures of an arena as tables, and what they mean as sentences.

use lucid_bots::arena::{Interval, Rating, Verdict, Z95};
use lucid_tabletop::Game as _;
use lucid_texts::{ArenaWord, Label, Texts};

use super::contest::Contest;
use super::figures::{Figures, sure};
use super::hall::Ended;
use crate::cell::{push_line, wrap};
use crate::output::{self, Ink, aligned};

/// The columns that tables keep within, so that they fit narrow terminals.
const WIDTH: usize = 60;

/// The whole answer of `lucid arena`.
pub(super) fn of(
    contest: &impl Contest,
    ended: &Ended,
    figures: &Figures,
    texts: &Texts,
) -> String {
    Page {
        names: contest.names(),
        ended,
        figures,
        texts,
        ink: Ink::of_stdout(),
    }
    .write(contest)
}

/// All that the parts of the answer are made from.
struct Page<'a> {
    names: &'a [String],
    ended: &'a Ended,
    figures: &'a Figures,
    texts: &'a Texts,
    ink: Ink,
}

impl Page<'_> {
    fn write<C: Contest>(&self, contest: &C) -> String {
        let (texts, ink) = (self.texts, self.ink);
        let mut out = String::new();
        let game = contest.game();
        let told = format!("{}  {}", ink.strong(C::TITLE), game.rules_text());
        push_line(&mut out, &told);
        let pack = game.pack_text();
        let id = pack.split(' ').next().unwrap_or_default();
        let origin = texts.series_origin(id, self.ended.seed, self.names);
        self.sentence(&mut out, &origin, |line| ink.faint(line));
        let games = self.ended.standings.counted().len() as u64;
        let deals = self.ended.standings.deals().len() as u64;
        let sum = match self.ended.stopped {
            true => texts.arena_stopped(games, deals),
            false => texts.arena_games(games, deals),
        };
        self.sentence(&mut out, &sum, |line| match self.ended.stopped {
            true => ink.strong(line),
            false => line.to_owned(),
        });
        let mut tables = vec![self.bots()];
        if self.seats() > 2 {
            tables.push(self.line_ups());
        }
        tables.push(self.pairs());
        if self.seats() > 1 {
            tables.extend(self.by_seat());
        }
        for rows in tables {
            out.push('\n');
            let mut lines = aligned(&rows);
            lines[0] = ink.faint(&lines[0]);
            lines.iter().for_each(|line| push_line(&mut out, line));
        }
        out.push('\n');
        for verdict in self.verdicts() {
            self.sentence(&mut out, &verdict, str::to_owned);
        }
        out
    }

    fn seats(&self) -> usize {
        self.ended.standings.schedule().seats
    }

    /// A sentence on as many lines as it needs.
    fn sentence(&self, out: &mut String, text: &str, ink: impl Fn(&str) -> String) {
        for line in wrap(text, output::width()) {
            push_line(out, &ink(&line));
        }
    }

    fn name(&self, bot: usize) -> String {
        match self.names.get(bot) {
            Some(name) => name.clone(),
            None => self.texts.label(Label::MrNightmare),
        }
    }

    fn labels(&self, first: ArenaWord, rest: &[ArenaWord]) -> Vec<String> {
        let words = std::iter::once(&first).chain(rest);
        words.map(|word| self.texts.arena_word(*word)).collect()
    }

    fn percent_and_interval(&self, percent: f64, Interval { low, high }: Interval) -> [String; 2] {
        let texts = self.texts;
        let [low, high] = [low, high].map(|end| texts.decimal(end, 1));
        [texts.percent(percent), texts.arena_interval(&low, &high)]
    }

    fn elo(&self, rating: &Rating) -> [String; 2] {
        [
            signed(self.texts, rating.elo),
            self.texts.decimal(Z95 * rating.error, 0),
        ]
    }

    /// Strength, wins and points of all, the strongest first.
    fn bots(&self) -> Vec<Vec<String>> {
        use ArenaWord::*;
        let ratings = &self.figures.ratings.of;
        let mut order: Vec<usize> = (0..ratings.len()).collect();
        order.sort_by(|x, y| ratings[*y].elo.total_cmp(&ratings[*x].elo));
        let alone = self.seats() == 1;
        let mut rows = vec![match alone {
            // How often each has won stands with the pairs.
            true => self.labels(Bot, &[Elo, Margin, Score]),
            false => self.labels(Bot, &[Elo, Margin, Games, Wins, Interval, Score]),
        }];
        for bot in order {
            let mut row = vec![self.name(bot)];
            row.extend(self.elo(&ratings[bot]));
            let Some(of_bot) = self.figures.bots.get(bot) else {
                rows.push(row);
                continue;
            };
            if !alone {
                row.push(self.texts.number(of_bot.wins.games));
                let (percent, sure) = (of_bot.wins.percent(), of_bot.wins.interval());
                row.extend(self.percent_and_interval(percent, sure));
            }
            let score = self.texts.decimal(of_bot.score.mean(), 1);
            row.push(match alone {
                true => format!("{score} : {}", self.texts.decimal(of_bot.his.mean(), 1)),
                false => score,
            });
            rows.push(row);
        }
        rows
    }

    /// How often the first bot of each line-up won, at tables of three and four.
    fn line_ups(&self) -> Vec<Vec<String>> {
        use ArenaWord::*;
        let mut rows = vec![self.labels(LineUp, &[Games, Wins, Interval])];
        let line_ups = &self.ended.standings.schedule().line_ups;
        for (line_up, wins) in line_ups.iter().zip(&self.figures.line_ups) {
            let others = &line_up.bots[1..];
            let rest = match others.iter().all(|bot| *bot == others[0]) {
                true => format!("{} × {}", others.len(), self.name(others[0])),
                false => {
                    let names: Vec<String> = others.iter().map(|bot| self.name(*bot)).collect();
                    names.join(", ")
                }
            };
            let mut row = vec![format!("{} – {rest}", self.name(line_up.bots[0]))];
            row.push(self.texts.number(wins.games));
            row.extend(self.percent_and_interval(wins.percent(), wins.interval()));
            rows.push(row);
        }
        rows
    }

    /// How far the first of each pair is ahead of the second.
    fn pairs(&self) -> Vec<Vec<String>> {
        use ArenaWord::*;
        let mut rows = vec![self.labels(Pair, &[Games, Points, Interval, Elo, Margin])];
        let standings = &self.ended.standings;
        for ((x, y), pair) in standings.schedule().pairs.iter().zip(standings.pairs()) {
            let share = pair.tie.share();
            let sure = sure(pair);
            // Alone, everybody is compared with the same.
            let mut row = vec![match self.seats() {
                1 => self.name(*x),
                _ => format!("{} – {}", self.name(*x), self.name(*y)),
            }];
            row.push(self.texts.number(pair.games));
            row.extend(self.percent_and_interval(100.0 * share, sure));
            row.extend(self.elo(&self.figures.ratings.difference(*x, *y)));
            rows.push(row);
        }
        rows
    }

    /// How often each seat won, whoever sat there, and then each bot there: as many
    /// bots beside each other as there is room for.
    fn by_seat(&self) -> Vec<Vec<Vec<String>>> {
        use ArenaWord::*;
        let mut tables = Vec::new();
        let mut rest = 0..self.names.len();
        while tables.is_empty() || !rest.is_empty() {
            let head = match tables.is_empty() {
                true => self.labels(Seat, &[Wins, Interval]),
                false => self.labels(Seat, &[]),
            };
            let mut rows = vec![head];
            for (index, seat) in lucid_tabletop::Seat::first(self.seats()).enumerate() {
                let mut row = vec![seat.to_string()];
                if tables.is_empty() {
                    let wins = self.figures.seats[index];
                    row.extend(self.percent_and_interval(wins.percent(), wins.interval()));
                }
                rows.push(row);
            }
            let bare = rows[0].len();
            while let Some(bot) = rest.clone().next() {
                let mut wider = rows.clone();
                wider[0].push(self.name(bot));
                for (row, wins) in wider[1..].iter_mut().zip(&self.figures.bots[bot].by_seat) {
                    row.push(self.texts.percent(wins.percent()));
                }
                // A name that is too long by itself has a table of its own.
                let fits = aligned(&wider)[0].chars().count() <= WIDTH;
                if !fits && (bare > 1 || rows[0].len() > bare) {
                    break;
                }
                rows = wider;
                rest.next();
            }
            tables.push(rows);
        }
        tables
    }

    /// What the test found out about each pair, in words.
    fn verdicts(&self) -> Vec<String> {
        let Some(test) = self.ended.test else {
            return Vec::new();
        };
        let standings = &self.ended.standings;
        let told = |((x, y), pair): (&(usize, usize), &lucid_bots::arena::Pair)| {
            let (one, other) = (&self.name(*x), &self.name(*y));
            let [low, high] = [test.elo0, test.elo1].map(|elo| signed(self.texts, elo));
            match pair.verdict {
                Some(Verdict::Higher) => {
                    self.texts
                        .arena_clear([one, other], pair.games, [&high, &low])
                }
                Some(Verdict::Lower) => {
                    self.texts
                        .arena_clear([one, other], pair.games, [&low, &high])
                }
                None => {
                    let ratio = test.ratio(&pair.shares());
                    let (lower, upper) = test.bounds();
                    let bound = if ratio < 0.0 { lower } else { upper };
                    let [ratio, bound] = [ratio, bound].map(|part| self.texts.decimal(part, 2));
                    self.texts
                        .arena_open([one, other], pair.games, [&ratio, &bound])
                }
            }
        };
        let pairs = standings.schedule().pairs.iter().zip(standings.pairs());
        pairs.map(told).collect()
    }
}

/// A whole number with its sign.
fn signed(texts: &Texts, value: f64) -> String {
    let text = texts.decimal(value, 0);
    match value.round() > 0.0 {
        true => format!("+{text}"),
        false => text,
    }
}
