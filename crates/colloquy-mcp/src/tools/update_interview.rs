use colloquy_app::interviews::{archive, get, restore, update};
use colloquy_app::{App, Caller};
use colloquy_domain::InterviewId;
use colloquy_domain::interview::InterviewUpdate;
use colloquy_wire as wire;
use serde_json::{Value, json};

use crate::arguments::ToolArguments;
use crate::outcome::ToolFailure;

pub async fn call(app: &App, caller: &Caller, mut arguments: ToolArguments) -> Result<Value, ToolFailure> {
    let own = arguments.beside(&["id", "archived"], |fields| {
        let id: Option<InterviewId> = fields.required("id");
        (id, fields.optional("archived"))
    });
    let update = arguments.rest::<InterviewUpdate>();
    let read = own.and_then(|(id, archived)| Some((id?, archived, update?)));
    let (id, archived, update) = arguments.done(read)?;
    // The interview is restored before the change and archived after it, so that the log has a sensible
    // order.
    if archived == Some(false) {
        restore::restore(app, caller, id).await?;
    }
    let view = update::update(app, caller, id, update).await?;
    let live = get::live(app, caller, &view).await?;
    let interview = match archived {
        Some(true) => archive::archive(app, caller, id).await?.details.clone(),
        Some(false) | None => view.interview,
    };
    Ok(json!(wire::interview(&interview, live)))
}
