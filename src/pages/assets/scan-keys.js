// The fields for codes: that of the page Scan and the search field of every page. Scanners that act as a keyboard send the
// control characters of 2D codes as key combinations, which browsers ignore or take as commands. The fields show them as
// pictures (U+2400 and following).

/** @type {NodeListOf<HTMLInputElement>} */
const fields = document.querySelectorAll("#scan-code, input[type=search][name=q]");

const firstPicture = 0x2400;
const pictureOf = (/** @type {number} */ code) => String.fromCharCode(firstPicture + code);

/** Control characters by key with Ctrl. */
/** @type {Readonly<Record<string, number>>} */
const ctrlKeys = { "]": 29, "^": 30, 6: 30, "\\": 28, d: 4 };
/** Key combinations that people also use: to zoom, select all, open downloads. Only within a scan, they are characters. */
/** @type {Readonly<Record<string, number>>} */
const ctrlKeysInScan = { "-": 31, _: 31, a: 1 };
/** By position, for scanners whose keyboard layout differs from that of the computer. */
/** @type {Readonly<Record<string, number>>} */
const ctrlCodesInScan = { BracketRight: 29, Digit6: 30, Backslash: 28, Minus: 31 };
/** @type {Readonly<Record<string, number>>} */
const functionKeys = { F8: 29, F9: 30 };
/** @type {Readonly<Record<string, number>>} */
const functionKeysInScan = { F7: 28, F10: 31 };
/** Characters that some drivers insert instead of control characters: code page 437 and private use. */
/** @type {Readonly<Record<string, number>>} */
const substitutes = { "∟": 28, "↔": 29, "▲": 30, "▼": 31, "♦": 4, "☺": 1, "\uf70b": 29, "\uf70c": 30 };

/** Scanners type faster than this, people rarely do. */
const scanMilliseconds = 300;

/**
 * Returns the control character of a key, or undefined for other keys.
 * @param {KeyboardEvent} event
 * @param {boolean} isInScan
 * @param {boolean} isSearch In the search field, all these keys are commands unless they are part of a scan
 */
const controlOf = (event, isInScan, isSearch) => {
  const { key, code } = event;
  if (isSearch && !isInScan) return undefined;
  if (event.ctrlKey && !event.altKey && !event.metaKey) {
    const letter = key.toLowerCase();
    return ctrlKeys[letter] ?? (isInScan ? (ctrlKeysInScan[letter] ?? ctrlCodesInScan[code]) : undefined);
  }
  if (event.altKey && (key === "Pause" || key === "Cancel")) return 4;
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  return functionKeys[key] ?? (isInScan ? functionKeysInScan[key] : undefined);
};

const watch = (/** @type {HTMLInputElement} */ field) => {
  const isSearch = field.type === "search";
  let lastKeyAt = -Infinity;
  /** The digits that are typed on the number pad while Alt is held. */
  let altDigits = "";
  let altInsertedAt = -Infinity;

  const insert = (/** @type {number} */ code) => {
    field.setRangeText(pictureOf(code), field.selectionStart, field.selectionEnd, "end");
  };

  field.addEventListener("keydown", (event) => {
    const { key, code, timeStamp } = event;
    const isInScan = field.value !== "" && timeStamp - lastKeyAt < scanMilliseconds;
    if (!["Control", "Shift", "Alt"].includes(key)) lastKeyAt = timeStamp;
    if (
      event.altKey &&
      !event.ctrlKey &&
      (isInScan || altDigits !== "" || !isSearch) &&
      /^Numpad\d$/.test(code)
    ) {
      event.preventDefault();
      altDigits += code.slice(-1);
      return;
    }
    // The second key of CR and LF must not send the empty field.
    if (key === "Enter" && field.value === "" && !isSearch) event.preventDefault();
    const control = controlOf(event, isInScan, isSearch);
    if (control !== undefined) {
      event.preventDefault();
      insert(control);
    } else if (event.ctrlKey && !event.altKey && isInScan && /^[jm]$/i.test(key)) {
      // LF and CR end a scan.
      event.preventDefault();
      if (key.toLowerCase() === "m") field.form.requestSubmit();
    }
  });

  field.addEventListener("keyup", ({ key, timeStamp }) => {
    if (key !== "Alt" || altDigits === "") return;
    const code = Number(altDigits);
    altDigits = "";
    // The operating system inserts all other characters.
    if (code < 1 || code > 31) return;
    altInsertedAt = timeStamp;
    if (code === 13) field.form.requestSubmit();
    else if (code !== 10) insert(code);
  });

  field.addEventListener("beforeinput", (event) => {
    const { data, timeStamp } = event;
    if (data === null || data.length !== 1) return;
    const control = substitutes[data] ?? (data < " " ? data.charCodeAt(0) : undefined);
    if (control === undefined) return;
    event.preventDefault();
    // Windows may also insert the character that was typed with Alt.
    if (timeStamp - altInsertedAt > 100) insert(control);
  });

  // A text can be pasted with control characters, and Chrome inserts “∠” before some scans.
  field.addEventListener("input", () => {
    const shown = field.value
      .replace(/^∠/, "")
      .replace(/[\u0001-\u001f]/g, (character) => pictureOf(character.charCodeAt(0)));
    if (shown !== field.value) field.value = shown;
  });

  field.form.addEventListener("formdata", ({ formData }) => {
    const code = field.value.replace(/[\u2401-\u241f]/g, (picture) =>
      String.fromCharCode(picture.charCodeAt(0) - firstPicture),
    );
    formData.set(field.name, code);
  });
};

for (const field of fields) watch(field);
