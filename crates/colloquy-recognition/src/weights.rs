//! Adapts quantized weights to processors that cannot multiply bytes exactly.
//!
//! The models multiply 8-bit activations by 8-bit weights. x86 processors without VNNI add two such products in 16
//! bits, which saturates for large weights: Whisper then recognizes nothing at all. With 7-bit weights no sum is too
//! large. So the weights are halved around a zero point in the middle of the 7-bit range, and their scales are
//! doubled. This happens in place: every length in the file stays the same.

use std::collections::HashMap;
use std::ops::Range;

use crate::onnx::{
    ATTRIBUTE, DATA_TYPE, FLOATS, GRAPH, INITIALIZER, INPUT, INTEGERS, NAME, NODE, OPERATOR, ProtobufValue,
    RAW, SUBGRAPH, messages, varint, walk,
};

/// The operators that multiply bytes, with the zero point for their unsigned weights and the least and the largest
/// weight whose products fit. All other operators convert weights to floats first.
///
/// The processor multiplies an unsigned byte by a signed one. The weights of a convolution are the unsigned factor.
/// Those of a matrix are the signed factor: 128 is subtracted from them first.
const PRODUCTS: [(&[u8], Bounds); 2] = [
    (b"MatMulInteger", Bounds { zero: 127, least: 64, most: 191 }),
    (b"ConvInteger", Bounds { zero: 64, least: 0, most: 127 }),
];

#[derive(Clone, Copy)]
struct Bounds {
    zero: i64,
    least: i64,
    most: i64,
}

const UNSIGNED_BYTES: u64 = 2;
const SIGNED_BYTES: u64 = 3;

/// Returns whether sums of byte products saturate on this processor.
pub fn saturate() -> bool {
    #[cfg(target_arch = "x86_64")]
    return !(is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vnni"));
    #[cfg(not(target_arch = "x86_64"))]
    return false;
}

/// Halves the quantized weights in an ONNX file. A file that cannot be parsed stays unchanged.
pub fn halve(file: &mut [u8]) {
    let (Some(tensors), Some(factors)) = (tensors(file), factors(file)) else { return };
    for (name, bounds) in factors {
        let Some(weights) = name.strip_suffix("_quantized") else { continue };
        let names = [name.clone(), format!("{weights}_scale"), format!("{weights}_zero_point")];
        let [Some(tensor), Some(scale), Some(zero_point)] = names.map(|name| tensors.get(&name)) else {
            continue;
        };
        let (Some(bytes), Some(scales), Some((place, zero))) =
            (&tensor.raw, &scale.floats, &zero_point.integer)
        else {
            continue;
        };
        match tensor.data_type {
            UNSIGNED_BYTES => {
                for byte in &mut file[bytes.clone()] {
                    let halved = bounds.zero + half(i64::from(*byte) - zero);
                    *byte = halved.clamp(bounds.least, bounds.most) as u8;
                }
                write(&mut file[place.clone()], bounds.zero as u8);
            }
            SIGNED_BYTES => {
                for byte in &mut file[bytes.clone()] {
                    *byte = (zero + half(i64::from(byte.cast_signed()) - zero)) as u8;
                }
            }
            _ => continue,
        }
        for scale in file[scales.clone()].as_chunks_mut::<4>().0 {
            *scale = (f32::from_le_bytes(*scale) * 2.0).to_le_bytes();
        }
    }
}

/// Halves a distance, rounding away from zero so that a small weight does not vanish.
fn half(distance: i64) -> i64 {
    (distance + distance.signum()) / 2
}

/// Writes a number below 128 as a varint that is as long as the old one.
fn write(place: &mut [u8], number: u8) {
    let last = place.len().saturating_sub(1);
    for (at, byte) in place.iter_mut().enumerate() {
        let digits = if at == 0 { number } else { 0 };
        *byte = if at < last { digits | 0x80 } else { digits };
    }
}

/// The parts of a tensor that matter here, by their positions in the file.
#[derive(Default)]
struct Tensor {
    name: String,
    data_type: u64,
    raw: Option<Range<usize>>,
    floats: Option<Range<usize>>,
    /// The position and the value of its first element, for integers.
    integer: Option<(Range<usize>, i64)>,
}

fn tensors(file: &[u8]) -> Option<HashMap<String, Tensor>> {
    let mut found = HashMap::new();
    for graph in messages(file, 0..file.len(), GRAPH)? {
        for tensor in messages(file, graph, INITIALIZER)? {
            let tensor = read(file, tensor)?;
            found.insert(tensor.name.clone(), tensor);
        }
    }
    Some(found)
}

/// Returns the names of all tensors that are multiplied as bytes.
fn factors(file: &[u8]) -> Option<HashMap<String, Bounds>> {
    let (mut found, mut graphs) = (HashMap::new(), messages(file, 0..file.len(), GRAPH)?);
    while let Some(graph) = graphs.pop() {
        for node in messages(file, graph, NODE)? {
            let operator = messages(file, node.clone(), OPERATOR)?.pop().map(|name| &file[name]);
            match PRODUCTS.iter().find(|(name, _)| Some(*name) == operator) {
                Some((_, bounds)) => {
                    let inputs = messages(file, node, INPUT)?.into_iter();
                    let names = inputs.map(|name| String::from_utf8_lossy(&file[name]).into_owned());
                    found.extend(names.map(|name| (name, *bounds)));
                }
                None => {
                    for attribute in messages(file, node, ATTRIBUTE)? {
                        graphs.extend(messages(file, attribute, SUBGRAPH)?);
                    }
                }
            }
        }
    }
    Some(found)
}

fn read(file: &[u8], within: Range<usize>) -> Option<Tensor> {
    let mut tensor = Tensor::default();
    walk(file, within, |number, value| match (number, value) {
        (NAME, ProtobufValue::Bytes(place)) => {
            tensor.name = String::from_utf8_lossy(&file[place]).into_owned()
        }
        (DATA_TYPE, ProtobufValue::Number(data_type, _)) => tensor.data_type = data_type,
        (RAW, ProtobufValue::Bytes(place)) => tensor.raw = Some(place),
        (FLOATS, ProtobufValue::Bytes(place) | ProtobufValue::Fixed(place)) => tensor.floats = Some(place),
        (INTEGERS, ProtobufValue::Number(number, place)) => {
            tensor.integer = Some((place, number.cast_signed()))
        }
        (INTEGERS, ProtobufValue::Bytes(Range { start, .. })) => {
            let mut end = start;
            tensor.integer = varint(file, &mut end).map(|number| (start..end, number.cast_signed()));
        }
        _ => {}
    })?;
    let is_float = tensor.data_type == 1;
    if tensor.floats.is_none() && is_float {
        tensor.floats.clone_from(&tensor.raw);
    }
    Some(tensor)
}

#[cfg(test)]
mod tests;
