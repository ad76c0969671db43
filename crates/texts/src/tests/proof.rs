//! All texts side by side, to be proofread.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use lucid_dreamscape::{
    Colour, Edition, Event, Location, NightmareStep, Phase, Power, Profile, PurposeKind,
};

use super::{complete, duel, game, interface, packs, phrases, player, samples, web};
use crate::{Language, Phrase, Texts};

/// Lists texts in both languages under a heading each.
fn proof<T>(
    things: &[T],
    heading: impl Fn(&T) -> String,
    say: impl Fn(&Texts, &T) -> String,
) -> String {
    let texts = Language::ALL.map(Texts::new);
    let mut out = String::new();
    for thing in things {
        writeln!(out, "{}", heading(thing)).unwrap();
        for texts in &texts {
            writeln!(out, "  {}  {}", texts.language().tag(), say(texts, thing)).unwrap();
        }
    }
    out
}

#[test]
fn refusals() {
    let game = game(Edition::Sylex);
    // One sample of each will do, but powers have a sentence each.
    let mut seen = BTreeSet::new();
    let mut all = samples::refusals(&game);
    all.retain(|refusal| {
        let each = matches!(refusal.subject(), lucid_dreamscape::Subject::Power(_));
        seen.insert(refusal.key()) || each
    });
    all.sort_by_key(|refusal| {
        let mut keys = lucid_dreamscape::Refusal::KEYS.iter();
        keys.position(|key| *key == refusal.key())
    });
    insta::assert_snapshot!(proof(
        &all,
        |refusal| format!("{} {}", refusal.rule(), refusal.key()),
        |texts, refusal| texts.refusal(&game, *refusal),
    ));
}

#[test]
fn refusals_by_edition_location_and_colour() {
    use lucid_dreamscape::Refusal::*;
    // Only where red bars the way does the entry speak of red.
    let mut all = Edition::ALL.map(|edition| (edition, EntryBlocked)).to_vec();
    for edition in [Edition::Prototype, Edition::Huch] {
        for location in Location::ALL {
            all.push((edition, NotLinked(location)));
            all.push((edition, NothingToCollect(location)));
        }
    }
    for colour in Colour::ALL {
        all.extend([NotInHands, NotInBag, NeedsTwo].map(|r| (Edition::Huch, r(colour))));
    }
    insta::assert_snapshot!(proof(
        &all,
        |(edition, refusal)| format!("{} {refusal:?}", edition.name()),
        |texts, (edition, refusal)| texts.refusal(&game(*edition), *refusal),
    ));
}

#[test]
fn events() {
    let game = game(Edition::Huch);
    let all = samples::events(&game);
    let kind = |event: &Event| {
        let told = format!("{event:?}");
        let end = told.find([' ', '(']).unwrap_or(told.len());
        told[..end].to_owned()
    };
    insta::assert_snapshot!(proof(&all, kind, |texts, event| {
        texts.event(&game, &player, event)
    }));
}

#[test]
fn nightmare_steps_at_a_table_at_home() {
    let home = duel::at_home(Edition::Prototype);
    let mut all = samples::steps(&game(Edition::Prototype));
    all.retain(|step| !matches!(step, NightmareStep::Steals { card: Some(_), .. }));
    insta::assert_snapshot!(proof(
        &all,
        |step| format!("{step:?}"),
        |texts, step| texts.nightmare_step(&home, *step),
    ));
}

#[test]
fn names() {
    let mut out = proof(
        &Colour::ALL,
        |c| format!("{c:?}"),
        |texts, c| format!("{}, {}", texts.colour(*c), texts.shard(*c)),
    );
    for edition in Edition::ALL {
        out += &proof(
            &[edition],
            |edition| edition.name().to_owned(),
            |texts, edition| {
                let (name, about) = (texts.edition(*edition), texts.about_edition(*edition));
                format!("{name}: {about}")
            },
        );
        out += &proof(
            &Location::ALL,
            |location| format!("{} {location}", edition.name()),
            |texts, location| {
                let name = texts.location(edition, *location);
                format!("{name} ({})", texts.short_location(edition, *location))
            },
        );
    }
    out += &proof(
        &Power::ALL,
        |p| format!("{p:?}"),
        |texts, p| format!("{}: {}", texts.power(*p), texts.about_power(*p)),
    );
    out += &proof(
        &complete::PHASES,
        |p: &Phase| format!("{p:?}"),
        |texts, p| texts.phase(*p),
    );
    out += &proof(
        &Profile::ALL,
        |p| format!("{p:?}"),
        |texts, p| texts.profile(*p),
    );
    out += &proof(
        &PurposeKind::ALL,
        |kind| format!("{} {}", kind.rule(), kind.name()),
        |texts, kind| format!("{}: {}", texts.purpose(*kind), texts.about_purpose(*kind)),
    );
    insta::assert_snapshot!(out);
}

#[test]
fn rules() {
    let [english, german] =
        Language::ALL.map(|language| complete::rule_values(&Texts::new(language)));
    let mut out = String::new();
    for ((field, value, en), (_, _, de)) in english.iter().zip(&german) {
        writeln!(out, "{field}={value}\n  en  {en}\n  de  {de}").unwrap();
    }
    out += &proof(
        &samples::rules_problems(),
        |problem| format!("{} {problem:?}", problem.rule()),
        |texts, problem| texts.rules_problem(*problem),
    );
    out += &proof(
        &samples::parse_rules_errors(),
        |error| format!("{error:?}"),
        Texts::parse_rules_error,
    );
    insta::assert_snapshot!(out);
}

#[test]
fn records() {
    let game = game(Edition::Sylex);
    let mut out = proof(
        &samples::record_errors(),
        |error| format!("{error:?}"),
        Texts::record_error,
    );
    out += &proof(
        &samples::faults(),
        |fault| format!("{fault:?}"),
        |texts, fault| texts.fault(&game, fault),
    );
    insta::assert_snapshot!(out);
}

#[test]
fn interface() {
    let labels: Vec<Phrase> = phrases("label-").collect();
    let mut out = proof(
        &labels,
        |label| label.id().to_owned(),
        |texts, label| texts.phrase(*label),
    );
    let [english, german] = Language::ALL.map(|language| {
        let texts = Texts::new(language);
        let mut all = interface::lines(&texts);
        all.extend(interface::complaints(&texts));
        all
    });
    for ((what, en), (_, de)) in english.iter().zip(&german) {
        writeln!(out, "{what}\n  en  {en}\n  de  {de}").unwrap();
    }
    insta::assert_snapshot!(out);
}

#[test]
fn of_packs() {
    let [english, german] = Language::ALL.map(|language| packs::lines(&Texts::new(language)));
    let mut out = String::new();
    for ((what, en), (_, de)) in english.iter().zip(&german) {
        writeln!(out, "{what}\n  en  {en}\n  de  {de}").unwrap();
    }
    insta::assert_snapshot!(out);
}

#[test]
fn of_the_browser() {
    let [english, german] = Language::ALL.map(|language| web::lines(&Texts::new(language)));
    let mut out = String::new();
    for ((what, en), (_, de)) in english.iter().zip(&german) {
        writeln!(out, "{what}\n  en  {en}\n  de  {de}").unwrap();
    }
    insta::assert_snapshot!(out);
}
