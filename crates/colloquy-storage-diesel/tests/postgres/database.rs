//! Creates a database for each test, on the server that the tests are given.

use std::time::SystemTime;

use tokio_postgres::NoTls;

const VARIABLE: &str = "COLLOQUY_TEST_POSTGRES";

/// A database for one test. It is never dropped, because the server is thrown away after the tests.
pub struct Database {
    url: String,
}

#[expect(clippy::disallowed_methods, reason = "the tests have no configuration to read it from")]
fn server() -> String {
    std::env::var(VARIABLE).unwrap_or_else(|_| {
        panic!(
            "PostgreSQL is needed: run the tests with `cargo xtask test`, which starts one, or set {VARIABLE}"
        )
    })
}

impl Database {
    pub async fn create() -> Self {
        let server = server();
        let nanoseconds = SystemTime::UNIX_EPOCH.elapsed().expect("a clock after 1970").as_nanos();
        let name = format!("colloquy_{}_{nanoseconds}_{}", std::process::id(), next());
        let (client, driver) = tokio_postgres::connect(&server, NoTls).await.expect("the server answers");
        let driver = tokio::spawn(driver);
        client.batch_execute(&format!("CREATE DATABASE {name}")).await.expect("a database can be made");
        driver.abort();
        Database { url: with_name(&server, &name) }
    }

    pub fn url(&self) -> &str {
        &self.url
    }
}

fn next() -> u32 {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Returns the server's URL with another database.
fn with_name(server: &str, name: &str) -> String {
    let (address, parameters) = server.split_once('?').unwrap_or((server, ""));
    let (scheme, rest) = address.split_once("://").expect("a URL has a scheme");
    let host = rest.split('/').next().unwrap_or_default();
    format!("{scheme}://{host}/{name}?{parameters}")
}
