/**
 * A typical script for Part-DB that uses only `fetch`: reads the parts page by page until a page is empty, sums up the
 * stock and tags the parts to buy. It uses no code of this project.
 *
 * BASE_URL=http://… TOKEN=… node stock-script.mjs
 */
const { BASE_URL, TOKEN } = process.env;

async function call(method, path, { accept = "application/json", contentType, body } = {}) {
  const response = await fetch(`${BASE_URL}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${TOKEN}`,
      Accept: accept,
      ...(contentType && { "Content-Type": contentType }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: HTTP ${response.status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}

async function all(path) {
  const items = [];
  for (let page = 1; ; page += 1) {
    const batch = await call("GET", `${path}?page=${page}&itemsPerPage=500`);
    if (!Array.isArray(batch)) throw new Error(`${path}: a bare list was expected`);
    if (batch.length === 0) return { items, pages: page };
    items.push(...batch);
  }
}

const { title, version } = await call("GET", "/api/info");

const { items: parts, pages } = await all("/api/parts");
const { items: locations } = await all("/api/storage_locations");
const pathOf = new Map(locations.map((location) => [location.id, location.full_path]));

const stock = parts.map((part) => ({
  id: part.id,
  name: part.name,
  category: part.category.full_path ?? part.category.name,
  total: part.total_instock,
  places: part.partLots
    .filter((lot) => lot.storage_location && !lot.instock_unknown)
    .map((lot) => `${lot.amount} in ${pathOf.get(lot.storage_location.id)}`),
  low: part.total_instock < part.minamount,
}));

const patched = [];
for (const part of stock.filter(({ low }) => low)) {
  const answer = await call("PATCH", `/api/parts/${part.id}?_comment=Buy%20more`, {
    accept: "application/ld+json",
    contentType: "application/merge-patch+json",
    body: { needs_review: true, tags: "to buy" },
  });
  patched.push({ iri: answer["@id"], type: answer["@type"], review: answer.needs_review, tags: answer.tags });
}

const [lot] = parts.flatMap((part) => part.partLots);
const counted = await call("PATCH", `/api/part_lots/${lot.id}`, {
  accept: "application/ld+json",
  contentType: "application/merge-patch+json",
  body: { amount: 220 },
});

process.stdout.write(
  JSON.stringify({
    title,
    version,
    pages,
    stock,
    patched,
    counted: { part: counted.part["@id"], amount: counted.amount },
  }),
);
