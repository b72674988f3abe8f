/** `undo`, `redo` and `changes`, while the service runs. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api, type Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startBucket } from "../support/s3.ts";
import { startService, type TestService } from "../support/service.ts";
import { directory, done, partledger, useDirectory } from "./program.ts";

useDirectory();

describeDialects("undo and redo", (dialect) => {
  let service: TestService;
  let client: ReturnType<typeof api>;
  beforeAll(async () => {
    service = await startService({ dialect });
    client = api(service, tokens.admin);
  });
  afterAll(() => service.close());

  const run = (...parameters: string[]) =>
    partledger(parameters, {
      environment: { UPLOADS_DIR: service.uploads, DATABASE_URL: service.databaseUrl },
    });
  const json = async (...parameters: string[]) =>
    JSON.parse((await run(...parameters, "--json")).stdout) as Json;
  const names = async () =>
    (
      await client.get<{ name: string }[]>("/api/parts?order[id]=asc", { accept: "application/json" })
    ).body.map(({ name }) => name);

  async function importParts(content: string): Promise<number> {
    await writeFile(join(directory, "parts.csv"), content);
    return Number((await json("import", "parts", "parts.csv"))["change_set"]);
  }

  it("take back an import and make it again, and list the change sets", async () => {
    const before = await names();
    const set = await importParts("name,category_path,quantity,location\nA,X,5,L\nB,X,7,L\n");
    const [a, b] = await parts();
    const rehearsal = await run("undo", String(set), "--dry-run");
    expect(rehearsal).toMatchObject({ code: 0, stderr: "" });
    const [first, ...planned] = rehearsal.stdout.trim().split("\n");
    expect(first).toBe(`Would undo change set ${set}: 6 elements would change. Dry run: no changes made.`);
    expect(planned).toHaveLength(6);
    expect(planned).toContain(`  /api/parts/${String(a?.id)} B: deleted`);
    expect(await names()).toEqual([...before, "A", "B"]);

    const undone = await run("undo", String(set), "--comment", "Wrong file");
    expect(undone).toMatchObject({ code: 0, stderr: "" });
    const undo = Number(/^Change set (\d+)\. Take it back with: .*redo \1$/m.exec(undone.stdout)?.[1]);
    expect(undone.stdout).toContain(`Undid change set ${set}: 6 elements changed.`);
    expect(await names()).toEqual(before);
    expect((await run("undo", String(set))).stdout).toContain(`Change set ${set} has no changes to undo`);

    const redone = await json("redo", String(undo));
    expect(redone).toEqual({
      status: "succeeded",
      dry_run: false,
      undoes: undo,
      change_set: expect.any(Number) as number,
      element_count: 6,
      left: [],
      left_count: 0,
    });
    expect(await parts()).toEqual([a, b]);

    const listed = (await json("changes", "--limit", "3")) as unknown as Json[];
    expect(
      listed.map(({ operation, element_count, undoes, undone_by }) => [
        operation,
        element_count,
        undoes,
        undone_by,
      ]),
    ).toEqual([
      ["redo", 6, undo, null],
      ["undo", 6, set, redone["change_set"]],
      ["import parts", 6, null, null],
    ]);
    expect(listed[1]).toMatchObject({
      id: undo,
      comment: `Undo of change set ${set}: Wrong file`,
      client: null,
    });
    const table = (await run("changes", "--limit", "2")).stdout.split("\n");
    expect(table[0]).toMatch(/^ID +TIME +USER +OPERATION +ELEMENTS +UNDONE BY +COMMENT$/);
    expect(table).toHaveLength(4);
    await run("undo", String(redone["change_set"]));
  });

  async function parts() {
    const { body } = await client.get<{ id: number; name: string }[]>(
      "/api/parts?order[id]=desc&itemsPerPage=2",
      {
        accept: "application/json",
      },
    );
    return body.map(({ id, name }) => ({ id, name }));
  }

  it("list conflicts and change nothing, unless they are skipped or overwritten", async () => {
    const { body: part } = await client.post("/api/parts", { name: "Old", category: await category() });
    const patch = (values: object) =>
      client.patch(`/api/parts/${String(part["id"])}`, values, { expect: 200 });
    const changed = await patch({ name: "New", description: "Text" });
    const set = changed.headers["partledger-change-set"] ?? "";
    await patch({ name: "Newer" });
    const iri = `/api/parts/${String(part["id"])}`;

    const refused = await run("undo", set);
    expect(refused).toMatchObject({ code: 1, stderr: "" });
    expect(refused.stdout.split("\n")).toEqual([
      `Change set ${set} was not undone.`,
      "Conflicts: 1.",
      expect.stringMatching(/^ELEMENT +PROPERTY +THEN +NOW +REASON$/),
      expect.stringMatching(new RegExp(`^${iri} +name +New +Newer +This property has changed since\\.$`)),
      "Use --conflicts skip to undo the other changes, or --conflicts overwrite to replace the newer values.",
      "",
    ]);
    expect(await json("undo", set)).toMatchObject({
      status: "conflicts",
      change_set: null,
      element_count: 0,
      left: [{ element: iri, property: "name", then: "New", now: "Newer", code: "changed" }],
      left_count: 1,
    });
    expect((await client.get(iri)).body).toMatchObject({ name: "Newer", description: "Text" });

    const skipped = await json("undo", set, "--conflicts", "skip");
    expect(skipped).toMatchObject({ status: "succeeded", element_count: 1, left_count: 1 });
    expect((await client.get(iri)).body).toMatchObject({ name: "Newer", description: "" });
    expect(await json("undo", set, "--conflicts", "overwrite")).toMatchObject({
      element_count: 1,
      left_count: 0,
    });
    expect((await client.get(iri)).body).toMatchObject({ name: "Old" });
  });

  it.each([
    ["no conflict", {}, "These values cannot be replaced."],
    ["only some conflicts", { description: "Newer" }, "Some of these values cannot be replaced."],
  ])("do not suggest to overwrite if that resolves %s", async (_which, newer, text) => {
    const ipn = `CLI-${Math.random()}`;
    const create = async (name: string) =>
      (await client.post("/api/parts", { name, category: await category(), ipn }, { expect: 201 })).body;
    const iri = `/api/parts/${String((await create("Old"))["id"])}`;
    const changed = await client.patch(iri, { ipn: null, description: "New" }, { expect: 200 });
    const set = changed.headers["partledger-change-set"] ?? "";
    const other = String((await create("Other"))["id"]);
    await client.patch(iri, { mass: 1, ...newer }, { expect: 200 });
    const { stdout } = await run("undo", set);
    expect(stdout).toContain(`Part ${other} ("Other") has it now.`);
    expect(stdout).toContain(`${text} No other changes can be undone.\n`);
    expect(stdout).not.toContain("--conflicts overwrite");
  });

  it("print the changes of a dry run with the values before and after it", async () => {
    const { body } = await client.post("/api/parts", { name: "Printed", category: await category() });
    const iri = `/api/parts/${String(body["id"])}`;
    const changed = await client.patch(iri, { description: "New", minamount: 3 }, { expect: 200 });
    const set = changed.headers["partledger-change-set"] ?? "";
    const tried = await run("undo", set, "--dry-run");
    expect(tried.stdout).toContain(`\n  ${iri} Printed: description New → (none), minamount 3 → 0\n`);
    expect(await json("undo", set, "--dry-run")).toMatchObject({
      change_set: null,
      change_count: 1,
      changes: [{ element: iri, kind: "element_edited" }],
    });
  });

  it("do not suggest to skip the only changes", async () => {
    const ipn = `CLI-${Math.random()}`;
    const create = async () =>
      (await client.post("/api/parts", { name: "Only", category: await category(), ipn }, { expect: 201 }))
        .body;
    const iri = `/api/parts/${String((await create())["id"])}`;
    const deleted = await client.delete(iri, { expect: 204 });
    const set = deleted.headers["partledger-change-set"] ?? "";
    await create();
    for (const options of [[], ["--dry-run"]]) {
      const { stdout } = await run("undo", set, ...options);
      expect(stdout).toContain("These values cannot be replaced. No other changes can be undone.\n");
      expect(stdout).not.toContain("--conflicts");
    }
  });

  async function category(): Promise<string> {
    const { body } = await client.post("/api/categories", { name: `C${Math.random()}` });
    return String(body["@id"]);
  }

  it.each<[string, string[], number, string]>([
    ["a change set that does not exist", ["undo", "999999"], 1, "Change set 999999 does not exist."],
    ["an ID that is not a number", ["undo", "abc"], 2, "Set the ID of a change set"],
    ["an unknown handling of conflicts", ["undo", "1", "--conflicts", "all"], 2, "reject, skip, overwrite"],
    ["a redo of a change that is not an undo", ["redo", "1"], 1, "Change set 1 is not an undo."],
    ["a limit that is too large", ["changes", "--limit", "1001"], 2, "Set a number from 1 to 1000."],
  ])("refuse %s", async (_, parameters, code, message) => {
    await client.post("/api/categories", { name: `C${Math.random()}` });
    const result = await run(...parameters);
    expect(result).toMatchObject({ code, stdout: "" });
    expect(result.stderr).toContain(message);
  });
});

describe("files of deleted attachments", () => {
  it.each(["a directory", "a bucket"])("are restored from %s", async (place) => {
    const bucket = place === "a bucket" ? await startBucket() : null;
    const service = await startService({ environment: bucket?.environment ?? {} });
    try {
      const client = api(service, tokens.admin);
      const run = (...parameters: string[]) =>
        partledger(parameters, {
          environment: {
            UPLOADS_DIR: service.uploads,
            DATABASE_URL: service.databaseUrl,
            ...bucket?.environment,
          },
        });
      const created = async (path: string, body: object) =>
        String((await client.post(path, body, { expect: 201 })).body["@id"]);
      const category = await created("/api/categories", { name: "C" });
      const part = await created("/api/parts", { name: "P", category });
      const type = await created("/api/attachment_types", { name: "T" });
      const upload = {
        filename: "a.txt",
        data: `data:text/plain;base64,${Buffer.from("Hello").toString("base64")}`,
      };
      const attachment = await created("/api/attachments", {
        name: "A",
        element: part,
        attachment_type: type,
        upload,
      });
      const url = String((await client.get(attachment)).body["media_url"]);
      const content = async () => (await client.get(url, { accept: null, expect: 200 })).text;
      expect(await content()).toBe("Hello");
      const deleted = await client.delete(part, { expect: 204 });
      const set = deleted.headers["partledger-change-set"] ?? "";
      const rehearsal = await run("undo", set, "--dry-run");
      expect(rehearsal.stdout).toContain("Would undo");
      await client.get(attachment, { expect: 404 });
      const undone = await run("undo", set);
      expect(undone, undone.stdout + undone.stderr).toMatchObject({ code: 0 });
      expect(await content()).toBe("Hello");
    } finally {
      await service.close();
      await bucket?.close();
    }
  });
});

describe("commands", () => {
  it("name the change set of their changes", async () => {
    await writeFile(join(directory, "parts.csv"), "name,category_path\nA,X\n");
    const first = await done(["import", "parts", "parts.csv"]);
    expect(first.stdout).toMatch(/\nChange set 1\. Take it back with: .* undo 1\n$/);
    // Nothing changes.
    expect((await done(["import", "parts", "parts.csv"])).stdout).not.toContain("Change set");
    expect((await done(["import", "parts", "parts.csv", "--dry-run"])).stdout).not.toContain("Change set");
    await done(["user", "create", "ada", "--preset", "editor"]);
    const list = JSON.parse((await done(["changes", "--json"])).stdout) as Json[];
    expect(list.map(({ operation }) => operation)).toEqual(["user create", "import parts"]);
    const refused = await partledger(["undo", "2"]);
    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain("Changes of users, groups and webhooks cannot be taken back.");
    expect(refused.stdout).not.toContain("overwrite");
  });

  it("take back the demo inventory", async () => {
    expect((await done(["demo"])).stderr).toMatch(/Change set 1\. Take it back with: .* undo 1$/m);
    const [, set] = JSON.parse((await done(["changes", "--json"])).stdout) as Json[];
    expect(set).toMatchObject({ id: 1, operation: "demo", comment: "Demo inventory" });
    expect(Date.now() - Date.parse(String(set?.["datetime"]))).toBeLessThan(60_000);
    const { code, stdout } = await partledger(["undo", "1"]);
    expect(code, stdout).toBe(0);
    expect((await done(["demo"])).stderr).toContain("Created a demo inventory");
  });
});
