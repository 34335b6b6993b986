//! Visitors of share links: who is admitted, and to which invitation.

use std::net::{IpAddr, Ipv4Addr};

use colloquy_app::invitee_pages::{
    ShareLinkFormBrowser, ShareLinkFormInput, ShareLinkVisitFormError, VisitorAdmissionOutcome, enter, share,
};
use colloquy_app::{interviews, share_links};
use colloquy_domain::invitation::{Invitation, InvitationSource, Status};
use colloquy_domain::log_entry::ActorKind;
use colloquy_domain::mail::{Letter, MailState};
use colloquy_domain::ports::{Invitations, Mails, Write};
use colloquy_domain::share_link::{ShareLink, ShareLinkClosed};
use colloquy_domain::slug::Slug;
use colloquy_domain::{InterviewId, SignedDuration};
use colloquy_testkit::sample;
use serde_json::{Value, json};

use crate::world::{WRONG_CODES, WRONG_CODES_OF_A_LINK, World, input};

/// What a visitor experiences.
#[derive(Debug, PartialEq)]
enum Outcome {
    Admitted(Slug, Option<String>),
    LinkMailed,
    Refused(Vec<ShareLinkVisitFormError>),
    Closed(ShareLinkClosed),
}

/// Enables the share link of a new interview with these further settings.
async fn link(world: &World, settings: Value) -> ShareLink {
    let interview = world.interview().await.id;
    change(world, interview, json!({ "enabled": true })).await;
    change(world, interview, settings).await
}

async fn change(world: &World, interview: InterviewId, settings: Value) -> ShareLink {
    let update = share_links::update::update(&world.app, &world.caller, interview, input(settings));
    update.await.expect("it is configured")
}

fn ada() -> ShareLinkFormInput {
    ShareLinkFormInput { name: " Ada ".into(), email: "ada@example.org".into(), access_code: String::new() }
}

fn with_code(code: &str) -> ShareLinkFormInput {
    ShareLinkFormInput { access_code: code.to_owned(), ..ada() }
}

fn from(address: u8) -> ShareLinkFormBrowser<'static> {
    ShareLinkFormBrowser { address: Some(IpAddr::V4(Ipv4Addr::new(192, 0, 2, address))), token: None }
}

async fn entered(
    world: &World,
    link: &ShareLink,
    entry: ShareLinkFormInput,
    browser: ShareLinkFormBrowser<'_>,
) -> Outcome {
    let outcome = enter(&world.app, &link.slug, &entry, browser).await.expect("an answer");
    match outcome.expect("the link exists") {
        VisitorAdmissionOutcome::Admitted { invitation, token } => {
            Outcome::Admitted(invitation, token.map(|token| token.text))
        }
        VisitorAdmissionOutcome::LinkMailed(_) => Outcome::LinkMailed,
        VisitorAdmissionOutcome::Refused(_, problems) => Outcome::Refused(problems),
        VisitorAdmissionOutcome::Closed(page) => Outcome::Closed(page.closed.expect("a reason")),
    }
}

/// Admits Ada, and returns the invitation and the token of the browser.
async fn admitted(world: &World, link: &ShareLink) -> (Invitation, Option<String>) {
    match entered(world, link, ada(), from(1)).await {
        Outcome::Admitted(slug, token) => {
            let invitation = world.storage.invitation_by_slug(&slug).await.expect("it is read");
            (invitation.expect("the invitation exists"), token)
        }
        other => panic!("{other:?}"),
    }
}

async fn check_closed(world: &World, link: &ShareLink, expected: ShareLinkClosed) {
    let outcome = world.without_effect(entered(world, link, ada(), from(2))).await;
    assert_eq!(outcome, Outcome::Closed(expected));
    let page = share(&world.app, &link.slug).await.expect("an answer").expect("the link exists");
    assert_eq!(page.closed, Some(expected), "the page says the same");
}

mod closed_links {
    use super::*;

    #[tokio::test]
    async fn an_unknown_link_admits_nobody() {
        let world = World::new().await;
        let unknown = sample::share_link(&*world.ids, &world.interview().await, world.now());
        let entry = ada();
        let call = enter(&world.app, &unknown.slug, &entry, from(1));
        assert!(world.without_effect(call).await.expect("an answer").is_none());
    }

    #[tokio::test]
    async fn a_disabled_link_admits_nobody() {
        let world = World::new().await;
        let link = link(&world, json!({ "enabled": false })).await;
        check_closed(&world, &link, ShareLinkClosed::Disabled).await;
    }

    #[tokio::test]
    async fn the_link_of_an_archived_interview_admits_nobody() {
        let world = World::new().await;
        let link = link(&world, json!({})).await;
        interviews::archive::archive(&world.app, &world.caller, link.interview_id)
            .await
            .expect("it is archived");
        check_closed(&world, &link, ShareLinkClosed::Disabled).await;
    }

    #[tokio::test]
    async fn a_link_admits_nobody_before_it_opens_and_after_it_closes() {
        let world = World::new().await;
        let times = json!({ "opensAt": "2026-05-01T00:00:00Z", "closesAt": "2026-05-02T00:00:00Z" });
        let link = link(&world, times).await;
        check_closed(&world, &link, ShareLinkClosed::NotYet).await;
        world.clock.set(sample::moment("2026-05-02T00:00:00Z"));
        check_closed(&world, &link, ShareLinkClosed::Over).await;
    }

    #[tokio::test]
    async fn a_link_admits_as_many_visitors_as_it_may_and_as_many_a_day() {
        for (limit, reason) in
            [("maxInterviews", ShareLinkClosed::Full), ("maxPerDay", ShareLinkClosed::FullToday)]
        {
            let world = World::new().await;
            let link = link(&world, json!({ limit: 1 })).await;
            admitted(&world, &link).await;
            check_closed(&world, &link, reason).await;
        }
    }
}

mod the_form {
    use super::*;

    async fn check_refused(
        settings: Value,
        entry: ShareLinkFormInput,
        problems: Vec<ShareLinkVisitFormError>,
    ) {
        let world = World::new().await;
        let link = link(&world, settings).await;
        let outcome = world.without_effect(entered(&world, &link, entry, from(1))).await;
        assert_eq!(outcome, Outcome::Refused(problems));
    }

    #[tokio::test]
    async fn reports_every_missing_value_at_once() {
        let settings = json!({ "askName": "required", "askEmail": "required" });
        let problems = vec![ShareLinkVisitFormError::NameMissing, ShareLinkVisitFormError::EmailMissing];
        check_refused(settings, ShareLinkFormInput::default(), problems).await;
    }

    #[tokio::test]
    async fn reports_an_invalid_address_even_if_it_is_optional() {
        let entry = ShareLinkFormInput { email: "ada@example".into(), ..ada() };
        check_refused(json!({}), entry, vec![ShareLinkVisitFormError::EmailInvalid]).await;
    }

    #[tokio::test]
    async fn admits_only_the_allowed_domains() {
        let settings = json!({ "askEmail": "required", "allowedEmailDomains": "example.net" });
        check_refused(settings, ada(), vec![ShareLinkVisitFormError::EmailDomain]).await;
    }

    #[tokio::test]
    async fn ignores_what_it_does_not_ask_for() {
        let world = World::new().await;
        let link = link(&world, json!({ "askName": "off", "askEmail": "off" })).await;
        let (invitation, _) = admitted(&world, &link).await;
        assert_eq!((invitation.name.clone(), invitation.email.clone()), (None, None));
    }
}

mod admission {
    use super::*;

    #[tokio::test]
    async fn commits_an_invitation_a_visit_and_a_log_entry_together() {
        let world = World::new().await;
        let link = link(&world, json!({ "maxPerIpPerDay": 5 })).await;
        let (invitation, _) = world.in_one_commit(admitted(&world, &link)).await;
        assert_eq!((invitation.status, invitation.source), (Status::Ready, InvitationSource::Share));
        let name = invitation.name.as_ref().map(|name| name.as_str());
        assert_eq!((name, invitation.email.clone()), (Some("Ada"), Some(sample::email())));
        let stored = world.stored_share_link(link.interview_id).await.expect("a link");
        assert_eq!((stored.usage_count, stored.visits.count), (1, 1));
        let entry = world.entries(link.interview_id).await.pop().expect("an entry");
        assert_eq!((entry.event.as_str(), entry.actor.kind), ("invitation.created", ActorKind::Invitee));
        assert_eq!((entry.invitation_id, entry.actor.label.as_deref()), (Some(invitation.id), Some("Ada")));
        assert_eq!(world.mailer.tried(), []);
    }

    #[tokio::test]
    async fn each_visit_gets_an_invitation_of_its_own() {
        let world = World::new().await;
        let link = link(&world, json!({})).await;
        let (one, other) = (admitted(&world, &link).await.0, admitted(&world, &link).await.0);
        assert_ne!(one.id, other.id);
    }

    #[tokio::test]
    async fn limits_the_visits_of_one_address_in_a_day() {
        let world = World::new().await;
        let link = link(&world, json!({ "maxPerIpPerDay": 1 })).await;
        admitted(&world, &link).await;
        let again = world.without_effect(entered(&world, &link, ada(), from(1))).await;
        assert_eq!(again, Outcome::Refused(vec![ShareLinkVisitFormError::TooManyToday]));
        assert!(matches!(entered(&world, &link, ada(), from(2)).await, Outcome::Admitted(..)));
        world.pass(SignedDuration::from_hours(24));
        assert!(matches!(entered(&world, &link, ada(), from(1)).await, Outcome::Admitted(..)));
    }
}

mod access_codes {
    use super::*;

    async fn check_wrong(world: &World, link: &ShareLink, browser: ShareLinkFormBrowser<'_>) {
        let outcome = world.without_effect(entered(world, link, with_code("wrong"), browser)).await;
        assert_eq!(outcome, Outcome::Refused(vec![ShareLinkVisitFormError::AccessCodeWrong]));
    }

    async fn check_locked(world: &World, link: &ShareLink, browser: ShareLinkFormBrowser<'_>) {
        let outcome = world.without_effect(entered(world, link, with_code("right"), browser)).await;
        assert_eq!(
            outcome,
            Outcome::Refused(vec![ShareLinkVisitFormError::TooManyTries { retry_after_s: 60 }])
        );
    }

    #[tokio::test]
    async fn admits_with_the_right_code_and_refuses_a_wrong_one() {
        let world = World::new().await;
        let link = link(&world, json!({ "accessCode": "right" })).await;
        check_wrong(&world, &link, from(1)).await;
        let outcome = entered(&world, &link, with_code(" right "), from(1)).await;
        assert!(matches!(outcome, Outcome::Admitted(..)), "{outcome:?}");
    }

    #[tokio::test]
    async fn after_too_many_wrong_codes_not_even_the_right_one_is_checked_for_this_address() {
        let world = World::new().await;
        let link = link(&world, json!({ "accessCode": "right" })).await;
        for _ in 0..WRONG_CODES {
            check_wrong(&world, &link, from(1)).await;
        }
        check_locked(&world, &link, from(1)).await;
        let outcome = entered(&world, &link, with_code("right"), from(2)).await;
        assert!(matches!(outcome, Outcome::Admitted(..)), "{outcome:?}");
    }

    #[tokio::test]
    async fn after_too_many_wrong_codes_from_many_addresses_the_link_checks_none() {
        let world = World::new().await;
        let link = link(&world, json!({ "accessCode": "right" })).await;
        for address in 0..WRONG_CODES_OF_A_LINK {
            check_wrong(&world, &link, from(address as u8)).await;
        }
        check_locked(&world, &link, from(99)).await;
    }
}

mod known_contacts {
    use super::*;

    const PAUSE: SignedDuration = SignedDuration::from_mins(10);

    async fn deduplicating(world: &World) -> ShareLink {
        link(world, json!({ "dedupeByContact": true })).await
    }

    fn in_capitals() -> ShareLinkFormInput {
        ShareLinkFormInput { email: "ADA@EXAMPLE.ORG".into(), ..ada() }
    }

    #[tokio::test]
    async fn a_known_address_gets_its_link_by_mail_and_the_visitor_sees_nothing_of_it() {
        let world = World::new().await;
        let link = deduplicating(&world).await;
        let (invitation, _) = admitted(&world, &link).await;
        let outcome = world.in_one_commit(entered(&world, &link, in_capitals(), from(2))).await;
        assert_eq!(outcome, Outcome::LinkMailed);
        let mail = world.storage.newest_link_mail(invitation.id).await.expect("it is read").expect("a mail");
        assert_eq!((mail.letter, mail.state, &mail.to), (Letter::Link, MailState::Due, &sample::email()));
        assert_eq!(mail.actor.kind, ActorKind::System, "anyone can enter an address");
        let stored = world.stored_share_link(link.interview_id).await.expect("a link");
        assert_eq!((stored.usage_count, stored.visits.count), (1, 2), "it counts as a visit only");
        assert_eq!(world.stored_invitation(invitation.id).await, invitation);
    }

    #[tokio::test]
    async fn a_known_address_gets_at_most_one_mail_in_ten_minutes() {
        let world = World::new().await;
        let link = deduplicating(&world).await;
        let (invitation, _) = admitted(&world, &link).await;
        let newest = async || {
            entered(&world, &link, ada(), from(2)).await;
            let newest = world.storage.newest_link_mail(invitation.id).await.expect("it is read");
            newest.expect("a mail").id
        };
        let first = newest().await;
        world.pass(PAUSE - SignedDuration::from_secs(1));
        assert_eq!(newest().await, first);
        world.pass(SignedDuration::from_secs(1));
        assert_ne!(newest().await, first);
    }

    #[tokio::test]
    async fn a_known_address_is_served_even_if_the_link_is_full() {
        let world = World::new().await;
        let link = deduplicating(&world).await;
        admitted(&world, &link).await;
        change(&world, link.interview_id, json!({ "maxInterviews": 1 })).await;
        assert_eq!(entered(&world, &link, ada(), from(2)).await, Outcome::LinkMailed);
    }

    #[tokio::test]
    async fn the_browser_that_created_an_invitation_opens_it_again_without_any_effect() {
        let world = World::new().await;
        let link = deduplicating(&world).await;
        let (invitation, token) = admitted(&world, &link).await;
        let browser = ShareLinkFormBrowser { token: token.as_deref(), ..from(2) };
        let outcome = world.without_effect(entered(&world, &link, in_capitals(), browser)).await;
        assert_eq!(outcome, Outcome::Admitted(invitation.slug.clone(), None));
    }

    #[tokio::test]
    async fn the_browser_does_not_open_an_invitation_with_a_consent_or_a_forged_or_expired_token() {
        let world = World::new().await;
        let link = deduplicating(&world).await;
        let (invitation, token) = admitted(&world, &link).await;
        let token = token.expect("a token");
        let outcome = async |token: &str| {
            entered(&world, &link, ada(), ShareLinkFormBrowser { token: Some(token), ..from(2) }).await
        };
        assert_eq!(outcome(&token.replacen('.', ".A", 1)).await, Outcome::LinkMailed);
        world.pass(SignedDuration::from_hours(7 * 24));
        assert_eq!(outcome(&token).await, Outcome::LinkMailed, "it has expired");
        world.clock.set(sample::now());
        world.store([Write::AddSessionRun(sample::session_run(&invitation, world.now()))]).await;
        assert_eq!(outcome(&token).await, Outcome::LinkMailed, "there is a consent");
    }

    #[tokio::test]
    async fn an_address_that_was_invited_by_the_organization_is_not_known_to_the_link() {
        let world = World::new().await;
        let link = deduplicating(&world).await;
        let interview = world.stored_interview(link.interview_id).await;
        let direct = world.invitation_to(&interview).await;
        assert_ne!(admitted(&world, &link).await.0.id, direct.id);
    }
}
