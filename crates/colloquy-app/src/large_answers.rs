//! How much memory large answers may hold together, from the first row read until the last byte has left.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use colloquy_domain::OrganizationId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::AppError;

/// Of all answers together.
const TOTAL_KIB: u32 = 64 * 1_024;

/// Of one organization's, so that its slow readers leave room for others.
const ORGANIZATION_KIB: u32 = TOTAL_KIB / 2;

/// How long a request waits for room. With its reads it is still answered within five seconds.
const WAIT: Duration = Duration::from_secs(2);

/// What an answer holds that is read and sent page by page.
pub const STREAM_BYTES: usize = 512 * 1_024;

/// What a page of a list can come to: its rows, and the JSON made of them.
pub const LIST_BYTES: usize = 16 * 1_024 * 1_024;

/// What a row of a list usually takes at most.
const ROW_BYTES: usize = 16 * 1_024;

/// What a list of so many rows reserves.
pub fn list_bytes(rows: usize) -> usize {
    rows.saturating_mul(ROW_BYTES).min(LIST_BYTES)
}

/// The memory that large answers share.
pub struct LargeAnswers {
    all: Arc<Semaphore>,
    of_organizations: Mutex<HashMap<OrganizationId, Arc<Semaphore>>>,
}

impl Default for LargeAnswers {
    fn default() -> Self {
        LargeAnswers { all: room(TOTAL_KIB), of_organizations: Mutex::default() }
    }
}

fn room(kib: u32) -> Arc<Semaphore> {
    Arc::new(Semaphore::new(kib as usize))
}

impl LargeAnswers {
    /// Waits for room for an answer; [`AppError::Busy`] if there is none in time.
    pub async fn reserve(&self, organization: OrganizationId, bytes: usize) -> Result<Reservation, AppError> {
        let kib = u32::try_from(bytes.div_ceil(1_024)).unwrap_or(u32::MAX).clamp(1, ORGANIZATION_KIB);
        let own = self.of_organization(organization);
        // The organization's part first: whoever waits for that holds nothing that others wait for.
        let reserved = timeout(WAIT, async {
            let own = own.acquire_many_owned(kib).await?;
            let all = self.all.clone().acquire_many_owned(kib).await?;
            Ok::<_, tokio::sync::AcquireError>(Reservation { permits: [own, all] })
        });
        match reserved.await {
            Ok(Ok(reservation)) => Ok(reservation),
            Ok(Err(_)) | Err(_) => Err(AppError::Busy),
        }
    }

    fn of_organization(&self, organization: OrganizationId) -> Arc<Semaphore> {
        let mut of_organizations = self.of_organizations.lock().unwrap_or_else(PoisonError::into_inner);
        if !of_organizations.contains_key(&organization) {
            of_organizations.retain(|_, room| Arc::strong_count(room) > 1);
        }
        of_organizations.entry(organization).or_insert_with(|| room(ORGANIZATION_KIB)).clone()
    }
}

/// Room for one answer, given back when this is dropped.
#[derive(Debug)]
pub struct Reservation {
    permits: [OwnedSemaphorePermit; 2],
}

impl Reservation {
    /// Gives back what an answer turned out not to need.
    pub fn shrink_to(&mut self, bytes: usize) {
        for permit in &mut self.permits {
            let surplus = permit.num_permits().saturating_sub(bytes.div_ceil(1_024).max(1));
            drop(permit.split(surplus));
        }
    }
}

#[cfg(test)]
mod tests;
