//! Serves metrics on a separate address, which only monitoring should be able to reach.

use std::io;
use std::net::TcpListener;
use std::sync::Arc;

use actix_web::http::Method;
use actix_web::http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE};
use actix_web::{App, HttpRequest, HttpResponse, HttpServer, web};

use crate::body_limits::UnreadRequestBody;
use crate::server::RunningServer;
use colloquy_api::MAX_BODY_BYTES;

const PATH: &str = "/metrics";

/// Returns the current metrics in the Prometheus text format.
pub type MetricsRenderer = dyn Fn() -> String + Send + Sync;

pub fn serve_metrics(listener: TcpListener, metrics: Arc<MetricsRenderer>) -> io::Result<RunningServer> {
    let metrics = web::Data::from(metrics);
    let app = move || App::new().app_data(metrics.clone()).default_service(web::to(answer));
    let server = HttpServer::new(app).workers(1).disable_signals().listen(listener)?.run();
    Ok(RunningServer::of(server))
}

/// Serves the metrics. No request needs a body here, but its limits apply all the same.
async fn answer(
    request: HttpRequest,
    payload: web::Payload,
    metrics: web::Data<MetricsRenderer>,
) -> HttpResponse {
    let (_, mut unread) = UnreadRequestBody::guard(&request, payload, MAX_BODY_BYTES, false).await;
    let response = match (request.path(), request.method()) {
        (PATH, &Method::GET | &Method::HEAD) => HttpResponse::Ok()
            .insert_header((CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"))
            .insert_header((CACHE_CONTROL, "no-store"))
            .body(metrics()),
        (PATH, _) => HttpResponse::MethodNotAllowed().insert_header((ALLOW, "GET, HEAD")).finish(),
        _ => HttpResponse::NotFound().finish(),
    };
    match unread.remains(&response).await {
        true => unread.held_by(response),
        false => response,
    }
}
