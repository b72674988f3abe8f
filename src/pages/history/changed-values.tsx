/** The values of a log entry before and after the change, in the history of an element and on the page of a change set. */
import type { TargetNames } from "../../inventory/changes/target-names.ts";
import { differences, referenceOf } from "../tools/log/entry-content.ts";
import {
  changedPropertyLabel,
  stockLabels,
  summaryOf,
  Value,
  valueLabels,
} from "../tools/log/log-entry-parts.tsx";
import type { LogRow } from "../tools/log/log-query.ts";

export function ChangedValues({ entry, names }: { readonly entry: LogRow; readonly names: TargetNames }) {
  const isStock = entry.kind === "part_stock_changed";
  const words = isStock ? stockLabels : valueLabels;
  const changed = differences(entry);
  if (changed.length === 0) {
    const isAboutOther = entry.kind === "element_merged" || entry.kind === "collection_element_deleted";
    return isAboutOther ? <span class="value">{summaryOf(entry)}</span> : null;
  }
  return (
    <ul class="changes">
      {changed.map(({ property, before, after }) => (
        <li>
          {!(isStock && property === "amount") && <>{changedPropertyLabel(property)}: </>}
          <Value
            value={before}
            target={referenceOf(entry.target_type, property, before)}
            names={names}
            words={words}
          />{" "}
          →{" "}
          <Value
            value={after}
            target={referenceOf(entry.target_type, property, after)}
            names={names}
            words={words}
          />
        </li>
      ))}
    </ul>
  );
}
