mod consent;
mod home;
mod mail;
mod page;
mod session;

use crate::LanguageTables;

pub static TABLES: LanguageTables = LanguageTables {
    code: "pt",
    page: page::PAGE,
    home: home::HOME,
    session: session::SESSION,
    consent: consent::CONSENT,
    mail: mail::MAIL,
};
