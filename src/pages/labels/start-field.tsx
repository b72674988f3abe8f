/** The field for the first label of a sheet that is partly used: a picture of the sheet, or a number for small labels. */
import { useContext } from "preact/hooks";
import { Field } from "../site/fields.tsx";
import { RejectedFormContext } from "../site/form-rejection.ts";
import { startField, startSheetField, type SheetGrid } from "./label-request.ts";

/** Larger sheets would have buttons that are too small for a finger. */
const mostButtons = 100;

/** ID of the element that `live.js` replaces when another sheet is chosen. */
export const startId = "label-start";

interface StartFieldProps {
  /** The name of the sheet. */
  readonly sheet: string;
  /** Null for a roll. */
  readonly grid: SheetGrid | null;
}

export function StartField({ sheet, grid }: StartFieldProps) {
  const count = grid === null ? 0 : grid.columns * grid.rows;
  return (
    <div id={startId} data-same={grid === null ? sheet : `${sheet} ${grid.columns} ${grid.rows}`}>
      <input type="hidden" name={startSheetField} value={sheet} />
      {grid !== null &&
        (count > mostButtons ? (
          <Field
            label="First label"
            name={startField}
            inputMode="numeric"
            autocomplete="off"
            hint={`The sheet has ${count} labels. Count unused labels in rows, from 1.`}
          />
        ) : (
          <StartButtons {...grid} />
        ))}
    </div>
  );
}

function StartButtons({ columns, rows }: SheetGrid) {
  const { submitted } = useContext(RejectedFormContext);
  const chosen = Number(submitted?.get(startField) ?? 1);
  return (
    <fieldset class="label-sheet">
      <legend>First label</legend>
      <p class="hint">Choose the first unused label of the sheet.</p>
      <table role="presentation">
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr>
              {Array.from({ length: columns }, (_, column) => (
                <StartButton number={row * columns + column + 1} chosen={chosen} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

function StartButton({ number, chosen }: { readonly number: number; readonly chosen: number }) {
  const id = `${startId}-${number}`;
  return (
    <td>
      <input
        type="radio"
        id={id}
        class="unseen"
        name={startField}
        value={String(number)}
        checked={number === chosen}
      />
      <label for={id}>{number}</label>
    </td>
  );
}
