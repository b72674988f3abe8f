/** Lists the changes of the permission editor that are not saved yet. */
import { choiceLabels, type PermissionChange } from "./permission-form.ts";

/** `assets/permissions.js` updates the list while the user chooses. */
export function ChangeSummary({ changes }: { readonly changes: readonly PermissionChange[] }) {
  return (
    <section
      class="warning changes"
      id="changes"
      aria-labelledby="changes-title"
      hidden={changes.length === 0}
    >
      <h3 id="changes-title">Changes, not saved yet</h3>
      <ul>
        {changes.map(({ permission, before, after, requiredBy }) => (
          <li>
            <strong>{permission.title}</strong>: {choiceLabels[before]} → {choiceLabels[after]}
            {requiredBy !== null && `, because “${requiredBy.title}” requires it`}
          </li>
        ))}
      </ul>
    </section>
  );
}
