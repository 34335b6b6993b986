//! The voices of eSpeak NG: not the best ones, but of more than a hundred languages. Its licence is the GPL, so it is
//! run as the command that it is, and never linked.

mod process;

use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::ports::{Pcm, SpeechError, TextToSpeech};
use colloquy_domain::voice::{Gender, Voice};
use tokio::sync::Semaphore;

use crate::levels::level;
use crate::spoken::spoken;
use crate::wav::sound;
use process::ProcessLimits;

const PROVIDER: &str = "espeak";
/// Of all its voices.
const RATE: u32 = 22_050;
/// It needs some milliseconds for a sentence, and holds 64 MiB (25 minutes) after a few seconds.
const LIMITS: ProcessLimits = ProcessLimits { time: Duration::from_secs(10), output_bytes: 64 * 1024 * 1024 };

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no name of an eSpeak NG voice: those begin with a letter, and have letters, digits, `-`, `_` and `+`"
)]
pub struct InvalidVoiceName(pub String);

pub struct EspeakVoices {
    command: PathBuf,
    voices: Vec<Voice>,
    limits: ProcessLimits,
    at_once: Semaphore,
}

impl EspeakVoices {
    /// Voices by language (a BCP 47 tag), eSpeak NG's name of the voice (`pt-br`, `en-us+f3`), and gender. The command
    /// is looked for when it is first spoken with.
    pub fn new<'v>(
        voices: impl IntoIterator<Item = (&'v str, &'v str, Option<Gender>)>,
    ) -> Result<Self, InvalidVoiceName> {
        let voice = |(language, name, gender)| {
            is_voice_name(name)
                .then(|| Voice::new(PROVIDER, language, name, gender))
                .ok_or_else(|| InvalidVoiceName(name.to_owned()))
        };
        Ok(EspeakVoices {
            command: PathBuf::from("espeak-ng"),
            voices: voices.into_iter().map(voice).collect::<Result<_, _>>()?,
            limits: LIMITS,
            at_once: Semaphore::new(available_parallelism().map_or(1, usize::from)),
        })
    }
}

/// It is an argument of the command, which would take `-x` for an option and `a/b` for a file.
fn is_voice_name(name: &str) -> bool {
    let first = name.chars().next();
    first.is_some_and(|c| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '+'))
}

#[async_trait]
impl TextToSpeech for EspeakVoices {
    fn voices(&self) -> Vec<Voice> {
        self.voices.clone()
    }

    async fn speak(&self, voice: &Voice, text: &str) -> Result<Pcm, SpeechError> {
        let known = self.voices.iter().find(|known| known.id == voice.id);
        let known = known.ok_or_else(|| SpeechError::UnknownVoice(voice.name.clone()))?;
        // `[[…]]` would be taken for phonemes.
        let text = spoken(text, |c| matches!(c, '[' | ']'))?;
        if text.is_empty() {
            return Ok(Pcm { rate: RATE, samples: Vec::new() });
        }
        // The semaphore is never closed, so there is always a turn.
        let _turn = self.at_once.acquire().await.map_err(|error| SpeechError::Failed(error.to_string()))?;
        // The voice's name comes from the list, where it was looked at. Markup (`-m`) stays off.
        let arguments = ["-v", &known.name, "-b", "1", "--stdin", "--stdout"];
        let file = process::run(&self.command, &arguments, &text, self.limits).await?;
        let no_sound = |reason: String| SpeechError::Failed(format!("eSpeak NG gave no sound: {reason}"));
        Ok(level(sound(&file).map_err(no_sound)?))
    }
}

#[cfg(test)]
mod tests;
