//! The server's sockets and threads.

use std::io;
use std::net::TcpListener;
use std::time::Duration;

use actix_web::dev::{Server, ServerHandle};
use actix_web::{App, HttpServer, web};

use crate::Service;
use crate::gate::answer;

/// How long requests that are under way may take to finish when the service stops.
const SHUTDOWN_LIMIT_S: u64 = 30;

/// How long an idle connection is kept: longer than most clients and proxies keep theirs.
const KEEP_ALIVE: Duration = Duration::from_secs(75);

/// How long a request's head may take to arrive, also while all threads are busy.
const HEAD_LIMIT: Duration = Duration::from_secs(30);

/// A server that has been started.
pub struct Running {
    server: Server,
    handle: ServerHandle,
}

/// Serves on a listener with one thread for each processor, or as many as are asked for.
pub fn serve(service: Service, listener: TcpListener, threads: Option<usize>) -> io::Result<Running> {
    let service = web::Data::new(service);
    // The operation table is the router: what it says of a path has to be known before anything else is looked at.
    let app = move || App::new().app_data(service.clone()).default_service(web::to(answer));
    let mut server = HttpServer::new(app)
        .keep_alive(KEEP_ALIVE)
        .client_request_timeout(HEAD_LIMIT)
        .shutdown_timeout(SHUTDOWN_LIMIT_S)
        .disable_signals();
    if let Some(threads) = threads {
        server = server.workers(threads);
    }
    Ok(Running::of(server.listen(listener)?.run()))
}

impl Running {
    pub(crate) fn of(server: Server) -> Self {
        Running { handle: server.handle(), server }
    }

    /// Serves until `asked` is done; then finishes what is under way, and takes on nothing more.
    pub async fn until(self, asked: impl Future<Output = ()>) -> io::Result<()> {
        let Running { server, handle } = self;
        let stop = async {
            asked.await;
            handle.stop(true).await;
        };
        tokio::pin!(server);
        tokio::select! {
            ended = &mut server => ended,
            () = stop => server.await,
        }
    }
}
