use colloquy_api::records;
use colloquy_app::interviews::create;
use colloquy_app::{App, Caller};
use colloquy_domain::interview::NewInterview;
use colloquy_wire as wire;
use serde_json::{Value, json};

use super::repeated::once;
use crate::arguments::ToolArguments;
use crate::outcome::ToolFailure;

pub async fn call(app: &App, caller: Caller, mut arguments: ToolArguments) -> Result<Value, ToolFailure> {
    let key = arguments.beside(&["idempotencyKey"], |fields| fields.optional("idempotencyKey"));
    let asked = arguments.asked("create-interview");
    let new = arguments.rest::<NewInterview>();
    let (key, new) = arguments.done(key.zip(new))?;
    once(app, caller, (key, asked), async |caller| {
        let created = create::create(app, &caller, new.clone()).await?;
        let links = &app.links;
        let invitations = created.invitations.iter().map(|one| wire::invitation(one, links)).collect();
        let interview = wire::interview(&created.interview, created.invitations.len() as i64);
        Ok(json!(records::Interview { invitations: Some(invitations), ..interview }))
    })
    .await
}
