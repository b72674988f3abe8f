/** Maps the name of every resource to its table binding. A missing resource causes a compile error. */
import type { Definitions } from "../representation/definition.ts";
import { apiToken } from "./entities/api-token.ts";
import { attachment } from "./entities/attachment.ts";
import { changeSet } from "./entities/change-set.ts";
import { group } from "./entities/group.ts";
import { labelProfile } from "./entities/label-profile.ts";
import { logEntry } from "./entities/log-entry.ts";
import { parameter } from "./entities/parameter.ts";
import { orderdetail } from "./entities/orderdetail.ts";
import { partAssociation } from "./entities/part-association.ts";
import { part } from "./entities/part.ts";
import { pricedetail } from "./entities/pricedetail.ts";
import { partLot } from "./entities/part-lot.ts";
import { projectBomEntry } from "./entities/project-bom-entry.ts";
import {
  attachmentType,
  category,
  currency,
  footprint,
  manufacturer,
  measurementUnit,
  partCustomState,
  project,
  storageLocation,
  supplier,
} from "./entities/trees.ts";
import { user } from "./entities/user.ts";
import { webhook, webhookDelivery } from "./entities/webhook.ts";

export const definitions = {
  ApiToken: apiToken,
  Attachment: attachment,
  AttachmentType: attachmentType,
  Category: category,
  ChangeSet: changeSet,
  Currency: currency,
  Footprint: footprint,
  Group: group,
  LabelProfile: labelProfile,
  LogEntry: logEntry,
  Manufacturer: manufacturer,
  MeasurementUnit: measurementUnit,
  Parameter: parameter,
  Orderdetail: orderdetail,
  Part: part,
  PartAssociation: partAssociation,
  Pricedetail: pricedetail,
  PartCustomState: partCustomState,
  PartLot: partLot,
  Project: project,
  ProjectBOMEntry: projectBomEntry,
  StorageLocation: storageLocation,
  Supplier: supplier,
  User: user,
  Webhook: webhook,
  WebhookDelivery: webhookDelivery,
} as const satisfies Definitions;
