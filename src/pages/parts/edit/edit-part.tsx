/** `/parts/new` and `/parts/:id/edit`: create, copy and edit a part. */
import type { components } from "../../../../generated/types.ts";
import { Problem } from "../../../errors.ts";
import type { PagesParts } from "../../page-dependencies.ts";
import { Table } from "../../site/components.tsx";
import { formBody } from "../../site/form-body.ts";
import { FormRejection } from "../../site/form-rejection.ts";
import { Page } from "../../site/layout.tsx";
import type { NavigationLink } from "../../site/context.ts";
import { page, redirect } from "../../site/page.ts";
import type { PageResponse, PageRoute, SignedInRequest } from "../../site/page.ts";
import { parsePositiveInteger, pathId } from "../../site/path-id.ts";
import { resolveReferences } from "../../site/references.ts";
import { partsPath } from "../list/list-state.ts";
import { partPath } from "../part-path.ts";
import { differences } from "./differences.ts";
import type { Difference } from "./differences.ts";
import { PartForm } from "./part-form.tsx";
import { copyOf, emptyPart, submittedValues, valuesOf } from "./part-values.ts";
import type { PartValues } from "./part-values.ts";
import { changeRows } from "../../site/form-rows.tsx";

type Part = components["schemas"]["PartJsonld"];

export const newPartPath = "/parts/new";
export const editPartPath = (id: number): string => `${partPath(id)}/edit`;

/** A part with all nested entries and a long comment. */
const maximumBody = 1_048_576;

interface EditPageProps {
  readonly title: string;
  readonly values: PartValues;
  readonly tag: string | null;
  readonly submit: string;
  readonly cancel: string;
  readonly trail: readonly NavigationLink[];
  /** The fields that differ from a version that another user has saved. Empty if there is no conflict. */
  readonly conflicts?: readonly Difference[];
}

function EditPage({ title, trail, conflicts = [], ...form }: EditPageProps) {
  return (
    <Page title={title} trail={trail} scripts={["edit.js", "picker.js"]}>
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      <PartForm {...form} />
    </Page>
  );
}

function Conflicts({ conflicts }: { readonly conflicts: readonly Difference[] }) {
  return (
    <div class="warning">
      <p>
        Another user saved this part while you were editing. The fields below contain your values. To keep a
        saved value, copy it into its field, then save again.
      </p>
      <Table
        caption="Your values and the saved values"
        columns={["Field", "Your value", "Saved value"]}
        rows={conflicts.map(({ path, submitted, stored }) => [
          path,
          <span class="value">{submitted}</span>,
          <span class="value">{stored}</span>,
        ])}
        empty=""
        stacking="named"
      />
    </div>
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
    const isConflict = request.method === "POST" && request.form.get("_tag") !== tag;
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
        conflicts={isConflict ? differences(part, request.form) : []}
      />,
    );
  }

  async function update(request: SignedInRequest): Promise<PageResponse> {
    const id = pathId(request);
    const changed = changeRows(request.form);
    if (changed !== null) return { ...(await showEdit({ ...request, form: changed })), submitted: changed };
    const form = await resolveReferences(operations, request);
    const part = await updatePart(request, id, formBody("PartPatch", form));
    return redirect(partPath(id), { notice: `Saved ${part.name}.` });
  }

  async function updatePart(request: SignedInRequest, id: number, body: object): Promise<Pick<Part, "name">> {
    const ifMatch = request.form.get("_tag") ?? undefined;
    try {
      return await operations.call(request, { operationId: "updatePart", path: { id }, body, ifMatch });
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 412) throw error;
      throw new FormRejection({ "": "Another user saved this part while you were editing." }, 412);
    }
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
