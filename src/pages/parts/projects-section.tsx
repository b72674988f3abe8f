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
    <Section id="projects" title="Projects">
      <Table
        caption="Projects that use the part"
        columns={["Project", { title: "Quantity", numeric: true }, "Designators"]}
        rows={uses.map(({ project, quantity, mountnames }) => [
          <bdi>{project.name}</bdi>,
          amountText(quantity, unit),
          <bdi>{mountnames}</bdi>,
        ])}
        empty=""
        stacking="named"
      />
    </Section>
  );
}
