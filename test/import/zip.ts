/** Writes ZIP files for tests of spreadsheets, also with wrong sizes. */
import { crc32, deflateRawSync } from "node:zlib";

interface ZipOptions {
  /** The size of each entry that the file declares. Default: the real size. */
  readonly declaredSize?: number;
}

/** @param entries the content of the entries by name */
export function zipFile(
  entries: Readonly<Record<string, string>>,
  { declaredSize }: ZipOptions = {},
): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const compressed = deflateRawSync(content, { level: 1 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(compressed.length, 14);
    common.writeUInt32LE(declaredSize ?? content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const head = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name)]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    local.push(head, compressed);
    central.push(Buffer.from("PK\x01\x02\x14\0"), common, rest, Buffer.from(name));
    offset += head.length + compressed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Returns the entries of a workbook with one sheet. */
export function workbook(
  sheet: string,
  others: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  return {
    "_rels/.rels": `<Relationships>${relation("a", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `<workbook xmlns:r="${office}"><sheets><sheet name="S" r:id="a"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${[
      relation("a", "worksheet", "sheet.xml"),
      relation("b", "sharedStrings", "strings.xml"),
      relation("c", "styles", "styles.xml"),
    ].join("")}</Relationships>`,
    "xl/sheet.xml": sheet,
    ...others,
  };
}

/** Returns the entries of a workbook with several sheets, by name. A name that starts with `.` is hidden. */
export function workbookOf(sheets: Readonly<Record<string, string>>): Record<string, string> {
  const all = Object.entries(sheets);
  const tags = all.map(
    ([name], index) =>
      `<sheet name="${name}" r:id="s${index}"${name.startsWith(".") ? ' state="hidden"' : ""}/>`,
  );
  const relations = all.map(
    (_, index) => `<Relationship Id="s${index}" Type="${office}/worksheet" Target="sheet${index}.xml"/>`,
  );
  return {
    ...workbook(""),
    "xl/workbook.xml": `<workbook xmlns:r="${office}"><sheets>${tags.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${relations.join("")}</Relationships>`,
    ...Object.fromEntries(all.map(([, xml], index) => [`xl/sheet${index}.xml`, xml])),
  };
}

/** Returns the XML of a sheet. */
export function sheet(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(
    (cells) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`,
  );
  return `<worksheet><sheetData>${lines.join("")}</sheetData></worksheet>`;
}
