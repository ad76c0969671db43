//! Forecasts and data sets, seen from outside.

use lucid_bots::dreamscape::dataset::{self, Moment, Plan, SampledGame, all_rules, format};
use lucid_bots::dreamscape::forecast::{FEATURES, Forecaster, Forecasts, WeightsError};
use lucid_bots::dreamscape::{Player, levels};
use lucid_dreamscape::{Dreamscape, Rules};
use lucid_tabletop::content::sha256;
use lucid_tabletop::{Choices, Dealer, Game, Random, Seat, Seed};

const WEIGHTS: &[u8] = include_bytes!("../../weights/dreamscape-1.bin");

fn game(rules: Rules) -> Dreamscape {
    Dreamscape::new(rules, lucid_packs::dreamscape().content.clone()).unwrap()
}

fn sit(name: &str, seed: u64) -> Box<dyn Player> {
    levels::player(name, seed).unwrap()
}

fn plan() -> Plan {
    Plan {
        seed: 7,
        rules: all_rules(),
        bots: vec!["random".to_owned(), "greedy".to_owned()],
        explored: 20,
    }
}

fn played(plan: &Plan, number: u64) -> SampledGame {
    let planned = plan.game(number);
    dataset::play(plan, &planned, &game(planned.rules), sit)
}

/// Everything that is forecast along random games, bit by bit.
fn forecast_bits(games: u64) -> Vec<u8> {
    let mut bits = Vec::new();
    for number in 0..games {
        let rules = all_rules();
        let game = game(rules[number as usize * 7 % rules.len()]);
        let forecasts = Forecasts::new(Forecaster::built_in(), &game);
        let (mut state, mut choices) = (game.start(), Choices::new());
        let mut dealer = Dealer::new(Seed::of_series(11, number));
        let mut random = Random::new(number);
        while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
            let seat = seats.iter().next().unwrap();
            if random.below(8) == 0 {
                let told = forecasts.forecast(state.table(), seat);
                for number in [told.points, told.margin, told.spread, told.win] {
                    bits.extend(number.to_bits().to_le_bytes());
                }
            }
            game.legal_actions(&state, seat, &mut choices);
            let action = random.pick(&choices).unwrap();
            game.play(&mut state, seat, action, &mut ()).unwrap();
        }
    }
    bits
}

#[test]
fn forecasts_are_the_same_on_every_machine() {
    let bits = forecast_bits(12);
    let hash = sha256(&bits);
    let hash: String = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let name = Forecaster::built_in().name();
    assert_eq!(
        (name, bits.len(), hash.as_str()),
        ("dreamscape-1", 1984, "ccb89335ceb911dc")
    );
}

#[test]
fn a_forecast_is_possible_at_every_moment() {
    for (number, rules) in all_rules().into_iter().enumerate() {
        let game = game(rules);
        let forecasts = Forecasts::new(Forecaster::built_in(), &game);
        let (mut state, mut choices) = (game.start(), Choices::new());
        let mut dealer = Dealer::new(Seed::of_series(12, number as u64));
        let mut random = Random::new(number as u64);
        while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
            for seat in Seat::first(game.seats()) {
                let told = forecasts.forecast(state.table(), seat);
                assert!(
                    told.points.is_finite() && told.margin.is_finite(),
                    "{told:?}"
                );
                assert!(told.spread > 0.0 && told.spread < 1000.0, "{told:?}");
                assert!((0.0..=1.0).contains(&told.win), "{told:?}");
            }
            let seat = seats.iter().next().unwrap();
            game.legal_actions(&state, seat, &mut choices);
            let action = random.pick(&choices).unwrap();
            game.play(&mut state, seat, action, &mut ()).unwrap();
        }
        // What is over needs no forecast.
        let outcome = game.outcome(&state).unwrap();
        for seat in Seat::first(game.seats()) {
            let told = forecasts.forecast(state.table(), seat);
            assert_eq!(told.points, outcome.scores[seat] as f32);
            assert_eq!(told.win > 0.0, outcome.winners.contains(seat));
            assert_eq!(told.spread, 0.0);
        }
    }
}

#[test]
fn damaged_weights_are_refused_by_name() {
    let parse = |bytes: &[u8]| Forecaster::parse(bytes).unwrap_err();
    assert_eq!(
        Forecaster::parse(WEIGHTS).as_ref(),
        Ok(Forecaster::built_in())
    );
    assert!(WEIGHTS.len() <= 150 * 1024);
    assert_eq!(parse(b""), WeightsError::NotWeights);
    assert_eq!(parse(b"lucid record 1"), WeightsError::NotWeights);
    let length = |found| WeightsError::Length {
        expected: WEIGHTS.len(),
        found,
    };
    let found = WEIGHTS.len() - 1;
    assert_eq!(parse(&WEIGHTS[..found]), length(found));
    assert!(matches!(
        parse(&WEIGHTS[..30]),
        WeightsError::Length { found: 30, .. }
    ));
    let longer = [WEIGHTS, &[0]].concat();
    assert_eq!(parse(&longer), length(found + 2));
    let with = |at: usize, byte: u8| {
        let mut bytes = WEIGHTS.to_vec();
        bytes[at] ^= byte;
        bytes
    };
    assert_eq!(parse(&with(8, 3)), WeightsError::Version(2));
    assert_eq!(parse(&with(10, 1)), WeightsError::Features);
    assert_eq!(parse(&with(20, 1)), WeightsError::Features);
    assert_eq!(parse(&with(16, 1)), WeightsError::Layers);
    for at in [30, 70, 500, WEIGHTS.len() - 1] {
        assert_eq!(parse(&with(at, 1)), WeightsError::Altered);
    }
    let mut infinite = WEIGHTS[..WEIGHTS.len() - 32].to_vec();
    let last = infinite.len() - 4;
    infinite[last..].copy_from_slice(&f32::INFINITY.to_le_bytes());
    infinite.extend(sha256(&infinite));
    assert_eq!(parse(&infinite), WeightsError::NotFinite);
}

#[test]
fn a_data_set_can_be_read_again() {
    let plan = plan();
    let games: Vec<SampledGame> = (0..6).map(|number| played(&plan, number)).collect();
    assert_eq!(
        games[3],
        played(&plan, 3),
        "the same number is the same game"
    );
    let head = format::head(&plan, "lucid 0123");
    let mut file = head.clone().into_bytes();
    games.iter().for_each(|game| format::write(game, &mut file));
    let (told, blocks) = format::split_head(&file).unwrap();
    assert_eq!(told, head);
    let mut read = format::games(blocks);
    assert!(read.by_ref().collect::<Vec<_>>() == games);
    assert_eq!(read.length(), blocks.len());
    // What is cut off or damaged ends the file before it.
    let mut cut = format::games(&blocks[..blocks.len() - 5]);
    assert_eq!(cut.by_ref().count(), 5);
    let kept = cut.length();
    let mut damaged = blocks.to_vec();
    damaged[kept + 100] ^= 1;
    assert_eq!(format::games(&damaged).count(), 5);
    assert!(format::split_head(b"lucid record 1\n\n").is_none());
}

#[test]
fn samples_come_from_every_moment_and_results_fit_together() {
    let plan = plan();
    for number in 0..8 {
        let sampled = played(&plan, number);
        let cycles = usize::from(sampled.rules.cycles);
        let players = usize::from(sampled.rules.players);
        let count = |moment| {
            let of_moment = sampled.samples.iter().filter(|it| it.moment == moment);
            of_moment.count()
        };
        assert_eq!(count(Moment::Travel), players * cycles);
        assert_eq!(count(Moment::Creation), players * cycles);
        assert_eq!(count(Moment::Created), players * cycles);
        assert_eq!(count(Moment::Planned), players * cycles);
        assert!(count(Moment::LastPlacement) <= players);
        let wins: u8 = Seat::first(players)
            .map(|seat| sampled.results[seat].win)
            .sum();
        match players {
            1 => assert_eq!(wins > 0, sampled.results[Seat::default()].margin > 0),
            _ => assert_eq!(wins, 12),
        }
        for sample in &sampled.samples {
            assert!(sample.features.iter().all(|feature| feature.is_finite()));
            assert_eq!(sample.features.len(), FEATURES);
        }
    }
}

/// Training writes some positions with what its weights say of them, computed in the same
/// order as here.
#[test]
fn inference_equals_what_training_computed() {
    let file = include_bytes!("forecast/reference.bin");
    let (numbers, rest) = file.as_chunks::<4>();
    assert!(rest.is_empty());
    let numbers: Vec<f32> = numbers
        .iter()
        .map(|four| f32::from_le_bytes(*four))
        .collect();
    let positions = numbers.chunks_exact(FEATURES + 4);
    assert!(positions.len() >= 20 && positions.remainder().is_empty());
    for position in positions {
        let (features, answer) = position.split_at(FEATURES);
        let told = Forecaster::built_in().forecast_features(features.try_into().unwrap());
        let told = [told.points, told.margin, told.spread, told.win];
        assert_eq!(
            told.map(f32::to_bits)[..],
            answer.iter().map(|n| n.to_bits()).collect::<Vec<_>>()[..]
        );
    }
}
