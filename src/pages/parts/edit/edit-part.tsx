/** `/parts/new` and `/parts/:id/edit`: create, copy and edit a part. */
import { requirePermission } from "../../../contract/authorize.ts";
import type { PagesParts } from "../../page-dependencies.ts";
import { editScripts, saveVersion } from "../../site/edit-form.tsx";
import { Table } from "../../site/components.tsx";
import { Checkbox, fieldId } from "../../site/fields.tsx";
import { formBody } from "../../site/form-body.ts";
import { Page } from "../../site/layout.tsx";
import type { NavigationLink } from "../../site/context.ts";
import { page, redirect } from "../../site/page.ts";
import type { PageResponse, PageRoute, SignedInRequest } from "../../site/page.ts";
import { parsePositiveInteger, pathId } from "../../site/path-id.ts";
import { resolveReferences } from "../../site/references.ts";
import { partsPath } from "../list/list-state.ts";
import { partPath } from "../part-path.ts";
import { readAssociations } from "../read-associations.ts";
import { mergeVersions, parseTexts, savedField, textsOf, useSavedValues } from "./merge-versions.ts";
import type { Conflict, Texts } from "./merge-versions.ts";
import { PartForm, reasonField } from "./part-form.tsx";
import { fieldLabel } from "./part-labels.ts";
import { copyOf, emptyPart, submittedValues, valuesOf } from "./part-values.ts";
import type { PartValues } from "./part-values.ts";
import { changeRows } from "../../site/form-rows.tsx";

export const newPartPath = "/parts/new";
export const editPartPath = (id: number): string => `${partPath(id)}/edit`;

/** A part with all nested entries and a long comment. */
const maximumBody = 1_048_576;

interface EditPageProps {
  readonly title: string;
  readonly values: PartValues;
  readonly tag: string | null;
  readonly base: Texts | null;
  readonly submit: string;
  readonly cancel: string;
  readonly trail: readonly NavigationLink[];
  /** The fields that both the user and another user changed. `null` if no other user saved the part. */
  readonly conflicts?: readonly Conflict[] | null;
}

function EditPage({ title, trail, conflicts = null, ...form }: EditPageProps) {
  return (
    <Page title={title} trail={trail} scripts={editScripts}>
      <PartForm {...form}>{conflicts !== null && <Conflicts conflicts={conflicts} />}</PartForm>
    </Page>
  );
}

function Conflicts({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  return (
    <div class="warning" id="conflicts">
      <p>
        Another user saved this part while you were editing. The fields below contain the changes of both of
        you.{" "}
        {conflicts.length === 0
          ? "Check them, then save again."
          : "Both of you changed the following fields. Choose the saved values that you want to keep, then save again."}
      </p>
      {conflicts.length > 0 && (
        <Table
          caption="Your values and the saved values"
          columns={["Field", "Your value", "Saved value", "Choice"]}
          rows={conflicts.map(({ path, submitted, saved }) => {
            const label = fieldLabel(path) ?? path;
            return [
              <a href={`#${fieldId(path)}`}>{label}</a>,
              <span class="value">{submitted === "" ? "empty" : submitted}</span>,
              <span class="value">{saved === "" ? "empty" : saved}</span>,
              <Checkbox
                label="Use the saved value"
                name={savedField}
                value={path}
                id={`${fieldId(path)}-saved`}
              />,
            ];
          })}
          empty=""
          stacking="named"
        />
      )}
    </div>
  );
}

export function editPartRoutes({ operations }: Pick<PagesParts, "operations">): PageRoute[] {
  const partOf = (request: SignedInRequest, id: number) =>
    operations.callWithTag(request, { operationId: "getPart", path: { id } });

  async function showNew(request: SignedInRequest): Promise<PageResponse> {
    // Every part has a category, and the form offers only categories that the user can see.
    requirePermission(request.signedIn.principal, "categories.read");
    const source = parsePositiveInteger(request.query.get("copy_of") ?? "");
    const values = source === null ? emptyPart : await readCopy(request, source);
    return page(
      <EditPage
        title={source === null ? "New part" : "Copy part"}
        trail={[{ href: partsPath, title: "Parts" }]}
        values={shownValues(values, request)}
        tag={null}
        base={null}
        submit="Create part"
        cancel={source === null ? partsPath : partPath(source)}
      />,
    );
  }

  async function create(request: SignedInRequest): Promise<PageResponse> {
    const changed = changeRows(request.form);
    if (changed !== null) return { ...(await showNew({ ...request, form: changed })), submitted: changed };
    const form = await resolveReferences(operations, request);
    const part = await operations.call(request, {
      operationId: "createPart",
      body: formBody("PartCreate", form),
      query: reasonIn(form),
    });
    return redirect(partPath(part.id), { notice: `Created ${part.name}.` });
  }

  async function readCopy(request: SignedInRequest, id: number): Promise<PartValues> {
    const { owned } = await readAssociations(operations, request, id);
    return copyOf((await partOf(request, id)).document, owned);
  }

  async function showEdit(request: SignedInRequest): Promise<PageResponse> {
    const id = pathId(request);
    // The associations are read before the part, so an association that is added in between changes the tag.
    const { owned } = await readAssociations(operations, request, id);
    const { document: part, tag } = await partOf(request, id);
    const saved = valuesOf(part, owned);
    const base = textsOf(saved);
    const isConflict = request.method === "POST" && request.form.get("_tag") !== tag;
    const merged = isConflict
      ? mergeVersions(request.form, parseTexts(request.form.get("_base")), base)
      : { form: request.form, conflicts: null };
    const document = (
      <EditPage
        title={`Edit ${part.name}`}
        trail={[
          { href: partsPath, title: "Parts" },
          { href: partPath(id), title: part.name },
        ]}
        values={shownValues(saved, { ...request, form: merged.form })}
        tag={tag}
        base={base}
        submit="Save part"
        cancel={partPath(id)}
        conflicts={merged.conflicts}
      />
    );
    return isConflict ? page(document, { submitted: merged.form }) : page(document);
  }

  async function update(request: SignedInRequest): Promise<PageResponse> {
    const id = pathId(request);
    const entered = useSavedValues(request.form, parseTexts(request.form.get("_base")));
    const changed = changeRows(entered);
    if (changed !== null) {
      const shown = await showEdit({ ...request, form: changed });
      return { ...shown, submitted: shown.submitted ?? changed };
    }
    const form = await resolveReferences(operations, { ...request, form: entered });
    const body = formBody("PartPatch", form);
    const query = reasonIn(form);
    const part = await saveVersion(request, "part", (ifMatch) =>
      operations.call(request, { operationId: "updatePart", path: { id }, query, body, ifMatch }),
    );
    return redirect(partPath(id), { notice: `Saved ${part.name}.` });
  }

  return [
    {
      method: "GET",
      path: newPartPath,
      access: ["parts.create"],
      maximumBody,
      handle: showNew,
      submit: create,
    },
    {
      method: "GET",
      path: "/parts/:id/edit",
      access: ["parts.edit"],
      maximumBody,
      handle: showEdit,
      submit: update,
    },
  ];
}

/** Returns the query with the reason for the change, which the history contains. */
function reasonIn(form: URLSearchParams): { readonly _comment?: string } {
  const reason = (form.get(reasonField) ?? "").trim();
  return reason === "" ? {} : { _comment: reason };
}

/** After a form was sent, the page shows as many entries as the form had. */
function shownValues(values: PartValues, { method, form }: SignedInRequest): PartValues {
  return method === "POST" ? submittedValues(values, form) : values;
}
