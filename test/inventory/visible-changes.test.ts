/** Which change sets users see: their own, and those of elements whose history they can read. */
import { beforeAll, expect, it } from "vitest";
import type { PermissionName } from "../../src/identity/permissions.ts";
import type { Answer, Api, Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { plain, unique, useService } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

type SetName = keyof typeof expectedTypes;

/** The types of the elements of each change set. A deletion is also logged for the owner. */
const expectedTypes = {
  "edit of a part": ["Part"],
  "attachment of a part": ["Attachment"],
  "deleted attachment of a part": ["Attachment", "Part"],
  "parameter of a project": ["Parameter"],
  "deleted parameter of a project": ["Parameter", "Project"],
  "deleted project with a parameter": ["Parameter", "Project"],
  "edit of a category": ["Category"],
} as const;

const all = Object.keys(expectedTypes) as SetName[];
const ofParts = ["edit of a part", "attachment of a part", "deleted attachment of a part"] as const;
const ofProjects = [
  "parameter of a project",
  "deleted parameter of a project",
  "deleted project with a parameter",
] as const;

const cases: readonly (readonly [string, readonly PermissionName[], readonly SetName[]])[] = [
  ["no permission", [], []],
  ["show_history without read", ["parts.show_history"], []],
  ["the history of parts", ["parts.read", "parts.show_history"], ofParts],
  ["the history of projects", ["projects.read", "projects.show_history"], ofProjects],
  [
    "the history of parts and projects",
    ["parts.read", "parts.show_history", "projects.read", "projects.show_history"],
    [...ofParts, ...ofProjects],
  ],
  ["the history of categories", ["categories.read", "categories.show_history"], ["edit of a category"]],
  ["system.show_logs", ["system.show_logs"], all],
];

const writing: readonly PermissionName[] = [
  "parts.read",
  "parts.edit",
  "projects.read",
  "projects.edit",
  "projects.delete",
  "categories.read",
  "categories.edit",
  "attachments.list_attachments",
  "attachment_types.read",
];

interface ChangeSet {
  readonly id: number;
  readonly element_count: number;
  readonly elements: readonly {
    readonly target: string;
    readonly target_type: string;
    readonly label?: string;
  }[];
}

describeDialects("visible changes", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  const sets = new Map<SetName, number>();
  let author: Api;

  const sent = async (method: string, path: string, body?: unknown): Promise<Answer<Json>> => {
    const answer = await author.request(method, path, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer;
  };

  beforeAll(async () => {
    author = (await createUserWith(running.service, writing)).client;
    const category = await make("categories", { name: unique("Category") });
    const part = await make("parts", { name: unique("Part"), category });
    const type = await make("attachment_types", { name: unique("Type") });
    const project = await make("projects", { name: unique("Project") });
    const other = await make("projects", { name: unique("Project"), parameters: [{ name: "p" }] });
    const note = async (name: SetName, method: string, path: string, body?: unknown): Promise<void> => {
      const answer = await sent(method, path, body);
      sets.set(name, Number(answer.headers["partledger-change-set"]));
    };
    await note("edit of a part", "PATCH", part, { mass: 1 });
    const attachment = { element: part, attachment_type: type, url: "https://files.example/a" };
    await note("attachment of a part", "POST", "/api/attachments", { ...attachment, name: "a" });
    const first = await sent("POST", "/api/attachments", { ...attachment, name: "b" });
    await note("deleted attachment of a part", "DELETE", String(first.body["@id"]));
    await note("parameter of a project", "POST", "/api/parameters", { name: "p", element: project });
    const parameter = await sent("POST", "/api/parameters", { name: "q", element: project });
    await note("deleted parameter of a project", "DELETE", String(parameter.body["@id"]));
    await note("deleted project with a parameter", "DELETE", other);
    await note("edit of a category", "PATCH", category, { comment: "x" });
  });

  const setId = (name: SetName): number => sets.get(name) ?? 0;

  async function expectVisible(client: Api, visible: readonly SetName[]): Promise<void> {
    const listed = await client.get<readonly ChangeSet[]>("/api/change_sets?itemsPerPage=500", {
      ...plain,
      expect: 200,
    });
    for (const name of all) {
      const id = setId(name);
      const isVisible = visible.includes(name);
      const inList = listed.body.find((set) => set.id === id);
      expect(inList?.element_count, name).toBe(isVisible ? expectedTypes[name].length : undefined);
      const got = await client.get<ChangeSet>(`/api/change_sets/${id}`, plain);
      expect(got.status, name).toBe(isVisible ? 200 : 404);
      const log = await client.get<readonly { target_type: string }[]>(`/api/change_sets/${id}/log`, plain);
      expect(log.status, name).toBe(isVisible ? 200 : 404);
      if (!isVisible) {
        await client.post(`/api/change_sets/${id}/undo?dry_run=true`, undefined, { ...plain, expect: 404 });
        continue;
      }
      const types = got.body.elements.map(({ target_type: type }) => type).sort();
      expect(types, name).toEqual(expectedTypes[name]);
      expect(log.body.map(({ target_type: type }) => type)).toEqual(expect.arrayContaining(types));
      for (const { target } of got.body.elements) {
        const { body } = await client.get<readonly ChangeSet[]>(`/api/change_sets?element=${target}`, plain);
        expect(body.map((set) => set.id)).toContain(id);
      }
    }
  }

  it.each(cases)("are shown to a user with %s", async (_role, permissions, visible) => {
    const { client } = await createUserWith(running.service, permissions);
    await expectVisible(client, visible);
  });

  it("are all shown to the user who made them, also without other permissions", async () => {
    await expectVisible(author, all);
  });

  it("of another user are hidden from a user with the same permissions", async () => {
    const { client } = await createUserWith(running.service, writing);
    await expectVisible(client, []);
  });

  it("are limited to the visible elements of a change set", async () => {
    const part = await make("parts", {
      name: unique("Part"),
      category: await make("categories", { name: unique("C") }),
    });
    const { headers } = await running.client.post<Json>("/api/batch", {
      operations: [
        { method: "POST", path: "/api/parameters", body: { name: "of part", element: part } },
        {
          method: "POST",
          path: "/api/projects",
          body: { name: unique("Project"), parameters: [{ name: "hidden one" }] },
        },
      ],
    });
    const mixed = Number(headers["partledger-change-set"]);
    const { client } = await createUserWith(running.service, ["parts.read", "parts.show_history"]);
    const { body } = await client.get<ChangeSet>(`/api/change_sets/${mixed}`, { ...plain, expect: 200 });
    expect(body).toMatchObject({
      element_count: 1,
      elements: [{ target_type: "Parameter", label: "of part" }],
    });
    const log = await client.get<Json[]>(`/api/change_sets/${mixed}/log`, plain);
    expect(log.text).not.toContain("hidden one");
    const answer = await client.post(`/api/change_sets/${mixed}/undo`, undefined, { ...plain, expect: 403 });
    expect(answer.text).not.toContain("hidden one");
  });

  it("have the last names of deleted attachments and parameters only for readers of their owner", async () => {
    const labels = async (client: Api, name: SetName) =>
      (
        await client.get<ChangeSet>(`/api/change_sets/${setId(name)}`, { ...plain, expect: 200 })
      ).body.elements
        .filter(({ target_type: type }) => type === "Attachment" || type === "Parameter")
        .map(({ label }) => label);
    expect(await labels(author, "deleted attachment of a part")).toEqual(["b"]);
    expect(await labels(author, "deleted parameter of a project")).toEqual(["q"]);
    const { client } = await createUserWith(running.service, ["system.show_logs", "parts.read"]);
    expect(await labels(client, "deleted attachment of a part")).toEqual(["b"]);
    expect(await labels(client, "deleted parameter of a project")).toEqual([undefined]);
  });

  it("include those of a removed history only for the user who made them", async () => {
    const part = await make("parts", {
      name: unique("Part"),
      category: await make("categories", { name: unique("C") }),
    });
    const id = Number((await sent("PATCH", part, { mass: 3 })).headers["partledger-change-set"]);
    await running.service.store.transaction(async ({ db }) => {
      await db.deleteFrom("log_entries").where("change_set_id", "=", id).execute();
      await db.updateTable("change_sets").set({ compacted_elements: 1 }).where("id", "=", id).execute();
    });
    const reader = (await createUserWith(running.service, ["parts.read", "parts.show_history"])).client;
    for (const [client, status, undone] of [
      [author, 200, 410],
      [running.client, 200, 410],
      [reader, 404, 404],
    ] as const) {
      await client.get(`/api/change_sets/${id}`, { ...plain, expect: status });
      await client.get(`/api/change_sets/${id}/log`, { ...plain, expect: status });
      await client.post(`/api/change_sets/${id}/undo`, undefined, { ...plain, expect: undone });
    }
  });
});
