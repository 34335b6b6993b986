//! The connections that wait for the next mail.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep_until};

use super::connection::SmtpConnection;

pub struct IdleConnections {
    limit: Duration,
    /// Taken by whoever uses a connection.
    seats: Arc<Semaphore>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The one that waits longest first.
    waiting: Vec<Waiting>,
    is_watched: bool,
}

struct Waiting {
    connection: SmtpConnection,
    until: Instant,
}

impl IdleConnections {
    pub fn new(limit: Duration, seats: Arc<Semaphore>) -> Arc<Self> {
        Arc::new(IdleConnections { limit, seats, state: Mutex::default() })
    }

    /// The connection that was used last, so that those which are not needed any more come of age.
    pub fn take(&self) -> Option<SmtpConnection> {
        self.state().waiting.pop().map(|newest| newest.connection)
    }

    pub fn put(self: &Arc<Self>, connection: SmtpConnection) {
        let until = Instant::now() + self.limit;
        let mut state = self.state();
        state.waiting.push(Waiting { connection, until });
        if !std::mem::replace(&mut state.is_watched, true) {
            tokio::spawn(watch(Arc::downgrade(self), self.seats.clone(), until));
        }
    }

    /// One that has waited long enough, and when the next one will have.
    fn aged(&self) -> (Option<SmtpConnection>, Option<Instant>) {
        let mut state = self.state();
        let is_aged = state.waiting.first().is_some_and(|oldest| oldest.until <= Instant::now());
        let aged = is_aged.then(|| state.waiting.remove(0).connection);
        let next = state.waiting.first().map(|waiting| waiting.until);
        state.is_watched = next.is_some();
        (aged, next)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Closes connections as they come of age, until there are none or nobody needs them any more.
async fn watch(idle: Weak<IdleConnections>, seats: Arc<Semaphore>, first: Instant) {
    let mut next = Some(first);
    while let Some(until) = next {
        sleep_until(until).await;
        // While it takes its leave it is still open, and counts.
        let Ok(_seat) = seats.acquire().await else { return };
        let Some(idle) = idle.upgrade() else { return };
        let (aged, following) = idle.aged();
        drop(idle);
        if let Some(connection) = aged {
            connection.quit().await;
        }
        next = following;
    }
}
