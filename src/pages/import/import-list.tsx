/** The imports that a user has started, newest first. */
import { Badge, LinkButton, Section, Table } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import type { OperationDocument } from "../site/operations.ts";
import { Time } from "../site/time.tsx";
import { statusBadge, titleOf, type ImportDocument } from "./import-document.ts";
import { importPath, importsPath } from "./import-path.ts";

type ListedImport = OperationDocument<"listImports">["imports"][number];

interface ImportListProps {
  readonly imports: readonly ListedImport[];
  /** The ID from which the next page continues. Null on the last page. */
  readonly next: number | null;
}

export function ImportList({ imports, next }: ImportListProps) {
  return (
    <Section id="imports" title="Your imports" description="Imports are listed for 30 days.">
      <Table
        caption="Files that you have imported"
        stacking="named"
        columns={["File", "Status", "Result", "Started"]}
        rows={imports.map((each) => [
          <a href={importPath(each.id)}>
            <bdi>{titleOf(each)}</bdi>
          </a>,
          <ImportBadge of={each} />,
          resultText(each),
          <Time at={each.addedDate} />,
        ])}
        empty="You have imported no file yet."
      />
      {next !== null && (
        <LinkButton href={`${importsPath}?before=${next}#imports`}>Show older imports</LinkButton>
      )}
    </Section>
  );
}

export function ImportBadge({ of }: { readonly of: ImportDocument }) {
  const { label, kind } = statusBadge(of);
  return <Badge kind={kind ?? "neutral"}>{label}</Badge>;
}

/** Returns the counts of an import that are not 0. */
export function resultText(of: ImportDocument): string {
  const { dry_run: isCheck, created, updated, unchanged, failed } = of;
  const counts = [
    [created, isCheck ? "to create" : "created"],
    [updated, isCheck ? "to change" : "changed"],
    [unchanged, "unchanged"],
    [failed, "rejected"],
  ] as const;
  const named = counts.filter(([count]) => count > 0).map(([count, text]) => `${countText(count)} ${text}`);
  return named.join(", ");
}
