/** Finds the route of a path in a tree of path segments. The pipeline selects the method and calls the handler. */
import { problem } from "../../util/errors.ts";
import { groupBy } from "../../util/group-by.ts";
import type { Operation } from "../operation.ts";

/** The two representations of an entity, which the path suffixes `.jsonld` and `.json` select. */
export type Format = "jsonld" | "json";

/** A path template and the operations on it. */
export interface Route<T> {
  readonly template: string;
  readonly endpoints: ReadonlyMap<string, T>;
  /** The `Allow` header (RFC 9110 §10.2.1): the declared methods, HEAD if GET is declared, and OPTIONS. */
  readonly allow: string;
}

export interface Match<T> {
  readonly route: Route<T>;
  /** The decoded values of the path parameters, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The path parameter `id`, or `null` if the route has none. */
  readonly id: number | null;
  /** The format selected by the path suffix. */
  readonly suffix: Format | null;
  /** The path without format suffix and trailing slash. */
  readonly path: string;
}

interface Node<T> {
  readonly children: Map<string, Node<T>>;
  /** Child nodes for parameters with a literal ending, such as `{id}.json`, by that ending. */
  readonly endings: Map<string, Node<T>>;
  parameter: Node<T> | null;
  leaf: Leaf<T> | null;
}

interface Leaf<T> {
  readonly route: Route<T>;
  readonly names: readonly string[];
  /** For each parameter name, whether the parameter is an entity ID. */
  readonly numeric: readonly boolean[];
}

const suffixes: ReadonlyMap<string, Format> = new Map([
  ["jsonld", "jsonld"],
  ["json", "json"],
]);

const methodOrder: readonly Operation["method"][] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Creates the index.
 * @param entries the operations and their endpoints
 * @throws {Error} at startup, if two operations have the same method and path, or two templates differ only in
 * parameter names
 */
export function createRouteIndex<T>(
  entries: readonly { readonly operation: Operation; readonly endpoint: T }[],
) {
  const root = createNode<T>();
  const routes: Route<T>[] = [];
  for (const [template, group] of groupBy(entries, ({ operation }) => operation.path)) {
    const leaf = createLeaf(template, group);
    insert(root, template, leaf);
    routes.push(leaf.route);
  }
  /**
   * Finds the route of a path.
   * @throws {Problem} 404 if no route matches, 400 if the percent-encoding is malformed
   */
  function find(path: string): Match<T> {
    const trimmed = path.endsWith("/") && path.length > 1 ? path.slice(0, -1) : path;
    const segments = decodeSegments(trimmed);
    const captured: string[] = [];
    const exact = findLeaf(root, segments, 0, captured);
    const last = segments[segments.length - 1] ?? "";
    const split = splitSuffix(last);
    // A template that ends in a suffix takes precedence. In all other templates, the suffix is not part of the parameter.
    if (exact !== null && (split === null || !exact.route.template.endsWith("}"))) {
      return match(exact, captured, trimmed, split?.format ?? null);
    }
    if (split !== null) {
      captured.length = 0;
      segments[segments.length - 1] = split.stem;
      const leaf = findLeaf(root, segments, 0, captured);
      if (leaf !== null) {
        return match(leaf, captured, trimmed.slice(0, trimmed.lastIndexOf(".")), split.format);
      }
    }
    const unknown = /\.([A-Za-z]{1,8})$/.exec(last)?.[1];
    if (unknown !== undefined && split === null)
      throw problem("not-found", `Format "${unknown}" is not supported`);
    throw problem("not-found");
  }

  return {
    routes,
    /**
     * Whether the pipeline responds to a path, if only with 404: a path in the contract has the same first segment. A
     * path that consists only of this segment must be in the contract itself.
     */
    respondsTo(path: string): boolean {
      const end = path.indexOf("/", 1);
      const first = end < 0 ? path.slice(1) : path.slice(1, end);
      const node = root.children.get(first);
      if (node === undefined) return end < 0 && root.children.has(splitSuffix(first)?.stem ?? "");
      return node.leaf !== null || (end >= 0 && end < path.length - 1);
    },
    find,
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
      throw new Error(`Two operations have the method and path ${operation.method} ${template}.`);
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
  if (node.leaf !== null)
    throw new Error(`${template} and ${node.leaf.route.template} match the same paths.`);
  node.leaf = leaf;
}

/** Returns the node of a template segment and creates it if necessary. */
function childFor<T>(node: Node<T>, segment: string): Node<T> {
  if (!segment.startsWith("{")) return getOrCreate(node.children, segment);
  const ending = segment.slice(segment.indexOf("}") + 1);
  return ending === "" ? (node.parameter ??= createNode<T>()) : getOrCreate(node.endings, ending);
}

function getOrCreate<T>(nodes: Map<string, Node<T>>, key: string): Node<T> {
  const found = nodes.get(key) ?? createNode<T>();
  nodes.set(key, found);
  return found;
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

/**
 * Tries literal segments first, then parameters with an ending, then other parameters. Backtracks if the rest of the
 * path does not match.
 */
function findLeaf<T>(
  node: Node<T>,
  segments: readonly string[],
  depth: number,
  captured: string[],
): Leaf<T> | null {
  const segment = segments[depth];
  if (segment === undefined) return node.leaf;
  const literal = node.children.get(segment);
  if (literal !== undefined) {
    const leaf = findLeaf(literal, segments, depth + 1, captured);
    if (leaf !== null) return leaf;
  }
  for (const [ending, next] of node.endings) {
    if (!segment.endsWith(ending) || segment.length === ending.length) continue;
    const leaf = findLeafWithParameter(segment.slice(0, -ending.length), next, segments, depth, captured);
    if (leaf !== null) return leaf;
  }
  if (node.parameter === null || segment === "") return null;
  return findLeafWithParameter(segment, node.parameter, segments, depth, captured);
}

function findLeafWithParameter<T>(
  value: string,
  next: Node<T>,
  segments: readonly string[],
  depth: number,
  captured: string[],
): Leaf<T> | null {
  captured.push(value);
  const leaf = findLeaf(next, segments, depth + 1, captured);
  if (leaf === null) captured.pop();
  return leaf;
}

function match<T>(leaf: Leaf<T>, captured: readonly string[], path: string, suffix: Format | null): Match<T> {
  const parameters: Record<string, string> = {};
  let id: number | null = null;
  for (const [index, name] of leaf.names.entries()) {
    const text = captured[index] ?? "";
    if (leaf.numeric[index]) {
      const number = parseEntityId(text);
      if (number === null) throw invalidId(text);
      if (name === "id") id = number;
    } else if (text.includes("\0")) {
      throw problem("not-found");
    }
    parameters[name] = text;
  }
  return { route: leaf.route, parameters, id, suffix, path };
}

/** Parses a positive integer without sign, at most 2⁵³ − 1. Like Part-DB, allows leading zeros. */
function parseEntityId(text: string): number | null {
  if (!/^\d{1,40}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= Number.MAX_SAFE_INTEGER ? number : null;
}

function invalidId(text: string) {
  const extension = /^\d+\.([A-Za-z]{1,8})$/.exec(text)?.[1];
  return problem("not-found", extension === undefined ? undefined : `Format "${extension}" is not supported`);
}

function splitSuffix(segment: string): { readonly stem: string; readonly format: Format } | null {
  const dot = segment.lastIndexOf(".");
  if (dot < 1) return null;
  const format = suffixes.get(segment.slice(dot + 1));
  return format === undefined ? null : { stem: segment.slice(0, dot), format };
}
