/** `/parts/:id/delete`: deletes a part after a confirmation that lists what is lost, or shows what prevents it. */
import type { Principal } from "../../identity/principal.ts";
import { lotPath } from "../lots/lot-path.ts";
import { canChangeLot } from "../lots/can-change-lot.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { Actions, ConfirmPage, ErrorSummary, LinkButton } from "../site/components.tsx";
import { changeNotice } from "../site/change-notice.ts";
import { countText } from "../site/count-text.ts";
import { Page } from "../site/layout.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { amountText } from "../../util/amount-text.ts";
import { readUnit } from "./amount.ts";
import { partsPath } from "./list/list-state.ts";
import { partPath } from "./part-path.ts";
import { nameOr } from "./part-sections.tsx";
import { readUses, type LotDocument, type PartDocument, type ProjectUses } from "./read-part.ts";

interface DeletePageProps {
  readonly part: PartDocument;
  /** Symbol of the unit. `null` for parts counted in pieces. */
  readonly unit: string | null;
  readonly uses: ProjectUses;
}

const nameOf = ({ id, name }: PartDocument): string => nameOr(name, `Part ${id}`);

const trailTo = (part: PartDocument) => [
  { href: partsPath, title: "Parts" },
  { href: partPath(part.id), title: nameOf(part) },
];

function DeletePage({ part, unit, uses }: DeletePageProps) {
  const lost = lostWith(part, unit);
  return (
    <ConfirmPage
      title={`Delete ${nameOf(part)}?`}
      trail={trailTo(part)}
      question="The part is permanently deleted. Its history is kept."
      submit="Delete part"
      cancel={partPath(part.id)}
      details={
        <>
          {lost.length > 0 && (
            <>
              <p>Deleted with the part:</p>
              <ul>
                {lost.map((each) => (
                  <li>{each}</li>
                ))}
              </ul>
            </>
          )}
          {part.projectBuildPart && <p>The project whose build part it is will have no build part.</p>}
          {uses.total > 0 && <Uses uses={uses} />}
        </>
      }
    />
  );
}

function lostWith(part: PartDocument, unit: string | null): string[] {
  const { partLots: lots, orderdetails, attachments, parameters } = part;
  const prices = orderdetails.reduce((total, { pricedetails }) => total + pricedetails.length, 0);
  const associations = part.associated_parts_as_owner.length + part.associated_parts_as_other.length;
  const stored = lots.reduce(
    (total, { amount, instock_unknown: isUnknown }) => total + (isUnknown ? 0 : amount),
    0,
  );
  const stock = stored === 0 ? "" : ` with ${amountText(stored, unit)} in stock`;
  return [
    ...counted(lots.length, "lot", "lots", stock),
    ...counted(
      orderdetails.length,
      "supplier part number",
      "supplier part numbers",
      prices === 0 ? "" : ` with ${countText(prices)} ${prices === 1 ? "price" : "prices"}`,
    ),
    ...counted(attachments.length, "file or link", "files and links"),
    ...counted(parameters.length, "parameter", "parameters"),
    ...counted(associations, "association with another part", "associations with other parts"),
  ];
}

function counted(count: number, one: string, many: string, more = ""): string[] {
  return count === 0 ? [] : [`${countText(count)} ${count === 1 ? one : many}${more}`];
}

function Uses({ uses: { entries, total } }: Pick<DeletePageProps, "uses">) {
  const projects = new Map(entries.map(({ project }) => [project.id, project.name]));
  return (
    <>
      <p>
        {total === 1 ? "A bill of materials keeps" : `${countText(total)} entries of bills of materials keep`}{" "}
        the name of the part:
      </p>
      <ul>
        {[...projects].map(([id, name]) => (
          <li>
            <a href={`/projects/${id}`}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function RefusedPage({ part, lots }: { readonly part: PartDocument; readonly lots: readonly LotDocument[] }) {
  return (
    <Page
      title={`${nameOf(part)} cannot be deleted`}
      lead="Other users own lots of the part, and only they can delete these lots."
      width="narrow"
      trail={trailTo(part)}
    >
      <ErrorSummary />
      <ul>
        {lots.map(({ id, owner, storage_location: location }) => (
          <li>
            <a href={lotPath(id)}>
              <bdi>{location?.full_path ?? "Lot without a location"}</bdi>
            </a>
            : <bdi>{owner?.name}</bdi>
          </li>
        ))}
      </ul>
      <Actions>
        <LinkButton href={partPath(part.id)}>Back</LinkButton>
      </Actions>
    </Page>
  );
}

function lotsOfOthers({ partLots: lots }: PartDocument, principal: Principal): readonly LotDocument[] {
  return lots.filter((lot) => !canChangeLot(lot, principal));
}

export function deletePartRoute({ operations }: Pick<PageDependencies, "operations">): PageRoute {
  const read = (request: SignedInRequest): Promise<PartDocument> =>
    operations.call(request, { operationId: "getPart", path: { id: pathId(request) } });
  return {
    method: "GET",
    path: "/parts/:id/delete",
    access: ["parts.delete"],
    handle: async (request: SignedInRequest) => {
      const part = await read(request);
      const lots = lotsOfOthers(part, request.signedIn.principal);
      if (lots.length > 0) return page(<RefusedPage part={part} lots={lots} />);
      return page(
        <DeletePage
          part={part}
          unit={await readUnit(operations, request, part)}
          uses={await readUses(operations, request, part.id)}
        />,
      );
    },
    submit: async (request: SignedInRequest) => {
      const part = await read(request);
      await operations.call(request, { operationId: "deletePart", path: { id: part.id } });
      return redirect(partsPath, {
        notice: changeNotice(request, `Deleted ${nameOf(part)}.`, ["parts.revert_element", "parts.create"]),
      });
    },
  };
}
