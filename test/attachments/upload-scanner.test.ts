import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createUploadScanner } from "../../src/attachments/upload-scanner.ts";

const options = { handlePrefix: "handle:", maxRestBytes: 1_000_000 };

/** Scans text in chunks split at the given offsets and puts the extracted content back. */
function scan(text: string, cuts: readonly number[] = []) {
  const bytes = Buffer.from(text);
  const scanner = createUploadScanner(options);
  const taken = new Map<string, { path: string; text: string }>();
  let current: { path: string; text: string } | undefined;
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  for (const [index, from] of places.slice(0, -1).entries()) {
    for (const event of scanner.push(bytes.subarray(from, places[index + 1]))) {
      if (event.type === "start") {
        current = { path: event.path, text: "" };
        taken.set(event.handle, current);
      } else if (event.type === "characters") current!.text += event.text;
    }
  }
  const rest = JSON.parse(scanner.end().toString()) as unknown;
  return { rest, taken, paths: [...taken.values()].map(({ path }) => path) };
}

function restore(value: unknown, taken: ReadonlyMap<string, { text: string }>): unknown {
  if (typeof value === "string") return taken.get(value)?.text ?? value;
  if (Array.isArray(value)) return value.map((item) => restore(item, taken));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, restore(item, taken)]));
}

/** JSON text with whitespace, escapes and uploads in valid and invalid places. */
const data = fc.string({ unit: fc.constantFrom(...'ABz09+/=-_ \n\r\t"\\\u0007{}[],:') });
const upload = fc.record(
  { data: fc.oneof(data, fc.constant(null), fc.integer()), filename: fc.string() },
  { requiredKeys: [] },
);
const documents = fc.oneof(
  fc.record(
    {
      name: fc.string({ unit: "binary" }),
      upload: fc.oneof(upload, fc.array(upload)),
      attachments: fc.array(fc.record({ upload }, { requiredKeys: [] })),
      data,
      eda: fc.record({ upload }),
    },
    { requiredKeys: [] },
  ),
  fc.array(fc.record({ upload })),
  fc.jsonValue(),
);

/** Returns the same document with \u escapes in its strings and whitespace between its tokens. */
function respell(text: string, seed: number): string {
  let state = seed;
  const next = () => (state = (state * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
  return text.replace(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g, (token) => {
    if (token.length === 1) return " ".repeat(Math.floor(next() * 3)) + token + (next() < 0.2 ? "\n\t" : "");
    return token.replace(/\\u[0-9a-f]{4}|\\.|[\u0020-\u007e]/g, (character, at: number) =>
      character.length > 1 || at === 0 || at === token.length - 1 || next() < 0.8
        ? character
        : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}`,
    );
  });
}

describe("the upload scanner", () => {
  it("preserves the document, whatever its chunks and spelling", () => {
    fc.assert(
      fc.property(documents, fc.array(fc.nat(), { maxLength: 12 }), fc.nat(), (document, cuts, seed) => {
        const text = respell(JSON.stringify(document), seed);
        const { rest, taken } = scan(text, cuts);
        expect(restore(rest, taken)).toEqual(JSON.parse(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it("accepts a document if and only if it is JSON", () => {
    const mutation = fc.record({
      at: fc.nat(),
      remove: fc.nat(3),
      insert: fc.string({ unit: fc.constantFrom(...'{}[]",:\\u0a \n\u0001'), maxLength: 2 }),
    });
    fc.assert(
      fc.property(
        documents,
        mutation,
        fc.array(fc.nat(), { maxLength: 4 }),
        (document, { at, remove, insert }, cuts) => {
          const original = JSON.stringify(document).replaceAll(/[\ud800-\udfff]/g, "?");
          const place = at % (original.length + 1);
          const text = original.slice(0, place) + insert + original.slice(place + remove);
          const isJson = accepts(() => JSON.parse(text) as unknown);
          expect(
            accepts(() => scan(text, cuts)),
            text,
          ).toBe(isJson);
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it("extracts uploads of the document and its attachments, but no text that only looks like an upload", () => {
    expect(
      scan('{"upload":{"data":"QQ=="},"attachments":[{},{"upload":{"filename":"x","data":"QQ=="}}]}').paths,
    ).toEqual(["upload.data", "attachments[1].upload.data"]);
    expect(scan('{"upload":{"d\\u0061ta":"QQ=="}}').paths).toEqual(["upload.data"]);
    for (const other of [
      '{"data":"QQ=="}',
      '{"upload":"data"}',
      '{"upload":["data","QQ=="]}',
      '{"upload":{"x":{"data":"QQ=="}}}',
      '[{"upload":{"data":"QQ=="}}]',
      '{"parameters":[{"upload":{"data":"QQ=="}}]}',
      '{"attachments":[[{"upload":{"data":"Q"}}]]}',
      '{"attachments":{"upload":{"data":"QQ=="}}}',
      '{"upload":{"filename":"data","name":"QQ=="}}',
      '"upload"',
      "{}",
    ]) {
      expect(scan(other).paths, other).toEqual([]);
    }
  });

  it("gives each value of a repeated property its own handle, so that the last value wins as in JSON", () => {
    const { rest, taken } = scan('{"upload":{"data":"first","data":"second"}}');
    expect(taken.size).toBe(2);
    expect(restore(rest, taken)).toEqual({ upload: { data: "second" } });
  });

  it("rejects a document that ends inside an upload, and uploads with an invalid escape or a line break", () => {
    for (const text of [
      '{"upload":{"data":"QQ',
      '{"upload":{"data":"Q\\x"}}',
      '{"upload":{"data":"Q\\u00g0"}}',
      '{"upload":{"data":"Q\n"}}',
    ]) {
      expect(() => scan(text), text).toThrow(expect.objectContaining({ status: 400 }));
    }
  });

  it("rejects a document that is too large without its uploads", () => {
    const scanner = createUploadScanner({ ...options, maxRestBytes: 100 });
    scanner.push(Buffer.from(`{"upload":{"data":"${"A".repeat(10_000)}"},"name":"`));
    expect(() => scanner.push(Buffer.from("n".repeat(100)))).toThrow(
      expect.objectContaining({ status: 413 }),
    );
  });
});

function accepts(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
