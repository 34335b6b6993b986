//! The voices of interviews: the built-in ones and the ones that the operator adds.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, bail, ensure};
use colloquy_domain::ports::TextToSpeech;
use colloquy_domain::voice::{Gender, VoiceCatalogue};
use colloquy_speech::{
    EspeakEngine, FallbackTextToSpeech, PicoEngine, RemoteTextToSpeech, RemoteTextToSpeechSettings,
    RemoteVoiceDescription,
};

use crate::measured::{EngineRequestTallies, InstrumentedEngine};

/// A voice from the operator's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddedVoice {
    provider: Provider,
    /// A BCP 47 tag.
    language: String,
    /// The provider's name for the voice.
    name: String,
    label: Option<String>,
    gender: Option<Gender>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Provider {
    Espeak,
    OpenAi,
}

impl AddedVoice {
    pub fn is_remote(&self) -> bool {
        self.provider == Provider::OpenAi
    }

    pub fn remote(&self) -> Option<RemoteVoiceDescription> {
        let voice = RemoteVoiceDescription {
            name: self.name.clone(),
            label: self.label.clone(),
            language: self.language.clone(),
            gender: self.gender,
        };
        self.is_remote().then_some(voice)
    }
}

/// Reads a file of voices, one `[[voice]]` table for each.
pub fn read(path: &Path) -> anyhow::Result<Vec<AddedVoice>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    let table: toml::Table = text.parse().with_context(|| format!("{} is not TOML", path.display()))?;
    for name in table.keys() {
        ensure!(name == "voice", "{} has `{name}`; only `[[voice]]` tables are allowed", path.display());
    }
    let voices = table.get("voice").and_then(toml::Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let numbered = voices.iter().zip(1..);
    numbered.map(|(voice, number)| added(voice).with_context(|| format!("voice {number}"))).collect()
}

fn added(voice: &toml::Value) -> anyhow::Result<AddedVoice> {
    let fields = voice.as_table().context("not a table")?;
    for name in fields.keys() {
        let is_known = ["provider", "language", "name", "label", "gender"].contains(&name.as_str());
        ensure!(is_known, "`{name}` is not one of provider, language, name, label, gender");
    }
    let text = |name: &str| fields.get(name).and_then(toml::Value::as_str);
    let needed =
        |name: &str| text(name).with_context(|| format!("`{name}` is required and must be a string"));
    let provider = match needed("provider")? {
        "espeak" => Provider::Espeak,
        "openai" => Provider::OpenAi,
        other => bail!("provider `{other}` is unknown; use `espeak` or `openai`"),
    };
    let label = text("label").map(str::trim).filter(|label| !label.is_empty()).map(str::to_owned);
    ensure!(label.is_none() || provider == Provider::OpenAi, "`label` is only for voices of `openai`");
    let gender = match text("gender") {
        None => None,
        Some(word) => match Gender::from_word(word) {
            Some(gender) => Some(gender),
            None => bail!("gender `{word}` is neither `female` nor `male`"),
        },
    };
    let language = needed("language")?;
    let is_tag = language
        .split('-')
        .all(|part| (1..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric()));
    ensure!(is_tag, "language `{language}` is not a tag such as nl or pt-BR");
    let (language, name) = (language.to_owned(), needed("name")?.to_owned());
    Ok(AddedVoice { provider, language, name, label, gender })
}

/// Builds the speech engines. `remote` is the server of the remote voices, if there are any.
pub fn engines(
    added: &[AddedVoice],
    remote: Option<&RemoteTextToSpeechSettings>,
    tallies: &EngineRequestTallies,
) -> anyhow::Result<FallbackTextToSpeech> {
    let pico = InstrumentedEngine::speech(Arc::new(PicoEngine::default()), tallies.of("pico"));
    let mut here: Vec<Arc<dyn TextToSpeech>> = vec![pico];
    let of_espeak = added.iter().filter(|voice| !voice.is_remote());
    let of_espeak: Vec<_> = of_espeak.map(|voice| (&*voice.language, &*voice.name, voice.gender)).collect();
    if !of_espeak.is_empty() {
        let espeak = EspeakEngine::new(of_espeak).context("COLLOQUY_VOICES")?;
        here.push(InstrumentedEngine::speech(Arc::new(espeak), tallies.of("espeak")));
    }
    let engines = FallbackTextToSpeech::new(here);
    Ok(match remote {
        None => engines,
        Some(settings) => {
            let remote = RemoteTextToSpeech::new(settings.clone()).context("COLLOQUY_SPEECH_…")?;
            engines.with_remote(InstrumentedEngine::speech(Arc::new(remote), tallies.of("openai")))
        }
    })
}

/// Returns the catalogue of all voices of the engines.
pub fn catalogue(engines: &FallbackTextToSpeech) -> anyhow::Result<VoiceCatalogue> {
    let mut voices = engines.voices().into_iter();
    let first = voices.next().context("there are no voices")?;
    Ok(VoiceCatalogue::new(first, voices))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_text(text: &str) -> Result<Vec<AddedVoice>, String> {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = folder.path().join("voices.toml");
        std::fs::write(&path, text).expect("a file can be written");
        read(&path).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn reads_added_voices() {
        let text = "[[voice]]\nprovider = \"espeak\"\nlanguage = \"nl\"\nname = \"nl\"\ngender = \"male\"";
        let added = read_text(text).expect("a good file");
        let catalogue = catalogue(&engines(&added, None, &EngineRequestTallies::default()).expect("engines"))
            .expect("voices");
        let languages: Vec<&str> = catalogue.voices().iter().map(|voice| &*voice.language).collect();
        assert_eq!(languages, ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "nl"]);
    }

    #[test]
    fn errors_name_the_invalid_voice() {
        for (text, expected) in [
            ("x", "is not TOML"),
            ("[voices]", "has `voices`"),
            ("[[voice]]\nlanguage = \"nl\"", "voice 1: `provider` is required"),
            ("[[voice]]\nprovider = \"x\"", "provider `x` is unknown"),
            ("[[voice]]\nprovider = \"espeak\"\nlanguage = \"n l\"", "language `n l` is not a tag"),
            ("[[voice]]\nprovider = \"espeak\"\ncolour = 1", "`colour` is not one of"),
            ("[[voice]]\nprovider = \"espeak\"\nlabel = \"x\"", "`label` is only for voices of `openai`"),
        ] {
            let error = read_text(text).expect_err("a wrong file");
            assert!(error.contains(expected), "{error}");
        }
    }
}
