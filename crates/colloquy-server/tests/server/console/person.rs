//! A person with a browser, as the service sees it.

use std::path::PathBuf;

use reqwest::redirect::Policy;

use crate::harness::{Response, Server};

pub const PASSWORD: &str = "winter in lisbon";

pub struct Person<'s> {
    server: &'s Server,
    client: reqwest::Client,
    /// The cookie of the session.
    pub cookie: Option<String>,
    /// The path of the organization.
    pub base: String,
    token: String,
}

/// Returns the text between two others, which must exist.
pub fn between<'t>(text: &'t str, before: &str, after: &str) -> &'t str {
    let rest = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}")).1;
    rest.split_once(after).unwrap_or_else(|| panic!("no {after} in {rest}")).0
}

/// The file with the link to set the console up.
pub fn set_up_file(server: &Server) -> PathBuf {
    server.home.folder().join("set-up-link")
}

pub fn set_up_path(server: &Server) -> String {
    let link = std::fs::read_to_string(set_up_file(server)).expect("a link");
    link.trim().strip_prefix(&server.url).expect("a link to this service").to_owned()
}

impl<'s> Person<'s> {
    pub fn visitor(server: &'s Server) -> Self {
        let client =
            reqwest::Client::builder().no_proxy().redirect(Policy::none()).build().expect("a client");
        Person { server, client, cookie: None, base: String::new(), token: String::new() }
    }

    /// Sets the console up and returns its owner.
    pub async fn owner(server: &'s Server) -> Self {
        let mut owner = Person::visitor(server);
        let form = [
            ("organization", "Lovelace"),
            ("name", "Ada"),
            ("email", "ada@example.org"),
            ("password", PASSWORD),
        ];
        let done = owner.send(&set_up_path(server), &form).await;
        assert_eq!(done.status, 303, "{}", done.text);
        owner.arrive().await;
        owner
    }

    /// Invites a colleague, who joins.
    pub async fn colleague(&self, email: &str, role: &str) -> Person<'s> {
        let invited = self.post("/members", &[("email", email), ("role", role)]).await;
        assert_eq!(invited.status, 200, "{}", invited.text);
        let link = between(&invited.text, "id=\"link\" readonly value=\"", "\"");
        let path = link.strip_prefix(&self.server.url).expect("a link to this service");
        let mut colleague = Person::visitor(self.server);
        assert!(colleague.read(path).await.text.contains("Join Lovelace"));
        let joined = colleague.send(path, &[("name", "Grace"), ("password", PASSWORD)]).await;
        assert_eq!(joined.status, 303, "{}", joined.text);
        colleague.arrive().await;
        colleague
    }

    /// The same person, with the same browser, at another node.
    pub fn at<'o>(&self, server: &'o Server) -> Person<'o> {
        let (cookie, base, token) = (self.cookie.clone(), self.base.clone(), self.token.clone());
        Person { cookie, base, token, ..Person::visitor(server) }
    }

    pub async fn sign_in(&mut self, email: &str, password: &str) -> Response {
        let response = self.send("/app/sign-in", &[("email", email), ("password", password)]).await;
        if response.status == 303 {
            self.arrive().await;
        }
        response
    }

    /// Follows the redirection after signing in.
    pub async fn arrive(&mut self) {
        let home = self.read("/app").await;
        let list = home.header("location").expect("a redirection").to_owned();
        self.base = list.trim_end_matches("/overview").to_owned();
        let page = self.read(&list).await;
        self.token = between(&page.text, "name=\"token\" value=\"", "\"").to_owned();
    }

    /// Reads a page of the organization.
    pub async fn get(&self, path: &str) -> Response {
        self.read(&format!("{}{path}", self.base)).await
    }

    /// Sends a form of the organization.
    pub async fn post(&self, path: &str, form: &[(&str, &str)]) -> Response {
        self.post_to(&format!("{}{path}", self.base), form).await
    }

    pub async fn read(&self, path: &str) -> Response {
        let request = self.client.get(format!("{}{path}", self.server.url));
        Response::of(self.with_cookie(request).send().await).await.expect("a response")
    }

    /// Opens a stream, as a browser does that has seen this event last.
    pub async fn open(&self, path: &str, seen: Option<&str>) -> reqwest::Response {
        let mut request = self.client.get(format!("{}{path}", self.server.url));
        if let Some(seen) = seen {
            request = request.header("last-event-id", seen);
        }
        self.with_cookie(request).send().await.expect("a response")
    }

    /// Sends a form with the token of the session.
    pub async fn post_to(&self, path: &str, form: &[(&str, &str)]) -> Response {
        self.submit(path, &[form, &[("token", &self.token)]].concat(), Some(&self.server.url)).await
    }

    /// Sends a form with these fields alone.
    pub async fn submit(&self, path: &str, form: &[(&str, &str)], origin: Option<&str>) -> Response {
        let mut body = form_urlencoded::Serializer::new(String::new());
        body.extend_pairs(form);
        let mut request = self.client.post(format!("{}{path}", self.server.url));
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        let request = request.header("content-type", "application/x-www-form-urlencoded").body(body.finish());
        Response::of(self.with_cookie(request).send().await).await.expect("a response")
    }

    /// Sends a form of the organization with a file, as browsers do.
    pub async fn post_file(&self, path: &str, form: &[(&str, &str)], content: &[u8]) -> Response {
        let mut body = Vec::new();
        for (name, value) in form.iter().chain(&[("token", self.token.as_str())]) {
            let head = format!("--xyz\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n");
            body.extend([head.as_bytes(), value.as_bytes(), b"\r\n"].concat());
        }
        let head = "--xyz\r\nContent-Disposition: form-data; name=\"file\"; filename=\"people.csv\"\r\n";
        body.extend(
            [head.as_bytes(), b"Content-Type: text/csv\r\n\r\n", content, b"\r\n--xyz--\r\n"].concat(),
        );
        let request = self.client.post(format!("{}{path}", self.server.url));
        let request = request.header("origin", &self.server.url);
        let request = request.header("content-type", "multipart/form-data; boundary=xyz").body(body);
        Response::of(self.with_cookie(request).send().await).await.expect("a response")
    }

    /// Sends a form and keeps the cookie of the response.
    pub async fn send(&mut self, path: &str, form: &[(&str, &str)]) -> Response {
        let response = self.submit(path, form, Some(&self.server.url.clone())).await;
        if let Some(cookie) = response.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        response
    }

    fn with_cookie(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        }
    }
}
