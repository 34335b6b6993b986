//! A new migration folder changes no source file, so its arrival is watched for here.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
