//! Runs a real S3 server, s3s-fs, in this process. It checks signatures and their expiry.

use std::net::SocketAddr;

use hyper_util::rt::TokioIo;
use s3s::auth::SimpleAuth;
use s3s::service::S3ServiceBuilder;
use s3s_fs::FileSystem;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::S3Credentials;

pub const BUCKET: &str = "media";

pub struct Server {
    pub address: SocketAddr,
    folder: TempDir,
    accepting: JoinHandle<()>,
}

pub fn credentials() -> S3Credentials {
    S3Credentials {
        access_key_id: "colloquy".to_owned(),
        secret_access_key: "a secret of the bucket's".to_owned(),
        session_token: None,
    }
}

impl Server {
    pub async fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::create_dir(folder.path().join(BUCKET)).expect("a bucket");
        let S3Credentials { access_key_id, secret_access_key, .. } = credentials();
        let mut service = S3ServiceBuilder::new(FileSystem::new(folder.path()).expect("the server's folder"));
        service.set_auth(SimpleAuth::from_single(access_key_id, secret_access_key));
        let service = service.build();
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("its address");
        let accepting = tokio::spawn(async move {
            while let Ok((connection, _)) = listener.accept().await {
                let service = service.clone();
                let served =
                    hyper_util::server::conn::auto::Builder::new(hyper_util::rt::TokioExecutor::new());
                tokio::spawn(async move {
                    // It does not matter if a client closes its connection early.
                    let _ = served.serve_connection(TokioIo::new(connection), service).await;
                });
            }
        });
        Server { address, folder, accepting }
    }

    pub fn url(&self) -> String {
        format!("s3://{BUCKET}?endpoint=http://{}&region=eu-west-1", self.address)
    }

    /// Returns what the bucket has under this key.
    pub fn kept(&self, key: &str) -> Option<Vec<u8>> {
        std::fs::read(self.folder.path().join(BUCKET).join(key)).ok()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}
