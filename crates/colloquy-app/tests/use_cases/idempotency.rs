//! Requests with an idempotency key take effect once.

use colloquy_app::accounts::members;
use colloquy_app::idempotency::{IdempotentCallError, IdempotentOutcome, run};
use colloquy_app::webhooks::{create as create_endpoint, list as list_endpoints, rotate};
use colloquy_app::{Administrator, AppError, Caller, erasures, interviews, invitations, keys};
use colloquy_domain::SignedDuration;
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::account::membership::MemberRole;
use colloquy_domain::erasure::ErasureTarget;
use colloquy_domain::event::EventKind;
use colloquy_domain::idempotency::{IdempotencyKey, IdempotencyRecordId, RequestHash};
use colloquy_domain::invitation::Status;
use colloquy_domain::language::Language;
use colloquy_domain::ports::{IdempotencyRecords, InterviewFilter, Interviews, Write};
use colloquy_domain::text::{EndpointUrl, KeyLabel};
use colloquy_domain::webhook::NewWebhookEndpoint;
use colloquy_testkit::sample;
use serde_json::json;

use crate::world::{World, everything, input, refusal};

const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// The time after which a response that is not stored counts as lost.
const LOST: SignedDuration = SignedDuration::from_secs(8);

#[derive(Debug)]
struct Failure(AppError);

impl From<AppError> for Failure {
    fn from(error: AppError) -> Self {
        Failure(error)
    }
}

impl IdempotentCallError for Failure {
    fn is_repeated(&self) -> bool {
        matches!(self.0, AppError::Repeated)
    }
}

/// What a caller gets for a request with a key.
#[derive(Debug, PartialEq)]
enum Outcome {
    /// It took effect now.
    Done(String),
    /// It took effect earlier, and its response was made again.
    Rebuilt(String),
    /// It took effect earlier, and its response was stored.
    Stored(String),
    /// The key was used for another request.
    KeyReused,
    Failed(String),
}

fn key() -> IdempotencyKey {
    IdempotencyKey::parse("key-1").expect("a key")
}

async fn called(
    world: &World,
    caller: &Caller,
    body: &str,
    attempt: impl AsyncFn(Caller) -> Result<String, AppError>,
) -> Outcome {
    let hash = RequestHash::new("POST", "/v1/interviews", body.as_bytes());
    let attempt =
        async |caller: Caller| attempt(caller).await.map(|text| (text.clone(), text)).map_err(Failure);
    match run(&world.app, caller.clone(), (&key(), hash), attempt).await {
        Ok(IdempotentOutcome::Done { response, is_repeated: false }) => Outcome::Done(response),
        Ok(IdempotentOutcome::Done { response, is_repeated: true }) => Outcome::Rebuilt(response),
        Ok(IdempotentOutcome::Replayed(response)) => Outcome::Stored(response),
        Ok(IdempotentOutcome::KeyReused) => Outcome::KeyReused,
        Err(Failure(error)) => Outcome::Failed(refusal::<()>(Err(error))),
    }
}

/// Creates an interview with one invitee. The response names the interview and the invitation.
async fn create(world: &World, caller: &Caller, body: &str) -> Outcome {
    called(world, caller, body, async |caller| {
        let new = input(json!({
            "prompt": "Ask how the first week went.",
            "invitees": [{ "email": "ada@example.org" }],
        }));
        let created = interviews::create::create(&world.app, &caller, new).await?;
        Ok(format!("{} {}", created.interview.id, created.invitations[0].id))
    })
    .await
}

async fn count(world: &World, caller: &Caller) -> usize {
    let filter = InterviewFilter { archived: false, updated_since: None };
    let all = world.storage.interviews(caller.organization().id, filter, everything()).await;
    all.expect("they are read").len()
}

fn response(outcome: Outcome) -> String {
    match outcome {
        Outcome::Done(response) => response,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_repeated_request_gets_the_stored_response_and_changes_nothing() {
    let world = World::new().await;
    let first = response(create(&world, &world.caller, "body").await);
    let again = world.without_effect(create(&world, &world.caller, "body")).await;
    assert_eq!(again, Outcome::Stored(first));
}

#[tokio::test]
async fn a_request_with_another_body_is_refused() {
    let world = World::new().await;
    create(&world, &world.caller, "body").await;
    let other = world.without_effect(create(&world, &world.caller, "another body")).await;
    assert_eq!(other, Outcome::KeyReused);
}

#[tokio::test]
async fn another_organization_may_use_the_same_key() {
    let world = World::new().await;
    create(&world, &world.caller, "body").await;
    response(create(&world, &world.stranger, "body").await);
    assert_eq!((count(&world, &world.caller).await, count(&world, &world.stranger).await), (1, 1));
}

#[tokio::test]
async fn a_key_can_be_used_again_after_a_day() {
    let world = World::new().await;
    let first = response(create(&world, &world.caller, "body").await);
    world.pass(24 * HOUR - SignedDuration::from_secs(2));
    let again = world.without_effect(create(&world, &world.caller, "body")).await;
    assert_eq!(again, Outcome::Stored(first.clone()));
    world.pass(SignedDuration::from_secs(1));
    assert_ne!(response(create(&world, &world.caller, "another body").await), first);
    assert_eq!(count(&world, &world.caller).await, 2);
}

#[tokio::test]
async fn of_two_requests_at_the_same_time_one_waits_for_the_response_of_the_other() {
    let world = World::new().await;
    let both = [create(&world, &world.caller, "body"), create(&world, &world.caller, "body")];
    let [one, other] = futures::future::join_all(both).await.try_into().expect("two responses");
    assert_eq!(other, Outcome::Stored(response(one)));
    assert_eq!((count(&world, &world.caller).await, world.delivered_to().len()), (1, 1));
}

#[tokio::test]
async fn a_refused_request_stores_nothing_so_its_key_stays_unused() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Cancelled).await;
    let send = async |caller: Caller| {
        let sending = input(json!({ "email": "ada@example.org" }));
        let sent = invitations::send::send(&world.app, &caller, invitation.id, sending).await?;
        Ok(sent.id.to_string())
    };
    let refused = world.without_effect(called(&world, &world.caller, "send", send)).await;
    assert!(matches!(&refused, Outcome::Failed(why) if why.starts_with("status custom")), "{refused:?}");
    response(create(&world, &world.caller, "body").await);
}

/// Runs a request whose node stops before it has stored the response, and repeats it when the response counts as lost.
/// The repeated request must have no effect but to store its response.
async fn check_rebuilt(world: &World, attempt: impl AsyncFn(Caller) -> Result<String, AppError>) {
    let first = response(world.in_one_commit(called(world, &world.caller, "body", &attempt)).await);
    world.pass(LOST);
    // A repeated request has only the stored response to write.
    let again = world.in_one_commit(called(world, &world.caller, "body", &attempt)).await;
    assert_eq!(again, Outcome::Rebuilt(first.clone()));
    let again = world.without_effect(called(world, &world.caller, "body", &attempt)).await;
    assert_eq!(again, Outcome::Stored(first));
}

#[tokio::test]
async fn a_created_interview_is_returned_again_if_its_response_was_lost() {
    let world = World::new().await;
    check_rebuilt(&world, async |caller| {
        let new = input(json!({ "prompt": "Ask how the first week went." }));
        let created = interviews::create::create(&world.app, &caller, new).await?;
        Ok(format!("{} {}", created.interview.id, created.invitations[0].id))
    })
    .await;
    assert_eq!(count(&world, &world.caller).await, 1);
}

#[tokio::test]
async fn a_created_invitation_is_returned_again_if_its_response_was_lost() {
    let world = World::new().await;
    let interview = world.interview().await.id;
    check_rebuilt(&world, async |caller| {
        let created = invitations::create::create(&world.app, &caller, interview, input(json!({}))).await?;
        Ok(created.id.to_string())
    })
    .await;
    assert_eq!(world.log(interview).await, [("invitation.created", json!({}))]);
}

#[tokio::test(start_paused = true)]
async fn created_invitations_are_returned_again_in_their_order_if_the_response_was_lost() {
    let world = World::new().await;
    let interview = world.interview().await.id;
    check_rebuilt(&world, async |caller| {
        let bulk = input(json!({ "invitees": [{ "email": "b@example.org" }, { "email": "a@example.org" }] }));
        let created = invitations::create_many::create_many(&world.app, &caller, interview, bulk).await?;
        Ok(created.iter().map(|invitation| format!("{} ", invitation.id)).collect())
    })
    .await;
    let log = world.log(interview).await;
    assert_eq!(log.iter().filter(|(event, _)| *event == "invitation.created").count(), 2);
}

#[tokio::test(start_paused = true)]
async fn a_sent_invitation_is_returned_again_and_not_mailed_again_if_its_response_was_lost() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Ready).await;
    check_rebuilt(&world, async |caller| {
        let sending = input(json!({ "email": "grace@example.org" }));
        let sent = invitations::send::send(&world.app, &caller, invitation.id, sending).await?;
        Ok(format!("{} {:?}", sent.id, sent.email))
    })
    .await;
    assert_eq!(world.delivered_to(), ["grace@example.org"]);
}

#[tokio::test]
async fn a_webhook_endpoint_is_created_once_and_its_secret_is_returned_again() {
    let world = World::new().await;
    let owner = world.organization();
    check_rebuilt(&world, async |caller| {
        let new = NewWebhookEndpoint {
            url: sample::text(EndpointUrl::parse, "https://example.org/hook"),
            kinds: vec![EventKind::InterviewCompleted],
            description: None,
        };
        let by = Administrator::with_key_of(&AuditActor::Operator, &caller);
        let endpoint = create_endpoint::create(&world.app, by, owner, new).await?;
        Ok(format!("{} {}", endpoint.id, endpoint.secret.reveal()))
    })
    .await;
    assert_eq!(list_endpoints::list(&world.app, owner).await.expect("a list").len(), 1);
}

#[tokio::test]
async fn a_secret_is_rotated_once() {
    let world = World::new().await;
    let (id, owner) = (world.endpoint().await.id, world.organization());
    check_rebuilt(&world, async |caller| {
        let by = Administrator::with_key_of(&AuditActor::Operator, &caller);
        Ok(rotate::rotate(&world.app, by, owner, id).await?.secret.reveal())
    })
    .await;
}

async fn create_key(world: &World) -> Outcome {
    called(world, &world.caller, "key", async |caller| {
        let by = Administrator::with_key_of(&AuditActor::Operator, &caller);
        let label = sample::text(KeyLabel::parse, "payroll");
        let issued = keys::create(&world.app, by, world.organization(), label, None).await?;
        Ok(issued.secret.reveal().to_owned())
    })
    .await
}

async fn working_keys(world: &World) -> usize {
    let keys = keys::list(&world.app, world.organization()).await.expect("a list");
    keys.iter().filter(|key| key.label.as_str() == "payroll" && key.opens(world.now())).count()
}

#[tokio::test]
async fn a_key_is_created_once() {
    let world = World::new().await;
    let [one, other] = [create_key(&world).await, create_key(&world).await];
    assert_eq!(other, Outcome::Stored(response(one)));
    assert_eq!(working_keys(&world).await, 1);
}

#[tokio::test]
async fn a_key_whose_secret_was_lost_is_replaced() {
    let world = World::new().await;
    let lost = response(world.in_one_commit(create_key(&world)).await);
    world.pass(LOST);
    let Outcome::Rebuilt(shown) = create_key(&world).await else { panic!("not rebuilt") };
    assert_ne!(shown, lost);
    assert_eq!(create_key(&world).await, Outcome::Stored(shown));
    assert_eq!(working_keys(&world).await, 1);
}

#[tokio::test]
async fn a_colleague_is_invited_once() {
    let world = World::new().await;
    let own = world.organization();
    let invite = async |caller: Caller| {
        let by = Administrator::with_key_of(&AuditActor::Operator, &caller);
        let person = ("grace@example.org", MemberRole::Viewer);
        let invited = members::invite(&world.app, by, own, person, Language::English).await;
        Ok(invited.expect("a link").reveal())
    };
    let first = response(called(&world, &world.caller, "body", invite).await);
    let again = world.without_effect(called(&world, &world.caller, "body", invite)).await;
    assert_eq!(again, Outcome::Stored(first));
}

#[tokio::test(start_paused = true)]
async fn a_request_that_another_node_is_about_to_answer_waits_for_its_response() {
    let world = World::new().await;
    let first = response(world.in_one_commit(create(&world, &world.caller, "body")).await);
    let id = IdempotencyRecordId::new(world.organization(), &key());
    let answer = async {
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        let record = world.storage.idempotency_record(id).await.expect("it is read").expect("a record");
        let response = Some("from the other node".to_owned());
        world
            .store([Write::SaveIdempotencyRecord(colloquy_domain::idempotency::IdempotencyRecord {
                response,
                ..record
            })])
            .await;
    };
    let (again, ()) = futures::join!(create(&world, &world.caller, "body"), answer);
    assert_eq!(again, Outcome::Stored("from the other node".to_owned()), "not {first}");
    assert_eq!(count(&world, &world.caller).await, 1);
}

#[tokio::test]
async fn a_response_is_not_stored_if_its_invitation_was_erased_meanwhile() {
    let world = World::new().await;
    let interview = world.interview().await.id;
    let attempt = async |caller: Caller| {
        let created = invitations::create::create(&world.app, &caller, interview, input(json!({}))).await?;
        let (organization, target) = (world.organization(), ErasureTarget::Invitation(interview, created.id));
        erasures::request(&world.app, &AuditActor::Operator, organization, target).await?;
        world.app.advance_erasures().await?;
        let erasure = erasures::find(&world.app, organization, target).await?;
        assert!(erasure.is_some_and(|erasure| erasure.is_complete()));
        Ok(format!("{} of Greta Quittenbaum", created.id))
    };
    response(called(&world, &world.caller, "body", attempt).await);
    let id = IdempotencyRecordId::new(world.organization(), &key());
    let record = world.storage.idempotency_record(id).await.expect("it is read").expect("a record");
    assert_eq!(record.response, None);
}
