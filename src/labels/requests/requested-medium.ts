/** Reads the medium of a request: a roll, a sheet with a name, or a sheet with measures. */
import type { components } from "../../../generated/types.ts";
import { invalid, type Violation } from "../../util/errors.ts";
import type { Medium } from "../place-labels.ts";
import { sheets, type Sheet } from "../sheets.ts";

type Schemas = components["schemas"];

/** @throws {Problem} 422 if the medium is a sheet with a name and measures, or a roll with a property of sheets */
export function requestedMedium(medium: Schemas["LabelMedium"] = {}): Medium {
  const {
    sheet,
    measures,
    start = 1,
    offset_x: offsetX = 0,
    offset_y: offsetY = 0,
    rotated = false,
  } = medium;
  if (sheet && measures) {
    const message = "Send either `sheet` or `measures`.";
    throw invalid([{ propertyPath: "medium.measures", message, code: "exactly-one" }]);
  }
  if (!sheet && !measures)
    requireRoll({ start: start === 1, offset_x: offsetX === 0, offset_y: offsetY === 0 });
  const used = sheet ? sheets[sheet] : measures ? sheetOf(measures) : null;
  if (used !== null) return { kind: "sheet", sheet: used, start, offsetX, offsetY, isRotated: rotated };
  return { kind: "roll", isRotated: rotated };
}

/** @param isDefault whether each property of a sheet has its default value */
function requireRoll(isDefault: Readonly<Record<string, boolean>>): void {
  const violations = Object.keys(isDefault)
    .filter((name) => isDefault[name] !== true)
    .map((name): Violation => ({
      propertyPath: `medium.${name}`,
      message: `\`${name}\` requires a sheet. Send \`sheet\` or \`measures\` too.`,
      code: "not-allowed",
    }));
  if (violations.length > 0) throw invalid(violations);
}

function sheetOf(measures: Schemas["LabelSheet"]): Sheet {
  const { paper, columns, rows, left, top } = measures;
  return {
    ...{ paper, columns, rows, left, top },
    labelWidth: measures.label_width,
    labelHeight: measures.label_height,
    pitchX: measures.pitch_x,
    pitchY: measures.pitch_y,
  };
}
