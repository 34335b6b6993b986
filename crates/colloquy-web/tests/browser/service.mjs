// The service's side of the protocol, played by a test. Pages come from the program; the rest is scripted.

import { EventEmitter, once } from "node:events";
import http from "node:http";
import { WebSocketServer } from "ws";

const PATIENCE_MS = 15_000;

/** A connection of a page. */
class Connection {
  constructor(service, socket, request) {
    this.service = service;
    this.socket = socket;
    this.origin = request.headers.origin;
    this.messages = [];
    /** The numbers of frames, in the order of arrival. */
    this.numbers = [];
    this.isOpen = true;
    socket.on("message", (data, isBinary) => this.#receive(data, isBinary));
    socket.on("close", () => {
      this.isOpen = false;
      service.changed();
    });
  }

  of(type) {
    return this.messages.filter((message) => message.type === type);
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  /** Announces, sends and finishes a tone of this many milliseconds. */
  say(id, text, milliseconds, { isWhole = true, rate = 16_000 } = {}) {
    this.send({ type: "speech", id, text, rate });
    const samples = Math.round((milliseconds * rate) / 1000);
    for (let begin = 0; begin < samples; begin += rate / 5) {
      const length = Math.min(rate / 5, samples - begin);
      const packet = Buffer.alloc(4 + 2 * length);
      packet.writeUInt32LE(id, 0);
      for (let index = 0; index < length; index += 1) {
        const phase = (2 * Math.PI * 500 * (begin + index)) / rate;
        packet.writeInt16LE(Math.round(12_000 * Math.sin(phase)), 4 + 2 * index);
      }
      this.socket.send(packet);
    }
    if (isWhole) this.send({ type: "spoken", id });
  }

  #receive(data, isBinary) {
    if (isBinary) this.#frame(data);
    else {
      const message = JSON.parse(data.toString());
      this.messages.push(message);
      if (message.type === "hello") {
        this.send(this.service.ready());
        this.send({ type: "state", state: this.service.state, reason: null });
      }
      if (message.type === "text") this.service.take(this, message.text);
    }
    this.service.changed();
  }

  #frame(data) {
    const number = data.readUInt32LE(0);
    this.numbers.push(number);
    if (data.length !== 644) this.service.faults.push(`a frame of ${data.length} bytes`);
    if (number === this.service.next) {
      this.service.frames.push({ at: performance.now(), pcm: data.subarray(4) });
      this.service.next += 1;
    } else if (number > this.service.next) this.service.faults.push(`${number} instead of ${this.service.next}`);
    const unanswered = this.service.next - this.service.acknowledged;
    if (this.service.acknowledges && unanswered >= 25) {
      this.service.acknowledged = this.service.next;
      this.send({ type: "ack", next: this.service.next });
    }
  }
}

export class Service extends EventEmitter {
  constructor() {
    super();
    this.setMaxListeners(0);
    this.consents = [];
    this.consentStatus = 204;
    this.connections = [];
    this.frames = [];
    this.faults = [];
    this.next = 0;
    this.acknowledged = 0;
    this.acknowledges = true;
    this.accepts = true;
    this.turnedAway = 0;
    this.answersTexts = true;
    this.stage = null;
    this.state = "listening";
    this.messages = [];
    this.more = {};
  }

  static async start() {
    const service = new Service();
    const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => "colloquy.1" });
    service.server = http.createServer((request, response) => service.#answer(request, response));
    service.server.on("upgrade", (request, socket, head) => {
      if (!service.accepts) {
        service.turnedAway += 1;
        service.changed();
        return socket.destroy();
      }
      sockets.handleUpgrade(request, socket, head, (accepted) => {
        service.connections.push(new Connection(service, accepted, request));
        service.changed();
      });
    });
    service.server.listen(0, "127.0.0.1");
    await once(service.server, "listening");
    service.origin = `http://127.0.0.1:${service.server.address().port}`;
    return service;
  }

  stop() {
    for (const connection of this.connections) connection.socket.terminate();
    this.server.closeAllConnections();
    this.server.close();
  }

  get last() {
    return this.connections.at(-1);
  }

  ready() {
    const common = { maxMs: null, activeMs: 0, hears: true, why: null };
    return { type: "ready", next: this.next, messages: this.messages, ...common, ...this.more };
  }

  /** Turns a typed answer into a message, like a spoken one. */
  take(connection, text) {
    if (!this.answersTexts) return;
    const message = { index: this.messages.length, role: "user", text, typed: true };
    this.messages.push(message);
    connection.send({ type: "message", ...message, final: true });
  }

  changed() {
    this.emit("changed");
  }

  /** Waits until a condition holds. */
  async until(what, condition) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    while (!condition()) {
      try {
        await once(this, "changed", { signal });
      } catch {
        throw new Error(`This did not happen in time: ${what}`);
      }
    }
  }

  async #answer(request, response) {
    if (request.method === "POST" && request.url.endsWith("/consent")) {
      const chunks = await request.toArray();
      const body = JSON.parse(Buffer.concat(chunks).toString());
      this.consents.push({ body, origin: request.headers.origin, path: request.url });
      response.writeHead(this.consentStatus).end();
      return this.changed();
    }
    // The stage of the invitation may have changed since the page was opened.
    const path = this.stage === null ? request.url : request.url.replace(/^(\/i\/..).{8}$/, `$1${this.stage}`);
    const page = await fetch(`${process.env.PAGES}${path}`);
    const headers = Object.fromEntries(page.headers);
    delete headers["content-encoding"];
    delete headers["transfer-encoding"];
    response.writeHead(page.status, headers).end(Buffer.from(await page.arrayBuffer()));
  }
}
