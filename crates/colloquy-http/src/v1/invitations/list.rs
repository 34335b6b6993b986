use colloquy_api::cursor::ListOrderKey;
use colloquy_app::invitations::list;
use colloquy_app::large_responses::list_bytes;
use colloquy_domain::InvitationId;
use colloquy_domain::invitation::Status;
use colloquy_domain::ports::{InvitationFilter, ListPageRequest};
use colloquy_wire as wire;
use uuid::Uuid;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::{OperationResponse, array_of};

pub async fn list(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let mut input = call.input();
    let (id, page) = (input.id(), input.page::<Uuid>());
    let (archived, status) = (input.flag("archived"), input.word("status", Status::ALL, Status::as_str));
    let ((id, page), (archived, status)) = input.all(id.zip(page).zip(archived.zip(status)))?;
    let page = ListPageRequest { limit: page.limit, after: page.after.map(InvitationId::from_uuid) };
    let filter = InvitationFilter { archived, status };
    let reservation = call.reserve(list_bytes(page.limit)).await?;
    let (json, last) = call
        .in_bulk(async move |app, caller| {
            let listed = list::list(&app, &caller, id, filter, page).await?;
            let last = listed.rows.last().filter(|_| listed.more).map(|last| last.id.uuid().encode());
            let rows = listed.rows.iter().map(|one| wire::invitation(one, &app.links));
            Ok((array_of(listed.rows.len(), rows)?, last))
        })
        .await?;
    let links = &call.app().links;
    let next = last.map(|last| {
        let status = status.map(|status| format!("&status={}", status.as_str())).unwrap_or_default();
        let list = format!("{}/v1/interviews/{id}/invitations", links.base());
        format!("{list}?archived={archived}{status}&limit={}&cursor={last}", page.limit)
    });
    Ok(OperationResponse::of_large(json, reservation).with_next(next))
}
