use colloquy_app::LinkBuilder;
use colloquy_app::interviews::create::{self, CreatedInterview};
use colloquy_domain::invitation::Invitation;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::{ARRAY_END, OperationResponse, SharedPrefixJsonRows, open_array};

pub async fn create(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let mut input = call.input();
    let new = input.body();
    let new = input.all(new)?;
    let created = create::create(call.app(), call.caller(), new).await?;
    Ok(OperationResponse::of_rows(rows(&created, &call.app().links)))
}

/// Builds one row for each invitation: the interview with only that invitation.
fn rows(created: &CreatedInterview, links: &LinkBuilder) -> SharedPrefixJsonRows {
    let mut whole = wire::interview(&created.interview, created.invitations.len() as i64);
    whole.invitations = Some(Vec::new());
    // Records can always be written as JSON.
    let json = |one: &Invitation| serde_json::to_string(&wire::invitation(one, links)).unwrap_or_default();
    let tail = |one: &Invitation| json(one) + ARRAY_END;
    // Invitations come last, so the rows share everything before them.
    SharedPrefixJsonRows::new(open_array(&whole), created.invitations.iter().map(tail).collect())
}
