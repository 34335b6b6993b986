use colloquy_api::records;
use colloquy_app::invitations::list;
use colloquy_app::{App, Caller, interviews, invitations};
use colloquy_domain::ports::{InvitationFilter, ListPageRequest};
use colloquy_domain::{InterviewId, InvitationId};
use colloquy_wire as wire;
use serde_json::{Value, json};

use super::rows::{McpListPageBuilder, with};
use crate::arguments::{ToolArguments, page};
use crate::outcome::ToolFailure;

pub async fn call(app: &App, caller: &Caller, mut arguments: ToolArguments) -> Result<Value, ToolFailure> {
    let read = arguments.all(|fields| (fields.required("id"), page(fields)));
    let read = read.and_then(|(id, page): (Option<InterviewId>, _)| Some((id?, page)));
    let (id, (limit, after)) = arguments.done(read)?;
    let page = ListPageRequest { limit, after: after.map(InvitationId::from_uuid) };
    let interview = interviews::get::with_counts(app, caller, id).await?;
    let filter = InvitationFilter { archived: false, status: None };
    let listed = list::list(app, caller, id, filter, page).await?;
    let mut rows = McpListPageBuilder::default();
    for invitation in &listed.rows {
        let id = invitation.id;
        let has_room = match invitation.started_at {
            // One at a time, because together they might need more memory than is reserved.
            Some(_) => {
                let view = invitations::get::whole(app, caller, id).await?;
                rows.take(id.uuid(), &wire::invitation_view(&view, &app.links))
            }
            None => {
                let record = wire::invitation(invitation, &app.links);
                rows.take(id.uuid(), &records::Invitation { messages: Some(Vec::new()), ..record })
            }
        };
        if !has_room {
            break;
        }
    }
    let (invitations, next) = rows.finish(listed.more);
    let interview = wire::interview(&interview.interview, interview.counts.live());
    Ok(with(&interview, json!({ "invitations": invitations, "nextCursor": next })))
}
