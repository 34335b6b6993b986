//! The names of files in the spool.

use colloquy_domain::media::MediaName;
use colloquy_domain::message::Role;
use colloquy_domain::recording::RecordingPart;

use super::waveform;

/// The end of the name of a temporary copy of a recording.
const COPY_SUFFIX: &str = "-heard.ogg";

/// Returns the name of one side's track in the spool.
pub fn track(part: &RecordingPart, side: Role) -> MediaName {
    let name = part.name().as_str().replace(".ogg", &format!("-{}.ogg", side.as_str()));
    MediaName::parse(&name).unwrap_or_else(|| part.name())
}

pub fn side_of(name: &MediaName) -> Option<(RecordingPart, Role)> {
    [Role::User, Role::Assistant].into_iter().find_map(|side| {
        let stem = name.as_str().strip_suffix(&format!("-{}.ogg", side.as_str()))?;
        let part = RecordingPart::named(&MediaName::parse(&format!("{stem}.ogg"))?)?;
        Some((part, side))
    })
}

/// Returns the name of a temporary copy of a recording, or of a part of it.
pub fn copy_name(name: &MediaName) -> MediaName {
    MediaName::parse(&name.as_str().replace(".ogg", COPY_SUFFIX)).unwrap_or_else(|| name.clone())
}

pub fn is_copy(name: &MediaName) -> bool {
    [COPY_SUFFIX, waveform::COPY_SUFFIX].iter().any(|suffix| name.as_str().ends_with(suffix))
}
