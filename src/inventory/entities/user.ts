/** Binds users to their table. `identity/` handles authentication. */
import { resource } from "../../representation/definition.ts";
import { permissionsBinding } from "./group.ts";

export const user = resource("User", "users", (bind) => ({
  id: bind.column("id"),
  name: bind.text("name", "sortable"),
  disabled: bind.column("disabled"),
  theme: bind.column("theme"),
  aboutMe: bind.text("about_me"),
  group: bind.reference("Group", "group_id"),
  timezone: bind.column("timezone"),
  language: bind.column("language"),
  email: bind.column("email"),
  show_email_on_profile: bind.column("show_email_on_profile"),
  department: bind.column("department"),
  last_name: bind.column("last_name"),
  first_name: bind.column("first_name"),
  need_pw_change: bind.column("need_pw_change"),
  permissions: permissionsBinding,
  password: bind.writeOnly(),
  fullName: bind.computed(["first_name", "last_name"], (first, last) => `${first} ${last}`.trim()),
  attachments: bind.owned("Attachment", ["name_sort"]),
  master_picture_attachment: bind.reference("Attachment", "master_picture_attachment_id"),
  addedDate: bind.timestamp("added_date"),
  lastModified: bind.timestamp("last_modified"),
}));
