//! Positions from the middle of games between two players of a kind.

use lucid_dreamscape::{Dreamscape, Edition, Ongoing, Pending, Phase, Power, Rules, View};
use lucid_tabletop::{Choices, Dealer, Game as _, Seat, Seed};

/// A seat at the start of its Creation.
pub(crate) struct Position {
    pub(crate) game: Dreamscape,
    pub(crate) view: View,
    pub(crate) seat: Seat,
}

impl Position {
    pub(crate) fn about(&self) -> String {
        let table = &self.view.table;
        let player = &table.players[self.seat];
        let powers: Vec<&str> = (player.usable_cards().into_iter())
            .filter(|card| table.slot(*card).shard.is_none() && !table.slot(*card).used)
            .map(|card| self.game.content().card(card).power)
            .map(Power::name)
            .collect();
        let hands: String = (player.hands.present())
            .flat_map(|colour| vec![colour.letter(); player.hands[colour].into()])
            .collect();
        let tiles: Vec<&str> = (table.tiles())
            .map(|(tile, _)| self.game.content().purpose(tile).id.as_str())
            .collect();
        format!(
            "{} cycle {} hands {hands} front {} shards {} {} | {}",
            self.game.rules().edition.name(),
            table.cycle,
            player.front.len(),
            player.board.shards(),
            powers.join(" "),
            tiles.join(" ")
        )
    }
}

/// So many positions: the start of a Creation in the third or fourth cycle with
/// five shards in Hands, one of each game, over all editions, every other game
/// with nightmare rules.
pub(crate) fn positions(bot: &str, count: usize) -> Vec<Position> {
    let mut all = Vec::new();
    for number in 0.. {
        if all.len() == count {
            break;
        }
        let rules = Rules {
            nightmare: number % 2 == 1,
            ..Rules::new(Edition::ALL[(number / 2 % 3) as usize])
        };
        let content = lucid_packs::dreamscape().content.clone();
        let game = Dreamscape::new(rules, content).expect("playable rules");
        all.extend(find(game, bot, number));
    }
    all
}

fn find(game: Dreamscape, bot: &str, number: u64) -> Option<Position> {
    let mut dealer = Dealer::new(Seed::of_series(8, number));
    let mut players = [0, 1].map(|seat| {
        let player = lucid_bots::dreamscape::levels::player(bot, 2 * number + seat);
        player.unwrap_or_else(|| panic!("there is no bot {bot}"))
    });
    let mut choices = Choices::new();
    let mut state = game.start();
    while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
        let seat = seats.iter().next()?;
        let view = game.view(&state, Some(seat));
        let player = &view.table.players[seat];
        let is_free = player.pending == Pending::Nothing && player.power == Ongoing::Nothing;
        let is_middle = view.table.phase == Phase::Creation
            && (3..=4).contains(&view.table.cycle)
            && player.hands.total() == 5;
        if is_free && is_middle {
            return Some(Position { game, view, seat });
        }
        game.choices(&view, &mut choices);
        let action = players[seat.index()].choose(&game, &view, &choices);
        game.play(&mut state, seat, action, &mut ()).ok()?;
    }
    None
}
