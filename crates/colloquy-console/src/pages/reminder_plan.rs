//! The plan by which the invitees of an interview are reminded.

use actix_web::HttpResponse;
use askama::Template;
use colloquy_app::interviews;
use colloquy_domain::InterviewId;
use colloquy_domain::interview::Interview;
use colloquy_domain::reminder_plan::{
    FEWEST_DAYS, MOST_DAYS, MOST_REMINDERS, ReminderPlan, ReminderPlanFault,
};
use colloquy_languages::console_editing::InterviewFormTexts;
use colloquy_languages::console_reminders::ConsoleReminderTexts;
use colloquy_languages::fill;

use super::interviews::title;
use crate::edit_conflict::{self, EditConflict, StoredField, status_and_title};
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;

/// What a new plan proposes.
const HOURS: (&str, &str) = ("9", "18");
const ZONE: &str = "UTC";

/// The values of the form, as they are stored or entered.
struct PlanForm {
    /// For each reminder; empty for none.
    days: Vec<String>,
    from_hour: String,
    until_hour: String,
    zone: String,
}

impl PlanForm {
    fn stored(plan: Option<&ReminderPlan>) -> Self {
        let mut days: Vec<String> = plan.map_or_else(Vec::new, |plan| written(plan.days()));
        days.resize(MOST_REMINDERS, String::new());
        let Some(plan) = plan else {
            let (from_hour, until_hour) = (HOURS.0.to_owned(), HOURS.1.to_owned());
            return PlanForm { days, from_hour, until_hour, zone: ZONE.to_owned() };
        };
        let window = plan.window();
        PlanForm {
            days,
            from_hour: window.from_hour.to_string(),
            until_hour: window.until_hour.to_string(),
            zone: plan.zone().as_str().to_owned(),
        }
    }

    fn entered(request: &ConsoleRequest<'_>) -> Self {
        let value = |name: &str| request.form.value(name).trim().to_owned();
        let mut days: Vec<String> =
            request.form.values("days").map(|days| days.trim().to_owned()).take(MOST_REMINDERS).collect();
        days.resize(MOST_REMINDERS, String::new());
        PlanForm { days, from_hour: value("from"), until_hour: value("until"), zone: value("zone") }
    }

    fn days_written(&self) -> String {
        let entered: Vec<&str> =
            self.days.iter().map(String::as_str).filter(|days| !days.is_empty()).collect();
        entered.join(", ")
    }

    /// The times of a day belong together: with another end, the same beginning may be across midnight.
    fn hours_written(&self) -> String {
        format!("{}–{}", self.from_hour, self.until_hour)
    }

    fn fields(&self, texts: &'static ConsoleReminderTexts) -> Vec<StoredField> {
        let days = self.days_written();
        let shown = if days.is_empty() { String::new() } else { format!("{days} {}", texts.days) };
        vec![
            StoredField::new(texts.heading, days).shown_as(shown.as_str()),
            StoredField::new(texts.from, self.hours_written()),
            StoredField::new(texts.zone, self.zone.as_str()),
        ]
    }

    /// Takes over what others have stored where the person left the form alone.
    fn merged(self, request: &ConsoleRequest<'_>, stored: Self) -> (Self, Option<EditConflict>) {
        let entered = [self.days_written(), self.hours_written(), self.zone.clone()].map(Some);
        let merged = edit_conflict::merge(request, stored.fields(&request.texts.reminders), entered);
        let is_own = |at, own: &str| merged.value(at) == own;
        let mut form = self;
        if !is_own(0, &form.days_written()) {
            form.days = stored.days;
        }
        if !is_own(1, &form.hours_written()) {
            (form.from_hour, form.until_hour) = (stored.from_hour, stored.until_hour);
        }
        if !is_own(2, &form.zone) {
            form.zone = stored.zone;
        }
        (form, merged.conflict)
    }

    /// Returns the plan, or `None` if no reminder is entered.
    fn plan(&self) -> Result<Option<ReminderPlan>, ReminderPlanFault> {
        let entered = self.days.iter().filter(|days| !days.is_empty());
        let days: Result<Vec<i32>, _> = entered.map(|days| days.parse()).collect();
        let days = days.map_err(|_| ReminderPlanFault::Days)?;
        if days.is_empty() {
            return Ok(None);
        }
        let hour = |text: &str| text.parse().map_err(|_| ReminderPlanFault::Window);
        let hours = (hour(&self.from_hour)?, hour(&self.until_hour)?);
        ReminderPlan::new(days, hours, &self.zone).map(Some)
    }
}

fn written(days: &[i32]) -> Vec<String> {
    days.iter().map(ToString::to_string).collect()
}

struct DaysField {
    number: usize,
    label: &'static str,
    value: String,
}

#[derive(Template)]
#[template(path = "reminder_plan.html")]
struct ReminderPlanPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static ConsoleReminderTexts,
    form: &'static InterviewFormTexts,
    interview: String,
    path: String,
    token: String,
    days: Vec<DaysField>,
    most_days: i32,
    from_hour: String,
    until_hour: String,
    zone: String,
    /// Whether the script may enter the time zone of the browser.
    is_new: bool,
    fault: Option<String>,
}

pub async fn show(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let interview = read(request, id).await?;
    let form = PlanForm::stored(interview.reminder_plan.as_ref());
    page(request, &interview, form, None, None)
}

async fn read(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<Interview, ConsoleProblem> {
    Ok(interviews::get::with_counts(request.app, request.caller()?, id).await?.interview)
}

/// Saves the plan. Without any reminder, it is removed.
pub async fn save(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let interview = read(request, id).await?;
    let stored = PlanForm::stored(interview.reminder_plan.as_ref());
    let (form, conflict) = PlanForm::entered(request).merged(request, stored);
    match form.plan() {
        Ok(_) if conflict.is_some() => page(request, &interview, form, None, conflict),
        Ok(plan) => {
            let (app, caller) = (request.app, request.caller_having_seen(&interview)?);
            interviews::reminder_plan::set_reminder_plan(app, &caller, id, plan).await?;
            super::interviews::saved(request, id)
        }
        Err(found) => {
            let texts = &request.texts.reminders;
            let fault = match found {
                ReminderPlanFault::Days => {
                    let (fewest, most) = (FEWEST_DAYS.to_string(), MOST_DAYS.to_string());
                    fill(texts.bad_days, &[("fewest", &fewest), ("most", &most)])
                }
                ReminderPlanFault::Window => texts.bad_hours.to_owned(),
                ReminderPlanFault::UnknownTimeZone => texts.bad_zone.to_owned(),
            };
            page(request, &interview, form, Some(fault), None)
        }
    }
}

fn page(
    request: &ConsoleRequest<'_>,
    interview: &Interview,
    form: PlanForm,
    fault: Option<String>,
    conflict: Option<EditConflict>,
) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.reminders;
    let (status, heading) = status_and_title(request, texts.heading, fault.is_some(), conflict.as_ref());
    let is_new = interview.reminder_plan.is_none() && fault.is_none() && conflict.is_none();
    let stored = PlanForm::stored(interview.reminder_plan.as_ref()).fields(texts);
    let labels = [texts.first, texts.second, texts.third];
    let fields = labels.into_iter().zip(form.days).enumerate();
    let page = ReminderPlanPage {
        frame: ConsoleFrame::new(request, heading).with_edit(request, &stored, conflict),
        texts,
        form: &request.texts.editing.interview,
        interview: title(interview, &request.texts.interviews),
        path: format!("/app/organizations/{}/interviews/{}", interview.organization_id, interview.id),
        token: request.form_token().unwrap_or_default(),
        days: fields.map(|(at, (label, value))| DaysField { number: at + 1, label, value }).collect(),
        most_days: MOST_DAYS,
        from_hour: form.from_hour,
        until_hour: form.until_hour,
        zone: form.zone,
        is_new,
        fault,
    };
    Ok(response::page(status, &page))
}
