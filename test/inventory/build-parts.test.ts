/** Projects and the parts that they build. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { plain, unique, useService, versionOf } from "./running-service.ts";

describeDialects("projects and what they build", (dialect) => {
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
    "projects and what they build can be %s, or nothing of this",
    async (status) => {
      const project = await newProject({ status });
      expect((await read(project)).status).toBe(status);
      const { body } = await running.client.patch(project, { status: null }, { expect: 200 });
      expect(body).not.toHaveProperty("status");
    },
  );

  it("a project with an unknown status is refused", async () => {
    const answer = running.client.post("/api/projects", { name: unique("Project"), status: "done" });
    expect(await refused(answer)).toEqual(["status: choice"]);
  });

  it("projects embed their build part, which says that it is one", async () => {
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

  it("projects share no build part", async () => {
    const part = await newPart();
    const first = await newProject({ build_part: part });
    const second = running.client.post("/api/projects", { name: unique("Second"), build_part: part });
    expect(await refused(second)).toEqual(["build_part: unique"]);
    const third = await newProject();
    expect(await refused(patch(third, { build_part: part }))).toEqual(["build_part: unique"]);
    await running.client.patch(first, { build_part: part }, { expect: 200 });
  });

  it("projects and what they build do not build what they or the projects below them need, be it through other projects", async () => {
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

  describe("have to need what the projects directly below them build", () => {
    /** A project, and the parts that two projects below it build. */
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
      ["to get another one", withBuildPart, withBuildPart, "build_part"],
      ["to no longer only group them", grouping(true), grouping(false), "not_selectable"],
    ])(
      "a project has to need what the projects directly below it build %s",
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

    it("projects need no entry for the projects below them to be changed otherwise, or to only group them", async () => {
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

    it("projects stay changeable when an entry is deleted, or a project moves below them", async () => {
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

  it("projects and what they build go with their bill of materials, which the log tells, and leave their build part", async () => {
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
    const told = body.map(({ kind, target_type }) => `${kind} ${target_type}`).sort();
    expect(told).toEqual(
      expect.arrayContaining(["element_deleted Project", "element_deleted ProjectBOMEntry"]),
    );
  });

  it("projects and what they build stay when their build part is deleted, and the log says what it was", async () => {
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
