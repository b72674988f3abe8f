/**
 * Defines the types of all tables for Kysely. The types are the same for SQLite and PostgreSQL. `migrations/` creates
 * the tables.
 *
 * Conventions: IDs are never reused. A column `x_folded` contains `fold(x)` and is used for search. A column `x_sort` contains
 * the text by which `x` is sorted, or null if this is `x_folded`.
 * Instants are text, as described in `timestamp.ts`. `version` counts the changes of an entity.
 */
import type { Generated } from "kysely";
import type { EntityColumns, StructuralColumns } from "./entity-columns.ts";
import type {
  ApiTokensTable,
  BackupCodesTable,
  GroupsTable,
  SessionsTable,
  TrustedDevicesTable,
  UsersTable,
} from "./identity-tables.ts";
import type {
  ColumnMappingsTable,
  ImportedFilesTable,
  ImportErrorsTable,
  ImportsTable,
  OrderLinesTable,
} from "./import-tables.ts";
import type { ChangeSetUndosTable } from "./undo-tables.ts";
import type {
  OAuthAccessTokensTable,
  OAuthClientsTable,
  OAuthCodesTable,
  OAuthConnectionsTable,
  OAuthGrantsTable,
  OAuthRefreshTokensTable,
} from "./oauth-tables.ts";
import type {
  CurrenciesTable,
  MeasurementUnitsTable,
  OrderdetailsTable,
  PartAssociationsTable,
  PartLotsTable,
  PricedetailsTable,
  ProjectBomEntriesTable,
  ProjectsTable,
  StorageLocationsTable,
} from "./stock-tables.ts";
import type { WebhookDeliveriesTable, WebhooksTable } from "./webhook-tables.ts";

export interface CategoriesTable extends StructuralColumns {
  partname_hint: Generated<string>;
  partname_regex: Generated<string>;
  part_ipn_prefix: Generated<string>;
  disable_footprints: Generated<boolean>;
  disable_manufacturers: Generated<boolean>;
  disable_autodatasheets: Generated<boolean>;
  disable_properties: Generated<boolean>;
  default_description: Generated<string>;
  default_comment: Generated<string>;
  eda_reference_prefix: string | null;
  eda_visibility: boolean | null;
  eda_exclude_from_bom: boolean | null;
  eda_exclude_from_board: boolean | null;
  eda_exclude_from_sim: boolean | null;
  eda_kicad_symbol: string | null;
}

export interface FootprintsTable extends StructuralColumns {
  footprint_3d_attachment_id: number | null;
  eda_kicad_footprint: string | null;
}

/** The columns that manufacturers and suppliers share. */
export interface CompaniesTable extends StructuralColumns {
  address: Generated<string>;
  phone_number: Generated<string>;
  fax_number: Generated<string>;
  email_address: Generated<string>;
  website: Generated<string>;
  auto_product_url: Generated<string>;
}

export interface AttachmentTypesTable extends StructuralColumns {
  filetype_filter: Generated<string>;
}

export interface PartsTable extends EntityColumns {
  name: string;
  name_folded: string;
  name_sort: string | null;
  description: Generated<string>;
  description_folded: Generated<string>;
  comment: Generated<string>;
  comment_folded: Generated<string>;
  favorite: Generated<boolean>;
  needs_review: Generated<boolean>;
  /** The tags, separated by commas, as in the API. */
  tags: Generated<string>;
  tags_folded: Generated<string>;
  /** The mass of one piece in grams. */
  mass: number | null;
  ipn: string | null;
  ipn_folded: string | null;
  ipn_sort: string | null;
  gtin: string | null;
  category_id: number;
  footprint_id: number | null;
  manufacturer_id: number | null;
  manufacturer_product_url: Generated<string>;
  manufacturer_product_number: Generated<string>;
  manufacturer_product_number_folded: Generated<string>;
  manufacturer_product_number_sort: string | null;
  manufacturing_status: Generated<string>;
  minamount: Generated<number>;
  provider_key: string | null;
  provider_id: string | null;
  provider_url: string | null;
  provider_last_updated: string | null;
  eda_reference_prefix: string | null;
  eda_value: string | null;
  eda_visibility: boolean | null;
  eda_exclude_from_bom: boolean | null;
  eda_exclude_from_board: boolean | null;
  eda_exclude_from_sim: boolean | null;
  eda_kicad_symbol: string | null;
  eda_kicad_footprint: string | null;
  master_picture_attachment_id: number | null;
  part_unit_id: number | null;
  part_custom_state_id: number | null;
}

/** The owner of an attachment or parameter. Exactly one column is set. */
export interface OwnerColumns {
  part_id: number | null;
  category_id: number | null;
  footprint_id: number | null;
  manufacturer_id: number | null;
  of_attachment_type_id: number | null;
  measurement_unit_id: number | null;
  part_custom_state_id: number | null;
  currency_id: number | null;
  supplier_id: number | null;
  storage_location_id: number | null;
  project_id: number | null;
}

export interface AttachmentsTable extends EntityColumns, OwnerColumns {
  /** Set if the attachment belongs to a user. Users own attachments (their images) but no parameters. */
  user_id: number | null;
  name: string;
  name_folded: string;
  name_sort: string | null;
  attachment_type_id: number;
  show_in_table: Generated<boolean>;
  original_filename: string | null;
  external_path: string | null;
  /** The storage key in the uploads directory. Keys under `media/` are public, and keys under `secure/` are private. */
  internal_path: string | null;
  media_type: string | null;
  /** The file size in bytes. */
  file_size: number | null;
  /** The SHA-256 hash of the file in hex, or null if it is not known yet. */
  file_sha256: string | null;
}

export interface ParametersTable extends EntityColumns, OwnerColumns {
  name: string;
  name_folded: string;
  name_sort: string | null;
  symbol: Generated<string>;
  symbol_folded: Generated<string>;
  value_min: number | null;
  value_typical: number | null;
  value_max: number | null;
  unit: Generated<string>;
  unit_folded: Generated<string>;
  value_text: Generated<string>;
  value_text_folded: Generated<string>;
  /** The API name of this column is `group`, which is a reserved word in SQL. */
  group_name: Generated<string>;
  group_name_folded: Generated<string>;
  eda_visibility: boolean | null;
  eda_symbol_visibility: boolean | null;
}

export interface LabelProfilesTable extends EntityColumns {
  name: string;
  name_folded: string;
  name_sort: string | null;
  comment: Generated<string>;
  comment_folded: Generated<string>;
  show_in_dropdown: Generated<boolean>;
  /** The width and height in millimeters. */
  width: Generated<number>;
  height: Generated<number>;
  barcode_type: Generated<string>;
  /** Null for the default content of the barcode type. */
  barcode_content: string | null;
  picture_type: Generated<string>;
  supported_element: Generated<string>;
  additional_css: Generated<string>;
  process_mode: Generated<string>;
  lines: Generated<string>;
}

export interface LogEntriesTable {
  id: Generated<number>;
  datetime: string;
  kind: string;
  level: string;
  user_id: number | null;
  /** The user name at the time of the change. Kept when the user is deleted. */
  username: string;
  token_id: number | null;
  /** The name of the token or OAuth client that made the change. */
  client: string | null;
  /** The name of the resource in the contract, such as `Part`. */
  target_type: string | null;
  target_id: number | null;
  comment: string | null;
  /** A JSON object that maps each changed property to `{old, new}`. */
  changes: string | null;
  /** A JSON object with the values of a deleted element, or with details that depend on the kind of entry. */
  data: string | null;
  /** Null for entries that change no element, and for those of earlier versions. */
  change_set_id: number | null;
}

/** The changes of one request, batch, import or command. `src/history/change-set.ts` describes them. */
export interface ChangeSetsTable {
  id: Generated<number>;
  datetime: string;
  operation: string;
  undoes_id: number | null;
  user_id: number | null;
  /** The user name at the time of the change. Kept when the user is deleted. */
  username: string;
  client: string | null;
  comment: string | null;
  /** The number of changed elements whose log entries were removed. Null if all entries exist. */
  compacted_elements: number | null;
  /** For an undo or redo: how many changes it has left that can still be taken back. Null is the same as 0. */
  left_count: number | null;
}

/** The files that are kept for undo. `src/attachments/deleted-files.ts` describes them. */
export interface DeletedFilesTable {
  /** The storage key. */
  key: string;
  deleted_at: string;
  /** Whether the removal of the file has started. */
  is_expired: Generated<boolean>;
}

export interface IdempotencyKeysTable {
  user_id: number;
  operation: string;
  key: string;
  /** A digest of the first request with this idempotency key. */
  fingerprint: string;
  /** The status of the stored response, or null while the first request is in progress. */
  status: number | null;
  answer: string | null;
  created_at: string;
  expires_at: string;
}

export interface RateLimitsTable {
  key: string;
  window_start: string;
  count: number;
}

/** An instance from which entities were copied. */
export interface ImportSourcesTable {
  id: Generated<number>;
  url: string;
  /** Whether copied entities have the same IDs as in the source. */
  keeps_ids: boolean;
}

/** A copied entity, with its ID in the source and its ID in this database. */
export interface ImportedEntitiesTable {
  import_source_id: number;
  /** The name of the resource in the contract, such as `Part`. */
  resource: string;
  source_id: number;
  target_id: number;
  /**
   * For a part, its `lastModified` in the source when the part was copied. Null if the part must be read again, because
   * a value or an owned entity could not be copied.
   */
  source_modified: string | null;
}

/** Data about the installation, such as the setup state and instance secrets. */
export interface InstanceTable {
  key: string;
  value: string;
}

/** A change of an element. `src/history/change-feed.ts` describes the rows. */
export interface ChangeFeedTable {
  /** The sequence of the change. */
  id: Generated<number>;
  datetime: string;
  kind: string;
  target_type: string;
  target_id: number;
  /** The type of the element that owns an attachment or parameter. Null for other types. */
  owner_type: string | null;
  /** Not a foreign key, because changes are kept after their user is deleted. */
  user_id: number | null;
}

export interface MigrationsTable {
  version: number;
  name: string;
  applied_at: string;
}

export interface Tables {
  categories: CategoriesTable;
  footprints: FootprintsTable;
  manufacturers: CompaniesTable;
  attachment_types: AttachmentTypesTable;
  parts: PartsTable;
  measurement_units: MeasurementUnitsTable;
  part_custom_states: StructuralColumns;
  currencies: CurrenciesTable;
  suppliers: CompaniesTable;
  storage_locations: StorageLocationsTable;
  part_lots: PartLotsTable;
  part_associations: PartAssociationsTable;
  orderdetails: OrderdetailsTable;
  pricedetails: PricedetailsTable;
  projects: ProjectsTable;
  project_bom_entries: ProjectBomEntriesTable;
  attachments: AttachmentsTable;
  parameters: ParametersTable;
  label_profiles: LabelProfilesTable;
  groups: GroupsTable;
  users: UsersTable;
  api_tokens: ApiTokensTable;
  sessions: SessionsTable;
  backup_codes: BackupCodesTable;
  trusted_devices: TrustedDevicesTable;
  oauth_clients: OAuthClientsTable;
  oauth_connections: OAuthConnectionsTable;
  oauth_grants: OAuthGrantsTable;
  oauth_codes: OAuthCodesTable;
  oauth_access_tokens: OAuthAccessTokensTable;
  oauth_refresh_tokens: OAuthRefreshTokensTable;
  log_entries: LogEntriesTable;
  change_sets: ChangeSetsTable;
  deleted_files: DeletedFilesTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  import_sources: ImportSourcesTable;
  imported_entities: ImportedEntitiesTable;
  instance: InstanceTable;
  change_feed: ChangeFeedTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  imports: ImportsTable;
  imported_files: ImportedFilesTable;
  order_lines: OrderLinesTable;
  column_mappings: ColumnMappingsTable;
  change_set_undos: ChangeSetUndosTable;
  import_errors: ImportErrorsTable;
  migrations: MigrationsTable;
}

/** A table with the columns of {@link StructuralColumns}, whose rows form a tree. */
export type StructuralTable =
  | "attachment_types"
  | "categories"
  | "currencies"
  | "footprints"
  | "manufacturers"
  | "measurement_units"
  | "part_custom_states"
  | "projects"
  | "storage_locations"
  | "suppliers";
