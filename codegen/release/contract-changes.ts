/** Compares two versions of the contract and returns the changes that can break clients of the older version. */
import {
  follow,
  type Contract,
  type MediaType,
  type Operation,
  type Parameter,
  type ResponseObject,
} from "../document.ts";
import { SchemaComparison, type Change, type Direction } from "./schema-changes.ts";

const methods = ["get", "post", "put", "patch", "delete"] as const;

/** Scopes of tokens. Each includes the ones before it. */
const scopes = ["read_only", "edit", "admin", "full"];

export function findContractChanges(old: Contract, current: Contract): readonly Change[] {
  const changes = new Map<string, Change>();
  const report = (change: Change): void => void changes.set(change.text, change);
  new ContractComparison(old, current, report).compare();
  return [...changes.values()];
}

class ContractComparison {
  readonly #old: Contract;
  readonly #new: Contract;
  readonly #schemas: SchemaComparison;
  readonly #break: (place: string, text: string) => void;

  constructor(old: Contract, current: Contract, report: (change: Change) => void) {
    this.#old = old;
    this.#new = current;
    this.#schemas = new SchemaComparison(old, current, report);
    this.#break = (place, text) => report({ severity: "breaking", text: `${place}: ${text}` });
  }

  compare(): void {
    for (const [path, item] of Object.entries(this.#old.paths)) {
      for (const method of methods) {
        const before = item[method];
        if (before === undefined) continue;
        const after = this.#new.paths[path]?.[method];
        const place = `${method.toUpperCase()} ${path}`;
        if (after === undefined) {
          this.#break(place, "was removed");
          continue;
        }
        this.#compareOperation(place, before, after);
        this.#compareParameters(
          place,
          this.#parameters(this.#old, path, before),
          this.#parameters(this.#new, path, after),
        );
      }
    }
    // Generated clients name their types after the schemas.
    for (const name of Object.keys(this.#old.components.schemas))
      if (!(name in this.#new.components.schemas)) this.#break(`schema ${name}`, "was removed or renamed");
  }

  #compareOperation(place: string, old: Operation, current: Operation): void {
    // Generated clients name their functions after the operations.
    if (old.operationId !== current.operationId)
      this.#break(place, `the operationId changed from ${old.operationId} to ${current.operationId}`);
    this.#compareAccess(place, old, current);
    const [mine, theirs] = [old.requestBody, current.requestBody];
    if (theirs?.required === true && mine?.required !== true)
      this.#break(place, "now requires a request body");
    if (mine !== undefined) this.#compareContent(place, "request", mine.content, theirs?.content ?? {});
    for (const [status, response] of Object.entries(old.responses)) {
      const other = current.responses[status];
      const where = `${place} ${status}`;
      if (other === undefined) this.#break(where, "was removed");
      else this.#compareResponse(where, follow(this.#old, response), follow(this.#new, other));
    }
    for (const status of Object.keys(current.responses))
      if (status < "4" && !(status in old.responses)) this.#break(place, `can now return ${status}`);
  }

  #compareAccess(place: string, old: Operation, current: Operation): void {
    const before = old.security ?? this.#old.security ?? [];
    const after = current.security ?? this.#new.security ?? [];
    const isAllowed =
      after.length === 0 || before.every((mine) => after.some((theirs) => includes(mine, theirs)));
    if (!isAllowed || (before.length === 0 && after.length > 0))
      this.#break(place, `requires ${JSON.stringify(after)}, was ${JSON.stringify(before)}`);
    const [mine, theirs] = [old, current].map((operation) => operation["x-permission"]);
    if (theirs !== undefined && mine !== theirs)
      this.#break(place, `requires the permission ${theirs}, was ${mine ?? "none"}`);
  }

  #compareResponse(place: string, old: ResponseObject, current: ResponseObject): void {
    for (const name of Object.keys(old.headers ?? {}))
      if (!(name in (current.headers ?? {}))) this.#break(place, `the header ${name} was removed`);
    this.#compareContent(place, "response", old.content ?? {}, current.content ?? {});
  }

  #compareContent(
    place: string,
    direction: Direction,
    old: Readonly<Record<string, MediaType>>,
    current: Readonly<Record<string, MediaType>>,
  ): void {
    for (const [type, { schema }] of Object.entries(old)) {
      const other = current[type];
      if (other === undefined) this.#break(place, `the ${direction} body ${type} was removed`);
      else if (schema !== undefined)
        this.#schemas.compare(`${place} ${type}`, direction, schema, other.schema ?? {});
    }
  }

  #parameters(contract: Contract, path: string, operation: Operation): readonly Parameter[] {
    const parameters = [...(contract.paths[path]?.parameters ?? []), ...(operation.parameters ?? [])];
    return parameters.map((parameter) => follow(contract, parameter));
  }

  #compareParameters(place: string, old: readonly Parameter[], current: readonly Parameter[]): void {
    const keyOf = (parameter: Parameter): string => `${parameter.in} parameter ${parameter.name}`;
    const before = new Map(old.map((parameter) => [keyOf(parameter), parameter]));
    const after = new Map(current.map((parameter) => [keyOf(parameter), parameter]));
    for (const [key, parameter] of before) {
      const other = after.get(key);
      if (other === undefined) {
        this.#break(place, `the ${key} was removed`);
        continue;
      }
      this.#schemas.compare(`${place} ${key}`, "request", parameter.schema, other.schema);
      if (formOf(parameter) !== formOf(other)) this.#break(place, `the ${key} is serialized differently`);
    }
    for (const [key, parameter] of after)
      if (parameter.required === true && before.get(key)?.required !== true)
        this.#break(place, `the ${key} is now required`);
  }
}

/** Whether a client with the credentials `mine` meets the requirement `theirs`. */
function includes(mine: Record<string, string[]>, theirs: Record<string, string[]>): boolean {
  return Object.entries(theirs).every(([scheme, required]) => {
    const granted = mine[scheme];
    const level = (names: readonly string[]): number =>
      Math.max(-1, ...names.map((name) => scopes.indexOf(name)));
    return granted !== undefined && level(granted) >= level(required);
  });
}

function formOf(parameter: Parameter & { style?: string; explode?: boolean }): string {
  const style = parameter.style ?? (parameter.in === "query" ? "form" : "simple");
  return `${style} ${parameter.explode ?? style === "form"}`;
}
