/** Undo of change sets that are too large for a preview. The limit is lowered, so that the sets can be small. */
import { beforeAll, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { tokens } from "../../support/principals.ts";
import type { PageResult } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { useTools, type SignedInVisitor } from "../tools/tools-site.ts";

describeDialects("undo of a large change set", (dialect) => {
  const site = useTools({ dialect, undo: { maximumElements: 2, batchSize: 2 } });
  let admin: SignedInVisitor;
  let client: Api;
  let category: number;

  beforeAll(async () => {
    admin = await site().as("admin");
    client = api(site(), tokens.full);
    category = await createElement(client, "categories", { name: "Transistors" });
  });

  /** Creates six parts in one batch. Returns the path of the change set and the IDs of the parts. */
  async function createParts(): Promise<{ set: string; parts: number[] }> {
    const operations = Array.from({ length: 6 }, (_, index) => ({
      method: "POST",
      path: "/api/parts",
      body: { name: `P${index}`, category: `/api/categories/${category}` },
    }));
    const { body, headers } = await client.post<{ results: { body: { id: number } }[] }>(
      "/api/batch",
      { operations },
      { expect: 200, accept: "application/json" },
    );
    return {
      set: `/change_sets/${headers["partledger-change-set"]}`,
      parts: body.results.map((result) => result.body.id),
    };
  }

  /** Follows the page of a running undo, as a browser does, until it has ended. */
  async function ended(page: PageResult): Promise<PageResult> {
    let current = page;
    await expect
      .poll(
        async () => {
          current = await admin.get(page.path);
          return current.headers.get("refresh");
        },
        { timeout: 20_000 },
      )
      .toBeNull();
    return current;
  }

  const statusOf = async (part: number) => (await client.get(`/api/parts/${part}`)).status;

  test("starts in the background and shows its end", async () => {
    const { set, parts } = await createParts();
    const confirmation = await admin.get(`${set}/undo?return_to=%2Fparts`);
    expect([confirmation.status, confirmation.words]).toEqual([
      200,
      expect.stringContaining("Changes of 6 elements are taken back. There are too many for a preview"),
    ]);
    expect(await statusOf(parts[0] ?? 0)).toBe(200);
    const started = await admin.submit(confirmation, { fields: { comment: "Wrong file" } });
    expect([started.status, started.path]).toEqual([200, expect.stringMatching(/^\/change_set_undos\/\d+$/)]);
    expect(started.heading).toMatch(/^Undo of change set \d+$/);
    const done = await ended(started);
    expect(done.words).toContain("All changes were taken back.");
    expect(done.words).toContain("6 of 6 changes");
    for (const part of parts) expect(await statusOf(part)).toBe(404);
    const created = done.document.querySelector("main .actions a")?.getAttribute("href") ?? "";
    expect((await admin.get(created)).words).toContain("Wrong file");
    // The redo is as large as the undo.
    const redone = await ended(await admin.submit(await admin.get(`${created}/redo`)));
    expect([redone.heading, redone.words]).toEqual([
      expect.stringMatching(/^Redo of change set/),
      expect.stringContaining("All changes were made again."),
    ]);
  });

  test("shows the conflict that stopped it, and continues", async () => {
    const { set, parts } = await createParts();
    const changed = parts[2] ?? 0;
    await client.patch(`/api/parts/${changed}`, { description: "New" }, { expect: 200 });
    const stopped = await ended(await admin.submit(await admin.get(`${set}/undo`)));
    expect(stopped.words).toContain("The undo has stopped, because elements have changed since.");
    expect(stopped.words).toContain("2 of 6 changes");
    expect(stopped.document.querySelectorAll("#conflicts tbody tr")).toHaveLength(1);
    expect((await admin.get(`${set}/undo`)).words).toContain("An earlier undo has stopped.");
    const done = await ended(await admin.submit(stopped, { fields: { conflicts: "skip" } }));
    expect(done.path).toBe(stopped.path);
    expect(done.words).toContain("The changes were taken back, except those below.");
    for (const part of parts) expect(await statusOf(part)).toBe(part === changed ? 200 : 404);
  });

  test("a running undo is not offered again, and other users do not see it", async () => {
    const { set } = await createParts();
    const confirmation = await admin.get(`${set}/undo`);
    const { id } = await site().store.transaction(({ db }) =>
      db
        .insertInto("change_set_undos")
        .values({
          source_id: Number(set.split("/").at(-1)),
          is_redo: false,
          mode: "reject",
          comment: "",
          user_id: admin.userId,
          username: "admin",
          tier: "full",
          token_id: null,
          client: null,
          total: 6,
          status: "running",
          added_date: new Date().toISOString(),
          // Another process runs it.
          holder: "other",
          lease_until: new Date(Date.now() + 600_000).toISOString(),
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    const progress = await admin.get(`/change_set_undos/${id}`);
    expect([progress.status, progress.headers.get("refresh")]).toEqual([200, "2"]);
    const refused = await admin.submit(confirmation);
    expect([refused.status, refused.words]).toEqual([409, expect.stringMatching(/is running/)]);
    expect(refused.document.querySelector("main .actions a")?.getAttribute("href")).toBe(progress.path);
    const other = await site().with("api.access_api", "parts.read", "parts.show_history");
    expect((await other.get(progress.path)).status).toBe(404);
    await site().store.transaction(({ db }) =>
      db.deleteFrom("change_set_undos").where("id", "=", id).execute(),
    );
  });
});
