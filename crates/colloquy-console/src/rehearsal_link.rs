//! The link of a rehearsal, which opens only in the browser of its member.

use std::sync::Arc;

use actix_web::HttpRequest;
use colloquy_app::{App, rehearsals};
use colloquy_domain::slug::Slug;

use crate::cookie;

/// Returns the application of the rehearsal that a request is for, if its browser may take it.
pub async fn rehearsing_app(app: &Arc<App>, request: &HttpRequest) -> Option<Arc<App>> {
    let slug = request.path().strip_prefix("/i/")?.split('/').next().and_then(Slug::parse)?;
    let pass = cookie::rehearsal_pass(request.headers());
    match rehearsals::admitted(app, &slug, pass.as_ref()).await {
        Ok(rehearsing) => rehearsing,
        Err(error) => {
            tracing::error!(%error, "a rehearsal could not be opened");
            None
        }
    }
}
