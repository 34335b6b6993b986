// Saves an archive as a person does: with a click, into the folder for downloads.

import { readFile } from "node:fs/promises";
import path from "node:path";

const END_OF_DIRECTORY = Buffer.from("PK\x05\x06", "latin1");

const ORGANIZATION = ["manifest.json", "members.jsonl", "/invitations.jsonl", "/transcripts/", "/audio/"];

/** Clicks, waits for the file, and notes what is missing in it. */
export async function saveArchive({ browser, page, selector, folder, faults, files = ORGANIZATION }) {
  const devtools = await browser.target().createCDPSession();
  const allowed = { behavior: "allow", downloadPath: folder, eventsEnabled: true };
  await devtools.send("Browser.setDownloadBehavior", { ...allowed, browserContextId: page.browserContext().id });
  const saved = new Promise((resolve, reject) => {
    devtools.on("Browser.downloadWillBegin", ({ suggestedFilename }) => {
      devtools.on("Browser.downloadProgress", ({ state }) => {
        if (state === "completed") resolve(suggestedFilename);
        if (state === "canceled") reject(new Error(`${suggestedFilename} broke off`));
      });
    });
  });
  await page.click(selector);
  const name = await saved;
  const archive = await readFile(path.join(folder, name));
  await devtools.detach();
  if (archive.lastIndexOf(END_OF_DIRECTORY) < 0) faults.push(`${name} is no whole archive`);
  for (const file of files) {
    if (!archive.includes(file)) faults.push(`${name} has no ${file}`);
  }
}
