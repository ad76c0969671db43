//! What many games say: means, and how sure they are.

/// How far the lines that a search brings up typically are apart from what was played, in
/// points, as a standard deviation. What few worlds say is believed the less the more it
/// exceeds that: otherwise the differences that are noticed would be those that luck has
/// made larger.
const PRIOR: f64 = 4.0;
/// By how many standard errors a difference has to be clear to stop early. It is more than
/// what makes it clear in the end, because who looks often finds something by chance.
const EARLY: f64 = 3.5;

/// Differences up to this count as none, in points: scores are whole numbers.
pub const EQUAL: f64 = 0.5;

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
    /// In points, in the mean, drawn towards none by what is known of such lines.
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
        let pairs = || one.iter().zip(other);
        let worlds = one.len().min(other.len());
        let points: Vec<f64> = pairs()
            .map(|(one, other)| one.points - other.points)
            .collect();
        let (mean, error) = mean_and_error(&points);
        let win = pairs().map(|(one, other)| one.won - other.won).sum::<f64>();
        let belief = 1.0 / (1.0 + (error / PRIOR).powi(2));
        Difference {
            points: belief * mean,
            error: belief.sqrt() * error,
            win: belief * win / worlds.max(1) as f64,
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
/// How a game ended for the seat, or is expected to end.
#[derive(Clone, Copy, Debug, Default)]
pub(in super::super) struct Ending {
    pub(super) points: f64,
    /// The standard deviation of that, if it is a forecast.
    pub(super) spread: f64,
    pub(super) won: f64,
}

fn mean_and_error(values: &[f64]) -> (f64, f64) {
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
