// Adds several files at once by choosing, dropping, pasting or photographing them, with the progress of each file. The
// files go to the form with `data-maximum-file` in the section of the files, one request for each file. Without scripts,
// the form sends one file.

const listId = "file-list";
const concurrentUploads = 2;
const parser = new DOMParser();

/** @type {HTMLFormElement | null} */
const form = document.querySelector("#files form[data-maximum-file]");

/** The uploads of the form, of which two run at the same time. */
class UploadQueue {
  /** @type {Upload[]} */
  waiting = [];
  active = 0;
  added = 0;
  list = document.createElement("ul");
  announcement = document.createElement("p");

  constructor(/** @type {HTMLFormElement} */ form) {
    this.form = form;
    this.maximumBytes = Number(form.dataset.maximumFile);
    this.list.className = "uploads";
    this.announcement.className = "unseen";
    this.announcement.setAttribute("role", "status");
    document.getElementById(listId).after(this.list, this.announcement);
  }

  add(/** @type {File[]} */ files) {
    const options = new FormData(this.form);
    const name = files.length === 1 ? /** @type {string} */ (options.get("name")).trim() : "";
    for (const file of files) {
      const upload = new Upload(this, file, { options, name });
      this.list.append(upload.item);
      this.waiting.push(upload);
    }
    if (files.length > 0) /** @type {HTMLInputElement} */ (this.form.elements.namedItem("name")).value = "";
    this.startWaiting();
  }

  retry(/** @type {Upload} */ upload) {
    this.waiting.push(upload);
    this.startWaiting();
  }

  remove(/** @type {Upload} */ upload) {
    const position = this.waiting.indexOf(upload);
    if (position >= 0) this.waiting.splice(position, 1);
  }

  startWaiting() {
    // The first file can create the attachment type that the others need.
    const limit = this.added === 0 ? 1 : concurrentUploads;
    while (this.active < limit && this.waiting.length > 0) {
      this.active += 1;
      void this.waiting
        .shift()
        .send()
        .then((isAdded) => this.end(isAdded));
    }
  }

  end(/** @type {boolean} */ isAdded) {
    this.active -= 1;
    if (isAdded) this.added += 1;
    if (this.active === 0 && this.waiting.length === 0 && this.added > 0) {
      this.announcement.textContent = this.added === 1 ? "1 file added." : `${this.added} files added.`;
      this.added = 0;
      void refresh();
    }
    this.startWaiting();
  }
}

/** A file with its progress in the list. */
class Upload {
  item = document.createElement("li");
  buttons = document.createElement("span");
  bar = document.createElement("progress");
  state = document.createElement("p");
  /** @type {XMLHttpRequest | null} */
  request = null;

  /**
   * @param {UploadQueue} queue
   * @param {File} file
   * @param {{ options: FormData, name: string }} fields the fields of the form, and the name of the attachment. Without
   * a name, the service uses the name of the file.
   */
  constructor(queue, file, { options, name }) {
    this.queue = queue;
    this.file = file;
    this.options = options;
    this.name = name;
    const title = document.createElement("span");
    title.textContent = file.name;
    title.title = file.name;
    this.buttons.className = "upload-buttons";
    this.bar.max = 1;
    this.bar.setAttribute("aria-label", `Progress of ${file.name}`);
    this.state.className = "upload-state";
    this.item.append(title, this.buttons, this.bar, this.state);
    this.showWaiting();
  }

  /** Sends the file. Resolves to whether it was added. */
  send() {
    const { queue, file } = this;
    if (!this.item.isConnected) return Promise.resolve(false);
    if (file.size > queue.maximumBytes) {
      const limit = formatSize(queue.maximumBytes);
      return Promise.resolve(this.fail(`The file is larger than the maximum of ${limit}.`, false));
    }
    const request = new XMLHttpRequest();
    this.request = request;
    request.open("POST", queue.form.getAttribute("action"));
    request.setRequestHeader("Accept", "text/html");
    request.upload.addEventListener("progress", (event) => this.showProgress(event));
    return new Promise((/** @type {(isAdded: boolean) => void} */ resolve) => {
      request.addEventListener("load", () => resolve(this.finish(request)));
      request.addEventListener("abort", () => resolve(false));
      request.addEventListener("error", () => {
        resolve(this.fail("The connection was lost. Check your network and try again.", true));
      });
      request.send(this.body());
    });
  }

  body() {
    const body = new FormData();
    for (const field of ["_csrf_token", "attachment_type", "private"]) {
      if (this.options.has(field)) body.set(field, this.options.get(field));
    }
    if (this.name !== "") body.set("name", this.name);
    body.set("file", this.file, this.file.name);
    return body;
  }

  finish(/** @type {XMLHttpRequest} */ { status, responseText }) {
    const received = parser.parseFromString(responseText, "text/html");
    const list = received.getElementById(listId);
    if (status === 200 && list !== null) {
      document.getElementById(listId).replaceWith(document.adoptNode(list));
      this.showAdded(received.querySelector("main > .notice"));
      return true;
    }
    if (status === 200)
      return this.fail("Your session has ended. Sign in in another tab, and try again.", true);
    const message = ["form .field-error", "form .errors", "main .lead"]
      .map((selector) => received.querySelector(selector)?.textContent)
      .find((text) => text !== undefined);
    return this.fail(message?.trim() || "The upload failed. Try again.", true);
  }

  cancel() {
    this.request?.abort();
    this.queue.remove(this);
    this.item.remove();
  }

  retry() {
    // The user may have chosen another type.
    this.options = new FormData(this.queue.form);
    this.showWaiting();
    this.queue.retry(this);
  }

  showWaiting() {
    this.item.className = "upload";
    this.bar.hidden = false;
    this.bar.value = 0;
    this.state.removeAttribute("role");
    this.state.textContent = `Waiting · ${formatSize(this.file.size)}`;
    this.buttons.replaceChildren(this.button("Cancel", () => this.cancel()));
  }

  showProgress(/** @type {ProgressEvent} */ { loaded, total }) {
    this.bar.value = loaded / total;
    this.state.textContent =
      loaded < total
        ? `${Math.floor((100 * loaded) / total)} % of ${formatSize(this.file.size)}`
        : "Saving the file";
  }

  /** Shows the notice of the page with its button for Undo. Without a button, the list of files shows enough. */
  showAdded(/** @type {Element | null} */ notice) {
    const undo = notice?.querySelector("form") ?? null;
    if (undo === null) {
      this.item.remove();
      return;
    }
    /** @type {HTMLInputElement} */ (undo.elements.namedItem("return_to")).value =
      `${location.pathname}${location.search}#files`;
    undo.querySelector("button").setAttribute("aria-label", `Undo: ${notice.querySelector("p").textContent}`);
    this.item.className = "upload added";
    this.bar.hidden = true;
    this.state.textContent = notice.querySelector("p").textContent;
    this.buttons.replaceChildren(document.adoptNode(undo), this.dismissButton());
  }

  dismissButton() {
    return this.button("Dismiss", () => this.item.remove());
  }

  fail(/** @type {string} */ message, /** @type {boolean} */ canRetry) {
    this.item.className = "upload failed";
    this.bar.hidden = true;
    this.state.setAttribute("role", "alert");
    this.state.textContent = message;
    this.buttons.replaceChildren(
      ...(canRetry ? [this.button("Retry", () => this.retry())] : []),
      this.dismissButton(),
    );
    return false;
  }

  button(/** @type {string} */ text, /** @type {() => void} */ action) {
    const created = document.createElement("button");
    Object.assign(created, { type: "button", className: "button quiet small", textContent: text });
    created.setAttribute("aria-label", `${text} ${this.file.name}`);
    created.addEventListener("click", action);
    return created;
  }
}

if (form !== null) {
  const queue = new UploadQueue(form);
  const add = (/** @type {File[]} */ files) => queue.add(files);
  createDropArea(form, add);
  acceptDrops(form.closest("section"), add);
  acceptPaste(form.closest("section"), form.closest("details"), add);
}

/**
 * Accepts files that are dropped on the whole section, even while the form is closed.
 * @param {HTMLElement} section
 * @param {(files: File[]) => void} add
 */
function acceptDrops(section, add) {
  let depth = 0;
  const hasFiles = (/** @type {DragEvent} */ { dataTransfer }) =>
    dataTransfer?.types.includes("Files") === true;
  /** @typedef {"dragenter" | "dragleave" | "dragover" | "drop"} DragType */
  const onDrag = (/** @type {DragType} */ type, /** @type {(event: DragEvent) => void} */ handle) => {
    section.addEventListener(type, (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      handle(event);
      section.classList.toggle("dropping", depth > 0);
    });
  };
  onDrag("dragenter", () => (depth += 1));
  onDrag("dragleave", () => (depth -= 1));
  onDrag("dragover", ({ dataTransfer }) => (dataTransfer.dropEffect = "copy"));
  onDrag("drop", ({ dataTransfer }) => {
    depth = 0;
    add([...dataTransfer.files]);
  });
  // A file that misses the section must not replace the page.
  for (const type of /** @type {const} */ (["dragover", "drop"])) {
    document.addEventListener(type, (event) => {
      if (hasFiles(event)) event.preventDefault();
    });
  }
}

/**
 * Accepts files that are pasted, and opens the form.
 * @param {HTMLElement} section
 * @param {HTMLDetailsElement} panel
 * @param {(files: File[]) => void} add
 */
function acceptPaste(section, panel, add) {
  document.addEventListener("paste", (event) => {
    const target = /** @type {Element} */ (event.target);
    const files = [...(event.clipboardData?.files ?? [])];
    const isTyping = target.closest?.("input, textarea, [contenteditable]") !== null;
    if (files.length === 0 || (isTyping && !section.contains(target))) return;
    event.preventDefault();
    panel.open = true;
    add(files.map(namedByTime));
  });
}

/**
 * Replaces the field for one file.
 * @param {HTMLFormElement} form
 * @param {(files: File[]) => void} add
 */
function createDropArea(form, add) {
  const field = form.querySelector("input[type=file]");
  const hint = form.querySelector(`#${field.id}-hint`)?.textContent ?? "";
  const area = document.createElement("div");
  area.className = "drop-area";
  const text = document.createElement("p");
  const isTouchScreen = matchMedia("(pointer: coarse)").matches;
  text.textContent = isTouchScreen ? hint : `Drop files here, or paste a picture. ${hint}`;
  area.append(text);
  if (isTouchScreen) area.append(chooser("Take a photo", { accept: "image/*", capture: "environment" }, add));
  area.append(chooser("Choose files", { multiple: true }, add));
  field.closest(".field").replaceWith(area);
  const submit = form.querySelector(".actions");
  form.querySelector(".link-instead").append(submit);
  submit.querySelector("button").textContent = "Add link";
}

/**
 * Creates a button that opens the file chooser or the camera.
 * @param {string} text
 * @param {{ multiple?: boolean, accept?: string, capture?: string }} attributes
 * @param {(files: File[]) => void} add
 */
function chooser(text, attributes, add) {
  const input = document.createElement("input");
  input.type = "file";
  for (const [name, value] of Object.entries(attributes))
    input.setAttribute(name, value === true ? "" : String(value));
  input.hidden = true;
  input.setAttribute("aria-label", text);
  input.addEventListener("change", () => {
    const files = [...input.files];
    input.value = "";
    add(attributes.capture === undefined ? files : files.map(namedByTime));
  });
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "button", textContent: text });
  button.addEventListener("click", () => input.click());
  const wrapper = document.createElement("span");
  wrapper.append(button, input);
  return wrapper;
}

/** Browsers give all pasted pictures and all photos the same name. */
function namedByTime(/** @type {File} */ file) {
  if (!/^(?:image|photo)\.\w+$/i.test(file.name)) return file;
  const now = new Date();
  const time = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  const extension = file.name.slice(file.name.lastIndexOf("."));
  const name = `Picture ${time.slice(0, 10)} ${time.slice(11, 19).replaceAll(":", "-")}${extension}`;
  return new File([file], name, { type: file.type });
}

/** Updates other elements that show files, such as the picture of the part. */
async function refresh() {
  if (document.querySelector("[data-refresh]") === null) return;
  const response = await fetch(location.href, { headers: { Accept: "text/html" } });
  if (!response.ok) return;
  const received = parser.parseFromString(await response.text(), "text/html");
  for (const current of document.querySelectorAll("[data-refresh]")) {
    const replacement = received.getElementById(current.id);
    if (replacement !== null) current.replaceWith(document.adoptNode(replacement));
  }
}

function formatSize(/** @type {number} */ bytes) {
  const units = ["bytes", "kB", "MB", "GB"];
  const index = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${Math.floor((bytes / 1000 ** index) * 10) / 10} ${units[index]}`;
}
