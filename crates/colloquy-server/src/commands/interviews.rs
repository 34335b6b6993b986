use clap::{ArgGroup, Args, Subcommand};
use colloquy_app::{App, Caller, interviews, invitations};
use colloquy_domain::deadline::Deadline;
use colloquy_domain::reminder_plan::{ReminderPlan, ReminderPlanFault};
use colloquy_domain::{Id, InterviewId, InvitationId, OrganizationId, Timestamp};
use serde_json::{Value, json};

use super::{moment, print};
use crate::configuration::Configuration;
use crate::wiring;

#[derive(Subcommand)]
pub enum InterviewsCommand {
    /// Set until when invitees can start an interview, or remove the deadline
    Deadline(InterviewDeadlineArguments),
    /// Set when invitees who have not started are reminded by mail, or remove the plan
    Reminders(RemindersArguments),
}

#[derive(Subcommand)]
pub enum InvitationsCommand {
    /// Set until when one invitee can start, or remove it, so that the deadline of the interview applies
    Deadline(InvitationDeadlineArguments),
}

#[derive(Args)]
pub struct InterviewDeadlineArguments {
    #[arg(value_parser = Id::parse as fn(&str) -> Result<InterviewId, _>)]
    id: InterviewId,
    #[command(flatten)]
    deadline: DeadlineArguments,
}

#[derive(Args)]
pub struct InvitationDeadlineArguments {
    #[arg(value_parser = Id::parse as fn(&str) -> Result<InvitationId, _>)]
    id: InvitationId,
    #[command(flatten)]
    deadline: DeadlineArguments,
}

#[derive(Args)]
#[command(group = ArgGroup::new("deadline").required(true))]
struct DeadlineArguments {
    #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
    organization: OrganizationId,
    /// A time such as 2027-01-31T18:00:00Z
    #[arg(long, value_name = "TIME", value_parser = moment, group = "deadline")]
    at: Option<Timestamp>,
    /// Remove the deadline
    #[arg(long, group = "deadline")]
    none: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
#[command(group = ArgGroup::new("plan").required(true))]
pub struct RemindersArguments {
    #[arg(value_parser = Id::parse as fn(&str) -> Result<InterviewId, _>)]
    id: InterviewId,
    #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
    organization: OrganizationId,
    /// The days from the mail before it to each reminder, up to three, such as 3,7
    #[arg(long, value_delimiter = ',', group = "plan")]
    days: Vec<i32>,
    /// The first hour of the day in which reminders are sent
    #[arg(long, default_value_t = 9, value_name = "HOUR")]
    from: i8,
    /// The hour of the day from which no reminders are sent
    #[arg(long, default_value_t = 18, value_name = "HOUR")]
    until: i8,
    /// The time zone of these hours until that of the invitee is known, such as Europe/Berlin
    #[arg(long, default_value = "UTC", value_name = "NAME")]
    time_zone: String,
    /// Remove the plan
    #[arg(long, group = "plan")]
    none: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub async fn run(configuration: &Configuration, command: InterviewsCommand) -> anyhow::Result<()> {
    let app = wiring::offline_app(configuration).await?;
    match command {
        InterviewsCommand::Deadline(InterviewDeadlineArguments { id, deadline: arguments }) => {
            let (caller, deadline) = read(&app, &arguments).await?;
            let changed = interviews::deadline::set_deadline(&app, &caller, id, deadline).await?;
            print_deadline(changed.id.to_string(), changed.deadline, arguments.json)
        }
        InterviewsCommand::Reminders(arguments) => remind(&app, arguments).await,
    }
}

pub async fn run_invitations(
    configuration: &Configuration,
    command: InvitationsCommand,
) -> anyhow::Result<()> {
    let app = wiring::offline_app(configuration).await?;
    let InvitationsCommand::Deadline(InvitationDeadlineArguments { id, deadline: arguments }) = command;
    let (caller, deadline) = read(&app, &arguments).await?;
    let changed = invitations::deadline::set_deadline(&app, &caller, id, deadline).await?;
    print_deadline(changed.id.to_string(), changed.deadline, arguments.json)
}

async fn read(app: &App, arguments: &DeadlineArguments) -> anyhow::Result<(Caller, Option<Deadline>)> {
    let caller = Caller::operator(app, arguments.organization).await?;
    let now = app.clock.now();
    let deadline = arguments.at.map(|at| Deadline::new(at, now)).transpose();
    Ok((caller, deadline.map_err(|fault| anyhow::anyhow!("--at: {}", fault.reason.message))?))
}

fn print_deadline(id: String, deadline: Option<Timestamp>, json: bool) -> anyhow::Result<()> {
    let at = deadline.map(|at| at.to_string());
    let line = match &at {
        Some(at) => format!("{id}  can be started until {at}"),
        None => format!("{id}  has no deadline of its own"),
    };
    Ok(print(json, &json!({ "id": id, "deadline": at }), &line)?)
}

async fn remind(app: &App, arguments: RemindersArguments) -> anyhow::Result<()> {
    let RemindersArguments { id, organization, days, from, until, time_zone, none, json } = arguments;
    let plan = match none {
        true => None,
        false => Some(ReminderPlan::new(days, (from, until), &time_zone).map_err(explained)?),
    };
    let caller = Caller::operator(app, organization).await?;
    let changed = interviews::reminder_plan::set_reminder_plan(app, &caller, id, plan).await?;
    let plan = changed.reminder_plan.as_ref().map_or(Value::Null, ReminderPlan::to_json);
    let line = match &changed.reminder_plan {
        None => format!("{id}  has no reminders"),
        Some(plan) => {
            let days: Vec<String> = plan.days().iter().map(i32::to_string).collect();
            format!("{id}  reminds after {} days, from {from}:00 to {until}:00, {time_zone}", days.join(", "))
        }
    };
    Ok(print(json, &json!({ "id": id.to_string(), "reminderPlan": plan }), &line)?)
}

fn explained(fault: ReminderPlanFault) -> anyhow::Error {
    match fault {
        ReminderPlanFault::Days => anyhow::anyhow!("--days: one to three numbers from 1 to 60"),
        ReminderPlanFault::Window => {
            anyhow::anyhow!("--from, --until: two different hours, from 0 to 23 and from 1 to 24")
        }
        ReminderPlanFault::UnknownTimeZone => {
            anyhow::anyhow!("--time-zone: not a name such as Europe/Berlin")
        }
    }
}
