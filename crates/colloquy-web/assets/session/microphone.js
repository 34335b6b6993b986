// The invitee's microphone.

/** Returns the name of the notice that explains why there is no microphone. */
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
    // The node outputs silence, but browsers need not run a node that is not connected.
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
    // Gain control would raise voices in the background, in every pause, to the level of the invitee's. The service
    // tells them apart by their levels.
    const audio = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: false };
    if (deviceId) audio.deviceId = { exact: deviceId };
    return new Microphone(context, await navigator.mediaDevices.getUserMedia({ audio }));
  }

  get deviceId() {
    return this.#stream.getAudioTracks()[0]?.getSettings().deviceId ?? "";
  }

  /** Replaces the sound with silence. */
  mute(isMuted) {
    for (const track of this.#stream.getAudioTracks()) track.enabled = !isMuted;
  }

  /** Stops or resumes sending frames. */
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

/** Returns the level from 0 to 100 on a logarithmic scale of 60 dB. */
function level(samples) {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / samples.length / 32_768 ** 2 + 1e-12);
  return Math.max(0, Math.min(100, Math.round(((decibels + 60) / 50) * 100)));
}
