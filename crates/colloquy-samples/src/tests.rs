//! Checks the form of the documentation: each page has a title and a purpose, is in the index, and has no
//! dead links.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{PageWithSamples, read_all};

fn pages() -> Vec<PageWithSamples> {
    read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the documentation")
}

/// Returns the page's lines outside code blocks and comments.
fn prose(page: &PageWithSamples) -> Vec<&str> {
    let (mut is_code, mut is_note) = (false, false);
    let kept = page.text.lines().filter(|line| {
        let (was_code, was_note) = (is_code, is_note);
        is_code ^= line.trim_start().starts_with("```");
        is_note = (is_note || line.starts_with("<!--")) && !line.contains("-->");
        !(was_code || is_code || was_note || is_note || line.starts_with("<!--"))
    });
    kept.collect()
}

/// Returns the links of a page with their texts.
fn links(page: &PageWithSamples) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for line in prose(page) {
        let mut rest = line;
        while let Some((before, after)) = rest.split_once("](") {
            let words = before.rsplit_once('[').map_or(before, |(_, words)| words);
            let Some((target, next)) = after.split_once(')') else { break };
            found.push((words.to_owned(), target.to_owned()));
            rest = next;
        }
    }
    found
}

/// Returns the anchor of a heading as the site generates it: letters, digits and hyphens.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_'));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

fn anchors(page: &PageWithSamples) -> BTreeSet<String> {
    let headings = prose(page).into_iter().filter(|line| line.starts_with('#'));
    headings.map(|line| anchor(line.trim_start_matches('#').trim())).collect()
}

#[test]
fn every_page_begins_with_a_title_and_a_sentence() {
    for page in pages() {
        let lines = prose(&page);
        assert!(lines[0].starts_with("# "), "{} does not begin with `# Title`", page.name);
        assert!(lines[1].is_empty() && lines[2].ends_with(['.', ':']), "{}: {:?}", page.name, lines[2]);
        let titles = lines.iter().filter(|line| line.starts_with("# ")).count();
        assert_eq!(titles, 1, "{} has one title", page.name);
    }
}

#[test]
fn every_page_is_in_the_index_once_with_its_title_and_a_sentence() {
    let all = pages();
    let index = all.iter().find(|page| page.name == "docs/index.md").expect("an index");
    let mut listed = BTreeMap::new();
    let lines = prose(index).into_iter().skip_while(|line| !line.starts_with("## "));
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with("## ")) {
        let entry = line.strip_prefix("- [").and_then(|rest| rest.strip_suffix('.')).expect(line);
        let (title, rest) = entry.split_once("](").expect(line);
        let (target, sentence) = rest.split_once("): ").expect(line);
        assert!(!sentence.is_empty(), "{line}");
        if target.starts_with('/') {
            continue;
        }
        let before = listed.insert(format!("docs/{target}"), title);
        assert_eq!(before, None, "{target} is listed once");
    }
    for page in all.iter().filter(|page| page.name.starts_with("docs/") && page.name != "docs/index.md") {
        let title = page.text.lines().next().expect("a line").trim_start_matches("# ");
        assert_eq!(listed.remove(&page.name), Some(title), "{}", page.name);
    }
    assert_eq!(listed, BTreeMap::new(), "the index lists pages that do not exist");
}

#[test]
fn every_link_between_pages_leads_somewhere() {
    let all = pages();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for page in &all {
        let folder = Path::new(&page.name).parent().expect("a folder");
        for (words, target) in links(page) {
            if target.starts_with("https://") || target.starts_with('/') {
                continue;
            }
            let (path, fragment) = target.split_once('#').unwrap_or((&target, ""));
            let place = format!("{}: [{words}]({target})", page.name);
            let file = folder.join(path);
            assert!(path.is_empty() || root.join(&file).exists(), "{place} leads nowhere");
            let name = if path.is_empty() { page.name.clone() } else { file.to_string_lossy().into_owned() };
            let other = all.iter().find(|other| other.name == name);
            if let Some(other) = other.filter(|_| !fragment.is_empty()) {
                assert!(anchors(other).contains(fragment), "{place}: no such heading");
            }
        }
    }
}

#[test]
fn parses_blocks_and_notes() {
    let text = "# A\n\n<!-- save: a.py -->\n```python\none\n```\n\n<!-- prepare:\ntwo\nthree\n-->\n- four\n  ```sh\n  five\n  ```\n\
                <!-- refused -->\n";
    let page = super::read("a.md", text.to_owned());
    let parsed: Vec<String> = page
        .items
        .iter()
        .map(|item| match item {
            super::CodeBlockOrHiddenComment::Block { language, text, line } => {
                format!("{line} {language}: {text}")
            }
            super::CodeBlockOrHiddenComment::Note { word, text, line } => format!("{line} {word}! {text}"),
        })
        .collect();
    assert_eq!(
        parsed,
        ["3 save! a.py", "5 python: one\n", "8 prepare! two\nthree", "14 sh: five\n", "16 refused! "]
    );
}
