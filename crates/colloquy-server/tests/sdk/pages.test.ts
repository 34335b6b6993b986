import assert from "node:assert/strict";
import { test } from "node:test";
import { Colloquy, Pages } from "colloquy-sdk";

// More than two pages of ten, made by whoever runs this.
const MADE = 25;

const asked: string[] = [];
const colloquy = new Colloquy({ onResponse: ({ path }) => asked.push(path) });

function requests(): string[] {
  return asked.splice(0);
}

test("a list is gone over to its end, each row once", async () => {
  const ids: string[] = [];
  for await (const interview of colloquy.listInterviews({ limit: 10 })) ids.push(interview.id);
  assert.equal(new Set(ids).size, MADE);
  assert.equal(ids.length, MADE);
  assert.deepEqual(ids, [...ids].sort().reverse(), "newest first");
  const made = requests();
  assert.equal(made.length, 3);
  assert.equal(made[0], "/v1/interviews?limit=10");
  for (const path of made.slice(1)) assert.match(path, /^\/v1\/interviews\?limit=10&cursor=[^&]+$/);
});

test("a page is asked for when its first row is", async () => {
  for await (const interview of colloquy.listInterviews({ limit: 10 })) {
    if (interview.id) break;
  }
  assert.equal(requests().length, 1);
});

test("a list that nobody awaits or goes over is not asked for", async () => {
  assert.ok(colloquy.listInterviews() instanceof Pages);
  await new Promise(setImmediate);
  assert.equal(requests().length, 0);
});

test("an awaited list is one page, and its cursor leads to the next", async () => {
  const list = colloquy.listInterviews({ limit: 20 });
  const first = await list;
  assert.equal(await list, first, "it is read once");
  assert.equal(first.items.length, 20);
  const { nextCursor } = first;
  assert.ok(nextCursor !== null);
  const last = await colloquy.listInterviews({ limit: 20, cursor: nextCursor });
  assert.equal(last.items.length, 5);
  assert.equal(last.nextCursor, null);
  assert.equal(requests().length, 2);
});

test("all rows are had at once, and page by page", async () => {
  const all = await colloquy.listInterviews({ limit: 7 }).all();
  const sizes: number[] = [];
  for await (const page of colloquy.listInterviews({ limit: 7 }).pages()) sizes.push(page.items.length);
  assert.equal(all.length, MADE);
  assert.deepEqual(sizes, [7, 7, 7, 4]);
  requests();
});

test("going over a list can be aborted", async () => {
  const controller = new AbortController();
  const seen: string[] = [];
  await assert.rejects(async () => {
    for await (const interview of colloquy.listInterviews({ limit: 10 }, { signal: controller.signal })) {
      seen.push(interview.id);
      controller.abort(new Error("enough"));
    }
  }, /^Error: enough$/);
  assert.equal(seen.length, 10);
});

test("a refused list is rejected where it is awaited and where it is gone over", async () => {
  const refused = { name: "BadRequestError", status: 400 };
  await assert.rejects(async () => await colloquy.listInterviews({ limit: 0 }), refused);
  await assert.rejects(colloquy.listInterviews({ limit: 0 }).all(), refused);
});
