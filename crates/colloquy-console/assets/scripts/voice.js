// Plays a sample of the voice that is chosen in a form.

const button = document.querySelector("[data-voice-sample]");
const status = button.parentElement.querySelector("[role=status]");
const { voiceId, locale } = button.form.elements;
const audio = new Audio();
audio.preload = "none";
let isPlaying = false;

function show(playing, text) {
  isPlaying = playing;
  button.textContent = playing ? button.dataset.stop : button.dataset.play;
  status.textContent = text;
}

function stop(text = "") {
  audio.pause();
  audio.removeAttribute("src");
  show(false, text);
}

async function play() {
  const chosen = new URLSearchParams({ voice: voiceId.value, locale: locale.value });
  audio.src = `${button.dataset.voiceSample}?${chosen}`;
  show(true, button.dataset.loading);
  try {
    await audio.play();
    status.textContent = "";
  } catch (error) {
    // Another click has stopped the sample.
    if (error.name !== "AbortError") stop(button.dataset.failed);
  }
}

button.hidden = false;
button.addEventListener("click", () => (isPlaying ? stop() : play()));
audio.addEventListener("ended", () => stop());
for (const choice of [voiceId, locale]) choice.addEventListener("change", () => isPlaying && stop());
