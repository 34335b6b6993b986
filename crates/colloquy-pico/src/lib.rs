//! SVOX Pico, a small speech synthesizer in C, with its six voices. It is safe to call from here on: an engine cannot be
//! had without the two files that it needs, and those are the ones that came with it, which are part of the program.

use std::fmt::Display;
use std::io::{self, Write};
use std::rc::Rc;

use ttspico::{Engine, EngineStatus, System, Voice};

/// Samples a second, of all voices.
pub const RATE: u32 = 16_000;

/// The largest voice has 1.4 MB of files, and an engine needs less than one more.
const MEMORY_BYTES: usize = 4 * 1024 * 1024;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaker {
    AmericanEnglish,
    BritishEnglish,
    French,
    German,
    Italian,
    Spanish,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PicoError {
    #[error("the files of the voice cannot be written to the temporary folder: {0}")]
    NotWritable(String),
    #[error("Pico: {0}")]
    Failed(String),
    #[error("nobody waits for the sound any more")]
    Abandoned,
}

impl PicoError {
    fn failed(error: impl Display) -> Self {
        PicoError::Failed(error.to_string())
    }
}

impl Speaker {
    /// What analyses its texts, and what makes their sound.
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
            Speaker::AmericanEnglish => lingware!("en-US_ta.bin", "en-US_lh0_sg.bin"),
            Speaker::BritishEnglish => lingware!("en-GB_ta.bin", "en-GB_kh0_sg.bin"),
            Speaker::French => lingware!("fr-FR_ta.bin", "fr-FR_nk0_sg.bin"),
            Speaker::German => lingware!("de-DE_ta.bin", "de-DE_gl0_sg.bin"),
            Speaker::Italian => lingware!("it-IT_ta.bin", "it-IT_cm0_sg.bin"),
            Speaker::Spanish => lingware!("es-ES_ta.bin", "es-ES_zl0_sg.bin"),
        }
    }
}

/// The sound of the texts, one after the other. Markup in them is obeyed, `<play file="…"/>` too: it is for the caller
/// to take it out. Asks between steps of some milliseconds whether someone still `waits`.
pub fn say<'t>(
    speaker: Speaker,
    texts: impl IntoIterator<Item = &'t str>,
    waits: impl Fn() -> bool,
) -> Result<Vec<i16>, PicoError> {
    // A new engine for each call: a used one sounds a little different, and loading takes but milliseconds.
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
    // A zero byte ends a text, which is only then spoken to its end.
    let text = [text.as_bytes(), b"\0"].concat();
    let mut rest = text.as_slice();
    while !rest.is_empty() {
        let taken = engine.put_text(rest).map_err(PicoError::failed)?;
        let before = samples.len();
        collect(engine, samples, &waits)?;
        if taken == 0 && samples.len() == before {
            return Err(PicoError::failed("it takes no more text"));
        }
        rest = &rest[taken..];
    }
    Ok(())
}

/// Takes over what the engine can say of the text so far.
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

fn load(speaker: Speaker) -> Result<Engine, PicoError> {
    forget_what_was_there();
    let system = System::new(MEMORY_BYTES).map_err(PicoError::failed)?;
    let voice = System::create_voice(Rc::clone(&system), "voice").map_err(PicoError::failed)?;
    let (analysis, generation) = speaker.lingware();
    for lingware in [analysis, generation] {
        let file = file_of(lingware).map_err(|error| PicoError::NotWritable(error.to_string()))?;
        let path = file.path().to_str().ok_or_else(|| PicoError::failed("its path is no Unicode"))?;
        let resource = System::load_resource(Rc::clone(&system), path).map_err(PicoError::failed)?;
        voice.borrow_mut().add_resource(resource).map_err(PicoError::failed)?;
    }
    #[expect(
        unsafe_code,
        reason = "both resources were added right above, which is all that is asked of the caller"
    )]
    // SAFETY: an engine may be made of a voice that has a resource for analysis and one for generation. It has: each
    // was added without an error, and they are the files that belong to this speaker.
    let engine = unsafe { Voice::create_engine(voice) };
    engine.map_err(PicoError::failed)
}

/// Pico reads parts of its memory that it never wrote, so that what was there before can be heard, if only as a
/// difference of less than 1/500 of full scale. A block that was just cleared and given back is most often the next one
/// to be handed out, though nothing promises that.
fn forget_what_was_there() {
    let mut cleared = vec![1_u8; MEMORY_BYTES];
    cleared.fill(0);
    drop(std::hint::black_box(cleared));
}

/// Pico reads lingware from files alone, whole and at once, and only from files of this ending. Written anew for each
/// engine, they are there when they are needed, whatever has been done to the temporary folder since.
fn file_of(lingware: &[u8]) -> io::Result<tempfile::NamedTempFile> {
    let mut file = tempfile::Builder::new().prefix("voice").suffix(".bin").tempfile()?;
    file.write_all(lingware)?;
    Ok(file)
}

#[cfg(test)]
mod tests;
