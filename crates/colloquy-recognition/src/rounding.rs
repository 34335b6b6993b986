//! Removes the rounding of activations from a quantized model.
//!
//! Such a model rounds what goes into each operator to bytes and converts it back (`QuantizeLinear`, then
//! `DequantizeLinear`), so that a runtime can multiply bytes instead of floats. This one multiplies floats, for which
//! the rounding only costs time and accuracy. The weights stay as small as they are in the file.

use std::collections::HashMap;
use std::ops::Range;

use crate::onnx::{GRAPH, INPUT, NODE, OPERATOR, OUTPUT, messages, replaced, write_bytes};

/// Maps the name of each rounded value to the name of the value itself.
type RoundedValues<'f> = HashMap<&'f [u8], &'f [u8]>;

/// Returns the file without the rounding of activations, or `None` if it cannot be parsed.
pub fn without(file: &[u8]) -> Option<Vec<u8>> {
    let mut rounded = RoundedValues::new();
    for graph in messages(file, 0..file.len(), GRAPH)? {
        // Each node comes after the nodes that compute its inputs.
        for node in messages(file, graph, NODE)? {
            if let Some([value, result]) = rounding(file, &node, &rounded) {
                let original = rounded.get(value).copied().unwrap_or(value);
                rounded.insert(result, original);
            }
        }
    }
    replaced(file, 0..file.len(), GRAPH, |model, graph| {
        let graph = replaced(file, graph, NODE, |graph, node| {
            if rounding(file, &node, &rounded).is_none() {
                write_bytes(graph, NODE, &connected(file, node, &rounded)?);
            }
            Some(())
        });
        write_bytes(model, GRAPH, &graph?);
        Some(())
    })
}

/// Returns the input and the output of a node that rounds an activation or converts it back. The other nodes of these
/// operators unpack weights.
fn rounding<'f>(file: &'f [u8], node: &Range<usize>, rounded: &RoundedValues<'_>) -> Option<[&'f [u8]; 2]> {
    let first = |number| Some(&file[messages(file, node.clone(), number)?.into_iter().next()?]);
    let (operator, input, output) = (first(OPERATOR)?, first(INPUT)?, first(OUTPUT)?);
    let rounds = match operator {
        b"QuantizeLinear" => true,
        b"DequantizeLinear" => rounded.contains_key(input),
        _ => false,
    };
    rounds.then_some([input, output])
}

/// Returns a node that takes the values themselves instead of the rounded ones.
fn connected(file: &[u8], node: Range<usize>, rounded: &RoundedValues<'_>) -> Option<Vec<u8>> {
    replaced(file, node, INPUT, |node, name| {
        let name = &file[name];
        write_bytes(node, INPUT, rounded.get(name).copied().unwrap_or(name));
        Some(())
    })
}

#[cfg(test)]
mod tests;
