// Long forms: adds and removes entries of lists without loading the page, and keeps a draft until the form is sent.

// Lists of entries. Without scripts, the buttons submit the form, and the page is shown again with the changed list.
let nextIndex = 1000;

document.addEventListener("click", (event) => {
  const button = event.target.closest('button[name="_add"], button[name="_remove"]');
  if (button === null) return;
  event.preventDefault();
  const list = button.closest("[data-rows]");
  const { form } = button;
  if (button.name === "_add") {
    const entry = list.querySelector(":scope > template").content.firstElementChild.cloneNode(true);
    number(entry, `${list.dataset.rows}[new]`, `${list.dataset.rows}[${nextIndex}]`, nextIndex);
    nextIndex += 1;
    button.before(entry);
    entry.querySelector("input:not([type=hidden]), select, textarea")?.focus();
  } else {
    button.closest("[data-row]").remove();
    list.querySelector(':scope > button[name="_add"]').focus();
  }
  form.dispatchEvent(new Event("input", { bubbles: true }));
});

// A link such as “Add a supplier” leads to an empty list.
{
  const list = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
  if (list?.matches("[data-rows]:not(:has([data-row]))"))
    list.querySelector(':scope > button[name="_add"]')?.click();
}

/** Replaces the index of the template in names, IDs and paths, also in templates inside of the entry. */
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

// Drafts. The draft of a form belongs to the user, the page and the version of the entity. `pages.js` removes it when the
// form was saved: the service can also reject the form, or ask the user to sign in again.
const form = document.querySelector("form[data-draft]");
if (form !== null) {
  const key = `draft ${form.dataset.draft} ${location.pathname}`;
  const version = form.elements.namedItem("_tag")?.value ?? "";
  const simple = (element) =>
    element.name !== "" && !element.name.startsWith("_csrf") && element.type !== "submit";
  const values = () =>
    [...form.elements]
      .filter(simple)
      .map(({ name, type, value, checked }) => [
        name,
        type === "checkbox" || type === "radio" ? checked : value,
      ]);
  // A rejected form contains changes that are not saved.
  const isRejected = document.querySelector(".errors") !== null;
  const saved = isRejected ? null : JSON.stringify(values());

  const keep = () => {
    const current = values();
    try {
      if (JSON.stringify(current) === saved) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ version, values: current }));
    } catch {
      // The browser does not store data for this site, or too much.
    }
  };
  form.addEventListener("input", keep);
  form.addEventListener("submit", () => {
    try {
      sessionStorage.setItem("sent-draft", key);
    } catch {
      // There is no draft either.
    }
  });
  // The Enter key begins a new line in a text area.
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    form.requestSubmit();
  });

  if (isRejected) {
    keep();
  } else {
    const draft = read(key);
    if (draft !== null && JSON.stringify(draft.values) !== saved) offer(draft);
  }

  function read(name) {
    try {
      return JSON.parse(localStorage.getItem(name) ?? "null");
    } catch {
      return null;
    }
  }

  function offer(draft) {
    const bar = document.createElement("div");
    bar.className = "notice draft";
    bar.setAttribute("role", "status");
    const text = document.createElement("span");
    text.textContent =
      draft.version === version
        ? "There is a draft with changes that were not saved. "
        : "There is a draft with changes that were not saved. Another version has been saved since. ";
    const restore = document.createElement("button");
    restore.type = "button";
    restore.className = "button quiet small";
    restore.textContent = "Restore draft";
    restore.addEventListener("click", () => {
      apply(draft);
      bar.remove();
      form.querySelector("fieldset input:not([type=hidden])").focus();
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

  function apply(draft) {
    const byName = new Map();
    for (const [name, value] of draft.values) byName.set(name, [...(byName.get(name) ?? []), value]);
    changeRows(byName);
    for (const element of [...form.elements].filter(simple)) {
      const [value, ...rest] = byName.get(element.name) ?? [];
      if (value === undefined) continue;
      byName.set(element.name, rest);
      if (element.type === "checkbox" || element.type === "radio") element.checked = value === true;
      else element.value = value;
    }
  }

  /** Adds the entries that only the draft has, with their indexes, and removes those that only the form has. */
  function changeRows(byName) {
    const highest = nextIndex;
    for (const row of form.querySelectorAll("[data-row]"))
      if (![...row.querySelectorAll("[name]")].some(({ name }) => byName.has(name))) row.remove();
    for (const name of byName.keys()) {
      for (const match of name.matchAll(/\[(\d+)\]/g)) {
        const [, index] = match;
        const path = name.slice(0, match.index);
        if (form.querySelector(`[name^="${CSS.escape(`${path}[${index}]`)}"]`) !== null) continue;
        const add = form.querySelector(`button[name="_add"][value="${CSS.escape(path)}"]`);
        if (add === null) continue;
        nextIndex = Number(index);
        add.click();
      }
    }
    nextIndex = Math.max(highest, ...[...byName.keys()].flatMap(indexesIn)) + 1;
  }

  function indexesIn(name) {
    return [...name.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1]));
  }
}
