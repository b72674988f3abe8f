// The field of the page Scan. `scan-keys.js` reads the keys of barcode scanners.

/** @type {HTMLInputElement} */
const field = document.querySelector("#scan-code");

// A scan goes to the field unless another field or control has the focus.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.key.length !== 1) return;
  if (document.activeElement === document.body || document.activeElement?.id === "content") field.focus();
});

// The next scan replaces the code.
field.select();
