/** `/parts/:id/lots/new`, `/lots/:id/edit` and `/lots/:id/delete`: create, edit and delete a lot. */
import type { PageDependencies } from "../page-dependencies.ts";
import { lotFieldLabel, lotFieldPaths } from "../parts/edit/part-labels.ts";
import { shownLot, type LotValues } from "../parts/edit/part-values.ts";
import { partsPath } from "../parts/list/list-state.ts";
import { partPath } from "../parts/part-path.ts";
import { changeNotice } from "../site/change-notice.ts";
import { ConfirmPage } from "../site/components.tsx";
import {
  baseTexts,
  EditForm,
  editedVersion,
  editScripts,
  enteredForm,
  saveVersion,
  type EditedVersion,
} from "../site/edit-form.tsx";
import type { NavigationLink } from "../site/page-context.ts";
import { formBody } from "../site/form-body.ts";
import { FormSection } from "../site/form-section.tsx";
import { Page } from "../site/layout.tsx";
import { textsOf } from "../site/merge-versions.ts";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { prefilledForm } from "../site/prefilled-form.ts";
import { resolveReferences } from "../site/reference-fields.ts";
import { returnPath } from "../site/return-to.ts";
import { checkLotAmounts } from "./lot-amounts.ts";
import { LotFields } from "./lot-fields.tsx";
import { lotPath } from "./lot-path.ts";

/** A lot with long texts, both in the fields and in the version that the form was opened with. */
const maximumBody = 2_097_152;

interface LotFormProps {
  readonly title: string;
  readonly part: { readonly id: number; readonly name: string };
  readonly lot: LotValues | null;
  /** Null for a new lot. */
  readonly version: EditedVersion | null;
  readonly cancel: string;
  readonly submit: string;
}

const lotTrail = (part: LotFormProps["part"]): readonly NavigationLink[] => [
  { href: partsPath, title: "Parts" },
  { href: partPath(part.id), title: part.name },
];

function LotForm({ title, part, lot, version, cancel, submit }: LotFormProps) {
  return (
    <Page title={title} trail={lotTrail(part)} scripts={editScripts}>
      <EditForm noun="lot" version={version} submit={submit} cancel={cancel} labelOf={lotFieldLabel}>
        <FormSection title="Lot">
          <LotFields lot={lot} prefix="" />
        </FormSection>
      </EditForm>
    </Page>
  );
}

export function editLotRoutes({ operations }: Pick<PageDependencies, "operations">): PageRoute[] {
  const readLot = (request: SignedInRequest) =>
    operations.callWithTag(request, { operationId: "getPartLot", path: { id: pathId(request) } });

  async function create(request: SignedInRequest) {
    const id = pathId(request);
    const { form: resolved, call } = await resolveReferences(operations, request);
    const form = checkLotAmounts(resolved, baseTexts(request));
    const body = { ...formBody("PartLotCreate", form), part: `/api/parts/${id}` };
    const lot = await call(request, { operationId: "createPartLot", body });
    const place = lot.storage_location?.name;
    const own = `${partPath(id)}#stock`;
    const target = returnPath(request.returnTo, own);
    return redirect(target, {
      notice: {
        ...changeNotice(request, place === undefined ? "Added a lot." : `Added a lot in ${place}.`, [
          "parts.revert_element",
          "parts.delete",
        ]),
        ...(target !== own && { link: { href: lotPath(lot.id), title: "Open lot" } }),
      },
    });
  }

  async function update(request: SignedInRequest) {
    const id = pathId(request);
    const entered = { ...request, form: enteredForm(request) };
    const { form, call } = await resolveReferences(operations, entered);
    const body = formBody("PartLotPatch", checkLotAmounts(form, baseTexts(request)));
    await saveVersion(request, "lot", (ifMatch) =>
      call(request, { operationId: "updatePartLot", path: { id }, body, ifMatch }),
    );
    return redirect(lotPath(id), {
      notice: changeNotice(request, "Saved the lot.", ["parts.revert_element", "parts.edit"]),
    });
  }

  return [
    {
      method: "GET",
      path: "/parts/:id/lots/new",
      access: ["parts.create"],
      maximumBody,
      handle: async (request: SignedInRequest) => {
        const call = { path: { id: pathId(request) }, query: { "properties[]": ["id", "name"] } };
        const part = await operations.call(request, { operationId: "getPart", ...call });
        const prefilled = prefilledForm(request);
        return page(
          <LotForm
            title={`New lot of ${part.name}`}
            part={part}
            lot={null}
            version={null}
            cancel={returnPath(request.returnTo, `${partPath(part.id)}#stock`)}
            submit="Add lot"
          />,
          prefilled === null ? {} : { submitted: prefilled },
        );
      },
      submit: create,
    },
    {
      method: "GET",
      path: "/lots/:id/edit",
      access: ["parts.edit"],
      maximumBody,
      handle: async (request: SignedInRequest) => {
        const { document, tag } = await readLot(request);
        const lot = shownLot(document);
        const version = editedVersion(request, tag, textsOf(lot, lotFieldPaths));
        const { merged } = version;
        return page(
          <LotForm
            title={`Edit lot ${lot.id}`}
            part={lot.part}
            lot={lot}
            version={version}
            cancel={lotPath(lot.id)}
            submit="Save lot"
          />,
          merged === null ? {} : { submitted: merged },
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
            trail={lotTrail(lot.part)}
            question="The lot and its stock are permanently deleted. The history is kept."
            submit="Delete lot"
            cancel={lotPath(lot.id)}
          />,
        );
      },
      submit: async (request: SignedInRequest) => {
        const { document: lot } = await readLot(request);
        await operations.call(request, { operationId: "deletePartLot", path: { id: lot.id } });
        return redirect(`${partPath(lot.part.id)}#stock`, {
          notice: changeNotice(request, "Deleted the lot.", ["parts.revert_element", "parts.create"]),
        });
      },
    },
  ];
}
