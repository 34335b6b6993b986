// Plays the recording of an interview on the page of its invitation, by pointer and by keyboard.

const PERIOD_S = 9;

export async function playRecording({ page, look, faults }) {
  await page.waitForSelector("#player[data-ready] .played");
  await look("invitation");
  const state = () =>
    page.evaluate(() => {
      const audio = document.querySelector("#player audio");
      return {
        at: audio.currentTime,
        isPlaying: !audio.paused,
        rate: audio.playbackRate,
        message: document.querySelector(".message[aria-current]")?.id ?? null,
        value: Number(document.querySelector("[data-part=position]").getAttribute("aria-valuenow")),
      };
    });
  const expect = async (what, isRight) => {
    const seen = await state();
    if (!isRight(seen)) faults.push(`${what}: ${JSON.stringify(seen)}`);
  };

  await page.click("#m4 button.listen");
  await page.waitForFunction((at) => document.querySelector("#player audio").currentTime > at, {}, 3 * PERIOD_S + 0.2);
  await expect("a message is played and marked", ({ isPlaying, message }) => isPlaying && message === "m4");
  await page.select("[data-part=speed]", "1.5");
  await expect("the speed changes", ({ rate }) => rate === 1.5);
  await page.focus("[data-part=toggle]");
  await page.keyboard.press("k");
  await expect("a key pauses", ({ isPlaying }) => !isPlaying);
  await look("invitation-playing");

  await page.focus("[data-part=position]");
  await page.keyboard.press("Home");
  await expect("a key leads to the beginning", ({ at, message, value }) => at === 0 && value === 0 && message === "m1");
  await page.keyboard.press("PageDown");
  await expect("a key leads to the next message", ({ at, message }) => at === PERIOD_S && message === "m2");
  await page.keyboard.press("ArrowRight");
  await expect("a key skips five seconds", ({ at, value }) => at === PERIOD_S + 5 && value === PERIOD_S + 5);
  await page.keyboard.press("Tab");
  const isTrapped = await page.evaluate(() => document.activeElement === document.querySelector("[data-part=position]"));
  if (isTrapped) faults.push("the tab key stays in the waveform");

  await page.click("[data-part=position]");
  await expect("a click on the waveform seeks", ({ at }) => Math.abs(at - 27) < 0.5);
  await page.click("#m6 .text");
  await expect("a click on a message seeks", ({ at, message }) => at === 5 * PERIOD_S && message === "m6");
  await page.click(".keys summary");
  await look("invitation-keys");
}
