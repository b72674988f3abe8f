/** The projects that use a part. */
import { Section, Table } from "../site/components.tsx";
import { amountText } from "./amount.ts";
import type { ProjectUse } from "./read-part.ts";

interface ProjectsSectionProps {
  readonly uses: readonly ProjectUse[];
  readonly unit: string | null;
}

export function ProjectsSection({ uses, unit }: ProjectsSectionProps) {
  if (uses.length === 0) return null;
  return (
    <Section id="projects" title="Used in projects">
      <Table
        caption="Projects that use the part"
        columns={["Project", { title: "Quantity", numeric: true }, "Designators"]}
        rows={uses.map(({ project, quantity, mountnames }) => [
          <ProjectLink {...project} />,
          amountText(quantity, unit),
          <bdi>{mountnames}</bdi>,
        ])}
        empty=""
        stacking="named"
      />
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
