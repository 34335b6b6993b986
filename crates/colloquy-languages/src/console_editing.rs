//! The texts of the pages on which members create interviews and invite people.

use serde::Serialize;

use crate::console_templates::PromptTemplateTexts;

#[derive(Serialize)]
pub struct ConsoleEditingTexts {
    pub templates: PromptTemplateTexts,
    pub interview: InterviewFormTexts,
    pub people: InvitePeopleTexts,
    pub share_link: ShareLinkSettingsTexts,
}

#[derive(Serialize)]
pub struct InterviewFormTexts {
    /// The name of the language in the language itself.
    pub own_name: &'static str,
    pub create: &'static str,
    pub edit: &'static str,
    pub duplicate: &'static str,
    pub archive: &'static str,
    pub restore: &'static str,
    pub new_heading: &'static str,
    pub new_lead: &'static str,
    pub edit_lead: &'static str,
    pub prompt: &'static str,
    pub prompt_lead: &'static str,
    pub prompt_label: &'static str,
    pub prompt_hint: &'static str,
    pub voice_heading: &'static str,
    pub voice_lead: &'static str,
    pub language: &'static str,
    pub voice: &'static str,
    pub default_voice: &'static str,
    pub shown: &'static str,
    pub shown_lead: &'static str,
    /// The same for an interview that exists.
    pub edit_shown_lead: &'static str,
    pub title: &'static str,
    pub title_hint: &'static str,
    pub intro: &'static str,
    pub intro_hint: &'static str,
    pub first_message: &'static str,
    pub first_message_hint: &'static str,
    pub optional: &'static str,
    pub limits: &'static str,
    pub limits_lead: &'static str,
    pub minutes: &'static str,
    pub minutes_hint: &'static str,
    pub answers: &'static str,
    pub answers_hint: &'static str,
    pub create_button: &'static str,
    pub save_button: &'static str,
    pub cancel: &'static str,
    pub bad_prompt: &'static str,
    pub bad_title: &'static str,
    pub bad_intro: &'static str,
    pub bad_first_message: &'static str,
    pub bad_voice: &'static str,
    pub bad_number: &'static str,
}

#[derive(Serialize)]
pub struct InvitePeopleTexts {
    pub invite: &'static str,
    pub heading: &'static str,
    pub lead: &'static str,
    pub many: &'static str,
    pub many_lead: &'static str,
    pub people: &'static str,
    pub people_hint: &'static str,
    pub invite_all: &'static str,
    pub one: &'static str,
    pub one_lead: &'static str,
    pub name: &'static str,
    pub email: &'static str,
    pub send_now: &'static str,
    pub invite_one: &'static str,
    pub lines_heading: &'static str,
    /// `{number}` is that of the line.
    pub line: &'static str,
    pub content: &'static str,
    pub problem: &'static str,
    pub none_invited: &'static str,
    pub no_email: &'static str,
    pub bad_email: &'static str,
    pub long_name: &'static str,
    pub duplicate: &'static str,
    pub too_many: &'static str,
    pub nobody: &'static str,
    pub cancel: &'static str,
    pub reactivate: &'static str,
    /// Lets an invitee who has finished say more.
    pub reopen: &'static str,
    pub send: &'static str,
}

#[derive(Serialize)]
pub struct ShareLinkSettingsTexts {
    pub settings: &'static str,
    pub heading: &'static str,
    pub lead: &'static str,
    pub open: &'static str,
    pub open_hint: &'static str,
    pub visitors: &'static str,
    pub visitors_lead: &'static str,
    pub ask_name: &'static str,
    pub ask_email: &'static str,
    pub ask_off: &'static str,
    pub ask_optional: &'static str,
    pub ask_required: &'static str,
    pub limits_lead: &'static str,
    pub max_interviews: &'static str,
    pub max_interviews_hint: &'static str,
    pub max_per_day: &'static str,
    pub max_per_day_hint: &'static str,
    pub code: &'static str,
    pub code_lead: &'static str,
    pub access_code: &'static str,
    pub code_is_set: &'static str,
    pub code_is_not_set: &'static str,
    pub remove_code: &'static str,
    pub bad_code: &'static str,
    pub bad_limit: &'static str,
}
