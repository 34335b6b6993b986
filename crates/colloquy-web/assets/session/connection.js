// The connection with the service: it is made again whenever it breaks, and no frame is lost or sent twice.

import { Ring } from "./ring.js";

const PROTOCOL = "colloquy.1";
const WAITS_MS = [500, 1_000, 2_000, 4_000, 5_000];
/** More than this is not handed to the browser, so that words do not wait behind sound. */
const MOST_BUFFERED = 64 * 1024;
/** With so many frames unanswered for as long as they last, nobody is there any more. */
const MOST_UNANSWERED = 500;
const SILENCE_MS = 10_000;
const OPENING_MS = 10_000;
/** Close codes: the service stops or cannot go on here, and another one continues; audio came faster than time. */
const RESTART = 1012;
const TOO_FAST = 4429;
/** A connection that ends sooner with `RESTART` is made again as after any other failure. */
const STEADY_MS = 1_000;
/** So that not all pages of a service that restarts come in the same moment. */
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

  /** `on` has `ready(message, isAgain)`, `message(message)`, `sound(id, samples)` and `lost(failures)`, and
   *  `full()` when no more sound can be kept until there is a connection. */
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

  /** Tries at once, where it would have waited. */
  hurry() {
    if (this.#socket === null && !this.#isOver) this.open();
  }

  /** Nothing more is sent or received. */
  close() {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#socket?.close(1000);
    this.#socket = null;
    this.#isReady = false;
  }

  /** Whether what is said without a connection is heard later. */
  get keeps() {
    return this.#wasReady && this.#hasMicrophone();
  }

  /** `false` when there is no connection; then nothing is sent, also later. */
  send(message) {
    if (!this.#isReady) return false;
    this.#put(message);
    return true;
  }

  /** The last word on each utterance waits for a connection. */
  heard(report) {
    if (!this.send({ type: "heard", ...report })) this.#heard.set(report.id, report);
  }

  /** Before the service has said where to begin, there is nobody to hear it. */
  frame(samples) {
    if (!this.#wasReady || this.#isOver) return;
    // What was said first is not given up for what is said after a pause that nobody hears.
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

  /** How long until the next attempt, in ms. */
  #wait(code) {
    const wasSteady = this.#isReady && performance.now() - this.#readyAt >= STEADY_MS;
    if (code === RESTART && wasSteady) return SPREAD_MS * Math.random();
    const attempt = code === TOO_FAST ? WAITS_MS.length : this.#failures;
    return WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)] * (0.8 + 0.4 * Math.random());
  }
}
