//! The Markdown sources of the pages.

/// The path of each file in the folder `docs`, and its text.
pub const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// The path of each picture in the folder `docs`, and its content.
pub const PICTURES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/pictures.rs"));

/// The page that has the navigation.
pub const INDEX: &str = "index";

/// Returns the pages by name. A page's name is its path without the extension: `webhooks`,
/// `guides/first-interview`.
pub fn pages() -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.iter().filter_map(|(path, text)| Some((path.strip_suffix(".md")?, *text)))
}

/// Returns the address of a page.
pub fn address(name: &str) -> String {
    match name {
        INDEX => "/docs".to_owned(),
        name => format!("/docs/{name}"),
    }
}

/// Returns the address of a picture.
pub fn picture(path: &str) -> String {
    format!("/docs/{path}")
}

/// Returns the address of a page's Markdown.
pub fn markdown_path(name: &str) -> String {
    format!("/docs/{name}.md")
}
