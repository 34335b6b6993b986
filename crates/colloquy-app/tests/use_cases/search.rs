//! Searching for interviews by their titles, and for what people said.

use colloquy_app::interviews::search::{
    self, INVITATIONS_PER_SEARCH, MESSAGES_PER_SEARCH, MESSAGES_PER_TRANSCRIPT,
};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::ports::{InterviewFilter, InvitationFilter, ListPageRequest, Write};
use colloquy_domain::text::{Email, PersonName, Title};
use colloquy_domain::text_search::SearchWords;
use colloquy_domain::{InterviewId, InvitationId};
use colloquy_testkit::sample;

use crate::world::{World, everything};

const ACTIVE: InterviewFilter = InterviewFilter { archived: false, updated_since: None };

fn words(typed: &str) -> SearchWords {
    SearchWords::new(typed).expect("there are words")
}

async fn titled(world: &World, title: &str) -> InterviewId {
    let mut facts = sample::interview_facts(&*world.ids, world.organization(), world.now());
    facts.title = Some(sample::text(Title::parse, title));
    let interview = Interview::new(facts);
    world.store([Write::AddInterview(interview.clone())]).await;
    interview.id
}

async fn by_title(
    world: &World,
    typed: &str,
    page: ListPageRequest<InterviewId>,
) -> (Vec<InterviewId>, Option<InterviewId>) {
    let results = search::by_title(&world.app, &world.caller, &words(typed), ACTIVE, page).await;
    let results = results.expect("it is searched");
    (results.found.iter().map(|found| found.interview.id).collect(), results.next)
}

#[tokio::test]
async fn finds_interviews_by_title_the_newest_first_and_a_page_at_a_time() {
    let world = World::new().await;
    let (old, other, new) = (
        titled(&world, "Die Woche im Überblick").await,
        titled(&world, "Something else").await,
        titled(&world, "Überall").await,
    );
    assert_eq!(by_title(&world, "uber", everything()).await, (vec![new, old], None));
    let first = ListPageRequest { after: None, limit: 1 };
    let (found, next) = by_title(&world, "uber", first).await;
    assert_eq!(found, [new]);
    let rest = ListPageRequest { after: next, limit: 1 };
    assert_eq!(by_title(&world, "uber", rest).await, (vec![old], None));
    assert_eq!(by_title(&world, "something ELSE", everything()).await.0, [other]);
    let strangers = search::by_title(&world.app, &world.stranger, &words("uber"), ACTIVE, everything()).await;
    assert_eq!(strangers.expect("it is searched").found.len(), 0);
}

/// Returns an interview in progress with these messages, and what stores them.
fn talked(world: &World, interview: &Interview, messages: &[&str]) -> (Invitation, Vec<Write>) {
    let mut invitation = sample::invitation(&*world.ids, interview, world.now());
    invitation.start(world.now()).expect("a ready one starts");
    let mut writes = vec![Write::AddInvitation(invitation.clone())];
    for (index, content) in (0..).zip(messages) {
        let mut message = sample::message(&*world.ids, &invitation, index, world.now());
        message.content = (*content).to_owned();
        writes.push(Write::AddMessage(message));
    }
    (invitation, writes)
}

/// Stores an interview in progress with these messages.
async fn talk(world: &World, interview: &Interview, messages: &[&str]) -> Invitation {
    let (invitation, writes) = talked(world, interview, messages);
    world.store(writes).await;
    invitation
}

/// Returns the invitations that are found, each with the messages that are shown and their count.
async fn in_transcripts(
    world: &World,
    interview: InterviewId,
    typed: &str,
) -> Vec<(InvitationId, Vec<String>, usize)> {
    let words = words(typed);
    let call = search::in_transcripts(&world.app, &world.caller, interview, &words, everything());
    let results = call.await.expect("it is searched");
    assert_eq!(results.next, None);
    let shown = |found: search::FoundInvitation| {
        let messages = found.messages.into_iter().map(|message| message.content).collect();
        (found.invitation.id, messages, found.count)
    };
    results.found.into_iter().map(shown).collect()
}

#[tokio::test]
async fn finds_what_people_said_and_who_they_are() {
    let world = World::new().await;
    let interview = world.interview().await;
    let first = talk(&world, &interview, &["How was it?", "The LAPTOP was late.", "And then?"]).await;
    talk(&world, &interview, &["How was it?", "Good."]).await;
    let many = ["My laptop broke."; MESSAGES_PER_TRANSCRIPT + 2];
    let second = talk(&world, &interview, &many).await;
    let email = sample::text(Email::parse, "laptop.fan@example.org");
    let named = sample::invitation(&*world.ids, &interview, world.now()).for_person(None, Some(email));
    world.store([Write::AddInvitation(named.clone())]).await;
    let shown = vec!["My laptop broke.".to_owned(); MESSAGES_PER_TRANSCRIPT];
    assert_eq!(
        in_transcripts(&world, interview.id, "laptop").await,
        [
            (named.id, vec![], 0),
            (second.id, shown, many.len()),
            (first.id, vec!["The LAPTOP was late.".to_owned()], 1)
        ]
    );
    assert_eq!(in_transcripts(&world, interview.id, "laptop late").await.len(), 1);
    assert_eq!(in_transcripts(&world, interview.id, "then late").await, [], "in two messages");
}

#[tokio::test]
async fn finds_people_and_their_words_behind_many_who_have_not_answered() {
    let world = World::new().await;
    let interview = world.interview().await;
    let email = sample::text(Email::parse, "grace@example.org");
    let named = sample::invitation(&*world.ids, &interview, world.now()).for_person(None, Some(email));
    world.store([Write::AddInvitation(named.clone())]).await;
    let oldest = talk(&world, &interview, &["The laptop was late."]).await;
    let waiting = (0..2_500).map(|_| sample::invitation(&*world.ids, &interview, world.now()));
    world.store(waiting.map(Write::AddInvitation)).await;
    assert_eq!(in_transcripts(&world, interview.id, "laptop").await[0].0, oldest.id);
    assert_eq!(in_transcripts(&world, interview.id, "GRACE").await, [(named.id, vec![], 0)]);
}

#[tokio::test]
async fn a_search_reads_a_limited_number_of_messages_and_says_where_to_continue() {
    let world = World::new().await;
    let interview = world.interview().await;
    let oldest = talk(&world, &interview, &["The laptop was late."]).await;
    // Fifty transcripts are read together.
    let talks = (0..50).flat_map(|_| talked(&world, &interview, &["And then?"; MESSAGES_PER_SEARCH / 50]).1);
    world.store(talks).await;
    let search = async |after| {
        let page = ListPageRequest { after, limit: 10 };
        let words = words("laptop");
        search::in_transcripts(&world.app, &world.caller, interview.id, &words, page)
            .await
            .expect("it is searched")
    };
    let newest = search(None).await;
    assert_eq!(newest.found.len(), 0);
    let next = newest.next.expect("there are older ones");
    assert_eq!(search(Some(next)).await.found[0].invitation.id, oldest.id);
}

#[tokio::test]
async fn the_invitations_of_an_interview_are_filtered_by_name_and_address() {
    let world = World::new().await;
    let interview = world.interview().await;
    let (name, email) =
        (sample::text(PersonName::parse, "Zoë Byron"), sample::text(Email::parse, "z@example.org"));
    let zoe = sample::invitation(&*world.ids, &interview, world.now()).for_person(Some(name), Some(email));
    world.store([Write::AddInvitation(zoe.clone())]).await;
    let talked = talk(&world, &interview, &["Zoë said so."]).await;
    let others = (0..1_200).map(|_| sample::invitation(&*world.ids, &interview, world.now()));
    world.store(others.map(Write::AddInvitation)).await;
    let by_person = async |typed, status, page| {
        let (filter, words) = (InvitationFilter { archived: false, status }, words(typed));
        let results = search::by_person(&world.app, &world.caller, interview.id, &words, filter, page).await;
        let results = results.expect("it is searched");
        (results.found.into_iter().map(|found| found.id).collect::<Vec<_>>(), results.next)
    };
    assert_eq!(
        by_person("zoe BYRON", None, everything()).await,
        (vec![zoe.id], None),
        "not by what was said"
    );
    assert_eq!(by_person("z@example", None, everything()).await.0, [zoe.id]);
    assert_eq!(by_person("zoe", Some(Status::InProgress), everything()).await.0, []);
    let older = ListPageRequest { after: Some(talked.id), limit: 1 };
    assert_eq!(by_person("zoe", None, older).await.0, [zoe.id]);
    let call = async |caller, id| {
        let (filter, words) = (InvitationFilter { archived: false, status: None }, words("a"));
        search::by_person(&world.app, &caller, id, &words, filter, everything()).await.map(drop)
    };
    world.check_owner(interview.id, call).await;
}

#[tokio::test]
async fn does_not_search_in_interviews_of_others() {
    let world = World::new().await;
    let id = world.invitation_in(Status::Completed).await.interview_id;
    let call = async |caller, id| {
        let words = words("a");
        search::in_transcripts(&world.app, &caller, id, &words, everything()).await.map(drop)
    };
    world.check_owner(id, call).await;
}

#[tokio::test]
async fn counts_the_invitations_of_a_name_in_each_status_and_says_if_there_are_more() {
    let world = World::new().await;
    let interview = world.interview().await;
    let zoe = || Some(sample::text(PersonName::parse, "Zoë"));
    let invited = || sample::invitation(&*world.ids, &interview, world.now());
    let mut started = invited().for_person(zoe(), None);
    started.start(world.now()).expect("a ready one starts");
    let of_zoe = [invited().for_person(zoe(), None), invited().for_person(zoe(), None), started];
    world.store(of_zoe.map(Write::AddInvitation)).await;
    world.store([Write::AddInvitation(invited())]).await;
    let count = async || {
        let counted = search::counts_by_person(&world.app, &world.caller, interview.id, &words("zoe")).await;
        let search::MatchingCounts { counts, is_partial } = counted.expect("they are counted");
        (counts.of(Status::Ready), counts.of(Status::InProgress), counts.of(Status::Completed), is_partial)
    };
    assert_eq!(count().await, (2, 1, 0, false));
    let others = (4..INVITATIONS_PER_SEARCH).map(|_| Write::AddInvitation(invited()));
    world.store(others).await;
    assert_eq!(count().await, (2, 1, 0, false), "all were looked at");
    world.store([Write::AddInvitation(invited())]).await;
    assert!(count().await.3);
    let strangers = search::counts_by_person(&world.app, &world.stranger, interview.id, &words("zoe")).await;
    assert!(strangers.is_err());
}
