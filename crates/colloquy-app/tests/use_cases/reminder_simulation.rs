//! Reminders against a scripted clock: random plans, events, outages and crashes, and what must hold in all of them.

mod script;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use colloquy_app::App;
use colloquy_app::reminders::remind_all_due;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::log_entry::ActorKind;
use colloquy_domain::mail::{LEASE, Letter};
use colloquy_domain::ports::{DueClaim, DueMailSelection, InvitationLetter, Invitations, MailerError, Mails};
use colloquy_domain::reminder_plan::{ReminderPlan, TimeZoneName};
use colloquy_domain::{Id, SignedDuration, Timestamp};
use proptest::prelude::*;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::world::World;
use script::{PEOPLE, Script, ScriptedEvent};

/// How far the clock moves at once. The hours of a window are much longer.
const STEP: SignedDuration = SignedDuration::from_mins(20);

/// How long due mails are left to the request that waits for them.
const GRACE: SignedDuration = SignedDuration::from_secs(3);

/// How much later than it was queued a mail may be sent without postponing the next one.
const TOLERANCE: SignedDuration = SignedDuration::from_mins(1);

/// A process that reminds and mails.
struct Node {
    app: Arc<App>,
    stop: oneshot::Sender<()>,
    mailing: JoinHandle<()>,
}

impl Node {
    fn start(world: &World) -> Node {
        let app =
            Arc::new(App::new((**world.app).clone(), world.app.voices.clone(), world.app.links.clone()));
        let (stop, stopped) = oneshot::channel();
        let dispatcher = app.mail_dispatcher.clone();
        let mailing = tokio::spawn(dispatcher.work_until(async {
            let _ = stopped.await;
        }));
        Node { app, stop, mailing }
    }

    async fn restart(&mut self, world: &World) {
        let Node { stop, mailing, .. } = std::mem::replace(self, Node::start(world));
        let _ = stop.send(());
        mailing.await.expect("the dispatcher stops");
    }
}

/// An invitee, and what they may expect.
struct Invitee {
    invitation: Invitation,
    zone: Option<TimeZoneName>,
    /// Since when no reminder may be sent.
    stopped: Option<Timestamp>,
    deadline: Option<Timestamp>,
    /// When they have asked to be reminded.
    asked_for: Vec<Timestamp>,
    /// When a mail was delivered last.
    mailed_at: Option<Timestamp>,
    reminders_by_plan: usize,
}

/// The service with its nodes, and what has happened.
struct Simulation {
    world: World,
    interview: Interview,
    nodes: [Node; 2],
    people: Vec<Invitee>,
    plan: Option<ReminderPlan>,
    /// The shortest time before each reminder, and the highest number of them, in all plans so far.
    shortest: BTreeMap<usize, i32>,
    seen: BTreeSet<String>,
}

impl Simulation {
    async fn new(script: &Script) -> Simulation {
        let world = World::new().await;
        world.clock.set(script.begin());
        let interview = world.interview().await;
        let nodes = [Node::start(&world), Node::start(&world)];
        let mut simulation = Simulation {
            world,
            interview,
            nodes,
            people: Vec::new(),
            plan: None,
            shortest: BTreeMap::new(),
            seen: BTreeSet::new(),
        };
        simulation.set_plan(Some(script.plan())).await;
        for number in 0..PEOPLE {
            let invitation = simulation.world.invitation_to(&simulation.interview).await;
            simulation.people.push(Invitee {
                invitation,
                zone: None,
                stopped: None,
                deadline: None,
                asked_for: Vec::new(),
                mailed_at: None,
                reminders_by_plan: 0,
            });
            simulation.mail(number).await;
        }
        simulation.check_delivered().await;
        simulation
    }

    fn now(&self) -> Timestamp {
        self.world.now()
    }

    async fn stored(&self, who: usize) -> Option<Invitation> {
        let id = self.people[who].invitation.id;
        self.world.storage.invitation(id).await.expect("it is read")
    }

    /// Moves the clock, lets nodes look for invitees who are due at the same time, and sends what is due.
    async fn step(&mut self, number: usize, script: &Script) {
        self.world.pass(STEP);
        match script.is_outage(number) {
            true => self.world.mailer.answer(MailerError::Later("busy".to_owned())),
            false => self.world.mailer.accept(),
        }
        for (who, event) in script.events_at(number) {
            self.happen(who, event).await;
        }
        let [one, other] = &self.nodes;
        let (first, second) = tokio::join!(remind_all_due(&one.app), remind_all_due(&other.app));
        first.and(second).expect("both nodes work");
        if script.claims_and_dies(number) {
            let claim = DueClaim { now: self.now(), until: self.now() + LEASE, limit: 8 };
            self.world.storage.claim_mails(DueMailSelection::Oldest, claim).await.expect("they are claimed");
        }
        self.world.pass(GRACE);
        if self.has_waiting_mails().await {
            // Both nodes poll every second. The clock of the runtime moves on as soon as all tasks wait.
            tokio::time::sleep(Duration::from_millis(1_500)).await;
        }
        self.check_delivered().await;
        if number.is_multiple_of(3) {
            self.nodes[0].app.advance_erasures().await.expect("the storage answers");
        }
    }

    /// Whether a mail is still to be sent, now or later. In most steps none is.
    async fn has_waiting_mails(&self) -> bool {
        let waiting =
            self.world.storage.count_waiting_mails(self.world.organization(), self.interview.id).await;
        waiting.expect("they are counted") > 0
    }

    /// Checks the letters that have been delivered since the last time.
    async fn check_delivered(&mut self) {
        for letter in self.world.mailer.delivered() {
            // Erasing removes letters, so their number says nothing.
            if self.seen.insert(letter.message_id.clone()) {
                self.check(&letter).await;
            }
        }
        let delivered = self.world.mailer.delivered();
        let ids: BTreeSet<&str> = delivered.iter().map(|letter| &*letter.message_id).collect();
        assert_eq!(ids.len(), delivered.len(), "a mail was sent twice");
    }

    async fn check(&mut self, letter: &InvitationLetter) {
        let now = self.now();
        let who = script::number_of(letter.to.as_str());
        let id = letter.message_id.split('@').next().expect("an id");
        let mail = self.world.storage.mail(Id::parse(id).expect("an id")).await.expect("it is read");
        let by_plan = letter.letter == Letter::OrganizationReminder
            && mail.is_some_and(|mail| mail.actor.kind == ActorKind::System);
        // Those whose place a mail of a member took count as well.
        let reminders = self.stored(who).await.map_or(0, |invitation| invitation.reminders) as usize;
        let person = &mut self.people[who];
        if matches!(letter.letter, Letter::OrganizationReminder | Letter::Reminder) {
            assert_eq!(person.stopped, None, "{who} was reminded at {now}");
            assert!(person.deadline.is_none_or(|deadline| now < deadline), "{who}: {now} is too late");
        }
        if letter.letter == Letter::Reminder {
            let waiting = person.asked_for.iter().position(|at| *at <= now).expect("a wish for a reminder");
            person.asked_for.remove(waiting);
        }
        if by_plan {
            let plan = self.plan.as_ref().expect("a plan");
            assert!(plan.is_open(person.zone.as_ref(), now), "{who}: {now} is none of the hours of {plan:?}");
            let days = self.shortest.get(&(reminders - 1)).expect("there are so many reminders");
            let waited = now.duration_since(person.mailed_at.expect("an earlier mail"));
            let expected = SignedDuration::from_hours(24 * i64::from(*days)) - TOLERANCE;
            assert!(waited >= expected, "{who}: a reminder at {now}, {waited:#} after the last mail");
            person.reminders_by_plan += 1;
        }
        if letter.letter != Letter::Link {
            person.mailed_at = Some(now);
        }
    }

    /// Checks that those to whom nothing happened got all reminders.
    async fn check_reminded(&self, script: &Script) {
        let expected = script.plan().days().len();
        for (who, person) in self.people.iter().enumerate().filter(|(who, _)| script.is_quiet(*who)) {
            let stored = self.stored(who).await.expect("the invitation");
            assert_eq!((stored.status, person.reminders_by_plan), (Status::Ready, expected), "{who}");
        }
    }
}

async fn simulate(script: &Script) {
    let mut simulation = Simulation::new(script).await;
    for number in 0..script::STEPS {
        simulation.step(number, script).await;
    }
    simulation.check_reminded(script).await;
}

/// Fewer cases than other random tests have, because each is long.
fn config() -> ProptestConfig {
    let config = ProptestConfig::default();
    ProptestConfig {
        cases: config.cases.div_ceil(16),
        max_shrink_iters: 60,
        failure_persistence: None,
        ..config
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn nobody_is_reminded_twice_at_a_bad_hour_or_after_a_reason_to_stop(script in script::scripts()) {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_time().start_paused(true).build().expect("a runtime");
        runtime.block_on(simulate(&script));
    }
}

impl Simulation {
    async fn set_plan(&mut self, plan: Option<ReminderPlan>) {
        let (app, caller, id) = (&self.world.app, &self.world.caller, self.interview.id);
        let set = colloquy_app::interviews::reminder_plan::set_reminder_plan(app, caller, id, plan.clone());
        // The interview may be gone or archived by now.
        if set.await.is_err() {
            return;
        }
        for (number, days) in plan.iter().flat_map(|plan| plan.days().iter().enumerate()) {
            let shortest = self.shortest.entry(number).or_insert(*days);
            *shortest = (*shortest).min(*days);
        }
        self.plan = plan;
    }

    async fn happen(&mut self, who: usize, event: &ScriptedEvent) {
        match event {
            ScriptedEvent::Restart(node) => self.nodes[*node].restart(&self.world).await,
            ScriptedEvent::Plan(plan) => self.set_plan(plan.clone()).await,
            _ => self.happen_to(who, event).await,
        }
    }
}
