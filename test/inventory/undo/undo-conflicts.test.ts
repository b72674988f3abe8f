/** What conflicts say about their cause and remedy, and what they show to users with few permissions. */
import { beforeAll, expect, it } from "vitest";
import type { PermissionName } from "../../../src/identity/permissions.ts";
import type { Answer, Api, Json } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { idOf, plain, unique, useService } from "../running-service.ts";
import { createUserWith } from "../test-users.ts";

type Body = Record<string, unknown>;

interface Conflict {
  readonly element: string;
  readonly property?: string;
  readonly code: string;
  readonly message: string;
  readonly replaceable: boolean;
  readonly then?: unknown;
  readonly now?: unknown;
  readonly used_by?: string;
  readonly deleted_by?: string;
}

describeDialects("conflicts of an undo", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  let category = "";
  let supplier = "";

  beforeAll(async () => {
    category = await make("categories", { name: unique("Category") });
    supplier = await make("suppliers", { name: unique("Supplier") });
  });

  const newPart = (body: Body = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const setOf = ({ headers }: Pick<Answer, "headers">): string => headers["partledger-change-set"] ?? "";
  const sent = async (method: string, path: string, body?: unknown): Promise<string> => {
    const answer = await running.client.request(method, path, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return setOf(answer);
  };
  const undo = (set: string, query = "", client: Api = running.client): Promise<Answer> =>
    client.post(`/api/change_sets/${set}/undo${query}`, undefined, plain);
  const conflictsOf = async (answer: Promise<Answer>): Promise<readonly Conflict[]> => {
    const { status, body, text } = await answer;
    expect(status, text).toBe(409);
    return body["conflicts"] as unknown as readonly Conflict[];
  };

  /** Creates a conflict with a unique value. Returns the change set to undo, the property, and the other element. */
  const taken: Record<string, () => Promise<readonly [set: string, property: string, other: string]>> = {
    "the part number of a deleted part": async () => {
      const ipn = unique("IPN");
      const set = await sent("DELETE", await newPart({ ipn }));
      return [set, "ipn", await newPart({ ipn, name: "Other" })];
    },
    "the part number of an edited part": async () => {
      const ipn = unique("IPN");
      const set = await sent("PATCH", await newPart({ ipn }), { ipn: null });
      return [set, "ipn", await newPart({ ipn, name: "Other" })];
    },
    "the name of a footprint": async () => {
      const name = unique("SOT");
      const set = await sent("PATCH", await make("footprints", { name }), { name: unique("SOT") });
      return [set, "name", await make("footprints", { name })];
    },
    "the barcode of a lot": async () => {
      const barcode = unique("B");
      const part = await newPart({ name: "Other" });
      const lot = await make("part_lots", { part, user_barcode: barcode });
      const set = await sent("PATCH", lot, { user_barcode: null });
      return [set, "user_barcode", await make("part_lots", { part, user_barcode: barcode })];
    },
    "the part of a BOM entry": async () => {
      const project = await make("projects", { name: unique("Project") });
      const part = await newPart();
      const entry = await make("project_bom_entries", { project, part, quantity: 1 });
      const set = await sent("DELETE", entry);
      return [set, "part", await make("project_bom_entries", { project, part, quantity: 2 })];
    },
    "the name of a parameter": async () => {
      const element = await newPart();
      const set = await sent("DELETE", await make("parameters", { element, name: "p" }));
      return [set, "name", await make("parameters", { element, name: "p" })];
    },
  };

  it.each(Object.keys(taken))("name the element that has %s now", async (name) => {
    const [set, property, other] = await taken[name]!();
    const [conflict, ...more] = await conflictsOf(undo(set));
    expect(more).toEqual([]);
    expect(conflict).toMatchObject({ property, code: "rejected", replaceable: false, used_by: other });
    expect(conflict?.message).toMatch(new RegExp(` \\w+ ${idOf(other)}( \\(".+"\\))? has it now\\.$`));
    // Replacing newer values does not help.
    expect(await conflictsOf(undo(set, "?conflicts=overwrite"))).toEqual([conflict]);
  });

  /** Returns a change set whose newer values `overwrite` replaces, and the number of the conflicts. */
  const newer: Record<string, () => Promise<readonly [set: string, conflicts: number]>> = {
    "a category and its part, which was edited": async () => {
      const answer = await running.client.post("/api/batch", {
        operations: [
          { method: "POST", path: "/api/categories", body: { name: unique("C") } },
          { method: "POST", path: "/api/parts", body: { name: unique("P"), category: "$1.@id" } },
        ],
      });
      const [, part] = answer.body["results"] as unknown as readonly { body: { "@id": string } }[];
      await sent("PATCH", part?.body["@id"] ?? "", { description: "new", tags: "new" });
      return [setOf(answer), 2];
    },
    "several edits of properties that were changed since": async () => {
      const operations = await Promise.all(
        ["a", "b"].map(async (description) => ({
          method: "PATCH",
          path: await newPart({ ipn: unique("IPN") }),
          body: { description, ipn: unique("IPN") },
        })),
      );
      const set = await sent("POST", "/api/batch", { operations });
      for (const { path } of operations) await sent("PATCH", path, { description: "new", ipn: null });
      return [set, 4];
    },
  };

  it.each(Object.keys(newer))("are only those that overwrite resolves, if it does: %s", async (name) => {
    const [set, count] = await newer[name]!();
    const conflicts = await conflictsOf(undo(set));
    expect(conflicts.filter(({ code, replaceable }) => code === "changed" && replaceable)).toHaveLength(
      count,
    );
    expect(conflicts).toHaveLength(count);
    const { status, text } = await undo(set, "?conflicts=overwrite");
    expect(status, text).toBe(200);
  });

  it("show truncated texts, and times as in the change log", async () => {
    const part = await newPart();
    const set = await sent("PATCH", part, { comment: "a".repeat(60_000) });
    await sent("PATCH", part, { comment: "b".repeat(1000) });
    expect(await conflictsOf(undo(set))).toMatchObject([
      { property: "comment", then: `${"a".repeat(1000)}...`, now: "b".repeat(1000) },
    ]);
    const lot = await make("part_lots", { part, amount: 1 });
    const dated = await sent("PATCH", lot, { expiration_date: "2032-05-01T10:00:00+00:00" });
    await sent("PATCH", lot, { expiration_date: "2033-05-01T10:00:00+00:00" });
    expect(await conflictsOf(undo(dated))).toMatchObject([
      {
        property: "expiration_date",
        then: "2032-05-01T10:00:00+00:00",
        now: "2033-05-01T10:00:00+00:00",
      },
    ]);
  });

  it("have the name of the element in the message", async () => {
    const [set, , other] = await taken["the part number of a deleted part"]!();
    const [conflict] = await conflictsOf(undo(set));
    expect(conflict?.message).toContain(`Part ${idOf(other)} ("Other") has it now.`);
  });

  /** Creates a conflict with a deleted element. Returns the change set to undo, and that of the deletion. */
  const missing: Record<string, () => Promise<readonly [set: string, deletion: string]>> = {
    "an edited part that was deleted": async () => {
      const part = await newPart({ description: "old" });
      return [await sent("PATCH", part, { description: "new" }), await sent("DELETE", part)];
    },
    "the lot of a withdrawal": async () => {
      const lot = await make("part_lots", { part: await newPart(), amount: 9 });
      return [await sent("POST", `${lot}/withdraw`, { amount: 1 }), await sent("DELETE", lot)];
    },
    "the part of a deleted lot": async () => {
      const part = await newPart();
      const set = await sent("DELETE", await make("part_lots", { part }));
      return [set, await sent("DELETE", part)];
    },
    "the owner of a deleted parameter": async () => {
      const part = await newPart();
      const set = await sent("DELETE", await make("parameters", { element: part, name: "p" }));
      return [set, await sent("DELETE", part)];
    },
    "the old footprint of a part": async () => {
      const footprint = await make("footprints", { name: unique("F") });
      const part = await newPart({ footprint });
      return [await sent("PATCH", part, { footprint: null }), await sent("DELETE", footprint)];
    },
    "the owner of a parameter that a merge has moved": async () => {
      const source = await make("footprints", { name: unique("F"), parameters: [{ name: "p" }] });
      const into = await make("footprints", { name: unique("F") });
      const set = await sent("POST", `${source}/merge`, { into });
      expect((await undo(set)).status).toBe(200);
      return [set, await sent("POST", `${source}/merge`, { into })];
    },
    "a part that was deleted twice": async () => {
      const part = await newPart();
      const first = await sent("DELETE", part);
      expect((await undo(first)).status).toBe(200);
      return [first, await sent("DELETE", part)];
    },
  };

  it.each(Object.keys(missing))("name the deletion to undo first: %s", async (name) => {
    const [set, deletion] = await missing[name]!();
    const conflicts = await conflictsOf(undo(set));
    expect(conflicts).not.toEqual([]);
    for (const { deleted_by: named, message } of conflicts) {
      expect(named).toBe(`/api/change_sets/${deletion}`);
      expect(message).toContain(`Undo its deletion first: change set ${deletion}.`);
    }
    expect((await undo(deletion)).status).toBe(200);
    const answer = await undo(set);
    expect(answer.status, answer.text).toBe(200);
  });

  it("are only notes for references that a deleted element no longer needs", async () => {
    const footprint = await make("footprints", { name: unique("F") });
    const set = await sent("DELETE", await newPart({ footprint }));
    const deletion = await sent("DELETE", footprint);
    const { body } = await undo(set);
    expect(body).toMatchObject({
      status: "succeeded",
      left: [
        {
          property: "footprint",
          message: `${footprint} no longer exists, so the reference to it is not restored.`,
          deleted_by: `/api/change_sets/${deletion}`,
        },
      ],
    });
  });

  describeVisibility();

  function describeVisibility(): void {
    const editing: readonly PermissionName[] = [
      "parts.edit",
      "parts.create",
      "parts.delete",
      "parts.revert_element",
    ];
    const clientWith = async (...permissions: PermissionName[]): Promise<Api> =>
      (await createUserWith(running.service, [...editing, ...permissions])).client;
    const changed = async (): Promise<string> => {
      const part = await newPart();
      const set = await sent("PATCH", part, { description: "secret then" });
      await sent("PATCH", part, { description: "secret now" });
      return set;
    };

    it("show the values to a user who can read the history", async () => {
      const client = await clientWith("parts.read", "parts.show_history");
      expect(await conflictsOf(undo(await changed(), "", client))).toMatchObject([
        { then: "secret then", now: "secret now" },
      ]);
    });

    it("are only counted for a user who cannot read the history or the element", async () => {
      const { body } = await running.client.post<Json>(
        "/api/batch",
        {
          operations: [
            { method: "PATCH", path: supplier, body: { comment: unique("x") } },
            { method: "PATCH", path: await newPart(), body: { description: "secret then" } },
          ],
        },
        { expect: 200 },
      );
      const results = body["results"] as unknown as readonly { body: { "@id": string } }[];
      const part = results[1]?.body["@id"] ?? "";
      await sent("PATCH", part, { description: "secret now" });
      const { body: sets } = await running.client.get<readonly { id: number }[]>(
        `/api/change_sets?element=${part}`,
        plain,
      );
      const set = String(sets[1]?.id);
      const visible = [
        "suppliers.read",
        "suppliers.show_history",
        "suppliers.edit",
        "suppliers.revert_element",
      ] as const;
      for (const permissions of [[], ["parts.read"], ["parts.show_history"]] as const) {
        const client = await clientWith(...visible, ...permissions);
        const rejected = await undo(set, "", client);
        expect(await conflictsOf(Promise.resolve(rejected))).toEqual([]);
        expect(rejected.body["detail"]).toBe("Conflicts that are not listed: 1.");
        const skipped = await undo(set, "?conflicts=skip&dry_run=true", client);
        expect(skipped.body, skipped.text).toMatchObject({ left: [], left_count: 1 });
      }
    });

    it("show only the own values in own change sets of elements that the user cannot read", async () => {
      const part = await newPart();
      const { client } = await createUserWith(running.service, editing);
      const set = setOf(await client.patch(part, { description: "own" }));
      await sent("PATCH", part, { description: "secret now" });
      const [conflict] = await conflictsOf(undo(set, "", client));
      expect(conflict).toMatchObject({
        element: part,
        property: "description",
        then: "own",
        code: "changed",
      });
      expect(conflict).not.toHaveProperty("now");
    });

    it("do not name elements and change sets that the user cannot view", async () => {
      const footprint = await make("footprints", { name: unique("F") });
      const part = await newPart({ footprint });
      const set = await sent("PATCH", part, { footprint: null });
      await sent("DELETE", footprint);
      const client = await clientWith("parts.read", "parts.show_history", "footprints.read");
      const [conflict] = await conflictsOf(undo(set, "", client));
      expect(conflict?.message).toBe(`${footprint} no longer exists. Undo its deletion first.`);
      expect(conflict).not.toHaveProperty("deleted_by");
    });

    it("name the deletion if the user has made it", async () => {
      const part = await newPart({ description: "old" });
      const set = await sent("PATCH", part, { description: "new" });
      const client = await clientWith("parts.read", "parts.show_history");
      const deletion = setOf(await client.delete(part, { expect: 204 }));
      const [conflict] = await conflictsOf(undo(set, "", client));
      expect(conflict).toMatchObject({ code: "deleted", deleted_by: `/api/change_sets/${deletion}` });
    });
  }
});
