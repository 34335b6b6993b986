//! The idle connections, which wait for the next mail.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep_until};

use super::connection::SmtpConnection;

pub struct IdleSmtpConnections {
    limit: Duration,
    /// The permits of which each connection in use holds one.
    permits: Arc<Semaphore>,
    state: Mutex<IdleState>,
}

#[derive(Default)]
struct IdleState {
    /// The connection that has been idle longest comes first.
    waiting: Vec<Waiting>,
    is_watched: bool,
}

struct Waiting {
    connection: SmtpConnection,
    until: Instant,
}

impl IdleSmtpConnections {
    pub fn new(limit: Duration, permits: Arc<Semaphore>) -> Arc<Self> {
        Arc::new(IdleSmtpConnections { limit, permits, state: Mutex::default() })
    }

    /// Takes the connection that was used last, so that surplus ones reach their idle timeout.
    pub fn take(&self) -> Option<SmtpConnection> {
        self.state().waiting.pop().map(|newest| newest.connection)
    }

    pub fn put(self: &Arc<Self>, connection: SmtpConnection) {
        let until = Instant::now() + self.limit;
        let mut state = self.state();
        state.waiting.push(Waiting { connection, until });
        if !std::mem::replace(&mut state.is_watched, true) {
            tokio::spawn(watch(Arc::downgrade(self), self.permits.clone(), until));
        }
    }

    /// Returns a connection that has reached its timeout, and when the next one will.
    fn take_expired(&self) -> (Option<SmtpConnection>, Option<Instant>) {
        let mut state = self.state();
        let is_expired = state.waiting.first().is_some_and(|oldest| oldest.until <= Instant::now());
        let expired = is_expired.then(|| state.waiting.remove(0).connection);
        let next = state.waiting.first().map(|waiting| waiting.until);
        state.is_watched = next.is_some();
        (expired, next)
    }

    fn state(&self) -> MutexGuard<'_, IdleState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Closes connections as they reach their timeout, until none are left or the mailer is dropped.
async fn watch(idle: Weak<IdleSmtpConnections>, permits: Arc<Semaphore>, first: Instant) {
    let mut next = Some(first);
    while let Some(until) = next {
        sleep_until(until).await;
        // A connection is still open while it is being closed, so that takes a permit too.
        let Ok(_permit) = permits.acquire().await else { return };
        let Some(idle) = idle.upgrade() else { return };
        let (expired, following) = idle.take_expired();
        drop(idle);
        if let Some(connection) = expired {
            connection.quit().await;
        }
        next = following;
    }
}
