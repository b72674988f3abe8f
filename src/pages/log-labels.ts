/** Labels of the event log: kinds of entries, levels, element types, security events and properties. */
import type { components } from "../../generated/types.ts";
import type { LogEntryKind } from "../history/log-entry.ts";
import { capitalized } from "./site/capitalized.ts";

type Labels<Key extends string> = Readonly<Record<Key, string>>;

export const kindLabels: Labels<LogEntryKind> = {
  element_created: "Created",
  element_edited: "Changed",
  element_deleted: "Deleted",
  element_merged: "Merged",
  collection_element_deleted: "Element removed",
  part_stock_changed: "Stock changed",
  project_built: "Built",
  user_not_allowed: "Denied",
  security_event: "Security",
};

export const levelLabels = {
  emergency: "Emergency",
  alert: "Alert",
  critical: "Critical",
  error: "Error",
  warning: "Warning",
  notice: "Notice",
  info: "Info",
  debug: "Debug",
} as const satisfies Labels<string>;

export const targetLabels = {
  Part: "Part",
  PartLot: "Lot",
  Orderdetail: "Orderdetail",
  Pricedetail: "Price",
  PartAssociation: "Association",
  Category: "Category",
  Footprint: "Footprint",
  Manufacturer: "Manufacturer",
  Supplier: "Supplier",
  StorageLocation: "Storage location",
  MeasurementUnit: "Measurement unit",
  PartCustomState: "Custom part state",
  Currency: "Currency",
  Project: "Project",
  ProjectBOMEntry: "BOM entry",
  AttachmentType: "Attachment type",
  Attachment: "Attachment",
  Parameter: "Parameter",
  LabelProfile: "Label profile",
  User: "User",
  Group: "Group",
  Webhook: "Webhook",
} as const satisfies Labels<components["schemas"]["LogTargetType"]>;

const eventLabels: Labels<string> = {
  signed_in: "Signed in",
  signed_out: "Signed out",
  password_changed: "Password changed",
  sign_in_failed: "Sign-in failed",
  second_factor_failed: "Wrong two-factor authentication code",
  second_factor_enabled: "Two-factor authentication turned on",
  second_factor_disabled: "Two-factor authentication turned off",
  second_factor_reset: "Two-factor authentication reset by an administrator",
  trusted_devices_forgotten: "Trusted devices removed",
  backup_code_used: "Signed in with a backup code",
  backup_codes_renewed: "Backup codes created",
  token_created: "API token created",
  token_revoked: "API token revoked",
  webhook_secret_rotated: "Webhook secret rotated",
  set_up: "First administrator created",
  password_confirmation_failed: "Wrong password when confirming a change",
  session_ended: "Session ended",
  other_sessions_ended: "All other sessions ended",
  signed_out_everywhere: "Signed out everywhere by an administrator",
  application_connected: "Application connected",
  application_disconnected: "Application disconnected",
  application_signed_out: "Application signed out",
  oauth_client_registered: "OAuth client registered",
  oauth_client_added: "OAuth client added from its metadata document",
  oauth_client_edited: "OAuth client changed",
  oauth_client_deleted: "OAuth client deleted",
  oauth_client_revoked: "Access of an OAuth client revoked",
  oauth_client_blocked: "OAuth client blocked",
  oauth_client_allowed: "OAuth client allowed again",
  oauth_clients_expired: "Unused OAuth clients removed",
  oauth_keys_replaced: "OAuth server keys replaced",
  oauth_keys_rotated: "OAuth server keys rotated",
  inventory_imported: "Inventory imported",
  refresh_token_replayed: "Application disconnected: refresh token used twice",
  authorization_code_replayed: "Application disconnected: authorization code used twice",
};

export const hasEventLabel = (event: string): boolean => Object.hasOwn(eventLabels, event);

/** Returns the label of a stored key. A key without a label is converted to words. */
function labelIn(words: Labels<string>, key: string): string {
  return Object.hasOwn(words, key) ? (words[key] ?? key) : spelledOut(key);
}

export const kindLabel = (kind: string): string => labelIn(kindLabels, kind);
export const levelLabel = (level: string): string => labelIn(levelLabels, level);
export const targetLabel = (type: string): string => labelIn(targetLabels, type);

export function eventLabel(event: unknown): string {
  return typeof event === "string" ? labelIn(eventLabels, event) : "Security event";
}

/** Labels of properties whose names are not self-explanatory. */
const propertyLabels: Labels<string> = {
  id: "ID",
  ipn: "IPN",
  gtin: "GTIN",
  minamount: "Minimum stock",
  supplierpartnr: "Supplier part number",
  supplier_product_url: "Supplier product page",
  manufacturer_product_number: "Manufacturer part number",
  manufacturer_product_url: "Manufacturer product page",
  min_discount_quantity: "Minimum quantity",
  price_related_quantity: "Price per quantity",
  value_min: "Minimum value",
  value_typical: "Typical value",
  value_max: "Maximum value",
  value_text: "Text value",
  favorite: "Favorite",
  aboutMe: "About",
  need_pw_change: "Password change required",
  enforce_2fa: "Require two-factor authentication",
  operationId: "Operation",
  event: "Event",
  client_id: "Client ID",
  tier: "Scope",
  redirect_target: "Redirects to",
  api_tokens_revoked: "API tokens revoked",
};

export const propertyLabel = (property: string): string => labelIn(propertyLabels, property);

/** Returns the label of an operation or command: `updatePart` → “Update part”. */
export const operationLabel = (operation: string): string => spelledOut(operation);

/** Converts a name without a label to words: `manufacturer_product_url` → “Manufacturer product url”. */
function spelledOut(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[_.]+/g, " ")
    .trim()
    .toLowerCase();
  return capitalized(words);
}
