//! State that the gate and the socket of a connection share. The gate marks the last response, and the socket closes
//! the connection after it.

mod socket;
#[cfg(test)]
mod tests;

use std::cell::Cell;
use std::future::pending;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use actix_web::http::{ConnectionType, StatusCode};
use actix_web::{HttpRequest, HttpResponse};

pub use socket::{SlowClientLimits, TimeLimitedSocket};

/// File descriptors kept free for the database, mails, webhooks, recordings and the log.
const RESERVED_DESCRIPTORS: usize = 256;

/// A connection's socket, and its duplicate for socket options.
const DESCRIPTORS_EACH: usize = 2;

/// All open connections of the server.
pub struct OpenConnections {
    open: AtomicUsize,
    capacity: usize,
}

impl OpenConnections {
    /// Derives the capacity from `descriptors`, the number of files that the process may open.
    pub fn within(descriptors: usize) -> Arc<Self> {
        let capacity = (descriptors.saturating_sub(RESERVED_DESCRIPTORS) / DESCRIPTORS_EACH).max(64);
        Arc::new(OpenConnections { open: AtomicUsize::new(0), capacity })
    }

    pub fn capacity(&self) -> usize {
        self.capacity
    }

    /// Returns whether more than half of the capacity is used. Idle connections must then make room for new ones.
    fn are_crowded(&self) -> bool {
        self.open.load(Ordering::Relaxed) * 2 > self.capacity
    }
}

pub struct HttpConnectionState {
    connections: Arc<OpenConnections>,
    is_handling: Cell<bool>,
    has_partial_head: Cell<bool>,
    is_last: Cell<bool>,
    is_over: Cell<bool>,
}

impl Drop for HttpConnectionState {
    fn drop(&mut self) {
        self.connections.open.fetch_sub(1, Ordering::Relaxed);
    }
}

impl HttpConnectionState {
    pub fn new(connections: Arc<OpenConnections>) -> Rc<Self> {
        connections.open.fetch_add(1, Ordering::Relaxed);
        Rc::new(HttpConnectionState {
            connections,
            is_handling: Cell::new(false),
            has_partial_head: Cell::new(false),
            is_last: Cell::new(false),
            is_over: Cell::new(false),
        })
    }

    /// Returns the connection of a request. There is none in tests without a socket.
    pub fn of(request: &HttpRequest) -> Option<&Rc<Self>> {
        request.conn_data()
    }

    pub fn is_crowded(&self) -> bool {
        self.connections.are_crowded()
    }

    /// Starts a request. Never returns if the previous response was announced as the last one: the framework decodes
    /// pipelined requests ahead, and the socket closes after that response.
    pub async fn begin(&self, request: &HttpRequest) {
        if self.is_last.get() {
            self.is_over.set(true);
            pending().await
        }
        self.is_handling.set(true);
        self.has_partial_head.set(false);
        self.is_last.set(request.head().connection_type() == ConnectionType::Close);
    }

    /// Ends a request. The response says `Connection: close` if it is the last one of the connection.
    pub fn finish(&self, response: &mut HttpResponse, has_unread_body: bool) {
        if response.status() == StatusCode::SWITCHING_PROTOCOLS {
            return;
        }
        self.is_handling.set(false);
        if self.is_last.get() || has_unread_body || self.is_crowded() {
            self.is_last.set(true);
            response.head_mut().set_connection_type(ConnectionType::Close);
        }
    }
}
