//! The texts of the pages.

use serde::Serialize;

/// The sentences of one language. `{organization}` and `{name}` are placeholders for the values of a page.
#[derive(Serialize)]
pub struct InviteePageTexts {
    /// The organization, if its name cannot be shown.
    pub unnamed_organization: &'static str,
    /// An interview without a title.
    pub untitled: &'static str,
    pub greeting: &'static str,
    pub greeting_named: &'static str,
    pub invited: &'static str,
    pub reopened: &'static str,
    pub in_progress: &'static str,
    /// The heading of the organization's own introduction.
    pub intro_label: &'static str,
    pub expect_label: &'static str,
    /// What an interview by voice with an AI is.
    pub what: &'static str,
    /// When and where it can be taken.
    pub when: &'static str,
    /// Whom to contact.
    pub contact: &'static str,
    pub completed: PageNotice,
    pub invitation_closed: PageNotice,
    /// The organization has used up its monthly limit.
    pub capped: PageNotice,
    pub share: ShareLinkPageTexts,
    pub unsubscribe: UnsubscribePageTexts,
    pub decline: DeclinePageTexts,
    pub problems: ErrorPageTexts,
    pub moment: DateTimeFormat,
}

/// A page, or a part of one, with a single message.
#[derive(Serialize)]
pub struct PageNotice {
    pub heading: &'static str,
    pub text: &'static str,
}

#[derive(Serialize)]
pub struct ShareLinkPageTexts {
    pub name: &'static str,
    pub email: &'static str,
    pub access_code: &'static str,
    /// Where visitors get the access code.
    pub access_code_hint: &'static str,
    pub required: &'static str,
    pub optional: &'static str,
    /// Who receives the entries.
    pub use_of_details: &'static str,
    pub button: &'static str,
    pub complaints: VisitorFormErrorTexts,
    pub disabled: PageNotice,
    pub not_yet: PageNotice,
    /// The introduction to the opening time.
    pub opens: &'static str,
    pub over: PageNotice,
    pub full: PageNotice,
    /// The visits of the day are used up.
    pub full_today: PageNotice,
    /// The address already has an invitation, and its link goes there. It appears whether a mail goes out now
    /// or went out a moment ago, so the text must be true of both.
    pub link_mailed: PageNotice,
}

#[derive(Serialize)]
pub struct VisitorFormErrorTexts {
    pub heading: &'static str,
    pub name_missing: &'static str,
    pub name_too_long: &'static str,
    pub email_missing: &'static str,
    pub email_invalid: &'static str,
    pub email_domain: &'static str,
    pub access_code_wrong: &'static str,
    pub too_many_tries: &'static str,
    pub too_many_today: &'static str,
}

/// The pages of an unsubscribe link.
#[derive(Serialize)]
pub struct UnsubscribePageTexts {
    pub question: PageNotice,
    pub button: &'static str,
    pub done: PageNotice,
}

/// The pages for invitees who do not want to take part.
#[derive(Serialize)]
pub struct DeclinePageTexts {
    /// The link on the page of the invitation.
    pub link: &'static str,
    pub question: PageNotice,
    pub button: &'static str,
    /// Leads back to the invitation.
    pub back: &'static str,
    pub done: PageNotice,
}

#[derive(Serialize)]
pub struct ErrorPageTexts {
    pub not_found: PageNotice,
    pub other_method: PageNotice,
    pub unreadable: PageNotice,
    pub too_large: PageNotice,
    pub wrong_type: PageNotice,
    /// The form is from another site's page.
    pub foreign_form: PageNotice,
    pub too_many: PageNotice,
    pub unavailable: PageNotice,
    pub failed: PageNotice,
}

/// How times are written.
#[derive(Serialize)]
pub struct DateTimeFormat {
    /// A pattern of `{day}`, `{month}`, `{year}` and `{time}`.
    pub pattern: &'static str,
    /// A pattern of `{day}` and `{month}`.
    pub day_pattern: &'static str,
    /// A pattern of `{month}` and `{year}`.
    pub month_pattern: &'static str,
    pub first_day: &'static str,
    pub months: [&'static str; 12],
}
