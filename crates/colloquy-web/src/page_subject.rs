//! Prepares texts of organizations and visitors for display.

use colloquy_app::invitee_pages::InterviewDescription;
use colloquy_domain::accent_colour::RgbColour;
use colloquy_domain::language::Language;
use colloquy_domain::logo::LogoHash;
use colloquy_domain::text::{Locale, OrganizationName};
use colloquy_languages::page::InviteePageTexts;

use crate::page::PageFrame;
use crate::words::fill;

/// An organization as its pages name it.
pub struct InviteePageOrganization {
    organization: String,
    /// Whether the name has no visible characters.
    is_unnamed: bool,
}

impl InviteePageOrganization {
    pub fn of(organization: &OrganizationName, language: Language) -> Self {
        let name = line(organization.as_str());
        let is_unnamed = name.is_empty();
        let organization =
            if is_unnamed { language.tables().page.unnamed_organization.to_owned() } else { name };
        InviteePageOrganization { organization, is_unnamed }
    }

    pub fn say(&self, sentence: &str) -> String {
        self.say_to("", sentence)
    }

    fn say_to(&self, name: &str, sentence: &str) -> String {
        let filled = fill(sentence, &[("organization", &self.organization), ("name", name)]);
        if self.is_unnamed { capitalized(&filled) } else { filled }
    }
}

/// An interview as its pages describe it.
pub struct InviteePageInterview {
    pub language: Language,
    pub words: &'static InviteePageTexts,
    speaker: InviteePageOrganization,
    /// The title, or the name for an interview without one.
    pub title: String,
    pub intro: Vec<String>,
    /// The language of title and intro, if the page is in another one.
    pub foreign: Option<String>,
    accent: Option<RgbColour>,
    logo: Option<LogoHash>,
    /// What the organization says after the interview.
    pub closing: Vec<String>,
}

impl InviteePageInterview {
    pub fn of(subject: &InterviewDescription) -> Self {
        let language = subject.locale.language();
        let words = &language.tables().page;
        let title = subject.title.as_ref().map(|title| line(title.as_str()));
        let title = title.filter(|title| !title.is_empty());
        let closing = subject.appearance.closing_text.as_ref();
        InviteePageInterview {
            language,
            words,
            speaker: InviteePageOrganization::of(&subject.organization_name, language),
            title: title.unwrap_or_else(|| words.untitled.to_owned()),
            intro: subject.intro.as_ref().map(|intro| paragraphs(intro.as_str())).unwrap_or_default(),
            foreign: foreign(&subject.locale),
            accent: subject.appearance.accent_colour,
            logo: subject.appearance.logo,
            closing: closing.map(|text| paragraphs(text.as_str())).unwrap_or_default(),
        }
    }

    /// Fills a sentence about this interview.
    pub fn say(&self, sentence: &str) -> String {
        self.speaker.say(sentence)
    }

    /// Fills a sentence about this interview that addresses a person by name.
    pub fn say_to(&self, name: &str, sentence: &str) -> String {
        self.speaker.say_to(name, sentence)
    }

    /// Returns the frame of a page about this interview.
    pub fn frame(&self, title: &str) -> PageFrame {
        PageFrame::new(self.language, title.to_owned(), self.head()).with_appearance(self.accent, self.logo)
    }

    /// Returns the organization's name, if it is visible.
    fn head(&self) -> Option<String> {
        (!self.speaker.is_unnamed).then(|| self.speaker.organization.clone())
    }
}

/// Returns a locale that looks like a language tag, which a screen reader can use. Other texts can be locales
/// too.
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

/// Returns whether a character may be shown. Invisible ones can reorder a text, and some are not allowed in a
/// page.
fn is_shown(letter: char) -> bool {
    let is_noncharacter = matches!(letter, '\u{fdd0}'..='\u{fdef}') || u32::from(letter) & 0xfffe == 0xfffe;
    let is_invisible = matches!(letter, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    !letter.is_control() && !is_noncharacter && !is_invisible
}

/// Returns a text as one line.
pub fn line(text: &str) -> String {
    let spaced: String = text.chars().map(|letter| if is_shown(letter) { letter } else { ' ' }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns an entry as it is put back into its field.
pub fn typed(text: &str) -> String {
    text.chars().filter(|letter| is_shown(*letter)).collect()
}

/// Splits a text into paragraphs at empty lines, and keeps line breaks.
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
