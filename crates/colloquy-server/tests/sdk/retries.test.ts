// What is retried, how often and after which pause, and what is never retried. The tests use mock timers.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, beforeEach, mock, test } from "node:test";
import {
  ApiError,
  Colloquy,
  ColloquyError,
  ConnectionError,
  ServiceUnavailableError,
  TimeoutError,
  TooManyRequestsError,
} from "colloquy-sdk";
import type { ColloquyOptions, ResponseInfo, RetryInfo } from "colloquy-sdk";

type Reply = (response: ServerResponse) => void;

interface ReceivedRequest {
  method: string;
  key: string | undefined;
  body: string;
}

/** The server's replies, one for each request; the last one is repeated. */
let replies: Reply[] = [];
let received: ReceivedRequest[] = [];
let retries: RetryInfo[] = [];

const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  let body = "";
  for await (const part of request) body += String(part);
  const key = request.headers["idempotency-key"];
  received.push({ method: request.method ?? "", key: key as string | undefined, body });
  const reply = replies.length > 1 ? replies.shift() : replies[0];
  reply?.(response);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

after(() => {
  server.closeAllConnections();
  server.close();
});

mock.timers.enable({ apis: ["setTimeout"] });

beforeEach(() => {
  replies = [];
  received = [];
  retries = [];
});

/** A client whose pauses end as soon as they begin. */
function client(options: ColloquyOptions = {}): Colloquy {
  const onRetry = (retry: RetryInfo) => {
    retries.push(retry);
    setImmediate(() => mock.timers.tick(retry.waitMs));
  };
  return new Colloquy({ apiKey: "clq_test", baseUrl, onRetry, ...options });
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
const done = json(200, []);
const limited = (seconds: string) =>
  json(429, { statusCode: 429, error: "Too Many Requests", message: "Wait" }, { "retry-after": seconds });
const unavailable = json(
  503,
  { statusCode: 503, error: "Service Unavailable", message: "Later" },
  { "retry-after": "2" },
);
const gateway: Reply = (response) =>
  void response.writeHead(502, { "content-type": "text/html" }).end("<p>Bad</p>");
const hangUp: Reply = (response) => void response.destroy();
const cutInTheMiddle: Reply = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
  response.write('[{"id":', () => response.destroy());
};
const silence: Reply = () => {};

const PROMPT = { prompt: "Ask about the weather." };

test("a 429 is retried after Retry-After, for every operation", async () => {
  replies = [limited("7"), limited("1"), json(200, { id: "x" })];
  await client().cancelInvitation("x");
  assert.deepEqual(
    retries.map(({ waitMs, attempt }) => [attempt, waitMs]),
    [
      [1, 7_000],
      [2, 1_000],
    ],
  );
  assert.ok(retries[0]?.error instanceof TooManyRequestsError);
});

test("does not wait longer than the client's limit", async () => {
  replies = [limited("61")];
  await assert.rejects(client().listVoices().all(), { name: "TooManyRequestsError", retryAfterSeconds: 61 });
  await assert.rejects(client({ maxWaitMs: 500 }).regenerateIntro("x"), { retryAfterSeconds: 61 });
  assert.equal(received.length, 2);
  replies = [limited("61"), done];
  assert.deepEqual(await client({ maxWaitMs: 61_000 }).listVoices().all(), []);
});

test("a date in Retry-After is understood", async () => {
  replies = [limited(new Date(Date.now() + 10_000).toUTCString()), done];
  await client().listVoices();
  const waited = retries[0]?.waitMs ?? 0;
  assert.ok(waited > 5_000 && waited <= 11_000, `${waited}`);
});

test("a creating call is retried with the same key and the same body", async () => {
  replies = [hangUp, cutInTheMiddle, unavailable, done];
  await client().createInterview(PROMPT);
  assert.equal(received.length, 4);
  const [first] = received;
  assert.match(first?.key ?? "", /^[0-9a-f]{32}$/);
  assert.deepEqual(first, { method: "POST", key: first?.key, body: JSON.stringify(PROMPT) });
  for (const other of received) assert.deepEqual(other, first);
  assert.deepEqual(
    retries.map(({ error }) => error.name),
    ["ConnectionError", "ConnectionError", "ServiceUnavailableError"],
  );
  assert.equal(retries[2]?.waitMs, 2_000);
});

test("each call has its own key or the caller's", async () => {
  replies = [done];
  const colloquy = client();
  await colloquy.createInterview(PROMPT);
  await colloquy.createInterview(PROMPT);
  await colloquy.createInvitation("x");
  await colloquy.sendInvitation("x", { email: "ada@example.org" }, { idempotencyKey: "mine" });
  const keys = received.map(({ key }) => key);
  assert.equal(new Set(keys).size, 4);
  assert.equal(keys[3], "mine");
});

test("a read is retried without a key", async () => {
  replies = [hangUp, gateway, cutInTheMiddle, done];
  await client().listInterviews();
  assert.equal(received.length, 4);
  assert.ok(received.every(({ key }) => key === undefined));
});

test("an unsafe call is not retried if it may have taken effect", async () => {
  for (const [reply, error] of [
    [hangUp, ConnectionError],
    [cutInTheMiddle, ConnectionError],
    [gateway, ApiError],
    [unavailable, ServiceUnavailableError],
  ] as const) {
    for (const call of [
      () => client().regenerateIntro("x"),
      () => client().cancelInvitation("x"),
      () => client().updateInterview("x", { title: "New" }),
    ]) {
      received = [];
      replies = [reply];
      await assert.rejects(call, error);
      assert.equal(received.length, 1, `${error.name}: ${call}`);
      assert.equal(received[0]?.key, undefined);
    }
  }
  assert.deepEqual(retries, []);
});

test("rejections are not retried", async () => {
  for (const status of [400, 401, 403, 404, 405, 410, 500]) {
    received = [];
    replies = [json(status, { statusCode: status, error: "Label", message: "No" })];
    await assert.rejects(client().createInterview(PROMPT), {
      status,
      body: { statusCode: status, error: "Label", message: "No" },
    });
    assert.equal(received.length, 1, `${status}`);
  }
});

test("pauses grow and retries stop at the configured maximum", async () => {
  replies = [hangUp];
  await assert.rejects(client({ maxRetries: 7 }).listVoices().all(), ConnectionError);
  assert.equal(received.length, 8);
  const longest = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];
  for (const [place, { waitMs }] of retries.entries()) {
    const most = longest[place] ?? 0;
    assert.ok(waitMs >= most * 0.75 && waitMs <= most, `${place}: ${waitMs}`);
  }
  received = [];
  await assert.rejects(async () => await client({ maxRetries: 0 }).listVoices(), ConnectionError);
  assert.equal(received.length, 1);
  received = [];
  await assert.rejects(async () => await client().listVoices({}, { maxRetries: 1 }), ConnectionError);
  assert.equal(received.length, 2);
});

test("a timed-out attempt is retried and the last one throws", async () => {
  replies = [silence];
  const colloquy = client({ timeoutMs: 3_000, maxRetries: 1 });
  const call = assert.rejects(colloquy.createInterview(PROMPT), (error) => {
    assert.ok(error instanceof TimeoutError && error instanceof ConnectionError);
    assert.equal(error.message, "POST /v1/interviews: no answer within 3000 ms");
    return true;
  });
  for (const count of [1, 2]) {
    await until(() => received.length === count);
    mock.timers.tick(3_000);
  }
  await call;
  assert.equal(received.length, 2);
});

test("a response that stalls in the middle times out too", async () => {
  replies = [
    (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write("[");
    },
  ];
  let isAnswered = false;
  const colloquy = client({
    maxRetries: 0,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      isAnswered = true;
      return response;
    },
  });
  const call = assert.rejects(colloquy.regenerateIntro("x", { timeoutMs: 10 }), TimeoutError);
  await until(() => isAnswered);
  mock.timers.tick(10);
  await call;
});

test("a call without a timeout waits indefinitely", async () => {
  replies = [silence];
  const controller = new AbortController();
  const call = assert.rejects(
    client().regenerateIntro("x", { timeoutMs: Infinity, signal: controller.signal }),
    {
      name: "AbortError",
    },
  );
  await until(() => received.length === 1);
  mock.timers.tick(2 ** 31 - 1);
  controller.abort();
  await call;
});

test("an aborted call rejects with the reason, whether before, during or between attempts", async () => {
  const reason = new Error("no longer needed");
  const aborted = AbortSignal.abort(reason);
  await assert.rejects(client().createInterview(PROMPT, { signal: aborted }), reason);
  assert.equal(received.length, 0);

  replies = [silence];
  const during = new AbortController();
  const call = assert.rejects(client().createInterview(PROMPT, { signal: during.signal }), reason);
  await until(() => received.length === 1);
  during.abort(reason);
  await call;
  assert.equal(received.length, 1);

  replies = [limited("30")];
  const between = new AbortController();
  const onRetry = () => setImmediate(() => between.abort(reason));
  await assert.rejects(client({ onRetry }).createInterview(PROMPT, { signal: between.signal }), reason);
  assert.equal(received.length, 2);
});

test("a redirect is not followed and the key is not sent there", async () => {
  replies = [
    (response) => void response.writeHead(301, { location: "https://elsewhere.example/v1/interviews" }).end(),
  ];
  await assert.rejects(client().createInterview(PROMPT), {
    name: "ApiError",
    status: 301,
    message: /301 leads to https:\/\/elsewhere\.example\/v1\/interviews, and is not followed: is baseUrl/,
  });
  assert.equal(received.length, 1);
});

test("a response that is not JSON is reported", async () => {
  replies = [
    (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<p>Log in</p>"),
  ];
  await assert.rejects(client().createInterview(PROMPT), {
    constructor: ColloquyError,
    message: `POST /v1/interviews: the answer is no JSON; is ${baseUrl} the service's address?`,
  });
  replies = [gateway];
  await assert.rejects(client().regenerateIntro("x"), {
    status: 502,
    body: undefined,
    message: /502 without an/,
  });
});

test("the response of every attempt is reported to the client and to the call", async () => {
  replies = [unavailable, json(200, [], { "x-request-id": "second" })];
  const reported: unknown[] = [];
  const onResponse = ({ method, path, status, attempt, requestId }: ResponseInfo) =>
    void reported.push([method, path, status, attempt, requestId]);
  const call: unknown[] = [];
  await client({ onResponse }).listVoices(
    { language: "en" },
    { onResponse: ({ status }) => call.push(status) },
  );
  assert.deepEqual(reported, [
    ["GET", "/v1/voices?language=en", 503, 1, null],
    ["GET", "/v1/voices?language=en", 200, 2, "second"],
  ]);
  assert.deepEqual(call, [503, 200]);
});

/** Yields to the event loop until the server or the client has reached the condition. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}
