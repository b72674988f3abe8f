/** The content of a scanned code of a distributor or manufacturer. */
import { newPartPath } from "../parts/edit/edit-part.tsx";
import { canCreateParts } from "../parts/create-permission.ts";
import { Actions, Facts, LinkButton, Section, Submit, Table } from "../site/components.tsx";
import { Icon } from "../site/icon.tsx";
import { Form, ReturnTo } from "../site/layout.tsx";
import { usePage } from "../site/page-context.ts";
import { numberText } from "../site/number-text.ts";
import { ReferenceField } from "../site/reference-field.tsx";
import type { ScanResult } from "./read-scan.ts";
import { newPartAddress, scanAddress, type DecodedCode } from "./scan-path.ts";
import type { LeftSeries } from "./series/series-location.ts";

const labels = {
  supplier: "Supplier",
  supplier_part_number: "Supplier part number",
  manufacturer: "Manufacturer",
  manufacturer_product_number: "Manufacturer part number",
  quantity: "Quantity",
  order_number: "Order",
  order_line: "Order line",
  invoice_number: "Invoice",
  customer_reference: "Customer reference",
  date_code: "Date code",
  lot_code: "Lot code",
  country: "Country of origin",
} as const satisfies Partial<Record<keyof DecodedCode, string>>;

const properties = Object.keys(labels) as readonly (keyof typeof labels)[];

/** Leads to the form for a new lot of a part that lacks the numbers of the code. */
function ExistingPart({ code }: Pick<ScanResult, "code">) {
  const { principal } = usePage().signedIn ?? {};
  if (principal?.can("parts.create") !== true || !principal.can("parts.read")) return null;
  return (
    <Form action={scanAddress(code)}>
      <ReturnTo />
      <ReferenceField label="Existing part" name="part" collection="parts" required />
      <Submit kind="quiet">
        <Icon name="package" /> New lot of this part
      </Submit>
    </Form>
  );
}

interface DecodedSectionProps {
  readonly result: ScanResult;
  readonly series: LeftSeries | null;
}

export function DecodedSection({ result, series }: DecodedSectionProps) {
  const canCreate = canCreateParts(usePage().signedIn?.principal);
  const { code, decoded, found } = result;
  if (decoded === null) return null;
  const facts = properties.flatMap((property) => {
    const value = decoded[property];
    if (value === null) return [];
    const text = typeof value === "number" ? numberText(value) : value;
    return [{ name: labels[property], value: <bdi>{text}</bdi> }];
  });
  return (
    <Section id="decoded" title="Content of the code">
      {found === null && (
        <p>
          No part has these part numbers.{" "}
          {canCreate
            ? "Create the part, or choose an existing part for a new lot."
            : "Ask a user with the permission to create parts."}
        </p>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {decoded.fields.length > 0 && (
        <details>
          <summary>All fields</summary>
          <Table
            caption="Fields of the code"
            columns={["Identifier", "Value"]}
            rows={decoded.fields.map(({ identifier, value }) => [
              <code>{identifier === "" ? "–" : identifier}</code>,
              <bdi>{value}</bdi>,
            ])}
            empty=""
          />
        </details>
      )}
      {canCreate && (
        <Actions>
          <LinkButton
            href={newPartAddress(decoded, code, newPartPath, series)}
            kind={found === null ? "main" : "quiet"}
          >
            <Icon name="plus" /> New part
          </LinkButton>
        </Actions>
      )}
      {found === null && <ExistingPart code={code} />}
    </Section>
  );
}
