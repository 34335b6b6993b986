//! What is done with a block of each language. One that is not here is a fault.

/// What a language's blocks are held to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// It is run.
    Run,
    /// It is read by a program that a later command starts.
    Saved,
    Json,
    Http,
    /// Another test has it.
    Elsewhere(&'static str),
    /// It is no code.
    Prose(&'static str),
}

pub fn means(language: &str) -> Option<Means> {
    Some(match language {
        "console" | "sh" | "javascript" | "php" | "python" | "typescript" => Means::Run,
        "nginx" => Means::Saved,
        "json" => Means::Json,
        "http" => Means::Http,
        "rust" => Means::Elsewhere("the documentation's tests of colloquy-samples compile and run it"),
        "toml" => Means::Elsewhere("configuration/tests.rs has the service read it"),
        "ini" => Means::Prose("a unit of systemd, which is not where tests run"),
        "text" => Means::Prose("what is on paper or on a screen"),
        _ => return None,
    })
}

/// The beginnings of commands that are not run, each with the reason.
pub const LEFT_OUT: [(&str, &str); 10] = [
    ("cargo run", "it builds the service; first_start.rs holds the service to what it prints then"),
    ("cargo build", "it takes minutes, and is what these tests are built by"),
    ("cargo xtask", "it runs tests or benchmarks, these among them; xtask tests its command line"),
    ("cargo install", "it builds a program, which these tests are given"),
    ("cargo add", "it changes a manifest, of which there is none here"),
    ("export COLLOQUY_", "the variables are set"),
    ("cd crates/colloquy-sdk", "nothing is made there; sdk/package.rs packs the package and installs it"),
    ("npm ci", "the packages are there; sdk/package.rs uses them"),
    ("npm pack", "sdk/package.rs packs the package"),
    ("npm install", "sdk/package.rs installs the package"),
];

/// A file's name for a program, and the command that runs it.
pub fn program(language: &str) -> (&'static str, String) {
    let (name, program) = match language {
        "python" => ("sample.py", "python3"),
        "typescript" => ("sample.ts", "node"),
        "php" => ("sample.php", "php"),
        _ => ("sample.mjs", "node"),
    };
    (name, format!("{program} {name}"))
}
