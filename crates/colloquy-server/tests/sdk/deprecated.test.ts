// Runs against a service whose version is deprecated.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Colloquy } from "colloquy-sdk";
import type { Deprecation } from "colloquy-sdk";

test("a deprecated version is reported once", async () => {
  const reported: Deprecation[] = [];
  const colloquy = new Colloquy({ onDeprecation: (deprecation) => reported.push(deprecation) });
  await colloquy.listVoices();
  await colloquy.listVoices();
  assert.deepEqual(reported, [
    {
      deprecatedAt: new Date("2026-01-01T00:00:00Z"),
      sunsetAt: new Date("2099-01-01T00:00:00Z"),
      notesUrl: `${colloquy.baseUrl}/docs/migration`,
    },
  ]);
});

test("warns on the console without a listener", async () => {
  const warn = mock.method(console, "warn", () => {});
  await new Colloquy().listVoices();
  assert.equal(warn.mock.callCount(), 1);
  assert.match(
    String(warn.mock.calls[0]?.arguments[0]),
    /since 2026-01-01 and stops answering on 2099-01-01: http/,
  );
});
