// The errors that the client throws for rejections by the real service.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { test } from "node:test";
import {
  ApiError,
  BadRequestError,
  Colloquy,
  ColloquyError,
  ConnectionError,
  NotFoundError,
  UnauthorizedError,
} from "colloquy-sdk";

const KEY = process.env["COLLOQUY_API_KEY"] ?? "";
const UNKNOWN_ID = "0190b0a0-0000-7000-8000-000000000000";
const colloquy = new Colloquy();

async function caught(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error("the call was not rejected");
}

test("a 400 has every rejected value", async () => {
  const body = { prompt: "Hi", invitees: [{ email: "ada@example.org" }, { email: "grace" }] };
  const error = await caught(colloquy.createInterview(body));
  assert.ok(error instanceof BadRequestError && error instanceof ApiError && error instanceof ColloquyError);
  const faults = error.errors.map(({ path, code }) => [path, code]);
  assert.deepEqual(faults, [
    [["prompt"], "too_small"],
    [["invitees", 1, "email"], "invalid_format"],
  ]);
  assert.match(error.message, /^POST \/v1\/interviews: 400 Bad Request: prompt: .+; invitees\[1\]\.email: /);
  assert.match(error.requestId ?? "", /^[0-9a-f-]{36}$/);
  assert.deepEqual([error.status, error.name, error.retryAfterSeconds], [400, "BadRequestError", null]);
  assert.equal(error.headers.get("x-request-id"), error.requestId);
});

test("a 404 names what is missing", async () => {
  const error = await caught(colloquy.getInterview(UNKNOWN_ID));
  assert.ok(error instanceof NotFoundError);
  const expected = `GET /v1/interviews/${UNKNOWN_ID}: 404 Not Found: Interview ${UNKNOWN_ID} not found`;
  assert.equal(error.message, expected);
});

test("a 401 has its own error type", async () => {
  const stranger = new Colloquy({ apiKey: "clq_nobody" });
  const error = await caught(stranger.getInterview(UNKNOWN_ID));
  assert.ok(error instanceof UnauthorizedError);
  assert.match(error.headers.get("www-authenticate") ?? "", /invalid_token/);
});

test("an id stays one path segment whatever it contains", async () => {
  for (const id of ["", ".", ".."]) {
    assert.throws(() => colloquy.getInterview(id), { name: "TypeError", message: /an id is needed/ });
  }
  assert.throws(
    () => colloquy.getInterview(undefined as unknown as string),
    /an id is needed, not undefined/,
  );
  const error = await caught(colloquy.getInterview("../voices?x=#y"));
  assert.ok(error instanceof BadRequestError);
  assert.equal(error.path, "/v1/interviews/..%2Fvoices%3Fx%3D%23y");
});

test("the key is in no error and in no printed form of a client", async () => {
  const nowhere = new Colloquy({ baseUrl: "http://127.0.0.1:9", maxRetries: 0 });
  const errors = [
    await caught(colloquy.createInterview({ prompt: "Hi" })),
    await caught(nowhere.getInterview(UNKNOWN_ID)),
  ];
  assert.ok(errors[1] instanceof ConnectionError);
  assert.match(String(errors[1]), /^ConnectionError: GET \/v1\/interviews\/.+: fetch failed: /);
  for (const shown of [colloquy, colloquy.listInterviews(), ...errors]) {
    for (const text of [
      inspect(shown, { depth: 9, showHidden: true }),
      JSON.stringify(shown),
      String(shown),
    ]) {
      assert.ok(KEY.length > 40 && !text.includes(KEY), text);
    }
  }
  assert.equal(JSON.stringify(colloquy), JSON.stringify({ baseUrl: colloquy.baseUrl }));
});

test("a refused connection is reported with its reason", async () => {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  for (const host of ["127.0.0.1", "localhost"]) {
    const nowhere = new Colloquy({ baseUrl: `http://${host}:${port}`, maxRetries: 0 });
    const error = await caught(nowhere.getInterview(UNKNOWN_ID));
    assert.ok(error instanceof ConnectionError && error.cause instanceof Error);
    assert.match(error.message, /^GET \/v1\/interviews\/[^:]+: fetch failed: .*ECONNREFUSED/);
  }
});

test("invalid options are rejected at once, without repeating their values", () => {
  const secret = "clq_secret\n";
  for (const [options, message] of [
    [{ apiKey: secret }, /^apiKey has characters that no key has/],
    [{ apiKey: "" }, /^apiKey is missing: .* COLLOQUY_API_KEY$/],
    [{ baseUrl: "" }, /^baseUrl is missing: .* COLLOQUY_BASE_URL$/],
    [{ baseUrl: "clq_secret" }, /^baseUrl is not an address/],
    [{ baseUrl: "ftp://example.org" }, /^baseUrl is http or https/],
    [{ baseUrl: "https://example.org/v1/" }, /^baseUrl is http or https, without user, query and version/],
    [{ baseUrl: "https://ada:clq_secret@example.org" }, /^baseUrl is http or https, without user/],
  ] as const) {
    const refused = () => new Colloquy(options);
    assert.throws(refused, { name: "TypeError", message });
    assert.throws(refused, (error: Error) => !error.message.includes("secret"));
  }
  assert.equal(new Colloquy({ baseUrl: "https://example.org/talks//" }).baseUrl, "https://example.org/talks");
});

test("a repeated call is recognized by its idempotency key", async () => {
  const replayed: (string | null)[] = [];
  const options = {
    idempotencyKey: "order-4711",
    onResponse: ({ headers }: { headers: Headers }) => replayed.push(headers.get("idempotency-replayed")),
  };
  const body = { prompt: "Ask how the delivery went." };
  const [first] = await colloquy.createInterview(body, options);
  const [again] = await colloquy.createInterview(body, options);
  const [other] = await colloquy.createInterview(body);
  assert.equal(first?.id, again?.id);
  assert.notEqual(first?.id, other?.id);
  assert.deepEqual(replayed, [null, "true"]);
});
