//! Receives what mail providers post about mails, at `/mail-reports/{provider}/{secret}`.

use std::sync::Arc;

use actix_web::http::header::ALLOW;
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse, web};
use colloquy_app::App;
use colloquy_app::mail_reports::record_all;
use colloquy_domain::mail_report::MailProvider;
use colloquy_domain::ports::{MailProviderReports, ReportsRejected};
use sha2::{Digest, Sha256};

use crate::form;

const PATH: &str = "/mail-reports/";

/// Amazon SNS sends at most 256 KB, and the others may quote the mail.
const MAX_BYTES: usize = 1024 * 1024;

pub struct MailReportReceiver {
    app: Arc<App>,
    /// The hash of the secret, so that the time of a comparison reveals nothing about it.
    secret: [u8; 32],
    providers: Box<dyn MailProviderReports>,
}

impl MailReportReceiver {
    pub fn new(app: Arc<App>, secret: &str, providers: Box<dyn MailProviderReports>) -> Self {
        MailReportReceiver { app, secret: hash(secret), providers }
    }

    /// Returns the payload if the path is that of no provider, or has another secret.
    pub async fn answer(
        &self,
        request: &HttpRequest,
        payload: web::Payload,
    ) -> Result<HttpResponse, web::Payload> {
        let Some(provider) = self.provider(request.path()) else { return Err(payload) };
        if *request.method() != Method::POST {
            return Ok(HttpResponse::MethodNotAllowed().insert_header((ALLOW, "POST")).finish());
        }
        let Ok(body) = form::body(request.headers(), payload, MAX_BYTES).await else {
            return Ok(HttpResponse::PayloadTooLarge().finish());
        };
        Ok(match self.receive(provider, &body).await {
            Ok(()) => HttpResponse::Ok().finish(),
            Err(rejected) => {
                tracing::warn!(provider = provider.as_str(), reason = %rejected, "a report about mails was rejected");
                let status = match rejected {
                    ReportsRejected::Invalid(_) => StatusCode::BAD_REQUEST,
                    ReportsRejected::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
                };
                HttpResponse::build(status).body(rejected.to_string())
            }
        })
    }

    fn provider(&self, path: &str) -> Option<MailProvider> {
        let (provider, secret) = path.strip_prefix(PATH)?.split_once('/')?;
        MailProvider::from_word(provider).filter(|_| hash(secret) == self.secret)
    }

    async fn receive(&self, provider: MailProvider, body: &[u8]) -> Result<(), ReportsRejected> {
        let reports = self.providers.reports(provider, body, self.app.clock.now()).await?;
        let recorded = record_all(&self.app, &reports).await;
        recorded.map_err(|error| ReportsRejected::Unavailable(error.to_string()))
    }
}

fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret).into()
}
