/** Defines the tables of stock, prices and projects. `tables.ts` describes the conventions. */
import type { Generated } from "kysely";
import type { EntityColumns, StructuralColumns } from "./entity-columns.ts";

export interface MeasurementUnitsTable extends StructuralColumns {
  /** The symbol of the unit, such as `m`. */
  unit: string | null;
  unit_folded: string | null;
  /** Whether amounts in this unit are whole numbers. */
  is_integer: Generated<boolean>;
  use_si_prefix: Generated<boolean>;
}

export interface CurrenciesTable extends StructuralColumns {
  /** The three-letter currency code (ISO 4217). */
  iso_code: string;
  iso_code_folded: string;
  /** The value of one unit in the base currency, in units of 1/100,000. */
  exchange_rate: number | null;
  /** The decimals of the rate below 1/100,000, in units of 1e-10. */
  exchange_rate_remainder: Generated<number>;
}

export interface StorageLocationsTable extends StructuralColumns {
  storage_type_id: number | null;
  is_full: Generated<boolean>;
  only_single_part: Generated<boolean>;
  limit_to_existing_parts: Generated<boolean>;
  owner_id: number | null;
  part_owner_must_match: Generated<boolean>;
}

export interface PartLotsTable extends EntityColumns {
  part_id: number;
  description: Generated<string>;
  description_folded: Generated<string>;
  description_sort: string | null;
  comment: Generated<string>;
  comment_folded: Generated<string>;
  comment_sort: string | null;
  expiration_date: string | null;
  storage_location_id: number | null;
  instock_unknown: Generated<boolean>;
  amount: Generated<number>;
  needs_refill: Generated<boolean>;
  owner_id: number | null;
  user_barcode: string | null;
  user_barcode_folded: string | null;
  last_stocktake_at: string | null;
}

export interface PartAssociationsTable extends EntityColumns {
  /** The part that owns the association. Called `owner` in the API. */
  part_id: number;
  /** The associated part. Called `other` in the API. */
  other_part_id: number;
  /** The type of the association: 0 = other, 1 = compatible, 2 = supersedes. */
  type: Generated<number>;
  other_type: string | null;
  other_type_folded: string | null;
  comment: string | null;
  comment_folded: string | null;
  comment_sort: string | null;
}

export interface OrderdetailsTable extends EntityColumns {
  part_id: number;
  supplier_id: number;
  supplierpartnr: Generated<string>;
  supplierpartnr_folded: Generated<string>;
  supplierpartnr_sort: string | null;
  obsolete: Generated<boolean>;
  eda_visibility: boolean | null;
  supplier_product_url: Generated<string>;
  supplier_product_url_folded: Generated<string>;
  prices_includes_vat: boolean | null;
}

export interface PricedetailsTable extends EntityColumns {
  orderdetail_id: number;
  /** The price in units of 1/100,000 of the currency. */
  price: number;
  /** The decimals of the price below 1/100,000, in units of 1e-10. */
  price_remainder: Generated<number>;
  /** The currency of the price. Null for the base currency. */
  currency_id: number | null;
  price_related_quantity: Generated<number>;
  min_discount_quantity: Generated<number>;
}

export interface ProjectsTable extends StructuralColumns {
  status: string | null;
  description: Generated<string>;
  /** The part that represents finished builds of the project. */
  build_part_id: number | null;
}

export interface ProjectBomEntriesTable extends EntityColumns {
  project_id: number;
  part_id: number | null;
  quantity: Generated<number>;
  /** The designators, separated by commas, such as `R1,R2`. */
  mountnames: Generated<string>;
  mountnames_folded: Generated<string>;
  name: string | null;
  name_folded: string | null;
  name_sort: string | null;
  comment: Generated<string>;
  comment_folded: Generated<string>;
  /** The price in units of 1/100,000 of the currency. Only for entries without a part. */
  price: number | null;
  /** The decimals of the price below 1/100,000, in units of 1e-10. */
  price_remainder: Generated<number>;
  price_currency_id: number | null;
}
