mod consent;
mod generator;
mod home;
mod intents;
mod interviewer;
mod mail;
mod page;
mod prompt;
mod sentiment;
mod session;
mod speech;
mod summary;

use crate::LanguageTables;

pub static TABLES: LanguageTables = LanguageTables {
    code: "es",
    english_name: "Spanish",
    prompt: prompt::PROMPT,
    generator: generator::GENERATOR,
    interviewer: interviewer::INTERVIEWER,
    intents: intents::INTENTS,
    sentiment: sentiment::SENTIMENT,
    summary: summary::SUMMARY,
    page: page::PAGE,
    home: home::HOME,
    session: session::SESSION,
    consent: consent::CONSENT,
    mail: mail::MAIL,
    speech: speech::SPEECH,
};
