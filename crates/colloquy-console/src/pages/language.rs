//! The language of the console: that of an account, and that of a browser without a signed-in member.

use actix_web::HttpResponse;
use colloquy_app::accounts::profile;
use colloquy_domain::language::Language;

use super::edit_interview::Choice;
use crate::destination::PageDestination;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::text::own_name;
use crate::{cookie, response, routes};

/// The field with the language.
const LANGUAGE: &str = "language";

/// The field with the page that a visitor sees.
const PAGE: &str = "page";

/// The languages below a page for visitors.
pub struct LanguageButtons {
    pub page: String,
    pub choices: Vec<Choice>,
}

impl LanguageButtons {
    /// Returns `None` for a person who is signed in, whose account has the language.
    pub fn new(request: &ConsoleRequest<'_>) -> Option<Self> {
        let uri = request.http.uri();
        let page = uri.path_and_query().map_or(uri.path(), |asked| asked.as_str()).to_owned();
        request.signed_in().is_none().then(|| {
            let choices = Language::ALL.iter();
            LanguageButtons {
                page,
                choices: choices.map(|one| choice(*one, Some(request.language))).collect(),
            }
        })
    }
}

fn choice(language: Language, chosen: Option<Language>) -> Choice {
    Choice {
        value: language.as_str().to_owned(),
        text: own_name(language).to_owned(),
        is_chosen: chosen == Some(language),
    }
}

/// Returns the choices for an account: the language of the browser, or one for all browsers.
pub fn of_account(request: &ConsoleRequest<'_>) -> Vec<Choice> {
    let chosen = request.signed_in().and_then(|person| person.account.language);
    let of_browser = request.texts.access.language.of_browser.to_owned();
    let of_browser = Choice { value: String::new(), text: of_browser, is_chosen: chosen.is_none() };
    std::iter::once(of_browser).chain(Language::ALL.iter().map(|one| choice(*one, chosen))).collect()
}

/// Keeps the language in the browser and leads back to the page.
pub fn choose(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let chosen = Language::from_word(request.form.value(LANGUAGE)).ok_or(ConsoleProblem::BadForm)?;
    let page = PageDestination::parse(request.form.value(PAGE));
    // Pages below this one complete a sign-in, which works once.
    let page = page.as_ref().map(PageDestination::address).filter(|page| !page.starts_with(routes::SIGN_IN));
    Ok(with_language(request, response::redirect(page.unwrap_or(routes::SIGN_IN)), Some(chosen)))
}

/// Stores the language with the account. This browser keeps it for pages before signing in.
pub async fn choose_for_account(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let chosen = match request.form.value(LANGUAGE) {
        "" => None,
        word => Some(Language::from_word(word).ok_or(ConsoleProblem::BadForm)?),
    };
    profile::choose_language(request.app, request.person()?.account.id, chosen).await?;
    Ok(with_language(request, response::redirect("/app/account?saved"), chosen))
}

fn with_language(
    request: &ConsoleRequest<'_>,
    response: HttpResponse,
    chosen: Option<Language>,
) -> HttpResponse {
    response::with_cookie(response, cookie::written_language(chosen, request.app.links.is_encrypted()))
}
