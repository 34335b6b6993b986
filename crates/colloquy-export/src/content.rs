//! What the files of an export contain.

pub mod audio;

use std::sync::Arc;

use colloquy_app::App;
use colloquy_app::accounts::{audit_log, members};
use colloquy_app::exports::{Export, ExportPosition, ExportScope};
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::language::Language;
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::ports::{InvitationWithMessages, ListPageRequest};
use colloquy_domain::retention::RetentionRules;
use colloquy_domain::{InterviewId, InvitationId};
use serde::Serialize;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::archive::ExportedFileKind::Text;
use crate::transcript::{TranscriptHeading, markdown};
use crate::{ExportError, ExportWriter, records, settings};

use audio::RECORDINGS;

/// The version of the format that the manifest names. It grows when programs that read exports have to change.
pub const FORMAT: u32 = 1;

/// How many entries of a log are read at once.
const ENTRIES_READ_AT_ONCE: usize = 500;

#[derive(Default)]
struct ExportedCounts {
    interviews: u64,
    invitations: u64,
    messages: u64,
    recordings: u64,
    /// Parts of recordings that are still on the nodes that made them.
    missing_recordings: u64,
}

struct ExportContent {
    app: Arc<App>,
    export: Export,
    language: Language,
    out: ExportWriter,
    counts: ExportedCounts,
}

pub(crate) async fn write(
    app: Arc<App>,
    export: Export,
    language: Language,
    out: ExportWriter,
) -> Result<(), ExportError> {
    let mut content = ExportContent { app, export, language, out, counts: ExportedCounts::default() };
    if content.export.scope == ExportScope::Organization {
        content.organization().await?;
    }
    let mut position = ExportPosition::default();
    loop {
        let interviews = content.export.interviews(&content.app, &mut position).await?;
        if interviews.is_empty() {
            break;
        }
        for interview in interviews {
            content.interview(&interview).await?;
        }
    }
    let description = content.description();
    content.out.finish(description).await
}

impl ExportContent {
    fn description(&self) -> Value {
        let ExportedCounts { interviews, invitations, messages, recordings, missing_recordings } =
            self.counts;
        let about = match &self.export.scope {
            ExportScope::Invitation(id) => json!(id.to_string()),
            ExportScope::Person(email) => json!(email.as_str()),
            ExportScope::Interview(id) => json!(id.to_string()),
            ExportScope::Organization => json!(self.export.organization.id.to_string()),
        };
        json!({
            "format": FORMAT,
            "scope": self.export.scope.word(),
            "about": about,
            "organization": self.export.organization.id.to_string(),
            "begunAt": self.export.begun_at.to_string(),
            "counts": {
                "interviews": interviews,
                "invitations": invitations,
                "messages": messages,
                "recordings": recordings,
                "missingRecordings": missing_recordings,
            },
        })
    }

    async fn organization(&mut self) -> Result<(), ExportError> {
        let organization = self.export.organization.clone();
        let retention = self.retention(organization.id.uuid()).await?;
        let record = settings::organization(&organization, retention.as_ref());
        self.out.begin("organization.json".to_owned(), Text)?;
        self.line(&record).await?;
        self.members().await?;
        self.out.begin("webhook-endpoints.jsonl".to_owned(), Text)?;
        for endpoint in self.app.storage.endpoints(organization.id).await? {
            self.line(&settings::endpoint(&endpoint)).await?;
        }
        self.out.begin("api-keys.jsonl".to_owned(), Text)?;
        for key in self.app.storage.keys(organization.id).await? {
            self.line(&settings::api_key(&key)).await?;
        }
        self.audit_log().await?;
        match self.app.organization_tables() {
            Some(tables) => records::write(&*tables, organization.id, &mut self.out).await,
            None => Ok(()),
        }
    }

    /// Returns the times for which an organization or an interview keeps data, if it has set any.
    async fn retention(&self, scope: Uuid) -> Result<Option<RetentionRules>, ExportError> {
        let mut found = self.app.storage.retention_settings(&[scope]).await?;
        Ok(found.pop().map(|settings| settings.rules))
    }

    async fn members(&mut self) -> Result<(), ExportError> {
        let found = members::list(&self.app, self.export.organization.id).await?;
        self.out.begin("members.jsonl".to_owned(), Text)?;
        for (membership, account) in found.members {
            let record = json!({
                "name": account.name.as_str(),
                "email": account.email.as_str(),
                "role": membership.role.as_str(),
                "since": membership.created_at.to_string(),
            });
            self.line(&record).await?;
        }
        Ok(())
    }

    async fn audit_log(&mut self) -> Result<(), ExportError> {
        self.out.begin("audit-log.jsonl".to_owned(), Text)?;
        let mut after = None;
        loop {
            let page = ListPageRequest { after, limit: ENTRIES_READ_AT_ONCE };
            let found = audit_log::page(&self.app, self.export.organization.id, page).await?;
            for entry in &found.rows {
                let by = match &entry.actor {
                    AuditActor::Operator => "operator",
                    AuditActor::Account { email, .. } => email,
                };
                let record = json!({
                    "id": entry.id.to_string(),
                    "createdAt": entry.created_at.to_string(),
                    "by": by,
                    "action": entry.action.as_str(),
                    "subject": entry.subject,
                });
                self.line(&record).await?;
            }
            after = found.rows.last().map(|last| last.id);
            if !found.more {
                return Ok(());
            }
        }
    }

    /// Adds the folder of an interview. An export about people has their part of it only.
    async fn interview(&mut self, interview: &Interview) -> Result<(), ExportError> {
        let folder = format!("interviews/{}", interview.id);
        self.counts.interviews += 1;
        let is_whole = matches!(self.export.scope, ExportScope::Interview(_) | ExportScope::Organization);
        if is_whole {
            self.out.begin(format!("{folder}/interview.json"), Text)?;
            if let Some(listed) = self.app.storage.interview_with_counts(interview.id).await? {
                self.line(&colloquy_wire::listed(&listed.interview, listed.counts)).await?;
            }
            let guide = self.app.storage.guide(interview.id).await?;
            let retention = self.retention(interview.id.uuid()).await?;
            self.out.begin(format!("{folder}/settings.json"), Text)?;
            self.line(&settings::interview(interview, guide.as_ref(), retention.as_ref())).await?;
            if let Some(link) = self.app.storage.share_link(interview.id).await? {
                self.out.begin(format!("{folder}/share-link.json"), Text)?;
                let links = self.app.links.clone();
                self.line(&colloquy_wire::share_link(&link, &links)).await?;
            }
        }
        self.invitations(interview.id, &folder).await?;
        self.details(interview.id, &folder).await?;
        self.log(interview.id, &folder, is_whole).await?;
        self.mails(interview.id, &folder).await?;
        self.notes(interview.id, &folder).await?;
        self.transcripts_and_audio(interview, &folder).await
    }

    async fn invitations(&mut self, interview: InterviewId, folder: &str) -> Result<(), ExportError> {
        self.out.begin(format!("{folder}/invitations.jsonl"), Text)?;
        let mut position = ExportPosition::default();
        loop {
            let ids = self.export.invitations(&self.app, interview, &mut position).await?;
            for id in &ids {
                let Some(view) = self.view(*id).await? else { continue };
                let links = self.app.links.clone();
                self.line(&colloquy_wire::invitation_view(&view, &links)).await?;
                self.counts.invitations += 1;
                self.counts.messages += view.messages.len() as u64;
            }
            if ids.is_empty() {
                return Ok(());
            }
        }
    }

    /// Adds what is stored about invitations beside their records, such as the consent.
    async fn details(&mut self, interview: InterviewId, folder: &str) -> Result<(), ExportError> {
        self.out.begin(format!("{folder}/invitation-details.jsonl"), Text)?;
        let mut position = ExportPosition::default();
        loop {
            let ids = self.export.invitations(&self.app, interview, &mut position).await?;
            for id in &ids {
                let Some(invitation) = self.app.storage.invitation(*id).await? else { continue };
                let session_run = self.app.storage.session_run(*id).await?;
                self.line(&settings::invitation(&invitation, session_run.as_ref())).await?;
            }
            if ids.is_empty() {
                return Ok(());
            }
        }
    }

    /// Adds the log, newest entries first: that of the whole interview, or of the chosen invitations one after another.
    async fn log(&mut self, interview: InterviewId, folder: &str, is_whole: bool) -> Result<(), ExportError> {
        self.out.begin(format!("{folder}/log.jsonl"), Text)?;
        if is_whole {
            let mut after = None;
            loop {
                let page = ListPageRequest { after, limit: ENTRIES_READ_AT_ONCE };
                let entries = self.app.storage.interview_log(interview, page).await?;
                after = self.entries(&entries).await?;
                if entries.len() < ENTRIES_READ_AT_ONCE {
                    return Ok(());
                }
            }
        }
        for id in self.export.invitations(&self.app, interview, &mut ExportPosition::default()).await? {
            let mut after = None;
            loop {
                let page = ListPageRequest { after, limit: ENTRIES_READ_AT_ONCE };
                let entries = self.app.storage.invitation_log(id, page).await?;
                after = self.entries(&entries).await?;
                if entries.len() < ENTRIES_READ_AT_ONCE {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Adds entries of a log, and returns the position of the last one.
    async fn entries(&mut self, entries: &[(i64, LogEntry)]) -> Result<Option<i64>, ExportError> {
        for (_, entry) in entries {
            self.line(&colloquy_wire::log_entry(entry)).await?;
        }
        Ok(entries.last().map(|(position, _)| *position))
    }

    async fn mails(&mut self, interview: InterviewId, folder: &str) -> Result<(), ExportError> {
        self.out.begin(format!("{folder}/mails.jsonl"), Text)?;
        let mut position = ExportPosition::default();
        loop {
            let ids = self.export.invitations(&self.app, interview, &mut position).await?;
            for id in &ids {
                for mail in self.app.storage.mails_of(*id).await? {
                    let record = json!({
                        "id": mail.id.to_string(),
                        "invitationId": id.to_string(),
                        "type": mail.letter.as_str(),
                        "to": mail.to.as_str(),
                        "state": mail.state.as_str(),
                        "attempts": mail.attempts,
                        "error": mail.last_error,
                        "createdAt": mail.created_at.to_string(),
                    });
                    self.line(&record).await?;
                }
            }
            if ids.is_empty() {
                return Ok(());
            }
        }
    }

    /// Adds what members have noted about the transcripts.
    async fn notes(&mut self, interview: InterviewId, folder: &str) -> Result<(), ExportError> {
        self.out.begin(format!("{folder}/notes.jsonl"), Text)?;
        let mut position = ExportPosition::default();
        loop {
            let ids = self.export.invitations(&self.app, interview, &mut position).await?;
            for id in &ids {
                for note in self.app.storage.notes(*id).await? {
                    let tags: Vec<&str> = note.content.tags.iter().map(|tag| tag.as_str()).collect();
                    let record = json!({
                        "id": note.id.to_string(),
                        "invitationId": id.to_string(),
                        "messageId": note.message_id.map(|message| message.to_string()),
                        "text": note.content.text.as_str(),
                        "tags": tags,
                        "createdAt": note.created_at.to_string(),
                        "changedAt": note.changed_at.map(|changed| changed.to_string()),
                    });
                    self.line(&record).await?;
                }
            }
            if ids.is_empty() {
                return Ok(());
            }
        }
    }

    async fn transcripts_and_audio(
        &mut self,
        interview: &Interview,
        folder: &str,
    ) -> Result<(), ExportError> {
        let mut position = ExportPosition::default();
        let mut recordings = Vec::new();
        loop {
            let ids = self.export.invitations(&self.app, interview.id, &mut position).await?;
            for id in &ids {
                let Some(view) = self.view(*id).await? else { continue };
                if !view.messages.is_empty() {
                    self.transcript(interview, &view, folder).await?;
                }
                self.audio(*id, folder, &mut recordings).await?;
            }
            if ids.is_empty() {
                break;
            }
        }
        if self.export.scope == ExportScope::Organization && !recordings.is_empty() {
            self.out.begin(format!("{folder}/{RECORDINGS}"), Text)?;
            for recording in &recordings {
                self.line(recording).await?;
            }
        }
        Ok(())
    }

    async fn transcript(
        &mut self,
        interview: &Interview,
        view: &InvitationWithMessages,
        folder: &str,
    ) -> Result<(), ExportError> {
        let texts = &self.language.tables().console;
        let invitation: &Invitation = &view.invitation;
        let title = interview.title.as_ref().map(|title| title.as_str());
        let name = invitation.name.as_ref().map(|name| name.as_str());
        let name = name.or(invitation.email.as_ref().map(|email| email.as_str()));
        let heading = TranscriptHeading {
            interview: title.unwrap_or(texts.interviews.untitled),
            invitee: name.unwrap_or(texts.interview.no_name),
            summary: invitation.summary.as_deref(),
        };
        let text = markdown(&heading, &view.messages, &texts.invitation);
        self.out.begin(format!("{folder}/transcripts/{}.md", invitation.id), Text)?;
        self.out.write(text.as_bytes()).await
    }

    /// Returns an invitation with its transcript, unless it has been erased meanwhile.
    async fn view(&self, id: InvitationId) -> Result<Option<InvitationWithMessages>, ExportError> {
        Ok(self.app.storage.invitation_view(id).await?)
    }

    async fn line(&mut self, record: &impl Serialize) -> Result<(), ExportError> {
        let mut line = serde_json::to_vec(record).map_err(std::io::Error::from)?;
        line.push(b'\n');
        self.out.write(&line).await
    }
}
