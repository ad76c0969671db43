//! Questions with packs.

use lucid_dream_runners::Content as Runners;
use lucid_dreamscape::{Content, Dreamscape, Rules};

use super::*;

fn template() -> Content {
    let text = lucid_packs::template(lucid_packs::TitleId::Dreamscape);
    match lucid_packs::read("new.toml", text) {
        Ok(lucid_packs::Pack::Dreamscape(pack)) => pack.content,
        _ => panic!("the template is sound"),
    }
}

#[test]
fn a_question_carries_its_pack() {
    let own = Dreamscape::new(Rules::sylex(), template()).unwrap();
    let text = wrap(own.content(), "random A 1\nposition");
    for _ in 0..2 {
        let (content, question) = unwrap::<Content>(&text).unwrap();
        assert_eq!(content.hash(), own.content().hash());
        assert_eq!(question, "random A 1\nposition");
    }
    let built_in = Content::built_in().content.clone();
    let usual = Dreamscape::new(Rules::sylex(), built_in).unwrap();
    assert_eq!(wrap(usual.content(), "x"), "x");
    assert!(unwrap::<Content>("pack\nx").is_none());
    assert!(unwrap::<Content>("pack\nx\n\u{1e}\nrandom").is_none());
    assert!(unwrap::<Runners>(&text).is_none(), "another title");
}
