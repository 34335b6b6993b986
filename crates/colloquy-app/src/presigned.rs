use colloquy_domain::media::MediaName;
use colloquy_domain::{SignedDuration, Timestamp};

use crate::{App, AppError};

/// How long a presigned URL is valid.
const URL_LIFETIME: SignedDuration = SignedDuration::from_mins(15);

/// A URL from which audio can be fetched without a key.
pub struct PresignedUrl {
    pub url: String,
    pub expires_at: Timestamp,
    pub content_type: &'static str,
}

pub(crate) async fn presign(app: &App, name: &MediaName) -> Result<PresignedUrl, AppError> {
    let now = app.clock.now();
    // URLs are signed for whole seconds.
    let expires_at = Timestamp::from_second((now + URL_LIFETIME).as_second()).unwrap_or(now);
    let url = app.media.presigned(name, now, expires_at).await?;
    Ok(PresignedUrl { url, expires_at, content_type: name.content_type() })
}
