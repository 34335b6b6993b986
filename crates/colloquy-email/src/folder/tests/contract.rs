use async_trait::async_trait;
use colloquy_testkit::FreshAdapter;
use colloquy_testkit::contract::mailer::{ArrivedMail, MailerUnderTest, TestMailbox};

use super::*;
use crate::testing::arrived;

struct FolderMailbox(PathBuf);

#[async_trait]
impl TestMailbox for FolderMailbox {
    async fn mails(&self, _: usize) -> Vec<ArrivedMail> {
        let finished = files(&self.0).into_iter().filter(|name| name.ends_with(".eml"));
        let read = |name: String| fs::read_to_string(self.0.join(name)).expect("the mail");
        finished.map(|name| arrived(&read(name))).collect()
    }

    /// A folder accepts no mail while a file has its path.
    async fn set_accepting(&self, accepts: bool) {
        let moved = self.0.with_extension("moved");
        if accepts {
            fs::remove_file(&self.0).expect("the file");
            fs::rename(&moved, &self.0).expect("the folder moves back");
        } else {
            fs::rename(&self.0, &moved).expect("the folder moves away");
            fs::write(&self.0, "in the way").expect("a file");
        }
    }
}

async fn fresh() -> FreshAdapter<MailerUnderTest> {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("mail");
    fs::create_dir(&folder).expect("a folder");
    let mailer = Arc::new(mailer(&folder));
    FreshAdapter::with(MailerUnderTest { mailer, mailbox: Arc::new(FolderMailbox(folder)) }, parent)
}

colloquy_testkit::mailer_contract!(fresh);
