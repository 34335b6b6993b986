use super::*;
use crate::tests::document::{check_headers, header, page};

fn check(language: Language) -> String {
    let response = answer(language);
    check_headers(&response);
    assert_eq!(header(&response, "vary"), Some("Accept, Accept-Language"));
    let document = page(response, StatusCode::OK);
    assert_eq!((document.language(), &*document.one("h1").text), (language.as_str(), "Colloquy"));
    let links: Vec<_> = document.all("a").filter_map(|link| link.get("href").map(str::to_owned)).collect();
    assert_eq!(
        links,
        ["/app", "/docs/authentication", "/docs", "/docs/getting-started", "/docs/reference", "/healthz"]
    );
    document.one("main").text.clone()
}

#[test]
fn every_language_has_its_own_page() {
    let mut texts: Vec<String> = Language::ALL.iter().map(|language| check(*language)).collect();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), Language::ALL.len(), "each language has its own texts");
}
