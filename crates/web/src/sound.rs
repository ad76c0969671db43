//! The sounds of a table: which there are, and the few tones that each is made of.
//!
//! They belong to one world: soft plucks of paper and glass from one scale of five notes,
//! never loud, never more than three after one another.

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A shard or something as small changes its place.
    Shard,
    /// A candle goes out: an action point is spent.
    Candle,
    /// A key opens a door or a chest.
    Key,
    /// Something that was built for some time is complete.
    Completion,
    /// The sand gets short.
    Sand,
    /// Mr Nightmare makes a step, or a nightmare takes something away.
    Nightmare,
    /// The game is over.
    End,
}

impl Cue {
    /// All there are.
    pub const ALL: [Cue; 7] = [
        Cue::Shard,
        Cue::Candle,
        Cue::Key,
        Cue::Completion,
        Cue::Sand,
        Cue::Nightmare,
        Cue::End,
    ];
}

/// How a tone swings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wave {
    /// Round, like glass.
    Sine,
    /// With a little wood in it.
    Triangle,
}

/// One tone of a sound: it is struck and fades.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tone {
    /// Its pitch, in hertz.
    pub pitch: f32,
    /// How it swings.
    pub wave: Wave,
    /// When it is struck, in seconds after the sound begins.
    pub at: f32,
    /// How long it takes to fade, in seconds.
    pub fades: f32,
    /// How loud it is struck, 1 being all that a loudspeaker gives.
    pub gain: f32,
    /// What is higher than this is dampened, in hertz.
    pub damped: f32,
}

const fn tone(wave: Wave, pitch: f32, at: f32, fades: f32, gain: f32) -> Tone {
    Tone {
        pitch,
        wave,
        at,
        fades,
        gain,
        damped: pitch * 3.0,
    }
}

/// The scale: A minor with five notes, of which no two clash.
const A2: f32 = 110.0;
const C3: f32 = 130.81;
const A3: f32 = 220.0;
const E4: f32 = 329.63;
const A4: f32 = 440.0;
const C5: f32 = 523.25;
const D5: f32 = 587.33;
const E5: f32 = 659.26;
const G5: f32 = 783.99;
const A5: f32 = 880.0;

const SHARD: [Tone; 1] = [tone(Wave::Triangle, A4, 0.0, 0.16, 0.1)];
const CANDLE: [Tone; 2] = [
    tone(Wave::Sine, E5, 0.0, 0.2, 0.06),
    tone(Wave::Sine, D5, 0.09, 0.3, 0.05),
];
const KEY: [Tone; 2] = [
    tone(Wave::Triangle, D5, 0.0, 0.12, 0.05),
    tone(Wave::Sine, A5, 0.08, 0.34, 0.05),
];
const COMPLETION: [Tone; 3] = [
    tone(Wave::Sine, C5, 0.0, 0.5, 0.04),
    tone(Wave::Sine, E5, 0.12, 0.5, 0.04),
    tone(Wave::Sine, G5, 0.24, 0.7, 0.04),
];
const SAND: [Tone; 2] = [
    tone(Wave::Triangle, G5, 0.0, 0.05, 0.05),
    tone(Wave::Triangle, G5, 0.14, 0.05, 0.05),
];
const NIGHTMARE: [Tone; 2] = [
    tone(Wave::Triangle, C3, 0.0, 0.3, 0.12),
    tone(Wave::Triangle, A2, 0.32, 0.4, 0.12),
];
const END: [Tone; 4] = [
    tone(Wave::Sine, A3, 0.0, 1.6, 0.03),
    tone(Wave::Sine, E4, 0.18, 1.5, 0.03),
    tone(Wave::Sine, A4, 0.36, 1.4, 0.03),
    tone(Wave::Sine, C5, 0.54, 1.6, 0.03),
];

/// The tones of a sound.
pub const fn tones(cue: Cue) -> &'static [Tone] {
    match cue {
        Cue::Shard => &SHARD,
        Cue::Candle => &CANDLE,
        Cue::Key => &KEY,
        Cue::Completion => &COMPLETION,
        Cue::Sand => &SAND,
        Cue::Nightmare => &NIGHTMARE,
        Cue::End => &END,
    }
}

/// At most so many sounds follow one another: as many as things move at a time.
const MOST: usize = 3;

/// What is heard of everything that happens at once: each sound one time, in order.
pub fn heard(cues: impl IntoIterator<Item = Cue>) -> Vec<Cue> {
    let mut heard = Vec::new();
    for cue in cues {
        if heard.len() < MOST && !heard.contains(&cue) {
            heard.push(cue);
        }
    }
    heard
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sound_is_ever_loud() {
        for cue in Cue::ALL {
            let tones = tones(cue);
            // All that has not faded when a tone is struck is heard with it.
            for now in tones {
                let sounding = |tone: &&Tone| tone.at <= now.at && now.at < tone.at + tone.fades;
                let gain: f32 = tones.iter().filter(sounding).map(|tone| tone.gain).sum();
                assert!(gain <= 0.1201, "{cue:?}: {gain}");
            }
        }
    }

    #[test]
    fn all_tones_are_of_one_scale() {
        for tone in Cue::ALL.into_iter().flat_map(tones) {
            // In half tones above A, whatever the octave.
            let steps = (12.0 * (tone.pitch / A2).log2()).rem_euclid(12.0);
            let near = |note: f32| (steps - note).abs() < 0.05 || (steps - note).abs() > 11.95;
            assert!(
                [0.0, 3.0, 5.0, 7.0, 10.0].into_iter().any(near),
                "{}",
                tone.pitch
            );
        }
    }

    #[test]
    fn every_sound_is_another_one() {
        for (index, cue) in Cue::ALL.into_iter().enumerate() {
            for other in Cue::ALL.into_iter().skip(index + 1) {
                assert_ne!(tones(cue), tones(other), "{cue:?} and {other:?}");
            }
        }
    }

    #[test]
    fn what_happens_at_once_is_heard_once() {
        let cues = [Cue::Shard, Cue::Shard, Cue::Candle, Cue::Shard];
        assert_eq!(heard(cues), [Cue::Shard, Cue::Candle]);
        assert_eq!(heard(Cue::ALL).len(), MOST);
    }
}
