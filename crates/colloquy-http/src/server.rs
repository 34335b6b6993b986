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

use crate::Service;
use crate::connection::{ConnectionState, GuardedSocket, OpenConnections, SocketLimits};
use crate::gate::answer;

/// Where the system sets no limit, or a higher one than anybody needs.
const MANY_FILES: u64 = 1 << 18;

/// How long requests that are under way may take to finish when the service stops.
const SHUTDOWN_LIMIT_S: u64 = 30;

/// How long an idle connection is kept: longer than most clients and proxies keep theirs.
const KEEP_ALIVE: Duration = Duration::from_secs(75);

/// How long a request's head may take to arrive, also while all threads are busy.
const HEAD_LIMIT: Duration = Duration::from_secs(30);

/// How long a handshake may take: phones can be far away.
const HANDSHAKE_LIMIT: Duration = Duration::from_secs(10);

/// What a client may keep the service waiting for. A connection that takes less than half a kilobyte a second is of no
/// use to anybody.
const LIMITS: SocketLimits = SocketLimits {
    head: HEAD_LIMIT,
    write: Duration::from_secs(30),
    progress: 16 * 1_024,
    linger: LINGER,
    discard: 16 * 1_024 * 1_024,
};

/// How long a client is listened to behind the last response, so that it can read it to its end.
const LINGER: Duration = Duration::from_secs(2);

/// A server that has been started.
pub struct RunningServer {
    server: Server,
    handle: ServerHandle,
}

/// Serves on a listener with one thread for each processor, or as many as are asked for; encrypted where it is said how.
pub fn serve(
    service: Service,
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

/// How many files this process may open.
fn open_files() -> usize {
    let limit = getrlimit(Resource::Nofile).current.unwrap_or(MANY_FILES);
    usize::try_from(limit.min(MANY_FILES)).unwrap_or(usize::MAX)
}

/// What is spoken on a connection. The framework's own server would offer HTTP/2 on encrypted ones, which has no
/// WebSockets here, and leaves no room for a socket of ours.
#[derive(Clone)]
struct Protocol {
    service: web::Data<Service>,
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
            ready(Ok::<_, DispatchError>((protocol.guarded(stream), peer)))
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
            .map_init_err(|_| unreachable!("an acceptor is made without a fault"))
            .map_err(TlsError::into_service_error)
            .map(move |stream: TlsStream<TcpStream>| {
                let peer = stream.get_ref().0.peer_addr().ok();
                (protocol.guarded(stream), peer)
            })
            .and_then(self.http().map_err(TlsError::Service))
    }

    fn guarded<S: Socket>(&self, stream: S) -> GuardedSocket<S> {
        GuardedSocket::new(stream, ConnectionState::new(self.connections.clone()), LIMITS)
    }

    /// The operation table is the router: what it says of a path has to be known before anything else is looked at.
    fn http<S: Socket>(
        &self,
    ) -> impl ServiceFactory<
        (GuardedSocket<S>, Peer),
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
            .on_connect_ext(|socket: &GuardedSocket<S>, extensions: &mut Extensions| {
                remember(socket.stream().tcp(), extensions);
                extensions.insert(socket.connection().clone());
            })
            .h1(map_config(app, |()| AppConfig::default()))
    }
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

/// For whoever wants to set something of the socket, which the framework does not give away.
fn remember(stream: &TcpStream, extensions: &mut Extensions) {
    if let Ok(socket) = stream.as_fd().try_clone_to_owned() {
        extensions.insert(Arc::new(socket));
    }
}

impl RunningServer {
    pub(crate) fn of(server: Server) -> Self {
        RunningServer { handle: server.handle(), server }
    }

    /// Serves until `asked` is done; then finishes what is under way, and takes on nothing more.
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
