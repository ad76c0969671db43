//! Points over the rounds as a chart.
//!
//! Seats differ by colour, by the dashes of their lines and by the shape of their marks; the
//! badge at the end of a line says whose it is. Screen readers get the same as a table.

use lucid_art::Number;
use lucid_tabletop::Seat;
use lucid_texts::{Phrase, Texts};

use crate::drawing::shapes::{circle, group, group_at, mark, stamp_scaled};
use crate::drawing::{El, el};
use crate::drawing::{seat_class, seat_colour};
use crate::points::written;
use crate::replay::{Curve, CurveLine, ScoredCard, Who};

const WIDTH: f64 = 460.0;
const HEIGHT: f64 = 286.0;
const LEFT: f64 = 36.0;
const RIGHT: f64 = 70.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 30.0;
/// How far the labels of two lines stay apart.
const APART: f64 = 23.0;
/// The room that a card on a line takes.
const CARD: (f64, f64) = (21.0, 23.0);

/// What is drawn of a curve.
#[derive(Clone, Copy, Debug)]
pub struct Chart<'a> {
    /// The points.
    pub curve: &'a Curve,
    /// What the seats are called.
    pub names: &'a [String],
    /// The words.
    pub texts: &'a Texts,
    /// The moment to mark. With one, a line has a step for every gain; without, it goes from
    /// round to round.
    pub now: Option<usize>,
}

impl Chart<'_> {
    /// Draws it.
    pub fn draw(&self) -> El {
        let title = self.texts.phrase(Phrase::EndPointsByRound);
        let mut picture = el("svg")
            .class("chart")
            .attr("viewBox", format_args!("0 0 {WIDTH} {HEIGHT}"))
            .attr("role", "img")
            .attr("aria-label", &title)
            .child(self.axes());
        if let Some(now) = self.now {
            let x = Number(self.x(self.curve.place(now)));
            let ends = format!("M{x} {TOP}V{}", HEIGHT - BOTTOM);
            picture = picture.child(el("path").class("now-mark").key("now").attr("d", ends));
        }
        let labels = self.label_heights();
        for (line, label) in self.curve.lines.iter().zip(labels) {
            picture = picture.child(self.line(line, label));
        }
        picture = picture.child(self.cards());
        el("figure")
            .class("chart-figure")
            .child(picture)
            .child(self.legend())
            .child(self.table())
    }

    fn x(&self, place: f64) -> f64 {
        let wide = f64::from(self.curve.rounds) + 1.0;
        LEFT + place / wide * (WIDTH - LEFT - RIGHT)
    }

    fn y(&self, points: i32) -> f64 {
        self.y_of(points.into())
    }

    fn y_of(&self, points: f64) -> f64 {
        let (low, high, _) = self.scale();
        let part = (points - f64::from(low)) / f64::from((high - low).max(1));
        HEIGHT - BOTTOM - part * (HEIGHT - BOTTOM - TOP)
    }

    /// The lowest and the highest line of the grid, and how far lines are apart.
    fn scale(&self) -> (i32, i32, i32) {
        let (fewest, most) = self.curve.range();
        let rough = (most - fewest).max(8);
        let steps = [2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
        let step = steps.into_iter().find(|step| rough / step <= 5);
        let step = step.unwrap_or(2000);
        let low = fewest.div_euclid(step) * step;
        let high = (most + step - 1).div_euclid(step) * step;
        (low, high.max(low + step), step)
    }

    fn axes(&self) -> El {
        let text = |class: &str, x: f64, y: f64, words: String| {
            el("text")
                .class(format_args!("ax {class}"))
                .attr("x", Number(x))
                .attr("y", Number(y))
                .text(words)
        };
        let (low, high, step) = self.scale();
        let mut axes = group("axes").key("axes").attr("aria-hidden", "true");
        let end = self.x(f64::from(self.curve.rounds) + 1.0);
        for points in (low..=high).step_by(step.unsigned_abs() as usize) {
            let y = self.y(points);
            let class = if points == 0 { "grid zero" } else { "grid" };
            let d = format!("M{LEFT} {}H{}", Number(y), Number(end));
            axes = axes.child(el("path").class(class).attr("d", d));
            axes = axes.child(text("side", LEFT - 8.0, y + 4.5, written(points)));
        }
        for round in 1..=self.curve.rounds {
            let x = self.x(f64::from(round));
            axes = axes.child(text("below", x, HEIGHT - 8.0, round.to_string()));
        }
        let last = Number(self.x(f64::from(self.curve.rounds)));
        let d = format!("M{last} {TOP}V{}", HEIGHT - BOTTOM);
        axes = axes.child(el("path").class("grid last-line").attr("d", d));
        let words = self.texts.phrase(Phrase::EndCountColumn);
        axes.child(text("below", end, HEIGHT - 8.0, words))
    }

    fn line(&self, line: &CurveLine, label: f64) -> El {
        let rounds = self.curve.rounds;
        let end = f64::from(rounds);
        let corners = match self.now {
            Some(_) => line.corners(end),
            None => (0..=rounds)
                .map(|round| (f64::from(round), line.after_round(round)))
                .collect(),
        };
        let place = |(place, points): (f64, i32)| {
            let (x, y) = (Number(self.x(place)), Number(self.y(points)));
            format!("{x} {y}")
        };
        let path: Vec<String> = corners.iter().map(|corner| place(*corner)).collect();
        let stroke = |class: &str, d: String| el("path").class(class).attr("d", d);
        let mut drawn = group(&format!("curve {}", class_of(line.who)))
            .key(key_of(line.who))
            .attr("aria-hidden", "true")
            .child(stroke("ln", format!("M{}", path.join("L"))));
        let points = line.last();
        if self.curve.counted {
            let from = place((end, line.after_round(rounds)));
            let to = place((end + 1.0, points));
            drawn = drawn.child(stroke("ln cnt", format!("M{from}L{to}")));
        }
        match self.now {
            Some(now) => {
                let totals = self.curve.totals(now);
                let own = totals.iter().find(|(who, _)| *who == line.who);
                let at = (
                    self.x(self.curve.place(now)),
                    self.y(own.map_or(0, |(_, points)| *points)),
                );
                drawn = drawn.child(node(line.who, at, 5.5).key("at"));
            }
            None => {
                for round in 1..=rounds {
                    let at = (self.x(f64::from(round)), self.y(line.after_round(round)));
                    drawn = drawn.child(node(line.who, at, 4.0));
                }
            }
        }
        drawn.child(end_label(
            line.who,
            (self.x(end + 1.0) + 16.0, label),
            points,
        ))
    }

    /// The completed cards, each on the line of whoever completed it.
    fn cards(&self) -> El {
        let mut taken: Vec<(f64, f64)> = Vec::new();
        let mut drawn = group("chart-cards")
            .key("cards")
            .attr("aria-hidden", "true");
        for line in &self.curve.lines {
            for (place, total, card) in line.cards() {
                let points = match self.now {
                    Some(_) => f64::from(total),
                    None => line.between_rounds(place),
                };
                let (x, mut y) = (self.x(place), self.y_of(points) - CARD.1);
                // One over the other where several are completed at once.
                while (taken.iter()).any(|(u, v)| (x - u).abs() < CARD.0 && (y - v).abs() < CARD.1)
                    && y - CARD.1 > 0.0
                {
                    y -= CARD.1;
                }
                taken.push((x, y));
                drawn = drawn.child(small_card((x, y), card));
            }
        }
        drawn
    }

    /// The heights of the labels at the ends of the lines, without overlaps.
    fn label_heights(&self) -> Vec<f64> {
        let lines = self.curve.lines.iter();
        apart(lines.map(|line| self.y(line.last())).collect(), HEIGHT)
    }

    fn name(&self, who: Who) -> String {
        match who {
            Who::Seat(seat) => self.names.get(seat.index()).cloned().unwrap_or_default(),
            Who::Rival => self.texts.phrase(Phrase::LabelMrNightmare),
        }
    }

    /// The legend.
    fn legend(&self) -> El {
        let lines = self.curve.lines.iter();
        legend(lines.map(|line| (line.who, self.name(line.who))))
    }

    /// The same for screen readers.
    fn table(&self) -> El {
        let cell = |points: i32| el("td").text(written(points));
        let head = |words: String| el("th").attr("scope", "col").text(words);
        let rounds = 1..=self.curve.rounds;
        let mut top = el("tr").child(el("td"));
        top = top.children(rounds.clone().map(|round| head(self.texts.cycle(round))));
        if self.curve.counted {
            top = top.child(head(self.texts.phrase(Phrase::Scores)));
        }
        let row = |line: &CurveLine| {
            let name = el("th").attr("scope", "row").text(self.name(line.who));
            let row = el("tr").child(name);
            let row = row.children(rounds.clone().map(|round| cell(line.after_round(round))));
            match self.curve.counted {
                true => row.child(cell(line.last())),
                false => row,
            }
        };
        let title = el("caption").text(self.texts.phrase(Phrase::EndPointsByRound));
        let rows = el("tbody").children(self.curve.lines.iter().map(row));
        let table = el("table")
            .child(title)
            .child(el("thead").child(top))
            .child(rows);
        el("div").class("sr").key("table").child(table)
    }
}

/// The legend: a sample of each line with its mark, the badge and the name.
pub(crate) fn legend(lines: impl Iterator<Item = (Who, String)>) -> El {
    let entry = |(who, name): (Who, String)| {
        let sample = el("svg")
            .class("sample")
            .attr("viewBox", "0 0 34 12")
            .child(el("path").class("ln").attr("d", "M1 6H33"))
            .child(node(who, (17.0, 6.0), 4.0));
        let badge = match who {
            Who::Seat(seat) => Some(mark(seat)),
            Who::Rival => None,
        };
        el("li")
            .class(format_args!("curve {}", class_of(who)))
            .key(key_of(who))
            .child(sample)
            .children(badge)
            .child(el("span").text(name))
    };
    el("ul")
        .class("legend")
        .key("legend")
        .attr("aria-hidden", "true")
        .children(lines.map(entry))
}

/// The end of a line: whose it is, and the points.
pub(crate) fn end_label(who: Who, (x, y): (f64, f64), points: i32) -> El {
    let number = el("text").class("endv").attr("x", 14).attr("y", 6);
    group_at(x, y)
        .child(sign(who))
        .child(number.text(written(points)))
}

/// A completed card: its points, in the colour of its level.
fn small_card((x, y): (f64, f64), card: ScoredCard) -> El {
    let body = el("rect")
        .class("cd")
        .attr("x", -9)
        .attr("y", -11)
        .attr("width", 18)
        .attr("height", 22)
        .attr("rx", 3);
    group_at(x, y)
        .class(format_args!("level-{}", card.level))
        .child(body)
        .child(
            el("text")
                .class("cdt")
                .attr("y", 5)
                .text(written(card.points)),
        )
}

/// The heights of labels, moved so that none hides another above the bottom.
pub(crate) fn apart(mut heights: Vec<f64>, bottom: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|a, b| heights[*a].total_cmp(&heights[*b]));
    let mut lowest = f64::NEG_INFINITY;
    for index in &order {
        heights[*index] = heights[*index].max(lowest + APART);
        lowest = heights[*index];
    }
    // Labels pushed over the edge push the others back up.
    let mut highest = bottom - 12.0;
    for index in order.iter().rev() {
        heights[*index] = heights[*index].min(highest);
        highest = heights[*index] - APART;
    }
    heights
}

/// The class of a line: its colour and its dashes.
pub(crate) fn class_of(who: Who) -> String {
    match who {
        Who::Seat(seat) => format!("{} dash-{}", seat_class(seat), seat.index()),
        Who::Rival => "rival dash-rival".to_owned(),
    }
}

fn key_of(who: Who) -> String {
    match who {
        Who::Seat(seat) => seat.to_string(),
        Who::Rival => "rival".to_owned(),
    }
}

/// A mark on a line, in a shape of each seat's own.
pub(crate) fn node(who: Who, (x, y): (f64, f64), size: f64) -> El {
    let shape = match who {
        Who::Seat(seat) => match seat.index() {
            0 => return circle("nd", (x, y), size),
            1 => "M-1-1H1V1H-1Z",
            2 => "M0-1.3 1.2 1H-1.2Z",
            _ => "M0-1.4 1.4 0 0 1.4-1.4 0Z",
        },
        Who::Rival => "M-1-1 1 1M1-1-1 1",
    };
    let (x, y, size) = (Number(x), Number(y), Number(size * 0.95));
    el("path")
        .class("nd")
        .attr("d", shape)
        .attr("vector-effect", "non-scaling-stroke")
        .attr(
            "transform",
            format_args!("translate({x} {y}) scale({size})"),
        )
}

/// The badge of a seat, or the face of the rival.
fn sign(who: Who) -> El {
    match who {
        Who::Seat(seat) => badge(seat),
        Who::Rival => stamp_scaled("nightmare", 0.0, 10.0, 0.19),
    }
}

fn badge(seat: Seat) -> El {
    group("badge-g")
        .child(el("circle").class("badge").attr("r", 10))
        .child(stamp_scaled(seat_colour(seat).sign(), 0.0, 0.0, 0.74).attr("color", "#fff"))
}
