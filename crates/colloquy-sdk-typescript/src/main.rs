//! Writes the generated sources of the npm package.

use std::io;

fn main() -> io::Result<()> {
    let package = colloquy_sdk_typescript::package();
    for (path, text) in colloquy_sdk_typescript::sources() {
        let path = package.join(path);
        std::fs::write(&path, text)?;
        println!("{}", path.display());
    }
    Ok(())
}
