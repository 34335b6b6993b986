//! Judges whether what is left of a frame is echo.

/// The canceller takes at least this share of an echo, 17 dB, and hardly anything of a voice in the room.
const MIN_ATTENUATION: f32 = 50.0;

/// How fast reflections are expected to decay: by 2 dB a frame, which is 60 dB in 600 ms, as in a large room.
const REFLECTION_DECAY: f32 = 0.63;

/// The share of the expected echo, with its reflections, up to which the rest of a frame is echo, until it is known how
/// much the canceller leaves.
const MAX_EXPLAINED_SHARE: f32 = 0.15;
/// The same as a multiple of what it leaves, and the least. Beside a loud echo, the larger share would be as loud as soft
/// syllables.
const EXPLAINED_BY_REST: f32 = 6.0;
const LEAST_EXPLAINED: f32 = 0.07;
/// The frames from which echo was removed after which this is known.
const REST_KNOWN: usize = 75;

/// How much of what is known of the echo's level is kept in each frame: it is learnt in a second.
const LEVEL_SMOOTHING: f32 = 0.98;

/// The level above which something is played, about 65 dB below full scale.
const PLAYED_LEVEL: f32 = 340.0;

/// For how many frames after that an echo may still arrive, with a connection's longest delay.
const ECHO_FRAMES: usize = 45;

/// The frames of unexplained sound that are doubtful, because the echo may have moved: if the canceller has just
/// removed echo, if the search has found it, and otherwise. The search takes a quarter of a second.
const HARDLY_DOUBTFUL: usize = 2;
const DOUBTFUL_FRAMES: usize = 8;
const VERY_DOUBTFUL: usize = 17;

/// The frames from which echo was removed after which the canceller is known to work, and the frames without anything
/// played after which that is no longer known.
const SETTLED_FRAMES: usize = 4;
const PAUSE_FRAMES: usize = 12;

/// The frames of the interviewer's voice, one and a half seconds, in which an echo would have been found. Without one,
/// the invitee wears headphones.
const SEARCH_FRAMES: usize = 75;

/// The frames of the interviewer's voice without an echo, about three sentences, after which a known echo is forgotten.
/// The invitee has put on headphones.
const FRAMES_UNTIL_FORGOTTEN: usize = 200;

/// The quiet frames after which further sound is doubtful again.
const QUIET_FRAMES: usize = 25;

/// Sound is audible above the noise by this factor, 8 dB.
const AUDIBLE_FACTOR: f32 = 6.3;

/// How fast the estimate of the noise rises: 1 dB in 100 ms.
const NOISE_RISE: f32 = 1.047;
const NOISE_MIN: f32 = 4.0;

#[derive(Debug)]
pub(crate) struct EchoJudge {
    /// Whether the newest search has found the echo where it is expected.
    pub(crate) is_confirmed: bool,
    /// The power of what was played, with its reflections.
    played: f32,
    /// The sum of the echoes that were removed, and of what caused them.
    echo: f32,
    cause: f32,
    /// The share of the expected echo that the canceller left lately, at most.
    rest: f32,
    noise: f32,
    since_played: usize,
    /// The frames from which echo was removed since the last pause.
    removals: usize,
    /// The frames that were played since the beginning without an echo.
    searched: usize,
    /// The frames that were played since the last sign of a known echo.
    without_echo: usize,
    unexplained: usize,
    quiet: usize,
}

impl Default for EchoJudge {
    fn default() -> Self {
        EchoJudge {
            is_confirmed: false,
            played: 0.0,
            echo: 0.0,
            cause: 0.0,
            rest: 0.0,
            noise: f32::MAX,
            since_played: usize::MAX,
            removals: 0,
            searched: 0,
            without_echo: 0,
            unexplained: 0,
            quiet: 0,
        }
    }
}

impl EchoJudge {
    /// Judges a frame before the echo was found.
    pub(crate) fn unaligned(&mut self, heard: f32, played: f32) -> f32 {
        self.plays(played);
        self.searched += usize::from(played >= PLAYED_LEVEL);
        let is_audible = self.is_audible(heard);
        self.doubt(is_audible, ECHO_FRAMES)
    }

    /// Judges what is left of a frame.
    pub(crate) fn aligned(&mut self, heard: f32, left: f32, played: f32) -> f32 {
        self.plays(played);
        self.searched = 0;
        let is_removed = heard >= left * MIN_ATTENUATION;
        self.without_echo = match is_removed || self.is_confirmed {
            true => 0,
            false => self.without_echo + usize::from(played >= PLAYED_LEVEL),
        };
        if is_removed && played >= PLAYED_LEVEL {
            self.removals += 1;
            self.echo = self.echo * LEVEL_SMOOTHING + heard;
            self.cause = self.cause * LEVEL_SMOOTHING + self.played;
        }
        let expected = self.played * self.echo / self.cause.max(1.0);
        if is_removed && played >= PLAYED_LEVEL {
            self.rest = (self.rest * LEVEL_SMOOTHING).max(left / expected.max(1.0));
        }
        let is_explained = is_removed || left <= self.explained() * expected;
        let is_audible = self.is_audible(left);
        if is_explained {
            // A detector still hears a voice that was removed some frames ago.
            self.doubt(false, PAUSE_FRAMES);
            return 1.0;
        }
        self.doubt(is_audible, PAUSE_FRAMES)
    }

    fn explained(&self) -> f32 {
        if self.removals < REST_KNOWN {
            return MAX_EXPLAINED_SHARE;
        }
        (EXPLAINED_BY_REST * self.rest).clamp(LEAST_EXPLAINED, MAX_EXPLAINED_SHARE)
    }

    /// Whether the echo that was known has not been heard for so long that it is gone.
    pub(crate) fn is_echo_gone(&self) -> bool {
        self.without_echo >= FRAMES_UNTIL_FORGOTTEN
    }

    pub(crate) fn has_moved(&mut self) {
        self.unexplained = 0;
        self.removals = 0;
    }

    pub(crate) fn rest(&mut self) {
        self.is_confirmed = false;
        self.played = 0.0;
        self.since_played = usize::MAX;
        self.has_moved();
    }

    fn plays(&mut self, played: f32) {
        self.played = played.max(self.played * REFLECTION_DECAY);
        self.since_played = if played >= PLAYED_LEVEL { 0 } else { self.since_played.saturating_add(1) };
        if self.since_played > PAUSE_FRAMES {
            self.removals = 0;
        }
    }

    fn is_audible(&mut self, power: f32) -> bool {
        self.noise = (self.noise * NOISE_RISE).min(power).max(NOISE_MIN);
        power > self.noise * AUDIBLE_FACTOR
    }

    /// Doubts sound at its beginning, if something was played within these frames before it.
    fn doubt(&mut self, is_unexplained: bool, echo_frames: usize) -> f32 {
        self.quiet = if is_unexplained { 0 } else { self.quiet + 1 };
        if self.quiet > QUIET_FRAMES {
            self.unexplained = 0;
        }
        if !is_unexplained || self.since_played > echo_frames {
            return 0.0;
        }
        self.unexplained += 1;
        let doubtful = match self.is_confirmed {
            _ if self.removals >= SETTLED_FRAMES || self.searched >= SEARCH_FRAMES => HARDLY_DOUBTFUL,
            true => DOUBTFUL_FRAMES,
            false => VERY_DOUBTFUL,
        };
        if self.unexplained <= doubtful { 1.0 } else { 0.0 }
    }
}
