//! The slow work of a session: recognition, the judgement of turns, replies and speech synthesis. Each runs in a task
//! of its own, which sends its result to the actor.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::InvitationId;
use colloquy_domain::interviewing::is_whole_answer;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{
    ConversationTurn, InterviewSituation, Interviewer, Pcm, Provenance, RecognitionError, RecognizedSpeech,
    Recognizer, ReplyListener, TextToSpeech, TurnDetectionError, TurnDetector,
};
use colloquy_domain::session::{RecognitionSegmentId, SpeechId};
use colloquy_domain::text::Locale;
use colloquy_domain::voice::Voice;
use tokio::sync::mpsc;
use tokio::task::{AbortHandle, JoinSet, spawn_blocking};
use tokio::time::{sleep, timeout};

/// The backoff between requests to a recognizer that is overloaded.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// How long recognition may take. It is as long as the session waits for the text.
const PATIENCE: Duration = Duration::from_secs(120);

/// How long the judgement of a turn may take. By then the reply to most answers has begun.
const JUDGEMENT_LIMIT: Duration = Duration::from_millis(700);

/// The result of a task.
#[derive(Debug)]
pub enum EngineTaskResult {
    Recognized {
        segment: RecognitionSegmentId,
        /// `None` if recognition failed.
        heard: Option<RecognizedSpeech>,
    },
    /// `finished` is `None` if there is no judgement, or none in time.
    TurnJudged {
        segment: RecognitionSegmentId,
        finished: Option<f32>,
    },
    AnswerInterpreted {
        speech: SpeechId,
        is_whole: bool,
    },
    Sentence {
        speech: SpeechId,
        text: String,
    },
    /// `reply` is `None` if the interviewer failed.
    Replied {
        speech: SpeechId,
        reply: Option<(Provenance, bool)>,
    },
    Synthesized {
        speech: SpeechId,
        sentence: usize,
        sound: Option<Arc<Pcm>>,
    },
    /// All frames before `next` are in the recording.
    Kept {
        next: u32,
    },
}

pub struct SessionEngines {
    /// The invitation whose speech is recognized.
    pub invitation: InvitationId,
    pub recognizer: Arc<dyn Recognizer>,
    pub turn_detector: Option<Arc<dyn TurnDetector>>,
    pub speech: Arc<dyn TextToSpeech>,
    pub interviewer: Arc<dyn Interviewer>,
    /// The fallback if `interviewer` fails.
    pub fallback_interviewer: Arc<dyn Interviewer>,
    pub locale: Locale,
    pub voice: Voice,
    /// Sends results to the actor. The channel is unbounded because few tasks run at a time, and a reply has few
    /// sentences.
    done: mpsc::UnboundedSender<EngineTaskResult>,
    /// Aborts all tasks when the actor ends.
    running: JoinSet<()>,
    of_speeches: Vec<(SpeechId, AbortHandle)>,
    of_segments: Vec<(RecognitionSegmentId, AbortHandle)>,
}

/// Sends each sentence of a reply to the actor.
struct SpeechListener {
    speech: SpeechId,
    done: mpsc::UnboundedSender<EngineTaskResult>,
    sentences: Vec<String>,
}

impl ReplyListener for SpeechListener {
    fn sentence(&mut self, sentence: &str) {
        self.sentences.push(sentence.to_owned());
        let _ = self.done.send(EngineTaskResult::Sentence { speech: self.speech, text: sentence.to_owned() });
    }
}

/// Recognizes speech, and retries while the recognizer is overloaded. So other interviews cost time, but no answer is
/// lost.
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
        done: mpsc::UnboundedSender<EngineTaskResult>,
    ) -> Self {
        SessionEngines {
            invitation,
            recognizer: app.recognizer.clone(),
            turn_detector: app.turn_detector.clone(),
            speech: app.speech.clone(),
            interviewer: app.ai.interviewer.clone(),
            fallback_interviewer: app.ai_fallback.interviewer.clone(),
            locale,
            voice,
            done,
            running: JoinSet::new(),
            of_speeches: Vec::new(),
            of_segments: Vec::new(),
        }
    }

    fn run(&mut self, work: impl Future<Output = EngineTaskResult> + Send + 'static) -> AbortHandle {
        while self.running.try_join_next().is_some() {}
        let done = self.done.clone();
        self.running.spawn(async move {
            let _ = done.send(work.await);
        })
    }

    pub fn recognize(&mut self, segment: RecognitionSegmentId, sound: Pcm) {
        let (recognizer, locale, invitation) =
            (self.recognizer.clone(), self.locale.clone(), self.invitation);
        let recognizing = self.run(async move {
            let recognized = timeout(PATIENCE, patiently(&*recognizer, invitation, &sound, &locale)).await;
            let recognized = recognized.unwrap_or(Err(RecognitionError::Crowded));
            let recognized =
                recognized.inspect_err(|error| tracing::warn!(%error, "speech could not be recognized"));
            EngineTaskResult::Recognized { segment, heard: recognized.ok() }
        });
        self.of_segments.retain(|(_, running)| !running.is_finished());
        self.of_segments.push((segment, recognizing));
    }

    /// Aborts the recognition of this segment. A request that waits in a queue leaves it, so that the next one of the
    /// interview does not wait for it.
    pub fn cancel_recognition(&mut self, segment: RecognitionSegmentId) {
        let outdated = self.of_segments.iter().position(|(of, _)| *of == segment);
        if let Some(at) = outdated {
            self.of_segments.swap_remove(at).1.abort();
        }
    }

    /// Judges whether the invitee has finished, if there is a detector for the language.
    pub fn judge_turn(&mut self, segment: RecognitionSegmentId, sound: impl FnOnce() -> Pcm) {
        let detector = self.turn_detector.clone().filter(|detector| detector.supports(&self.locale));
        let Some(detector) = detector else { return };
        let (sound, locale, invitation) = (sound(), self.locale.clone(), self.invitation);
        self.run(async move {
            let judged = timeout(JUDGEMENT_LIMIT, detector.judge(invitation, &sound, &locale)).await;
            let finished = match judged {
                Ok(Ok(finished)) => Some(finished),
                Ok(Err(TurnDetectionError::Failed(reason))) => {
                    tracing::warn!(reason, "a turn could not be judged");
                    None
                }
                // The next pause has a judgement again.
                Ok(Err(_)) | Err(_) => None,
            };
            EngineTaskResult::TurnJudged { segment, finished }
        });
    }

    /// Has the interviewer reply. While its words are spoken, it prepares for the reply after them.
    pub fn ask(&mut self, speech: SpeechId, mut situation: InterviewSituation) {
        let (chosen, at_hand) = (self.interviewer.clone(), self.fallback_interviewer.clone());
        let mut vad = SpeechListener { speech, done: self.done.clone(), sentences: Vec::new() };
        let asking = self.run(async move {
            let mut reply = chosen.reply(&situation, &mut vad).await;
            if let Err(error) = &reply
                && vad.sentences.is_empty()
            {
                tracing::warn!(%error, "the interviewer failed; the fallback replies");
                reply = at_hand.reply(&situation, &mut vad).await;
            }
            if reply.as_ref().is_ok_and(|reply| !reply.closes) {
                let text = vad.sentences.join(" ");
                situation.conversation.push(ConversationTurn { role: Role::Assistant, text });
                tokio::spawn(async move { chosen.prepare(&situation).await });
            }
            let reply = reply.ok().map(|reply| (reply.by, reply.closes));
            EngineTaskResult::Replied { speech, reply }
        });
        self.of_speeches.push((speech, asking));
    }

    /// Interprets the answer to which this speech replies. The first one loads the examples of its language, so this must
    /// not delay the actor.
    pub fn interpret_answer(&mut self, speech: SpeechId, text: String) {
        let language = self.locale.language();
        let interpreting = self.run(async move {
            let is_whole = spawn_blocking(move || is_whole_answer(&text, language)).await;
            EngineTaskResult::AnswerInterpreted { speech, is_whole: is_whole.unwrap_or(false) }
        });
        self.of_speeches.push((speech, interpreting));
    }

    pub fn synthesize(&mut self, speech: SpeechId, sentence: usize, text: String) {
        let (engine, voice) = (self.speech.clone(), self.voice.clone());
        let speaking = self.run(async move {
            let sound = engine.speak(&voice, &text).await;
            let sound = sound.inspect_err(|error| tracing::warn!(%error, "a sentence could not be spoken"));
            EngineTaskResult::Synthesized { speech, sentence, sound: sound.ok().map(Arc::new) }
        });
        self.of_speeches.push((speech, speaking));
    }

    /// Aborts the tasks of this speech.
    pub fn cancel(&mut self, speech: SpeechId) {
        self.of_speeches.retain(|(of, running)| {
            if *of == speech {
                running.abort();
            }
            *of != speech && !running.is_finished()
        });
    }
}

#[cfg(test)]
mod tests;
