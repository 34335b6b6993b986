use super::*;
use crate::onnx::{INITIALIZER, NAME, OPERATOR, OUTPUT};

fn node(operator: &str, inputs: &[&str], output: &str) -> Vec<u8> {
    let mut node = Vec::new();
    for input in inputs {
        write_bytes(&mut node, INPUT, input.as_bytes());
    }
    write_bytes(&mut node, OUTPUT, output.as_bytes());
    write_bytes(&mut node, OPERATOR, operator.as_bytes());
    node
}

fn named(number: u64, name: &str) -> Vec<u8> {
    let mut message = Vec::new();
    write_bytes(&mut message, number, name.as_bytes());
    message
}

fn model(nodes: &[Vec<u8>], inputs: &[&str], values: &[&str]) -> Vec<u8> {
    let mut graph = Vec::new();
    for node in nodes {
        write_bytes(&mut graph, NODE, node);
    }
    write_bytes(&mut graph, INITIALIZER, &named(NAME, TABLE));
    for value in values {
        write_bytes(&mut graph, VALUE, &named(VALUE_NAME, value));
    }
    for input in inputs {
        write_bytes(&mut graph, GRAPH_INPUT, &named(VALUE_NAME, input));
    }
    let mut model = Vec::new();
    write_bytes(&mut model, GRAPH, &graph);
    model
}

#[test]
fn the_rows_become_an_input_and_the_table_stays() {
    let fixed =
        model(&[node("Conv", &["sound"], "x"), node("Add", &["x", TABLE], "y")], &["sound"], &["x", "y"]);
    let free = model(&[node("Conv", &["sound"], "x"), node("Add", &["x", ROWS], "y")], &["sound", ROWS], &[]);
    assert_eq!(as_input(&fixed), Some(free));
}

#[test]
fn a_model_without_the_table_is_rejected() {
    assert_eq!(as_input(&model(&[node("Relu", &["x"], "y")], &["x"], &[])), None);
    assert_eq!(as_input(&[0xff; 12]), None);
}
