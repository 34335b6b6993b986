use colloquy_app::voices::{list, test_audio_url};
use colloquy_domain::VoiceId;
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::{IdSource, ListPageRequest};

use crate::world::{World, everything, refusal, voices};

mod list_voices {
    use super::*;

    /// Returns the names of the voices of a page, and whether more follow.
    fn listed(world: &World, language: Option<&str>, page: ListPageRequest<VoiceId>) -> (Vec<String>, bool) {
        let page = list::list(&world.app, language, page).expect("a page");
        (page.rows.iter().map(|voice| voice.name.clone()).collect(), page.more)
    }

    fn named(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[tokio::test]
    async fn lists_by_language_then_by_name() {
        let world = World::new().await;
        let all = named(&["Clara", "Alice", "Bob", "Denise"]);
        assert_eq!(listed(&world, None, everything()), (all, false));
    }

    #[tokio::test]
    async fn a_language_finds_its_variants_and_a_full_tag_only_itself() {
        let world = World::new().await;
        for (language, expected) in [("en", vec!["Alice", "Bob"]), ("EN-us", vec!["Bob"]), ("sw", vec![])] {
            assert_eq!(listed(&world, Some(language), everything()).0, named(&expected), "{language}");
        }
    }

    #[tokio::test]
    async fn continues_after_the_last_voice_of_a_page() {
        let world = World::new().await;
        let [_, bob, _, alice] = voices().map(|voice| voice.id);
        let page = ListPageRequest { after: Some(alice), limit: 1 };
        assert_eq!(listed(&world, None, page), (named(&["Bob"]), true));
        let page = ListPageRequest { after: Some(bob), limit: 1 };
        assert_eq!(listed(&world, None, page), (named(&["Denise"]), false));
    }

    #[tokio::test]
    async fn there_is_no_page_after_a_voice_that_is_not_listed() {
        let world = World::new().await;
        let page = ListPageRequest { after: Some(voices()[0].id), limit: 1 };
        assert!(list::list(&world.app, Some("en"), page).is_none());
    }
}

mod get_voice_audio_url {
    use super::*;

    #[tokio::test]
    async fn refuses_an_unknown_voice() {
        let world = World::new().await;
        let unknown = VoiceId::from_uuid(world.ids.next());
        let refused = test_audio_url::test_audio_url(&world.app, unknown).await;
        assert_eq!(refusal(refused), format!("Voice {unknown} not found"));
    }

    #[tokio::test]
    async fn the_first_request_stores_a_sample_that_the_url_serves() {
        let world = World::new().await;
        let id = voices()[0].id;
        let presigned = test_audio_url::test_audio_url(&world.app, id).await.expect("a URL");
        let stored = world.media.content(&MediaName::sample_of(id)).expect("a sample");
        let (served, content_type) = world.media.follow(&presigned.url, world.now()).expect("the sample");
        assert_eq!((served, content_type, presigned.content_type), (stored, "audio/wav", "audio/wav"));
        assert!(world.media.follow(&presigned.url, presigned.expires_at).is_none(), "it expires");
    }

    #[tokio::test]
    async fn a_stored_sample_is_served_as_it_is() {
        use colloquy_domain::ports::{Media, Pcm};
        let world = World::new().await;
        let (id, stored) = (voices()[0].id, Pcm { rate: 8_000, samples: vec![7] }.to_wav());
        world.media.put(&MediaName::sample_of(id), stored.clone()).await.expect("the store is available");
        test_audio_url::test_audio_url(&world.app, id).await.expect("a URL");
        assert_eq!(world.media.content(&MediaName::sample_of(id)), Some(stored));
    }

    #[tokio::test]
    async fn fails_while_the_media_store_is_unavailable() {
        let world = World::new().await;
        world.media.set_available(false);
        let refused = test_audio_url::test_audio_url(&world.app, voices()[0].id).await;
        assert_eq!(refusal(refused), "recordings cannot be reached");
    }
}
