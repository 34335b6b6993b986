//! Sends requests and compares the responses with the model's.

use serde_json::Value;

use super::Walk;
use crate::harness::{Response, entries};
use crate::walk::model::{Refusal, Reply, SOME};
use crate::walk::records::{BASE, compare};
use crate::walk::request::Request;

impl Walk<'_> {
    pub(super) async fn ask(&mut self, request: &Request) -> Result<Reply, String> {
        let reply = self.model.respond(request);
        let query = if request.query.is_empty() { String::new() } else { format!("?{}", request.query) };
        let url = format!("{}{}{query}", self.world.url, request.path);
        let response = self.send(request, &url).await?;
        let line = format!(
            "{} {}{query} by {} {}{}-> {}",
            request.operation.method.as_str(),
            request.path,
            request.caller,
            request.key.iter().map(|key| format!("with key {key} ")).collect::<String>(),
            request.body.iter().map(|body| format!("{} ", shortened(body))).collect::<String>(),
            response.status
        );
        self.trace.push(line.clone());
        self.seen.insert((request.operation.id.name(), response.status));
        let checked = match self.check_response(request, &reply, &response).await {
            Ok(()) => self.check_letters(),
            Err(difference) => Err(difference),
        };
        checked.map_err(|difference| format!("{difference}\n  {line}\n  {}", shortened(&response.text)))?;
        Ok(reply)
    }

    async fn check_response(
        &mut self,
        request: &Request,
        reply: &Reply,
        response: &Response,
    ) -> Result<(), String> {
        let expected = match reply {
            Reply::Refused(Refusal::Faults(_)) => 400,
            Reply::Refused(Refusal::Foreign) => 403,
            Reply::Refused(Refusal::Missing(_)) => 404,
            _ => 200,
        };
        if response.status != expected {
            return Err(format!("the status should be {expected}: {reply:?}"));
        }
        let replayed = response.header("idempotency-replayed");
        if replayed != matches!(reply, Reply::Replayed(_)).then_some("true") {
            return Err(format!("Idempotency-Replayed is {replayed:?}"));
        }
        if let Reply::Replayed(before) = reply {
            let is_same = *before == response.text;
            return if is_same { Ok(()) } else { Err(format!("the response was {before} the first time")) };
        }
        let mut body = response.json();
        if let Reply::Refused(refusal) = reply {
            refused(refusal, request, &body)?;
        } else {
            self.adopt(reply, &body);
            self.model.keep(request, &response.text);
            if body.is_array() && is_list(reply) {
                self.follow_pages(request, response, &mut body).await?;
            }
            self.compare_body(reply, &mut body)?;
        }
        let named = self.names.replaced(&body);
        self.responses.push(format!("{:?} {}: {named}", request.operation.id, response.status));
        Ok(())
    }

    /// Learns ids, slugs and generated texts from the response.
    fn adopt(&mut self, reply: &Reply, body: &Value) {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let model = &mut self.model;
        let (interview, invitations, rows): (_, &[usize], Vec<&Value>) = match reply {
            Reply::Created(at, made) => {
                let rows = body.as_array().into_iter().flatten().map(|row| &row["invitations"][0]);
                (Some((*at, &body[0])), made, rows.collect())
            }
            Reply::Interview(at) => (Some((*at, body)), &[], Vec::new()),
            Reply::Invitations(made) => (None, made, body.as_array().into_iter().flatten().collect()),
            Reply::Invitation(at) => (None, std::slice::from_ref(at), vec![body]),
            Reply::Share(at) => {
                let share = model.interviews[*at].share.as_mut().expect("the share link exists");
                if share.slug.is_empty() {
                    share.slug = text(&body["slug"]);
                }
                learn(&mut share.settings, body);
                return;
            }
            _ => return,
        };
        if let Some((at, record)) = interview {
            let interview = &mut model.interviews[at];
            if interview.id.is_empty() {
                interview.id = text(&record["id"]);
            }
            learn(&mut interview.settings, record);
        }
        for (at, record) in invitations.iter().zip(rows) {
            let invitation = &mut model.invitations[*at];
            if invitation.id.is_empty() {
                (invitation.id, invitation.slug) = (text(&record["id"]), text(&record["slug"]));
            }
        }
    }

    /// Collects the further pages of a list.
    async fn follow_pages(
        &mut self,
        request: &Request,
        first: &Response,
        rows: &mut Value,
    ) -> Result<(), String> {
        let rows = rows.as_array_mut().expect("a list");
        let mut next = next_page(first);
        let mut length = rows.len();
        while let Some(address) = next {
            if length != request.limit() {
                return Err(format!("a page of {length} rows links a next one"));
            }
            let path = address.strip_prefix(BASE).ok_or_else(|| format!("{address} is elsewhere"))?;
            let response = self.send(request, &format!("{}{path}", self.world.url)).await?;
            next = next_page(&response);
            let further = response.json();
            let further = further.as_array().ok_or_else(|| format!("{address} is not a list"))?;
            length = further.len();
            if length == 0 {
                return Err("the next page is empty".to_owned());
            }
            rows.extend(further.iter().cloned());
        }
        if length > request.limit() { Err(format!("a page has {length} rows")) } else { Ok(()) }
    }

    fn compare_body(&self, reply: &Reply, body: &mut Value) -> Result<(), String> {
        let model = &self.model;
        let list =
            |all: &[usize], record: &dyn Fn(usize) -> Value| all.iter().map(|at| record(*at)).collect();
        let expected: Value = match reply {
            Reply::Refused(_) | Reply::Replayed(_) => return Ok(()),
            Reply::InterviewLog(at) => {
                let rows = body.as_array_mut().ok_or("not a list")?;
                return model.compare_log(rows, |entry| entry.interview == *at);
            }
            Reply::InvitationLog(at) => {
                let rows = body.as_array_mut().ok_or("not a list")?;
                return model.compare_log(rows, |entry| entry.invitation == Some(*at));
            }
            Reply::Created(at, made) => list(made, &|one| model.interview_record(*at, &[one])),
            Reply::Interview(at) => model.interview_record(*at, &model.invitations_where(*at, false, None)),
            Reply::InterviewArchive(at) => model.interview_archive(*at),
            Reply::Interviews(all) => list(all, &|at| model.interview_row(at)),
            Reply::Invitations(all) => list(all, &|at| model.invitation_record(at)),
            Reply::Invitation(at) => model.invitation_record(*at),
            Reply::Transcript(at) => model.transcript_record(*at),
            Reply::InvitationArchive(at) => model.invitation_archive(*at),
            Reply::Audio(content_type) => model.audio_record(content_type),
            Reply::Share(at) => model.share_record(*at),
            Reply::Voices(all) => list(all, &|at| model.voices[at].clone()),
        };
        compare(&expected, body, "the response")
    }
}

fn learn(settings: &mut serde_json::Map<String, Value>, record: &Value) {
    for (name, value) in settings.iter_mut().filter(|(_, value)| *value == SOME) {
        if !record[name].is_null() {
            *value = record[name].clone();
        }
    }
}

fn refused(refusal: &Refusal, request: &Request, body: &Value) -> Result<(), String> {
    let (status, label, message) = match refusal {
        Refusal::Foreign => (403, "Forbidden", ""),
        Refusal::Missing(message) => (404, "Not Found", message.as_str()),
        Refusal::Faults(faults) => {
            let (mut expected, found) = (faults.clone(), entries(body));
            expected.sort();
            if expected != found {
                return Err(format!("the faults should be {expected:?} but are {found:?}"));
            }
            let names_path = body["path"] == request.path && body["statusCode"] == 400;
            return if names_path { Ok(()) } else { Err("path or statusCode is wrong".to_owned()) };
        }
    };
    let text = body["message"].as_str().unwrap_or_default();
    match body["statusCode"] == status && body["error"] == label && text.starts_with(message) {
        true => Ok(()),
        false => Err(format!("the error should be {status} {label} {message}")),
    }
}

/// Returns whether a response can have further pages.
fn is_list(reply: &Reply) -> bool {
    !matches!(reply, Reply::Created(..))
}

fn next_page(response: &Response) -> Option<String> {
    let links = response.headers.get_all("link").iter().filter_map(|value| value.to_str().ok());
    let mut links = links.flat_map(|value| value.split(", "));
    let next = links.find(|link| link.ends_with("rel=\"next\""))?;
    Some(next.split_once('>')?.0.trim_start_matches('<').to_owned())
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(1_500) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
