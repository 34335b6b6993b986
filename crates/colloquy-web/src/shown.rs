//! What an organization has written, made fit to be shown.

use colloquy_app::invitee_pages::InterviewDescription;
use colloquy_domain::language::Language;
use colloquy_domain::text::{Locale, OrganizationName};

use crate::words::{PageTexts, fill};

/// The organization as its pages speak of it.
pub struct ShownOrganization {
    organization: String,
    /// Its name cannot be seen.
    is_unnamed: bool,
}

impl ShownOrganization {
    pub fn of(organization: &OrganizationName, language: Language) -> Self {
        let name = line(organization.as_str());
        let is_unnamed = name.is_empty();
        let organization =
            if is_unnamed { PageTexts::of(language).unnamed_organization.to_owned() } else { name };
        ShownOrganization { organization, is_unnamed }
    }

    pub fn say(&self, sentence: &str) -> String {
        self.say_to("", sentence)
    }

    fn say_to(&self, name: &str, sentence: &str) -> String {
        let said = fill(sentence, &[("organization", &self.organization), ("name", name)]);
        if self.is_unnamed { capitalized(&said) } else { said }
    }
}

/// An interview as its pages speak of it.
pub struct ShownInterview {
    pub language: Language,
    pub words: &'static PageTexts,
    speaker: ShownOrganization,
    /// Its title, or what an interview without one is called.
    pub title: String,
    pub intro: Vec<String>,
    /// The language of title and intro, where the page does not speak it.
    pub foreign: Option<String>,
}

impl ShownInterview {
    pub fn of(subject: &InterviewDescription) -> Self {
        let language = subject.locale.language();
        let words = PageTexts::of(language);
        let title = subject.title.as_ref().map(|title| line(title.as_str()));
        let title = title.filter(|title| !title.is_empty());
        ShownInterview {
            language,
            words,
            speaker: ShownOrganization::of(&subject.organization_name, language),
            title: title.unwrap_or_else(|| words.untitled.to_owned()),
            intro: subject.intro.as_ref().map(|intro| paragraphs(intro.as_str())).unwrap_or_default(),
            foreign: foreign(&subject.locale),
        }
    }

    /// A sentence about this interview.
    pub fn say(&self, sentence: &str) -> String {
        self.speaker.say(sentence)
    }

    /// A sentence about this interview to somebody of this name.
    pub fn say_to(&self, name: &str, sentence: &str) -> String {
        self.speaker.say_to(name, sentence)
    }

    /// The organization's name, if it has one that can be seen.
    pub fn head(&self) -> Option<String> {
        (!self.speaker.is_unnamed).then(|| self.speaker.organization.clone())
    }
}

/// Any text can be a locale; only one that looks like a language tag says something to a screen reader.
fn foreign(locale: &Locale) -> Option<String> {
    let text = locale.as_str().replace('_', "-");
    let fits = |subtag: &str| {
        (1..=8).contains(&subtag.len()) && subtag.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    let primary = locale.primary();
    let is_language =
        (2..=3).contains(&primary.len()) && primary.bytes().all(|byte| byte.is_ascii_alphabetic());
    (is_language && text.split('-').all(fits) && primary != locale.language().as_str()).then_some(text)
}

/// Characters that cannot be seen can reorder what is read, and some must not be in a page.
fn is_shown(letter: char) -> bool {
    let is_noncharacter = matches!(letter, '\u{fdd0}'..='\u{fdef}') || u32::from(letter) & 0xfffe == 0xfffe;
    let is_invisible = matches!(letter, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    !letter.is_control() && !is_noncharacter && !is_invisible
}

/// A text as one line.
pub fn line(text: &str) -> String {
    let spaced: String = text.chars().map(|letter| if is_shown(letter) { letter } else { ' ' }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What was typed, as it goes back into its field.
pub fn typed(text: &str) -> String {
    text.chars().filter(|letter| is_shown(*letter)).collect()
}

/// Paragraphs are parted by empty lines and keep the ends of their lines.
fn paragraphs(text: &str) -> Vec<String> {
    let unified = text.replace("\r\n", "\n").replace(['\r', '\u{2028}', '\u{2029}', '\u{85}'], "\n");
    let mut paragraphs = vec![Vec::new()];
    for line in unified.split('\n') {
        let shown: String = line
            .chars()
            .map(|letter| if letter == '\t' { ' ' } else { letter })
            .filter(|letter| is_shown(*letter))
            .collect();
        match shown.trim() {
            "" => paragraphs.push(Vec::new()),
            _ => paragraphs.last_mut().into_iter().for_each(|lines| lines.push(shown.trim_end().to_owned())),
        }
    }
    paragraphs.iter().filter(|lines| !lines.is_empty()).map(|lines| lines.join("\n")).collect()
}

fn capitalized(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests;
