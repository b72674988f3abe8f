/** Uses the API with openapi-fetch and types generated from the contract. */
import type { Client } from "openapi-fetch";
import type { paths } from "../../generated/types.ts";

/** Creates, lists, updates and deletes a part. Returns the response of each step. */
export async function callOperations(client: Client<paths>) {
  const category = await client.POST("/api/categories", { body: { name: "Resistors" } });
  if (category.data === undefined) throw new Error(category.error.detail);

  const created = await client.POST("/api/parts", {
    params: { query: { _comment: "First delivery" } },
    body: { name: "RC0603FR-0710KL", category: `/api/categories/${category.data.id}`, tags: "smd,0603" },
  });
  if (created.data === undefined) throw new Error(created.error.detail);
  const { id } = created.data;
  const path = { id };

  const listed = await client.GET("/api/parts", {
    params: { query: { category: `${category.data.id}++`, "order[name]": "asc", itemsPerPage: 10 } },
    headers: { Accept: "application/json" },
  });
  const changed = await client.PATCH("/api/parts/{id}", {
    params: { path },
    body: { minamount: 100, manufacturing_status: "active" },
    headers: { "Content-Type": "application/merge-patch+json" },
  });
  const refused = await client.PATCH("/api/parts/{id}", {
    params: { path },
    body: { name: "" },
    headers: { "Content-Type": "application/merge-patch+json" },
  });
  const deleted = await client.DELETE("/api/parts/{id}", { params: { path } });
  const gone = await client.GET("/api/parts/{id}", { params: { path } });
  return { category, created, listed, changed, refused, deleted, gone };
}
