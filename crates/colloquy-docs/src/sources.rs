//! The pages as they are written.

/// Each file's path in the folder `docs`, and its text.
pub const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// The one that has the navigation.
pub const INDEX: &str = "index";

/// A page's name is its path without the ending: `webhooks`, `guides/first-interview`.
pub fn pages() -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.iter().filter_map(|(path, text)| Some((path.strip_suffix(".md")?, *text)))
}

/// Where a page is.
pub fn address(name: &str) -> String {
    match name {
        INDEX => "/docs".to_owned(),
        name => format!("/docs/{name}"),
    }
}

/// Where its Markdown is.
pub fn twin(name: &str) -> String {
    format!("/docs/{name}.md")
}
