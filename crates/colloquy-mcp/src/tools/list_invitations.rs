use colloquy_app::invitations::list;
use colloquy_app::{App, Caller};
use colloquy_domain::invitation::Status;
use colloquy_domain::ports::{InvitationFilter, ListPageRequest};
use colloquy_domain::violation::InputPathStep;
use colloquy_domain::{InterviewId, InvitationId, Violations, input};
use colloquy_wire as wire;
use serde_json::{Value, json};

use super::rows::McpListPageBuilder;
use crate::arguments::{ToolArguments, page};
use crate::outcome::ToolFailure;

struct StatusFilter(Status);

impl input::FromJson for StatusFilter {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        input::word(value, Status::ALL, Status::as_str, path, faults).map(StatusFilter)
    }
}

pub async fn call(app: &App, caller: &Caller, mut arguments: ToolArguments) -> Result<Value, ToolFailure> {
    let read = arguments.all(|fields| {
        let id: Option<InterviewId> = fields.required("interviewId");
        let archived = fields.optional("archived").unwrap_or_default();
        let status = fields.optional("status").map(|StatusFilter(status)| status);
        (id, InvitationFilter { archived, status }, page(fields))
    });
    let read = read.and_then(|(id, filter, page)| Some((id?, filter, page)));
    let (id, filter, (limit, after)) = arguments.done(read)?;
    let page = ListPageRequest { limit, after: after.map(InvitationId::from_uuid) };
    let listed = list::list(app, caller, id, filter, page).await?;
    let mut rows = McpListPageBuilder::default();
    listed.rows.iter().all(|one| rows.take(one.id.uuid(), &wire::invitation(one, &app.links)));
    let (invitations, next) = rows.finish(listed.more);
    Ok(json!({ "invitations": invitations, "nextCursor": next }))
}
