// Calls the TypeScript client in the runtime that executes this file. Prints one line of JSON with the results.
import {
  ConnectionError,
  createClient,
  followChanges,
  isProblem,
  responseOf,
  uploadFile,
} from "@partledger/client";
import { createBatch, createClient as createPathClient } from "@partledger/client/paths";

const [baseUrl, token, name, unreliable, unused] = process.argv.slice(2);
const client = createClient({ baseUrl, token });
const { value: start } = await followChanges(client).next();
const category = await client.categories.create({ name: `Category of ${name}` });
const part = await client.parts.create({
  name: `Part of ${name}`,
  category: `/api/categories/${category.id}`,
});
const lot = await client.partLots.create({ part: `/api/parts/${part.id}`, amount: 20 });
const { amount } = await client.partLots.withdraw(lot.id, { amount: 4 });

await client.parts.update(part.id, { tags: "timer" }, { comment: "Reviewed" });
const names = [];
for await (const item of client.parts.iterate({ category: category.id, itemsPerPage: 1 }))
  names.push(item.name);
const all = await client.parts.all({ category: category.id, properties: ["tags"] }, { limit: 10 });
const none = await client.parts.getFirst({ name: "None%" });
const read = await client.parts.get(part.id);

const type = await client.attachmentTypes.create({ name: `Notes of ${name}` });
const attachment = await uploadFile(client, {
  file: new File(["245 °C"], "notes.txt"),
  name: "Notes",
  element: `/api/parts/${part.id}`,
  attachment_type: `/api/attachment_types/${type.id}`,
});

const invalid = await client.parts.update(part.id, { name: "" }).catch((error) => error);

const { value: feed } = await followChanges(client, { after: start.next, types: ["Category"] }).next();

// The first response is 503, the second one is truncated.
const { title } = await createClient({ baseUrl: unreliable, token }).getInfo();
const failureOf = async (address) => {
  const error = await createClient({ baseUrl: address, token, retry: false })
    .parts.list()
    .catch((reason) => reason);
  return [error instanceof ConnectionError, error.address, error.message.split(". ")[0]];
};

const batch = createBatch(createPathClient({ baseUrl, token }));
const maker = batch.add("POST", "/api/manufacturers", { body: { name: `Maker of ${name}` } });
const results = await batch.run();

await client.parts.delete(part.id);
const gone = await client.parts.get(part.id).catch((error) => isProblem(error, 404));

console.log(
  JSON.stringify({
    amount,
    names,
    all,
    none,
    hasTag: responseOf(read).headers.get("ETag") !== null,
    attachment: attachment.name,
    invalid: [invalid.status, invalid.violations?.[0]?.code, typeof invalid.requestId],
    changes: feed.changes.map(({ kind, target }) => `${kind} ${target.replace(category.id, "ID")}`),
    repeated: title,
    unreachable: await failureOf(unused),
    truncated: await failureOf(`${unreliable}/truncated`),
    maker: results.get(maker).name,
    gone,
  }),
);
