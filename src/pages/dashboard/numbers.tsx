/** The numbers of the dashboard. A number links to the list that it counts if the user can open this list. */
import { partsPath, stockFilters, type StockFilter } from "../parts/list/list-state.ts";
import { usePage } from "../site/page-context.ts";
import type { Dashboard, Statistics } from "./read-dashboard.ts";
import { countText } from "../site/count-text.ts";

interface Count {
  readonly title: string;
  readonly count: number;
  /** Path of the list. Null if there is no such list. */
  readonly href: string | null;
}

export const stockPath = (filter: StockFilter): string => `${partsPath}?stock=${filter}`;

/** Collections by their name in the statistics, which is also the path of their page. */
const collections = {
  storage_locations: "Locations",
  categories: "Categories",
  projects: "Projects",
  footprints: "Footprints",
  manufacturers: "Manufacturers",
  suppliers: "Suppliers",
} as const satisfies Partial<Readonly<Record<keyof Statistics["counts"], string>>>;

export function Numbers({ statistics, parts }: Pick<Dashboard, "statistics" | "parts">) {
  const { navigation } = usePage();
  if (statistics === null) return null;
  const { counts } = statistics;
  const listed = (href: string): string | null => (parts === null ? null : href);
  const pages = new Set(navigation.flatMap(({ items }) => items.map(({ href }) => href)));
  const stock: readonly Count[] = [
    { title: "Parts", count: counts.parts, href: listed(partsPath) },
    { title: stockFilters.in.title, count: counts.parts_in_stock, href: listed(stockPath("in")) },
    { title: stockFilters.low.title, count: counts.parts_below_minimum, href: listed(stockPath("low")) },
    { title: stockFilters.empty.title, count: counts.parts_empty, href: listed(stockPath("empty")) },
    {
      title: "Needs review",
      count: counts.parts_needing_review,
      href: listed(`${partsPath}?needs_review=true`),
    },
  ];
  const others: readonly Count[] = Object.entries(collections).map(([name, title]) => ({
    title,
    count: counts[name as keyof typeof collections],
    href: pages.has(`/${name}`) ? `/${name}` : null,
  }));
  return (
    <section aria-labelledby="numbers-title">
      <h2 id="numbers-title" class="unseen">
        Numbers
      </h2>
      <Counts counts={stock} />
      <Counts counts={others} small />
    </section>
  );
}

function Counts({ counts, small = false }: { readonly counts: readonly Count[]; readonly small?: boolean }) {
  return (
    <dl class={small ? "counts small" : "counts"}>
      {counts.map(({ title, count, href }) => (
        <div>
          <dt>{href === null ? title : <a href={href}>{title}</a>}</dt>
          <dd>{countText(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
