//! Every route of the console, tried by everyone who must not send it.

use colloquy_console::{ConsoleRoute, ROUTES, RouteAccess};
use colloquy_domain::account::membership::{MemberRole, Permission};

use super::person::Person;
use crate::harness::{Response, Server, both};

/// Returns a path of the route, in this organization. The other parts name nothing that exists.
fn path(route: &ConsoleRoute, organization: &str) -> String {
    let nothing = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d99";
    format!("/app{}", route.path.replacen("{}", organization, 1).replace("{}", nothing))
}

async fn try_route(person: &Person<'_>, route: &ConsoleRoute, path: &str) -> Response {
    match route.method.as_str() {
        "GET" => person.read(path).await,
        _ => person.post_to(path, &[]).await,
    }
}

fn of_organization() -> impl Iterator<Item = (&'static ConsoleRoute, Permission)> {
    ROUTES.iter().filter_map(|route| match route.access {
        RouteAccess::Member(permission) => Some((route, permission)),
        RouteAccess::Anyone | RouteAccess::SignedIn | RouteAccess::Operator => None,
    })
}

#[tokio::test]
async fn every_route_is_refused_to_strangers_other_organizations_and_weaker_roles() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let own = owner.base.rsplit('/').next().expect("an id").to_owned();
        let people = [
            (MemberRole::Member, owner.colleague("m@example.org", "member").await),
            (MemberRole::Viewer, owner.colleague("v@example.org", "viewer").await),
        ];
        let nobody = Person::visitor(&server);
        let other = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d98";
        for (route, permission) in of_organization() {
            let (page, foreign) = (path(route, &own), path(route, other));
            let outside = try_route(&nobody, route, &page).await;
            assert_eq!((outside.status, outside.header("location")), (303, Some("/app/sign-in")), "{page}");
            assert_eq!(try_route(&owner, route, &foreign).await.status, 404, "{foreign}");
            for (role, person) in &people {
                let status = try_route(person, route, &page).await.status;
                match role.allows(permission) {
                    true => assert!(matches!(status, 200 | 400 | 404), "{role:?} got {status} for {page}"),
                    false => assert_eq!(status, 403, "{role:?} {page}"),
                }
            }
            let status = try_route(&owner, route, &page).await.status;
            assert!(matches!(status, 200 | 400 | 404), "the owner got {status} for {page}");
        }
        for route in ROUTES.iter().filter(|route| route.access == RouteAccess::Operator) {
            let page = path(route, other);
            let outside = try_route(&nobody, route, &page).await;
            assert_eq!((outside.status, outside.header("location")), (303, Some("/app/sign-in")), "{page}");
            assert_eq!(try_route(&owner, route, &page).await.status, 404, "{page}");
        }
        for route in ROUTES.iter().filter(|route| route.access == RouteAccess::SignedIn) {
            let page = path(route, other);
            assert_eq!(
                try_route(&nobody, route, &page).await.header("location"),
                Some("/app/sign-in"),
                "{page}"
            );
        }
    }
}

#[tokio::test]
async fn a_form_needs_the_token_of_its_session_and_the_origin_of_the_service() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let own = owner.base.rsplit('/').next().expect("an id").to_owned();
    let stranger = owner.colleague("m@example.org", "owner").await;
    let theirs =
        super::person::between(&stranger.get("/keys").await.text, "name=\"token\" value=\"", "\"").to_owned();
    for route in ROUTES.iter().filter(|route| route.method == "POST") {
        let page = path(route, &own);
        let from_elsewhere = owner.submit(&page, &[], Some("https://evil.example")).await;
        assert_eq!(from_elsewhere.status, 403, "{page}");
        if route.access == RouteAccess::Anyone {
            continue;
        }
        for form in [&[][..], &[("token", "")], &[("token", theirs.as_str())]] {
            let refused = owner.submit(&page, form, Some(&server.url)).await;
            assert_eq!(refused.status, 403, "{page} {form:?}");
        }
    }
    assert_eq!(owner.get("/keys").await.status, 200, "the owner is still signed in");
}

#[tokio::test]
async fn other_methods_and_unknown_pages_are_refused() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    for path in ["/app/", "/app/unknown", "/app/organizations", "/app/sign-in/", "/app/organizations/x/keys"]
    {
        assert_eq!(owner.read(path).await.status, 404, "{path}");
    }
    assert_eq!(server.request("GET", "/apple").send().await.expect("a response").status(), 404);
    for method in ["PUT", "DELETE", "PATCH", "OPTIONS"] {
        let refused = server.request(method, "/app/sign-in").send().await.expect("a response");
        assert_eq!(refused.status(), 405, "{method}");
        assert!(refused.headers().contains_key("allow"), "{method}");
    }
}
