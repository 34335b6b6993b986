// The microphone frames that the service has not acknowledged yet.

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

  /** The number of the oldest frame, or `null` if there are none. */
  get oldest() {
    return this.#frames.length === 0 ? null : this.#first;
  }

  /** The number of the next frame. */
  get next() {
    return this.#first + this.#frames.length;
  }

  /** Adds a frame; the oldest one is dropped if there are too many. */
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

  /** Drops the frames before this one. */
  acknowledge(next) {
    const safe = Math.min(next - this.#first, this.#frames.length);
    if (safe <= 0) return;
    this.#frames.splice(0, safe);
    this.#first += safe;
  }

  /** Renumbers the frames, in order, from this number. */
  renumber(next) {
    this.#first = next;
  }
}
