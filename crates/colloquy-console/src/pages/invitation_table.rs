//! The table of the invitations of an interview, with its filters.

use colloquy_app::interviews::search::{MatchingCounts, counts_by_person};
use colloquy_app::{App, AppError, Caller, interviews, invitations};
use colloquy_domain::ids::Id;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::ports::{InvitationFilter, InvitationStatusCounts, ListPageRequest};
use colloquy_domain::text_search::SearchWords;
use colloquy_domain::{InterviewId, InvitationId};
use colloquy_languages::fill;

use super::ROWS;
use super::interviews::{CountedStatus, abandoned, counted, email_beside_name, name};
use super::undelivered;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::search::{self, SearchField};
use crate::text::{self, ShownStatus, ShownTime};

pub struct InvitationRow {
    pub id: String,
    pub name: String,
    /// Names the box with which it is chosen.
    pub select: String,
    pub email: Option<String>,
    pub status: ShownStatus,
    /// That the invitee reported a danger.
    pub danger: Option<&'static str>,
    /// Why the mail was not delivered.
    pub undelivered: Option<String>,
    pub abandoned: Option<&'static str>,
    pub started: Option<ShownTime>,
    pub duration: Option<String>,
    pub answers: i64,
}

impl InvitationRow {
    fn new(request: &ConsoleRequest<'_>, invitation: &Invitation) -> Self {
        let minutes = text::minutes(invitation.active_ms);
        let duration = fill(request.texts.invitation.duration, &[("count", &minutes)]);
        let name = name(invitation, request.texts.interview.no_name);
        InvitationRow {
            id: invitation.id.to_string(),
            select: fill(request.texts.editing.people.select, &[("name", &name)]),
            name,
            email: email_beside_name(&invitation.name, &invitation.email),
            status: ShownStatus::new(invitation.status, &request.texts.statuses),
            undelivered: undelivered::text(request, invitation),
            abandoned: abandoned(request, invitation),
            danger: invitation.danger_reported_at.map(|_| request.texts.overview.danger),
            started: ShownTime::optional(invitation.started_at, request.language),
            duration: invitation.started_at.map(|_| duration),
            answers: invitation.responses_count,
        }
    }
}

pub struct InvitationTable {
    pub rows: Vec<InvitationRow>,
    /// How many invitations match the filter by name, in each status and in all.
    pub counts: Vec<CountedStatus>,
    pub all: String,
    /// Filters the table by name.
    pub person: SearchField,
    /// The part of a query that keeps this filter.
    pub person_part: String,
    /// The status by which the table is filtered.
    pub status_word: Option<&'static str>,
    /// Whether the table has invitations of every status.
    pub is_all: bool,
    /// Where these are, with the filter by name.
    pub all_path: String,
    pub shows_archived: bool,
    pub is_first: bool,
    pub first: String,
    pub next: Option<String>,
}

impl InvitationTable {
    /// Reads the part of the table that the request asks for. `path` is that of the interview's page, and `counts` are
    /// those of all its invitations.
    pub async fn read(
        request: &ConsoleRequest<'_>,
        id: InterviewId,
        path: &str,
        counts: InvitationStatusCounts,
    ) -> Result<Self, ConsoleProblem> {
        let shows_archived = request.query("archived").is_some();
        let status = request.query("status").and_then(|word| Status::from_word(&word));
        let status = status.filter(|_| !shows_archived);
        let after = request.query("after").and_then(|id| Id::parse(&id).ok());
        let (filter, page) =
            (InvitationFilter { archived: shows_archived, status }, ListPageRequest { after, limit: ROWS });
        let words = search::person_words(request).filter(|_| !shows_archived);
        let (app, caller) = (request.app.clone(), request.caller()?.clone());
        let reads = async move {
            let matching = match &words {
                Some(words) => counts_by_person(&app, &caller, id, words).await?,
                None => MatchingCounts { counts, is_partial: false },
            };
            Ok::<_, AppError>((listed(&app, &caller, id, words, filter, page).await?, matching))
        };
        let ((rows, last), matching) = request.app.bulk_reads.run(reads).await?;
        let person = SearchField::by_person(request, path.to_owned(), status);
        Ok(InvitationTable {
            rows: rows.iter().map(|invitation| InvitationRow::new(request, invitation)).collect(),
            all: written(request, &matching, Status::ALL),
            counts: counted_matches(request, &matching, status),
            next: last.map(|last| match shows_archived {
                true => format!("{path}?archived&after={last}"),
                false => person.after(last),
            }),
            first: match shows_archived {
                true => format!("{path}?archived"),
                false => format!("{path}{}", person.query()),
            },
            all_path: match person.typed_part().strip_prefix('&') {
                Some(part) => format!("{path}?{part}"),
                None => path.to_owned(),
            },
            person_part: person.typed_part(),
            person,
            status_word: status.map(Status::as_str),
            is_all: status.is_none() && !shows_archived,
            shows_archived,
            is_first: after.is_none(),
        })
    }
}

/// Returns the number of invitations in these statuses. If not all were looked at, there may be more.
fn written(request: &ConsoleRequest<'_>, matching: &MatchingCounts, statuses: &[Status]) -> String {
    let sum = statuses.iter().map(|status| matching.counts.of(*status)).sum();
    let more = if matching.is_partial { "+" } else { "" };
    format!("{}{more}", text::number(sum, request.language))
}

/// Returns the statuses that the table offers as filters.
fn counted_matches(
    request: &ConsoleRequest<'_>,
    matching: &MatchingCounts,
    current: Option<Status>,
) -> Vec<CountedStatus> {
    let all = Status::ALL.iter().zip(counted(request, matching.counts, current));
    let shown = all.filter(|(_, counted)| counted.count > 0 || counted.is_current || matching.is_partial);
    let with_number = |(status, counted): (&Status, CountedStatus)| CountedStatus {
        number: written(request, matching, &[*status]),
        ..counted
    };
    shown.map(with_number).collect()
}

/// Returns the invitations that the filters leave, and the last one that was looked at, if there are older ones.
pub async fn listed(
    app: &App,
    caller: &Caller,
    id: InterviewId,
    words: Option<SearchWords>,
    filter: InvitationFilter,
    page: ListPageRequest<InvitationId>,
) -> Result<(Vec<Invitation>, Option<InvitationId>), AppError> {
    let Some(words) = words else {
        let page = invitations::list::list(app, caller, id, filter, page).await?;
        let last = page.rows.last().filter(|_| page.more).map(|last| last.id);
        return Ok((page.rows, last));
    };
    let results = interviews::search::by_person(app, caller, id, &words, filter, page).await?;
    Ok((results.found, results.next))
}
