//! Runs one walk on one storage and compares every response with the model.

mod judge;
mod sessions;

use std::collections::BTreeSet;
use std::time::Duration;

use colloquy_api::operations::OperationId::{self, CreateInterview, GetShareLink};
use colloquy_api::operations::{HttpMethod, OPERATIONS};
use colloquy_domain::ports::MailerError;
use colloquy_domain::{InvitationId, SignedDuration};
use colloquy_testkit::sample;

use super::id_numbering::IdNumbering;
use super::model::{Model, Reply};
use super::request::{Request, Subject};
use super::steps::{Again, Ask, Key, MailerMode, Step};
use super::world::{World, voice_records};
use crate::harness::Response;

/// Stands in for the response status to mark log entries and rare situations.
pub const LOGGED: u16 = 0;

const FIRST: &str = r#"{ "prompt": "Ask how the first week went.", "email": "first@example.org" }"#;

/// A mail that is deferred at every attempt is not given up within this many pauses.
const MOST_PAUSES: u32 = 8;

pub struct Walk<'w> {
    world: &'w World,
    model: Model,
    keys: [String; 2],
    last_with_key: Option<Request>,
    pauses: u32,
    letters_before: usize,
    names: IdNumbering,
    /// The requests and their results, for the failure report.
    pub trace: Vec<String>,
    /// The responses, with ids replaced by names.
    pub responses: Vec<String>,
    pub seen: BTreeSet<(String, u16)>,
}

impl<'w> Walk<'w> {
    pub async fn new(world: &'w World, number: u64) -> Self {
        world.begin(number);
        let keys = [world.key().await, world.key().await];
        Walk {
            world,
            model: Model::new(voice_records(), sample::now()),
            keys,
            last_with_key: None,
            pauses: 0,
            letters_before: world.mailer.tried().len(),
            names: IdNumbering::default(),
            trace: Vec::new(),
            responses: Vec::new(),
            seen: BTreeSet::new(),
        }
    }

    pub async fn take(&mut self, steps: &[Step]) -> Result<(), String> {
        let met = self.take_each(steps).await;
        self.seen.extend(self.model.log.iter().map(|entry| (entry.kind.to_owned(), LOGGED)));
        self.seen.extend(self.model.met.iter().map(|rare| ((*rare).to_owned(), LOGGED)));
        met
    }

    async fn take_each(&mut self, steps: &[Step]) -> Result<(), String> {
        // Give both callers an interview from the start.
        for caller in 0..self.keys.len() {
            let mut request = Request::plain(CreateInterview, caller, Subject::None, "", &self.model);
            request.body = Some(FIRST.to_owned());
            self.send_and_inspect(&request).await?;
        }
        for (number, step) in steps.iter().enumerate() {
            self.pass(SignedDuration::from_secs(1));
            self.step(number, step).await?;
        }
        self.set_mailer_mode(MailerMode::Accepts);
        self.nine_hours().await?;
        self.survey().await
    }

    fn pass(&mut self, by: SignedDuration) {
        self.world.clock.advance(by);
        self.model.now += by;
    }

    async fn step(&mut self, number: usize, step: &Step) -> Result<(), String> {
        match step {
            Step::Ask(ask) => self.step_ask(number, ask).await,
            Step::Repeat(again) => self.repeat(*again).await,
            Step::Session(pick, turn) => self.session(*pick, *turn).await,
            Step::Mailer(mode) => {
                self.set_mailer_mode(*mode);
                Ok(())
            }
            Step::NineHours if self.pauses < MOST_PAUSES => {
                self.pauses += 1;
                self.nine_hours().await
            }
            Step::NineHours => Ok(()),
            Step::Survey => self.survey().await,
            Step::Round(turn) => {
                for (place, operation) in OPERATIONS.iter().enumerate() {
                    let ask = Ask::refused(operation.id, place + usize::from(*turn));
                    self.step_ask(number, &ask).await?;
                }
                Ok(())
            }
        }
    }

    async fn step_ask(&mut self, number: usize, ask: &Ask) -> Result<(), String> {
        let request = Request::new(ask, &self.model, number);
        if matches!(ask.key, Key::Fresh) && request.plain_key().is_some() {
            self.last_with_key = Some(request.clone());
        }
        self.send_and_inspect(&request).await
    }

    async fn repeat(&mut self, again: Again) -> Result<(), String> {
        let Some(mut request) = self.last_with_key.clone() else { return Ok(()) };
        match again {
            Again::Same => {}
            Again::Quoted => request.key = request.key.map(|key| format!("\"{key}\"")),
            Again::ByOtherCaller => request.caller = 1 - request.caller,
            Again::OtherBody => match (&mut request.body, request.operation.id) {
                (Some(body), _) => body.push(' '),
                (None, OperationId::CreateInvitation) => request.body = Some("{}".to_owned()),
                (None, _) => return Ok(()),
            },
        }
        self.send_and_inspect(&request).await
    }

    async fn send_and_inspect(&mut self, request: &Request) -> Result<(), String> {
        let reply = self.ask(request).await?;
        if request.operation.method == HttpMethod::Get && request.operation.id != GetShareLink {
            return Ok(());
        }
        let subject = match reply {
            Reply::Created(at, _) => Subject::Interview(at),
            _ => request.subject,
        };
        self.inspect(subject, request.operation.id).await
    }

    /// Reads the affected records, even if nothing should have changed.
    async fn inspect(&mut self, subject: Subject, after: OperationId) -> Result<(), String> {
        use OperationId::{GetInterview, GetInvitation, ListInterviewLogs};
        use OperationId::{ListInvitationLogs, UpdateShareLink};
        let interview = match subject {
            Subject::Invitation(at) => {
                for operation in [GetInvitation, ListInvitationLogs] {
                    self.send_as_owner(operation, subject, "").await?;
                }
                self.model.invitations[at].interview
            }
            Subject::Interview(at) => {
                if matches!(after, UpdateShareLink | GetShareLink)
                    && self.model.interviews[at].share.is_some()
                {
                    self.send_as_owner(GetShareLink, subject, "").await?;
                }
                self.send_as_owner(ListInterviewLogs, subject, "").await?;
                at
            }
            _ => return Ok(()),
        };
        self.send_as_owner(GetInterview, Subject::Interview(interview), "").await
    }

    /// Sends a plain request as the owner.
    async fn send_as_owner(
        &mut self,
        operation: OperationId,
        subject: Subject,
        query: &str,
    ) -> Result<(), String> {
        let caller = match subject {
            Subject::Interview(at) => self.model.interviews[at].owner,
            Subject::Invitation(at) => self.model.owner(at),
            _ => 0,
        };
        let request = Request::plain(operation, caller, subject, query, &self.model);
        self.ask(&request).await.map(drop)
    }

    async fn survey(&mut self) -> Result<(), String> {
        use OperationId::{ListInterviewLogs, ListInterviews, ListInvitations};
        for caller in 0..self.keys.len() {
            for query in ["limit=2", "archived=true&limit=1", "archived=false"] {
                let request = Request::plain(ListInterviews, caller, Subject::None, query, &self.model);
                self.ask(&request).await?;
            }
        }
        let queries = ["READY", "IN_PROGRESS", "COMPLETED", "REOPENED", "CANCELLED"]
            .map(|status| format!("status={status}"));
        for at in 0..self.model.interviews.len() {
            let interview = Subject::Interview(at);
            self.send_as_owner(ListInterviewLogs, interview, "limit=7").await?;
            for query in queries.iter().map(String::as_str).chain(["limit=2", "archived=true&limit=1"]) {
                self.send_as_owner(ListInvitations, interview, query).await?;
            }
        }
        Ok(())
    }

    fn set_mailer_mode(&mut self, mode: MailerMode) {
        self.trace.push(format!("the mailer: {mode:?}"));
        self.model.mailer_mode = mode;
        match mode {
            MailerMode::Accepts => self.world.mailer.accept(),
            MailerMode::Refuses => {
                self.world.mailer.answer(MailerError::Refused("nobody lives there".into()))
            }
            MailerMode::Postpones => self.world.mailer.answer(MailerError::Later("come back later".into())),
        }
    }

    async fn nine_hours(&mut self) -> Result<(), String> {
        self.trace.push("nine hours pass".to_owned());
        self.pass(SignedDuration::from_hours(9));
        let touched = self.model.waiting();
        if touched.is_empty() {
            return Ok(());
        }
        self.model.attempt_waiting();
        let worker = self.world.app();
        let until_attempted = tokio::time::timeout(Duration::from_secs(10), self.until_attempted(&touched));
        let mut is_in_time = true;
        worker.mail_dispatcher.work_until(async { is_in_time = until_attempted.await.is_ok() }).await;
        if !is_in_time {
            return Err(format!("not all of {} waiting mails were attempted", touched.len()));
        }
        self.check_letters()?;
        for at in touched {
            self.inspect(Subject::Invitation(at), OperationId::ListInvitationLogs).await?;
        }
        Ok(())
    }

    /// Waits until the expected mails were attempted and the expected log entries exist.
    async fn until_attempted(&self, touched: &BTreeSet<usize>) {
        let page = colloquy_domain::ports::ListPageRequest { after: None, limit: 1_000 };
        let started = std::time::Instant::now();
        loop {
            assert!(
                started.elapsed() < std::time::Duration::from_secs(30),
                "the waiting mails were not attempted"
            );
            let tried = self.world.mailer.tried().len() - self.letters_before;
            let mut is_settled = tried >= self.model.letters.len();
            for at in touched {
                let id = InvitationId::from_uuid(self.model.invitations[*at].id.parse().expect("an id"));
                let log = self.world.storage.invitation_log(id, page).await.expect("a log");
                let expected = self.model.log.iter().filter(|entry| entry.invitation == Some(*at)).count();
                is_settled &= log.len() >= expected;
            }
            if is_settled {
                return;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// Checks that exactly the expected mails were attempted.
    fn check_letters(&mut self) -> Result<(), String> {
        let tried = self.world.mailer.tried();
        let invitation_of = |link: &str| {
            let slug = link.rsplit('/').next().unwrap_or_default();
            self.model.invitations.iter().position(|invitation| invitation.slug == slug)
        };
        let new = tried[self.letters_before..].iter();
        let mut found: Vec<_> = new
            .filter_map(|letter| Some((invitation_of(&letter.link)?, letter.to.as_str().to_owned())))
            .collect();
        self.letters_before = tried.len();
        let mut expected = std::mem::take(&mut self.model.letters);
        found.sort();
        expected.sort();
        match found == expected {
            true => Ok(()),
            false => Err(format!("the mails should be {expected:?} but are {found:?}")),
        }
    }

    async fn send(&self, request: &Request, url: &str) -> Result<Response, String> {
        let method = reqwest::Method::from_bytes(request.operation.method.as_str().as_bytes());
        let mut call = self.world.client.request(method.expect("a method"), url);
        call = call.bearer_auth(&self.keys[request.caller]);
        if let Some(key) = &request.key {
            call = call.header("idempotency-key", key);
        }
        if let Some(body) = &request.body {
            call = call.header("content-type", request.content_type).body(body.clone());
        }
        Response::of(call.send().await).await.map_err(|error| error.to_string())
    }
}
