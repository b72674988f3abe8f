import formats from "@rdfjs/formats";
import rdf from "@zazuko/env";
import Environment from "@zazuko/env/Environment.js";
import create from "alcaeus";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "../support/client.ts";
import { createInventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

/** Enough parts for a second page. */
const partCount = 34;

/** The part of the API of alcaeus that the test uses. The package has no types. */
interface Node {
  readonly id: { readonly value: string };
  readonly operations: readonly Operation[];
  readonly pointer: { out(term: unknown): Node["pointer"]; readonly value: string };
  load(): Promise<Loaded>;
}
interface Operation {
  readonly method: string;
  readonly title: string;
  readonly expects: readonly Node[];
  invoke(body: string, headers: Record<string, string>): Promise<Loaded>;
}
interface Collection extends Node {
  readonly totalItems: number;
  readonly member: readonly Node[];
  readonly view: readonly (Node & { readonly next?: Node; readonly previous?: Node })[];
  readonly search: {
    readonly mapping: readonly { readonly variable: string; readonly property?: Node }[];
  };
}
interface Loaded {
  readonly response: { readonly xhr: Response };
  readonly representation: {
    readonly root: Node;
    get(id: string, options: { allObjects: boolean }): Node;
  };
}
interface Client {
  defaultHeaders: Record<string, string>;
  loadResource(id: string): Promise<Loaded>;
}

describe("alcaeus", () => {
  let service: TestService;
  let vocabulary: (name: string) => unknown;
  let client: Client;

  beforeAll(async () => {
    service = await startService();
    const full = api(service, tokens.full);
    const { categories } = await createInventory(full, "R 1");
    const { headers } = await full.get("/api/parts?itemsPerPage=0", { expect: 200 });
    for (let count = Number(headers["x-total-count"]) + 1; count <= partCount; count += 1) {
      const part = { name: `R ${count}`, category: `/api/categories/${categories}` };
      await full.post("/api/parts", part, { expect: 201 });
    }
    vocabulary = (name) => rdf.namedNode(`${service.url}/api/docs.jsonld#${name}`);
  });

  afterAll(() => service?.close());

  // Reading the API documentation takes seconds, so the tests share one client.
  beforeAll(() => {
    // The published types accept only the default environment. The interfaces above describe the used part of the API.
    const environment = new Environment(create() as never, { parent: rdf as never }) as unknown as {
      readonly hydra: Client;
      readonly formats: { import(formats: unknown): void };
    };
    environment.formats.import(formats);
    client = environment.hydra;
    client.defaultHeaders = { Authorization: `Bearer ${tokens.edit}` };
  });

  async function linkOfEntrypoint(name: string): Promise<Node> {
    const { representation } = await client.loadResource(`${service.url}/api`);
    const { value } = representation.root.pointer.out(vocabulary(`Entrypoint/${name}`));
    return representation.get(value, { allObjects: true });
  }

  test("navigates from the entry point through all pages of a list to its members", async () => {
    const parts = await linkOfEntrypoint("part");
    const names: string[] = [];
    let page = (await parts.load()).representation.root as Collection;
    for (;;) {
      expect(page.id.value).toBe(`${service.url}/api/parts`);
      expect(page.totalItems).toBe(partCount);
      for (const member of page.member) {
        names.push(member.pointer.out(vocabulary("Part/name")).value);
      }
      const next = page.view[0]?.next;
      if (next === undefined) break;
      page = (await next.load()).representation.root as Collection;
    }
    expect(new Set(names).size).toBe(partCount);
    expect(names).toContain("R 1");
    expect(names).toContain(`R ${partCount}`);
    expect(page.view[0]!.previous!.id.value).toBe(`${service.url}/api/parts?page=1`);

    const member = (await page.member[0]!.load()).representation.root;
    const category = member.pointer.out(vocabulary("Part/category"));
    expect(category.out(vocabulary("Category/name")).value).toBe("R 1");
    expect(member.operations.map(({ method, title }) => `${method} ${title}`).sort()).toEqual([
      "DELETE deletePart",
      "GET getPart",
      "PATCH updatePart",
    ]);
  });

  test("maps each filter to its property", async () => {
    const { search } = (await (await linkOfEntrypoint("part")).load()).representation.root as Collection;
    const properties = new Map(
      search.mapping.map(({ variable, property }) => [variable, property?.id.value]),
    );
    expect(properties.get("addedDate[after]")).toBe(`${service.url}/api/docs.jsonld#Part/addedDate`);
    expect(properties.get("category")).toBe(`${service.url}/api/docs.jsonld#Part/category`);
  });

  test("creates, updates and deletes parts with the advertised operations", async () => {
    const manufacturers = await linkOfEntrypoint("manufacturer");
    const operation = ({ operations }: Node, method: string): Operation =>
      operations.find((candidate) => candidate.method === method)!;

    const creation = operation(manufacturers, "POST");
    expect(creation.expects.map(({ id }) => id.value)).toEqual([
      `${service.url}/api/docs.jsonld#Manufacturer`,
    ]);
    const created = await creation.invoke(JSON.stringify({ name: "Vishay" }), {
      "Content-Type": "application/ld+json",
    });
    expect(created.response.xhr.status).toBe(201);
    const made = created.representation.root;

    const changed = await operation(made, "PATCH").invoke(JSON.stringify({ comment: "Resistors" }), {
      "Content-Type": "application/merge-patch+json",
    });
    const { pointer } = changed.representation.root;
    expect(pointer.out(vocabulary("Manufacturer/comment")).value).toBe("Resistors");

    const deleted = await operation(made, "DELETE").invoke("", {});
    expect(deleted.response.xhr.status).toBe(204);
  });
});
