/** The types of the TypeScript client. `npm run check:types` fails if a type differs or an expected error is missing. */
import { expectTypeOf } from "vitest";
import {
  createBatch,
  isValidationProblem,
  paginate,
  unwrap,
  type Batch,
  type BatchBuilder,
  type BatchOperation,
  type Client,
  type components,
} from "../../sdk/typescript/src/paths.ts";

type Schemas = components["schemas"];

declare const client: Client;
declare const error: unknown;

export async function results(): Promise<void> {
  const params = { path: { id: 8 } };
  expectTypeOf(await unwrap(client.GET("/api/parts/{id}", { params }))).toEqualTypeOf<Schemas["Part"]>();
  expectTypeOf(await unwrap(client.GET("/api/parts"))).toEqualTypeOf<Schemas["PartList"]>();
  expectTypeOf(await unwrap(client.DELETE("/api/parts/{id}", { params }))).toEqualTypeOf<undefined>();
  const file = client.GET("/api/attachments/{id}/file", { params, parseAs: "blob" });
  expectTypeOf(await unwrap(file)).toEqualTypeOf<Blob>();
  for await (const entry of paginate(client, "/api/parts/{id}/log", { params })) {
    expectTypeOf(entry).toEqualTypeOf<Schemas["LogEntry"]>();
  }
  const query = { "properties[part][]": ["id"] };
  const hits = await unwrap(client.GET("/api/search", { params: { query: { q: "10k", ...query } } }));
  expectTypeOf(hits).items.toEqualTypeOf<Schemas["SearchHit"]>();
  paginate(client, "/api/parts", { params: { query: { "properties[category][]": ["id"] } } });
  expectTypeOf(createBatch(client)).toEqualTypeOf<BatchBuilder>();
  expectTypeOf<Batch["operations"]>().items.toEqualTypeOf<BatchOperation>();
  const batch = createBatch(client);
  const part = batch.add("GET", "/api/parts/{id}", { params });
  const deleted = batch.add("DELETE", "/api/parts/{id}", { params });
  const { get } = await batch.run();
  expectTypeOf(get(part)).toEqualTypeOf<Schemas["Part"]>();
  expectTypeOf(get(deleted)).toEqualTypeOf<undefined>();
  if (isValidationProblem(error)) {
    expectTypeOf(error.type).toEqualTypeOf<`/validation_errors/${string}`>();
    expectTypeOf(error.problem.violations).items.toEqualTypeOf<Schemas["Violation"]>();
  }
}

export function rejectedByTheCompiler(): void {
  // @ts-expect-error The path has the parameter `id`.
  paginate(client, "/api/parts/{id}/log");
  // @ts-expect-error The search has no cursor.
  paginate(client, "/api/search");
  // @ts-expect-error The list has no such filter.
  paginate(client, "/api/parts", { params: { query: { nome: "R1" } } });
  const params = { path: { id: 8 } };
  // @ts-expect-error The property is `minamount`.
  void client.PATCH("/api/parts/{id}", { params, body: { minamont: 3 } });
  // @ts-expect-error The parameter is `itemsPerPage`.
  void client.GET("/api/parts", { params: { query: { itemsPerPag: 3 } } });
  // @ts-expect-error Several properties are an array.
  void client.GET("/api/parts", { params: { query: { "properties[category][]": "id,name" } } });
  // @ts-expect-error The path requires an ID.
  void client.GET("/api/parts/{id}");
  const batch = createBatch(client);
  // @ts-expect-error A part requires a name.
  batch.add("POST", "/api/parts", { body: { category: "/api/categories/1" } });
  // @ts-expect-error The path has no such method.
  batch.add("PUT", "/api/parts/{id}", { params: { path: { id: 8 } } });
  // @ts-expect-error Batches contain only operations under /api.
  batch.add("GET", "/healthz");
}
