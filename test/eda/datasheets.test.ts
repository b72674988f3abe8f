/** Tests which attachment KiCad opens as the datasheet of a part. */
import { beforeAll, expect, it } from "vitest";
import { datasheetUrl } from "../../src/eda/part-record.ts";
import { idOf, unique, useService } from "../inventory/running-service.ts";
import { api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { visitor } from "../support/visitor.ts";
import { field } from "./kicad.ts";

type Attachment = Readonly<Record<string, unknown>>;

const link = (name: string, path: string, type = "Other"): Attachment => ({
  name,
  type,
  url: `https://example.com/${path}`,
});
const bare = (name: string, url: string): Attachment => ({ name, url });
const pdf = (name: string, upload: Record<string, unknown> = {}): Attachment => ({
  name,
  upload: { data: `data:application/pdf;base64,${pdfData}`, filename: "file.PDF", ...upload },
});
const pdfData = Buffer.from("%PDF-1.4\n%%EOF\n").toString("base64");

const cases: readonly [string, readonly Attachment[], RegExp | null][] = [
  ["nothing", [], null],
  ["an attachment that is a web page", [link("Page", "page.html")], null],
  [
    'an attachment named "Datasheet"',
    [link("a", "a.pdf"), link("The DataSheet", "page")],
    /^https:\/\/example.com\/page$/,
  ],
  [
    'an attachment named "Data sheet"',
    [link("a", "a.pdf"), link("Data Sheet v2", "two")],
    /example.com\/two$/,
  ],
  [
    'an attachment of the type "Datasheet"',
    [link("a", "a.pdf"), link("b", "typed", "Datasheets")],
    /example.com\/typed$/,
  ],
  ["two datasheets", [link("z datasheet", "z"), link("a datasheet", "a")], /example.com\/a$/],
  [
    "an external PDF",
    [link("a", "a.html"), link("b", "b.PDF?download=1")],
    /example.com\/b.PDF\?download=1$/,
  ],
  ["a URL that only mentions PDF", [link("a", "a?file=x.pdf")], null],
  ["a stored file", [pdf("manual")], /^http:\/\/127\.0\.0\.1:\d+\/media\/.*\.pdf$/],
  ["a private file", [pdf("manual", { private: true })], /^http:\/\/127\.0\.0\.1:\d+\/attachments\/\d+$/],
  ["a PDF URL without a scheme", [bare("a", "www.ti.com/lit/x.pdf")], /^http:\/\/www\.ti\.com\/lit\/x\.pdf$/],
  [
    'a URL without a scheme and the name "Datasheet"',
    [bare("Datasheet", "ti.com/x")],
    /^http:\/\/ti\.com\/x$/,
  ],
];

it("a downloaded datasheet opens at its source", () => {
  const stored = { name: "a", type: "", internal_path: "media/a.pdf", external_path: "www.ti.com/a" };
  expect(datasheetUrl([{ ...stored, part_id: 1, id: 2 }], "https://parts.example.com")).toBe(
    "http://www.ti.com/a",
  );
});

describeOneDialect("the datasheet for KiCad", (dialect) => {
  const running = useService(dialect);
  const types = new Map<string, string>();
  let category = "";

  beforeAll(async () => {
    category = await running.make("categories", { name: "Category" });
    for (const name of ["Other", "Datasheets"]) {
      types.set(name, await running.make("attachment_types", { name }));
    }
  });

  const partWith = async (attachments: readonly Attachment[]): Promise<string> => {
    const part = await running.make("parts", { name: unique("Part"), category });
    for (const { type = "Other", ...body } of attachments) {
      await running.make("attachments", { ...body, element: part, attachment_type: types.get(String(type)) });
    }
    return part;
  };

  it.each(cases)(
    "the datasheet for KiCad is selected for a part with %s",
    async (_words, attachments, expected) => {
      const part = await partWith(attachments);
      const page = `${running.service.url}/parts/${idOf(part)}`;
      const url = (await field(running, part, "datasheet")) ?? "";
      if (expected === null) expect(url).toBe(page);
      else expect(url).toMatch(expected);
    },
  );

  it("a datasheet that is a public file opens without sign-in", async () => {
    const url = new URL((await field(running, await partWith([pdf("manual")]), "datasheet")) ?? "");
    const { status, mediaType } = await api({ url: url.origin }).get(url.pathname, { accept: "*/*" });
    expect([status, mediaType]).toEqual([200, "application/pdf"]);
  });

  it("a datasheet that is a private file redirects to the sign-in page", async () => {
    const part = await partWith([pdf("manual", { private: true })]);
    const url = new URL((await field(running, part, "datasheet")) ?? "");
    const stranger = await visitor(running.service).get(url.pathname, { follow: false });
    expect(stranger.location).toBe(`/login?return_to=${encodeURIComponent(url.pathname)}`);
  });

  const without = useService(dialect, { environment: { EDA_KICAD_DATASHEET_AS_PDF: "0" } });

  it("the datasheet for KiCad is the page of the part if the operator chooses so", async () => {
    const type = await without.make("attachment_types", { name: "Datasheet" });
    const part = await without.make("parts", {
      name: "Part",
      category: await without.make("categories", { name: "Category" }),
    });
    await without.make("attachments", {
      name: "datasheet",
      element: part,
      attachment_type: type,
      url: "https://example.com/a.pdf",
    });
    expect(await field(without, part, "datasheet")).toBe(`${without.service.url}/parts/${idOf(part)}`);
  });
});
