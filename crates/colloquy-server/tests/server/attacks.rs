//! Attacks on the running service, one per file, each named after what it tries. Every promise that an attack once
//! broke has a test here.

mod bill_typed_answers;
mod claim_unheard_sentences;
mod crowd_out_a_neighbour;
mod escape_limits_by_ipv6;
mod evict_a_key_window;
mod find_slugs_in_logs;
mod flood_a_share_link;
pub mod guess_access_codes;
mod guess_keys;
mod make_up_consent;
mod mutate_requests;
mod open_sockets_without_hello;
mod post_from_a_foreign_origin;
mod read_slowly;
mod reuse_a_closed_connection;
mod send_audio_faster_than_time;
mod send_endless_bodies;
mod send_huge_answers;
mod sockets;
mod start_on_a_newer_schema;
mod take_over_by_email;
mod withhold_bodies;
mod write_to_a_read_only_folder;
