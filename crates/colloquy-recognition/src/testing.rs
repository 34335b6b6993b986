//! Helpers for the tests of several modules.

use std::fs;

use colloquy_domain::InvitationId;
use colloquy_domain::ports::Pcm;
use uuid::Uuid;

use crate::sound::RATE;

/// Returns sentences read aloud by a volunteer, each with its text.
pub fn librivox() -> Vec<(Pcm, String)> {
    let pcm = |samples| Pcm { rate: RATE as u32, samples };
    colloquy_testkit::librivox().into_iter().map(|one| (pcm(one.samples), one.text)).collect()
}

/// Returns an invitation for tests to which it does not matter.
pub fn any_invitation() -> InvitationId {
    InvitationId::from_uuid(Uuid::from_u128(1))
}

/// Returns white noise, the same each time.
pub fn noise(seconds: usize, loudness: i32) -> Vec<i16> {
    let mut state = 1_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((state >> 16) as i32 - 0x8000) * loudness / 0x8000
    };
    (0..seconds * RATE).map(|_| i16::try_from(next()).expect("it is no louder than asked for")).collect()
}

/// Returns the resident memory of this process, on Linux.
pub fn memory_mib() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or_default() / 1024
}
