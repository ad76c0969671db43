use super::*;
use crate::dreamscape::{GreedyPlayer, Player as _};
use dreamscape::*;
use tabletop::*;

#[test]
fn slack() {
    let mut stats: std::collections::BTreeMap<u32, Vec<(i32, i32, i32)>> = Default::default();
    let mut shown = 0;
    for number in 0..60u64 {
        let rules = Rules { nightmare: number % 2 == 1, ..Rules::new(Edition::ALL[(number / 2 % 3) as usize]) };
        let game = Dreamscape::new(rules, packs::dreamscape().content.clone()).unwrap();
        let mut dealer = Dealer::new(Seed::of_series(8, number));
        let mut players = [0, 1].map(|seat| GreedyPlayer::new(2 * number + seat));
        let mut choices = Choices::new();
        let mut state = game.start();
        let mut random = Random::new(number);
        'game: loop {
            match game.to_act(&state) {
                ToAct::Over => break,
                ToAct::Chance => { let c = dealer.deal(&game, &state); game.resolve(&mut state, c, &mut ()); }
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let view = game.view(&state, Some(seat));
                    let p = &view.table.players[seat];
                    if p.pending == Pending::Nothing && p.power == Ongoing::Nothing && view.table.phase == Phase::Creation && (3..=4).contains(&view.table.cycle) && p.hands.total() == 5 {
                        // random walk down
                        let ev = Evaluation::new(&game, &view.table, seat);
                        let mut solver = Solver::new();
                        for _ in 0..6 {
                            let mut s = state.clone(); let target = 1 + random.below(3) as u32;
                            loop {
                                let v = game.view(&s, Some(seat));
                                let g = solver.ground(&game, &v, &ev, seat);
                                let sc = Scene::new(&game, &ev, &g.distances, s.table(), seat, gate::Gate::Closed);
                                if sc.shards <= target && sc.takes == 0 && sc.golem == 0 && s.table().players[seat].pending == Pending::Nothing {
                                    let gl = g.glance(&s, gate::Gate::Closed);
                                    let before = 100 * i32::from(s.table().players[seat].score);
                                    let sol = solver.solve(&game, &v, &ev, &mut Budget::nodes(300000), 1).unwrap();
                                    if sol.lines[0].proof == Proof::Exact {
                                        let val = sol.lines[0].value - before;
                                        stats.entry(sc.shards).or_default().push((gl.most - val, val - gl.end.unwrap_or(val), gl.most - gl.end.unwrap_or(val)));
                                        if sc.shards == 3 && gl.most - val > 300 && shown < 25 { shown += 1; { let p2=&s.table().players[seat]; let su=survey::Survey::new(&game,p2,&sc); let room=&mut *g.room.borrow_mut(); let cards=g.cards(p2,&sc,room); let u=uses::Uses::new(&g,s.table(),&sc,&su,cards.completed,p2.board.red().len() as i32); println!("   CARDS {cards:?} USES {u:?} none {} rates {} stored {:?} step {} placed {:?} scene waits {} free {} bon {:?} wh {} reach {} strides {}", u.most(&g,p2,&sc,&su,None), u.most(&g,p2,&sc,&su,Some(&room.rates)), room.rates.stored, room.rates.step(), (0..4).map(|c| room.rates.placed.iter().map(|r| r[c]).max().unwrap()).collect::<Vec<_>>(), sc.waits, sc.free_slots, sc.bonuses, sc.white_shards(), sc.reach(), sc.strides()); } println!("hands {:?} val {val} most {} end {:?} line {:?} scored {} rest {:?} kinds {:?}", sc.hands.0, gl.most, gl.end, sol.lines[0].steps, sol.lines[0].scored(), sol.lines[0].rest, ev.aims.iter().flatten().map(|a| (a.kind, a.colour)).collect::<Vec<_>>());
                                        }
                                    }
                                    break;
                                }
                                game.legal_actions(&s, seat, &mut choices);
                                let opts: Vec<Action> = choices.iter().copied().filter(|a| *a != Action::End).collect();
                                let Some(a) = random.pick(&opts) else { break };
                                s = g.after(&s, a).0;
                            }
                            let v = game.view(&s, Some(seat)); let _ = v;
                        }
                        break 'game;
                    }
                    game.choices(&view, &mut choices);
                    let a = players[seat.index()].choose(&game, &view, &choices);
                    game.play(&mut state, seat, a, &mut ()).unwrap();
                }
            }
        }
    }
    for (k, v) in stats {
        let n = v.len() as i32;
        let mean = |f: &dyn Fn(&(i32, i32, i32)) -> i32| v.iter().map(f).sum::<i32>() / n;
        println!("shards {k}: {n} slack {} gain {} most-end {}", mean(&|x| x.0), mean(&|x| x.1), mean(&|x| x.2));
    }
}
