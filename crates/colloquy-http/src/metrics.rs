//! What the service counts, on an address of its own, which only those who watch over it should reach.

use std::io;
use std::net::TcpListener;
use std::sync::Arc;

use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use actix_web::{App, HttpResponse, HttpServer, web};

use crate::server::Running;

/// The text as it is now, in Prometheus' format.
pub type Metrics = dyn Fn() -> String + Send + Sync;

pub fn serve_metrics(listener: TcpListener, metrics: Arc<Metrics>) -> io::Result<Running> {
    let metrics = web::Data::from(metrics);
    let answer = |metrics: web::Data<Metrics>| async move {
        HttpResponse::Ok()
            .insert_header((CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"))
            .insert_header((CACHE_CONTROL, "no-store"))
            .body(metrics())
    };
    let app = move || App::new().app_data(metrics.clone()).route("/metrics", web::get().to(answer));
    let server = HttpServer::new(app).workers(1).disable_signals().listen(listener)?.run();
    Ok(Running::of(server))
}
