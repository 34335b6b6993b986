use std::sync::Arc;

use colloquy_domain::InterviewId;
use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::invitation::Status;
use colloquy_domain::ports::{InterviewWithInvitationCounts, InvitationFilter, ListPageRequest};
use colloquy_domain::results::{InterviewResults, ResultsCollector};

use super::get::with_counts;
use super::guides::guide_of;
use crate::{App, AppError, Caller, invitations};

/// The most interviews that are read, the newest first, so that the time and the memory for a page have a limit.
pub const READ_MAX: usize = 2_000;
const READ_AT_ONCE: usize = 100;

/// An interview with what its invitees said.
pub struct InterviewWithResults {
    pub interview: InterviewWithInvitationCounts,
    pub guide: Arc<InterviewGuide>,
    pub results: InterviewResults,
    /// Whether older interviews were left out.
    pub is_partial: bool,
}

/// Takes together what the invitees of an interview said. Run it on [`App::bulk_reads`].
pub async fn results(app: &App, caller: &Caller, id: InterviewId) -> Result<InterviewWithResults, AppError> {
    let interview = with_counts(app, caller, id).await?;
    let guide = guide_of(app, caller.organization(), &interview.interview).await?;
    let topics = guide.topics.iter().map(|topic| topic.name.as_str());
    let mut collector = ResultsCollector::new(topics, interview.interview.locale.language());
    let (mut left, mut is_partial) = (READ_MAX, false);
    for status in [Status::Completed, Status::Reopened] {
        let filter = InvitationFilter { archived: false, status: Some(status) };
        let (mut after, mut more) = (None, interview.counts.of(status) > 0);
        while more && left > 0 {
            let page = ListPageRequest { after, limit: left.min(READ_AT_ONCE) };
            let page = invitations::list::list(app, caller, id, filter, page).await?;
            let counted = page.rows.iter().filter(|invitation| invitation.withdrawal.is_none());
            counted.for_each(|invitation| collector.add(invitation));
            left -= page.rows.len();
            (after, more) = (page.rows.last().map(|last| last.id), page.more);
        }
        is_partial |= more;
    }
    Ok(InterviewWithResults { interview, guide, results: collector.finish(), is_partial })
}
