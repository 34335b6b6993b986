// Checks every page on a phone and a desktop, light and dark. Only colours differ between light and dark.

import { BASE, Reader, task } from "./browser.mjs";

const LOOKS = [
  { look: "phone-light", width: 360, height: 740, dark: false },
  { look: "desk-dark", width: 1360, height: 850, dark: true },
  { look: "phone-dark", width: 360, height: 740, dark: true },
  { look: "desk-light", width: 1360, height: 850, dark: false },
];

const reader = await Reader.open();
for (const [place, address] of task.entries()) {
  const name = address.replaceAll("/", "-").slice(1);
  // Two looks for each page; all four for the start page and the reference.
  const looks = ["/docs", "/docs/reference"].includes(address) ? LOOKS : LOOKS.slice((place % 2) * 2).slice(0, 2);
  for (const { look, ...size } of looks) {
    await reader.look(size);
    await reader.go(address);
    await reader.check(`${address} ${look}`, { onlyColours: size.dark });
    if (looks === LOOKS) await reader.picture(`${name}-${look}`);
  }
}

// Checks what opens over a page.
for (const { look, ...size } of LOOKS) {
  await reader.look(size);
  await reader.go(task[0]);
  await reader.page.keyboard.press("/");
  await reader.page.waitForSelector("#search[open]");
  await reader.page.type("#query", "invitation");
  await reader.page.waitForSelector("#results a");
  await reader.check(`search ${look}`);
  await reader.picture(`search-${look}`);
  if (size.width > 400) continue;
  await reader.page.keyboard.press("Escape");
  await reader.page.waitForFunction(() => !document.querySelector("#search").open);
  await reader.page.click(".menu-button");
  await reader.page.waitForSelector("#menu:popover-open");
  await reader.check(`menu ${look}`);
  await reader.picture(`menu-${look}`);
}

// The choice of colours survives a reload.
await reader.look(LOOKS[3]);
await reader.go(task[0]);
const colours = async () => {
  const paper = await reader.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  return [await reader.page.$eval("#theme-button", (button) => button.textContent), paper];
};
const themes = [await colours()];
for (let step = 0; step < 2; step += 1) {
  await reader.page.click("#theme-button");
  themes.push(await colours());
}
await reader.go(task[0]);
themes.push(await colours());
await reader.close({ themes, base: BASE });
