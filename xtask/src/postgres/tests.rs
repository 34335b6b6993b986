use std::net::TcpStream;

use rustix::io::Errno;
use rustix::process::{Pid, test_kill_process};

use super::{Binaries, Durability, PostgresServer, newest};

fn server() -> PostgresServer {
    let binaries = Binaries::find().expect("PostgreSQL is installed (on Debian: apt-get install postgresql)");
    PostgresServer::start(&binaries, Durability::None).expect("the server starts")
}

#[test]
fn a_started_server_accepts_connections_and_a_dropped_one_leaves_no_files() {
    let server = server();
    let folder = server.installation.folder.path().to_owned();
    let process = Pid::from_child(&server.process);
    TcpStream::connect(("127.0.0.1", server.installation.port)).expect("a started server listens");
    drop(server);
    assert!(!folder.exists(), "{} still exists", folder.display());
    assert_eq!(test_kill_process(process), Err(Errno::SRCH));
}

#[test]
fn the_url_names_the_loopback_port() {
    let server = server();
    assert_eq!(server.url(), format!("postgres://postgres@127.0.0.1:{}/postgres", server.installation.port));
}

#[test]
fn chooses_the_newest_of_several_versions() {
    let versions = tempfile::tempdir().expect("a temporary folder");
    for version in ["9", "15", "17", "nonsense"] {
        let folder = versions.path().join(version).join("bin");
        std::fs::create_dir_all(&folder).expect("a folder");
        for program in ["initdb", "postgres"] {
            std::fs::write(folder.join(program), "").expect("a file");
        }
    }
    std::fs::create_dir_all(versions.path().join("18/bin")).expect("a folder");
    assert_eq!(newest(versions.path()), Some(versions.path().join("17/bin")));
}
