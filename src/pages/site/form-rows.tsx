/**
 * Lists of owned entities in a form, such as lots. The buttons that add and remove entries submit the form, and the page
 * is shown again with the changed list. With scripts, `edit.js` changes the list in the browser.
 */
import type { ComponentChildren } from "preact";
import { capitalized } from "./capitalized.ts";
import { fieldId } from "./fields.tsx";
import { renumberLists } from "./form-body.ts";
import { Icon } from "./icon.tsx";

/** Name of the button that adds an entry. Its value is the path of the list. */
const addField = "_add";
/** Name of the button that removes an entry. Its value is the path of the entry. */
const removeField = "_remove";

/** The index of the entry that `edit.js` copies for a new entry. It is not submitted. */
const templateIndex = "new";

interface RowsProps<Entry> {
  readonly title: string;
  /** Path of the list in the form, such as `partLots`. */
  readonly path: string;
  readonly noun: string;
  readonly entries: readonly Entry[];
  /** Default: true. */
  readonly canAdd?: boolean;
  /** By default, all entries can be removed. New entries can always be removed. */
  readonly canRemove?: (entry: Entry) => boolean;
  readonly children: (entry: Entry | null, path: string) => ComponentChildren;
}

export function Rows<Entry extends { readonly id?: number | undefined }>(props: RowsProps<Entry>) {
  const { title, path, noun, entries, canAdd = true, canRemove = () => true, children } = props;
  return (
    <fieldset class="form-section rows" id={fieldId(path)} data-rows={path}>
      <legend>{title}</legend>
      <input type="hidden" name={`${path}[]`} value="" />
      {entries.map((entry, index) => (
        <Row
          noun={noun}
          path={`${path}[${index}]`}
          position={index + 1}
          canRemove={entry.id === undefined || canRemove(entry)}
        >
          {entry.id !== undefined && <input type="hidden" name={`${path}[${index}].id`} value={entry.id} />}
          {children(entry, `${path}[${index}]`)}
        </Row>
      ))}
      {canAdd && (
        <>
          <template>
            <Row noun={noun} path={`${path}[${templateIndex}]`} position={null} canRemove>
              {children(null, `${path}[${templateIndex}]`)}
            </Row>
          </template>
          <button type="submit" class="button quiet small" name={addField} value={path} formNoValidate>
            <Icon name="plus" /> Add {noun}
          </button>
        </>
      )}
    </fieldset>
  );
}

interface RowProps {
  readonly noun: string;
  readonly path: string;
  readonly position: number | null;
  readonly canRemove: boolean;
  readonly children: ComponentChildren;
}

function Row({ noun, path, position, canRemove, children }: RowProps) {
  const name = position === null ? `New ${noun}` : `${capitalized(noun)} ${position}`;
  return (
    <fieldset class="row" data-row>
      <legend class="unseen">{name}</legend>
      <div class="form-grid dense-grid">{children}</div>
      {canRemove && (
        <button
          type="submit"
          class="button quiet small remove"
          name={removeField}
          value={path}
          formNoValidate
          aria-label={`Remove ${name}`}
          title={`Remove ${name}`}
        >
          <Icon name="trash-2" />
        </button>
      )}
    </fieldset>
  );
}

/**
 * Returns the form after the button that adds or removes an entry, or null if another button was pressed. A new entry
 * has no fields, so it shows the default values.
 */
export function changeRows(form: URLSearchParams): URLSearchParams | null {
  const toAdd = form.get(addField);
  const toRemove = form.get(removeField);
  if (toAdd === null && toRemove === null) return null;
  const changed = new URLSearchParams();
  for (const [name, value] of form) {
    const isRemoved = toRemove !== null && name.replace(/^_/, "").startsWith(`${toRemove}.`);
    if (name !== addField && name !== removeField && !isRemoved) changed.append(name, value);
  }
  if (toAdd !== null) changed.append(`${toAdd}[${entryCount(form, toAdd)}]._new`, "");
  return renumberLists(changed);
}

/**
 * Returns as many entries as the submitted form has. The fields show the submitted texts, so only the number of entries
 * and their IDs matter.
 */
export function submittedEntries<Entry extends { readonly id?: number | undefined }>(
  form: URLSearchParams,
  path: string,
  known: readonly Entry[],
): readonly Entry[] {
  return Array.from({ length: entryCount(form, path) }, (_, index) => {
    const id = form.get(`${path}[${index}].id`);
    const entry = known.find((each) => String(each.id) === id);
    return entry ?? ((id === null ? {} : { id: Number(id) }) as Entry);
  });
}

/** Returns the number of entries of a list in a submitted form, in which {@link renumberLists} closed all gaps. */
export function entryCount(form: URLSearchParams, path: string): number {
  let count = 0;
  for (const name of form.keys()) {
    const [, index] = name.startsWith(`${path}[`) ? (/^\[(\d+)\]/.exec(name.slice(path.length)) ?? []) : [];
    if (index !== undefined) count = Math.max(count, Number(index) + 1);
  }
  return count;
}
