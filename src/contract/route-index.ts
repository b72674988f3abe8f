/**
 * The compiled route index: finds what a path stands for by walking a tree of its segments, never by scanning
 * operations. Which method runs is looked up in the found route; what happens then is the pipeline's matter.
 */
import { problem } from "../errors.ts";
import type { Operation } from "./operation.ts";

/** The two representations of an entity; what `.jsonld` and `.json` at the end of a path choose. */
export type Format = "jsonld" | "json";

/** Everything that can be done at one path. */
export interface Route<T> {
  readonly template: string;
  readonly endpoints: ReadonlyMap<string, T>;
  /** `Allow` (RFC 9110 §10.2.1): the declared methods, HEAD where there is GET, and OPTIONS. */
  readonly allow: string;
}

export interface Match<T> {
  readonly route: Route<T>;
  /** Path parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The path parameter `id`; `null` where the route has none. */
  readonly id: number | null;
  /** The format that the suffix asks for. */
  readonly suffix: Format | null;
  /** The path without suffix and trailing slash. */
  readonly path: string;
}

interface Node<T> {
  readonly children: Map<string, Node<T>>;
  /** Parameters with an ending of their own, by that: `{id}.json`. */
  readonly endings: Map<string, Node<T>>;
  parameter: Node<T> | null;
  leaf: Leaf<T> | null;
}

interface Leaf<T> {
  readonly route: Route<T>;
  readonly names: readonly string[];
  /** For each name: whether the parameter is the number of an entity. */
  readonly numeric: readonly boolean[];
}

const suffixes: ReadonlyMap<string, Format> = new Map([
  ["jsonld", "jsonld"],
  ["json", "json"],
]);

const methodOrder: readonly Operation["method"][] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * @param entries operations with what is to be found for each
 * @throws {Error} at start-up, when two operations share method and path or name a parameter differently
 */
export function createRouteIndex<T>(
  entries: readonly { readonly operation: Operation; readonly endpoint: T }[],
) {
  const root = createNode<T>();
  const routes: Route<T>[] = [];
  for (const template of new Set(entries.map(({ operation }) => operation.path))) {
    const leaf = createLeaf(
      template,
      entries.filter(({ operation }) => operation.path === template),
    );
    insert(root, template, leaf);
    routes.push(leaf.route);
  }
  return {
    routes,
    /** Whether a path lies under a first segment that the contract uses, so that a 404 is ours to answer. */
    claims: (path: string): boolean => {
      const end = path.indexOf("/", 1);
      const first = end < 0 ? path.slice(1) : path.slice(1, end);
      return root.children.has(first) || (end < 0 && root.children.has(splitSuffix(first)?.stem ?? ""));
    },
    /** @throws {Problem} 404 where nothing is, 400 for malformed percent-encoding */
    find: (path: string): Match<T> => find(root, path),
  };
}

function createNode<T>(): Node<T> {
  return { children: new Map(), endings: new Map(), parameter: null, leaf: null };
}

function createLeaf<T>(
  template: string,
  group: readonly { readonly operation: Operation; readonly endpoint: T }[],
): Leaf<T> {
  const endpoints = new Map<string, T>();
  for (const { operation, endpoint } of group) {
    if (endpoints.has(operation.method))
      throw new Error(`Two operations are ${operation.method} ${template}.`);
    endpoints.set(operation.method, endpoint);
  }
  const methods = methodOrder.filter((method) => endpoints.has(method));
  const allow = ["OPTIONS", ...(endpoints.has("GET") ? ["HEAD"] : []), ...methods].join(", ");
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");
  const declared = group[0]?.operation.parameters.filter((parameter) => parameter.in === "path") ?? [];
  const numeric = names.map(
    (name) => declared.find((parameter) => parameter.name === name)?.schema["type"] === "integer",
  );
  return { route: { template, endpoints, allow }, names, numeric };
}

function insert<T>(root: Node<T>, template: string, leaf: Leaf<T>): void {
  let node = root;
  for (const segment of template.slice(1).split("/")) node = childFor(node, segment);
  if (node.leaf !== null) throw new Error(`${template} and ${node.leaf.route.template} are the same path.`);
  node.leaf = leaf;
}

/** The node that a segment of a template leads to; it is made where there is none. */
function childFor<T>(node: Node<T>, segment: string): Node<T> {
  if (!segment.startsWith("{")) return keyed(node.children, segment);
  const ending = segment.slice(segment.indexOf("}") + 1);
  return ending === "" ? (node.parameter ??= createNode<T>()) : keyed(node.endings, ending);
}

function keyed<T>(nodes: Map<string, Node<T>>, key: string): Node<T> {
  const found = nodes.get(key) ?? createNode<T>();
  nodes.set(key, found);
  return found;
}

function find<T>(root: Node<T>, path: string): Match<T> {
  const trimmed = path.endsWith("/") && path.length > 1 ? path.slice(0, -1) : path;
  const segments = decodeSegments(trimmed);
  const captured: string[] = [];
  const exact = walk(root, segments, 0, captured);
  const last = segments[segments.length - 1] ?? "";
  const split = splitSuffix(last);
  // A path of its own that ends in a suffix wins; a parameter that swallowed a suffix does not.
  if (exact !== null && (split === null || !exact.route.template.endsWith("}"))) {
    return match(exact, captured, trimmed, split?.format ?? null);
  }
  if (split !== null) {
    captured.length = 0;
    segments[segments.length - 1] = split.stem;
    const leaf = walk(root, segments, 0, captured);
    if (leaf !== null) {
      return match(leaf, captured, trimmed.slice(0, trimmed.lastIndexOf(".")), split.format);
    }
  }
  const unknown = /\.([A-Za-z]{1,8})$/.exec(last)?.[1];
  if (unknown !== undefined && split === null)
    throw problem("not-found", `Format "${unknown}" is not supported`);
  throw problem("not-found");
}

function decodeSegments(path: string): string[] {
  const segments = path.slice(1).split("/");
  if (!path.includes("%")) return segments;
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    throw problem(
      "bad-request",
      'The path contains invalid percent-encoding. Encode a percent sign as "%25".',
    );
  }
}

/** Literal segments win over parameters, those with an ending over others; where one leads nowhere, the next is tried. */
function walk<T>(
  node: Node<T>,
  segments: readonly string[],
  depth: number,
  captured: string[],
): Leaf<T> | null {
  const segment = segments[depth];
  if (segment === undefined) return node.leaf;
  const literal = node.children.get(segment);
  if (literal !== undefined) {
    const leaf = walk(literal, segments, depth + 1, captured);
    if (leaf !== null) return leaf;
  }
  for (const [ending, next] of node.endings) {
    if (!segment.endsWith(ending) || segment.length === ending.length) continue;
    const leaf = captureThenWalk(segment.slice(0, -ending.length), next, segments, depth, captured);
    if (leaf !== null) return leaf;
  }
  if (node.parameter === null || segment === "") return null;
  return captureThenWalk(segment, node.parameter, segments, depth, captured);
}

function captureThenWalk<T>(
  value: string,
  next: Node<T>,
  segments: readonly string[],
  depth: number,
  captured: string[],
): Leaf<T> | null {
  captured.push(value);
  const leaf = walk(next, segments, depth + 1, captured);
  if (leaf === null) captured.pop();
  return leaf;
}

function match<T>(leaf: Leaf<T>, captured: readonly string[], path: string, suffix: Format | null): Match<T> {
  const parameters: Record<string, string> = {};
  let id: number | null = null;
  for (const [index, name] of leaf.names.entries()) {
    const text = captured[index] ?? "";
    if (leaf.numeric[index]) {
      const number = entityNumber(text);
      if (number === null) throw notANumber(text);
      if (name === "id") id = number;
    } else if (text.includes("\0")) {
      throw problem("not-found");
    }
    parameters[name] = text;
  }
  return { route: leaf.route, parameters, id, suffix, path };
}

/** Positive, without sign, at most 2⁵³ − 1. Leading zeros are tolerated, as in Part-DB. */
function entityNumber(text: string): number | null {
  if (!/^\d{1,40}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= Number.MAX_SAFE_INTEGER ? number : null;
}

function notANumber(text: string) {
  const extension = /^\d+\.([A-Za-z]{1,8})$/.exec(text)?.[1];
  return problem("not-found", extension === undefined ? undefined : `Format "${extension}" is not supported`);
}

function splitSuffix(segment: string): { readonly stem: string; readonly format: Format } | null {
  const dot = segment.lastIndexOf(".");
  if (dot < 1) return null;
  const format = suffixes.get(segment.slice(dot + 1));
  return format === undefined ? null : { stem: segment.slice(0, dot), format };
}
