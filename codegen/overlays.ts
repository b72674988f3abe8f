/**
 * Applies OpenAPI Overlay 1.1 documents to the bundled contract. The package json-p3 evaluates the JSONPath targets.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import type { JSONValue } from "json-p3";
import { query } from "json-p3";

interface JsonObject {
  [name: string]: JSONValue;
}

interface Action {
  target: string;
  description?: string;
  update?: JSONValue;
  remove?: boolean;
}

export interface Overlay {
  overlay: string;
  info: { title: string; version: string };
  actions: Action[];
}

/**
 * The overlays in the order in which they are applied: `errors.yaml` finds the parameters that `roles.yaml` adds, and
 * `headers.yaml` the responses that all others add.
 */
const files = [
  "roles.yaml",
  "errors.yaml",
  "protocols.yaml",
  "headers.yaml",
  "entities.yaml",
  "descriptions.yaml",
];

export async function readOverlays(directory: string): Promise<Overlay[]> {
  return Promise.all(
    files.map(
      async (file) => parseYaml(await readFile(join(directory, "overlays", file), "utf8")) as Overlay,
    ),
  );
}

/**
 * Applies an overlay to the document in place.
 * @throws {Error} if an action matches nothing or cannot be merged
 */
export function applyOverlay(document: object, { info, actions }: Overlay): void {
  const json = document as JsonObject;
  for (const action of actions) {
    const { nodes } = query(action.target, json);
    if (nodes.length === 0) throw new Error(`Overlay "${info.title}": nothing matches ${action.target}`);
    // Process the last match first, because removing an array entry shifts the entries after it.
    for (const { location, value } of nodes.reverse()) {
      if (action.remove === true) remove(json, location);
      else if (typeof value === "object" && value !== null)
        merge(value, structuredClone(action.update), action.target);
      else throw new Error(`Overlay "${info.title}": ${action.target} is not an object or array`);
    }
  }
}

function remove(document: JsonObject, location: (string | number)[]): void {
  const name = location.at(-1);
  let parent: JSONValue = document;
  for (const step of location.slice(0, -1)) parent = (parent as JsonObject)[step];
  if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else delete (parent as JsonObject)[String(name)];
}

/** Merges objects recursively, concatenates arrays and replaces other values, as OpenAPI Overlay 1.1 requires. */
function merge(target: JSONValue, update: JSONValue, where: string): JSONValue {
  if (Array.isArray(target)) {
    target.push(...(Array.isArray(update) ? update : [update]));
    return target;
  }
  if (isJsonObject(target) && isJsonObject(update)) {
    for (const [name, value] of Object.entries(update)) {
      target[name] = target[name] === undefined ? value : merge(target[name], value, where);
    }
    return target;
  }
  if (isJsonObject(target) || typeof update === "object") {
    throw new Error(`Overlay: the update of ${where} changes the type of a value`);
  }
  return update;
}

function isJsonObject(value: JSONValue): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
