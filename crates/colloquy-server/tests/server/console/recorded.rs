//! Interviews with a recording, as a session leaves them.

use colloquy_domain::InvitationId;
use colloquy_domain::recording::RecordingPart;
use colloquy_recording::{RATE, Spool};
use serde_json::json;
use uuid::Uuid;

use crate::harness::Server;

/// Stores a recording of the first session of an invitation: a tone of `tone_ms` at the start of each `period_ms`. The
/// database is SQLite.
pub async fn record(server: &Server, invitation: &str, count: usize, tone_ms: usize, period_ms: usize) {
    let id = InvitationId::parse(invitation).expect("an id");
    let part = RecordingPart { invitation: id, session: 1, from_ms: 0, holder: Uuid::from_u128(9) };
    let path = server.home.folder().join("media").join(part.name().as_str());
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    let spool = tempfile::TempDir::new().expect("a folder");
    let recorded = Spool::open(spool.path()).and_then(|spool| {
        let mut track = spool.record(&part.name(), RATE)?;
        let rate = RATE as usize / 1_000;
        let tone = |at: usize| (6_000.0 * (at as f64 * 0.17).sin()) as i16;
        let tone: Vec<i16> = (0..tone_ms * rate).map(tone).collect();
        let silence = vec![0; (period_ms - tone_ms) * rate];
        for _ in 0..count {
            track.push(&tone)?;
            track.push(&silence)?;
        }
        track.finish()
    });
    std::fs::copy(recorded.expect("a recording").path, path).expect("the file is written");
    let (id, history) = (invitation.replace('-', ""), json!([{ "recording": part.name().as_str() }]));
    server
        .home
        .execute(&format!(
            "INSERT INTO session_runs (invitation_id, organization_id, consent_version, consented_at, session, \
             clock_ms, next_sequence, seen_at, engine_history, revision) SELECT id, organization_id, '2026-11', \
             created_at, 1, 0, 1, created_at, '{history}', 1 FROM invitations WHERE id = X'{id}'"
        ))
        .await;
}
