//! Tells pages that are open when what they show has changed (server-sent events). The page then fetches itself again. A
//! stream reads a short value of the page every two seconds, from the database, so it sees the work of all nodes.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::http::header::{CONTENT_TYPE, HeaderName};
use bytes::Bytes;
use colloquy_app::page_versions::{self, PageVersion};
use colloquy_app::{App, AppError, Caller};
use colloquy_domain::ids::AccountId;
use colloquy_domain::{InterviewId, InvitationId};
use futures::stream;
use tokio::time::{Instant, sleep};

use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;

/// The parameter with the version that the page shows.
const SEEN: &str = "seen";

/// The header with the version that a browser saw last, when it reconnects.
const LAST_EVENT_ID: HeaderName = HeaderName::from_static("last-event-id");

const POLL: Duration = Duration::from_secs(2);

/// How often something is sent in any case, so that no proxy takes the connection for dead.
const PULSE: Duration = Duration::from_secs(15);

/// How long a stream lasts. Then the browser reconnects, and the service checks again who it is and what that person may see.
const STREAM_LIFETIME: Duration = Duration::from_secs(60);

/// How many streams one person may have open on one node.
const STREAMS_PER_PERSON: usize = 8;

/// A page that is kept up to date.
#[derive(Clone, Copy, Debug)]
pub enum SelfUpdatingPage {
    Overview,
    Interview(InterviewId),
    Invitation(InvitationId),
}

impl SelfUpdatingPage {
    fn path(self, caller: &Caller) -> String {
        let base = format!("/app/organizations/{}", caller.organization().id);
        match self {
            SelfUpdatingPage::Overview => format!("{base}/overview/live"),
            SelfUpdatingPage::Interview(id) => format!("{base}/interviews/{id}/live"),
            SelfUpdatingPage::Invitation(id) => format!("{base}/invitations/{id}/live"),
        }
    }

    /// Returns the address of the page's stream. Call it before reading what the page shows, so that no change between
    /// the two is missed.
    pub async fn address(self, app: &App, caller: &Caller) -> Result<String, AppError> {
        let version = self.version(app, caller, &mut None).await?;
        Ok(format!("{}?{SEEN}={version}", self.path(caller)))
    }

    /// `last` is the index of the last message that is known, of an invitation.
    async fn version(
        self,
        app: &App,
        caller: &Caller,
        last: &mut Option<i32>,
    ) -> Result<PageVersion, AppError> {
        match self {
            SelfUpdatingPage::Overview => page_versions::overview(app, caller).await,
            SelfUpdatingPage::Interview(id) => page_versions::interview(app, caller, id).await,
            SelfUpdatingPage::Invitation(id) => {
                let (version, newest) = page_versions::invitation(app, caller, id, *last).await?;
                *last = newest;
                Ok(version)
            }
        }
    }
}

/// The streams of this node, by person.
#[derive(Default)]
pub struct UpdateStreamCounts(Mutex<HashMap<AccountId, usize>>);

impl UpdateStreamCounts {
    fn open(self: &Arc<Self>, person: AccountId) -> Option<OpenStream> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(person).or_default();
        if *count >= STREAMS_PER_PERSON {
            return None;
        }
        *count += 1;
        Some(OpenStream { streams: self.clone(), person })
    }
}

struct OpenStream {
    streams: Arc<UpdateStreamCounts>,
    person: AccountId,
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut open = self.streams.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.person);
            }
        }
    }
}

struct LiveStream {
    app: Arc<App>,
    caller: Caller,
    page: SelfUpdatingPage,
    seen: PageVersion,
    last: Option<i32>,
    ends: Instant,
    _open: OpenStream,
}

impl LiveStream {
    /// Waits for the next thing to send. Returns `None` at the end.
    async fn next(&mut self) -> Option<Bytes> {
        let pulse = Instant::now() + PULSE;
        while Instant::now() < self.ends && !self.app.sessions.is_stopping() {
            // What cannot be read, or has been erased, ends the stream.
            let version = self.page.version(&self.app, &self.caller, &mut self.last).await.ok()?;
            if version != self.seen {
                self.seen = version;
                return Some(Bytes::from(format!("event: change\nid: {version}\ndata:\n\n")));
            }
            if Instant::now() >= pulse {
                return Some(Bytes::from_static(b":\n\n"));
            }
            sleep(POLL).await;
        }
        None
    }
}

pub async fn stream(
    request: &ConsoleRequest<'_>,
    page: SelfUpdatingPage,
) -> Result<HttpResponse, ConsoleProblem> {
    let header = request.http.headers().get(LAST_EVENT_ID).and_then(|value| value.to_str().ok());
    let seen = header.map(str::to_owned).or_else(|| request.query(SEEN));
    let seen = seen.and_then(|seen| PageVersion::parse(&seen)).ok_or(ConsoleProblem::NotFound)?;
    let (app, caller, mut last) = (request.app.clone(), request.caller()?.clone(), None);
    // Fails here, with a page that says so, if there is nothing to see.
    page.version(&app, &caller, &mut last).await?;
    let retry_after_s = STREAM_LIFETIME.as_secs() as u32;
    let open = request.live.open(request.person()?.account.id);
    let open = open.ok_or(ConsoleProblem::TooMany { retry_after_s })?;
    let stream =
        LiveStream { app, caller, page, seen, last, ends: Instant::now() + STREAM_LIFETIME, _open: open };
    let events = stream::unfold(stream, async |mut stream| {
        let event = stream.next().await?;
        Some((Ok::<_, Infallible>(event), stream))
    });
    let mut response = HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/event-stream"))
        // Proxies that collect a response before they pass it on would hold the events back.
        .insert_header(("x-accel-buffering", "no"))
        .streaming(events);
    response::keep_private(response.headers_mut());
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_has_a_bounded_number_of_streams_and_gets_them_back() {
        let streams = Arc::new(UpdateStreamCounts::default());
        let [one, other] = [1, 2].map(|id| AccountId::from_uuid(uuid::Uuid::from_u128(id)));
        let open: Vec<_> = (0..STREAMS_PER_PERSON).map(|_| streams.open(one)).collect();
        assert!(open.iter().all(Option::is_some) && streams.open(one).is_none());
        assert!(streams.open(other).is_some());
        drop(open);
        assert!(streams.open(one).is_some());
        assert!(streams.0.lock().expect("no panic").is_empty());
    }
}
