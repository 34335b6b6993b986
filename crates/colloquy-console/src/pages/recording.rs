//! The recording of a whole interview: its player, its address, and its waveform.

use actix_web::HttpResponse;
use actix_web::http::header::CONTENT_TYPE;
use colloquy_app::invitations;
use colloquy_domain::InvitationId;
use colloquy_languages::console_player::PlayerTexts;
use serde_json::json;

use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;

/// The player above a transcript.
pub struct Player {
    pub texts: &'static PlayerTexts,
    /// The path of the recording.
    pub audio: String,
    pub waveform: String,
}

impl Player {
    /// `invitation` is the path of the invitation's page.
    pub fn new(invitation: &str, request: &ConsoleRequest<'_>) -> Self {
        let audio = format!("{invitation}/recording");
        Player { texts: &request.texts.player, waveform: format!("{audio}/waveform"), audio }
    }
}

/// Leads to the recording, which supports byte ranges there.
pub async fn play(request: &ConsoleRequest<'_>, id: InvitationId) -> Result<HttpResponse, ConsoleProblem> {
    let url = invitations::recording::recording_url(request.app, request.caller()?, id).await?;
    Ok(response::redirect(&url.url))
}

/// Sends what the script of the player needs to draw the waveform and to find the messages in the recording.
pub async fn waveform(
    request: &ConsoleRequest<'_>,
    id: InvitationId,
) -> Result<HttpResponse, ConsoleProblem> {
    let waveform = invitations::recording::waveform(request.app, request.caller()?, id).await?;
    let sessions = waveform.sessions.iter();
    let sessions = sessions.map(|start| json!({ "session": start.session, "atMs": start.at_ms }));
    let body = json!({
        "durationMs": waveform.duration_ms,
        "sessions": sessions.collect::<Vec<_>>(),
        "peaks": waveform.peaks,
    });
    let mut response =
        HttpResponse::Ok().insert_header((CONTENT_TYPE, "application/json")).body(body.to_string());
    response::keep_private(response.headers_mut());
    Ok(response)
}
