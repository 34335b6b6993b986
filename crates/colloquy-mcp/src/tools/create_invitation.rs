use colloquy_app::invitations::{create, create_many};
use colloquy_app::{App, Caller};
use colloquy_domain::InterviewId;
use colloquy_domain::invitation::NewInvitation;
use colloquy_domain::invitees::{InviteeList, NewInvitations};
use colloquy_wire as wire;
use serde_json::{Value, json};

use super::repeated::once;
use crate::arguments::ToolArguments;
use crate::outcome::ToolFailure;

pub async fn call(app: &App, caller: Caller, mut arguments: ToolArguments) -> Result<Value, ToolFailure> {
    let key = arguments.beside(&["idempotencyKey"], |fields| fields.optional("idempotencyKey"));
    let asked = arguments.asked("create-invitation");
    let read = arguments.all(|fields| {
        let id: Option<InterviewId> = fields.required("interviewId");
        (id, fields.optional("invitees").map_or_else(Vec::new, |InviteeList(list)| list))
    });
    let read = key.zip(read).and_then(|(key, (id, invitees))| Some((key, id?, invitees)));
    let (key, id, invitees) = arguments.done(read)?;
    once(app, caller, (key, asked), async |caller| {
        let invitations = match invitees.is_empty() {
            true => {
                let nobody = NewInvitation { name: None, email: None };
                vec![create::create(app, &caller, id, nobody).await?]
            }
            false => {
                create_many::create_many(app, &caller, id, NewInvitations { invitees: invitees.clone() })
                    .await?
            }
        };
        let rows: Vec<_> = invitations.iter().map(|one| wire::invitation(one, &app.links)).collect();
        Ok(json!({ "invitations": rows }))
    })
    .await
}
