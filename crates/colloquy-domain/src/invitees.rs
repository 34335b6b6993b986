//! The people whom one call invites.

use serde_json::Value;

use crate::input::{self, FromJson};
use crate::text::{Email, PersonName};
use crate::violation::{InputPathStep, Violations};

/// The maximum number of invitees in one call.
pub const MAX_INVITEES: usize = 500;

/// A person to invite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitee {
    pub name: Option<PersonName>,
    pub email: Email,
}

impl FromJson for Invitee {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        let (name, email) =
            input::object(value, path, faults, |fields| (fields.optional("name"), fields.required("email")))?;
        Some(Invitee { name, email: email? })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InviteeList(pub Vec<Invitee>);

impl FromJson for InviteeList {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        input::array(value, (0, MAX_INVITEES), path, faults).map(InviteeList)
    }
}

/// The people to invite to an existing interview: at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewInvitations {
    pub invitees: Vec<Invitee>,
}

struct SomeInvitees(Vec<Invitee>);

impl FromJson for SomeInvitees {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        input::array(value, (1, MAX_INVITEES), path, faults).map(SomeInvitees)
    }
}

impl FromJson for NewInvitations {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        let invitees = input::object(value, path, faults, |fields| fields.required("invitees"))?;
        invitees.map(|SomeInvitees(invitees)| NewInvitations { invitees })
    }
}
