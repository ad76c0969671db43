//! The figures of an arena as tables, and what they mean as sentences.

use lucid_bots::arena::{Interval, Rating, Verdict, Z95};
use lucid_texts::{Phrase, Texts, arg};

use super::batch::ArenaRun;
use super::participants::Participants;
use super::summary::{Summary, sure};
use crate::layout::{push_line, wrap};
use crate::output::{self, Ink, aligned};
use crate::titles::Title;

/// The columns that tables keep within, so that they fit narrow terminals.
const WIDTH: usize = 60;

// What stands above the columns that several tables have.
const ELO: Phrase = Phrase::ArenaElo;
const GAMES: Phrase = Phrase::ArenaGameCount;
const INTERVAL: Phrase = Phrase::ArenaIntervalHead;
const MARGIN: Phrase = Phrase::ArenaMargin;
const WINS: Phrase = Phrase::ArenaWins;

/// The whole answer of `lucid arena`.
pub(super) fn render(
    participants: &Participants<impl Title>,
    played: &ArenaRun,
    summary: &Summary,
    texts: &Texts,
) -> String {
    ArenaAnswer {
        names: &participants.names,
        played,
        summary,
        texts,
        ink: Ink::of_stdout(),
    }
    .write(participants)
}

/// All that the parts of the answer are made from.
struct ArenaAnswer<'a> {
    names: &'a [String],
    played: &'a ArenaRun,
    summary: &'a Summary,
    texts: &'a Texts,
    ink: Ink,
}

impl ArenaAnswer<'_> {
    fn write<G: Title>(&self, participants: &Participants<G>) -> String {
        let (texts, ink) = (self.texts, self.ink);
        let mut out = String::new();
        let game = &participants.game;
        let told = format!("{}  {}", ink.strong(G::ID.title()), game.rules_text());
        push_line(&mut out, &told);
        let pack = game.pack_text();
        let id = pack.split(' ').next().unwrap_or_default();
        let origin = texts.series_origin(id, self.played.seed, self.names);
        self.sentence(&mut out, &origin, |line| ink.faint(line));
        let games = self.played.standings.counted().len() as u64;
        let deals = self.played.standings.deals().len() as u64;
        let sum = match self.played.stopped {
            true => texts.arena_stopped(arg::Games(games), arg::Deals(deals)),
            false => texts.arena_games(arg::Games(games), arg::Deals(deals)),
        };
        self.sentence(&mut out, &sum, |line| match self.played.stopped {
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
        self.played.standings.schedule().seats
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
            None => self.texts.phrase(Phrase::LabelMrNightmare),
        }
    }

    fn labels(&self, first: Phrase, rest: &[Phrase]) -> Vec<String> {
        let words = std::iter::once(&first).chain(rest);
        words.map(|word| self.texts.phrase(*word)).collect()
    }

    fn percent_and_interval(&self, percent: f64, Interval { low, high }: Interval) -> [String; 2] {
        let texts = self.texts;
        let [low, high] = [low, high].map(|end| texts.decimal(end, 1));
        [
            texts.percent(percent),
            texts.arena_interval(arg::High(&high), arg::Low(&low)),
        ]
    }

    fn elo(&self, rating: &Rating) -> [String; 2] {
        [
            signed(self.texts, rating.elo),
            self.texts.decimal(Z95 * rating.error, 0),
        ]
    }

    /// Strength, wins and points of all, the strongest first.
    fn bots(&self) -> Vec<Vec<String>> {
        let ratings = &self.summary.ratings.of;
        let mut order: Vec<usize> = (0..ratings.len()).collect();
        order.sort_by(|x, y| ratings[*y].elo.total_cmp(&ratings[*x].elo));
        let alone = self.seats() == 1;
        let mut rows = vec![match alone {
            // How often each has won stands with the pairs.
            true => self.labels(Phrase::ArenaBot, &[ELO, MARGIN, Phrase::ArenaScore]),
            false => self.labels(
                Phrase::ArenaBot,
                &[ELO, MARGIN, GAMES, WINS, INTERVAL, Phrase::ArenaScore],
            ),
        }];
        for bot in order {
            let mut row = vec![self.name(bot)];
            row.extend(self.elo(&ratings[bot]));
            let Some(of_bot) = self.summary.bots.get(bot) else {
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
                true => format!(
                    "{score} : {}",
                    self.texts.decimal(of_bot.nightmare.mean(), 1)
                ),
                false => score,
            });
            rows.push(row);
        }
        rows
    }

    /// How often the first bot of each line-up won, at tables of three and four.
    fn line_ups(&self) -> Vec<Vec<String>> {
        let mut rows = vec![self.labels(Phrase::ArenaLineUp, &[GAMES, WINS, INTERVAL])];
        let line_ups = &self.played.standings.schedule().line_ups;
        for (line_up, wins) in line_ups.iter().zip(&self.summary.line_ups) {
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
        let mut rows = vec![self.labels(
            Phrase::ArenaPair,
            &[GAMES, Phrase::ArenaPoints, INTERVAL, ELO, MARGIN],
        )];
        let standings = &self.played.standings;
        for ((x, y), pair) in standings.schedule().pairs.iter().zip(standings.pairs()) {
            let share = pair.score.share();
            let sure = sure(pair);
            // Alone, everybody is compared with the same.
            let mut row = vec![match self.seats() {
                1 => self.name(*x),
                _ => format!("{} – {}", self.name(*x), self.name(*y)),
            }];
            row.push(self.texts.number(pair.games));
            row.extend(self.percent_and_interval(100.0 * share, sure));
            row.extend(self.elo(&self.summary.ratings.difference(*x, *y)));
            rows.push(row);
        }
        rows
    }

    /// How often each seat won, whoever sat there, and then each bot there: as many
    /// bots beside each other as there is room for.
    fn by_seat(&self) -> Vec<Vec<Vec<String>>> {
        let mut tables = Vec::new();
        let mut rest = 0..self.names.len();
        while tables.is_empty() || !rest.is_empty() {
            let head = match tables.is_empty() {
                true => self.labels(Phrase::ArenaSeat, &[WINS, INTERVAL]),
                false => self.labels(Phrase::ArenaSeat, &[]),
            };
            let mut rows = vec![head];
            for (index, seat) in lucid_tabletop::Seat::first(self.seats()).enumerate() {
                let mut row = vec![seat.to_string()];
                if tables.is_empty() {
                    let wins = self.summary.seats[index];
                    row.extend(self.percent_and_interval(wins.percent(), wins.interval()));
                }
                rows.push(row);
            }
            let bare = rows[0].len();
            while let Some(bot) = rest.clone().next() {
                let mut wider = rows.clone();
                wider[0].push(self.name(bot));
                for (row, wins) in wider[1..].iter_mut().zip(&self.summary.bots[bot].by_seat) {
                    row.push(self.texts.percent(wins.percent()));
                }
                // A very long name gets its own table.
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
        let Some(test) = self.played.test else {
            return Vec::new();
        };
        let standings = &self.played.standings;
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
