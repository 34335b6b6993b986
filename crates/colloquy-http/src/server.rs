//! The server's sockets and threads.

use std::future::ready;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::num::NonZero;
use std::os::fd::AsFd;
use std::sync::Arc;
use std::time::Duration;

use actix_http::HttpService;
use actix_http::error::DispatchError;
use actix_server::GracefulShutdownSignal;
use actix_service::{ServiceFactory, ServiceFactoryExt, fn_service, map_config};
use actix_tls::accept::TlsError;
use actix_tls::accept::rustls_0_23::{Acceptor, TlsStream};
use actix_web::dev::{AppConfig, Extensions, Server, ServerHandle};
use actix_web::rt::net::TcpStream;
use actix_web::{App, web};
use rustix::process::{Resource, getrlimit};
use rustls::ServerConfig;
use tokio::io::{AsyncRead, AsyncWrite};

use crate::HttpServiceState;
use crate::connection::{HttpConnectionState, OpenConnections, SlowClientLimits, TimeLimitedSocket};
use crate::gate::answer;

/// The number of open files to assume if the system sets no limit or a higher one.
const MANY_FILES: u64 = 1 << 18;

/// How long requests in progress may take to finish when the service stops.
const SHUTDOWN_LIMIT_S: u64 = 30;

/// How long an idle connection is kept: longer than most clients and proxies keep theirs.
const KEEP_ALIVE: Duration = Duration::from_secs(75);

/// How long a request's head may take to arrive, also while all threads are busy.
const HEAD_LIMIT: Duration = Duration::from_secs(30);

/// How long a TLS handshake may take. Mobile networks can be slow.
const HANDSHAKE_LIMIT: Duration = Duration::from_secs(10);

/// How long a client may keep the service waiting. A connection slower than about half a kilobyte a second is not
/// usable.
const LIMITS: SlowClientLimits = SlowClientLimits {
    head: HEAD_LIMIT,
    write: Duration::from_secs(30),
    progress: 16 * 1_024,
    linger: LINGER,
    discard: 16 * 1_024 * 1_024,
};

/// How long the service reads from a client after the last response, so that the client can receive all of it.
const LINGER: Duration = Duration::from_secs(2);

/// A server that has been started.
pub struct RunningServer {
    server: Server,
    handle: ServerHandle,
}

/// Serves on a listener, over TLS if it is configured. Uses `threads` threads, by default one for each processor.
pub fn serve(
    service: HttpServiceState,
    listener: TcpListener,
    tls: Option<ServerConfig>,
    threads: Option<usize>,
) -> io::Result<RunningServer> {
    let service = web::Data::new(service.behind_tls(tls.is_some()));
    let threads = threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, NonZero::get));
    let connections = OpenConnections::within(open_files());
    let server = actix_server::Server::build()
        .workers(threads)
        .max_concurrent_connections((connections.capacity() / threads).max(1))
        .shutdown_timeout(SHUTDOWN_LIMIT_S)
        .disable_signals();
    let protocol = Protocol { service, connections, stopping: server.graceful_shutdown_signal() };
    let server = match tls {
        Some(tls) => server.listen("colloquy", listener, move || protocol.encrypted(tls.clone())),
        None => server.listen("colloquy", listener, move || protocol.plain()),
    };
    Ok(RunningServer::of(server?.run()))
}

/// Returns how many files this process may open.
fn open_files() -> usize {
    let limit = getrlimit(Resource::Nofile).current.unwrap_or(MANY_FILES);
    usize::try_from(limit.min(MANY_FILES)).unwrap_or(usize::MAX)
}

/// Serves HTTP/1.1 on a connection. The framework's own server would offer HTTP/2 over TLS, which does not support
/// WebSockets here, and it does not allow a custom socket.
#[derive(Clone)]
struct Protocol {
    service: web::Data<HttpServiceState>,
    connections: Arc<OpenConnections>,
    stopping: GracefulShutdownSignal,
}

type Peer = Option<SocketAddr>;

impl Protocol {
    fn plain(
        &self,
    ) -> impl ServiceFactory<TcpStream, Config = (), Response = (), Error = DispatchError, InitError = ()> + use<>
    {
        let protocol = self.clone();
        fn_service(move |stream: TcpStream| {
            let peer = stream.peer_addr().ok();
            ready(Ok::<_, DispatchError>((guarded(stream, &protocol.connections), peer)))
        })
        .and_then(self.http())
    }

    fn encrypted(
        &self,
        tls: ServerConfig,
    ) -> impl ServiceFactory<
        TcpStream,
        Config = (),
        Response = (),
        Error = TlsError<io::Error, DispatchError>,
        InitError = (),
    > + use<> {
        let mut acceptor = Acceptor::new(tls);
        acceptor.set_handshake_timeout(HANDSHAKE_LIMIT);
        let protocol = self.clone();
        acceptor
            .map_init_err(|_| unreachable!("creating an acceptor cannot fail"))
            .map_err(TlsError::into_service_error)
            .map(move |stream: TlsStream<TcpStream>| {
                let peer = stream.get_ref().0.peer_addr().ok();
                (guarded(stream, &protocol.connections), peer)
            })
            .and_then(self.http().map_err(TlsError::Service))
    }

    /// Passes all requests to the gate, because the operation table is the router and must be checked first.
    fn http<S: Socket>(
        &self,
    ) -> impl ServiceFactory<
        (TimeLimitedSocket<S>, Peer),
        Config = (),
        Response = (),
        Error = DispatchError,
        InitError = (),
    > + use<S> {
        let app = App::new().app_data(self.service.clone()).default_service(web::to(answer));
        let stopping = self.stopping.clone();
        HttpService::build()
            .keep_alive(KEEP_ALIVE)
            .client_request_timeout(HEAD_LIMIT)
            .client_disconnect_timeout(LINGER)
            .graceful_shutdown_signal(move || {
                let stopping = stopping.clone();
                async move { stopping.notified().await }
            })
            .on_connect_ext(|socket: &TimeLimitedSocket<S>, extensions: &mut Extensions| {
                remember(socket.stream().tcp(), extensions);
                extensions.insert(socket.connection().clone());
            })
            .h1(map_config(app, |()| AppConfig::default()))
    }
}

fn guarded<S: Socket>(stream: S, connections: &Arc<OpenConnections>) -> TimeLimitedSocket<S> {
    // Otherwise the kernel holds the end of a response, or a frame of an interview, until the client has confirmed what
    // came before, and clients confirm 40 ms late.
    if let Err(error) = stream.tcp().set_nodelay(true) {
        tracing::debug!(%error, "a connection may delay what is sent on it");
    }
    TimeLimitedSocket::new(stream, HttpConnectionState::new(connections.clone()), LIMITS)
}

/// A stream that ends in a TCP socket.
trait Socket: AsyncRead + AsyncWrite + Unpin + 'static {
    fn tcp(&self) -> &TcpStream;
}

impl Socket for TcpStream {
    fn tcp(&self) -> &TcpStream {
        self
    }
}

impl Socket for TlsStream<TcpStream> {
    fn tcp(&self) -> &TcpStream {
        self.get_ref().0
    }
}

/// Keeps a duplicate of the socket for setting socket options, because the framework does not expose the socket.
fn remember(stream: &TcpStream, extensions: &mut Extensions) {
    if let Ok(socket) = stream.as_fd().try_clone_to_owned() {
        extensions.insert(Arc::new(socket));
    }
}

impl RunningServer {
    pub(crate) fn of(server: Server) -> Self {
        RunningServer { handle: server.handle(), server }
    }

    /// Serves until `asked` resolves. Then finishes the requests in progress and accepts no new ones.
    pub async fn until(self, asked: impl Future<Output = ()>) -> io::Result<()> {
        let RunningServer { server, handle } = self;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_end_of_a_response_does_not_wait_for_the_client_to_confirm_its_beginning() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a listener");
        let address = listener.local_addr().expect("an address");
        let (accepted, client) = tokio::join!(listener.accept(), TcpStream::connect(address));
        let _client = client.expect("a connection");
        let (stream, _) = accepted.expect("a connection");
        let socket = guarded(stream, &OpenConnections::within(8));
        assert!(socket.stream().tcp().nodelay().expect("an option of the socket"));
    }
}
