import { beforeEach, describe, expect, test } from "vitest";
import { presetData } from "../../../src/identity/permission-presets.ts";
import type { PageResult } from "../../support/visitor.ts";
import { useTools, userIdOf, type SignedInVisitor } from "./tools-site.ts";

/** Administrators cannot remove the permission to change permissions from themselves or from all users. */
describe("the lockout protection", () => {
  const site = useTools();
  let count = 0;
  /** An administrator whose permissions come from a group, as usual. */
  let chief: SignedInVisitor;
  let staff: number;

  beforeEach(async () => {
    count += 1;
    staff = await site().group({ name: `Staff ${count}`, permissions: presetData("admin") });
    await site().user({ name: `chief-${count}`, password: "correct horse", groupId: staff });
    chief = await site().as(`chief-${count}`);
  });

  const lostRight = "This change would revoke your own permission to edit user permissions";

  /** Applies a preset in the permission editor and saves it. */
  async function applyPreset(path: string, preset: string): Promise<PageResult> {
    const filled = await chief.submit(await chief.get(path), {
      ...{ form: path, button: "Apply preset", fields: { _preset: preset } },
    });
    return chief.submit(filled, { form: path, button: "Save permissions" });
  }

  async function stillManages(): Promise<void> {
    expect((await chief.get(`/tools/users/${chief.userId}/permissions`)).status).toBe(200);
  }

  function refused(page: PageResult): void {
    expect(page.status).toBe(409);
    expect(page.document.querySelector('[role="alert"]')?.textContent).toContain(lostRight);
  }

  test("rejects leaving the group that grants the permission, with a message next to the form", async () => {
    const page = await chief.get(`/tools/users/${chief.userId}/permissions`);
    const form = `/tools/users/${chief.userId}/group`;
    const answer = await chief.submit(page, { form, fields: { group: "" } });
    refused(answer);
    expect(
      answer.document.querySelector("select[name=group] option[selected]")?.getAttribute("value") ?? "",
    ).toBe("");
    await stillManages();
  });

  test.each(["all_forbid", "all_allow"] as const)(
    "checks the preset %s for the user's own account",
    async (preset) => {
      const path = `/tools/users/${chief.userId}/permissions`;
      const answer = await applyPreset(path, preset);
      if (preset === "all_forbid") refused(answer);
      else expect(answer.notice).toContain("saved");
      await stillManages();
    },
  );

  test.each(["read_only", "all_inherit", "all_forbid"] as const)(
    "rejects the preset %s for the user's own group",
    async (preset) => {
      const path = `/tools/groups/${staff}/permissions`;
      const answer = await applyPreset(path, preset);
      refused(answer);
      const chosen = answer.document.querySelector('[name="permissions.users.edit_permissions"][checked]');
      expect(chosen?.getAttribute("value")).toBe(preset === "all_forbid" ? "deny" : "inherit");
      await stillManages();
    },
  );

  test("rejects moving the user's own group below one that denies the permission", async () => {
    const top = await site().group({ name: `Top ${count}`, permissions: presetData("admin") });
    const bottom = await site().group({ name: `Bottom ${count}`, parentId: top });
    const elsewhere = await site().group({ name: `Elsewhere ${count}` });
    await site().user({ name: `inherits-${count}`, password: "correct horse", groupId: bottom });
    chief = await site().as(`inherits-${count}`);
    const path = `/tools/groups/${bottom}/edit`;
    refused(await chief.submit(await chief.get(path), { fields: { parent: String(elsewhere) } }));
    await stillManages();
  });

  test("allows the same change by another administrator", async () => {
    const admin = await site().as("admin");
    const path = `/tools/users/${chief.userId}/permissions`;
    const answer = await admin.submit(await admin.get(path), {
      form: `/tools/users/${chief.userId}/group`,
      fields: { group: "" },
    });
    expect(answer.notice).toContain("saved");
    expect((await chief.get(path)).status).toBe(403);
  });

  test("rejects disabling and deleting one's own account", async () => {
    for (const action of ["disable", "delete"]) {
      expect((await chief.get(`/tools/users/${chief.userId}/${action}`)).status).toBe(403);
    }
    await stillManages();
  });
});

describe("the last administrator who can sign in", () => {
  const site = useTools();

  test("cannot be disabled or deleted by one who can only use tokens", async () => {
    // This user has no password, but the session was created before it was removed.
    const keeper = await site().user({ name: "keeper", permissions: presetData("admin") });
    const admin = await userIdOf(site().store, "admin");
    await site().store.transaction(async ({ db }) => {
      await db.updateTable("users").set({ permissions: "{}" }).where("name", "=", "disabled").execute();
    });
    const browser = await site().as("keeper");
    expect(browser.userId).toBe(keeper);
    for (const action of ["disable", "delete"]) {
      const question = await browser.get(`/tools/users/${admin}/${action}`);
      const answer = await browser.submit(question);
      expect(answer.status).toBe(409);
      expect(answer.words).toContain("no user could sign in and edit user permissions");
    }
    expect((await (await site().as("admin")).get("/tools/users")).status).toBe(200);
  });
});
