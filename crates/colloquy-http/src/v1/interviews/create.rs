use colloquy_app::Links;
use colloquy_app::interviews::create::{self, Created};
use colloquy_wire as wire;
use serde::Serialize;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::{Reply, Rows};

pub async fn create(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let new = input.body();
    let new = input.all(new)?;
    let created = create::create(call.app(), call.caller(), new).await?;
    Ok(Reply::of_rows(rows(&created, &call.app().links)))
}

/// A row for each invitation: the interview with that one alone.
fn rows(created: &Created, links: &Links) -> Rows {
    const NONE: &str = "]}";
    let mut whole = wire::interview(&created.interview, created.invitations.len() as i64);
    whole.invitations = Some(Vec::new());
    let mut head = text(&whole);
    // Invitations come last, so what stands before them is what the rows share.
    if head.ends_with(NONE) {
        head.truncate(head.len() - NONE.len());
    }
    let tail = |one| text(&wire::invitation(one, links)) + NONE;
    Rows::new(head, created.invitations.iter().map(tail).collect())
}

/// Records can always be written as JSON.
fn text(record: &impl Serialize) -> String {
    serde_json::to_string(record).unwrap_or_default()
}
