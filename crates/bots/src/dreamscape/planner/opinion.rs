//! What the planner thinks of things.

use crate::dreamscape::greedy::Weights;

pub(super) fn p(i: &str, usual: f64) -> f64 {
    static P: std::sync::OnceLock<std::collections::BTreeMap<String, f64>> = std::sync::OnceLock::new();
    P.get_or_init(|| {
        let mut p = std::collections::BTreeMap::new();
        if let Ok(t) = std::env::var("PLAN") {
            for kv in t.split(',') {
                let (k, v) = kv.split_once('=').unwrap();
                p.insert(k.to_string(), v.parse().unwrap());
            }
        }
        p
    }).get(i).copied().unwrap_or(usual)
}

pub(super) fn weights() -> Weights {
    static W: std::sync::OnceLock<Weights> = std::sync::OnceLock::new();
    *W.get_or_init(|| {
    let g = Weights::GREEDY;
    Weights {
        harvest: p("harvest", g.harvest),
        draw: p("draw", g.draw),
        water: p("water", g.water),
        mountain: p("mountain", g.mountain),
        tree: p("tree", g.tree),
        plant: p("plant", g.plant),
        white: p("white", g.white),
        shard: p("shard", g.shard),
        wanted: p("wanted", g.wanted),
        stored: p("stored", g.stored),
        stored_green: p("stored_green", g.stored_green),
        dreamer: p("dreamer", g.dreamer),
        despair: p("despair", g.despair),
        cost: p("cost", g.cost),
    }
    })
}
