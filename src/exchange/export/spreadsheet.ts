/**
 * Writes a table as an .xlsx workbook with one sheet (ECMA-376). Text is written into the cells, so a large table needs
 * no list of strings in memory. `tables/workbook.ts` reads workbooks.
 */
import { numberText, type Cell } from "./cells.ts";
import { zipStream } from "./zip-stream.ts";

/** Longer text makes a spreadsheet program report a damaged file. */
const maximumCellLength = 32_767;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The style of headings in `cellXfs`. */
const headingStyle = 1;

/** Returns the XML of the sheet up to its first row of values. */
export function sheetHead(columns: readonly string[]): string {
  const cells = columns.map((title) => inlineText(title, ` s="${headingStyle}"`)).join("");
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="18"/><sheetData><row>${cells}</row>`;
}

export function sheetRow(cells: readonly Cell[]): string {
  return `<row>${cells.map(cellXml).join("")}</row>`;
}

const sheetEnd = "</sheetData></worksheet>";

/**
 * Packs the XML of a sheet into a workbook.
 * @param sheet the head and the rows of the sheet
 */
export async function* packWorkbook(sheet: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const whole = async function* (): AsyncGenerator<string> {
    yield* sheet;
    yield sheetEnd;
  };
  yield* zipStream([...parts, { name: "xl/worksheets/sheet1.xml", content: whole() }]);
}

function cellXml(cell: Cell): string {
  if (cell === null || cell === "") return "<c/>";
  if (typeof cell === "string") return inlineText(cell, "");
  return `<c><v>${numberText(cell)}</v></c>`;
}

function inlineText(text: string, attributes: string): string {
  return `<c t="inlineStr"${attributes}><is><t xml:space="preserve">${escapeXml(shortened(text))}</t></is></c>`;
}

function shortened(text: string): string {
  return text.length <= maximumCellLength ? text : `${text.slice(0, maximumCellLength - 1)}…`;
}

const references: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeXml(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // XML 1.0 cannot contain these characters.
      .replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, "")
      .replace(/[&<>]/g, (character) => references[character] ?? character)
  );
}

const part = (name: string, xml: string) => ({ name, content: [declaration + xml] });

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packages}/relationships">${all.join("")}</Relationships>`;
}

/** All parts of the workbook but its sheet. */
const parts = [
  part(
    "[Content_Types].xml",
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  ),
  part("_rels/.rels", relationships([["officeDocument", "xl/workbook.xml"]])),
  part(
    "xl/workbook.xml",
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  part(
    "xl/_rels/workbook.xml.rels",
    relationships([
      ["worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles.xml"],
    ]),
  ),
  part(
    "xl/styles.xml",
    `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  ),
];
