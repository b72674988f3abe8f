/** Helpers that create elements with attachments and parameters, and read these. */
import { beforeAll, expect } from "vitest";
import type { Dialect } from "../../src/database/store.ts";
import type { Answer, Json } from "../support/client.ts";
import { requiredOf, trees } from "../support/trees.ts";
import { unique, useService, type Running } from "./running-service.ts";

export type Document = Record<string, Json>;
export type Element = Readonly<Record<string, unknown>>;

export const owners = ["parts", ...trees];

export interface Owners {
  readonly running: Running;
  /** IRIs of the elements that the tests refer to. Call this function only inside tests and hooks. */
  given(this: void): Readonly<Record<"type" | "otherType" | "category", string>>;
  /** Creates an element of the collection and returns its IRI. */
  newOwner(this: void, collection: string, body?: Element): Promise<string>;
  patch(this: void, iri: string, body: unknown): Promise<Answer>;
  /** Returns the attachments or parameters of an element, each from its own endpoint. */
  list(this: void, owner: string, property: string): Promise<Document[]>;
  names(this: void, owner: string, property: string): Promise<unknown[]>;
}

/** Starts the service once for all tests of the enclosing `describe`. */
export function useOwners(dialect: Dialect): Owners {
  const running = useService(dialect);
  const { make, read } = running;
  let type = "";
  let otherType = "";
  let category = "";

  beforeAll(async () => {
    type = await make("attachment_types", { name: "Any" });
    otherType = await make("attachment_types", { name: "Other" });
    category = await make("categories", { name: "Category" });
  });

  const newOwner = (collection: string, body: Element = {}): Promise<string> =>
    make(collection, {
      name: unique("Owner"),
      ...(collection === "parts" && { category }),
      ...requiredOf(collection),
      ...body,
    });
  const patch = (iri: string, body: unknown) => running.client.patch(iri, body);
  const list = async (owner: string, property: string): Promise<Document[]> => {
    const collection = property === "parameters" ? "parameters" : "attachments";
    const { [property]: elements } = await read(owner);
    const iris = (elements as unknown as (Document | string)[]).map((element) =>
      typeof element === "string" ? element : String(element["@id"]),
    );
    expect(iris.every((iri) => iri.startsWith(`/api/${collection}/`))).toBe(true);
    return Promise.all(iris.map(read));
  };
  const names = async (owner: string, property: string): Promise<unknown[]> =>
    (await list(owner, property)).map(({ name }) => name);

  return { running, given: () => ({ type, otherType, category }), newOwner, patch, list, names };
}
