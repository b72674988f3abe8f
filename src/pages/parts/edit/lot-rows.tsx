/** The lots in the form for a part, and the fields of the form for one lot. */
import { LotFields } from "../../lots/lot-fields.tsx";
import { canChangeLot } from "../../lots/can-change-lot.ts";
import { usePage } from "../../site/page-context.ts";
import { Rows } from "../../site/form-rows.tsx";
import type { LotValues } from "./part-values.ts";

export function LotRows({ lots }: { readonly lots: readonly LotValues[] }) {
  const principal = usePage().signedIn?.principal;
  const canDelete = principal?.can("parts.delete") === true;
  return (
    <Rows
      title="Lots"
      path="partLots"
      noun="lot"
      entries={lots}
      canAdd={principal?.can("parts.create") === true}
      canRemove={(lot) => canDelete && canChangeLot(lot, principal)}
    >
      {(lot, path) => <LotFields lot={lot} prefix={`${path}.`} />}
    </Rows>
  );
}
