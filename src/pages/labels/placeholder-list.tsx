/** The placeholders for a type of elements. `labels.js` inserts them into the text when they are clicked. */
import { placeholderNames } from "../../labels/placeholders/fill-placeholders.ts";
import type { LabelElementType } from "./labels-path.ts";

/** ID of the element that `labels.js` replaces when another type of elements is chosen. */
const placeholdersId = "label-placeholders";

export function PlaceholderList({ type }: { readonly type: LabelElementType }) {
  return (
    <details id={placeholdersId} data-same={type}>
      <summary>Placeholders</summary>
      <ul class="placeholders">
        {placeholderNames(type).map(({ name, description }) => (
          <li>
            <button type="button" data-insert={`[[${name}]]`}>
              {`[[${name}]]`}
            </button>{" "}
            {description}
          </li>
        ))}
      </ul>
    </details>
  );
}
