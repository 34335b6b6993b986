//! Limits how much sound is heard again. A page that makes the echo move all the time could otherwise multiply the cost
//! of cancelling it.

/// The new frames that allow one frame to be heard again.
const FRAMES_PER_REHEARING: usize = 4;

/// The frames that may be heard again at once. At the beginning, reports may move the reference several times.
const MAX_REHEARD_FRAMES: usize = 200;

pub(crate) struct RehearingAllowance {
    /// In new frames.
    saved: usize,
}

impl Default for RehearingAllowance {
    fn default() -> Self {
        RehearingAllowance { saved: FRAMES_PER_REHEARING * MAX_REHEARD_FRAMES }
    }
}

impl RehearingAllowance {
    /// Must be called for each new frame.
    pub(crate) fn grow(&mut self) {
        self.saved = (self.saved + 1).min(FRAMES_PER_REHEARING * MAX_REHEARD_FRAMES);
    }

    /// Returns whether this many frames may be heard again now.
    pub(crate) fn takes(&mut self, frames: usize) -> bool {
        let rest = self.saved.checked_sub(FRAMES_PER_REHEARING * frames);
        self.saved = rest.unwrap_or(self.saved);
        rest.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_echo_that_always_moves_costs_a_quarter_more() {
        let mut allowance = RehearingAllowance::default();
        let mut count = 0;
        for frame in 0..10_000 {
            allowance.grow();
            if frame % 3 == 0 && allowance.takes(50) {
                count += 50;
            }
        }
        assert!((2_500..=2_700).contains(&count), "{count} of 10,000 frames");
    }

    #[test]
    fn the_first_moves_are_all_followed() {
        let mut allowance = RehearingAllowance::default();
        assert_eq!([(); 5].map(|()| allowance.takes(50)), [true, true, true, true, false]);
    }
}
