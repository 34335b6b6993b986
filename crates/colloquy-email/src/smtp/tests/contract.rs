use async_trait::async_trait;
use colloquy_testkit::FreshAdapter;
use colloquy_testkit::contract::mailer::{ArrivedMail, MailerUnderTest, TestMailbox};
use tokio::sync::Mutex;

use super::*;
use crate::testing::arrived;

struct ServerMailbox(Mutex<TestMailServer>);

#[async_trait]
impl TestMailbox for ServerMailbox {
    async fn mails(&self, count: usize) -> Vec<ArrivedMail> {
        let mut server = self.0.lock().await;
        server.until_mails(count).await;
        server.mails.iter().map(|mail| arrived(mail["content"].as_str().expect("a mail"))).collect()
    }

    async fn set_accepting(&self, accepts: bool) {
        let answer = if accepts { "250 OK" } else { "452 4.3.1 Disk full" };
        self.0.lock().await.order(json!({ "answer": answer })).await;
    }
}

async fn fresh() -> FreshAdapter<MailerUnderTest> {
    let server = TestMailServer::plain().await;
    let mailer = Arc::new(mailer(&server.url()));
    FreshAdapter::new(MailerUnderTest { mailer, mailbox: Arc::new(ServerMailbox(Mutex::new(server))) })
}

colloquy_testkit::mailer_contract!(fresh);
