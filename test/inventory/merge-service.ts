/** Creates elements of trees and merges them. */
import { beforeAll, expect } from "vitest";
import type { Dialect } from "../../src/database/store.ts";
import type { Answer } from "../support/client.ts";
import { textFile } from "../support/inventory.ts";
import { requiredOf, resourceOfTree, type Tree } from "../support/trees.ts";
import { idOf, unique, useService } from "./running-service.ts";

export interface Entry {
  readonly kind: string;
  readonly target: string;
  readonly comment?: string;
  readonly changes?: Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Starts a service for tests of merges. */
export function useMerges(dialect: Dialect) {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });
  const { make } = running;
  let category = "";
  let type = "";

  beforeAll(async () => {
    category = await make("categories", { name: unique("Category") });
    type = await make("attachment_types", { name: unique("Type") });
  });

  const element = (tree: Tree, body: Record<string, unknown> = {}): Promise<string> =>
    make(tree, { ...requiredOf(tree), name: unique("Element"), ...body });
  const pair = async (tree: Tree, target: Record<string, unknown> = {}, source = {}) => ({
    source: await element(tree, source),
    target: await element(tree, target),
  });
  const merge = (source: string, into: unknown, query = ""): Promise<Answer> =>
    running.client.post(`${source}/merge${query}`, { into });
  const merged = async (source: string, into: string): Promise<Answer> => {
    const answer = await merge(source, into);
    expect(answer.status, answer.text).toBe(200);
    return answer;
  };
  const newPart = (body: Record<string, unknown> = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const newAttachment = (owner: string, body: Record<string, unknown> = {}): Promise<string> =>
    make("attachments", {
      name: unique("File"),
      element: owner,
      attachment_type: type,
      upload: { data: textFile, filename: "a.txt" },
      ...body,
    });
  const log = async (iri: string): Promise<readonly Entry[]> => {
    const [collection = ""] = iri.split("/").slice(-2);
    const types: Record<string, string> = {
      ...resourceOfTree,
      parts: "Part",
      attachments: "Attachment",
      parameters: "Parameter",
      pricedetails: "Pricedetail",
    };
    const query = `target_type=${types[collection]}&target_id=${idOf(iri)}&order[id]=desc`;
    const { body } = await running.client.get<Entry[]>(`/api/log_entries?${query}`, {
      accept: "application/json",
      expect: 200,
    });
    return body;
  };

  /** Creates an entity that refers to the element. Returns its IRI and the property. */
  const references: Readonly<Record<Tree, (iri: string) => Promise<[string, string]>>> = {
    categories: async (iri) => [await newPart({ category: iri }), "category"],
    manufacturers: async (iri) => [await newPart({ manufacturer: iri }), "manufacturer"],
    footprints: async (iri) => [await newPart({ footprint: iri }), "footprint"],
    measurement_units: async (iri) => [await newPart({ partUnit: iri }), "partUnit"],
    part_custom_states: async (iri) => [await newPart({ partCustomState: iri }), "partCustomState"],
    storage_locations: async (iri) => [
      await make("part_lots", { part: await newPart(), storage_location: iri, amount: 3 }),
      "storage_location",
    ],
    suppliers: async (iri) => [
      await make("orderdetails", { part: await newPart(), supplier: iri, supplierpartnr: unique("N") }),
      "supplier",
    ],
    currencies: async (iri) => [await newPrice(iri), "currency"],
    attachment_types: async (iri) => [
      await newAttachment(await newPart(), { attachment_type: iri }),
      "attachment_type",
    ],
    projects: async (iri) => [
      await make("project_bom_entries", { project: iri, part: await newPart(), quantity: 2 }),
      "project",
    ],
  };
  const newPrice = async (currency: string): Promise<string> => {
    const supplier = await element("suppliers");
    const orderdetail = await make("orderdetails", { part: await newPart(), supplier, supplierpartnr: "N" });
    return make("pricedetails", { orderdetail, price: "1", currency });
  };

  return {
    running,
    statements,
    categoryOfParts: () => category,
    element,
    pair,
    merge,
    merged,
    newPart,
    newAttachment,
    newPrice,
    log,
    references,
  };
}
