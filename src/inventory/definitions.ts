/** All resources that are bound to tables. A resource of the contract that is missing here does not compile. */

import type { DefinitionOf, StoredResource } from "../representation/definition.ts";
import { apiToken } from "./entities/api-token.ts";
import { attachmentType } from "./entities/attachment-type.ts";
import { attachment } from "./entities/attachment.ts";
import { category } from "./entities/category.ts";
import { footprint } from "./entities/footprint.ts";
import { logEntry } from "./entities/log-entry.ts";
import { manufacturer } from "./entities/manufacturer.ts";
import { parameter } from "./entities/parameter.ts";
import { part } from "./entities/part.ts";
import { user } from "./entities/user.ts";

export const definitions = {
  ApiToken: apiToken,
  Attachment: attachment,
  AttachmentType: attachmentType,
  Category: category,
  Footprint: footprint,
  LogEntry: logEntry,
  Manufacturer: manufacturer,
  Parameter: parameter,
  Part: part,
  User: user,
} as const satisfies { readonly [R in StoredResource]: DefinitionOf<R> };
