use colloquy_app::interviews::list;
use colloquy_app::{App, Caller};
use colloquy_domain::ports::{InterviewFilter, ListPageRequest};
use colloquy_domain::{InterviewId, Timestamp};
use colloquy_wire as wire;
use serde_json::{Value, json};

use super::rows::McpListPageBuilder;
use crate::arguments::{ToolArguments, page};
use crate::outcome::ToolFailure;

pub async fn call(app: &App, caller: &Caller, mut arguments: ToolArguments) -> Result<Value, ToolFailure> {
    let read = arguments.all(|fields| {
        let archived = fields.optional("archived").unwrap_or_default();
        // Nothing is older than this, and databases differ in their earliest supported time.
        let since = fields.optional("updatedSince");
        let updated_since = since.map(|since: Timestamp| since.max(Timestamp::UNIX_EPOCH));
        (InterviewFilter { archived, updated_since }, page(fields))
    });
    let (filter, (limit, after)) = arguments.done(read)?;
    let page = ListPageRequest { limit, after: after.map(InterviewId::from_uuid) };
    let listed = list::list(app, caller, filter, page).await?;
    let mut rows = McpListPageBuilder::default();
    listed
        .rows
        .iter()
        .all(|one| rows.take(one.interview.id.uuid(), &wire::listed(&one.interview, one.counts)));
    let (interviews, next) = rows.finish(listed.more);
    Ok(json!({ "interviews": interviews, "nextCursor": next }))
}
