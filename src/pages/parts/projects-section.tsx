/** The projects that use a part. */
import { Section, Table } from "../site/components.tsx";
import { amountText } from "../../util/amount-text.ts";
import { countText } from "../site/count-text.ts";
import type { ProjectUse, ProjectUses } from "./read-part.ts";

interface ProjectsSectionProps {
  readonly uses: ProjectUses;
  readonly unit: string | null;
}

export function ProjectsSection({ uses: { entries, total }, unit }: ProjectsSectionProps) {
  if (entries.length === 0) return null;
  return (
    <Section id="projects" title="Used in projects">
      <Table
        caption="Projects that use the part"
        columns={["Project", { title: "Quantity", numeric: true }, "Designators"]}
        rows={entries.map(({ project, quantity, mountnames }) => [
          <ProjectLink {...project} />,
          amountText(quantity, unit),
          <bdi>{mountnames}</bdi>,
        ])}
        empty=""
        stacking="named"
      />
      {total > entries.length && (
        <p class="hint">
          The first {entries.length} of {countText(total)} entries.
        </p>
      )}
    </Section>
  );
}

function ProjectLink({ id, name }: ProjectUse["project"]) {
  return (
    <a href={`/projects/${id}`}>
      <bdi>{name}</bdi>
    </a>
  );
}
