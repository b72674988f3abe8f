/** The rejected rows and omitted values of an import, each with its line and column. */
import { Badge, Section, Table } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { columnLabel } from "./column-labels.ts";
import type { ImportColumn, ImportDocument, ImportError } from "./import-document.ts";
import { reportPath } from "./import-path.ts";
import { problemText } from "./problem-text.ts";

/** The number of rejected rows and omitted values of which the report contains the first 10,000. */
function total({ failed, left_out: leftOut }: ImportDocument): number {
  return failed + leftOut;
}

export function Problems({ import: shown }: { readonly import: ImportDocument }) {
  const { errors = [], id, table } = shown;
  if (errors.length === 0) return null;
  return (
    <Section
      id="problems"
      title="Problems"
      description="Rejected rows are not imported. Left-out values are not imported, but the rest of their row is."
    >
      <Table
        caption="Problems of the file"
        stacking="named"
        columns={["Line", "Column", "Part", "Problem"]}
        rows={errors.map((error) => [
          `Line ${error.line}`,
          cellName(error, table?.columns ?? []),
          error.name === undefined ? "" : <bdi>{error.name}</bdi>,
          <>
            <Badge kind={error.kind === "error" ? "bad" : "warn"}>
              {error.kind === "error" ? "rejected" : "left out"}
            </Badge>{" "}
            {problemText(error.message)}
            {error.value !== undefined && (
              <small>
                Value: <bdi>{error.value}</bdi>
              </small>
            )}
          </>,
        ])}
        empty=""
      />
      <p>
        {errors.length < total(shown) && `The first ${countText(errors.length)} problems are shown. `}
        <a href={reportPath(id)}>Download all problems (CSV)</a>
      </p>
    </Section>
  );
}

/** Returns the heading of the column with the problem, or what it was taken for. */
function cellName({ property }: ImportError, columns: readonly ImportColumn[]) {
  if (property === undefined) return "";
  const column = columns.find(({ column: taken, heading }) => taken === property || heading === property);
  return <bdi>{column === undefined || column.heading === "" ? columnLabel(property) : column.heading}</bdi>;
}
