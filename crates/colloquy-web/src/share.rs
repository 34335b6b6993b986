//! The page of a share link: its form, or why the link is closed.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderValue, RETRY_AFTER};
use askama::Template;
use colloquy_app::AppError;
use colloquy_app::invitee_pages::{
    ShareLinkFormInput, ShareLinkPageContent, ShareLinkVisitFormError, VisitorAdmissionOutcome,
};
use colloquy_domain::Timestamp;
use colloquy_domain::language::Language;
use colloquy_domain::moment;
use colloquy_domain::share_link::{Ask, ShareLinkClosed};
use colloquy_domain::slug::Slug;
use colloquy_languages::page::{PageNotice, ShareLinkPageTexts, VisitorFormErrorTexts};

use crate::cookie;
use crate::form;
use crate::page::{self, PageFrame};
use crate::page_subject::{InviteePageInterview, typed};
use crate::problem::{self, PageProblem};
use crate::protection::protect_form;

/// More than the longest access code, but few enough that a form always fits its size limit.
const ACCESS_CODE_CHARACTERS: usize = 200;

#[derive(Template)]
#[template(path = "share.html")]
struct Form<'a> {
    frame: PageFrame,
    shown: InviteePageInterview,
    slug: &'a str,
    opening: String,
    use_of_details: String,
    fields: Vec<Field>,
    summary: Vec<Item>,
}

struct Field {
    /// The field's id, and the name that the browser sends it under.
    id: &'static str,
    label: &'static str,
    kind: &'static str,
    /// What the browser may fill in automatically.
    autocomplete: &'static str,
    autocapitalize: &'static str,
    input_mode: &'static str,
    max_length: usize,
    is_required: bool,
    value: String,
    hint: Option<&'static str>,
    complaints: Vec<&'static str>,
}

impl Field {
    /// Returns the ids of the elements that describe the field.
    fn described_by(&self) -> String {
        let hint = self.hint.map(|_| format!("{}-hint", self.id));
        let complaint = (!self.complaints.is_empty()).then(|| format!("{}-complaint", self.id));
        complaint.into_iter().chain(hint).collect::<Vec<_>>().join(" ")
    }
}

/// A complaint in the summary.
struct Item {
    text: &'static str,
    /// The id of the field, if it is in the form.
    field: Option<&'static str>,
}

/// A page without the form.
#[derive(Template)]
#[template(path = "share_closed.html")]
struct ClosedPage {
    frame: PageFrame,
    shown: InviteePageInterview,
    heading: &'static str,
    text: String,
    /// The opening time, for machines and for people.
    opens: Option<(String, String)>,
}

/// Returns the page of a share link. `language` is for pages that belong to no interview.
pub fn answer(
    slug: &Slug,
    found: Result<Option<ShareLinkPageContent>, AppError>,
    language: Language,
) -> HttpResponse {
    match found {
        Ok(Some(share)) => match share.closed {
            Some(why) => closed(StatusCode::OK, &share, why),
            None => offer(slug, &share, &ShareLinkFormInput::default(), &[]),
        },
        Ok(None) => problem::answer(PageProblem::NotFound, language),
        Err(error) => problem::failed(&error, language),
    }
}

/// Returns the response to a sent form. `is_encrypted` says whether visitors reach the service over TLS.
pub fn entered(
    slug: &Slug,
    entry: &ShareLinkFormInput,
    outcome: Result<Option<VisitorAdmissionOutcome>, AppError>,
    is_encrypted: bool,
    language: Language,
) -> HttpResponse {
    match outcome {
        Ok(Some(VisitorAdmissionOutcome::Admitted { invitation, token })) => {
            page::redirect(&invitation, token.and_then(|token| cookie::written(slug, &token, is_encrypted)))
        }
        Ok(Some(VisitorAdmissionOutcome::LinkMailed(share))) => link_mailed(&share),
        Ok(Some(VisitorAdmissionOutcome::Refused(share, complaints))) => {
            offer(slug, &share, entry, &complaints)
        }
        Ok(Some(VisitorAdmissionOutcome::Closed(share))) => {
            let why = share.closed.unwrap_or(ShareLinkClosed::Disabled);
            closed(status_of_refusal(why), &share, why)
        }
        Ok(None) => problem::answer(PageProblem::NotFound, language),
        Err(error) => problem::failed(&error, language),
    }
}

fn offer(
    slug: &Slug,
    share: &ShareLinkPageContent,
    entry: &ShareLinkFormInput,
    complaints: &[ShareLinkVisitFormError],
) -> HttpResponse {
    let shown = InviteePageInterview::of(&share.subject);
    let words = &shown.words.share;
    let fields = fields(share, entry, complaints, words);
    let summary: Vec<_> = complaints
        .iter()
        .map(|complaint| Item {
            text: text(*complaint, &words.complaints),
            field: about(*complaint).filter(|id| fields.iter().any(|field| field.id == *id)),
        })
        .collect();
    let title = match summary.is_empty() {
        true => shown.title.clone(),
        false => format!("{}: {}", words.complaints.heading, shown.title),
    };
    let page = Form {
        frame: shown.frame(&title).with_form(),
        slug: slug.as_str(),
        opening: shown.say(shown.words.invited),
        use_of_details: shown.say(words.use_of_details),
        fields,
        summary,
        shown,
    };
    let mut response = page::answer(status(complaints), &page);
    protect_form(response.headers_mut());
    let waits = complaints.iter().filter_map(|complaint| match complaint {
        ShareLinkVisitFormError::TooManyTries { retry_after_s } => Some(*retry_after_s),
        _ => None,
    });
    if let Some(retry_after_s) = waits.max() {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(retry_after_s));
    }
    response
}

fn status(complaints: &[ShareLinkVisitFormError]) -> StatusCode {
    let is_limit = |complaint: &ShareLinkVisitFormError| {
        matches!(
            complaint,
            ShareLinkVisitFormError::TooManyTries { .. } | ShareLinkVisitFormError::TooManyToday
        )
    };
    match complaints {
        [] => StatusCode::OK,
        _ if complaints.iter().any(is_limit) => StatusCode::TOO_MANY_REQUESTS,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// Returns the fields of the form. An access code is never filled in again, because others may see the
/// screen.
fn fields(
    share: &ShareLinkPageContent,
    entry: &ShareLinkFormInput,
    complaints: &[ShareLinkVisitFormError],
    words: &ShareLinkPageTexts,
) -> Vec<Field> {
    let complaints_about = |id: &str| {
        let found = complaints.iter().filter(|complaint| about(**complaint) == Some(id));
        found.map(|complaint| text(*complaint, &words.complaints)).collect()
    };
    let name = Field {
        id: form::NAME,
        label: words.name,
        kind: "text",
        autocomplete: "name",
        autocapitalize: "words",
        input_mode: "text",
        max_length: 200,
        is_required: share.ask_name == Ask::Required,
        value: typed(&entry.name),
        hint: None,
        complaints: complaints_about(form::NAME),
    };
    let email = Field {
        id: form::EMAIL,
        label: words.email,
        kind: "email",
        autocomplete: "email",
        autocapitalize: "none",
        input_mode: "email",
        max_length: 254,
        is_required: share.ask_email == Ask::Required,
        value: typed(&entry.email),
        hint: None,
        complaints: complaints_about(form::EMAIL),
    };
    let access_code = Field {
        id: form::ACCESS_CODE,
        label: words.access_code,
        kind: "text",
        autocomplete: "off",
        autocapitalize: "none",
        input_mode: "text",
        max_length: ACCESS_CODE_CHARACTERS,
        is_required: true,
        value: String::new(),
        hint: Some(words.access_code_hint),
        complaints: complaints_about(form::ACCESS_CODE),
    };
    let asked = [share.ask_name != Ask::Off, share.ask_email != Ask::Off, share.asks_code];
    let fields = [name, email, access_code].into_iter().zip(asked);
    fields.filter_map(|(field, is_asked)| is_asked.then_some(field)).collect()
}

/// Returns the id of the field that a complaint is about.
fn about(complaint: ShareLinkVisitFormError) -> Option<&'static str> {
    match complaint {
        ShareLinkVisitFormError::NameMissing | ShareLinkVisitFormError::NameTooLong => Some(form::NAME),
        ShareLinkVisitFormError::EmailMissing
        | ShareLinkVisitFormError::EmailInvalid
        | ShareLinkVisitFormError::EmailDomain => Some(form::EMAIL),
        ShareLinkVisitFormError::AccessCodeWrong => Some(form::ACCESS_CODE),
        ShareLinkVisitFormError::TooManyTries { .. } | ShareLinkVisitFormError::TooManyToday => None,
    }
}

fn text(complaint: ShareLinkVisitFormError, words: &VisitorFormErrorTexts) -> &'static str {
    match complaint {
        ShareLinkVisitFormError::NameMissing => words.name_missing,
        ShareLinkVisitFormError::NameTooLong => words.name_too_long,
        ShareLinkVisitFormError::EmailMissing => words.email_missing,
        ShareLinkVisitFormError::EmailInvalid => words.email_invalid,
        ShareLinkVisitFormError::EmailDomain => words.email_domain,
        ShareLinkVisitFormError::AccessCodeWrong => words.access_code_wrong,
        ShareLinkVisitFormError::TooManyTries { .. } => words.too_many_tries,
        ShareLinkVisitFormError::TooManyToday => words.too_many_today,
    }
}

fn closed(status: StatusCode, share: &ShareLinkPageContent, why: ShareLinkClosed) -> HttpResponse {
    let shown = InviteePageInterview::of(&share.subject);
    let words = &shown.words.share;
    let notice: &PageNotice = match why {
        ShareLinkClosed::Disabled => &words.disabled,
        ShareLinkClosed::NotYet => &words.not_yet,
        ShareLinkClosed::Over => &words.over,
        ShareLinkClosed::Full => &words.full,
        ShareLinkClosed::FullToday => &words.full_today,
    };
    let opens_at =
        share.opens_at.filter(|_| matches!(why, ShareLinkClosed::NotYet | ShareLinkClosed::FullToday));
    let page = ClosedPage {
        frame: shown.frame(notice.heading),
        heading: notice.heading,
        text: shown.say(notice.text),
        opens: opens_at.map(|opens_at| (opens_at.to_string(), moment::written(opens_at, shown.language))),
        shown,
    };
    let mut response = page::answer(status, &page);
    if let Some(date) = opens_at.filter(|_| status == StatusCode::TOO_MANY_REQUESTS).and_then(http_date) {
        response.headers_mut().insert(RETRY_AFTER, date);
    }
    response
}

fn status_of_refusal(why: ShareLinkClosed) -> StatusCode {
    match why {
        ShareLinkClosed::FullToday => StatusCode::TOO_MANY_REQUESTS,
        ShareLinkClosed::Disabled
        | ShareLinkClosed::NotYet
        | ShareLinkClosed::Over
        | ShareLinkClosed::Full => StatusCode::CONFLICT,
    }
}

fn http_date(moment: Timestamp) -> Option<HeaderValue> {
    HeaderValue::from_str(&moment.strftime("%a, %d %b %Y %H:%M:%S GMT").to_string()).ok()
}

/// Returns the page about a mailed link. It is the same whether a mail was sent or not, in any state of the
/// invitation.
fn link_mailed(share: &ShareLinkPageContent) -> HttpResponse {
    let shown = InviteePageInterview::of(&share.subject);
    let notice = &shown.words.share.link_mailed;
    let page = ClosedPage {
        frame: shown.frame(notice.heading),
        heading: notice.heading,
        text: shown.say(notice.text),
        opens: None,
        shown,
    };
    page::answer(StatusCode::OK, &page)
}

#[cfg(test)]
mod tests;
