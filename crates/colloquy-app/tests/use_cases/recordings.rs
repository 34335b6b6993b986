mod get_message_audio_url {
    use colloquy_app::invitations::audio_url;
    use colloquy_domain::invitation::{Invitation, Status};
    use colloquy_domain::message::Message;
    use colloquy_domain::ports::{Media, Pcm, Write};
    use colloquy_domain::recording::of_message;
    use colloquy_domain::{MessageId, SignedDuration};
    use colloquy_testkit::sample;

    use crate::world::{World, refusal};

    /// Stores a message, which names a recording if it was recorded.
    async fn said(world: &World, invitation: &Invitation, is_recorded: bool) -> Message {
        let mut message = sample::message(&*world.ids, invitation, 0, world.now());
        message.audio = is_recorded.then(|| of_message(invitation.id, message.id));
        world.store([Write::AddMessage(message.clone())]).await;
        message
    }

    async fn upload(world: &World, message: &Message) {
        let (name, sound) =
            (message.audio.as_ref().expect("a name"), Pcm { rate: 8_000, samples: vec![1, 2] });
        world.media.put(name, sound.to_wav()).await.expect("the store is available");
    }

    #[tokio::test]
    async fn refuses_invitations_that_are_not_the_callers() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Completed).await;
        let message = said(&world, &invitation, true).await;
        upload(&world, &message).await;
        let call =
            async |caller, id| audio_url::audio_url(&world.app, &caller, id, message.id).await.map(drop);
        world.check_owner(invitation.id, call).await;
    }

    async fn check_refused(world: &World, invitation: &Invitation, message: MessageId, expected: String) {
        let call = audio_url::audio_url(&world.app, &world.caller, invitation.id, message);
        assert_eq!(refusal(world.without_effect(call).await), expected);
    }

    #[tokio::test]
    async fn refuses_a_message_of_another_invitation() {
        let world = World::new().await;
        let [one, other] =
            [world.invitation_in(Status::Completed).await, world.invitation_in(Status::Completed).await];
        let message = said(&world, &other, true).await.id;
        check_refused(&world, &one, message, format!("Message {message} not found")).await;
    }

    #[tokio::test]
    async fn refuses_a_message_without_a_recording() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Completed).await;
        let message = said(&world, &invitation, false).await.id;
        check_refused(&world, &invitation, message, format!("Recording of message {message} not found"))
            .await;
    }

    #[tokio::test]
    async fn refuses_a_recording_that_is_not_in_the_media_store() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Completed).await;
        let message = said(&world, &invitation, true).await.id;
        check_refused(&world, &invitation, message, format!("Recording of message {message} not found"))
            .await;
    }

    #[tokio::test]
    async fn fails_while_the_media_store_is_unavailable() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Completed).await;
        let message = said(&world, &invitation, true).await.id;
        world.media.set_available(false);
        check_refused(&world, &invitation, message, "recordings cannot be reached".to_owned()).await;
    }

    #[tokio::test]
    async fn returns_a_url_that_serves_the_recording_for_fifteen_minutes() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Completed).await;
        let message = said(&world, &invitation, true).await;
        upload(&world, &message).await;
        let call = audio_url::audio_url(&world.app, &world.caller, invitation.id, message.id);
        let presigned = world.without_effect(call).await.expect("a URL");
        assert_eq!(presigned.content_type, "audio/ogg");
        let lifetime = presigned.expires_at.duration_since(world.now());
        let (shortest, longest) = (SignedDuration::from_secs(14 * 60 + 59), SignedDuration::from_mins(15));
        assert!((shortest..=longest).contains(&lifetime), "{lifetime}");
        assert!(world.media.follow(&presigned.url, world.now()).is_some());
        assert!(world.media.follow(&presigned.url, presigned.expires_at).is_none());
    }
}
