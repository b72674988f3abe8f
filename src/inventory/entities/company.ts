/** The bindings that manufacturers and suppliers share: they are trees of companies. */
import type { Binder } from "../../representation/binding.ts";
import { treeBindings } from "./tree.ts";

/** Everything but the place in the tree, which is of their own kind. */
export function companyBindings(bind: Binder<"manufacturers"> | Binder<"suppliers">) {
  const common = bind as Binder<"manufacturers">;
  return {
    ...treeBindings(common),
    address: common.column("address"),
    phone_number: common.column("phone_number"),
    fax_number: common.column("fax_number"),
    email_address: common.column("email_address"),
    website: common.column("website"),
    auto_product_url: common.column("auto_product_url"),
  };
}
