/** Asks for confirmation of a count that changes the amount by more than half. */
import type { components } from "../../../generated/types.ts";
import { amountText } from "../../util/amount-text.ts";
import { partPath } from "../parts/part-path.ts";
import { ConfirmPage } from "../site/components.tsx";
import { FormKey } from "../site/form-key.tsx";
import type { SignedInRequest } from "../site/page.ts";
import { returnPath } from "../site/return-to.ts";
import { lotPath } from "./lot-path.ts";
import { replacedField, type DoubtfulCount } from "./submit-stock-change.ts";

interface CountPageProps {
  readonly lot: components["schemas"]["PartLotJsonld"];
  /** Symbol of the unit. Null for pieces. */
  readonly unit: string | null;
  readonly count: DoubtfulCount;
  readonly request: SignedInRequest;
}

export function CountPage({ lot, unit, count, request: { form } }: CountPageProps) {
  const [from, to] = [amountText(count.from, unit), amountText(count.to, unit)];
  return (
    <ConfirmPage
      title={`Change ${from} to ${to}?`}
      trail={[
        { href: partPath(lot.part.id), title: lot.part.name },
        { href: lotPath(lot.id), title: lot.storage_location?.full_path ?? "Lot without a location" },
      ]}
      question={
        <>
          The count of <bdi>{lot.part.name}</bdi> changes the amount by more than half: {from} → {to}. Nothing
          has been booked yet.
        </>
      }
      submit={`Count ${to}`}
      cancel={returnPath(form.get("return_to"), lotPath(lot.id))}
      action={lotPath(lot.id)}
      queue="answer"
    >
      <FormKey />
      <input type="hidden" name="action" value="count" />
      {["amount", "comment", "return_to"].map(
        (name) => form.has(name) && <input type="hidden" name={name} value={form.get(name) ?? ""} />,
      )}
      <input type="hidden" name={replacedField} value={count.from} />
    </ConfirmPage>
  );
}
