use colloquy_api::cursor::Place;
use colloquy_app::invitations::list;
use colloquy_domain::InvitationId;
use colloquy_domain::invitation::Status;
use colloquy_domain::ports::{InvitationFilter, Page};
use colloquy_wire as wire;
use uuid::Uuid;

use crate::call::Call;
use crate::problem::Problem;
use crate::reply::Reply;

pub async fn list(mut call: Call<'_>) -> Result<Reply, Problem> {
    let mut input = call.input();
    let (id, page) = (input.id(), input.page::<Uuid>());
    let (archived, status) = (input.flag("archived"), input.word("status", Status::ALL, Status::as_str));
    let ((id, page), (archived, status)) = input.all(id.zip(page).zip(archived.zip(status)))?;
    let page = Page { limit: page.limit, after: page.after.map(InvitationId::from_uuid) };
    let filter = InvitationFilter { archived, status };
    let listed = list::list(call.app(), call.caller(), id, filter, page).await?;
    let links = &call.app().links;
    let last = listed.invitations.last().filter(|_| listed.more).map(|last| last.id.uuid().encode());
    let next = last.map(|last| {
        let status = status.map(|status| format!("&status={}", status.as_str())).unwrap_or_default();
        let list = format!("{}/v1/interviews/{id}/invitations", links.base());
        format!("{list}?archived={archived}{status}&limit={}&cursor={last}", page.limit)
    });
    let rows = listed.invitations.iter().map(|invitation| wire::invitation(invitation, links));
    Ok(Reply::of_each(listed.invitations.len(), rows).with_next(next))
}
