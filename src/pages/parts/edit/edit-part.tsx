/** `/parts/new` and `/parts/:id/edit`: create, copy and edit a part. */
import type { ComponentProps } from "preact";
import type { PagesParts } from "../../page-dependencies.ts";
import { conflictsOf, editScripts, saveVersion } from "../../site/edit-form.tsx";
import { formBody } from "../../site/form-body.ts";
import { Page } from "../../site/layout.tsx";
import type { NavigationLink } from "../../site/context.ts";
import { page, redirect } from "../../site/page.ts";
import type { PageResponse, PageRoute, SignedInRequest } from "../../site/page.ts";
import { parsePositiveInteger, pathId } from "../../site/path-id.ts";
import { resolveReferences } from "../../site/references.ts";
import { partsPath } from "../list/list-state.ts";
import { partPath } from "../part-path.ts";
import { PartForm } from "./part-form.tsx";
import { copyOf, emptyPart, submittedValues, valuesOf } from "./part-values.ts";
import type { PartValues } from "./part-values.ts";
import { changeRows } from "../../site/form-rows.tsx";

export const newPartPath = "/parts/new";
export const editPartPath = (id: number): string => `${partPath(id)}/edit`;

/** A part with all nested entries and a long comment. */
const maximumBody = 1_048_576;

interface EditPageProps extends ComponentProps<typeof PartForm> {
  readonly title: string;
  readonly trail: readonly NavigationLink[];
}

function EditPage({ title, trail, ...form }: EditPageProps) {
  return (
    <Page title={title} trail={trail} scripts={editScripts}>
      <PartForm {...form} />
    </Page>
  );
}

export function editPartRoutes({ operations }: Pick<PagesParts, "operations">): PageRoute[] {
  const partOf = (request: SignedInRequest, id: number) =>
    operations.callWithTag(request, { operationId: "getPart", path: { id } });

  async function showNew(request: SignedInRequest): Promise<PageResponse> {
    const source = parsePositiveInteger(request.query.get("copy_of") ?? "");
    const values = source === null ? emptyPart : copyOf((await partOf(request, source)).document);
    return page(
      <EditPage
        title={source === null ? "New part" : "Copy part"}
        trail={[{ href: partsPath, title: "Parts" }]}
        values={shownValues(values, request)}
        tag={null}
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
    });
    return redirect(partPath(part.id), { notice: `Created ${part.name}.` });
  }

  async function showEdit(request: SignedInRequest): Promise<PageResponse> {
    const id = pathId(request);
    const { document: part, tag } = await partOf(request, id);
    return page(
      <EditPage
        title={`Edit ${part.name}`}
        trail={[
          { href: partsPath, title: "Parts" },
          { href: partPath(id), title: part.name },
        ]}
        values={shownValues(valuesOf(part), request)}
        tag={tag}
        submit="Save part"
        cancel={partPath(id)}
        conflicts={conflictsOf(request, part, tag)}
      />,
    );
  }

  async function update(request: SignedInRequest): Promise<PageResponse> {
    const id = pathId(request);
    const changed = changeRows(request.form);
    if (changed !== null) return { ...(await showEdit({ ...request, form: changed })), submitted: changed };
    const form = await resolveReferences(operations, request);
    const body = formBody("PartPatch", form);
    const part = await saveVersion(request, "part", (ifMatch) =>
      operations.call(request, { operationId: "updatePart", path: { id }, body, ifMatch }),
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

/** After a form was sent, the page shows as many entries as the form had. */
function shownValues(values: PartValues, { method, form }: SignedInRequest): PartValues {
  return method === "POST" ? submittedValues(values, form) : values;
}
