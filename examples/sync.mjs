// Keeps a copy of all parts in step with Partledger, in a JSON file. Requires Node.js 20 and no packages:
//   PARTLEDGER_URL=http://127.0.0.1:8080 PARTLEDGER_TOKEN=plt_… node sync.mjs parts.json
import { readFile, rename, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";

/** The properties in the copy. Lists and single parts must return the same ones. */
const properties = ["id", "name", "description", "tags", "total_instock", "lastModified"];
const selection = properties.map((name) => `properties[]=${name}`).join("&");

/** Follows the changes until the signal aborts. `onStep` receives the copy whenever it is in step with a position. */
export async function sync({ url, token, file, signal, onStep = () => undefined }) {
  const headers = { Authorization: `Bearer ${token}`, Accept: "application/json" };

  async function request(path) {
    for (;;) {
      const response = await fetch(new URL(path, url), { headers, signal });
      if (response.ok || response.status === 410) return response;
      if ([401, 403].includes(response.status)) throw new Error(await response.text(), { cause: "token" });
      const wait = Number(response.headers.get("Retry-After"));
      if (wait === 0) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
      await sleep(wait * 1000, undefined, { signal });
    }
  }

  /** Reads all parts. The position is taken first, so changes during the walk are read again afterwards. */
  async function startOver() {
    const { next: position } = await (await request("/api/changes")).json();
    const parts = {};
    for (let path = `/api/parts?itemsPerPage=200&cursor=&${selection}`; path !== undefined;) {
      const response = await request(path);
      for (const part of await response.json()) parts[part.id] = part;
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
    }
    return { position, parts };
  }

  /** Reads all changed parts again. A part that has changed again is only newer than its change. */
  async function follow({ position, parts }) {
    const response = await request(`/api/changes?after=${position}&types=Part&limit=200&wait=30`);
    if (response.status === 410) return startOver();
    const { changes, next } = await response.json();
    const ids = [...new Set(changes.map((change) => change.target_id))];
    if (ids.length === 0) return { position: next, parts };
    const changed = await (await request(`/api/parts?id=${ids}&itemsPerPage=200&${selection}`)).json();
    for (const id of ids) delete parts[id];
    for (const part of changed) parts[part.id] = part;
    return { position: next, parts };
  }

  async function save(copy) {
    await writeFile(`${file}.new`, JSON.stringify(copy));
    await rename(`${file}.new`, file);
  }

  let copy = await readFile(file, "utf8").then(JSON.parse, () => null);
  for (;;) {
    try {
      const before = copy?.position;
      copy = copy === null ? await startOver() : await follow(copy);
      if (copy.position !== before) await save(copy);
      onStep(copy);
    } catch (error) {
      if (signal?.aborted) return;
      if (error.cause === "token") throw error;
      console.error(`${error.message}. Trying again in 5 seconds.`);
      await sleep(5000, undefined, { signal }).catch(() => undefined);
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { PARTLEDGER_URL: url = "http://127.0.0.1:8080", PARTLEDGER_TOKEN: token } = process.env;
  const onStep = ({ position, parts }) => console.log(`${Object.keys(parts).length} parts at ${position}`);
  await sync({ url, token, file: process.argv[2] ?? "parts.json", onStep }).catch((error) => {
    console.error(`Check PARTLEDGER_TOKEN: ${error.message}`);
    process.exitCode = 1;
  });
}
