/** A running service with an uploads folder, and helpers that upload files and list the stored files. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll } from "vitest";
import type { Dialect } from "../../src/database/store.ts";
import type { Answer } from "../support/client.ts";
import { picture } from "../support/inventory.ts";
import { unique, useService, type Running } from "./running-service.ts";

export const pixelBytes = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
export const file = { accept: "*/*" } as const;

export interface AttachmentService {
  readonly running: Running;
  /** IRIs of the elements that attachments refer to. Call this function only inside tests and hooks. */
  given(this: void): Readonly<Record<"type" | "category" | "part", string>>;
  /** Creates an attachment of the part and returns its IRI. */
  newFile(this: void, upload: unknown, more?: Record<string, unknown>): Promise<string>;
  /** Sends a request that creates an attachment of the part. */
  post(this: void, body: Record<string, unknown>): Promise<Answer>;
  /** Returns the file of an attachment, base64-encoded. */
  bytesOf(this: void, iri: string): Promise<string>;
  /** Returns the paths of all stored and temporary attachment files. */
  stored(this: void): Promise<string[]>;
}

/** Starts the service once for all tests of the enclosing `describe`. */
export function useAttachmentService(dialect: Dialect): AttachmentService {
  const running = useService(dialect, {
    environment: {
      ALLOW_ATTACHMENT_DOWNLOADS: "1",
      MAX_ATTACHMENT_FILE_SIZE: "1M",
      // The tests check that no unused file remains.
      HISTORY_FILE_DAYS: "0",
    },
    overrides: { allowAddress: (address) => address === "127.0.0.1" },
  });
  const { make } = running;
  let type = "";
  let category = "";
  let part = "";

  beforeAll(async () => {
    type = await make("attachment_types", { name: "Any" });
    category = await make("categories", { name: "Category" });
    part = await make("parts", { name: "Part", category });
  });

  const newFile = (upload: unknown, more: Record<string, unknown> = {}): Promise<string> =>
    make("attachments", { name: unique("File"), element: part, attachment_type: type, upload, ...more });
  const post = (body: Record<string, unknown>): Promise<Answer> =>
    running.client.post("/api/attachments", {
      name: unique("File"),
      element: part,
      attachment_type: type,
      ...body,
    });
  const bytesOf = async (iri: string): Promise<string> =>
    (await running.client.get(`${iri}/file`, { ...file, expect: 200 })).bytes.toString("base64");

  async function stored(): Promise<string[]> {
    const names: string[] = [];
    for (const folder of ["media", "secure", "tmp", "cache"]) {
      const directory = join(running.service.uploads, folder);
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        if (entry.isFile())
          names.push(`${entry.parentPath.slice(running.service.uploads.length + 1)}/${entry.name}`);
      }
    }
    return names.sort();
  }

  return { running, given: () => ({ type, category, part }), newFile, post, bytesOf, stored };
}
