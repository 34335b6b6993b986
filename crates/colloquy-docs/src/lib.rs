//! The documentation: the pages of `docs`, the interactive reference generated from the OpenAPI document, and
//! discovery documents for programs. All are generated once, as text; the server decides how to serve them.

mod assets;
mod discovery;
mod highlight;
mod layout;
mod links;
mod markdown;
mod navigation;
mod reference;
mod search;
mod site;
mod sources;

/// A document and its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServedDocument {
    pub path: String,
    pub content_type: &'static str,
    /// The headers besides the content type.
    pub headers: Vec<(&'static str, String)>,
    pub body: String,
}

impl ServedDocument {
    fn new(path: impl Into<String>, content_type: &'static str, body: impl Into<String>) -> Self {
        ServedDocument { path: path.into(), content_type, headers: Vec::new(), body: body.into() }
    }

    fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }
}

/// Returns all documents. `base` is the service's address, `description` its OpenAPI document.
pub fn documents(base: &str, description: &str) -> Vec<ServedDocument> {
    let site = site::DocsSite::new(base, description);
    let mut documents = site.documents();
    documents.extend(discovery::documents(base, &site));
    documents
}

/// Returns the address of each picture, which is a PNG file, and its content.
pub fn pictures() -> impl Iterator<Item = (String, &'static [u8])> {
    sources::PICTURES.iter().map(|(path, content)| (sources::picture(path), *content))
}

#[cfg(test)]
mod tests;
