//! What providers post, for the service that receives it.

use async_trait::async_trait;
use colloquy_domain::Timestamp;
use colloquy_domain::mail_report::{MailProvider, MailReport};
use colloquy_domain::ports::{MailProviderReports, ReportsRejected};
use colloquy_outbound::tls::TlsError;

use crate::ses::{SnsContent, SnsError, SnsReceiver};
use crate::{InvalidMailReport, mailgun, postmark};

/// Reads the webhooks of Amazon SES, Postmark and Mailgun, and confirms subscriptions of Amazon SNS.
pub struct MailProviderWebhooks {
    mailgun_key: String,
    sns_topic: Option<String>,
    sns: SnsReceiver,
}

impl MailProviderWebhooks {
    /// Without a key, nothing is accepted from Mailgun. Without a topic, messages of every topic are.
    pub fn new(mailgun_key: Option<String>, sns_topic: Option<String>) -> Result<Self, TlsError> {
        let mailgun_key = mailgun_key.unwrap_or_default();
        Ok(MailProviderWebhooks { mailgun_key, sns_topic, sns: SnsReceiver::new()? })
    }

    async fn sns(&self, body: &[u8]) -> Result<Vec<MailReport>, SnsError> {
        match self.sns.receive(body, self.sns_topic.as_deref()).await? {
            SnsContent::Reports(reports) => Ok(reports),
            SnsContent::SubscriptionConfirmation(url) => {
                self.sns.confirm(&url).await?;
                Ok(Vec::new())
            }
            SnsContent::UnsubscribeConfirmation => Ok(Vec::new()),
        }
    }
}

#[async_trait]
impl MailProviderReports for MailProviderWebhooks {
    async fn reports(
        &self,
        provider: MailProvider,
        body: &[u8],
        now: Timestamp,
    ) -> Result<Vec<MailReport>, ReportsRejected> {
        Ok(match provider {
            MailProvider::Postmark => postmark::reports(body)?,
            MailProvider::Mailgun => mailgun::reports(body, &self.mailgun_key, now)?,
            MailProvider::Ses => self.sns(body).await?,
        })
    }
}

impl From<InvalidMailReport> for ReportsRejected {
    fn from(reason: InvalidMailReport) -> Self {
        ReportsRejected::Invalid(reason.to_string())
    }
}

impl From<SnsError> for ReportsRejected {
    fn from(error: SnsError) -> Self {
        match error {
            SnsError::Invalid(reason) => reason.into(),
            SnsError::Unavailable(reason) => ReportsRejected::Unavailable(reason),
        }
    }
}
