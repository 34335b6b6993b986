//! Identities: who a person is at a provider that signs people in for this service, with OpenID Connect.

use jiff::Timestamp;

use crate::ids::AccountId;
use crate::text::{AccountName, Email};

/// The longest subject that OpenID Connect allows, with room for providers that do not keep to it.
const LONGEST_SUBJECT_BYTES: usize = 1_000;

/// A person at a provider. Only both parts together identify a person: addresses change and are given to others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IdentityKey {
    pub issuer: String,
    pub subject: String,
}

impl IdentityKey {
    /// Returns `None` if the subject is empty, too long or no text that a database can store.
    pub fn new(issuer: &str, subject: &str) -> Option<Self> {
        let is_subject = !subject.is_empty()
            && subject.len() <= LONGEST_SUBJECT_BYTES
            && !subject.chars().any(char::is_control);
        is_subject.then(|| IdentityKey { issuer: issuer.to_owned(), subject: subject.to_owned() })
    }
}

/// An identity with which a person signs in to an account. An account has at most one at each provider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountIdentity {
    pub key: IdentityKey,
    pub account_id: AccountId,
    pub linked_at: Timestamp,
}

/// What a provider has proven about the person who is signing in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenIdentity {
    pub key: IdentityKey,
    pub email: Option<String>,
    /// Whether the provider says that the address belongs to the person.
    pub is_email_verified: bool,
    pub name: Option<String>,
}

impl ProvenIdentity {
    /// Returns the address, if it belongs to the person.
    pub fn verified_email(&self) -> Option<Email> {
        let email = self.email.as_deref().filter(|_| self.is_email_verified)?;
        Email::parse(email.trim()).ok()
    }

    /// Returns the name for a new account: the person's name, or the part of the address before the `@`.
    pub fn account_name(&self, email: &Email) -> Option<AccountName> {
        let given = self.name.as_deref().and_then(|name| AccountName::parse(name.trim()).ok());
        given.or_else(|| AccountName::parse(email.as_str().split('@').next()?).ok())
    }
}

/// The domains whose addresses may sign in through the provider. An empty list allows every address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SignInEmailDomains(Vec<String>);

impl SignInEmailDomains {
    /// Parses a list that is separated by commas. Returns the first part that is not a domain as the error.
    pub fn parse(text: &str) -> Result<Self, String> {
        let parts = text.split(',').map(|part| part.trim().trim_start_matches('@').to_ascii_lowercase());
        let domains: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
        let is_domain = |domain: &String| Email::parse(&format!("a@{domain}")).is_ok();
        match domains.iter().find(|domain| !is_domain(domain)) {
            Some(other) => Err(other.clone()),
            None => Ok(SignInEmailDomains(domains)),
        }
    }

    /// Returns whether a person may sign in, whose proven address is this one. Subdomains are other domains.
    pub fn allow(&self, email: Option<&Email>) -> bool {
        let domain = email.and_then(|email| email.as_str().rsplit_once('@')).map(|(_, domain)| domain);
        let is_allowed = |domain: &str| self.0.iter().any(|allowed| allowed.eq_ignore_ascii_case(domain));
        self.0.is_empty() || domain.is_some_and(is_allowed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proven(email: &str, is_email_verified: bool, name: &str) -> ProvenIdentity {
        ProvenIdentity {
            key: IdentityKey::new("https://id.example.org", "1").expect("a key"),
            email: Some(email.to_owned()),
            is_email_verified,
            name: Some(name.to_owned()),
        }
    }

    #[test]
    fn only_a_verified_address_counts() {
        let address = |proven: ProvenIdentity| proven.verified_email().map(|email| email.as_str().to_owned());
        assert_eq!(address(proven(" ada@example.org ", true, "")), Some("ada@example.org".to_owned()));
        assert_eq!(address(proven("ada@example.org", false, "")), None);
        assert_eq!(address(proven("ada", true, "")), None);
    }

    #[test]
    fn an_account_without_a_name_is_named_after_its_address() {
        let email = Email::parse("ada@example.org").expect("an address");
        let name = |given| proven("", true, given).account_name(&email).expect("a name").as_str().to_owned();
        assert_eq!((name("Ada Lovelace"), name(" ")), ("Ada Lovelace".to_owned(), "ada".to_owned()));
    }

    #[test]
    fn a_list_of_domains_allows_exactly_these() {
        let email = |text: &str| Email::parse(text).expect("an address");
        let domains = SignInEmailDomains::parse("example.org, @Example.COM").expect("domains");
        for (address, is_allowed) in [
            ("ada@example.org", true),
            ("ada@EXAMPLE.com", true),
            ("ada@sub.example.org", false),
            ("ada@notexample.org", false),
        ] {
            assert_eq!(domains.allow(Some(&email(address))), is_allowed, "{address}");
        }
        assert!(!domains.allow(None));
        assert!(SignInEmailDomains::default().allow(None));
        assert_eq!(SignInEmailDomains::parse("example.org,not a domain"), Err("not a domain".to_owned()));
    }

    #[test]
    fn a_subject_is_text_of_a_bounded_length() {
        for subject in ["", "a\0b", &"a".repeat(1_001)] {
            assert_eq!(IdentityKey::new("https://id.example.org", subject), None);
        }
    }
}
