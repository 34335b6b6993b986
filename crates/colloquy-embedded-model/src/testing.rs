//! A tiny model with random weights, which tests write themselves.

use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use candle_core::quantized::gguf_file::{self, Value};
use candle_core::quantized::{GgmlDType, QTensor};
use candle_core::{Device, Tensor};
use tempfile::TempDir;

use crate::engine::InstantSource;

const WIDTH: usize = 64;
const HEADS: usize = 4;
const KEY_HEADS: usize = 2;
const LAYERS: usize = 2;
const INNER: usize = 96;
pub const CONTEXT: usize = 512;
const SPECIAL: [&str; 3] = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"];

/// A folder with the tiny model.
pub struct TinyModel {
    _folder: TempDir,
    path: PathBuf,
}

impl TinyModel {
    pub fn write() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tiny.gguf");
        let mut file = BufWriter::new(File::create(&path).expect("a file"));
        let (metadata, tensors) = (metadata(), tensors());
        let metadata: Vec<(&str, &Value)> = metadata.iter().map(|(name, value)| (*name, value)).collect();
        let tensors: Vec<(&str, &QTensor)> =
            tensors.iter().map(|(name, tensor)| (name.as_str(), tensor)).collect();
        gguf_file::write(&mut file, &metadata, &tensors).expect("the model is written");
        drop(file);
        TinyModel { _folder: folder, path }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }
}

fn metadata() -> Vec<(&'static str, Value)> {
    let strings = |texts: Vec<String>| Value::Array(texts.into_iter().map(Value::String).collect());
    let number = |number: usize| Value::U32(number as u32);
    let mut tokens: Vec<String> = (0..=255).map(|byte| letter(byte).to_string()).collect();
    let mut types = vec![Value::I32(1); tokens.len()];
    tokens.push("th".to_owned());
    types.push(Value::I32(1));
    for token in SPECIAL {
        tokens.push(token.to_owned());
        types.push(Value::I32(3));
    }
    vec![
        ("general.architecture", Value::String("qwen2".to_owned())),
        ("qwen2.attention.head_count", number(HEADS)),
        ("qwen2.attention.head_count_kv", number(KEY_HEADS)),
        ("qwen2.attention.layer_norm_rms_epsilon", Value::F32(1e-6)),
        ("qwen2.block_count", number(LAYERS)),
        ("qwen2.context_length", number(CONTEXT)),
        ("qwen2.embedding_length", number(WIDTH)),
        ("qwen2.rope.freq_base", Value::F32(10_000.0)),
        ("tokenizer.ggml.model", Value::String("gpt2".to_owned())),
        ("tokenizer.ggml.pre", Value::String("qwen2".to_owned())),
        ("tokenizer.ggml.eos_token_id", number(tokens.len() - 1)),
        ("tokenizer.ggml.merges", strings(vec!["t h".to_owned()])),
        ("tokenizer.ggml.token_type", Value::Array(types)),
        ("tokenizer.ggml.tokens", strings(tokens)),
    ]
}

/// Returns the visible letter that stands for a byte in vocabularies of this kind.
fn letter(byte: u8) -> char {
    let is_visible = |byte: u8| matches!(byte, 33..=126 | 161..=172 | 174..=255);
    if is_visible(byte) {
        return char::from(byte);
    }
    let place = (0..byte).filter(|other| !is_visible(*other)).count() as u32;
    char::from_u32(256 + place).expect("a letter")
}

fn tensors() -> Vec<(String, QTensor)> {
    let mut random = Random(1);
    let vocabulary = 257 + SPECIAL.len();
    let mut tensors = vec![
        ("token_embd.weight".to_owned(), random.matrix(vocabulary, WIDTH)),
        ("output_norm.weight".to_owned(), random.around(1.0, WIDTH)),
    ];
    let key_width = WIDTH / HEADS * KEY_HEADS;
    for layer in 0..LAYERS {
        let mut add = |name: &str, tensor| tensors.push((format!("blk.{layer}.{name}"), tensor));
        add("attn_norm.weight", random.around(1.0, WIDTH));
        add("ffn_norm.weight", random.around(1.0, WIDTH));
        for (name, width) in [("attn_q", WIDTH), ("attn_k", key_width), ("attn_v", key_width)] {
            add(&format!("{name}.weight"), random.matrix(width, WIDTH));
            add(&format!("{name}.bias"), random.around(0.0, width));
        }
        add("attn_output.weight", random.matrix(WIDTH, WIDTH));
        add("ffn_gate.weight", random.matrix(INNER, WIDTH));
        add("ffn_up.weight", random.matrix(INNER, WIDTH));
        add("ffn_down.weight", random.matrix(WIDTH, INNER));
    }
    tensors
}

struct Random(u64);

impl Random {
    fn numbers(&mut self, count: usize) -> Vec<f32> {
        (0..count)
            .map(|_| {
                self.0 =
                    self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (self.0 >> 40) as f32 / (1 << 23) as f32 - 1.0
            })
            .collect()
    }

    fn matrix(&mut self, rows: usize, columns: usize) -> QTensor {
        let numbers = self.numbers(rows * columns).into_iter().map(|number| number * 0.4).collect();
        quantized(numbers, &[rows, columns], GgmlDType::Q8_0)
    }

    fn around(&mut self, middle: f32, count: usize) -> QTensor {
        let numbers = self.numbers(count).into_iter().map(|number| middle + number * 0.1).collect();
        quantized(numbers, &[count], GgmlDType::F32)
    }
}

fn quantized(numbers: Vec<f32>, shape: &[usize], as_type: GgmlDType) -> QTensor {
    let tensor = Tensor::from_vec(numbers, shape, &Device::Cpu).expect("a tensor");
    QTensor::quantize(&tensor, as_type).expect("a quantized tensor")
}

/// A clock by which each step of an engine takes the same time, and nothing else takes any.
#[derive(Clone)]
pub struct SteppedClock {
    start: Instant,
    readings: Arc<Mutex<u32>>,
    step: Duration,
}

impl SteppedClock {
    pub fn new(step: Duration) -> Self {
        SteppedClock { start: Instant::now(), readings: Arc::default(), step }
    }

    /// Returns the time for the engine, which reads it before and after each step.
    pub fn of_engine(&self) -> InstantSource {
        let clock = self.clone();
        Arc::new(move || {
            *clock.readings.lock().expect("the clock") += 1;
            clock.now()
        })
    }

    /// Returns the time for everything else.
    pub fn of_others(&self) -> InstantSource {
        let clock = self.clone();
        Arc::new(move || clock.now())
    }

    fn now(&self) -> Instant {
        let steps = *self.readings.lock().expect("the clock") / 2;
        self.start + self.step * steps
    }
}
