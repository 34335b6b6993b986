//! The settings of the share link of an interview.

use std::collections::HashSet;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::{interviews, share_links};
use colloquy_domain::share_link::{Ask, ShareLink, ShareLinkUpdate};
use colloquy_domain::{InterviewId, Timestamp};
use colloquy_languages::console::{AccountProblemTexts, InterviewListTexts};
use colloquy_languages::console_editing::{InterviewFormTexts, ShareLinkSettingsTexts};
use colloquy_languages::fill;
use serde_json::{Value, json};

use super::interviews::{saved, title};
use crate::form::{self, SubmittedForm};
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::qr_code;
use crate::request::ConsoleRequest;
use crate::response;

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
    page(request, id, &link, HashSet::new()).await
}

async fn page(
    request: &ConsoleRequest<'_>,
    id: InterviewId,
    link: &ShareLink,
    faulty: HashSet<&'static str>,
) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, entered) = (&request.texts.editing.share_link, &request.form);
    let interview = interviews::get::with_counts(request.app, request.caller()?, id).await?.interview;
    let base = format!("/app/organizations/{}/interviews", interview.organization_id);
    let is_refused = !faulty.is_empty();
    let (status, heading) = match is_refused {
        false => (StatusCode::OK, texts.heading.to_owned()),
        true => (StatusCode::BAD_REQUEST, fill(request.texts.frame.error_title, &[("title", texts.heading)])),
    };
    let value = |field, present: String| if is_refused { entered.value(field).to_owned() } else { present };
    let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    let page = ShareLinkPage {
        frame: ConsoleFrame::new(request, heading).with_scripts(&["copy.js"]),
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
        is_open: if is_refused { !entered.value("enabled").is_empty() } else { link.enabled },
        ask_name: value("askName", link.ask_name.as_str().to_owned()),
        ask_email: value("askEmail", link.ask_email.as_str().to_owned()),
        max_interviews: value("maxInterviews", number(link.max_interviews.map(|most| most.get()))),
        max_per_day: value("maxPerDay", number(link.max_per_day.map(|most| most.get()))),
        opens_at: value("opensAt", link.opens_at.map(form::time_value).unwrap_or_default()),
        closes_at: value("closesAt", link.closes_at.map(form::time_value).unwrap_or_default()),
        domains: value("allowedEmailDomains", link.allowed_email_domains.as_str().to_owned()),
        has_code: link.access_code_hash.is_some(),
        token: request.form_token().unwrap_or_default(),
        faulty,
    };
    Ok(response::page(status, &page))
}

pub async fn save(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let link = share_links::get::get(request.app, request.caller()?, id).await?;
    let update: ShareLinkUpdate = match form::parse(&json_of(&request.form, &link)) {
        Ok(update) => update,
        Err(faulty) => return page(request, id, &link, faulty).await,
    };
    share_links::update::update(request.app, request.caller()?, id, update).await?;
    saved(request, id)
}

/// Returns the form as a request to the REST interface.
fn json_of(entered: &SubmittedForm, link: &ShareLink) -> Value {
    let number = |field| match entered.value(field).trim() {
        "" => Value::Null,
        text => text.parse::<i64>().map_or_else(|_| text.into(), Value::from),
    };
    let mut json = json!({
        "enabled": !entered.value("enabled").is_empty(),
        "askName": entered.value("askName"),
        "askEmail": entered.value("askEmail"),
        "maxInterviews": number("maxInterviews"),
        "maxPerDay": number("maxPerDay"),
        "allowedEmailDomains": entered.value("allowedEmailDomains").trim(),
    });
    // The fields have no seconds, so unchanged times are not sent.
    let times = [("opensAt", link.opens_at), ("closesAt", link.closes_at)];
    let is_same = |field, time: Option<Timestamp>| {
        entered.value(field) == time.map(form::time_value).unwrap_or_default()
    };
    if !times.iter().all(|(field, time)| is_same(field, *time)) {
        for (field, _) in times {
            json[field] = match entered.value(field).trim() {
                "" => Value::Null,
                text => form::parse_time(text).map_or_else(|| text.into(), |time| time.to_string().into()),
            };
        }
    }
    let code = entered.value("accessCode").trim();
    if !code.is_empty() || !entered.value("removeCode").is_empty() {
        json["accessCode"] = code.into();
    }
    json
}
