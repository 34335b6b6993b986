//! The parameters of turn-taking, each with its reason.

/// When the invitee has started to speak, paused or finished.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnPolicy {
    /// A frame of at least this voice-activity score is voiced.
    pub voiced_score: f32,
    /// Audio before the voice that is recognized with it: soft beginnings are audible to the recognizer
    /// before they count as voiced.
    pub pre_roll_ms: i64,
    /// Voice of this length is speech: a cough is shorter, a "yes" is longer.
    pub begins_after_ms: i64,
    /// Voice of this length after a pause continues an answer. Clicks and breaths are shorter, and must not begin the
    /// pause anew.
    pub resumes_after_ms: i64,
    /// The silence that ends a turn if the words are finished and the turn detector is certain. People leave
    /// 200 ms between turns, but a pause for breath lasts twice as long.
    pub agreed_silence_ms: i64,
    /// The silence that ends a turn after a finished sentence if only the words say so, because people also
    /// pause between sentences.
    pub soft_silence_ms: i64,
    /// The most by which this silence is extended after a long answer.
    pub patience_max_ms: i64,
    /// The silence before any reply to a spoken answer. The page shows before it that the interviewer thinks. People
    /// expect a reply within a second, and many pauses for thought last almost as long.
    pub reply_silence_ms: i64,
    /// The silence before the reply to a statement that was said without a pause, which is often the beginning of a longer
    /// answer.
    pub first_silence_ms: i64,
    /// The same if the question asked for a fact.
    pub fact_silence_ms: i64,
    /// The same if the invitee has paused within a sentence and completed it. A pause between two sentences rather says
    /// that a third one follows.
    pub resumed_silence_ms: i64,
    /// The pause in an answer that counts for this, and for what is learned about the invitee.
    pub pause_ms: i64,
    /// Up to this many words, this is the silence. It becomes shorter with each further word.
    pub brief_words: i64,
    /// The words with which an answer needs no longer silence than others: without a pause, and with one or for a fact.
    pub long_words: i64,
    pub resumed_words: i64,
    /// How much shorter this silence becomes with each such statement that was a whole answer.
    pub whole_answer_ms: i64,
    pub whole_answers_max: i64,
    /// How much longer the interviewer waits after each of its replies that came while the invitee only paused, and how many
    /// of these replies count.
    pub patience_step_ms: i64,
    pub patience_steps_max: i64,
    /// Words that the recognizer is less sure of do not show whether they are finished.
    pub sure_confidence: f32,
    /// The silence that ends a turn if the words leave it open whether more follows.
    pub open_silence_ms: i64,
    /// The silence after which the page shows that the interviewer thinks, although the reply waits longer, unless the
    /// words leave no doubt that more follows.
    pub thinking_silence_max_ms: i64,
    /// The silence that ends a turn if more probably follows by the words, although the turn detector is certain that
    /// nothing does: a voice often falls where someone stops to think.
    pub probable_silence_ms: i64,
    /// The silence that ends a turn if the words are finished, but the turn detector is certain that more
    /// follows.
    pub doubtful_silence_ms: i64,
    /// The silence that ends a turn after an unfinished sentence. Few people pause longer in the middle of one,
    /// and those who have forgotten what they wanted to say expect help by then.
    pub hard_silence_ms: i64,
    /// The silence that ends a turn after a request for time: "let me think".
    pub asked_silence_ms: i64,
    /// A pause in which a long answer can be cut without cutting a word. In a pause of this length, the words so
    /// far are recognized, so that they are known when it has lasted long enough to end the turn.
    pub cut_pause_ms: i64,
    /// The new voice in a piece after which it is recognized again in such a short pause. More often, most of
    /// the work would be in vain.
    pub early_every_ms: i64,
    /// A pause in which it is recognized even so, because the turn probably ends here.
    pub early_pause_ms: i64,
    /// Voice that lasts this long without the end of its piece may be noise, so its words are watched.
    pub steady_voice_ms: i64,
    /// If no new words arrive for this long, the turn ends even if the voice activity continues.
    pub no_words_ms: i64,
    /// While new words arrive fluently, the whole piece is watched less and less often, up to this interval.
    pub watch_max_ms: i64,
    /// Between these times, only so much of the newest sound is watched. It still has words of the invitee when none have
    /// been added for as long as ends a turn, so recognizers do not turn to other voices in it.
    pub newest_sound_ms: i64,
    /// The shortest piece to recognize from a long answer. Recognizers rely on context, so shorter pieces
    /// give worse results.
    pub segment_min_ms: i64,
    /// The longest piece to recognize; longer ones make recognizers invent text.
    pub segment_max_ms: i64,
    /// The longest answer; after this the interviewer replies.
    pub answer_max_ms: i64,
    /// If the invitee continues before this much of the reply was heard, the reply came too early and is
    /// withdrawn. So short a beginning asks nothing yet, so what is said is no answer to it.
    pub withdrawn_ms: i64,
    /// A voice that starts before this much of the reply was heard silences the interviewer before its words are known.
    /// It is most likely the rest of the answer.
    pub trusted_voice_ms: i64,
    /// The length of voice that may be an interruption; anything shorter is a cough.
    pub barge_in_ms: i64,
    /// How much longer the interviewer speaks over such a voice while its words are not known.
    pub unknown_voice_ms: i64,
    /// How much longer it speaks over one that is a backchannel so far: "mm-hm" may be followed by "okay".
    pub harmless_voice_ms: i64,
    /// If no words are recognized by then, it was noise, and the interviewer continues.
    pub doubt_ms: i64,
    /// The same while the noise continues: a vacuum cleaner must not silence the interviewer for good.
    pub doubt_max_ms: i64,
    /// The length of voice without words after which the interviewer asks the invitee to repeat.
    pub asks_again_after_ms: i64,
    /// A "yes" that ends at most this long before the end of a question answers it.
    pub early_answer_ms: i64,
    /// Gaps in the voice up to this length are part of the speech.
    pub hangover_ms: i64,
    /// The wait after which a filler is said.
    pub filler_after_ms: i64,
    /// The minimum number of turns between fillers, which annoy in every turn.
    pub filler_every_turns: u32,
}

impl Default for TurnPolicy {
    fn default() -> Self {
        TurnPolicy {
            voiced_score: 0.5,
            pre_roll_ms: 600,
            begins_after_ms: 96,
            resumes_after_ms: 60,
            agreed_silence_ms: 600,
            soft_silence_ms: 700,
            patience_max_ms: 500,
            reply_silence_ms: 850,
            first_silence_ms: 2_650,
            fact_silence_ms: 1_650,
            resumed_silence_ms: 1_350,
            pause_ms: 600,
            brief_words: 9,
            long_words: 24,
            resumed_words: 13,
            whole_answer_ms: 600,
            whole_answers_max: 3,
            patience_step_ms: 200,
            patience_steps_max: 3,
            sure_confidence: 0.5,
            open_silence_ms: 1_400,
            thinking_silence_max_ms: 1_300,
            probable_silence_ms: 2_500,
            doubtful_silence_ms: 2_000,
            hard_silence_ms: 3_000,
            asked_silence_ms: 6_000,
            cut_pause_ms: 250,
            early_every_ms: 2_000,
            early_pause_ms: 450,
            steady_voice_ms: 2_500,
            no_words_ms: 1_500,
            watch_max_ms: 4_500,
            newest_sound_ms: 4_500,
            segment_min_ms: 6_000,
            segment_max_ms: 20_000,
            answer_max_ms: 120_000,
            withdrawn_ms: 1_200,
            trusted_voice_ms: 500,
            barge_in_ms: 240,
            unknown_voice_ms: 120,
            harmless_voice_ms: 400,
            doubt_ms: 1_000,
            doubt_max_ms: 3_000,
            asks_again_after_ms: 1_000,
            early_answer_ms: 1_000,
            hangover_ms: 200,
            filler_after_ms: 1_200,
            filler_every_turns: 3,
        }
    }
}

/// The reactions to a silent invitee, measured from the end of the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SilentInviteePolicy {
    pub prompt_ms: i64,
    pub offer_typing_ms: i64,
    pub pause_ms: i64,
    /// A lost connection that returns within this time has interrupted nothing.
    pub absence_ms: i64,
    /// The time from reaching a limit to the end of the interview, even during an answer.
    pub hard_stop_ms: i64,
}

impl Default for SilentInviteePolicy {
    fn default() -> Self {
        SilentInviteePolicy {
            prompt_ms: 12_000,
            offer_typing_ms: 25_000,
            pause_ms: 60_000,
            absence_ms: 5_000,
            hard_stop_ms: 30_000,
        }
    }
}

/// The timeouts for engines and playback, in the caller's time. Anything later counts as failed, so that
/// nothing waits for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineTimeouts {
    /// The time for recognition, including the time in the queue, which must never cost an answer its words.
    /// Recognizers limit the time of each attempt, so only a recognizer that hangs reaches this timeout.
    pub recognition_ms: i64,
    /// How long an invitee who is back waits for the words of what was said before. If they arrive later, the
    /// question is asked again, although it may have been answered.
    pub recovery_ms: i64,
    /// The time from one sentence of a reply to the next.
    pub reply_ms: i64,
    pub synthesis_ms: i64,
    /// The time beyond the rest of the playback.
    pub playback_ms: i64,
    /// The time from the request to hand an interview over to the end of what is being said.
    pub handover_ms: i64,
}

impl Default for EngineTimeouts {
    fn default() -> Self {
        EngineTimeouts {
            recognition_ms: 120_000,
            recovery_ms: 10_000,
            reply_ms: 20_000,
            synthesis_ms: 10_000,
            playback_ms: 5_000,
            handover_ms: 5_000,
        }
    }
}
