// Adds several files at once by choosing, dropping, pasting or photographing them, with the progress of each file. The
// files go to the form with `data-maximum-file` in the section of the files, one request for each file. Without scripts,
// the form sends one file.

const listId = "file-list";
const concurrentUploads = 2;
const parser = new DOMParser();

/** @type {HTMLFormElement | null} */
const form = document.querySelector("#files form[data-maximum-file]");
if (form !== null) enhance(form);

function enhance(/** @type {HTMLFormElement} */ form) {
  const section = form.closest("section");
  const panel = form.closest("details");
  const maximumBytes = Number(form.dataset.maximumFile);
  const uploads = document.createElement("ul");
  uploads.className = "uploads";
  const announcement = document.createElement("p");
  announcement.className = "unseen";
  announcement.setAttribute("role", "status");
  document.getElementById(listId).after(uploads, announcement);

  /** @type {(() => Promise<boolean>)[]} */
  const waiting = [];
  let active = 0;
  let added = 0;

  const add = (/** @type {File[]} */ files) => {
    const options = new FormData(form);
    const name = files.length === 1 ? /** @type {string} */ (options.get("name")).trim() : "";
    for (const file of files) waiting.push(createUpload(file, { options, name }));
    if (files.length > 0) /** @type {HTMLInputElement} */ (form.elements.namedItem("name")).value = "";
    next();
  };

  const next = () => {
    // The first file can create the attachment type that the others need.
    const limit = added === 0 ? 1 : concurrentUploads;
    while (active < limit && waiting.length > 0) {
      active += 1;
      void waiting
        .shift()()
        .then((isAdded) => {
          active -= 1;
          if (isAdded) added += 1;
          if (active === 0 && waiting.length === 0 && added > 0) {
            announcement.textContent = added === 1 ? "1 file added." : `${added} files added.`;
            added = 0;
            void refresh();
          }
          next();
        });
    }
  };

  /** Shows an upload and returns the function that starts it. The function resolves to whether the file was added. */
  const createUpload = (
    /** @type {File} */ file,
    /** @type {{ options: FormData, name: string }} */ { options: initial, name },
  ) => {
    let options = initial;
    const item = document.createElement("li");
    const title = document.createElement("span");
    title.textContent = file.name;
    title.title = file.name;
    const buttons = document.createElement("span");
    buttons.className = "upload-buttons";
    const bar = document.createElement("progress");
    bar.max = 1;
    bar.value = 0;
    bar.setAttribute("aria-label", `Progress of ${file.name}`);
    const state = document.createElement("p");
    state.className = "upload-state";
    item.append(title, buttons, bar, state);
    uploads.append(item);

    const button = (/** @type {string} */ text, /** @type {() => void} */ action) => {
      const created = document.createElement("button");
      Object.assign(created, { type: "button", className: "button quiet small", textContent: text });
      created.setAttribute("aria-label", `${text} ${file.name}`);
      created.addEventListener("click", action);
      return created;
    };
    const fail = (/** @type {string} */ message, /** @type {boolean} */ canRetry) => {
      item.className = "upload failed";
      bar.hidden = true;
      state.setAttribute("role", "alert");
      state.textContent = message;
      const retry = button("Retry", () => {
        // The user may have chosen another type.
        options = new FormData(form);
        waiting.push(start);
        prepare();
        next();
      });
      buttons.replaceChildren(
        ...(canRetry ? [retry] : []),
        button("Dismiss", () => item.remove()),
      );
      return false;
    };

    /** @type {XMLHttpRequest | null} */
    let request = null;
    const cancel = () => {
      request?.abort();
      const position = waiting.indexOf(start);
      if (position >= 0) waiting.splice(position, 1);
      item.remove();
    };
    const prepare = () => {
      item.className = "upload";
      bar.hidden = false;
      bar.value = 0;
      state.removeAttribute("role");
      state.textContent = `Waiting · ${formatSize(file.size)}`;
      buttons.replaceChildren(button("Cancel", cancel));
    };
    prepare();

    /** @returns {Promise<boolean>} */
    const start = () => {
      if (!item.isConnected) return Promise.resolve(false);
      if (file.size > maximumBytes) {
        const limit = formatSize(maximumBytes);
        return Promise.resolve(fail(`The file is larger than the maximum of ${limit}.`, false));
      }
      const body = new FormData();
      for (const field of ["_csrf_token", "attachment_type", "private"]) {
        if (options.has(field)) body.set(field, options.get(field));
      }
      if (name !== "") body.set("name", name);
      body.set("file", file, file.name);
      request = new XMLHttpRequest();
      request.open("POST", form.getAttribute("action"));
      request.setRequestHeader("Accept", "text/html");
      request.upload.addEventListener("progress", ({ loaded, total }) => {
        bar.value = loaded / total;
        state.textContent =
          loaded < total
            ? `${Math.floor((100 * loaded) / total)} % of ${formatSize(file.size)}`
            : "Saving the file";
      });
      return new Promise((resolve) => {
        request.addEventListener("load", () => resolve(finish(request)));
        request.addEventListener("abort", () => resolve(false));
        request.addEventListener("error", () => {
          resolve(fail("The connection was lost. Check your network and try again.", true));
        });
        request.send(body);
      });
    };

    const finish = (/** @type {XMLHttpRequest} */ { status, responseText }) => {
      const received = parser.parseFromString(responseText, "text/html");
      const list = received.getElementById(listId);
      if (status === 200 && list !== null) {
        document.getElementById(listId).replaceWith(document.adoptNode(list));
        item.remove();
        return true;
      }
      if (status === 200) return fail("Your session has ended. Sign in in another tab, and try again.", true);
      const message = ["form .field-error", "form .errors", "main .lead"]
        .map((selector) => received.querySelector(selector)?.textContent)
        .find((text) => text !== undefined);
      return fail(message?.trim() || "The upload failed. Try again.", true);
    };
    return start;
  };

  createDropArea(form, add);

  // Dropping works on the whole section, also while the form is closed.
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
