//! The inputs of the operations on invitations.

use serde_json::Value;

use crate::input::{self, FromJson, Patch};
use crate::text::{Email, PersonName};
use crate::violation::{InputPathStep, Violations};

/// The person whom a single new invitation is for. A link needs neither name nor address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewInvitation {
    pub name: Option<PersonName>,
    pub email: Option<Email>,
}

impl FromJson for NewInvitation {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        input::object(value, path, faults, |fields| NewInvitation {
            name: fields.optional("name"),
            email: fields.optional("email"),
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationUpdate {
    pub name: Option<PersonName>,
}

impl FromJson for InvitationUpdate {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        let name = input::object(value, path, faults, |fields| fields.required("name"))?;
        match name? {
            Patch::Set(name) => Some(InvitationUpdate { name: Some(name) }),
            Patch::Clear | Patch::Keep => Some(InvitationUpdate { name: None }),
        }
    }
}

/// The address to which the link is mailed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SendInvitation {
    pub email: Email,
}

impl FromJson for SendInvitation {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        let email = input::object(value, path, faults, |fields| fields.required("email"))?;
        email.map(|email| SendInvitation { email })
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReactivateInvitation {
    pub send_email: bool,
}

impl FromJson for ReactivateInvitation {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        input::object(value, path, faults, |fields| ReactivateInvitation {
            send_email: fields.optional("sendEmail").unwrap_or_default(),
        })
    }
}
