//! The recordings of an export.

use colloquy_app::AppError;
use colloquy_app::exports::ExportScope;
use colloquy_app::invitations::recording::recording;
use colloquy_domain::InvitationId;
use colloquy_domain::media::MediaName;
use serde::{Deserialize, Serialize};

use super::ExportContent;
use crate::ExportError;
use crate::archive::ExportedFileKind::Audio;

/// How much of a recording is read at once.
const AUDIO_BYTES: usize = 256 * 1_024;

/// The file of an interview that says which names its recordings have in the media store.
pub const RECORDINGS: &str = "recordings.jsonl";

/// A line of [`RECORDINGS`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordingListLine {
    pub path: String,
    pub name: String,
}

impl ExportContent {
    /// Adds the recording of both sides. An organization's export also has the parts that it was joined from, because
    /// single messages are cut out of them.
    pub(super) async fn audio(
        &mut self,
        id: InvitationId,
        folder: &str,
        recordings: &mut Vec<RecordingListLine>,
    ) -> Result<(), ExportError> {
        let found = match recording(&self.app, self.export.organization.id, id).await {
            Ok(found) => found,
            Err(AppError::Missing { .. }) => return Ok(()),
            Err(error) => return Err(error.into()),
        };
        self.counts.missing_recordings += found.missing as u64;
        let path = format!("{folder}/audio/{id}.ogg");
        if self.copy_audio(&found.name, &path).await? {
            self.counts.recordings += 1;
            recordings.push(RecordingListLine { path, name: found.name.to_string() });
        }
        if self.export.scope == ExportScope::Organization && found.parts.len() > 1 {
            for (number, part) in found.parts.iter().enumerate() {
                let path = format!("{folder}/audio/{id}/part-{}.ogg", number + 1);
                if self.copy_audio(&part.name(), &path).await? {
                    recordings.push(RecordingListLine { path, name: part.name().to_string() });
                }
            }
        }
        Ok(())
    }

    /// Returns `false` if the file does not exist.
    async fn copy_audio(&mut self, name: &MediaName, path: &str) -> Result<bool, ExportError> {
        let Some(file) = self.app.media.open_file(name).await? else { return Ok(false) };
        self.out.begin(path.to_owned(), Audio)?;
        let mut offset = 0;
        loop {
            let piece = file.read(offset, AUDIO_BYTES).await?;
            if piece.is_empty() {
                return Ok(true);
            }
            offset += piece.len() as u64;
            self.out.write(&piece).await?;
        }
    }
}
