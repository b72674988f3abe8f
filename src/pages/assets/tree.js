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
 * Sends the form of the page “Move to…”. The response is this page with the new tree, and with a notice that offers Undo.
 * @param {HTMLElement} row
 * @param {Element | null} parent
 */
async function move(row, parent) {
  const { tree } = /** @type {HTMLElement} */ (document.querySelector(movable)).dataset;
  const id = idOf(row.querySelector(".tree-name"));
  const token = /** @type {HTMLInputElement} */ (document.querySelector('input[name="_csrf_token"]')).value;
  const body = new URLSearchParams({
    _csrf_token: token,
    parent: parent === null ? "" : `/api/${tree}/${idOf(parent.querySelector(".tree-name"))}`,
    return_to: location.pathname + location.search,
  });
  try {
    const headers = { Accept: "text/html" };
    const response = await fetch(`/${tree}/${id}/move`, { method: "POST", headers, body });
    const received = new DOMParser().parseFromString(await response.text(), "text/html");
    if (response.redirected && received.getElementById("tree") !== null) {
      showTree(received.getElementById("tree"), parent);
      show(received.querySelector("main > .notice"));
    } else {
      showError(received.querySelector(".errors")?.textContent ?? "The change failed. Reload the page.");
    }
  } catch {
    showError("The service cannot be reached. Try again.");
  }
}

/**
 * Replaces the tree. Branches stay open, and the branch of the new parent opens.
 * @param {HTMLElement} received
 * @param {Element | null} parent
 */
function showTree(received, parent) {
  const linkOf = (/** @type {Element} */ branch) =>
    branch.parentElement.querySelector(":scope > .tree-row > .tree-name")?.getAttribute("href");
  const open = new Set([...document.querySelectorAll("#tree details[open]:not(.menu)")].map(linkOf));
  if (parent !== null) open.add(parent.querySelector(".tree-name").getAttribute("href"));
  for (const branch of received.querySelectorAll("details")) branch.open = open.has(linkOf(branch));
  document.getElementById("tree").replaceWith(document.adoptNode(received));
  makeDraggable();
}

function showError(/** @type {string} */ text) {
  const message = document.createElement("p");
  message.className = "errors";
  message.setAttribute("role", "alert");
  message.textContent = text;
  show(message);
}

/** Shows a notice or an error instead of the last one. */
function show(/** @type {Element | null} */ message) {
  document.querySelector("main > :is(.notice, .errors)")?.remove();
  if (message !== null) document.querySelector("main > .heading").after(document.adoptNode(message));
}

function makeDraggable() {
  /** @type {NodeListOf<HTMLElement>} */
  const rows = document.querySelectorAll(`${movable} .tree-row`);
  for (const row of rows) row.draggable = true;
}
makeDraggable();
