//! The voices that an interview can have: the built-in ones, and those that the operator adds.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, bail, ensure};
use colloquy_domain::ports::TextToSpeech;
use colloquy_domain::voice::{Catalogue, Gender};
use colloquy_speech::{Engines, EspeakVoices, PicoVoices};

/// A voice of eSpeak NG, as the operator's file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddedVoice {
    /// A BCP 47 tag.
    language: String,
    /// eSpeak NG's name of it.
    name: String,
    gender: Option<Gender>,
}

/// Reads a file of voices: a TOML table `[[voice]]` for each.
pub fn read(path: &Path) -> anyhow::Result<Vec<AddedVoice>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    let table: toml::Table = text.parse().with_context(|| format!("{} is not TOML", path.display()))?;
    for name in table.keys() {
        ensure!(name == "voice", "{} has `{name}`; voices are `[[voice]]`", path.display());
    }
    let voices = table.get("voice").and_then(toml::Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let numbered = voices.iter().zip(1..);
    numbered.map(|(voice, number)| added(voice).with_context(|| format!("voice {number}"))).collect()
}

fn added(voice: &toml::Value) -> anyhow::Result<AddedVoice> {
    let fields = voice.as_table().context("not a table")?;
    for name in fields.keys() {
        let is_known = ["provider", "language", "name", "gender"].contains(&name.as_str());
        ensure!(is_known, "`{name}` is none of provider, language, name, gender");
    }
    let text = |name: &str| fields.get(name).and_then(toml::Value::as_str);
    let needed = |name: &str| text(name).with_context(|| format!("`{name}` is needed, a text"));
    let provider = needed("provider")?;
    ensure!(provider == "espeak", "provider `{provider}` is not known; this version has `espeak`");
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
    ensure!(is_tag, "language `{language}` is no tag such as nl or pt-BR");
    Ok(AddedVoice { language: language.to_owned(), name: needed("name")?.to_owned(), gender })
}

pub fn engines(added: &[AddedVoice]) -> anyhow::Result<Engines> {
    let mut engines: Vec<Arc<dyn TextToSpeech>> = vec![Arc::new(PicoVoices::default())];
    if !added.is_empty() {
        let voices = added.iter().map(|voice| (&*voice.language, &*voice.name, voice.gender));
        engines.push(Arc::new(EspeakVoices::new(voices).context("COLLOQUY_VOICES")?));
    }
    Ok(Engines::new(engines))
}

/// All voices that the engines speak with.
pub fn catalogue(engines: &Engines) -> anyhow::Result<Catalogue> {
    let mut voices = engines.voices().into_iter();
    let first = voices.next().context("there is no voice")?;
    Ok(Catalogue::new(first, voices))
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
    fn added_voices_stand_beside_the_built_in_ones() {
        let text = "[[voice]]\nprovider = \"espeak\"\nlanguage = \"nl\"\nname = \"nl\"\ngender = \"male\"";
        let added = read_text(text).expect("a good file");
        let catalogue = catalogue(&engines(&added).expect("engines")).expect("voices");
        let languages: Vec<&str> = catalogue.voices().iter().map(|voice| &*voice.language).collect();
        assert_eq!(languages, ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "nl"]);
    }

    #[test]
    fn a_wrong_voice_is_named() {
        for (text, told) in [
            ("x", "is not TOML"),
            ("[voices]", "has `voices`"),
            ("[[voice]]\nlanguage = \"nl\"", "voice 1: `provider` is needed"),
            ("[[voice]]\nprovider = \"x\"", "provider `x` is not known"),
            ("[[voice]]\nprovider = \"espeak\"\nlanguage = \"n l\"", "language `n l` is no tag"),
            ("[[voice]]\nprovider = \"espeak\"\ncolour = 1", "`colour` is none of"),
        ] {
            let error = read_text(text).expect_err("a wrong file");
            assert!(error.contains(told), "{error}");
        }
    }
}
