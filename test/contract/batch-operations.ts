/** Creates batches and their operations. */
import type { Dialect } from "../../src/database/store.ts";
import { useAttachmentService } from "../inventory/attachment-service.ts";
import { unique } from "../inventory/running-service.ts";
import { api, type Answer, type Json, type RequestOptions } from "../support/client.ts";

export interface Result {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, Json>>;
}

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export const post = (path: string, body: unknown): Sent => ({ method: "POST", path: `/api/${path}`, body });
export const get = (path: string, headers?: Record<string, string>): Sent => ({
  method: "GET",
  path,
  ...(headers && { headers }),
});
export const maker = (name = unique("Maker"), more = {}): Sent => post("manufacturers", { name, ...more });

/** Starts a service for tests of batches. */
export function useBatches(dialect: Dialect) {
  const { running, given, bytesOf, stored } = useAttachmentService(dialect);

  const send = (
    operations: readonly unknown[],
    more: Readonly<Record<string, unknown>> = {},
    options: RequestOptions & { readonly token?: string } = {},
  ): Promise<Answer> => {
    const client = options.token === undefined ? running.client : api(running.service, options.token);
    return client.post("/api/batch", { operations, ...more }, options);
  };
  const results = async (...sent: Parameters<typeof send>): Promise<readonly Result[]> => {
    const answer = await send(sent[0], sent[1], { expect: 200, ...sent[2] });
    return answer.body["results"] as unknown as readonly Result[];
  };
  const statuses = async (...sent: Parameters<typeof send>): Promise<number[]> =>
    (await results(...sent)).map(({ status }) => status);
  const refusal = async (
    ...sent: Parameters<typeof send>
  ): Promise<{ index?: number; status?: number; violations: string[] }> => {
    const { body } = await send(sent[0], sent[1], { expect: 422, ...sent[2] });
    const { index, problem, violations } = body as unknown as {
      index?: number;
      problem?: { status: number };
      violations: { propertyPath: string; code: string }[];
    };
    return {
      ...(index !== undefined && { index }),
      ...(problem !== undefined && { status: problem.status }),
      violations: violations.map(({ propertyPath, code }) => `${propertyPath}: ${code}`),
    };
  };
  const count = async (collection: string): Promise<number> => {
    const { headers } = await running.client.get(`/api/${collection}?itemsPerPage=0`, { expect: 200 });
    return Number(headers["x-total-count"]);
  };

  /** Creates an attachment with a file. */
  const attachment = (data: string): Sent =>
    post("attachments", {
      name: unique("File"),
      element: given().part,
      attachment_type: given().type,
      upload: { data: Buffer.from(data).toString("base64"), filename: "a.txt" },
    });

  return { running, given, bytesOf, stored, send, results, statuses, refusal, count, attachment };
}
