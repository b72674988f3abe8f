/** Helpers that create parts with stock and prices, and projects with entries. */
import { serializePermissionData } from "../../../src/identity/permission-data.ts";
import type { PermissionName } from "../../../src/identity/permissions.ts";
import { api, type Answer, type Api } from "../../support/client.ts";
import { insertToken, insertUser } from "../../support/principals.ts";
import { plain, unique, type Running } from "../running-service.ts";

export interface ProjectFixtures {
  /** Creates the category of all parts. Call `open` first. */
  open(): Promise<void>;
  part(body?: Record<string, unknown>): Promise<string>;
  lot(part: string, amount: number, body?: Record<string, unknown>): Promise<string>;
  /** Creates a project with entries and returns the IRIs. */
  project(
    entries: readonly Record<string, unknown>[],
    body?: Record<string, unknown>,
  ): Promise<{ readonly project: string; readonly entries: readonly string[] }>;
  /** Returns the current amount of a lot. */
  amount(lot: string): Promise<number>;
  build(project: string, body: Record<string, unknown>): Promise<Answer<BuildAnswer>>;
  availability(project: string, quantity?: number): Promise<AvailabilityAnswer>;
  /** Returns the log of an element, newest first. */
  log(iri: string): Promise<readonly LogLine[]>;
  /** Returns a client of a new user with the given permissions. */
  userWith(...permissions: PermissionName[]): Promise<Api>;
  /** Returns a client of a new user with the given permissions, and the IRI of the user. */
  ownerWith(...permissions: PermissionName[]): Promise<{ readonly client: Api; readonly iri: string }>;
}

interface Reference {
  readonly id: number;
  readonly name?: string;
}

export interface BuildAnswer {
  readonly quantity: number;
  readonly withdrawals: readonly {
    readonly bom_entry: Reference;
    readonly part: Reference;
    readonly lot: Reference;
    readonly amount: number;
    readonly left: number;
  }[];
  readonly added?: { readonly lot: Reference; readonly amount: number };
  readonly not_parts: readonly Reference[];
}

export interface AvailabilityAnswer {
  readonly quantity: number;
  readonly buildable?: number;
  readonly parts: readonly {
    readonly part: Reference;
    readonly bom_entries: readonly Reference[];
    readonly needed: number;
    readonly in_stock: number;
    readonly missing: number;
    readonly purchase?: Readonly<Record<string, unknown>>;
  }[];
  readonly costs: readonly { readonly currency: string; readonly amount: string }[];
  readonly without_price: readonly Reference[];
  readonly not_parts: readonly Reference[];
}

export interface LogLine {
  readonly kind: string;
  readonly comment?: string;
  readonly changes?: Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>;
  readonly data?: Readonly<Record<string, unknown>>;
}

export function projectFixtures(running: Running): ProjectFixtures {
  const { make } = running;
  let category = "";

  async function ownerWith(
    ...permissions: PermissionName[]
  ): Promise<{ readonly client: Api; readonly iri: string }> {
    const name = unique("user").replace(" ", "");
    const allowed = new Map([...permissions, "api.access_api" as const].map((each) => [each, true] as const));
    const now = new Date();
    const id = await running.service.store.transaction(async (transaction) => {
      const userId = await insertUser(transaction, name, serializePermissionData(allowed), false, now);
      await insertToken(transaction, { userId, name, text: name, scope: "full", validUntil: null, now });
      return userId;
    });
    return { client: api(running.service, name), iri: `/api/users/${id}` };
  }

  return {
    async open() {
      category = await make("categories", { name: unique("Workshop") });
    },
    part: (body = {}) => make("parts", { name: unique("Part"), category, ...body }),
    lot: (part, amount, body = {}) => make("part_lots", { part, amount, ...body }),
    async project(entries, body = {}) {
      const project = await make("projects", { name: unique("Project"), ...body });
      const made: string[] = [];
      for (const entry of entries) made.push(await make("project_bom_entries", { project, ...entry }));
      return { project, entries: made };
    },
    async amount(lot) {
      const { body } = await running.client.get<{ amount: number }>(lot, { ...plain, expect: 200 });
      return body.amount;
    },
    build: (project, body) => running.client.post(`${project}/build`, body, plain),
    async availability(project, quantity) {
      const query = quantity === undefined ? "" : `?quantity=${quantity}`;
      const options = { ...plain, expect: 200 };
      return (await running.client.get<AvailabilityAnswer>(`${project}/availability${query}`, options)).body;
    },
    userWith: async (...permissions) => (await ownerWith(...permissions)).client,
    ownerWith,
    async log(iri) {
      return (await running.client.get<LogLine[]>(`${iri}/log`, { ...plain, expect: 200 })).body;
    },
  };
}
