// Checks what an invitee types.

import { fill, say } from "./steps.js";

/** The maximum length of a message, in Unicode code points. */
const MOST_CHARACTERS = 10_000;

/** Removes what the service would reject or not return unchanged. */
export function wellFormed(text) {
  return (text.toWellFormed?.() ?? text).replaceAll("\0", "");
}

/** Returns whether a field's text fits into a message, and shows a notice beside it if not. */
export function fits(field, place, words) {
  const text = wellFormed(field.value).trim();
  // The length is an upper bound of the code points, which take time to count.
  const count = text.length <= MOST_CHARACTERS ? text.length : [...text].length;
  const isTooLong = count > MOST_CHARACTERS;
  const numbers = new Intl.NumberFormat(document.documentElement.lang);
  say(place, isTooLong ? fill(words.tooLong, numbers.format(count)) : "");
  if (isTooLong) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
  return !isTooLong;
}
