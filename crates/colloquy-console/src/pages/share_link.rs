//! The settings of the share link of an interview.

use std::collections::HashSet;

use actix_web::HttpResponse;
use askama::Template;
use colloquy_app::{interviews, share_links};
use colloquy_domain::share_link::{Ask, ShareLink, ShareLinkUpdate};
use colloquy_domain::{InterviewId, Timestamp};
use colloquy_languages::console::{AccountProblemTexts, InterviewListTexts};
use colloquy_languages::console_editing::{InterviewFormTexts, ShareLinkSettingsTexts};
use serde_json::{Value, json};

use super::interviews::{saved, title};
use crate::edit_conflict::{self, EditConflict, MergedForm, StoredField, status_and_title};
use crate::form;
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::qr_code;
use crate::request::ConsoleRequest;
use crate::response;
use crate::timed_text::TimedText;

/// The fields of the form, which have the names of the REST interface.
const FIELDS: [&str; 8] = [
    "enabled",
    "askName",
    "askEmail",
    "allowedEmailDomains",
    "opensAt",
    "closesAt",
    "maxInterviews",
    "maxPerDay",
];

/// The field for a new access code. Left empty, it keeps the present one.
const CODE: &str = "accessCode";

const REMOVE_CODE: &str = "removeCode";

/// The values of the form, in the order of [`FIELDS`].
struct ShareLinkForm([String; FIELDS.len()]);

impl ShareLinkForm {
    fn of(link: &ShareLink) -> Self {
        let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
        let time = |time: Option<Timestamp>| time.map(form::time_value).unwrap_or_default();
        ShareLinkForm([
            if link.enabled { "yes".to_owned() } else { String::new() },
            link.ask_name.as_str().to_owned(),
            link.ask_email.as_str().to_owned(),
            link.allowed_email_domains.as_str().to_owned(),
            time(link.opens_at),
            time(link.closes_at),
            number(link.max_interviews.map(|most| most.get())),
            number(link.max_per_day.map(|most| most.get())),
        ])
    }

    fn value(&self, field: &str) -> &str {
        FIELDS.iter().position(|name| *name == field).map_or("", |at| &self.0[at])
    }
}

/// Returns the fields with what readers see of them, the access code last.
fn stored_fields(request: &ConsoleRequest<'_>, link: &ShareLink) -> Vec<StoredField> {
    let (texts, values) = (&request.texts.editing.share_link, ShareLinkForm::of(link));
    let ask = |asked: Ask| match asked {
        Ask::Off => texts.ask_off,
        Ask::Optional => texts.ask_optional,
        Ask::Required => texts.ask_required,
    };
    let time = |field: StoredField, time: Option<Timestamp>| match time {
        Some(time) => field.shown_as(TimedText::new("{time}", time, request.language)),
        None => field,
    };
    let field = |label, name| StoredField::new(label, values.value(name));
    let state =
        if link.enabled { request.texts.interview.share_open } else { request.texts.interview.share_closed };
    let code = link.access_code_hash.as_deref();
    let code_state = if code.is_some() { texts.code_is_set } else { texts.code_is_not_set };
    vec![
        field(texts.open, "enabled").shown_as(state),
        field(texts.ask_name, "askName").shown_as(ask(link.ask_name)),
        field(texts.ask_email, "askEmail").shown_as(ask(link.ask_email)),
        field(texts.domains, "allowedEmailDomains"),
        time(field(texts.opens_at, "opensAt"), link.opens_at),
        time(field(texts.closes_at, "closesAt"), link.closes_at),
        field(texts.max_interviews, "maxInterviews"),
        field(texts.max_per_day, "maxPerDay"),
        StoredField::new(texts.code, code.unwrap_or_default()).shown_as(code_state),
    ]
}

struct AskChoice {
    value: &'static str,
    text: &'static str,
}

#[derive(Template)]
#[template(path = "share_link.html")]
struct ShareLinkPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static ShareLinkSettingsTexts,
    form: &'static InterviewFormTexts,
    list: &'static InterviewListTexts,
    problems: &'static AccountProblemTexts,
    base: String,
    path: String,
    interview: String,
    address: String,
    /// The address as an image. `None` if it is too long for one.
    qr_code: Option<String>,
    choices: [AskChoice; 3],
    is_open: bool,
    ask_name: String,
    ask_email: String,
    max_interviews: String,
    max_per_day: String,
    opens_at: String,
    closes_at: String,
    domains: String,
    has_code: bool,
    code: String,
    removes_code: bool,
    token: String,
    faulty: HashSet<&'static str>,
}

impl ShareLinkPage<'_> {
    fn is_faulty(&self, field: &str) -> bool {
        self.faulty.contains(field)
    }

    fn text_of(&self, field: &str) -> &'static str {
        match field {
            "accessCode" => self.texts.bad_code,
            "opensAt" | "closesAt" => self.texts.bad_time,
            "allowedEmailDomains" => self.texts.bad_domains,
            _ => self.texts.bad_limit,
        }
    }

    /// Returns the faulty fields in the order of the form.
    fn errors(&self) -> Vec<(&'static str, &'static str)> {
        let fields =
            ["allowedEmailDomains", "maxInterviews", "maxPerDay", "opensAt", "closesAt", "accessCode"];
        fields
            .into_iter()
            .filter(|field| self.is_faulty(field))
            .map(|field| (field, self.text_of(field)))
            .collect()
    }
}

pub async fn show(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let link = share_links::get::get(request.app, request.caller()?, id).await?;
    page(request, id, &link, ShareLinkForm::of(&link), HashSet::new(), None).await
}

async fn page(
    request: &ConsoleRequest<'_>,
    id: InterviewId,
    link: &ShareLink,
    values: ShareLinkForm,
    faulty: HashSet<&'static str>,
    conflict: Option<EditConflict>,
) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.editing.share_link;
    let interview = interviews::get::with_counts(request.app, request.caller()?, id).await?.interview;
    let base = format!("/app/organizations/{}/interviews", interview.organization_id);
    let (status, heading) = status_and_title(request, texts.heading, !faulty.is_empty(), conflict.as_ref());
    let frame = ConsoleFrame::new(request, heading).with_scripts(&["copy.js"]);
    let value = |field| values.value(field).to_owned();
    let page = ShareLinkPage {
        frame: frame.with_edit(request, &stored_fields(request, link), conflict),
        texts,
        form: &request.texts.editing.interview,
        list: &request.texts.interviews,
        problems: &request.texts.problems,
        path: format!("{base}/{id}"),
        base,
        interview: title(&interview, &request.texts.interviews),
        qr_code: qr_code::svg(&request.app.links.share(&link.slug)),
        address: request.app.links.share(&link.slug),
        choices: [
            AskChoice { value: Ask::Off.as_str(), text: texts.ask_off },
            AskChoice { value: Ask::Optional.as_str(), text: texts.ask_optional },
            AskChoice { value: Ask::Required.as_str(), text: texts.ask_required },
        ],
        is_open: !values.value("enabled").is_empty(),
        ask_name: value("askName"),
        ask_email: value("askEmail"),
        max_interviews: value("maxInterviews"),
        max_per_day: value("maxPerDay"),
        opens_at: value("opensAt"),
        closes_at: value("closesAt"),
        domains: value("allowedEmailDomains"),
        has_code: link.access_code_hash.is_some(),
        code: request.form.value(CODE).to_owned(),
        removes_code: !request.form.value(REMOVE_CODE).is_empty(),
        token: request.form_token().unwrap_or_default(),
        faulty,
    };
    Ok(response::page(status, &page))
}

pub async fn save(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let link = share_links::get::get(request.app, request.caller()?, id).await?;
    let entered = FIELDS.iter().map(|field| Some(request.form.value(field).trim().to_owned()));
    let code = request.form.value(CODE).trim();
    let code = (!code.is_empty() || !request.form.value(REMOVE_CODE).is_empty()).then(|| code.to_owned());
    let merged = edit_conflict::merge(request, stored_fields(request, &link), entered.chain([code]));
    let values = ShareLinkForm(std::array::from_fn(|at| merged.value(at).to_owned()));
    let update: ShareLinkUpdate = match form::parse(&json_of(&values, &merged, &link)) {
        Ok(update) => update,
        Err(faulty) => return page(request, id, &link, values, faulty, None).await,
    };
    if merged.conflict.is_some() {
        return page(request, id, &link, values, HashSet::new(), merged.conflict).await;
    }
    let caller = request.caller_having_seen(&link)?;
    share_links::update::update(request.app, &caller, id, update).await?;
    saved(request, id)
}

/// Returns what the form changes, as a request to the REST interface.
fn json_of(values: &ShareLinkForm, merged: &MergedForm, link: &ShareLink) -> Value {
    let mut json = json!({});
    for (_, field) in FIELDS.into_iter().enumerate().filter(|(at, _)| merged.changes(*at)) {
        json[field] = match (field, values.value(field)) {
            ("enabled", enabled) => (!enabled.is_empty()).into(),
            ("askName" | "askEmail" | "allowedEmailDomains", text) => text.into(),
            (_, "") => Value::Null,
            ("opensAt" | "closesAt", text) => {
                form::parse_time(text).map_or_else(|| text.into(), |time| time.to_string().into())
            }
            (_, number) => number.parse::<i64>().map_or_else(|_| number.into(), Value::from),
        };
    }
    // The two times are checked together. The fields have no seconds, so an unchanged time is not taken from them.
    let times = [("opensAt", link.opens_at), ("closesAt", link.closes_at)];
    if times.iter().any(|(field, _)| json.get(field).is_some()) {
        for (field, stored) in times {
            if json.get(field).is_none() {
                json[field] = stored.map_or(Value::Null, |time| time.to_string().into());
            }
        }
    }
    if merged.changes(FIELDS.len()) {
        json[CODE] = merged.value(FIELDS.len()).into();
    }
    json
}
