//! A form that was sent after its session had ended. Nothing is carried out, and the page that says so keeps what was
//! entered, so that the person can sign in and send it again. The session of that person does not exist yet, so the page
//! has another token, which belongs to a cookie of the browser: a page of another site knows neither.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_domain::account::secret::AccountSecret;
use colloquy_languages::page::PageNotice;

use crate::edit_conflict::OPENED;
use crate::form::{SubmittedForm, TOKEN};
use crate::frame::ConsoleFrame;
use crate::request::ConsoleRequest;
use crate::{cookie, once, response, routes};

/// The field with the token of the browser.
const BROWSER_TOKEN: &str = "kept";

/// Fields that no person has entered.
const OWN_FIELDS: [&str; 4] = [TOKEN, BROWSER_TOKEN, OPENED, once::FIELD];

#[derive(Template)]
#[template(path = "kept_form.html")]
struct KeptFormPage<'p> {
    frame: ConsoleFrame<'p>,
    notice: &'static PageNotice,
    send_again: &'static str,
    /// Where the person signs in, and the text of that link.
    sign_in: Option<(&'static str, &'static str)>,
    action: String,
    fields: Vec<(&'p str, &'p str)>,
}

/// Returns whether a form has anything that would be lost. A file is on the person's disk.
pub fn has_entries(form: &SubmittedForm) -> bool {
    let is_entered = |(name, value): (&str, &str)| !OWN_FIELDS.contains(&name) && !value.is_empty();
    !form.has_files() && form.fields().any(is_entered)
}

fn browser(request: &ConsoleRequest<'_>) -> Option<AccountSecret> {
    cookie::kept_form(request.http.headers(), request.app.links.is_encrypted())
}

/// Returns whether the form comes from the page that this browser got when its session had ended.
pub fn has_browser_token(request: &ConsoleRequest<'_>) -> bool {
    browser(request).is_some_and(|browser| browser.form_token() == request.form.value(BROWSER_TOKEN))
}

pub fn answer(request: &ConsoleRequest<'_>) -> HttpResponse {
    let (texts, is_signed_in) = (&request.texts.errors, request.signed_in().is_some());
    let (status, notice) = match is_signed_in {
        true => (StatusCode::FORBIDDEN, &texts.session_changed),
        false => (StatusCode::UNAUTHORIZED, &texts.session_ended),
    };
    // Choosing a language leads to another page, which would not have the form.
    let frame = ConsoleFrame { languages: None, ..ConsoleFrame::new(request, notice.heading.to_owned()) };
    let browser = browser(request).unwrap_or_else(|| AccountSecret::draw(&*request.app.randomness));
    let is_entered = |name: &str| name != TOKEN && name != BROWSER_TOKEN;
    let mut fields: Vec<(&str, &str)> = request.form.fields().filter(|(name, _)| is_entered(name)).collect();
    let (token, browser_token) = (request.form_token().unwrap_or_default(), browser.form_token());
    fields.push(if is_signed_in { (TOKEN, &token) } else { (BROWSER_TOKEN, &browser_token) });
    let page = KeptFormPage {
        frame,
        notice,
        send_again: texts.send_again,
        sign_in: (!is_signed_in).then_some((routes::SIGN_IN, request.texts.sign_in.button)),
        action: request.http.uri().path_and_query().map_or("", |uri| uri.as_str()).to_owned(),
        fields,
    };
    let response = response::page(status, &page);
    if is_signed_in {
        return response;
    }
    response::with_cookie(response, cookie::written_kept_form(&browser, request.app.links.is_encrypted()))
}
