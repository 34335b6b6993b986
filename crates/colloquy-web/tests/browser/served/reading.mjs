// What a keyboard, a designer and a printer make of a page of the console.

/** Reports buttons that do not begin where the fields above them begin. */
export function misaligned() {
  const left = (element) => Math.round(element.getBoundingClientRect().left);
  return [...document.querySelectorAll(".form > .actions")]
    .map((actions) => [actions.querySelector(".button"), actions.parentElement.querySelector(".field")])
    .filter(([button, field]) => button && field && Math.abs(left(button) - left(field)) > 1)
    .map(([button]) => `"${button.textContent}" is not below its fields`);
}

/** Goes through a page with the tab key: what has the focus can be seen, and has a ring. */
export async function checkFocus({ page, faults, name }) {
  for (const width of [390, 1440]) {
    await page.setViewport({ width, height: 900 });
    await page.reload({ waitUntil: "load" });
    let seen;
    do {
      await page.keyboard.press("Tab");
      seen = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        // A field for a date has several stops, one after the other.
        const isLast = focused.dataset.wasFocused === "last";
        if (focused.dataset.wasFocused && !isLast) return null;
        document.querySelector("[data-was-focused=last]")?.setAttribute("data-was-focused", "before");
        focused.dataset.wasFocused = "last";
        const { left, top, width, height } = focused.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        const isHidden = width === 0 || (shown && !focused.contains(shown) && !shown.contains(focused) && !focused.labels?.[0]?.contains(shown));
        const isClipped = getComputedStyle(focused.closest("thead, .hidden") ?? focused).clipPath !== "none";
        const rings = [focused, focused.closest(".choice")].filter(Boolean).map((one) => getComputedStyle(one));
        const hasRing = rings.some((one) => one.outlineStyle !== "none" && parseFloat(one.outlineWidth) > 0);
        const what = focused.textContent.trim() || focused.id || focused.name || focused.parentElement.textContent;
        return { what, isShown: !isHidden && !isClipped, hasRing };
      });
      if (seen && !seen.isShown) faults.push(`${name}-${width}: the focus cannot be seen on "${seen.what}"`);
      if (seen && !seen.hasRing) faults.push(`${name}-${width}: no ring around "${seen.what}"`);
    } while (seen);
  }
}

/** A transcript on paper has dark letters, also in a dark browser, and nothing that only works on a screen. */
export async function checkPaper({ page, faults }) {
  // Both at once: the page's own functions for each of the two reset the other.
  const client = await page.createCDPSession();
  const dark = { name: "prefers-color-scheme", value: "dark" };
  await client.send("Emulation.setEmulatedMedia", { media: "print", features: [dark] });
  const { ink, shown } = await page.evaluate(() => {
    const screenOnly = [...document.querySelectorAll("#link, .search, .tabs, .message-actions, .bar, #live, #content > .history")];
    const shown = screenOnly.filter((element) => element.checkVisibility()).map((element) => element.id || element.className);
    return { ink: getComputedStyle(document.querySelector(".from-invitee .text")).color, shown };
  });
  if (ink !== "rgb(34, 38, 42)") faults.push(`letters on paper are ${ink}`);
  if (shown.length > 0) faults.push(`on paper: ${shown.join(", ")}`);
  await client.send("Emulation.setEmulatedMedia", { media: "", features: [] });
  await client.detach();
}
