// Opens a page that loads the package, on its own origin, and prints the result.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import puppeteer from "puppeteer-core";

const { PORT, CHROMIUM, TASK } = process.env;
const PAGE = `<!doctype html>
<script type="importmap">{ "imports": { "colloquy-sdk": "/node_modules/colloquy-sdk/dist/index.js" } }</script>
<script type="module">import { visit } from "/tests/page.js"; window.visit = visit;</script>`;

const server = createServer(async (request, response) => {
  if (request.url === "/") return response.setHeader("content-type", "text/html").end(PAGE);
  try {
    const file = await readFile(new URL(`..${request.url}`, import.meta.url));
    response.setHeader("content-type", "text/javascript").end(file);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(Number(PORT), "127.0.0.1", resolve));
const browser = await puppeteer.launch({
  executablePath: CHROMIUM,
  headless: true,
  args: [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  ],
});
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${PORT}/`, { waitUntil: "load" });
  await page.waitForFunction("window.visit");
  const task = JSON.parse(TASK);
  const seen = await page.evaluate(
    (task) => window.visit(task).catch((error) => ({ failed: String(error) })),
    task,
  );
  console.log(JSON.stringify(seen));
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
