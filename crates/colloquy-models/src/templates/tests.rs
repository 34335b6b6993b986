use std::fs;

use tempfile::TempDir;

use super::*;

fn folder(file: &str, text: &str) -> TempDir {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join(file), text).expect("a file");
    folder
}

#[test]
fn the_embedded_templates_are_valid() {
    let templates = InstructionTemplates::load(None).expect("templates");
    let ids: Vec<_> = InstructionTemplatePurpose::ALL.iter().map(|kind| templates.of(*kind).id()).collect();
    assert_eq!(
        ids,
        ["guide-1", "title-2", "intro-2", "first-message-2", "interviewer-2", "turn-1", "insights-3"]
    );
}

#[test]
fn an_operators_file_replaces_the_embedded_one() {
    let folder = folder("title.md", "version: acme-3\n\nName it in {{ language }}: {{topics}}!");
    let templates = InstructionTemplates::load(Some(folder.path())).expect("templates");
    let title = templates.of(InstructionTemplatePurpose::Title);
    assert_eq!(title.id(), "title-acme-3");
    assert_eq!(
        title.filled(&[("language", "English"), ("topics", "{{language}}")]),
        "Name it in English: {{language}}!"
    );
    assert_eq!(templates.of(InstructionTemplatePurpose::Intro).id(), "intro-2");
}

#[test]
fn a_mistake_is_reported_with_file_and_placeholder() {
    for (text, expected) in [
        ("{{topics}} {{language}}", "title.md must begin with a line such as `version: 1`"),
        ("version: 1\n{{topics}} {{language}} {{promt}}", "title.md has an unknown placeholder: {{promt}}"),
        ("version: 1\n{{topics}}", "title.md lacks the placeholder {{language}}"),
        ("version: 1\n{{topics}} {{language}} {{", "title.md has a placeholder without an end"),
    ] {
        let folder = folder("title.md", text);
        let error = InstructionTemplates::load(Some(folder.path())).expect_err("a mistake");
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn rejects_a_missing_folder() {
    let folder = TempDir::new().expect("a folder");
    let missing = InstructionTemplates::load(Some(&folder.path().join("nowhere")));
    assert!(matches!(missing, Err(UnusablePromptTemplate::NoFolder(io::ErrorKind::NotFound))));
}
