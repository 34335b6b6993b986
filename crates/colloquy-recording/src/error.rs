use std::io;

use colloquy_domain::media::MediaName;

#[derive(Debug, thiserror::Error)]
pub enum RecordingError {
    #[error("the file of a recording cannot be read or written")]
    File(#[from] io::Error),
    #[error("the codec failed: {0}")]
    Codec(#[from] opus_pure::Error),
    #[error("speech of {0} samples a second cannot be recorded")]
    Rate(u32),
    #[error("{0} is no name of an Ogg file that the spool can hold")]
    Name(MediaName),
    #[error("there is a recording named {0} already")]
    Taken(MediaName),
    #[error("it is no recording that was made here")]
    Foreign,
    #[error("an earlier write failed; what was written before it can be recovered")]
    Broken,
}
