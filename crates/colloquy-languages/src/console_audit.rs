//! The texts of the audit log.

use serde::Serialize;

#[derive(Serialize)]
pub struct AuditLogTexts {
    /// Downloads the log.
    pub save: &'static str,
    pub heading: &'static str,
    pub lead: &'static str,
    pub caption: &'static str,
    pub action: &'static str,
    pub by: &'static str,
    pub subject: &'static str,
    pub time: &'static str,
    pub operator: &'static str,
    pub none: &'static str,
    pub organization_set_up: &'static str,
    pub organization_updated: &'static str,
    pub member_invited: &'static str,
    pub member_invitation_withdrawn: &'static str,
    pub member_joined: &'static str,
    pub member_role_changed: &'static str,
    pub member_removed: &'static str,
    pub identity_linked: &'static str,
    pub identity_unlinked: &'static str,
    pub passkey_added: &'static str,
    pub passkey_removed: &'static str,
    pub key_created: &'static str,
    pub key_revoked: &'static str,
    pub endpoint_created: &'static str,
    pub endpoint_disabled: &'static str,
    pub endpoint_enabled: &'static str,
    pub endpoint_deleted: &'static str,
    pub secret_rotated: &'static str,
    pub erasure_requested: &'static str,
    pub data_exported: &'static str,
    pub data_imported: &'static str,
    pub retention_changed: &'static str,
}
