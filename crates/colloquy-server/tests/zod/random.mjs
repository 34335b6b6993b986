// A seeded source of choices, so that a failing run can be repeated.

export class Random {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, not including, 1 (the "mulberry32" generator). */
  fraction() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** An integer from `min` to `max`, both included. */
  integer(min, max) {
    return min + Math.floor(this.fraction() * (max - min + 1));
  }

  chance(probability) {
    return this.fraction() < probability;
  }

  pick(choices) {
    return choices[this.integer(0, choices.length - 1)];
  }

  shuffle(items) {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = this.integer(0, last);
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    return shuffled;
  }

  hex(digits) {
    return Array.from({ length: digits }, () => this.integer(0, 15).toString(16)).join("");
  }
}
