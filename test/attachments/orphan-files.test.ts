import { readFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { expect, it } from "vitest";
import { createStorage } from "../../src/attachments/storage.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { startService } from "../support/service.ts";
import { storeFile, temporaryDirectory } from "./temporary-storage.ts";

describeOneDialect("files without an attachment", (dialect) => {
  it("the service keeps files that its database does not refer to", async () => {
    const directory = await temporaryDirectory();
    const storage = await createStorage({ directory, random: randomBytes, now: () => new Date() });
    const keys = await Promise.all(
      [1, 2, 3].map((ownerId) => storeFile(storage, `file ${ownerId}`, { ownerId, private: ownerId === 3 })),
    );
    // A wrong DATABASE_URL has the same effect.
    const service = await startService({ dialect, environment: { UPLOADS_DIR: directory } });
    await service.close();
    const contents = keys.map((key) => readFile(path.join(directory, key), "utf8"));
    expect(await Promise.all(contents)).toEqual(["file 1", "file 2", "file 3"]);
  });
});
