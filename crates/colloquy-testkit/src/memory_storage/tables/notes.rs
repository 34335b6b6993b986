//! The table of notes.

use colloquy_domain::InvitationId;
use colloquy_domain::ports::{NoteWrite, StorageError};

use super::rows::{add, refuse_if, remove, save};
use super::{Tables, Undo};

impl Tables {
    pub(super) fn apply_to_notes(&mut self, write: NoteWrite) -> Result<Undo, StorageError> {
        match write {
            NoteWrite::Add(new) => {
                let is_missing = !self.invitations.contains_key(&new.invitation_id);
                refuse_if(is_missing, "there is no such invitation")?;
                add(self, |tables| &mut tables.notes, new.id, new)
            }
            NoteWrite::Save(changed) => save(self, |tables| &mut tables.notes, changed.id, changed),
            NoteWrite::Remove(id) => Ok(remove(self, |tables| &mut tables.notes, id)),
        }
    }

    pub(super) fn forget_notes_of(&mut self, invitation: InvitationId) {
        self.notes.retain(|_, note| note.invitation_id != invitation);
    }
}
