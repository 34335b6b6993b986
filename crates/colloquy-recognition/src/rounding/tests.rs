use super::*;
use crate::onnx::{ATTRIBUTE, INITIALIZER, NAME};

fn node(operator: &str, inputs: &[&str], output: &str) -> Vec<u8> {
    let mut node = Vec::new();
    for input in inputs {
        write_bytes(&mut node, INPUT, input.as_bytes());
    }
    write_bytes(&mut node, OUTPUT, output.as_bytes());
    write_bytes(&mut node, OPERATOR, operator.as_bytes());
    write_bytes(&mut node, ATTRIBUTE, &[0x18, 0x96, 0x01]);
    node
}

fn model(nodes: &[Vec<u8>]) -> Vec<u8> {
    let mut graph = Vec::new();
    for node in nodes {
        write_bytes(&mut graph, NODE, node);
    }
    let mut tensor = Vec::new();
    write_bytes(&mut tensor, NAME, b"weights");
    write_bytes(&mut graph, INITIALIZER, &tensor);
    // A number of two bytes, and fields of fixed length.
    let mut model = vec![0x08, 0x96, 0x01];
    write_bytes(&mut model, GRAPH, &graph);
    model.extend([0x4d, 1, 2, 3, 4, 0x51, 1, 2, 3, 4, 5, 6, 7, 8]);
    model
}

#[test]
fn operators_take_the_values_themselves() {
    let quantized = model(&[
        node("DequantizeLinear", &["weights", "scale"], "w"),
        node("QuantizeLinear", &["x", "scale"], "x_bytes"),
        node("DequantizeLinear", &["x_bytes", "scale"], "x_rounded"),
        node("MatMul", &["x_rounded", "w"], "y"),
        node("QuantizeLinear", &["y", "scale"], "y_bytes"),
        node("DequantizeLinear", &["y_bytes", "scale"], "y_rounded"),
        node("QuantizeLinear", &["y_rounded", "scale"], "y_bytes_again"),
        node("DequantizeLinear", &["y_bytes_again", "scale"], "y_rounded_again"),
        node("Add", &["y_rounded_again", "y_rounded"], "z"),
    ]);
    let plain = model(&[
        node("DequantizeLinear", &["weights", "scale"], "w"),
        node("MatMul", &["x", "w"], "y"),
        node("Add", &["y", "y"], "z"),
    ]);
    assert_eq!(without(&quantized), Some(plain));
}

#[test]
fn a_model_without_rounding_stays_the_same() {
    let plain = model(&[node("DequantizeLinear", &["weights", "scale"], "w"), node("Relu", &["w"], "y")]);
    assert_eq!(without(&plain), Some(plain.clone()));
}

#[test]
fn what_is_no_model_is_rejected() {
    let model = model(&[node("QuantizeLinear", &["x", "scale"], "y")]);
    for length in [1, 4, model.len() - 3] {
        assert_eq!(without(&model[..length]), None, "{length} bytes");
    }
    assert_eq!(without(&[0xff; 12]), None);
}
