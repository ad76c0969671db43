//! Writes contact sheets into a folder: `cargo run -p lucid-art --example sheet -- FOLDER`.

#[path = "../tests/it/samples.rs"]
mod samples;

use std::path::PathBuf;

use lucid_art::{CardOptions, Look, Owner, SeatColour, StandalonePiece, Theme};
use lucid_dreamscape::{Card, Colour, Power};

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(
        std::env::args()
            .nth(1)
            .unwrap_or_else(|| "sheets".to_owned()),
    );
    std::fs::create_dir_all(&folder)?;
    for theme in Theme::ALL {
        for (name, title, items, columns) in sheets(theme) {
            let file = folder.join(format!("{name}-{}.html", theme.name()));
            std::fs::write(file, lucid_art::sheet(title, &items, columns, theme))?;
        }
    }
    Ok(())
}

type Sheet = (&'static str, &'static str, Vec<String>, usize);

fn sheets(theme: Theme) -> Vec<Sheet> {
    vec![
        ("cards", "Cards", cards(theme), 8),
        (
            "hard-cards",
            "Cards that are hard to draw",
            hard_cards(theme),
            6,
        ),
        ("dreams", "Dream tiles", dreams(theme), 5),
        ("parts", "Segments and chests", parts(theme), 4),
        ("purposes", "Purposes", purposes(theme), 11),
        ("boards", "Dreamscapes", boards(theme), 2),
        ("pieces", "Pieces", pieces(theme), 8),
    ]
}

fn draw(card: &Card, name: &str, power: &str, theme: Theme, seat: SeatColour) -> String {
    let options = CardOptions {
        name,
        power,
        look: Look::new(theme, seat),
        ..CardOptions::default()
    };
    lucid_art::card(card, &options)
}

fn english(power: Power) -> &'static str {
    ["Archives", "Harvesters", "Tower", "Golem", "Lake", "King"][power as usize]
}

fn german(power: Power) -> &'static str {
    ["Archiv", "Traumernte", "Turm", "Golem", "See", "König"][power as usize]
}

fn cards(theme: Theme) -> Vec<String> {
    samples::pack()
        .cards()
        .enumerate()
        .map(|(index, (_, card))| {
            let seat = SeatColour::ALL[index % 4];
            match index % 2 {
                0 => draw(card, &card.name.en, english(card.power), theme, seat),
                _ => draw(card, &card.name.de, german(card.power), theme, seat),
            }
        })
        .collect()
}

fn hard_cards(theme: Theme) -> Vec<String> {
    let cards = samples::hard_cards();
    let english = cards.iter().map(|card| {
        draw(
            card,
            &card.name.en,
            english(card.power),
            theme,
            SeatColour::Rose,
        )
    });
    let german = cards.iter().map(|card| {
        draw(
            card,
            &card.name.de,
            german(card.power),
            theme,
            SeatColour::Teal,
        )
    });
    english.chain(german).collect()
}

fn dreams(theme: Theme) -> Vec<String> {
    let look = Look::new(theme, SeatColour::Violet);
    let mut tiles = samples::tiles();
    tiles.extend_from_slice(lucid_packs::dream_runners().content.tiles());
    let english = tiles
        .iter()
        .map(|tile| lucid_art::tile(tile, &tile.name.en, &look));
    let german = tiles
        .iter()
        .map(|tile| lucid_art::tile(tile, &tile.name.de, &look));
    english.chain(german).collect()
}

fn parts(theme: Theme) -> Vec<String> {
    let look = Look::new(theme, SeatColour::Teal);
    let segments = samples::segments();
    let segments = segments.iter().enumerate().map(|(index, segment)| {
        let owner = if index < 4 {
            Owner::Seat
        } else {
            Owner::Neutral
        };
        lucid_art::segment(segment, owner, &look)
    });
    let chests = samples::chests();
    let chests = chests.iter().map(|chest| lucid_art::chest(chest, &look));
    segments.chain(chests).collect()
}

fn purposes(theme: Theme) -> Vec<String> {
    let look = Look::new(theme, SeatColour::Violet);
    let tints = [None, Some(Colour::Blue)];
    tints
        .into_iter()
        .flat_map(|tint| {
            samples::pack()
                .purposes()
                .map(move |(_, purpose)| {
                    lucid_art::purpose(purpose, tint, purpose.kind.name(), &look)
                })
                .collect::<Vec<_>>()
        })
        .collect()
}

fn boards(theme: Theme) -> Vec<String> {
    let look = Look::new(theme, SeatColour::Violet);
    let grid = samples::pack().grid();
    samples::dreamscapes()
        .iter()
        .flat_map(|board| {
            [
                lucid_art::board(board, grid, "Dreamscape", &look),
                lucid_art::flat_board(board, grid, "Dreamscape", &look),
            ]
        })
        .collect()
}

fn pieces(theme: Theme) -> Vec<String> {
    let mut pieces: Vec<StandalonePiece> = Colour::ALL
        .into_iter()
        .map(StandalonePiece::Shard)
        .collect();
    pieces.extend(Colour::ALL.into_iter().map(StandalonePiece::Token));
    pieces.extend(Power::ALL.into_iter().map(StandalonePiece::Power));
    pieces.extend([
        StandalonePiece::Tree,
        StandalonePiece::MrNightmare,
        StandalonePiece::Candle,
        StandalonePiece::CandleOut,
    ]);
    let mut all: Vec<String> = pieces
        .into_iter()
        .map(|piece| lucid_art::piece(piece, "", &Look::new(theme, SeatColour::Violet)))
        .collect();
    for seat in SeatColour::ALL {
        for piece in [
            StandalonePiece::Dreamer,
            StandalonePiece::Sleeper,
            StandalonePiece::Sign,
        ] {
            all.push(lucid_art::piece(
                piece,
                seat.name(),
                &Look::new(theme, seat),
            ));
        }
    }
    all
}
