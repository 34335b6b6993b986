use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// How many rows a table has, and the sum of the hashes of its rows. A sum does not depend on the order of the rows,
/// which differs between the databases.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableTotals {
    pub rows: u64,
    digest: [u64; 4],
}

impl TableTotals {
    pub fn add(&mut self, row: &str) {
        let hash = Sha256::digest(row.as_bytes());
        self.rows += 1;
        for (sum, part) in self.digest.iter_mut().zip(hash.chunks_exact(8)) {
            *sum = sum.wrapping_add(u64::from_be_bytes(part.try_into().unwrap_or_default()));
        }
    }
}

impl fmt::Display for TableTotals {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} rows with digest ", self.rows)?;
        self.digest.iter().try_for_each(|part| write!(formatter, "{part:016x}"))
    }
}
