// Plays what the interviewer says.

export class Player {
  #node;
  #context;

  /**
   * `report` is called with what has been heard: `{id, ms, ended}`. The context must have loaded the modules
   * of `sound.js`.
   */
  constructor(context, report) {
    this.#context = context;
    this.#node = new AudioWorkletNode(context, "loudspeaker", { numberOfInputs: 0, outputChannelCount: [1] });
    this.#node.connect(context.destination);
    this.#node.port.onmessage = ({ data }) => report(data.ended ? data : { ...data, ms: this.#audible(data.ms) });
  }

  announce(id, rate) {
    this.#post({ type: "announce", id, rate });
  }

  feed(id, samples) {
    this.#post({ type: "feed", id, samples });
  }

  complete(id) {
    this.#post({ type: "complete", id });
  }

  clear() {
    this.#post({ type: "clear" });
  }

  /** Ends incomplete utterances, whose rest will not arrive. */
  cutOff() {
    this.#post({ type: "cutOff" });
  }

  #post(message) {
    this.#node.port.postMessage(message);
  }

  /** Returns what is audible so far: loudspeakers, above all wireless ones, lag behind what is played. */
  #audible(ms) {
    const latency = this.#context.outputLatency;
    return Number.isFinite(latency) ? Math.max(0, Math.round(ms - latency * 1000)) : ms;
  }
}

/** Stands in if the browser plays no sound: the invitee reads the captions. */
export class SilentPlayer {
  #report;
  #utterances = new Map();

  constructor(report) {
    this.#report = report;
  }

  announce(id, rate) {
    this.#utterances.set(id, { rate, samples: 0 });
  }

  feed(id, samples) {
    const utterance = this.#utterances.get(id);
    if (utterance) utterance.samples += samples.length;
  }

  complete(id) {
    const utterance = this.#utterances.get(id);
    if (!utterance) return;
    this.#utterances.delete(id);
    this.#report({ id, ms: Math.round((utterance.samples * 1000) / utterance.rate), ended: true });
  }

  clear() {
    this.#utterances.clear();
  }

  cutOff() {
    this.#utterances.clear();
  }
}
