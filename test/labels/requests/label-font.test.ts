/** The setting LABEL_FONT: a font for characters that the built-in fonts do not contain. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { api } from "../../support/client.ts";
import { tokens } from "../../support/principals.ts";
import { startService } from "../../support/service.ts";
import { readAsset } from "../../../src/util/assets.ts";

describe("LABEL_FONT", async () => {
  const folder = await mkdtemp(join(tmpdir(), "partledger-font-"));
  afterAll(() => rm(folder, { recursive: true }));

  it.each<[string, Buffer | null, number, string]>([
    ["a font", readAsset("fonts/DejaVuSansCondensed.ttf"), 200, ""],
    ["another file", Buffer.from("%PDF-1.3"), 503, "LABEL_FONT cannot be used: The font file is not"],
    ["a missing file", null, 503, "LABEL_FONT cannot be used: The file cannot be read."],
  ])("with %s", async (name, content, status, detail) => {
    const path = join(folder, name);
    if (content !== null) await writeFile(path, content);
    const service = await startService({ environment: { LABEL_FONT: path } });
    try {
      const body = { options: { lines: "[[NAME]]" } };
      const answer = await api(service, tokens.full).post("/api/labels/preview", body, { expect: status });
      expect(answer.text).toContain(detail);
    } finally {
      await service.close();
    }
  });
});
