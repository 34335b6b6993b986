use colloquy_domain::VoiceId;
use colloquy_domain::language::Language;
use colloquy_domain::media::MediaName;
use colloquy_domain::voice::Voice;

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

/// Returns the text of the sample. A voice of another language reads numbers.
fn sample_of(voice: &Voice) -> &'static str {
    match Language::from_word(voice.primary_language()) {
        Some(Language::English) => {
            "Hello. I would like to ask you a few questions. Take all the time you need."
        }
        Some(Language::French) => {
            "Bonjour. J'aimerais vous poser quelques questions. Prenez tout votre temps."
        }
        Some(Language::German) => {
            "Guten Tag. Ich möchte Ihnen ein paar Fragen stellen. Nehmen Sie sich alle Zeit, die Sie brauchen."
        }
        Some(Language::Spanish) => {
            "Hola. Me gustaría hacerle unas preguntas. Tómese todo el tiempo que necesite."
        }
        Some(Language::Italian) => {
            "Buongiorno. Vorrei farle alcune domande. Si prenda tutto il tempo che vuole."
        }
        Some(Language::Portuguese) => {
            "Olá. Gostaria de lhe fazer algumas perguntas. Leve o tempo que precisar."
        }
        Some(Language::Dutch) => {
            "Goedendag. Ik wil u graag een paar vragen stellen. Neem alle tijd die u nodig hebt."
        }
        None => "1, 2, 3, 4, 5.",
    }
}
