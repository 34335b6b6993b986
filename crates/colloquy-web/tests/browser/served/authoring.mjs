// An author types a prompt, sees what is asked, and hears the voice.

export async function typePrompt({ page, look, faults }) {
  await page.type("#prompt", "Ask how the first day went");
  await page.waitForSelector("#preview ol li");
  const few = await page.$$eval("#preview ol li", (topics) => topics.length);
  await page.type("#prompt", ", what was missing, and how the training went.");
  await page.waitForFunction((count) => document.querySelectorAll("#preview ol li").length > count, {}, few);
  await page.waitForFunction(() => /Questions: \d/.test(document.querySelector("#preview [role=status]").textContent));
  const focused = await page.evaluate(() => document.activeElement.id);
  if (focused !== "prompt") faults.push(`the preview moves the focus to ${focused}`);
  await look("new-interview-typed");
  await page.click("[data-voice-sample]");
  await page.waitForFunction(() => document.querySelector("[data-voice-sample] ~ [role=status]").textContent === "");
  const shown = await page.$eval("[data-voice-sample]", (button) => button.textContent);
  if (shown !== "Stop") faults.push(`the sample of the voice does not play: ${shown}`);
  await page.click("[data-voice-sample]");
  await page.click("button[value=title]");
  await page.waitForSelector("#title:not([value=''])");
}

const REHEARSED = "I learned how the whole plant works, and nothing was missing.";

/** Takes a rehearsal by text to its early end, and reads its outcome, which is shown once. */
export async function rehearse({ page, look, click, interview, faults }) {
  await page.goto(`${interview}/rehearsal`);
  await look("rehearsal");
  await click("main form button[type=submit]");
  await look("rehearsal-ready");
  const link = await page.$eval(".card a.button", (anchor) => anchor.href);
  const stranger = await (await page.browser().createBrowserContext()).newPage();
  const refused = await stranger.goto(link);
  if (refused.status() !== 404) faults.push(`a stranger opens a rehearsal: ${refused.status()}`);
  await stranger.browserContext().close();
  await take(page, link);
  const deadline = Date.now() + 20_000;
  await page.goto(`${interview}/rehearsal`);
  while (!(await page.$(".transcript")) && Date.now() < deadline) await page.reload();
  await look("rehearsal-outcome");
  const outcome = await page.$eval("main", (main) => main.textContent);
  if (!outcome.includes(REHEARSED)) faults.push(`the outcome lacks the answer: ${outcome}`);
  await page.reload();
  if (await page.$(".transcript")) faults.push("the outcome of a rehearsal is shown twice");
  const gone = await page.goto(link);
  if (gone.status() !== 404) faults.push(`a rehearsal opens after its end: ${gone.status()}`);
}

async function take(page, link) {
  const press = async (selector) => {
    const button = await page.waitForSelector(selector, { visible: true });
    await button.evaluate((element) => element.click());
  };
  await page.goto(link);
  if (await page.$("#agreed")) await page.click("#agreed");
  await page.click("#agree");
  await press("#type-instead");
  await page.waitForSelector("#panel[data-state=listening]");
  await page.waitForSelector("#answer:not([readonly])", { visible: true });
  await page.type("#answer", REHEARSED);
  await press("#send");
  await page.waitForSelector(".message.user");
  await press("#end");
  await press("#end-confirm");
  await page.waitForSelector("#ended:not([hidden])");
}

// Someone else saves another title while the form is open.
export async function editTogether({ page, look, click, interview, faults }) {
  await page.goto(`${interview}/edit`);
  await page.evaluate(async () => {
    const form = document.querySelector("form.form");
    const fields = new FormData(form);
    fields.set("title", "The training, in their own words");
    await fetch(form.getAttribute("action"), { method: "POST", body: new URLSearchParams(fields) });
  });
  await page.$eval("#title", (field) => (field.value = "How the training went"));
  await click(".form > .actions button[type=submit]");
  await look("edit-interview-conflict");
  const entered = await page.$eval("#title", (field) => field.value);
  const stored = await page.$eval(".stored dd", (shown) => shown.textContent);
  if (entered !== "How the training went" || stored !== "The training, in their own words") faults.push(`lost: ${entered}, ${stored}`);
  await click(".form > .actions button[type=submit]");
  if (!/How the training went/.test(await page.$eval("h1", (heading) => heading.textContent))) faults.push("the change was not saved");
}
