// Notes what was said in a message, and finds the note by its tag.

/** `message` is the number of the message, and `said` a part of it. */
export async function takeNotes({ page, look, click, faults, message = 4, said = "nobody had my contract" }) {
  const transcript = page.url().replace(/[?#].*/, "");
  await page.goto(transcript);
  await click(`#m${message} .add-note`);
  await page.type("#text", "Ask the people team who prepares contracts.");
  await page.type("#tags", "Contract, first day, contract");
  await look("note");
  await click("main .form button[type=submit]");
  const noted = await page.$eval(`#m${message} .note:target`, (note) => note.textContent).catch(() => "nothing");
  if (!/people team.*Contract.*first day/s.test(noted)) faults.push(`the note is not below its message: ${noted}`);
  await look("invitation-notes");
  await click(`#m${message} .note .tags a`);
  await look("notes");
  const [quoted, chosen] = await page.evaluate(() => [
    document.querySelector("blockquote")?.textContent ?? "",
    document.querySelector(".filters [aria-current]")?.textContent ?? "",
  ]);
  if (!quoted.includes(said)) faults.push(`the note quotes: ${quoted}`);
  if (!/Contract\s+1/.test(chosen)) faults.push(`the tag is shown as: ${chosen}`);
  await page.goto(transcript);
}

// A deadline is entered in the time zone of the browser, and shown in it.
export async function setDeadline({ page, look, click, interview, faults }) {
  await page.emulateTimezone("Asia/Tokyo");
  await page.goto(`${interview}/deadline`);
  await page.$eval("#deadline", (field) => (field.value = "2099-01-02T08:30"));
  await look("deadline");
  await click("main .form button[type=submit]");
  const shown = await page.$$eval("time[datetime='2099-01-01T23:30:00Z']", (times) => times.map((time) => time.textContent));
  if (!shown.some((text) => /2, 2099, 8:30/.test(text))) faults.push(`the deadline is shown as ${shown}`);
  await page.goto(`${interview}/deadline`);
  const entered = await page.$eval("#deadline", (field) => field.value);
  if (entered !== "2099-01-02T08:30") faults.push(`the deadline is offered as ${entered}`);
  await page.emulateTimezone("UTC");
}
