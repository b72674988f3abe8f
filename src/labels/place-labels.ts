/** Places labels on pages: on a roll, each page is one label. On a sheet, labels follow each other in rows. */
import { margin } from "./place-barcode.ts";
import { formatMeasure, SheetNotUsable, type LabelSize } from "./label-errors.ts";
import { papers, type Sheet } from "./sheets.ts";

export type Medium =
  | { readonly kind: "roll"; readonly isRotated: boolean }
  | {
      readonly kind: "sheet";
      readonly sheet: Sheet;
      /** The first label to print, counted from 1 in rows. Earlier labels of the first sheet are already used. */
      readonly start: number;
      /** Corrections for the printer, in 0.1 mm. */
      readonly offsetX: number;
      readonly offsetY: number;
      readonly isRotated: boolean;
    };

export interface Page extends LabelSize {
  readonly labels: readonly PlacedLabel[];
}

export interface PlacedLabel {
  /** The position in the list of labels. */
  readonly index: number;
  /** The upper left corner on the page, in mm. */
  readonly x: number;
  readonly y: number;
  /** Whether the label is turned clockwise by 90°. */
  readonly isRotated: boolean;
}

/** Tolerance for measures that manufacturers round, in mm. */
const tolerance = 0.3;

/** The largest offset in the contract, in 0.1 mm. */
const largestOffset = 100;

/** Returns the size for the layout of a label: the size of the template on a roll, the size of the label on a sheet. */
export function labelSize(medium: Medium, template: LabelSize): LabelSize {
  if (medium.kind === "roll") return { width: template.width, height: template.height };
  const { labelWidth: width, labelHeight: height } = medium.sheet;
  return medium.isRotated ? { width: height, height: width } : { width, height };
}

/**
 * @throws {SheetNotUsable} if the labels overlap or are not on the paper, also because of an offset, or if the start is after
 * the last label
 */
export function placeLabels(medium: Medium, template: LabelSize, count: number): readonly Page[] {
  const { isRotated } = medium;
  if (medium.kind === "roll") {
    const { width, height } = isRotated ? { width: template.height, height: template.width } : template;
    return Array.from({ length: count }, (_, index) => ({
      ...{ width, height },
      labels: [{ index, x: 0, y: 0, isRotated }],
    }));
  }
  const { sheet, start, offsetX, offsetY } = medium;
  checkSheet(sheet, start);
  checkOffset("offset_x", offsetX, spaceAround(sheet, "x"));
  checkOffset("offset_y", offsetY, spaceAround(sheet, "y"));
  const perPage = sheet.columns * sheet.rows;
  const first = start - 1;
  return Array.from({ length: Math.ceil((first + count) / perPage) }, (_, page) => {
    const labels: PlacedLabel[] = [];
    for (let cell = page === 0 ? first : 0; cell < perPage; cell++) {
      const index = page * perPage + cell - first;
      if (index >= count) break;
      labels.push({
        index,
        x: sheet.left + (cell % sheet.columns) * sheet.pitchX + offsetX / 10,
        y: sheet.top + Math.floor(cell / sheet.columns) * sheet.pitchY + offsetY / 10,
        isRotated,
      });
    }
    return { ...papers[sheet.paper], labels };
  });
}

interface Space {
  readonly before: number;
  readonly after: number;
}

/** Returns the distances of the labels from the edges of the paper, in mm. */
function spaceAround(sheet: Sheet, axis: "x" | "y"): Space {
  const { width, height } = papers[sheet.paper];
  const { right, bottom } = endOf(sheet);
  return axis === "x"
    ? { before: sheet.left, after: width - right }
    : { before: sheet.top, after: height - bottom };
}

/** The blank margin of labels can be beside the paper: some sheets have labels up to the edge. */
function checkOffset(property: "offset_x" | "offset_y", offset: number, { before, after }: Space): void {
  const least = -Math.min(Math.floor((before + margin) * 10), largestOffset);
  const most = Math.min(Math.floor((Math.max(after, 0) + margin) * 10), largestOffset);
  if (offset < least || offset > most)
    throw new SheetNotUsable(
      property,
      `An offset of ${formatMeasure(Math.abs(offset) / 10)} mm would move the labels off the sheet. ` +
        `For this sheet, use a value from ${least} to ${most} (0.1 mm).`,
    );
}

function endOf({ columns, rows, left, top, labelWidth, labelHeight, pitchX, pitchY }: Sheet) {
  return {
    right: left + (columns - 1) * pitchX + labelWidth,
    bottom: top + (rows - 1) * pitchY + labelHeight,
  };
}

function checkSheet(sheet: Sheet, start: number): void {
  const { columns, rows, labelWidth, labelHeight, pitchX, pitchY } = sheet;
  const paper = papers[sheet.paper];
  const { right, bottom } = endOf(sheet);
  if ((columns > 1 && pitchX < labelWidth - tolerance) || (rows > 1 && pitchY < labelHeight - tolerance))
    throw new SheetNotUsable(
      "measures",
      "The labels overlap. The pitch must be at least the size of a label.",
    );
  if (right > paper.width + tolerance || bottom > paper.height + tolerance)
    throw new SheetNotUsable(
      "measures",
      `The labels need ${formatMeasure(right)} × ${formatMeasure(bottom)} mm, ` +
        `but ${sheet.paper} is ${paper.width} × ${paper.height} mm.`,
    );
  if (start > columns * rows)
    throw new SheetNotUsable(
      "start",
      `The sheet has ${columns * rows} labels. The start position is ${start}.`,
    );
}
