//! What a search in the invitations of an interview reads.

use std::sync::Arc;

use colloquy_domain::InvitationId;
use colloquy_domain::invitation::Status;
use colloquy_domain::ports::{InvitationFilter, ListPageRequest, SearchedInvitation, Storage, Write};
use colloquy_domain::text::{Email, PersonName};

use super::fixture::{StorageFixture, after};
use crate::sample;

pub async fn invitations_and_their_transcripts_are_read_for_a_search(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = sample::interview(&fixture.ids, fixture.organization.id, sample::now());
    fixture.commit([Write::AddInterview(interview.clone())]).await;
    let name = sample::text(PersonName::parse, "Ada");
    let email = sample::text(Email::parse, "ada@example.org");
    let waiting = fixture.new_invitation(&interview).for_person(Some(name.clone()), Some(email.clone()));
    let [mut first, mut second] = [fixture.new_invitation(&interview), fixture.new_invitation(&interview)];
    let mut archived = fixture.new_invitation(&interview);
    assert!(archived.archive(after(1)).is_made());
    for started in [&mut first, &mut second] {
        started.start(after(1)).expect("it is ready");
    }
    let all =
        [&waiting, &first, &second, &archived].map(|invitation| Write::AddInvitation(invitation.clone()));
    fixture.commit(all).await;
    for (invitation, index) in [(&second, 1), (&first, 0), (&second, 0), (&first, 1)] {
        let message = sample::message(&fixture.ids, invitation, index, after(2));
        fixture.commit([Write::AddMessage(message)]).await;
    }

    let read = async |status, after: Option<InvitationId>, limit| {
        let filter = InvitationFilter { archived: false, status };
        let page = ListPageRequest { after, limit };
        fixture.storage.searched_invitations(interview.id, filter, page).await.expect("the storage answers")
    };
    let ids = |found: &[SearchedInvitation]| found.iter().map(|one| one.id).collect::<Vec<_>>();
    let everything = read(None, None, 10).await;
    assert_eq!(ids(&everything), [second.id, first.id, waiting.id]);
    assert_eq!(everything[0].started_at, Some(after(1)));
    let expected = SearchedInvitation {
        id: waiting.id,
        name: Some(name),
        email: Some(email),
        status: Status::Ready,
        started_at: None,
    };
    assert_eq!(everything[2], expected);
    assert_eq!(ids(&read(None, None, 2).await), [second.id, first.id]);
    assert_eq!(ids(&read(None, Some(first.id), 2).await), [waiting.id]);
    assert_eq!(ids(&read(Some(Status::InProgress), None, 10).await), [second.id, first.id]);

    let messages = fixture.storage.transcripts(&[second.id, first.id]).await.expect("the storage answers");
    let places: Vec<_> = messages.iter().map(|message| (message.invitation_id, message.index)).collect();
    assert_eq!(places, [(first.id, 0), (first.id, 1), (second.id, 0), (second.id, 1)]);
    let one = fixture.storage.transcripts(&[first.id]).await.expect("the storage answers");
    assert_eq!(one.len(), 2);
    assert_eq!(fixture.storage.transcripts(&[]).await.expect("the storage answers"), []);
}
