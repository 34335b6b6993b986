//! The voices of eSpeak NG: not the best ones, but in more than a hundred languages. Its licence is the GPL, so it is
//! run as a separate command and never linked.

mod process;

use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::ports::{Pcm, TextToSpeech, TextToSpeechError};
use colloquy_domain::voice::{Gender, Voice};
use tokio::sync::Semaphore;

use crate::levels::level;
use crate::spoken::spoken;
use crate::wav::sound;
use process::ProcessLimits;

const PROVIDER: &str = "espeak";
/// The sample rate of all its voices.
const RATE: u32 = 22_050;
/// A sentence takes it a few milliseconds, and 64 MiB of sound (25 minutes) a few seconds.
const LIMITS: ProcessLimits = ProcessLimits { time: Duration::from_secs(10), output_bytes: 64 * 1024 * 1024 };

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not the name of an eSpeak NG voice: a name begins with a letter, and has letters, digits, `-`, `_` and `+`"
)]
pub struct InvalidVoiceName(pub String);

pub struct EspeakEngine {
    command: PathBuf,
    voices: Vec<Voice>,
    limits: ProcessLimits,
    permits: Semaphore,
}

impl EspeakEngine {
    /// Takes voices by language (a BCP 47 tag), eSpeak NG's name of the voice (`pt-br`, `en-us+f3`), and gender.
    /// Whether the command is installed shows only when it is first used.
    pub fn new<'v>(
        voices: impl IntoIterator<Item = (&'v str, &'v str, Option<Gender>)>,
    ) -> Result<Self, InvalidVoiceName> {
        let voice = |(language, name, gender)| {
            is_voice_name(name)
                .then(|| Voice::new(PROVIDER, language, name, gender))
                .ok_or_else(|| InvalidVoiceName(name.to_owned()))
        };
        Ok(EspeakEngine {
            command: PathBuf::from("espeak-ng"),
            voices: voices.into_iter().map(voice).collect::<Result<_, _>>()?,
            limits: LIMITS,
            permits: Semaphore::new(available_parallelism().map_or(1, usize::from)),
        })
    }
}

/// Returns whether the name is safe as an argument: the command would take `-x` for an option and `a/b` for a file.
fn is_voice_name(name: &str) -> bool {
    let first = name.chars().next();
    first.is_some_and(|c| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '+'))
}

#[async_trait]
impl TextToSpeech for EspeakEngine {
    fn voices(&self) -> Vec<Voice> {
        self.voices.clone()
    }

    async fn speak(&self, voice: &Voice, text: &str) -> Result<Pcm, TextToSpeechError> {
        let known = self.voices.iter().find(|known| known.id == voice.id);
        let known = known.ok_or_else(|| TextToSpeechError::UnknownVoice(voice.name.clone()))?;
        // The engine would read `[[…]]` as phonemes.
        let text = spoken(text, |c| matches!(c, '[' | ']'))?;
        if text.is_empty() {
            return Ok(Pcm { rate: RATE, samples: Vec::new() });
        }
        // The semaphore is never closed, so this always succeeds.
        let _permit =
            self.permits.acquire().await.map_err(|error| TextToSpeechError::Failed(error.to_string()))?;
        // The voice's name comes from the list, whose names have been checked. Markup (`-m`) stays off.
        let arguments = ["-v", &known.name, "-b", "1", "--stdin", "--stdout"];
        let file = process::run(&self.command, &arguments, &text, self.limits).await?;
        let no_sound =
            |reason: String| TextToSpeechError::Failed(format!("eSpeak NG returned no sound: {reason}"));
        Ok(level(sound(&file).map_err(no_sound)?))
    }
}

#[cfg(test)]
mod tests;
