/** Tests the requests of the methods of the TypeScript client, and how they read responses. */
import { expect, it } from "vitest";
import { createClient, type Client } from "../../sdk/typescript/src/paths.ts";

/** Returns the query of the request that the call sends. */
async function queryOf(call: (client: Client) => Promise<unknown>): Promise<string> {
  const queries: string[] = [];
  const fetch = async ({ url }: Request): Promise<Response> => {
    queries.push(decodeURIComponent(new URL(url).search));
    return Response.json([], { headers: { Link: '</api/parts>; rel="first"' } });
  };
  await call(createClient({ baseUrl: "https://parts.example.com", fetch }));
  return queries.join();
}

it.each<[string, Parameters<Client["parts"]["all"]>]>([
  ["?itemsPerPage=200&cursor=", []],
  ["?itemsPerPage=6&cursor=", [{}, { limit: 5 }]],
  ["?itemsPerPage=200&cursor=", [{}, { limit: 500 }]],
  ["?itemsPerPage=50&cursor=", [{ itemsPerPage: 50 }, { limit: 5 }]],
])("`all` requests no more items than it needs: %s", async (query, parameters) => {
  expect(await queryOf((client) => client.parts.all(...parameters))).toBe(query);
});

it("nested properties are parameters with brackets", async () => {
  const properties = { part: { category: ["name"] } } as const;
  expect(await queryOf((client) => client.search("10k", { properties: { part: ["id", "name"] } }))).toBe(
    "?q=10k&properties[part][]=id&properties[part][]=name",
  );
  expect(await queryOf((client) => client.search("10k", { properties }))).toBe(
    "?q=10k&properties[part][category][]=name",
  );
  const query = { q: "10k", "properties[part][]": ["id", "name"] };
  expect(await queryOf((client) => client.GET("/api/search", { params: { query } }))).toBe(
    "?q=10k&properties[part][]=id&properties[part][]=name",
  );
});

it("files stay streams, which callers can read before they are complete", async () => {
  const endless = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([1])) });
  const fetch = async () => new Response(endless, { headers: { "Content-Type": "application/pdf" } });
  const client = createClient({ baseUrl: "https://parts.example.com", fetch });
  const params = { path: { id: 1 } };
  const { data } = await client.GET("/api/attachments/{id}/file", { params, parseAs: "stream" });
  const reader = data?.getReader();
  expect((await reader?.read())?.value).toEqual(new Uint8Array([1]));
  await reader?.cancel();
});
