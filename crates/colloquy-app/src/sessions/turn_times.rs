//! Histograms of what invitees wait for after their answers, since the start of this process.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use colloquy_domain::session::TurnTimings;

/// The upper bounds of the buckets in milliseconds. What takes longer is only in the count.
pub const BUCKETS_MS: [i64; 10] = [250, 500, 750, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 10_000];

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnTimeHistogram {
    /// How many values are at most as large as each bound.
    pub buckets: [u64; BUCKETS_MS.len()],
    pub count: u64,
    pub sum_ms: i64,
}

impl TurnTimeHistogram {
    fn add(&mut self, value_ms: i64) {
        for (bucket, bound_ms) in self.buckets.iter_mut().zip(BUCKETS_MS) {
            *bucket += u64::from(value_ms <= bound_ms);
        }
        self.count += 1;
        self.sum_ms += value_ms;
    }
}

/// Each time is counted from the end of the invitee's voice, or from when a typed answer was sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnLatencyMetrics {
    /// To the end of the turn, by what ended it.
    pub ended: BTreeMap<&'static str, TurnTimeHistogram>,
    /// Until all words were known.
    pub recognized: TurnTimeHistogram,
    /// To the first sentence of the reply.
    pub replied: TurnTimeHistogram,
    /// To the first sound of the reply.
    pub heard: TurnTimeHistogram,
}

#[derive(Clone, Debug, Default)]
pub struct TurnLatencyRecorder(Arc<Mutex<TurnLatencyMetrics>>);

impl TurnLatencyRecorder {
    pub fn add(&self, turn: &TurnTimings) {
        let mut figures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        figures
            .ended
            .entry(turn.ended_by.as_str())
            .or_default()
            .add(turn.turn_ended_ms - turn.speech_ended_ms);
        let TurnLatencyMetrics { recognized, replied, heard, .. } = &mut *figures;
        for (histogram, at_ms) in
            [(recognized, turn.recognized_ms), (replied, turn.replied_ms), (heard, turn.heard_ms)]
        {
            if let Some(at_ms) = at_ms {
                histogram.add(at_ms - turn.speech_ended_ms);
            }
        }
    }

    pub fn figures(&self) -> TurnLatencyMetrics {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

#[cfg(test)]
mod tests {
    use colloquy_domain::session::TurnEndReason;

    use super::*;

    #[test]
    fn each_step_is_counted_from_the_end_of_the_voice() {
        let times = TurnLatencyRecorder::default();
        let turn = TurnTimings {
            speech_ended_ms: 10_000,
            turn_ended_ms: 10_700,
            recognized_ms: Some(10_750),
            replied_ms: Some(11_200),
            heard_ms: None,
            interruptions: 0,
            withdrawals: 0,
            ended_by: TurnEndReason::Finished,
        };
        times.add(&turn);
        times.add(&TurnTimings { turn_ended_ms: 25_000, ended_by: TurnEndReason::Unfinished, ..turn });
        let figures = times.figures();
        let ended: Vec<_> =
            figures.ended.iter().map(|(by, times)| (*by, times.buckets, times.sum_ms)).collect();
        assert_eq!(
            ended,
            [("finished", [0, 0, 1, 1, 1, 1, 1, 1, 1, 1], 700), ("unfinished", [0; 10], 15_000)]
        );
        assert_eq!(
            (figures.recognized.buckets[2], figures.recognized.count),
            (2, 2),
            "a bound is in its bucket"
        );
        assert_eq!((figures.replied.count, figures.replied.sum_ms, figures.heard.count), (2, 2_400, 0));
    }
}
