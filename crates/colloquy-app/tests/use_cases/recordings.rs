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

mod interview_recording {
    use std::sync::Arc;

    use async_trait::async_trait;
    use colloquy_app::invitations::recording;
    use colloquy_app::{Adapters, App};
    use colloquy_domain::SignedDuration;
    use colloquy_domain::engine_history::EngineRecord;
    use colloquy_domain::invitation::{Invitation, Status};
    use colloquy_domain::media::MediaName;
    use colloquy_domain::message::Role;
    use colloquy_domain::ports::{
        Media, OpenRecording, RecordingError, Recordings, Storage, UnitOfWork, Write,
    };
    use colloquy_domain::recording::{RecordingPart, Waveform, of_interview};
    use colloquy_domain::session::TimeSpan;
    use colloquy_testkit::{NoRecordings, sample};
    use uuid::Uuid;

    use crate::world::{World, refusal};

    /// Stores that a session of the invitation was recorded.
    async fn recorded(world: &World, invitation: &Invitation) -> RecordingPart {
        let part =
            RecordingPart { invitation: invitation.id, session: 1, from_ms: 0, holder: Uuid::from_u128(9) };
        let mut session_run = sample::session_run(invitation, world.now());
        session_run.begin_session(1, EngineRecord { recording: Some(part), ..EngineRecord::default() });
        world.store([Write::AddSessionRun(session_run)]).await;
        part
    }

    async fn upload(world: &World, part: &RecordingPart) {
        world.media.put(&part.name(), "OggS".into()).await.expect("the store is available");
    }

    #[tokio::test]
    async fn refuses_invitations_that_are_not_the_callers() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Completed).await;
        upload(&world, &recorded(&world, &invitation).await).await;
        let app = &world.app;
        let url = async |caller, id| recording::recording_url(app, &caller, id).await.map(drop);
        world.check_owner(invitation.id, url).await;
        let waveform = async |caller, id| recording::waveform(app, &caller, id).await.map(drop);
        world.check_owner(invitation.id, waveform).await;
        let part = async |caller, id| recording::first_part(app, &caller, id).await.map(drop);
        world.check_owner(invitation.id, part).await;
    }

    #[tokio::test]
    async fn refuses_an_interview_of_which_nothing_is_stored_yet() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Completed).await;
        let expected = format!("Recording of invitation {} not found", invitation.id);
        assert_eq!(recording::first_part(&world.app, &world.caller, invitation.id).await.ok(), Some(None));
        let part = recorded(&world, &invitation).await;
        let first = recording::first_part(&world.app, &world.caller, invitation.id).await;
        assert_eq!(first.ok(), Some(Some(part)));
        let url = recording::recording_url(&world.app, &world.caller, invitation.id).await;
        assert_eq!(refusal(url), expected);
        let waveform = recording::waveform(&world.app, &world.caller, invitation.id).await;
        assert_eq!(refusal(waveform), expected);
    }

    #[tokio::test]
    async fn returns_a_url_of_a_single_part_for_fifteen_minutes() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Completed).await;
        upload(&world, &recorded(&world, &invitation).await).await;
        let call = recording::recording_url(&world.app, &world.caller, invitation.id);
        let presigned = world.without_effect(call).await.expect("a URL");
        assert!(presigned.expires_at.duration_since(world.now()) <= SignedDuration::from_mins(15));
        assert!(world.media.follow(&presigned.url, world.now()).is_some());
        assert!(world.media.follow(&presigned.url, presigned.expires_at).is_none());
    }

    /// Joins recordings of an invitation that is erased at the same time.
    struct JoinedWhileErased {
        media: Arc<dyn Media>,
        storage: Arc<dyn Storage>,
        erasure: Write,
    }

    #[async_trait]
    impl Recordings for JoinedWhileErased {
        fn begin(&self, part: RecordingPart) -> Box<dyn OpenRecording> {
            NoRecordings.begin(part)
        }

        async fn interrupted(&self) -> Result<Vec<Box<dyn OpenRecording>>, RecordingError> {
            NoRecordings.interrupted().await
        }

        async fn join(&self, _: &[RecordingPart], whole: &MediaName) -> Result<(), RecordingError> {
            let unit = UnitOfWork::default().with(self.erasure.clone());
            self.storage.commit(unit).await.expect("it is erased");
            self.media.put(whole, "OggS".into()).await.expect("the store is available");
            Ok(())
        }

        async fn waveform(&self, parts: &[RecordingPart]) -> Result<Waveform, RecordingError> {
            NoRecordings.waveform(parts).await
        }

        async fn cut(
            &self,
            part: &RecordingPart,
            side: Role,
            span: TimeSpan,
            name: &MediaName,
        ) -> Result<bool, RecordingError> {
            NoRecordings.cut(part, side, span, name).await
        }
    }

    #[tokio::test]
    async fn leaves_no_recording_of_an_interview_that_is_erased_while_its_parts_are_joined() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Completed).await;
        let mut session_run = sample::session_run(&invitation, world.now());
        for session in [1, 2] {
            let holder = Uuid::from_u128(9);
            let part = RecordingPart { invitation: invitation.id, session, from_ms: 0, holder };
            let engines = EngineRecord { recording: Some(part), ..EngineRecord::default() };
            session_run.begin_session(session, engines);
            upload(&world, &part).await;
        }
        world.store([Write::AddSessionRun(session_run)]).await;
        let (media, storage) = (world.media.clone(), world.storage.clone());
        let organization_id = invitation.organization_id;
        let erasure = Write::EraseInvitation { organization_id, invitation_id: invitation.id };
        let recordings = Arc::new(JoinedWhileErased { media, storage, erasure });
        let adapters = Adapters { recordings, ..(**world.app).clone() };
        let app = App::new(adapters, world.app.voices.clone(), world.app.links.clone());
        let refused = recording::recording(&app, organization_id, invitation.id).await.map(|_| ());
        assert_eq!(refusal(refused), format!("Recording of invitation {} not found", invitation.id));
        assert_eq!(world.media.content(&of_interview(invitation.id, 2)), None);
    }
}
