//! What happens in a simulation, and when.

use colloquy_app::erasures;
use colloquy_app::invitations::{self, decline, remind, withdraw_consent};
use colloquy_app::{interviews, mail_reports, unsubscriptions};
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::deadline::Deadline;
use colloquy_domain::erasure::ErasureTarget;
use colloquy_domain::mail_report::{MailReport, MailReportKind};
use colloquy_domain::ports::Write;
use colloquy_domain::reminder_plan::ReminderPlan;
use colloquy_domain::text::Email;
use colloquy_domain::{SignedDuration, Timestamp};
use colloquy_testkit::sample;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::json;

use super::Simulation;
use crate::world::input;

pub const PEOPLE: usize = 3;

const STEPS_OF_A_DAY: usize = 72;

/// Two weeks.
pub const STEPS: usize = 14 * STEPS_OF_A_DAY;

/// The longest time without a mail server. After a day the service gives up.
const LONGEST_OUTAGE: usize = STEPS_OF_A_DAY / 2;

/// Clocks change in the days after these.
const BEGINS: [&str; 5] = [
    "2026-03-06T05:10:00Z",
    "2026-03-27T22:50:00Z",
    "2026-04-03T00:00:00Z",
    "2026-10-22T12:30:00Z",
    "2026-12-28T17:00:00Z",
];

const ZONES: [&str; 7] = [
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kathmandu",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "Pacific/Auckland",
];

#[derive(Clone, Debug)]
pub enum ScriptedEvent {
    Start,
    Decline,
    Cancel,
    Archive,
    Report(MailReportKind),
    Unsubscribe,
    /// After this many hours.
    Deadline(i64),
    Withdraw,
    Erase,
    ArchiveInterview,
    EraseInterview,
    AskForReminder,
    RemindByHand,
    SendAgain,
    TimeZone(&'static str),
    Plan(Option<ReminderPlan>),
    Restart(usize),
}

#[derive(Clone, Debug)]
pub struct Script {
    begin: &'static str,
    plan: ReminderPlan,
    events: Vec<(usize, usize, ScriptedEvent)>,
    outage: (usize, usize),
    /// Steps in which a node claims all mails that are due, and dies.
    deaths: Vec<usize>,
}

impl Script {
    pub fn begin(&self) -> Timestamp {
        self.begin.parse().expect("a time")
    }

    pub fn plan(&self) -> ReminderPlan {
        self.plan.clone()
    }

    pub fn events_at(&self, step: usize) -> impl Iterator<Item = (usize, &ScriptedEvent)> {
        self.events.iter().filter(move |(at, ..)| *at == step).map(|(_, who, event)| (*who, event))
    }

    pub fn is_outage(&self, step: usize) -> bool {
        let (begin, length) = self.outage;
        (begin..begin + length).contains(&step)
    }

    pub fn claims_and_dies(&self, step: usize) -> bool {
        self.deaths.contains(&step)
    }

    /// Whether nothing happens to a person that changes their reminders.
    pub fn is_quiet(&self, who: usize) -> bool {
        self.events.iter().all(|(_, one, event)| match event {
            ScriptedEvent::Restart(_) | ScriptedEvent::Report(MailReportKind::SoftBounce) => true,
            ScriptedEvent::Plan(_) | ScriptedEvent::ArchiveInterview | ScriptedEvent::EraseInterview => false,
            _ => *one != who,
        })
    }
}

fn plans() -> impl Strategy<Value = ReminderPlan> {
    // Half of them are across midnight.
    let hours = (0..24_i8, 1..=24_i8).prop_filter("an empty window", |(from, until)| from != until);
    (vec(1..=3, 1..=3), hours, select(&ZONES[..]))
        .prop_map(|(days, hours, zone)| ReminderPlan::new(days, hours, zone).expect("a plan"))
}

fn events() -> impl Strategy<Value = ScriptedEvent> {
    let reports = [MailReportKind::HardBounce, MailReportKind::SoftBounce, MailReportKind::Complaint];
    prop_oneof![
        1 => Just(ScriptedEvent::Start),
        1 => Just(ScriptedEvent::Decline),
        1 => Just(ScriptedEvent::Cancel),
        1 => Just(ScriptedEvent::Archive),
        1 => select(reports.to_vec()).prop_map(ScriptedEvent::Report),
        1 => Just(ScriptedEvent::Unsubscribe),
        1 => (1..200_i64).prop_map(ScriptedEvent::Deadline),
        1 => Just(ScriptedEvent::Withdraw),
        1 => Just(ScriptedEvent::Erase),
        1 => Just(ScriptedEvent::ArchiveInterview),
        1 => Just(ScriptedEvent::EraseInterview),
        3 => Just(ScriptedEvent::AskForReminder),
        2 => Just(ScriptedEvent::RemindByHand),
        2 => Just(ScriptedEvent::SendAgain),
        3 => select(&ZONES[..]).prop_map(ScriptedEvent::TimeZone),
        2 => option::of(plans()).prop_map(ScriptedEvent::Plan),
        4 => (0..2_usize).prop_map(ScriptedEvent::Restart),
    ]
}

pub fn scripts() -> impl Strategy<Value = Script> {
    let event = (0..STEPS, 0..PEOPLE, events());
    (select(&BEGINS[..]), plans(), vec(event, 0..5), (0..STEPS / 2, 0..LONGEST_OUTAGE), vec(0..STEPS, 0..40))
        .prop_map(|(begin, plan, events, outage, deaths)| Script { begin, plan, events, outage, deaths })
}

/// Returns the address of a person.
fn address(who: usize) -> String {
    format!("person{who}@example.org")
}

pub fn number_of(address: &str) -> usize {
    let number = address.trim_start_matches("person").split('@').next();
    number.and_then(|number| number.parse().ok()).expect("one of the people")
}

impl Simulation {
    /// Mails the link.
    pub async fn mail(&self, who: usize) {
        let (app, caller) = (&self.world.app, &self.world.caller);
        let sending = input(json!({ "email": address(who) }));
        // It is refused after a start, for example.
        let _ = invitations::send::send(app, caller, self.people[who].invitation.id, sending).await;
    }

    async fn save(&self, write: Write) {
        self.world.store([write]).await;
    }

    pub async fn happen_to(&mut self, who: usize, event: &ScriptedEvent) {
        let (app, caller, now) = (self.world.app.clone(), self.world.caller.clone(), self.now());
        let Some(mut stored) = self.stored(who).await else { return };
        let (id, slug) = (stored.id, stored.slug.clone());
        let stops = match event {
            ScriptedEvent::Start => {
                let is_started = stored.start(now).is_ok();
                self.save(Write::SaveInvitation(stored)).await;
                is_started
            }
            ScriptedEvent::Decline => {
                decline::decline(&app, &slug).await.expect("it is stored") == Some(true)
            }
            ScriptedEvent::Cancel => invitations::cancel::cancel(&app, &caller, id).await.is_ok(),
            ScriptedEvent::Archive => invitations::archive::archive(&app, &caller, id).await.is_ok(),
            ScriptedEvent::Report(kind) => {
                let Some(mail) = stored.mail_id else { return };
                let message_id = format!("{mail}@interviews.example.org");
                let report =
                    MailReport { message_id, recipient: None, kind: *kind, reason: "550".to_owned() };
                let outcome = mail_reports::record(&app, &report).await.expect("it is recorded");
                *kind != MailReportKind::SoftBounce && outcome == mail_reports::MailReportOutcome::Recorded
            }
            ScriptedEvent::Unsubscribe => {
                let email = sample::text(Email::parse, &address(who));
                unsubscriptions::set(&app, self.world.organization(), &email, true).await.expect("it is set");
                true
            }
            ScriptedEvent::Deadline(hours) => {
                let at = now + SignedDuration::from_hours(*hours);
                if stored.set_deadline(Deadline::new(at, now).ok(), now).is_made() {
                    self.save(Write::SaveInvitation(stored)).await;
                    self.people[who].deadline = Some(at);
                }
                false
            }
            ScriptedEvent::Withdraw => {
                if self.world.session_run(id).await.is_none() {
                    self.save(Write::AddSessionRun(sample::session_run(&stored, now))).await;
                }
                withdraw_consent::withdraw_consent(&app, &slug).await.expect("it is withdrawn");
                true
            }
            ScriptedEvent::Erase => {
                self.erase(ErasureTarget::Invitation(self.interview.id, id)).await;
                true
            }
            ScriptedEvent::ArchiveInterview => {
                let archived = interviews::archive::archive(&app, &caller, self.interview.id).await;
                self.stop_all(archived.is_ok());
                false
            }
            ScriptedEvent::EraseInterview => {
                self.erase(ErasureTarget::Interview(self.interview.id)).await;
                self.stop_all(true);
                false
            }
            ScriptedEvent::AskForReminder => {
                remind::remind_tomorrow(&app, &slug).await.expect("it is requested");
                let at = now + SignedDuration::from_hours(24);
                if self.stored(who).await.and_then(|invitation| invitation.remind_at) == Some(at) {
                    self.people[who].asked_for.push(at);
                }
                false
            }
            ScriptedEvent::RemindByHand => {
                let _ = remind::remind(&app, &caller, id).await;
                false
            }
            ScriptedEvent::SendAgain => {
                self.mail(who).await;
                false
            }
            ScriptedEvent::TimeZone(zone) => {
                remind::note_time_zone(&app, &slug, zone).await.expect("it is read");
                self.people[who].zone =
                    self.stored(who).await.and_then(|invitation| invitation.time_zone.clone());
                false
            }
            ScriptedEvent::Plan(_) | ScriptedEvent::Restart(_) => false,
        };
        if stops {
            self.people[who].stopped.get_or_insert(now);
        }
    }

    async fn erase(&self, target: ErasureTarget) {
        let (app, organization) = (&self.world.app, self.world.organization());
        erasures::request(app, &AuditActor::Operator, organization, target).await.expect("it is requested");
    }

    fn stop_all(&mut self, stops: bool) {
        let now = self.now();
        for person in self.people.iter_mut().filter(|_| stops) {
            person.stopped.get_or_insert(now);
        }
    }
}
