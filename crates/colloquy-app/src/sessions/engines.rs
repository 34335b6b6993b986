//! What takes its time: recognizing, finding words, making sound. Each is a task of its own, which tells the actor.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::InvitationId;
use colloquy_domain::ports::{
    InterviewSituation, Interviewer, Pcm, Provenance, RecognitionError, RecognizedSpeech, Recognizer,
    ReplyListener, TextToSpeech,
};
use colloquy_domain::session::{SegmentId, SpeechId};
use colloquy_domain::text::Locale;
use colloquy_domain::voice::Voice;
use tokio::sync::mpsc;
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{sleep, timeout};

/// The pauses between requests to a recognizer that is crowded.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// As the session waits, after which nobody asks for the words any more.
const PATIENCE: Duration = Duration::from_secs(120);

/// What came of it.
#[derive(Debug)]
pub enum EngineResult {
    Recognized {
        segment: SegmentId,
        text: Option<String>,
        by: Option<String>,
    },
    Sentence {
        speech: SpeechId,
        text: String,
    },
    /// None when no words were found.
    Replied {
        speech: SpeechId,
        reply: Option<(Provenance, bool)>,
    },
    Synthesized {
        speech: SpeechId,
        sentence: usize,
        sound: Option<Arc<Pcm>>,
    },
    /// All frames before this one are in the recording.
    Kept {
        next: u32,
    },
}

pub struct SessionEngines {
    /// Whose speech it is.
    pub invitation: InvitationId,
    pub recognizer: Arc<dyn Recognizer>,
    pub speech: Arc<dyn TextToSpeech>,
    pub interviewer: Arc<dyn Interviewer>,
    /// Asked where the other finds no words.
    pub interviewer_at_hand: Arc<dyn Interviewer>,
    pub locale: Locale,
    pub voice: Voice,
    /// To the actor. It has no bound of its own: few things are under way at a time, and a reply has few sentences.
    done: mpsc::UnboundedSender<EngineResult>,
    /// Ends them all when the actor does.
    running: JoinSet<()>,
    of_speeches: Vec<(SpeechId, AbortHandle)>,
}

/// Hands on what the interviewer says.
struct SpeechListener {
    speech: SpeechId,
    done: mpsc::UnboundedSender<EngineResult>,
    sentences: usize,
}

impl ReplyListener for SpeechListener {
    fn sentence(&mut self, sentence: &str) {
        self.sentences += 1;
        let _ = self.done.send(EngineResult::Sentence { speech: self.speech, text: sentence.to_owned() });
    }
}

/// The words of speech. A recognizer that is crowded is asked again until it is not: others who are loud cost time and
/// no words.
pub async fn patiently(
    recognizer: &dyn Recognizer,
    invitation: InvitationId,
    sound: &Pcm,
    locale: &Locale,
) -> Result<RecognizedSpeech, RecognitionError> {
    let mut pause = FIRST_PAUSE;
    loop {
        match recognizer.recognize(invitation, sound, locale).await {
            Err(RecognitionError::Crowded) => sleep(pause).await,
            settled => return settled,
        }
        pause = LONGEST_PAUSE.min(pause * 2);
    }
}

impl SessionEngines {
    pub fn new(
        app: &crate::App,
        invitation: InvitationId,
        locale: Locale,
        voice: Voice,
        done: mpsc::UnboundedSender<EngineResult>,
    ) -> Self {
        SessionEngines {
            invitation,
            recognizer: app.recognizer.clone(),
            speech: app.speech.clone(),
            interviewer: app.ai.interviewer.clone(),
            interviewer_at_hand: app.ai_at_hand.interviewer.clone(),
            locale,
            voice,
            done,
            running: JoinSet::new(),
            of_speeches: Vec::new(),
        }
    }

    fn run(&mut self, work: impl Future<Output = EngineResult> + Send + 'static) -> AbortHandle {
        while self.running.try_join_next().is_some() {}
        let done = self.done.clone();
        self.running.spawn(async move {
            let _ = done.send(work.await);
        })
    }

    pub fn recognize(&mut self, segment: SegmentId, sound: Pcm) {
        let (recognizer, locale, invitation) =
            (self.recognizer.clone(), self.locale.clone(), self.invitation);
        self.run(async move {
            let recognized = timeout(PATIENCE, patiently(&*recognizer, invitation, &sound, &locale)).await;
            let recognized = recognized.unwrap_or(Err(RecognitionError::Crowded));
            let recognized =
                recognized.inspect_err(|error| tracing::warn!(%error, "speech is not recognized"));
            let (text, by) = recognized.map(|heard| (heard.text, heard.model)).ok().unzip();
            EngineResult::Recognized { segment, text, by }
        });
    }

    pub fn ask(&mut self, speech: SpeechId, situation: InterviewSituation) {
        let (chosen, at_hand) = (self.interviewer.clone(), self.interviewer_at_hand.clone());
        let mut vad = SpeechListener { speech, done: self.done.clone(), sentences: 0 };
        let asking = self.run(async move {
            let mut reply = chosen.reply(&situation, &mut vad).await;
            if let Err(error) = &reply
                && vad.sentences == 0
            {
                tracing::warn!(%error, "what is at hand replies instead");
                reply = at_hand.reply(&situation, &mut vad).await;
            }
            let reply = reply.ok().map(|reply| (reply.by, reply.closes));
            EngineResult::Replied { speech, reply }
        });
        self.of_speeches.push((speech, asking));
    }

    pub fn synthesize(&mut self, speech: SpeechId, sentence: usize, text: String) {
        let (engine, voice) = (self.speech.clone(), self.voice.clone());
        let speaking = self.run(async move {
            let sound = engine.speak(&voice, &text).await;
            let sound = sound.inspect_err(|error| tracing::warn!(%error, "a sentence is not spoken"));
            EngineResult::Synthesized { speech, sentence, sound: sound.ok().map(Arc::new) }
        });
        self.of_speeches.push((speech, speaking));
    }

    /// Nothing of this speech is wanted any more.
    pub fn cancel(&mut self, speech: SpeechId) {
        self.of_speeches.retain(|(of, running)| {
            if *of == speech {
                running.abort();
            }
            *of != speech && !running.is_finished()
        });
    }
}
