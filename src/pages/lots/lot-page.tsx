/** `/lots/:id`: one lot, with large controls for a phone next to the drawer. Other pages send stock changes here. */
import { useContext } from "preact/hooks";
import type { components } from "../../../generated/types.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { HistorySection } from "../history/history-section.tsx";
import { readHistory, type ElementHistory } from "../history/read-history.ts";
import { amountText, readUnit } from "../parts/amount.ts";
import { partPath } from "../parts/part-path.ts";
import { filteredBy } from "../parts/list/list-state.ts";
import { Actions, Badge, ErrorSummary, Facts, LinkButton, Section, Submit } from "../site/components.tsx";
import { changeNotice } from "../site/change-notice.ts";
import { Field } from "../site/fields.tsx";
import { RejectedFormContext } from "../site/form-rejection.ts";
import { Markdown } from "../site/markdown.tsx";
import { NumberField } from "../site/number-field.tsx";
import { ReferenceField } from "../site/reference-field.tsx";
import { usePage } from "../site/page-context.ts";
import { Icon } from "../site/icon.tsx";
import { Form, Page, ReturnTo } from "../site/layout.tsx";
import type { PageOperations } from "../site/operations.ts";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { returnPath } from "../site/return-to.ts";
import { Time } from "../site/time.tsx";
import { changeStock, undoPermissions } from "./submit-stock-change.ts";
import { CountPage } from "./count-page.tsx";
import { canChangeLot } from "./can-change-lot.ts";
import { lotPath, stockPermissions } from "./lot-path.ts";
import { lotName, targetField, type OtherLot } from "./move-target.ts";

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
  const isExpired = lot.expiration_date ? new Date(lot.expiration_date) <= usePage().now : false;
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
      <StockForm lot={lot} targets={targets} unit={unit} />
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

function StockForm({ lot, targets, unit }: Omit<ShownLot, "tag">) {
  const { signedIn } = usePage();
  const can = (permission: (typeof stockPermissions)[number]): boolean =>
    signedIn?.principal.can(permission) === true;
  if (!stockPermissions.some(can)) return null;
  if (!canChangeLot(lot, signedIn?.principal)) {
    return (
      <p class="hint">
        The lot belongs to <bdi>{lot.owner?.name}</bdi>. Only the owner can change its stock.
      </p>
    );
  }
  const isKnown = !lot.instock_unknown;
  return (
    <Form class="lot-form">
      <ReturnTo />
      {/* The first button handles the Enter key, which must not choose one of the actions. */}
      <input type="submit" class="unseen" tabIndex={-1} aria-hidden aria-label="Continue" />
      <NumberField label={unit === null ? "Amount" : `Amount in ${unit}`} name="amount" required />
      <div class="lot-actions">
        {isKnown && can("parts_stock.withdraw") && (
          <Submit name="action" value="withdraw">
            <Icon name="minus" /> Withdraw
          </Submit>
        )}
        {isKnown && can("parts_stock.add") && (
          <Submit name="action" value="add">
            <Icon name="plus" /> Add
          </Submit>
        )}
        {can("parts_stock.stocktake") && (
          <Submit name="action" value="count" kind="quiet">
            <Icon name="clipboard-check" /> Count
          </Submit>
        )}
      </div>
      <Field label="Comment" name="comment" maxLength={255} autocomplete="off" />
      {isKnown && can("parts_stock.move") && <MoveFields targets={targets} unit={unit} />}
    </Form>
  );
}

/** Moves stock to another lot of the part, or to a new lot in a location. */
function MoveFields({ targets, unit }: Pick<ShownLot, "targets" | "unit">) {
  const { signedIn } = usePage();
  const { submitted } = useContext(RejectedFormContext);
  const principal = signedIn?.principal;
  const canCreate = principal?.can("parts.create") === true && principal.can("storelocations.read");
  if (targets.length === 0 && !canCreate) return null;
  const lots = targets.map((lot) => ({
    value: lotName(lot),
    label: `${lot.storage_location?.full_path ?? "No location"} (${
      lot.instock_unknown ? "unknown" : amountText(lot.amount, unit)
    })`,
  }));
  const field = {
    label: "New location",
    name: targetField,
    ...(targets.length > 0 && {
      hint: canCreate
        ? `A location or another lot of the part, such as ${lotName(targets[0] ?? { id: 0 })}.`
        : `Another lot of the part, such as ${lotName(targets[0] ?? { id: 0 })}.`,
      suggestions: "move-targets",
    }),
  };
  return (
    <details open={submitted?.get("action") === "move"}>
      <summary>Move to another location</summary>
      {canCreate ? (
        <ReferenceField {...field} collection="storage_locations" />
      ) : (
        <Field {...field} autocomplete="off" verbatim />
      )}
      {lots.length > 0 && (
        <datalist id="move-targets">
          {lots.map(({ value, label }) => (
            <option value={value}>{label}</option>
          ))}
        </datalist>
      )}
      <Actions>
        <Submit name="action" value="move" kind="quiet">
          <Icon name="arrow-right-left" /> Move
        </Submit>
      </Actions>
    </details>
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
      const { lot, tag, unit, targets } = await readLot(operations, request);
      const amount = lot.instock_unknown ? null : lot.amount;
      const result = await changeStock(operations, request, { id: lot.id, tag, amount, unit, targets });
      if (typeof result !== "string") {
        return page(<CountPage lot={lot} unit={unit} count={result} request={request} />);
      }
      return redirect(returnPath(request.returnTo, lotPath(lot.id)), {
        notice: changeNotice(request, `${lot.part.name}: ${result}`, [
          "parts.revert_element",
          "parts.edit",
          ...undoPermissions(request.form.get("action")),
        ]),
      });
    },
  };
}
