//! How the choices of a turn are put together: what belongs together stands
//! under one title, and the way on stands apart.

use lucid_dreamscape::{Action, Dreamscape, Table};
use lucid_texts::Texts;

/// An action with its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is played.
    pub action: Action,
    /// What the button says.
    pub words: String,
}

/// A button, or several of a kind under a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A button of its own.
    One(Choice),
    /// Several of a kind.
    Many {
        /// What they have in common.
        title: String,
        /// The buttons.
        choices: Vec<Choice>,
    },
}

/// All choices of a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bar {
    /// What can be done.
    pub items: Vec<Item>,
    /// What ends a turn or a power, or takes nothing.
    pub ways_on: Vec<Choice>,
}

impl Bar {
    /// The bar for a list of legal actions.
    pub fn new(texts: &Texts, game: &Dreamscape, table: &Table, legal: &[Action]) -> Bar {
        let mut bar = Bar::default();
        let mut groups: Vec<(Option<String>, Vec<Action>)> = Vec::new();
        for action in legal {
            if is_way_on(*action) {
                bar.ways_on.push(Choice {
                    action: *action,
                    words: texts.action(game, table, *action),
                });
                continue;
            }
            let title = texts.action_group(game, *action);
            let known = groups
                .iter_mut()
                .find(|(known, _)| title.is_some() && *known == title);
            match known {
                Some((_, actions)) => actions.push(*action),
                None => groups.push((title, vec![*action])),
            }
        }
        let item = |(title, actions): (Option<String>, Vec<Action>)| match (title, &actions[..]) {
            (Some(title), [_, _, ..]) => {
                let choices = actions.iter().map(|action| Choice {
                    action: *action,
                    words: texts.action_part(game, table, *action),
                });
                let choices = choices.collect();
                Item::Many { title, choices }
            }
            (_, actions) => Item::One(Choice {
                action: actions[0],
                words: texts.action(game, table, actions[0]),
            }),
        };
        bar.items = groups.into_iter().map(item).collect();
        bar
    }
}

fn is_way_on(action: Action) -> bool {
    matches!(
        action,
        Action::End | Action::Stop | Action::NoDraw | Action::KeepNone
    )
}

#[cfg(test)]
mod tests {
    use lucid_dreamscape::{Colour, Rules};
    use lucid_tabletop::Game;
    use lucid_texts::Language;

    use super::*;

    #[test]
    fn what_belongs_together_stands_under_one_title() {
        let game =
            Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
        let grid = game.content().grid();
        let [a, b] = ["c1", "c2"].map(|name| grid.named(name).unwrap());
        let colour = Colour::Blue;
        let legal = [
            Action::Collect(Colour::Green),
            Action::Place { colour, slot: a },
            Action::Plant(a),
            Action::Place { colour, slot: b },
            Action::End,
        ];
        let texts = Texts::new(Language::English);
        let bar = Bar::new(&texts, &game, game.start().table(), &legal);
        let told: Vec<String> = (bar.items.iter())
            .map(|item| match item {
                Item::One(choice) => choice.words.clone(),
                Item::Many { title, choices } => {
                    let words: Vec<&str> = choices.iter().map(|c| c.words.as_str()).collect();
                    format!("{title} {}", words.join(" "))
                }
            })
            .collect();
        assert_eq!(
            told,
            [
                "Collect grass",
                "Place water on … c1 c2",
                "Plant a tree on c1"
            ]
        );
        assert_eq!(bar.ways_on[0].words, "End Travel");
    }
}
