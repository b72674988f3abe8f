import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import {
  maxUploadBodyBytes,
  readUploadBody,
  type UploadBodyOptions,
} from "../../src/attachments/upload-body.ts";
import { temporaryStorage } from "./temporary-storage.ts";

async function setUp(more: Partial<UploadBodyOptions> = {}) {
  const { storage, directory } = await temporaryStorage();
  const admit = () => Promise.resolve(() => undefined);
  const options = { storage, maxFileBytes: 1_000_000, admit, ...more };
  return {
    read: (body: AsyncIterable<Buffer> | string, length?: number) =>
      readUploadBody(typeof body === "string" ? chunks(body) : body, { ...options, contentLength: length }),
    staged: () => readdir(path.join(directory, "tmp")),
  };
}

async function* chunks(text: string, size = 1000): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const tooSlow = "The request body arrived too slowly. The minimum rate is 20 kB per second.";

describe("an upload body", () => {
  it("parses an upload body into a document with handles and temporary files", async () => {
    const { read, staged } = await setUp();
    const content = randomBytes(5_000);
    const body = await read(
      JSON.stringify({
        name: "Größe",
        upload: { data: `data:application/pdf;base64,${content.toString("base64")}`, filename: "a.pdf" },
        attachments: [{ upload: { data: "SGVsbG8" } }, { upload: { data: null } }],
      }),
    );
    const document = body.document as {
      name: string;
      upload: { data: string; filename: string };
      attachments: { upload: { data: string } }[];
    };
    expect(document).toMatchObject({ name: "Größe", upload: { filename: "a.pdf" } });
    const first = body.uploads.get(document.upload.data)!;
    expect((await readFile(first.path)).equals(content)).toBe(true);
    const second = body.uploads.get(document.attachments[0]!.upload.data)!;
    expect(await readFile(second.path, "utf8")).toBe("Hello");
    expect(document.attachments[1]!.upload.data).toBeNull();
    expect(body.uploads.size).toBe(2);
    await body.discard?.();
    expect(await staged()).toEqual([]);
  });

  it("an upload body has the same fingerprint when it is repeated, and another one with another file or document", async () => {
    const { read } = await setUp();
    const print = async (data: string, name = "x") =>
      (await read(JSON.stringify({ name, upload: { data } }))).fingerprint();
    expect(await print("SGVsbG8=")).toBe(await print("SGVsbG8="));
    expect(await print("SGVsbG8=")).not.toBe(await print("SGVsbG8h"));
    expect(await print("SGVsbG8=")).not.toBe(await print("SGVsbG8=", "y"));
  });

  it("decodes every JSON escape in base64 text", async () => {
    const { read } = await setUp();
    const body = await read('{"upload":{"data":"data:text\\/plain;base64,-_\\/\\u002b\\r\\n-_8\\u003D"}}');
    const [upload] = body.uploads.values();
    expect((await readFile(upload!.path)).toString("hex")).toBe("fbfffefbff");
  });

  it("parses text that consists only of escapes in linear time", async () => {
    const { read } = await setUp();
    const body = await read(`{"upload":{"data":"${"\\/".repeat(400_000)}"}}`);
    const [upload] = body.uploads.values();
    expect(upload?.size).toBe(300_000);
  });

  it("text of the client is never mistaken for a handle", async () => {
    const { read } = await setUp();
    const first = await read('{"upload":{"data":"QQ=="}}');
    const [handle] = first.uploads.keys();
    const second = await read(JSON.stringify({ name: handle, upload: { data: "QQ==", filename: handle } }));
    expect([...second.uploads.keys()]).not.toContain(handle);
  });

  it("lists every upload that is not base64 and keeps no file", async () => {
    const { read, staged } = await setUp();
    const document = {
      upload: { data: "hello!" },
      attachments: [{ upload: { data: "QQ==" } }, { upload: { data: "data:text/plain,hello" } }],
    };
    await expect(read(JSON.stringify(document))).rejects.toMatchObject({
      status: 422,
      violations: [
        { propertyPath: "upload.data", code: "not-base64" },
        { propertyPath: "attachments[1].upload.data", code: "not-base64" },
      ],
    });
    expect(await staged()).toEqual([]);
  });

  it.each([
    ["a file above the limit", { upload: { data: "A".repeat(1_400_000) } }],
    [
      "two files that together exceed the limit of a body",
      { attachments: Array(3).fill({ upload: { data: "A".repeat(1_300_000) } }) },
    ],
    ["a large document", { comment: "A".repeat(1_100_000) }],
    ["too many files", { attachments: Array(101).fill({ upload: { data: "QQ==" } }) }],
  ])("returns 413 for %s and keeps no file", async (_, document) => {
    const { read, staged } = await setUp();
    await expect(read(JSON.stringify(document))).rejects.toMatchObject({ status: 413 });
    expect(await staged()).toEqual([]);
  });

  it("the error names the maximum file size", async () => {
    const { read } = await setUp();
    await expect(read(`{"upload":{"data":"${"A".repeat(1_400_000)}`)).rejects.toThrow("1 MB (1000000 bytes)");
  });

  it("rejects a body with a too large Content-Length without reading it", async () => {
    const { read } = await setUp();
    async function* untouched(): AsyncGenerator<Buffer> {
      throw new Error("was read");
    }
    await expect(read(untouched(), maxUploadBodyBytes(1_000_000) + 1)).rejects.toMatchObject({ status: 413 });
  });

  it.each(['{"upload":{"data":"QQ=="}', '{"upload":{"data":"QQ', "", "{]", '{"upload":{"data":"QQ=="}} x'])(
    "returns 400 for %j and keeps no file",
    async (text) => {
      const { read, staged } = await setUp();
      await expect(read(text)).rejects.toMatchObject({ status: 400 });
      expect(await staged()).toEqual([]);
    },
  );

  it("returns 400 for bytes that are not UTF-8", async () => {
    const { read } = await setUp();
    await expect(
      read(
        (async function* () {
          yield Buffer.from([0x22, 0xff, 0x22]);
        })(),
      ),
    ).rejects.toMatchObject({ status: 400 });
  });

  it("keeps no file if the client stops sending or disconnects", async () => {
    const { read, staged } = await setUp({ rateWindowMilliseconds: 30 });
    async function* stalling() {
      yield Buffer.from('{"upload":{"data":"QUJD');
      await new Promise(() => undefined);
    }
    async function* leaving() {
      yield Buffer.from('{"upload":{"data":"QUJD');
      throw new Error("aborted");
    }
    await expect(read(stalling())).rejects.toMatchObject({
      status: 400,
      message: tooSlow,
    });
    await expect(read(leaving())).rejects.toMatchObject({ status: 400 });
    expect(await staged()).toEqual([]);
  });

  it("rejects a body that arrives too slowly, however fast it began", async () => {
    const { read, staged } = await setUp({ rateWindowMilliseconds: 200 });
    async function* trickling() {
      yield Buffer.from(`{"upload":{"data":"${"A".repeat(900_000)}`);
      for (let sent = 0; sent < 200; sent += 1) {
        yield Buffer.from("AAAA");
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      yield Buffer.from('"}}');
    }
    await expect(read(trickling())).rejects.toMatchObject({
      status: 400,
      message: tooSlow,
    });
    expect(await staged()).toEqual([]);
  });

  it("accepts a body that takes longer than the window of the minimum rate", async () => {
    const { read } = await setUp({ rateWindowMilliseconds: 1000 });
    async function* steady() {
      yield Buffer.from('{"upload":{"data":"');
      for (let sent = 0; sent < 15; sent += 1) {
        yield Buffer.alloc(24_000, "A");
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      yield Buffer.from('"}}');
    }
    const body = await read(steady());
    expect([...body.uploads.values()][0]?.size).toBe(270_000);
    await body.discard?.();
  });

  it("a large body occupies a slot until its files are deleted or it is rejected", async () => {
    let places = 0;
    const admit = () => {
      places += 1;
      return Promise.resolve(() => void (places -= 1));
    };
    const { read } = await setUp({ admit });
    await read('{"upload":{"data":"QQ=="}}');
    expect(places).toBe(0);
    const large = `{"upload":{"data":"${"A".repeat(1_200_000)}"}}`;
    const bodies = [await read(large), await read(large, large.length)];
    expect(places).toBe(2);
    for (const body of bodies) await body.discard?.();
    expect(places).toBe(0);
    await expect(read(large.slice(0, -1), large.length)).rejects.toMatchObject({ status: 400 });
    expect(places).toBe(0);
  });

  it("releases the slot if the files cannot be deleted", async () => {
    let places = 0;
    const admit = () => {
      places += 1;
      return Promise.resolve(() => void (places -= 1));
    };
    const { storage } = await temporaryStorage();
    const discard = () => Promise.reject(new Error("EIO"));
    const { read } = await setUp({ admit, storage: { ...storage, discard } });
    const body = await read(`{"upload":{"data":"${"A".repeat(1_200_000)}"}}`);
    await expect(body.discard?.()).rejects.toThrow("EIO");
    expect(places).toBe(0);
  });

  it("reads an upload of 100 MB in 512 MB of memory, which its base64 text alone would exceed", async () => {
    const program = fileURLToPath(new URL("read-large-upload.ts", import.meta.url));
    const child = spawn(process.execPath, ["--import", "tsx", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    for await (const text of child.stdout.setEncoding("utf8")) output += text as string;
    const { size, digestMatches, peakBytes } = JSON.parse(output) as {
      size: number;
      digestMatches: boolean;
      peakBytes: number;
    };
    expect({ size, digestMatches }).toEqual({ size: 100_000_000, digestMatches: true });
    // The text and its decoded bytes together take 233 MB more than a process without an upload.
    expect(peakBytes).toBeLessThan(400_000_000);
  });
});
