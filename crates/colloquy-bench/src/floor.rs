//! The floor: three API operations on the bare driver.

mod creation;
mod postgres;
mod sql;
mod sqlite;

use std::net::SocketAddr;

use actix_web::web::{self, Data, Json, Path};
use actix_web::{App, HttpResponse, HttpServer};
use anyhow::{Context, Result};
use uuid::Uuid;

use crate::database::DatabaseEngine;
use crate::records::{FloorInterviewRequest, FloorInterviewResponse};
use creation::NewFloorInterview;
pub use creation::slug;
pub use sqlite::SETTINGS as SQLITE_SETTINGS;

#[derive(Clone, Debug, clap::Args)]
pub struct FloorArguments {
    /// `sqlite:PATH` or `postgres://…`; the database must have the service's schema
    #[arg(long)]
    pub database: String,
    #[arg(long)]
    pub bind: SocketAddr,
    /// The organization whose interviews are listed and created
    #[arg(long)]
    pub organization: Uuid,
    /// The base address of invitation links
    #[arg(long)]
    pub public_url: String,
}

/// The queries of a worker.
trait Store: Sized + 'static {
    async fn get(&self, id: Uuid) -> Result<Option<FloorInterviewResponse>>;
    /// Returns the first hundred.
    async fn list(&self) -> Result<Vec<FloorInterviewResponse>>;
    async fn create(&self, creation: NewFloorInterview) -> Result<NewFloorInterview>;
}

pub fn serve(arguments: FloorArguments) -> Result<()> {
    let engine = DatabaseEngine::of(&arguments.database)?;
    actix_web::rt::System::new().block_on(async {
        match engine {
            DatabaseEngine::Postgres => serve_postgres(arguments).await,
            DatabaseEngine::Sqlite => serve_sqlite(arguments).await,
        }
    })
}

async fn serve_postgres(arguments: FloorArguments) -> Result<()> {
    let bind = arguments.bind;
    let server = HttpServer::new(move || {
        let arguments = arguments.clone();
        App::new()
            .data_factory(move || postgres::PostgresFloorStore::open(arguments.clone()))
            .configure(routes::<postgres::PostgresFloorStore>)
    });
    server.bind(bind).with_context(|| format!("cannot listen on {bind}"))?.run().await.context("stopped")
}

async fn serve_sqlite(arguments: FloorArguments) -> Result<()> {
    let bind = arguments.bind;
    let store = Data::new(sqlite::SqliteFloorStore::open(&arguments)?);
    let server = HttpServer::new(move || {
        App::new().app_data(store.clone()).configure(routes::<sqlite::SqliteFloorStore>)
    })
    .worker_max_blocking_threads(sqlite::THREADS);
    server.bind(bind).with_context(|| format!("cannot listen on {bind}"))?.run().await.context("stopped")
}

fn routes<S: Store>(config: &mut web::ServiceConfig) {
    config
        .route("/v1/interviews", web::get().to(list::<S>))
        .route("/v1/interviews", web::post().to(create::<S>))
        .route("/v1/interviews/{id}", web::get().to(get::<S>));
}

async fn get<S: Store>(store: Data<S>, id: Path<Uuid>) -> HttpResponse {
    match store.get(*id).await {
        Ok(Some(interview)) => HttpResponse::Ok().json(interview),
        Ok(None) => HttpResponse::NotFound().finish(),
        Err(error) => failed(&error),
    }
}

async fn list<S: Store>(store: Data<S>) -> HttpResponse {
    match store.list().await {
        Ok(interviews) => HttpResponse::Ok().json(interviews),
        Err(error) => failed(&error),
    }
}

async fn create<S: Store>(store: Data<S>, new: Json<FloorInterviewRequest>) -> HttpResponse {
    match store.create(NewFloorInterview::of(new.into_inner())).await {
        Ok(creation) => HttpResponse::Ok().json([creation.answer()]),
        Err(error) => failed(&error),
    }
}

fn failed(error: &anyhow::Error) -> HttpResponse {
    HttpResponse::InternalServerError().body(format!("{error:#}"))
}
