/** The pages that import files: the upload, the preview with its choices, the progress and the result. */
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { sheet, workbookOf, zipFile } from "../../import/zip.ts";
import { api, type Api } from "../../support/client.ts";
import { tokens } from "../../support/principals.ts";
import type { Fields, PageResult, Visitor } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { useTools } from "../tools/tools-site.ts";

const order = new URL("../../files/orders/first-order.csv", import.meta.url);

describe("the pages of imports", () => {
  const site = useTools();
  let admin: Visitor;
  let client: Api;
  let count = 0;

  beforeAll(async () => {
    admin = await site().as("admin");
    client = api(site(), tokens.full);
  });

  const unique = (name: string): string => `${name} ${(count += 1)}`;

  /** Loads the page of an import until the import has finished. */
  async function finished(page: PageResult, browser = admin): Promise<PageResult> {
    let current = page;
    await expect
      .poll(
        async () => {
          current = await browser.get(page.path);
          return current.headers.get("refresh");
        },
        { timeout: 20_000, interval: 30 },
      )
      .toBeNull();
    return current;
  }

  async function upload(content: string | Buffer, name: string, fields: Fields = {}): Promise<PageResult> {
    const start = await admin.get("/import");
    const file = new File([new Uint8Array(Buffer.from(content))], name, { type: "text/csv" });
    return finished(await admin.submit(start, { fields, file, form: ".import-form" }));
  }

  const press = async (page: PageResult, button: string, fields: Fields = {}): Promise<PageResult> =>
    finished(await admin.submit(page, { fields, button: `action=${button}`, form: ".import-form" }));

  const counts = ({ document }: PageResult): (string | undefined)[] =>
    document.querySelectorAll(".import-counts dd").map((each) => each.textContent);

  const rows = ({ document }: PageResult, section: string): string[] =>
    document
      .querySelectorAll(`#${section} tbody tr`)
      .map((row) => row.structuredText.replace(/\s+/g, " ").trim());

  const partsNamed = async (name: string): Promise<readonly { readonly id: number }[]> =>
    (
      await client.get<{ id: number }[]>(`/api/parts?name=${encodeURIComponent(name)}`, {
        accept: "application/json",
      })
    ).body;

  it("checks a list of parts, imports it and offers Undo", async () => {
    const name = unique("Timer");
    const checked = await upload(`Part,Category,Qty\n${name},Analog > Timers,5\n`, "timers.csv");
    expect(checked.heading).toBe("timers.csv");
    expect(counts(checked)).toEqual(["1", "0", "0", "0"]);
    expect(checked.words).toContain("Nothing is saved yet.");
    expect(rows(checked, "rows")[0]).toContain(name);
    expect(await partsNamed(name)).toEqual([]);

    const done = await press(checked, "import");
    expect(done.words).toContain("The file is imported.");
    const [part] = await partsNamed(name);
    expect(done.document.querySelector(`#rows a[href="/parts/${part?.id}"]`)?.textContent).toBe(name);
    const changes = done.document.querySelector('main a[href^="/change_sets/"]')?.getAttribute("href") ?? "";
    expect((await admin.get(changes)).words).toContain(name);
    const undo = done.document.querySelector('a[href*="/undo?"]')?.getAttribute("href") ?? "";
    await admin.submit(await admin.get(undo), { form: undo.split("?")[0] ?? "" }).catch(async () => {
      await admin.submit(await admin.get(undo));
    });
    expect(await partsNamed(name)).toEqual([]);
  });

  it("imports a table that is pasted", async () => {
    const name = unique("Pasted");
    const start = await admin.get("/import");
    const table = `Name\tCategory\r\n${name}\tPasted\r\n`;
    const checked = await finished(await admin.submit(start, { fields: { table }, form: ".import-form" }));
    expect([checked.heading, ...counts(checked)]).toEqual(["Pasted table", "1", "0", "0", "0"]);
    await press(checked, "import");
    expect(await partsNamed(name)).toHaveLength(1);
  });

  it("asks for what is missing, and checks the same file again", async () => {
    const name = unique("Bare");
    const failed = await upload(`name\n${name}\n`, "bare.csv");
    expect(failed.words).toContain("Category of new parts");
    expect(failed.document.querySelector('button[value="import"]')).toBeNull();
    const checked = await press(failed, "check", { category: "Chosen > Below" });
    expect(counts(checked)).toEqual(["1", "0", "0", "0"]);
    expect(checked.document.querySelector('[name="category"]')?.getAttribute("value")).toBe("Chosen > Below");
    await press(checked, "import");
    expect(await partsNamed(name)).toHaveLength(1);
  });

  it("shows what a file was taken for, and each problem at its line and column", async () => {
    const content = "Bauteilliste;;\nName;Kategorie;Menge\nOne;Sorte;5\nTwo;Sorte;viele\nSumme;;5\n";
    const checked = await upload(Buffer.from(content, "latin1"), "liste.csv");
    expect(checked.words).toContain("separated by semicolons");
    expect(rows(checked, "columns")).toHaveLength(3);
    expect(counts(checked)[3]).toBe("1");
    const [problem = ""] = rows(checked, "problems");
    expect(problem).toContain("Line 4");
    expect(problem).toContain("Menge");
    const report = await admin.get(`${checked.path}/report.csv`);
    expect(report.headers.get("content-type")).toContain("text/csv");
    expect(report.text).toContain("viele");
  });

  it("reads another sheet of a spreadsheet", async () => {
    const [first, second] = [unique("First"), unique("Second")];
    const content = zipFile(
      workbookOf({
        Stock: sheet([["Foo", "Name", "Category"], ...[["1", first, "X"]]]),
        More: sheet([["Name", "Category"], ...[[second, "X"]]]),
      }),
    );
    const checked = await upload(content, "parts.xlsx");
    const options = checked.document
      .querySelectorAll('[name="sheet"] option')
      .map((each) => each.textContent);
    expect(options).toEqual(["Automatic: Stock", "More"]);
    // The columns that are chosen are those of the other sheet.
    const other = await press(checked, "check", { sheet: "More", "column-0": "comment" });
    expect(rows(other, "columns")).toHaveLength(2);
    const done = await press(other, "import");
    expect(counts(done)[0]).toBe("1");
    expect([await partsNamed(first), await partsNamed(second)]).toMatchObject([[], [{}]]);
  });

  it("books an order in, with a location for each line", async () => {
    const checked = await upload(await readFile(order), "order_81234567.csv", { type: "order" });
    expect(checked.words).toContain("Found: Digi-Key, from the headings.");
    expect(checked.words).toContain("Found: 81234567, from the name of the file.");
    expect(checked.words).toContain("3 lines");
    const checkedAgain = await press(checked, "check", {
      category: "Ordered",
      category_rules: "RES SMD = Resistors\nCAP CER = Capacitors",
      location: "Incoming",
      "location-3": "Drawer 3",
    });
    expect(counts(checkedAgain)).toEqual(["3", "0", "0", "0"]);
    expect(checkedAgain.document.querySelector('[name="location-3"]')?.getAttribute("value")).toBe(
      "Drawer 3",
    );
    const done = await press(checkedAgain, "import");
    expect(rows(done, "rows")).toHaveLength(3);
    const [resistor] = await partsNamed("RC0603FR-074K7L");
    const { body } = await client.get<Record<string, never>>(`/api/parts/${resistor?.id}`);
    expect(body).toMatchObject({
      category: { name: "Resistors" },
      partLots: [{ amount: 1000, storage_location: { name: "Drawer 3" } }],
    });
  });

  it("takes more choices of lines than a URL can have", async () => {
    const prefix = unique("MANY").replace(" ", "");
    const numbers = Array.from({ length: 100 }, (_, index) => `${prefix}-${index}`);
    const content = ["Mouser #:,Mfr. #:,Order Qty.", ...numbers.map((number) => `595-${number},${number},7`)];
    const checked = await upload(`${content.join("\n")}\n`, "mouser_81234599.csv", { type: "order" });
    const location = `Drawer ${"x".repeat(90)}`;
    const locations = Object.fromEntries(numbers.map((_, index) => [`location-${index + 2}`, location]));
    const chosen = await press(checked, "check", { category: "Ordered", ...locations });
    expect(counts(chosen)).toEqual(["100", "0", "0", "0"]);
    expect(chosen.document.querySelectorAll(`[value="${location}"][name^="location-"]`)).toHaveLength(100);
  });

  it("lets the user choose one of several parts that match a line of an order", async () => {
    const number = unique("MPN").replace(" ", "");
    const category = `/api/categories/${await createElement(client, "categories", { name: unique("Twins") })}`;
    const twins = ["One", "Two"].map((name) =>
      createElement(client, "parts", {
        name: unique(name),
        category,
        manufacturer_product_number: number,
      }),
    );
    const ids = await Promise.all(twins);
    const content = `Mouser #:,Mfr. #:,Order Qty.,Price (USD)\n595-${number},${number},7,$1.00\n`;
    const checked = await upload(content, "mouser_81234568.csv", { type: "order" });
    expect(counts(checked)[3]).toBe("1");
    const options = checked.document
      .querySelectorAll('[name="part-2"] option')
      .map((each) => each.getAttribute("value"));
    expect(options).toEqual(["", ...ids.map(String), "new"]);
    const chosen = await press(checked, "check", { "part-2": String(ids[1]), category: "Ordered" });
    expect(counts(chosen)).toEqual(["0", "1", "0", "0"]);
    await press(chosen, "import");
    const { body } = await client.get(`/api/parts/${ids[1]}`);
    expect(body).toMatchObject({ total_instock: 7 });
  });

  it("saves columns under a name, and uses them for another file", async () => {
    const name = unique("Saved");
    const checked = await upload("Foo,Bar\nX1,2\n", "first.csv", { type: "parts" });
    const saved = await press(checked, "check", {
      category: name,
      "column-0": "name",
      "column-1": "quantity",
      mapping_name: name,
    });
    expect(counts(saved)[0]).toBe("1");
    const other = await upload("Bar,Baz,Foo\n2,x,X2\n", "second.csv", { type: "parts" });
    const used = await press(other, "check", { category: name, mapping: name });
    expect(counts(used)[0]).toBe("1");
    expect(used.document.querySelector('[name="column-2"] option[selected]')?.getAttribute("value")).toBe(
      "name",
    );
  });

  it.each([
    ["neither a file nor a table", {}, undefined, "file", "Choose a file, or paste a table."],
    ["a file and a table", { table: "Name\n1" }, new File(["name\n1"], "a.csv"), "table", "Choose either"],
    ["an empty file", {}, new File([], "empty.csv"), "file", "The file is empty."],
  ])("rejects %s", async (_name, fields: Fields, file, field, message) => {
    const start = await admin.get("/import");
    const page = await admin.submit(start, { fields, form: ".import-form", ...(file && { file }) });
    expect(page.status).toBe(422);
    expect(page.fieldError(field)).toContain(message);
  });

  it("names a rule without a category", async () => {
    const checked = await upload(await readFile(order), "order.csv", { type: "order" });
    const page = await admin.submit(checked, {
      fields: { category_rules: "RES SMD" },
      button: "action=check",
      form: ".import-form",
    });
    expect([page.status, page.fieldError("category_rules")]).toEqual([
      422,
      "“RES SMD” is not a rule. Write one rule per line, such as: RES SMD = Resistors → Chip",
    ]);
  });

  it("refuses to add the stock of a file twice unless it is chosen, in words of the page", async () => {
    const content = `name,category_path,quantity\n${unique("Twice")},Twice,3\n`;
    await press(
      await press(await upload(content, "twice.csv"), "check", { existing: "add-stock" }),
      "import",
    );
    const again = await press(await upload(content, "twice.csv"), "check", { existing: "add-stock" });
    const refused = await admin.submit(again, { button: "action=import", form: ".import-form" });
    expect(refused.status).toBe(409);
    expect(refused.document.querySelector(".errors")?.textContent).toContain("select “Add the stock again”.");
    expect(counts(await press(again, "import", { again: "1" }))).toEqual(["0", "1", "0", "0"]);
  });

  it("cancels an import that waits, and says that its file is no longer stored", async () => {
    const checked = await upload(`name,category_path\n${unique("Kept")},Kept\n`, "kept.csv");
    const id = Number(checked.path.split("/").at(-1));
    const change = async (values: object): Promise<void> => {
      await site().store.transaction(async ({ db }) => {
        await db.updateTable("imports").set(values).where("id", "=", id).execute();
      });
    };
    await change({ file_kept_until: null });
    const old = await admin.get(checked.path);
    expect(old.words).toContain("The file is no longer stored.");
    expect(old.document.querySelector(".import-form")).toBeNull();
    // Another process seems to run it.
    const lease = new Date(Date.now() + 60_000).toISOString();
    await change({ status: "running", finished: null, holder: "other", lease_until: lease });
    const running = await admin.get(checked.path);
    expect(running.headers.get("refresh")).toBe("1");
    const canceling = await admin.submit(running);
    expect(canceling.words).toContain("is being canceled");
    await change({ status: "canceled", finished: new Date().toISOString(), holder: null, lease_until: null });
    expect((await admin.get(checked.path)).words).toContain("The check was canceled.");
  });

  it("lists the user's imports and is only for users who can import", async () => {
    const importer = await site().with("parts.import", "parts.read");
    expect((await importer.get("/import")).words).toContain("You have imported no file yet.");
    expect((await admin.get("/import")).words).toContain("timers.csv");
    expect((await admin.get("/")).document.querySelector('nav a[href="/import"]')).not.toBeNull();
    const other = await site().with("parts.read");
    expect((await other.get("/")).document.querySelector('a[href="/import"]')).toBeNull();
    for (const path of ["/import", "/import/1", "/import/1/report.csv"]) {
      expect((await other.get(path)).status).toBe(403);
    }
    expect((await importer.get("/import/1")).status).toBe(404);
  });
});
