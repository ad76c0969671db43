//! Makes sounds of tones with the browser's own oscillators.

use std::cell::RefCell;

use lucid_web::sound::{Cue, Tone, Wave, tones};
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, BiquadFilterType, OscillatorType};

/// The time from one sound to the next of several, in seconds.
const STEP: f64 = 0.12;
/// How long a tone takes to its full loudness, in seconds: at once would click.
const RISE: f64 = 0.008;
/// What nobody hears any more.
const SILENCE: f32 = 0.0001;

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays sounds one after another, with this part of their loudness. Where the system
/// does not let them be heard yet they are left out: late ones would mean nothing.
pub(super) fn play(cues: &[Cue], part: f32) -> Result<(), JsValue> {
    CONTEXT.with_borrow_mut(|kept| {
        let context = match kept {
            Some(context) => context,
            None => kept.insert(AudioContext::new()?),
        };
        if context.state() != AudioContextState::Running {
            // Its promise fails where sounds are not allowed, which is no fault.
            let _ = context.resume()?;
            return Ok(());
        }
        let mut begin = context.current_time();
        for cue in cues {
            for tone in tones(*cue) {
                strike(context, tone, begin, part)?;
            }
            begin += STEP;
        }
        Ok(())
    })
}

/// Oscillator, filter, loudness: one tone, which leaves nothing behind.
fn strike(context: &AudioContext, tone: &Tone, begin: f64, part: f32) -> Result<(), JsValue> {
    let start = begin + f64::from(tone.at);
    let end = start + f64::from(tone.fades);
    let oscillator = context.create_oscillator()?;
    oscillator.set_type(match tone.wave {
        Wave::Sine => OscillatorType::Sine,
        Wave::Triangle => OscillatorType::Triangle,
    });
    oscillator.frequency().set_value(tone.pitch);
    let filter = context.create_biquad_filter()?;
    filter.set_type(BiquadFilterType::Lowpass);
    filter.frequency().set_value(tone.damped);
    let loudness = context.create_gain()?;
    let gain = loudness.gain();
    gain.set_value_at_time(SILENCE, start)?;
    gain.linear_ramp_to_value_at_time(tone.gain * part, start + RISE)?;
    gain.exponential_ramp_to_value_at_time(SILENCE, end)?;
    oscillator.connect_with_audio_node(&filter)?;
    filter.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(start)?;
    oscillator.stop_with_when(end)
}
