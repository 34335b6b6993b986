//! The invitee's side of a spoken interview over a WebSocket: frames in, frames out. What they mean is decided elsewhere.

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
    self, ConsentRefusal, ConsentText, FrameBatching, JoinRefused, ServerMessage, SessionConnection,
};
use colloquy_app::{App, AppError};
use colloquy_domain::language::Language;
use colloquy_domain::slug::Slug;
use futures::StreamExt;
use serde_json::Value;
use tokio::task::yield_now;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use client_limits::ClientLimits;
use wire::MalformedFrame;

/// The longest text that a message holds, with each character written as two escapes of six bytes. What is larger is no frame
/// of ours.
const MESSAGE_BYTES: usize = 128 * 1_024;

const CONSENT_BYTES: usize = 1_024;

/// A side that is silent for longer is gone: while an interview runs, sound or pongs come all the time.
const SILENT_AT_MOST: Duration = Duration::from_secs(10);
const PING: Duration = Duration::from_secs(3);

const MALFORMED_CONSENT: &str = "the body must be JSON with `version`, the version of the consent text, and may have `language`, the page's";

const UNKNOWN_CONSENT: &str = "no page has shown a consent text of this version: load the page again and agree to the text that it shows";

/// Of this protocol: audio came faster than real time, as a request that comes too often is answered with 429.
const TOO_FAST: u16 = 4_429;

/// How long a side may take to close the connection too. Without that, what it was sending would make its system throw
/// the reason away.
const CLOSED_WITHIN: Duration = Duration::from_secs(2);

/// The places that this crate answers.
enum Place {
    Consent,
    Session,
}

fn place(path: &str) -> Option<(Slug, Place)> {
    let (slug, place) = path.strip_prefix("/i/")?.split_once('/')?;
    let place = match place {
        "consent" => Place::Consent,
        "session" => Place::Session,
        _ => return None,
    };
    Some((Slug::parse(slug)?, place))
}

/// Gives the body back when the path is none of these.
pub async fn answer(
    app: &Arc<App>,
    request: &HttpRequest,
    payload: web::Payload,
) -> Result<HttpResponse, web::Payload> {
    let Some((slug, place)) = place(request.path()) else { return Err(payload) };
    let wanted = match place {
        Place::Consent => Method::POST,
        Place::Session => Method::GET,
    };
    if *request.method() != wanted {
        return Ok(HttpResponse::MethodNotAllowed().insert_header(("Allow", wanted.as_str())).finish());
    }
    if !is_from_here(app, request) {
        return Ok(HttpResponse::Forbidden().finish());
    }
    Ok(match place {
        Place::Consent => consent(app, &slug, payload).await,
        Place::Session => session(app, &slug, request, payload).await,
    })
}

/// Pages of other sites can send requests here, and must not. Every browser sets the header for both places.
fn is_from_here(app: &App, request: &HttpRequest) -> bool {
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
    header(ORIGIN).is_some_and(|origin| app.links.is_own_origin(origin, header(HOST)))
}

fn speaks_our_protocol(request: &HttpRequest) -> bool {
    let offered = request.headers().get_all(SEC_WEBSOCKET_PROTOCOL).filter_map(|value| value.to_str().ok());
    offered.flat_map(|value| value.split(',')).any(|name| name.trim() == wire::PROTOCOL)
}

async fn consent(app: &App, slug: &Slug, payload: web::Payload) -> HttpResponse {
    let Some(text) = consented_text(payload).await else {
        return bad_request(MALFORMED_CONSENT);
    };
    match sessions::consent(app, slug, &text).await {
        Ok(Ok(())) => HttpResponse::NoContent().finish(),
        Ok(Err(ConsentRefusal::Missing)) => HttpResponse::NotFound().finish(),
        Ok(Err(ConsentRefusal::Closed)) => HttpResponse::Conflict().finish(),
        Ok(Err(ConsentRefusal::UnknownVersion)) => bad_request(UNKNOWN_CONSENT),
        Err(error) => failed(&error),
    }
}

fn bad_request(reason: &'static str) -> HttpResponse {
    HttpResponse::BadRequest().content_type(ContentType::plaintext()).body(reason)
}

async fn consented_text(payload: web::Payload) -> Option<ConsentText> {
    let body = payload.to_bytes_limited(CONSENT_BYTES).await.ok()?.ok()?;
    let value: Value = serde_json::from_slice(&body).ok()?;
    let version = value.get("version")?.as_str()?.to_owned();
    let language = match value.get("language") {
        None => None,
        Some(language) => Some(Language::from_word(language.as_str()?)?),
    };
    Some(ConsentText { version, language })
}

fn failed(error: &AppError) -> HttpResponse {
    tracing::error!(%error, "an interview cannot be taken");
    match error {
        AppError::Unavailable(_) | AppError::Late => HttpResponse::ServiceUnavailable().finish(),
        _ => HttpResponse::InternalServerError().finish(),
    }
}

async fn session(app: &Arc<App>, slug: &Slug, request: &HttpRequest, payload: web::Payload) -> HttpResponse {
    if !speaks_our_protocol(request) {
        return HttpResponse::BadRequest().body(format!("the subprotocol {} is wanted", wire::PROTOCOL));
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
            // A page is told nothing of a handshake that fails, and would try again for ever.
            actix_web::rt::spawn(refuse(socket, not_now));
            return response;
        }
        Err(error) => return failed(&error),
    }
    let frames =
        frames.max_frame_size(MESSAGE_BYTES).aggregate_continuations().max_continuation_size(MESSAGE_BYTES);
    let (app, slug, wait) = (app.clone(), slug.clone(), low_water::waiting(request));
    actix_web::rt::spawn(async move { attend(&app, &slug, wait, socket, frames).await });
    response
}

async fn refuse(mut socket: actix_ws::Session, not_now: JoinRefused) {
    let _ = socket.text(wire::refused(not_now).to_string()).await;
    let _ = socket.close(Some(CloseCode::Normal.into())).await;
}

/// The interview is taken once the page has said hello: a handshake alone begins nothing and takes nothing over.
async fn attend(
    app: &Arc<App>,
    slug: &Slug,
    wait: FrameBatching,
    mut socket: actix_ws::Session,
    mut frames: actix_ws::AggregatedMessageStream,
) {
    let mut manners = ClientLimits::new(Instant::now());
    let greeting = timeout(wire::HELLO_WITHIN, greeted(&mut socket, &mut manners, &mut frames)).await;
    if let Err(reason) = greeting.unwrap_or_else(|_| Err(refusal(MalformedFrame::NoHello))) {
        let _ = socket.close(reason).await;
        return;
    }
    match sessions::join(app, slug, wait).await {
        Ok(Ok(connection)) => talk(connection, socket, frames, manners).await,
        Ok(Err(not_now)) => refuse(socket, not_now).await,
        Err(error) => {
            tracing::error!(%error, "an interview cannot be taken");
            let _ = socket.close(Some(CloseCode::Restart.into())).await;
        }
    }
}

/// Waits for a hello, or for what the connection ends with.
async fn greeted(
    socket: &mut actix_ws::Session,
    manners: &mut ClientLimits,
    frames: &mut actix_ws::AggregatedMessageStream,
) -> Result<(), Option<CloseReason>> {
    loop {
        match frames.next().await {
            Some(Ok(AggregatedMessage::Text(text))) => {
                if manners.message(&text, Instant::now()).map_err(refusal)?.is_none() {
                    return Ok(());
                }
            }
            Some(Ok(AggregatedMessage::Binary(bytes))) => _ = manners.sound(&bytes).map_err(refusal)?,
            other => unspoken(socket, other).await?,
        }
    }
}

/// Until either side leaves.
async fn talk(
    mut connection: SessionConnection,
    mut socket: actix_ws::Session,
    mut frames: actix_ws::AggregatedMessageStream,
    mut manners: ClientLimits,
) {
    let mut pings = interval(PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard_at = Instant::now();
    let mut is_heard = true;
    let reason = loop {
        tokio::select! {
            // What comes in is by far the most, and the rest is looked at when nothing has.
            biased;
            frame = frames.next(), if is_heard => {
                heard_at = Instant::now();
                match take(&mut connection, &mut socket, &mut manners, frame).await {
                    // What the interview has said last, as that it has ended, is still to be told.
                    Ok(is_taken) => is_heard = is_taken,
                    Err(reason) => break reason,
                }
            }
            () = ready(()), if connection.holds_frames() => is_heard &= connection.hand_over().await,
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
                if heard_at.elapsed() > SILENT_AT_MOST || socket.ping(b"").await.is_err() {
                    break Some(CloseCode::Away.into());
                }
            }
        }
    };
    connection.leave().await;
    let is_ours = reason.is_some() && socket.close(reason).await.is_ok();
    if is_ours {
        let closed = async { while frames.next().await.is_some_and(|frame| !is_close(&frame)) {} };
        let _ = timeout(CLOSED_WITHIN, closed).await;
    }
}

fn is_close(frame: &Result<AggregatedMessage, ProtocolError>) -> bool {
    matches!(frame, Ok(AggregatedMessage::Close(_)) | Err(ProtocolError::Io(_)))
}

fn too_fast() -> CloseReason {
    let description = Some("audio comes faster than real time".to_owned());
    CloseReason { code: CloseCode::Other(TOO_FAST), description }
}

/// Whether the interview still takes frames, or why the connection ends with this one.
async fn take(
    connection: &mut SessionConnection,
    socket: &mut actix_ws::Session,
    manners: &mut ClientLimits,
    frame: Option<Result<AggregatedMessage, ProtocolError>>,
) -> Result<bool, Option<CloseReason>> {
    let up = match frame {
        Some(Ok(AggregatedMessage::Binary(bytes))) => {
            let frame = manners.sound(&bytes).map_err(refusal)?;
            return Ok(connection.hear(frame).await);
        }
        Some(Ok(AggregatedMessage::Text(text))) => manners.message(&text, Instant::now()),
        other => return unspoken(socket, other).await.map(|()| true),
    };
    match up {
        Ok(None) => Ok(true),
        Ok(Some(up)) => Ok(connection.send(up).await),
        Err(MalformedFrame::TooLong(oversized)) => {
            let rejected = socket.text(wire::rejected(oversized).to_string()).await;
            rejected.map(|()| true).map_err(|_| None)
        }
        Err(malformed) => Err(refusal(malformed)),
    }
}

/// What is neither text nor sound, and whether the connection ends with it.
async fn unspoken(
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

fn refusal(malformed: MalformedFrame) -> Option<CloseReason> {
    Some(CloseReason { code: CloseCode::Policy, description: Some(malformed.to_string()) })
}

async fn send(socket: &mut actix_ws::Session, down: &ServerMessage) -> Result<(), actix_ws::Closed> {
    if let Some(told) = wire::told(down) {
        socket.text(told.to_string()).await?;
    }
    if let ServerMessage::Utterance { id, sound: Some(sound), .. } = down {
        for slice in wire::slices(*id, sound) {
            socket.binary(slice).await?;
            // It is written now: the buffer would grow to the whole sentence, and stay so large.
            yield_now().await;
        }
        socket.text(serde_json::json!({ "type": "spoken", "id": id }).to_string()).await?;
    }
    Ok(())
}
