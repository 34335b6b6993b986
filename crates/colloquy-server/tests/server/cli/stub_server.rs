//! A stub server that sends prepared responses.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

pub struct StubServer {
    address: SocketAddr,
    requests: Arc<Mutex<Vec<Request>>>,
}

#[derive(Clone, Debug)]
pub struct Request {
    pub head: String,
    pub body: String,
}

impl Request {
    pub fn header(&self, name: &str) -> Option<&str> {
        let named =
            |line: &&str| line.split(':').next().is_some_and(|found| found.eq_ignore_ascii_case(name));
        self.head.lines().find(named).and_then(|line| line.split_once(": ")).map(|(_, value)| value)
    }
}

impl StubServer {
    /// Responds to requests with these in turn. Each is an HTTP response without the version. For `None`, it hangs up.
    pub fn with_responses(responses: Vec<Option<&'static str>>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let requests = Arc::new(Mutex::new(Vec::new()));
        let seen = requests.clone();
        std::thread::spawn(move || {
            for (mut stream, response) in listener.incoming().flatten().zip(responses) {
                let Some(request) = read(&stream) else { continue };
                seen.lock().expect("no panic").push(request);
                if let Some(response) = response {
                    let (head, body) = response.split_once("\n\n").expect("a head and a body");
                    let head = head.replace('\n', "\r\n");
                    let length = body.len();
                    let _ = write!(
                        stream,
                        "HTTP/1.1 {head}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
                    );
                }
            }
        });
        StubServer { address, requests }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub fn requests(&self) -> Vec<Request> {
        self.requests.lock().expect("no panic").clone()
    }
}

fn read(stream: &TcpStream) -> Option<Request> {
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head).ok()? == 0 {
            return None;
        }
    }
    let lower = head.to_ascii_lowercase();
    let length = lower.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
    let mut body = vec![0; length.unwrap_or(0)];
    reader.read_exact(&mut body).ok()?;
    Some(Request { head, body: String::from_utf8(body).ok()? })
}
