use bots::dreamscape::*;
use dreamscape::*;
use tabletop::*;
#[test]
fn zz() {
    let n: u64 = std::env::var("G").map_or(10, |n| n.parse().unwrap());
    let trace: Option<u64> = std::env::var("T").ok().map(|n| n.parse().unwrap());
    let ed = std::env::var("E").unwrap_or("prototype".into());
    let mut worst = 0u128; let mut count = 0; let mut total = 0u128;
    let game = Dreamscape::new(Rules::new(Edition::named(&ed).unwrap()), packs::dreamscape().content.clone()).unwrap();
    for number in 0..n {
        if trace.is_some_and(|t| t != number) { continue; }
        let greedy = Seat::new((number % 2) as usize);
        let mut players: [Box<dyn Player>; 2] = [Box::new(GreedyPlayer::new(number)), Box::new(RandomPlayer::new(number))];
        let mut dealer = Dealer::new(Seed::of_series(3, number));
        let mut random = Random::new(number);
        let mut choices = Choices::new();
        let mut state = game.start();
        loop {
            match game.to_act(&state) {
                ToAct::Over => break,
                ToAct::Chance => { let c = dealer.deal(&game, &state); game.resolve(&mut state, c, &mut ()); }
                ToAct::Seats(seats) => {
                    let seat = seats.iter().nth(random.below(seats.len())).unwrap();
                    let view = game.view(&state, Some(seat));
                    game.choices(&view, &mut choices);
                    let start = std::time::Instant::now();
                    let a = players[usize::from(seat != greedy)].choose(&game, &view, &choices);
                    let took = start.elapsed().as_micros();
                    if seat == greedy { worst = worst.max(took); count += 1; total += took;
                        if took > 8000 && trace.is_none() { println!("{took} us, {} choices, {:?} {a:?}", choices.len(), view.table.phase); } }
                    if trace.is_some() && seat == greedy {
                        let mut s = String::new(); game.write_action(a, &mut s);
                        println!("{} {:?} score {} hands {:?} points {}: {s}   ({took} us, {})", view.table.cycle, view.table.phase, view.table.players[seat].score, view.table.players[seat].hands.0, view.table.points, choices.len());
                    }
                    game.play(&mut state, seat, a, &mut ()).unwrap();
                }
            }
        }
        let o = game.outcome(&state).unwrap();
        println!("game {number}: {} : {}", o.scores[greedy], o.scores[Seat::new(1 - greedy.index())]);
        if trace.is_some() { println!("{}", dreamscape::position::write(&game, &state)); }
    }
    println!("mean {} us, worst {worst} us, {count} decisions", total / count);
}
