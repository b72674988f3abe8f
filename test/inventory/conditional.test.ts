/** Conditional, repeated and concurrent requests. */
import { beforeAll, describe, expect, it } from "vitest";
import { api, type Answer } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { picture } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { linked, plain, unique, useService } from "./running-service.ts";

const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).sort();

describeDialects("conditional and repeated requests", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  let category = "";
  let type = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    type = await make("attachment_types", { name: "Any" });
  });

  const newPart = (): Promise<string> => make("parts", { name: unique("Part"), category });

  describe("an entity tag", () => {
    it("stays the same if nothing changes, differs between formats and selected properties, and returns 304", async () => {
      const part = await newPart();
      const tag = async (path: string, options = linked): Promise<string> =>
        (await running.client.get(path, { ...options, expect: 200 })).headers.etag ?? "";
      const first = await tag(part);
      expect(await tag(part)).toBe(first);
      const tags = [first, await tag(part, plain), await tag(`${part}?properties[]=name`)];
      expect(new Set(tags).size).toBe(3);
      for (const [path, options, etag] of [
        [part, linked, first],
        [part, plain, tags[1]],
        [part, linked, "*"],
        [part, linked, `"other", W/${first}`],
      ] as const) {
        const headers = { "If-None-Match": etag ?? "" };
        const answer = await running.client.get(path, { ...options, headers, expect: 304 });
        expect(answer.bytes).toHaveLength(0);
      }
      await running.client.get(part, { ...plain, headers: { "If-None-Match": first }, expect: 200 });
      await running.client.patch(part, { description: "new" }, { expect: 200 });
      await running.client.get(part, { headers: { "If-None-Match": first }, expect: 200 });
      expect(await tag(part)).not.toBe(first);
    });

    it("of a part changes with its embedded elements", async () => {
      const part = await newPart();
      const first = (await running.client.get(part)).headers.etag ?? "";
      await running.client.patch(category, { name: unique("Renamed") }, { expect: 200 });
      await running.client.get(part, { headers: { "If-None-Match": first }, expect: 200 });
    });

    it.each(["/api/parts", "/api/parts?name=Part%25", "/api/log_entries"])(
      "of the list %s returns 304",
      async (path) => {
        const { headers } = await running.client.get(path, { expect: 200 });
        const condition = { "If-None-Match": headers.etag ?? "" };
        await running.client.get(path, { headers: condition, expect: 304 });
        await newPart();
        await running.client.get(path, { headers: condition, expect: 200 });
      },
    );

    it.each(["parts", "categories", "attachments", "parameters"])(
      "that is out of date prevents %s from being changed or deleted",
      async (collection) => {
        const part = await newPart();
        const iri =
          collection === "parts"
            ? part
            : await make(collection, {
                name: unique("x"),
                ...(collection !== "categories" && { element: part }),
                ...(collection === "attachments" && { attachment_type: type }),
              });
        const old = (await running.client.get(iri)).headers.etag ?? "";
        const { headers } = await running.client.patch(iri, { name: unique("y") }, { expect: 200 });
        const stale = { headers: { "If-Match": old }, expect: 412 };
        await running.client.patch(iri, { name: "z" }, stale);
        await running.client.delete(iri, stale);
        if (collection === "attachments") {
          await running.client.put(iri, { name: "z", attachment_type: type }, stale);
        }
        const weak = { headers: { "If-Match": `W/${headers.etag}` }, expect: 412 };
        await running.client.patch(iri, { name: "z" }, weak);
        const fresh = { headers: { "If-Match": `"0.x", ${headers.etag}` } };
        await running.client.patch(iri, {}, { ...fresh, expect: 200 });
        await running.client.patch(iri, {}, { headers: { "If-Match": "*" }, expect: 200 });
        await running.client.patch(iri, {}, { headers: { "If-Match": "nonsense" }, expect: 400 });
        const none = { headers: { "If-None-Match": "*" }, expect: 412 };
        await running.client.patch(iri, {}, none);
        await running.client.delete(iri, { ...fresh, expect: 204 });
        await running.client.delete(iri, { ...fresh, expect: 404 });
      },
    );

    it("from the response to a write, in either format, is valid for the next write", async () => {
      for (const options of [linked, plain]) {
        const made = await running.client.post(
          "/api/parts",
          { name: "x", category },
          { ...options, expect: 201 },
        );
        const path = made.headers.location ?? "";
        let etag = made.headers.etag ?? "";
        for (const description of ["a", "b"]) {
          const condition = { headers: { "If-Match": etag }, expect: 200 };
          etag = (await running.client.patch(path, { description }, condition)).headers.etag ?? "";
        }
      }
    });
  });

  describe("an Idempotency-Key", () => {
    const withKey = (key: string, options = {}) => ({ headers: { "Idempotency-Key": key }, ...options });

    it.each(["categories", "parts", "parameters", "attachments"])(
      "returns the first response again when %s are created, and creates nothing",
      async (collection) => {
        const part = await newPart();
        const body = {
          name: unique("once"),
          ...(collection === "parts" && { category }),
          ...(collection === "parameters" && { element: part }),
          ...(collection === "attachments" && {
            element: part,
            attachment_type: type,
            upload: { data: picture, filename: "a.png" },
          }),
        };
        const key = unique("key").replace(" ", "-");
        const first = await running.client.post(`/api/${collection}`, body, withKey(key, { expect: 201 }));
        const entries = await running.logged();
        const second = await running.client.post(`/api/${collection}`, body, withKey(key, { expect: 201 }));
        expect(second.body).toEqual(first.body);
        for (const name of ["etag", "location", "content-location"]) {
          expect(second.headers[name]).toBe(first.headers[name]);
        }
        expect(second.headers["idempotent-replayed"]).toBe("true");
        expect(await running.logged()).toBe(entries);
      },
    );

    it("is rejected with another body, query or format", async () => {
      const name = unique("once");
      const path = "/api/categories";
      await running.client.post(path, { name }, withKey("k1", { expect: 201 }));
      await running.client.post(path, { name: "other" }, withKey("k1", { expect: 422 }));
      await running.client.post(`${path}?_comment=x`, { name }, withKey("k1", { expect: 422 }));
      await running.client.post(path, { name }, withKey("k1", { ...plain, expect: 422 }));
    });

    it("belongs to one user and one operation", async () => {
      const editor = api(running.service, tokens.editor);
      await running.client.post("/api/categories", { name: unique("mine") }, withKey("k2", { expect: 201 }));
      await editor.post("/api/categories", { name: unique("theirs") }, withKey("k2", { expect: 201 }));
      await running.client.post("/api/footprints", { name: unique("f") }, withKey("k2", { expect: 201 }));
    });

    it("does not return a stored response to a user who has lost the permission", async () => {
      const body = { name: unique("once") };
      await running.client.post("/api/categories", body, withKey("k3", { expect: 201 }));
      const weaker = api(running.service, tokens.readOnly);
      await weaker.post("/api/categories", body, withKey("k3", { expect: 403 }));
    });

    it("can be used again after a rejected request", async () => {
      await running.client.post("/api/categories", { name: "" }, withKey("k4", { expect: 422 }));
      const taken = unique("taken");
      const first = await make("categories", { name: taken });
      await running.client.post("/api/categories", { name: taken }, withKey("k5", { expect: 422 }));
      await running.client.delete(first, { expect: 204 });
      await running.client.post("/api/categories", { name: taken }, withKey("k5", { expect: 201 }));
    });

    it.each(["", "x".repeat(256), "ü"])("of the form %j is rejected", async (key) => {
      await running.client.post("/api/categories", { name: unique("x") }, withKey(key, { expect: 400 }));
    });

    it("creates exactly one element if it is used many times at once", async () => {
      const body = { name: unique("once") };
      const options = withKey("k6");
      const requests = Array.from({ length: 20 }, () =>
        running.client.post("/api/categories", body, options),
      );
      const answers = await Promise.all(requests);
      const made = answers.filter(({ status }) => status === 201);
      expect(new Set(made.map(({ body: { id } }) => id)).size).toBe(1);
      const others = answers.filter(({ status }) => status !== 201);
      expect(others.every(({ status }) => status === 409)).toBe(true);
      const { headers } = await running.client.get(`/api/categories?name=${encodeURIComponent(body.name)}`);
      expect(headers["x-total-count"]).toBe("1");
    });
  });

  describe("many requests at the same time", () => {
    it("create a name exactly once", async () => {
      const body = { name: unique("Race") };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => running.client.post("/api/categories", body)),
      );
      expect(statuses(answers)).toEqual([201, ...Array<number>(19).fill(422)]);
      for (const answer of answers.filter(({ status }) => status === 422)) {
        expect(answer.body.violations).toEqual([
          expect.objectContaining({
            propertyPath: "name",
            message: "An element with this name already exists on this level!",
          }),
        ]);
      }
    });

    it("assign an internal part number exactly once", async () => {
      const ipn = unique("race");
      const requests = Array.from({ length: 10 }, () =>
        running.client.post("/api/parts", { name: "x", category, ipn }),
      );
      const answers = await Promise.all(requests);
      expect(statuses(answers)).toEqual([201, ...Array<number>(9).fill(422)]);
      const refusals = answers.filter(({ status }) => status === 422);
      expect(refusals.every(({ text }) => text.includes('"propertyPath":"ipn"'))).toBe(true);
    });

    it("change a version exactly once", async () => {
      const part = await newPart();
      const { headers } = await running.client.get(part);
      const condition = { headers: { "If-Match": headers.etag ?? "" } };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          running.client.patch(part, { description: `by ${index}` }, condition),
        ),
      );
      expect(statuses(answers)).toEqual([200, ...Array<number>(19).fill(412)]);
      const { headers: log } = await running.client.get(`${part}/log`);
      expect(log["x-total-count"]).toBe("2");
    });

    it("lose no change: each request increases the version and is logged", async () => {
      const part = await newPart();
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          running.client.post("/api/parameters", { name: `p ${index}`, element: part }),
        ),
      );
      expect(statuses(answers)).toEqual(Array<number>(12).fill(201));
      const { headers, body } = await running.client.get(part, { expect: 200 });
      expect(body.parameters).toHaveLength(12);
      expect(headers.etag).toMatch(/^"13\./);
    });

    it("lose neither a part nor its category if one is created while the other is deleted", async () => {
      for (let round = 0; round < 5; round += 1) {
        const doomed = await make("categories", { name: unique("Doomed") });
        const [made, deleted] = await Promise.all([
          running.client.post("/api/parts", { name: "x", category: doomed }),
          running.client.delete(doomed),
        ]);
        expect([
          [201, 409],
          [400, 204],
        ]).toContainEqual([made.status, deleted.status]);
      }
    });

    it("never create a cycle of two elements that are moved below each other", async () => {
      for (let round = 0; round < 5; round += 1) {
        const a = await make("categories", { name: unique("A") });
        const b = await make("categories", { name: unique("B") });
        const answers = await Promise.all([
          running.client.patch(a, { parent: b }),
          running.client.patch(b, { parent: a }),
        ]);
        expect(statuses(answers)).toEqual([200, 422]);
      }
    });
  });
});
