import { expect, test } from "vitest";
import { readOwnGroup } from "../../../src/pages/settings/own-group.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { useTools } from "../tools/tools-site.ts";

describeOneDialect("the group of one's own account", (dialect) => {
  const site = useTools({ dialect });

  test.each([
    ["alone", [false], false],
    ["that asks", [true], true],
    ["below one that asks", [false, false, true], true],
  ])("%s says whether it asks for a second factor", async (name, chain, asks) => {
    let parentId: number | null = null;
    for (const [index, enforce_2fa] of [...chain].reverse().entries()) {
      parentId = await site().group({
        name: `${name} ${chain.length - index}`,
        enforce_2fa,
        parentId,
      });
    }
    const id = await site().user({ name: name.replaceAll(" ", "-"), groupId: parentId });
    expect(await readOwnGroup(site().store.read, id)).toEqual({
      name: `${name} 1`,
      requiresSecondFactor: asks,
    });
  });

  test("one's own group is empty for a user without a group", async () => {
    const id = await site().user({ name: "on-my-own" });
    expect(await readOwnGroup(site().store.read, id)).toBeNull();
  });
});
