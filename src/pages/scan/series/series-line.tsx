/** A line of the running list: what a scan booked, with its undo, or why it booked nothing. */
import { revertPath } from "../../change-sets/change-set-path.ts";
import { lotPath } from "../../lots/lot-path.ts";
import { partPath } from "../../parts/part-path.ts";
import { FormKey } from "../../site/form-key.tsx";
import { Form } from "../../site/layout.tsx";
import { scanAddress } from "../scan-path.ts";
import type { Booked } from "./book-scan.ts";
import type { Failed } from "./find-stock.ts";

interface BookedLineProps {
  readonly booked: Booked;
  /** The page to return to after the undo. */
  readonly address: string;
}

export function BookedLine({ booked: { lot, text, changeSet }, address }: BookedLineProps) {
  const { id, part, storage_location: location } = lot;
  return (
    <li data-result="booked" data-lot={id}>
      <div>
        <a href={partPath(part.id)}>
          <bdi>{part.name}</bdi>
        </a>{" "}
        <a href={lotPath(id)}>
          <small>
            <bdi>{location ? (location.full_path ?? location.name) : "No location"}</bdi>
          </small>
        </a>
        <p>{text}</p>
      </div>
      {changeSet !== null && (
        <Form action={revertPath("undo", changeSet)}>
          <FormKey />
          <input type="hidden" name="return_to" value={address} />
          <button type="submit" class="button quiet small" aria-label={`Undo: ${part.name}, ${text}`}>
            Undo
          </button>
        </Form>
      )}
    </li>
  );
}

interface FailedLineProps {
  readonly failed: Failed;
  readonly code: string;
  /** The page that continues the series. */
  readonly address: string;
}

export function FailedLine({ failed: { message, scanLink }, code, address }: FailedLineProps) {
  return (
    <li data-result="failed">
      <div>
        <p role="alert">
          <bdi>{message}</bdi> Nothing was booked.
        </p>
        {scanLink !== null && <a href={scanAddress(code, {}, address)}>{scanLink}</a>}
      </div>
    </li>
  );
}
