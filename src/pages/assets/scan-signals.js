// Sound and vibration after each scan of the page “One after the other”. The browser remembers which are switched off.

/** @type {HTMLElement} */
const choices = document.querySelector(".scan-signals");
/** @type {HTMLInputElement} */
const sound = choices.querySelector("[data-signal=sound]");
/** @type {HTMLInputElement} */
const vibration = choices.querySelector("[data-signal=vibration]");

for (const choice of [sound, vibration]) {
  const name = `scan-${choice.dataset.signal}`;
  try {
    choice.checked = localStorage.getItem(name) !== "off";
  } catch {
    // The browser does not store data for this site.
  }
  choice.addEventListener("change", () => {
    try {
      localStorage.setItem(name, choice.checked ? "on" : "off");
    } catch {
      // The choice applies until the page is closed.
    }
  });
}
choices.hidden = false;

/** @type {AudioContext | null} */
let audio = null;

const play = (/** @type {number} */ hertz, /** @type {number} */ delay, /** @type {number} */ seconds) => {
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  volume.gain.value = 0.1;
  tone.connect(volume).connect(audio.destination);
  tone.start(audio.currentTime + delay);
  tone.stop(audio.currentTime + delay + seconds);
};

document.addEventListener("scan-answered", (event) => {
  const isSuccess = /** @type {CustomEvent<boolean>} */ (event).detail;
  if (vibration.checked) navigator.vibrate?.(isSuccess ? 60 : [200, 100, 200]);
  if (!sound.checked) return;
  if (isSuccess) play(1200, 0, 0.1);
  else for (const delay of [0, 0.25]) play(300, delay, 0.2);
});
