import { describe, expect, it } from "vitest";
import { entityTag, matchesTag, maximumTags, parseEntityTags } from "../../src/http/response/etag.ts";
import { parsePreconditions, requireMatch } from "../../src/http/request/preconditions.ts";

describe("entity tags", () => {
  it("an entity tag names the version and the bytes", () => {
    expect(entityTag(7, "a", null)).toMatch(/^"7\.[\w-]{27}"$/);
    expect(entityTag(null, "a", null)).toMatch(/^"[\w-]{27}"$/);
    expect(entityTag(7, "a", null)).not.toBe(entityTag(7, "b", null));
    expect(entityTag(7, "a", "br")).not.toBe(entityTag(7, "a", null));
    expect(entityTag(7, "ü", null)).toBe(entityTag(7, Buffer.from("ü"), null));
  });

  it.each([
    ['"a"', [{ weak: false, tag: "a" }]],
    ['W/"a"', [{ weak: true, tag: "a" }]],
    ['"a", W/"b" ,"c"', ["a", "b", "c"].map((tag) => ({ weak: tag === "b", tag }))],
    ['"a,b"', [{ weak: false, tag: "a,b" }]],
    ['""', [{ weak: false, tag: "" }]],
    [', "a",', [{ weak: false, tag: "a" }]],
    [" * ", "*"],
  ])("parses %s", (header, tags) => {
    expect(parseEntityTags(header)).toEqual(tags);
  });

  it.each(["", ",", "a", '"a', 'a"', '"a" "b"', '"a"x', "5", 'w/"a"', '*, "a"', '"a\tb"'])(
    "rejects %j",
    (header) => {
      expect(parseEntityTags(header)).toBeNull();
    },
  );

  it(`parses up to ${maximumTags} entity tags in one header`, () => {
    const header = (count: number) => Array.from({ length: count }, (_, index) => `"${index}"`).join(", ");
    expect(parseEntityTags(header(maximumTags))).toHaveLength(maximumTags);
    expect(parseEntityTags(header(maximumTags + 1))).toBeNull();
  });

  it("compares entity tags weakly, whatever the content coding", () => {
    const etag = entityTag(1, "a", null);
    expect(matchesTag(parseEntityTags(`"x", W/${etag}`) ?? [], etag)).toBe(true);
    expect(matchesTag(parseEntityTags(entityTag(1, "a", "br")) ?? [], etag)).toBe(true);
    expect(matchesTag("*", etag)).toBe(true);
    expect(matchesTag(parseEntityTags(entityTag(1, "b", null)) ?? [], etag)).toBe(false);
  });
});

describe("preconditions", () => {
  const match = (headers: Record<string, string>, version: number) => () =>
    requireMatch({ preconditions: parsePreconditions("PATCH", headers) }, version);

  it.each([
    [{}, 3],
    [{ "if-match": '"3.abc"' }, 3],
    [{ "if-match": '"2.abc", "3.other"' }, 3],
    [{ "if-match": "*" }, 3],
    [{ "if-none-match": '"2.abc"' }, 3],
  ])("%o allows a change of version %i", (headers, version) => {
    expect(match(headers as Record<string, string>, version)).not.toThrow();
  });

  it.each([
    [{ "if-match": '"2.abc"' }, 3],
    [{ "if-match": '"33.abc"' }, 3],
    [{ "if-match": 'W/"3.abc"' }, 3],
    [{ "if-match": '"3"' }, 3],
    [{ "if-match": '"listdigest"' }, 3],
    [{ "if-none-match": "*" }, 3],
    [{ "if-none-match": '"3.abc"' }, 3],
  ])("%o prevents a change of version %i", (headers, version) => {
    expect(match(headers as Record<string, string>, version)).toThrow(
      expect.objectContaining({ status: 412 }),
    );
  });

  it("malformed preconditions are rejected for writes and ignored for GET", () => {
    for (const headers of [{ "if-match": "3" }, { "if-none-match": "3" }]) {
      expect(() => parsePreconditions("DELETE", headers)).toThrow(expect.objectContaining({ status: 400 }));
      expect(parsePreconditions("GET", headers)).toEqual({
        ifMatch: null,
        ifNoneMatch: null,
        idempotencyKey: null,
      });
    }
  });

  it.each(["", "a b", "ä", "a".repeat(256)])("rejects the idempotency key %j", (key) => {
    expect(() => parsePreconditions("POST", { "idempotency-key": key })).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });

  it("accepts idempotency keys for POST only", () => {
    const headers = { "idempotency-key": "a".repeat(255) };
    expect(parsePreconditions("POST", headers).idempotencyKey).toBe("a".repeat(255));
    expect(parsePreconditions("PATCH", headers).idempotencyKey).toBeNull();
  });
});
