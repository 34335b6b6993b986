// A person adds a passkey with a device that the browser simulates, signs in with it, and removes it. Passkeys need the name
// of a host, so the service is opened by one.

import { AXE } from "../visitor.mjs";

const DEVICE = {
  protocol: "ctap2",
  ctap2Version: "ctap2_1",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
};

export async function usePasskey({ browser, base, email, password, faults }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (error) => faults.push(`passkeys: ${error}`));
  const tools = await page.createCDPSession();
  await tools.send("WebAuthn.enable");
  const { authenticatorId } = await tools.send("WebAuthn.addVirtualAuthenticator", { options: DEVICE });
  const site = base.replace("127.0.0.1", "localhost");
  const click = (selector) => Promise.all([page.waitForNavigation({ waitUntil: "load" }), page.click(selector)]);
  const check = async (name) => {
    await page.evaluate(AXE);
    const found = await page.evaluate(async () => (await window.axe.run()).violations.map(({ id }) => id));
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  };
  const expect = async (name, selector, text) => {
    const shown = await page.$eval(selector, (element) => element.textContent);
    if (!shown.includes(text)) faults.push(`${name}: "${text}" is missing in "${shown}"`);
  };

  await page.goto(`${site}/app/sign-in`, { waitUntil: "load" });
  // The device has no passkey yet.
  const creating = "form[data-passkey=create]";
  const asking = "form[data-passkey=get]";
  await page.click(`${asking} button`);
  await page.waitForSelector(`${asking} [role=alert]:not([hidden])`);
  await expect("no passkey", `${asking} [role=alert]`, "no passkey was found");
  await page.type("#email", email);
  await page.type("#password", password);
  await click("main form.form button[type=submit]");

  await page.goto(`${site}/app/account`, { waitUntil: "load" });
  await page.type("#passkey-name", "Simulated device");
  await click(`${creating} button`);
  await expect("added", "main", "The passkey was added.");
  await expect("listed", "[aria-labelledby=passkeys] tbody", "Simulated device");
  await check("account-passkeys");
  await page.type("#passkey-name", "Again");
  await page.click(`${creating} button`);
  await page.waitForSelector(`${creating} [role=alert]:not([hidden])`);
  await expect("a second one", `${creating} [role=alert]`, "already has a passkey");

  const signOut = () => page.$eval("form[action='/app/sign-out'] button", (button) => button.click());
  await Promise.all([page.waitForNavigation({ waitUntil: "load" }), signOut()]);
  await click(`${asking} button`);
  await page.goto(`${site}/app/account`, { waitUntil: "load" });
  await expect("signed in", "main", email);
  const used = await page.$eval("[aria-labelledby=passkeys] tbody", (rows) => rows.textContent);
  if (used.includes("Never")) faults.push("the sign-in with the passkey is not shown");
  await click("[aria-labelledby=passkeys] tbody button");
  if (await page.$("[aria-labelledby=passkeys] tbody")) faults.push("the passkey was not removed");
  await tools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
  await context.close();
}
