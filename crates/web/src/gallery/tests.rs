//! The things of the built-in packs.

use lucid_packs::Pack;
use lucid_texts::{Language, Texts};

use super::*;

fn built_in() -> [Pack; 2] {
    [
        Pack::Dreamscape(lucid_packs::dreamscape().clone()),
        Pack::DreamRunners(lucid_packs::dream_runners().clone()),
    ]
}

#[test]
fn the_gallery_has_everything_in_a_pack_once() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let [dreamscape, runners] = built_in().map(|pack| {
            let items: Vec<GalleryItem> = (sections(&pack, &texts).into_iter())
                .flat_map(|section| section.items)
                .collect();
            for item in &items {
                assert!(item.picture.starts_with("<svg"), "{}", item.id);
                assert!(!item.picture.contains("style="), "{}", item.id);
                assert!(!item.name.is_empty(), "{}", item.id);
                assert!(!item.about.is_empty(), "{}", item.id);
            }
            let mut ids: Vec<&str> = items.iter().map(|item| item.id.as_str()).collect();
            let count = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), count);
            count
        });
        let content = &lucid_packs::dreamscape().content;
        assert_eq!(
            dreamscape,
            content.cards().count() + content.purposes().count()
        );
        let content = &lucid_packs::dream_runners().content;
        let all = content.tiles().len() + content.segments().count() + content.chests().len();
        assert_eq!(runners, all);
    }
}

#[test]
fn a_filter_shows_what_fits_it() {
    let texts = Texts::new(Language::English);
    let [dreamscape, _] = built_in();
    let items: Vec<GalleryItem> = (sections(&dreamscape, &texts).into_iter())
        .flat_map(|section| section.items)
        .collect();
    let count = |choices: &[(usize, usize)]| {
        let mut filter = Filter::default();
        for (group, choice) in choices {
            filter.choose(*group, Some(*choice));
        }
        items.iter().filter(|item| filter.shows(item)).count()
    };
    assert_eq!(count(&[]), items.len());
    let (level, power) = (0, 1);
    assert_eq!(
        [0, 1, 2].map(|choice| count(&[(level, choice)])),
        [20, 16, 14]
    );
    let powers = lucid_dreamscape::Power::ALL.len();
    let of_both = (0..powers).map(|choice| count(&[(power, choice), (level, 1)]));
    assert_eq!(of_both.sum::<usize>(), 16);
}
