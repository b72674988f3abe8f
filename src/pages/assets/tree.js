// Trees: menus in the rows, and moving entries by dragging them onto their new parent. Without scripts, the button of a
// row leads to the page of its entry, which has the same actions.

// Menus. Each row has a link, which is replaced with a menu when it is used.
document.addEventListener("click", (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (
    /** @type {Element} */ (event.target).closest(".tree-row > a.row-button")
  );
  const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("tree-menu"));
  if (link === null || template === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const menu = /** @type {HTMLDetailsElement} */ (template.content.firstElementChild.cloneNode(true));
  const id = idOf(link);
  for (const item of menu.querySelectorAll("a")) {
    item.setAttribute("href", item.getAttribute("href").replace("/0/", `/${id}/`).replace("=0", `=${id}`));
  }
  const summary = menu.querySelector("summary");
  summary.setAttribute("aria-label", link.getAttribute("aria-label"));
  link.replaceWith(menu);
  menu.open = true;
  summary.focus();
});

/** Returns the ID of the entry that a link leads to. */
function idOf(/** @type {HTMLAnchorElement} */ link) {
  return link.getAttribute("href").split("/").at(-1);
}

// Dragging.
const movable = "#tree[data-movable]";
const toTop = document.createElement("p");
toTop.className = "tree-top";
toTop.textContent = "Move to the top level";
/** @type {HTMLElement | null} */
let dragged = null;

const nameOf = (/** @type {Element} */ row) => row.querySelector(".tree-name").textContent;

/** Returns the element onto which the dragged row can be dropped, or null. */
function targetOf(/** @type {Event} */ { target }) {
  if (dragged === null || !(target instanceof Element)) return null;
  if (toTop.contains(target)) return toTop;
  const row = target.closest(`${movable} .tree-row`);
  return row === null || dragged.closest("li").contains(row) ? null : row;
}

function mark(/** @type {Element | null} */ target) {
  for (const marked of document.querySelectorAll(".drop"))
    if (marked !== target) marked.classList.remove("drop");
  target?.classList.add("drop");
}

document.addEventListener("dragstart", (event) => {
  /** @type {HTMLElement | null} */
  const row = event.target instanceof Element ? event.target.closest(`${movable} .tree-row`) : null;
  if (row === null) return;
  dragged = row;
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", nameOf(row));
  // A change of the page during `dragstart` ends the drag in Chromium.
  setTimeout(() => document.querySelector(movable)?.append(toTop));
});

document.addEventListener("dragover", (event) => {
  const target = targetOf(event);
  mark(target);
  if (target !== null) event.preventDefault();
});

document.addEventListener("dragend", () => {
  dragged = null;
  mark(null);
  toTop.remove();
});

document.addEventListener("drop", (event) => {
  const target = targetOf(event);
  if (target === null) return;
  event.preventDefault();
  void move(dragged, target === toTop ? null : target);
});

/**
 * @param {HTMLElement} row
 * @param {Element | null} parent
 */
async function move(row, parent) {
  const collection = `/api/${/** @type {HTMLElement} */ (document.querySelector(movable)).dataset.tree}`;
  const id = idOf(row.querySelector(".tree-name"));
  const body = {
    parent: parent === null ? null : `${collection}/${idOf(parent.querySelector(".tree-name"))}`,
  };
  try {
    const response = await fetch(`${collection}/${id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/merge-patch+json", Accept: "application/ld+json" },
      body: JSON.stringify(body),
    });
    const received =
      /** @type {{ name: string, full_path: string, detail?: string, violations?: { message: string }[] }} */ (
        await response.json()
      );
    if (!response.ok) {
      show("errors", "alert", received.violations?.[0]?.message ?? received.detail ?? "The change failed.");
      return;
    }
    await reload(parent);
    show("notice", "status", `Moved ${received.name} to ${received.full_path}.`);
  } catch {
    show("errors", "alert", "The service cannot be reached. Try again.");
  }
}

/** Loads the tree again. Branches stay open, and the branch of the new parent opens. */
async function reload(/** @type {Element | null} */ parent) {
  const linkOf = (/** @type {Element} */ branch) =>
    branch.parentElement.querySelector(":scope > .tree-row > .tree-name")?.getAttribute("href");
  const open = new Set([...document.querySelectorAll("#tree details[open]:not(.menu)")].map(linkOf));
  if (parent !== null) open.add(parent.querySelector(".tree-name").getAttribute("href"));
  const response = await fetch(location.href, { headers: { Accept: "text/html" } });
  const received = new DOMParser().parseFromString(await response.text(), "text/html").getElementById("tree");
  if (received === null) {
    location.reload();
    return;
  }
  for (const branch of received.querySelectorAll("details")) branch.open = open.has(linkOf(branch));
  document.getElementById("tree").replaceWith(document.adoptNode(received));
  makeDraggable();
}

/**
 * @param {string} className
 * @param {string} role
 * @param {string} text
 */
function show(className, role, text) {
  document.querySelector("main > :is(.notice, .errors)")?.remove();
  const message = document.createElement("p");
  message.className = className;
  message.setAttribute("role", role);
  message.textContent = text;
  document.querySelector("main > .heading").after(message);
}

function makeDraggable() {
  /** @type {NodeListOf<HTMLElement>} */
  const rows = document.querySelectorAll(`${movable} .tree-row`);
  for (const row of rows) row.draggable = true;
}
makeDraggable();
