/** The numbers of rows by what an import does with them. */
import { countText } from "../site/count-text.ts";
import type { ImportDocument } from "./import-document.ts";

export function ResultCounts({ import: shown }: { readonly import: ImportDocument }) {
  const { dry_run: isCheck, created, updated, unchanged, failed, left_out: leftOut, errors = [] } = shown;
  const problems = errors.length > 0 ? "#problems" : null;
  const counts = [
    { name: isCheck ? "To create" : "Created", count: created },
    { name: isCheck ? "To change" : "Changed", count: updated },
    { name: "Unchanged", count: unchanged },
    { name: "Rejected", count: failed, href: problems },
    ...(leftOut > 0 ? [{ name: "Values left out", count: leftOut, href: problems }] : []),
  ];
  return (
    <dl class="import-counts">
      {counts.map(({ name, count, href = null }) => (
        <div>
          <dt>{name}</dt>
          <dd>{href === null || count === 0 ? countText(count) : <a href={href}>{countText(count)}</a>}</dd>
        </div>
      ))}
    </dl>
  );
}
