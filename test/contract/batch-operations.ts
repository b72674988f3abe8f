/** Creates the operations of batches. */
import type { Json } from "../support/client.ts";
import { unique } from "../inventory/running-service.ts";

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
