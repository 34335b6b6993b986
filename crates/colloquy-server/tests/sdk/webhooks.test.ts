// Tests the verifier against the official library and against malformed deliveries.

import assert from "node:assert/strict";
import { inspect } from "node:util";
import { test } from "node:test";
import { Webhook, WebhookVerificationError } from "colloquy-sdk";
import type { WebhookFault, WebhookHeaders } from "colloquy-sdk";
import { Webhook as Official } from "standardwebhooks";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const OTHER = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
const NOW = new Date("2026-11-20T09:14:31.500Z");
const SECONDS = Math.floor(NOW.getTime() / 1000);
const BODY = '{"type":"endpoint.test","timestamp":"2026-11-20T09:14:31.000Z","data":{}}';
const now = () => NOW;

/** The headers of a delivery that the official library has signed. */
function signed(secret = SECRET, body = BODY, seconds = SECONDS): Record<string, string> {
  return {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(seconds),
    "webhook-signature": new Official(secret).sign("msg_1", new Date(seconds * 1000), body),
  };
}

async function refuses(
  fault: WebhookFault,
  body: string | Uint8Array,
  headers: WebhookHeaders,
  webhook?: Webhook,
) {
  const verifier = webhook ?? new Webhook(SECRET, { now });
  await assert.rejects(verifier.verify(body, headers), (error) => {
    assert.ok(error instanceof WebhookVerificationError, String(error));
    assert.equal(error.fault, fault, error.message);
    return true;
  });
}

test("verifies what the official library signs and returns the id of its headers", async () => {
  const event = await new Webhook(SECRET, { now }).verify(BODY, signed());
  assert.deepEqual(event, { ...JSON.parse(BODY), id: "msg_1" });
});

test("accepts bodies as text and as bytes, and headers of fetch and of Node.js", async () => {
  const body = BODY.replace("{}", '{"name":"Zoë 🎙"}');
  const headers = signed(SECRET, body);
  const bytes = new TextEncoder().encode(body);
  const padded = new Uint8Array([0, ...bytes, 0]).subarray(1, bytes.length + 1);
  const webhook = new Webhook(SECRET, { now });
  const shouted = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
  );
  const listed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
  for (const form of [body, bytes, Buffer.from(body), bytes.buffer, padded]) {
    for (const those of [headers, new Headers(headers), shouted, listed, { ...headers, host: undefined }]) {
      assert.equal((await webhook.verify(form, those)).type, "endpoint.test");
    }
  }
});

test("rejects a changed delivery", async () => {
  const headers = signed();
  await refuses("signature", BODY.replace("{}", "{ }"), headers);
  await refuses("signature", `${BODY}\n`, headers);
  await refuses("signature", BODY, { ...headers, "webhook-id": "msg_2" });
  await refuses("signature", BODY, { ...headers, "webhook-timestamp": String(SECONDS + 1) });
  await refuses("signature", BODY, signed(OTHER));
  const signature = headers["webhook-signature"] ?? "";
  for (const forged of [
    signature.replace("v1,", "v1a,"),
    signature.replace("v1,", ""),
    signature.slice(0, -4),
    signature.replace(/.=*$/, "!"),
    "v1,",
    "v1",
    ",",
    " ",
  ]) {
    await refuses("signature", BODY, { ...headers, "webhook-signature": forged });
  }
});

test("during a rotation one signature that matches one secret is enough", async () => {
  const [one, other] = [signed(SECRET), signed(OTHER)];
  const both = { ...one, "webhook-signature": `${other["webhook-signature"]} ${one["webhook-signature"]}` };
  for (const [secrets, headers] of [
    [SECRET, both],
    [OTHER, both],
    [[SECRET, OTHER], one],
    [[SECRET, OTHER], other],
    [[SECRET, OTHER], both],
  ] as const) {
    assert.equal((await new Webhook(secrets, { now }).verify(BODY, headers)).id, "msg_1");
  }
  const strange = { ...one, "webhook-signature": `v2,AAAA v1,!!! ${one["webhook-signature"]}` };
  assert.equal((await new Webhook(SECRET, { now }).verify(BODY, strange)).id, "msg_1");
  await refuses("signature", BODY, both, new Webhook("whsec_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB", { now }));
});

test("rejects timestamps outside the receiver's tolerance", async () => {
  const webhook = new Webhook(SECRET, { now });
  for (const seconds of [SECONDS - 299, SECONDS + 299]) {
    assert.equal((await webhook.verify(BODY, signed(SECRET, BODY, seconds))).id, "msg_1");
  }
  for (const seconds of [SECONDS - 301, SECONDS + 301, 0]) {
    await refuses("timestamp", BODY, signed(SECRET, BODY, seconds));
  }
  const patient = new Webhook(SECRET, { now, toleranceSeconds: 3_600 });
  assert.equal((await patient.verify(BODY, signed(SECRET, BODY, SECONDS - 3_000))).id, "msg_1");
  for (const timestamp of ["soon", "-1", "1e9", "0x10", `${SECONDS}.5`, `${SECONDS} `, "9".repeat(400)]) {
    await refuses("timestamp", BODY, { ...signed(), "webhook-timestamp": timestamp });
  }
});

test("uses the platform's clock by default", async () => {
  const seconds = Math.floor(Date.now() / 1000);
  assert.equal((await new Webhook(SECRET).verify(BODY, signed(SECRET, BODY, seconds))).id, "msg_1");
  await refuses("timestamp", BODY, signed(SECRET, BODY, seconds - 400), new Webhook(SECRET));
});

test("reports a missing or duplicate header", async () => {
  for (const name of ["webhook-id", "webhook-timestamp", "webhook-signature"]) {
    for (const value of [undefined, "", ["a", "b"], []]) {
      await refuses("headers", BODY, { ...signed(), [name]: value });
    }
  }
  await refuses("headers", BODY, {});
  await refuses("headers", BODY, new Headers());
});

test("rejects a signed body that is not an event", async () => {
  for (const body of ["", "null", "7", "[]", "{}", '{"type":7}', "{"]) {
    await refuses("body", body, signed(SECRET, body));
  }
});

test("passes on an event of a later release", async () => {
  const body = '{"type":"interview.paused","timestamp":"2026-11-20T09:14:31.000Z","data":{"by":"Ada"}}';
  const event = await new Webhook(SECRET, { now }).verify(body, signed(SECRET, body));
  assert.deepEqual([event.type, event.data], ["interview.paused", { by: "Ada" }]);
});

test("rejects a parsed body and says what to do", async () => {
  const parsed = JSON.parse(BODY) as string;
  await assert.rejects(
    new Webhook(SECRET, { now }).verify(parsed, signed()),
    /the body is needed as it came/,
  );
});

test("rejects an invalid secret at once and never shows a secret", () => {
  for (const secret of ["", "whsec_", "whsec_no base64!", [], undefined as unknown as string]) {
    assert.throws(() => new Webhook(secret), { name: "TypeError", message: /secret/ });
  }
  assert.throws(
    () => new Webhook("whsec_no!"),
    (error: Error) => !error.message.includes("no!"),
  );
  const shown =
    inspect(new Webhook(SECRET), { depth: 9, showHidden: true }) + JSON.stringify(new Webhook(SECRET));
  assert.ok(!shown.includes(SECRET) && !shown.includes("MfKQ"), shown);
});
