use super::*;
use crate::origin::Provenance;
use crate::text::PersonName;
use serde_json::json;
use uuid::Uuid;

const VOICE: &str = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2e";

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).expect("a time")
}

fn provenance() -> Provenance {
    Provenance { provider: "offline".into(), model: "rules".into(), template: "intro-1".into() }
}

fn generated<T>(value: T) -> WithProvenance<T> {
    WithProvenance { value, by: provenance() }
}

fn interview() -> Interview {
    let details = InterviewDetails {
        id: InterviewId::from_uuid(Uuid::nil()),
        organization_id: OrganizationId::from_uuid(Uuid::nil()),
        title: None,
        prompt: Prompt::parse("Ask how the move went.").expect("a prompt"),
        intro: Intro::parse("Hello.").ok(),
        first_message: None,
        locale: Locale::parse("en").expect("a locale"),
        voice_id: VoiceId::from_uuid(Uuid::nil()),
        max_minutes: None,
        max_responses: PositiveInteger::new(5).ok(),
        disable_org_system_prompt: false,
        visibility: ArchiveStatus::Active,
        created_at: at(0),
        updated_at: at(0),
    };
    let origins = InterviewTextOrigins::default();
    Interview::new(InterviewFacts { details, deadline: None, reminder_plan: None, origins })
}

fn read<T: FromJson>(value: &Value) -> Result<T, Violations> {
    let mut faults = Violations::default();
    let read = T::read(value, &[], &mut faults);
    faults.unless_any(read)
}

fn update_from(value: &Value) -> InterviewUpdate {
    read(value).expect("a valid update")
}

fn check_update(value: Value, changed: &[&str]) {
    let before = interview();
    let mut after = before.clone();
    assert_eq!(after.update(&update_from(&value), at(9)), changed, "{value}");
    if changed.is_empty() {
        assert_eq!(after, before, "{value}");
    } else {
        assert_eq!((after.updated_at, after.created_at), (at(9), at(0)), "{value}");
    }
}

#[test]
fn an_update_returns_the_settings_that_differ() {
    check_update(json!({"title": "The move"}), &["title"]);
    check_update(json!({"prompt": "Ask how the party went."}), &["prompt"]);
    check_update(json!({"intro": ""}), &["intro"]);
    check_update(json!({"firstMessage": "How was it?"}), &["firstMessage"]);
    check_update(json!({"locale": "de"}), &["locale"]);
    check_update(json!({"voiceId": VOICE}), &["voiceId"]);
    check_update(json!({"maxMinutes": 9_007_199_254_740_991_i64}), &["maxMinutes"]);
    check_update(json!({"maxResponses": 6}), &["maxResponses"]);
    check_update(json!({"disableOrgSystemPrompt": true}), &["disableOrgSystemPrompt"]);
    check_update(json!({"locale": "en", "maxMinutes": 5, "title": "The move"}), &["title", "maxMinutes"]);
}

#[test]
fn an_update_with_the_same_values_changes_nothing() {
    check_update(json!({}), &[]);
    check_update(json!({"prompt": "Ask how the move went.", "intro": "Hello.", "locale": "en"}), &[]);
    check_update(json!({"maxResponses": 5, "disableOrgSystemPrompt": false}), &[]);
    check_update(json!({"voiceId": Uuid::nil().to_string()}), &[]);
}

#[test]
fn an_update_applies_every_setting() {
    let mut interview = interview();
    let update = update_from(&json!({
        "title": "The move", "prompt": "Ask how the party went.", "intro": "Hi.", "firstMessage": "How was it?",
        "locale": "pt-BR", "voiceId": VOICE, "maxMinutes": 7, "maxResponses": 8, "disableOrgSystemPrompt": true,
    }));
    assert_eq!(interview.update(&update, at(9)).len(), 9);
    let details = InterviewDetails {
        title: Title::parse("The move").ok(),
        prompt: Prompt::parse("Ask how the party went.").expect("a prompt"),
        intro: Intro::parse("Hi.").ok(),
        first_message: FirstMessage::parse("How was it?").ok(),
        locale: Locale::parse("pt-BR").expect("a locale"),
        voice_id: VoiceId::parse(VOICE).expect("an id"),
        max_minutes: PositiveInteger::new(7).ok(),
        max_responses: PositiveInteger::new(8).ok(),
        disable_org_system_prompt: true,
        updated_at: at(9),
        ..self::interview().facts.details
    };
    let expected = InterviewFacts { details, ..self::interview().facts };
    assert_eq!(*interview, expected);
    assert_eq!(interview.update(&update, at(10)), Vec::<&str>::new());
    assert_eq!(interview.updated_at, at(9));
}

#[test]
fn archiving_and_restoring_report_whether_they_changed_anything() {
    let mut interview = interview();
    assert_eq!(interview.restore(at(1)), TransitionOutcome::Unchanged);
    assert_eq!(
        (interview.archive(at(2)), interview.archive(at(3))),
        (TransitionOutcome::Changed, TransitionOutcome::Unchanged)
    );
    assert_eq!((interview.visibility, interview.updated_at), (ArchiveStatus::Archived { at: at(2) }, at(2)));
    assert_eq!(
        (interview.restore(at(4)), interview.restore(at(5))),
        (TransitionOutcome::Changed, TransitionOutcome::Unchanged)
    );
    assert_eq!((interview.visibility, interview.updated_at), (ArchiveStatus::Active, at(4)));
}

#[test]
fn an_archived_interview_must_be_restored_first() {
    let refused = ArchiveStatus::Archived { at: at(0) }.require_active("interview");
    let message = "The interview is archived; restore it first";
    assert_eq!(refused, Err(ViolationReason::new(ViolationCode::Custom, message).at_field("archived")));
    assert_eq!(ArchiveStatus::Active.require_active("interview"), Ok(()));
}

#[test]
fn generated_texts_replace_the_old_ones() {
    let mut interview = interview();
    interview.set_intro(generated(Intro::parse("Welcome.").expect("an intro")), at(1));
    interview.set_first_message(generated(FirstMessage::parse("How are you?").expect("a message")), at(2));
    let texts = (interview.intro.clone(), interview.first_message.clone());
    assert_eq!(texts, (Intro::parse("Welcome.").ok(), FirstMessage::parse("How are you?").ok()));
    assert_eq!(interview.updated_at, at(2));
    let origin = |second| Some(TextOrigin { by: provenance(), at: at(second) });
    let expected = InterviewTextOrigins { title: None, intro: origin(1), first_message: origin(2) };
    assert_eq!(interview.origins, expected);
}

#[test]
fn a_text_written_by_a_person_has_no_generated_origin() {
    let mut interview = interview();
    interview.set_intro(generated(Intro::parse("Welcome.").expect("an intro")), at(1));
    interview.update(&update_from(&json!({ "intro": "Welcome.", "title": "The move" })), at(2));
    assert!(interview.origins.intro.is_some(), "the text has not changed");
    interview.update(&update_from(&json!({ "intro": "Hi." })), at(3));
    assert_eq!(interview.origins, InterviewTextOrigins::default());
}

fn check_faults<T: FromJson + std::fmt::Debug + PartialEq>(
    value: Value,
    expected: &[(&[InputPathStep], ViolationCode)],
) {
    let faults = read::<T>(&value).expect_err("the input is faulty");
    let mut found: Vec<(Vec<InputPathStep>, ViolationCode)> =
        faults.iter().map(|violation| (violation.path.clone(), violation.reason.code)).collect();
    let mut expected: Vec<_> = expected.iter().map(|(path, code)| (path.to_vec(), *code)).collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected, "{value}");
}

const fn field(name: &'static str) -> [InputPathStep; 1] {
    [InputPathStep::Field(name)]
}

#[test]
fn a_new_interview_needs_a_prompt_only() {
    let read = read::<NewInterview>(&json!({"prompt": "Ask how the move went."}));
    let expected = NewInterview {
        prompt: Prompt::parse("Ask how the move went.").expect("a prompt"),
        title: None,
        intro: None,
        first_message: None,
        locale: None,
        voice_id: None,
        email: None,
        invitees: Vec::new(),
    };
    assert_eq!(read, Ok(expected));
}

#[test]
fn a_new_interview_accepts_every_field() {
    let read = read::<NewInterview>(&json!({
        "prompt": "Ask how the move went.", "title": "The move", "intro": "Hello.", "firstMessage": "How was it?",
        "locale": "a locale of any length", "voiceId": VOICE, "email": "ada@example.org",
        "invitees": [{"email": "bob@example.org"}, {"name": "Cy", "email": "cy@example.org"}],
    }));
    let invitee = |name: Option<&str>, email| Invitee {
        name: name.and_then(|name| PersonName::parse(name).ok()),
        email: Email::parse(email).expect("an address"),
    };
    let expected = NewInterview {
        prompt: Prompt::parse("Ask how the move went.").expect("a prompt"),
        title: Title::parse("The move").ok(),
        intro: Intro::parse("Hello.").ok(),
        first_message: FirstMessage::parse("How was it?").ok(),
        locale: Locale::parse("a locale of any length").ok(),
        voice_id: VoiceId::parse(VOICE).ok(),
        email: Email::parse("ada@example.org").ok(),
        invitees: vec![invitee(None, "bob@example.org"), invitee(Some("Cy"), "cy@example.org")],
    };
    assert_eq!(read, Ok(expected));
}

#[test]
fn a_new_interview_reports_all_its_faults_at_once() {
    let of_invitee = |index, name| {
        [InputPathStep::Field("invitees"), InputPathStep::Index(index), InputPathStep::Field(name)]
    };
    check_faults::<NewInterview>(
        json!({
            "prompt": "short", "title": null, "intro": "x".repeat(10_001), "firstMessage": 5, "locale": [],
            "voiceId": "", "email": "", "maxMinutes": 5, "other": 1,
            "invitees": [
                {"email": "ada@example.org"}, {"name": 1}, "bob", {"email": "a..b@c.co", "x": 1, "y": 2},
            ],
        }),
        &[
            (&field("prompt"), ViolationCode::TooSmall),
            (&field("title"), ViolationCode::InvalidType),
            (&field("intro"), ViolationCode::TooBig),
            (&field("firstMessage"), ViolationCode::InvalidType),
            (&field("locale"), ViolationCode::InvalidType),
            (&field("voiceId"), ViolationCode::InvalidFormat),
            (&field("email"), ViolationCode::InvalidFormat),
            (&of_invitee(1, "name"), ViolationCode::InvalidType),
            (&of_invitee(1, "email"), ViolationCode::InvalidType),
            (&of_invitee(2, "")[..2], ViolationCode::InvalidType),
            (&of_invitee(3, "email"), ViolationCode::InvalidFormat),
            (&of_invitee(3, "")[..2], ViolationCode::UnrecognizedKeys),
            (&[], ViolationCode::UnrecognizedKeys),
        ],
    );
}

#[test]
fn a_missing_prompt_and_a_body_that_is_not_an_object_have_the_wrong_type() {
    check_faults::<NewInterview>(json!({}), &[(&field("prompt"), ViolationCode::InvalidType)]);
    check_faults::<NewInterview>(json!({"prompt": null}), &[(&field("prompt"), ViolationCode::InvalidType)]);
    for value in [json!(null), json!([]), json!("prompt"), json!(1)] {
        check_faults::<NewInterview>(value.clone(), &[(&[], ViolationCode::InvalidType)]);
        check_faults::<InterviewUpdate>(value, &[(&[], ViolationCode::InvalidType)]);
    }
}

#[test]
fn accepts_at_most_five_hundred_invitees_in_one_call() {
    let body = |count| {
        let invitees: Vec<Value> =
            (0..count).map(|n| json!({"email": format!("p{n}@example.org")})).collect();
        json!({"prompt": "Ask how the move went.", "invitees": invitees})
    };
    assert_eq!(read::<NewInterview>(&body(500)).map(|new| new.invitees.len()), Ok(500));
    check_faults::<NewInterview>(body(501), &[(&field("invitees"), ViolationCode::TooBig)]);
    let no_list = json!({"prompt": "Ask how the move went.", "invitees": {}});
    check_faults::<NewInterview>(no_list, &[(&field("invitees"), ViolationCode::InvalidType)]);
}

#[test]
fn an_update_reports_all_its_faults_at_once() {
    check_faults::<InterviewUpdate>(
        json!({
            "title": 1, "prompt": "short", "intro": null, "firstMessage": "x".repeat(5_001), "locale": "x",
            "voiceId": "nobody", "maxMinutes": 0, "maxResponses": 1.5, "disableOrgSystemPrompt": "yes",
            "email": "ada@example.org", "invitees": [],
        }),
        &[
            (&field("title"), ViolationCode::InvalidType),
            (&field("prompt"), ViolationCode::TooSmall),
            (&field("intro"), ViolationCode::InvalidType),
            (&field("firstMessage"), ViolationCode::TooBig),
            (&field("locale"), ViolationCode::TooSmall),
            (&field("voiceId"), ViolationCode::InvalidFormat),
            (&field("maxMinutes"), ViolationCode::TooSmall),
            (&field("maxResponses"), ViolationCode::InvalidType),
            (&field("disableOrgSystemPrompt"), ViolationCode::InvalidType),
            (&[], ViolationCode::UnrecognizedKeys),
        ],
    );
}

#[test]
fn an_update_holds_numbers_and_locales_to_their_bounds() {
    check_faults::<InterviewUpdate>(
        json!({"maxMinutes": 9_007_199_254_740_992_i64, "maxResponses": -1, "locale": "x".repeat(11)}),
        &[
            (&field("maxMinutes"), ViolationCode::TooBig),
            (&field("maxResponses"), ViolationCode::TooSmall),
            (&field("locale"), ViolationCode::TooBig),
        ],
    );
    let update = update_from(&json!({"maxMinutes": 9_007_199_254_740_991_i64, "locale": "zh-Hans-CN"}));
    assert_eq!(update.max_minutes.map(PositiveInteger::get), Some(PositiveInteger::MAX));
}
