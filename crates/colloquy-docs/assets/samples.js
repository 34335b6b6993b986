// Fills the placeholders of samples with entered values. `src/reference/samples.rs` defines the same forms.

const FORMS = {
  segment: (value) =>
    encodeURIComponent(value).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`),
  plain: (value) => value,
  shell: (value) => value.replaceAll("'", String.raw`'\''`),
  quoted: (value) => JSON.stringify(value),
  literal: (value) => value.replaceAll(/^([ \t]*)"([A-Za-z]+)":/gm, "$1$2:"),
  members: (value) => [...new URLSearchParams(value)].map(([name, value]) => `${name}: ${member(value)}`).join(", "),
};

/** Writes a value of a query in TypeScript: numbers and booleans without quotes. */
function member(value) {
  return /^(true|false|[1-9]\d{0,3})$/.test(value) ? value : JSON.stringify(value);
}

/**
 * `values` has the entered values by origin: `path:id`, `query` as a whole, `query:limit`,
 * `header:Idempotency-Key`, `body`.
 */
export function fill(samples, values) {
  for (const hole of samples.querySelectorAll(".hole")) {
    const { from, form, before, after, otherwise } = hole.dataset;
    const value = values[from] ?? "";
    hole.textContent = value === "" ? otherwise : before + FORMS[form](value) + after;
  }
}

export const segment = FORMS.segment;
