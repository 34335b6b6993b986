// The step in which the invitee tests the microphone and the loudspeaker, or chooses typing.

import { Microphone, isOffered, trouble } from "./microphone.js";
import { byId, fill, say, show } from "./steps.js";

const QUIET_MS = 6_000;
/** The level above which sound counts as heard; a quiet room stays below it. */
const AUDIBLE_LEVEL = 30;

/** Resolves to the microphone, or to `null` if the invitee types. */
export function check({ context, words }) {
  return new Promise((resolve) => new SoundCheck(context, words, resolve).begin());
}

class SoundCheck {
  #context;
  #words;
  #resolve;
  #microphone = null;
  #quietTimer = null;
  /** Counts the requests for a microphone, so that one that arrives after a newer request is closed. */
  #turn = 0;

  constructor(context, words, resolve) {
    this.#context = context;
    this.#words = words;
    this.#resolve = resolve;
  }

  begin() {
    // Without speech recognition no microphone is requested.
    const isTyped = document.getElementById("speech-unavailable") !== null;
    byId("start").addEventListener("click", () => this.#finish(this.#microphone));
    byId("type-instead").addEventListener("click", () => {
      this.#microphone?.close();
      this.#finish(null);
    });
    byId("again").addEventListener("click", () => this.#open());
    byId("device").addEventListener("change", (event) => this.#open(event.target.value));
    byId("play").addEventListener("click", () => chime(this.#context));
    byId("loudspeaker").hidden = this.#context === null;
    show("check");
    if (!isTyped) return this.#open();
    this.#present("typed");
    byId("type-instead").classList.remove("small");
  }

  async #open(deviceId) {
    this.#microphone?.close();
    this.#microphone = null;
    this.#turn += 1;
    const turn = this.#turn;
    this.#present("asking");
    if (this.#context === null || !isOffered()) return this.#explain(trouble(null));
    let microphone;
    try {
      microphone = await Microphone.open(this.#context, deviceId);
    } catch (error) {
      return turn === this.#turn ? this.#explain(trouble(error)) : undefined;
    }
    if (turn !== this.#turn) return microphone.close();
    this.#microphone = microphone;
    this.#microphone.onlevel = (level) => this.#meter(level);
    this.#microphone.onlost = () => this.#explain("noMicrophone");
    await this.#list(microphone);
    if (turn !== this.#turn) return;
    this.#present("heard");
    this.#quietTimer = setTimeout(() => say(byId("quiet"), this.#words.quiet), QUIET_MS);
  }

  /** Shows the parts of a stage of this step: `asking`, `heard`, `trouble` or `typed`. */
  #present(stage) {
    clearTimeout(this.#quietTimer);
    say(byId("quiet"), "");
    byId("asking").hidden = stage !== "asking";
    byId("heard").hidden = stage !== "heard";
    byId("trouble").hidden = stage !== "trouble";
    byId("start").hidden = stage !== "heard";
  }

  #explain(name) {
    const { heading, text } = this.#words[name];
    byId("trouble-heading").textContent = heading;
    byId("trouble-text").textContent = text;
    byId("again").hidden = name === "inApp" || name === "insecure";
    this.#present("trouble");
    byId("trouble-heading").focus();
  }

  async #list(microphone) {
    const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
    const inputs = devices.filter((device) => device.kind === "audioinput");
    const select = byId("device");
    select.replaceChildren(
      ...inputs.map((device, index) => {
        const label = device.label || fill(this.#words.unnamedMicrophone, index + 1);
        return new Option(label, device.deviceId, false, device.deviceId === microphone.deviceId);
      }),
    );
    byId("devices").hidden = inputs.length < 2;
  }

  #meter(level) {
    byId("level").value = level;
    if (level < AUDIBLE_LEVEL) return;
    clearTimeout(this.#quietTimer);
    say(byId("quiet"), "");
  }

  #finish(microphone) {
    this.#turn += 1;
    clearTimeout(this.#quietTimer);
    if (microphone !== null) microphone.onlevel = () => {};
    this.#resolve(microphone);
  }
}

/** Plays two notes. */
function chime(context) {
  context.resume().catch(() => {});
  [523.25, 659.25].forEach((frequency, index) => {
    const begin = context.currentTime + 0.05 + index * 0.25;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.25, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.6);
    const note = new OscillatorNode(context, { frequency });
    note.connect(volume).connect(context.destination);
    note.start(begin);
    note.stop(begin + 0.65);
  });
}
