// The field of the page Scan. `scan-keys.js` reads the keys of barcode scanners.

/** @type {HTMLInputElement} */
const field = document.querySelector("#scan-code");

// A scan goes to the field unless another field or control has the focus.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.key.length !== 1) return;
  if (document.activeElement === document.body || document.activeElement?.id === "content") field.focus();
});

// A scan into the field of an amount goes to the field for codes: people do not type several characters so fast.
const burstMilliseconds = 50;
const burstLength = 4;
let burst = { text: "", lastKeyAt: -Infinity, amountBefore: "" };

const moveBurst = (/** @type {HTMLInputElement} */ amount) => {
  amount.value = burst.amountBefore;
  field.focus();
  field.value = burst.text;
  field.setSelectionRange(burst.text.length, burst.text.length);
};

document.addEventListener("keydown", (event) => {
  const amount = /** @type {HTMLInputElement} */ (event.target);
  if (amount.inputMode !== "decimal" || ["Control", "Shift", "Alt"].includes(event.key)) return;
  const isNext = event.timeStamp - burst.lastKeyAt < burstMilliseconds && !event.repeat;
  if (!isNext) burst = { text: "", lastKeyAt: event.timeStamp, amountBefore: amount.value };
  burst.lastKeyAt = event.timeStamp;
  const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (isCharacter) burst.text += event.key;
  const isControl = event.ctrlKey || /^F\d+$/.test(event.key);
  if (isCharacter ? burst.text.length < burstLength : !isControl || burst.text === "") return;
  event.preventDefault();
  moveBurst(amount);
  // The field for codes turns keys into control characters.
  if (isControl) field.dispatchEvent(new KeyboardEvent("keydown", event));
});

// The next scan replaces the code.
field.select();
