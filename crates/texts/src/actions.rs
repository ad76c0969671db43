//! What a player may choose, as the words of a button.

use lucid_dreamscape::{Action, Dreamscape, Phase, Table};

use crate::Texts;
use crate::words::Words;

impl Texts {
    /// An action as a button that stands alone.
    pub fn action(&self, game: &Dreamscape, table: &Table, action: Action) -> String {
        let id = match action {
            Action::End => return self.plain(end_id(table.phase)),
            _ => format!("action-{}", key(action)),
        };
        self.words_of(game, action).say(&id)
    }

    /// An action as one of several below their [`Texts::action_group`].
    pub fn action_part(&self, game: &Dreamscape, table: &Table, action: Action) -> String {
        match self.action_group(game, action) {
            Some(_) => (self.words_of(game, action)).say_attribute(&id(action), "part"),
            None => self.action(game, table, action),
        }
    }

    /// The title over this action and others of its kind; nothing if it always
    /// stands alone.
    pub fn action_group(&self, game: &Dreamscape, action: Action) -> Option<String> {
        let grouped = matches!(
            action,
            Action::UseCard { .. }
                | Action::Store { .. }
                | Action::Seed(_)
                | Action::Place { .. }
                | Action::Exchange { .. }
                | Action::Plant(_)
                | Action::Step(_)
                | Action::FreeStep(_)
                | Action::Take(_)
                | Action::Shift { .. }
                | Action::Harvest { .. }
                | Action::Reorder(_)
        );
        let id = format!("group-{}", key(action));
        grouped.then(|| self.words_of(game, action).say(&id))
    }

    fn words_of<'a>(&'a self, game: &'a Dreamscape, action: Action) -> Words<'a> {
        let words = Words::new(self, game);
        match action {
            Action::End
            | Action::Enter
            | Action::Stop
            | Action::NoDraw
            | Action::KeepNone
            | Action::UseLocation => words,
            Action::Collect(colour) | Action::Next(colour) | Action::PileShard(colour) => {
                words.shard("shard", colour)
            }
            Action::Move(to) => words.to(to),
            Action::UseCard { card, colour } | Action::Store { card, colour } => {
                words.card(card).shard("shard", colour)
            }
            Action::Seed(link) => words.link(link),
            Action::Place { colour, slot } => words.shard("shard", colour).slot(slot),
            Action::Exchange { give, take } => words.shard("give", give).shard("take", take),
            Action::Plant(slot)
            | Action::Step(slot)
            | Action::FreeStep(slot)
            | Action::Take(slot) => words.slot(slot),
            // People count shards from one.
            Action::Shift { from, height, to } => words
                .slot_as("from", from)
                .with("height", height + 1)
                .slot_as("to", to),
            Action::Harvest { colour, location } => words.shard("shard", colour).at(location),
            Action::Reorder(location) => words.at(location),
            Action::Complete(card) | Action::Keep(card) | Action::Yield(card) => words.card(card),
            Action::Draw(level) => words.with("level", level.number()),
        }
    }
}

const fn end_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Creation => "action-end-creation",
        Phase::LastPlacement => "action-end-last",
        _ => "action-end-travel",
    }
}

fn id(action: Action) -> String {
    format!("action-{}", key(action))
}

const fn key(action: Action) -> &'static str {
    match action {
        Action::End => "end",
        Action::Collect(_) => "collect",
        Action::Move(_) => "move",
        Action::UseLocation => "use-location",
        Action::UseCard { .. } => "use-card",
        Action::Store { .. } => "store",
        Action::Seed(_) => "seed",
        Action::Place { .. } => "place",
        Action::Exchange { .. } => "exchange",
        Action::Plant(_) => "plant",
        Action::Enter => "enter",
        Action::Step(_) => "step",
        Action::FreeStep(_) => "free-step",
        Action::Take(_) => "take",
        Action::Shift { .. } => "shift",
        Action::Harvest { .. } => "harvest",
        Action::Reorder(_) => "reorder",
        Action::Next(_) => "next",
        Action::Stop => "stop",
        Action::Complete(_) => "complete",
        Action::PileShard(_) => "pile-shard",
        Action::Draw(_) => "draw",
        Action::NoDraw => "no-draw",
        Action::Keep(_) => "keep",
        Action::KeepNone => "keep-none",
        Action::Yield(_) => "yield",
    }
}
