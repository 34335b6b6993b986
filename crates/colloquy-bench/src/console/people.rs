//! People who sign in to the console of the service that is measured.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use anyhow::{Context, Result, bail};
use uuid::Uuid;

use super::ANSWER_AT_MOST;

const OWNER: &str = "organization=Large&name=Ada&email=ada%40example.org&password=a+long+password+of+hers";

const MEMBER: &str = "name=Grace&password=a+long+password+of+hers";

/// Creates the account of an owner, and returns the cookie of its session.
pub fn set_up(address: SocketAddr, link: &str) -> Result<String> {
    let answer = send(address, link, None, Some(OWNER)).context("cannot set the organization up")?;
    session(&answer)
}

/// Lets the owner invite as many members, who join, and returns the cookies of their sessions.
pub fn members(address: SocketAddr, organization: Uuid, owner: &str, count: usize) -> Result<Vec<String>> {
    let path = format!("/app/organizations/{organization}/members");
    let page = send(address, &path, Some(owner), None)?;
    let token = between(&page, "name=\"token\" value=\"", "\"")?.to_owned();
    let mut cookies = Vec::new();
    for number in 0..count {
        let form = format!("token={token}&email=member{number}%40example.org&role=member");
        let invited = send(address, &path, Some(owner), Some(&form))?;
        let secret = between(&invited, "/app/join/", "\"")?;
        let joined = send(address, &format!("/app/join/{secret}"), None, Some(MEMBER))?;
        cookies.push(session(&joined)?);
    }
    Ok(cookies)
}

/// Requests a page, or sends a form, and returns the whole response.
fn send(address: SocketAddr, path: &str, cookie: Option<&str>, form: Option<&str>) -> Result<String> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(ANSWER_AT_MOST))?;
    let (method, body) = form.map_or(("GET", ""), |form| ("POST", form));
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{cookie}\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

fn between<'t>(text: &'t str, before: &str, after: &str) -> Result<&'t str> {
    let found = text.split_once(before).and_then(|(_, rest)| rest.split_once(after));
    match found {
        Some((between, _)) => Ok(between),
        None => bail!("no {before} in {}", text.lines().next().unwrap_or_default()),
    }
}

fn session(answer: &str) -> Result<String> {
    let cookie = cookie_of(answer).map(str::to_owned);
    cookie.with_context(|| format!("there is no session: {}", answer.lines().next().unwrap_or_default()))
}

/// Returns the name and value of the cookie that a response sets.
fn cookie_of(answer: &str) -> Option<&str> {
    let mut headers = answer.lines().take_while(|line| !line.is_empty());
    let value = headers.find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("set-cookie").then_some(value)
    })?;
    value.split(';').next().map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_sent_without_its_attributes() {
        let answer = "HTTP/1.1 303 See Other\r\nset-cookie: name=value; Path=/app; HttpOnly\r\n\r\n";
        assert_eq!(cookie_of(answer), Some("name=value"));
    }

    #[test]
    fn a_cookie_is_looked_up_in_the_head_alone() {
        assert_eq!(cookie_of("HTTP/1.1 200 OK\r\n\r\nSet-Cookie: name=value\r\n"), None);
    }
}
