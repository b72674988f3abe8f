/**
 * The elements that labels show, with the properties that placeholders and barcodes need. Properties have the names and
 * values of the documents of the API, so a part of the API is a {@link LabelPart} with its `unit` added.
 */
import type { components } from "../../generated/types.ts";

type Schemas = components["schemas"];

export type LabelElementType = Schemas["LabelOptions"]["supported_element"];

export type LabelElement =
  | { readonly type: "part"; readonly part: LabelPart }
  | { readonly type: "part_lot"; readonly lot: LabelLot; readonly part: LabelPart }
  | { readonly type: "storelocation"; readonly location: LabelLocation };

interface Dated {
  readonly addedDate: string;
  readonly lastModified: string;
}

/** An element of a tree. */
export interface LabelTreeElement {
  readonly name: string;
  readonly full_path: string;
}

type MaybeTreeElement = LabelTreeElement | null | undefined;

export interface LabelOwner {
  /** The user name. */
  readonly name: string;
  /** First and last name. Empty if the user has neither. */
  readonly fullName: string;
}

export interface LabelPart extends Dated {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly comment: string;
  readonly tags: string;
  readonly category?: MaybeTreeElement;
  readonly footprint?: MaybeTreeElement;
  readonly manufacturer?: MaybeTreeElement;
  readonly partCustomState?: MaybeTreeElement;
  readonly manufacturer_product_number: string;
  readonly manufacturing_status: Schemas["ManufacturingStatus"];
  /** In grams. */
  readonly mass?: number | null | undefined;
  readonly ipn?: string | null | undefined;
  readonly gtin?: string | null | undefined;
  readonly total_instock: number;
  /** Symbol of the unit, or its name if it has no symbol. Null for pieces. */
  readonly unit: string | null;
  readonly partLots: readonly { readonly instock_unknown: boolean }[];
  readonly orderdetails: readonly LabelOrderdetail[];
  readonly parameters: readonly LabelParameter[];
}

export interface LabelOrderdetail {
  readonly supplier?: { readonly name: string } | null | undefined;
  readonly supplierpartnr: string;
  readonly obsolete: boolean | null;
  readonly pricedetails: readonly LabelPrice[];
}

export interface LabelPrice {
  /** A decimal. */
  readonly price_per_unit: string;
  /** Null or missing for the base currency. */
  readonly currency_iso_code?: string | null | undefined;
  readonly min_discount_quantity: number;
}

export interface LabelParameter {
  readonly name: string;
  readonly symbol: string;
  readonly formatted: string;
}

export interface LabelLot {
  readonly id: number;
  /** The name of the lot in Part-DB. */
  readonly description: string;
  readonly comment: string;
  readonly amount: number;
  readonly instock_unknown: boolean;
  readonly expiration_date?: string | null | undefined;
  readonly storage_location?: MaybeTreeElement;
  readonly owner?: LabelOwner | null | undefined;
  readonly user_barcode?: string | null | undefined;
}

export interface LabelLocation extends Dated {
  readonly id: number;
  readonly name: string;
  readonly full_path: string;
  readonly comment: string;
  readonly parent?: MaybeTreeElement;
  readonly owner?: LabelOwner | null | undefined;
}

/** The instance, the user and the time of a label. */
export interface LabelContext {
  /** INSTANCE_NAME (`config.instance.title`). */
  readonly instanceName: string;
  /** Without a final slash. */
  readonly baseUrl: string;
  /** The code of the currency of prices without one (`config.instance.currency`). */
  readonly baseCurrency: string;
  /** Null without a user. */
  readonly user: LabelOwner | null;
  readonly time: Date;
  /** An IANA time zone. */
  readonly timeZone: string;
  /** A BCP 47 language tag, such as `de-AT`. */
  readonly locale: string;
}
