//! Use cases of notes: members write them about transcripts and their messages, and read them for each interview.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use colloquy_domain::account::membership::MemberRole;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::message::Message;
use colloquy_domain::note::{MOST_NOTES, Note, NoteContent, TagCount};
use colloquy_domain::ports::{ListPageRequest, NoteWrite, UnitOfWork, Write};
use colloquy_domain::text::{AccountName, NoteTag};
use colloquy_domain::{AccountId, InterviewId, InvitationId, MessageId, NoteId};

use crate::{App, AppError, Caller, interviews, invitations};

/// The tags of an interview that are returned, the most frequent ones.
pub const TAGS: usize = 100;

/// The member of the organization who works with notes.
#[derive(Clone, Copy, Debug)]
pub struct NotingMember {
    pub account: AccountId,
    pub role: MemberRole,
}

/// Why nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum NoteProblem {
    /// The note is that of another member.
    #[error("the note belongs to another member")]
    NotAllowed,
    #[error("the transcript has as many notes as it can have")]
    TooMany,
    #[error(transparent)]
    App(#[from] AppError),
}

/// A note with what is shown beside it.
#[derive(Debug)]
pub struct NoteWithAuthor {
    pub note: Note,
    /// `None` if the account is gone.
    pub author: Option<AccountName>,
}

/// A note in the list of an interview.
#[derive(Debug)]
pub struct ListedNote {
    pub note: NoteWithAuthor,
    /// The message that it is about.
    pub message: Option<Message>,
    /// The invitation whose transcript it is about.
    pub invitation: Option<Invitation>,
}

/// A page of an interview's notes, newest first, and the tags that all of its notes have.
#[derive(Debug)]
pub struct InterviewNotes {
    pub notes: Vec<ListedNote>,
    pub more: bool,
    pub tags: Vec<TagCount>,
}

/// Adds a note about a message of an invitation, or about its whole transcript, which must not be empty.
pub async fn add(
    app: &App,
    caller: &Caller,
    member: NotingMember,
    id: InvitationId,
    message: Option<MessageId>,
    content: NoteContent,
) -> Result<Note, NoteProblem> {
    if let Some(&[earlier]) = caller.made() {
        return Ok(owned(app, caller, NoteId::from_uuid(earlier)).await?);
    }
    let invitation = invitations::owned(app, caller, id).await?;
    let message = subject(app, id, message).await?;
    if app.storage.notes(id).await.map_err(AppError::from)?.len() >= MOST_NOTES {
        return Err(NoteProblem::TooMany);
    }
    let of = (invitation.organization_id, invitation.interview_id, id);
    let note = Note::new(app.id(), of, message.as_ref(), member.account, content, app.clock.now());
    let unit = UnitOfWork::default().with(Write::Note(NoteWrite::Add(note.clone())));
    app.commit(caller, unit, || vec![note.id.uuid()]).await?;
    Ok(note)
}

/// Returns the message of an invitation that a note is to be about, or `None` for a note about the whole transcript. A
/// transcript that is empty, or was removed, gets no notes.
pub async fn subject(
    app: &App,
    invitation: InvitationId,
    message: Option<MessageId>,
) -> Result<Option<Message>, AppError> {
    if let Some(id) = message {
        let found = app.storage.message(id).await?.filter(|message| message.invitation_id == invitation);
        return found.map(Some).ok_or_else(|| AppError::missing(id));
    }
    let first = app.storage.messages(invitation, ListPageRequest { after: None, limit: 1 }).await?;
    if first.is_empty() { Err(AppError::missing(invitation)) } else { Ok(None) }
}

/// Returns the caller's note with this id.
pub async fn get(app: &App, caller: &Caller, id: NoteId) -> Result<NoteWithAuthor, AppError> {
    let note = owned(app, caller, id).await?;
    let author = app.storage.account(note.author_id).await?.map(|account| account.name.clone());
    Ok(NoteWithAuthor { note, author })
}

async fn owned(app: &App, caller: &Caller, id: NoteId) -> Result<Note, AppError> {
    let note = app.storage.note(id).await?.ok_or_else(|| AppError::missing(id))?;
    if note.organization_id == caller.organization().id { Ok(note) } else { Err(AppError::foreign(id)) }
}

/// Changes a note of the member's own.
pub async fn change(
    app: &App,
    caller: &Caller,
    member: NotingMember,
    id: NoteId,
    content: NoteContent,
) -> Result<Note, NoteProblem> {
    let changed = app.until_saved(id.uuid(), async || {
        let mut note = owned(app, caller, id).await?;
        caller.seen().require(&note)?;
        if !note.is_changeable_by(member.account) {
            return Ok(None);
        }
        note.change(content.clone(), app.clock.now());
        commit(app, NoteWrite::Save(note.clone())).await?;
        Ok(Some(note))
    });
    changed.await?.ok_or(NoteProblem::NotAllowed)
}

/// Removes a note, and returns it.
pub async fn remove(
    app: &App,
    caller: &Caller,
    member: NotingMember,
    id: NoteId,
) -> Result<Note, NoteProblem> {
    let note = owned(app, caller, id).await?;
    if !note.is_removable_by(member.account, member.role) {
        return Err(NoteProblem::NotAllowed);
    }
    let unit = UnitOfWork::default().with(Write::Note(NoteWrite::Remove(id)));
    app.commit(caller, unit, || vec![id.uuid()]).await?;
    Ok(note)
}

/// Returns the notes of an invitation, oldest first.
pub async fn of_invitation(
    app: &App,
    caller: &Caller,
    id: InvitationId,
) -> Result<Vec<NoteWithAuthor>, AppError> {
    invitations::owned(app, caller, id).await?;
    with_authors(app, app.storage.notes(id).await?).await
}

/// Returns a page of an interview's notes, or of those with a tag.
pub async fn of_interview(
    app: &App,
    caller: &Caller,
    id: InterviewId,
    tag: Option<&NoteTag>,
    page: ListPageRequest<NoteId>,
) -> Result<InterviewNotes, AppError> {
    interviews::owned(app, caller, id).await?;
    let wanted = ListPageRequest { limit: page.limit + 1, ..page };
    let mut found = app.storage.interview_notes(id, tag, wanted).await?;
    let more = found.len() > page.limit;
    found.truncate(page.limit);
    let mut notes = Vec::with_capacity(found.len());
    let mut invitations: HashMap<InvitationId, Option<Invitation>> = HashMap::new();
    for note in with_authors(app, found).await? {
        let message = match note.note.message_id {
            Some(id) => app.storage.message(id).await?,
            None => None,
        };
        let id = note.note.invitation_id;
        let invitation = match invitations.entry(id) {
            Entry::Occupied(found) => found.get().clone(),
            Entry::Vacant(place) => place.insert(app.storage.invitation(id).await?).clone(),
        };
        notes.push(ListedNote { note, message, invitation });
    }
    Ok(InterviewNotes { notes, more, tags: app.storage.tags(id, TAGS).await? })
}

async fn with_authors(app: &App, notes: Vec<Note>) -> Result<Vec<NoteWithAuthor>, AppError> {
    let mut authors: HashMap<AccountId, Option<AccountName>> = HashMap::new();
    let mut found = Vec::with_capacity(notes.len());
    for note in notes {
        let author = match authors.get(&note.author_id) {
            Some(author) => author.clone(),
            None => {
                let account = app.storage.account(note.author_id).await?;
                let name = account.map(|account| account.name.clone());
                authors.insert(note.author_id, name.clone());
                name
            }
        };
        found.push(NoteWithAuthor { note, author });
    }
    Ok(found)
}

async fn commit(app: &App, write: NoteWrite) -> Result<(), AppError> {
    Ok(app.storage.commit(UnitOfWork::default().with(Write::Note(write))).await?)
}
