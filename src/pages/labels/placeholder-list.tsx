/** The placeholders for a type of elements. `labels.js` inserts them into the text when they are clicked. */
import { placeholderNames } from "../../labels/placeholders/fill-placeholders.ts";
import { Table } from "../site/components.tsx";
import type { LabelElementType } from "./labels-path.ts";

/** ID of the element that `labels.js` replaces when another type of elements is chosen. */
const placeholdersId = "label-placeholders";

export function PlaceholderList({ type }: { readonly type: LabelElementType }) {
  return (
    <details id={placeholdersId} data-same={type}>
      <summary>Placeholders</summary>
      <Table
        caption="Placeholders"
        columns={["Placeholder", "Value"]}
        rows={placeholderNames(type).map(({ name, description }) => [
          <button type="button" class="placeholder" data-insert={`[[${name}]]`}>
            {`[[${name}]]`}
          </button>,
          description,
        ])}
        empty=""
        stacking="plain"
      />
    </details>
  );
}
