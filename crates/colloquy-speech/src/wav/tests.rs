use std::io::Cursor;

use super::*;

fn check(samples: &[i16]) {
    let file = wav(&Pcm { rate: 22_050, samples: samples.to_vec() });
    assert_eq!(file.len(), 44 + 2 * samples.len());
    let riff_bytes = u32::from_le_bytes(file[4..8].try_into().expect("four bytes"));
    assert_eq!(riff_bytes as usize, file.len() - 8);
    let bytes_a_second = u32::from_le_bytes(file[28..32].try_into().expect("four bytes"));
    assert_eq!(bytes_a_second, 44_100);
    let mut reader = hound::WavReader::new(Cursor::new(file)).expect("a WAV file");
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: 22_050,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    assert_eq!(reader.spec(), spec);
    assert_eq!(reader.samples::<i16>().collect::<Result<Vec<_>, _>>().expect("samples"), samples);
}

#[test]
fn another_reader_finds_the_same_sound_in_the_file() {
    check(&[0, 1, -1, i16::MAX, i16::MIN]);
}

#[test]
fn no_sound_is_a_file_too() {
    check(&[]);
}
