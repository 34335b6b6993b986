//! How long the data of an organization or of one interview is kept, and what that would delete now.

use std::collections::HashSet;

use actix_web::HttpResponse;
use askama::Template;
use colloquy_app::retention::{self, Expired};
use colloquy_app::{AppError, interviews};
use colloquy_domain::InterviewId;
use colloquy_domain::retention::{
    RetentionKind, RetentionPeriod, RetentionPeriods, RetentionRules, RetentionScope,
};
use colloquy_languages::console::AccountProblemTexts;
use colloquy_languages::console_data::StoredDataTexts;
use colloquy_languages::console_editing::InterviewFormTexts;
use colloquy_languages::console_retention::RetentionTexts;
use colloquy_languages::fill;

use super::edit_interview::Choice;
use super::interviews::title;
use crate::edit_conflict::{self, EditConflict, StoredField, status_and_title};
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;

/// The choices: a number of days, no end, and the period of the organization, which only interviews have.
const DAYS: &str = "days";
const FOREVER: &str = "forever";
const FOLLOW: &str = "organization";

/// The fields of one kind.
struct KindFields {
    name: &'static str,
    label: &'static str,
    hint: Option<&'static str>,
    choices: Vec<Choice>,
    days_label: String,
    days: String,
    is_faulty: bool,
}

/// What the form says about one kind: its choice, and its number of days.
type Entered = (String, String);

#[derive(Template)]
#[template(path = "retention.html")]
struct RetentionPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static RetentionTexts,
    data: &'static StoredDataTexts,
    form: &'static InterviewFormTexts,
    problems: &'static AccountProblemTexts,
    longest: i32,
    /// Where the page above is, and its name.
    above: (String, String),
    is_of_interview: bool,
    path: String,
    token: String,
    fields: Vec<KindFields>,
    has_faults: bool,
    /// What would be deleted, if that was asked for.
    expired: Option<Vec<(&'static str, String)>>,
}

fn scope(
    request: &ConsoleRequest<'_>,
    interview: Option<InterviewId>,
) -> Result<RetentionScope, ConsoleProblem> {
    Ok(RetentionScope::of(request.organization()?, interview))
}

pub async fn show(
    request: &ConsoleRequest<'_>,
    interview: Option<InterviewId>,
) -> Result<HttpResponse, ConsoleProblem> {
    let scope = scope(request, interview)?;
    let rules = retention::rules(request.app, scope).await?;
    let entered = RetentionKind::ALL.iter().map(|kind| entered(scope, rules.get(*kind))).collect();
    page(request, scope, entered, PageContent::default()).await
}

fn entered(scope: RetentionScope, period: Option<RetentionPeriod>) -> Entered {
    match period {
        // An organization without a rule keeps everything, and its form has no other word for that.
        None if scope.interview_id().is_none() => (FOREVER.to_owned(), String::new()),
        None => (FOLLOW.to_owned(), String::new()),
        Some(RetentionPeriod::Forever) => (FOREVER.to_owned(), String::new()),
        Some(period) => (DAYS.to_owned(), period.days().map(|days| days.to_string()).unwrap_or_default()),
    }
}

/// What the page shows besides the form.
#[derive(Default)]
struct PageContent {
    faulty: HashSet<RetentionKind>,
    /// What would be deleted.
    expired: Option<Vec<Expired>>,
    conflict: Option<EditConflict>,
}

/// Returns the choice and the days of a kind as one value, because only both together say something. The days of another
/// choice say nothing.
fn joined((choice, days): &Entered) -> String {
    if choice == DAYS { format!("{choice} {days}") } else { choice.clone() }
}

fn split(value: &str) -> Entered {
    let (choice, days) = value.split_once(' ').unwrap_or((value, ""));
    (choice.to_owned(), days.to_owned())
}

async fn stored_fields(
    request: &ConsoleRequest<'_>,
    scope: RetentionScope,
    rules: RetentionRules,
) -> Result<Vec<StoredField>, ConsoleProblem> {
    let (texts, defaults) = (&request.texts.retention, defaults(request, scope).await?);
    let field = |kind: &RetentionKind| {
        let rule = rules.get(*kind);
        let shown = match rule {
            Some(period) => written(period, texts),
            None if scope.interview_id().is_none() => texts.forever.to_owned(),
            None => fill(texts.as_organization, &[("period", &written(defaults.get(*kind), texts))]),
        };
        StoredField::new(label(*kind, texts).0, joined(&entered(scope, rule))).shown_as(shown.as_str())
    };
    Ok(RetentionKind::ALL.iter().map(field).collect())
}

/// Returns what applies to interviews without rules of their own.
async fn defaults(
    request: &ConsoleRequest<'_>,
    scope: RetentionScope,
) -> Result<RetentionPeriods, ConsoleProblem> {
    let organization = RetentionScope::Organization(scope.organization_id());
    Ok(retention::periods(request.app, organization).await.map_err(AppError::from)?)
}

/// Saves the form, or shows what it would delete.
pub async fn submit(
    request: &ConsoleRequest<'_>,
    interview: Option<InterviewId>,
) -> Result<HttpResponse, ConsoleProblem> {
    let (scope, form) = (scope(request, interview)?, &request.form);
    let field = |kind: &RetentionKind| {
        let days = form.value(&format!("{}Days", kind.as_str())).trim().to_owned();
        (form.value(kind.as_str()).to_owned(), days)
    };
    let seen = retention::rules(request.app, scope).await?;
    let stored = stored_fields(request, scope, seen).await?;
    let sent = RetentionKind::ALL.iter().map(|kind| Some(joined(&field(kind))));
    let merged = edit_conflict::merge(request, stored, sent);
    let all: Vec<Entered> = merged.values.iter().map(|value| split(value)).collect();
    let (mut rules, mut faulty) = (RetentionRules::default(), HashSet::new());
    for (kind, (choice, days)) in RetentionKind::ALL.iter().zip(&all) {
        match period(scope, choice, days) {
            Ok(period) => rules = rules.with(*kind, period),
            Err(()) => _ = faulty.insert(*kind),
        }
    }
    if !faulty.is_empty() {
        return page(request, scope, all, PageContent { faulty, ..PageContent::default() }).await;
    }
    if !form.value("preview").is_empty() {
        let expired = Some(retention::would_remove(request.app, scope, Some(rules)).await?);
        return page(request, scope, all, PageContent { expired, ..PageContent::default() }).await;
    }
    if merged.conflict.is_some() {
        let content = PageContent { conflict: merged.conflict, ..PageContent::default() };
        return page(request, scope, all, content).await;
    }
    retention::change(request.app, &request.administrator()?, scope, rules, Some(seen)).await?;
    Ok(response::redirect(&format!("{}?saved", path(scope))))
}

/// Reads the period of a kind. A form without a choice changes nothing.
fn period(scope: RetentionScope, choice: &str, days: &str) -> Result<Option<RetentionPeriod>, ()> {
    match (choice, scope) {
        (DAYS, _) => match days.parse().map(RetentionPeriod::from_days) {
            Ok(Ok(period)) => Ok(Some(period)),
            _ => Err(()),
        },
        (FOREVER, _) => Ok(Some(RetentionPeriod::Forever)),
        (FOLLOW, RetentionScope::Interview(..)) => Ok(None),
        _ => Err(()),
    }
}

fn path(scope: RetentionScope) -> String {
    let base = format!("/app/organizations/{}", scope.organization_id());
    match scope.interview_id() {
        Some(id) => format!("{base}/interviews/{id}/retention"),
        None => format!("{base}/data/retention"),
    }
}

async fn page(
    request: &ConsoleRequest<'_>,
    scope: RetentionScope,
    entered: Vec<Entered>,
    PageContent { faulty, expired, conflict }: PageContent,
) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.retention;
    let (status, heading) = status_and_title(request, texts.heading, !faulty.is_empty(), conflict.as_ref());
    let stored = stored_fields(request, scope, retention::rules(request.app, scope).await?).await?;
    let defaults = defaults(request, scope).await?;
    let fields = RetentionKind::ALL.iter().zip(entered).map(|(kind, entered)| {
        let default = scope.interview_id().map(|_| &defaults);
        kind_fields(*kind, entered, default, faulty.contains(kind), texts)
    });
    let page = RetentionPage {
        frame: ConsoleFrame::new(request, heading).with_edit(request, &stored, conflict),
        texts,
        data: &request.texts.data,
        form: &request.texts.editing.interview,
        problems: &request.texts.problems,
        longest: RetentionPeriod::LONGEST_DAYS,
        above: above(request, scope).await?,
        is_of_interview: scope.interview_id().is_some(),
        path: path(scope),
        token: request.form_token().unwrap_or_default(),
        fields: fields.collect(),
        has_faults: !faulty.is_empty(),
        expired: expired.map(|found| summed(&found, texts)),
    };
    Ok(response::page(status, &page))
}

/// Returns the address and the name of the page above.
async fn above(
    request: &ConsoleRequest<'_>,
    scope: RetentionScope,
) -> Result<(String, String), ConsoleProblem> {
    let base = format!("/app/organizations/{}", scope.organization_id());
    let Some(id) = scope.interview_id() else {
        return Ok((format!("{base}/data"), request.texts.data.heading.to_owned()));
    };
    let interview = interviews::get::with_counts(request.app, request.caller()?, id).await?.interview;
    Ok((format!("{base}/interviews/{id}"), title(&interview, &request.texts.interviews)))
}

/// Returns how long each kind of the organization is kept.
pub async fn kept(request: &ConsoleRequest<'_>) -> Result<Vec<(&'static str, String)>, ConsoleProblem> {
    let (texts, scope) = (&request.texts.retention, scope(request, None)?);
    let applied = retention::periods(request.app, scope).await.map_err(AppError::from)?;
    let each = RetentionKind::ALL.iter();
    Ok(each.map(|kind| (label(*kind, texts).0, written(applied.get(*kind), texts))).collect())
}

fn kind_fields(
    kind: RetentionKind,
    (chosen, days): Entered,
    defaults: Option<&RetentionPeriods>,
    is_faulty: bool,
    texts: &'static RetentionTexts,
) -> KindFields {
    let choice = |value: &str, text: String, is_chosen| Choice { value: value.to_owned(), text, is_chosen };
    let mut choices = vec![
        choice(FOREVER, texts.forever.to_owned(), chosen == FOREVER),
        choice(DAYS, texts.after_days.to_owned(), chosen == DAYS),
    ];
    if let Some(defaults) = defaults {
        let default = written(defaults.get(kind), texts);
        let text = fill(texts.as_organization, &[("period", &default)]);
        choices.insert(0, choice(FOLLOW, text, chosen == FOLLOW));
    }
    let (label, hint) = label(kind, texts);
    KindFields {
        name: kind.as_str(),
        label,
        hint,
        choices,
        days_label: fill(texts.days_of, &[("kind", label)]),
        days,
        is_faulty,
    }
}

fn written(period: RetentionPeriod, texts: &RetentionTexts) -> String {
    match period.days() {
        None => texts.forever.to_owned(),
        Some(days) => fill(texts.days, &[("count", &days.to_string())]),
    }
}

fn label(kind: RetentionKind, texts: &RetentionTexts) -> (&'static str, Option<&'static str>) {
    match kind {
        RetentionKind::Audio => (texts.audio, None),
        RetentionKind::Transcripts => (texts.transcripts, None),
        RetentionKind::PersonalFields => (texts.personal_fields, None),
        RetentionKind::Logs => (texts.logs, Some(texts.logs_hint)),
        RetentionKind::Mails => (texts.mails, Some(texts.mails_hint)),
        RetentionKind::WebhookBodies => (texts.webhook_bodies, Some(texts.webhook_bodies_hint)),
    }
}

/// Adds up the invitations of all interviews, for each kind.
fn summed(found: &[Expired], texts: &RetentionTexts) -> Vec<(&'static str, String)> {
    let mut rows = Vec::new();
    for kind in RetentionKind::ALL {
        let of_kind = found.iter().filter(|one| one.kind == *kind);
        let invitations: usize = of_kind.clone().map(|one| one.invitations).sum();
        if of_kind.clone().count() == 0 {
            continue;
        }
        let has_more = of_kind.clone().any(|one| one.has_more);
        let text = if has_more { texts.expired_at_least } else { texts.expired };
        rows.push((label(*kind, texts).0, fill(text, &[("count", &invitations.to_string())])));
    }
    rows
}
