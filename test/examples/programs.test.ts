/** Runs the programs in examples/ that use the TypeScript client, in a new project with the packed client. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProject, root, type Finished, type Project } from "../sdk/project.ts";
import { api } from "../support/client.ts";
import { startDemoService } from "../support/demo.ts";
import { tokens } from "../support/principals.ts";
import type { TestService } from "../support/service.ts";

let project: Project;
let service: TestService;

beforeAll(async () => {
  [project, service] = await Promise.all([createProject("csv-parse"), startDemoService({ VAT_RATE: "19" })]);
  const programs = readdirSync(join(root, "examples")).filter((name) => name.endsWith(".mjs"));
  for (const name of programs) await project.write(name, readFileSync(join(root, "examples", name), "utf8"));
});

afterAll(async () => {
  await service?.close();
  await project?.remove();
});

function run(program: string, parameters: readonly string[], environment = {}): Promise<Finished> {
  const connection = { PARTLEDGER_URL: service.url, PARTLEDGER_TOKEN: tokens.readOnly };
  return project.run("node", [`${program}.mjs`, ...parameters], { ...connection, ...environment });
}

describe.each(["check-bom", "shopping-list"])("%s.mjs", (program) => {
  it("prints how to use it", async () => {
    const help = await run(program, ["--help"]);
    expect([help.code, help.stderr]).toEqual([0, ""]);
    expect(help.stdout).toMatch(new RegExp(`^Usage: node ${program}\\.mjs `));
    expect(readFileSync(join(root, `examples/${program}.mjs`), "utf8").split("\n").length).toBeLessThan(101);
  });

  it("explains what to do if the token or an option is wrong", async () => {
    await project.write("one.csv", "Reference,Value\nR1,10k\n");
    const file = program === "check-bom" ? ["one.csv"] : [];
    const [rejected, wrong] = await Promise.all([
      run(program, file, { PARTLEDGER_TOKEN: "wrong" }),
      run(program, ["--wrong"]),
    ]);
    const stderr = "The API token is missing or invalid. Set PARTLEDGER_TOKEN.\n";
    expect(rejected).toEqual({ code: 2, stdout: "", stderr });
    expect(wrong).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("--wrong") as string,
    });
  });
});

describe("check-bom.mjs", () => {
  /** Runs the program with the lines of a file, and returns the exit code and the columns of its output. */
  async function check(lines: readonly string[], ...options: readonly string[]) {
    await project.write("bom.csv", lines.join("\r\n"));
    const { code, stdout, stderr } = await run("check-bom", [...options, "bom.csv"]);
    expect(stderr).toBe("");
    const rows = stdout.trimEnd().split("\n");
    return {
      code,
      rows: rows.map((row) =>
        row
          .split(/ {2,}| (?=\S)/, 2)
          .concat(row.slice(28))
          .map(String),
      ),
    };
  }

  const header = '"Reference","Value","Datasheet","Footprint","Qty","DNP"';
  const capacitor = '"C1-C4","100n","~","Capacitor_SMD:C_0603_1608Metric","4",""';

  it("finds parts by value and size, and by name", async () => {
    const { code, rows } = await check([
      header,
      capacitor,
      '"R1,R2","1k","~","Resistor_SMD:R_0603_1608Metric","2",""',
      '"U2","TPS62130RGTR","","Package_DFN_QFN:VQFN-16","1",""',
    ]);
    expect(rows).toEqual([
      ["available", "C1-C4", "CL10B104KB8NNNC: 4 needed, 91 in stock"],
      ["available", "R1,R2", "RC0603FR-071KL: 2 needed, 4850 in stock"],
      ["available", "U2", "TPS62130RGTR: 1 needed, 60 in stock"],
    ]);
    expect(code).toBe(0);
  });

  it("reports missing, unknown and ambiguous parts, and ignores those that are not placed", async () => {
    const { code, rows } = await check([
      header,
      '"R3-R5","10K","~","Resistor_SMD:R_0603_1608Metric","3",""',
      '"U9","XYZ-9000","","Package_SO:SOIC-8","1",""',
      '"J1","Conn_01x04","~","Connector:PinHeader_1x04","1","DNP"',
      '"R6","RC0603FR","~","","1",""',
    ]);
    expect(rows.map(([state, references]) => [state, references])).toEqual([
      ["missing", "R3-R5"],
      ["unknown", "U9"],
      ["ambiguous", "R6"],
    ]);
    expect(rows[0]?.[2]).toBe("RC0603FR-0710KL: 3 needed, 0 in stock");
    expect(rows[2]?.[2]).toMatch(/^RC0603FR matches RC0603FR-\w+, .* Set "MPN" or "Partledger ID"\.$/);
    expect(code).toBe(1);
  });

  it("adds the needs of all lines and boards", async () => {
    const second = '"C7","CL10B104KB8NNNC","~","","1",""';
    expect((await check([header, capacitor, second], "--boards", "18")).code).toBe(0);
    const { code, rows } = await check([header, capacitor, second], "--boards", "19");
    expect(code).toBe(1);
    expect(rows.map((row) => row[2])).toEqual(Array(2).fill("CL10B104KB8NNNC: 95 needed, 91 in stock"));
  });

  it("prefers the columns that identify a part exactly, in CSV, TSV and with semicolons", async () => {
    const { body } = await api(service, tokens.readOnly).get<{ id: number }[]>(
      "/api/parts?name=CL10B104KB8NNNC",
      { accept: "application/json", expect: 200 },
    );
    const id = body[0]?.id;
    const expected = [["available", "C1,C3-C5", "CL10B104KB8NNNC: 4 needed, 91 in stock"]];
    const rowsOf = async (...lines: string[]) => (await check(lines)).rows;
    expect(await rowsOf('\uFEFF"Refs";"Value";"Partledger ID"', `"C1,C3-C5";"x";"${id}"`)).toEqual(expected);
    expect(await rowsOf("Refs\tValue\tPart-DB IPN", "C1,C3-C5\tx\tCAP-0004")).toEqual(expected);
    expect(await rowsOf('"Refs","Value","MPN"', '"C1,C3-C5","x","CL10B104KB8NNNC"')).toEqual(expected);
  });

  it("rejects files without values", async () => {
    await project.write("other.csv", "a,b\n1,2\n");
    expect(await run("check-bom", ["other.csv"])).toEqual({
      code: 2,
      stdout: "",
      stderr: 'The file has no column "Value".\n',
    });
  });
});

describe("shopping-list.mjs", () => {
  it("lists the cheapest purchases of a project by supplier, with totals", async () => {
    const { code, stdout } = await run("shopping-list", ["--project", "1", "--quantity", "50"]);
    expect(code).toBe(1);
    const [columns = "", ...lines] = stdout.trimEnd().split("\n");
    expect(columns.split(/ {2,}/)).toEqual([
      ...["Supplier", "Number", "Part", "Needed", "Buy", "Unit price", "Cost", "Currency"],
    ]);
    expect(lines[0]).toMatch(/^\(no price\) +Sensor module +48$/);
    expect(lines).toContainEqual(
      expect.stringMatching(/^LCSC +C31241 +ESP32-WROOM-32E +50 +50 +2\.44 +121\.765 +USD$/),
    );
    expect(lines).toContain("Total: 168.98 USD");
  });

  it("lists parts below their minimum amount, as CSV", async () => {
    const { code, stdout } = await run("shopping-list", ["--csv"]);
    expect(code).toBe(1);
    const lines = stdout.trimEnd().split("\n");
    expect(lines).toContain(
      '"Mouser","614-CL10B104KB8NNNC","CL10B104KB8NNNC","9","10","0.0241","0.2409","EUR without VAT"',
    );
    const { body } = await api(service, tokens.readOnly).get<unknown[]>(
      "/api/parts?below_minimum=true&itemsPerPage=100",
      { accept: "application/json", expect: 200 },
    );
    expect(lines).toHaveLength(1 + body.length);
  });

  it("prints CSV without formulas, whatever the list separator of the spreadsheet is", async () => {
    const client = api(service, tokens.edit);
    const { body: parts } = await client.get<{ category: { id: number } }[]>("/api/parts?itemsPerPage=1", {
      accept: "application/json",
      expect: 200,
    });
    const category = `/api/categories/${parts[0]?.category.id}`;
    const part = { name: "=1+1;@a; =b", category, minamount: 5 };
    const { body } = await client.post<{ id: number }>("/api/parts", part, { expect: 201 });
    const { stdout } = await run("shopping-list", ["--csv"]);
    await client.delete(`/api/parts/${body.id}`, { expect: 204 });
    expect(stdout).toContain(`,"'=1+1;'@a;' =b",`);
  });

  it("explains what to do if the service is not reachable", async () => {
    expect(await run("shopping-list", [], { PARTLEDGER_URL: "http://127.0.0.1:1" })).toEqual({
      ...{ code: 2, stdout: "" },
      stderr: expect.stringMatching(
        /^GET http:\/\/127\.0\.0\.1:1\/api\/\S+ failed: .* Set PARTLEDGER_URL\.\n$/,
      ) as string,
    });
  });

  it("reports that nothing is missing, and projects that do not exist", async () => {
    const client = api(service, tokens.edit);
    const created = await client.post("/api/projects", { name: "Empty" }, { expect: 201 });
    const { code, stdout } = await run("shopping-list", ["--project", String(created.body["id"])]);
    expect([code, stdout]).toEqual([0, "Nothing to buy.\n"]);
    expect(await run("shopping-list", ["--project", "999"])).toMatchObject({
      code: 2,
      stderr: "The project does not exist. Check the ID after --project.\n",
    });
  });
});
