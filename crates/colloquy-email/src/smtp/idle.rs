//! The connections that wait for the next mail.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use super::connection::Connection;

pub struct Idle {
    limit: Duration,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The one that waits longest first.
    waiting: Vec<Waiting>,
    is_watched: bool,
}

struct Waiting {
    connection: Connection,
    until: Instant,
}

impl Idle {
    pub fn new(limit: Duration) -> Arc<Self> {
        Arc::new(Idle { limit, state: Mutex::default() })
    }

    /// The connection that was used last, so that those which are not needed any more come of age.
    pub fn take(&self) -> Option<Connection> {
        let newest = self.state().waiting.pop()?;
        (newest.until > Instant::now()).then_some(newest.connection)
    }

    pub fn put(self: &Arc<Self>, connection: Connection) {
        let until = Instant::now() + self.limit;
        let mut state = self.state();
        state.waiting.push(Waiting { connection, until });
        if !std::mem::replace(&mut state.is_watched, true) {
            tokio::spawn(watch(Arc::downgrade(self), until));
        }
    }

    /// Those that have waited long enough, and when the next one will have.
    fn aged(&self) -> (Vec<Waiting>, Option<Instant>) {
        let now = Instant::now();
        let mut state = self.state();
        let count = state.waiting.iter().take_while(|waiting| waiting.until <= now).count();
        let aged = state.waiting.drain(..count).collect();
        let next = state.waiting.first().map(|waiting| waiting.until);
        state.is_watched = next.is_some();
        (aged, next)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Closes connections as they come of age, until there are none or nobody needs them any more.
async fn watch(idle: Weak<Idle>, first: Instant) {
    let mut next = Some(first);
    while let Some(until) = next {
        sleep_until(until).await;
        let Some(idle) = idle.upgrade() else { return };
        let (aged, following) = idle.aged();
        drop(idle);
        for waiting in aged {
            waiting.connection.quit().await;
        }
        next = following;
    }
}
