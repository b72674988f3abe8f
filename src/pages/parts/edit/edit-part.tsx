/** `/parts/new` and `/parts/:id/edit`: create, copy and edit a part. */
import { requirePermission } from "../../../http/pipeline/authorize.ts";
import type { PageDependencies } from "../../page-dependencies.ts";
import { changeNotice } from "../../site/change-notice.ts";
import {
  baseTexts,
  editedVersion,
  editScripts,
  enteredForm,
  saveVersion,
  showChangedRows,
  type EditedVersion,
} from "../../site/edit-form.tsx";
import { formBody } from "../../site/form-body.ts";
import { Page } from "../../site/layout.tsx";
import type { NavigationLink } from "../../site/page-context.ts";
import { page, redirect, type PageResponse, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { parsePositiveInteger, pathId } from "../../site/path-id.ts";
import { prefilledForm } from "../../site/prefilled-form.ts";
import { resolveReferences } from "../../site/reference-fields.ts";
import { returnPath } from "../../site/return-to.ts";
import { checkLotAmounts } from "../../lots/lot-amounts.ts";
import { partsPath } from "../list/list-state.ts";
import { partPath } from "../part-path.ts";
import { readAssociations } from "../read-associations.ts";
import { PartForm, reasonField } from "./part-form.tsx";
import { copyOf, emptyPart, partTexts, submittedValues, valuesOf, type PartValues } from "./part-values.ts";

export const newPartPath = "/parts/new";
export const editPartPath = (id: number): string => `${partPath(id)}/edit`;

/** A part with all nested entries and a long comment. */
const maximumBody = 1_048_576;

interface EditPageProps {
  readonly title: string;
  readonly values: PartValues;
  readonly version: EditedVersion | null;
  readonly submit: string;
  readonly cancel: string;
  readonly trail: readonly NavigationLink[];
}

function EditPage({ title, trail, ...form }: EditPageProps) {
  return (
    <Page title={title} trail={trail} scripts={editScripts}>
      <PartForm {...form} />
    </Page>
  );
}

export function editPartRoutes({ operations }: Pick<PageDependencies, "operations">): PageRoute[] {
  const partOf = (request: SignedInRequest, id: number) =>
    operations.callWithTag(request, { operationId: "getPart", path: { id } });

  async function showNew(request: SignedInRequest): Promise<PageResponse> {
    // Every part has a category, and the form offers only categories that the user can see.
    requirePermission(request.signedIn.principal, "categories.read");
    const source = parsePositiveInteger(request.query.get("copy_of") ?? "");
    const values = source === null ? emptyPart : await readCopy(request, source);
    const prefilled = source === null ? prefilledForm(request) : null;
    return page(
      <EditPage
        title={source === null ? "New part" : "Copy part"}
        trail={[{ href: partsPath, title: "Parts" }]}
        values={prefilled === null ? shownValues(values, request) : submittedValues(values, prefilled)}
        version={null}
        submit="Create part"
        cancel={source === null ? returnPath(request.returnTo, partsPath) : partPath(source)}
      />,
      prefilled === null ? {} : { submitted: prefilled },
    );
  }

  async function create(request: SignedInRequest): Promise<PageResponse> {
    const changed = await showChangedRows(request, request.form, showNew);
    if (changed !== null) return changed;
    const { form: resolved, call } = await resolveReferences(operations, request);
    const form = checkLotAmounts(resolved, baseTexts(request));
    const part = await call(request, {
      operationId: "createPart",
      body: formBody("PartCreate", form),
      query: reasonIn(form),
    });
    const own = partPath(part.id);
    const target = returnPath(request.returnTo, own);
    return redirect(target, {
      notice: {
        ...changeNotice(request, `Created ${part.name}.`, ["parts.revert_element", "parts.delete"]),
        ...(target !== own && { link: { href: own, title: "Open part" } }),
      },
    });
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
    const version = editedVersion(request, tag, partTexts(saved));
    const { merged } = version;
    const document = (
      <EditPage
        title={`Edit ${part.name}`}
        trail={[
          { href: partsPath, title: "Parts" },
          { href: partPath(id), title: part.name },
        ]}
        values={shownValues(saved, { ...request, form: merged ?? request.form })}
        version={version}
        submit="Save part"
        cancel={partPath(id)}
      />
    );
    return merged === null ? page(document) : page(document, { submitted: merged });
  }

  async function update(request: SignedInRequest): Promise<PageResponse> {
    const id = pathId(request);
    const entered = enteredForm(request);
    const changed = await showChangedRows(request, entered, showEdit);
    if (changed !== null) return changed;
    const { form: resolved, call } = await resolveReferences(operations, { ...request, form: entered });
    const form = checkLotAmounts(resolved, baseTexts(request));
    const body = formBody("PartPatch", form);
    const query = reasonIn(form);
    const part = await saveVersion(request, "part", (ifMatch) =>
      call(request, { operationId: "updatePart", path: { id }, query, body, ifMatch }),
    );
    return redirect(partPath(id), {
      notice: changeNotice(request, `Saved ${part.name}.`, ["parts.revert_element", "parts.edit"]),
    });
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
