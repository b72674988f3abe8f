/** The charts of the dashboard: SVG without scripts and styles, each with a table of the same values. */
import { Section, Table } from "../site/components.tsx";
import { partsPath } from "../parts/list/list-state.ts";
import type { Dashboard, Statistics } from "./read-dashboard.ts";
import { countText } from "../site/count-text.ts";

export function Charts({ statistics, parts }: Pick<Dashboard, "statistics" | "parts">) {
  if (statistics === null) return null;
  return (
    <>
      <StockValue value={statistics.stock_value} />
      <Growth months={statistics.growth} linked={parts !== null} />
    </>
  );
}

const fraction = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a decimal. The statistics limit values so that a number is exact enough for two decimals. */
const money = (value: string, currency: string): string => `${fraction.format(Number(value))} ${currency}`;

function StockValue({ value }: { readonly value: Statistics["stock_value"] }) {
  const { base_currency: base, totals, currencies, parts_not_comparable: incomparable } = value;
  const inBase = currencies.map(({ value_in_base_currency: converted }) => Number(converted ?? 0));
  const largest = Math.max(...inBase, 0);
  return (
    <Section id="value" title="Stock value">
      {currencies.length === 0 ? (
        <p class="empty">No part with stock has a price.</p>
      ) : (
        <>
          {totals.map(({ basis, total }) => (
            <p class="figure">
              {money(total, base)}
              {(basis !== "unspecified" || totals.length > 1) && <small> {basisLabels[basis]}</small>}
            </p>
          ))}
          <ul class="bars">
            {currencies.map((currency, index) => (
              <li>
                <span>
                  {money(currency.value, currency.iso_code)}
                  {totals.length > 1 && <small class="muted"> {basisLabels[currency.basis]}</small>}
                </span>
                <Bar share={largest === 0 ? 0 : (inBase[index] ?? 0) / largest} />
                {currency.value_in_base_currency === undefined && (
                  <small class="muted">No exchange rate: not part of the total</small>
                )}
              </li>
            ))}
          </ul>
          {totals.length > 1 && (
            <p class="hint">
              Prices that state VAT differently are not added. To add them, select for each supplier of a part
              whether its prices include VAT
              {totals.some(({ basis }) => basis === "gross") && (
                <>
                  , and set <code>VAT_RATE</code>
                </>
              )}
              .
            </p>
          )}
        </>
      )}
      {incomparable > 0 && (
        <p class="hint">
          {countText(incomparable)} {incomparable === 1 ? "part is" : "parts are"} not included, because their
          prices state VAT differently.
        </p>
      )}
    </Section>
  );
}

const basisLabels = { net: "without VAT", gross: "with VAT", unspecified: "VAT not stated" } as const;

function Bar({ share }: { readonly share: number }) {
  return (
    <svg class="bar-value" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width="100" height="8" />
      <rect class="value" width={rounded(100 * share)} height="8" />
    </svg>
  );
}

const chart = { width: 480, height: 160, top: 16, bottom: 24 } as const;
const monthName = new Intl.DateTimeFormat("en", { month: "short", year: "numeric", timeZone: "UTC" });

const titleOf = ({ month }: Statistics["growth"][number]): string =>
  monthName.format(new Date(`${month}-01T00:00:00Z`));

interface GrowthProps {
  readonly months: Statistics["growth"];
  readonly linked: boolean;
}

function Growth({ months, linked }: GrowthProps) {
  const most = Math.max(...months.map(({ parts_added: added }) => added), 0);
  const sum = months.reduce((total, { parts_added: added }) => total + added, 0);
  return (
    <Section
      id="growth"
      title="Parts added per month"
      description={linked && sum > 0 ? <a href={`${partsPath}?sort=-addedDate`}>Newest parts</a> : undefined}
    >
      {sum === 0 ? (
        <p class="empty">No parts were added in the last {months.length} months.</p>
      ) : (
        <>
          <Columns months={months} most={most} />
          <details class="chart-table">
            <summary>Show as a table</summary>
            <Table
              caption="Parts added per month"
              columns={["Month", { title: "Parts added", numeric: true }]}
              rows={[...months]
                .reverse()
                .map((each) => [
                  titleOf(each),
                  linked && each.parts_added > 0 ? (
                    <a href={`${partsPath}?added=${each.month}`}>{countText(each.parts_added)}</a>
                  ) : (
                    countText(each.parts_added)
                  ),
                ])}
              empty=""
            />
          </details>
        </>
      )}
    </Section>
  );
}

function Columns({ months, most }: Pick<GrowthProps, "months"> & { readonly most: number }) {
  const { width, height, top, bottom } = chart;
  const step = width / months.length;
  const base = height - bottom;
  const [first, last] = [months[0], months.at(-1)];
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Column chart of parts added in the last ${months.length} months, at most ${countText(most)} in a month`}
    >
      <line class="grid" x1="0" x2={width} y1={top} y2={top} />
      <text x="0" y={top - 4}>
        {countText(most)}
      </text>
      {months.map((each, index) => {
        const size = rounded(((base - top) * each.parts_added) / most);
        return (
          <rect
            class="value"
            x={rounded(index * step + step * 0.15)}
            y={rounded(base - size)}
            width={rounded(step * 0.7)}
            height={size}
          >
            <title>{`${titleOf(each)}: ${countText(each.parts_added)}`}</title>
          </rect>
        );
      })}
      <line class="axis" x1="0" x2={width} y1={base} y2={base} />
      {first !== undefined && (
        <text x="0" y={height - 6}>
          {titleOf(first)}
        </text>
      )}
      {last !== undefined && (
        <text x={width} y={height - 6} text-anchor="end">
          {titleOf(last)}
        </text>
      )}
    </svg>
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
