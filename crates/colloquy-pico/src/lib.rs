//! A safe interface to SVOX Pico, a small speech synthesizer in C, with its six voices. It is safe because an engine
//! always gets the two files that it needs, and these are Pico's own, embedded in the program.

use std::fmt::Display;
use std::io::{self, Write};
use std::rc::Rc;

use ttspico::{Engine, EngineStatus, System, Voice};

/// The sample rate of all voices.
pub const RATE: u32 = 16_000;

/// The memory for an engine. The files of the largest voice take 1.4 MB, and the engine itself less than 1 MB.
const MEMORY_BYTES: usize = 4 * 1024 * 1024;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PicoTtsVoice {
    AmericanEnglish,
    BritishEnglish,
    French,
    German,
    Italian,
    Spanish,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PicoError {
    #[error("cannot write the files of the voice to the temporary folder: {0}")]
    NotWritable(String),
    #[error("Pico: {0}")]
    Failed(String),
    #[error("the caller stopped waiting for the sound")]
    Abandoned,
}

impl PicoError {
    fn failed(error: impl Display) -> Self {
        PicoError::Failed(error.to_string())
    }
}

impl PicoTtsVoice {
    /// Returns the files for text analysis and for signal generation.
    fn lingware(self) -> (&'static [u8], &'static [u8]) {
        macro_rules! lingware {
            ($analysis:literal, $generation:literal) => {
                (
                    include_bytes!(concat!("../lingware/", $analysis)).as_slice(),
                    include_bytes!(concat!("../lingware/", $generation)).as_slice(),
                )
            };
        }
        match self {
            PicoTtsVoice::AmericanEnglish => lingware!("en-US_ta.bin", "en-US_lh0_sg.bin"),
            PicoTtsVoice::BritishEnglish => lingware!("en-GB_ta.bin", "en-GB_kh0_sg.bin"),
            PicoTtsVoice::French => lingware!("fr-FR_ta.bin", "fr-FR_nk0_sg.bin"),
            PicoTtsVoice::German => lingware!("de-DE_ta.bin", "de-DE_gl0_sg.bin"),
            PicoTtsVoice::Italian => lingware!("it-IT_ta.bin", "it-IT_cm0_sg.bin"),
            PicoTtsVoice::Spanish => lingware!("es-ES_ta.bin", "es-ES_zl0_sg.bin"),
        }
    }
}

/// Speaks the texts, one after the other. The engine obeys markup in them, even `<play file="…"/>`, so the caller must
/// remove it. Calls `waits` every few milliseconds, and stops when it returns false.
pub fn say<'t>(
    speaker: PicoTtsVoice,
    texts: impl IntoIterator<Item = &'t str>,
    waits: impl Fn() -> bool,
) -> Result<Vec<i16>, PicoError> {
    // Each call gets a new engine: a used one sounds a little different, and loading takes only milliseconds.
    let mut engine = load(speaker)?;
    let mut samples = Vec::new();
    for text in texts {
        put(&mut engine, text, &mut samples, &waits)?;
    }
    Ok(samples)
}

fn put(
    engine: &mut Engine,
    text: &str,
    samples: &mut Vec<i16>,
    waits: impl Fn() -> bool,
) -> Result<(), PicoError> {
    // The engine speaks a text to its end only once it has read a zero byte.
    let text = [text.as_bytes(), b"\0"].concat();
    let mut rest = text.as_slice();
    while !rest.is_empty() {
        let taken = engine.put_text(rest).map_err(PicoError::failed)?;
        let before = samples.len();
        collect(engine, samples, &waits)?;
        if taken == 0 && samples.len() == before {
            return Err(PicoError::failed("the engine accepts no more text"));
        }
        rest = &rest[taken..];
    }
    Ok(())
}

/// Appends the sound that the engine has for the text so far.
fn collect(engine: &mut Engine, samples: &mut Vec<i16>, waits: impl Fn() -> bool) -> Result<(), PicoError> {
    let mut buffer = [0; 4096];
    loop {
        if !waits() {
            return Err(PicoError::Abandoned);
        }
        let (count, status) = engine.get_data(&mut buffer[..]).map_err(PicoError::failed)?;
        samples.extend_from_slice(&buffer[..count]);
        if status == EngineStatus::Idle {
            return Ok(());
        }
    }
}

fn load(speaker: PicoTtsVoice) -> Result<Engine, PicoError> {
    clear_next_block();
    let system = System::new(MEMORY_BYTES).map_err(PicoError::failed)?;
    let voice = System::create_voice(Rc::clone(&system), "voice").map_err(PicoError::failed)?;
    let (analysis, generation) = speaker.lingware();
    for lingware in [analysis, generation] {
        let file = file_of(lingware).map_err(|error| PicoError::NotWritable(error.to_string()))?;
        let path = file
            .path()
            .to_str()
            .ok_or_else(|| PicoError::failed("the path of the temporary folder is not Unicode"))?;
        let resource = System::load_resource(Rc::clone(&system), path).map_err(PicoError::failed)?;
        voice.borrow_mut().add_resource(resource).map_err(PicoError::failed)?;
    }
    #[expect(
        unsafe_code,
        reason = "both resources were added right above, which is all that the function requires"
    )]
    // SAFETY: the voice must have a resource for analysis and one for generation. It has both: each was added without
    // an error, and both are the files of this speaker.
    let engine = unsafe { Voice::create_engine(voice) };
    engine.map_err(PicoError::failed)
}

/// Makes it likely that the engine gets zeroed memory. Pico reads memory that it never wrote, so its former contents
/// change the sound, by less than 1/500 of full scale. The allocator usually returns the block that was freed last, so
/// this clears one and frees it; nothing guarantees that.
fn clear_next_block() {
    let mut cleared = vec![1_u8; MEMORY_BYTES];
    cleared.fill(0);
    drop(std::hint::black_box(cleared));
}

/// Writes lingware to a temporary file. Pico reads it only from files with this extension, and reads them completely
/// while loading. Each engine gets new files, so that it does not matter if the temporary folder is cleaned.
fn file_of(lingware: &[u8]) -> io::Result<tempfile::NamedTempFile> {
    let mut file = tempfile::Builder::new().prefix("voice").suffix(".bin").tempfile()?;
    file.write_all(lingware)?;
    Ok(file)
}

#[cfg(test)]
mod tests;
