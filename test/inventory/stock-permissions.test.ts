/** Permissions and lot owners for changes of stock. */
import { beforeAll, expect, it } from "vitest";
import type { PermissionName } from "../../src/identity/permissions.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { createUserWith } from "./test-users.ts";
import { idOf, plain, unique, useService } from "./running-service.ts";

type Body = Record<string, unknown>;

const actions = ["add", "withdraw", "move", "stocktake"] as const;

/** Additional permissions by action. A move to a new lot creates the lot. */
const beside: Record<string, readonly PermissionName[]> = {
  move: ["parts.read", "parts.create", "storelocations.read"],
};
const neededFor = (action: (typeof actions)[number]): readonly PermissionName[] => [
  `parts_stock.${action}`,
  ...(beside[action] ?? (["parts.read"] as const)),
];

describeOneDialect("the stock of a lot", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let part = "";

  beforeAll(async () => {
    const category = await make("categories", { name: "Category" });
    part = await make("parts", { name: "Part", category });
  });

  const newLot = (body: Body = {}): Promise<string> => make("part_lots", { part, ...body });
  const amountOf = async (iri: string): Promise<number> => Number((await read(iri)).amount);
  const bodyOf = async (action: string): Promise<Body> => ({
    amount: 1,
    ...(action === "move" && {
      storage_location: await make("storage_locations", { name: unique("Location") }),
    }),
  });

  it.each(actions.flatMap((action) => neededFor(action).map((missing) => [action, missing] as const)))(
    "requires %s to be changed, and not %s",
    async (action, missing) => {
      const [iri, body] = [await newLot({ amount: 5 }), await bodyOf(action)];
      const needed = neededFor(action);
      const others = actions
        .filter((other) => other !== action)
        .map((other) => `parts_stock.${other}` as const);
      const lacking = ["parts.edit", ...others, ...needed].filter((name) => name !== missing);
      const stranger = await createUserWith(running.service, lacking as PermissionName[]);
      const refusal = await stranger.client.post(`${iri}/${action}`, body, { expect: 403 });
      expect(String(refusal.body.detail)).toContain(missing);
      expect(await amountOf(iri)).toBe(5);
      const allowed = await createUserWith(running.service, needed);
      expect((await allowed.client.post(`${iri}/${action}`, body)).status).toBeLessThan(300);
    },
  );

  it("can be moved to an existing lot without permission to create lots", async () => {
    const [from, to] = [await newLot({ amount: 5 }), await newLot()];
    const mover = await createUserWith(running.service, ["parts.read", "parts_stock.move"]);
    await mover.client.post(`${from}/move`, { amount: 5, to }, { expect: 200 });
  });

  it.each(actions)("can be changed only by its owner, if it has one (%s)", async (action) => {
    const owner = await createUserWith(running.service, [...neededFor(action), "parts.edit"]);
    const [iri, body] = [await newLot({ amount: 5, owner: owner.iri }), await bodyOf(action)];
    const before = await running.client.get(iri);
    const refusal = await running.client.post(`${iri}/${action}`, body, { ...plain, expect: 403 });
    expect(refusal.body.detail).toBe(
      `Lot ${idOf(iri)} belongs to another user. ` +
        "Only its owner can change its amount, expiration date, owner or part, or delete it.",
    );
    expect((await running.client.get(iri)).body).toEqual(before.body);
    expect((await owner.client.post(`${iri}/${action}`, body)).status).toBeLessThan(300);
  });

  it("cannot be moved to a lot of another user", async () => {
    const owner = await createUserWith(running.service, ["parts.read", "parts_stock.move"]);
    const [from, to] = [await newLot({ amount: 5 }), await newLot({ amount: 1, owner: owner.iri })];
    const refusal = await running.client.post(`${from}/move`, { amount: 1, to }, { ...plain, expect: 403 });
    expect(refusal.body.detail).toContain(`Lot ${idOf(to)} belongs to another user`);
    expect([await amountOf(from), await amountOf(to)]).toEqual([5, 1]);
    await owner.client.post(`${from}/move`, { amount: 1, to }, { expect: 200 });
  });
});
