/** Asks for the amount of a scan, for one of several lots, or to confirm a doubtful scan. */
import { amountText } from "../../../util/amount-text.ts";
import { Radios } from "../../site/fields.tsx";
import { Submit, Warning } from "../../site/components.tsx";
import { FormKey } from "../../site/form-key.tsx";
import { Form } from "../../site/layout.tsx";
import { NumberField } from "../../site/number-field.tsx";
import type { Lot } from "../read-scan.ts";
import { confirmedCount, confirmedCountField, type Question } from "./book-scan.ts";

interface SeriesQuestionProps {
  readonly question: Question;
  readonly address: string;
  /** The amount that the user does not have to enter. */
  readonly amount: string | null;
}

/** While the question is open, the camera reads nothing. */
export function SeriesQuestion({ question, address, amount }: SeriesQuestionProps) {
  const { code, stock, needsAmount, count } = question;
  const { part, unit, lots, doubts, movable, movesOnly } = stock;
  const only = movesOnly ? (movable ?? undefined) : lots[0];
  return (
    <div id="series-question" class="scan-question" tabIndex={-1} data-question data-lot={only?.id}>
      <Form action={address} class="lot-form" queue="answer">
        <h2>
          <bdi>{part.name}</bdi>
        </h2>
        <input type="hidden" name="code" value={code} />
        <FormKey />
        {doubts.length > 0 && (
          <Warning>
            {doubts.map((doubt) => (
              <p role="alert">
                <bdi>{doubt}</bdi>
              </p>
            ))}
          </Warning>
        )}
        {doubts.length > 0 && <input type="hidden" name="confirmed" value="1" />}
        {count !== null && (
          <Warning>
            <p role="alert">
              The count changes the amount by more than half: {amountText(count.from, unit)} →{" "}
              {amountText(count.to, unit)}. Nothing has been booked yet.
            </p>
          </Warning>
        )}
        {count !== null && <input type="hidden" name={confirmedCountField} value={confirmedCount(count)} />}
        {lots.length > 1 && !movesOnly ? (
          <Radios
            legend="Lot"
            name="lot"
            required
            options={lots.map((lot) => ({ value: String(lot.id), label: lotLabel(lot) }))}
          />
        ) : (
          <p class="hint">{only === undefined ? "New lot" : <bdi>{lotLabel(only)}</bdi>}</p>
        )}
        {lots.length === 1 && !movesOnly && only !== undefined && (
          <input type="hidden" name="lot" value={only.id} />
        )}
        {needsAmount && !movesOnly ? (
          <NumberField
            label={unit === null ? "Amount" : `Amount in ${unit}`}
            name="amount"
            value={count?.to}
            required
          />
        ) : (
          amount !== null && <input type="hidden" name="amount" value={amount} />
        )}
        <div class="actions">
          {!movesOnly && <Submit>{doubts.length > 0 || count !== null ? "Book anyway" : "Book"}</Submit>}
          {movable !== null && (
            <Submit {...(!movesOnly && { kind: "quiet" })} name="move" value="1" skipsValidation>
              Move the lot here
            </Submit>
          )}
          <a class="button quiet" href={address} data-skip>
            Skip
          </a>
        </div>
      </Form>
    </div>
  );
}

/** The amounts are not shown, so that users count. */
function lotLabel({ id, storage_location: location, description }: Lot): string {
  const locationName = location ? (location.full_path ?? location.name) : "No location";
  return `${locationName}, ${description === "" ? `lot ${id}` : description}`;
}
