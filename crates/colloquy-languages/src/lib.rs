//! Everything that exists once for each language: the sentences that the service says, shows and mails, and the words
//! by which it understands prompts and answers.
//!
//! A language is a folder of this crate, a `mod` line and a line in the list below. [`LanguageTables`] has a field for
//! each table, so a language without one of them does not compile.

pub mod answer_cues;
pub mod attitudes;
pub mod briefing;
pub mod concepts;
pub mod consent;
pub mod console;
pub mod console_access;
pub mod console_audit;
pub mod console_confirmation;
pub mod console_data;
pub mod console_deadline;
pub mod console_editing;
pub mod console_exports;
pub mod console_history;
pub mod console_notes;
pub mod console_overview;
pub mod console_passkeys;
pub mod console_player;
pub mod console_preview;
pub mod console_rehearsal;
pub mod console_reminders;
pub mod console_results;
pub mod console_retention;
pub mod console_search;
pub mod console_service;
pub mod console_settings;
pub mod console_templates;
pub mod console_webhooks;
pub mod console_withdrawal;
pub mod deadline;
mod dutch;
pub mod earlier_answers;
mod english;
pub mod examples;
pub mod fact_cues;
mod fill;
mod french;
pub mod generator;
mod german;
pub mod guide;
pub mod home;
pub mod impact;
pub mod informal;
pub mod intents;
pub mod interview_styles;
pub mod interviewer;
mod italian;
pub mod life_facts;
pub mod mail;
pub mod page;
mod per_language;
mod phrase;
mod portuguese;
pub mod prompt;
pub mod rapport;
pub mod reminder;
pub mod requests;
pub mod safety;
pub mod sentence_forms;
pub mod sentiment;
pub mod session;
mod spanish;
pub mod speech;
pub mod spelling;
pub mod statements;
pub mod summary;
pub mod weights;
pub mod withdrawal;

use serde::Serialize;

pub use crate::fill::fill;
pub use crate::per_language::PerLanguage;

use crate::answer_cues::AnswerCues;
use crate::attitudes::AttitudeGroups;
use crate::briefing::BriefingCueWords;
use crate::concepts::ConceptGroups;
use crate::consent::ConsentTextVersions;
use crate::console::ConsoleTexts;
use crate::deadline::DeadlineTexts;
use crate::examples::MeaningExamples;
use crate::fact_cues::FactCues;
use crate::generator::OfflineGeneratorPhrases;
use crate::guide::GuideCueWords;
use crate::home::HomePageTexts;
use crate::impact::ImpactPatterns;
use crate::informal::InformalAddress;
use crate::intents::IntentPhrases;
use crate::interviewer::InterviewerPhrases;
use crate::life_facts::LifeFactTable;
use crate::mail::MailTexts;
use crate::page::InviteePageTexts;
use crate::prompt::PromptCueWords;
use crate::rapport::RapportPhrases;
use crate::reminder::ReminderTexts;
use crate::requests::ConversationRequests;
use crate::safety::SafetyTexts;
use crate::sentiment::SentimentKeywords;
use crate::session::InterviewPageTexts;
use crate::speech::SpeechPhrases;
use crate::spelling::SpellingVariants;
use crate::statements::StatementExamples;
use crate::summary::SummaryTexts;
use crate::weights::WeightExamples;
use crate::withdrawal::WithdrawalTexts;

/// Everything that exists once for each language.
#[derive(Serialize)]
pub struct LanguageTables {
    /// The primary subtag of its locales: "de".
    pub code: &'static str,
    pub english_name: &'static str,
    pub prompt: PromptCueWords,
    pub briefing: BriefingCueWords,
    pub generator: OfflineGeneratorPhrases,
    pub guide: GuideCueWords,
    pub interviewer: InterviewerPhrases,
    /// None if the texts above suit any prompt.
    pub informal: Option<InformalAddress>,
    pub intents: IntentPhrases,
    #[serde(skip)]
    pub answer_cues: AnswerCues,
    #[serde(skip)]
    pub fact_cues: FactCues,
    #[serde(skip)]
    pub life_facts: LifeFactTable,
    pub rapport: RapportPhrases,
    pub requests: ConversationRequests,
    pub sentiment: SentimentKeywords,
    #[serde(skip)]
    pub impact: ImpactPatterns,
    pub summary: SummaryTexts,
    pub page: InviteePageTexts,
    pub home: HomePageTexts,
    pub console: ConsoleTexts,
    pub session: InterviewPageTexts,
    pub consent: ConsentTextVersions,
    pub mail: MailTexts,
    pub deadline: DeadlineTexts,
    pub reminder: ReminderTexts,
    pub withdrawal: WithdrawalTexts,
    pub speech: SpeechPhrases,
    #[serde(skip)]
    pub spelling: SpellingVariants,
    pub safety: SafetyTexts,
    #[serde(skip)]
    pub attitudes: AttitudeGroups,
    #[serde(skip)]
    pub concepts: ConceptGroups,
    #[serde(skip)]
    pub examples: MeaningExamples,
    #[serde(skip)]
    pub statements: StatementExamples,
    #[serde(skip)]
    pub weights: WeightExamples,
}

impl LanguageTables {
    pub fn generator_phrases(&self, is_informal: bool) -> &OfflineGeneratorPhrases {
        self.informal(is_informal).map_or(&self.generator, |informal| &informal.generator)
    }

    pub fn guide_words(&self, is_informal: bool) -> &GuideCueWords {
        self.informal(is_informal).map_or(&self.guide, |informal| &informal.guide)
    }

    pub fn interviewer_phrases(&self, is_informal: bool) -> &InterviewerPhrases {
        self.informal(is_informal).map_or(&self.interviewer, |informal| &informal.interviewer)
    }

    /// Returns the formal phrases and, if the language has them, the informal ones.
    pub fn all_interviewer_phrases(&self) -> impl Iterator<Item = &InterviewerPhrases> {
        let informal = self.informal.as_ref().map(|informal| &informal.interviewer);
        std::iter::once(&self.interviewer).chain(informal)
    }

    fn informal(&self, is_informal: bool) -> Option<&InformalAddress> {
        self.informal.as_ref().filter(|_| is_informal)
    }
}

/// Defines the tables of a language in its folder, from its code, its English name and the folder's modules.
macro_rules! tables {
    ($code:literal, $english_name:literal) => {
        crate::tables!($code, $english_name, None);
    };
    ($code:literal, $english_name:literal, $informal:expr) => {
        pub static TABLES: crate::LanguageTables = crate::LanguageTables {
            code: $code,
            english_name: $english_name,
            prompt: prompt::PROMPT,
            briefing: briefing::BRIEFING,
            generator: generator::GENERATOR,
            guide: guide::GUIDE,
            interviewer: interviewer::INTERVIEWER,
            informal: $informal,
            intents: intents::INTENTS,
            answer_cues: answer_cues::ANSWER_CUES,
            fact_cues: fact_cues::FACT_CUES,
            life_facts: life_facts::LIFE_FACTS,
            rapport: rapport::RAPPORT,
            requests: requests::REQUESTS,
            sentiment: sentiment::SENTIMENT,
            impact: impact::IMPACT,
            summary: summary::SUMMARY,
            page: page::PAGE,
            home: home::HOME,
            console: console::CONSOLE,
            session: session::SESSION,
            consent: consent::CONSENT,
            mail: mail::MAIL,
            deadline: deadline::DEADLINE,
            reminder: reminder::REMINDER,
            withdrawal: withdrawal::WITHDRAWAL,
            speech: speech::SPEECH,
            spelling: spelling::SPELLING,
            safety: safety::SAFETY,
            attitudes: attitudes::ATTITUDES,
            concepts: concepts::CONCEPTS,
            examples: examples::EXAMPLES,
            statements: examples::STATEMENTS,
            weights: examples::WEIGHTS,
        };
    };
}
use tables;

macro_rules! languages {
    ($($language:ident = $folder:ident,)*) => {
        /// A language that the service speaks: in generated texts, in mails and on its pages.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Language { $($language,)* }

        impl Language {
            pub const ALL: &'static [Language] = &[$(Language::$language,)*];

            pub fn tables(self) -> &'static LanguageTables {
                match self { $(Language::$language => &$folder::TABLES,)* }
            }
        }
    };
}

languages! {
    English = english,
    French = french,
    German = german,
    Spanish = spanish,
    Italian = italian,
    Portuguese = portuguese,
    Dutch = dutch,
}

impl Language {
    /// The language used unless another one is set.
    pub const DEFAULT: Language = Language::English;

    /// Returns the primary subtag of its locales.
    pub fn as_str(self) -> &'static str {
        self.tables().code
    }

    /// Returns the language with this primary subtag, in lower case.
    pub fn from_word(word: &str) -> Option<Self> {
        Language::ALL.iter().copied().find(|language| language.as_str() == word)
    }
}

#[cfg(test)]
mod tests;
