// What a keyboard, a designer and a printer make of a page of the console.

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
