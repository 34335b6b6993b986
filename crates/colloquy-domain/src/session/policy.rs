//! The figures that turns are taken by, each with its reason.

/// When the invitee has begun, has paused, has finished.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnPolicy {
    /// A frame of at least this voice-activity score is voiced.
    pub voiced_score: f32,
    /// Recognized along with what follows it: soft beginnings are heard by the engine before they are voiced.
    pub pre_roll_ms: i64,
    /// A cough is shorter, a "yes" longer.
    pub begins_after_ms: i64,
    /// The silence after a finished sentence. People take 200 ms between turns, and longer ones over a thought.
    pub soft_silence_ms: i64,
    /// How much longer it is after a long answer.
    pub patience_max_ms: i64,
    /// The silence after what does not sound finished.
    pub long_silence_ms: i64,
    /// The silence after which nothing more is waited for, not even the words.
    pub hard_silence_ms: i64,
    /// A pause in which a long answer may be cut without cutting a word.
    pub cut_pause_ms: i64,
    /// Recognizers know more of a word from its neighbours: shorter pieces are worse.
    pub segment_min_ms: i64,
    /// Longer pieces make recognizers invent text.
    pub segment_max_ms: i64,
    /// A longer answer is answered in between.
    pub answer_max_ms: i64,
    /// Voice over the interviewer's that makes it fall silent; less is a cough or an "mm-hm".
    pub barge_in_ms: i64,
    /// When there are still no words in it, it was noise, and the interviewer goes on.
    pub doubt_ms: i64,
    /// The same while the noise goes on: a vacuum cleaner must not silence the interviewer for good.
    pub doubt_max_ms: i64,
    /// Voice without words that is worth asking again for.
    pub asks_again_after_ms: i64,
    /// Said at most this long before a question's end, a "yes" answers it.
    pub early_answer_ms: i64,
    /// Holes in the voice that are part of the speech.
    pub hangover_ms: i64,
    /// A wait that needs a sound.
    pub filler_after_ms: i64,
    /// A filler in every turn is a habit that annoys.
    pub filler_every_turns: u32,
}

impl Default for TurnPolicy {
    fn default() -> Self {
        TurnPolicy {
            voiced_score: 0.5,
            pre_roll_ms: 600,
            begins_after_ms: 96,
            soft_silence_ms: 700,
            patience_max_ms: 500,
            long_silence_ms: 1_600,
            hard_silence_ms: 3_000,
            cut_pause_ms: 250,
            segment_min_ms: 6_000,
            segment_max_ms: 20_000,
            answer_max_ms: 120_000,
            barge_in_ms: 300,
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

/// What is done about an invitee who says nothing, counted from the question's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SilencePolicy {
    pub prompt_ms: i64,
    pub offer_typing_ms: i64,
    pub pause_ms: i64,
    /// A lost connection that is back by then has interrupted nothing.
    pub absence_ms: i64,
    /// From reaching a limit to the end, whatever is being said.
    pub hard_stop_ms: i64,
}

impl Default for SilencePolicy {
    fn default() -> Self {
        SilencePolicy {
            prompt_ms: 12_000,
            offer_typing_ms: 25_000,
            pause_ms: 60_000,
            absence_ms: 5_000,
            hard_stop_ms: 30_000,
        }
    }
}

/// How long is waited for others, in the caller's time. What comes later counts as failed, so that nothing waits for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnginePolicy {
    /// Speech waits here while others' is recognized, which must never cost an answer its words. Recognizers bound
    /// the time of one attempt, so only one that hangs reaches this.
    pub recognition_ms: i64,
    /// From one sentence of a reply to the next.
    pub reply_ms: i64,
    pub synthesis_ms: i64,
    /// Beyond what is left to be played.
    pub playback_ms: i64,
    /// From the request to hand an interview over to the end of what is being said.
    pub handover_ms: i64,
}

impl Default for EnginePolicy {
    fn default() -> Self {
        EnginePolicy {
            recognition_ms: 120_000,
            reply_ms: 20_000,
            synthesis_ms: 10_000,
            playback_ms: 5_000,
            handover_ms: 5_000,
        }
    }
}
