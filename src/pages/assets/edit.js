// Long forms: adds and removes entries of lists without loading the page, and keeps a draft until the form is sent.

// Lists of entries. Without scripts, the buttons submit the form, and the page is shown again with the changed list.
let nextIndex = 1000;

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const button = /** @type {HTMLButtonElement | null} */ (
    target.closest('button[name="_add"], button[name="_remove"]')
  );
  if (button === null) return;
  event.preventDefault();
  const list = /** @type {HTMLElement} */ (button.closest("[data-rows]"));
  const { form } = button;
  if (button.name === "_add") {
    const entry = /** @type {HTMLElement} */ (
      /** @type {HTMLTemplateElement} */ (
        list.querySelector(":scope > template")
      ).content.firstElementChild.cloneNode(true)
    );
    number(entry, `${list.dataset.rows}[new]`, `${list.dataset.rows}[${nextIndex}]`, nextIndex);
    nextIndex += 1;
    button.before(entry);
    /** @type {HTMLElement | null} */ (
      entry.querySelector("input:not([type=hidden]), select, textarea")
    )?.focus();
  } else {
    button.closest("[data-row]").remove();
    addButton(list).focus();
  }
  form.dispatchEvent(new Event("input", { bubbles: true }));
});

/** @param {HTMLElement} list */
function addButton(list) {
  return /** @type {HTMLElement | null} */ (list.querySelector(':scope > button[name="_add"]'));
}

// A link such as “Add a supplier” leads to an empty list.
{
  const list = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
  if (list?.matches("[data-rows]:not(:has([data-row]))")) addButton(list)?.click();
}

/**
 * Replaces the index of the template in names, IDs and paths, also in templates inside of the entry.
 * @param {HTMLElement | DocumentFragment} root
 * @param {string} from
 * @param {string} to
 * @param {number} index
 */
function number(root, from, to, index) {
  for (const element of root.querySelectorAll("*")) {
    for (const attribute of ["name", "value", "data-rows"]) {
      const text = element.getAttribute(attribute);
      if (text?.includes(from)) element.setAttribute(attribute, text.replace(from, to));
    }
    for (const attribute of ["id", "for", "aria-describedby"]) {
      const text = element.getAttribute(attribute);
      if (text?.includes("-new-")) element.setAttribute(attribute, text.replace("-new-", `-${index}-`));
    }
    if (element instanceof HTMLTemplateElement) number(element.content, from, to, index);
  }
}

// Drafts. The draft of a form belongs to the page and the version of the part.
const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-draft]"));

/** @typedef {{ version: string, values: [name: string, value: string | boolean][] }} Draft */
if (form !== null) {
  const key = `draft ${location.pathname}`;
  const version = /** @type {HTMLInputElement | null} */ (form.elements.namedItem("_tag"))?.value ?? "";
  const fields = () => /** @type {HTMLInputElement[]} */ ([...form.elements]);
  const simple = (/** @type {HTMLInputElement} */ element) =>
    element.name !== "" && !element.name.startsWith("_csrf") && element.type !== "submit";
  const values = () =>
    fields()
      .filter(simple)
      .map(({ name, type, value, checked }) => [
        name,
        type === "checkbox" || type === "radio" ? checked : value,
      ]);
  const initial = JSON.stringify(values());
  const rejected = document.querySelector(".errors") !== null;

  form.addEventListener("input", () => {
    const current = JSON.stringify(values());
    if (current === initial) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ version, values: values() }));
  });
  // `pages.js` removes the draft if the next page reports that the form was saved. The service may also reject the form,
  // for example if the session has ended.
  form.addEventListener("submit", () => {
    if (read(key) !== null) sessionStorage.setItem("sent-draft", key);
  });

  const draft = read(key);
  if (draft !== null && !rejected) offer(draft);

  function read(/** @type {string} */ name) {
    try {
      return /** @type {Draft | null} */ (JSON.parse(localStorage.getItem(name) ?? "null"));
    } catch {
      return null;
    }
  }

  function offer(/** @type {Draft} */ saved) {
    const bar = document.createElement("div");
    bar.className = "notice draft";
    bar.setAttribute("role", "status");
    const text = document.createElement("span");
    text.textContent =
      saved.version === version
        ? "There is a draft with changes that were not saved. "
        : "There is a draft with changes that were not saved. Another version has been saved since. ";
    const restore = document.createElement("button");
    restore.type = "button";
    restore.className = "button quiet small";
    restore.textContent = "Restore draft";
    restore.addEventListener("click", () => {
      apply(saved);
      bar.remove();
    });
    const discard = document.createElement("button");
    discard.type = "button";
    discard.className = "button quiet small";
    discard.textContent = "Discard";
    discard.addEventListener("click", () => {
      localStorage.removeItem(key);
      bar.remove();
    });
    bar.append(text, restore, " ", discard);
    form.before(bar);
  }

  function apply(/** @type {Draft} */ saved) {
    /** @type {Map<string, (string | boolean)[]>} */
    const byName = new Map();
    for (const [name, value] of saved.values) byName.set(name, [...(byName.get(name) ?? []), value]);
    addMissingRows(byName);
    for (const element of fields().filter(simple)) {
      const [value, ...rest] = byName.get(element.name) ?? [];
      if (value === undefined) continue;
      byName.set(element.name, rest);
      if (element.type === "checkbox" || element.type === "radio") element.checked = value === true;
      else element.value = String(value);
    }
    // Adding an entry stores the form, in which the fields were still empty.
    localStorage.setItem(key, JSON.stringify(saved));
  }

  /** Adds the entries of the draft that the form does not have, with the indexes of the draft. */
  function addMissingRows(/** @type {Map<string, unknown[]>} */ byName) {
    for (const name of byName.keys()) {
      for (const match of name.matchAll(/\[(\d{4,})\]/g)) {
        const [, index] = match;
        const path = name.slice(0, match.index);
        if (form.querySelector(`[name^="${CSS.escape(`${path}[${index}]`)}"]`) !== null) continue;
        const add = /** @type {HTMLElement | null} */ (
          form.querySelector(`button[name="_add"][value="${CSS.escape(path)}"]`)
        );
        if (add === null) continue;
        nextIndex = Number(index);
        add.click();
      }
    }
    nextIndex += 1000;
  }
}
