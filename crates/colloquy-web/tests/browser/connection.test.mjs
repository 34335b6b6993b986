// Tests when the connection reconnects, without a browser.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Connection } from "../../assets/session/connection.js";

class FakeSocket {
  static OPEN = 1;
  static all = [];
  readyState = 1;
  bufferedAmount = 0;

  constructor() {
    FakeSocket.all.push(this);
  }

  send() {}

  close() {}

  becomeReady() {
    this.onopen();
    this.onmessage({ data: JSON.stringify({ type: "ready", next: 0, messages: [] }) });
  }
}

/** Returns a connection that the service has closed with this code after this time. */
function closed(code, afterMs) {
  mock.timers.enable({ apis: ["setTimeout"] });
  let now = 0;
  mock.method(performance, "now", () => now);
  FakeSocket.all = [];
  globalThis.WebSocket = FakeSocket;
  const nothing = () => {};
  const on = { ready: nothing, message: nothing, sound: nothing, lost: nothing, full: nothing };
  const connection = new Connection("ws://localhost/", () => true, on);
  connection.open();
  FakeSocket.all[0].becomeReady();
  now += afterMs;
  FakeSocket.all[0].onclose({ code });
}

function isBackAfter(ms) {
  mock.timers.tick(ms);
  return FakeSocket.all.length === 2;
}

function check(name, run) {
  test(name, () => {
    try {
      run();
    } finally {
      mock.timers.reset();
      mock.restoreAll();
    }
  });
}

check("reconnects at once after a restart of the service", () => {
  closed(1012, 5_000);
  assert.ok(isBackAfter(250));
});

check("backs off from a service that restarts repeatedly", () => {
  closed(1012, 10);
  assert.ok(!isBackAfter(390));
  assert.ok(isBackAfter(220));
});

check("waits half a second after any other loss", () => {
  closed(1006, 5_000);
  assert.ok(!isBackAfter(390));
  assert.ok(isBackAfter(220));
});

check("waits longer after sending too fast", () => {
  closed(4429, 5_000);
  assert.ok(!isBackAfter(3_900));
  assert.ok(isBackAfter(2_200));
});
