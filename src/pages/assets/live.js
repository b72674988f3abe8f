// Updates a part of the page without loading the whole page: lists while the user types in their filter form
// (`data-live`), and after forms inside the list (`data-update`). Both attributes contain the ID of the element to
// replace. Without scripts, the browser loads the whole page.

const parser = new DOMParser();

function replaceElement(id, received) {
  const replacement = received.getElementById(id);
  const current = document.getElementById(id);
  if (replacement === null || current === null) return false;
  current.replaceWith(document.adoptNode(replacement));
  return true;
}

/** Shows the notice of a received page above the content. */
function showNotice(received) {
  document.querySelector("main > .notice")?.remove();
  const notice = received.querySelector("main > .notice");
  if (notice !== null) document.querySelector("main > .heading").after(document.adoptNode(notice));
}

async function load(address, options) {
  const response = await fetch(address, { headers: { Accept: "text/html" }, ...options });
  return { response, received: parser.parseFromString(await response.text(), "text/html") };
}

for (const form of document.querySelectorAll("form[data-live]")) {
  const delayMilliseconds = 200;
  let timer = 0;
  let controller = new AbortController();

  const addressOf = () => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === "string" && value.trim() !== "") query.append(name, value);
    }
    const action = form.getAttribute("action");
    return query.size === 0 ? action : `${action}?${query}`;
  };

  const update = async () => {
    clearTimeout(timer);
    controller.abort();
    controller = new AbortController();
    const address = addressOf();
    try {
      const { response, received } = await load(address, { signal: controller.signal });
      // The list redirects to its shortest address. The page of an invalid filter contains the reason.
      const { pathname, search } = new URL(response.url);
      const isList = pathname === form.getAttribute("action") && (response.ok || response.status === 400);
      if (isList && replaceElement(form.dataset.live, received)) {
        if (!response.ok) return;
        history.replaceState(null, "", pathname + search);
        document.dispatchEvent(new Event("list-updated"));
      } else {
        location.assign(address);
      }
    } catch (error) {
      if (error.name !== "AbortError") location.assign(address);
    }
  };

  // A field outside of the form can belong to the form.
  document.addEventListener("input", ({ target }) => {
    if (target.form !== form) return;
    clearTimeout(timer);
    timer = setTimeout(update, delayMilliseconds);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void update();
  });
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  const { update } = form.dataset;
  if (update === undefined) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  // The page may have been searched or filtered since it was loaded.
  if (body.has("return_to")) body.set("return_to", location.pathname + location.search);
  form.inert = true;
  try {
    // A button with the name "action" hides the property of the form.
    const { response, received } = await load(form.getAttribute("action"), { method: "POST", body });
    if (response.redirected && replaceElement(update, received)) {
      showNotice(received);
      return;
    }
    showFormError(form, received.querySelector(".errors")?.textContent ?? "The change failed. Try again.");
  } catch {
    showFormError(form, "The service cannot be reached. Try again.");
  }
  form.inert = false;
});

function showFormError(form, message) {
  form.querySelector(".form-error")?.remove();
  const error = document.createElement("p");
  error.className = "field-error form-error";
  error.setAttribute("role", "alert");
  error.textContent = message;
  form.append(error);
}
