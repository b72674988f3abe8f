/** Associations between parts. */
import { expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { usePurchases } from "./purchases.ts";

describeDialects("an association", (dialect) => {
  const { running, newPart, post, versions } = usePurchases(dialect);
  const { make, refused, read } = running;

  it("is between two different parts, and each kind is unique", async () => {
    const [owner, other] = [await newPart(), await newPart()];
    const body = { owner, other, type: 1 };
    await make("part_associations", body);
    expect(await refused(post("part_associations", body))).toEqual(["other: unique"]);
    await make("part_associations", { ...body, type: 2 });
    await make("part_associations", { owner: other, other: owner, type: 1 });
    const itself = { owner, other: owner, type: 1 };
    expect(await refused(post("part_associations", itself))).toEqual(["other: associated-with-itself"]);
  });

  it.each([
    [{ type: 0 }, 422, ["other_type: not-null"]],
    [{}, 422, ["other_type: not-null"]],
    [{ type: 3 }, 422, ["type: choice"]],
    [{ type: "1" }, 400, ["type: type"]],
    [{ type: 1, other: null }, 422, ["other: not-null"]],
    [{ type: 0, other_type: "x".repeat(256) }, 422, ["other_type: too-long"]],
  ])("rejects %j with %i", async (body, status, violations) => {
    const [owner, other] = [await newPart(), await newPart()];
    expect(await refused(post("part_associations", { owner, other, ...body }), status)).toEqual(violations);
  });

  it("is returned with both parts and increases their versions", async () => {
    const [owner, other] = [await newPart(), await newPart()];
    const before = await versions(owner, other);
    const association = await make("part_associations", { owner, other, type: 1 });
    expect((await read(owner))["associated_parts_as_owner"]).toMatchObject([{ "@id": association }]);
    expect((await read(other))["associated_parts_as_other"]).toMatchObject([{ "@id": association }]);
    const after = await versions(owner, other);
    expect(after[0]).toBeGreaterThan(before[0] ?? 0);
    expect(after[1]).toBeGreaterThan(before[1] ?? 0);
    await running.client.delete(owner, { expect: 204 });
    await running.client.get(association, { expect: 404 });
    expect((await read(other))["associated_parts_as_other"]).toEqual([]);
    expect((await versions(other))[0]).toBeGreaterThan(after[1] ?? 0);
  });
});
