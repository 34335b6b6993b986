use colloquy_app::invitations::create_many;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::ApiResponse;

pub async fn create_many(mut call: OperationCall<'_>) -> Result<ApiResponse, Problem> {
    let mut input = call.input();
    let (id, bulk) = (input.id(), input.body());
    let (id, bulk) = input.all(id.zip(bulk))?;
    let invitations = create_many::create_many(call.app(), call.caller(), id, bulk).await?;
    let rows = invitations.iter().map(|invitation| wire::invitation(invitation, &call.app().links));
    ApiResponse::of_each(invitations.len(), rows)
}
