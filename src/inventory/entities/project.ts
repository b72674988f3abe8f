/** Projects: bindings. What one needs is in `project-bom-entry.ts`. */
import { resource } from "../../representation/definition.ts";
import { treeBindings } from "./tree.ts";

export const project = resource(
  "Project",
  "projects",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("Project", "parent_id"),
    status: bind.column("status"),
    description: bind.column("description"),
    build_part: bind.reference("Part", "build_part_id"),
  }),
  { tree: true },
);
