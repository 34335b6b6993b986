//! The unprivileged account for servers that refuse to run as root.

use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Account {
    user: u32,
    group: u32,
}

impl Account {
    /// Returns the account, or `None` if this program is not root and needs none.
    pub fn unprivileged() -> Result<Option<Account>> {
        if !is_root() {
            return Ok(None);
        }
        let accounts = std::fs::read_to_string("/etc/passwd").context("cannot read /etc/passwd")?;
        ["postgres", "nobody"].into_iter().find_map(|name| find(&accounts, name)).map(Some).context(
            "PostgreSQL does not run as root, and there is no user `postgres` or `nobody` to run it as",
        )
    }

    pub fn own(self, path: &Path) -> Result<()> {
        chown(path, Some(self.user), Some(self.group))
            .with_context(|| format!("cannot change the owner of {}", path.display()))
    }

    pub fn run(self, command: &mut Command) {
        command.uid(self.user).gid(self.group);
    }
}

pub fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

fn find(accounts: &str, name: &str) -> Option<Account> {
    accounts.lines().find_map(|line| {
        let mut fields = line.split(':');
        (fields.next()? == name).then_some(())?;
        let mut numbers = fields.skip(1).map(str::parse);
        Some(Account { user: numbers.next()?.ok()?, group: numbers.next()?.ok()? })
    })
}

#[cfg(test)]
mod tests;
