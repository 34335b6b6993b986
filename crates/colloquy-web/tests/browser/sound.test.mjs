// Tests the code of the audio thread, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Ring } from "../../assets/session/ring.js";
import { Framer, Queue } from "../../assets/session/sound.js";

const RATES = [8_000, 16_000, 22_050, 44_100, 48_000, 96_000];

/** Returns two seconds of a tone in blocks, and the samples of the resulting frames. */
function framed(rate, frequency, channels = 1) {
  const frames = [];
  const framer = new Framer(rate, (frame) => frames.push(frame));
  for (let begin = 0; begin < 2 * rate; begin += 128) {
    const block = Float32Array.from({ length: 128 }, (_, index) =>
      0.5 * Math.sin((2 * Math.PI * frequency * (begin + index)) / rate),
    );
    framer.push(Array.from({ length: channels }, () => block), 128);
  }
  return frames;
}

function samplesOf(frames) {
  // The edges have no neighbours.
  return frames.slice(5, -5).flatMap((frame) => [...frame]);
}

function amplitude(samples) {
  return Math.sqrt((2 * samples.reduce((sum, sample) => sum + sample * sample, 0)) / samples.length) / 32_767;
}

function frequencyOf(samples) {
  const rises = samples.filter((sample, index) => index > 0 && samples[index - 1] < 0 && sample >= 0).length;
  return (rises * 16_000) / samples.length;
}

for (const rate of RATES) {
  test(`a tone at ${rate} Hz keeps its frequency`, () => {
    const frames = framed(rate, 1_000);
    assert.ok(frames.every((frame) => frame.length === 320));
    assert.ok(Math.abs(frames.length - 100) <= 1, `${frames.length} frames in two seconds`);
    const samples = samplesOf(frames);
    assert.ok(Math.abs(frequencyOf(samples) - 1_000) < 3, `${frequencyOf(samples)} Hz`);
    assert.ok(Math.abs(amplitude(samples) - 0.5) < 0.01, `${amplitude(samples)}`);
  });
}

test("frequencies above the limit of 16 kHz are removed, without aliases", () => {
  for (const rate of [44_100, 48_000, 96_000]) {
    for (const frequency of [9_500, 12_000, 15_000]) {
      const left = amplitude(samplesOf(framed(rate, frequency)));
      assert.ok(left < 0.001, `${left} of ${frequency} Hz at ${rate} Hz`);
    }
  }
});

test("stereo becomes one channel, and no channel becomes silence", () => {
  assert.ok(Math.abs(amplitude(samplesOf(framed(48_000, 1_000, 2))) - 0.5) < 0.01);
  assert.equal(amplitude(samplesOf(framed(48_000, 1_000, 0))), 0);
});

test("samples that are too loud are clipped and never wrap", () => {
  const frames = [];
  const framer = new Framer(16_000, (frame) => frames.push(frame));
  framer.push([new Float32Array(3_200).fill(3)], 3_200);
  assert.ok(samplesOf([...Array(5).fill([]), ...frames.slice(2), ...Array(5).fill([])]).every((each) => each === 32_767));
});

/** Returns a loudspeaker at 48 kHz and its reports. */
function loudspeaker() {
  const reports = [];
  const queue = new Queue(48_000, (report) => reports.push(report));
  const play = (milliseconds) => {
    const output = new Float32Array(milliseconds * 48);
    queue.fill(output);
    return output;
  };
  const announce = (id, milliseconds, isWhole = true) => {
    queue.handle({ type: "announce", id, rate: 16_000 });
    queue.handle({ type: "feed", id, samples: new Int16Array(milliseconds * 16).fill(10_000) });
    if (isWhole) queue.handle({ type: "complete", id });
  };
  return { queue, reports, play, announce };
}

test("utterances are played one after another, and each is reported as heard to its end", () => {
  const { reports, play, announce } = loudspeaker();
  announce(1, 300);
  announce(2, 100);
  play(410);
  const ended = reports.filter((report) => report.ended);
  assert.deepEqual(ended, [{ id: 1, ms: 300, ended: true }, { id: 2, ms: 100, ended: true }]);
  assert.equal(reports.filter((report) => !report.ended).length, 1, "every 200 ms");
});

test("an incomplete utterance waits and is not over", () => {
  const { queue, reports, play, announce } = loudspeaker();
  announce(1, 100, false);
  play(500);
  assert.ok(reports.every((report) => !report.ended));
  queue.handle({ type: "feed", id: 1, samples: new Int16Array(1_600) });
  queue.handle({ type: "complete", id: 1 });
  play(110);
  assert.deepEqual(reports.at(-1), { id: 1, ms: 200, ended: true });
});

test("clearing reports what was heard, is silent after 10 ms and drops the rest", () => {
  const { queue, reports, play, announce } = loudspeaker();
  announce(1, 1_000);
  announce(2, 1_000);
  play(250);
  queue.handle({ type: "clear" });
  assert.deepEqual(reports.at(-1), { id: 1, ms: 250, ended: false });
  play(10);
  assert.ok(play(2_000).every((sample) => sample === 0));
  assert.equal(reports.filter((report) => report.ended).length, 0);
});

test("an utterance that is cut off is followed by the next and is not reported as heard to its end", () => {
  const { queue, reports, play, announce } = loudspeaker();
  announce(1, 100, false);
  queue.handle({ type: "cutOff" });
  announce(2, 100);
  play(250);
  assert.deepEqual(reports.slice(-2), [{ id: 1, ms: 100, ended: false }, { id: 2, ms: 100, ended: true }]);
});

test("the ring keeps thirty seconds and continues its numbers", () => {
  const ring = new Ring();
  for (let index = 0; index < 1_600; index += 1) ring.push(index);
  assert.deepEqual([ring.length, ring.oldest, ring.next, ring.at(100)], [1_500, 100, 1_600, 100]);
  ring.acknowledge(1_599);
  assert.deepEqual([ring.length, ring.oldest, ring.next], [1, 1_599, 1_600]);
  ring.acknowledge(50);
  ring.acknowledge(2_000);
  assert.deepEqual([ring.length, ring.oldest, ring.next], [0, null, 1_600]);
});
