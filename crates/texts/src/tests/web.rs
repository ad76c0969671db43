//! All that the browser client says.

use lucid_dreamscape::{Action, Dreamscape, Edition, Link, Location, Slot, State};
use lucid_dreamscape::{CardId, Colour, Difficulty, Level, Profile};
use lucid_tabletop::{Game, Seat};

use super::{fluent, game};
use crate::{Phrase, SeatCounts, Texts, arg};

/// The messages without arguments in the files of the client; those of the rulebook
/// are told below.
fn phrases() -> impl Iterator<Item = Phrase> {
    let ids = fluent::ids(|file| file.starts_with("web"));
    let known = move |phrase: &Phrase| ids.contains(phrase.id());
    let all = Phrase::ALL.iter().copied().filter(known);
    all.filter(|phrase| !phrase.id().starts_with("rulebook-"))
}

/// The table of Dream Runners.
fn runners(texts: &Texts, told: &mut dyn FnMut(&str, String)) {
    use lucid_dream_runners::resolution::Block;
    use lucid_dream_runners::{Action, Cell, DreamRunners, Placed, Rules, SegmentId, Spot, Symbol};
    let content = lucid_packs::dream_runners().content.clone();
    let game = DreamRunners::new(Rules::default(), content).expect("it can be played");
    let placed = Placed {
        segment: SegmentId::new(3),
        turn: 1,
        column: 2,
        row: 3,
    };
    for seconds in [1, 10] {
        told("seconds left", texts.seconds_left(seconds));
    }
    told("locked first", texts.locked_first("Ada"));
    told("dream of", texts.dream_of("Ada"));
    told("purse of", texts.purse_of("Ada"));
    told(
        "serenity goes",
        texts.serenity_goes(arg::After(17), arg::Before(20)),
    );
    told(
        "serenity spaces",
        texts.serenity_spaces(arg::Count(12), arg::Signed("−12")),
    );
    let standing = [("Ada".to_owned(), 20), ("Bruno".to_owned(), 17)];
    told("track", texts.track_label("Stars".to_owned(), &standing));
    told("covered", texts.covered(arg::Covered(9), arg::Outside(0)));
    told("covered", texts.covered(arg::Covered(7), arg::Outside(2)));
    told("calm", texts.calm_for(3));
    told("woke", texts.woke_in(5));
    for count in [0, 1, 3] {
        told("segments laid", texts.segments_laid(count));
    }
    told("segment held", texts.phrase(Phrase::SegmentHeld));
    told("segment over", texts.segment_over(&game, placed, true));
    told("segment over", texts.segment_over(&game, placed, false));
    told("segment laid", texts.segment_laid(&game, placed));
    let cell = Cell::parse("2coin").expect("a cell");
    for symbol in [None, Some(Symbol::Blank), Some(Symbol::Both)] {
        told("cell", texts.runners_cell(Spot::new(4), &cell, symbol));
    }
    for what in crate::Foretold::ALL {
        for count in [1, 2] {
            told("foretold", texts.foretold(what, count));
        }
    }
    for why in reasons() {
        told("why", texts.runners_why(&game, &why));
    }
    let segment = lucid_dream_runners::SegmentId::new(3);
    let coin = lucid_dream_runners::Thing::Coin;
    for action in [
        Action::Buy(segment),
        Action::Bat(segment),
        Action::Take(coin),
        Action::Calm,
        Action::Pass,
        Action::Skip,
        Action::Auto,
    ] {
        told("choice", texts.runners_choice(&game, action));
    }
    for better in [None, Some((Action::Buy(segment), 130))] {
        let what = texts.runners_review_shop(&game, Action::Calm, better);
        told("shop", what);
    }
    told(
        "progress",
        texts.runners_review_progress(arg::Done(2), arg::Of(6)),
    );
    let mut actions = vec![
        Action::Auto,
        Action::Cell(Spot::new(0)),
        Action::Skip,
        Action::Pass,
        Action::Calm,
        Action::Lock,
        Action::Clear,
    ];
    actions.extend(Block::ALL.map(Action::Block));
    for action in actions {
        told("action", texts.runners_action(&game, action));
    }
}

/// Reasons for and against a composition.
fn reasons() -> Vec<crate::RunnersWhy> {
    use crate::RunnersWhy as Why;
    use lucid_dream_runners::resolution::Stock;
    let blue = Stock::Fragment(lucid_dream_runners::Colour::Blue);
    vec![
        Why::Collects(vec![(blue, 2), (Stock::Key, 1), (Stock::Coin, 3)]),
        Why::Opens { count: 1, keys: 1 },
        Why::Opens { count: 2, keys: 3 },
        Why::Stars(1),
        Why::Stars(2),
        Why::Banishes(1),
        Why::Banishes(3),
        Why::Haunted(2),
        Why::Missing(1),
        Why::Missing(2),
        Why::Outside(1),
        Why::Outside(2),
        Why::Bat(lucid_dream_runners::SegmentId::new(3)),
        Why::Wakes,
        Why::Points(1),
        Why::Points(-3),
        Why::Prints(1),
        Why::Prints(3),
        Why::Brings(1),
        Why::Brings(2),
        Why::Ahead(140),
        Why::Price(230),
        Why::Urgent,
        Why::LastCalm,
        Why::Saves,
        Why::Over,
        Why::Share(55),
        Why::Usual,
        Why::ByHand(120),
    ]
}

/// All lines of the client, as `(what, text)`.
pub(super) fn lines(texts: &Texts) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut told = |what: &str, text: String| all.push((what.to_owned(), text));
    for phrase in phrases() {
        told(phrase.id(), texts.phrase(phrase));
    }
    let game = game(Edition::Sylex);
    let state = game.start();
    for action in actions(&game) {
        let what = format!("{action:?}");
        told(&what, texts.action(&game, state.table(), action));
        told(&what, texts.action_part(&game, state.table(), action));
        if let Some(group) = texts.action_group(&game, action) {
            told(&what, group.replace(" …", ":"));
        }
    }
    for state in ends(&state) {
        told("end", texts.action(&game, &state, Action::End));
    }
    told("cycle", texts.cycle(3));
    told("of cycles", texts.of_cycles(6));
    told("at cycle", texts.at_cycle(arg::Cycle(3), arg::Cycles(6)));
    for points in [1, 37] {
        told("points", texts.points(points));
    }
    for count in [1, 5] {
        told(
            "differs",
            texts.differs(arg::Count(count), arg::Edition("Huch")),
        );
    }
    told("hand over", texts.hand_over("Ada"));
    told(
        "turn of",
        texts.turn_of(arg::Phase("Travel"), arg::Player("Ada")),
    );
    let names = ["Ada", "Bruno", "Noor"].map(str::to_owned);
    for count in 1..=3 {
        told("winner", texts.winner(&names[..count]));
    }
    told("rival wins", texts.phrase(Phrase::RivalWins));
    told("game of", texts.game_of(&names));
    told("runners of", texts.runners_of(&names));
    for line in [
        Profile::BadDreams.difficulty(),
        Difficulty::new([1, 2, 3, 4, 5, 1]),
    ] {
        told("solo numbers", texts.solo_numbers(line));
    }
    told("solo of", texts.solo_of("Bad Dreams".to_owned()));
    told("rule", texts.rule("K1"));
    told("seat", texts.seat_number(Seat::new(1)));
    told("beat", texts.story_beat(arg::Beat(3), arg::Beats(12)));
    told("lead", texts.lead_step(arg::Step(2), arg::Steps(3)));
    for location in Location::ALL {
        told("next shard", texts.lead_next_shard(&game, location));
    }
    told("give up", texts.lead_give_up(Colour::Gray));
    for count in [1, 3] {
        told("loss", texts.loss_points(count));
        told("loss", texts.loss_shards(count));
    }
    told("loss", texts.loss_card(&game, CardId::new(0)));
    let stops = [Location::ALL[1], Location::ALL[2]];
    for (cost, keys) in [(0, 2), (1, 1), (3, 2)] {
        told(
            "way",
            texts.way_there(&stops, arg::Cost(cost), arg::Keys(keys)),
        );
    }
    told("way", texts.way_via(&stops));
    for count in [1, 24] {
        told("shards", texts.end_shards(count));
    }
    told("by", texts.end_by(arg::Lost("61"), arg::Won("65")));
    let purpose = texts.end_purpose("Xyz");
    told(
        "decided",
        texts.end_decided(
            arg::Ahead("7"),
            arg::Behind("−2"),
            arg::Other("Ada"),
            arg::What(purpose),
            arg::Winner("Bruno"),
        ),
    );
    told(
        "fewer red",
        texts.end_fewer_red(arg::Ahead(1), arg::Behind(3)),
    );
    told(
        "more cards",
        texts.end_more_cards(arg::Ahead(5), arg::Behind(4)),
    );
    told(
        "more coins",
        texts.end_more_coins(arg::Ahead(5), arg::Behind(4)),
    );
    told("only sleeper", texts.end_only_sleeper("Ada"));
    told(
        "most",
        texts.end_most(arg::Own("Xyz 40"), arg::Player("Ada")),
    );
    told(
        "most",
        texts.end_most_of_both(arg::His("Xyz 12"), arg::Own("Xyz 40"), arg::Player("Ada")),
    );
    advice(texts, &game, &mut told);
    told("step", texts.replay_step(arg::Step(61), arg::Steps(143)));
    told("round", texts.replay_round(3));
    told(
        "in",
        texts.replay_in(
            arg::Round(texts.cycle(4)),
            arg::Turn("Ada: Travel".to_owned()),
        ),
    );
    for dealt in [1, 40] {
        told("verified", texts.replay_verified(dealt));
    }
    told("other game", texts.replay_other_game("chess"));
    for newer in [true, false] {
        told("version", texts.replay_version(9, newer));
    }
    told("no pack", texts.replay_no_pack("mine 75d8"));
    for section in crate::rule_sections() {
        told(section.key, texts.rule_section(section));
        told(section.book, texts.rule_book(section));
        for id in section.rules {
            told(id, texts.rule_text(id).unwrap_or_default());
        }
    }
    for count in [0, 1, 7] {
        told("rules found", texts.rules_found(count));
        told(
            "lesson steps",
            texts.lesson_steps(arg::Count(7), arg::Done(count)),
        );
    }
    told(
        "lesson step",
        texts.lesson_step(arg::Count(4), arg::Number(2)),
    );
    for round in [0, 3] {
        told("table", texts.online_cycle(round));
    }
    for seconds in [90, 300, 7_200, 86_400, 259_200] {
        told("turn clock", texts.online_clock(seconds));
    }
    for count in 0..=2_u32 {
        told("days", texts.online_days(count));
        told("new lines", texts.online_chat_fresh(count as usize));
        told("watchers", texts.online_watch_count(count));
        told("sessions", texts.online_account_sessions(count));
    }
    told(
        "at the table",
        texts.online_at_table(&["Ada".to_owned(), "Bo".to_owned()]),
    );
    told(
        "time ran out",
        texts.online_time_ended(&["Ada".to_owned(), "Bo".to_owned()]),
    );
    for (open, bots) in [(0, 1), (1, 0), (2, 2)] {
        told(
            "new table",
            texts.online_setup("Dreamscape", arg::Open(open), arg::Bots(bots)),
        );
    }
    told("muted", texts.online_chat_muted("Bo"));
    told(
        "said",
        texts.online_said(arg::Name("Bo"), arg::Text("Good night")),
    );
    told("replace", texts.online_ask_replace("Bo"));
    told("poll", texts.online_poll_undo("Bo"));
    told(
        "poll",
        texts.online_poll_replace(arg::Name("Bo"), arg::Other("Cy")),
    );
    told("poll", texts.online_poll_end("Bo"));
    told("time left", texts.online_time_left("1:30"));
    for count in 0..=2 {
        told("house rules", texts.house_count(count));
    }
    let [six, twelve] = ["6", "12"].map(str::to_owned);
    told(
        "edition says",
        texts.house_edition(arg::Edition("Huch".to_owned()), arg::Value(six)),
    );
    told("remedy", texts.remedy(twelve));
    for count in 2..=4 {
        told("for players", texts.number_for_players(count));
    }
    let [rule, part] = ["Shards", "green"].map(str::to_owned);
    told(
        "number of",
        texts.number_of(arg::Part(part), arg::Rule(rule)),
    );
    for (people, bots) in [(1, 0), (1, 1), (2, 2)] {
        let seats = SeatCounts { people, bots };
        let rules = lucid_dreamscape::Rules {
            nightmare: true,
            simultaneous: true,
            ..lucid_dreamscape::Rules::sylex()
        };
        told("setup", texts.setup_line(seats, &rules));
        let rules = lucid_dream_runners::Rules::default();
        told("setup", texts.runners_setup_line(seats, &rules));
    }
    told("round", texts.runners_at_round(3));
    for timer in [None, Some(1), Some(30)] {
        told("sand", texts.sand_seconds(timer));
        told("your dream", texts.your_dream(timer));
        told("ready", texts.ready_about(timer));
    }
    for game in super::companion::games() {
        let want = format!("{:?}", game.want());
        told(&want, texts.companion_page_wish(&game));
        told("standing", texts.companion_standing(&game, Colour::Gray));
    }
    told("line", texts.packs_line(12));
    told(
        "of problems",
        texts.packs_of_problems(arg::Count(12), arg::Number(3)),
    );
    for count in [1, 7] {
        told("shown", texts.packs_shown(count));
    }
    for count in [1, 7] {
        told("to tell", texts.companion_to_tell(count));
    }
    told("add", texts.companion_add(Colour::Gray));
    told("take out", texts.companion_take_out(Colour::Gray));
    told("fewer", texts.companion_fewer(Colour::Gray));
    told("count", texts.companion_shard_count(Colour::Gray, 3));
    runners(texts, &mut told);
    all
}

/// Hints and reviews.
fn advice(texts: &Texts, game: &Dreamscape, told: &mut dyn FnMut(&str, String)) {
    use crate::Why;
    use lucid_dreamscape::{ByColour, Power, Reason};
    let shards = ByColour([2, 0, 1, 0, 0, 0]);
    for why in [
        Why::Points(Reason::Card(CardId::new(0)), 12),
        Why::Points(Reason::RedGround(game.content().grid().entry()), -2),
        Why::Collects(shards),
        Why::Stores(shards),
        Why::Power(Power::Archives),
        Why::Draws,
        Why::Purpose(game.content().purposes().next().unwrap().0, None),
        Why::Cards,
        Why::Red,
        Why::Rest,
    ] {
        told("why", texts.why(game, why));
    }
    for hundredths in [0, 130] {
        told("behind", texts.advice_behind(hundredths));
        told("lost", texts.review_lost(hundredths));
        told(
            "total",
            texts.review_total(hundredths, "Cycle 3".to_owned()),
        );
    }
    for behind in [0, 240] {
        told("behind", texts.advice_behind_about(behind, 80));
    }
    told("prospect", texts.advice_prospect(6_210, 910, 584));
    told("prospect", texts.advice_prospect_alone(-350, 910, 284));
    told(
        "told",
        texts.advice_told(&["Enter".to_owned(), "End".to_owned()]),
    );
    told("progress", texts.review_progress(arg::Done(3), arg::Of(13)));
    for count in 0..=4 {
        told("moments", texts.review_moments(count));
    }
    for count in 1..=2 {
        told("alike", texts.review_alike(count));
    }
    told("got", texts.review_got(arg::Best("9"), arg::Played("5")));
    told(
        "got",
        texts.review_got_by(arg::Best("9"), arg::Played("5"), arg::Player("Ada")),
    );
    told("more", texts.review_more_was_there("1.5"));
    told("counting", texts.review_counting(370, 120, 46));
}

/// Tables in the phases that an action can end.
fn ends(state: &State) -> [lucid_dreamscape::Table; 3] {
    use lucid_dreamscape::Phase::{Creation, LastPlacement, Travel};
    [Travel, Creation, LastPlacement].map(|phase| {
        let mut table = state.table().clone();
        table.phase = phase;
        table
    })
}

/// One action of each kind.
fn actions(game: &Dreamscape) -> Vec<Action> {
    let card: CardId = game.content().cards().next().unwrap().0;
    let (colour, take) = (Colour::Blue, Colour::White);
    let slot: Slot = game.content().grid().entry();
    let location = Location::ALL[4];
    let link = Link::named("5-6").unwrap();
    vec![
        Action::Collect(colour),
        Action::Move(location),
        Action::UseLocation,
        Action::UseCard { card, colour },
        Action::Store { card, colour },
        Action::Seed(link),
        Action::Place { colour, slot },
        Action::Exchange { give: colour, take },
        Action::Plant(slot),
        Action::Enter,
        Action::Step(slot),
        Action::FreeStep(slot),
        Action::Take(slot),
        Action::Shift {
            from: slot,
            height: 1,
            to: slot,
        },
        Action::Harvest { colour, location },
        Action::Reorder(location),
        Action::Next(colour),
        Action::Stop,
        Action::Complete(card),
        Action::PileShard(colour),
        Action::Draw(Level::Two),
        Action::NoDraw,
        Action::Keep(card),
        Action::KeepNone,
        Action::Yield(card),
    ]
}
