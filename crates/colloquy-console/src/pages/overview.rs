//! The page on which members begin: who is being interviewed, what needs attention, and the newest interviews.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::invitations::running::{self, InvitationsWithInterviews};
use colloquy_app::page_versions::NEWEST_INTERVIEWS;
use colloquy_app::webhooks;
use colloquy_app::{interviews, organizations};
use colloquy_domain::account::membership::Permission;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{ActivityCounts, InterviewFilter, ListPageRequest};
use colloquy_domain::{Timestamp, moment};
use colloquy_languages::console::InterviewListTexts;
use colloquy_languages::console_editing::InterviewFormTexts;
use colloquy_languages::console_overview::OverviewTexts;
use colloquy_languages::fill;

use super::interview_list::{InterviewListItem, row};
use super::interviews::{name, title};
use super::settings::usage_plot;
use super::webhook_endpoints::EndpointStatusBadge;
use crate::frame::ConsoleFrame;
use crate::plot::Plot;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::self_updating_page::SelfUpdatingPage;
use crate::text::ShownTime;
use crate::timed_text::TimedText;

/// The days of the plot.
const DAYS: usize = 7;

struct RunningRow {
    id: String,
    name: String,
    interview: String,
    interview_path: String,
    started: Option<ShownTime>,
    /// Since when the invitee has been away.
    interrupted: Option<TimedText>,
}

/// An invitation whose invitee reported a danger, whose mail was not delivered, whose interview was abandoned, or whose
/// consent was withdrawn.
struct AttentionRow {
    id: String,
    name: String,
    interview: String,
    reason: String,
}

/// An endpoint that does not receive what it should.
struct EndpointRow {
    id: String,
    address: String,
    status: EndpointStatusBadge,
}

#[derive(Template)]
#[template(path = "overview.html")]
struct OverviewPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static OverviewTexts,
    base: String,
    running: Vec<RunningRow>,
    has_more: bool,
    dangers: Vec<AttentionRow>,
    has_more_dangers: bool,
    withdrawals: Vec<AttentionRow>,
    has_more_withdrawals: bool,
    attention: Vec<AttentionRow>,
    has_more_attention: bool,
    /// Empty if the person may not see endpoints.
    failing: Vec<EndpointRow>,
    newest: Vec<InterviewListItem>,
    list: &'static InterviewListTexts,
    editing: &'static InterviewFormTexts,
    may_edit: bool,
    usage: Plot,
    minutes: &'static str,
    week: Plot,
}

pub async fn show(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, caller, organization) = (&request.texts.overview, request.caller()?, request.organization()?);
    let base = format!("/app/organizations/{organization}");
    let live = SelfUpdatingPage::Overview.address(request.app, caller).await?;
    let running = running::running(request.app, caller).await?;
    let newest = ListPageRequest { after: None, limit: NEWEST_INTERVIEWS };
    let filter = InterviewFilter { archived: false, updated_since: None };
    let newest = interviews::list::list(request.app, caller, filter, newest).await?;
    let may_administer = request.member().is_some_and(|(role, _)| role.allows(Permission::Administer));
    let endpoints = match may_administer {
        true => webhooks::list::list(request.app, organization).await?,
        false => Vec::new(),
    };
    let failing =
        endpoints.iter().filter(|endpoint| endpoint.needs_attention()).map(|endpoint| EndpointRow {
            id: endpoint.id.to_string(),
            address: endpoint.url.as_str().to_owned(),
            status: EndpointStatusBadge::new(request, endpoint),
        });
    let dangers = running::reported_dangers(request.app, caller).await?;
    let attention = running::needing_attention(request.app, caller).await?;
    let withdrawals = running::undecided_withdrawals(request.app, caller).await?;
    let danger = |_: &Invitation| texts.danger.to_owned();
    let reason = |_: &Invitation| request.texts.withdrawal.undecided.to_owned();
    let failure = |invitation: &Invitation| failure(request, invitation);
    let page = OverviewPage {
        frame: ConsoleFrame::new(request, texts.heading.to_owned()).with_live(live),
        texts,
        running: running.invitations.iter().map(|of| running_row(request, of, &running, &base)).collect(),
        has_more: running.more,
        dangers: attention_rows(request, &dangers, danger),
        has_more_dangers: dangers.more,
        withdrawals: attention_rows(request, &withdrawals, reason),
        has_more_withdrawals: withdrawals.more,
        attention: attention_rows(request, &attention, failure),
        has_more_attention: attention.more,
        failing: failing.collect(),
        newest: newest.rows.iter().map(|listed| row(request, listed)).collect(),
        list: &request.texts.interviews,
        editing: &request.texts.editing.interview,
        may_edit: request.may_edit(),
        usage: usage_plot(
            organizations::usage(request.app, organization, super::settings::MONTHS).await?,
            texts.usage,
            request.language,
        ),
        minutes: request.texts.settings.minutes,
        week: week_plot(request, &organizations::activity(request.app, organization, DAYS).await?),
        base,
    };
    Ok(response::page(StatusCode::OK, &page))
}

/// Draws how many interviews were completed on each day.
fn week_plot(request: &ConsoleRequest<'_>, days: &[(Timestamp, ActivityCounts)]) -> Plot {
    let texts = &request.texts.overview;
    let sum = |count: fn(&ActivityCounts) -> i64| -> String {
        days.iter().map(|(_, counts)| count(counts)).sum::<i64>().to_string()
    };
    let (started, completed) = (sum(|counts| counts.started), sum(|counts| counts.completed));
    let rows = days.iter().map(|(day, counts)| (moment::day(*day, request.language), counts.completed));
    let note = fill(texts.week_counts, &[("started", &started), ("completed", &completed)]);
    Plot { note: Some(note), ..Plot::new("week-plot", texts.week, rows) }
}

fn attention_rows(
    request: &ConsoleRequest<'_>,
    listed: &InvitationsWithInterviews,
    reason: impl Fn(&Invitation) -> String,
) -> Vec<AttentionRow> {
    let row = |invitation: &Invitation| {
        let interview = listed.interviews.get(&invitation.interview_id);
        AttentionRow {
            id: invitation.id.to_string(),
            name: name(invitation, request.texts.interview.no_name),
            interview: interview.map_or_else(String::new, |one| title(one, &request.texts.interviews)),
            reason: reason(invitation),
        }
    };
    listed.invitations.iter().map(row).collect()
}

fn failure(request: &ConsoleRequest<'_>, invitation: &Invitation) -> String {
    let texts = &request.texts.overview;
    match &invitation.error {
        Some(error) => fill(texts.undelivered, &[("reason", error)]),
        None => texts.abandoned.to_owned(),
    }
}

fn running_row(
    request: &ConsoleRequest<'_>,
    invitation: &Invitation,
    running: &InvitationsWithInterviews,
    base: &str,
) -> RunningRow {
    let list = &request.texts.interviews;
    let interview = running.interviews.get(&invitation.interview_id);
    let since = |time| TimedText::new(request.texts.overview.interrupted, time, request.language);
    RunningRow {
        id: invitation.id.to_string(),
        name: name(invitation, request.texts.interview.no_name),
        interview: interview.map_or_else(String::new, |interview| title(interview, list)),
        interview_path: format!("{base}/interviews/{}", invitation.interview_id),
        started: ShownTime::optional(invitation.started_at, request.language),
        interrupted: invitation.paused_at.map(since),
    }
}
