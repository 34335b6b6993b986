//! The rows that the floor inserts.

use jiff::{Timestamp, Unit};
use uuid::Uuid;

use super::INVITEES;
use crate::floor::slug;

pub fn name(number: usize) -> String {
    format!("Person {number}")
}

pub fn email(number: usize) -> String {
    format!("person{number}@example.org")
}

/// The API key that creates the invitations.
#[derive(Clone, Debug)]
pub struct BenchInvitingKey {
    pub id: Uuid,
    pub label: String,
}

/// Three rows for each invitee. Only the columns that differ between rows have a value for each.
#[derive(Debug)]
pub struct FloorInviteeRows {
    pub organization: Uuid,
    pub interview: Uuid,
    pub key: BenchInvitingKey,
    pub now: Timestamp,
    pub invitations: Vec<Uuid>,
    pub slugs: Vec<String>,
    pub names: Vec<String>,
    pub emails: Vec<String>,
    pub entries: Vec<Uuid>,
    pub mails: Vec<Uuid>,
    /// What the links to unsubscribe are signed with.
    pub secrets: Vec<Vec<u8>>,
}

impl FloorInviteeRows {
    pub fn new(organization: Uuid, interview: Uuid, key: BenchInvitingKey) -> Self {
        let now = Timestamp::now();
        let ids = || (0..INVITEES).map(|_| Uuid::now_v7()).collect();
        FloorInviteeRows {
            organization,
            interview,
            key,
            now: now.round(Unit::Millisecond).unwrap_or(now),
            invitations: ids(),
            slugs: (0..INVITEES).map(|_| slug(Uuid::now_v7())).collect(),
            names: (0..INVITEES).map(name).collect(),
            emails: (0..INVITEES).map(email).collect(),
            entries: ids(),
            mails: ids(),
            secrets: (0..INVITEES).map(|_| Uuid::now_v7().as_bytes().to_vec()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn each_invitee_has_a_unique_link() {
        let key = BenchInvitingKey { id: Uuid::nil(), label: String::new() };
        let rows = FloorInviteeRows::new(Uuid::nil(), Uuid::nil(), key);
        let slugs: HashSet<&String> = rows.slugs.iter().collect();
        assert_eq!(slugs.len(), INVITEES);
        assert!(slugs.iter().all(|slug| slug.len() == 10));
    }
}
