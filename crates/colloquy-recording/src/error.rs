use std::io;

use colloquy_domain::media::MediaName;

#[derive(Debug, thiserror::Error)]
pub enum RecordingFileError {
    #[error("cannot read or write the file of a recording")]
    File(#[from] io::Error),
    #[error("the codec failed: {0}")]
    Codec(#[from] opus_pure::Error),
    #[error("cannot record speech of {0} samples per second")]
    Rate(u32),
    #[error("the spool cannot hold a file named {0}")]
    Name(MediaName),
    #[error("a recording named {0} already exists")]
    Taken(MediaName),
    #[error("not a recording that this service made")]
    Foreign,
    #[error("an earlier write failed; what was written before it can be recovered")]
    Broken,
}
