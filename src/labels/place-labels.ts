/** Places labels on pages: on a roll, each page is one label. On a sheet, labels follow each other in rows. */
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

/** Returns the size for the layout of a label: the size of the template on a roll, the size of the label on a sheet. */
export function labelSize(medium: Medium, template: LabelSize): LabelSize {
  if (medium.kind === "roll") return { width: template.width, height: template.height };
  const { labelWidth: width, labelHeight: height } = medium.sheet;
  return medium.isRotated ? { width: height, height: width } : { width, height };
}

/** @throws {SheetNotUsable} if the labels overlap or are not on the paper, or if the start is after the last label */
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

function checkSheet(sheet: Sheet, start: number): void {
  const { columns, rows, left, top, labelWidth, labelHeight, pitchX, pitchY } = sheet;
  const paper = papers[sheet.paper];
  const right = left + (columns - 1) * pitchX + labelWidth;
  const bottom = top + (rows - 1) * pitchY + labelHeight;
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
