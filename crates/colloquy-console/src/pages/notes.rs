//! Notes: the page to write one, and the list of an interview's notes. The page of an invitation shows them beside its
//! messages.

mod entered;

use std::cell::Cell;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::notes::{self, InterviewNotes, ListedNote, NoteProblem, NoteWithAuthor, NotingMember};
use colloquy_app::{AppError, interviews, invitations};
use colloquy_domain::ids::Id;
use colloquy_domain::message::Message;
use colloquy_domain::note::{MOST_NOTES, Note, TagCount};
use colloquy_domain::ports::ListPageRequest;
use colloquy_domain::text::NoteTag;
use colloquy_domain::{InterviewId, InvitationId, MessageId, NoteId};
use colloquy_languages::console::{InterviewListTexts, TranscriptTexts};
use colloquy_languages::console_notes::ConsoleNoteTexts;
use colloquy_languages::console_results::InterviewResultsTexts;
use colloquy_languages::fill;

use self::entered::{Entered, fault};
use super::interviews::{name, title};
use crate::edit_conflict::status_and_title;
use crate::frame::ConsoleFrame;
use crate::once;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::ShownTime;

/// How many notes a page lists.
const LISTED: usize = 25;

/// A tag with the address of the notes that have it.
pub struct ShownTag {
    pub text: String,
    pub path: String,
}

/// A note as pages show it.
pub struct ShownNote {
    pub id: NoteId,
    pub author: String,
    pub time: ShownTime,
    pub is_changed: bool,
    pub text: String,
    pub tags: Vec<ShownTag>,
    /// The address of the page that changes or removes it, if the person may do either.
    pub page: Option<String>,
}

impl ShownNote {
    pub fn new(request: &ConsoleRequest<'_>, noted: &NoteWithAuthor) -> Self {
        let (note, texts) = (&noted.note, &request.texts.notes);
        let base = format!("/app/organizations/{}", note.organization_id);
        let member = member(request).filter(|_| request.may_edit());
        let may_open = member.is_some_and(|member| note.is_removable_by(member.account, member.role));
        let tag = |tag: &NoteTag| ShownTag {
            text: tag.as_str().to_owned(),
            path: format!("{base}/interviews/{}/notes?tag={}", note.interview_id, encoded(tag.as_str())),
        };
        ShownNote {
            id: note.id,
            author: author(noted, texts).to_owned(),
            time: ShownTime::new(note.changed_at.unwrap_or(note.created_at), request.language),
            is_changed: note.changed_at.is_some(),
            text: note.content.text.as_str().to_owned(),
            tags: note.content.tags.iter().map(tag).collect(),
            page: may_open.then(|| format!("{base}/notes/{}", note.id)),
        }
    }
}

fn author<'n>(noted: &'n NoteWithAuthor, texts: &ConsoleNoteTexts) -> &'n str {
    noted.author.as_ref().map_or(texts.former_member, |name| name.as_str())
}

fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

fn member(request: &ConsoleRequest<'_>) -> Option<NotingMember> {
    let (role, _) = request.member()?;
    Some(NotingMember { account: request.signed_in()?.account.id, role: *role })
}

fn required_member(request: &ConsoleRequest<'_>) -> Result<NotingMember, ConsoleProblem> {
    member(request).ok_or(ConsoleProblem::NotFound)
}

#[derive(Template)]
#[template(path = "note.html")]
struct NotePage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static ConsoleNoteTexts,
    /// Where the transcript is, and whose it is.
    above: (String, String),
    subject: String,
    quote: Option<String>,
    action: String,
    message: Option<MessageId>,
    token: String,
    is_new: bool,
    text: String,
    tags: String,
    fault: Option<String>,
    /// Whether the person may only remove the note.
    only_author: Option<String>,
    may_remove: bool,
}

/// Shows an empty form for a note about the message that the query names, or about the whole transcript.
pub async fn new(request: &ConsoleRequest<'_>, id: InvitationId) -> Result<HttpResponse, ConsoleProblem> {
    let message = request.query("message").map(|id| parse(&id)).transpose()?;
    new_page(request, id, message, Entered::default()).await
}

fn parse(id: &str) -> Result<MessageId, ConsoleProblem> {
    Id::parse(id).map_err(|_| ConsoleProblem::NotFound)
}

pub async fn add(request: &ConsoleRequest<'_>, id: InvitationId) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.notes;
    let message = match request.form.value("message") {
        "" => None,
        id => Some(parse(id)?),
    };
    let (entered, content) = Entered::of(request);
    let content = match content {
        Ok(content) => content,
        Err(found) => return new_page(request, id, message, entered.with(fault(found, request))).await,
    };
    let member = required_member(request)?;
    let is_full = Cell::new(false);
    let added = once::run(request, async |caller| {
        let added = notes::add(request.app, caller, member, id, message, content.clone()).await;
        is_full.set(matches!(added, Err(NoteProblem::TooMany)));
        transcript_path(request, &added.map_err(refused)?)
    });
    match added.await {
        Err(_) if is_full.get() => {
            let too_many = fill(texts.too_many, &[("count", &MOST_NOTES.to_string())]);
            new_page(request, id, message, entered.with(too_many)).await
        }
        added => added,
    }
}

fn refused(problem: NoteProblem) -> ConsoleProblem {
    match problem {
        NoteProblem::NotAllowed => ConsoleProblem::Forbidden,
        NoteProblem::TooMany => ConsoleProblem::BadForm,
        NoteProblem::App(error) => error.into(),
    }
}

/// Returns the address of the note in the transcript.
fn transcript_path(request: &ConsoleRequest<'_>, note: &Note) -> Result<String, ConsoleProblem> {
    let organization = request.organization()?;
    let invitation = note.invitation_id;
    Ok(format!("/app/organizations/{organization}/invitations/{invitation}#n{}", note.id))
}

async fn new_page(
    request: &ConsoleRequest<'_>,
    id: InvitationId,
    message: Option<MessageId>,
    entered: Entered,
) -> Result<HttpResponse, ConsoleProblem> {
    let above = above(request, id).await?;
    let message = notes::subject(request.app, id, message).await?;
    let action = format!("{}/notes", above.0);
    note_page(request, above, message.as_ref(), action, entered, None)
}

/// Returns the address of the transcript, and whose it is.
async fn above(request: &ConsoleRequest<'_>, id: InvitationId) -> Result<(String, String), ConsoleProblem> {
    let invitation = invitations::get::get(request.app, request.caller()?, id).await?.view.invitation;
    let path = format!("/app/organizations/{}/invitations/{id}", invitation.organization_id);
    Ok((path, name(&invitation, request.texts.interview.no_name)))
}

/// Shows a form with the content of a note.
pub async fn show(request: &ConsoleRequest<'_>, id: NoteId) -> Result<HttpResponse, ConsoleProblem> {
    let noted = notes::get(request.app, request.caller()?, id).await?;
    stored_page(request, &noted, Entered::stored(&noted.note.content)).await
}

pub async fn change(request: &ConsoleRequest<'_>, id: NoteId) -> Result<HttpResponse, ConsoleProblem> {
    let noted = notes::get(request.app, request.caller()?, id).await?;
    let (entered, content) = Entered::merged(request, &noted.note.content);
    let content = match content {
        Ok(content) => content,
        Err(found) => {
            return stored_page(request, &noted, entered.with(fault(found, request))).await;
        }
    };
    let member = required_member(request)?;
    // Only the author may change the note, which the use case checks.
    if entered.conflict.is_some() && noted.note.is_changeable_by(member.account) {
        return stored_page(request, &noted, entered).await;
    }
    let caller = request.caller_having_seen(&noted.note)?;
    let note = notes::change(request.app, &caller, member, id, content).await.map_err(refused)?;
    Ok(response::redirect(&transcript_path(request, &note)?))
}

pub async fn remove(request: &ConsoleRequest<'_>, id: NoteId) -> Result<HttpResponse, ConsoleProblem> {
    let member = required_member(request)?;
    once::run(request, async |caller| {
        let note = notes::remove(request.app, caller, member, id).await.map_err(refused)?;
        super::invitation::saved_path(request, note.invitation_id)
    })
    .await
}

async fn stored_page(
    request: &ConsoleRequest<'_>,
    noted: &NoteWithAuthor,
    entered: Entered,
) -> Result<HttpResponse, ConsoleProblem> {
    let note = &noted.note;
    let above = above(request, note.invitation_id).await?;
    let message = match note.message_id {
        Some(id) => request.app.storage.message(id).await.map_err(AppError::from)?,
        None => None,
    };
    let action = format!("/app/organizations/{}/notes/{}", note.organization_id, note.id);
    note_page(request, above, message.as_ref(), action, entered, Some(noted))
}

fn note_page(
    request: &ConsoleRequest<'_>,
    above: (String, String),
    message: Option<&Message>,
    action: String,
    entered: Entered,
    noted: Option<&NoteWithAuthor>,
) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, member) = (&request.texts.notes, required_member(request)?);
    let subject = match message {
        Some(message) => fill(texts.about_message, &[("number", &(message.index + 1).to_string())]),
        None => texts.about_transcript.to_owned(),
    };
    let heading = if noted.is_some() { texts.change } else { texts.new };
    let is_faulty = entered.fault.is_some();
    let (status, heading) = status_and_title(request, heading, is_faulty, entered.conflict.as_ref());
    let stored = noted.map(|noted| Entered::stored(&noted.note.content).fields(texts)).unwrap_or_default();
    let others = noted.filter(|noted| !noted.note.is_changeable_by(member.account));
    let page = NotePage {
        frame: ConsoleFrame::new(request, heading).with_edit(request, &stored, entered.conflict),
        texts,
        above,
        subject,
        quote: message.map(|message| message.content.clone()),
        action,
        message: message.map(|message| message.id),
        token: request.form_token().unwrap_or_default(),
        is_new: noted.is_none(),
        text: entered.text,
        tags: entered.tags,
        fault: entered.fault,
        only_author: others.map(|noted| fill(texts.only_author, &[("author", author(noted, texts))])),
        may_remove: noted.is_some_and(|noted| noted.note.is_removable_by(member.account, member.role)),
    };
    Ok(response::page(status, &page))
}

/// A note in the list, with the message that it is about.
struct NoteRow {
    /// One; the template lists them.
    notes: Vec<ShownNote>,
    quote: Option<String>,
    /// Whose transcript it is about.
    person: String,
    subject: String,
    path: String,
}

/// A tag that chooses notes.
struct TagFilter {
    text: String,
    path: String,
    count: i64,
    is_current: bool,
}

#[derive(Template)]
#[template(path = "interview_notes.html")]
struct InterviewNotesPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static ConsoleNoteTexts,
    list: &'static InterviewListTexts,
    results: &'static InterviewResultsTexts,
    transcript: &'static TranscriptTexts,
    base: String,
    path: String,
    title: String,
    tags: Vec<TagFilter>,
    is_filtered: bool,
    rows: Vec<NoteRow>,
    is_first: bool,
    first: String,
    next: Option<String>,
}

/// Lists the notes of an interview, or those with the tag that the query names.
pub async fn list(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let (app, caller) = (request.app, request.caller()?);
    let interview = interviews::get::with_counts(app, caller, id).await?.interview;
    let tag = request.query("tag").and_then(|tag| NoteTag::parse(&tag).ok());
    let after = request.query("after").and_then(|id| Id::parse(&id).ok());
    let page = ListPageRequest { after, limit: LISTED };
    let InterviewNotes { notes, more, tags } =
        notes::of_interview(app, caller, id, tag.as_ref(), page).await?;
    let base = format!("/app/organizations/{}", interview.organization_id);
    let path = format!("{base}/interviews/{id}");
    let next = notes.last().filter(|_| more).map(|last| last.note.note.id);
    let chosen = tag.as_ref().map(|tag| format!("tag={}", encoded(tag.as_str())));
    let key = tag.as_ref().map(NoteTag::key);
    let filter = |count: &TagCount| TagFilter {
        path: format!("{path}/notes?tag={}", encoded(&count.tag)),
        is_current: key.as_ref() == Some(&count.tag.to_lowercase()),
        text: count.tag.clone(),
        count: count.count,
    };
    let page = InterviewNotesPage {
        frame: ConsoleFrame::new(request, request.texts.notes.heading.to_owned()),
        texts: &request.texts.notes,
        list: &request.texts.interviews,
        results: &request.texts.results,
        transcript: &request.texts.invitation,
        title: title(&interview, &request.texts.interviews),
        tags: tags.iter().map(filter).collect(),
        is_filtered: tag.is_some(),
        rows: notes.iter().map(|listed| row(request, listed, &base)).collect(),
        is_first: after.is_none(),
        first: chosen.as_ref().map_or_else(|| format!("{path}/notes"), |tag| format!("{path}/notes?{tag}")),
        next: next.map(|id| match &chosen {
            Some(tag) => format!("?{tag}&after={id}"),
            None => format!("?after={id}"),
        }),
        base,
        path,
    };
    Ok(response::page(StatusCode::OK, &page))
}

fn row(request: &ConsoleRequest<'_>, listed: &ListedNote, base: &str) -> NoteRow {
    let (note, texts) = (&listed.note.note, &request.texts.notes);
    NoteRow {
        quote: listed.message.as_ref().map(|message| message.content.clone()),
        person: listed
            .invitation
            .as_ref()
            .and_then(|invitation| invitation.addressee())
            .unwrap_or(request.texts.interview.no_name)
            .to_owned(),
        subject: match &listed.message {
            Some(message) => fill(texts.about_message, &[("number", &(message.index + 1).to_string())]),
            None => texts.about_transcript.to_owned(),
        },
        path: format!("{base}/invitations/{}#n{}", note.invitation_id, note.id),
        notes: vec![ShownNote::new(request, &listed.note)],
    }
}
