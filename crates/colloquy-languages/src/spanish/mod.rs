mod consent;
mod home;
mod mail;
mod page;
mod session;
mod speech;

use crate::LanguageTables;

pub static TABLES: LanguageTables = LanguageTables {
    code: "es",
    english_name: "Spanish",
    page: page::PAGE,
    home: home::HOME,
    session: session::SESSION,
    consent: consent::CONSENT,
    mail: mail::MAIL,
    speech: speech::SPEECH,
};
