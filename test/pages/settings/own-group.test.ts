import { expect, test } from "vitest";
import { readOwnGroup } from "../../../src/pages/settings/own-group.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { useTools } from "../tools/tools-site.ts";

describeOneDialect("the user's own group", (dialect) => {
  const site = useTools({ dialect });

  test.each([
    ["without parents", [false], false],
    ["that requires 2FA", [true], true],
    ["below a group that requires 2FA", [false, false, true], true],
  ])("%s shows whether it requires 2FA", async (name, chain, asks) => {
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

  test("is empty for a user without a group", async () => {
    const id = await site().user({ name: "on-my-own" });
    expect(await readOwnGroup(site().store.read, id)).toBeNull();
  });
});
