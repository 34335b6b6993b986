//! Maps paths to pages.

use actix_web::http::Method;
use colloquy_domain::slug::Slug;
use colloquy_domain::unsubscription::UnsubscribeToken;

use crate::{logo, session_assets, stylesheet};

#[derive(Debug, PartialEq, Eq)]
pub enum PagePath {
    /// The root, for those who open the service's address in a browser.
    Home,
    Invitation(Slug),
    /// Where an invitee says that they do not want to take part.
    Decline(Slug),
    /// Where an invitee asks for a reminder.
    Remind(Slug),
    /// Where the page of an invitation says the time zone of its browser.
    TimeZone(Slug),
    /// Where an invitee withdraws their consent.
    Withdraw(Slug),
    Share(Slug),
    Unsubscribe(UnsubscribeToken),
    Stylesheet,
    /// The stylesheet with the colour of an organization.
    AccentStylesheet,
    /// The logo of an organization.
    Logo,
    /// A file of the interview's page.
    Script {
        file: &'static session_assets::SessionPageAsset,
        is_ours: bool,
    },
    /// A path in the folders of pages that matches none.
    Nowhere,
}

/// Returns a page behind a link.
type PageOfLink = fn(Slug) -> PagePath;

/// The pages of an invitation, by what follows the slug in their paths.
pub const OF_INVITATION: [(&str, PageOfLink); 5] = [
    ("", PagePath::Invitation),
    ("/decline", PagePath::Decline),
    ("/remind", PagePath::Remind),
    ("/time-zone", PagePath::TimeZone),
    ("/withdraw", PagePath::Withdraw),
];

impl PagePath {
    /// Returns `None` if the path does not belong to the pages.
    pub fn of(path: &str) -> Option<Self> {
        if path == "/" {
            return Some(PagePath::Home);
        }
        if path == stylesheet::PATH {
            return Some(PagePath::Stylesheet);
        }
        if path == stylesheet::ACCENT_PATH {
            return Some(PagePath::AccentStylesheet);
        }
        if path == logo::PATH {
            return Some(PagePath::Logo);
        }
        if let Some((file, is_ours)) = session_assets::find(path) {
            return Some(PagePath::Script { file, is_ours });
        }
        if let Some(token) = path.strip_prefix("/unsubscribe/") {
            return Some(UnsubscribeToken::parse(token).map_or(PagePath::Nowhere, PagePath::Unsubscribe));
        }
        let slug_or_nowhere =
            |slug: &str, page: fn(Slug) -> PagePath| Slug::parse(slug).map_or(PagePath::Nowhere, page);
        if let Some(rest) = path.strip_prefix("/i/") {
            let (slug, action) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
            let found = OF_INVITATION.iter().find(|(known, _)| *known == action);
            return Some(found.map_or(PagePath::Nowhere, |(_, page)| slug_or_nowhere(slug, *page)));
        }
        path.strip_prefix("/share/").map(|slug| slug_or_nowhere(slug, PagePath::Share))
    }

    /// Returns the allowed methods if `method` is not one of them.
    pub fn refuses(&self, method: &Method) -> Option<&'static str> {
        let is_read = matches!(*method, Method::GET | Method::HEAD);
        match self {
            PagePath::Nowhere => None,
            PagePath::TimeZone(_) => (*method != Method::POST).then_some("POST"),
            PagePath::Share(_)
            | PagePath::Unsubscribe(_)
            | PagePath::Decline(_)
            | PagePath::Remind(_)
            | PagePath::Withdraw(_) => (!is_read && *method != Method::POST).then_some("GET, HEAD, POST"),
            PagePath::Home
            | PagePath::Invitation(_)
            | PagePath::Stylesheet
            | PagePath::AccentStylesheet
            | PagePath::Logo
            | PagePath::Script { .. } => (!is_read).then_some("GET, HEAD"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, expected: Option<PagePath>) {
        assert_eq!(PagePath::of(path), expected, "{path}");
    }

    #[test]
    fn ten_letters_and_digits_are_a_slug() {
        let slug = Slug::parse("aB3dE6gH9k").expect("a slug");
        check("/i/aB3dE6gH9k", Some(PagePath::Invitation(slug.clone())));
        check("/share/aB3dE6gH9k", Some(PagePath::Share(slug.clone())));
        check("/i/aB3dE6gH9k/decline", Some(PagePath::Decline(slug.clone())));
        check("/i/aB3dE6gH9k/remind", Some(PagePath::Remind(slug.clone())));
        check("/i/aB3dE6gH9k/time-zone", Some(PagePath::TimeZone(slug.clone())));
        check("/i/aB3dE6gH9k/withdraw", Some(PagePath::Withdraw(slug)));
        check("/assets/pages.css", Some(PagePath::Stylesheet));
        check("/assets/accent.css", Some(PagePath::AccentStylesheet));
        check("/assets/logo", Some(PagePath::Logo));
        check("/", Some(PagePath::Home));
    }

    #[test]
    fn a_token_leads_to_the_unsubscribe_page() {
        let token = "AZwAAAAAcACAAAAAAAAAAQcHBwcHBwcHBwcHBwcHBwc";
        let expected = UnsubscribeToken::parse(token).expect("a token");
        check(&format!("/unsubscribe/{token}"), Some(PagePath::Unsubscribe(expected)));
        for rest in ["", "x", &token[1..], &format!("{token}/"), "aB3dE6gH9k"] {
            check(&format!("/unsubscribe/{rest}"), Some(PagePath::Nowhere));
        }
        check("/unsubscribe", None);
    }

    #[test]
    fn other_paths_in_these_folders_match_no_page() {
        let inside = [
            "",
            "aB3dE6gH9",
            "aB3dE6gH9/decline",
            "/decline",
            "/withdraw",
            "aB3dE6gH9k/withdraw/",
            "aB3dE6gH9kk",
            "aB3dE6gH9k/",
            "x/y",
            "aB3dE6gH%39",
            "aB3dE6gH9é",
            "..",
        ];
        for rest in inside {
            check(&format!("/i/{rest}"), Some(PagePath::Nowhere));
            check(&format!("/share/{rest}"), Some(PagePath::Nowhere));
        }
    }

    #[test]
    fn ignores_paths_outside_the_pages() {
        for path in ["/i", "/share", "/I/aB3dE6gH9k", "/assets/", "/assets/pages.css/", "/v1/i/aB3dE6gH9k"] {
            check(path, None);
        }
    }
}
