//! What a composition would bring, by the engine's own resolution (R5 to R16).
//!
//! While players compose, chests are closed and converging cells are not shared yet, so a
//! preview mentions both without counting them.

use lucid_dream_runners::resolution::{
    Happening, Reason, Stock, absent_colour, best_order, resolve,
};
use lucid_dream_runners::{
    Cell, Colour, Draft, DreamRunners, Goods, Nightmare, Phase, SPOTS, Spot, Symbol, Table,
};
use lucid_tabletop::Seat;
use lucid_texts::{Foretold, Phrase, Texts};

/// What happens on a cell of the dream.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fate {
    /// How many gains are collected there.
    pub gains: u8,
    /// How much serenity is lost there.
    pub loses: u8,
    /// Whether a nightmare is banished.
    pub safe: bool,
    /// Whether there is a reward that nobody collects.
    pub missed: bool,
    /// How many gains are to be shared there (R15).
    pub shared: u8,
    /// How often a chest is opened.
    pub opens: u8,
    /// Whether a bat takes a segment from there.
    pub bat: bool,
}

/// Whether a line is good for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// It is a gain.
    Gain,
    /// It is a loss.
    Loss,
    /// It is neither.
    Nothing,
}

/// One result of a composition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PreviewLine {
    /// Gains that are collected.
    Gain(Stock, u16),
    /// Fragments of a colour of the player's choice.
    Wild(u16),
    /// Sets of four colours that are turned in (R10).
    Star(u16),
    /// A chest that is opened: its keys, and how many times.
    Chest(u8, u8),
    /// Things of a converging cell, shared by all who collect there.
    Shared(u8),
    /// Cells of the dream that are not covered (R6).
    Missing(u8),
    /// Cells that lie outside (R6).
    Outside(u8),
    /// What a nightmare costs.
    Nightmare(Nightmare, u8),
    /// Segments that bats take (R12).
    Bats(u8),
    /// Cells with rewards that are not collected.
    Missed(u8),
}

impl PreviewLine {
    /// Whether it is good for the player.
    pub fn worth(&self) -> Worth {
        match self {
            PreviewLine::Gain(..)
            | PreviewLine::Wild(_)
            | PreviewLine::Star(_)
            | PreviewLine::Chest(..)
            | PreviewLine::Shared(_) => Worth::Gain,
            PreviewLine::Missing(_)
            | PreviewLine::Outside(_)
            | PreviewLine::Nightmare(..)
            | PreviewLine::Bats(_) => Worth::Loss,
            PreviewLine::Missed(_) => Worth::Nothing,
        }
    }

    /// Its name and its amount in words.
    pub fn words(&self, texts: &Texts) -> (String, String) {
        let (what, count) = match *self {
            PreviewLine::Gain(stock, count) => {
                return (texts.runners_stock(stock, count), format!("+{count}"));
            }
            PreviewLine::Wild(count) => (Foretold::Wild, count),
            PreviewLine::Star(count) => (Foretold::Star, count),
            // Its content is unknown, or depends on the others.
            PreviewLine::Chest(_, times) => {
                return (
                    texts.foretold(Foretold::Chest, times.into()),
                    "?".to_owned(),
                );
            }
            PreviewLine::Shared(count) => {
                return (
                    texts.foretold(Foretold::Shared, count.into()),
                    "?".to_owned(),
                );
            }
            PreviewLine::Missing(count) => (Foretold::Missing, count.into()),
            PreviewLine::Outside(count) => (Foretold::Outside, count.into()),
            PreviewLine::Nightmare(Nightmare::Octopus, cost) => (Foretold::Octopus, cost.into()),
            PreviewLine::Nightmare(Nightmare::Spider(_), cost) => (Foretold::Spider, cost.into()),
            PreviewLine::Nightmare(_, cost) => (Foretold::Nightmare, cost.into()),
            PreviewLine::Bats(count) => (Foretold::Bats, count.into()),
            PreviewLine::Missed(count) => {
                let words = texts.foretold(Foretold::Missed, count.into());
                return (words, texts.phrase(Phrase::Missed));
            }
        };
        let sign = match self.worth() {
            Worth::Gain => '+',
            Worth::Loss | Worth::Nothing => '−',
        };
        (texts.foretold(what, count), format!("{sign}{count}"))
    }

    /// The name of its drawing.
    pub fn sign(&self) -> &'static str {
        match self {
            PreviewLine::Gain(stock, _) => stock_sign(*stock),
            PreviewLine::Wild(_) | PreviewLine::Star(_) => "cell-frag-wild",
            PreviewLine::Chest(keys, _) => {
                ["cell-chest-1", "cell-chest-2", "cell-chest-3"][usize::from(*keys).clamp(1, 3) - 1]
            }
            PreviewLine::Shared(_) => "cell-converging",
            PreviewLine::Missing(_) | PreviewLine::Outside(_) => "i-flat",
            PreviewLine::Nightmare(Nightmare::Octopus, _) => "cell-octopus",
            PreviewLine::Nightmare(Nightmare::Spider(_), _) => "cell-spider",
            PreviewLine::Nightmare(..) => "cell-mare-2",
            PreviewLine::Bats(_) => "cell-bat",
            PreviewLine::Missed(_) => "cell-coin",
        }
    }
}

/// The name of the drawing of a stock.
fn stock_sign(stock: Stock) -> &'static str {
    match stock {
        Stock::Serenity => "cell-serenity",
        Stock::Key => "cell-key",
        Stock::Coin => "cell-coin",
        Stock::Star => "cell-frag-wild",
        Stock::Fragment(Colour::Blue) => "cell-frag-blue",
        Stock::Fragment(Colour::White) => "cell-frag-white",
        Stock::Fragment(Colour::Orange) => "cell-frag-orange",
        Stock::Fragment(Colour::Green) => "cell-frag-green",
    }
}

/// The results of a composition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The result of each cell of the dream.
    pub fates: [Fate; SPOTS],
    /// Gains first, then losses, then what is missed.
    pub lines: Vec<PreviewLine>,
    /// The space of serenity before and after; 0 is awake.
    pub serenity: (u8, u8),
}

/// The results of a board, resolved in the default order; nothing while there is no dream.
pub fn preview(game: &DreamRunners, table: &Table, seat: Seat, draft: &Draft) -> Option<Preview> {
    let mut dream = game.dream(table)?;
    let player = &table.players[seat];
    let composing = table.phase == Phase::Compose;
    let mut composition = game.composition(draft);
    if composing {
        // Chests can be opened although their content is unknown.
        dream.chests = dream.chests.map(|chest| chest.or(Some(Goods::default())));
    } else {
        composition.shares = player.shares;
    }
    let situation = player.situation;
    let order = best_order(&dream, &composition, &situation);
    let unplayed = game.unplayed(table, seat, draft).len() as u8;
    let (mut wild, mut coloured) = (0, [0u16; 4]);
    let mut events: Vec<Happening> = Vec::new();
    let choose = |situation: &_, times: u8| {
        let colour = absent_colour(situation);
        wild += u16::from(times);
        coloured[colour as usize] += u16::from(times);
        colour
    };
    let resolved = resolve(
        &dream,
        &composition,
        situation,
        unplayed,
        &order,
        choose,
        &mut events,
    );

    let mut fates = [Fate::default(); SPOTS];
    for spot in Spot::all() {
        let symbol = composition.symbols[spot.index()].unwrap_or(Symbol::Blank);
        let fate = &mut fates[spot.index()];
        match dream.cells[spot.index()] {
            Cell::Reward(goods) => fate.missed = symbol.times() == 0 && !goods.is_empty(),
            Cell::Converging(goods) => {
                fate.missed = symbol.times() == 0;
                if composing && symbol.times() > 0 {
                    fate.shared = u8::try_from(goods.count()).unwrap_or(u8::MAX);
                }
            }
            Cell::Nightmare(nightmare) => {
                fate.safe = symbol.banishes();
                fate.bat = nightmare == Nightmare::Bat && !fate.safe && resolved.lost > 0;
            }
        }
    }

    let mut gains: Vec<(Stock, u16)> = Vec::new();
    let mut losses = Vec::new();
    let mut stars = 0;
    let mut chests = [0u8; 3];
    for event in &events {
        match *event {
            Happening::Changed {
                stock,
                amount,
                reason,
            } => match reason {
                Reason::Missing(count) => losses.push(PreviewLine::Missing(count)),
                Reason::Outside(count) => losses.push(PreviewLine::Outside(count)),
                Reason::Set if stock == Stock::Star => stars += amount.unsigned_abs(),
                Reason::Cell(spot) if amount < 0 => {
                    let lost = amount.unsigned_abs() as u8;
                    fates[spot.index()].loses += lost;
                    if let Cell::Nightmare(nightmare) = dream.cells[spot.index()] {
                        losses.push(PreviewLine::Nightmare(nightmare, lost));
                    }
                }
                Reason::Cell(_) | Reason::Chest(_) if amount > 0 => {
                    let count = amount.unsigned_abs();
                    if let Reason::Cell(spot) = reason {
                        fates[spot.index()].gains += count as u8;
                    }
                    match gains.iter_mut().find(|(known, _)| *known == stock) {
                        Some((_, sum)) => *sum += count,
                        None => gains.push((stock, count)),
                    }
                }
                _ => {}
            },
            Happening::Opened { spot, keys } => {
                fates[spot.index()].opens += 1;
                chests[usize::from(keys).clamp(1, 3) - 1] += 1;
            }
            Happening::Woke => {}
        }
    }

    // The player chooses the colour of a wild fragment, so it has its own line.
    for (stock, sum) in &mut gains {
        if let Stock::Fragment(colour) = stock {
            *sum -= coloured[*colour as usize].min(*sum);
        }
    }
    gains.retain(|(_, sum)| *sum > 0);
    gains.sort();
    let mut lines: Vec<PreviewLine> = gains
        .into_iter()
        .map(|(stock, sum)| PreviewLine::Gain(stock, sum))
        .collect();
    if wild > 0 {
        lines.push(PreviewLine::Wild(wild));
    }
    if stars > 0 {
        lines.push(PreviewLine::Star(stars));
    }
    for (keys, times) in (1..).zip(chests) {
        if times > 0 {
            lines.push(PreviewLine::Chest(keys, times));
        }
    }
    let shared = fates.iter().filter(|fate| fate.shared > 0);
    lines.extend(shared.map(|fate| PreviewLine::Shared(fate.shared)));
    lines.extend(losses);
    if resolved.lost > 0 {
        lines.push(PreviewLine::Bats(resolved.lost));
    }
    let missed = fates.iter().filter(|fate| fate.missed).count();
    if missed > 0 {
        lines.push(PreviewLine::Missed(missed as u8));
    }
    Some(Preview {
        fates,
        lines,
        serenity: (situation.serenity, resolved.situation.serenity),
    })
}

#[cfg(test)]
mod tests {
    use lucid_dream_runners::{Action, Rules};
    use lucid_tabletop::{Choices, Dealer, Game as _, Random, Seed, ToAct};

    use super::*;

    /// Without chests, sharing and choices, the preview is what happens.
    #[test]
    fn the_preview_comes_true() {
        let rules = Rules {
            beginners: true,
            ..Rules::default()
        };
        let game = DreamRunners::new(rules, lucid_packs::dream_runners().content.clone()).unwrap();
        let mut random = Random::new(5);
        let mut choices = Choices::new();
        let (mut compared, seat) = (0, Seat::new(0));
        for number in 0..40 {
            let mut dealer = Dealer::new(Seed::of_series(8, number));
            let mut state = game.start();
            let mut foretold: Option<Preview> = None;
            while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
                let who = seats.iter().next().unwrap();
                game.legal_actions(&state, who, &mut choices);
                let phase = state.table().phase;
                let lay = phase == Phase::Compose && random.below(6) > 0;
                let action = match lay {
                    true => random.pick(&choices).unwrap(),
                    false => choices[choices.len() - 1],
                };
                if action == Action::Lock && who == seat {
                    let view = game.view(&state, Some(seat));
                    foretold = preview(&game, &view.table, seat, view.own_draft().unwrap());
                }
                game.play(&mut state, who, action, &mut ()).unwrap();
                let resolved = phase == Phase::Resolve && who == seat;
                if let (true, Some(known)) = (resolved, &foretold) {
                    let open = |line: &PreviewLine| matches!(line, PreviewLine::Chest(..));
                    let done = game.to_act(&state) != ToAct::Seats(seats)
                        || state.table().done.contains(seat);
                    if done && !known.lines.iter().any(open) {
                        let now = state.table().players[seat].situation.serenity;
                        assert_eq!(known.serenity.1, now);
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 50, "{compared}");
    }
}
