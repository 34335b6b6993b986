//! Connects an invitee's page to a running interview over a WebSocket. This crate only transports frames; the actor in
//! `colloquy-app` decides what they mean.

mod client_limits;
mod low_water;
mod wire;

use std::future::ready;
use std::sync::Arc;
use std::time::Duration;

use actix_web::http::Method;
use actix_web::http::header::{ContentType, HOST, ORIGIN, RETRY_AFTER, SEC_WEBSOCKET_PROTOCOL};
use actix_web::{HttpRequest, HttpResponse, web};
use actix_ws::{AggregatedMessage, CloseCode, CloseReason, ProtocolError};
use colloquy_app::sessions::{
    self, ConsentRejection, FrameBatchSizeSetter, InterviewJoinRefused, ServerMessage, SessionConnection,
    ShownConsent,
};
use colloquy_app::{App, AppError};
use colloquy_domain::language::Language;
use colloquy_domain::slug::Slug;
use futures::StreamExt;
use serde_json::Value;
use tokio::task::yield_now;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use client_limits::ClientFrameLimiter;
use wire::RejectedClientFrame;

/// The length of the longest valid message, with each character written as two escapes of six bytes. Larger frames are
/// refused.
const MESSAGE_BYTES: usize = 128 * 1_024;

const CONSENT_BYTES: usize = 1_024;

/// Closes the connection of a page that leaves this many pings unanswered. Pings are counted and not seconds, because a
/// node that was too busy to read has received nothing either.
const UNANSWERED_PINGS: u32 = 4;
const PING_INTERVAL: Duration = Duration::from_secs(3);

const MALFORMED_CONSENT: &str = "The body must be JSON with `version`, the version of the consent text, and optionally \
                                 `language`, the language of the page";

const UNKNOWN_CONSENT: &str = "No page has shown a consent text of this version; reload the page and agree to the \
                               text that it shows";

/// The close code for audio that arrives faster than real time, in analogy to the status 429.
const TOO_FAST: u16 = 4_429;

/// How long the page may take to close its side of the connection. If the service closed at once, frames in transit
/// could make the page's system discard the close reason.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// The endpoints of this crate.
enum Endpoint {
    Consent,
    Session,
}

fn endpoint(path: &str) -> Option<(Slug, Endpoint)> {
    let (slug, endpoint) = path.strip_prefix("/i/")?.split_once('/')?;
    let endpoint = match endpoint {
        "consent" => Endpoint::Consent,
        "session" => Endpoint::Session,
        _ => return None,
    };
    Some((Slug::parse(slug)?, endpoint))
}

/// Handles a request to one of these endpoints. Returns the body if the path is another one.
pub async fn answer(
    app: &Arc<App>,
    request: &HttpRequest,
    payload: web::Payload,
) -> Result<HttpResponse, web::Payload> {
    let Some((slug, endpoint)) = endpoint(request.path()) else { return Err(payload) };
    let wanted = match endpoint {
        Endpoint::Consent => Method::POST,
        Endpoint::Session => Method::GET,
    };
    if *request.method() != wanted {
        return Ok(HttpResponse::MethodNotAllowed().insert_header(("Allow", wanted.as_str())).finish());
    }
    if !is_from_here(app, request) {
        return Ok(HttpResponse::Forbidden().finish());
    }
    Ok(match endpoint {
        Endpoint::Consent => consent(app, &slug, payload).await,
        Endpoint::Session => session(app, &slug, request, payload).await,
    })
}

/// Returns whether a page of this service sent the request. Pages of other sites are refused. Every browser sets the
/// `Origin` header for both endpoints.
fn is_from_here(app: &App, request: &HttpRequest) -> bool {
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
    header(ORIGIN).is_some_and(|origin| app.links.is_own_origin(origin, header(HOST)))
}

fn offers_protocol(request: &HttpRequest) -> bool {
    let offered = request.headers().get_all(SEC_WEBSOCKET_PROTOCOL).filter_map(|value| value.to_str().ok());
    offered.flat_map(|value| value.split(',')).any(|name| name.trim() == wire::PROTOCOL)
}

async fn consent(app: &App, slug: &Slug, payload: web::Payload) -> HttpResponse {
    let Some(text) = consented_text(payload).await else {
        return bad_request(MALFORMED_CONSENT);
    };
    match sessions::consent(app, slug, &text).await {
        Ok(Ok(())) => HttpResponse::NoContent().finish(),
        Ok(Err(ConsentRejection::Missing)) => HttpResponse::NotFound().finish(),
        Ok(Err(ConsentRejection::Closed)) => HttpResponse::Conflict().finish(),
        Ok(Err(ConsentRejection::UnknownVersion)) => bad_request(UNKNOWN_CONSENT),
        Err(error) => failed(&error),
    }
}

fn bad_request(reason: &'static str) -> HttpResponse {
    HttpResponse::BadRequest().content_type(ContentType::plaintext()).body(reason)
}

async fn consented_text(payload: web::Payload) -> Option<ShownConsent> {
    let body = payload.to_bytes_limited(CONSENT_BYTES).await.ok()?.ok()?;
    let value: Value = serde_json::from_slice(&body).ok()?;
    let version = value.get("version")?.as_str()?.to_owned();
    let language = match value.get("language") {
        None => None,
        Some(language) => Some(Language::from_word(language.as_str()?)?),
    };
    Some(ShownConsent { version, language })
}

fn failed(error: &AppError) -> HttpResponse {
    tracing::error!(%error, "an interview could not be opened");
    match error {
        AppError::Unavailable(_) | AppError::Late => HttpResponse::ServiceUnavailable().finish(),
        _ => HttpResponse::InternalServerError().finish(),
    }
}

async fn session(app: &Arc<App>, slug: &Slug, request: &HttpRequest, payload: web::Payload) -> HttpResponse {
    if !offers_protocol(request) {
        return HttpResponse::BadRequest().body(format!("The subprotocol {} is required", wire::PROTOCOL));
    }
    if app.sessions.is_stopping() {
        return HttpResponse::ServiceUnavailable().insert_header((RETRY_AFTER, "1")).finish();
    }
    let Ok((response, socket, frames)) = actix_ws::handle_with_protocols(request, payload, &[wire::PROTOCOL])
    else {
        return HttpResponse::UpgradeRequired().finish();
    };
    match sessions::admits(app, slug).await {
        Ok(Ok(())) => {}
        Ok(Err(not_now)) => {
            // A browser hides the response of a failed handshake from the page, which would retry forever.
            actix_web::rt::spawn(refuse(socket, not_now));
            return response;
        }
        Err(error) => return failed(&error),
    }
    let frames =
        frames.max_frame_size(MESSAGE_BYTES).aggregate_continuations().max_continuation_size(MESSAGE_BYTES);
    let (app, slug, wait) = (app.clone(), slug.clone(), low_water::frame_batching(request));
    actix_web::rt::spawn(async move { run_connection(&app, &slug, wait, socket, frames).await });
    response
}

async fn refuse(mut socket: actix_ws::Session, not_now: InterviewJoinRefused) {
    let _ = socket.text(wire::refused(not_now).to_string()).await;
    let _ = socket.close(Some(CloseCode::Normal.into())).await;
}

/// Joins the interview once the page has sent `hello`. A handshake alone starts nothing and takes nothing over.
async fn run_connection(
    app: &Arc<App>,
    slug: &Slug,
    wait: FrameBatchSizeSetter,
    mut socket: actix_ws::Session,
    mut frames: actix_ws::AggregatedMessageStream,
) {
    let mut limits = ClientFrameLimiter::new(Instant::now());
    let greeting = timeout(wire::HELLO_TIMEOUT, wait_for_hello(&mut socket, &mut limits, &mut frames)).await;
    if let Err(reason) = greeting.unwrap_or_else(|_| Err(refusal(RejectedClientFrame::NoHello))) {
        let _ = socket.close(reason).await;
        return;
    }
    match sessions::join(app, slug, wait).await {
        Ok(Ok(connection)) => exchange(connection, socket, frames, limits).await,
        Ok(Err(not_now)) => refuse(socket, not_now).await,
        Err(error) => {
            tracing::error!(%error, "an interview could not be joined; the page reconnects");
            let _ = socket.close(Some(CloseCode::Restart.into())).await;
        }
    }
}

/// Waits for `hello`. Fails with the reason with which the connection must be closed.
async fn wait_for_hello(
    socket: &mut actix_ws::Session,
    limits: &mut ClientFrameLimiter,
    frames: &mut actix_ws::AggregatedMessageStream,
) -> Result<(), Option<CloseReason>> {
    loop {
        match frames.next().await {
            Some(Ok(AggregatedMessage::Text(text))) => {
                if limits.message(&text, Instant::now()).map_err(refusal)?.is_none() {
                    return Ok(());
                }
            }
            Some(Ok(AggregatedMessage::Binary(bytes))) => _ = limits.sound(&bytes).map_err(refusal)?,
            other => handle_control_frame(socket, other).await?,
        }
    }
}

/// Passes messages in both directions until either side disconnects.
async fn exchange(
    mut connection: SessionConnection,
    mut socket: actix_ws::Session,
    mut frames: actix_ws::AggregatedMessageStream,
    mut limits: ClientFrameLimiter,
) {
    let mut pings = interval(PING_INTERVAL);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut unanswered_pings = 0;
    let mut is_heard = true;
    let reason = loop {
        tokio::select! {
            // Incoming frames are by far the most frequent, so they are polled first.
            biased;
            frame = frames.next(), if is_heard => {
                unanswered_pings = 0;
                match handle_frame(&mut connection, &mut socket, &mut limits, frame).await {
                    // If the actor has ended, its last messages, such as the end, must still be sent.
                    Ok(is_taken) => is_heard = is_taken,
                    Err(reason) => break reason,
                }
            }
            () = ready(()), if connection.has_buffered_frames() => is_heard &= connection.flush().await,
            down = connection.down.recv() => match down {
                Some(ServerMessage::TooFast) => break Some(too_fast()),
                Some(down) => {
                    let is_last = matches!(down, ServerMessage::Ended(_) | ServerMessage::Replaced);
                    if send(&mut socket, &down).await.is_err() {
                        break None;
                    }
                    if is_last {
                        break Some(CloseCode::Normal.into());
                    }
                }
                None => break Some(CloseCode::Restart.into()),
            },
            _ = pings.tick() => {
                if unanswered_pings == UNANSWERED_PINGS || socket.ping(b"").await.is_err() {
                    break Some(CloseCode::Away.into());
                }
                unanswered_pings += 1;
            }
        }
    };
    connection.leave().await;
    let is_ours = reason.is_some() && socket.close(reason).await.is_ok();
    if is_ours {
        let closed = async { while frames.next().await.is_some_and(|frame| !is_close(&frame)) {} };
        let _ = timeout(CLOSE_TIMEOUT, closed).await;
    }
}

fn is_close(frame: &Result<AggregatedMessage, ProtocolError>) -> bool {
    matches!(frame, Ok(AggregatedMessage::Close(_)) | Err(ProtocolError::Io(_)))
}

fn too_fast() -> CloseReason {
    let description = Some("audio arrives faster than real time".to_owned());
    CloseReason { code: CloseCode::Other(TOO_FAST), description }
}

/// Handles a frame. Returns whether the actor still accepts frames, or fails with the close reason.
async fn handle_frame(
    connection: &mut SessionConnection,
    socket: &mut actix_ws::Session,
    limits: &mut ClientFrameLimiter,
    frame: Option<Result<AggregatedMessage, ProtocolError>>,
) -> Result<bool, Option<CloseReason>> {
    let up = match frame {
        Some(Ok(AggregatedMessage::Binary(bytes))) => {
            let frame = limits.sound(&bytes).map_err(refusal)?;
            return Ok(connection.hear(frame).await);
        }
        Some(Ok(AggregatedMessage::Text(text))) => limits.message(&text, Instant::now()),
        other => return handle_control_frame(socket, other).await.map(|()| true),
    };
    match up {
        Ok(None) => Ok(true),
        Ok(Some(up)) => Ok(connection.send(up).await),
        Err(RejectedClientFrame::TooLong(too_long)) => {
            let rejected = socket.text(wire::rejected(too_long).to_string()).await;
            rejected.map(|()| true).map_err(|_| None)
        }
        Err(malformed) => Err(refusal(malformed)),
    }
}

/// Handles anything that is neither text nor audio. Fails with the close reason if the connection ends.
async fn handle_control_frame(
    socket: &mut actix_ws::Session,
    frame: Option<Result<AggregatedMessage, ProtocolError>>,
) -> Result<(), Option<CloseReason>> {
    match frame {
        Some(Ok(AggregatedMessage::Ping(bytes))) => socket.pong(&bytes).await.map_err(|_| None),
        Some(Ok(AggregatedMessage::Close(reason))) => Err(reason),
        Some(Ok(_)) => Ok(()),
        Some(Err(ProtocolError::Overflow)) => Err(Some(CloseCode::Size.into())),
        Some(Err(_)) => Err(Some(CloseCode::Protocol.into())),
        None => Err(None),
    }
}

fn refusal(malformed: RejectedClientFrame) -> Option<CloseReason> {
    Some(CloseReason { code: CloseCode::Policy, description: Some(malformed.to_string()) })
}

async fn send(socket: &mut actix_ws::Session, down: &ServerMessage) -> Result<(), actix_ws::Closed> {
    if let Some(text) = wire::text_frame(down) {
        socket.text(text.to_string()).await?;
    }
    if let ServerMessage::Utterance { id, sound: Some(sound), .. } = down {
        for slice in wire::slices(*id, sound) {
            socket.binary(slice).await?;
            // Lets the slice be written now. Otherwise the buffer would grow to the whole sentence and keep that size.
            yield_now().await;
        }
        socket.text(serde_json::json!({ "type": "spoken", "id": id }).to_string()).await?;
    }
    Ok(())
}
