//! The server's sockets and threads.

use std::io;
use std::net::TcpListener;
use std::os::fd::AsFd;
use std::sync::Arc;
use std::time::Duration;

use actix_http::HttpService;
use actix_service::{ServiceFactoryExt, map_config};
use actix_tls::accept::TlsError;
use actix_tls::accept::rustls_0_23::{Acceptor, TlsStream};
use actix_web::dev::{AppConfig, Extensions, Server, ServerHandle};
use actix_web::rt::net::TcpStream;
use actix_web::{App, HttpServer, web};
use rustls::ServerConfig;

use crate::Service;
use crate::gate::answer;

/// How long requests that are under way may take to finish when the service stops.
const SHUTDOWN_LIMIT_S: u64 = 30;

/// How long an idle connection is kept: longer than most clients and proxies keep theirs.
const KEEP_ALIVE: Duration = Duration::from_secs(75);

/// How long a request's head may take to arrive, also while all threads are busy.
const HEAD_LIMIT: Duration = Duration::from_secs(30);

/// How long a handshake may take: phones can be far away.
const HANDSHAKE_LIMIT: Duration = Duration::from_secs(10);

/// A server that has been started.
pub struct Running {
    server: Server,
    handle: ServerHandle,
}

/// Serves on a listener with one thread for each processor, or as many as are asked for; encrypted where it is said how.
pub fn serve(
    service: Service,
    listener: TcpListener,
    tls: Option<ServerConfig>,
    threads: Option<usize>,
) -> io::Result<Running> {
    let service = web::Data::new(service);
    if let Some(tls) = tls {
        return serve_encrypted(&service, listener, &tls, threads);
    }
    // The operation table is the router: what it says of a path has to be known before anything else is looked at.
    let app = move || App::new().app_data(service.clone()).default_service(web::to(answer));
    let mut server = HttpServer::new(app)
        .on_connect(|connection, extensions| {
            if let Some(stream) = connection.downcast_ref() {
                remember(stream, extensions);
            }
        })
        .keep_alive(KEEP_ALIVE)
        .client_request_timeout(HEAD_LIMIT)
        .shutdown_timeout(SHUTDOWN_LIMIT_S)
        .disable_signals();
    if let Some(threads) = threads {
        server = server.workers(threads);
    }
    Ok(Running::of(server.listen(listener)?.run()))
}

/// By hand, because the framework would offer HTTP/2 to everybody, and that has no WebSockets here.
fn serve_encrypted(
    service: &web::Data<Service>,
    listener: TcpListener,
    tls: &ServerConfig,
    threads: Option<usize>,
) -> io::Result<Running> {
    let mut server = actix_server::Server::build().shutdown_timeout(SHUTDOWN_LIMIT_S).disable_signals();
    if let Some(threads) = threads {
        server = server.workers(threads);
    }
    let stopping = server.graceful_shutdown_signal();
    let (service, tls) = (service.clone(), tls.clone());
    let connection = move || {
        let app = App::new().app_data(service.clone()).default_service(web::to(answer));
        let stopping = stopping.clone();
        let http = HttpService::build()
            .keep_alive(KEEP_ALIVE)
            .client_request_timeout(HEAD_LIMIT)
            .graceful_shutdown_signal(move || {
                let stopping = stopping.clone();
                async move { stopping.notified().await }
            })
            .secure()
            .on_connect_ext(|stream: &TlsStream<TcpStream>, extensions: &mut Extensions| {
                remember(stream.get_ref().0, extensions);
            })
            .h1(map_config(app, |_| AppConfig::default()));
        let mut acceptor = Acceptor::new(tls.clone());
        acceptor.set_handshake_timeout(HANDSHAKE_LIMIT);
        acceptor
            .map_init_err(|_| unreachable!("an acceptor is made without a fault"))
            .map_err(TlsError::into_service_error)
            .map(|stream: TlsStream<TcpStream>| {
                let peer = stream.get_ref().0.peer_addr().ok();
                (stream, peer)
            })
            .and_then(http.map_err(TlsError::Service))
    };
    Ok(Running::of(server.listen("colloquy", listener, connection)?.run()))
}

/// For whoever wants to set something of the socket, which the framework does not give away.
fn remember(stream: &TcpStream, extensions: &mut Extensions) {
    if let Ok(socket) = stream.as_fd().try_clone_to_owned() {
        extensions.insert(Arc::new(socket));
    }
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
