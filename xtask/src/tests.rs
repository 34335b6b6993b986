mod adapters;
mod architecture;
mod contributing;
pub mod documents;

use clap::CommandFactory;

#[test]
fn the_command_line_is_well_formed() {
    super::Arguments::command().debug_assert();
}
