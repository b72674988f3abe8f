/** Exports parts as CSV or JSON Lines in any order. `export-inventory.ts` exports a whole inventory. */
import type { Reader } from "../../database/store.ts";
import { selected, type Selection } from "../../query/sparse-fields.ts";
import type { Definitions } from "../../representation/definition.ts";
import { rowsById } from "../../inventory/writing/read-rows.ts";
import { partCsvColumns, readOnlyColumns } from "./csv-columns.ts";
import { documentsOf } from "./export-documents.ts";
import { fieldsByResource, type Field, type FieldsByResource } from "./fields.ts";
import { csvForm, formOf, type Form } from "./export-formats.ts";
import { createKeyCaches, createNaturalKeys } from "./natural-keys.ts";
import type { Document, TransferredName } from "./exported-resources.ts";

export interface PartExport {
  readonly head: string;
  /** The properties of the API documents that {@link rows} needs. */
  readonly readOnly: readonly string[];
  /** @param documents the API documents of the parts with the properties `readOnly` and `id`, in order */
  rows(reader: Reader, documents: readonly Document[]): Promise<string>;
}

/** @param selection the properties to export, as in the API; `null` for all */
export function createPartCsv(definitions: Definitions, selection: Selection | null): PartExport {
  const fields = selectFields(fieldsByResource(definitions), selection);
  const readOnly = readOnlyColumns.filter((name) => selected(selection, name) !== false);
  const form = csvForm(partCsvColumns(fields, readOnly));
  return createPartExport({ definitions, fields, readOnly, form, hasNamesakes: identifiesParts(selection) });
}

/** Creates the export with all properties as JSON Lines, as `partledger export parts` writes them. */
export function createPartLines(definitions: Definitions): PartExport {
  const fields = fieldsByResource(definitions);
  const form = formOf("jsonl", definitions);
  return createPartExport({ definitions, fields, readOnly: [], form, hasNamesakes: true });
}

interface PartExportOptions extends Pick<PartExport, "readOnly"> {
  readonly definitions: Definitions;
  readonly fields: FieldsByResource;
  readonly form: Form;
  /** Whether parts with the same category and name are numbered. */
  readonly hasNamesakes: boolean;
}

function createPartExport({
  definitions,
  fields,
  readOnly,
  form,
  hasNamesakes,
}: PartExportOptions): PartExport {
  const caches = createKeyCaches();
  return {
    head: form.head,
    readOnly,
    async rows(reader, given) {
      const keys = createNaturalKeys(reader, definitions, caches);
      const ids = given.map(({ id }) => Number(id));
      const found = await rowsById(reader, definitions.Part, ids);
      const leftOut = { files: 0, owners: 0, prices: 0 };
      const context = { reader, definitions, keys, owners: true, fields, leftOut };
      const documents = await documentsOf(context, "Part", found);
      const byId = new Map(found.map(({ id }, index) => [id, documents[index]]));
      const namesakes = hasNamesakes ? await keys.parts(ids) : null;
      return given
        .map((document) => {
          const id = Number(document["id"]);
          const namesake = namesakes?.get(id)?.namesake;
          const own = Object.fromEntries(readOnly.map((name) => [name, document[name]]));
          return form.text({
            resource: "Part",
            document: { ...own, ...byId.get(id), ...(namesake !== undefined && { namesake }) },
          });
        })
        .join("");
    },
  };
}

/** Whether the export contains the properties that identify a part. */
function identifiesParts(selection: Selection | null): boolean {
  return ["category", "name"].every((name) => selected(selection, name) !== false);
}

/** Returns the selected fields of parts and of the entities that they own. */
function selectFields(all: FieldsByResource, selection: Selection | null): FieldsByResource {
  const chosen = new Map<TransferredName, readonly Field[]>();
  const add = (resource: TransferredName, within: Selection | null): void => {
    chosen.set(
      resource,
      all(resource).flatMap((field): readonly Field[] => {
        // Fields without a binding are not properties of the API. They belong to the entity as a whole.
        const isWhole = resource !== "Part" || identifiesParts(within);
        const own = "binding" in field ? selected(within, field.name) : isWhole;
        if (own === false) return [];
        const nested = own === true ? null : own;
        if (field.kind === "list") add(field.resource, nested);
        if (field.kind !== "value") return [field];
        const members = field.members.filter(({ name }) => selected(nested, name) !== false);
        return [{ ...field, members }];
      }),
    );
  };
  add("Part", selection);
  return (resource) => chosen.get(resource) ?? [];
}
