/** Valid and invalid requests for an operation of the API: each format, condition, parameter and kind of body. */
import fc from "fast-check";
import type { Elements } from "../contract/fuzz/elements.ts";
import { parametersWithoutWaiting, requestsFor } from "../contract/fuzz/requests.ts";
import type { Api, RequestOptions } from "../support/client.ts";
import type { DeclaredOperation } from "../support/declared-operations.ts";
import {
  changeBody,
  collectionOfPath,
  concretePath,
  pathWithoutQuery,
  postBody,
  requiredQuery,
  textFile,
} from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";

export interface Sender {
  /** Sends the requests through the proxy. */
  readonly client: Api;
  /** Prepares them, without the proxy. */
  readonly direct: Api;
  readonly elements: Elements;
}

const seed = Number(process.env.PARTLEDGER_FUZZ_SEED ?? 20_260_131);
const formats = ["application/json", "application/ld+json"];

export async function sendRequests(operation: DeclaredOperation, sender: Sender): Promise<void> {
  if (operation.method === "GET") await sendReads(operation, sender);
  else if (operation.method === "DELETE") await sendDeletions(operation, sender);
  else if (operation.body === null) await sendActions(operation, sender);
  else await sendWrites(operation, sender);
  if (operation.method !== "DELETE") await sendGenerated(operation, sender);
}

async function sendReads(operation: DeclaredOperation, { client, elements }: Sender): Promise<void> {
  const path = concretePath(operation, elements.all());
  const get = (query: string, accept = "application/ld+json") =>
    client.get(`${path}${path.includes("?") ? "&" : "?"}${query}`, { accept });
  for (const accept of [...formats, "*/*", "text/html", "image/tiff", null]) {
    const { headers } = await client.get(path, { accept });
    if (headers["etag"] !== undefined)
      await client.get(path, { accept, headers: { "If-None-Match": headers["etag"] } });
  }
  for (const authorization of [null, "Bearer wrong", `Bearer ${tokens.withoutPermissions}`])
    await client.get(path, { authorization });
  for (const method of ["HEAD", "OPTIONS"]) await client.request(method, path);
  await get("nope=1");
  for (const { name, in: location, schema } of parametersWithoutWaiting(operation)) {
    const [example] = (schema["examples"] as unknown[] | undefined) ?? [];
    if (location === "query" && example !== undefined)
      await get(`${encodeURIComponent(name)}=${encodeURIComponent(String(example))}`);
  }
  const has = (parameter: string) => operation.parameters.some(({ name }) => name === parameter);
  if (has("properties[]")) for (const accept of formats) await get("properties[]=id", accept);
  if (!has("cursor")) return;
  for (const query of ["page=2&itemsPerPage=1", "page=0", "itemsPerPage=0", "cursor=", "cursor=&page=1"])
    await get(query);
}

async function sendWrites(operation: DeclaredOperation, { client, direct, elements }: Sender): Promise<void> {
  const { method, operationId } = operation;
  const path = concretePath(operation, elements.all());
  const write = (body: unknown, options?: RequestOptions) => client.request(method, path, body, options);
  for (const accept of formats) {
    const name = `${operationId} as ${accept}`;
    const body =
      method === "POST"
        ? postBody(operation, name, elements.all())
        : changeBody(collectionOfPath(path), name);
    // The whole document of the service, with read-only properties.
    const whole = method === "POST" ? {} : (await direct.get(path, { accept })).body;
    const headers = { "Idempotency-Key": name.replaceAll(/\W/g, "-") };
    const { status, body: created } = await write({ ...whole, ...body }, { accept, headers });
    await write({ ...whole, ...body }, { accept, headers });
    if (status === 201) await write({ ...created, name: `${name} copied` }, { accept });
    if (operationId === "createAttachment")
      await write({ ...body, upload: { filename: "notes.txt", data: textFile } }, { accept });
    await write(body, { accept, headers: { "If-Match": '"0-other"' } });
    for (const change of [{}, { nope: 1 }, { name: 5 }, { amount: "x" }, { comment: null }])
      await write({ ...body, ...change }, { accept });
  }
  await write("text", { contentType: "text/plain" });
  for (const authorization of [null, `Bearer ${tokens.readOnly}`]) await write({}, { authorization });
}

/** Sends requests for an action without a body. */
async function sendActions(operation: DeclaredOperation, { client, elements }: Sender): Promise<void> {
  const { method, operationId } = operation;
  const path = concretePath(operation, elements.all());
  const run = (options: RequestOptions) => client.request(method, path, undefined, options);
  for (const accept of formats) {
    const headers = { "Idempotency-Key": `${operationId}-as-${accept.replaceAll(/\W/g, "-")}` };
    for (let count = 0; count < 2; count++) await run({ accept, headers });
    await run({ accept, headers: { "If-Match": '"0-other"' } });
  }
  for (const authorization of [null, `Bearer ${tokens.readOnly}`]) await run({ authorization });
}

async function sendDeletions(operation: DeclaredOperation, { client, elements }: Sender): Promise<void> {
  const used = concretePath(operation, elements.all());
  await client.delete(used, { headers: { "If-Match": '"0-other"' } });
  await client.delete(used);
  await elements.renew();
  const id = await elements.unused(collectionOfPath(used));
  const unused = pathWithoutQuery(operation, elements.all(), id);
  for (let count = 0; count < 2; count++) await client.delete(unused);
  await elements.renew();
}

async function sendGenerated(operation: DeclaredOperation, { client, elements }: Sender): Promise<void> {
  for (const request of fc.sample(requestsFor(operation), { numRuns: 8, seed })) {
    const inventory = elements.all();
    const id = request.id === "{}" ? undefined : request.id;
    const query = request.query === "" ? requiredQuery(operation) : request.query;
    const path = pathWithoutQuery(operation, inventory, id) + query;
    const body = request.body?.replaceAll(
      /\/api\/([a-z_]+)\/\{\}/g,
      (_iri, name: string) => `/api/${name}/${inventory[name]}`,
    );
    // Prism itself rejects these requests.
    if (!isJson(body) || request.contentType === "a/b/c") continue;
    await client.request(operation.method, path, body, request);
  }
}

/** Whether Prism can parse a body. */
function isJson(body = "{}"): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
