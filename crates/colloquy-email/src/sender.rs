//! The configured address that mails are sent from.

use std::str::FromStr;

use colloquy_domain::text::Email;
use lettre::Address;
use lettre::message::Mailbox;

/// `invitations@example.org`, or `Example <invitations@example.org>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SenderAddress {
    /// The name to show if the organization's own name cannot be shown.
    name: Option<String>,
    address: Address,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" is not an address to send from; write invitations@example.org or Name <invitations@example.org>"
)]
pub struct InvalidSender(String);

impl SenderAddress {
    pub(crate) fn named(&self, organization_name: &str) -> Mailbox {
        let name =
            if organization_name.is_empty() { self.name.clone() } else { Some(organization_name.to_owned()) };
        Mailbox::new(name, self.address.clone())
    }

    pub(crate) fn address(&self) -> &Address {
        &self.address
    }
}

impl FromStr for SenderAddress {
    type Err = InvalidSender;

    fn from_str(text: &str) -> Result<Self, InvalidSender> {
        let invalid = || InvalidSender(text.to_owned());
        let mailbox: Mailbox = text.trim().parse().map_err(|_| invalid())?;
        Email::parse(mailbox.email.as_ref()).map_err(|_| invalid())?;
        Ok(SenderAddress { name: mailbox.name, address: mailbox.email })
    }
}

#[cfg(test)]
mod tests;
