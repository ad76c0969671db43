//! What a dream gives: fragments, keys, coins, serenity.

use std::fmt;

/// A star fragment (B4); a wild one is a colour of the taker's choice (R10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Fragment {
    /// Blue.
    Blue,
    /// White.
    White,
    /// Orange.
    Orange,
    /// Green.
    Green,
    /// Any of the four.
    Wild,
}

impl Fragment {
    /// All fragments, the wild one last.
    pub const ALL: [Fragment; 5] = [
        Fragment::Blue,
        Fragment::White,
        Fragment::Orange,
        Fragment::Green,
        Fragment::Wild,
    ];

    /// The name in packs.
    pub const fn name(self) -> &'static str {
        ["blue", "white", "orange", "green", "wild"][self as usize]
    }

    /// The fragment with a name.
    pub fn named(name: &str) -> Option<Fragment> {
        Fragment::ALL
            .into_iter()
            .find(|fragment| fragment.name() == name)
    }
}

/// Things that a reward cell or a chest gives (R8, R14).
///
/// ```
/// use lucid_dream_runners::{Fragment, Goods};
///
/// let goods = Goods::parse("2coin+blue+chest1").unwrap();
/// assert_eq!((goods.coins, goods.chest, goods.count()), (2, 1, 3));
/// assert_eq!(goods.fragments[Fragment::Blue as usize], 1);
/// assert!(Goods::default().is_empty() && Goods::parse("gold").is_none());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goods {
    /// Fragments, by [`Fragment`].
    pub fragments: [u8; 5],
    /// Keys.
    pub keys: u8,
    /// Coins.
    pub coins: u8,
    /// Points of serenity.
    pub serenity: u8,
    /// A chest that needs this many keys, 1 to 3; 0 without one.
    pub chest: u8,
}

impl Goods {
    /// How many things there are, a chest not counted.
    pub fn count(&self) -> u32 {
        let fragments: u32 = self.fragments.iter().map(|n| u32::from(*n)).sum();
        fragments + u32::from(self.keys) + u32::from(self.coins) + u32::from(self.serenity)
    }

    /// Whether there is nothing at all.
    pub fn is_empty(&self) -> bool {
        *self == Goods::default()
    }

    /// Reads words joined by `+`: `2coin+blue+key`, `serenity`, `chest2`, `wild`.
    pub fn parse(text: &str) -> Option<Goods> {
        let mut goods = Goods::default();
        for word in text.split('+') {
            let digits = word.bytes().take_while(u8::is_ascii_digit).count();
            let (count, name) = word.split_at(digits);
            let count: u8 = if count.is_empty() {
                1
            } else {
                count.parse().ok()?
            };
            if count == 0 || count > 9 {
                return None;
            }
            let sum = match name {
                "key" => &mut goods.keys,
                "coin" => &mut goods.coins,
                "serenity" => &mut goods.serenity,
                "chest1" | "chest2" | "chest3" if digits == 0 && goods.chest == 0 => {
                    goods.chest = name.as_bytes()[5] - b'0';
                    continue;
                }
                fragment => &mut goods.fragments[Fragment::named(fragment)? as usize],
            };
            *sum = sum.checked_add(count).filter(|sum| *sum <= 9)?;
        }
        Some(goods)
    }
}

/// The words that [`Goods::parse`] reads.
impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Vec::new();
        let mut word = |count: u8, name: &str| match count {
            0 => {}
            1 => words.push(name.to_owned()),
            n => words.push(format!("{n}{name}")),
        };
        for fragment in Fragment::ALL {
            word(self.fragments[fragment as usize], fragment.name());
        }
        word(self.keys, "key");
        word(self.coins, "coin");
        word(self.serenity, "serenity");
        if self.chest > 0 {
            words.push(format!("chest{}", self.chest));
        }
        f.write_str(&words.join("+"))
    }
}
