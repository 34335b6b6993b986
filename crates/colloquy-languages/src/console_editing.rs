//! The texts of the pages on which members create interviews and invite people.

use serde::Serialize;

use crate::console_templates::PromptTemplateTexts;

#[derive(Serialize)]
pub struct ConsoleEditingTexts {
    pub templates: PromptTemplateTexts,
    pub interview: InterviewFormTexts,
    pub people: InvitePeopleTexts,
    pub share_link: ShareLinkSettingsTexts,
    pub conflict: EditConflictTexts,
}

/// If someone else has changed what a form is about since it was opened.
#[derive(Serialize)]
pub struct EditConflictTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    /// After the lead, if the form has a file, which browsers do not keep.
    pub choose_file_again: &'static str,
    /// Stands for an empty value.
    pub empty: &'static str,
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
    pub preview: &'static str,
    pub preview_done: &'static str,
    pub questions: &'static str,
    /// Heads the questions with a condition.
    pub conditions: &'static str,
    pub unmentioned: &'static str,
    /// Heads the last question.
    pub closing: &'static str,
    /// Marks a topic that is explored.
    pub in_depth: &'static str,
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
    pub file_heading: &'static str,
    pub file_lead: &'static str,
    pub file: &'static str,
    /// `{count}` is the most people.
    pub file_hint: &'static str,
    pub check: &'static str,
    pub check_heading: &'static str,
    pub check_lead: &'static str,
    pub no_file: &'static str,
    /// If the file is a picture or a workbook.
    pub not_csv: &'static str,
    /// A column without a name.
    pub column: &'static str,
    pub email_column: &'static str,
    pub name_column: &'static str,
    pub family_name_column: &'static str,
    pub no_column: &'static str,
    pub read_again: &'static str,
    pub first_people: &'static str,
    /// `{count}` people.
    pub invite_file: &'static str,
    pub skipped: &'static str,
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
    /// If an address has letters such as "ü".
    pub international_email: &'static str,
    pub long_name: &'static str,
    pub duplicate: &'static str,
    pub too_many: &'static str,
    pub nobody: &'static str,
    pub cancel: &'static str,
    pub reactivate: &'static str,
    /// Lets an invitee who has finished say more.
    pub reopen: &'static str,
    pub selected_heading: &'static str,
    pub select: &'static str,
    /// Names the box that selects all rows of the table.
    pub select_page: &'static str,
    /// Names the field that says with which invitations something happens.
    pub scope: &'static str,
    pub scope_chosen: &'static str,
    /// All that the filters of the table leave, also on other pages.
    pub scope_matching: &'static str,
    /// The button that does the same with the next invitations.
    pub continue_with_rest: &'static str,
    pub bulk_lead: &'static str,
    pub apply: &'static str,
    pub complete: &'static str,
    /// After people were invited.
    pub invited: &'static str,
    pub bulk_done: &'static str,
    pub bulk_refused: &'static str,
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
    pub times: &'static str,
    pub times_lead: &'static str,
    pub opens_at: &'static str,
    pub closes_at: &'static str,
    pub bad_time: &'static str,
    pub domains: &'static str,
    pub domains_hint: &'static str,
    pub bad_domains: &'static str,
    pub qr_code: &'static str,
    pub code: &'static str,
    pub code_lead: &'static str,
    pub access_code: &'static str,
    pub code_is_set: &'static str,
    pub code_is_not_set: &'static str,
    pub remove_code: &'static str,
    pub bad_code: &'static str,
    pub bad_limit: &'static str,
}
