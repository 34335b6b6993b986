//! The identity provider with which people sign in to the console.

use colloquy_domain::account::identity::SignInEmailDomains;
use colloquy_openid::{InvalidIssuer, IssuerUrl, OpenIdSettings};

use super::Values;
use crate::settings::variable;

const NAME: &str = "OpenID Connect";

/// The button on the sign-in page has to show it.
const LONGEST_NAME_CHARS: usize = 60;

#[derive(Clone, Debug)]
pub struct OpenIdSignInSettings {
    pub settings: OpenIdSettings,
    pub name: String,
    pub domains: SignInEmailDomains,
}

/// Returns `None` if there is no issuer, or if a setting is invalid.
pub(super) fn connection(values: &mut Values) -> Option<OpenIdSignInSettings> {
    let is_asked = values.given.get("openid_issuer").is_some_and(|(_, text)| !text.trim().is_empty());
    let issuer = values.take("openid_issuer", |text| {
        text.parse::<IssuerUrl>().map_err(|error: InvalidIssuer| error.to_string())
    });
    let client_id = values.take("openid_client_id", |text| Ok(text.to_owned()));
    let client_secret = values.take("openid_client_secret", |text| Ok(text.to_owned()));
    let name = values.take_or("openid_name", NAME, name);
    let domains = values.take("openid_email_domains", |text| {
        SignInEmailDomains::parse(text)
            .map_err(|part| format!("`{part}` is not a domain, such as example.org"))
    });
    if is_asked {
        let needed = [("openid_client_id", &client_id), ("openid_client_secret", &client_secret)];
        let missing = needed.into_iter().filter(|(_, value)| value.is_none());
        let reason = "is required if there is a COLLOQUY_OPENID_ISSUER".to_owned();
        values.wrong.extend(missing.map(|(name, _)| (variable(name), reason.clone())));
    }
    let settings = OpenIdSettings { issuer: issuer?, client_id: client_id?, client_secret: client_secret? };
    Some(OpenIdSignInSettings { settings, name: name?, domains: domains.unwrap_or_default() })
}

fn name(text: &str) -> Result<String, String> {
    let is_line = !text.chars().any(char::is_control) && text.chars().count() <= LONGEST_NAME_CHARS;
    if is_line { Ok(text.to_owned()) } else { Err("not a name of at most 60 characters".to_owned()) }
}
