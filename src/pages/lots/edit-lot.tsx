/** `/parts/:id/lots/new`, `/lots/:id/edit` and `/lots/:id/delete`: create, edit and delete a lot. */
import { Problem } from "../../errors.ts";
import type { PagesParts } from "../page-dependencies.ts";
import { fieldLabel } from "../parts/edit/part-labels.ts";
import type { LotValues } from "../parts/edit/part-values.ts";
import { partsPath } from "../parts/list/list-state.ts";
import { partPath } from "../parts/part-path.ts";
import { Actions, ConfirmPage, ErrorSummary, LinkButton, Submit } from "../site/components.tsx";
import { formBody } from "../site/form-body.ts";
import { FormRejection } from "../site/form-rejection.ts";
import { Icon } from "../site/icon.tsx";
import { Form, Page } from "../site/layout.tsx";
import { page, redirect } from "../site/page.ts";
import type { PageRoute, SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { resolveReferences } from "../site/references.ts";
import { LotFields } from "./lot-fields.tsx";
import { lotPath } from "./lot-path.ts";

interface LotFormProps {
  readonly title: string;
  readonly part: { readonly id: number; readonly name: string };
  readonly lot: LotValues | null;
  /** Entity tag of the lot. `null` for a new lot. */
  readonly tag: string | null;
  readonly cancel: string;
  readonly submit: string;
}

function LotForm({ title, part, lot, tag, cancel, submit }: LotFormProps) {
  return (
    <Page
      title={title}
      trail={[
        { href: partsPath, title: "Parts" },
        { href: partPath(part.id), title: part.name },
      ]}
      scripts={["picker.js", "edit.js"]}
    >
      <Form draft>
        <ErrorSummary labelOf={(field) => fieldLabel(`partLots[].${field}`)} />
        {tag !== null && <input type="hidden" name="_tag" value={tag} />}
        <div class="form-grid">
          <LotFields lot={lot} prefix="" />
        </div>
        <Actions>
          <Submit>
            <Icon name="check" /> {submit}
          </Submit>
          <LinkButton href={cancel}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

export function editLotRoutes({ operations }: Pick<PagesParts, "operations">): PageRoute[] {
  const readLot = (request: SignedInRequest) =>
    operations.callWithTag(request, { operationId: "getPartLot", path: { id: pathId(request) } });

  async function create(request: SignedInRequest) {
    const id = pathId(request);
    const form = await resolveReferences(operations, request);
    const body = { ...formBody("PartLotCreate", form), part: `/api/parts/${id}` };
    const lot = await operations.call(request, { operationId: "createPartLot", body });
    const place = lot.storage_location?.name;
    return redirect(`${partPath(id)}#stock`, {
      notice: place === undefined ? "Added a lot." : `Added a lot in ${place}.`,
    });
  }

  async function update(request: SignedInRequest) {
    const id = pathId(request);
    const form = await resolveReferences(operations, request);
    const body = formBody("PartLotPatch", form);
    const ifMatch = request.form.get("_tag") ?? undefined;
    try {
      await operations.call(request, { operationId: "updatePartLot", path: { id }, body, ifMatch });
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 412) throw error;
      const message = `Another user changed this lot while you were editing. The fields contain your values; ${lotPath(id)} shows the saved values. Save again to keep your values.`;
      throw new FormRejection({ "": message }, 412);
    }
    return redirect(lotPath(id), { notice: "Saved the lot." });
  }

  return [
    {
      method: "GET",
      path: "/parts/:id/lots/new",
      access: ["parts.create"],
      handle: async (request: SignedInRequest) => {
        const call = { path: { id: pathId(request) }, query: { "properties[]": ["id", "name"] } };
        const part = await operations.call(request, { operationId: "getPart", ...call });
        return page(
          <LotForm
            title={`New lot of ${part.name}`}
            part={part}
            lot={null}
            tag={null}
            cancel={`${partPath(part.id)}#stock`}
            submit="Add lot"
          />,
        );
      },
      submit: create,
    },
    {
      method: "GET",
      path: "/lots/:id/edit",
      access: ["parts.edit"],
      handle: async (request: SignedInRequest) => {
        const { document: lot, tag } = await readLot(request);
        return page(
          <LotForm
            title={`Edit lot ${lot.id}`}
            part={lot.part}
            lot={lot}
            tag={tag}
            cancel={lotPath(lot.id)}
            submit="Save lot"
          />,
        );
      },
      submit: update,
    },
    {
      method: "GET",
      path: "/lots/:id/delete",
      access: ["parts.delete"],
      handle: async (request: SignedInRequest) => {
        const { document: lot } = await readLot(request);
        return page(
          <ConfirmPage
            title={`Delete lot ${lot.id} of ${lot.part.name}?`}
            question="The lot and its stock are permanently deleted. The history is kept."
            submit="Delete lot"
            cancel={lotPath(lot.id)}
          />,
        );
      },
      submit: async (request: SignedInRequest) => {
        const { document: lot } = await readLot(request);
        await operations.call(request, { operationId: "deletePartLot", path: { id: lot.id } });
        return redirect(`${partPath(lot.part.id)}#stock`, { notice: "Deleted the lot." });
      },
    },
  ];
}
