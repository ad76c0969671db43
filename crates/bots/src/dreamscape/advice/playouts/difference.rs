//! What many games say: means, and how sure they are.

/// How far the lines that a search brings up typically are apart from what was played, in
/// points, as a standard deviation. What few worlds say is believed the less the more it
/// exceeds that: otherwise the differences that are noticed would be those that luck has
/// made larger.
const PRIOR: f64 = 4.0;
/// By how many standard errors a difference has to be clear to stop early. It is more than
/// what makes it clear in the end, because who looks often finds something by chance.
const EARLY: f64 = 3.5;

/// Differences up to this count as none, in points: a forecast is not better than that, and
/// scores are whole numbers.
pub const EQUAL: f64 = 1.0;

/// What games came to in the mean.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Forecasted {
    /// The final points of the seat.
    pub points: f64,
    /// The standard deviation of one game.
    pub spread: f64,
    /// The chance to win.
    pub win: f64,
    /// The number of games.
    pub games: usize,
}

impl Forecasted {
    pub(in super::super) fn of(endings: &[Ending]) -> Forecasted {
        let points: Vec<f64> = endings.iter().map(|ending| ending.points).collect();
        let (mean, error) = mean_and_error(&points);
        let won = endings.iter().map(|ending| ending.won).sum::<f64>();
        let count = endings.len().max(1) as f64;
        // Games end apart from each other, and each forecast from its end.
        let between = match endings {
            [] | [_] => 0.0,
            _ => error.powi(2) * count,
        };
        let within: f64 = endings.iter().map(|ending| ending.spread.powi(2)).sum();
        Forecasted {
            points: mean,
            spread: (between + within / count).sqrt(),
            win: won / count,
            games: endings.len(),
        }
    }
}

/// How much better one line did than another in the same worlds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Difference {
    /// In points, in the mean, drawn towards none by what is known of such lines: what the
    /// forecasts after this cycle and the games that are played on agree on.
    pub points: f64,
    /// The standard error of that.
    pub error: f64,
    /// What it adds to the chance to win.
    pub win: f64,
    /// The number of worlds.
    pub worlds: usize,
}

impl Difference {
    pub(in super::super) fn of(one: &[Ending], other: &[Ending]) -> Difference {
        let worlds = one.len().min(other.len());
        let by = |what: fn(&Ending) -> f64| {
            let pairs = one.iter().zip(other);
            let apart: Vec<f64> = pairs.map(|(one, other)| what(one) - what(other)).collect();
            mean_and_error(&apart)
        };
        let win = by(|ending| ending.won).0;
        let (soon, late) = (believed(by(|end| end.soon)), believed(by(|end| end.points)));
        let agree = soon.0.signum() == late.0.signum() && late.0.abs() >= late.1;
        let (points, error) = match agree {
            // Quick players rarely make up for what was missed, and a forecast knows little of
            // what is special: what both say is sure.
            true if soon.0.abs() < late.0.abs() => soon,
            true => late,
            false => (0.0, soon.1.max(late.1)),
        };
        let share = if points == 0.0 { 0.0 } else { points / late.0 };
        Difference {
            points,
            error,
            win: share * win,
            worlds,
        }
    }

    /// Whether it is clear that there is a difference, and of which sign: zero is outside
    /// of its 95 % interval, and it is more than [`EQUAL`].
    pub fn is_clear(&self) -> bool {
        self.points.abs() > EQUAL && self.points.abs() > self.interval()
    }

    /// The points where they are clear, and otherwise none.
    pub fn clear(&self) -> f64 {
        if self.is_clear() { self.points } else { 0.0 }
    }

    /// Half the width of the 95 % interval.
    pub fn interval(&self) -> f64 {
        match self.worlds {
            0 | 1 => f64::INFINITY,
            // Student's t, which is more than 1.96 for few worlds.
            worlds => self.error * (1.96 + 2.4 / (worlds - 1) as f64),
        }
    }

    /// Whether more worlds would hardly change the verdict.
    pub(super) fn is_settled(&self) -> bool {
        let far = self.points.abs() - EARLY * self.error;
        far > EQUAL || self.points.abs() + EARLY * self.error < EQUAL
    }
}

/// A mean and its error, drawn towards none.
fn believed((mean, error): (f64, f64)) -> (f64, f64) {
    if error == f64::INFINITY {
        return (0.0, PRIOR);
    }
    let belief = 1.0 / (1.0 + (error / PRIOR).powi(2));
    (belief * mean, belief.sqrt() * error)
}

/// How a game ended for the seat, or is expected to end.
#[derive(Clone, Copy, Debug, Default)]
pub(in super::super) struct Ending {
    pub(super) points: f64,
    /// The points that were forecast when this cycle was over.
    pub(super) soon: f64,
    /// The standard deviation of that, if it is a forecast.
    pub(super) spread: f64,
    pub(super) won: f64,
}

pub(super) fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    if values.len() < 2 {
        return (values.iter().sum(), f64::INFINITY);
    }
    let mean = values.iter().sum::<f64>() / count;
    let squares = values
        .iter()
        .map(|value| (value - mean).powi(2))
        .sum::<f64>();
    (mean, (squares / (count - 1.0) / count).sqrt())
}
