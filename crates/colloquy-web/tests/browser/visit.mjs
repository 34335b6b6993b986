// A test of the page is a visit to it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Visitor, launch } from "./visitor.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** A visit that must leave nothing behind that went wrong unseen. */
export function visit(name, options, act) {
  test(name, { timeout: 60_000 }, async () => {
    const visitor = await Visitor.open(browser, options);
    let faults = [];
    try {
      await act(visitor, visitor.page, visitor.service);
    } finally {
      faults = await visitor.close();
    }
    assert.deepEqual(faults, []);
  });
}
