// The connection to the service. It reconnects after a failure, and loses no frame and sends none twice.

import { Ring } from "./ring.js";

const PROTOCOL = "colloquy.1";
const WAITS_MS = [500, 1_000, 2_000, 4_000, 5_000];
/** The most bytes buffered in the browser, so that messages do not wait behind sound. */
const MOST_BUFFERED = 64 * 1024;
/** The number of unacknowledged frames at which the connection counts as dead: 10 s of sound. */
const MOST_UNANSWERED = 500;
const SILENCE_MS = 10_000;
const OPENING_MS = 10_000;
/**
 * Close codes. `RESTART`: this node stops or cannot continue, and another one takes over. `TOO_FAST`: audio
 * came faster than time.
 */
const RESTART = 1012;
const TOO_FAST = 4429;
/** After a shorter connection, `RESTART` is retried like any other failure. */
const STEADY_MS = 1_000;
/** Spreads the reconnections of all pages when a service restarts. */
const SPREAD_MS = 250;

export class Connection {
  #address;
  #hasMicrophone;
  #on;
  #socket = null;
  #ring = new Ring();
  #sent = 0;
  #isReady = false;
  #wasReady = false;
  #isOver = false;
  #failures = 0;
  #timer = null;
  #lastHeardOf = 0;
  #readyAt = 0;
  #heard = new Map();

  /**
   * `on` has `ready(message, isAgain)`, `message(message)`, `sound(id, samples)`, `lost(failures)`, and
   * `full()`, which is called when no more sound can be kept until there is a connection.
   */
  constructor(address, hasMicrophone, on) {
    this.#address = address;
    this.#hasMicrophone = hasMicrophone;
    this.#on = on;
  }

  open() {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#address, PROTOCOL);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#drop(), OPENING_MS);
    socket.onopen = () => {
      const next = this.#wasReady ? (this.#ring.oldest ?? this.#ring.next) : null;
      this.#put({ type: "hello", microphone: this.#hasMicrophone(), next });
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(event.data);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lose(code);
    };
  }

  /** Reconnects now instead of after the wait. */
  retryNow() {
    if (this.#socket === null && !this.#isOver) this.open();
  }

  /** Closes the connection for good. */
  close() {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#socket?.close(1000);
    this.#socket = null;
    this.#isReady = false;
  }

  /** Whether sound recorded without a connection is sent later. */
  get keepsSound() {
    return this.#wasReady && this.#hasMicrophone();
  }

  /** Returns `false` if there is no connection; the message is then dropped. */
  send(message) {
    if (!this.#isReady) return false;
    this.#put(message);
    return true;
  }

  /** Reports what was heard. The last report of each utterance waits for a connection. */
  heard(report) {
    if (!this.send({ type: "heard", ...report })) this.#heard.set(report.id, report);
  }

  /**
   * Sends a frame. Frames before the service's first `ready` are dropped, because it has not said where to
   * begin.
   */
  frame(samples) {
    if (!this.#wasReady || this.#isOver) return;
    // The oldest sound is kept, rather than replaced by what follows a gap.
    if (!this.#isReady && this.#ring.isFull) return this.#on.full();
    this.#ring.push(samples);
    this.#pump();
    const isSilent = performance.now() - this.#lastHeardOf > SILENCE_MS;
    if (this.#isReady && isSilent && this.#ring.length > MOST_UNANSWERED) this.#drop();
  }

  #put(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #pump() {
    if (!this.#isReady) return;
    this.#sent = Math.max(this.#sent, this.#ring.oldest ?? this.#ring.next);
    while (this.#sent < this.#ring.next && this.#socket.bufferedAmount < MOST_BUFFERED) {
      const samples = this.#ring.at(this.#sent);
      const packet = new ArrayBuffer(4 + samples.byteLength);
      new DataView(packet).setUint32(0, this.#sent, true);
      new Int16Array(packet, 4).set(samples);
      this.#socket.send(packet);
      this.#sent += 1;
    }
  }

  #receive(data) {
    this.#lastHeardOf = performance.now();
    if (typeof data !== "string") {
      const length = Math.max(0, Math.floor((data.byteLength - 4) / 2));
      if (length > 0) this.#on.sound(new DataView(data).getUint32(0, true), new Int16Array(data, 4, length));
      return;
    }
    const message = JSON.parse(data);
    if (message.type === "ready") this.#begin(message);
    else if (message.type === "ack") this.#ring.acknowledge(message.next);
    else this.#on.message(message);
  }

  #begin(message) {
    clearTimeout(this.#timer);
    const isAgain = this.#wasReady;
    this.#ring.acknowledge(message.next);
    if (!isAgain || message.next > this.#ring.next) this.#ring.renumber(message.next);
    this.#sent = this.#ring.oldest ?? this.#ring.next;
    this.#isReady = true;
    this.#wasReady = true;
    this.#readyAt = performance.now();
    this.#failures = 0;
    for (const report of this.#heard.values()) this.heard(report);
    this.#heard.clear();
    this.#on.ready(message, isAgain);
    this.#pump();
  }

  #drop() {
    const socket = this.#socket;
    this.#lose();
    socket?.close();
  }

  #lose(code = null) {
    clearTimeout(this.#timer);
    const wait = this.#wait(code);
    this.#socket = null;
    this.#isReady = false;
    if (this.#isOver) return;
    this.#failures += 1;
    this.#timer = setTimeout(() => this.open(), wait);
    this.#on.lost(this.#failures);
  }

  /** Returns the time until the next attempt in ms. */
  #wait(code) {
    const wasSteady = this.#isReady && performance.now() - this.#readyAt >= STEADY_MS;
    if (code === RESTART && wasSteady) return SPREAD_MS * Math.random();
    const attempt = code === TOO_FAST ? WAITS_MS.length : this.#failures;
    return WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)] * (0.8 + 0.4 * Math.random());
  }
}
