/** The pages that import a bill of materials into a project, and that choose parts for its entries. */
import { beforeAll, describe, expect, it } from "vitest";
import { sheet, workbookOf, zipFile } from "../../import/zip.ts";
import { api, type Api, type Json } from "../../support/client.ts";
import { tokens } from "../../support/principals.ts";
import type { Fields, PageResult, Visitor } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { useTools } from "../tools/tools-site.ts";

describe("the pages of bills of materials", () => {
  const site = useTools();
  let admin: Visitor;
  let client: Api;
  let category: string;
  let count = 0;

  beforeAll(async () => {
    admin = await site().as("admin");
    client = api(site(), tokens.full);
    category = `/api/categories/${await createElement(client, "categories", { name: "For bills" })}`;
  });

  const unique = (name: string): string => `${name}${(count += 1)}`;
  const newProject = (): Promise<number> => createElement(client, "projects", { name: unique("Board ") });
  const newPart = async (number: string, stock = 0): Promise<number> => {
    const part = { name: number, category, manufacturer_product_number: number };
    const id = await createElement(client, "parts", part);
    if (stock > 0) await createElement(client, "part_lots", { part: `/api/parts/${id}`, amount: stock });
    return id;
  };
  const entriesOf = async (project: number): Promise<readonly Json[]> => {
    const { body } = await client.get<Json[]>(`/api/projects/${project}/bom`, { accept: "application/json" });
    return body;
  };

  async function check(project: number, content: string | Buffer, fields: Fields = {}): Promise<PageResult> {
    const start = await admin.get(`/projects/${project}/bom/import`);
    const file = new File([new Uint8Array(Buffer.from(content))], "board.csv", { type: "text/csv" });
    return admin.submit(start, { fields, file, form: `form[action="/projects/${project}/bom/import"]` });
  }
  const apply = (page: PageResult): Promise<PageResult> =>
    admin.submit(page, { form: 'form[action$="/apply"]' });
  const counts = ({ document }: PageResult): (string | undefined)[] =>
    document.querySelectorAll(".import-counts dd").map((each) => each.textContent);

  it("checks a file, imports it, and asks for the parts that were not found", async () => {
    const project = await newProject();
    const number = unique("BOMPART");
    await newPart(number, 24);
    const content = `Reference,Value,Footprint,MPN,Qty\n"U1,U2",x,SOIC-8,${number},2\nX1,Odd,,,1\n`;
    const checked = await check(project, content);
    expect(checked.heading).toBe("board.csv");
    // New, changed, unchanged, removed, without a part.
    expect(counts(checked)).toEqual(["2", "0", "0", "0", "1"]);
    expect(await entriesOf(project)).toEqual([]);

    const open = await apply(checked);
    expect(open.path).toBe(`/projects/${project}/bom/parts`);
    expect(open.words).toContain("Imported the bill of materials: 2 added. 1 has no part yet.");
    expect(open.words).toContain("1 entry has no part.");
    expect(await entriesOf(project)).toHaveLength(2);
    expect((await admin.get(`/projects/${project}`)).words).toContain("12 copies can be built from stock.");
  });

  it("shows the difference of a new revision, and keeps missing entries if asked", async () => {
    const project = await newProject();
    await apply(await check(project, "Reference,Value,Qty\nR1,1k,1\nC1,1u,1\n"));
    const revision = 'Reference,Value,Qty\n"R1,R2",1k,2\n';
    expect(counts(await check(project, revision, { keep: "1" })).slice(0, 4)).toEqual(["0", "1", "0", "0"]);
    const changed = await check(project, revision);
    expect(counts(changed).slice(0, 4)).toEqual(["0", "1", "0", "1"]);
    expect(changed.words).toContain("Removed entries");
    await apply(changed);
    expect(await entriesOf(project)).toHaveLength(1);
    expect((await check(project, revision)).words).toContain("already has this content");
  });

  it("assigns a part to an entry, and remembers it", async () => {
    const project = await newProject();
    const name = unique("Special");
    const part = await newPart(unique("CHOSEN"));
    const content = `Reference,Value,Qty\nX1,${name},1\n`;
    const open = await apply(await check(project, content));
    const [entry] = await entriesOf(project);
    const id = String(entry?.["id"]);
    const form = `#entry-${id} form`;
    const missing = await admin.submit(open, { form });
    expect([missing.status, missing.words]).toEqual([422, expect.stringContaining("Choose a part.")]);
    const { body } = await client.get<Json>(`/api/parts/${part}`);
    const done = await admin.submit(open, { form, fields: { [`part_${id}`]: String(body["name"]) } });
    expect(done.words).toContain("All entries of the bill of materials have a part.");
    expect((await entriesOf(project))[0]?.["part"]).toMatchObject({ id: part });
    const other = await newProject();
    expect(counts(await check(other, content))).toEqual(["1", "0", "0", "0"]);
  });

  it("reads another sheet of a spreadsheet, without choosing the file again", async () => {
    const project = await newProject();
    const board = (value: string) => sheet([["Reference", "Value"], ...[["R1", value]]]);
    const content = zipFile(
      workbookOf({ Cover: sheet([["Revision", "Date"]]), "Board A": board("1k"), "Board B": board("2k") }),
    );
    const first = await check(project, content);
    expect(first.document.querySelector('select[name="sheet"] [selected]')?.textContent).toBe("Board A");
    const form = 'form[action$="/apply"]:has(select)';
    const second = await admin.submit(first, { form, fields: { sheet: "Board B" } });
    expect(second.words).toContain("2k");
    const done = await admin.submit(second, {
      form: 'form[action$="/apply"]:has([name="sheet"][type="hidden"])',
    });
    expect(done.words).toContain("1 added");
    expect((await entriesOf(project)).map(({ name }) => name)).toEqual(["2k"]);
    const wrong = await check(project, content, { sheet: "cover" });
    expect(wrong.status).toBe(422);
    expect(wrong.words).toContain("The sheet “Cover” was read.".replace(/[“”]/g, '"'));
    const unknown = await check(project, content, { sheet: "Board C" });
    expect([unknown.status, unknown.words]).toEqual([422, expect.stringContaining('"Board A", "Board B"')]);
  });

  it("asks for a file, and says what a wrong one is", async () => {
    const project = await newProject();
    const start = await admin.get(`/projects/${project}/bom/import`);
    const empty = await admin.submit(start, { form: "main form" });
    expect([empty.status, empty.words]).toEqual([422, expect.stringContaining("Choose the file")]);
    const wrong = await check(project, "%PDF-1.7 text");
    expect([wrong.status, wrong.words]).toEqual([422, expect.stringContaining("PDF")]);
    const large = await check(project, `Reference,Value\n${"X".repeat(4 * 1024 * 1024)},1\n`);
    expect([large.status, large.words]).toEqual([422, expect.stringContaining("at most 4.1 MB")]);
  });
});
