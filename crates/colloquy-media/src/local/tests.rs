use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};

use colloquy_testkit::contract::media::{MediaStoreFixture, PresignedUrlFollower};
use colloquy_testkit::{FreshAdapter, SeededRandomness, sample};
use jiff::SignedDuration;
use proptest::prelude::*;
use tempfile::TempDir;

use super::*;

const BASE: &str = "https://interviews.example.org/colloquy";

fn open(folder: &Path) -> LocalMedia {
    let opened = LocalMedia::open(folder, &format!("{BASE}/"), &SeededRandomness::new(1));
    opened.unwrap_or_else(|error| panic!("{error}: {:?}", error.source()))
}

/// Opens a media store whose folder does not exist yet.
fn new() -> (LocalMedia, TempDir) {
    let outer = tempfile::tempdir().expect("a folder");
    (open(&outer.path().join("data/media")), outer)
}

fn folder(outer: &TempDir) -> PathBuf {
    outer.path().join("data/media")
}

fn name(text: &str) -> MediaName {
    MediaName::parse(text).expect("a name")
}

fn after(ms: i64) -> Timestamp {
    sample::moment("2026-01-02T03:04:05Z") + SignedDuration::from_millis(ms)
}

/// Opens a URL as the service does for a request.
async fn follow(media: &LocalMedia, address: &str, now: Timestamp) -> Result<Bytes, PresignedRefused> {
    let asked = address.strip_prefix(&format!("{BASE}/media/")).expect("a URL of the service");
    let (name, query) = asked.split_once('?').unwrap_or((asked, ""));
    let file = media.open(name, query, now).await?;
    let mut content = Vec::new();
    while content.len() < usize::try_from(file.length()).expect("a length") {
        let piece = file.read(content.len() as u64, 100_000).await.expect("it can be read");
        assert!(!piece.is_empty() && piece.len() <= 100_000, "{} bytes", piece.len());
        content.extend_from_slice(&piece);
    }
    assert!(file.read(content.len() as u64, 1).await.expect("its end").is_empty());
    Ok(content.into())
}

async fn check(media: &LocalMedia, address: &str, now: Timestamp, expected: &str) {
    let answer = match follow(media, address, now).await {
        Ok(content) => String::from_utf8(content.into()).expect("a text"),
        Err(refused) => format!("{refused:?}"),
    };
    assert_eq!(answer, expected, "{address}");
}

/// Creates a media store with `voices/one.wav`, and a URL of it.
async fn one_voice() -> (LocalMedia, TempDir, String) {
    let (media, outer) = new();
    media.put(&name("voices/one.wav"), "a voice".into()).await.expect("it is put");
    let address =
        media.presigned(&name("voices/one.wav"), after(0), after(900_000)).await.expect("an address");
    (media, outer, address)
}

#[async_trait]
impl PresignedUrlFollower for LocalMedia {
    async fn follow(&self, address: &str) -> Option<(Bytes, String)> {
        let asked = address.strip_prefix(BASE)?.strip_prefix("/media/")?;
        let content_type = MediaName::parse(asked.split('?').next()?)?.content_type().to_owned();
        match follow(self, address, after(0)).await {
            Ok(content) => Some((content, content_type)),
            Err(PresignedRefused::Missing) => None,
            Err(refused) => panic!("{address}: {refused:?}"),
        }
    }
}

async fn fresh() -> FreshAdapter<MediaStoreFixture> {
    let (media, outer) = new();
    let media = Arc::new(media);
    FreshAdapter::with(MediaStoreFixture { media: media.clone(), visitor: media, now: after(0) }, outer)
}

colloquy_testkit::media_contract!(fresh);

#[tokio::test]
async fn a_url_expires_at_its_time_and_not_before() {
    let (media, _outer) = new();
    let voice = name("voices/one.wav");
    media.put(&voice, "a voice".into()).await.expect("it is put");
    for (until_ms, last_ms, ended_ms) in [(60_000, 59_999, 60_000), (60_001, 60_999, 61_000)] {
        let address = media.presigned(&voice, after(0), after(until_ms)).await.expect("an address");
        check(&media, &address, after(last_ms), "a voice").await;
        check(&media, &address, after(ended_ms), "Expired").await;
        check(&media, &address, after(1_000_000_000), "Expired").await;
    }
}

#[tokio::test]
async fn a_changed_url_counts_as_forged() {
    let (media, _outer, address) = one_voice().await;
    media.put(&name("voices/two.wav"), "another".into()).await.expect("it is put");
    check(&media, &address, after(0), "a voice").await;
    let (place, query) = address.split_once('?').expect("a query");
    let (expires, signature) = query.split_once('&').expect("two parameters");
    let (_, code) = signature.split_once('=').expect("a signature");
    let later = expires.replacen("expires=1", "expires=2", 1);
    assert_ne!(later, expires);
    for changed in [
        place.to_owned(),
        format!("{place}?"),
        format!("{place}?{expires}"),
        format!("{place}?{signature}"),
        format!("{place}?{later}&{signature}"),
        format!("{place}?expires=&{signature}"),
        format!("{place}?{}&{signature}", expires.replacen('=', "=+", 1)),
        format!("{place}?{}&{signature}", expires.replacen('=', "=0", 1)),
        format!("{place}?{expires}&signature="),
        format!("{place}?{expires}&signature={}", &code[1..]),
        format!("{place}?{expires}&{signature}="),
        format!("{place}?{expires}&{signature}A"),
        format!("{place}?{expires}&signature={}", code.to_uppercase()),
        format!("{place}?{query}&"),
        format!("{place}?&{query}"),
        format!("{place}?{query}&{expires}"),
        format!("{place}?{query}&{signature}"),
        format!("{place}?{query}&download=1"),
        format!("{place}?{query}#"),
        format!("{place}?{query}?{query}"),
        address.replace("one.wav", "two.wav"),
        address.replace("one.wav", "missing.wav"),
        address.replace("one.wav", "one.ogg"),
        address.replace("one.wav", "%6fne.wav"),
        address.replace("one.wav", "ONE.wav"),
        address.replace("voices/", "voices//"),
        address.replace("voices/", "./voices/"),
        address.replace("voices/", "voices/../voices/"),
        address.replace("voices/", "voices%2f"),
        address.replace("voices/", "voices\\"),
        address.replace("/voices", "//voices"),
        address.replace("one.wav", "one.wav/"),
        address.replace("one.wav", "one.wav%00"),
        address.replace("one.wav", ""),
        address.replace("voices/one.wav", ""),
        address.replace("voices/one.wav", ".signing-key"),
        address.replace("voices/one.wav", "../secret.wav"),
    ] {
        check(&media, &changed, after(0), "Forged").await;
        // The response to a forged URL does not reveal whether the file exists or existed.
        check(&media, &changed, after(1_000_000_000), "Forged").await;
    }
    check(&media, &format!("{place}?{signature}&{expires}"), after(0), "a voice").await;
}

#[tokio::test]
async fn a_url_of_another_folder_counts_as_forged() {
    let (_media, _outer, address) = one_voice().await;
    let other = tempfile::tempdir().expect("a folder");
    let other = LocalMedia::open(other.path(), BASE, &SeededRandomness::new(2)).expect("media");
    other.put(&name("voices/one.wav"), "another".into()).await.expect("it is put");
    check(&other, &address, after(0), "Forged").await;
}

#[tokio::test]
async fn urls_outlive_the_process_that_created_them() {
    let (media, outer, address) = one_voice().await;
    drop(media);
    let again = LocalMedia::open(&folder(&outer), BASE, &SeededRandomness::new(2)).expect("the same media");
    check(&again, &address, after(0), "a voice").await;
}

#[test]
fn processes_that_start_at_the_same_time_agree_on_one_key() {
    let outer = tempfile::tempdir().expect("a folder");
    let barrier = std::sync::Barrier::new(8);
    let open = |seed| {
        barrier.wait();
        let media = LocalMedia::open(outer.path(), BASE, &SeededRandomness::new(seed)).expect("media");
        media.key.query(&name("a.wav"), after(0))
    };
    let queries = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8).map(|seed| scope.spawn(move || open(seed))).collect();
        threads.into_iter().map(|thread| thread.join().expect("it opens")).collect::<BTreeSet<_>>()
    });
    assert_eq!(queries.len(), 1, "{queries:?}");
    assert_eq!(entries(outer.path()), [".signing-key"]);
}

fn entries(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    let mut entries: Vec<_> = entries.map(|name| name.into_string().expect("a text")).collect();
    entries.sort();
    entries
}

fn mode(path: &Path) -> u32 {
    fs::symlink_metadata(path).expect("it is there").permissions().mode() & 0o777
}

#[tokio::test]
async fn files_are_accessible_to_their_owner_only_and_no_unfinished_ones_stay() {
    let (_media, outer, _address) = one_voice().await;
    let folder = folder(&outer);
    assert_eq!(entries(&folder), [".signing-key", "voices"]);
    assert_eq!(mode(&folder), 0o700);
    assert_eq!(mode(&folder.join(".signing-key")), 0o600);
    assert_eq!(mode(&folder.join("voices")), 0o700);
    assert_eq!(mode(&folder.join("voices/one.wav")), 0o600);
}

#[tokio::test]
async fn an_adopted_file_has_only_its_new_name() {
    let (media, outer) = new();
    let file = outer.path().join("elsewhere.ogg");
    std::fs::write(&file, "a voice").expect("it is written");
    let name = name("voices/a/adopted.ogg");
    assert!(media.adopt(&name, &file).await.expect("it can be moved"));
    assert!(!file.exists());
    let address = media.presigned(&name, after(0), after(1_000)).await.expect("an address");
    check(&media, &address, after(0), "a voice").await;
    assert!(media.adopt(&name, &file).await.is_err());
}

#[tokio::test]
async fn symbolic_links_are_not_followed() {
    let (media, outer, address) = one_voice().await;
    let (folder, elsewhere) = (folder(&outer), outer.path().join("elsewhere"));
    fs::create_dir(&elsewhere).expect("a folder");
    fs::write(elsewhere.join("one.wav"), "a secret").expect("a file");
    fs::remove_file(folder.join("voices/one.wav")).expect("it was there");
    symlink(elsewhere.join("one.wav"), folder.join("voices/one.wav")).expect("a link");
    check(&media, &address, after(0), "Missing").await;
    assert!(!media.has(&name("voices/one.wav")).await.expect("it can be asked"));

    fs::remove_dir_all(folder.join("voices")).expect("it was there");
    symlink(&elsewhere, folder.join("voices")).expect("a link");
    check(&media, &address, after(0), "Missing").await;
    media.put(&name("voices/one.wav"), "a voice".into()).await.expect_err("it would be put elsewhere");
    assert_eq!(fs::read(elsewhere.join("one.wav")).expect("it is there"), b"a secret");
    assert_eq!(entries(&folder), [".signing-key", "voices"]);
}

#[tokio::test]
async fn a_symbolic_link_is_replaced_and_not_written_through() {
    let (media, outer, address) = one_voice().await;
    let (file, secret) = (folder(&outer).join("voices/one.wav"), outer.path().join("secret"));
    fs::write(&secret, "a secret").expect("a file");
    fs::remove_file(&file).expect("it was there");
    symlink(&secret, &file).expect("a link");
    media.put(&name("voices/one.wav"), "a voice again".into()).await.expect("it is put");
    check(&media, &address, after(0), "a voice again").await;
    assert_eq!(fs::read(&secret).expect("it is there"), b"a secret");
}

#[tokio::test]
async fn anything_but_a_regular_file_counts_as_missing() {
    let (media, outer, address) = one_voice().await;
    let file = folder(&outer).join("voices/one.wav");
    fs::remove_file(&file).expect("it was there");
    fs::create_dir(&file).expect("a folder");
    check(&media, &address, after(0), "Missing").await;
    fs::remove_dir(&file).expect("it was there");
    rustix::fs::mkfifoat(rustix::fs::CWD, &file, rustix::fs::Mode::RUSR).expect("a pipe");
    check(&media, &address, after(0), "Missing").await;
}

#[tokio::test]
async fn the_tag_changes_only_with_the_content() {
    let (media, _outer, address) = one_voice().await;
    let (_, query) = address.split_once('?').expect("a query");
    let tag =
        async || media.open("voices/one.wav", query, after(0)).await.expect("it opens").tag().to_owned();
    let first = tag().await;
    assert_eq!(tag().await, first);
    media.put(&name("voices/one.wav"), "a noise".into()).await.expect("it is put");
    assert_ne!(tag().await, first);
}

#[tokio::test]
async fn an_open_file_keeps_its_content_when_it_is_replaced() {
    let (media, _outer, address) = one_voice().await;
    let (_, query) = address.split_once('?').expect("a query");
    let file = media.open("voices/one.wav", query, after(0)).await.expect("it opens");
    media.put(&name("voices/one.wav"), "something else".into()).await.expect("it is put");
    assert_eq!(file.read(0, 100).await.expect("it can be read"), "a voice");
    assert_eq!(file.read(2, 3).await.expect("it can be read"), "voi");
    assert_eq!(file.read(u64::MAX, usize::MAX).await.expect("its end"), "");
}

#[tokio::test]
async fn a_missing_folder_is_a_failure_and_not_a_missing_file() {
    let (media, outer, address) = one_voice().await;
    fs::remove_dir_all(folder(&outer)).expect("it was there");
    media.has(&name("voices/one.wav")).await.expect_err("the folder is missing");
    media.put(&name("voices/one.wav"), "a voice".into()).await.expect_err("there is no folder");
    let refused = follow(&media, &address, after(0)).await.expect_err("there is no folder");
    assert!(matches!(refused, PresignedRefused::Failed(_)), "{refused:?}");
}

#[test]
fn a_damaged_key_is_reported_and_never_replaced() {
    for damaged in [&[7; 31][..], &[7; 33], b""] {
        let outer = tempfile::tempdir().expect("a folder");
        let file = outer.path().join(".signing-key");
        fs::write(&file, damaged).expect("a file");
        let refused = LocalMedia::open(outer.path(), BASE, &SeededRandomness::new(1)).expect_err("no key");
        assert!(matches!(&refused, MediaFolderOpenError::DamagedKey(path) if *path == file), "{refused:?}");
        assert_eq!(fs::read(&file).expect("it is there"), damaged);
    }
}

#[test]
fn a_file_instead_of_the_folder_is_reported() {
    let outer = tempfile::tempdir().expect("a folder");
    let file = outer.path().join("media");
    fs::write(&file, "").expect("a file");
    let refused = LocalMedia::open(&file, BASE, &SeededRandomness::new(1)).expect_err("no folder");
    assert!(matches!(refused, MediaFolderOpenError::Folder(path, _) if path == file));
}

/// One change of a text: a byte is replaced, inserted or removed.
#[derive(Clone, Copy, Debug)]
enum Mutation {
    Replace(usize, u8),
    Insert(usize, u8),
    Remove(usize),
    Swap(usize, usize),
}

fn mutation() -> impl Strategy<Value = Mutation> {
    let byte = || 0x20_u8..0x7f;
    prop_oneof![
        (any::<usize>(), byte()).prop_map(|(place, byte)| Mutation::Replace(place, byte)),
        (any::<usize>(), byte()).prop_map(|(place, byte)| Mutation::Insert(place, byte)),
        any::<usize>().prop_map(Mutation::Remove),
        (any::<usize>(), any::<usize>()).prop_map(|(one, other)| Mutation::Swap(one, other)),
    ]
}

fn mutated(text: &str, mutations: &[Mutation]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for mutation in mutations {
        let length = bytes.len().max(1);
        match *mutation {
            Mutation::Insert(place, byte) => bytes.insert(place % (bytes.len() + 1), byte),
            _ if bytes.is_empty() => {}
            Mutation::Replace(place, byte) => bytes[place % length] = byte,
            Mutation::Remove(place) => drop(bytes.remove(place % length)),
            Mutation::Swap(one, other) => bytes.swap(one % length, other % length),
        }
    }
    String::from_utf8(bytes).expect("it is ASCII")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn no_changed_url_opens_anything(mutations in prop::collection::vec(mutation(), 1..4)) {
        thread_local! {
            static GROUND: (tokio::runtime::Runtime, LocalMedia, TempDir, String) = {
                let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
                let (media, outer, address) = runtime.block_on(one_voice());
                (runtime, media, outer, address)
            };
        }
        GROUND.with(|(runtime, media, _outer, address)| {
            let asked = address.strip_prefix(&format!("{BASE}/media/")).expect("a URL of the service");
            let changed = mutated(asked, &mutations);
            prop_assume!(changed != asked);
            let (name, query) = changed.split_once('?').unwrap_or((&changed, ""));
            let refused = runtime.block_on(media.open(name, query, after(0))).err();
            prop_assert!(matches!(refused, Some(PresignedRefused::Forged)), "{changed}: {refused:?}");
            Ok(())
        })?;
    }
}
