/** Links that export what a page shows as a file. They lead to operations of the API, which name the file. */
import { Icon } from "./icon.tsx";

export interface ExportLink {
  readonly title: string;
  readonly href: string;
}

/** @param of what is exported, for screen readers, such as "the parts" */
export function ExportLinks({ of, links }: { readonly of: string; readonly links: readonly ExportLink[] }) {
  return (
    <p class="exports" role="group" aria-label={`Export ${of}`}>
      <span class="muted">
        <Icon name="download" /> Export
      </span>
      {links.map(({ title, href }) => (
        <a class="button quiet small" href={href}>
          {title}
        </a>
      ))}
    </p>
  );
}

const tableFormats = { csv: "CSV", jsonl: "JSON Lines", xlsx: "Spreadsheet" } as const;

/** Returns a link for each format of tables. */
export function tableLinks(path: string, query: URLSearchParams = new URLSearchParams()): ExportLink[] {
  return Object.entries(tableFormats).map(([format, title]) => ({
    title,
    href: `${path}?${new URLSearchParams([["format", format], ...query]).toString()}`,
  }));
}
