//! The server and its commands. This is the only crate that names adapters.

mod ai;
mod commands;
mod configuration;
mod embedded;
mod folders;
mod inspection;
mod limits;
mod logging;
mod measured;
mod metrics;
mod recognition;
mod rehearsal_databases;
mod settings;
mod system;
mod tls;
mod voices;
mod wiring;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use commands::{
    accounts, backups, erase, export, import, interviews, keys, migrate, models, move_from, organizations,
    recordings, retention, serve, sessions, webhooks,
};

// Allocation is a third of a request's own work; this allocator halves it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Interviews by voice: the Colloquy server.
///
/// Settings come from a TOML file named by COLLOQUY_CONFIG and from the environment, which wins.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Start the service (also done when no command is given)
    Serve,
    /// Migrate the database to this version's schema and exit
    Migrate,
    /// Create, list and revoke API keys
    #[command(subcommand)]
    Keys(keys::KeysCommand),
    /// Create and manage organizations
    #[command(subcommand)]
    Organizations(organizations::OrganizationsCommand),
    /// Help people who cannot sign in to the console
    #[command(subcommand)]
    Accounts(accounts::AccountsCommand),
    /// Manage webhook endpoints and inspect their deliveries
    #[command(subcommand)]
    Webhooks(webhooks::WebhooksCommand),
    /// Set deadlines and reminders of interviews
    #[command(subcommand)]
    Interviews(interviews::InterviewsCommand),
    /// Set deadlines of single invitations
    #[command(subcommand)]
    Invitations(interviews::InvitationsCommand),
    /// Erase invitations and people for good
    #[command(subcommand)]
    Erase(erase::EraseCommand),
    /// Export what is stored about invitations and people as a ZIP file
    #[command(subcommand)]
    Export(export::ExportCommand),
    /// Import what another installation exported
    #[command(subcommand)]
    Import(import::ImportCommand),
    /// Show or change how long data is kept, and list what would be deleted
    Retention(retention::RetentionArguments),
    /// Save recordings of interviews
    #[command(subcommand)]
    Recordings(recordings::RecordingsCommand),
    /// Back up the database and the recordings, and restore them
    #[command(subcommand)]
    Backups(backups::BackupsCommand),
    /// Copy another database into the configured one, which must be empty, or another media store
    Move(move_from::MoveArguments),
    /// Inspect the course of interviews
    #[command(subcommand)]
    Sessions(sessions::SessionsCommand),
    /// List, download and verify the models for speech recognition and turn detection
    #[command(subcommand)]
    Models(models::ModelsCommand),
}

fn main() -> ExitCode {
    // TLS connections use the installed provider and panic without one.
    let _ = rustls::crypto::ring::default_provider().install_default();
    match run(arguments().command.unwrap_or(Command::Serve)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {}", colloquy_api::terminal::escape(&format!("{error:#}")));
            ExitCode::FAILURE
        }
    }
}

/// Parses the command line. Its help lists the settings.
fn arguments() -> Arguments {
    let lines = settings::SETTINGS.iter().map(|setting| {
        let default = if setting.default.is_empty() { "none" } else { setting.default };
        format!("  {:<26} {}\n  {:<26} [default: {default}]", setting.variable(), setting.meaning, "")
    });
    let help = format!("Settings:\n{}", lines.collect::<Vec<_>>().join("\n"));
    let matches = Arguments::command().after_help(help).get_matches();
    Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

fn run(command: Command) -> anyhow::Result<()> {
    let configuration = configuration::read()?;
    let _logging = logging::start(&configuration)?;
    // The threads that serve requests have their own runtimes; this one runs everything else.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match command {
            Command::Serve => serve::serve(configuration).await,
            Command::Migrate => migrate::migrate(&configuration).await,
            Command::Keys(command) => keys::run(&configuration, command).await,
            Command::Accounts(command) => accounts::run(&configuration, command).await,
            Command::Organizations(command) => organizations::run(&configuration, command).await,
            Command::Webhooks(command) => webhooks::run(&configuration, command).await,
            Command::Interviews(command) => interviews::run(&configuration, command).await,
            Command::Invitations(command) => interviews::run_invitations(&configuration, command).await,
            Command::Erase(command) => erase::run(&configuration, command).await,
            Command::Export(command) => export::run(&configuration, command).await,
            Command::Import(command) => import::run(&configuration, command).await,
            Command::Retention(arguments) => retention::run(&configuration, arguments).await,
            Command::Recordings(command) => recordings::run(&configuration, command).await,
            Command::Backups(command) => backups::run(&configuration, command).await,
            Command::Move(arguments) => move_from::run(&configuration, arguments).await,
            Command::Sessions(command) => sessions::run(&configuration, command).await,
            Command::Models(command) => models::run(&configuration, command).await,
        }
    })
}
