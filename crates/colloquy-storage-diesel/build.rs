//! Rebuilds the crate when a migration is added, because a new migration folder changes no source file.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
