use std::collections::BTreeSet;

use super::*;
use crate::tests::document::{check_headers, header};

/// Returns the quoted text after each occurrence of `before`.
fn quoted<'c>(content: &'c str, before: &str) -> Vec<&'c str> {
    let parts = content.split(before).skip(1);
    parts.filter_map(|rest| rest.split_once('"').map(|(quoted, _)| quoted)).collect()
}

#[test]
fn serves_every_file_in_the_present_version() {
    for file in &FILES {
        let (found, is_ours) = find(&format!("{}/{}", address(), file.name)).expect("a file");
        assert!(is_ours && found == file);
        let response = answer(found, is_ours);
        check_headers(&response);
        let kind = if file.name.ends_with(".css") { "css" } else { "javascript" };
        assert_eq!(header(&response, "content-type"), Some(format!("text/{kind}; charset=utf-8").as_str()));
        assert_eq!(header(&response, "cache-control"), Some("public, max-age=31536000, immutable"));
    }
}

#[test]
fn does_not_cache_another_version() {
    let (file, is_ours) = find("/assets/session/0123456789abcdef/ring.js").expect("a file");
    assert_eq!(header(&answer(file, is_ours), "cache-control"), Some("no-cache"));
}

#[test]
fn other_paths_are_not_files() {
    for path in ["/assets/session/ring.js", "/assets/session/x/", "/assets/session/x/y.js", "/assets/session"]
    {
        assert!(find(path).is_none(), "{path}");
    }
}

#[test]
fn modules_import_only_existing_modules() {
    let names: BTreeSet<_> = FILES.iter().map(|file| file.name).collect();
    for file in FILES.iter().filter(|file| file.name.ends_with(".js")) {
        let imports = [quoted(file.content, "from \""), quoted(file.content, "new URL(\"")].concat();
        for import in imports {
            let name = import.strip_prefix("./").unwrap_or_else(|| panic!("{}: {import}", file.name));
            assert!(names.contains(name), "{}: {import}", file.name);
        }
        assert!(!file.content.contains("import("), "{}", file.name);
    }
}

/// Otherwise what is said or typed could become part of the page.
#[test]
fn scripts_never_write_markup_and_use_no_other_site() {
    let refused = [
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "DOMParser",
        "setHTML",
        "eval(",
        "Function(",
        "http://",
        "https://",
        "@import",
        "localStorage",
        "document.cookie",
    ];
    for file in &FILES {
        for word in refused {
            assert!(!file.content.contains(word), "{}: {word}", file.name);
        }
    }
}
