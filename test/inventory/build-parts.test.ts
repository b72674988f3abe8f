/** Projects and the parts that they build. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { plain, unique, useService, versionOf } from "./running-service.ts";

describeDialects("projects and their build parts", (dialect) => {
  const running = useService(dialect);
  const { make, read, refused } = running;
  const patch = (iri: string, body: unknown) => running.client.patch(iri, body);
  const newProject = (body: Record<string, unknown> = {}) =>
    make("projects", { name: unique("Project"), ...body });
  const newPart = () => make("parts", { name: unique("Part"), category });
  const needs = (project: string, part: string) => make("project_bom_entries", { project, part });
  let category = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
  });

  it.each(["draft", "planning", "in_production", "finished", "archived"])(
    "a project can have the status %s, or none",
    async (status) => {
      const project = await newProject({ status });
      expect((await read(project)).status).toBe(status);
      const { body } = await running.client.patch(project, { status: null }, { expect: 200 });
      expect(body).not.toHaveProperty("status");
    },
  );

  it("rejects a project with an unknown status", async () => {
    const answer = running.client.post("/api/projects", { name: unique("Project"), status: "done" });
    expect(await refused(answer)).toEqual(["status: choice"]);
  });

  it("a project contains its build part, which refers to the project", async () => {
    const part = await newPart();
    const before = await running.client.get(part, plain);
    expect(before.body.projectBuildPart).toBe(false);
    const project = await newProject({ build_part: part });
    expect((await read(project)).build_part).toMatchObject({ "@id": part, "@type": "Part" });
    const built = await running.client.get(part, plain);
    expect(built.body.projectBuildPart).toBe(true);
    expect(versionOf(built)).not.toBe(versionOf(before));
    const { body } = await running.client.patch(project, { build_part: null }, { expect: 200 });
    expect(body).not.toHaveProperty("build_part");
    const left = await running.client.get(part, plain);
    expect(left.body.projectBuildPart).toBe(false);
    expect(versionOf(left)).not.toBe(versionOf(built));
  });

  it("two projects cannot share a build part", async () => {
    const part = await newPart();
    const first = await newProject({ build_part: part });
    const second = running.client.post("/api/projects", { name: unique("Second"), build_part: part });
    expect(await refused(second)).toEqual(["build_part: unique"]);
    const third = await newProject();
    expect(await refused(patch(third, { build_part: part }))).toEqual(["build_part: unique"]);
    await running.client.patch(first, { build_part: part }, { expect: 200 });
  });

  it("a project cannot build a part that the project or its subprojects need, directly or through other projects", async () => {
    const [direct, indirect, built] = [await newPart(), await newPart(), await newPart()];
    const top = await newProject();
    const below = await newProject({ parent: top });
    await needs(below, direct);
    const other = await newProject({ build_part: built });
    await needs(other, indirect);
    await needs(below, built);
    for (const project of [top, below]) {
      for (const part of [direct, indirect]) {
        expect(await refused(patch(project, { build_part: part }))).toEqual(["build_part: needed-to-build"]);
      }
    }
    const apart = await newProject({ build_part: indirect });
    expect(await refused(patch(below, { parent: apart }))).toEqual(["parent: needed-to-build"]);
    await running.client.patch(apart, { parent: below }, { expect: 200 });
  });

  describe("must need the build parts of their direct subprojects", () => {
    /** Creates a project with two direct subprojects, and their build parts. */
    async function withTwoBelow(body: Record<string, unknown> = {}) {
      const parent = await newProject(body);
      const [first, second] = [await newPart(), await newPart()];
      await newProject({ parent, build_part: first });
      await newProject({ parent, build_part: second });
      return { parent, first, second };
    }

    const withBuildPart = async () => ({ build_part: await newPart() });
    const grouping = (not_selectable: boolean) => () => Promise.resolve({ not_selectable });
    const plainly = () => Promise.resolve({});

    it.each([
      ["to get a build part", plainly, withBuildPart, "build_part"],
      ["to get another build part", withBuildPart, withBuildPart, "build_part"],
      ["to no longer only group subprojects", grouping(true), grouping(false), "not_selectable"],
    ])(
      "a project must need the build parts of its direct subprojects %s",
      async (_title, before, after, property) => {
        const { parent, first, second } = await withTwoBelow(await before());
        const body = await after();
        const missing = `${property}: build-part-missing`;
        expect(await refused(patch(parent, body))).toEqual([missing, missing]);
        await needs(parent, first);
        expect(await refused(patch(parent, body))).toEqual([missing]);
        await needs(parent, second);
        await running.client.patch(parent, body, { expect: 200 });
      },
    );

    it("a project does not need them for other changes, or if it only groups subprojects", async () => {
      const { parent } = await withTwoBelow({ build_part: await newPart() });
      const above = await newProject();
      for (const body of [
        { comment: "c" },
        { parent: above },
        (await running.client.get(parent, plain)).body,
        (await running.client.get(parent)).body,
        { build_part: null },
        { not_selectable: true, build_part: await newPart() },
      ]) {
        await running.client.patch(parent, body, { expect: 200 });
      }
    });

    it("a project can be changed after an entry is deleted or a project moves below it", async () => {
      const [built, own] = [await newPart(), await newPart()];
      const parent = await newProject({ build_part: own });
      const entry = await needs(parent, built);
      const below = await newProject({ build_part: built });
      await running.client.patch(below, { parent }, { expect: 200 });
      await running.client.delete(entry, { expect: 204 });
      await running.client.patch(parent, { build_part: own, comment: "c" }, { expect: 200 });
      await running.client.patch(below, { parent: null }, { expect: 200 });
    });
  });

  it("deleting a project deletes and logs its bill of materials, and keeps its build part", async () => {
    const [part, needed] = [await newPart(), await newPart()];
    const project = await newProject({ build_part: part });
    const entry = await needs(project, needed);
    const built = await running.client.get(part, plain);
    const logged = await running.logged();
    await running.client.delete(project, { expect: 204 });
    await running.client.get(entry, { expect: 404 });
    const left = await running.client.get(part, { ...plain, expect: 200 });
    expect(left.body.projectBuildPart).toBe(false);
    expect(versionOf(left)).not.toBe(versionOf(built));
    const { body } = await running.client.get<{ kind: string; target_type: string }[]>(
      `/api/log_entries?order[id]=desc&itemsPerPage=${(await running.logged()) - logged}`,
      plain,
    );
    const changes = body.map(({ kind, target_type }) => `${kind} ${target_type}`).sort();
    expect(changes).toEqual(
      expect.arrayContaining(["element_deleted Project", "element_deleted ProjectBOMEntry"]),
    );
  });

  it("deleting a build part keeps the project, and the log contains the part", async () => {
    const part = await newPart();
    const project = await newProject({ build_part: part });
    const before = await running.client.get(project, plain);
    await running.client.delete(part, { expect: 204 });
    const after = await running.client.get(project, { ...plain, expect: 200 });
    expect(after.body).not.toHaveProperty("build_part");
    expect(versionOf(after)).not.toBe(versionOf(before));
    const { body } = await running.client.get<{ kind: string; changes?: unknown }[]>(`${project}/log`, plain);
    expect(body[0]).toMatchObject({
      kind: "element_edited",
      changes: { build_part: { old: part, new: null } },
    });
  });
});
