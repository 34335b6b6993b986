mod consent;
mod home;
mod mail;
mod page;
mod session;
mod speech;

use crate::LanguageTables;

pub static TABLES: LanguageTables = LanguageTables {
    code: "it",
    english_name: "Italian",
    page: page::PAGE,
    home: home::HOME,
    session: session::SESSION,
    consent: consent::CONSENT,
    mail: mail::MAIL,
    speech: speech::SPEECH,
};
