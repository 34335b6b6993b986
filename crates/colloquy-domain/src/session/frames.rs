//! Decides which of the invitee's frames are accepted.

/// The meaning of a frame's sequence number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FrameArrival {
    /// A frame that has already arrived, repeated after a reconnection.
    Repeated,
    /// A new frame, before which this many were lost.
    New { lost: u32 },
}

#[derive(Clone, Debug)]
pub(super) struct FrameSequence {
    next: u32,
    acknowledged: u32,
    /// No frame has arrived yet. The process before may have received frames before the first one.
    is_new: bool,
}

/// Half a second of audio between acknowledgements.
const ACKNOWLEDGE_EVERY: u32 = 25;

impl FrameSequence {
    pub(super) fn from(next: u32) -> Self {
        FrameSequence { next, acknowledged: next, is_new: true }
    }

    pub(super) fn next(&self) -> u32 {
        self.next
    }

    pub(super) fn is_new(&self, sequence: u32) -> bool {
        sequence >= self.next && sequence != u32::MAX
    }

    pub(super) fn take(&mut self, sequence: u32) -> FrameArrival {
        // The highest number is not accepted, because no number follows it.
        if !self.is_new(sequence) {
            return FrameArrival::Repeated;
        }
        let lost = if self.is_new { 0 } else { sequence - self.next };
        self.is_new = false;
        self.next = sequence + 1;
        FrameArrival::New { lost }
    }

    /// Returns the frame number to acknowledge now, if an acknowledgement is due.
    pub(super) fn acknowledge(&mut self) -> Option<u32> {
        let due = self.next - self.acknowledged >= ACKNOWLEDGE_EVERY;
        due.then(|| {
            self.acknowledged = self.next;
            self.next
        })
    }
}

#[cfg(test)]
mod tests;
