use colloquy_app::invitations::get;
use colloquy_app::{App, Caller};
use colloquy_domain::InvitationId;
use colloquy_wire as wire;
use serde_json::{Value, json};

use crate::arguments::ToolArguments;
use crate::outcome::ToolFailure;

pub async fn call(app: &App, caller: &Caller, mut arguments: ToolArguments) -> Result<Value, ToolFailure> {
    let id = arguments.all(|fields| fields.required::<InvitationId>("id")).flatten();
    let id = arguments.done(id)?;
    let view = get::whole(app, caller, id).await?;
    Ok(json!(wire::invitation_view(&view, &app.links)))
}
