//! Which page a path names.

use actix_web::http::Method;
use colloquy_domain::slug::Slug;
use colloquy_domain::unsubscription::UnsubscribeToken;

use crate::{script, stylesheet};

#[derive(Debug, PartialEq, Eq)]
pub enum Place {
    /// The root, for whoever opens the service's address in a browser.
    Home,
    Invitation(Slug),
    Share(Slug),
    Unsubscribe(UnsubscribeToken),
    Stylesheet,
    /// A file of the page on which an interview is taken.
    Script {
        file: &'static script::ScriptFile,
        is_ours: bool,
    },
    /// Where only pages are, but none.
    Nowhere,
}

impl Place {
    /// `None` when the path is not among those of pages.
    pub fn of(path: &str) -> Option<Self> {
        if path == "/" {
            return Some(Place::Home);
        }
        if path == stylesheet::PATH {
            return Some(Place::Stylesheet);
        }
        if let Some((file, is_ours)) = script::find(path) {
            return Some(Place::Script { file, is_ours });
        }
        if let Some(token) = path.strip_prefix("/unsubscribe/") {
            return Some(UnsubscribeToken::parse(token).map_or(Place::Nowhere, Place::Unsubscribe));
        }
        let slug_after = |prefix: &str| path.strip_prefix(prefix).map(Slug::parse);
        let invitation = slug_after("/i/").map(|slug| slug.map_or(Place::Nowhere, Place::Invitation));
        invitation.or_else(|| slug_after("/share/").map(|slug| slug.map_or(Place::Nowhere, Place::Share)))
    }

    /// The methods allowed here, if this is not one of them.
    pub fn refuses(&self, method: &Method) -> Option<&'static str> {
        let is_read = matches!(*method, Method::GET | Method::HEAD);
        match self {
            Place::Nowhere => None,
            Place::Share(_) | Place::Unsubscribe(_) => {
                (!is_read && *method != Method::POST).then_some("GET, HEAD, POST")
            }
            Place::Home | Place::Invitation(_) | Place::Stylesheet | Place::Script { .. } => {
                (!is_read).then_some("GET, HEAD")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, expected: Option<Place>) {
        assert_eq!(Place::of(path), expected, "{path}");
    }

    #[test]
    fn ten_letters_and_digits_name_a_page() {
        let slug = Slug::parse("aB3dE6gH9k").expect("a slug");
        check("/i/aB3dE6gH9k", Some(Place::Invitation(slug.clone())));
        check("/share/aB3dE6gH9k", Some(Place::Share(slug)));
        check("/assets/pages.css", Some(Place::Stylesheet));
        check("/", Some(Place::Home));
    }

    #[test]
    fn a_token_names_the_page_of_its_mail() {
        let token = "AZwAAAAAcACAAAAAAAAAAQcHBwcHBwcHBwcHBwcHBwc";
        let expected = UnsubscribeToken::parse(token).expect("a token");
        check(&format!("/unsubscribe/{token}"), Some(Place::Unsubscribe(expected)));
        for rest in ["", "x", &token[1..], &format!("{token}/"), "aB3dE6gH9k"] {
            check(&format!("/unsubscribe/{rest}"), Some(Place::Nowhere));
        }
        check("/unsubscribe", None);
    }

    #[test]
    fn anything_else_beneath_is_no_page() {
        let inside =
            ["", "aB3dE6gH9", "aB3dE6gH9kk", "aB3dE6gH9k/", "x/y", "aB3dE6gH%39", "aB3dE6gH9é", ".."];
        for rest in inside {
            check(&format!("/i/{rest}"), Some(Place::Nowhere));
            check(&format!("/share/{rest}"), Some(Place::Nowhere));
        }
    }

    #[test]
    fn paths_of_others_are_left_to_them() {
        for path in ["/i", "/share", "/I/aB3dE6gH9k", "/assets/", "/assets/pages.css/", "/v1/i/aB3dE6gH9k"] {
            check(path, None);
        }
    }
}
