//! Voices, and the choice of one for an interview.

use uuid::Uuid;

use crate::ids::VoiceId;
use crate::language::Language;
use crate::text::Locale;
use crate::words::words;

/// The namespace of voice ids, so that they are the same on every machine and after every restart.
const VOICES: Uuid = Uuid::from_u128(0x6f0b_6b1e_52d4_5c0a_9a51_7f2d_1c37_c0e4);

words! {
    Gender {
        Female = "female",
        Male = "male",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voice {
    pub id: VoiceId,
    pub name: String,
    /// A BCP 47 tag.
    pub language: String,
    pub gender: Option<Gender>,
    pub provider: String,
}

impl Voice {
    pub fn new(provider: &str, language: &str, name: &str, gender: Option<Gender>) -> Self {
        let id = Uuid::new_v5(&VOICES, format!("{provider}\n{language}\n{name}").as_bytes());
        Voice {
            id: VoiceId::from_uuid(id),
            name: name.to_owned(),
            language: language.to_owned(),
            gender,
            provider: provider.to_owned(),
        }
    }

    /// Whether a search for a language finds this voice: `en` finds `en` and `en-GB`, but `en-GB` finds only
    /// itself.
    pub fn is_of(&self, language: &str) -> bool {
        let begins =
            self.language.get(..language.len()).is_some_and(|start| start.eq_ignore_ascii_case(language));
        let rest = self.language.get(language.len()..).unwrap_or_default();
        begins && (rest.is_empty() || (rest.starts_with('-') && !language.contains('-')))
    }

    /// Returns the first part of its language tag.
    pub fn primary_language(&self) -> &str {
        self.language.split('-').next().unwrap_or_default()
    }

    fn speaks(&self, primary: &str) -> bool {
        self.primary_language().eq_ignore_ascii_case(primary)
    }
}

/// The available voices, by language, then name. There is always at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoiceCatalogue {
    voices: Vec<Voice>,
}

impl VoiceCatalogue {
    pub fn new(first: Voice, others: impl IntoIterator<Item = Voice>) -> Self {
        let mut voices: Vec<Voice> = std::iter::once(first).chain(others).collect();
        voices.sort_by(|a, b| (&a.language, &a.name).cmp(&(&b.language, &b.name)));
        VoiceCatalogue { voices }
    }

    pub fn voices(&self) -> &[Voice] {
        &self.voices
    }

    pub fn voice(&self, id: VoiceId) -> Option<&Voice> {
        self.voices.iter().find(|voice| voice.id == id)
    }

    /// Returns the first voice of the locale itself, else of its language, else of the default language, else
    /// the first of all.
    pub fn first_for(&self, locale: &Locale) -> &Voice {
        let exact = || self.voices.iter().find(|voice| voice.language.eq_ignore_ascii_case(locale.as_str()));
        let speaking = |primary: &str| self.voices.iter().find(|voice| voice.speaks(primary));
        exact()
            .or_else(|| speaking(&locale.primary()))
            .or_else(|| speaking(Language::DEFAULT.as_str()))
            .unwrap_or(&self.voices[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(locale: &str, language: &str) {
        let catalogue = VoiceCatalogue::new(
            Voice::new("offline", "fr-FR", "Nathalie", None),
            [Voice::new("offline", "en-GB", "Kate", None), Voice::new("offline", "en-US", "Lucy", None)],
        );
        let locale = Locale::parse(locale).expect("any text is a locale");
        assert_eq!(catalogue.first_for(&locale).language, language);
    }

    #[test]
    fn the_locale_itself_comes_first_then_its_language_then_the_default() {
        check("en-us", "en-US");
        check("en-AU", "en-GB");
        check("fr", "fr-FR");
        check("fr-CA", "fr-FR");
        check("sw", "en-GB");
        check("", "en-GB");
    }

    #[test]
    fn a_language_finds_its_variants_and_a_full_tag_itself() {
        let finds = |language: &str, tag: &str| Voice::new("offline", tag, "Kate", None).is_of(language);
        assert!(finds("en", "en") && finds("EN", "en-GB") && finds("en-gb", "en-GB"));
        for (language, tag) in
            [("en", "eng"), ("en-GB", "en"), ("en-GB", "en-GB-scotland"), ("", "en"), ("e", "en")]
        {
            assert!(!finds(language, tag), "{language:?} finds {tag}");
        }
    }

    #[test]
    fn a_voice_keeps_its_id() {
        let voice = Voice::new("offline", "en-GB", "Kate", None);
        assert_eq!(voice.id.to_string(), "a18a27f9-eed9-5b4d-a6f3-0e83e3814512");
    }
}
