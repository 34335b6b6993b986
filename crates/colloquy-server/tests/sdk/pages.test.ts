import assert from "node:assert/strict";
import { test } from "node:test";
import { Colloquy, Pages } from "colloquy-sdk";

// More than two pages of ten. The Rust test creates the interviews.
const CREATED = 25;

const paths: string[] = [];
const colloquy = new Colloquy({ onResponse: ({ path }) => paths.push(path) });

function requests(): string[] {
  return paths.splice(0);
}

test("iterating a list yields every row once", async () => {
  const ids: string[] = [];
  for await (const interview of colloquy.listInterviews({ limit: 10 })) ids.push(interview.id);
  assert.equal(new Set(ids).size, CREATED);
  assert.equal(ids.length, CREATED);
  assert.deepEqual(ids, [...ids].sort().reverse(), "newest first");
  const made = requests();
  assert.equal(made.length, 3);
  assert.equal(made[0], "/v1/interviews?limit=10");
  for (const path of made.slice(1)) assert.match(path, /^\/v1\/interviews\?limit=10&cursor=[^&]+$/);
});

test("a page is requested only when its first row is needed", async () => {
  for await (const interview of colloquy.listInterviews({ limit: 10 })) {
    if (interview.id) break;
  }
  assert.equal(requests().length, 1);
});

test("a list that is neither awaited nor iterated is not requested", async () => {
  assert.ok(colloquy.listInterviews() instanceof Pages);
  await new Promise(setImmediate);
  assert.equal(requests().length, 0);
});

test("an awaited list is one page, and its cursor leads to the next", async () => {
  const list = colloquy.listInterviews({ limit: 20 });
  const first = await list;
  assert.equal(await list, first, "the list is read once");
  assert.equal(first.items.length, 20);
  const { nextCursor } = first;
  assert.ok(nextCursor !== null);
  const last = await colloquy.listInterviews({ limit: 20, cursor: nextCursor });
  assert.equal(last.items.length, 5);
  assert.equal(last.nextCursor, null);
  assert.equal(requests().length, 2);
});

test("rows can be read all at once or page by page", async () => {
  const all = await colloquy.listInterviews({ limit: 7 }).all();
  const sizes: number[] = [];
  for await (const page of colloquy.listInterviews({ limit: 7 }).pages()) sizes.push(page.items.length);
  assert.equal(all.length, CREATED);
  assert.deepEqual(sizes, [7, 7, 7, 4]);
  requests();
});

test("iterating a list can be aborted", async () => {
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

test("a rejected list fails when it is awaited and when it is iterated", async () => {
  const refused = { name: "BadRequestError", status: 400 };
  await assert.rejects(async () => await colloquy.listInterviews({ limit: 0 }), refused);
  await assert.rejects(colloquy.listInterviews({ limit: 0 }).all(), refused);
});
