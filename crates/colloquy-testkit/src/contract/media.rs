//! The contract of a media store.

use std::collections::BTreeSet;
use std::sync::Arc;

use async_trait::async_trait;
use bytes::Bytes;
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::Media;
use futures::future::join_all;
use jiff::{SignedDuration, Timestamp};

/// Follows a presigned URL as anyone who has it can.
#[async_trait]
pub trait PresignedUrlFollower: Send + Sync {
    /// Returns the content and its type, or `None` if there is no content.
    async fn follow(&self, address: &str) -> Option<(Bytes, String)>;
}

/// A media store under test, with a visitor who follows its URLs.
#[derive(Clone)]
pub struct MediaStoreFixture {
    pub media: Arc<dyn Media>,
    pub visitor: Arc<dyn PresignedUrlFollower>,
    /// The current time for the visitor, for at least a minute.
    pub now: Timestamp,
}

impl MediaStoreFixture {
    async fn put(&self, name: &MediaName, content: impl Into<Bytes>) {
        self.media.put(name, content.into()).await.unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }

    async fn address(&self, name: &MediaName) -> String {
        let until = self.now + SignedDuration::from_mins(15);
        let address = self.media.presigned(name, self.now, until).await;
        address.unwrap_or_else(|error| panic!("{name}: {error:?}"))
    }

    async fn content(&self, name: &MediaName) -> Option<Bytes> {
        Some(self.visitor.follow(&self.address(name).await).await?.0)
    }

    async fn check_there(&self, name: &MediaName, content: impl Into<Bytes>) {
        let exists = self.media.has(name).await;
        assert!(exists.unwrap_or_else(|error| panic!("{name}: {error:?}")), "{name} exists");
        assert!(self.content(name).await == Some(content.into()), "{name} has its content unchanged");
    }

    async fn check_missing(&self, name: &MediaName) {
        let exists = self.media.has(name).await;
        assert!(!exists.unwrap_or_else(|error| panic!("{name}: {error:?}")), "{name} does not exist");
        assert_eq!(self.content(name).await, None, "{name}");
    }
}

fn name(text: &str) -> MediaName {
    MediaName::parse(text).unwrap_or_else(|| panic!("{text:?} is a name"))
}

/// Returns bytes without long repetitions.
fn noise(length: usize) -> Vec<u8> {
    (0..length as u64).map(|index| (index * index % 251) as u8 ^ (index >> 8) as u8).collect()
}

pub async fn stored_content_can_be_read(fixture: MediaStoreFixture) {
    let voice = name("voices/one.wav");
    fixture.put(&voice, "a voice").await;
    fixture.check_there(&voice, "a voice").await;
}

pub async fn missing_content_is_reported_as_missing(fixture: MediaStoreFixture) {
    fixture.put(&name("voices/one.wav"), "a voice").await;
    for missing in ["voices/two.wav", "voices/one.ogg", "one.wav", "voices/one/one.wav", "other/one.wav"] {
        fixture.check_missing(&name(missing)).await;
    }
}

pub async fn storing_again_replaces_the_content(fixture: MediaStoreFixture) {
    let recording = name("recordings/one/1.ogg");
    for content in ["the first, which is longer", "the next", "the last, which is again longer"] {
        fixture.put(&recording, content).await;
        fixture.check_there(&recording, content).await;
    }
}

/// Removing a file again changes nothing.
pub async fn removed_content_is_gone_and_nothing_else(fixture: MediaStoreFixture) {
    let [one, other] = [name("recordings/one/1.ogg"), name("recordings/one/2.ogg")];
    fixture.put(&one, "the first").await;
    fixture.put(&other, "the second").await;
    for _ in 0..2 {
        fixture.media.remove(&one).await.expect("it is removed");
        fixture.check_missing(&one).await;
    }
    fixture.media.remove(&name("other/folder/1.ogg")).await.expect("there is nothing to remove");
    fixture.check_there(&other, "the second").await;
    fixture.put(&one, "another").await;
    fixture.check_there(&one, "another").await;
}

pub async fn names_do_not_mix(fixture: MediaStoreFixture) {
    let names = ["a.wav", "a.ogg", "a/a.wav", "a/a/a.wav", "a/a/a/a.wav", "a-a.wav", "aa/a.wav", "b/a.wav"];
    for text in names {
        fixture.put(&name(text), format!("content of {text}")).await;
    }
    for text in names {
        fixture.check_there(&name(text), format!("content of {text}")).await;
    }
    let mut addresses = BTreeSet::new();
    for text in names {
        addresses.insert(fixture.address(&name(text)).await);
    }
    assert_eq!(addresses.len(), names.len());
}

pub async fn names_are_listed_once_and_in_order(fixture: MediaStoreFixture) {
    assert_eq!(fixture.media.list(None, 10).await.expect("the names"), []);
    // A folder and files whose names begin with its name, so that an order by folders differs from that by bytes.
    let names = ["a-a.wav", "a.wav", "a/a.wav", "a/b/a.ogg", "a/b/c/a.wav", "a0.wav", "b/a.wav", "c.ogg"];
    for text in names.into_iter().rev() {
        fixture.put(&name(text), "audio").await;
    }
    for limit in [1, 3, names.len() + 1] {
        let mut listed: Vec<MediaName> = Vec::new();
        loop {
            let page = fixture.media.list(listed.last(), limit).await.expect("the names");
            assert!(page.len() <= limit, "{} names instead of {limit}", page.len());
            if page.is_empty() {
                break;
            }
            listed.extend(page);
        }
        assert_eq!(listed.iter().map(MediaName::as_str).collect::<Vec<_>>(), names, "{limit} at a time");
    }
}

pub async fn empty_and_large_content_is_stored_exactly(fixture: MediaStoreFixture) {
    for (number, length) in [0, 1, 65_536, 3_000_001].into_iter().enumerate() {
        let recording = name(&format!("recordings/of-length/{number}.wav"));
        fixture.put(&recording, noise(length)).await;
        fixture.check_there(&recording, noise(length)).await;
    }
}

pub async fn fetching_returns_the_stored_content(fixture: MediaStoreFixture) {
    let folder = tempfile::tempdir().expect("a folder");
    let recording = name("recordings/one/1.ogg");
    let file = folder.path().join("fetched");
    assert!(!fixture.media.fetch(&recording, &file).await.expect("the store answers"), "nothing is stored");
    fixture.put(&recording, noise(3_000_001)).await;
    assert!(fixture.media.fetch(&recording, &file).await.expect("it is fetched"), "the recording is stored");
    assert!(std::fs::read(&file).expect("a file") == noise(3_000_001), "the content is unchanged");
    fixture.check_there(&recording, noise(3_000_001)).await;
}

pub async fn an_open_file_is_read_piece_by_piece(fixture: MediaStoreFixture) {
    let recording = name("recordings/one/1.ogg");
    assert!(
        fixture.media.open_file(&recording).await.expect("the store answers").is_none(),
        "nothing is stored"
    );
    fixture.put(&recording, noise(600_001)).await;
    let file = fixture.media.open_file(&recording).await.expect("the store answers").expect("a file");
    assert_eq!((file.length(), file.content_type()), (600_001, "audio/ogg"));
    let mut content = Vec::new();
    loop {
        let piece = file.read(content.len() as u64, 250_000).await.expect("a piece");
        if piece.is_empty() {
            break;
        }
        assert!(piece.len() <= 250_000, "a piece has {} bytes", piece.len());
        content.extend_from_slice(&piece);
    }
    assert!(content == noise(600_001), "the content is unchanged");
}

pub async fn a_url_serves_the_content_type(fixture: MediaStoreFixture) {
    for (text, expected) in [("a.wav", "audio/wav"), ("b/a.ogg", "audio/ogg")] {
        fixture.put(&name(text), "audio").await;
        let followed = fixture.visitor.follow(&fixture.address(&name(text)).await).await;
        assert_eq!(followed, Some((Bytes::from("audio"), expected.to_owned())), "{text}");
    }
}

pub async fn a_url_serves_the_current_content(fixture: MediaStoreFixture) {
    let voice = name("voices/one.wav");
    let address = fixture.address(&voice).await;
    assert_eq!(fixture.visitor.follow(&address).await, None);
    for content in ["the first", "the second"] {
        fixture.put(&voice, content).await;
        let followed = fixture.visitor.follow(&address).await.map(|(followed, _)| followed);
        assert_eq!(followed.as_deref(), Some(content.as_bytes()));
    }
}

pub async fn of_concurrent_writes_one_is_stored_whole(fixture: MediaStoreFixture) {
    let recording = name("recordings/one/1.wav");
    let contents: Vec<Bytes> = (0..8_u8).map(|fill| vec![fill; 100_000 + usize::from(fill)].into()).collect();
    let puts = contents.iter().map(|content| {
        let (fixture, recording, content) = (fixture.clone(), recording.clone(), content.clone());
        tokio::spawn(async move { fixture.put(&recording, content).await })
    });
    for put in join_all(puts.collect::<Vec<_>>()).await {
        put.expect("it is put");
    }
    let kept = fixture.content(&recording).await.expect("one of them");
    assert!(contents.contains(&kept), "{} bytes were stored that no task wrote", kept.len());
}

/// Runs every case of the [`Media`] contract, each with a new media store from
/// `fresh`: `media_contract!(fresh)` where `async fn fresh() -> FreshAdapter<MediaStoreFixture>`.
#[macro_export]
macro_rules! media_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            media,
            [
                a_url_serves_the_content_type,
                a_url_serves_the_current_content,
                an_open_file_is_read_piece_by_piece,
                empty_and_large_content_is_stored_exactly,
                fetching_returns_the_stored_content,
                missing_content_is_reported_as_missing,
                names_are_listed_once_and_in_order,
                names_do_not_mix,
                of_concurrent_writes_one_is_stored_whole,
                removed_content_is_gone_and_nothing_else,
                stored_content_can_be_read,
                storing_again_replaces_the_content,
            ]
        );
    };
}
