// Fills the holes of samples with what is entered. How each form is written is also in `src/reference/samples.rs`.

const FORMS = {
  segment: (value) =>
    encodeURIComponent(value).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`),
  plain: (value) => value,
  shell: (value) => value.replaceAll("'", String.raw`'\''`),
  quoted: (value) => JSON.stringify(value),
  indented: (value) => value.replaceAll("\n", "\n  "),
  absent: () => "",
};

/**
 * `values` has what is entered by where it comes from: `path:id`, `query` as a whole, `query:limit`,
 * `header:Idempotency-Key`, `body`.
 */
export function fill(samples, values) {
  for (const hole of samples.querySelectorAll(".hole")) {
    const { from, form, before, after } = hole.dataset;
    const value = values[from] ?? "";
    hole.textContent = value === "" ? "" : before + FORMS[form](value) + after;
  }
}

export const segment = FORMS.segment;
