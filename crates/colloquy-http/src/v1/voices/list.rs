use colloquy_api::cursor::ListOrderKey;
use colloquy_app::voices::list;
use colloquy_domain::VoiceId;
use colloquy_domain::input::not_a_cursor;
use colloquy_domain::ports::ListPageRequest;
use colloquy_wire as wire;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use uuid::Uuid;

use crate::call::OperationCall;
use crate::problem::Problem;
use crate::reply::OperationResponse;

pub async fn list(mut call: OperationCall<'_>) -> Result<OperationResponse, Problem> {
    let mut input = call.input();
    let (language, page) = (input.text("language"), input.page::<Uuid>());
    let (language, page) = input.all(language.zip(page))?;
    let page = ListPageRequest { limit: page.limit, after: page.after.map(VoiceId::from_uuid) };
    let listed = list::list(call.app(), language.as_deref(), page);
    let listed = listed.ok_or_else(|| Problem::Invalid(not_a_cursor().at_field("cursor").into()))?;
    let last = listed.rows.last().filter(|_| listed.more).map(|last| last.id.uuid().encode());
    let next = last.map(|last| {
        let encoded = |language: &str| utf8_percent_encode(language, NON_ALPHANUMERIC).to_string();
        let language = language.as_deref().map(encoded).map(|language| format!("language={language}&"));
        let list = format!("{}/v1/voices", call.app().links.base());
        format!("{list}?{}limit={}&cursor={last}", language.unwrap_or_default(), page.limit)
    });
    let rows = listed.rows.iter().map(|voice| wire::voice(voice));
    Ok(OperationResponse::of_each(listed.rows.len(), rows)?.with_next(next))
}
