use colloquy_domain::InterviewId;
use colloquy_domain::interview::Interview;
use colloquy_domain::ports::{InterviewFilter, ListedInterview, PageRequest};
use colloquy_domain::text::{FirstMessage, Intro};

use crate::{App, AppError, Caller};

/// How many rows are read at a time. Texts may be long, so this bounds the memory of a list.
pub(crate) const READ_AT_ONCE: usize = 101;

/// A page ends when its texts reach this length, even if its limit is higher.
pub(crate) const PAGE_BYTES: usize = 8 * 1024 * 1024;

/// One page, and whether more follow.
pub struct InterviewPage {
    pub interviews: Vec<ListedInterview>,
    pub more: bool,
}

/// Lists interviews with the counts of their invitations. Run it on [`App::bulk_reads`], with a reservation.
pub async fn list(
    app: &App,
    caller: &Caller,
    filter: InterviewFilter,
    page: PageRequest<InterviewId>,
) -> Result<InterviewPage, AppError> {
    let mut interviews: Vec<ListedInterview> = Vec::new();
    let mut bytes = 0;
    loop {
        let after = interviews.last().map(|last| last.interview.id).or(page.after);
        let wanted = page.limit + 1 - interviews.len();
        let limit = wanted.min(READ_AT_ONCE);
        let read =
            app.storage.interviews(caller.organization().id, filter, PageRequest { after, limit }).await?;
        let is_last = read.len() < limit || limit == wanted;
        interviews.reserve(read.len());
        for row in read {
            bytes += length(&row.interview);
            if interviews.len() == page.limit || (bytes > PAGE_BYTES && !interviews.is_empty()) {
                return Ok(InterviewPage { interviews, more: true });
            }
            interviews.push(row);
        }
        if is_last {
            return Ok(InterviewPage { interviews, more: false });
        }
    }
}

fn length(interview: &Interview) -> usize {
    interview.prompt.as_str().len()
        + interview.locale.as_str().len()
        + interview.intro.as_ref().map_or(0, |intro: &Intro| intro.as_str().len())
        + interview.first_message.as_ref().map_or(0, |message: &FirstMessage| message.as_str().len())
}
