/** The permission to mark parts as favorites. */
import { beforeAll, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import type { PermissionName } from "../../src/identity/permissions.ts";
import { createUserWith } from "./test-users.ts";
import { unique, useService } from "./running-service.ts";

describeDialects("the favorite flag of a part", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let category = "";

  beforeAll(async () => {
    category = await make("categories", { name: unique("Category") });
  });

  const part = (favorite: boolean) => make("parts", { name: unique("Part"), category, favorite });
  const who = async (...permissions: PermissionName[]) =>
    (await createUserWith(running.service, ["parts.read", "categories.read", ...permissions])).client;
  const refusal =
    'Access Denied. The permission "parts.change_favorite" (Mark parts as favorites) is required.';

  it.each([true, false])("can be changed from %s only with parts.change_favorite", async (favorite) => {
    const iri = await part(favorite);
    const editor = await who("parts.edit");
    const before = await read(iri);
    const answer = await editor.patch(iri, { favorite: !favorite, comment: "x" }, { expect: 403 });
    expect(answer.body.detail).toBe(refusal);
    expect(await read(iri)).toEqual(before);
    const marker = await who("parts.edit", "parts.change_favorite");
    const { body } = await marker.patch(iri, { favorite: !favorite }, { expect: 200 });
    expect(body.favorite).toBe(!favorite);
  });

  it("can be sent unchanged by every editor", async () => {
    const iri = await part(true);
    const editor = await who("parts.edit");
    const { body } = await editor.patch(iri, { favorite: true, comment: "Kept" }, { expect: 200 });
    expect([body.favorite, body.comment]).toEqual([true, "Kept"]);
  });

  it("cannot be changed with parts.change_favorite alone", async () => {
    const iri = await part(false);
    const marker = await who("parts.change_favorite");
    const { body } = await marker.patch(iri, { favorite: true }, { expect: 403 });
    expect(body.detail).toContain('"parts.edit"');
  });

  it("of a new part requires parts.change_favorite too", async () => {
    const maker = await who("parts.edit", "parts.create");
    const body = { name: unique("Part"), category, favorite: true };
    expect((await maker.post("/api/parts", body, { expect: 403 })).body.detail).toBe(refusal);
    await maker.post("/api/parts", { ...body, favorite: false }, { expect: 201 });
  });
});
