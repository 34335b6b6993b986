//! Lets Whisper's encoder take less than 30 s of sound.
//!
//! The encoder adds a table to the sound, with a row for each two frames of 30 s. With the table as a constant, it takes
//! nothing but 30 s, and a "yes" takes as long to recognize as half a minute. So the rows become an input.

use std::ops::Range;

use crate::onnx::{GRAPH, GRAPH_INPUT, INPUT, NODE, VALUE, VALUE_NAME, messages, replaced, write_bytes};

/// The constant with the table, which stays in the file.
pub const TABLE: &str = "embed_positions.weight";
/// The new input: the rows of the table for the sound.
pub const ROWS: &str = "position_rows";

/// Returns the file with the input [`ROWS`], or `None` if it has no such table.
pub fn as_input(file: &[u8]) -> Option<Vec<u8>> {
    let mut is_used = false;
    let model = replaced(file, 0..file.len(), GRAPH, |model, graph| {
        let mut changed = replaced(file, graph, NODE, |graph, node| {
            is_used |= uses_table(file, &node)?;
            write_bytes(graph, NODE, &connected(file, node)?);
            Some(())
        })?;
        let mut input = Vec::new();
        write_bytes(&mut input, VALUE_NAME, ROWS.as_bytes());
        write_bytes(&mut changed, GRAPH_INPUT, &input);
        // The shapes of the values in between, which hold for 30 s only.
        let changed = replaced(&changed, 0..changed.len(), VALUE, |_, _| Some(()))?;
        write_bytes(model, GRAPH, &changed);
        Some(())
    });
    model.filter(|_| is_used)
}

fn uses_table(file: &[u8], node: &Range<usize>) -> Option<bool> {
    let inputs = messages(file, node.clone(), INPUT)?;
    Some(inputs.into_iter().any(|name| &file[name] == TABLE.as_bytes()))
}

/// Returns a node that takes the rows instead of the table.
fn connected(file: &[u8], node: Range<usize>) -> Option<Vec<u8>> {
    replaced(file, node, INPUT, |node, name| {
        let name = &file[name];
        write_bytes(node, INPUT, if name == TABLE.as_bytes() { ROWS.as_bytes() } else { name });
        Some(())
    })
}

#[cfg(test)]
mod tests;
