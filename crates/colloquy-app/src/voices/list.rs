use colloquy_domain::VoiceId;
use colloquy_domain::ports::ListPageRequest;
use colloquy_domain::voice::Voice;

use crate::{App, ListPage};

/// Lists voices, ordered by language and then by name. Returns `None` if the page starts after a voice that is not in
/// the list.
pub fn list<'a>(
    app: &'a App,
    language: Option<&str>,
    page: ListPageRequest<VoiceId>,
) -> Option<ListPage<&'a Voice>> {
    let is_wanted = |voice: &&Voice| language.is_none_or(|language| voice.is_of(language));
    let mut wanted = app.voices.voices().iter().filter(is_wanted);
    if let Some(after) = page.after {
        wanted.find(|voice| voice.id == after)?;
    }
    let rows: Vec<&Voice> = wanted.by_ref().take(page.limit).collect();
    Some(ListPage { rows, more: wanted.next().is_some() })
}
