//! Attacks on the running service, one to a file, each named after what it tries. A promise that an attack once broke
//! is a test here.

mod mutate_requests;
mod start_on_a_newer_schema;
mod write_to_a_read_only_folder;
