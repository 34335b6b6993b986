use super::*;

fn bytes_field(number: u8, content: &[u8]) -> Vec<u8> {
    let mut field = vec![number << 3 | 2, u8::try_from(content.len()).expect("a short field")];
    field.extend(content);
    field
}

fn tensor(name: &str, data_type: u8, data: Vec<u8>) -> Vec<u8> {
    let content = [vec![2 << 3, data_type], data, bytes_field(8, name.as_bytes())].concat();
    bytes_field(5, &content)
}

fn node(operator: &str, input: &str) -> Vec<u8> {
    bytes_field(1, &[bytes_field(1, input.as_bytes()), bytes_field(4, operator.as_bytes())].concat())
}

/// Builds a model with one matrix of these weights, and a scale of 0.5.
fn model(data_type: u8, zero_point: &[u8], weights: &[u8]) -> Vec<u8> {
    let scale = [&[4 << 3 | 5][..], &0.5_f32.to_le_bytes()].concat();
    let zero_point = [&[5 << 3][..], zero_point].concat();
    let graph = [
        tensor("w_scale", 1, scale),
        tensor("w_zero_point", data_type, zero_point),
        tensor("w_quantized", data_type, bytes_field(9, weights)),
        tensor("other", 1, bytes_field(9, weights)),
        node("MatMulInteger", "w_quantized"),
        tensor("v_scale", 1, [&[4 << 3 | 5][..], &0.5_f32.to_le_bytes()].concat()),
        tensor("v_zero_point", data_type, vec![5 << 3, 0]),
        tensor("v_quantized", data_type, bytes_field(9, weights)),
        node("Cast", "v_quantized"),
    ];
    let graph = graph.concat();
    let length = [graph.len() as u8 & 0x7f | 0x80, (graph.len() >> 7) as u8];
    [bytes_field(2, b"producer"), vec![7 << 3 | 2], length.to_vec(), graph].concat()
}

fn check(data_type: u8, zero_point: &[u8], weights: &[u8], halved: &[u8]) {
    let mut file = model(data_type, zero_point, weights);
    halve(&mut file);
    let found = tensors(&file).expect("a model");
    let weights_now = found["w_quantized"].raw.clone().expect("its data");
    let scale = found["w_scale"].floats.clone().expect("its data");
    assert_eq!(&file[weights_now], halved);
    assert_eq!(&file[scale], 1.0_f32.to_le_bytes());
    // Weights that are converted to floats stay as precise as before.
    for other in ["other", "v_quantized"] {
        assert_eq!(&file[found[other].raw.clone().expect("its data")], weights);
    }
}

#[test]
fn halves_signed_weights_and_doubles_their_scale() {
    let weights = [127_i8, -128, 1, -1, 0, 64].map(|weight| weight as u8);
    let halved = [64_i8, -64, 1, -1, 0, 32].map(|weight| weight as u8);
    check(3, &[0], &weights, &halved);
}

#[test]
fn halves_unsigned_weights_and_moves_their_zero_point() {
    check(2, &[0x82, 0x01], &[255, 0, 130, 132], &[190, 64, 127, 128]);
    check(2, &[100], &[255, 0, 100, 101], &[191, 77, 127, 128]);
}

#[test]
fn keeps_the_length_of_a_number() {
    for (mut place, expected) in [(vec![5], vec![64]), (vec![0x82, 1], vec![0xc0, 0])] {
        write(&mut place, 64);
        assert_eq!(place, expected);
        assert_eq!(varint(&place, &mut 0), Some(64));
    }
}

#[test]
fn leaves_other_files_unchanged() {
    for text in [&b"not a model"[..], b"", &[0xff; 20]] {
        let mut file = text.to_vec();
        halve(&mut file);
        assert_eq!(file, text);
    }
}
