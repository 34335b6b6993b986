use colloquy_api::cursor::Place;
use colloquy_app::LogPage;
use colloquy_domain::ports::Page;
use colloquy_wire as wire;

use crate::call::Call;
use crate::reply::Reply;

/// A page of the log of what `of` names in the path.
pub fn reply(call: &Call<'_>, of: &str, page: Page<i64>, logged: &LogPage) -> Reply {
    let last = logged.entries.last().filter(|_| logged.more).map(|(place, _)| *place);
    let next = last.map(|last| {
        let base = call.app().links.base();
        format!("{base}/v1/{of}/logs?limit={}&cursor={}", page.limit, last.encode())
    });
    let rows = logged.entries.iter().map(|(_, entry)| wire::log_entry(entry));
    Reply::of_each(logged.entries.len(), rows).with_next(next)
}
