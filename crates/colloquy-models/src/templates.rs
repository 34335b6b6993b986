//! The templates of the instructions for models: the embedded ones, or the operator's own.

use std::io;
use std::path::Path;

/// What a template is for. Its file has the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InstructionTemplatePurpose {
    Guide,
    Title,
    Intro,
    FirstMessage,
    Interviewer,
    Turn,
    Insights,
}

/// The name, the embedded text and the placeholders of a template.
struct Form {
    name: &'static str,
    embedded: &'static str,
    required: &'static [&'static str],
    optional: &'static [&'static str],
}

const TEXT_OPTIONAL: &[&str] =
    &["prompt", "topics", "opening", "organization", "organization_wishes", "previous"];

impl InstructionTemplatePurpose {
    const ALL: [InstructionTemplatePurpose; 7] = [
        InstructionTemplatePurpose::Guide,
        InstructionTemplatePurpose::Title,
        InstructionTemplatePurpose::Intro,
        InstructionTemplatePurpose::FirstMessage,
        InstructionTemplatePurpose::Interviewer,
        InstructionTemplatePurpose::Turn,
        InstructionTemplatePurpose::Insights,
    ];

    fn form(self) -> Form {
        match self {
            InstructionTemplatePurpose::Guide => Form {
                name: "guide",
                embedded: include_str!("../templates/guide.md"),
                required: &["prompt", "language", "schema"],
                optional: &["organization", "organization_wishes"],
            },
            InstructionTemplatePurpose::Title => Form {
                name: "title",
                embedded: include_str!("../templates/title.md"),
                required: &["topics", "language"],
                optional: TEXT_OPTIONAL,
            },
            InstructionTemplatePurpose::Intro => Form {
                name: "intro",
                embedded: include_str!("../templates/intro.md"),
                required: &["topics", "language"],
                optional: TEXT_OPTIONAL,
            },
            InstructionTemplatePurpose::FirstMessage => Form {
                name: "first-message",
                embedded: include_str!("../templates/first-message.md"),
                required: &["opening", "language"],
                optional: TEXT_OPTIONAL,
            },
            InstructionTemplatePurpose::Interviewer => Form {
                name: "interviewer",
                embedded: include_str!("../templates/interviewer.md"),
                required: &["guide", "language"],
                optional: &[
                    "prompt",
                    "organization",
                    "organization_wishes",
                    "title",
                    "intro",
                    "invitee_name",
                ],
            },
            InstructionTemplatePurpose::Turn => Form {
                name: "turn",
                embedded: include_str!("../templates/turn.md"),
                required: &["limits"],
                optional: &["covered", "refused", "open", "asked"],
            },
            InstructionTemplatePurpose::Insights => Form {
                name: "insights",
                embedded: include_str!("../templates/insights.md"),
                required: &["guide", "language", "schema"],
                optional: &["prompt"],
            },
        }
    }
}

/// Why a template cannot be used. `file` is the name of its file in the folder.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnusablePromptTemplate {
    #[error("the folder of templates cannot be read: {0}")]
    NoFolder(io::ErrorKind),
    #[error("{file} cannot be read: {kind}")]
    Unreadable { file: String, kind: io::ErrorKind },
    #[error("{file} must begin with a line such as `version: 1`")]
    NoVersion { file: String },
    #[error("{file} has an unknown placeholder: {{{{{placeholder}}}}}")]
    UnknownPlaceholder { file: String, placeholder: String },
    #[error("{file} lacks the placeholder {{{{{placeholder}}}}}")]
    MissingPlaceholder { file: String, placeholder: String },
    #[error("{file} has a placeholder without an end")]
    OpenPlaceholder { file: String },
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum TemplatePart {
    Text(String),
    Placeholder(String),
}

#[derive(Clone, Debug)]
pub struct InstructionTemplate {
    /// The name and the version.
    id: String,
    parts: Vec<TemplatePart>,
}

impl InstructionTemplate {
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Fills in the placeholders in one pass, so that a value that looks like a placeholder stays unchanged.
    pub fn filled(&self, values: &[(&str, &str)]) -> String {
        let value =
            |name: &str| values.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value);
        let text = |part: &TemplatePart| match part {
            TemplatePart::Text(text) => text.clone(),
            TemplatePart::Placeholder(name) => value(name).to_owned(),
        };
        self.parts.iter().map(text).collect()
    }

    fn parse(form: &Form, text: &str) -> Result<Self, UnusablePromptTemplate> {
        let file = format!("{}.md", form.name);
        let (first, body) = text.trim_start_matches('\u{feff}').split_once('\n').unwrap_or((text, ""));
        let version = first.trim().strip_prefix("version:").map(str::trim).filter(|version| {
            let is_short = (1..=40).contains(&version.len());
            is_short && version.chars().all(|letter| letter.is_alphanumeric() || "._-".contains(letter))
        });
        let Some(version) = version else { return Err(UnusablePromptTemplate::NoVersion { file }) };
        let parts = parts(body.trim(), &file)?;
        let named = |name: &str| parts.contains(&TemplatePart::Placeholder(name.to_owned()));
        for part in &parts {
            if let TemplatePart::Placeholder(name) = part
                && !form.required.contains(&name.as_str())
                && !form.optional.contains(&name.as_str())
            {
                return Err(UnusablePromptTemplate::UnknownPlaceholder { file, placeholder: name.clone() });
            }
        }
        if let Some(missing) = form.required.iter().find(|name| !named(name)) {
            return Err(UnusablePromptTemplate::MissingPlaceholder {
                file,
                placeholder: (*missing).to_owned(),
            });
        }
        Ok(InstructionTemplate { id: format!("{}-{version}", form.name), parts })
    }
}

fn parts(body: &str, file: &str) -> Result<Vec<TemplatePart>, UnusablePromptTemplate> {
    let mut parts = Vec::new();
    let mut rest = body;
    while let Some((text, after)) = rest.split_once("{{") {
        let Some((name, after)) = after.split_once("}}") else {
            return Err(UnusablePromptTemplate::OpenPlaceholder { file: file.to_owned() });
        };
        parts.push(TemplatePart::Text(text.to_owned()));
        parts.push(TemplatePart::Placeholder(name.trim().to_owned()));
        rest = after;
    }
    parts.push(TemplatePart::Text(rest.to_owned()));
    Ok(parts)
}

#[derive(Clone, Debug)]
pub struct InstructionTemplates(Vec<InstructionTemplate>);

impl InstructionTemplates {
    /// Reads the templates in the folder. An embedded one replaces each that is missing.
    pub fn load(folder: Option<&Path>) -> Result<Self, UnusablePromptTemplate> {
        if let Some(folder) = folder {
            // A missing folder is a mistake in the settings, unlike a folder without templates.
            std::fs::read_dir(folder).map_err(|error| UnusablePromptTemplate::NoFolder(error.kind()))?;
        }
        let templates = InstructionTemplatePurpose::ALL.map(|kind| {
            let form = kind.form();
            let file = format!("{}.md", form.name);
            match folder.map(|folder| std::fs::read_to_string(folder.join(&file))) {
                Some(Ok(text)) => InstructionTemplate::parse(&form, &text),
                Some(Err(error)) if error.kind() != io::ErrorKind::NotFound => {
                    Err(UnusablePromptTemplate::Unreadable { file, kind: error.kind() })
                }
                Some(Err(_)) | None => InstructionTemplate::parse(&form, form.embedded),
            }
        });
        Ok(InstructionTemplates(templates.into_iter().collect::<Result<_, _>>()?))
    }

    pub(crate) fn of(&self, kind: InstructionTemplatePurpose) -> &InstructionTemplate {
        &self.0[kind as usize]
    }
}

#[cfg(test)]
mod tests;
