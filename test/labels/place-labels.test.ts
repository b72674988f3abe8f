import { describe, expect, it } from "vitest";
import { SheetNotUsable } from "../../src/labels/label-errors.ts";
import { labelSize, placeLabels, type Medium } from "../../src/labels/place-labels.ts";
import { papers, sheets, type Sheet } from "../../src/labels/sheets.ts";

const template = { width: 50, height: 30 };

function onSheet(sheet: Sheet, changes: Partial<Extract<Medium, { kind: "sheet" }>> = {}): Medium {
  return { kind: "sheet", sheet, start: 1, offsetX: 0, offsetY: 0, isRotated: false, ...changes };
}

describe.each(Object.entries<Sheet>(sheets))("%s", (_name, sheet) => {
  it("has all labels on the paper and none overlap", () => {
    const count = sheet.columns * sheet.rows;
    const pages = placeLabels(onSheet(sheet), template, count + 1);
    expect(pages.map(({ labels }) => labels.length)).toEqual([count, 1]);
    const last = pages[0]?.labels.at(-1);
    const paper = papers[sheet.paper];
    expect((last?.x ?? 0) + sheet.labelWidth).toBeLessThanOrEqual(paper.width + 0.3);
    expect((last?.y ?? 0) + sheet.labelHeight).toBeLessThanOrEqual(paper.height + 0.3);
  });
});

it("starts at the position after the used labels and applies the offsets", () => {
  const medium = onSheet(sheets["Avery L4770"], { start: 6, offsetX: 10, offsetY: -5 });
  const [page] = placeLabels(medium, template, 1);
  const label = page?.labels[0];
  expect(label?.x).toBeCloseTo(10 + 48.5 + 1);
  expect(label?.y).toBeCloseTo(22 + 25.4 - 0.5);
});

it.each<[keyof typeof sheets, "offsetX" | "offsetY", number, number]>([
  ["Avery L4770", "offsetX", -100, 98],
  ["Avery L7163", "offsetX", -43, 55],
  ["Avery L7651", "offsetY", -100, 100],
  ["Avery Zweckform 3474", "offsetX", -10, 10],
  ["Avery Zweckform 3474", "offsetY", -10, 20],
])(
  "%s allows %s from %d to %d, which keeps the text of the labels on the paper",
  (name, property, least, most) => {
    const place = (offset: number): unknown =>
      placeLabels(onSheet(sheets[name], { [property]: offset }), template, 1);
    for (const offset of [least, 0, most]) expect(place(offset)).toHaveLength(1);
    const limits = `For this sheet, use a value from ${least} to ${most} (0.1 mm).`;
    for (const offset of [least - 1, most + 1]) expect(() => place(offset)).toThrow(limits);
  },
);

it.each<[string, Medium, object, object]>([
  ["a roll", { kind: "roll", isRotated: false }, template, template],
  ["a rotated roll", { kind: "roll", isRotated: true }, template, { width: 30, height: 50 }],
  ["a sheet", onSheet(sheets["Avery L7160"]), { width: 63.99, height: 38.1 }, papers.A4],
  [
    "a rotated sheet",
    onSheet(sheets["Avery L7160"], { isRotated: true }),
    { width: 38.1, height: 63.99 },
    papers.A4,
  ],
])("the sizes of label and page on %s", (_name, medium, label, page) => {
  const size = labelSize(medium, template);
  expect(size).toEqual(label);
  expect(placeLabels(medium, size, 1)).toEqual([expect.objectContaining(page)]);
});

it.each<[string, Partial<Sheet>, number, string]>([
  ["overlap", { pitchX: 40 }, 1, "The labels overlap."],
  ["are wider than the paper", { columns: 5 }, 1, "The labels need 249.7 × 276 mm, but A4 is 210 × 297 mm."],
  ["are higher than the paper", { top: 60 }, 1, "but A4 is 210 × 297 mm."],
  ["are all used", {}, 41, "The sheet has 40 labels. The start position is 41."],
])("rejects a sheet whose labels %s", (_name, changes, start, message) => {
  const sheet = { ...sheets["Avery L4770"], ...changes };
  const attempt = (): unknown => placeLabels(onSheet(sheet, { start }), template, 1);
  expect(attempt).toThrow(SheetNotUsable);
  expect(attempt).toThrow(message);
});
