//! A bucket on a real S3 server, s3s-fs, in this process. It checks signatures and their expiry.

use std::net::SocketAddr;
use std::path::PathBuf;

use hyper_util::rt::{TokioExecutor, TokioIo};
use hyper_util::server::conn::auto::Builder;
use s3s::auth::SimpleAuth;
use s3s::service::S3ServiceBuilder;
use s3s_fs::FileSystem;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

const NAME: &str = "media";
const ACCESS_KEY_ID: &str = "colloquy";
const SECRET_ACCESS_KEY: &str = "a secret of the bucket's";

pub struct Bucket {
    address: SocketAddr,
    folder: TempDir,
    /// Dropping it ends the server and its connections.
    _serving: JoinSet<()>,
}

impl Bucket {
    pub async fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::create_dir(folder.path().join(NAME)).expect("a bucket");
        let mut service = S3ServiceBuilder::new(FileSystem::new(folder.path()).expect("the server's folder"));
        service.set_auth(SimpleAuth::from_single(ACCESS_KEY_ID, SECRET_ACCESS_KEY));
        let service = service.build();
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("its address");
        let mut serving = JoinSet::new();
        serving.spawn(async move {
            let mut connections = JoinSet::new();
            while let Ok((connection, _)) = listener.accept().await {
                let service = service.clone();
                connections.spawn(async move {
                    let served = Builder::new(TokioExecutor::new());
                    // Clients may disconnect at any time.
                    let _ = served.serve_connection(TokioIo::new(connection), service).await;
                });
            }
        });
        Bucket { address, folder, _serving: serving }
    }

    /// Returns the settings with which a server stores its media here.
    pub fn settings(&self) -> [(&'static str, String); 3] {
        settings_of(self.address)
    }

    /// Returns the start of all addresses in the bucket.
    pub fn url(&self) -> String {
        format!("http://{}/{NAME}/", self.address)
    }

    /// Returns the object with this key.
    pub fn object(&self, key: &str) -> Option<Vec<u8>> {
        std::fs::read(self.folder.path().join(NAME).join(key)).ok()
    }

    /// Returns the paths of all files of the server's folder.
    pub fn files(&self) -> Vec<PathBuf> {
        crate::harness::files_below(self.folder.path())
    }

    /// Puts an object directly into the bucket.
    pub fn put(&self, key: &str, content: &[u8]) {
        let path = self.folder.path().join(NAME).join(key);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, content).expect("the object is written");
    }
}

/// Returns the settings for a bucket of the S3 server at this address, which need not be running.
pub fn settings_of(address: SocketAddr) -> [(&'static str, String); 3] {
    [
        ("COLLOQUY_MEDIA", format!("s3://{NAME}?endpoint=http://{address}&region=eu-west-1")),
        ("AWS_ACCESS_KEY_ID", ACCESS_KEY_ID.to_owned()),
        ("AWS_SECRET_ACCESS_KEY", SECRET_ACCESS_KEY.to_owned()),
    ]
}
