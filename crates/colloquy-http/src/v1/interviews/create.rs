use colloquy_app::Links;
use colloquy_app::interviews::create::{self, CreatedInterview};
use colloquy_wire as wire;
use serde::Serialize;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::{ApiResponse, RowsBody};

pub async fn create(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let new = input.body();
    let new = input.all(new)?;
    let created = create::create(call.app(), call.caller(), new).await?;
    Ok(ApiResponse::of_rows(rows(&created, &call.app().links)))
}

/// Builds one row for each invitation: the interview with only that invitation.
fn rows(created: &CreatedInterview, links: &Links) -> RowsBody {
    const NONE: &str = "]}";
    let mut whole = wire::interview(&created.interview, created.invitations.len() as i64);
    whole.invitations = Some(Vec::new());
    let mut head = text(&whole);
    // Invitations come last, so the rows share everything before them.
    if head.ends_with(NONE) {
        head.truncate(head.len() - NONE.len());
    }
    let tail = |one| text(&wire::invitation(one, links)) + NONE;
    RowsBody::new(head, created.invitations.iter().map(tail).collect())
}

/// Writes a record as JSON, which always succeeds.
fn text(record: &impl Serialize) -> String {
    serde_json::to_string(record).unwrap_or_default()
}
