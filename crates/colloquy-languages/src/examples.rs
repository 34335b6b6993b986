//! Examples of what invitees say, by what they mean. The domain's classifier learns from them, so that it recognizes
//! sentences that are in no list. Each language has a folder with a file for each meaning, a sentence on each line:
//! half of them as people write, half as a recognizer does.

/// What a sentence means to an interviewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The speaker or someone close wants to die or hurts themselves.
    SelfHarm,
    /// A person is hurt or threatened by another one.
    Violence,
    /// A person needs medical help at once.
    MedicalEmergency,
    /// Sounds like a danger and is none: metaphors, old illnesses, films.
    Harmless,
    /// Does not want to answer.
    Refusal,
    /// Sounds like a refusal and is an answer.
    NoRefusal,
    /// Has answered this before.
    AlreadySaid,
    /// Sounds like that and is an answer.
    NotAlreadySaid,
    /// Asks how long it takes or what is left.
    AsksLength,
    /// Asks who or what is speaking.
    AsksMachine,
    /// Asks who hears it, and under which name.
    AsksPrivacy,
    /// Asks what it is for and who wants to know.
    AsksPurpose,
    /// Asks for a person to turn to.
    AsksContact,
    /// Sounds like such a question and is an answer.
    AsksNothing,
    /// Is annoyed by the interview or in a hurry.
    Annoyed,
    /// Is annoyed by the subject.
    NotAnnoyed,
    /// Does not know.
    Unknown,
    /// Has nothing more to say about it.
    NothingMore,
    /// Wants to end the interview.
    Stop,
    /// Wants to end something else.
    NotStop,
    /// Has not heard or understood the question.
    Repeat,
    /// Any other answer.
    Ordinary,
}

/// The examples of a language for each [`Meaning`].
pub struct MeaningExamples {
    pub self_harm: &'static str,
    pub violence: &'static str,
    pub medical: &'static str,
    pub harmless: &'static str,
    pub refusal: &'static str,
    pub not_refusal: &'static str,
    pub already_said: &'static str,
    pub not_already_said: &'static str,
    pub ask_length: &'static str,
    pub ask_machine: &'static str,
    pub ask_privacy: &'static str,
    pub ask_purpose: &'static str,
    pub ask_contact: &'static str,
    pub not_ask: &'static str,
    pub annoyed: &'static str,
    pub not_annoyed: &'static str,
    pub unknown: &'static str,
    pub nothing_more: &'static str,
    pub stop: &'static str,
    pub not_stop: &'static str,
    pub repeat: &'static str,
    pub ordinary: &'static str,
}

impl MeaningExamples {
    /// Returns each sentence with its meaning.
    pub fn all(&self) -> impl Iterator<Item = (Meaning, &'static str)> {
        let files = [
            (Meaning::SelfHarm, self.self_harm),
            (Meaning::Violence, self.violence),
            (Meaning::MedicalEmergency, self.medical),
            (Meaning::Harmless, self.harmless),
            (Meaning::Refusal, self.refusal),
            (Meaning::NoRefusal, self.not_refusal),
            (Meaning::AlreadySaid, self.already_said),
            (Meaning::NotAlreadySaid, self.not_already_said),
            (Meaning::AsksLength, self.ask_length),
            (Meaning::AsksMachine, self.ask_machine),
            (Meaning::AsksPrivacy, self.ask_privacy),
            (Meaning::AsksPurpose, self.ask_purpose),
            (Meaning::AsksContact, self.ask_contact),
            (Meaning::AsksNothing, self.not_ask),
            (Meaning::Annoyed, self.annoyed),
            (Meaning::NotAnnoyed, self.not_annoyed),
            (Meaning::Unknown, self.unknown),
            (Meaning::NothingMore, self.nothing_more),
            (Meaning::Stop, self.stop),
            (Meaning::NotStop, self.not_stop),
            (Meaning::Repeat, self.repeat),
            (Meaning::Ordinary, self.ordinary),
        ];
        let lines = |(meaning, text): (Meaning, &'static str)| text.lines().map(move |line| (meaning, line));
        files.into_iter().flat_map(lines)
    }
}

/// Includes the files of a language, from the folder `examples` beside the caller.
macro_rules! meaning_examples {
    () => {
        crate::examples::MeaningExamples {
            self_harm: include_str!("examples/self_harm.txt"),
            violence: include_str!("examples/violence.txt"),
            medical: include_str!("examples/medical.txt"),
            harmless: include_str!("examples/harmless.txt"),
            refusal: include_str!("examples/refusal.txt"),
            not_refusal: include_str!("examples/not_refusal.txt"),
            already_said: include_str!("examples/already_said.txt"),
            not_already_said: include_str!("examples/not_already_said.txt"),
            ask_length: include_str!("examples/ask_length.txt"),
            ask_machine: include_str!("examples/ask_machine.txt"),
            ask_privacy: include_str!("examples/ask_privacy.txt"),
            ask_purpose: include_str!("examples/ask_purpose.txt"),
            ask_contact: include_str!("examples/ask_contact.txt"),
            not_ask: include_str!("examples/not_ask.txt"),
            annoyed: include_str!("examples/annoyed.txt"),
            not_annoyed: include_str!("examples/not_annoyed.txt"),
            unknown: include_str!("examples/unknown.txt"),
            nothing_more: include_str!("examples/nothing_more.txt"),
            stop: include_str!("examples/stop.txt"),
            not_stop: include_str!("examples/not_stop.txt"),
            repeat: include_str!("examples/repeat.txt"),
            ordinary: include_str!("examples/ordinary.txt"),
        }
    };
}
pub(crate) use meaning_examples;
