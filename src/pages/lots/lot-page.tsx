/** `/lots/:id`: one lot, with large controls for a phone next to the drawer. Other pages send stock changes here. */
import type { components } from "../../../generated/types.ts";
import type { PagesParts } from "../page-dependencies.ts";
import { amountText, readUnits } from "../parts/amount.ts";
import { partPath } from "../parts/part-path.ts";
import { Actions, Badge, ErrorSummary, Facts, Section, Submit } from "../site/components.tsx";
import { Field, Select } from "../site/fields.tsx";
import { usePage } from "../site/context.ts";
import { Icon } from "../site/icon.tsx";
import { Form, Page, ReturnTo } from "../site/layout.tsx";
import type { PageOperations } from "../site/operations.ts";
import { page, redirect } from "../site/page.ts";
import type { PageRoute, SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { returnPath } from "../site/return-to.ts";
import { Time } from "../site/time.tsx";
import { changeStock } from "./change-stock.ts";
import { lotPath, stockPermissions } from "./lot-path.ts";

type Lot = components["schemas"]["PartLotJsonld"];
type SiblingLot = components["schemas"]["PartJsonld"]["partLots"][number];

interface ShownLot {
  readonly lot: Lot;
  /** Symbol of the unit. Null for pieces. */
  readonly unit: string | null;
  /** The other lots of the part. */
  readonly others: readonly SiblingLot[];
}

async function readLot(operations: PageOperations, request: SignedInRequest): Promise<ShownLot> {
  const lot = await operations.call(request, { operationId: "getPartLot", path: { id: pathId(request) } });
  const part = await operations.call(request, {
    operationId: "getPart",
    path: { id: lot.part.id },
    query: {
      "properties[]": ["id"],
      "properties[partUnit][]": ["id"],
      "properties[partLots][]": ["id", "amount", "instock_unknown", "description"],
      "properties[partLots][storage_location][]": ["id", "name", "full_path"],
    },
  });
  const units = await readUnits(operations, request);
  return {
    lot,
    unit: part.partUnit ? (units.get(part.partUnit.id) ?? null) : null,
    others: part.partLots.filter(({ id }) => id !== lot.id),
  };
}

function LotPage({ lot, unit, others }: ShownLot) {
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
      <ErrorSummary />
      <StockForm lot={lot} others={others} unit={unit} />
      <Section id="details" title="Details">
        <Facts
          facts={[
            ...(lot.description === "" ? [] : [{ name: "Description", value: lot.description }]),
            ...(lot.user_barcode ? [{ name: "Barcode", value: <code>{lot.user_barcode}</code> }] : []),
            ...(lot.owner ? [{ name: "Owner", value: lot.owner.name }] : []),
            { name: "Expires", value: <Time at={lot.expiration_date ?? null} /> },
            { name: "Counted", value: <Time at={lot.last_stocktake_at ?? null} /> },
            { name: "Changed", value: <Time at={lot.lastModified} /> },
          ]}
        />
        {lot.comment !== "" && <p class="prose">{lot.comment}</p>}
      </Section>
    </Page>
  );
}

function StockForm({ lot, others, unit }: ShownLot) {
  const { signedIn } = usePage();
  const can = (permission: (typeof stockPermissions)[number]): boolean =>
    signedIn?.principal.can(permission) === true;
  if (!stockPermissions.some(can)) return null;
  const isKnown = !lot.instock_unknown;
  return (
    <Form class="lot-form">
      <ReturnTo />
      <Field
        label={unit === null ? "Amount" : `Amount in ${unit}`}
        name="amount"
        value={isKnown ? "1" : ""}
        inputMode="decimal"
        autocomplete="off"
        required
      />
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
      {isKnown && can("parts_stock.move") && others.length > 0 && (
        <details>
          <summary>Move to another lot</summary>
          <Select
            label="Target"
            name="to"
            options={others.map((other) => ({
              value: `/api/part_lots/${other.id}`,
              label: `${other.storage_location?.full_path ?? "No location"} (${
                other.instock_unknown ? "unknown" : amountText(other.amount, unit)
              })`,
            }))}
          />
          <Actions>
            <Submit name="action" value="move" kind="quiet">
              <Icon name="arrow-right-left" /> Move
            </Submit>
          </Actions>
        </details>
      )}
    </Form>
  );
}

export function lotRoute({ operations }: Pick<PagesParts, "operations">): PageRoute {
  return {
    method: "GET",
    path: "/lots/:id",
    access: ["parts.read"],
    handle: async (request: SignedInRequest) => page(<LotPage {...await readLot(operations, request)} />),
    submit: async (request: SignedInRequest) => {
      const { lot, unit } = await readLot(operations, request);
      const notice = await changeStock(operations, request, lot.id, unit);
      return redirect(returnPath(request.returnTo, lotPath(lot.id)), {
        notice: `${lot.part.name}: ${notice}`,
      });
    },
  };
}
