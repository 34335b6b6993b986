//! The changes that operations make.

use colloquy_api::operations::OperationId;
use jiff::Timestamp;
use serde_json::{Map, Value, json};

use super::super::inputs::fault;
use super::super::records::time;
use super::super::request::{Request, Subject};
use super::{Interview, Invitation, Model, Refusal, Reply, SOME, Share};

fn forbidden(path: &str) -> Refusal {
    Refusal::Faults(vec![fault(path, "custom")])
}

fn text(body: &Map<String, Value>, name: &str) -> Option<String> {
    body.get(name).and_then(Value::as_str).map(str::to_owned)
}

/// Converts a value to the form of responses: `3e1` becomes 30, and times are in UTC.
fn as_in_responses(name: &str, value: &Value) -> Value {
    match value.as_f64() {
        Some(number) if !value.is_i64() => json!(number as i64),
        Some(_) => value.clone(),
        None if name.ends_with("At") && value.is_string() => {
            json!(time(value.as_str().and_then(|text| text.parse().ok()).expect("a time")))
        }
        None => value.clone(),
    }
}

/// Applies the given settings, and returns whether anything changed.
fn apply(settings: &mut Map<String, Value>, body: &Map<String, Value>) -> bool {
    let mut changed = false;
    for (name, value) in body.iter().filter(|(name, _)| *name != "accessCode") {
        let value = as_in_responses(name, value);
        changed |= settings.insert(name.clone(), value.clone()) != Some(value);
    }
    changed
}

impl Model {
    pub(super) fn create_interview(&mut self, owner: usize, body: &Map<String, Value>) -> Reply {
        let or = |name: &str, other: Value| body.get(name).cloned().unwrap_or(other);
        let locale = or("locale", json!("en"));
        let voice = self.voice_for(locale.as_str().expect("a text"));
        let settings = json!({
            "prompt": body["prompt"], "title": or("title", json!(SOME)), "intro": or("intro", json!(SOME)),
            "firstMessage": or("firstMessage", json!(SOME)), "voiceId": or("voiceId", voice),
            "locale": locale, "maxMinutes": null, "maxResponses": null, "disableOrgSystemPrompt": false,
        });
        let at = self.interviews.len();
        self.interviews.push(Interview {
            id: String::new(),
            owner,
            settings: settings.as_object().expect("an object").clone(),
            archived_at: None,
            created_at: self.now,
            updated_at: self.now,
            share: None,
        });
        self.log("interview.created", at, None, "apiKey");
        self.next_place();
        let invitees = body.get("invitees").and_then(Value::as_array).filter(|invitees| !invitees.is_empty());
        match invitees {
            Some(invitees) => Reply::Created(at, self.invite(at, invitees)),
            None => {
                let invitation = self.new_invitation(at, None, text(body, "email"));
                Reply::Created(at, vec![invitation])
            }
        }
    }

    fn voice_for(&self, locale: &str) -> Value {
        let primary = |tag: &str| tag.split('-').next().unwrap_or_default().to_owned();
        let of = |language: &str| {
            self.voices
                .iter()
                .find(|voice| voice["language"].as_str().map(primary).as_deref() == Some(language))
        };
        let voice = of(&primary(locale)).or_else(|| of("en"));
        voice.expect("there is an English voice")["id"].clone()
    }

    fn new_invitation(&mut self, interview: usize, name: Option<String>, email: Option<String>) -> usize {
        let at = self.invitations.len();
        self.invitations.push(Invitation {
            id: String::new(),
            slug: String::new(),
            interview,
            status: "READY",
            name,
            email,
            sent: false,
            sent_at: None,
            mail: None,
            has_error: false,
            incomplete: false,
            end_reason: None,
            is_analysed: false,
            sessions: 0,
            started_at: None,
            completed_at: None,
            reopened_at: None,
            cancelled_at: None,
            deactivated_at: None,
            archived_at: None,
            created_at: self.now,
            updated_at: self.now,
            messages: Vec::new(),
        });
        self.log_of("invitation.created", at);
        at
    }

    /// Creates invitations and sends their mails.
    fn invite(&mut self, interview: usize, invitees: &[Value]) -> Vec<usize> {
        let people = invitees.iter().map(|invitee| invitee.as_object().expect("an object"));
        let made: Vec<usize> = people
            .map(|person| self.new_invitation(interview, text(person, "name"), text(person, "email")))
            .collect();
        self.next_place();
        made.iter().for_each(|at| self.mail(*at));
        made
    }

    pub(super) fn on_interview(&mut self, request: &Request, at: usize) -> Result<Reply, Refusal> {
        use OperationId::*;
        let now = self.now;
        match request.operation.id {
            GetInterview => Ok(Reply::Interview(at)),
            UpdateInterview => {
                if apply(&mut self.interviews[at].settings, &request.object()) {
                    self.touch(at, "interview.updated");
                }
                Ok(Reply::Interview(at))
            }
            RegenerateIntro => {
                self.interviews[at].settings.insert("intro".into(), json!(SOME));
                self.touch(at, "interview.introRegenerated");
                Ok(Reply::Interview(at))
            }
            RegenerateFirstMessage => {
                self.interviews[at].settings.insert("firstMessage".into(), json!(SOME));
                self.touch(at, "interview.firstMessageRegenerated");
                Ok(Reply::Interview(at))
            }
            ArchiveInterview => {
                if self.interviews[at].archived_at.is_none() {
                    self.interviews[at].archived_at = Some(now);
                    self.touch(at, "interview.archived");
                }
                Ok(Reply::InterviewArchive(at))
            }
            RestoreInterview => {
                if self.interviews[at].archived_at.take().is_some() {
                    self.touch(at, "interview.restored");
                }
                Ok(Reply::InterviewArchive(at))
            }
            ListInterviewLogs => Ok(Reply::InterviewLog(at)),
            ListInvitations => {
                let archived = request.parameter("archived") == Some("true");
                Ok(Reply::Invitations(self.invitations_where(at, archived, request.parameter("status"))))
            }
            CreateInvitation | CreateInvitations if self.interviews[at].archived_at.is_some() => {
                Err(forbidden("[\"archived\"]"))
            }
            CreateInvitation => {
                let body = request.object();
                Ok(Reply::Invitation(self.new_invitation(at, text(&body, "name"), text(&body, "email"))))
            }
            CreateInvitations => {
                let invitees = request.object()["invitees"].as_array().cloned().unwrap_or_default();
                Ok(Reply::Invitations(self.invite(at, &invitees)))
            }
            GetShareLink => Ok(self.share(at)),
            UpdateShareLink => self.update_share(at, &request.object()),
            other => unreachable!("{other:?} is not about an interview"),
        }
    }

    fn touch(&mut self, interview: usize, kind: &'static str) {
        self.interviews[interview].updated_at = self.now;
        self.log(kind, interview, None, "apiKey");
    }

    fn share(&mut self, at: usize) -> Reply {
        let now = self.now;
        self.interviews[at].share.get_or_insert_with(|| {
            let settings = json!({
                "enabled": false, "askName": SOME, "askEmail": SOME, "maxInterviews": null,
                "maxPerDay": 500, "maxPerIpPerDay": null, "opensAt": null, "closesAt": null, "dedupeByContact": false,
                "allowedEmailDomains": "",
            });
            let settings = settings.as_object().expect("an object").clone();
            Share { slug: String::new(), settings, code: String::new(), created_at: now, updated_at: now }
        });
        Reply::Share(at)
    }

    fn update_share(&mut self, at: usize, body: &Map<String, Value>) -> Result<Reply, Refusal> {
        let (reply, now) = (self.share(at), self.now);
        let share = self.interviews[at].share.as_mut().expect("it was just created");
        let mut settings = share.settings.clone();
        let mut changed = apply(&mut settings, body);
        let moment =
            |name: &str| settings[name].as_str().map(|text| text.parse::<Timestamp>().expect("a time"));
        if moment("opensAt").zip(moment("closesAt")).is_some_and(|(opens, closes)| closes <= opens) {
            return Err(forbidden("[\"closesAt\"]"));
        }
        share.settings = settings;
        if let Some(code) = text(body, "accessCode") {
            changed |= share.code != code;
            share.code = code;
        }
        if changed {
            share.updated_at = now;
            self.log("share.updated", at, None, "apiKey");
        }
        Ok(reply)
    }

    pub(super) fn on_invitation(&mut self, request: &Request, at: usize) -> Result<Reply, Refusal> {
        use OperationId::*;
        let (id, body) = (request.operation.id, request.object());
        let interview_archived = self.interviews[self.invitations[at].interview].archived_at.is_some();
        let status = self.invitations[at].status;
        let allowed: &[&str] = match id {
            SendInvitation if interview_archived || self.invitations[at].archived_at.is_some() => {
                return Err(forbidden("[\"archived\"]"));
            }
            SendInvitation => &["READY", "REOPENED"],
            CancelInvitation => &["READY"],
            ReactivateInvitation => &["CANCELLED", "COMPLETED"],
            CompleteInvitation => &["REOPENED"],
            _ => &[status],
        };
        if !allowed.contains(&status) {
            return Err(forbidden("[\"status\"]"));
        }
        let (now, invitation) = (self.now, &mut self.invitations[at]);
        match id {
            GetInvitation => return Ok(Reply::Transcript(at)),
            ListInvitationLogs => return Ok(Reply::InvitationLog(at)),
            GetMessageAudioUrl => return self.audio(at, request),
            UpdateInvitation => {
                let name = text(&body, "name");
                if invitation.name != name {
                    invitation.name = name;
                    self.touch_invitation(at, "invitation.updated");
                }
            }
            SendInvitation => {
                invitation.email = text(&body, "email");
                self.mail(at);
            }
            CancelInvitation => {
                invitation.status = "CANCELLED";
                (invitation.cancelled_at, invitation.deactivated_at) = (Some(now), Some(now));
                self.touch_invitation(at, "invitation.cancelled");
                self.withdraw_mail(at);
            }
            ReactivateInvitation => self.reactivate(at, body.get("sendEmail") == Some(&json!(true))),
            CompleteInvitation => {
                invitation.close("completedByOrganization", now);
                invitation.is_analysed = true;
                self.touch_invitation(at, "invitation.completed");
                self.log("insights.generated", self.invitations[at].interview, Some(at), SOME);
            }
            ArchiveInvitation | RestoreInvitation => {
                let to_archive = id == ArchiveInvitation;
                if invitation.archived_at.is_some() != to_archive {
                    invitation.archived_at = to_archive.then_some(now);
                    let kind = if to_archive { "invitation.archived" } else { "invitation.restored" };
                    self.touch_invitation(at, kind);
                    if to_archive {
                        self.withdraw_mail(at);
                    }
                }
                return Ok(Reply::InvitationArchive(at));
            }
            other => unreachable!("{other:?} is not about an invitation"),
        }
        Ok(Reply::Invitation(at))
    }

    fn reactivate(&mut self, at: usize, send_email: bool) {
        let (now, invitation) = (self.now, &mut self.invitations[at]);
        if invitation.status == "CANCELLED" {
            (invitation.status, invitation.deactivated_at) = ("READY", None);
            self.touch_invitation(at, "invitation.reactivated");
        } else {
            (invitation.status, invitation.reopened_at) = ("REOPENED", Some(now));
            self.touch_invitation(at, "invitation.reopened");
        }
        if send_email {
            self.next_place();
            self.mail(at);
        }
    }

    fn touch_invitation(&mut self, at: usize, kind: &'static str) {
        self.invitations[at].updated_at = self.now;
        self.log_of(kind, at);
    }

    fn audio(&self, at: usize, request: &Request) -> Result<Reply, Refusal> {
        let Subject::Message(owner, message) = request.message else {
            return Err(Refusal::Missing("Message ".to_owned()));
        };
        let is_its_own = owner == at;
        if !is_its_own {
            return Err(Refusal::Missing("Message ".to_owned()));
        }
        match self.invitations[at].messages[message].is_recorded {
            true => Ok(Reply::Audio("audio/ogg")),
            false => Err(Refusal::Missing(String::new())),
        }
    }
}

impl Invitation {
    pub(super) fn close(&mut self, reason: &'static str, now: Timestamp) {
        self.status = "COMPLETED";
        self.incomplete = matches!(reason, "inviteeEnded" | "abandoned");
        self.end_reason = Some(reason);
        self.completed_at = Some(now);
        self.updated_at = now;
    }
}
