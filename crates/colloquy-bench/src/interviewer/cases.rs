//! The interviews to be held: prompts with the truth about them, and the people who are interviewed. A set is a
//! folder with one TOML file for each prompt.

use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::matching;

/// A prompt, what it asks for, and the people who are interviewed with it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InterviewerCase {
    /// The name of its file.
    #[serde(skip)]
    pub name: String,
    pub locale: String,
    pub organization: String,
    pub prompt: String,
    /// Parts of the prompt that only the interviewer may read.
    #[serde(default)]
    pub hidden: Vec<String>,
    /// Keywords of what the prompt forbids to mention.
    #[serde(default)]
    pub unmentioned: Vec<String>,
    /// How many answers the interview may have.
    pub responses: Option<i64>,
    pub topics: Vec<PromptTopic>,
    pub personas: Vec<InviteePersona>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PromptTopic {
    pub name: String,
    /// A text with one of them is about the topic.
    pub keywords: Vec<String>,
    #[serde(default = "yes")]
    pub required: bool,
}

fn yes() -> bool {
    true
}

/// A person who is interviewed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InviteePersona {
    pub name: String,
    pub seed: u64,
    #[serde(default)]
    pub manner: Vec<PersonaManner>,
    /// What the person asks back at the second question.
    pub asks: Option<PersonaCounterQuestion>,
    /// The topic that the person refuses to talk about.
    pub refuses: Option<String>,
    /// The topic on which the person knows nothing.
    pub unsure: Option<String>,
    /// Topics whose condition does not apply to the person.
    #[serde(default)]
    pub spares: Vec<String>,
    /// The sentiment of the whole interview, where it is clear.
    pub sentiment: Option<String>,
    pub facts: Vec<PersonaFact>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PersonaManner {
    /// Says one thing at a time, without any fillers.
    Terse,
    /// Says two things at a time.
    Talkative,
    /// Says the most important thing of another topic in the first answer.
    Volunteers,
    /// Leaves the subject once.
    Rambles,
    /// Objects if asked for something said before.
    Objects,
    /// Is annoyed by the third question.
    Annoyed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PersonaCounterQuestion {
    Length,
    Readers,
    Reason,
    Person,
}

/// Something that a person can say about a topic.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonaFact {
    pub topic: String,
    pub say: String,
    /// A summary with one of them contains the fact.
    pub keys: Vec<String>,
    #[serde(default)]
    pub important: bool,
    #[serde(default)]
    pub negative: bool,
    /// Whether it reports that a person is or was in danger.
    #[serde(default)]
    pub harm: bool,
}

impl InterviewerCase {
    /// Returns the place of a topic.
    pub fn topic(&self, name: &str) -> Option<usize> {
        self.topics.iter().position(|topic| topic.name == name)
    }

    /// Returns the topic that a text is about: the one with the most keywords in it, and of several the first for
    /// which `is_preferred`.
    pub fn recognized(&self, text: &str, is_preferred: impl Fn(usize) -> bool) -> Option<usize> {
        let found = |topic: usize| matching::hits(text, &self.topics[topic].keywords);
        let most = (0..self.topics.len()).map(found).max().filter(|most| *most > 0)?;
        let best = || (0..self.topics.len()).filter(|topic| found(*topic) == most);
        best().find(|topic| is_preferred(*topic)).or_else(|| best().next())
    }

    fn check(&self) -> Result<()> {
        for persona in &self.personas {
            let facts = persona.facts.iter().map(|fact| &fact.topic);
            let named = persona.refuses.iter().chain(&persona.unsure).chain(&persona.spares);
            if let Some(unknown) = facts.chain(named).find(|name| self.topic(name).is_none()) {
                bail!("{} names the topic `{unknown}`, which the prompt does not have", persona.name);
            }
            let important = persona.facts.iter().filter(|fact| fact.important).count();
            if important != 3 {
                bail!("{} has {important} important facts instead of 3", persona.name);
            }
            if let Some(fact) = persona.facts.iter().find(|fact| !matching::has_any(&fact.say, &fact.keys)) {
                bail!("`{}` of {} has none of its keys", fact.say, persona.name);
            }
        }
        if let Some(hidden) =
            self.hidden.iter().find(|hidden| matching::quoted(&self.prompt, hidden).is_none())
        {
            bail!("`{hidden}` is not in the prompt");
        }
        Ok(())
    }
}

/// Reads a set, in the order of the names of its files.
pub fn read_set(folder: &Path) -> Result<Vec<InterviewerCase>> {
    let mut cases = Vec::new();
    let entries = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut files: Vec<_> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    for file in files {
        let mut case: InterviewerCase = read(&file)?;
        case.name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        case.check().with_context(|| file.display().to_string())?;
        cases.push(case);
    }
    if cases.is_empty() {
        bail!("{} has no .toml files", folder.display());
    }
    Ok(cases)
}

pub fn read<T: DeserializeOwned>(file: &Path) -> Result<T> {
    let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
    toml::from_str(&text).with_context(|| file.display().to_string())
}
