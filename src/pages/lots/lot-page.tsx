/** `/lots/:id`: one lot, with large controls for a phone next to the drawer. Other pages send stock changes here. */
import type { components } from "../../../generated/types.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { HistorySection } from "../history/history-section.tsx";
import { readHistory, type ElementHistory } from "../history/read-history.ts";
import { amountText } from "../../util/amount-text.ts";
import { canPrintLabels, labelsAddress } from "../labels/labels-path.ts";
import { readUnit } from "../parts/amount.ts";
import { partPath } from "../parts/part-path.ts";
import { filteredBy } from "../parts/list/list-state.ts";
import { Badge, ErrorSummary, Facts, LinkButton, Section } from "../site/components.tsx";
import { changeNotice } from "../site/change-notice.ts";
import { Markdown } from "../site/markdown.tsx";
import { usePage } from "../site/page-context.ts";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import type { PageOperations } from "../site/operations.ts";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { returnPath } from "../site/return-to.ts";
import { Time } from "../site/time.tsx";
import { changeStock, undoPermissions } from "./submit-stock-change.ts";
import { CountPage } from "./count-page.tsx";
import { canChangeLot } from "./can-change-lot.ts";
import { lotPath } from "./lot-path.ts";
import type { OtherLot } from "./move-target.ts";
import { StockForm } from "./stock-form.tsx";

type Lot = components["schemas"]["PartLotJsonld"];

interface ShownLot {
  readonly lot: Lot;
  readonly tag: string | null;
  /** Symbol of the unit. Null for pieces. */
  readonly unit: string | null;
  /** The other lots of the part whose stock the user can change. */
  readonly targets: readonly OtherLot[];
}

async function readLot(operations: PageOperations, request: SignedInRequest): Promise<ShownLot> {
  const { document: lot, tag } = await operations.callWithTag(request, {
    operationId: "getPartLot",
    path: { id: pathId(request) },
  });
  const part = await operations.call(request, {
    operationId: "getPart",
    path: { id: lot.part.id },
    query: {
      "properties[]": ["id"],
      "properties[partUnit][]": ["id"],
      "properties[partLots][]": ["id", "amount", "instock_unknown", "description"],
      "properties[partLots][owner][]": ["id", "name"],
      "properties[partLots][storage_location][]": ["id", "name", "full_path"],
    },
  });
  const { principal } = request.signedIn;
  return {
    lot,
    tag,
    unit: await readUnit(operations, request, part),
    targets: part.partLots.filter((other) => other.id !== lot.id && canChangeLot(other, principal)),
  };
}

const stockLabels = {
  amount: "Amount",
  storage_location: "New location",
  to: "New location",
  comment: "Comment",
};

interface LotPageProps extends Omit<ShownLot, "tag"> {
  readonly history: ElementHistory | null;
}

function LotPage({ lot, unit, targets, history }: LotPageProps) {
  const { part, storage_location: location } = lot;
  const { now, returnTo } = usePage();
  const isExpired = lot.expiration_date ? new Date(lot.expiration_date) <= now : false;
  return (
    <Page
      title={location?.full_path ?? "Lot without a location"}
      trail={[
        { href: "/parts", title: "Parts" },
        { href: partPath(part.id), title: part.name },
      ]}
      width="narrow"
      actions={<LotActions lot={lot} />}
      scripts={["picker.js"]}
    >
      <p class="lot-part">
        <a href={partPath(part.id)}>
          <bdi>{part.name}</bdi>
        </a>
      </p>
      <p class="lot-amount">
        {lot.instock_unknown ? (
          <Badge>unknown amount</Badge>
        ) : (
          <strong>{amountText(lot.amount, unit)}</strong>
        )}{" "}
        {lot.needs_refill && <Badge kind="warn">needs refill</Badge>}{" "}
        {isExpired && <Badge kind="bad">expired</Badge>}
      </p>
      <ErrorSummary labels={stockLabels} />
      <StockForm lot={lot} targets={targets} unit={unit} returnTo={returnTo} />
      <Section id="details" title="Details">
        <Facts
          facts={[
            ...(location
              ? [
                  {
                    name: "Location",
                    value: (
                      <a href={filteredBy("storage_location", location.id)}>
                        <bdi>{location.full_path ?? location.name}</bdi>
                      </a>
                    ),
                  },
                ]
              : []),
            ...(lot.description === "" ? [] : [{ name: "Description", value: lot.description }]),
            ...(lot.user_barcode ? [{ name: "Barcode", value: <code>{lot.user_barcode}</code> }] : []),
            ...(lot.owner ? [{ name: "Owner", value: <Owner {...lot.owner} /> }] : []),
            { name: "Expires", value: <Time at={lot.expiration_date ?? null} /> },
            { name: "Counted", value: <Time at={lot.last_stocktake_at ?? null} /> },
            { name: "Changed", value: <Time at={lot.lastModified} /> },
          ]}
        />
        {lot.comment !== "" && <Markdown text={lot.comment} />}
      </Section>
      {history !== null && (
        <HistorySection history={history} type="PartLot" id={lot.id} path={lotPath(lot.id)} />
      )}
    </Page>
  );
}

function Owner({ id, name }: NonNullable<Lot["owner"]>) {
  const canRead = usePage().signedIn?.principal.can("users.read") === true;
  return canRead ? (
    <a href={`/tools/users/${id}`}>
      <bdi>{name}</bdi>
    </a>
  ) : (
    <bdi>{name}</bdi>
  );
}

function LotActions({ lot }: Pick<ShownLot, "lot">) {
  const principal = usePage().signedIn?.principal;
  return (
    <>
      {canPrintLabels(principal) && (
        <LinkButton href={labelsAddress("part_lot", [lot.id])}>
          <Icon name="printer" /> Print label
        </LinkButton>
      )}
      {principal?.can("parts.edit") === true && (
        <LinkButton href={`${lotPath(lot.id)}/edit`}>
          <Icon name="pencil" /> Edit
        </LinkButton>
      )}
      {principal?.can("parts.delete") === true && canChangeLot(lot, principal) && (
        <LinkButton href={`${lotPath(lot.id)}/delete`} kind="danger">
          <Icon name="trash-2" /> Delete
        </LinkButton>
      )}
    </>
  );
}

export function lotRoute(dependencies: Pick<PageDependencies, "operations" | "store">): PageRoute {
  const { operations } = dependencies;
  return {
    method: "GET",
    path: "/lots/:id",
    access: ["parts.read"],
    handle: async (request: SignedInRequest) => {
      const lot = await readLot(operations, request);
      const history = await readHistory(dependencies, request, {
        operationId: "listPartLotLog",
        permission: "parts.show_history",
      });
      return page(<LotPage {...lot} history={history} />);
    },
    submit: async (request: SignedInRequest) => {
      const isRepeated = async () => (await operations.earlier(request)) !== null;
      const wasSent = await isRepeated();
      const { lot, tag, unit, targets } = await readLot(operations, request);
      const done = (text: string) =>
        redirect(returnPath(request.returnTo, lotPath(lot.id)), {
          notice: changeNotice(request, `${lot.part.name}: ${text}`, [
            "parts.revert_element",
            "parts.edit",
            ...undoPermissions(request.form.get("action")),
          ]),
        });
      const repeated = "The form had already been sent. The change was made once.";
      if (wasSent) return done(repeated);
      const amount = lot.instock_unknown ? null : lot.amount;
      const changed = { id: lot.id, tag, amount, unit, targets };
      const result = await changeStock(operations, request, changed).catch(async (error: unknown) => {
        // A repeated form can overtake the first one.
        if (await isRepeated()) return repeated;
        throw error;
      });
      if (typeof result !== "string") {
        if (await isRepeated()) return done(repeated);
        return page(<CountPage lot={lot} unit={unit} count={result} request={request} />);
      }
      return done(result);
    },
  };
}
