// What is tried again, how often, after which pause, and what never is. Time is the test's own.

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

interface Heard {
  method: string;
  key: string | undefined;
  body: string;
}

/** What the server answers, one for each request; the last again and again. */
let replies: Reply[] = [];
let heard: Heard[] = [];
let retries: RetryInfo[] = [];

const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  let body = "";
  for await (const part of request) body += String(part);
  const key = request.headers["idempotency-key"];
  heard.push({ method: request.method ?? "", key: key as string | undefined, body });
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
  heard = [];
  retries = [];
});

/** Pauses are over as soon as they have begun. */
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

test("a 429 is followed by another try after Retry-After, for every operation", async () => {
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

test("a wait that is longer than the client's is not waited for", async () => {
  replies = [limited("61")];
  await assert.rejects(client().listVoices().all(), { name: "TooManyRequestsError", retryAfterSeconds: 61 });
  await assert.rejects(client({ maxWaitMs: 500 }).regenerateIntro("x"), { retryAfterSeconds: 61 });
  assert.equal(heard.length, 2);
  replies = [limited("61"), done];
  assert.deepEqual(await client({ maxWaitMs: 61_000 }).listVoices().all(), []);
});

test("a date in Retry-After is understood", async () => {
  replies = [limited(new Date(Date.now() + 10_000).toUTCString()), done];
  await client().listVoices();
  const waited = retries[0]?.waitMs ?? 0;
  assert.ok(waited > 5_000 && waited <= 11_000, `${waited}`);
});

test("what makes something is tried again with the same key and the same body", async () => {
  replies = [hangUp, cutInTheMiddle, unavailable, done];
  await client().createInterview(PROMPT);
  assert.equal(heard.length, 4);
  const [first] = heard;
  assert.match(first?.key ?? "", /^[0-9a-f]{32}$/);
  assert.deepEqual(first, { method: "POST", key: first?.key, body: JSON.stringify(PROMPT) });
  for (const other of heard) assert.deepEqual(other, first);
  assert.deepEqual(
    retries.map(({ error }) => error.name),
    ["ConnectionError", "ConnectionError", "ServiceUnavailableError"],
  );
  assert.equal(retries[2]?.waitMs, 2_000);
});

test("each call has a key of its own, or the caller's", async () => {
  replies = [done];
  const colloquy = client();
  await colloquy.createInterview(PROMPT);
  await colloquy.createInterview(PROMPT);
  await colloquy.createInvitation("x");
  await colloquy.sendInvitation("x", { email: "ada@example.org" }, { idempotencyKey: "mine" });
  const keys = heard.map(({ key }) => key);
  assert.equal(new Set(keys).size, 4);
  assert.equal(keys[3], "mine");
});

test("what only reads is tried again, without a key", async () => {
  replies = [hangUp, gateway, cutInTheMiddle, done];
  await client().listInterviews();
  assert.equal(heard.length, 4);
  assert.ok(heard.every(({ key }) => key === undefined));
});

test("what is not safe to repeat is not repeated when nobody knows whether it took effect", async () => {
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
      heard = [];
      replies = [reply];
      await assert.rejects(call, error);
      assert.equal(heard.length, 1, `${error.name}: ${call}`);
      assert.equal(heard[0]?.key, undefined);
    }
  }
  assert.deepEqual(retries, []);
});

test("refusals are not tried again", async () => {
  for (const status of [400, 401, 403, 404, 405, 410, 500]) {
    heard = [];
    replies = [json(status, { statusCode: status, error: "Label", message: "No" })];
    await assert.rejects(client().createInterview(PROMPT), {
      status,
      body: { statusCode: status, error: "Label", message: "No" },
    });
    assert.equal(heard.length, 1, `${status}`);
  }
});

test("pauses grow, and it is given up after as many tries as were wanted", async () => {
  replies = [hangUp];
  await assert.rejects(client({ maxRetries: 7 }).listVoices().all(), ConnectionError);
  assert.equal(heard.length, 8);
  const longest = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];
  for (const [place, { waitMs }] of retries.entries()) {
    const most = longest[place] ?? 0;
    assert.ok(waitMs >= most * 0.75 && waitMs <= most, `${place}: ${waitMs}`);
  }
  heard = [];
  await assert.rejects(async () => await client({ maxRetries: 0 }).listVoices(), ConnectionError);
  assert.equal(heard.length, 1);
  heard = [];
  await assert.rejects(async () => await client().listVoices({}, { maxRetries: 1 }), ConnectionError);
  assert.equal(heard.length, 2);
});

test("a try that takes too long is followed by another, and the last one tells", async () => {
  replies = [silence];
  const colloquy = client({ timeoutMs: 3_000, maxRetries: 1 });
  const call = assert.rejects(colloquy.createInterview(PROMPT), (error) => {
    assert.ok(error instanceof TimeoutError && error instanceof ConnectionError);
    assert.equal(error.message, "POST /v1/interviews: no answer within 3000 ms");
    return true;
  });
  for (const count of [1, 2]) {
    await until(() => heard.length === count);
    mock.timers.tick(3_000);
  }
  await call;
  assert.equal(heard.length, 2);
});

test("an answer that stops in the middle is late, too", async () => {
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

test("without a limit a call waits for as long as it takes", async () => {
  replies = [silence];
  const controller = new AbortController();
  const call = assert.rejects(
    client().regenerateIntro("x", { timeoutMs: Infinity, signal: controller.signal }),
    {
      name: "AbortError",
    },
  );
  await until(() => heard.length === 1);
  mock.timers.tick(2 ** 31 - 1);
  controller.abort();
  await call;
});

test("an aborted call ends with the reason, before it begins, in it, and between two tries", async () => {
  const reason = new Error("no longer wanted");
  const aborted = AbortSignal.abort(reason);
  await assert.rejects(client().createInterview(PROMPT, { signal: aborted }), reason);
  assert.equal(heard.length, 0);

  replies = [silence];
  const during = new AbortController();
  const call = assert.rejects(client().createInterview(PROMPT, { signal: during.signal }), reason);
  await until(() => heard.length === 1);
  during.abort(reason);
  await call;
  assert.equal(heard.length, 1);

  replies = [limited("30")];
  const between = new AbortController();
  const onRetry = () => setImmediate(() => between.abort(reason));
  await assert.rejects(client({ onRetry }).createInterview(PROMPT, { signal: between.signal }), reason);
  assert.equal(heard.length, 2);
});

test("a redirect is not followed, and neither is the key sent there", async () => {
  replies = [
    (response) => void response.writeHead(301, { location: "https://elsewhere.example/v1/interviews" }).end(),
  ];
  await assert.rejects(client().createInterview(PROMPT), {
    name: "ApiError",
    status: 301,
    message: /301 leads to https:\/\/elsewhere\.example\/v1\/interviews, and is not followed: is baseUrl/,
  });
  assert.equal(heard.length, 1);
});

test("an answer that is no JSON is told", async () => {
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

test("every answer is told of, that of each try, to the client and to the call", async () => {
  replies = [unavailable, json(200, [], { "x-request-id": "second" })];
  const told: unknown[] = [];
  const onResponse = ({ method, path, status, attempt, requestId }: ResponseInfo) =>
    void told.push([method, path, status, attempt, requestId]);
  const call: unknown[] = [];
  await client({ onResponse }).listVoices(
    { language: "en" },
    { onResponse: ({ status }) => call.push(status) },
  );
  assert.deepEqual(told, [
    ["GET", "/v1/voices?language=en", 503, 1, null],
    ["GET", "/v1/voices?language=en", 200, 2, "second"],
  ]);
  assert.deepEqual(call, [503, 200]);
});

/** Waits, turn by turn, for what the server or the client has yet to do. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}
