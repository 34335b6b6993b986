//! Two people who change the same thing: no one's change is replaced without their knowledge.

use colloquy_testkit::sample;
use futures::future::join;
use serde_json::{Value, json};

use super::filled_form::FilledForm;
use super::person::{Person, between};
use crate::harness::{Database, Response, Server, both};
use crate::webhooks::answer_all;

const CHANGED: &str = "Someone else has changed this meanwhile.";

/// What two people enter in a form that both have opened before.
struct EditedForm {
    /// The page with the form, and where the form is sent.
    page: String,
    action: String,
    first: Vec<(&'static str, &'static str)>,
    second: Vec<(&'static str, &'static str)>,
    /// How the page shows what the first person has stored.
    shown: &'static str,
    /// Another field, which only the second person changes.
    other: Vec<(&'static str, &'static str)>,
}

impl EditedForm {
    async fn opened(&self, person: &Person<'_>) -> FilledForm {
        FilledForm::of(&person.read(&self.page).await.text, &self.action)
    }

    async fn send(&self, person: &Person<'_>, form: &FilledForm) -> Response {
        person.post_to(&self.action, &form.without_token()).await
    }

    async fn check_stored(&self, person: &Person<'_>, values: &[(&str, &str)]) {
        let stored = self.opened(person).await;
        for (name, value) in values {
            assert_eq!(stored.value(name), Some(*value), "{name} of {}: {stored:?}", self.action);
        }
    }

    async fn check(&self, ada: &Person<'_>, grace: &Person<'_>) {
        let opened = self.opened(ada).await;
        let saved = self.send(ada, &opened.with(&self.first)).await;
        assert_eq!(saved.status, 303, "{}: {}", self.action, saved.text);

        let refused = self.send(grace, &opened.with(&self.second)).await;
        assert_eq!(refused.status, 409, "{}: {}", self.action, refused.text);
        let notice = between(&refused.text, CHANGED, "</dl>");
        assert!(notice.contains(self.shown), "{} is not in {notice}", self.shown);
        self.check_stored(ada, &self.first).await;
        let kept = FilledForm::of(&refused.text, &self.action);
        for (name, value) in &self.second {
            assert_eq!(kept.value(name), Some(*value), "{name} was lost: {kept:?}");
        }

        if !self.other.is_empty() {
            assert_eq!(self.send(grace, &opened.with(&self.other)).await.status, 303, "{}", self.action);
            self.check_stored(ada, &[&self.first[..], &self.other].concat()).await;
        }
        let insisting = self.send(grace, &kept).await;
        assert_eq!(insisting.status, 303, "{}: {}", self.action, insisting.text);
        self.check_stored(ada, &self.second).await;
        let unchanged = self.send(ada, &self.opened(ada).await).await;
        assert_eq!(unchanged.status, 303, "{}: {}", self.action, unchanged.text);
        self.check_stored(ada, &self.second).await;
    }

    /// Both send at the same moment, for the time with this number.
    async fn check_race(&self, ada: &Person<'_>, grace: &Person<'_>, number: usize) {
        let opened = self.opened(ada).await;
        let field = self.first[0].0;
        let (adas, graces) = (format!("Ada’s {number}"), format!("Grace’s {number}"));
        let forms = (opened.with(&[(field, &*adas)]), opened.with(&[(field, &*graces)]));
        let sent = join(self.send(ada, &forms.0), self.send(grace, &forms.1)).await;
        let mut statuses = [sent.0.status, sent.1.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [303, 409], "{} {number}", self.action);
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// Returns the forms about an interview and its invitation.
fn of_interview(base: &str, interview: &str, invitation: &str) -> Vec<EditedForm> {
    let page = format!("{base}/interviews/{interview}");
    let form = |path: String, first, second, shown, other| EditedForm {
        action: path.clone(),
        page: path,
        first,
        second,
        shown,
        other,
    };
    let (early, late) = ("2099-01-01T10:00", "2099-02-02T11:30");
    vec![
        form(
            format!("{page}/edit"),
            vec![("title", "First & <b>")],
            vec![("title", "Second")],
            "First &#38; &#60;b&#62;",
            vec![("maxMinutes", "12")],
        ),
        form(format!("{page}/deadline"), vec![("deadline", early)], vec![("deadline", late)], "2099", vec![]),
        form(
            format!("{base}/invitations/{invitation}/deadline"),
            vec![("deadline", late)],
            vec![("deadline", early)],
            "2099",
            vec![],
        ),
        form(
            format!("{page}/reminders"),
            vec![("days", "3")],
            vec![("days", "5")],
            "3 days",
            vec![("zone", "Europe/Berlin")],
        ),
        form(
            format!("{page}/share-link"),
            vec![("maxInterviews", "40")],
            vec![("maxInterviews", "50")],
            "40",
            vec![("askName", "required")],
        ),
        form(
            format!("{page}/retention"),
            vec![("audio", "days"), ("audioDays", "30")],
            vec![("audio", "days"), ("audioDays", "60")],
            "30 days",
            vec![("mails", "forever")],
        ),
    ]
}

/// Returns the forms about the organization.
async fn of_organization(owner: &Person<'_>) -> Vec<EditedForm> {
    let base = &owner.base;
    let endpoint = [("url", "https://example.org/hook"), ("interview.completed", "yes")];
    let added = owner.post("/webhooks", &endpoint).await;
    let endpoint = between(&added.text, "<a class=\"button\" href=\"", "\"").to_owned();
    let members = owner.get("/members").await.text;
    let roles = members.split("action=\"").filter_map(|form| form.split('"').next());
    let role = roles.filter(|path| path.ends_with("/role")).last().expect("a member").to_owned();
    vec![
        EditedForm {
            page: format!("{base}/settings"),
            action: format!("{base}/settings"),
            first: vec![("replyTo", "first@example.org"), ("systemPrompt", "Be calm.\n\nAsk once.")],
            second: vec![("replyTo", "second@example.org"), ("systemPrompt", "Be brief.")],
            shown: "Be calm.\n\nAsk once.",
            other: vec![("safetyContact", "112")],
        },
        EditedForm {
            page: format!("{base}/data/retention"),
            action: format!("{base}/data/retention"),
            first: vec![("logs", "days"), ("logsDays", "90")],
            second: vec![("logs", "days"), ("logsDays", "365")],
            shown: "90 days",
            other: vec![("audio", "days"), ("audioDays", "30")],
        },
        EditedForm {
            page: endpoint.clone(),
            action: endpoint,
            first: vec![("description", "CRM")],
            second: vec![("description", "Payroll")],
            shown: "CRM",
            other: vec![("interview.started", "yes")],
        },
        EditedForm {
            page: format!("{base}/members"),
            action: role,
            first: vec![("role", "member")],
            second: vec![("role", "owner")],
            shown: "Member",
            other: vec![],
        },
    ]
}

async fn check_logo(ada: &Person<'_>, grace: &Person<'_>) {
    let path = format!("{}/settings/logo", ada.base);
    let page = ada.get("/settings").await.text;
    let opened = between(&page, "name=\"openedLogo\" value=\"", "\"").to_owned();
    let opened = [("openedLogo", opened.as_str())];
    assert_eq!(ada.post_file(&path, &opened, sample::LOGO).await.status, 303);
    assert_eq!(grace.post_file(&path, &opened, sample::LOGO).await.status, 303, "the same one");
    let other = [sample::LOGO, b"x"].concat();
    let refused = grace.post_file(&path, &opened, &other).await;
    assert_eq!(refused.status, 409, "{}", refused.text);
    assert!(refused.text.contains("The present logo") && refused.text.contains("Choose the file again."));
    let opened = between(&refused.text, "name=\"openedLogo\" value=\"", "\"").to_owned();
    let opened = [("openedLogo", opened.as_str())];
    assert_eq!(grace.post_file(&path, &opened, &other).await.status, 303);
}

/// A person who saves a form without a change leaves alone what someone else has chosen meanwhile.
async fn check_withdrawal_policy(ada: &Person<'_>, grace: &Person<'_>) {
    let (page, action) = (format!("{}/data", ada.base), format!("{}/data/withdrawal", ada.base));
    let opened = async || FilledForm::of(&ada.read(&page).await.text, &action);
    let before = opened().await;
    assert_eq!(grace.post_to(&action, &[("withdrawal", "erase")]).await.status, 303);
    assert_eq!(ada.post_to(&action, &before.without_token()).await.status, 303);
    assert_eq!(opened().await.value("withdrawal"), Some("erase"));
}

/// A note belongs to its author, who may have opened it twice.
async fn check_note(server: &Server, author: &Person<'_>) {
    let invitation = crate::interview::created(server, json!({ "maxResponses": 1 })).await;
    answer_all(server, &text(&invitation["slug"]), "It arrived late.").await;
    let notes = format!("/invitations/{}/notes", text(&invitation["id"]));
    let added = author.post(&notes, &[("text", "Why?"), ("tags", "first week")]).await;
    let id = added.header("location").and_then(|place| place.rsplit_once("#n")).expect("a note").1.to_owned();
    let page = format!("{}/notes/{id}", author.base);
    let note = EditedForm {
        action: page.clone(),
        page,
        first: vec![("text", "Why so late?")],
        second: vec![("text", "Why, again?")],
        shown: "Why so late?",
        other: vec![("tags", "hardware")],
    };
    note.check(author, author).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_change_that_would_replace_someone_elses_is_refused_and_kept_in_the_form() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let ada = Person::owner(&server).await;
        let grace = ada.colleague("g@example.org", "owner").await;
        ada.colleague("v@example.org", "viewer").await;
        check_note(&server, &ada).await;
        let body = json!({
            "title": "Laptops", "intro": "Hello.", "firstMessage": "How is it?", "maxResponses": 1,
        });
        let made = crate::interview::created(&server, body).await;
        let forms = of_interview(&ada.base, &text(&made["interviewId"]), &text(&made["id"]));
        for form in forms.iter().chain(&of_organization(&ada).await) {
            form.check(&ada, &grace).await;
        }
        forms[0].check_race(&ada, &grace, 0).await;
        check_logo(&ada, &grace).await;
        check_withdrawal_policy(&ada, &grace).await;
    }
}

/// How often two nodes save at the same moment. They overlap within a few milliseconds only.
const RACES: usize = 40;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_that_save_the_same_form_at_the_same_moment_one_is_refused() {
    let database = Database::postgres().await;
    let server = Server::start(database.clone(), &[]).await;
    let other = Server::start(database, &[]).await;
    let ada = Person::owner(&server).await;
    let grace = ada.colleague("g@example.org", "owner").await.at(&other);
    let made = crate::interview::created(&server, json!({ "title": "Laptops" })).await;
    let forms = of_interview(&ada.base, &text(&made["interviewId"]), &text(&made["id"]));
    let of_organization = of_organization(&ada).await;
    let endpoint =
        of_organization.iter().find(|form| form.action.contains("/webhooks/")).expect("an endpoint");
    for number in 0..RACES {
        forms[0].check_race(&ada, &grace, number).await;
        endpoint.check_race(&ada, &grace, number).await;
    }
}
