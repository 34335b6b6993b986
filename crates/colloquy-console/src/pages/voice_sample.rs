//! The sample of a voice.

use actix_web::HttpResponse;
use colloquy_app::voices::test_audio_url;
use colloquy_domain::VoiceId;
use colloquy_domain::ids::Id;
use colloquy_domain::language::Language;
use colloquy_domain::text::Locale;
use colloquy_languages::console_preview::PreviewTexts;

use super::edit_interview::count_preview;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;

/// The button that plays the sample of the chosen voice.
pub struct VoiceSampleButton {
    pub path: String,
    pub texts: &'static PreviewTexts,
}

impl VoiceSampleButton {
    pub fn new(request: &ConsoleRequest<'_>) -> Result<Self, ConsoleProblem> {
        let path = format!("/app/organizations/{}/voice-sample", request.organization()?);
        Ok(VoiceSampleButton { path, texts: &request.texts.preview })
    }
}

/// Allows a page to play samples.
pub async fn allowed(
    request: &ConsoleRequest<'_>,
    response: HttpResponse,
) -> Result<HttpResponse, ConsoleProblem> {
    let any = request.app.voices.first_for(&Locale::from(Language::DEFAULT)).id;
    let origin = test_audio_url::origin(request.app, any).await?;
    Ok(response::with_audio(response, &origin))
}

/// Leads to the sample of a voice, or of the voice that a language has if none is chosen.
pub async fn play(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let chosen = request.query("voice").ok_or(ConsoleProblem::NotFound)?;
    let id: VoiceId = match Id::parse(&chosen) {
        Ok(id) => id,
        Err(_) if chosen.is_empty() => voice_of_language(request)?,
        Err(_) => return Err(ConsoleProblem::NotFound),
    };
    count_preview(request, false).await?;
    let sample = test_audio_url::test_audio_url(request.app, id).await?;
    Ok(response::redirect(&sample.url))
}

/// Returns the voice of an interview in the language for which no voice is chosen.
fn voice_of_language(request: &ConsoleRequest<'_>) -> Result<VoiceId, ConsoleProblem> {
    let organization = request.caller()?.organization();
    let locale = request.query("locale").and_then(|locale| Locale::parse(&locale).ok());
    let locale = locale.or_else(|| organization.default_locale.clone());
    let locale = locale.unwrap_or_else(|| Locale::from(Language::DEFAULT));
    Ok(organization.default_voice_id.unwrap_or_else(|| request.app.voices.first_for(&locale).id))
}
