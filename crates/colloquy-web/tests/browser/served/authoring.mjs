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
