//! Weights as files.
//!
//! All numbers are little-endian. A file holds `lucidnet`, the version and the sizes of the
//! layers (five numbers of two bytes: version, features, first layer, second layer,
//! outputs), the hash of the features' names (8 bytes), a name (32 bytes, padded with zeros),
//! the parameters as `f32` in the order of [`Parameters`], and the SHA-256 hash of all that.

use std::fmt;

use lucid_tabletop::content::sha256;

use super::features::{FEATURES, features_hash};
use super::network::OUTPUTS;

const MAGIC: &[u8; 8] = b"lucidnet";
const VERSION: u16 = 1;
/// The bytes before the parameters.
const HEAD: usize = 8 + 5 * 2 + 8 + NAME;
const NAME: usize = 32;
const HASH: usize = 32;
/// The most units of a layer, so that no file asks for more memory than it holds.
const MAX_UNITS: usize = 256;
/// The most bytes of a file.
const MAX_BYTES: usize = 150 * 1024;

/// Why a file holds no weights that can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// It is no file of weights.
    NotWeights,
    /// It has a version that this program does not know.
    Version(u16),
    /// Its parameters belong to other features than this program computes.
    Features,
    /// Its layers have sizes that are not supported.
    Layers,
    /// It is too short, or something follows after its end.
    Length {
        /// The bytes it should have.
        expected: usize,
        /// The bytes it has.
        found: usize,
    },
    /// It was changed: its hash is another one.
    Altered,
    /// A parameter is not a number, or infinite.
    NotFinite,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NotWeights => f.write_str("not a file of weights"),
            WeightsError::Version(version) => {
                write!(
                    f,
                    "weights of version {version}, but only {VERSION} is known"
                )
            }
            WeightsError::Features => f.write_str("weights for other features"),
            WeightsError::Layers => f.write_str("layers of a size that is not supported"),
            WeightsError::Length { expected, found } => {
                write!(f, "{found} bytes of weights instead of {expected}")
            }
            WeightsError::Altered => f.write_str("the weights were altered: their hash differs"),
            WeightsError::NotFinite => f.write_str("a weight is not a finite number"),
        }
    }
}

impl std::error::Error for WeightsError {}

/// What a file of weights holds.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Parameters {
    pub(super) name: String,
    /// The SHA-256 hash of the file without its last 32 bytes.
    pub(super) hash: [u8; 32],
    /// Each feature is moved by the first and multiplied by the second.
    pub(super) shift: Vec<f32>,
    pub(super) scale: Vec<f32>,
    pub(super) first: Layer,
    pub(super) second: Layer,
    pub(super) last: Layer,
    /// From the features to the outputs directly, without bias.
    pub(super) linear: Layer,
}

/// A layer: the weights of the first input to all units, then those of the second, and so
/// on; and what is added to each unit.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Layer {
    pub(super) units: usize,
    pub(super) weights: Vec<f32>,
    pub(super) bias: Vec<f32>,
}

impl Parameters {
    /// Reads a file.
    pub(super) fn parse(bytes: &[u8]) -> Result<Parameters, WeightsError> {
        if !bytes.starts_with(MAGIC) {
            return Err(WeightsError::NotWeights);
        }
        let mut head = Reader(&bytes[MAGIC.len()..]);
        let short = WeightsError::Length {
            expected: HEAD + HASH,
            found: bytes.len(),
        };
        let version = head.word().ok_or(short)?;
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        if bytes.len() < HEAD + HASH {
            return Err(short);
        }
        let mut size = || head.word().map_or(0, usize::from);
        let [features, first, second, outputs] = [size(), size(), size(), size()];
        if features != FEATURES || head.take(8) != Some(&features_hash()[..]) {
            return Err(WeightsError::Features);
        }
        let fits = |units: usize| (1..=MAX_UNITS).contains(&units);
        if !fits(first) || !fits(second) || outputs != OUTPUTS {
            return Err(WeightsError::Layers);
        }
        let numbers = 2 * FEATURES
            + (FEATURES + 1) * first
            + (first + 1) * second
            + (second + 1) * OUTPUTS
            + FEATURES * OUTPUTS;
        let expected = HEAD + 4 * numbers + HASH;
        if expected > MAX_BYTES {
            return Err(WeightsError::Layers);
        }
        if bytes.len() != expected {
            let found = bytes.len();
            return Err(WeightsError::Length { expected, found });
        }
        let (content, hash) = bytes.split_at(expected - HASH);
        if sha256(content)[..] != *hash {
            return Err(WeightsError::Altered);
        }
        let name = head.take(NAME).unwrap_or_default();
        let name = name.split(|byte| *byte == 0).next().unwrap_or_default();
        let mut reader = Reader(&content[HEAD..]);
        let parameters = Parameters {
            name: String::from_utf8_lossy(name).into_owned(),
            hash: sha256(content),
            shift: reader.floats(FEATURES),
            scale: reader.floats(FEATURES),
            first: reader.layer(FEATURES, first),
            second: reader.layer(first, second),
            last: reader.layer(second, OUTPUTS),
            linear: Layer {
                units: OUTPUTS,
                weights: reader.floats(FEATURES * OUTPUTS),
                bias: vec![0.0; OUTPUTS],
            },
        };
        match parameters.is_finite() {
            true => Ok(parameters),
            false => Err(WeightsError::NotFinite),
        }
    }

    fn is_finite(&self) -> bool {
        let layers = [&self.first, &self.second, &self.last, &self.linear];
        let of_layers = layers
            .iter()
            .flat_map(|layer| [&layer.weights, &layer.bias]);
        let mut all = [&self.shift, &self.scale].into_iter().chain(of_layers);
        all.all(|numbers| numbers.iter().all(|number| number.is_finite()))
    }
}

/// What is left of a file.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn word(&mut self) -> Option<u16> {
        let word = self.take(2)?.try_into().ok()?;
        Some(u16::from_le_bytes(word))
    }

    /// So many numbers; the length of the file was checked before.
    fn floats(&mut self, count: usize) -> Vec<f32> {
        let bytes = self.take(4 * count).unwrap_or_default();
        let (numbers, _) = bytes.as_chunks::<4>();
        numbers
            .iter()
            .map(|number| f32::from_le_bytes(*number))
            .collect()
    }

    fn layer(&mut self, inputs: usize, units: usize) -> Layer {
        Layer {
            units,
            weights: self.floats(inputs * units),
            bias: self.floats(units),
        }
    }
}
