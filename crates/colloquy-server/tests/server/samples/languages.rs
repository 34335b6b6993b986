//! How the blocks of each language are checked. Any other language is a fault.

/// How the blocks of a language are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockCheck {
    /// The block is run.
    Run,
    /// The block is a file for a program that a later command starts.
    Saved,
    Json,
    Http,
    /// Another test checks the block.
    Elsewhere(&'static str),
    /// The block is not code.
    Prose(&'static str),
}

pub fn block_check(language: &str) -> Option<BlockCheck> {
    Some(match language {
        "console" | "sh" | "javascript" | "php" | "python" | "typescript" => BlockCheck::Run,
        "nginx" => BlockCheck::Saved,
        "json" => BlockCheck::Json,
        "http" => BlockCheck::Http,
        "rust" => BlockCheck::Elsewhere("the documentation tests of colloquy-samples compile and run it"),
        "toml" => BlockCheck::Elsewhere(
            "configuration/tests.rs parses it as configuration of the service or of an MCP client",
        ),
        "ini" => BlockCheck::Prose("a systemd unit, and the tests run without systemd"),
        "text" => BlockCheck::Prose("text on paper or on a screen"),
        _ => return None,
    })
}

/// The beginnings of commands that are skipped, each with the reason.
pub const SKIPPED: [(&str, &str); 10] = [
    ("cargo run", "it builds the service; first_start.rs checks what the service prints"),
    ("cargo build", "it takes minutes, and these tests are already built"),
    ("cargo xtask", "it runs tests or benchmarks, these among them; xtask tests its command line"),
    ("cargo install", "it builds a program that is already built for these tests"),
    ("cargo add", "it changes a manifest, and there is none here"),
    ("export COLLOQUY_", "the variables are already set"),
    ("cd crates/colloquy-sdk", "nothing is built there; sdk/package.rs packs and installs the package"),
    ("npm ci", "the packages are installed; sdk/package.rs uses them"),
    ("npm pack", "sdk/package.rs packs the package"),
    ("npm install", "sdk/package.rs installs the package"),
];

/// Returns the file name for a program in this language, and the command that runs it.
pub fn program(language: &str) -> (&'static str, String) {
    let (name, program) = match language {
        "python" => ("sample.py", "python3"),
        "typescript" => ("sample.ts", "node"),
        "php" => ("sample.php", "php"),
        _ => ("sample.mjs", "node"),
    };
    (name, format!("{program} {name}"))
}
