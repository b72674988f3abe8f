// Reads codes with the camera and from photos. The browser decodes the pictures: with its own detector, or with the reader
// that is loaded when it is needed. Pictures are not sent to the server.

/**
 * @typedef {{ detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]> }} Detector
 * @typedef {{ new (options: { formats: string[] }): Detector, getSupportedFormats(): Promise<string[]> }} DetectorClass
 * @typedef {object} Reader
 * @property {(options: { overrides: { locateFile: () => string } }) => void} prepareZXingModule
 * @property {(image: ImageData, options: object) => Promise<{ text: string, isValid: boolean }[]>} readBarcodes
 */

/** @type {HTMLElement} */
const section = document.querySelector(".scan-camera");
const button = section.querySelector("button");
const video = section.querySelector("video");
/** @type {HTMLInputElement} */
const photo = section.querySelector("input[type=file]");
const status = section.querySelector("[role=status]");
/** @type {HTMLInputElement} */
const codeField = document.querySelector("#scan-code");
/** The lots that the camera has just booked. */
const recentField = document.querySelector("input[name=recent_lots]");
const canvas = document.createElement("canvas");

const { BarcodeDetector: native, ZXingWASM: loaded } =
  /** @type {{ BarcodeDetector?: DetectorClass, ZXingWASM?: Reader }} */ (
    /** @type {unknown} */ (globalThis)
  );

/** Without both of these formats, the browser's detector is not used. */
const requiredFormats = ["qr_code", "data_matrix"];
const intervalMilliseconds = 150;
/** Large pictures take long, and bars can be too fine or too noisy in one of the sizes. */
const photoSizes = [1600, 3200, 800];
const videoSize = 1280;

/** @type {Promise<Detector | null> | null} */
let detector = null;
/** @type {Promise<Reader> | null} */
let reader = null;
/** @type {MediaStream | null} */
let stream = null;

const createDetector = async () => {
  try {
    const formats = (await native?.getSupportedFormats()) ?? [];
    return requiredFormats.every((format) => formats.includes(format)) ? new native({ formats }) : null;
  } catch {
    return null;
  }
};

/** @returns {Promise<Reader>} */
const loadReader = async () => {
  if (loaded === undefined) {
    const script = document.createElement("script");
    script.src = section.dataset.reader;
    await new Promise((resolve, reject) => {
      script.addEventListener("load", resolve);
      script.addEventListener("error", () => reject(new Error("The barcode reader could not be loaded.")));
      document.head.append(script);
    });
  }
  const { ZXingWASM: library } = /** @type {{ ZXingWASM: Reader }} */ (/** @type {unknown} */ (globalThis));
  library.prepareZXingModule({ overrides: { locateFile: () => section.dataset.module } });
  return library;
};

/** Returns the picture with at most this width and height. */
const imageOf = (
  /** @type {CanvasImageSource} */ source,
  /** @type {number} */ width,
  /** @type {number} */ height,
  /** @type {number} */ size,
) => {
  const scale = Math.min(1, size / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

/** Returns the longest code, or null: a label can have several, of which the 2D code contains most. */
const longest = (/** @type {string[]} */ codes) =>
  codes.reduce((best, code) => (code.length > best.length ? code : best), "") || null;

/** Returns the code in a picture, with its control characters, or null. */
const read = async (/** @type {ImageData} */ image) => {
  reader ??= loadReader();
  // The reader is loaded again after an error, for example without a connection.
  reader.catch(() => {
    reader = null;
  });
  const results = await (
    await reader
  ).readBarcodes(image, {
    tryHarder: true,
    textMode: "Plain",
    maxNumberOfSymbols: 8,
  });
  return longest(results.flatMap(({ isValid, text }) => (isValid ? [text] : [])));
};

const detect = async (/** @type {ImageBitmapSource} */ source) => {
  detector ??= createDetector();
  try {
    const found = (await (await detector)?.detect(source)) ?? [];
    return longest(found.map(({ rawValue }) => rawValue));
  } catch {
    return null;
  }
};

/** Whether the camera continues after a code. A code that stays in the picture is then read once. */
const continues = "continues" in section.dataset;
const sameLabelMilliseconds = 3000;
/**
 * The labels of the codes that were read. A label can have several codes, which the reader finds in turn.
 * @type {Map<string, { seenAt: number, lot: string | null }>}
 */
const labels = new Map();
/** The code whose scan was sent last. */
let sentCode = "";
/** Until the answer, it is not known whether another code is of the same lot. */
let isAwaited = false;

const isRepeated = (/** @type {string} */ code) => {
  const now = performance.now();
  for (const [known, { seenAt }] of labels) if (now - seenAt >= sameLabelMilliseconds) labels.delete(known);
  const isKnown = labels.has(code);
  const label = labels.get(code) ?? { seenAt: now, lot: null };
  label.seenAt = now;
  labels.set(code, label);
  return isKnown;
};

/** The page “One after the other” has the choice. */
const vibrates = () => {
  try {
    return localStorage.getItem("scan-vibration") !== "off";
  } catch {
    return true;
  }
};
/** Returns the lots of the labels that are in the picture, or were until a moment ago. */
const recentLots = () => [...labels.values()].flatMap(({ lot }) => (lot === null ? [] : [lot])).join(",");

// The codes of one lot are those of one label: while one of them is in the picture, the others are not read again.
document.addEventListener("scan-answered", () => {
  isAwaited = false;
  showAnswers();
  const label = labels.get(sentCode);
  /** @type {HTMLElement | null} */
  const answer =
    document.querySelector("#series-question") ?? document.querySelector("#series-lines > :first-child");
  const lot = answer?.dataset.lot;
  if (label === undefined || lot === undefined) return;
  const same = [...labels.values()].find((each) => each !== label && each.lot === lot);
  if (same === undefined) label.lot = lot;
  else labels.set(sentCode, same);
});

/** The answers are below the picture, and on a phone below the visible part of the page. */
const showAnswers = () => {
  if (continues && stream !== null && document.querySelector("#series-question") === null)
    section.scrollIntoView();
};

const lookUp = (/** @type {string} */ code) => {
  if (!continues) {
    stop();
    if (vibrates()) navigator.vibrate?.(60);
    status.textContent = "Looking up the code …";
  }
  codeField.value = code;
  sentCode = code;
  isAwaited = continues;
  recentField?.setAttribute("value", recentLots());
  codeField.form.requestSubmit();
  recentField?.setAttribute("value", "");
};

const showRunning = (/** @type {boolean} */ isRunning) => {
  button.querySelector("span").textContent = isRunning ? "Stop camera" : "Use camera";
};

const stop = () => {
  for (const track of stream?.getTracks() ?? []) track.stop();
  stream = null;
  video.srcObject = null;
  video.hidden = true;
  showRunning(false);
};

const watch = async (/** @type {MediaStream} */ current) => {
  detector ??= createDetector();
  const hasDetector = (await detector) !== null;
  while (stream === current) {
    // While the page asks for an amount, a code in the picture must not replace the question.
    const isAsking = document.querySelector("#series-question") !== null;
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !isAsking && !isAwaited) {
      const { videoWidth: width, videoHeight: height } = video;
      const code = hasDetector ? await detect(video) : await read(imageOf(video, width, height, videoSize));
      if (stream !== current) return;
      if (code !== null && !(continues && isRepeated(code))) {
        lookUp(code);
        if (!continues) return;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMilliseconds));
  }
};

const start = async () => {
  status.textContent = "Starting the camera …";
  button.disabled = true;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
    video.srcObject = stream;
    video.hidden = false;
    showRunning(true);
    await video.play();
    showAnswers();
    status.textContent = "Hold the code in front of the camera.";
    button.disabled = false;
    await watch(stream);
  } catch (error) {
    stop();
    status.textContent = cameraError(error);
  } finally {
    button.disabled = false;
  }
};

const cameraError = (/** @type {unknown} */ error) => {
  const { name = "", message = "" } = error instanceof Error ? error : {};
  if (name === "NotAllowedError")
    return "The camera is blocked for this site. Allow it in the settings of the browser, or take a photo of the label.";
  if (name === "NotFoundError") return "No camera was found. Take a photo of the label, or type the code.";
  return `The camera cannot be used: ${message} Take a photo of the label, or type the code.`;
};

button.addEventListener("click", () => {
  if (stream === null) void start();
  else {
    stop();
    status.textContent = "";
  }
});
addEventListener("pagehide", stop);

photo.addEventListener("change", async () => {
  const [file] = photo.files;
  if (file === undefined) return;
  status.textContent = "Reading the photo …";
  try {
    const bitmap = await createImageBitmap(file);
    let code = await detect(bitmap);
    for (const size of photoSizes) code ??= await read(imageOf(bitmap, bitmap.width, bitmap.height, size));
    bitmap.close();
    if (code === null)
      status.textContent =
        "No code was found in the photo. Take a sharp photo of only the label in good light, or type the code.";
    else lookUp(code);
  } catch (error) {
    status.textContent = `The photo cannot be read: ${error instanceof Error ? error.message : ""} Choose another one, or type the code.`;
  } finally {
    // The same photo can be chosen again.
    photo.value = "";
  }
});

if (navigator.mediaDevices === undefined) {
  button.hidden = true;
  status.textContent = isSecureContext
    ? "This browser does not support the camera. Take a photo of the label, use a barcode scanner, or type the code."
    : "Browsers allow the camera only over HTTPS. Open this page over HTTPS, take a photo of the label, use a barcode scanner, or type the code.";
}
section.hidden = false;
