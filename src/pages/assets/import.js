// Starts an import when a file is dropped or chosen, and turns a pasted table into a file, because a field of the form has
// a maximum size. Without scripts, the form has a button.

/** @type {HTMLFormElement} */
const form = document.querySelector(".import-form");
/** @type {HTMLInputElement} */
const fileField = form.querySelector("input[type=file]");
/** @type {HTMLTextAreaElement} */
const table = form.querySelector("textarea");
const maximumBytes = Number(form.dataset.maximumFile);

/** @type {HTMLElement} */
const field = fileField.closest(".field");
const area = document.createElement("div");
area.className = "drop-area";
const text = document.createElement("p");
text.textContent = matchMedia("(pointer: coarse)").matches
  ? "Choose a file to check it."
  : "Drop a file here, or choose one.";
const message = document.createElement("p");
message.className = "field-error";
message.setAttribute("role", "alert");
field.before(area);
area.append(text, field, message);

fileField.addEventListener("change", () => check([...fileField.files]));

/** Sends a file to be checked. */
function check(/** @type {File[]} */ files) {
  const [file] = files;
  if (file === undefined) return;
  if (files.length > 1) return refuse("Choose one file. Each file is checked on its own.");
  if (file.size > maximumBytes) return refuse("The file is larger than the maximum.");
  if (file.size === 0) return refuse("The file is empty. Choose another file.");
  message.textContent = "";
  table.value = "";
  setFile(file);
  text.textContent = "The file is being uploaded.";
  form.requestSubmit();
}

function refuse(/** @type {string} */ reason) {
  fileField.value = "";
  message.textContent = reason;
}

function setFile(/** @type {File} */ file) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  fileField.files = transfer.files;
}

form.addEventListener("submit", () => {
  if (table.value.trim() === "" || fileField.files.length > 0) return;
  setFile(new File([table.value], "Pasted table", { type: "text/csv" }));
  table.value = "";
});

// The browser can show the page again from memory with the file that was sent.
addEventListener("pageshow", () => {
  fileField.value = "";
});

let depth = 0;
const hasFiles = (/** @type {DragEvent} */ { dataTransfer }) =>
  dataTransfer?.types.includes("Files") === true;

/**
 * @param {"dragenter" | "dragleave" | "dragover" | "drop"} type
 * @param {(event: DragEvent) => void} handle
 */
function onDrag(type, handle) {
  document.addEventListener(type, (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    handle(event);
    form.classList.toggle("dropping", depth > 0);
  });
}

onDrag("dragenter", () => (depth += 1));
onDrag("dragleave", () => (depth -= 1));
onDrag("dragover", ({ dataTransfer }) => (dataTransfer.dropEffect = "copy"));
onDrag("drop", ({ dataTransfer }) => {
  depth = 0;
  check([...dataTransfer.files]);
});
