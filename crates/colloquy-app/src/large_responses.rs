//! Limits the memory of all large responses together, from the first row that is read to the last byte that is sent.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use colloquy_domain::OrganizationId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::AppError;

/// The limit of all responses together.
const TOTAL_KIB: u32 = 64 * 1_024;

/// The limit of one organization, so that its slow clients leave room for others.
const ORGANIZATION_KIB: u32 = TOTAL_KIB / 2;

/// How long a request waits for memory. Including its reads, it still completes within five seconds.
const MEMORY_TIMEOUT: Duration = Duration::from_secs(2);

/// The memory of a response that is read and sent page by page.
pub const STREAM_BYTES: usize = 512 * 1_024;

/// The most memory that a page of a list needs: its rows and their JSON.
pub const LIST_BYTES: usize = 16 * 1_024 * 1_024;

/// The memory that is enough for most rows of a list.
const ROW_BYTES: usize = 16 * 1_024;

/// Returns the memory that a list with this many rows reserves.
pub fn list_bytes(rows: usize) -> usize {
    rows.saturating_mul(ROW_BYTES).min(LIST_BYTES)
}

/// The memory that large responses share.
pub struct ResponseMemoryBudget {
    all: Arc<Semaphore>,
    of_organizations: Mutex<HashMap<OrganizationId, Arc<Semaphore>>>,
}

impl Default for ResponseMemoryBudget {
    fn default() -> Self {
        ResponseMemoryBudget { all: room(TOTAL_KIB), of_organizations: Mutex::default() }
    }
}

fn room(kib: u32) -> Arc<Semaphore> {
    Arc::new(Semaphore::new(kib as usize))
}

impl ResponseMemoryBudget {
    /// Reserves memory for a response. Fails with [`AppError::Busy`] if none becomes free in time.
    pub async fn reserve(
        &self,
        organization: OrganizationId,
        bytes: usize,
    ) -> Result<ResponseMemoryReservation, AppError> {
        let kib = u32::try_from(bytes.div_ceil(1_024)).unwrap_or(u32::MAX).clamp(1, ORGANIZATION_KIB);
        let own = self.of_organization(organization);
        // The organization's limit comes first. So a request that waits for it holds nothing that others wait for.
        let reserved = timeout(MEMORY_TIMEOUT, async {
            let own = own.acquire_many_owned(kib).await?;
            let all = self.all.clone().acquire_many_owned(kib).await?;
            Ok::<_, tokio::sync::AcquireError>(ResponseMemoryReservation { permits: [own, all] })
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

/// The memory of one response, which is released when this is dropped.
#[derive(Debug)]
pub struct ResponseMemoryReservation {
    permits: [OwnedSemaphorePermit; 2],
}

impl ResponseMemoryReservation {
    /// Releases the memory that a response does not need after all.
    pub fn shrink_to(&mut self, bytes: usize) {
        for permit in &mut self.permits {
            let surplus = permit.num_permits().saturating_sub(bytes.div_ceil(1_024).max(1));
            drop(permit.split(surplus));
        }
    }
}

#[cfg(test)]
mod tests;
