/** Reads the parts of an `.xlsx` workbook (ECMA-376) that its sheets refer to. */
import path from "node:path";
import { ImportError } from "./import-error.ts";
import { builtInFormat, formatOfCode, type NumberFormat } from "./number-formats.ts";
import { attributeOf, readXml } from "./xml-events.ts";
import type { Zip } from "./zip-file.ts";

export interface Sheet {
  readonly name: string;
  /** The name of the entry in the ZIP file. */
  readonly entry: string;
}

export interface Workbook {
  /** The visible sheets in their order. */
  readonly sheets: readonly Sheet[];
  readonly uses1904: boolean;
  readonly sharedStrings: readonly string[];
  /** The formats of numbers by the index of the cell style. */
  readonly formats: readonly NumberFormat[];
}

const mebibyte = 1024 * 1024;
/** The limits of unpacked entries in bytes. */
const maximumPart = 8 * mebibyte;
const maximumStrings = 64 * mebibyte;

const maximumSheets = 1000;

/** Entries that identify other kinds of ZIP files, with explanations. */
const otherKinds: readonly (readonly [entry: string, explanation: string])[] = [
  ["xl/workbook.bin", "a spreadsheet in the .xlsb format. Save it as .xlsx"],
  ["content.xml", "an OpenDocument file. Save the spreadsheet as .xlsx"],
  ["word/document.xml", "a Word document. Copy its table to a spreadsheet and save it as .xlsx"],
  ["Index/Document.iwa", "a Numbers document. Export it as CSV or .xlsx"],
];

/** @throws {ImportError} if the ZIP file is no workbook, is damaged or exceeds a limit */
export async function readWorkbook(file: string, zip: Zip): Promise<Workbook> {
  const root = zip.names.has("_rels/.rels") ? await relationsOf(file, zip, "") : [];
  const entry = root.find(({ type }) => type.endsWith("/officeDocument"))?.target;
  if (entry === undefined || !zip.names.has(entry) || !/^xl\/.*\.xml$/.test(entry)) {
    const found = otherKinds.find(([name]) => zip.names.has(name))?.[1];
    throw new ImportError(`${file} is ${found ?? "a ZIP file. Unpack it and import the file in it"}.`);
  }
  const relations = await relationsOf(file, zip, entry);
  const related = (kind: string): string | undefined => {
    const target = relations.find(({ type }) => type.endsWith(`/${kind}`))?.target;
    return target !== undefined && zip.names.has(target) ? target : undefined;
  };
  const { sheets, uses1904 } = await readSheets(file, zip, entry);
  const targets = new Map(relations.map(({ id, target }) => [id, target]));
  return {
    sheets: sheets.flatMap(({ name, id }) => {
      const target = targets.get(id);
      return target === undefined || !zip.names.has(target) ? [] : [{ name, entry: target }];
    }),
    uses1904,
    sharedStrings: await readSharedStrings(file, zip, related("sharedStrings")),
    formats: await readFormats(file, zip, related("styles")),
  };
}

interface Relation {
  readonly id: string;
  readonly type: string;
  /** The name of the entry. */
  readonly target: string;
}

async function relationsOf(file: string, zip: Zip, entry: string): Promise<Relation[]> {
  const folder = path.posix.dirname(entry);
  const name = path.posix.join(folder, "_rels", `${path.posix.basename(entry)}.rels`);
  if (!zip.names.has(name)) return [];
  const relations: Relation[] = [];
  await readXml(file, zip.bytesOf(name, maximumPart), {
    open(tag, { Id: id = "", Type: type = "", Target: target = "" }) {
      if (tag !== "Relationship") return;
      const absolute = target.startsWith("/") ? target.slice(1) : path.posix.join(folder, target);
      relations.push({ id, type, target: absolute });
    },
  });
  return relations;
}

async function readSheets(file: string, zip: Zip, entry: string) {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  let uses1904 = false;
  await readXml(file, zip.bytesOf(entry, maximumPart), {
    open(tag, attributes) {
      if (tag === "workbookPr") uses1904 = /^(?:1|true|on)$/.test(attributes["date1904"] ?? "");
      if (tag !== "sheet" || (attributes["state"] ?? "visible") !== "visible") return;
      if (sheets.length >= maximumSheets) return;
      sheets.push({ name: attributes["name"] ?? "", id: attributeOf(attributes, "id") ?? "" });
    },
  });
  return { sheets, uses1904 };
}

async function readSharedStrings(file: string, zip: Zip, entry: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (entry === undefined) return strings;
  const collector = createTextCollector();
  await readXml(file, zip.bytesOf(entry, maximumStrings), {
    open(tag) {
      if (tag === "si") collector.reset();
      collector.open(tag);
    },
    text: collector.text,
    close(tag) {
      collector.close(tag);
      if (tag === "si") strings.push(collector.value());
    },
  });
  return strings;
}

/** Collects the texts of a string, which can consist of several runs. Phonetic hints are not part of the string. */
export function createTextCollector() {
  let value = "";
  let isText = false;
  let isPhonetic = false;
  return {
    reset(): void {
      value = "";
    },
    open(tag: string): void {
      if (tag === "rPh") isPhonetic = true;
      if (tag === "t") isText = true;
    },
    text(text: string): void {
      if (isText && !isPhonetic) value += text;
    },
    close(tag: string): void {
      if (tag === "rPh") isPhonetic = false;
      if (tag === "t") isText = false;
    },
    value: (): string => value,
  };
}

async function readFormats(file: string, zip: Zip, entry: string | undefined): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (entry === undefined) return formats;
  const custom = new Map<number, NumberFormat>();
  let isCellStyle = false;
  await readXml(file, zip.bytesOf(entry, maximumPart), {
    open(tag, { numFmtId, formatCode = "" }) {
      if (tag === "cellXfs") isCellStyle = true;
      if (tag === "numFmt") custom.set(Number(numFmtId), formatOfCode(formatCode));
      if (tag !== "xf" || !isCellStyle) return;
      const id = Number(numFmtId ?? 0);
      formats.push(custom.get(id) ?? builtInFormat(id));
    },
    close(tag) {
      if (tag === "cellXfs") isCellStyle = false;
    },
  });
  return formats;
}
