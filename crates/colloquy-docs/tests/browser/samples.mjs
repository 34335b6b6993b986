// Prints the samples that the reference shows for the entered values of a task.

import { Reader, task } from "./browser.mjs";

const reader = await Reader.open();
const { page } = reader;
await reader.go("/docs/reference");
await page.waitForSelector(".try:not([hidden])");
const samples = [];
for (const { operation, language, values } of task) {
  const sample = await page.evaluate(
    (operation, language, values) => {
      const section = document.getElementById(operation);
      for (const [name, value] of values) {
        const field = document.getElementById(`${operation}-${name}`);
        field.value = value;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      return section.querySelector(`.sample[data-language=${language}] code`).textContent;
    },
    operation,
    language,
    values,
  );
  samples.push(sample);
}
const languages = await page.evaluate(() =>
  [...document.querySelectorAll(".operation")].map((operation) => [
    operation.id,
    [...operation.querySelectorAll(".sample")].map((sample) => sample.dataset.language),
  ]),
);
await reader.close({ samples, languages });
