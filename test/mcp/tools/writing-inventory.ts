/** Test data for writing tools: one element of each kind, new lots and the change log. */
import { beforeAll } from "vitest";
import type { Dialect } from "../../../src/database/store.ts";
import { idOf, useService, type Running } from "../../inventory/running-service.ts";
import type { ServiceOptions } from "../../support/service.ts";

export interface WritingInventory {
  readonly running: Running;
  /** IDs of the elements. Only defined inside tests and hooks. */
  readonly ids: Readonly<
    Record<"category" | "footprint" | "manufacturer" | "location" | "part" | "project", number>
  >;
  /** Creates a lot of the part and returns its ID. */
  newLot(amount: number, more?: Readonly<Record<string, unknown>>): Promise<number>;
  amountOf(lot: number): Promise<number>;
  /** Returns the last entries of the change log, oldest first. */
  lastEntries(count: number): Promise<readonly LoggedChange[]>;
}

export interface LoggedChange {
  readonly kind: string;
  readonly username: string;
  readonly client: string | null;
  readonly comment: string | null;
  readonly target_type: string | null;
  readonly target_id: number | null;
}

/** Starts a service before the first test of the enclosing `describe` and closes it after the last one. */
export function useWritingInventory(
  dialect: Dialect,
  options: Omit<ServiceOptions, "dialect"> = {},
): WritingInventory {
  const running = useService(dialect, options);
  const { make, read } = running;
  const ids = { category: 0, footprint: 0, manufacturer: 0, location: 0, part: 0, project: 0 };

  beforeAll(async () => {
    ids.category = idOf(await make("categories", { name: "Category" }));
    ids.footprint = idOf(await make("footprints", { name: "Footprint" }));
    ids.manufacturer = idOf(await make("manufacturers", { name: "Manufacturer" }));
    ids.location = idOf(await make("storage_locations", { name: "Location" }));
    ids.part = idOf(await make("parts", { name: "Part", category: `/api/categories/${ids.category}` }));
    ids.project = idOf(await make("projects", { name: "Project" }));
  });

  return {
    running,
    ids,
    newLot: async (amount, more = {}) =>
      idOf(await make("part_lots", { part: `/api/parts/${ids.part}`, amount, ...more })),
    amountOf: async (lot) => Number((await read(`/api/part_lots/${lot}`))["amount"]),
    lastEntries: async (count) => {
      const rows = await running.service.store.read.db
        .selectFrom("log_entries")
        .select(["kind", "username", "client", "comment", "target_type", "target_id"])
        .orderBy("id", "desc")
        .limit(count)
        .execute();
      return rows.reverse();
    },
  };
}
