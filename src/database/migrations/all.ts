/** All migrations in their order; the schema's version is how many of them a database has. */
import { inventory } from "./0001-inventory.ts";
import { attachmentsAndParameters } from "./0002-attachments-and-parameters.ts";
import { identity } from "./0003-identity.ts";
import { history } from "./0004-history.ts";
import { userAttachments } from "./0005-user-attachments.ts";
import { signIn } from "./0006-sign-in.ts";
import { oauth } from "./0007-oauth.ts";
import { measurementUnits } from "./0008-measurement-units.ts";
import { partCustomStates } from "./0009-part-custom-states.ts";
import { currencies } from "./0010-currencies.ts";
import { suppliers } from "./0011-suppliers.ts";
import { storageLocations } from "./0012-storage-locations.ts";
import { partLots } from "./0013-part-lots.ts";
import { partAssociations } from "./0014-part-associations.ts";
import { orderdetails } from "./0015-orderdetails.ts";
import { pricedetails } from "./0016-pricedetails.ts";
import { projects } from "./0017-projects.ts";
import { projectBomEntries } from "./0018-project-bom-entries.ts";
import { search } from "./0019-search.ts";
import { groups } from "./0020-groups.ts";
import { stockIndexes } from "./0021-stock-indexes.ts";
import { partsByName } from "./0022-parts-by-name.ts";
import { libraryNames } from "./0023-library-names.ts";
import { logTransactions } from "./0024-log-transactions.ts";
import { searchPendingLists } from "./0025-search-pending-lists.ts";
import type { Migration } from "./schema.ts";

export const migrations: readonly Migration[] = [
  inventory,
  attachmentsAndParameters,
  identity,
  history,
  userAttachments,
  signIn,
  oauth,
  measurementUnits,
  partCustomStates,
  currencies,
  suppliers,
  storageLocations,
  partLots,
  partAssociations,
  orderdetails,
  pricedetails,
  projects,
  projectBomEntries,
  search,
  groups,
  stockIndexes,
  partsByName,
  libraryNames,
  logTransactions,
  searchPendingLists,
];
