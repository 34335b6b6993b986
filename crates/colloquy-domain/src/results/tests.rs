use jiff::Timestamp;
use serde_json::{Value, json};
use uuid::Uuid;

use super::*;
use crate::ids::{Id, IdKind, OrganizationId};
use crate::invitation::InvitationSource;
use crate::origin::{Provenance, TextOrigin};
use crate::slug::Slug;

fn id<K: IdKind>(number: u128) -> Id<K> {
    Id::from_uuid(Uuid::from_u128(number))
}

fn invitation(number: u128, minutes: i64, insights: Value) -> Invitation {
    let organization: OrganizationId = id(1);
    let slug = Slug::parse(&format!("{number:0>10}")).expect("a slug");
    let source = InvitationSource::Direct;
    let mut made = Invitation::ready(id(number), (organization, id(2)), slug, source, Timestamp::UNIX_EPOCH);
    made.start(Timestamp::UNIX_EPOCH).expect("it is ready");
    made.meter(minutes * 60_000, true, Timestamp::UNIX_EPOCH).expect("it is in progress");
    made.end(EndReason::Finished, Timestamp::UNIX_EPOCH).expect("it is in progress");
    let by = Provenance { provider: String::new(), model: String::new(), template: String::new() };
    let origin = TextOrigin { by, at: Timestamp::UNIX_EPOCH };
    made.analysed(None, Some(Sentiment::Negative), Some(insights), origin);
    made
}

fn complaint(text: &str, topic: &str) -> Value {
    json!({ "text": text, "kind": "complaint", "topic": topic, "sentiment": "negative", "messageIds": [] })
}

fn results(insights: &[Value]) -> InterviewResults {
    let mut collector = ResultsCollector::new(["your laptop", "your team"].into_iter(), Language::English);
    for (number, insights) in (10..).zip(insights) {
        collector.add(&invitation(number, 5, insights.clone()));
    }
    collector.finish()
}

#[test]
fn topics_count_who_answered_declined_or_was_not_asked() {
    let results = results(&[
        json!({ "answered": 3, "findings": [complaint("The laptop came late.", "your laptop")] }),
        json!({ "answered": 1, "refusedTopics": ["your team"], "uncoveredTopics": ["the price"] }),
        json!({ "answered": 0 }),
    ]);
    let counts: Vec<(&str, usize, usize, usize)> = results
        .topics
        .iter()
        .map(|topic| (topic.name.as_str(), topic.answered, topic.refused, topic.not_covered))
        .collect();
    assert_eq!(counts, [("your laptop", 2, 0, 0), ("your team", 1, 1, 0), ("the price", 0, 0, 1)]);
    assert_eq!(results.topics[0].sentiments, [0, 0, 1]);
    assert_eq!((results.interviews, results.sentiments), (3, [0, 0, 3]));
    assert_eq!(results.ends[EndReason::Finished as usize], 3);
}

#[test]
fn findings_of_several_people_that_share_a_word_recur() {
    let results = results(&[
        json!({ "findings": [complaint("My laptop arrived late.", "your laptop")] }),
        json!({ "findings": [
            complaint("Two laptops were broken.", "your laptop"),
            complaint("The manager never called.", "your team"),
        ] }),
        json!({ "findings": [
            { "text": "A great laptop!", "kind": "praise", "topic": null, "sentiment": "positive" },
        ] }),
    ]);
    let found: Vec<(&str, FindingKind, usize)> =
        results.recurring.iter().map(|found| (found.word.as_str(), found.kind, found.people)).collect();
    assert_eq!(found, [("laptop", FindingKind::Complaint, 2)]);
    assert_eq!(results.recurring[0].findings.len(), 2);
}

#[test]
fn one_person_who_repeats_something_does_not_make_it_recur() {
    let twice = json!({ "findings": [
        complaint("The laptop was late.", "your laptop"),
        complaint("The laptop was slow.", "your laptop"),
    ] });
    assert!(results(&[twice]).recurring.is_empty());
}

#[test]
fn durations_are_counted_in_ranges() {
    let mut collector = ResultsCollector::new(std::iter::empty(), Language::English);
    for (number, minutes) in (10..).zip([0, 1, 2, 9, 60]) {
        collector.add(&invitation(number, minutes, json!({})));
    }
    let results = collector.finish();
    assert_eq!(results.durations, [2, 1, 1, 0, 1]);
    assert_eq!(results.median_ms, Some(2 * 60_000));
}
