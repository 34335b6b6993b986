// Defines tests as visits to the page.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Visitor, launch } from "./visitor.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Defines a visit, which fails if anything unexpected went wrong. */
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
