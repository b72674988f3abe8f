/** Groups of users as the API shows them; their rules and their writing are in `identity/`. */
import { permissionsByName } from "../../identity/permission-data.ts";
import { resource } from "../../representation/definition.ts";

export const group = resource(
  "Group",
  "groups",
  (bind) => ({
    id: bind.column("id"),
    name: bind.text("name"),
    full_path: bind.column("full_path"),
    level: bind.column("level"),
    parent: bind.reference("Group", "parent_id"),
    comment: bind.text("comment"),
    enforce_2fa: bind.column("enforce_2fa"),
    permissions: { ...bind.computed(["permissions"], permissionsByName), writes: "permissions" },
    addedDate: bind.timestamp("added_date"),
    lastModified: bind.timestamp("last_modified"),
  }),
  { tree: true },
);
