//! Starting the program on a database that a newer version has migrated.

use crate::harness::{Home, Server, both};

/// Returns the version of this program's newest migration.
fn newest() -> String {
    let folder = std::fs::read_dir(xtask::root().join("migrations/sqlite")).expect("the migrations");
    let names = folder.map(|entry| entry.expect("an entry").file_name().into_string().expect("Unicode"));
    let newest = names.max().expect("a migration");
    newest.split('_').next().expect("a version").to_owned()
}

fn check_refused(home: &Home, arguments: &[&str]) {
    let ended = home.command_with_timeout(arguments);
    let stderr = String::from_utf8_lossy(&ended.stderr);
    assert_eq!((ended.status.code(), ended.stdout.len()), (Some(1), 0), "{arguments:?}: {stderr}");
    for part in ["2099-12-31-000000", &newest(), env!("CARGO_PKG_VERSION"), "newer than this program"] {
        assert!(stderr.contains(part), "{arguments:?} does not mention {part}: {stderr}");
    }
}

#[tokio::test]
async fn every_command_rejects_a_newer_schema_and_names_both_versions() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let organization = server.home.first_organization();
        let home = server.kill();
        home.execute("INSERT INTO __diesel_schema_migrations (version) VALUES ('20991231000000')").await;
        let of = ["--organization", &organization];
        let commands: [&[&str]; 9] = [
            &["serve"],
            &["migrate"],
            &["organizations", "list"],
            &["organizations", "create", "--name", "Other"],
            &["keys", "create", of[0], of[1], "--label", "other"],
            &["keys", "list", of[0], of[1]],
            &["webhooks", "list", of[0], of[1]],
            &["recordings", "save", of[0], of[1], "--invitation", &organization, "recording.ogg"],
            &["sessions", "inspect", &organization],
        ];
        for arguments in commands {
            check_refused(&home, arguments);
        }
        assert_eq!(home.count("organizations", "1 = 1").await, 1);
        assert_eq!(home.count("api_keys", "1 = 1").await, 1);
        home.execute("DELETE FROM __diesel_schema_migrations WHERE version = '20991231000000'").await;
        Server::start_on(home).await.interview().await;
    }
}

#[tokio::test]
async fn commands_do_not_migrate_an_older_schema_under_a_running_service() {
    for database in both().await {
        let home = Server::start(database, &[]).await.kill();
        let newest: String = newest().chars().filter(char::is_ascii_digit).collect();
        let applied = format!("version = '{newest}'");
        home.execute(&format!("DELETE FROM __diesel_schema_migrations WHERE {applied}")).await;
        let ended = home.command_with_timeout(&["organizations", "list"]);
        let stderr = String::from_utf8_lossy(&ended.stderr);
        assert_eq!((ended.status.code(), ended.stdout.len()), (Some(1), 0), "{stderr}");
        assert!(
            stderr.contains("older than this program") && stderr.contains("colloquy-server migrate"),
            "{stderr}"
        );
        assert_eq!(home.count("__diesel_schema_migrations", &applied).await, 0);
    }
}
