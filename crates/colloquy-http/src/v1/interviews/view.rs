//! An interview with its invitations.

use colloquy_app::interviews::get;
use colloquy_app::{App, AppError, InvitationPager};
use colloquy_domain::ports::InterviewWithInvitations;
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::OperationResponse;
use crate::v1::pages::{self, NextPageReader, write_next};

pub async fn reply(
    call: &OperationCall<'_>,
    view: InterviewWithInvitations,
) -> Result<OperationResponse, Problem> {
    match view.more {
        false => Ok(OperationResponse::of(&wire::view(&view, &call.app().links))),
        // Boxed, so that the futures of other requests stay small.
        true => Box::pin(in_pages(call, view)).await,
    }
}

async fn in_pages(
    call: &OperationCall<'_>,
    view: InterviewWithInvitations,
) -> Result<OperationResponse, Problem> {
    let last = view.invitations.last().map(|last| last.id);
    let rest = InvitationPager::new(call.app(), view.interview.id, last);
    let (view, live) = call
        .in_bulk(async move |app, caller| {
            let live = get::live(&app, &caller, &view).await?;
            Ok((view, live))
        })
        .await?;
    pages::reply(call, &wire::view_of(&view, live, &call.app().links), rest).await
}

impl NextPageReader for InvitationPager {
    async fn next(&mut self, app: &App) -> Result<Option<Vec<u8>>, AppError> {
        let invitations = InvitationPager::next(self).await?;
        let mut text = Vec::with_capacity(invitations.len() * 1_024);
        for invitation in &invitations {
            write_next(&mut text, &wire::invitation(invitation, &app.links));
        }
        Ok((!text.is_empty()).then_some(text))
    }
}
