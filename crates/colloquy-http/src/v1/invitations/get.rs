use colloquy_app::invitations::get::{self, InvitationWithTranscriptStart};
use colloquy_app::{App, AppError, MessagePager};
use colloquy_wire as wire;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::OperationResponse;
use crate::v1::pages::{self, NextPageReader, write_next};

pub async fn get(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let mut input = call.input();
    let id = input.id();
    let id = input.all(id)?;
    let InvitationWithTranscriptStart { view, more } = get::get(call.app(), call.caller(), id).await?;
    let record = wire::invitation_view(&view, &call.app().links);
    if !more {
        return Ok(OperationResponse::of(&record));
    }
    let last = view.messages.last().map(|last| last.index);
    pages::reply(&call, &record, MessagePager::new(call.app(), id, last)).await
}

impl NextPageReader for MessagePager {
    async fn next(&mut self, _: &App) -> Result<Option<Vec<u8>>, AppError> {
        let messages = MessagePager::next(self).await?;
        let mut text = Vec::with_capacity(messages.len() * 512);
        for message in &messages {
            write_next(&mut text, &wire::message(message));
        }
        Ok((!text.is_empty()).then_some(text))
    }
}
