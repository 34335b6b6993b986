// Runs on the browser's audio thread. It has no imports, because not every browser allows them here.

const SPEECH_RATE = 16_000;
const FRAME_SAMPLES = 320;
const ZERO_CROSSINGS = 16;
const TABLE_STEPS = 128;
const REPORT_SECONDS = 0.2;
const FADE_SECONDS = 0.01;

/** One half of a windowed sinc. */
const KERNEL = Float32Array.from({ length: ZERO_CROSSINGS * TABLE_STEPS + 2 }, (_, index) => {
  const x = index / TABLE_STEPS;
  if (x >= ZERO_CROSSINGS) return 0;
  const phase = (Math.PI * x) / ZERO_CROSSINGS;
  const blackman = 0.42 + 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase);
  return (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * blackman;
});

/** Converts samples between any two rates. It filters out what the lower rate cannot carry. */
export class Resampler {
  #scale;
  #half;
  #step;
  #ring;
  #mask;
  #written = 0;
  #position = 0;

  constructor(from, to) {
    this.#scale = 0.92 * Math.min(1, to / from);
    this.#half = Math.ceil(ZERO_CROSSINGS / this.#scale);
    this.#step = from / to;
    const size = 2 ** Math.ceil(Math.log2(2 * this.#half + this.#step + 4));
    this.#ring = new Float32Array(size);
    this.#mask = size - 1;
  }

  /** The number of source samples consumed. */
  get position() {
    return this.#position;
  }

  get isReady() {
    return Math.floor(this.#position) + this.#half < this.#written;
  }

  write(sample) {
    this.#ring[this.#written & this.#mask] = sample;
    this.#written += 1;
  }

  /** Returns the next sample; call it only if `isReady`. */
  read() {
    const centre = Math.floor(this.#position);
    let sum = 0;
    for (let index = centre - this.#half + 1; index <= centre + this.#half; index += 1) {
      const x = Math.abs(index - this.#position) * this.#scale * TABLE_STEPS;
      const at = Math.floor(x);
      if (at > ZERO_CROSSINGS * TABLE_STEPS) continue;
      const weight = KERNEL[at] + (KERNEL[at + 1] - KERNEL[at]) * (x - at);
      sum += this.#ring[index & this.#mask] * weight;
    }
    this.#position += this.#step;
    return sum * this.#scale;
  }
}

/** Converts any number of channels at any rate to frames of 20 ms in the service's format. */
export class Framer {
  #resampler;
  #emit;
  #frame = new Int16Array(FRAME_SAMPLES);
  #length = 0;

  constructor(rate, emit) {
    this.#resampler = new Resampler(rate, SPEECH_RATE);
    this.#emit = emit;
  }

  push(channels, length) {
    for (let index = 0; index < length; index += 1) {
      let sum = 0;
      for (const channel of channels) sum += channel[index];
      this.#resampler.write(channels.length === 0 ? 0 : sum / channels.length);
      while (this.#resampler.isReady) this.#put(this.#resampler.read());
    }
  }

  #put(sample) {
    const scaled = Math.round(sample * 32_767);
    this.#frame[this.#length] = Math.max(-32_768, Math.min(32_767, scaled));
    this.#length += 1;
    if (this.#length === FRAME_SAMPLES) {
      this.#emit(this.#frame);
      this.#frame = new Int16Array(FRAME_SAMPLES);
      this.#length = 0;
    }
  }
}

/** An utterance in the queue. */
class Utterance {
  #resampler;
  #chunks = [];
  #offset = 0;
  #received = 0;

  constructor(id, rate, outputRate) {
    this.id = id;
    this.rate = rate;
    this.#resampler = new Resampler(rate, outputRate);
    /** All of its sound has arrived. */
    this.isComplete = false;
    /** The rest of its sound will not arrive. */
    this.isCut = false;
    this.hasBegun = false;
  }

  feed(samples) {
    if (samples.length > 0) this.#chunks.push(samples);
    this.#received += samples.length;
  }

  get isOver() {
    return this.isComplete && this.#resampler.position >= this.#received;
  }

  get milliseconds() {
    return Math.round((Math.min(this.#resampler.position, this.#received) * 1000) / this.rate);
  }

  /** Returns the next sample, or `null` if it has not arrived yet. */
  next() {
    while (!this.#resampler.isReady) {
      const chunk = this.#chunks[0];
      if (chunk === undefined) {
        if (!this.isComplete) return null;
        this.#resampler.write(0);
        continue;
      }
      this.#resampler.write(chunk[this.#offset] / 32_768);
      this.#offset += 1;
      if (this.#offset === chunk.length) {
        this.#chunks.shift();
        this.#offset = 0;
      }
    }
    this.hasBegun = true;
    return this.#resampler.read();
  }
}

/** Plays utterances in the order of their announcement and reports what has been heard. */
export class Queue {
  #rate;
  #report;
  #utterances = [];
  #sinceReport = 0;
  #fading = null;
  #fadeLeft = 0;

  constructor(rate, report) {
    this.#rate = rate;
    this.#report = report;
  }

  handle(message) {
    const found = this.#utterances.find((utterance) => utterance.id === message.id);
    if (message.type === "announce") this.#utterances.push(new Utterance(message.id, message.rate, this.#rate));
    else if (message.type === "feed") found?.feed(message.samples);
    else if (message.type === "complete" && found) found.isComplete = true;
    else if (message.type === "clear") this.#clear();
    else if (message.type === "cutOff") this.#cutOff();
  }

  fill(output) {
    for (let index = 0; index < output.length; index += 1) output[index] = this.#sample();
  }

  #sample() {
    if (this.#fading !== null) {
      this.#fadeLeft -= 1;
      const sample = (this.#fading.next() ?? 0) * (this.#fadeLeft / (FADE_SECONDS * this.#rate));
      if (this.#fadeLeft <= 0) this.#fading = null;
      return sample;
    }
    this.#dropHeard();
    const current = this.#utterances[0];
    const sample = current?.next() ?? null;
    if (sample === null) return 0;
    this.#sinceReport += 1;
    if (this.#sinceReport >= REPORT_SECONDS * this.#rate) this.#tell(current, false);
    return sample;
  }

  #dropHeard() {
    while (this.#utterances.length > 0 && this.#utterances[0].isOver) {
      const heard = this.#utterances.shift();
      this.#tell(heard, !heard.isCut);
    }
  }

  #tell(utterance, ended) {
    this.#sinceReport = 0;
    this.#report({ id: utterance.id, ms: utterance.milliseconds, ended });
  }

  #clear() {
    const current = this.#utterances[0];
    this.#utterances = [];
    if (!current?.hasBegun) return;
    this.#tell(current, false);
    this.#fading = current;
    this.#fadeLeft = Math.round(FADE_SECONDS * this.#rate);
  }

  #cutOff() {
    for (const utterance of this.#utterances.filter((each) => !each.isComplete)) {
      utterance.isComplete = true;
      utterance.isCut = true;
    }
  }
}

if (globalThis.registerProcessor !== undefined) {
  registerProcessor(
    "microphone",
    class extends AudioWorkletProcessor {
      #framer = new Framer(sampleRate, (frame) => this.port.postMessage(frame, [frame.buffer]));

      process(inputs, outputs) {
        this.#framer.push(inputs[0], outputs[0][0].length);
        return true;
      }
    },
  );
  registerProcessor(
    "loudspeaker",
    class extends AudioWorkletProcessor {
      #queue = new Queue(sampleRate, (heard) => this.port.postMessage(heard));

      constructor() {
        super();
        this.port.onmessage = (event) => this.#queue.handle(event.data);
      }

      process(_inputs, outputs) {
        this.#queue.fill(outputs[0][0]);
        return true;
      }
    },
  );
}
