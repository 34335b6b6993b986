//! Reads ONNX files, which are protobuf messages.

use std::ops::Range;

/// Field numbers of ONNX's `ModelProto`, `GraphProto`, `NodeProto`, `AttributeProto`, `TensorProto` and
/// `ValueInfoProto`.
pub const GRAPH: u64 = 7;
pub const INITIALIZER: u64 = 5;
pub const GRAPH_INPUT: u64 = 11;
pub const VALUE: u64 = 13;
pub const VALUE_NAME: u64 = 1;
pub const NODE: u64 = 1;
pub const INPUT: u64 = 1;
pub const OUTPUT: u64 = 2;
pub const OPERATOR: u64 = 4;
pub const ATTRIBUTE: u64 = 5;
pub const SUBGRAPH: u64 = 6;
pub const DATA_TYPE: u64 = 2;
pub const FLOATS: u64 = 4;
pub const INTEGERS: u64 = 5;
pub const NAME: u64 = 8;
pub const RAW: u64 = 9;

/// Wire types of protobuf.
const NUMBER: u64 = 0;
const FIXED_64: u64 = 1;
const BYTES: u64 = 2;
const FIXED_32: u64 = 5;

/// Returns the positions of the fields with this number, which are messages or texts.
pub fn messages(file: &[u8], within: Range<usize>, wanted: u64) -> Option<Vec<Range<usize>>> {
    let mut found = Vec::new();
    walk(file, within, |number, value| {
        if let (true, ProtobufValue::Bytes(place)) = (number == wanted, value) {
            found.push(place);
        }
    })?;
    Some(found)
}

/// The value of a field, by its position in the file.
pub enum ProtobufValue {
    Number(u64, Range<usize>),
    Bytes(Range<usize>),
    Fixed(Range<usize>),
}

/// Walks through the fields of a protobuf message. Returns `None` if it is not one.
pub fn walk(file: &[u8], within: Range<usize>, mut field: impl FnMut(u64, ProtobufValue)) -> Option<()> {
    let mut at = within.start;
    while at < within.end {
        let key = varint(file, &mut at)?;
        let value = match key & 7 {
            NUMBER => {
                let start = at;
                ProtobufValue::Number(varint(file, &mut at)?, start..at)
            }
            FIXED_64 => ProtobufValue::Fixed(take(&mut at, 8, within.end)?),
            BYTES => {
                let length = usize::try_from(varint(file, &mut at)?).ok()?;
                ProtobufValue::Bytes(take(&mut at, length, within.end)?)
            }
            FIXED_32 => ProtobufValue::Fixed(take(&mut at, 4, within.end)?),
            _ => return None,
        };
        field(key >> 3, value);
    }
    Some(())
}

fn take(at: &mut usize, length: usize, end: usize) -> Option<Range<usize>> {
    let place = *at..at.checked_add(length).filter(|next| *next <= end)?;
    *at = place.end;
    Some(place)
}

pub fn varint(file: &[u8], at: &mut usize) -> Option<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let byte = *file.get(*at)?;
        *at += 1;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

/// Copies a message. `replace` writes the fields with this number.
pub fn replaced(
    file: &[u8],
    message: Range<usize>,
    wanted: u64,
    mut replace: impl FnMut(&mut Vec<u8>, Range<usize>) -> Option<()>,
) -> Option<Vec<u8>> {
    let (mut copy, mut done) = (Vec::with_capacity(message.len()), Some(()));
    walk(file, message, |number, value| match value {
        ProtobufValue::Bytes(place) if number == wanted => {
            done = done.and_then(|()| replace(&mut copy, place))
        }
        value => write(&mut copy, file, number, &value),
    })?;
    done.map(|()| copy)
}

/// Writes a field of a message that was read from `file`, unchanged.
pub fn write(into: &mut Vec<u8>, file: &[u8], number: u64, value: &ProtobufValue) {
    match value {
        ProtobufValue::Bytes(place) => write_bytes(into, number, &file[place.clone()]),
        ProtobufValue::Number(_, place) => {
            write_varint(into, number << 3 | NUMBER);
            into.extend_from_slice(&file[place.clone()]);
        }
        ProtobufValue::Fixed(place) => {
            write_varint(into, number << 3 | if place.len() == 8 { FIXED_64 } else { FIXED_32 });
            into.extend_from_slice(&file[place.clone()]);
        }
    }
}

/// Writes a field that is a message or a text.
pub fn write_bytes(into: &mut Vec<u8>, number: u64, bytes: &[u8]) {
    write_varint(into, number << 3 | BYTES);
    write_varint(into, bytes.len() as u64);
    into.extend_from_slice(bytes);
}

fn write_varint(into: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        into.push(number as u8 | 0x80);
        number >>= 7;
    }
    into.push(number as u8);
}
