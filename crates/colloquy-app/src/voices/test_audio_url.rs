use colloquy_domain::VoiceId;
use colloquy_domain::language::Language;
use colloquy_domain::media::MediaName;
use colloquy_domain::voice::Voice;

use crate::invitations::audio_url::audio_origin;
use crate::presigned::{PresignedUrl, presign};
use crate::{App, AppError};

/// Returns a temporary URL for a spoken sample of a voice. The sample is synthesized on the first request.
pub async fn test_audio_url(app: &App, id: VoiceId) -> Result<PresignedUrl, AppError> {
    let voice = app.voices.voice(id).ok_or_else(|| AppError::missing(id))?;
    let name = MediaName::sample_of(id);
    if !app.media.has(&name).await? {
        let sample = app.speech.speak_itself(voice, sample_of(voice)).await?;
        app.media.put(&name, sample.to_wav()).await?;
    }
    presign(app, &name).await
}

/// Returns the origin of the URLs of samples: that of the service or of its object storage.
pub async fn origin(app: &App, id: VoiceId) -> Result<String, AppError> {
    audio_origin(app, &MediaName::sample_of(id)).await
}

/// Returns the text of the sample. A voice of another language reads numbers.
fn sample_of(voice: &Voice) -> &'static str {
    let language = Language::from_word(voice.primary_language());
    language.map_or("1, 2, 3, 4, 5.", |language| language.tables().speech.sample)
}
