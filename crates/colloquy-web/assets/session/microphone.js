// The invitee's microphone.

/** Why there is no microphone: the name of the words for it. */
export function trouble(error) {
  if (error === null) return window.isSecureContext ? "inApp" : "insecure";
  if (error.name === "NotAllowedError" || error.name === "SecurityError") return "refused";
  if (error.name === "NotFoundError" || error.name === "OverconstrainedError") return "noMicrophone";
  return "busy";
}

export function isOffered() {
  return typeof navigator.mediaDevices?.getUserMedia === "function" && typeof AudioWorkletNode === "function";
}

export class Microphone {
  #stream;
  #source;
  #node;
  #isOn = true;

  constructor(context, stream) {
    this.#stream = stream;
    this.#source = context.createMediaStreamSource(stream);
    this.#node = new AudioWorkletNode(context, "microphone", { numberOfOutputs: 1, outputChannelCount: [1] });
    this.#source.connect(this.#node);
    // It plays silence, but a browser need not run what leads nowhere.
    this.#node.connect(context.destination);
    this.#node.port.onmessage = ({ data }) => {
      this.onlevel(level(data));
      if (this.#isOn) this.onframe(data);
    };
    for (const track of stream.getAudioTracks()) track.onended = () => this.onlost();
    this.onframe = () => {};
    this.onlevel = () => {};
    this.onlost = () => {};
  }

  static async open(context, deviceId) {
    const audio = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    if (deviceId) audio.deviceId = { exact: deviceId };
    return new Microphone(context, await navigator.mediaDevices.getUserMedia({ audio }));
  }

  get deviceId() {
    return this.#stream.getAudioTracks()[0]?.getSettings().deviceId ?? "";
  }

  /** Silence instead of what it hears. */
  mute(isMuted) {
    for (const track of this.#stream.getAudioTracks()) track.enabled = !isMuted;
  }

  /** No frames at all. */
  rest(isResting) {
    this.#isOn = !isResting;
  }

  close() {
    this.#node.port.onmessage = null;
    this.#source.disconnect();
    this.#node.disconnect();
    for (const track of this.#stream.getTracks()) {
      track.onended = null;
      track.stop();
    }
  }
}

/** From 0 to 100, as loud as it feels: 60 dB from the first to the last. */
function level(samples) {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / samples.length / 32_768 ** 2 + 1e-12);
  return Math.max(0, Math.min(100, Math.round(((decibels + 60) / 50) * 100)));
}
