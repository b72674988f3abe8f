/** Copies from recorded responses of Part-DB, and from servers that fail in the ways of real servers. */
import { readFileSync, readdirSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { isObject } from "../../src/util/is-object.ts";
import { withFixture } from "../support/fixtures.ts";
import { useTargets } from "./sources.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: Answer): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function send(response: ServerResponse, status: number, body: unknown = {}): void {
  response.writeHead(status, { "Content-Type": "application/ld+json" });
  response.end(JSON.stringify(body));
}

const pathOf = ({ url = "" }: IncomingMessage): string => url.replace(/\?.*$/, "");
const info = { version: "2.15.0", title: "Part-DB", base_currency: "EUR" };
const collection = (...members: readonly unknown[]) => ({
  "hydra:totalItems": members.length,
  "hydra:member": members,
});

/** Serves these documents by path. All other collections are empty. */
function documents(byPath: Readonly<Record<string, unknown>>): Answer {
  return (request, response) => {
    const path = pathOf(request);
    const document = path === "/api/info" ? info : byPath[path];
    if (document !== undefined) send(response, 200, document);
    else if (/\d$/.test(path)) send(response, 404);
    else send(response, 200, collection());
  };
}

const category = { "@id": "/api/categories/7", "@type": "Category", id: 7, name: "Resistors" };
const named = (id: number, name: string) => ({
  "@id": `/api/parts/${id}`,
  id,
  name,
  category: "/api/categories/7",
});

describe("copying from a server", () => {
  const target = useTargets();

  it("values that break a rule are left out, and entities without a required value are not copied", async () => {
    const parts = [
      { ...named(1, "A"), ipn: "x".repeat(101), eda_info: [], unknown_property: 1, mass: 2 },
      { ...named(2, "B"), category: "/api/categories/99" },
      {
        ...named(3, "C"),
        footprint: { "@id": "/api/footprints/9" },
        eda_info: { value: "v".repeat(300), kicad_symbol: "S" },
      },
    ];
    const url = await serve(
      documents({
        "/api/categories": collection({ ...category, partname_regex: "/^[A-Z/", comment: "Kept" }),
        "/api/parts": collection(...parts, named(4, "Gone")),
        ...Object.fromEntries(parts.map((part) => [`/api/parts/${part.id}`, part])),
      }),
    );
    const own = await target();
    const { report } = await own.copy(url);
    expect(report.copied).toEqual({ Category: 1, Part: 2 });
    expect(report.refused.map(({ resource, id }) => [resource, id])).toEqual([
      ["Part", 4],
      ["Part", 2],
    ]);
    expect(report.leftOut.map(({ resource, id, property }) => [resource, id, property])).toEqual([
      ["Category", 7, "partname_regex"],
      ["Part", 1, "ipn"],
      ["Part", 3, "footprint"],
      ["Part", 3, "eda_info.value"],
    ]);
    const rows = await own.store.read.db.selectFrom("parts").selectAll().orderBy("id").execute();
    expect(rows).toMatchObject([
      { id: 1, name: "A", ipn: null, mass: 2 },
      { id: 3, name: "C", eda_value: null, eda_kicad_symbol: "S" },
    ]);
  });

  it("an inventory that is not empty keeps its entities and gets new IDs", async () => {
    const url = await serve(
      documents({
        "/api/categories": collection(category, { id: 8, name: "Chip", parent: category["@id"] }),
        "/api/parts": collection(named(1, "A")),
        "/api/parts/1": named(1, "A"),
      }),
    );
    const own = await target();
    await own.store.transaction(async ({ db }) => {
      const dates = { added_date: "2026-01-31T12:00:00.000Z", last_modified: "2026-01-31T12:00:00.000Z" };
      await db
        .insertInto("categories")
        .values({ id: 20, name: "Resistors", name_folded: "resistors", full_path: "Resistors", ...dates })
        .execute();
    });
    const { keepsIds, report } = await own.copy(url);
    expect(keepsIds).toBe(false);
    expect(report).toMatchObject({
      copied: { Category: 1, Part: 1 },
      existing: { Category: 1 },
      refused: [],
    });
    const chip = await own.store.read.db
      .selectFrom("categories")
      .selectAll()
      .where("name", "=", "Chip")
      .execute();
    expect(chip).toMatchObject([{ id: 21, parent_id: 20 }]);
    expect((await own.copy(url)).report).toMatchObject({ copied: {}, refused: [] });
  });

  it("requests are repeated after temporary errors, and the delay follows Retry-After", async () => {
    const delays: number[] = [];
    let requests = 0;
    const answer = documents({ "/api/categories": collection(category) });
    const url = await serve((request, response) => {
      requests += 1;
      if (requests === 2) response.destroy();
      else if (requests === 4) response.writeHead(429, { "Retry-After": "3" }).end();
      else answer(request, response);
    });
    const sleep = (milliseconds: number): Promise<void> => {
      delays.push(milliseconds);
      return Promise.resolve();
    };
    const { report } = await (await target()).copy(url, { sleep });
    expect(report).toMatchObject({ copied: { Category: 1 }, refused: [] });
    expect(delays).toEqual([1000, 3000]);
  });

  it("collections and files that cannot be read are reported", async () => {
    const type = { "@id": "/api/attachment_types/1", id: 1, name: "Files" };
    const attachment = (id: number, path: string | null, element = "/api/categories/7") => ({
      id,
      name: `File ${id}`,
      element: { "@id": element, "@type": "Category", id: 7 },
      attachment_type: "/api/attachment_types/1",
      internal: true,
      internal_path: path,
    });
    const answer = documents({
      "/api/categories": collection(category),
      "/api/attachment_types": collection(type),
      "/api/attachments": collection(
        attachment(1, "/media/1/a.txt"),
        attachment(2, "/media/missing"),
        attachment(3, null),
        attachment(4, "http://other.example.com/file.txt"),
        attachment(5, "/media/large"),
        attachment(6, "/media/1/a.txt", "/api/users/1"),
        attachment(7, "/attachment/7/download"),
        attachment(8, "/attachment/8/download"),
      ),
    });
    const url = await serve((request, response) => {
      const path = pathOf(request);
      if (path === "/api/users" || path === "/api/parts") send(response, 403);
      else if (path === "/media/1/a.txt") response.end("text");
      else if (path === "/media/missing") send(response, 404);
      else if (path === "/attachment/7/download") response.writeHead(302, { Location: "/en/login" }).end();
      else if (path === "/en/login") {
        response.writeHead(200, { "Content-Type": "text/html; charset=UTF-8" }).end("<form>");
      } else if (path === "/attachment/8/download") {
        response.writeHead(302, { Location: "/storage/8" }).end();
      } else if (path === "/storage/8") {
        const disposition = 'attachment; filename="page.html"';
        response.writeHead(200, { "Content-Type": "text/html", "Content-Disposition": disposition });
        response.end("page");
      } else if (path === "/media/large") response.end(Buffer.alloc(1_000_001));
      else answer(request, response);
    });
    const { report } = await (await target()).copy(url);
    expect(report).toMatchObject({ copied: { Attachment: 2 }, files: { count: 2, bytes: 8 } });
    expect(report.leftOut).toMatchObject([
      { resource: "User", reason: expect.stringContaining("403") as string },
    ]);
    expect(
      report.refused.map(({ resource, id, reason }) => `${resource} ${id ?? ""}: ${reason}`).sort(),
    ).toEqual([
      "Attachment 2: It does not exist at the source (status 404).",
      "Attachment 3: The file is missing at the source.",
      "Attachment 4: The file is on another host.",
      "Attachment 5: It is larger than the maximum of 1 MB.",
      "Attachment 6: Attachments of User entities are not copied.",
      "Attachment 7: The source returned the web page /en/login instead of the file. Check that the token can read the file.",
      "Part : The token does not have the permission to read it (status 403).",
    ]);
  });

  it("the token is not sent to another host", async () => {
    const reached: unknown[] = [];
    const other = await serve((request, response) => {
      reached.push(request.headers.authorization);
      send(response, 200, info);
    });
    const url = await serve((_, response) =>
      response.writeHead(302, { Location: `${other}/api/info` }).end(),
    );
    await expect((await target()).copy(url)).rejects.toThrow(
      /^http:.* redirects to .*The token is only sent to/,
    );
    expect(reached).toEqual([]);
  });

  it.each([
    ["a wrong token", (response: ServerResponse): void => send(response, 401), /rejected the token/],
    [
      "another base currency",
      (response: ServerResponse): void => send(response, 200, { ...info, base_currency: "USD" }),
      /Set BASE_CURRENCY=USD\./,
    ],
    [
      "another website",
      (response: ServerResponse): void => void response.end("<html>"),
      /does not return JSON/,
    ],
    [
      "an unavailable server",
      (response: ServerResponse): void => send(response, 503),
      /cannot be read: the server returned status 503/,
    ],
  ] as const)("%s ends the copy with a message", async (_, answer, message) => {
    const own = await target();
    const url = await serve((_request, response) => {
      answer(response);
    });
    await expect(own.copy(url)).rejects.toThrow(message);
    expect(await own.store.read.db.selectFrom("import_sources").selectAll().execute()).toEqual([]);
  });
});

withFixture("golden", (folder) => {
  describe("copying from recorded responses of Part-DB", () => {
    const target = useTargets();

    it("all parts are copied with their relations and IDs", async () => {
      const recorded = recordedResponses(folder);
      const url = await serve((request, response) => {
        const path = pathOf(request);
        const document = recorded.get(path);
        if (document !== undefined) send(response, 200, document);
        else if (/\d$/.test(path)) send(response, 404);
        else send(response, 200, collection());
      });
      const own = await target();
      const { keepsIds, report } = await own.copy(url);
      expect(keepsIds).toBe(true);
      expect(report.copied).toMatchObject({ Category: 7, Footprint: 7, Manufacturer: 7, AttachmentType: 7 });
      const parts = await own.store.read.db.selectFrom("parts").selectAll().orderBy("id").execute();
      expect(parts.map(({ id, name }) => [id, name])).toEqual([
        [1, "Part 1"],
        [2, "Part 2"],
        [3, "Part 3"],
      ]);
      const lots = await own.store.read.db.selectFrom("part_lots").selectAll().orderBy("id").execute();
      expect(lots).toMatchObject([
        { id: 1, part_id: 3, amount: 1 },
        { id: 2, part_id: 3, user_barcode: "lot2_vendor_barcode", needs_refill: true },
      ]);
      expect((await own.copy(url)).report.copied).toEqual({});
    });
  });
});

/** Returns the first recorded JSON-LD document of each path. */
function recordedResponses(folder: string): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const names = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  for (const name of names.sort((a, b) => Number(b.startsWith("crud-")) - Number(a.startsWith("crud-")))) {
    for (const line of readFileSync(join(folder, name), "utf8").split("\n").filter(Boolean)) {
      const { request, response } = JSON.parse(line) as {
        readonly request: { readonly method: string; readonly path: string };
        readonly response: { readonly status: number; readonly body: unknown };
      };
      const { body } = response;
      const document: unknown = typeof body === "string" && body.startsWith("{") ? JSON.parse(body) : body;
      const isLinkedData = isObject(document) && "@type" in document;
      if (request.method !== "GET" || response.status !== 200 || !isLinkedData || found.has(request.path))
        continue;
      found.set(request.path, document);
    }
  }
  return found;
}
