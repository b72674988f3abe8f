/** Reads request bodies with files as the service does, but discards the contents of the files. */
import { createHash } from "node:crypto";
import { readUploadBody, type UploadStorage } from "../attachments/upload-body.ts";
import type { StageWriter } from "../attachments/storage.ts";
import type { UploadReader } from "../http/body/body.ts";

/** The default of `MAX_ATTACHMENT_FILE_SIZE`. */
const maxFileBytes = 100_000_000;

async function beginStage(): Promise<StageWriter> {
  const hash = createHash("sha256");
  let size = 0;
  return {
    write: async (chunk) => {
      hash.update(chunk);
      size += chunk.byteLength;
    },
    finish: async () => ({ path: "", size, digest: hash.digest("hex") }),
    abort: async () => undefined,
  };
}

const storage: UploadStorage = {
  beginStage,
  stage: async (source) => {
    const writer = await beginStage();
    for await (const chunk of source) await writer.write(chunk);
    return writer.finish();
  },
  discard: async () => undefined,
};

export const readUpload: UploadReader = (body, { contentLength, formType, isFile }) =>
  readUploadBody(body, {
    storage,
    maxFileBytes,
    admit: async () => () => undefined,
    contentLength,
    formType,
    isFile,
  });
