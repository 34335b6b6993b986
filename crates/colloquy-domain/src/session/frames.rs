//! Which of the invitee's frames are taken.

/// What a frame's sequence number says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FrameArrival {
    /// It was there before: a replay after a reconnection.
    Repeated,
    /// It is new, and this many before it were lost.
    New { lost: u32 },
}

#[derive(Clone, Debug)]
pub(super) struct FrameSequence {
    next: u32,
    acknowledged: u32,
    /// Nothing has come yet: whoever conducted before may have had what is before the first.
    is_new: bool,
}

/// Half a second of sound between acknowledgements.
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
        // The last number of all has none after it that could be expected.
        if !self.is_new(sequence) {
            return FrameArrival::Repeated;
        }
        let lost = if self.is_new { 0 } else { sequence - self.next };
        self.is_new = false;
        self.next = sequence + 1;
        FrameArrival::New { lost }
    }

    /// What is to be acknowledged now, if it is time.
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
