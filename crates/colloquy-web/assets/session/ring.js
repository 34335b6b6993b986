// Frames of the microphone that the service has not said to be safe.

const MOST_FRAMES = 1_500; // 30 s

export class Ring {
  #frames = [];
  #first = 0;

  get length() {
    return this.#frames.length;
  }

  get isFull() {
    return this.#frames.length === MOST_FRAMES;
  }

  /** The number of the oldest frame, or `null` when there is none. */
  get oldest() {
    return this.#frames.length === 0 ? null : this.#first;
  }

  /** The number that the next frame gets. */
  get next() {
    return this.#first + this.#frames.length;
  }

  /** The oldest give way to the newest. */
  push(frame) {
    this.#frames.push(frame);
    if (this.#frames.length > MOST_FRAMES) {
      this.#frames.shift();
      this.#first += 1;
    }
  }

  at(number) {
    return this.#frames[number - this.#first];
  }

  /** Forgets the frames before this one. */
  acknowledge(next) {
    const safe = Math.min(next - this.#first, this.#frames.length);
    if (safe <= 0) return;
    this.#frames.splice(0, safe);
    this.#first += safe;
  }

  /** What is held keeps its order and gets the numbers from this one. */
  renumber(next) {
    this.#first = next;
  }
}
