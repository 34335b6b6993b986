//! Notes: what members of an organization write about a transcript or about one of its messages, with tags to find them
//! by.

use jiff::Timestamp;

use crate::account::membership::MemberRole;
use crate::ids::{AccountId, InterviewId, InvitationId, MessageId, NoteId, OrganizationId};
use crate::message::Message;
use crate::revision::Versioned;
use crate::text::{NoteTag, NoteText};

/// The notes that one invitation can have.
pub const MOST_NOTES: usize = 500;

/// The tags that one note can have.
pub const MOST_TAGS: usize = 10;

/// The characters that a text and a tag can have.
pub const TEXT_CHARS: usize = 5_000;
pub const TAG_CHARS: usize = 40;

/// Why a note cannot be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteFault {
    /// It has neither a text nor a tag.
    Empty,
    TextTooLong,
    TagTooLong,
    TooManyTags,
}

/// What a member has written: a text, tags, or both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteContent {
    pub text: NoteText,
    pub tags: Vec<NoteTag>,
}

impl NoteContent {
    /// Reads a text, and tags that are separated by commas. A tag counts once in any letter case.
    pub fn new(text: &str, tags: &str) -> Result<Self, NoteFault> {
        let text = NoteText::parse(text.trim()).map_err(|_| NoteFault::TextTooLong)?;
        let mut read: Vec<NoteTag> = Vec::new();
        for written in tags.split(',') {
            let words: Vec<&str> = written.split_whitespace().collect();
            if words.is_empty() {
                continue;
            }
            let tag = NoteTag::from_text(words.join(" ")).map_err(|_| NoteFault::TagTooLong)?;
            if read.iter().all(|other| other.key() != tag.key()) {
                read.push(tag);
            }
        }
        if read.len() > MOST_TAGS {
            return Err(NoteFault::TooManyTags);
        }
        if text.as_str().is_empty() && read.is_empty() {
            return Err(NoteFault::Empty);
        }
        Ok(NoteContent { text, tags: read })
    }
}

impl NoteTag {
    /// Returns the tag as it is compared.
    pub fn key(&self) -> String {
        self.as_str().to_lowercase()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteFacts {
    pub id: NoteId,
    pub organization_id: OrganizationId,
    pub interview_id: InterviewId,
    pub invitation_id: InvitationId,
    /// `None` if the note is about the whole transcript.
    pub message_id: Option<MessageId>,
    pub author_id: AccountId,
    pub content: NoteContent,
    pub created_at: Timestamp,
    pub changed_at: Option<Timestamp>,
}

pub type Note = Versioned<NoteFacts>;

impl Note {
    /// Returns a new note about `message`, which belongs to the invitation, or about the whole transcript.
    pub fn new(
        id: NoteId,
        (organization_id, interview_id, invitation_id): (OrganizationId, InterviewId, InvitationId),
        message: Option<&Message>,
        author_id: AccountId,
        content: NoteContent,
        now: Timestamp,
    ) -> Self {
        Versioned::new_unsaved(NoteFacts {
            id,
            organization_id,
            interview_id,
            invitation_id,
            message_id: message.map(|message| message.id),
            author_id,
            content,
            created_at: now,
            changed_at: None,
        })
    }

    /// Whether this member may change the note. Nobody puts words into the mouth of another.
    pub fn is_changeable_by(&self, account: AccountId) -> bool {
        self.author_id == account
    }

    /// Whether this member may remove the note: its author and every owner may.
    pub fn is_removable_by(&self, account: AccountId, role: MemberRole) -> bool {
        self.is_changeable_by(account) || role == MemberRole::Owner
    }

    pub fn change(&mut self, content: NoteContent, now: Timestamp) {
        self.facts.content = content;
        self.facts.changed_at = Some(now);
    }
}

/// How many notes of an interview have a tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TagCount {
    /// As the first note has it, in order of the alphabet.
    pub tag: String,
    pub count: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tags(written: &str) -> Result<Vec<String>, NoteFault> {
        let content = NoteContent::new("", written)?;
        Ok(content.tags.iter().map(|tag| tag.as_str().to_owned()).collect())
    }

    #[test]
    fn tags_are_separated_by_commas_and_count_once() {
        let expected = ["Pricing".to_owned(), "first week".to_owned()];
        assert_eq!(tags(" Pricing ,, first \t week,pricing,PRICING ,").as_deref(), Ok(&expected[..]));
    }

    #[test]
    fn a_note_has_a_text_or_a_tag() {
        assert_eq!(NoteContent::new(" \n ", " , ,"), Err(NoteFault::Empty));
        assert!(NoteContent::new("", "a").is_ok());
        let text = NoteContent::new(" one\ntwo\n", "").map(|content| content.text.as_str().to_owned());
        assert_eq!(text.as_deref(), Ok("one\ntwo"));
    }

    #[test]
    fn texts_and_tags_are_limited() {
        assert_eq!(NoteContent::new(&"a".repeat(TEXT_CHARS + 1), ""), Err(NoteFault::TextTooLong));
        assert_eq!(tags(&"a".repeat(TAG_CHARS + 1)), Err(NoteFault::TagTooLong));
        let many = |count: usize| (0..count).map(|number| number.to_string()).collect::<Vec<_>>().join(",");
        assert_eq!(tags(&many(MOST_TAGS)).map(|tags| tags.len()), Ok(MOST_TAGS));
        assert_eq!(tags(&many(MOST_TAGS + 1)), Err(NoteFault::TooManyTags));
    }
}
