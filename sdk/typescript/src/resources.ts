/**
 * The resources of the client and the types of their methods.
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

import type { CollectOptions, RequestOptions, WriteOptions } from "./options.ts";

import type {
  DateFilter,
  EntityFilter,
  Iteration,
  NumberFilter,
  Paging,
  Selected,
  Selection,
} from "./query-types.ts";

export type * from "./query-types.ts";

/**
 * A client with a property for each resource, such as `client.parts`.
 *
 * All methods throw a `ProblemError` for error responses, a `ConnectionError` without a complete response, and an `InvalidResponseError` if a response is not JSON.
 */
export interface Client {
  /** Parts. */
  readonly parts: PartsResource;
  /** Part lots. */
  readonly partLots: PartLotsResource;
  /** Orderdetails. */
  readonly orderdetails: OrderdetailsResource;
  /** Pricedetails. */
  readonly pricedetails: PricedetailsResource;
  /** Part associations. */
  readonly partAssociations: PartAssociationsResource;
  /** Categories. */
  readonly categories: CategoriesResource;
  /** Manufacturers. */
  readonly manufacturers: ManufacturersResource;
  /** Footprints. */
  readonly footprints: FootprintsResource;
  /** Suppliers. */
  readonly suppliers: SuppliersResource;
  /** Storage locations. */
  readonly storageLocations: StorageLocationsResource;
  /** Measurement units. */
  readonly measurementUnits: MeasurementUnitsResource;
  /** Custom part states. */
  readonly partCustomStates: PartCustomStatesResource;
  /** Label profiles. */
  readonly labelProfiles: LabelProfilesResource;
  /** Currencies. */
  readonly currencies: CurrenciesResource;
  /** Projects. */
  readonly projects: ProjectsResource;
  /** BOM entries. */
  readonly projectBomEntries: ProjectBomEntriesResource;
  /** Attachment types. */
  readonly attachmentTypes: AttachmentTypesResource;
  /** Attachments. */
  readonly attachments: AttachmentsResource;
  /** Parameters. */
  readonly parameters: ParametersResource;
  /** Change sets. */
  readonly changeSets: ChangeSetsResource;
  /** Change sets. */
  readonly changeSetUndos: ChangeSetUndosResource;
  /** Labels. */
  readonly labels: LabelsResource;
  /** Users. */
  readonly users: UsersResource;
  /** Groups. */
  readonly groups: GroupsResource;
  /** API tokens. */
  readonly tokens: TokensResource;
  /** Log entries. */
  readonly logEntries: LogEntriesResource;
  /** Webhooks. */
  readonly webhooks: WebhooksResource;
  /** Webhook deliveries. */
  readonly webhookDeliveries: WebhookDeliveriesResource;
  /** Imports. */
  readonly imports: ImportsResource;
  /** Column mappings. */
  readonly columnMappings: ColumnMappingsResource;
  /**
   * Search parts
   *
   * Returns the parts that contain **all words** of the query in any of these texts: name, IPN, manufacturer part
   * number, GTIN, supplier part numbers, tags, description, comment, parameters (name, symbol, value, unit), and the
   * names of the category, manufacturer, footprint, storage locations and suppliers, including their parents. Case
   * and word order are ignored. Words are separated by spaces, commas and semicolons. There are no operators or
   * wildcards. A word of three or more characters matches anywhere inside a longer word. A shorter word matches only
   * at the beginning of a word. In Chinese, Japanese and Korean texts, a word of any length matches anywhere.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  search<P extends keyof SearchHit = never>(
    q: string,
    query?: SearchPartsQuery & Selection<SearchHit, P>,
    options?: RequestOptions,
  ): Promise<Selected<SearchHit, P>[]>;
  /**
   * Look up a scanned code
   *
   * Decodes a scanned code and finds the part, lot or storage location that it identifies. The best match is returned
   * as `element`, the other matches as `others`. The order is:
   *
   * Requires the permission `tools.label_scanner` and a token with the scope `read_only` or higher.
   */
  scan(code: string, options?: RequestOptions): Promise<ScanResult>;
  /**
   * Run a batch of operations
   *
   * Runs up to 500 operations in the given order. They are authorized, validated and recorded in the change log as if
   * each were a request of its own.
   *
   * Requires the permission `api.access_api` and a token with the scope `read_only` or higher.
   */
  runBatch(body: Batch, options?: WriteOptions<"idempotencyKey" | "dryRun">): Promise<BatchResults>;
  /**
   * Get changes
   *
   * Returns the elements that were created, changed or deleted after a position, in the order in which the changes
   * were committed. Sequences only grow, and a change never appears below a position that a response has returned.
   *
   * Requires the permission `api.access_api` and a token with the scope `read_only` or higher.
   */
  getChanges<P extends keyof ChangeFeed = never>(
    query?: GetChangesQuery & Selection<ChangeFeed, P>,
    options?: RequestOptions,
  ): Promise<Selected<ChangeFeed, P>>;
  /**
   * Get inventory statistics
   *
   * Returns element counts, the total stock and its value, and the number of parts added per month.
   *
   * Requires the permission `tools.statistics` and a token with the scope `read_only` or higher.
   */
  getStatistics<P extends keyof Statistics = never>(
    query?: Selection<Statistics, P>,
    options?: RequestOptions,
  ): Promise<Selected<Statistics, P>>;
  /**
   * Get service information
   *
   * Returns the version of the service and its public settings.
   *
   * Requires the permission `api.access_api` and a token with the scope `read_only` or higher.
   */
  getInfo<P extends keyof PartDBInfo = never>(
    query?: Selection<PartDBInfo, P>,
    options?: RequestOptions,
  ): Promise<Selected<PartDBInfo, P>>;
}

/** Methods of `client.parts`. */
export interface PartsResource {
  /**
   * List parts
   *
   * Returns a page of parts, or exports all of them: with `Accept: text/csv` or `application/x-ndjson`, and without
   * `page`, `itemsPerPage` and `cursor`, the response is a stream of all parts that match. Filters, order and
   * `properties[]` have the same meaning in all formats.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof PartListed = never>(
    query?: ListPartsQuery & Paging<PartListed, P>,
    options?: RequestOptions,
  ): Promise<Selected<PartListed, P>[]>;
  /** List parts. Reads each page when the loop needs it. */
  iterate<P extends keyof PartListed = never>(
    query?: ListPartsQuery & Iteration<PartListed, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<PartListed, P>, void, undefined>;
  /**
   * List parts. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof PartListed = never>(
    query?: ListPartsQuery & Iteration<PartListed, P>,
    options?: CollectOptions,
  ): Promise<Selected<PartListed, P>[]>;
  /** List parts. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof PartListed = never>(
    query?: ListPartsQuery & Selection<PartListed, P>,
    options?: RequestOptions,
  ): Promise<Selected<PartListed, P> | null>;
  /**
   * Create a part
   *
   * Creates a part and records the creation in the change log. The `Location` header of the response contains the IRI of the new part.
   *
   * Requires the permission `parts.create` and a token with the scope `edit` or higher.
   */
  create(
    body: PartCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<PartListed>;
  /**
   * Get a part
   *
   * Returns the part with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof Part = never>(
    id: number,
    query?: GetPartQuery & Selection<Part, P>,
    options?: RequestOptions,
  ): Promise<Selected<Part, P>>;
  /**
   * Update a part
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `parts.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: PartPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<PartListed>;
  /**
   * Delete a part
   *
   * Permanently deletes the part with its lots, orderdetails, prices, attachments, parameters and associations, and records the deletion in the change log. Entries in bills of materials keep the name of the part. If a lot of the part has an owner, only that user can delete the part.
   *
   * Requires the permission `parts.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * Restore an old version of a part
   *
   * Restores the properties of the part to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted part is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted part is not created again:
   * the status is 412.
   *
   * Requires the permission `parts.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<PartListed>;
  /**
   * List a part's change log
   *
   * Returns one page of the change log of the part, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `parts.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: ListPartLogQuery & Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a part's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: ListPartLogQuery & Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
  /**
   * Find the cheapest purchase of a part
   *
   * Returns the cheapest purchase of at least the quantity from each orderdetail, cheapest first. A purchase can
   * contain more pieces if a quantity discount makes this cheaper. Obsolete orderdetails and orderdetails without a
   * price are ignored.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  listPurchases(id: number, query?: ListPartPurchasesQuery, options?: RequestOptions): Promise<PartPurchases>;
  /**
   * Get how KiCad lists a part
   *
   * Returns whether the KiCad HTTP library lists the part, the values that KiCad receives, and the elements that set these values.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  getInKicad(id: number, options?: RequestOptions): Promise<PartInKicad>;
  /**
   * List a part's orderdetails
   *
   * Returns one page of the orderdetails that belong to the entity in the path, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  listOrderdetails<P extends keyof OrderdetailEmbedded = never>(
    id: number,
    query?: ListPartOrderdetailsQuery & Paging<OrderdetailEmbedded, P>,
    options?: RequestOptions,
  ): Promise<Selected<OrderdetailEmbedded, P>[]>;
  /** List a part's orderdetails. Reads each page when the loop needs it. */
  iterateOrderdetails<P extends keyof OrderdetailEmbedded = never>(
    id: number,
    query?: ListPartOrderdetailsQuery & Iteration<OrderdetailEmbedded, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<OrderdetailEmbedded, P>, void, undefined>;
  /**
   * Export parts as a table
   *
   * Returns all parts that match the filters and the search, as a stream. The filters and sort orders are those of
   * `GET /api/parts`, and the formats can be imported with `POST /api/imports` or `partledger import parts`.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  export(query?: ExportPartsQuery, options?: RequestOptions): Promise<string>;
  /**
   * Count parts by category, location and so on
   *
   * Counts the parts of each category, or of each element of another tree. Only parts that match all filters count.
   * The filters are those of `GET /api/parts`. To count the parts that a user can select with another value of a
   * filter, omit this filter.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  count(by: PartCountProperty, query?: CountPartsQuery, options?: RequestOptions): Promise<PartCounts>;
  /**
   * Summarize the parameters of parts
   *
   * Returns the parameters that most of the parts have, with the range of their numbers and their most frequent
   * texts. Only parts that match all filters are examined. The filters are those of `GET /api/parts`. The names,
   * units and values can be used in the filter `parameter`.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  summarizeParameters(
    query?: SummarizePartParametersQuery,
    options?: RequestOptions,
  ): Promise<PartParameters>;
  /**
   * Count parts by tag
   *
   * Returns the most frequent tags and the number of parts that have each of them. Only parts that match all filters
   * count. The filters are those of `GET /api/parts`. Tags that differ only in case are one tag.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  countTags(query?: CountPartTagsQuery, options?: RequestOptions): Promise<PartTags>;
}

/** Methods of `client.partLots`. */
export interface PartLotsResource {
  /**
   * List lots
   *
   * Returns one page of part lots, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof PartLot = never>(
    query?: ListPartLotsQuery & Paging<PartLot, P>,
    options?: RequestOptions,
  ): Promise<Selected<PartLot, P>[]>;
  /** List lots. Reads each page when the loop needs it. */
  iterate<P extends keyof PartLot = never>(
    query?: ListPartLotsQuery & Iteration<PartLot, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<PartLot, P>, void, undefined>;
  /**
   * List lots. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof PartLot = never>(
    query?: ListPartLotsQuery & Iteration<PartLot, P>,
    options?: CollectOptions,
  ): Promise<Selected<PartLot, P>[]>;
  /** List lots. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof PartLot = never>(
    query?: ListPartLotsQuery & Selection<PartLot, P>,
    options?: RequestOptions,
  ): Promise<Selected<PartLot, P> | null>;
  /**
   * Create a lot
   *
   * Creates a part lot and records the creation in the change log. The `Location` header of the response contains the IRI of the new part lot.
   *
   * Requires the permission `parts.create` and a token with the scope `edit` or higher.
   */
  create(
    body: PartLotCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<PartLot>;
  /**
   * Get a lot
   *
   * Returns the part lot with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof PartLot = never>(
    id: number,
    query?: GetPartLotQuery & Selection<PartLot, P>,
    options?: RequestOptions,
  ): Promise<Selected<PartLot, P>>;
  /**
   * Update a lot
   *
   * Changes the properties in the body and keeps all others. The change is recorded in the change log. To change the stock, prefer the operations that add, withdraw, move or count stock. Changing the stock with this operation also requires a `parts_stock` permission: `add` or `stocktake` to increase the stock, `withdraw` or `stocktake` to decrease it, `move` to assign a lot that is not empty to another part. If the lot has an owner, only that user can change its amount, expiration date, owner or part.
   *
   * Requires the permission `parts.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: PartLotPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<PartLot>;
  /**
   * Delete a lot
   *
   * Permanently deletes the lot and its stock, and records the deletion in the change log. If the lot has an owner, only that user can delete the lot.
   *
   * Requires the permission `parts.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * Restore an old version of a lot
   *
   * Restores the properties of the part lot to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted part lot is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted part lot is not created again:
   * the status is 412.
   *
   * Requires the permission `parts.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<PartLot>;
  /**
   * List a lot's change log
   *
   * Returns one page of the change log of the part lot, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `parts.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a lot's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
  /**
   * Add stock to a lot
   *
   * Increases the amount of the lot. A lot in a full location (`is_full`) accepts no stock (422).
   *
   * Requires the permission `parts_stock.add` and a token with the scope `edit` or higher.
   */
  add(
    id: number,
    body: StockAddition,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<PartLot>;
  /**
   * Withdraw stock from a lot
   *
   * Decreases the amount of the lot. The amount never falls below zero. Concurrent withdrawals succeed only while
   * there is enough stock. The same rules apply to amounts as for adding stock. Expired stock can also be withdrawn.
   *
   * Requires the permission `parts_stock.withdraw` and a token with the scope `edit` or higher.
   */
  withdraw(
    id: number,
    body: StockWithdrawal,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<PartLot>;
  /**
   * Move stock to another lot or location
   *
   * Moves stock to an existing lot of the same part (`to`) or to a new lot in a location (`storage_location`). One
   * of the two is required. The move is atomic. The source lot is kept, even if it is empty afterwards.
   *
   * Requires the permission `parts_stock.move` and a token with the scope `edit` or higher.
   */
  move(
    id: number,
    body: StockMove,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<PartLotMove>;
  /**
   * Record a stocktake of a lot
   *
   * Sets the amount of the lot to the counted amount and clears `instock_unknown`. Sets `last_stocktake_at` to the
   * `timestamp` of the request, unless it already contains a later time. A stocktake is also allowed in a full
   * location.
   *
   * Requires the permission `parts_stock.stocktake` and a token with the scope `edit` or higher.
   */
  stocktake(
    id: number,
    body: StockCount,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<PartLot>;
}

/** Methods of `client.orderdetails`. */
export interface OrderdetailsResource {
  /**
   * List orderdetails
   *
   * Returns one page of orderdetails, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof Orderdetail = never>(
    query?: ListOrderdetailsQuery & Paging<Orderdetail, P>,
    options?: RequestOptions,
  ): Promise<Selected<Orderdetail, P>[]>;
  /** List orderdetails. Reads each page when the loop needs it. */
  iterate<P extends keyof Orderdetail = never>(
    query?: ListOrderdetailsQuery & Iteration<Orderdetail, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Orderdetail, P>, void, undefined>;
  /**
   * List orderdetails. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof Orderdetail = never>(
    query?: ListOrderdetailsQuery & Iteration<Orderdetail, P>,
    options?: CollectOptions,
  ): Promise<Selected<Orderdetail, P>[]>;
  /** List orderdetails. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof Orderdetail = never>(
    query?: ListOrderdetailsQuery & Selection<Orderdetail, P>,
    options?: RequestOptions,
  ): Promise<Selected<Orderdetail, P> | null>;
  /**
   * Create an orderdetail
   *
   * Creates an orderdetail and records the creation in the change log. The `Location` header of the response contains the IRI of the new orderdetail.
   *
   * Requires the permission `parts.create` and a token with the scope `edit` or higher.
   */
  create(
    body: OrderdetailCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Orderdetail>;
  /**
   * Get an orderdetail
   *
   * Returns the orderdetail with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof Orderdetail = never>(
    id: number,
    query?: GetOrderdetailQuery & Selection<Orderdetail, P>,
    options?: RequestOptions,
  ): Promise<Selected<Orderdetail, P>>;
  /**
   * Update an orderdetail
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `parts.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: OrderdetailPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<Orderdetail>;
  /**
   * Delete an orderdetail
   *
   * Permanently deletes the orderdetail and its prices, and records the deletion in the change log.
   *
   * Requires the permission `parts.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * Restore an old version of an orderdetail
   *
   * Restores the properties of the orderdetail to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted orderdetail is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted orderdetail is not created again:
   * the status is 412.
   *
   * Requires the permission `parts.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Orderdetail>;
  /**
   * List an orderdetail's change log
   *
   * Returns one page of the change log of the orderdetail, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `parts.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List an orderdetail's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.pricedetails`. */
export interface PricedetailsResource {
  /**
   * List prices
   *
   * Returns one page of pricedetails, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof Pricedetail = never>(
    query?: ListPricedetailsQuery & Paging<Pricedetail, P>,
    options?: RequestOptions,
  ): Promise<Selected<Pricedetail, P>[]>;
  /** List prices. Reads each page when the loop needs it. */
  iterate<P extends keyof Pricedetail = never>(
    query?: ListPricedetailsQuery & Iteration<Pricedetail, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Pricedetail, P>, void, undefined>;
  /**
   * List prices. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof Pricedetail = never>(
    query?: ListPricedetailsQuery & Iteration<Pricedetail, P>,
    options?: CollectOptions,
  ): Promise<Selected<Pricedetail, P>[]>;
  /** List prices. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof Pricedetail = never>(
    query?: ListPricedetailsQuery & Selection<Pricedetail, P>,
    options?: RequestOptions,
  ): Promise<Selected<Pricedetail, P> | null>;
  /**
   * Create a price
   *
   * Creates a pricedetail and records the creation in the change log. The `Location` header of the response contains the IRI of the new pricedetail.
   *
   * Requires the permission `parts.create` and a token with the scope `edit` or higher.
   */
  create(
    body: PricedetailCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Pricedetail>;
  /**
   * Get a price
   *
   * Returns the pricedetail with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof Pricedetail = never>(
    id: number,
    query?: GetPricedetailQuery & Selection<Pricedetail, P>,
    options?: RequestOptions,
  ): Promise<Selected<Pricedetail, P>>;
  /**
   * Update a price
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `parts.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: PricedetailPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<Pricedetail>;
  /**
   * Delete a price
   *
   * Permanently deletes the price and records the deletion in the change log.
   *
   * Requires the permission `parts.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * Restore an old version of a price
   *
   * Restores the properties of the pricedetail to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted pricedetail is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted pricedetail is not created again:
   * the status is 412.
   *
   * Requires the permission `parts.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Pricedetail>;
  /**
   * List a price's change log
   *
   * Returns one page of the change log of the pricedetail, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `parts.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a price's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.partAssociations`. */
export interface PartAssociationsResource {
  /**
   * List associations
   *
   * Returns one page of part associations, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof PartAssociation = never>(
    query?: ListPartAssociationsQuery & Paging<PartAssociation, P>,
    options?: RequestOptions,
  ): Promise<Selected<PartAssociation, P>[]>;
  /** List associations. Reads each page when the loop needs it. */
  iterate<P extends keyof PartAssociation = never>(
    query?: ListPartAssociationsQuery & Iteration<PartAssociation, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<PartAssociation, P>, void, undefined>;
  /**
   * List associations. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof PartAssociation = never>(
    query?: ListPartAssociationsQuery & Iteration<PartAssociation, P>,
    options?: CollectOptions,
  ): Promise<Selected<PartAssociation, P>[]>;
  /** List associations. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof PartAssociation = never>(
    query?: ListPartAssociationsQuery & Selection<PartAssociation, P>,
    options?: RequestOptions,
  ): Promise<Selected<PartAssociation, P> | null>;
  /**
   * Create an association
   *
   * Creates a part association and records the creation in the change log. The `Location` header of the response contains the IRI of the new part association.
   *
   * Requires the permission `parts.create` and a token with the scope `edit` or higher.
   */
  create(
    body: PartAssociationCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<PartAssociation>;
  /**
   * Get an association
   *
   * Returns the part association with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof PartAssociation = never>(
    id: number,
    query?: GetPartAssociationQuery & Selection<PartAssociation, P>,
    options?: RequestOptions,
  ): Promise<Selected<PartAssociation, P>>;
  /**
   * Update an association
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `parts.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: PartAssociationPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<PartAssociation>;
  /**
   * Delete an association
   *
   * Permanently deletes the part association and records the deletion in the change log.
   *
   * Requires the permission `parts.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * Restore an old version of an association
   *
   * Restores the properties of the part association to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted part association is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted part association is not created again:
   * the status is 412.
   *
   * Requires the permission `parts.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<PartAssociation>;
  /**
   * List an association's change log
   *
   * Returns one page of the change log of the part association, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `parts.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List an association's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.categories`. */
export interface CategoriesResource {
  /**
   * List categories
   *
   * Returns one page of categories, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `categories.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof Category = never>(
    query?: ListCategoriesQuery & Paging<Category, P>,
    options?: RequestOptions,
  ): Promise<Selected<Category, P>[]>;
  /** List categories. Reads each page when the loop needs it. */
  iterate<P extends keyof Category = never>(
    query?: ListCategoriesQuery & Iteration<Category, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Category, P>, void, undefined>;
  /**
   * List categories. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof Category = never>(
    query?: ListCategoriesQuery & Iteration<Category, P>,
    options?: CollectOptions,
  ): Promise<Selected<Category, P>[]>;
  /** List categories. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof Category = never>(
    query?: ListCategoriesQuery & Selection<Category, P>,
    options?: RequestOptions,
  ): Promise<Selected<Category, P> | null>;
  /**
   * Create a category
   *
   * Creates a category and records the creation in the change log. The `Location` header of the response contains the IRI of the new category.
   *
   * Requires the permission `categories.create` and a token with the scope `edit` or higher.
   */
  create(
    body: CategoryCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Category>;
  /**
   * Get a category
   *
   * Returns the category with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `categories.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof Category = never>(
    id: number,
    query?: GetCategoryQuery & Selection<Category, P>,
    options?: RequestOptions,
  ): Promise<Selected<Category, P>>;
  /**
   * Update a category
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `categories.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: CategoryPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<Category>;
  /**
   * Delete a category
   *
   * Permanently deletes the category and records the deletion in the change log.
   *
   * Requires the permission `categories.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * List child categories
   *
   * Returns one page of the direct children of the category. Supports the same filters and sort orders as the list of all categories.
   *
   * Requires the permission `categories.read` and a token with the scope `read_only` or higher.
   */
  listChildren<P extends keyof Category = never>(
    id: number,
    query?: ListCategoryChildrenQuery & Paging<Category, P>,
    options?: RequestOptions,
  ): Promise<Selected<Category, P>[]>;
  /** List child categories. Reads each page when the loop needs it. */
  iterateChildren<P extends keyof Category = never>(
    id: number,
    query?: ListCategoryChildrenQuery & Iteration<Category, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Category, P>, void, undefined>;
  /**
   * Merge a category into another one
   *
   * Moves everything from the category in the path (the source) to the category in `into` (the target), and then deletes
   * the source. If the source has changed or anything cannot move, nothing is changed.
   *
   * Requires the permission `categories.delete` and a token with the scope `edit` or higher.
   */
  merge(
    id: number,
    body: CategoryMerge,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Category>;
  /**
   * Restore an old version of a category
   *
   * Restores the properties of the category to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted category is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted category is not created again:
   * the status is 412.
   *
   * Requires the permission `categories.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Category>;
  /**
   * List a category's change log
   *
   * Returns one page of the change log of the category, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `categories.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a category's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.manufacturers`. */
export interface ManufacturersResource {
  /**
   * List manufacturers
   *
   * Returns one page of manufacturers, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `manufacturers.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof Manufacturer = never>(
    query?: ListManufacturersQuery & Paging<Manufacturer, P>,
    options?: RequestOptions,
  ): Promise<Selected<Manufacturer, P>[]>;
  /** List manufacturers. Reads each page when the loop needs it. */
  iterate<P extends keyof Manufacturer = never>(
    query?: ListManufacturersQuery & Iteration<Manufacturer, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Manufacturer, P>, void, undefined>;
  /**
   * List manufacturers. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof Manufacturer = never>(
    query?: ListManufacturersQuery & Iteration<Manufacturer, P>,
    options?: CollectOptions,
  ): Promise<Selected<Manufacturer, P>[]>;
  /** List manufacturers. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof Manufacturer = never>(
    query?: ListManufacturersQuery & Selection<Manufacturer, P>,
    options?: RequestOptions,
  ): Promise<Selected<Manufacturer, P> | null>;
  /**
   * Create a manufacturer
   *
   * Creates a manufacturer and records the creation in the change log. The `Location` header of the response contains the IRI of the new manufacturer.
   *
   * Requires the permission `manufacturers.create` and a token with the scope `edit` or higher.
   */
  create(
    body: ManufacturerCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Manufacturer>;
  /**
   * Get a manufacturer
   *
   * Returns the manufacturer with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `manufacturers.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof Manufacturer = never>(
    id: number,
    query?: GetManufacturerQuery & Selection<Manufacturer, P>,
    options?: RequestOptions,
  ): Promise<Selected<Manufacturer, P>>;
  /**
   * Update a manufacturer
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `manufacturers.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: ManufacturerPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<Manufacturer>;
  /**
   * Delete a manufacturer
   *
   * Permanently deletes the manufacturer and records the deletion in the change log.
   *
   * Requires the permission `manufacturers.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * List child manufacturers
   *
   * Returns one page of the direct children of the manufacturer. Supports the same filters and sort orders as the list of all manufacturers.
   *
   * Requires the permission `manufacturers.read` and a token with the scope `read_only` or higher.
   */
  listChildren<P extends keyof Manufacturer = never>(
    id: number,
    query?: ListManufacturerChildrenQuery & Paging<Manufacturer, P>,
    options?: RequestOptions,
  ): Promise<Selected<Manufacturer, P>[]>;
  /** List child manufacturers. Reads each page when the loop needs it. */
  iterateChildren<P extends keyof Manufacturer = never>(
    id: number,
    query?: ListManufacturerChildrenQuery & Iteration<Manufacturer, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Manufacturer, P>, void, undefined>;
  /**
   * Merge a manufacturer into another one
   *
   * Moves everything from the manufacturer in the path (the source) to the manufacturer in `into` (the target), and then deletes
   * the source. If the source has changed or anything cannot move, nothing is changed.
   *
   * Requires the permission `manufacturers.delete` and a token with the scope `edit` or higher.
   */
  merge(
    id: number,
    body: ManufacturerMerge,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Manufacturer>;
  /**
   * Restore an old version of a manufacturer
   *
   * Restores the properties of the manufacturer to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted manufacturer is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted manufacturer is not created again:
   * the status is 412.
   *
   * Requires the permission `manufacturers.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Manufacturer>;
  /**
   * List a manufacturer's change log
   *
   * Returns one page of the change log of the manufacturer, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `manufacturers.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a manufacturer's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.footprints`. */
export interface FootprintsResource {
  /**
   * List footprints
   *
   * Returns one page of footprints, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `footprints.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof Footprint = never>(
    query?: ListFootprintsQuery & Paging<Footprint, P>,
    options?: RequestOptions,
  ): Promise<Selected<Footprint, P>[]>;
  /** List footprints. Reads each page when the loop needs it. */
  iterate<P extends keyof Footprint = never>(
    query?: ListFootprintsQuery & Iteration<Footprint, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Footprint, P>, void, undefined>;
  /**
   * List footprints. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof Footprint = never>(
    query?: ListFootprintsQuery & Iteration<Footprint, P>,
    options?: CollectOptions,
  ): Promise<Selected<Footprint, P>[]>;
  /** List footprints. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof Footprint = never>(
    query?: ListFootprintsQuery & Selection<Footprint, P>,
    options?: RequestOptions,
  ): Promise<Selected<Footprint, P> | null>;
  /**
   * Create a footprint
   *
   * Creates a footprint and records the creation in the change log. The `Location` header of the response contains the IRI of the new footprint.
   *
   * Requires the permission `footprints.create` and a token with the scope `edit` or higher.
   */
  create(
    body: FootprintCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Footprint>;
  /**
   * Get a footprint
   *
   * Returns the footprint with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `footprints.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof Footprint = never>(
    id: number,
    query?: GetFootprintQuery & Selection<Footprint, P>,
    options?: RequestOptions,
  ): Promise<Selected<Footprint, P>>;
  /**
   * Update a footprint
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `footprints.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: FootprintPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<Footprint>;
  /**
   * Delete a footprint
   *
   * Permanently deletes the footprint and records the deletion in the change log.
   *
   * Requires the permission `footprints.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * List child footprints
   *
   * Returns one page of the direct children of the footprint. Supports the same filters and sort orders as the list of all footprints.
   *
   * Requires the permission `footprints.read` and a token with the scope `read_only` or higher.
   */
  listChildren<P extends keyof Footprint = never>(
    id: number,
    query?: ListFootprintChildrenQuery & Paging<Footprint, P>,
    options?: RequestOptions,
  ): Promise<Selected<Footprint, P>[]>;
  /** List child footprints. Reads each page when the loop needs it. */
  iterateChildren<P extends keyof Footprint = never>(
    id: number,
    query?: ListFootprintChildrenQuery & Iteration<Footprint, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Footprint, P>, void, undefined>;
  /**
   * Merge a footprint into another one
   *
   * Moves everything from the footprint in the path (the source) to the footprint in `into` (the target), and then deletes
   * the source. If the source has changed or anything cannot move, nothing is changed.
   *
   * Requires the permission `footprints.delete` and a token with the scope `edit` or higher.
   */
  merge(
    id: number,
    body: FootprintMerge,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Footprint>;
  /**
   * Restore an old version of a footprint
   *
   * Restores the properties of the footprint to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted footprint is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted footprint is not created again:
   * the status is 412.
   *
   * Requires the permission `footprints.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Footprint>;
  /**
   * List a footprint's change log
   *
   * Returns one page of the change log of the footprint, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `footprints.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a footprint's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.suppliers`. */
export interface SuppliersResource {
  /**
   * List suppliers
   *
   * Returns one page of suppliers, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `suppliers.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof Supplier = never>(
    query?: ListSuppliersQuery & Paging<Supplier, P>,
    options?: RequestOptions,
  ): Promise<Selected<Supplier, P>[]>;
  /** List suppliers. Reads each page when the loop needs it. */
  iterate<P extends keyof Supplier = never>(
    query?: ListSuppliersQuery & Iteration<Supplier, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Supplier, P>, void, undefined>;
  /**
   * List suppliers. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof Supplier = never>(
    query?: ListSuppliersQuery & Iteration<Supplier, P>,
    options?: CollectOptions,
  ): Promise<Selected<Supplier, P>[]>;
  /** List suppliers. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof Supplier = never>(
    query?: ListSuppliersQuery & Selection<Supplier, P>,
    options?: RequestOptions,
  ): Promise<Selected<Supplier, P> | null>;
  /**
   * Create a supplier
   *
   * Creates a supplier and records the creation in the change log. The `Location` header of the response contains the IRI of the new supplier.
   *
   * Requires the permission `suppliers.create` and a token with the scope `edit` or higher.
   */
  create(
    body: SupplierCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Supplier>;
  /**
   * Get a supplier
   *
   * Returns the supplier with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `suppliers.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof Supplier = never>(
    id: number,
    query?: GetSupplierQuery & Selection<Supplier, P>,
    options?: RequestOptions,
  ): Promise<Selected<Supplier, P>>;
  /**
   * Update a supplier
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `suppliers.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: SupplierPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<Supplier>;
  /**
   * Delete a supplier
   *
   * Permanently deletes the supplier and records the deletion in the change log.
   *
   * Requires the permission `suppliers.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * List child suppliers
   *
   * Returns one page of the direct children of the supplier. Supports the same filters and sort orders as the list of all suppliers.
   *
   * Requires the permission `suppliers.read` and a token with the scope `read_only` or higher.
   */
  listChildren<P extends keyof Supplier = never>(
    id: number,
    query?: ListSupplierChildrenQuery & Paging<Supplier, P>,
    options?: RequestOptions,
  ): Promise<Selected<Supplier, P>[]>;
  /** List child suppliers. Reads each page when the loop needs it. */
  iterateChildren<P extends keyof Supplier = never>(
    id: number,
    query?: ListSupplierChildrenQuery & Iteration<Supplier, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Supplier, P>, void, undefined>;
  /**
   * Merge a supplier into another one
   *
   * Moves everything from the supplier in the path (the source) to the supplier in `into` (the target), and then deletes
   * the source. If the source has changed or anything cannot move, nothing is changed.
   *
   * Requires the permission `suppliers.delete` and a token with the scope `edit` or higher.
   */
  merge(
    id: number,
    body: SupplierMerge,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Supplier>;
  /**
   * Restore an old version of a supplier
   *
   * Restores the properties of the supplier to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted supplier is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted supplier is not created again:
   * the status is 412.
   *
   * Requires the permission `suppliers.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Supplier>;
  /**
   * List a supplier's change log
   *
   * Returns one page of the change log of the supplier, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `suppliers.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a supplier's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.storageLocations`. */
export interface StorageLocationsResource {
  /**
   * List storage locations
   *
   * Returns one page of storage locations, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `storelocations.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof StorageLocation = never>(
    query?: ListStorageLocationsQuery & Paging<StorageLocation, P>,
    options?: RequestOptions,
  ): Promise<Selected<StorageLocation, P>[]>;
  /** List storage locations. Reads each page when the loop needs it. */
  iterate<P extends keyof StorageLocation = never>(
    query?: ListStorageLocationsQuery & Iteration<StorageLocation, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<StorageLocation, P>, void, undefined>;
  /**
   * List storage locations. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof StorageLocation = never>(
    query?: ListStorageLocationsQuery & Iteration<StorageLocation, P>,
    options?: CollectOptions,
  ): Promise<Selected<StorageLocation, P>[]>;
  /** List storage locations. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof StorageLocation = never>(
    query?: ListStorageLocationsQuery & Selection<StorageLocation, P>,
    options?: RequestOptions,
  ): Promise<Selected<StorageLocation, P> | null>;
  /**
   * Create a storage location
   *
   * Creates a storage location and records the creation in the change log. The `Location` header of the response contains the IRI of the new storage location.
   *
   * Requires the permission `storelocations.create` and a token with the scope `edit` or higher.
   */
  create(
    body: StorageLocationCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<StorageLocation>;
  /**
   * Get a storage location
   *
   * Returns the storage location with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `storelocations.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof StorageLocation = never>(
    id: number,
    query?: GetStorageLocationQuery & Selection<StorageLocation, P>,
    options?: RequestOptions,
  ): Promise<Selected<StorageLocation, P>>;
  /**
   * Update a storage location
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `storelocations.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: StorageLocationPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<StorageLocation>;
  /**
   * Delete a storage location
   *
   * Permanently deletes the storage location and records the deletion in the change log.
   *
   * Requires the permission `storelocations.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * List child storage locations
   *
   * Returns one page of the direct children of the storage location. Supports the same filters and sort orders as the list of all storage locations.
   *
   * Requires the permission `storelocations.read` and a token with the scope `read_only` or higher.
   */
  listChildren<P extends keyof StorageLocation = never>(
    id: number,
    query?: ListStorageLocationChildrenQuery & Paging<StorageLocation, P>,
    options?: RequestOptions,
  ): Promise<Selected<StorageLocation, P>[]>;
  /** List child storage locations. Reads each page when the loop needs it. */
  iterateChildren<P extends keyof StorageLocation = never>(
    id: number,
    query?: ListStorageLocationChildrenQuery & Iteration<StorageLocation, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<StorageLocation, P>, void, undefined>;
  /**
   * Merge a storage location into another one
   *
   * Moves everything from the storage location in the path (the source) to the storage location in `into` (the target), and then deletes
   * the source. If the source has changed or anything cannot move, nothing is changed.
   *
   * Requires the permission `storelocations.delete` and a token with the scope `edit` or higher.
   */
  merge(
    id: number,
    body: StorageLocationMerge,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<StorageLocation>;
  /**
   * Export the lots in a storage location
   *
   * Returns the lots in a storage location and in all locations below it as a stream, with one row per lot: its IDs,
   * location, part, IPN, MPN, amount, unit, description, expiration date and barcode. Lots are sorted by ID. The amount
   * is empty if it is unknown. Also requires the permission `parts.read`.
   *
   * Requires the permission `storelocations.read` and a token with the scope `read_only` or higher.
   */
  exportLots(id: number, query?: ExportStorageLocationLotsQuery, options?: RequestOptions): Promise<string>;
  /**
   * Restore an old version of a storage location
   *
   * Restores the properties of the storage location to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted storage location is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted storage location is not created again:
   * the status is 412.
   *
   * Requires the permission `storelocations.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<StorageLocation>;
  /**
   * List a storage location's change log
   *
   * Returns one page of the change log of the storage location, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `storelocations.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a storage location's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.measurementUnits`. */
export interface MeasurementUnitsResource {
  /**
   * List measurement units
   *
   * Returns one page of measurement units, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `measurement_units.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof MeasurementUnit = never>(
    query?: ListMeasurementUnitsQuery & Paging<MeasurementUnit, P>,
    options?: RequestOptions,
  ): Promise<Selected<MeasurementUnit, P>[]>;
  /** List measurement units. Reads each page when the loop needs it. */
  iterate<P extends keyof MeasurementUnit = never>(
    query?: ListMeasurementUnitsQuery & Iteration<MeasurementUnit, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<MeasurementUnit, P>, void, undefined>;
  /**
   * List measurement units. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof MeasurementUnit = never>(
    query?: ListMeasurementUnitsQuery & Iteration<MeasurementUnit, P>,
    options?: CollectOptions,
  ): Promise<Selected<MeasurementUnit, P>[]>;
  /** List measurement units. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof MeasurementUnit = never>(
    query?: ListMeasurementUnitsQuery & Selection<MeasurementUnit, P>,
    options?: RequestOptions,
  ): Promise<Selected<MeasurementUnit, P> | null>;
  /**
   * Create a measurement unit
   *
   * Creates a measurement unit and records the creation in the change log. The `Location` header of the response contains the IRI of the new measurement unit.
   *
   * Requires the permission `measurement_units.create` and a token with the scope `edit` or higher.
   */
  create(
    body: MeasurementUnitCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<MeasurementUnit>;
  /**
   * Get a measurement unit
   *
   * Returns the measurement unit with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `measurement_units.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof MeasurementUnit = never>(
    id: number,
    query?: GetMeasurementUnitQuery & Selection<MeasurementUnit, P>,
    options?: RequestOptions,
  ): Promise<Selected<MeasurementUnit, P>>;
  /**
   * Update a measurement unit
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `measurement_units.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: MeasurementUnitPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<MeasurementUnit>;
  /**
   * Delete a measurement unit
   *
   * Permanently deletes the measurement unit and records the deletion in the change log.
   *
   * Requires the permission `measurement_units.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * List child measurement units
   *
   * Returns one page of the direct children of the measurement unit. Supports the same filters and sort orders as the list of all measurement units.
   *
   * Requires the permission `measurement_units.read` and a token with the scope `read_only` or higher.
   */
  listChildren<P extends keyof MeasurementUnit = never>(
    id: number,
    query?: ListMeasurementUnitChildrenQuery & Paging<MeasurementUnit, P>,
    options?: RequestOptions,
  ): Promise<Selected<MeasurementUnit, P>[]>;
  /** List child measurement units. Reads each page when the loop needs it. */
  iterateChildren<P extends keyof MeasurementUnit = never>(
    id: number,
    query?: ListMeasurementUnitChildrenQuery & Iteration<MeasurementUnit, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<MeasurementUnit, P>, void, undefined>;
  /**
   * Merge a measurement unit into another one
   *
   * Moves everything from the measurement unit in the path (the source) to the measurement unit in `into` (the target), and then deletes
   * the source. If the source has changed or anything cannot move, nothing is changed.
   *
   * Requires the permission `measurement_units.delete` and a token with the scope `edit` or higher.
   */
  merge(
    id: number,
    body: MeasurementUnitMerge,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<MeasurementUnit>;
  /**
   * Restore an old version of a measurement unit
   *
   * Restores the properties of the measurement unit to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted measurement unit is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted measurement unit is not created again:
   * the status is 412.
   *
   * Requires the permission `measurement_units.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<MeasurementUnit>;
  /**
   * List a measurement unit's change log
   *
   * Returns one page of the change log of the measurement unit, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `measurement_units.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a measurement unit's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.partCustomStates`. */
export interface PartCustomStatesResource {
  /**
   * List custom part states
   *
   * Returns one page of custom part states, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `part_custom_states.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof PartCustomState = never>(
    query?: ListPartCustomStatesQuery & Paging<PartCustomState, P>,
    options?: RequestOptions,
  ): Promise<Selected<PartCustomState, P>[]>;
  /** List custom part states. Reads each page when the loop needs it. */
  iterate<P extends keyof PartCustomState = never>(
    query?: ListPartCustomStatesQuery & Iteration<PartCustomState, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<PartCustomState, P>, void, undefined>;
  /**
   * List custom part states. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof PartCustomState = never>(
    query?: ListPartCustomStatesQuery & Iteration<PartCustomState, P>,
    options?: CollectOptions,
  ): Promise<Selected<PartCustomState, P>[]>;
  /** List custom part states. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof PartCustomState = never>(
    query?: ListPartCustomStatesQuery & Selection<PartCustomState, P>,
    options?: RequestOptions,
  ): Promise<Selected<PartCustomState, P> | null>;
  /**
   * Create a custom part state
   *
   * Creates a custom part state and records the creation in the change log. The `Location` header of the response contains the IRI of the new custom part state.
   *
   * Requires the permission `part_custom_states.create` and a token with the scope `edit` or higher.
   */
  create(
    body: PartCustomStateCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<PartCustomState>;
  /**
   * Get a custom part state
   *
   * Returns the custom part state with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `part_custom_states.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof PartCustomState = never>(
    id: number,
    query?: GetPartCustomStateQuery & Selection<PartCustomState, P>,
    options?: RequestOptions,
  ): Promise<Selected<PartCustomState, P>>;
  /**
   * Update a custom part state
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `part_custom_states.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: PartCustomStatePatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<PartCustomState>;
  /**
   * Delete a custom part state
   *
   * Permanently deletes the custom part state and records the deletion in the change log.
   *
   * Requires the permission `part_custom_states.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * List child custom part states
   *
   * Returns one page of the direct children of the custom part state. Supports the same filters and sort orders as the list of all custom part states.
   *
   * Requires the permission `part_custom_states.read` and a token with the scope `read_only` or higher.
   */
  listChildren<P extends keyof PartCustomState = never>(
    id: number,
    query?: ListPartCustomStateChildrenQuery & Paging<PartCustomState, P>,
    options?: RequestOptions,
  ): Promise<Selected<PartCustomState, P>[]>;
  /** List child custom part states. Reads each page when the loop needs it. */
  iterateChildren<P extends keyof PartCustomState = never>(
    id: number,
    query?: ListPartCustomStateChildrenQuery & Iteration<PartCustomState, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<PartCustomState, P>, void, undefined>;
  /**
   * Merge a custom part state into another one
   *
   * Moves everything from the custom part state in the path (the source) to the custom part state in `into` (the target), and then deletes
   * the source. If the source has changed or anything cannot move, nothing is changed.
   *
   * Requires the permission `part_custom_states.delete` and a token with the scope `edit` or higher.
   */
  merge(
    id: number,
    body: PartCustomStateMerge,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<PartCustomState>;
  /**
   * Restore an old version of a custom part state
   *
   * Restores the properties of the custom part state to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted custom part state is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted custom part state is not created again:
   * the status is 412.
   *
   * Requires the permission `part_custom_states.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<PartCustomState>;
  /**
   * List a custom part state's change log
   *
   * Returns one page of the change log of the custom part state, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `part_custom_states.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a custom part state's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.labelProfiles`. */
export interface LabelProfilesResource {
  /**
   * List label profiles
   *
   * Returns one page of label profiles, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `labels.create_labels` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof LabelProfile = never>(
    query?: ListLabelProfilesQuery & Paging<LabelProfile, P>,
    options?: RequestOptions,
  ): Promise<Selected<LabelProfile, P>[]>;
  /** List label profiles. Reads each page when the loop needs it. */
  iterate<P extends keyof LabelProfile = never>(
    query?: ListLabelProfilesQuery & Iteration<LabelProfile, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LabelProfile, P>, void, undefined>;
  /**
   * List label profiles. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof LabelProfile = never>(
    query?: ListLabelProfilesQuery & Iteration<LabelProfile, P>,
    options?: CollectOptions,
  ): Promise<Selected<LabelProfile, P>[]>;
  /** List label profiles. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof LabelProfile = never>(
    query?: ListLabelProfilesQuery & Selection<LabelProfile, P>,
    options?: RequestOptions,
  ): Promise<Selected<LabelProfile, P> | null>;
  /**
   * Create a label profile
   *
   * Creates a label profile and records the creation in the change log. The `Location` header of the response contains the IRI of the new label profile.
   *
   * Requires the permission `labels.create_profiles` and a token with the scope `edit` or higher.
   */
  create(
    body: LabelProfileCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<LabelProfile>;
  /**
   * Get a label profile
   *
   * Returns the label profile with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `labels.read_profiles` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof LabelProfile = never>(
    id: number,
    query?: GetLabelProfileQuery & Selection<LabelProfile, P>,
    options?: RequestOptions,
  ): Promise<Selected<LabelProfile, P>>;
  /**
   * Update a label profile
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `labels.edit_profiles` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: LabelProfilePatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<LabelProfile>;
  /**
   * Delete a label profile
   *
   * Permanently deletes the label profile and records the deletion in the change log.
   *
   * Requires the permission `labels.delete_profiles` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * Restore an old version of a label profile
   *
   * Restores the properties of the label profile to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted label profile is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted label profile is not created again:
   * the status is 412.
   *
   * Requires the permission `labels.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<LabelProfile>;
  /**
   * List a label profile's change log
   *
   * Returns one page of the change log of the label profile, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `labels.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a label profile's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.currencies`. */
export interface CurrenciesResource {
  /**
   * List currencies
   *
   * Returns one page of currencies, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `currencies.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof Currency = never>(
    query?: ListCurrenciesQuery & Paging<Currency, P>,
    options?: RequestOptions,
  ): Promise<Selected<Currency, P>[]>;
  /** List currencies. Reads each page when the loop needs it. */
  iterate<P extends keyof Currency = never>(
    query?: ListCurrenciesQuery & Iteration<Currency, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Currency, P>, void, undefined>;
  /**
   * List currencies. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof Currency = never>(
    query?: ListCurrenciesQuery & Iteration<Currency, P>,
    options?: CollectOptions,
  ): Promise<Selected<Currency, P>[]>;
  /** List currencies. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof Currency = never>(
    query?: ListCurrenciesQuery & Selection<Currency, P>,
    options?: RequestOptions,
  ): Promise<Selected<Currency, P> | null>;
  /**
   * Create a currency
   *
   * Creates a currency and records the creation in the change log. The `Location` header of the response contains the IRI of the new currency.
   *
   * Requires the permission `currencies.create` and a token with the scope `edit` or higher.
   */
  create(
    body: CurrencyCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Currency>;
  /**
   * Get a currency
   *
   * Returns the currency with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `currencies.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof Currency = never>(
    id: number,
    query?: GetCurrencyQuery & Selection<Currency, P>,
    options?: RequestOptions,
  ): Promise<Selected<Currency, P>>;
  /**
   * Update a currency
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `currencies.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: CurrencyPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<Currency>;
  /**
   * Delete a currency
   *
   * Permanently deletes the currency and records the deletion in the change log.
   *
   * Requires the permission `currencies.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * List child currencies
   *
   * Returns one page of the direct children of the currency. Supports the same filters and sort orders as the list of all currencies.
   *
   * Requires the permission `currencies.read` and a token with the scope `read_only` or higher.
   */
  listChildren<P extends keyof Currency = never>(
    id: number,
    query?: ListCurrencyChildrenQuery & Paging<Currency, P>,
    options?: RequestOptions,
  ): Promise<Selected<Currency, P>[]>;
  /** List child currencies. Reads each page when the loop needs it. */
  iterateChildren<P extends keyof Currency = never>(
    id: number,
    query?: ListCurrencyChildrenQuery & Iteration<Currency, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Currency, P>, void, undefined>;
  /**
   * Merge a currency into another one
   *
   * Moves everything from the currency in the path (the source) to the currency in `into` (the target), and then deletes
   * the source. If the source has changed or anything cannot move, nothing is changed.
   *
   * Requires the permission `currencies.delete` and a token with the scope `edit` or higher.
   */
  merge(
    id: number,
    body: CurrencyMerge,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Currency>;
  /**
   * Restore an old version of a currency
   *
   * Restores the properties of the currency to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted currency is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted currency is not created again:
   * the status is 412.
   *
   * Requires the permission `currencies.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Currency>;
  /**
   * List a currency's change log
   *
   * Returns one page of the change log of the currency, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `currencies.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a currency's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.projects`. */
export interface ProjectsResource {
  /**
   * List projects
   *
   * Returns one page of projects, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `projects.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof Project = never>(
    query?: ListProjectsQuery & Paging<Project, P>,
    options?: RequestOptions,
  ): Promise<Selected<Project, P>[]>;
  /** List projects. Reads each page when the loop needs it. */
  iterate<P extends keyof Project = never>(
    query?: ListProjectsQuery & Iteration<Project, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Project, P>, void, undefined>;
  /**
   * List projects. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof Project = never>(
    query?: ListProjectsQuery & Iteration<Project, P>,
    options?: CollectOptions,
  ): Promise<Selected<Project, P>[]>;
  /** List projects. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof Project = never>(
    query?: ListProjectsQuery & Selection<Project, P>,
    options?: RequestOptions,
  ): Promise<Selected<Project, P> | null>;
  /**
   * Create a project
   *
   * Creates a project and records the creation in the change log. The `Location` header of the response contains the IRI of the new project.
   *
   * Requires the permission `projects.create` and a token with the scope `edit` or higher.
   */
  create(
    body: ProjectCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Project>;
  /**
   * Get a project
   *
   * Returns the project with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `projects.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof Project = never>(
    id: number,
    query?: GetProjectQuery & Selection<Project, P>,
    options?: RequestOptions,
  ): Promise<Selected<Project, P>>;
  /**
   * Update a project
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `projects.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: ProjectPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<Project>;
  /**
   * Delete a project
   *
   * Permanently deletes the project and its bill of materials, and records the deletion in the change log. The build part of the project is kept.
   *
   * Requires the permission `projects.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * List child projects
   *
   * Returns one page of the direct children of the project. Supports the same filters and sort orders as the list of all projects.
   *
   * Requires the permission `projects.read` and a token with the scope `read_only` or higher.
   */
  listChildren<P extends keyof Project = never>(
    id: number,
    query?: ListProjectChildrenQuery & Paging<Project, P>,
    options?: RequestOptions,
  ): Promise<Selected<Project, P>[]>;
  /** List child projects. Reads each page when the loop needs it. */
  iterateChildren<P extends keyof Project = never>(
    id: number,
    query?: ListProjectChildrenQuery & Iteration<Project, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Project, P>, void, undefined>;
  /**
   * Merge a project into another one
   *
   * Moves everything from the project in the path (the source) to the project in `into` (the target), and then deletes
   * the source. If the source has changed or anything cannot move, nothing is changed.
   *
   * Requires the permission `projects.delete` and a token with the scope `edit` or higher.
   */
  merge(
    id: number,
    body: ProjectMerge,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Project>;
  /**
   * Restore an old version of a project
   *
   * Restores the properties of the project to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted project is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted project is not created again:
   * the status is 412.
   *
   * Requires the permission `projects.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Project>;
  /**
   * List a project's change log
   *
   * Returns one page of the change log of the project, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `projects.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a project's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
  /**
   * List a project's bill of materials
   *
   * Returns one page of the BOM entries that belong to the entity in the path, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `projects.read` and a token with the scope `read_only` or higher.
   */
  listBom<P extends keyof ProjectBOMEntry = never>(
    id: number,
    query?: ListProjectBomQuery & Paging<ProjectBOMEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<ProjectBOMEntry, P>[]>;
  /** List a project's bill of materials. Reads each page when the loop needs it. */
  iterateBom<P extends keyof ProjectBOMEntry = never>(
    id: number,
    query?: ListProjectBomQuery & Iteration<ProjectBOMEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<ProjectBOMEntry, P>, void, undefined>;
  /**
   * Export a project's bill of materials
   *
   * Returns the bill of materials as a file with one row per BOM entry, in the order of their IDs. Also requires the
   * permission `parts.read`.
   *
   * Requires the permission `projects.read` and a token with the scope `read_only` or higher.
   */
  exportBom(id: number, query?: ExportProjectBomQuery, options?: RequestOptions): Promise<string>;
  /**
   * Get a project's missing parts and their cost
   *
   * Compares the parts that the copies need with the stock, and finds the cheapest way to buy the missing parts.
   * Also requires the permission `parts.read`.
   *
   * Requires the permission `projects.read` and a token with the scope `read_only` or higher.
   */
  getAvailability(
    id: number,
    query?: GetProjectAvailabilityQuery,
    options?: RequestOptions,
  ): Promise<ProjectAvailability>;
  /**
   * Build copies of a project
   *
   * Withdraws all parts that the copies need from stock. If any part is missing, nothing is withdrawn and the
   * violations of the 409 response list the missing parts. Entries that are not parts are skipped. Each withdrawal
   * is recorded in the change log of its lot, and the build in the change log of the project.
   *
   * Requires the permission `parts_stock.withdraw` and a token with the scope `edit` or higher.
   */
  build(
    id: number,
    body: ProjectBuildRequest,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<ProjectBuild>;
  /**
   * Import a bill of materials
   *
   * Creates, changes and deletes BOM entries of a project as a file describes them, in one transaction. Send
   * `dry_run=true` to see the result first. Also requires the permission `parts.read`.
   *
   * Requires the permission `projects.edit` and a token with the scope `edit` or higher.
   */
  bomImports(
    id: number,
    body: string | Blob,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun"> &
      ImportProjectBomQuery & {
        readonly contentType?:
          | "text/csv"
          | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          | "application/xml"
          | "text/plain";
      },
  ): Promise<BomImport>;
}

/** Methods of `client.projectBomEntries`. */
export interface ProjectBomEntriesResource {
  /**
   * List BOM entries
   *
   * Returns one page of BOM entries, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `projects.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof ProjectBOMEntry = never>(
    query?: ListProjectBomEntriesQuery & Paging<ProjectBOMEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<ProjectBOMEntry, P>[]>;
  /** List BOM entries. Reads each page when the loop needs it. */
  iterate<P extends keyof ProjectBOMEntry = never>(
    query?: ListProjectBomEntriesQuery & Iteration<ProjectBOMEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<ProjectBOMEntry, P>, void, undefined>;
  /**
   * List BOM entries. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof ProjectBOMEntry = never>(
    query?: ListProjectBomEntriesQuery & Iteration<ProjectBOMEntry, P>,
    options?: CollectOptions,
  ): Promise<Selected<ProjectBOMEntry, P>[]>;
  /** List BOM entries. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof ProjectBOMEntry = never>(
    query?: ListProjectBomEntriesQuery & Selection<ProjectBOMEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<ProjectBOMEntry, P> | null>;
  /**
   * Create a BOM entry
   *
   * Creates a BOM entry and records the creation in the change log. The `Location` header of the response contains the IRI of the new BOM entry.
   *
   * Requires the permission `projects.edit` and a token with the scope `edit` or higher.
   */
  create(
    body: ProjectBOMEntryCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<ProjectBOMEntry>;
  /**
   * Get a BOM entry
   *
   * Returns the BOM entry with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `projects.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof ProjectBOMEntry = never>(
    id: number,
    query?: GetProjectBomEntryQuery & Selection<ProjectBOMEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<ProjectBOMEntry, P>>;
  /**
   * Update a BOM entry
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `projects.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: ProjectBOMEntryPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<ProjectBOMEntry>;
  /**
   * Delete a BOM entry
   *
   * Permanently deletes the BOM entry and records the deletion in the change log.
   *
   * Requires the permission `projects.edit` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * Restore an old version of a BOM entry
   *
   * Restores the properties of the BOM entry to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted BOM entry is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted BOM entry is not created again:
   * the status is 412.
   *
   * Requires the permission `projects.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<ProjectBOMEntry>;
  /**
   * List a BOM entry's change log
   *
   * Returns one page of the change log of the BOM entry, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `projects.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a BOM entry's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
  /**
   * List parts for a BOM entry
   *
   * Returns up to ten parts that match the name, footprint and comment of a BOM entry, as an import of a bill of materials finds them, best first. Also requires the permission `parts.read`.
   *
   * Requires the permission `projects.read` and a token with the scope `read_only` or higher.
   */
  listCandidates(id: number, options?: RequestOptions): Promise<BomCandidates>;
}

/** Methods of `client.attachmentTypes`. */
export interface AttachmentTypesResource {
  /**
   * List attachment types
   *
   * Returns one page of attachment types, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `attachment_types.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof AttachmentType = never>(
    query?: ListAttachmentTypesQuery & Paging<AttachmentType, P>,
    options?: RequestOptions,
  ): Promise<Selected<AttachmentType, P>[]>;
  /** List attachment types. Reads each page when the loop needs it. */
  iterate<P extends keyof AttachmentType = never>(
    query?: ListAttachmentTypesQuery & Iteration<AttachmentType, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<AttachmentType, P>, void, undefined>;
  /**
   * List attachment types. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof AttachmentType = never>(
    query?: ListAttachmentTypesQuery & Iteration<AttachmentType, P>,
    options?: CollectOptions,
  ): Promise<Selected<AttachmentType, P>[]>;
  /** List attachment types. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof AttachmentType = never>(
    query?: ListAttachmentTypesQuery & Selection<AttachmentType, P>,
    options?: RequestOptions,
  ): Promise<Selected<AttachmentType, P> | null>;
  /**
   * Create an attachment type
   *
   * Creates an attachment type and records the creation in the change log. The `Location` header of the response contains the IRI of the new attachment type.
   *
   * Requires the permission `attachment_types.create` and a token with the scope `edit` or higher.
   */
  create(
    body: AttachmentTypeCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<AttachmentType>;
  /**
   * Get an attachment type
   *
   * Returns the attachment type with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `attachment_types.read` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof AttachmentType = never>(
    id: number,
    query?: GetAttachmentTypeQuery & Selection<AttachmentType, P>,
    options?: RequestOptions,
  ): Promise<Selected<AttachmentType, P>>;
  /**
   * Update an attachment type
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires the permission `attachment_types.edit` and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: AttachmentTypePatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<AttachmentType>;
  /**
   * Delete an attachment type
   *
   * Permanently deletes the attachment type and records the deletion in the change log.
   *
   * Requires the permission `attachment_types.delete` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * List child attachment types
   *
   * Returns one page of the direct children of the attachment type. Supports the same filters and sort orders as the list of all attachment types.
   *
   * Requires the permission `attachment_types.read` and a token with the scope `read_only` or higher.
   */
  listChildren<P extends keyof AttachmentType = never>(
    id: number,
    query?: ListAttachmentTypeChildrenQuery & Paging<AttachmentType, P>,
    options?: RequestOptions,
  ): Promise<Selected<AttachmentType, P>[]>;
  /** List child attachment types. Reads each page when the loop needs it. */
  iterateChildren<P extends keyof AttachmentType = never>(
    id: number,
    query?: ListAttachmentTypeChildrenQuery & Iteration<AttachmentType, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<AttachmentType, P>, void, undefined>;
  /**
   * Merge an attachment type into another one
   *
   * Moves everything from the attachment type in the path (the source) to the attachment type in `into` (the target), and then deletes
   * the source. If the source has changed or anything cannot move, nothing is changed.
   *
   * Requires the permission `attachment_types.delete` and a token with the scope `edit` or higher.
   */
  merge(
    id: number,
    body: AttachmentTypeMerge,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<AttachmentType>;
  /**
   * Restore an old version of an attachment type
   *
   * Restores the properties of the attachment type to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted attachment type is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted attachment type is not created again:
   * the status is 412.
   *
   * Requires the permission `attachment_types.revert_element` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<AttachmentType>;
  /**
   * List an attachment type's change log
   *
   * Returns one page of the change log of the attachment type, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `attachment_types.show_history` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List an attachment type's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.attachments`. */
export interface AttachmentsResource {
  /**
   * List attachments
   *
   * Returns one page of attachments, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `attachments.list_attachments` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof Attachment = never>(
    query?: ListAttachmentsQuery & Paging<Attachment, P>,
    options?: RequestOptions,
  ): Promise<Selected<Attachment, P>[]>;
  /** List attachments. Reads each page when the loop needs it. */
  iterate<P extends keyof Attachment = never>(
    query?: ListAttachmentsQuery & Iteration<Attachment, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Attachment, P>, void, undefined>;
  /**
   * List attachments. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof Attachment = never>(
    query?: ListAttachmentsQuery & Iteration<Attachment, P>,
    options?: CollectOptions,
  ): Promise<Selected<Attachment, P>[]>;
  /** List attachments. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof Attachment = never>(
    query?: ListAttachmentsQuery & Selection<Attachment, P>,
    options?: RequestOptions,
  ): Promise<Selected<Attachment, P> | null>;
  /**
   * Create an attachment
   *
   * Creates an attachment and records the creation in the change log. The `Location` header of the response contains the IRI of the new attachment.
   *
   * Requires permission to edit the element that the attachment belongs to, and a token with the scope `edit` or higher.
   */
  create(
    body: AttachmentCreate | FormData,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Attachment>;
  /**
   * Get an attachment
   *
   * Returns the attachment with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires permission to read the element that the attachment belongs to, and a token with the scope `read_only` or higher.
   */
  get<P extends keyof Attachment = never>(
    id: number,
    query?: GetAttachmentQuery & Selection<Attachment, P>,
    options?: RequestOptions,
  ): Promise<Selected<Attachment, P>>;
  /**
   * Replace an attachment
   *
   * Replaces all properties of the attachment. Omitted properties are reset to their defaults. If `element` is omitted, the owner does not change. If `upload` and `url` are both omitted, the file does not change.
   *
   * Requires permission to edit the element that the attachment belongs to, and a token with the scope `edit` or higher.
   */
  replace(
    id: number,
    body: AttachmentReplace,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<Attachment>;
  /**
   * Update an attachment
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires permission to edit the element that the attachment belongs to, and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: AttachmentPatch | FormData,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<Attachment>;
  /**
   * Delete an attachment
   *
   * Permanently deletes the attachment and its stored file, and records the deletion in the change log.
   *
   * Requires permission to edit the element that the attachment belongs to, and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * Restore an old version of an attachment
   *
   * Restores the properties of the attachment to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted attachment is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted attachment is not created again:
   * the status is 412.
   *
   * Requires the permission `api.access_api` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Attachment>;
  /**
   * List an attachment's change log
   *
   * Returns one page of the change log of the attachment, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires permission to view the history of the element that the attachment belongs to, and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List an attachment's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
  /**
   * Get an attachment's file
   *
   * Returns the stored file. `Content-Type` is the media type of the content. Files that a browser could execute are always sent as a download. Files of private attachments also require the permission `attachments.show_private`.
   *
   * Requires permission to read the element that the attachment belongs to, and a token with the scope `read_only` or higher.
   */
  getFile(id: number, query?: GetAttachmentFileQuery, options?: RequestOptions): Promise<Blob>;
  /**
   * Get an attachment's thumbnail
   *
   * Returns a WebP thumbnail of at most 150 × 150 pixels. Thumbnails of private attachments also require the permission `attachments.show_private`.
   *
   * Requires permission to read the element that the attachment belongs to, and a token with the scope `read_only` or higher.
   */
  getThumbnail(id: number, options?: RequestOptions): Promise<Blob>;
}

/** Methods of `client.parameters`. */
export interface ParametersResource {
  /**
   * List parameters
   *
   * Returns one page of parameters, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `parts.read` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof Parameter = never>(
    query?: ListParametersQuery & Paging<Parameter, P>,
    options?: RequestOptions,
  ): Promise<Selected<Parameter, P>[]>;
  /** List parameters. Reads each page when the loop needs it. */
  iterate<P extends keyof Parameter = never>(
    query?: ListParametersQuery & Iteration<Parameter, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Parameter, P>, void, undefined>;
  /**
   * List parameters. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof Parameter = never>(
    query?: ListParametersQuery & Iteration<Parameter, P>,
    options?: CollectOptions,
  ): Promise<Selected<Parameter, P>[]>;
  /** List parameters. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof Parameter = never>(
    query?: ListParametersQuery & Selection<Parameter, P>,
    options?: RequestOptions,
  ): Promise<Selected<Parameter, P> | null>;
  /**
   * Create a parameter
   *
   * Creates a parameter and records the creation in the change log. The `Location` header of the response contains the IRI of the new parameter.
   *
   * Requires permission to edit the element that the parameter belongs to, and a token with the scope `edit` or higher.
   */
  create(
    body: ParameterCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Parameter>;
  /**
   * Get a parameter
   *
   * Returns the parameter with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires permission to read the element that the parameter belongs to, and a token with the scope `read_only` or higher.
   */
  get<P extends keyof Parameter = never>(
    id: number,
    query?: GetParameterQuery & Selection<Parameter, P>,
    options?: RequestOptions,
  ): Promise<Selected<Parameter, P>>;
  /**
   * Update a parameter
   *
   * Changes only the properties in the request body; all other properties keep their values. An array in the request replaces the existing array. The change is recorded in the change log.
   *
   * Requires permission to edit the element that the parameter belongs to, and a token with the scope `edit` or higher.
   */
  update(
    id: number,
    body: ParameterPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<Parameter>;
  /**
   * Delete a parameter
   *
   * Permanently deletes the parameter and records the deletion in the change log.
   *
   * Requires permission to edit the element that the parameter belongs to, and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * Restore an old version of a parameter
   *
   * Restores the properties of the parameter to the version at the time `at`, or to the version after the log entry
   * `log_entry`. If `properties` is set, only these properties are restored. The `amount` of a lot is restored only if
   * `properties` names it. Newer values are replaced; the change log keeps them, and the change set of the request can
   * be undone. A deleted parameter is created again with its ID, without the elements that it
   * owned. To get these too, undo the change set of the deletion. With `If-Match`, a deleted parameter is not created again:
   * the status is 412.
   *
   * Requires the permission `api.access_api` and a token with the scope `edit` or higher.
   */
  restore(
    id: number,
    body: RestoreRequest,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Parameter>;
  /**
   * List a parameter's change log
   *
   * Returns one page of the change log of the parameter, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires permission to view the history of the element that the parameter belongs to, and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a parameter's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.changeSets`. */
export interface ChangeSetsResource {
  /**
   * Undo a change set
   *
   * Takes back all changes of a request, batch, import or command, as a new change set. Deleted elements are created
   * again with their ID, the elements that they own, and their files (kept for `HISTORY_FILE_DAYS`). Stock actions
   * are taken back by booking the opposite amount, so later movements are kept. `version` and `lastModified` are new.
   *
   * Requires the permission `api.access_api` and a token with the scope `edit` or higher.
   */
  undo(
    id: number,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun"> & UndoChangeSetQuery,
  ): Promise<ChangeSetUndo>;
  /**
   * Redo an undone change set
   *
   * Makes the changes again that an undo has taken back. `id` is the change set of the undo. Conflicts, permissions
   * and large change sets are handled as in an undo.
   *
   * Requires the permission `api.access_api` and a token with the scope `edit` or higher.
   */
  redo(
    id: number,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun"> & RedoChangeSetQuery,
  ): Promise<ChangeSetUndo>;
  /**
   * List change sets
   *
   * Returns one page of change sets, newest first unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `api.access_api` and a token with the scope `read_only` or higher.
   */
  list<P extends keyof ChangeSetListed = never>(
    query?: ListChangeSetsQuery & Paging<ChangeSetListed, P>,
    options?: RequestOptions,
  ): Promise<Selected<ChangeSetListed, P>[]>;
  /** List change sets. Reads each page when the loop needs it. */
  iterate<P extends keyof ChangeSetListed = never>(
    query?: ListChangeSetsQuery & Iteration<ChangeSetListed, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<ChangeSetListed, P>, void, undefined>;
  /**
   * List change sets. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof ChangeSetListed = never>(
    query?: ListChangeSetsQuery & Iteration<ChangeSetListed, P>,
    options?: CollectOptions,
  ): Promise<Selected<ChangeSetListed, P>[]>;
  /** List change sets. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof ChangeSetListed = never>(
    query?: ListChangeSetsQuery & Selection<ChangeSetListed, P>,
    options?: RequestOptions,
  ): Promise<Selected<ChangeSetListed, P> | null>;
  /**
   * Get a change set
   *
   * Returns the change set with this ID and its affected elements. Returns 404 if another user made the changes and the user can read the history of none of the elements. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `api.access_api` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof ChangeSet = never>(
    id: number,
    query?: Selection<ChangeSet, P>,
    options?: RequestOptions,
  ): Promise<Selected<ChangeSet, P>>;
  /**
   * List the log entries of a change set
   *
   * Returns one page of the log entries of the change set, newest entries first. Unless the user made the changes, entries of elements whose history the user cannot read are omitted.
   *
   * Requires the permission `api.access_api` and a token with the scope `read_only` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List the log entries of a change set. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.changeSetUndos`. */
export interface ChangeSetUndosResource {
  /**
   * Get the progress of an undo
   *
   * Returns the state of the undo or redo of a large change set. Users see only their own, unless they have the permission `users.edit_infos`. A successful undo is deleted after 30 days; its change set is kept.
   *
   * Requires the permission `api.access_api` and a token with the scope `read_only` or higher.
   */
  get(id: number, options?: RequestOptions): Promise<ChangeSetUndo>;
}

/** Methods of `client.labels`. */
export interface LabelsResource {
  /**
   * Create labels
   *
   * Returns labels for elements as a PDF document, or one page of it as a PNG picture. Nothing is stored.
   *
   * Requires the permission `labels.create_labels` and a token with the scope `read_only` or higher.
   */
  create(body: LabelRequest, options?: RequestOptions): Promise<Blob>;
  /**
   * Preview labels
   *
   * Returns the first label as a picture, the numbers of labels and pages, and the warnings. The request body is that of
   * `POST /api/labels`, and has the same rules and permissions. Without elements, the label has example values.
   *
   * Requires the permission `labels.create_labels` and a token with the scope `read_only` or higher.
   */
  preview(body: LabelRequest, options?: RequestOptions): Promise<LabelPreview>;
  /**
   * Create labels as Part-DB does
   *
   * Compatible with Part-DB. New clients use `POST /api/labels`.
   *
   * Requires the permission `labels.create_labels` and a token with the scope `read_only` or higher.
   */
  generate(body: LabelGeneration, options?: RequestOptions): Promise<Blob>;
}

/** Methods of `client.users`. */
export interface UsersResource {
  /**
   * List users
   *
   * Returns one page of users, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `users.read` and a token with the scope `admin` or higher.
   */
  list<P extends keyof User = never>(
    query?: ListUsersQuery & Paging<User, P>,
    options?: RequestOptions,
  ): Promise<Selected<User, P>[]>;
  /** List users. Reads each page when the loop needs it. */
  iterate<P extends keyof User = never>(
    query?: ListUsersQuery & Iteration<User, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<User, P>, void, undefined>;
  /**
   * List users. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof User = never>(
    query?: ListUsersQuery & Iteration<User, P>,
    options?: CollectOptions,
  ): Promise<Selected<User, P>[]>;
  /** List users. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof User = never>(
    query?: ListUsersQuery & Selection<User, P>,
    options?: RequestOptions,
  ): Promise<Selected<User, P> | null>;
  /**
   * Create a user
   *
   * Creates a user and records this in the change log. Some properties require further permissions: `group` requires `users.edit_permissions` and `groups.read`; `permissions` requires `users.edit_permissions`; `password`, `disabled` and `need_pw_change` require `users.set_password` and a token with the scope `full`.
   *
   * Requires the permission `users.create` and a token with the scope `admin` or higher.
   */
  create(body: UserCreate, options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">): Promise<User>;
  /**
   * Get a user
   *
   * Returns the user with this ID. If `properties[]` is set, the response contains only the selected properties. Old versions (`at`) of deleted users do not exist, because only their names are kept. `need_pw_change` and `lastModified` can have later values there, because the history does not contain them for changes of the password.
   *
   * Requires the permission `users.read` and a token with the scope `admin` or higher.
   */
  get<P extends keyof User = never>(
    id: number,
    query?: GetUserQuery & Selection<User, P>,
    options?: RequestOptions,
  ): Promise<Selected<User, P>>;
  /**
   * Update a user
   *
   * Changes the properties in the body and keeps all others. The changed properties determine the required
   * permissions:
   *
   * Requires the permission `users.read` and a token with the scope `admin` or higher.
   */
  update(
    id: number,
    body: UserPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<User>;
  /**
   * Delete a user
   *
   * Permanently deletes the user and all data of the account. Entries in the change log keep the user's name. Lots and storage locations of the user are kept without an owner; their change logs record the removal of the owner. You cannot delete your own account or the last account that can sign in and manage permissions. If you cannot manage permissions, you cannot delete users who have permissions that you lack.
   *
   * Requires the permission `users.delete` and a token with the scope `admin` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * List a user's change log
   *
   * Returns one page of the change log of the user, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `users.show_history` and a token with the scope `admin` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a user's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.groups`. */
export interface GroupsResource {
  /**
   * List groups
   *
   * Returns one page of groups, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `groups.read` and a token with the scope `admin` or higher.
   */
  list<P extends keyof Group = never>(
    query?: ListGroupsQuery & Paging<Group, P>,
    options?: RequestOptions,
  ): Promise<Selected<Group, P>[]>;
  /** List groups. Reads each page when the loop needs it. */
  iterate<P extends keyof Group = never>(
    query?: ListGroupsQuery & Iteration<Group, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Group, P>, void, undefined>;
  /**
   * List groups. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof Group = never>(
    query?: ListGroupsQuery & Iteration<Group, P>,
    options?: CollectOptions,
  ): Promise<Selected<Group, P>[]>;
  /** List groups. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof Group = never>(
    query?: ListGroupsQuery & Selection<Group, P>,
    options?: RequestOptions,
  ): Promise<Selected<Group, P> | null>;
  /**
   * Create a group
   *
   * Creates a group and records the new group in the change log. Setting `permissions` or `enforce_2fa` also requires the permission `groups.edit_permissions`. Setting `parent` also requires `groups.read`.
   *
   * Requires the permission `groups.create` and a token with the scope `admin` or higher.
   */
  create(body: GroupCreate, options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">): Promise<Group>;
  /**
   * Get a group
   *
   * Returns the group with this ID. If `properties[]` is set, the response contains only the selected properties. Old versions (`at`) of deleted groups do not exist, because only their names are kept.
   *
   * Requires the permission `groups.read` and a token with the scope `admin` or higher.
   */
  get<P extends keyof Group = never>(
    id: number,
    query?: GetGroupQuery & Selection<Group, P>,
    options?: RequestOptions,
  ): Promise<Selected<Group, P>>;
  /**
   * Update a group
   *
   * Changes the properties in the body and keeps all others. Changing `parent`, `permissions` or `enforce_2fa` also requires the permission `groups.edit_permissions`. A new parent also requires `groups.read`. The change is rejected if you or all users would lose the permission to manage permissions.
   *
   * Requires the permission `groups.edit` and a token with the scope `admin` or higher.
   */
  update(
    id: number,
    body: GroupPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<Group>;
  /**
   * Delete a group
   *
   * Permanently deletes the group and records the deletion in the change log.
   *
   * Requires the permission `groups.delete` and a token with the scope `admin` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * List child groups
   *
   * Returns one page of the direct children of the group. Supports the same filters and sort orders as the list of all groups.
   *
   * Requires the permission `groups.read` and a token with the scope `admin` or higher.
   */
  listChildren<P extends keyof Group = never>(
    id: number,
    query?: ListGroupChildrenQuery & Paging<Group, P>,
    options?: RequestOptions,
  ): Promise<Selected<Group, P>[]>;
  /** List child groups. Reads each page when the loop needs it. */
  iterateChildren<P extends keyof Group = never>(
    id: number,
    query?: ListGroupChildrenQuery & Iteration<Group, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Group, P>, void, undefined>;
  /**
   * List a group's change log
   *
   * Returns one page of the change log of the group, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `groups.show_history` and a token with the scope `admin` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a group's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
}

/** Methods of `client.tokens`. */
export interface TokensResource {
  /**
   * Get the current API token
   *
   * Returns the API token that authenticates this request.
   *
   * Requires the permission `api.access_api` and a token with the scope `read_only` or higher.
   */
  getCurrent<P extends keyof ApiToken = never>(
    query?: Selection<ApiToken, P>,
    options?: RequestOptions,
  ): Promise<Selected<ApiToken, P>>;
}

/** Methods of `client.logEntries`. */
export interface LogEntriesResource {
  /**
   * List log entries
   *
   * Returns one page of the change log of all elements, including security events and denied requests. The entries contain the old and new values of all elements, even if the user cannot read these elements. The list is sorted by ID unless `order[datetime]` is set.
   *
   * Requires the permission `system.show_logs` and a token with the scope `admin` or higher.
   */
  list<P extends keyof LogEntry = never>(
    query?: ListLogEntriesQuery & Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List log entries. Reads each page when the loop needs it. */
  iterate<P extends keyof LogEntry = never>(
    query?: ListLogEntriesQuery & Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
  /**
   * List log entries. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof LogEntry = never>(
    query?: ListLogEntriesQuery & Iteration<LogEntry, P>,
    options?: CollectOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List log entries. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof LogEntry = never>(
    query?: ListLogEntriesQuery & Selection<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P> | null>;
  /**
   * Get a log entry
   *
   * Returns the log entry with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `system.show_logs` and a token with the scope `admin` or higher.
   */
  get<P extends keyof LogEntry = never>(
    id: number,
    query?: Selection<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>>;
}

/** Methods of `client.webhooks`. */
export interface WebhooksResource {
  /**
   * List webhooks
   *
   * Returns one page of webhooks, sorted by ID unless `order[…]` is set. Filters are combined with AND.
   *
   * Requires the permission `system.manage_webhooks` and a token with the scope `admin` or higher.
   */
  list<P extends keyof Webhook = never>(
    query?: ListWebhooksQuery & Paging<Webhook, P>,
    options?: RequestOptions,
  ): Promise<Selected<Webhook, P>[]>;
  /** List webhooks. Reads each page when the loop needs it. */
  iterate<P extends keyof Webhook = never>(
    query?: ListWebhooksQuery & Iteration<Webhook, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<Webhook, P>, void, undefined>;
  /**
   * List webhooks. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof Webhook = never>(
    query?: ListWebhooksQuery & Iteration<Webhook, P>,
    options?: CollectOptions,
  ): Promise<Selected<Webhook, P>[]>;
  /** List webhooks. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof Webhook = never>(
    query?: ListWebhooksQuery & Selection<Webhook, P>,
    options?: RequestOptions,
  ): Promise<Selected<Webhook, P> | null>;
  /**
   * Create a webhook
   *
   * Creates a webhook and records it in the change log. The service then sends each change that matches
   * `event_types` and `filters` to `url`, beginning with the changes after this request. An instance can have 50 webhooks (409).
   *
   * Requires the permission `system.manage_webhooks` and a token with the scope `admin` or higher.
   */
  create(
    body: WebhookCreate,
    options?: WriteOptions<"idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Webhook>;
  /**
   * Get a webhook
   *
   * Returns the webhook with this ID. If `properties[]` is set, the response contains only the selected properties. There are no old versions, because the history contains neither the path of the URL nor failures.
   *
   * Requires the permission `system.manage_webhooks` and a token with the scope `admin` or higher.
   */
  get<P extends keyof Webhook = never>(
    id: number,
    query?: Selection<Webhook, P>,
    options?: RequestOptions,
  ): Promise<Selected<Webhook, P>>;
  /**
   * Update a webhook
   *
   * Changes the properties in the body and keeps all others. You become the `user` of the webhook. Disabling a webhook cancels its pending deliveries. Enabling it sends the event `sync.required`, because changes in between are not sent. The change is recorded in the change log.
   *
   * Requires the permission `system.manage_webhooks` and a token with the scope `admin` or higher.
   */
  update(
    id: number,
    body: WebhookPatch,
    options?: WriteOptions<"ifMatch" | "comment" | "dryRun">,
  ): Promise<Webhook>;
  /**
   * Delete a webhook
   *
   * Permanently deletes the webhook and its deliveries, and records the deletion in the change log.
   *
   * Requires the permission `system.manage_webhooks` and a token with the scope `admin` or higher.
   */
  delete(id: number, options?: WriteOptions<"ifMatch" | "comment" | "dryRun">): Promise<void>;
  /**
   * List a webhook's change log
   *
   * Returns one page of the change log of the webhook, newest entries first. Each entry reports the change, the time, the user and, if given, the reason.
   *
   * Requires the permission `system.manage_webhooks` and a token with the scope `admin` or higher.
   */
  listLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Paging<LogEntry, P>,
    options?: RequestOptions,
  ): Promise<Selected<LogEntry, P>[]>;
  /** List a webhook's change log. Reads each page when the loop needs it. */
  iterateLog<P extends keyof LogEntry = never>(
    id: number,
    query?: Iteration<LogEntry, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<LogEntry, P>, void, undefined>;
  /**
   * Rotate a webhook's secret
   *
   * Creates a new secret and returns it once. For the next 24 hours, deliveries are signed with both the new and the previous secret, so the receiver can be changed in the meantime. The rotation is recorded in the change log. A repeated request with the same `Idempotency-Key` returns the webhook without the secret. If the first response was lost, rotate the secret again with a new key.
   *
   * Requires the permission `system.manage_webhooks` and a token with the scope `admin` or higher.
   */
  rotateSecret(
    id: number,
    options?: WriteOptions<"ifMatch" | "idempotencyKey" | "comment" | "dryRun">,
  ): Promise<Webhook>;
  /**
   * Send a test event
   *
   * Sends the event `ping`, which tests the URL and the signature. Get the returned delivery to see the result.
   *
   * Requires the permission `system.manage_webhooks` and a token with the scope `admin` or higher.
   */
  ping(id: number, options?: WriteOptions<"idempotencyKey" | "dryRun">): Promise<WebhookDelivery>;
}

/** Methods of `client.webhookDeliveries`. */
export interface WebhookDeliveriesResource {
  /**
   * List deliveries
   *
   * Returns one page of the deliveries of all webhooks, sorted by ID unless `order[…]` is set. Filters are combined with AND. Deliveries are kept for 30 days. Changes of elements that you cannot read are omitted.
   *
   * Requires the permission `system.manage_webhooks` and a token with the scope `admin` or higher.
   */
  list<P extends keyof WebhookDelivery = never>(
    query?: ListWebhookDeliveriesQuery & Paging<WebhookDelivery, P>,
    options?: RequestOptions,
  ): Promise<Selected<WebhookDelivery, P>[]>;
  /** List deliveries. Reads each page when the loop needs it. */
  iterate<P extends keyof WebhookDelivery = never>(
    query?: ListWebhookDeliveriesQuery & Iteration<WebhookDelivery, P>,
    options?: RequestOptions,
  ): AsyncGenerator<Selected<WebhookDelivery, P>, void, undefined>;
  /**
   * List deliveries. Returns all pages as one array.
   *
   * @throws {RangeError} if there are more than `limit` items (default: 10,000)
   */
  all<P extends keyof WebhookDelivery = never>(
    query?: ListWebhookDeliveriesQuery & Iteration<WebhookDelivery, P>,
    options?: CollectOptions,
  ): Promise<Selected<WebhookDelivery, P>[]>;
  /** List deliveries. Returns the first item, or `null` if none matches. */
  getFirst<P extends keyof WebhookDelivery = never>(
    query?: ListWebhookDeliveriesQuery & Selection<WebhookDelivery, P>,
    options?: RequestOptions,
  ): Promise<Selected<WebhookDelivery, P> | null>;
  /**
   * Get a delivery
   *
   * Returns the webhook delivery with this ID. If `properties[]` is set, the response contains only the selected properties.
   *
   * Requires the permission `system.manage_webhooks` and a token with the scope `admin` or higher.
   */
  get<P extends keyof WebhookDelivery = never>(
    id: number,
    query?: Selection<WebhookDelivery, P>,
    options?: RequestOptions,
  ): Promise<Selected<WebhookDelivery, P>>;
  /**
   * Send a delivery again
   *
   * Creates a new delivery with the same `message_id` and `payload`, regardless of the status of the existing one. It is sent after all pending deliveries about the same element.
   *
   * Requires the permission `system.manage_webhooks` and a token with the scope `admin` or higher.
   */
  resend(id: number, options?: WriteOptions<"idempotencyKey" | "dryRun">): Promise<WebhookDelivery>;
}

/** Methods of `client.imports`. */
export interface ImportsResource {
  /**
   * List imports
   *
   * Returns imports, newest first, without their errors and lines. Users see, cancel and delete only their own imports, unless they have the permission `users.edit_infos`.
   *
   * Requires the permission `parts.import` and a token with the scope `read_only` or higher.
   */
  list(query?: ListImportsQuery, options?: RequestOptions): Promise<ImportList>;
  /**
   * Import a file
   *
   * Stores a file and imports it in the background. Get the import repeatedly until its `status` is `succeeded`,
   * `failed` or `canceled`.
   *
   * Requires the permission `parts.import` and a token with the scope `edit` or higher.
   */
  create(
    body: string | Blob,
    options?: WriteOptions<"idempotencyKey" | "dryRun"> &
      CreateImportQuery & {
        readonly contentType?:
          | "text/csv"
          | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          | "application/x-ndjson";
      },
  ): Promise<Import>;
  /**
   * Get an import
   *
   * Returns the progress of an import, and its first 100 errors.
   *
   * Requires the permission `parts.import` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof Import = never>(
    id: number,
    query?: Selection<Import, P>,
    options?: RequestOptions,
  ): Promise<Selected<Import, P>>;
  /**
   * Delete an import
   *
   * Deletes an import that has finished, with its report. Imported elements are kept.
   *
   * Requires the permission `parts.import` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"dryRun">): Promise<void>;
  /**
   * Cancel an import
   *
   * Stops an import before its next transaction. Records that are already imported are kept. Has no effect on an import that has finished.
   *
   * Requires the permission `parts.import` and a token with the scope `edit` or higher.
   */
  cancel(id: number, options?: WriteOptions<"dryRun">): Promise<Import>;
  /**
   * Get the errors of an import
   *
   * Returns up to 10,000 errors and omitted values as CSV, with the columns `kind`, `line`, `name`, `property`, `code`, `message` and `value`, as in `errors`.
   *
   * Requires the permission `parts.import` and a token with the scope `read_only` or higher.
   */
  getReport(id: number, options?: RequestOptions): Promise<string>;
}

/** Methods of `client.columnMappings`. */
export interface ColumnMappingsResource {
  /**
   * List column mappings
   *
   * Returns your own column mappings: those with a name, and those that imports remember for files with the same headings. The last used one is first.
   *
   * Requires the permission `parts.import` and a token with the scope `read_only` or higher.
   */
  list(options?: RequestOptions): Promise<ColumnMappingList>;
  /**
   * Save a column mapping
   *
   * Saves the meanings of columns under a name, for the parameter `mapping` of imports. If you already have a mapping with this name, its columns are replaced. To name a mapping that is remembered, send its `columns`. A user can have 200 named mappings (409).
   *
   * Requires the permission `parts.import` and a token with the scope `edit` or higher.
   */
  create(
    body: ColumnMappingCreate,
    options?: WriteOptions<"idempotencyKey" | "dryRun">,
  ): Promise<ColumnMapping>;
  /**
   * Get a column mapping
   *
   * Returns one of your own column mappings.
   *
   * Requires the permission `parts.import` and a token with the scope `read_only` or higher.
   */
  get<P extends keyof ColumnMapping = never>(
    id: number,
    query?: Selection<ColumnMapping, P>,
    options?: RequestOptions,
  ): Promise<Selected<ColumnMapping, P>>;
  /**
   * Delete a column mapping
   *
   * Forgets one of your own column mappings. Imports that have used it are kept.
   *
   * Requires the permission `parts.import` and a token with the scope `edit` or higher.
   */
  delete(id: number, options?: WriteOptions<"dryRun">): Promise<void>;
}

/** Query parameters of `client.parts.list`. */
export interface ListPartsQuery {
  /** Returns only parts in these categories: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly category?: EntityFilter;
  /** Returns only parts with these footprints: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly footprint?: EntityFilter;
  /** Returns only parts of these manufacturers: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly manufacturer?: EntityFilter;
  /** Returns only parts with these measurement units: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly partUnit?: EntityFilter;
  /** Returns only parts with these custom states: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly partCustomState?: EntityFilter;
  /** Returns only parts with a lot in one of these storage locations: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly storage_location?: EntityFilter;
  /** Returns only parts with an orderdetail of one of these suppliers: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly supplier?: EntityFilter;
  /** Returns only parts with a price in one of these currencies: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly currency?: EntityFilter;
  /** Returns only parts in the bill of materials of one of these projects: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. Requires the permission `projects.read`. */
  readonly project?: EntityFilter;
  /** Returns only parts with an attachment of one of these types: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly attachment_type?: EntityFilter;
  /** Returns only parts with a supplier part number that matches this pattern. Supports the wildcards of `name`. */
  readonly supplierpartnr?: string;
  /** Returns only parts whose description matches this pattern. Supports the wildcards of `name`. */
  readonly description?: string;
  /** Returns only parts whose internal part number (IPN) matches this pattern. Supports the wildcards of `name`. */
  readonly ipn?: string;
  /** Returns only parts whose manufacturer part number matches this pattern. Supports the wildcards of `name`. */
  readonly manufacturer_product_number?: string;
  /** Returns only parts with exactly this Global Trade Item Number (GTIN). */
  readonly gtin?: string;
  /** Returns only parts with this tag. Case is ignored. */
  readonly tags?: string;
  /** `true` returns only favorites, `false` only parts that are not favorites. */
  readonly favorite?: boolean;
  /** `true` returns only parts that need a review, `false` only parts that do not. */
  readonly needs_review?: boolean;
  /** `true` returns only parts in stock, `false` only parts without stock. As in `total_instock`, expired lots and lots with an unknown amount do not count. To exclude parts whose stock is unknown, add `instock_unknown=false`. */
  readonly in_stock?: boolean;
  /** `true` returns only parts whose `total_instock` is less than their `minamount`, `false` only the others. */
  readonly below_minimum?: boolean;
  /** `true` returns only parts with a lot that needs a refill, `false` only parts without one. */
  readonly needs_refill?: boolean;
  /** `true` returns only parts with a lot of unknown amount, `false` only parts without one. */
  readonly instock_unknown?: boolean;
  /** Returns only parts with a lot whose expiration date matches. If the filter is repeated with another operator, another lot of the part can match it. */
  readonly expiration_date?: DateFilter;
  /**
   * Returns only parts with a parameter of this name and value. If the filter is repeated, parts must meet every
   * condition.
   *
   * - `Resistance:1000..4700`: a number in this range, including both ends
   * - `Resistance:4k7..10k`, `Current:500mA..2A`: a range of values with prefixes or units
   * - `Voltage:>=16`: a number compared with `>=`, `>`, `<=`, `<` or `=`
   * - `Dielectric:X7R`: a text with the wildcards of `name`; if the text is a number, equal numeric values also match
   * - `Dielectric`: any value
   *
   * The parameter name also supports wildcards. Escape a colon in the name as `\:`.
   *
   * A number without a prefix or unit is compared with the number of the parameter, in whatever unit. A number can be
   * followed by an SI prefix, a unit or both, also in the form `4k7` or `2R2`: `Voltage:>=16 V`, `Capacitance:0.1uF`.
   * It is then converted, so `0.1uF` also matches 100 nF. A prefix without a unit matches any unit that can have one
   * (Ω, V, A, F, H, W, Hz, s, m, g, Ah, Wh, VA, C, T, J and B). A value in another unit, such as `25 °C`, matches only in
   * exactly this unit. In a range, a unit after the last number is also that of the first one: `1..5 kΩ`.
   *
   * Numbers are compared with `value_typical` and with the range from `value_min` to `value_max`. A stored range
   * matches if it overlaps the range of the filter.
   */
  readonly parameter?: readonly string[];
  /** Filters by mass in grams. */
  readonly mass?: NumberFilter;
  /** Filters by the stored minimum stock, which keeps its fraction even if the part's unit changes to whole numbers. */
  readonly minamount?: NumberFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by internal part number (IPN). Parts without an IPN come first. */
    readonly ipn?: OrderDirection;
    /** Sort by manufacturer part number. */
    readonly manufacturer_product_number?: OrderDirection;
    /** Sort by mass. Parts without a mass come first. */
    readonly mass?: OrderDirection;
    /** Sort by the stored minimum stock, which keeps its fraction even if the part's unit changes to whole numbers. */
    readonly minamount?: OrderDirection;
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
}

/** Query parameters of `client.parts.get`. */
export interface GetPartQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.parts.listLog`. */
export interface ListPartLogQuery {
  /** Whether to also return entries of the part's lots, orderdetails, prices, attachments, parameters and the associations that the part owns, including deleted ones. `target` is the element that an entry is about. If an element was moved to another part, its entries are listed only for that part. Entries of private attachments are included; only the files of these attachments require `attachments.show_private`. */
  readonly related?: boolean;
}

/** Query parameters of `client.parts.listPurchases`. */
export interface ListPartPurchasesQuery {
  /** Quantity to buy, in the unit of the part. Must be a whole number if the unit has no fractions. */
  readonly quantity?: number;
}

/** Query parameters of `client.partLots.list`. */
export interface ListPartLotsQuery {
  /** Returns only lots of these parts: comma-separated IDs or IRIs. */
  readonly part?: EntityFilter;
  /** Returns only lots in these storage locations: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly storage_location?: EntityFilter;
  /** Returns only lots that these users own: comma-separated IDs or IRIs. */
  readonly owner?: EntityFilter;
  /** Returns only lots whose whole description matches this case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes both. */
  readonly description?: string;
  /** Returns only lots whose barcode matches this pattern. Supports the wildcards of `description`. */
  readonly user_barcode?: string;
  /** `true` returns only lots with an unknown amount, `false` only other lots. */
  readonly instock_unknown?: boolean;
  /** `true` returns only lots that need a refill, `false` only other lots. */
  readonly needs_refill?: boolean;
  /** Compares the stored amount, which keeps its fraction even if the unit of the part changes to whole numbers. */
  readonly amount?: NumberFilter;
  /** Filters by expiration date. Lots without an expiration date never match. */
  readonly expiration_date?: DateFilter;
  /** Filters by the time of the last stocktake. */
  readonly last_stocktake_at?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by description. If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly description?: OrderDirection;
    /** Sort by comment. */
    readonly comment?: OrderDirection;
    /** Sort by the stored amount, which keeps its fraction even if the part's unit changes to whole numbers. */
    readonly amount?: OrderDirection;
    /** Sort by expiration date. Lots without an expiration date come first. */
    readonly expiration_date?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
}

/** Query parameters of `client.partLots.get`. */
export interface GetPartLotQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.parts.listOrderdetails`. */
export interface ListPartOrderdetailsQuery {
  /** Returns only orderdetails of these suppliers: comma-separated supplier IDs or IRIs. Append `+` to an ID or IRI to include direct children, `++` to include all descendants. */
  readonly supplier?: EntityFilter;
  /** Filters by supplier part number. The value is a pattern that the whole number must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly supplierpartnr?: string;
  /** Filters by stored product URL. Supports the wildcards of the `supplierpartnr` filter. URLs that are built from `auto_product_url` do not match. */
  readonly supplier_product_url?: string;
  /** If `true`, returns only obsolete orderdetails. If `false`, returns only orderdetails that are not obsolete. */
  readonly obsolete?: boolean;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by supplier part number. */
    readonly supplierpartnr?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
}

/** Query parameters of `client.orderdetails.list`. */
export interface ListOrderdetailsQuery {
  /** Returns only orderdetails of these parts: comma-separated part IDs or IRIs. */
  readonly part?: EntityFilter;
  /** Returns only orderdetails of these suppliers: comma-separated supplier IDs or IRIs. Append `+` to an ID or IRI to include direct children, `++` to include all descendants. */
  readonly supplier?: EntityFilter;
  /** Filters by supplier part number. The value is a pattern that the whole number must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly supplierpartnr?: string;
  /** Filters by stored product URL. Supports the wildcards of the `supplierpartnr` filter. URLs that are built from `auto_product_url` do not match. */
  readonly supplier_product_url?: string;
  /** If `true`, returns only obsolete orderdetails. If `false`, returns only orderdetails that are not obsolete. */
  readonly obsolete?: boolean;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by supplier part number. */
    readonly supplierpartnr?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
}

/** Query parameters of `client.orderdetails.get`. */
export interface GetOrderdetailQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.pricedetails.list`. */
export interface ListPricedetailsQuery {
  /** Returns only prices of these orderdetails: comma-separated IDs or IRIs. */
  readonly orderdetail?: EntityFilter;
  /** Returns only prices in these currencies: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly currency?: EntityFilter;
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.pricedetails.get`. */
export interface GetPricedetailQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.partAssociations.list`. */
export interface ListPartAssociationsQuery {
  /** Returns only associations with these parts as owner: comma-separated part IDs or IRIs. */
  readonly owner?: EntityFilter;
  /** Returns only associations with these parts as the other part: comma-separated part IDs or IRIs. */
  readonly other?: EntityFilter;
  /** Filters by `other_type`. The value is a pattern that the whole text must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly other_type?: string;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by comment. */
    readonly comment?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
}

/** Query parameters of `client.partAssociations.get`. */
export interface GetPartAssociationQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.categories.list`. */
export interface ListCategoriesQuery {
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Returns only the ancestors of these elements: comma-separated IDs or IRIs. An element is not its own ancestor. */
  readonly ancestors_of?: EntityFilter;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.categories.get`. */
export interface GetCategoryQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.categories.listChildren`. */
export interface ListCategoryChildrenQuery {
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.manufacturers.list`. */
export interface ListManufacturersQuery {
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Returns only the ancestors of these elements: comma-separated IDs or IRIs. An element is not its own ancestor. */
  readonly ancestors_of?: EntityFilter;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.manufacturers.get`. */
export interface GetManufacturerQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.manufacturers.listChildren`. */
export interface ListManufacturerChildrenQuery {
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.footprints.list`. */
export interface ListFootprintsQuery {
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Returns only the ancestors of these elements: comma-separated IDs or IRIs. An element is not its own ancestor. */
  readonly ancestors_of?: EntityFilter;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.footprints.get`. */
export interface GetFootprintQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.footprints.listChildren`. */
export interface ListFootprintChildrenQuery {
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.suppliers.list`. */
export interface ListSuppliersQuery {
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Returns only the ancestors of these elements: comma-separated IDs or IRIs. An element is not its own ancestor. */
  readonly ancestors_of?: EntityFilter;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.suppliers.get`. */
export interface GetSupplierQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.suppliers.listChildren`. */
export interface ListSupplierChildrenQuery {
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.storageLocations.list`. */
export interface ListStorageLocationsQuery {
  /** Returns only locations intended for these measurement units: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly storage_type?: EntityFilter;
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Returns only the ancestors of these elements: comma-separated IDs or IRIs. An element is not its own ancestor. */
  readonly ancestors_of?: EntityFilter;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.storageLocations.get`. */
export interface GetStorageLocationQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.storageLocations.listChildren`. */
export interface ListStorageLocationChildrenQuery {
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.storageLocations.exportLots`. */
export interface ExportStorageLocationLotsQuery {
  /** Format of the file. */
  readonly format?: "csv" | "jsonl" | "xlsx";
}

/** Query parameters of `client.measurementUnits.list`. */
export interface ListMeasurementUnitsQuery {
  /** Filters by unit symbol. Supports the wildcards of the `name` filter. */
  readonly unit?: string;
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Returns only the ancestors of these elements: comma-separated IDs or IRIs. An element is not its own ancestor. */
  readonly ancestors_of?: EntityFilter;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.measurementUnits.get`. */
export interface GetMeasurementUnitQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.measurementUnits.listChildren`. */
export interface ListMeasurementUnitChildrenQuery {
  /** Filters by unit symbol. Supports the wildcards of the `name` filter. */
  readonly unit?: string;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.partCustomStates.list`. */
export interface ListPartCustomStatesQuery {
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Returns only the ancestors of these elements: comma-separated IDs or IRIs. An element is not its own ancestor. */
  readonly ancestors_of?: EntityFilter;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.partCustomStates.get`. */
export interface GetPartCustomStateQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.partCustomStates.listChildren`. */
export interface ListPartCustomStateChildrenQuery {
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.labelProfiles.list`. */
export interface ListLabelProfilesQuery {
  /** Returns only profiles for this type of element. */
  readonly "options.supported_element"?: LabelSupportedElement;
  /** `true` returns only profiles that menus offer, `false` only the others. */
  readonly show_in_dropdown?: boolean;
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.labelProfiles.get`. */
export interface GetLabelProfileQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.currencies.list`. */
export interface ListCurrenciesQuery {
  /** Filters by ISO 4217 code. Supports the wildcards of the `name` filter. */
  readonly iso_code?: string;
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Returns only the ancestors of these elements: comma-separated IDs or IRIs. An element is not its own ancestor. */
  readonly ancestors_of?: EntityFilter;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.currencies.get`. */
export interface GetCurrencyQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.currencies.listChildren`. */
export interface ListCurrencyChildrenQuery {
  /** Filters by ISO 4217 code. Supports the wildcards of the `name` filter. */
  readonly iso_code?: string;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.projects.list`. */
export interface ListProjectsQuery {
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Returns only the ancestors of these elements: comma-separated IDs or IRIs. An element is not its own ancestor. */
  readonly ancestors_of?: EntityFilter;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.projects.get`. */
export interface GetProjectQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.projects.listChildren`. */
export interface ListProjectChildrenQuery {
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.projects.listBom`. */
export interface ListProjectBomQuery {
  /** Returns only entries of these parts: comma-separated IDs or IRIs. */
  readonly part?: EntityFilter;
  /** Returns only entries with prices in these currencies: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly price_currency?: EntityFilter;
  /** Returns only entries whose reference designators match this pattern. Supports the wildcards of `name`. */
  readonly mountnames?: string;
  /** Filters by the stored quantity, which can have a fraction that responses round (see `is_integer` of units). */
  readonly quantity?: NumberFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by the stored quantity, which can have a fraction that responses round (see `is_integer` of units). */
    readonly quantity?: OrderDirection;
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
}

/** Query parameters of `client.projects.exportBom`. */
export interface ExportProjectBomQuery {
  /** Format of the file. */
  readonly format?: "csv" | "jlcpcb" | "kicad" | "xlsx";
  /** Number of copies of the project. Multiplies the quantity of each entry. */
  readonly quantity?: number;
}

/** Query parameters of `client.projects.getAvailability`. */
export interface GetProjectAvailabilityQuery {
  /** Number of copies of the project to build. */
  readonly quantity?: number;
}

/** Query parameters of `client.projects.bomImports`. */
export interface ImportProjectBomQuery {
  /** Whether to delete entries with reference designators that the file no longer contains. */
  readonly remove?: boolean;
  /** Name of the sheet of a spreadsheet, in any case. By default, the first visible sheet with a table is read. `table` reports the sheet that was read, and the names of the others. Only for .xlsx files. */
  readonly sheet?: string;
  /** Encoding of a table as CSV. By default, it is detected, and `table` reports it. */
  readonly encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "shift_jis" | "gb18030";
  /** Decimal mark of the numbers in a table. By default, the numbers of each column tell it: `1,000` is 1000 if another number is `0.5`. A number that they do not decide is rejected as ambiguous. */
  readonly decimal_mark?: "." | ",";
  /** Name of the file, to recognize the import. */
  readonly file_name?: string;
}

/** Query parameters of `client.projectBomEntries.list`. */
export interface ListProjectBomEntriesQuery {
  /** Returns only entries of these projects: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly project?: EntityFilter;
  /** Returns only entries of these parts: comma-separated IDs or IRIs. */
  readonly part?: EntityFilter;
  /** Returns only entries with prices in these currencies: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly price_currency?: EntityFilter;
  /** Returns only entries whose reference designators match this pattern. Supports the wildcards of `name`. */
  readonly mountnames?: string;
  /** Filters by the stored quantity, which can have a fraction that responses round (see `is_integer` of units). */
  readonly quantity?: NumberFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by the stored quantity, which can have a fraction that responses round (see `is_integer` of units). */
    readonly quantity?: OrderDirection;
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
}

/** Query parameters of `client.projectBomEntries.get`. */
export interface GetProjectBomEntryQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.attachmentTypes.list`. */
export interface ListAttachmentTypesQuery {
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Returns only the ancestors of these elements: comma-separated IDs or IRIs. An element is not its own ancestor. */
  readonly ancestors_of?: EntityFilter;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.attachmentTypes.get`. */
export interface GetAttachmentTypeQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.attachmentTypes.listChildren`. */
export interface ListAttachmentTypeChildrenQuery {
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.attachments.list`. */
export interface ListAttachmentsQuery {
  /** Returns only attachments of these types: comma-separated attachment type IDs or IRIs. Append `+` to an ID or IRI to include direct children, `++` to include all descendants. */
  readonly attachment_type?: EntityFilter;
  /** Returns only what belongs to the element with this IRI. */
  readonly element?: string;
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.attachments.get`. */
export interface GetAttachmentQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.attachments.getFile`. */
export interface GetAttachmentFileQuery {
  /** If `true`, the response tells browsers to save the file instead of displaying it. */
  readonly download?: boolean;
}

/** Query parameters of `client.parameters.list`. */
export interface ListParametersQuery {
  /** Returns only what belongs to the element with this IRI. */
  readonly element?: string;
  /** Filters by symbol. Supports the wildcards of the `name` filter. */
  readonly symbol?: string;
  /** Filters by unit symbol. Supports the wildcards of the `name` filter. */
  readonly unit?: string;
  /** Filters by group name. Supports the wildcards of the `name` filter. */
  readonly group?: string;
  /** Filters by text value. Supports the wildcards of the `name` filter. */
  readonly value_text?: string;
  /** Filters by minimum value. */
  readonly value_min?: NumberFilter;
  /** Filters by typical value. */
  readonly value_typical?: NumberFilter;
  /** Filters by maximum value. */
  readonly value_max?: NumberFilter;
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
  };
}

/** Query parameters of `client.parameters.get`. */
export interface GetParameterQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.search`. */
export interface SearchPartsQuery {
  /** Page number, starting with 1. Default: 1. */
  readonly page?: number;
  /** Number of items per page. Default: 30. Maximum: 5,000. `0` returns only the total. A request for a large page returns 503 with `Retry-After` while the service builds or sends too many other large pages. */
  readonly itemsPerPage?: number;
  /** Returns only parts in these categories: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly category?: EntityFilter;
  /** Returns only parts with these footprints: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly footprint?: EntityFilter;
  /** Returns only parts of these manufacturers: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly manufacturer?: EntityFilter;
  /** Returns only parts with these measurement units: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly partUnit?: EntityFilter;
  /** Returns only parts with these custom states: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly partCustomState?: EntityFilter;
  /** Returns only parts with a lot in one of these storage locations: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly storage_location?: EntityFilter;
  /** Returns only parts with an orderdetail of one of these suppliers: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly supplier?: EntityFilter;
  /** Returns only parts with a price in one of these currencies: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly currency?: EntityFilter;
  /** Returns only parts in the bill of materials of one of these projects: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. Requires the permission `projects.read`. */
  readonly project?: EntityFilter;
  /** Returns only parts with an attachment of one of these types: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly attachment_type?: EntityFilter;
  /** Returns only parts with a supplier part number that matches this pattern. Supports the wildcards of `name`. */
  readonly supplierpartnr?: string;
  /** Returns only parts whose description matches this pattern. Supports the wildcards of `name`. */
  readonly description?: string;
  /** Returns only parts whose internal part number (IPN) matches this pattern. Supports the wildcards of `name`. */
  readonly ipn?: string;
  /** Returns only parts whose manufacturer part number matches this pattern. Supports the wildcards of `name`. */
  readonly manufacturer_product_number?: string;
  /** Returns only parts with exactly this Global Trade Item Number (GTIN). */
  readonly gtin?: string;
  /** Returns only parts with this tag. Case is ignored. */
  readonly tags?: string;
  /** `true` returns only favorites, `false` only parts that are not favorites. */
  readonly favorite?: boolean;
  /** `true` returns only parts that need a review, `false` only parts that do not. */
  readonly needs_review?: boolean;
  /** `true` returns only parts in stock, `false` only parts without stock. As in `total_instock`, expired lots and lots with an unknown amount do not count. To exclude parts whose stock is unknown, add `instock_unknown=false`. */
  readonly in_stock?: boolean;
  /** `true` returns only parts whose `total_instock` is less than their `minamount`, `false` only the others. */
  readonly below_minimum?: boolean;
  /** `true` returns only parts with a lot that needs a refill, `false` only parts without one. */
  readonly needs_refill?: boolean;
  /** `true` returns only parts with a lot of unknown amount, `false` only parts without one. */
  readonly instock_unknown?: boolean;
  /** Returns only parts with a lot whose expiration date matches. If the filter is repeated with another operator, another lot of the part can match it. */
  readonly expiration_date?: DateFilter;
  /**
   * Returns only parts with a parameter of this name and value. If the filter is repeated, parts must meet every
   * condition.
   *
   * - `Resistance:1000..4700`: a number in this range, including both ends
   * - `Resistance:4k7..10k`, `Current:500mA..2A`: a range of values with prefixes or units
   * - `Voltage:>=16`: a number compared with `>=`, `>`, `<=`, `<` or `=`
   * - `Dielectric:X7R`: a text with the wildcards of `name`; if the text is a number, equal numeric values also match
   * - `Dielectric`: any value
   *
   * The parameter name also supports wildcards. Escape a colon in the name as `\:`.
   *
   * A number without a prefix or unit is compared with the number of the parameter, in whatever unit. A number can be
   * followed by an SI prefix, a unit or both, also in the form `4k7` or `2R2`: `Voltage:>=16 V`, `Capacitance:0.1uF`.
   * It is then converted, so `0.1uF` also matches 100 nF. A prefix without a unit matches any unit that can have one
   * (Ω, V, A, F, H, W, Hz, s, m, g, Ah, Wh, VA, C, T, J and B). A value in another unit, such as `25 °C`, matches only in
   * exactly this unit. In a range, a unit after the last number is also that of the first one: `1..5 kΩ`.
   *
   * Numbers are compared with `value_typical` and with the range from `value_min` to `value_max`. A stored range
   * matches if it overlaps the range of the filter.
   */
  readonly parameter?: readonly string[];
  /** Filters by mass in grams. */
  readonly mass?: NumberFilter;
  /** Filters by the stored minimum stock, which keeps its fraction even if the part's unit changes to whole numbers. */
  readonly minamount?: NumberFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by internal part number (IPN). Parts without an IPN come first. */
    readonly ipn?: OrderDirection;
    /** Sort by manufacturer part number. */
    readonly manufacturer_product_number?: OrderDirection;
    /** Sort by mass. Parts without a mass come first. */
    readonly mass?: OrderDirection;
    /** Sort by the stored minimum stock, which keeps its fraction even if the part's unit changes to whole numbers. */
    readonly minamount?: OrderDirection;
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
}

/** Query parameters of `client.parts.export`. */
export interface ExportPartsQuery {
  /** Format of the file. */
  readonly format?: "csv" | "jsonl" | "xlsx";
  /** Comma-separated columns of `csv` and `xlsx`, in this order. By default, all columns that an import reads, and `all_locations`. */
  readonly columns?: string;
  /** Export only hits of this search, as in `GET /api/search`. A search has at most 1,000 hits that match all filters. */
  readonly q?: string;
  /** Returns only parts in these categories: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly category?: EntityFilter;
  /** Returns only parts with these footprints: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly footprint?: EntityFilter;
  /** Returns only parts of these manufacturers: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly manufacturer?: EntityFilter;
  /** Returns only parts with these measurement units: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly partUnit?: EntityFilter;
  /** Returns only parts with these custom states: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly partCustomState?: EntityFilter;
  /** Returns only parts with a lot in one of these storage locations: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly storage_location?: EntityFilter;
  /** Returns only parts with an orderdetail of one of these suppliers: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly supplier?: EntityFilter;
  /** Returns only parts with a price in one of these currencies: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly currency?: EntityFilter;
  /** Returns only parts in the bill of materials of one of these projects: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. Requires the permission `projects.read`. */
  readonly project?: EntityFilter;
  /** Returns only parts with an attachment of one of these types: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly attachment_type?: EntityFilter;
  /** Returns only parts with a supplier part number that matches this pattern. Supports the wildcards of `name`. */
  readonly supplierpartnr?: string;
  /** Returns only parts whose description matches this pattern. Supports the wildcards of `name`. */
  readonly description?: string;
  /** Returns only parts whose internal part number (IPN) matches this pattern. Supports the wildcards of `name`. */
  readonly ipn?: string;
  /** Returns only parts whose manufacturer part number matches this pattern. Supports the wildcards of `name`. */
  readonly manufacturer_product_number?: string;
  /** Returns only parts with exactly this Global Trade Item Number (GTIN). */
  readonly gtin?: string;
  /** Returns only parts with this tag. Case is ignored. */
  readonly tags?: string;
  /** `true` returns only favorites, `false` only parts that are not favorites. */
  readonly favorite?: boolean;
  /** `true` returns only parts that need a review, `false` only parts that do not. */
  readonly needs_review?: boolean;
  /** `true` returns only parts in stock, `false` only parts without stock. As in `total_instock`, expired lots and lots with an unknown amount do not count. To exclude parts whose stock is unknown, add `instock_unknown=false`. */
  readonly in_stock?: boolean;
  /** `true` returns only parts whose `total_instock` is less than their `minamount`, `false` only the others. */
  readonly below_minimum?: boolean;
  /** `true` returns only parts with a lot that needs a refill, `false` only parts without one. */
  readonly needs_refill?: boolean;
  /** `true` returns only parts with a lot of unknown amount, `false` only parts without one. */
  readonly instock_unknown?: boolean;
  /** Returns only parts with a lot whose expiration date matches. If the filter is repeated with another operator, another lot of the part can match it. */
  readonly expiration_date?: DateFilter;
  /**
   * Returns only parts with a parameter of this name and value. If the filter is repeated, parts must meet every
   * condition.
   *
   * - `Resistance:1000..4700`: a number in this range, including both ends
   * - `Resistance:4k7..10k`, `Current:500mA..2A`: a range of values with prefixes or units
   * - `Voltage:>=16`: a number compared with `>=`, `>`, `<=`, `<` or `=`
   * - `Dielectric:X7R`: a text with the wildcards of `name`; if the text is a number, equal numeric values also match
   * - `Dielectric`: any value
   *
   * The parameter name also supports wildcards. Escape a colon in the name as `\:`.
   *
   * A number without a prefix or unit is compared with the number of the parameter, in whatever unit. A number can be
   * followed by an SI prefix, a unit or both, also in the form `4k7` or `2R2`: `Voltage:>=16 V`, `Capacitance:0.1uF`.
   * It is then converted, so `0.1uF` also matches 100 nF. A prefix without a unit matches any unit that can have one
   * (Ω, V, A, F, H, W, Hz, s, m, g, Ah, Wh, VA, C, T, J and B). A value in another unit, such as `25 °C`, matches only in
   * exactly this unit. In a range, a unit after the last number is also that of the first one: `1..5 kΩ`.
   *
   * Numbers are compared with `value_typical` and with the range from `value_min` to `value_max`. A stored range
   * matches if it overlaps the range of the filter.
   */
  readonly parameter?: readonly string[];
  /** Filters by mass in grams. */
  readonly mass?: NumberFilter;
  /** Filters by the stored minimum stock, which keeps its fraction even if the part's unit changes to whole numbers. */
  readonly minamount?: NumberFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by internal part number (IPN). Parts without an IPN come first. */
    readonly ipn?: OrderDirection;
    /** Sort by manufacturer part number. */
    readonly manufacturer_product_number?: OrderDirection;
    /** Sort by mass. Parts without a mass come first. */
    readonly mass?: OrderDirection;
    /** Sort by the stored minimum stock, which keeps its fraction even if the part's unit changes to whole numbers. */
    readonly minamount?: OrderDirection;
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
}

/** Query parameters of `client.parts.count`. */
export interface CountPartsQuery {
  /** Count only hits of this search, as in `GET /api/search`. A search has at most 1,000 hits that match all filters. */
  readonly q?: string;
  /** Returns only parts in these categories: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly category?: EntityFilter;
  /** Returns only parts with these footprints: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly footprint?: EntityFilter;
  /** Returns only parts of these manufacturers: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly manufacturer?: EntityFilter;
  /** Returns only parts with these measurement units: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly partUnit?: EntityFilter;
  /** Returns only parts with these custom states: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly partCustomState?: EntityFilter;
  /** Returns only parts with a lot in one of these storage locations: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly storage_location?: EntityFilter;
  /** Returns only parts with an orderdetail of one of these suppliers: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly supplier?: EntityFilter;
  /** Returns only parts with a price in one of these currencies: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly currency?: EntityFilter;
  /** Returns only parts in the bill of materials of one of these projects: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. Requires the permission `projects.read`. */
  readonly project?: EntityFilter;
  /** Returns only parts with an attachment of one of these types: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly attachment_type?: EntityFilter;
  /** Returns only parts with a supplier part number that matches this pattern. Supports the wildcards of `name`. */
  readonly supplierpartnr?: string;
  /** Returns only parts whose description matches this pattern. Supports the wildcards of `name`. */
  readonly description?: string;
  /** Returns only parts whose internal part number (IPN) matches this pattern. Supports the wildcards of `name`. */
  readonly ipn?: string;
  /** Returns only parts whose manufacturer part number matches this pattern. Supports the wildcards of `name`. */
  readonly manufacturer_product_number?: string;
  /** Returns only parts with exactly this Global Trade Item Number (GTIN). */
  readonly gtin?: string;
  /** Returns only parts with this tag. Case is ignored. */
  readonly tags?: string;
  /** `true` returns only favorites, `false` only parts that are not favorites. */
  readonly favorite?: boolean;
  /** `true` returns only parts that need a review, `false` only parts that do not. */
  readonly needs_review?: boolean;
  /** `true` returns only parts in stock, `false` only parts without stock. As in `total_instock`, expired lots and lots with an unknown amount do not count. To exclude parts whose stock is unknown, add `instock_unknown=false`. */
  readonly in_stock?: boolean;
  /** `true` returns only parts whose `total_instock` is less than their `minamount`, `false` only the others. */
  readonly below_minimum?: boolean;
  /** `true` returns only parts with a lot that needs a refill, `false` only parts without one. */
  readonly needs_refill?: boolean;
  /** `true` returns only parts with a lot of unknown amount, `false` only parts without one. */
  readonly instock_unknown?: boolean;
  /** Returns only parts with a lot whose expiration date matches. If the filter is repeated with another operator, another lot of the part can match it. */
  readonly expiration_date?: DateFilter;
  /**
   * Returns only parts with a parameter of this name and value. If the filter is repeated, parts must meet every
   * condition.
   *
   * - `Resistance:1000..4700`: a number in this range, including both ends
   * - `Resistance:4k7..10k`, `Current:500mA..2A`: a range of values with prefixes or units
   * - `Voltage:>=16`: a number compared with `>=`, `>`, `<=`, `<` or `=`
   * - `Dielectric:X7R`: a text with the wildcards of `name`; if the text is a number, equal numeric values also match
   * - `Dielectric`: any value
   *
   * The parameter name also supports wildcards. Escape a colon in the name as `\:`.
   *
   * A number without a prefix or unit is compared with the number of the parameter, in whatever unit. A number can be
   * followed by an SI prefix, a unit or both, also in the form `4k7` or `2R2`: `Voltage:>=16 V`, `Capacitance:0.1uF`.
   * It is then converted, so `0.1uF` also matches 100 nF. A prefix without a unit matches any unit that can have one
   * (Ω, V, A, F, H, W, Hz, s, m, g, Ah, Wh, VA, C, T, J and B). A value in another unit, such as `25 °C`, matches only in
   * exactly this unit. In a range, a unit after the last number is also that of the first one: `1..5 kΩ`.
   *
   * Numbers are compared with `value_typical` and with the range from `value_min` to `value_max`. A stored range
   * matches if it overlaps the range of the filter.
   */
  readonly parameter?: readonly string[];
  /** Filters by mass in grams. */
  readonly mass?: NumberFilter;
  /** Filters by the stored minimum stock, which keeps its fraction even if the part's unit changes to whole numbers. */
  readonly minamount?: NumberFilter;
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
}

/** Query parameters of `client.parts.summarizeParameters`. */
export interface SummarizePartParametersQuery {
  /** Count only hits of this search, as in `GET /api/search`. A search has at most 1,000 hits that match all filters. */
  readonly q?: string;
  /** Returns only parts in these categories: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly category?: EntityFilter;
  /** Returns only parts with these footprints: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly footprint?: EntityFilter;
  /** Returns only parts of these manufacturers: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly manufacturer?: EntityFilter;
  /** Returns only parts with these measurement units: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly partUnit?: EntityFilter;
  /** Returns only parts with these custom states: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly partCustomState?: EntityFilter;
  /** Returns only parts with a lot in one of these storage locations: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly storage_location?: EntityFilter;
  /** Returns only parts with an orderdetail of one of these suppliers: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly supplier?: EntityFilter;
  /** Returns only parts with a price in one of these currencies: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly currency?: EntityFilter;
  /** Returns only parts in the bill of materials of one of these projects: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. Requires the permission `projects.read`. */
  readonly project?: EntityFilter;
  /** Returns only parts with an attachment of one of these types: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly attachment_type?: EntityFilter;
  /** Returns only parts with a supplier part number that matches this pattern. Supports the wildcards of `name`. */
  readonly supplierpartnr?: string;
  /** Returns only parts whose description matches this pattern. Supports the wildcards of `name`. */
  readonly description?: string;
  /** Returns only parts whose internal part number (IPN) matches this pattern. Supports the wildcards of `name`. */
  readonly ipn?: string;
  /** Returns only parts whose manufacturer part number matches this pattern. Supports the wildcards of `name`. */
  readonly manufacturer_product_number?: string;
  /** Returns only parts with exactly this Global Trade Item Number (GTIN). */
  readonly gtin?: string;
  /** Returns only parts with this tag. Case is ignored. */
  readonly tags?: string;
  /** `true` returns only favorites, `false` only parts that are not favorites. */
  readonly favorite?: boolean;
  /** `true` returns only parts that need a review, `false` only parts that do not. */
  readonly needs_review?: boolean;
  /** `true` returns only parts in stock, `false` only parts without stock. As in `total_instock`, expired lots and lots with an unknown amount do not count. To exclude parts whose stock is unknown, add `instock_unknown=false`. */
  readonly in_stock?: boolean;
  /** `true` returns only parts whose `total_instock` is less than their `minamount`, `false` only the others. */
  readonly below_minimum?: boolean;
  /** `true` returns only parts with a lot that needs a refill, `false` only parts without one. */
  readonly needs_refill?: boolean;
  /** `true` returns only parts with a lot of unknown amount, `false` only parts without one. */
  readonly instock_unknown?: boolean;
  /** Returns only parts with a lot whose expiration date matches. If the filter is repeated with another operator, another lot of the part can match it. */
  readonly expiration_date?: DateFilter;
  /**
   * Returns only parts with a parameter of this name and value. If the filter is repeated, parts must meet every
   * condition.
   *
   * - `Resistance:1000..4700`: a number in this range, including both ends
   * - `Resistance:4k7..10k`, `Current:500mA..2A`: a range of values with prefixes or units
   * - `Voltage:>=16`: a number compared with `>=`, `>`, `<=`, `<` or `=`
   * - `Dielectric:X7R`: a text with the wildcards of `name`; if the text is a number, equal numeric values also match
   * - `Dielectric`: any value
   *
   * The parameter name also supports wildcards. Escape a colon in the name as `\:`.
   *
   * A number without a prefix or unit is compared with the number of the parameter, in whatever unit. A number can be
   * followed by an SI prefix, a unit or both, also in the form `4k7` or `2R2`: `Voltage:>=16 V`, `Capacitance:0.1uF`.
   * It is then converted, so `0.1uF` also matches 100 nF. A prefix without a unit matches any unit that can have one
   * (Ω, V, A, F, H, W, Hz, s, m, g, Ah, Wh, VA, C, T, J and B). A value in another unit, such as `25 °C`, matches only in
   * exactly this unit. In a range, a unit after the last number is also that of the first one: `1..5 kΩ`.
   *
   * Numbers are compared with `value_typical` and with the range from `value_min` to `value_max`. A stored range
   * matches if it overlaps the range of the filter.
   */
  readonly parameter?: readonly string[];
  /** Filters by mass in grams. */
  readonly mass?: NumberFilter;
  /** Filters by the stored minimum stock, which keeps its fraction even if the part's unit changes to whole numbers. */
  readonly minamount?: NumberFilter;
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
}

/** Query parameters of `client.parts.countTags`. */
export interface CountPartTagsQuery {
  /** Return only tags that begin with this text. Case is ignored. */
  readonly prefix?: string;
  /** Count only hits of this search, as in `GET /api/search`. A search has at most 1,000 hits that match all filters. */
  readonly q?: string;
  /** Returns only parts in these categories: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly category?: EntityFilter;
  /** Returns only parts with these footprints: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly footprint?: EntityFilter;
  /** Returns only parts of these manufacturers: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly manufacturer?: EntityFilter;
  /** Returns only parts with these measurement units: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly partUnit?: EntityFilter;
  /** Returns only parts with these custom states: comma-separated IDs or IRIs. Append `+` to an ID or IRI to include its direct children, or `++` to include all descendants. */
  readonly partCustomState?: EntityFilter;
  /** Returns only parts with a lot in one of these storage locations: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly storage_location?: EntityFilter;
  /** Returns only parts with an orderdetail of one of these suppliers: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly supplier?: EntityFilter;
  /** Returns only parts with a price in one of these currencies: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly currency?: EntityFilter;
  /** Returns only parts in the bill of materials of one of these projects: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. Requires the permission `projects.read`. */
  readonly project?: EntityFilter;
  /** Returns only parts with an attachment of one of these types: comma-separated IDs or IRIs. Append `+` to include direct children, `++` to include all descendants. */
  readonly attachment_type?: EntityFilter;
  /** Returns only parts with a supplier part number that matches this pattern. Supports the wildcards of `name`. */
  readonly supplierpartnr?: string;
  /** Returns only parts whose description matches this pattern. Supports the wildcards of `name`. */
  readonly description?: string;
  /** Returns only parts whose internal part number (IPN) matches this pattern. Supports the wildcards of `name`. */
  readonly ipn?: string;
  /** Returns only parts whose manufacturer part number matches this pattern. Supports the wildcards of `name`. */
  readonly manufacturer_product_number?: string;
  /** Returns only parts with exactly this Global Trade Item Number (GTIN). */
  readonly gtin?: string;
  /** Returns only parts with this tag. Case is ignored. */
  readonly tags?: string;
  /** `true` returns only favorites, `false` only parts that are not favorites. */
  readonly favorite?: boolean;
  /** `true` returns only parts that need a review, `false` only parts that do not. */
  readonly needs_review?: boolean;
  /** `true` returns only parts in stock, `false` only parts without stock. As in `total_instock`, expired lots and lots with an unknown amount do not count. To exclude parts whose stock is unknown, add `instock_unknown=false`. */
  readonly in_stock?: boolean;
  /** `true` returns only parts whose `total_instock` is less than their `minamount`, `false` only the others. */
  readonly below_minimum?: boolean;
  /** `true` returns only parts with a lot that needs a refill, `false` only parts without one. */
  readonly needs_refill?: boolean;
  /** `true` returns only parts with a lot of unknown amount, `false` only parts without one. */
  readonly instock_unknown?: boolean;
  /** Returns only parts with a lot whose expiration date matches. If the filter is repeated with another operator, another lot of the part can match it. */
  readonly expiration_date?: DateFilter;
  /**
   * Returns only parts with a parameter of this name and value. If the filter is repeated, parts must meet every
   * condition.
   *
   * - `Resistance:1000..4700`: a number in this range, including both ends
   * - `Resistance:4k7..10k`, `Current:500mA..2A`: a range of values with prefixes or units
   * - `Voltage:>=16`: a number compared with `>=`, `>`, `<=`, `<` or `=`
   * - `Dielectric:X7R`: a text with the wildcards of `name`; if the text is a number, equal numeric values also match
   * - `Dielectric`: any value
   *
   * The parameter name also supports wildcards. Escape a colon in the name as `\:`.
   *
   * A number without a prefix or unit is compared with the number of the parameter, in whatever unit. A number can be
   * followed by an SI prefix, a unit or both, also in the form `4k7` or `2R2`: `Voltage:>=16 V`, `Capacitance:0.1uF`.
   * It is then converted, so `0.1uF` also matches 100 nF. A prefix without a unit matches any unit that can have one
   * (Ω, V, A, F, H, W, Hz, s, m, g, Ah, Wh, VA, C, T, J and B). A value in another unit, such as `25 °C`, matches only in
   * exactly this unit. In a range, a unit after the last number is also that of the first one: `1..5 kΩ`.
   *
   * Numbers are compared with `value_typical` and with the range from `value_min` to `value_max`. A stored range
   * matches if it overlaps the range of the filter.
   */
  readonly parameter?: readonly string[];
  /** Filters by mass in grams. */
  readonly mass?: NumberFilter;
  /** Filters by the stored minimum stock, which keeps its fraction even if the part's unit changes to whole numbers. */
  readonly minamount?: NumberFilter;
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
}

/** Query parameters of `client.changeSets.undo`. */
export interface UndoChangeSetQuery {
  /** How to handle elements that have changed since. `reject` takes back nothing, `skip` takes back the rest, and `overwrite` replaces newer values. */
  readonly conflicts?: "reject" | "skip" | "overwrite";
}

/** Query parameters of `client.changeSets.redo`. */
export interface RedoChangeSetQuery {
  /** How to handle elements that have changed since. `reject` takes back nothing, `skip` takes back the rest, and `overwrite` replaces newer values. */
  readonly conflicts?: "reject" | "skip" | "overwrite";
}

/** Query parameters of `client.users.list`. */
export interface ListUsersQuery {
  /** Returns only users whose `aboutMe` matches this case-insensitive pattern. `%` matches any characters, `_` matches one character, `\` escapes both. */
  readonly aboutMe?: string;
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.users.get`. */
export interface GetUserQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.groups.list`. */
export interface ListGroupsQuery {
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.groups.get`. */
export interface GetGroupQuery {
  /** Return the element as it was at this time, rebuilt from its history, with the entities that it owned and the names that referenced elements had then. Also returns deleted elements. A time without a fraction of a second is the end of that second. The response has no `ETag`. Also requires the permission to view the history of the element. */
  readonly at?: string;
}

/** Query parameters of `client.groups.listChildren`. */
export interface ListGroupChildrenQuery {
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by comment. The value is a pattern that the whole comment must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly comment?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.logEntries.list`. */
export interface ListLogEntriesQuery {
  /** Returns only entries of this kind. */
  readonly kind?: LogEntryKind;
  /** Returns only events that these users caused: comma-separated user IDs or IRIs. */
  readonly user?: EntityFilter;
  /** Returns only entries about elements of this resource type, such as `Part`. */
  readonly target_type?: LogTargetType;
  /** Returns only entries about elements with this ID. Also send `target_type`, because IDs are unique only within a resource type. */
  readonly target_id?: number;
  /** Filters by the time of the event. */
  readonly datetime?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by the time of the event. */
    readonly datetime?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
  };
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
}

/** Query parameters of `client.changeSets.list`. */
export interface ListChangeSetsQuery {
  /** Returns only change sets of these users: comma-separated user IDs or IRIs. */
  readonly user?: EntityFilter;
  /** Returns only change sets of the API token or application with this name. */
  readonly client?: string;
  /** Returns only change sets that contain a change of this element: its IRI. The element can be deleted. Changes of the elements that it owns, such as the lots, order details and attachments of a part, are not included. */
  readonly element?: string;
  /** Filters by the time of the event. */
  readonly datetime?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by the time of the event. */
    readonly datetime?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
  };
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
}

/** Query parameters of `client.getChanges`. */
export interface GetChangesQuery {
  /** Position after which changes are returned: `next` of an earlier response, or a `sequence`. By default, the current position. */
  readonly after?: number;
  /** Comma-separated resource types. Changes of other types are not returned. By default, all types that the user can read. */
  readonly types?: readonly LogTargetType[];
  /** Maximum number of changes. Ignored for event streams. Default: 100. */
  readonly limit?: number;
  /** How long the request waits for a change, in seconds. It returns as soon as there is one, or no changes after this time. Ignored for event streams. */
  readonly wait?: number;
}

/** Query parameters of `client.webhooks.list`. */
export interface ListWebhooksQuery {
  /** `true` returns only enabled webhooks, `false` only disabled ones. */
  readonly enabled?: boolean;
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Filters by name. The value is a pattern that the whole name must match, ignoring case: `%` matches any characters, `_` matches one character, and `\` escapes a wildcard. */
  readonly name?: string;
  /** Filters by creation time. */
  readonly addedDate?: DateFilter;
  /** Filters by the time of the last change to the entity itself. Changes to referenced entities and the expiration of lots do not count. */
  readonly lastModified?: DateFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by name, regardless of case and accents (`Ärger` comes before `azur`). If the URL contains several `order` parameters, the first parameter takes precedence. */
    readonly name?: OrderDirection;
    /** Sort by ID. */
    readonly id?: OrderDirection;
    /** Sort by creation time. */
    readonly addedDate?: OrderDirection;
    /** Sort by the time of the last change. */
    readonly lastModified?: OrderDirection;
  };
}

/** Query parameters of `client.webhookDeliveries.list`. */
export interface ListWebhookDeliveriesQuery {
  /** Returns only deliveries of these webhooks: comma-separated IDs or IRIs. */
  readonly webhook?: EntityFilter;
  /** Returns only deliveries with this status. */
  readonly status?: WebhookDeliveryStatus;
  /** Returns only the entities in this comma-separated list of IDs or IRIs, at most 1,000. IDs that do not exist match nothing. In trees, append `+` to an entry to include its direct children, `++` to include all its descendants. The entries can also be separate parameters: `id[]=1&id[]=2`. */
  readonly id?: EntityFilter;
  /** Sort order. The first property takes precedence. */
  readonly order?: {
    /** Sort by ID. */
    readonly id?: OrderDirection;
  };
}

/** Query parameters of `client.imports.list`. */
export interface ListImportsQuery {
  /** Returns only imports with a lower ID: the lowest `id` of the previous page. */
  readonly before?: number;
  /** Maximum number of imports. Default: 30. */
  readonly limit?: number;
}

/** Query parameters of `client.imports.create`. */
export interface CreateImportQuery {
  /** ID of a dry run of the same user whose file is imported instead of the body, which must be empty. The file is kept until `file_kept_until`. No other parameter of the dry run applies. */
  readonly from?: number;
  /** What a table contains: a list of parts (`parts`), or the lines of an order whose goods have arrived (`order`). */
  readonly type?: "parts" | "order";
  /** Category of new parts for which the file has none. Levels are separated by `>`, `->`, `→` or `➤`. */
  readonly category?: string;
  /** Category of new parts whose description contains a text, as `TEXT=CATEGORY`, in any case. The first rule that matches applies, before `category`. Repeat the parameter for several rules. Only with `type=order`. */
  readonly category_rules?: {
    /** Category of new parts whose description contains a text, as `TEXT=CATEGORY`, in any case. The first rule that matches applies, before `category`. Repeat the parameter for several rules. Only with `type=order`. */
    readonly ""?: readonly string[];
  };
  /** Name of the supplier of an order. By default, the file tells it: by a column, by its headings, or by its name. Only with `type=order`. */
  readonly supplier?: string;
  /** Number of an order. By default, a column or the name of the file tells it. Only with `type=order`. */
  readonly order_number?: string;
  /** Storage location of the goods of an order for which the file has none, with levels as in `category`. It is created if it does not exist. By default, the lots have no location until they are put away. Only with `type=order`. */
  readonly location?: string;
  /** Storage locations of single lines of an order, as `LINE=LOCATION` with the number of the line in the file. Repeat the parameter for several lines. If the file has no such line, the import fails. A URL can have 8 KiB: with more choices, move the lots of further lines after the import. Only with `type=order`. */
  readonly locations?: {
    /** Storage locations of single lines of an order, as `LINE=LOCATION` with the number of the line in the file. Repeat the parameter for several lines. If the file has no such line, the import fails. A URL can have 8 KiB: with more choices, move the lots of further lines after the import. Only with `type=order`. */
    readonly ""?: readonly string[];
  };
  /** Parts of single lines of an order, as `LINE=ID` with the number of the line in the file, or `LINE=new` for a new part. Needed if several parts match. Repeat the parameter for several lines. If the file has no such line, the import fails. A URL can have 8 KiB: with more choices, import the same file again, which adds only the lines that were rejected. Only with `type=order`. */
  readonly parts?: {
    /** Parts of single lines of an order, as `LINE=ID` with the number of the line in the file, or `LINE=new` for a new part. Needed if several parts match. Repeat the parameter for several lines. If the file has no such line, the import fails. A URL can have 8 KiB: with more choices, import the same file again, which adds only the lines that were rejected. Only with `type=order`. */
    readonly ""?: readonly string[];
  };
  /** Meaning of a column of a table, as `HEADING=COLUMN`, with a name that `table.columns` shows, such as `Teilenr.=manufacturer_product_number`. `HEADING=ignore` ignores the column, and `HEADING=parameter` makes it a parameter. Without a heading, its number: `#3=quantity`. Repeat the parameter for several columns. Other columns are recognized by their headings. If all columns are named like this, and the first row has no known heading but digits in the columns with numbers, the file has no header and is read from its first row. The choice is remembered for the next import of a file with the same headings, in any order, by the same user. It can be saved under a name with `POST /api/column_mappings`. */
  readonly columns?: {
    /** Meaning of a column of a table, as `HEADING=COLUMN`, with a name that `table.columns` shows, such as `Teilenr.=manufacturer_product_number`. `HEADING=ignore` ignores the column, and `HEADING=parameter` makes it a parameter. Without a heading, its number: `#3=quantity`. Repeat the parameter for several columns. Other columns are recognized by their headings. If all columns are named like this, and the first row has no known heading but digits in the columns with numbers, the file has no header and is read from its first row. The choice is remembered for the next import of a file with the same headings, in any order, by the same user. It can be saved under a name with `POST /api/column_mappings`. */
    readonly ""?: readonly string[];
  };
  /** Name of one of your column mappings, whose columns are used instead of `columns[]`. All of its headings must be in the file. */
  readonly mapping?: string;
  /** What to do with rows of a list of parts that describe existing parts. `reject`: reject rows with other stock, suppliers, prices or identification. `skip`: keep the part as it is. `update`: set the values of the row, which includes the amount at its location. `add-stock`: add the quantity to the lot at the location of the row, or without a location to the only lot of the part. `update` and `add-stock` also add suppliers and prices that the part lacks and set prices that differ, and create a lot if the part has none there. If it has several there, the row is rejected with the code `several-matches`. */
  readonly existing?: "reject" | "skip" | "update" | "add-stock";
  /** Whether to add the stock of a file or of order lines whose stock an import has already added and that was not undone. Only with `existing=add-stock` or `type=order`. */
  readonly again?: boolean;
  /** Name of the sheet of a spreadsheet, in any case. By default, the first visible sheet with a table is read. `table` reports the sheet that was read, and the names of the others. Only for .xlsx files. */
  readonly sheet?: string;
  /** Encoding of a table as CSV. By default, it is detected, and `table` reports it. */
  readonly encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "shift_jis" | "gb18030";
  /** Decimal mark of the numbers in a table. By default, the numbers of each column tell it: `1,000` is 1000 if another number is `0.5`. A number that they do not decide is rejected as ambiguous. */
  readonly decimal_mark?: "." | ",";
  /** Name of the file, to recognize the import. */
  readonly file_name?: string;
}

/** The API token that authenticates the request. */
export interface ApiToken {
  /** Name that the user gave the token. */
  name: string;
  user: UserRef;
  /** Time at which the token expires. Omitted if the token does not expire. */
  valid_until?: string;
  level: TokenLevel;
  /** Time at which the token was last used, accurate to ten minutes. */
  last_time_used?: string;
}

/** A file or link that belongs to an element. */
export interface Attachment {
  /** Unique ID of the attachment. */
  id: number;
  /** Name of the attachment. */
  name: string;
  /** Type of the attachment. The `filetype_filter` of the type can restrict the allowed files. */
  attachment_type: string;
  element: Element;
  /** If `true`, clients should show the attachment in tables of elements. Not enforced. */
  show_in_table: boolean;
  /** Original name of the uploaded or downloaded file. */
  original_filename?: string;
  /** Media type of the stored file, detected from its content. */
  media_type?: string;
  /** Size of the stored file in bytes. */
  file_size?: number;
  /** URL of an external file, or URL from which the stored file was downloaded. */
  external_path?: string;
  /** Whether the stored or external file is an image. A URL without a file extension counts as an image. */
  picture: boolean;
  /** Whether the stored file is a 3D model. */
  "3d_model": boolean;
  /** Whether `external_path` is set. */
  external: boolean;
  /** Whether the file is stored by the service. */
  internal: boolean;
  /** Whether reading the stored file requires the permission `attachments.show_private`. */
  private: boolean;
  /** Whether the file is a built-in file of Part-DB. Always `false`. */
  builtIn: boolean;
  internal_path: InternalPath;
  thumbnail_url: ThumbnailUrl;
  media_url: MediaUrl;
  /** Time when the attachment was created. */
  addedDate: string;
  /** Time of the last change to the attachment. */
  lastModified: string;
}

/** Request body for creating an attachment. */
export interface AttachmentCreate extends AttachmentPatch {
  /** Name of the attachment. */
  name: string;
  /** Type of the attachment. The `filetype_filter` of the type can restrict the allowed files. */
  attachment_type: AttachmentTypeReference;
  element: ElementReference;
}

/** An attachment, embedded in another entity. */
export interface AttachmentEmbedded {
  /** Unique ID of the attachment. */
  id: number;
  /** Name of the attachment. */
  name: string;
  /** Type of the attachment. The `filetype_filter` of the type can restrict the allowed files. */
  attachment_type: string;
  /** If `true`, clients should show the attachment in tables of elements. Not enforced. */
  show_in_table: boolean;
  /** Original name of the uploaded or downloaded file. */
  original_filename?: string;
  /** Media type of the stored file, detected from its content. */
  media_type?: string;
  /** Size of the stored file in bytes. */
  file_size?: number;
  /** URL of an external file, or URL from which the stored file was downloaded. */
  external_path?: string;
  /** Whether the stored or external file is an image. A URL without a file extension counts as an image. */
  picture: boolean;
  /** Whether the stored file is a 3D model. */
  "3d_model": boolean;
  /** Whether `external_path` is set. */
  external: boolean;
  /** Whether the file is stored by the service. */
  internal: boolean;
  /** Whether reading the stored file requires the permission `attachments.show_private`. */
  private: boolean;
  /** Whether the file is a built-in file of Part-DB. Always `false`. */
  builtIn: boolean;
  internal_path: InternalPath;
  thumbnail_url: ThumbnailUrl;
  media_url: MediaUrl;
  /** Time when the attachment was created. */
  addedDate: string;
  /** Time of the last change to the attachment. */
  lastModified: string;
}

/** A new attachment as a form (RFC 7578), such as `curl -F` and browsers send. */
export interface AttachmentForm extends AttachmentFormPatch {
  /** Name of the attachment. */
  name: string;
  /** IRI of the element that the attachment belongs to. */
  element: string;
  /** IRI of the attachment type. */
  attachment_type: string;
}

/** An attachment as a form (RFC 7578). At most one file, 20 fields, and 64 KiB per field. A field must not be repeated. Omitted fields keep their values. */
export interface AttachmentFormPatch {
  /** Name of the attachment. */
  name?: string;
  /** IRI of the element that the attachment belongs to. */
  element?: string;
  /** IRI of the attachment type. */
  attachment_type?: string;
  _type?: ElementType;
  /** Content of the file, instead of `upload.data`. A part without a name and content is ignored. */
  file?: string;
  /** Name of the file. By default, the name in the part `file`. */
  filename?: string;
  /** As `upload.private` in JSON. Also accepts `1` and `0`. */
  private?: boolean;
  /** As `upload.becomePreviewIfEmpty` in JSON. Also accepts `1` and `0`. */
  becomePreviewIfEmpty?: boolean;
  /** As `upload.downloadUrl` in JSON. Also accepts `1` and `0`. */
  downloadUrl?: boolean;
  /** As `show_in_table` in JSON. Also accepts `1` and `0`. */
  show_in_table?: boolean;
  /** As `url` in JSON. */
  url?: string;
}

/** Attachment in the list of its owner: the IRI of an existing attachment, an object with the `@id` or `id` of an existing attachment and the properties to change, or a new attachment, which requires `name` and `attachment_type`. */
export type AttachmentInput =
  | string
  | {
      /** IRI of an existing attachment. */
      "@id"?: string;
      /** ID of an existing attachment. */
      id?: number;
      /** Name of the attachment. */
      name?: string;
      /** Type of the attachment. The `filetype_filter` of the type can restrict the allowed files. */
      attachment_type?: AttachmentTypeReference;
      /** If `true`, clients should show the attachment in tables of elements. Not enforced. Default: `false`. */
      show_in_table?: boolean;
      /** URL of an external file with the scheme `http` or `https`, or without a scheme (`www.example.com/a.pdf`). A new URL replaces the stored file unless `upload.downloadUrl` is `true`. `null` removes the URL. */
      url?: string | null;
      _type?: ElementType;
      upload?: Upload;
    };

/** A JSON Merge Patch (RFC 7396) for the attachment. Omitted properties keep their values. */
export interface AttachmentPatch {
  /** Name of the attachment. */
  name?: string;
  /** Type of the attachment. The `filetype_filter` of the type can restrict the allowed files. */
  attachment_type?: AttachmentTypeReference;
  element?: ElementReference;
  /** If `true`, clients should show the attachment in tables of elements. Not enforced. Default on creation: `false`. */
  show_in_table?: boolean;
  /** URL of an external file with the scheme `http` or `https`, or without a scheme (`www.example.com/a.pdf`). A new URL replaces the stored file unless `upload.downloadUrl` is `true`. `null` removes the URL. */
  url?: string | null;
  _type?: ElementType;
  upload?: Upload;
}

/** An attachment, embedded in another entity. */
export interface AttachmentRef {
  /** Unique ID of the attachment. */
  id: number;
  /** Name of the attachment. */
  name: string;
  internal_path: InternalPath;
  thumbnail_url: ThumbnailUrl;
  media_url: MediaUrl;
}

/** Reference to an attachment: an IRI or the object that a response embeds. */
export type AttachmentReference = string | EntityReference;

/** The complete new state of an attachment. */
export interface AttachmentReplace extends AttachmentPatch {
  /** Name of the attachment. */
  name: string;
  /** Type of the attachment. The `filetype_filter` of the type can restrict the allowed files. */
  attachment_type: AttachmentTypeReference;
}

/** A type of attachment, such as a datasheet. */
export interface AttachmentType {
  /** Unique ID of the attachment type. */
  id: number;
  /** Name of the attachment type. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the attachment type, separated by ` → `. */
  full_path: string;
  /** Number of ancestors of the attachment type. */
  level: number;
  /** Parent attachment type, or `null` at the top level. */
  parent?: AttachmentType;
  /** Comment on the attachment type, in Markdown. */
  comment: string;
  /** If `true`, the type only groups other types and cannot be assigned to attachments. */
  not_selectable: boolean;
  /** Alternative names of the attachment type, separated by commas. */
  alternative_names: string;
  /** Allowed file types: a comma-separated list of file extensions (`.pdf`), media types (`application/pdf`) and `image/*`, `audio/*` or `video/*`. If empty, all file types are allowed. */
  filetype_filter: string;
  /** Files and links attached to the attachment type itself. */
  attachments: AttachmentRef[];
  /** Preview image of the attachment type. Must be an attachment of the attachment type. */
  master_picture_attachment?: AttachmentRef;
  /** Parameters of the attachment type. */
  parameters: ParameterRef[];
  /** Time when the attachment type was created. */
  addedDate: string;
  /** Time of the last change to the attachment type. */
  lastModified: string;
}

/** Request body for creating an attachment type. */
export interface AttachmentTypeCreate extends AttachmentTypePatch {
  /** Name of the attachment type. Must be unique among the children of the same parent. */
  name: string;
}

/** Request body for merging an attachment type into another one. */
export interface AttachmentTypeMerge {
  /** The attachment type that remains. */
  into: AttachmentTypeReference;
}

/** A JSON Merge Patch (RFC 7396) for the attachment type. Omitted properties keep their values. */
export interface AttachmentTypePatch {
  /** Name of the attachment type. Must be unique among the children of the same parent. */
  name?: string;
  /** Parent attachment type, or `null` at the top level. */
  parent?: AttachmentTypeReference | null;
  /** Comment on the attachment type, in Markdown. Default on creation: empty string. */
  comment?: string;
  /** If `true`, the type only groups other types and cannot be assigned to attachments. Default on creation: `false`. */
  not_selectable?: boolean;
  /** Alternative names of the attachment type, separated by commas. Default on creation: empty string. */
  alternative_names?: string;
  /** Allowed file types: a comma-separated list of file extensions (`.pdf`), media types (`application/pdf`) and `image/*`, `audio/*` or `video/*`. If empty, all file types are allowed. Default on creation: empty string. */
  filetype_filter?: string;
  /** Files and links attached to the attachment type itself. An array in a request replaces the whole list and deletes omitted entries. */
  attachments?: readonly AttachmentInput[];
  /** Preview image of the attachment type. Must be an attachment of the attachment type. */
  master_picture_attachment?: AttachmentReference | null;
  /** Parameters of the attachment type. An array in a request replaces the whole list and deletes omitted entries. */
  parameters?: readonly ParameterInput[];
}

/** An attachment type, embedded in another entity. */
export interface AttachmentTypeRef {
  /** Unique ID of the attachment type. */
  id: number;
  /** Name of the attachment type. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the attachment type, separated by ` → `. */
  full_path: string;
}

/** Reference to an attachment type: an IRI or the object that a response embeds. */
export type AttachmentTypeReference = string | EntityReference;

/** Operations to run in one request. */
export interface Batch {
  /** Whether a failed operation undoes and ends the whole batch. Default: `true`. */
  atomic?: boolean;
  /** The operations, in the order in which they run. */
  operations: readonly BatchOperation[];
}

/** An operation of a batch. */
export interface BatchOperation {
  /** HTTP method. */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below `/api`, with the query. Can contain references to earlier results. */
  path: string;
  /** Request headers: `Accept` (default: the format of the batch), `Content-Type` (default: `application/merge-patch+json` for PATCH and `application/json` for other methods), `If-Match` and `If-None-Match`, in upper or lower case. Other headers are rejected. */
  headers?: Readonly<Record<string, string>>;
  /** Request body. Strings that start with `$` are references to earlier results. */
  body?: unknown;
}

/** Problem document (RFC 9457) of a batch that changed nothing, in JSON-LD or plain JSON. `index` and `problem` are present if an operation failed. */
export interface BatchProblem {
  /** Short summary of the problem type. Only in plain JSON. */
  title?: string;
  /** All violations, each on a separate line in the format `path: message`. */
  detail: string;
  /** HTTP status code of the response. */
  status: 422;
  /** URI reference that identifies the problem type (RFC 9457). */
  type: string;
  /** All violations of the failed operation or of the batch, at most 100. Paths start at the body of the batch. Paths of other problems, such as a missing permission, end at the operation. */
  violations: Violation[];
  /** Position of the failed operation in `operations`, starting with 0. */
  index?: number;
  problem?: OperationProblem;
}

/** Result of an operation in a batch. */
export interface BatchResult {
  /** HTTP status of the operation. */
  status: number;
  /** Headers of the operation, such as `Location`, `ETag` and `Partledger-Ignored`, without those that all responses have. */
  headers: Record<string, string>;
  /** Response body, in the format of its `Content-Type`. Omitted if the operation returns no body. */
  body?: unknown;
}

/** Results of a batch, in the order of its operations. */
export interface BatchResults {
  /** One result per operation. */
  results: BatchResult[];
}

/** A part that can be the part of a BOM entry. */
export interface BomCandidate {
  /** The part. */
  part: PartRef;
  /** Description of the part. */
  description: string;
  /** Manufacturer part number of the part. */
  manufacturer_product_number: string;
  /** Footprint of the part. */
  footprint?: string;
  /** Stock of the part. */
  in_stock: number;
  /** How the part was found. */
  matched_by: "part_id" | "ipn" | "mpn" | "supplier_part_number" | "earlier_choice" | "value";
  /** Whether the part fits everything that is known, such as value, footprint and manufacturer. */
  full_match: boolean;
}

/** Parts that can be the part of a BOM entry. */
export interface BomCandidates {
  /** The parts, best first. */
  candidates: BomCandidate[];
}

/** Result of the import of a bill of materials. */
export interface BomImport {
  /** Project that owns the entries. */
  project: ProjectRef;
  /** Kind of file that was recognized: a table with headings, the bill of materials of KiCad's PCB editor, a netlist of KiCad, or a parts list of Eagle. */
  format: "table" | "kicad_pcbnew" | "kicad_netlist" | "eagle_partlist";
  /** Number of created entries. */
  added: number;
  /** Number of changed entries. */
  changed: number;
  /** Number of entries that the file did not change. */
  unchanged: number;
  /** Number of deleted entries. */
  removed: number;
  /** Number of entries of the file without a part. */
  unmatched: number;
  /** Number of lines that are not fitted. */
  not_fitted: number;
  /** Number of rejected lines. */
  rejected: number;
  /** How the table was read. Omitted for XML. */
  table?: ImportTable;
  /** Columns that were not imported. */
  ignored_columns: string[];
  /** The lines of the file. */
  lines: BomImportLine[];
  /** The deleted entries. */
  removed_entries: BomImportRemovedEntry[];
  /** The entries with designators that the file does not contain, which were kept because `remove=false` is set, a line was rejected or the file contains no designators. */
  kept_entries: BomImportRemovedEntry[];
}

/** A change of a BOM entry. */
export interface BomImportChange {
  /** Changed property. If an entry gets a part, its own `price` is removed, because the part has prices. */
  property: "quantity" | "mountnames" | "name" | "comment" | "part" | "price";
  /** Previous value. Parts are named. */
  old: string | null;
  /** New value. */
  new: string | null;
}

/** A line of a bill of materials. */
export interface BomImportLine {
  /** Number of the line in the file. */
  line: number;
  /** What the import did with the entry of the line. Lines that are not fitted have no entry. `warnings` contains the reason why a line was rejected. */
  status: "added" | "changed" | "unchanged" | "not_fitted" | "rejected";
  /** Reference designators. */
  references: string[];
  /** Quantity of the line. Omitted if the line has no valid quantity. */
  quantity?: number;
  /** Value or comment of the components. */
  value: string;
  /** Footprint without its library. */
  footprint: string;
  /** Name of the entry if it has no part. */
  name: string;
  /** Manufacturer part number in the file. */
  manufacturer_product_number: string;
  /** Manufacturer in the file. */
  manufacturer: string;
  /** Part that was found. Omitted if there is none or several match. */
  part?: PartRef;
  /** How the part was found. `earlier_choice` is the part that a user has assigned to an entry of the same name. */
  matched_by?: "part_id" | "ipn" | "mpn" | "supplier_part_number" | "earlier_choice" | "value";
  /** Parts to choose from, best first. Empty if a part was found. */
  candidates: BomCandidate[];
  /** BOM entry of the line. Lines of the same part have the same entry. */
  entry?: ProjectBOMEntryRef;
  /** Changes of an existing entry. */
  changes: BomImportChange[];
  /** Values to check, and the reasons why a line was rejected. */
  warnings: BomImportWarning[];
}

/** A BOM entry with reference designators that the file does not contain. */
export interface BomImportRemovedEntry {
  /** ID of the entry. */
  id: number;
  /** Name of the entry. */
  name?: string;
  /** Part of the entry. */
  part?: RestrictedPartRef;
  /** Quantity of the entry. */
  quantity: number;
  /** Reference designators. */
  mountnames: string;
}

/** A value of a line to check. */
export interface BomImportWarning {
  /** Property of the line, or an empty string. */
  property: string;
  /** What is wrong. */
  message: string;
}

/** A category of parts, such as microcontrollers. */
export interface Category {
  /** Unique ID of the category. */
  id: number;
  /** Name of the category. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the category, separated by ` → `. */
  full_path: string;
  /** Number of ancestors of the category. */
  level: number;
  /** Parent category, or `null` at the top level. */
  parent?: string;
  /** Comment on the category, in Markdown. */
  comment: string;
  /** If `true`, the category only groups other categories and cannot be assigned to parts. */
  not_selectable: boolean;
  /** Alternative names of the category, separated by commas. */
  alternative_names: string;
  /** Advice for users on how to name parts in this category. */
  partname_hint: string;
  /** Regular expression that the names of parts in this category must match, in RE2 syntax with delimiters (`/^LM[0-9]+/i`). Supported flags are `i`, `m`, `s`, `u` and `U`. */
  partname_regex: string;
  /** Prefix for internal part numbers (IPN) of parts in this category. Not enforced. */
  part_ipn_prefix: string;
  /** If `true`, parts in this category are not meant to have footprints. Not enforced. */
  disable_footprints: boolean;
  /** If `true`, parts in this category are not meant to have manufacturers. Not enforced. */
  disable_manufacturers: boolean;
  /** If `true`, clients should not generate datasheet links for parts in this category. Not enforced. */
  disable_autodatasheets: boolean;
  /** If `true`, parts in this category are not meant to have parameters. Not enforced. */
  disable_properties: boolean;
  /** Suggested description of new parts in this category. The API does not apply the suggestion. */
  default_description: string;
  /** Suggested comment for new parts in this category. The API does not apply it; clients can offer it as a default. */
  default_comment: string;
  eda_info: CategoryEdaInfo;
  /** Files and links attached to the category itself. */
  attachments: AttachmentRef[];
  /** Preview image of the category. Must be an attachment of the category. */
  master_picture_attachment?: AttachmentRef;
  /** Parameters of the category. */
  parameters: ParameterRef[];
  /** Time when the category was created. */
  addedDate: string;
  /** Time of the last change to the category. */
  lastModified: string;
}

/** Request body for creating a category. */
export interface CategoryCreate extends CategoryPatch {
  /** Name of the category. Must be unique among the children of the same parent. */
  name: string;
}

/** EDA settings for parts of this category. Settings of a part take precedence. */
export interface CategoryEdaInfo {
  /** Prefix of reference designators in schematics, such as `U`. */
  reference_prefix?: string;
  /** Whether EDA software lists parts of this category. If `null`, parts with EDA settings are listed. */
  visibility?: boolean;
  /** Whether EDA software excludes parts of this category from the bill of materials. */
  exclude_from_bom?: boolean;
  /** Whether EDA software excludes parts of this category from the circuit board. */
  exclude_from_board?: boolean;
  /** Whether EDA software excludes parts of this category from simulation. */
  exclude_from_sim?: boolean;
  /** KiCad symbol of parts in this category, in the format `library:name`. */
  kicad_symbol?: string;
}

/** EDA settings to change. Omitted properties keep their values. `null` clears a property. */
export type CategoryEdaInfoInput = {
  /** Prefix of reference designators in schematics, such as `U`. */
  reference_prefix?: string | null;
  /** Whether EDA software lists parts of this category. If `null`, parts with EDA settings are listed. */
  visibility?: boolean | null;
  /** Whether EDA software excludes parts of this category from the bill of materials. */
  exclude_from_bom?: boolean | null;
  /** Whether EDA software excludes parts of this category from the circuit board. */
  exclude_from_board?: boolean | null;
  /** Whether EDA software excludes parts of this category from simulation. */
  exclude_from_sim?: boolean | null;
  /** KiCad symbol of parts in this category, in the format `library:name`. */
  kicad_symbol?: string | null;
} | null;

/** Request body for merging a category into another one. */
export interface CategoryMerge {
  /** The category that remains. */
  into: CategoryReference;
}

/** A JSON Merge Patch (RFC 7396) for the category. Omitted properties keep their values. */
export interface CategoryPatch {
  /** Name of the category. Must be unique among the children of the same parent. */
  name?: string;
  /** Parent category, or `null` at the top level. */
  parent?: CategoryReference | null;
  /** Comment on the category, in Markdown. Default on creation: empty string. */
  comment?: string;
  /** If `true`, the category only groups other categories and cannot be assigned to parts. Default on creation: `false`. */
  not_selectable?: boolean;
  /** Alternative names of the category, separated by commas. Default on creation: empty string. */
  alternative_names?: string;
  /** Advice for users on how to name parts in this category. Default on creation: empty string. */
  partname_hint?: string;
  /** Regular expression that the names of parts in this category must match, in RE2 syntax with delimiters (`/^LM[0-9]+/i`). Supported flags are `i`, `m`, `s`, `u` and `U`. Default on creation: empty string. */
  partname_regex?: string;
  /** Prefix for internal part numbers (IPN) of parts in this category. Not enforced. Default on creation: empty string. */
  part_ipn_prefix?: string;
  /** If `true`, parts in this category are not meant to have footprints. Not enforced. Default on creation: `false`. */
  disable_footprints?: boolean;
  /** If `true`, parts in this category are not meant to have manufacturers. Not enforced. Default on creation: `false`. */
  disable_manufacturers?: boolean;
  /** If `true`, clients should not generate datasheet links for parts in this category. Not enforced. Default on creation: `false`. */
  disable_autodatasheets?: boolean;
  /** If `true`, parts in this category are not meant to have parameters. Not enforced. Default on creation: `false`. */
  disable_properties?: boolean;
  /** Suggested description of new parts in this category. The API does not apply the suggestion. Default on creation: empty string. */
  default_description?: string;
  /** Suggested comment for new parts in this category. The API does not apply it; clients can offer it as a default. Default on creation: empty string. */
  default_comment?: string;
  eda_info?: CategoryEdaInfoInput;
  /** Files and links attached to the category itself. An array in a request replaces the whole list and deletes omitted entries. */
  attachments?: readonly AttachmentInput[];
  /** Preview image of the category. Must be an attachment of the category. */
  master_picture_attachment?: AttachmentReference | null;
  /** Parameters of the category. An array in a request replaces the whole list and deletes omitted entries. */
  parameters?: readonly ParameterInput[];
}

/** A category, embedded in another entity. */
export interface CategoryRef {
  /** Unique ID of the category. */
  id: number;
  /** Name of the category. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the category, separated by ` → `. */
  full_path: string;
}

/** Reference to a category: an IRI or the object that a response embeds. */
export type CategoryReference = string | EntityReference;

/** That an element was created, changed or deleted. */
export interface Change {
  /** Position of the change. Higher than that of all earlier changes; numbers can be skipped. */
  sequence: number;
  /** Kind of the change. Handle `created` and `changed` equally, because old changes of an element are combined. */
  kind: "created" | "changed" | "deleted";
  /** IRI of the element, even if the element was deleted. */
  target: string;
  target_type: LogTargetType;
  /** ID of the element. */
  target_id: number;
  /** Time of the change. */
  datetime: string;
  /** IRI of the user who made the change, even if the user was deleted later. Omitted for commands, and if the permission `users.read` is missing. */
  user?: string;
}

/** A change that cannot be taken back without losing a newer one. */
export interface ChangeConflict {
  /** IRI of the element. */
  element: string;
  /** Name of the property, as in the change log. Omitted if the conflict concerns the whole element. */
  property?: string;
  /** Value after the change. A text with more than 1,000 characters is truncated and ends with `...`. */
  then?: unknown;
  /** Present value. A text with more than 1,000 characters is truncated and ends with `...`. */
  now?: unknown;
  code: ChangeConflictCode;
  /** Explanation of the conflict in plain language and, where possible, the remedy. */
  message: string;
  /** Whether `conflicts=overwrite` resolves this conflict. If any conflict is not replaceable, `overwrite` changes nothing, too. */
  replaceable: boolean;
  /** IRI of the element that has the unique value now. Omitted if the user cannot read it. */
  used_by?: string;
  /** IRI of the change set that deleted the missing element. Undo it first. Omitted if it is unknown or the user cannot view it. */
  deleted_by?: string;
}

/** Reason of the conflict. `changed`: the property has a newer value, or the lot was counted or refilled since. `deleted`: the element no longer exists. `added`: others have added the element to a created element, which would be deleted. `referenced`: other elements refer to the element. `missing-reference`: an element that the element refers to no longer exists. `insufficient-stock`: the stock was used or is unknown. `file-removed`: the file is no longer kept. `rejected`: a rule rejects the old value, for example because another element has it now. `not-undoable`: changes of users, groups and webhooks cannot be taken back. */
export type ChangeConflictCode =
  | "changed"
  | "deleted"
  | "added"
  | "referenced"
  | "missing-reference"
  | "insufficient-stock"
  | "file-removed"
  | "rejected"
  | "not-undoable";

/** Changes of elements after a position. */
export interface ChangeFeed {
  /** Changes in the order in which they were committed. */
  changes: Change[];
  /** Position after these changes, for `after` in the next request. Can be higher than the last `sequence`, because changes of other types are skipped. */
  next: number;
  /** Highest sequence of the feed. If `next` is lower, there can be more changes. */
  latest: number;
}

/** The changes of one request, batch, import or command. Properties without a value are omitted. */
export interface ChangeSet {
  /** Unique ID of the change set. */
  id: number;
  /** Time of the first change. */
  datetime: string;
  /** Source of the changes: the `operationId` of a request, or a command, such as `import parts`. Omitted if unknown. */
  operation?: string;
  /** Name of the user at the time of the change. The name is kept after the user is deleted. */
  username: string;
  /** IRI of the user who made the changes. Omitted if the user was deleted. */
  user?: string;
  /** Name of the API token or application that sent the request. */
  client?: string;
  /** Reason for the change (`_comment` in the request). */
  comment?: string;
  /** IRI of the change set that this one takes back. */
  undoes?: string;
  /** IRI of the newest change set that takes back this one, or a part of it. Omitted if that one was taken back itself. */
  undone_by?: string;
  /** Whether the change set in `undone_by` has left changes, because conflicts were skipped or the undo is not finished. They can be taken back by another undo. */
  partly_undone: boolean;
  /** Whether the change set contains changes that can be taken back. Changes of users, groups and webhooks, and change sets of which log entries were removed (`HISTORY_DAYS`), cannot be taken back. */
  undoable: boolean;
  /** Number of affected elements. Without `system.show_logs`, elements are not counted if their log entries were removed (`HISTORY_DAYS`). */
  element_count: number;
  /** The first 1,000 affected elements, in the order of their first changes. */
  elements: ChangeSetElement[];
}

/** An element that a change set affects. */
export interface ChangeSetElement {
  /** IRI of the element, even if the element was deleted later. */
  target: string;
  target_type: LogTargetType;
  /** ID of the element. */
  target_id: number;
  /** Present name of the element, or its last name if it was deleted. Lots, order details, prices and part associations have the name of their part. Omitted if the user cannot read the element or the name is unknown. */
  label?: string;
  /** What happened to the element. An element that was created and deleted is `deleted`. */
  kind: "created" | "changed" | "deleted";
  /** Whether the changes of the element can be taken back. Changes of users, groups and webhooks, and change sets of which log entries were removed, cannot be taken back. */
  undoable: boolean;
}

/** A change set in lists, without its elements. */
export interface ChangeSetListed {
  /** Unique ID of the change set. */
  id: number;
  /** Time of the first change. */
  datetime: string;
  /** Source of the changes: the `operationId` of a request, or a command, such as `import parts`. Omitted if unknown. */
  operation?: string;
  /** Name of the user at the time of the change. The name is kept after the user is deleted. */
  username: string;
  /** IRI of the user who made the changes. Omitted if the user was deleted. */
  user?: string;
  /** Name of the API token or application that sent the request. */
  client?: string;
  /** Reason for the change (`_comment` in the request). */
  comment?: string;
  /** IRI of the change set that this one takes back. */
  undoes?: string;
  /** IRI of the newest change set that takes back this one, or a part of it. Omitted if that one was taken back itself. */
  undone_by?: string;
  /** Whether the change set in `undone_by` has left changes, because conflicts were skipped or the undo is not finished. They can be taken back by another undo. */
  partly_undone: boolean;
  /** Whether the change set contains changes that can be taken back. Changes of users, groups and webhooks, and change sets of which log entries were removed (`HISTORY_DAYS`), cannot be taken back. */
  undoable: boolean;
  /** Number of affected elements. Without `system.show_logs`, elements are not counted if their log entries were removed (`HISTORY_DAYS`). */
  element_count: number;
}

/** Result or progress of an undo or redo. */
export interface ChangeSetUndo {
  /** ID of the undo of a large change set. Omitted for others. */
  id?: number;
  /** `failed`: the undo stopped, and `reason` contains the cause. `conflicts`: it stopped because of the conflicts in `left`. Changes that were taken back before remain taken back. */
  status: "running" | "succeeded" | "failed" | "conflicts";
  /** Number of log entries that were taken back. Only for large change sets, like `total`. */
  processed?: number;
  /** Number of log entries to take back. */
  total?: number;
  /** IRI of the change set that is taken back. Only for large change sets. */
  undoes?: string;
  /** Number of elements that changed. 0 if there was nothing to take back. Omitted for large change sets. */
  element_count?: number;
  /** Cause of the failure. */
  reason?: string;
  /** IRI of the new change set. Omitted if nothing changed, and in a dry run. */
  change_set?: string;
  /** Only in a dry run: the changes that the undo would make, in its order, at most 200. Changes of elements whose history the user cannot view are omitted. */
  changes?: UndoChange[];
  /** Only in a dry run: the number of changes, including those above the limit of `changes`. */
  change_count?: number;
  /** Changes that were not taken back, at most 300: the skipped conflicts, references to elements that no longer exist, and the conflicts that have stopped the undo. */
  left: ChangeConflict[];
  /** Number of changes that were not taken back. */
  left_count: number;
}

/** A field of a decoded code. */
export interface CodeField {
  /** Data identifier or name of the field. Empty if it has none. */
  identifier: string;
  /** Value of the field. */
  value: string;
}

/** Meanings of the columns of a table. */
export interface ColumnMapping {
  /** Unique ID of the mapping. */
  id: number;
  /** Name of the mapping. Omitted if it is only remembered for files with the same headings. */
  name?: string;
  /** Meanings as `HEADING=COLUMN`, as in the parameter `columns[]` of imports. */
  columns: string[];
  /** Time when the mapping was saved or last used. */
  last_used: string;
}

/** A column mapping to save. */
export interface ColumnMappingCreate {
  /** Name of the mapping. */
  name: string;
  /** Meanings as `HEADING=COLUMN`, as in the parameter `columns[]` of imports. */
  columns: readonly string[];
}

/** Column mappings of a user, the last used one first. */
export interface ColumnMappingList {
  /** The column mappings. */
  column_mappings: ColumnMapping[];
}

/** Problem document (RFC 9457) of an undo or redo that changed nothing, in JSON-LD or plain JSON. */
export interface ConflictProblem {
  /** Short summary of the problem type. Only in plain JSON. */
  title?: string;
  /** All conflicts, each on a separate line. */
  detail: string;
  /** HTTP status code of the response. */
  status: 409;
  /** URI reference that identifies the problem type (RFC 9457). */
  type: string;
  /** The conflicts, at most 100, without those of elements that the user cannot view. Omitted if another request with the same `Idempotency-Key` is running. */
  conflicts?: ChangeConflict[];
}

/** Number of created elements by type, including owned ones and elements that were created by name. */
export type CreatedElements = Record<string, number>;

/** A currency in which prices can be stored. */
export interface Currency {
  /** Unique ID of the currency. */
  id: number;
  /** Name of the currency. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the currency, separated by ` → `. */
  full_path: string;
  /** Number of ancestors of the currency. */
  level: number;
  /** Parent currency, or `null` at the top level. */
  parent?: string;
  /** Comment on the currency, in Markdown. */
  comment: string;
  /** If `true`, the currency only groups other currencies and cannot be assigned to prices. */
  not_selectable: boolean;
  /** Alternative names of the currency, separated by commas. */
  alternative_names: string;
  /** ISO 4217 code in capital letters. Must be unique, and different from the code of the base currency. */
  iso_code: string;
  /** Value of one unit of this currency in the base currency, with at most ten decimals. Must be greater than 0. `null` if unknown. */
  exchange_rate?: string;
  /** Value of one unit of the base currency in this currency, rounded to five decimals, or to ten if `exchange_rate` has more than five. It has at least five decimals. */
  inverseExchangeRate?: string;
  /** Files and links attached to the currency itself. */
  attachments: AttachmentRef[];
  /** Preview image of the currency. Must be an attachment of the currency. */
  master_picture_attachment?: AttachmentRef;
  /** Parameters of the currency. */
  parameters: ParameterRef[];
  /** Time when the currency was created. */
  addedDate: string;
  /** Time of the last change to the currency. */
  lastModified: string;
}

/** Request body for creating a currency. */
export interface CurrencyCreate extends CurrencyPatch {
  /** Name of the currency. Must be unique among the children of the same parent. */
  name: string;
  /** ISO 4217 code in capital letters. Must be unique, and different from the code of the base currency. */
  iso_code: string;
}

/** Request body for merging a currency into another one. */
export interface CurrencyMerge {
  /** The currency that remains. */
  into: CurrencyReference;
}

/** A JSON Merge Patch (RFC 7396) for the currency. Omitted properties keep their values. */
export interface CurrencyPatch {
  /** Name of the currency. Must be unique among the children of the same parent. */
  name?: string;
  /** Parent currency, or `null` at the top level. */
  parent?: CurrencyReference | null;
  /** Comment on the currency, in Markdown. Default on creation: empty string. */
  comment?: string;
  /** If `true`, the currency only groups other currencies and cannot be assigned to prices. Default on creation: `false`. */
  not_selectable?: boolean;
  /** Alternative names of the currency, separated by commas. Default on creation: empty string. */
  alternative_names?: string;
  /** ISO 4217 code in capital letters. Must be unique, and different from the code of the base currency. */
  iso_code?: string;
  /** Value of one unit of this currency in the base currency, with at most ten decimals. Must be greater than 0. `null` if unknown. */
  exchange_rate?: DecimalInput | null;
  /** Files and links attached to the currency itself. An array in a request replaces the whole list and deletes omitted entries. */
  attachments?: readonly AttachmentInput[];
  /** Preview image of the currency. Must be an attachment of the currency. */
  master_picture_attachment?: AttachmentReference | null;
  /** Parameters of the currency. An array in a request replaces the whole list and deletes omitted entries. */
  parameters?: readonly ParameterInput[];
}

/** A currency, embedded in another entity. */
export interface CurrencyRef {
  /** Unique ID of the currency. */
  id: number;
  /** Name of the currency. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the currency, separated by ` → `. */
  full_path: string;
}

/** Reference to a currency: an IRI or the object that a response embeds. */
export type CurrencyReference = string | EntityReference;

/** Decimal number: a string with at most ten digits before and ten after the decimal point, or an integer. JSON numbers with a fraction are rejected because floating-point numbers are inexact. */
export type DecimalInput = string | number;

/** Content of the code of a distributor or manufacturer. Values that the code does not contain are `null`. */
export interface DecodedCode {
  /** Format of the code: ISO/IEC 15434 (`iso15434`), the format of LCSC, TME or Amazon, or that of a manufacturer (`manufacturer`). */
  format: "iso15434" | "lcsc" | "tme" | "amazon" | "manufacturer";
  /** Supplier, if the code has properties that only one supplier uses. */
  supplier: string | null;
  /** Part number of the supplier. */
  supplier_part_number: string | null;
  /** Name of the manufacturer. */
  manufacturer: string | null;
  /** Manufacturer part number. */
  manufacturer_product_number: string | null;
  /** Quantity in the package. */
  quantity: number | null;
  /** Number of the order at the supplier, or otherwise the number that the customer gave. */
  order_number: string | null;
  /** Line of the order. */
  order_line: string | null;
  /** Number of the invoice. */
  invoice_number: string | null;
  /** Part number or reference of the customer, as given in the order. */
  customer_reference: string | null;
  /** Date code, usually year and week. */
  date_code: string | null;
  /** Lot code of the manufacturer. */
  lot_code: string | null;
  /** Country of origin (ISO 3166-1 alpha-2). */
  country: string | null;
  /** All fields of the code in their order, also those without a property above. */
  fields: CodeField[];
}

/** Element that owns the attachment or parameter. */
export type Element =
  | PartRef
  | CategoryRef
  | FootprintRef
  | ManufacturerRef
  | SupplierRef
  | StorageLocationRef
  | MeasurementUnitRef
  | PartCustomStateRef
  | CurrencyRef
  | ProjectRef
  | AttachmentTypeRef;

/** Element that owns the attachment or parameter: the IRI of the element, or the embedded object from a response. For an embedded object without `@id`, `_type` selects the resource type. Default: the type of the current owner. The owner can be changed only to an element of the same type. */
export type ElementReference = string | EntityReference;

/** Resource type of `element`, as in the JSON-LD `@type`. Not required if `element` is an IRI. If sent, the type must match `element`. */
export type ElementType =
  | "Part"
  | "Category"
  | "Footprint"
  | "Manufacturer"
  | "Supplier"
  | "StorageLocation"
  | "MeasurementUnit"
  | "PartCustomState"
  | "Currency"
  | "Project"
  | "AttachmentType";

/** Reference to an entity by ID: the embedded object from a plain JSON response. */
export interface EntityById {
  /** IRI of the entity. */
  "@id"?: string;
  /** ID of the entity. */
  id: number;
}

/** Reference to an entity by IRI: the embedded object from a JSON-LD response. */
export interface EntityByIri {
  /** IRI of the entity. */
  "@id": string;
  /** ID of the entity. */
  id?: number;
}

/** Reference to an entity by IRI in `id`: the object that API Platform's admin sends. `@id` takes precedence. */
export interface EntityByIriInId {
  /** IRI of the entity. */
  id: string;
}

/** Reference to an entity in the form of the embedded object from a response. Only `@id` or `id` is used; all other properties are ignored. */
export type EntityReference = EntityByIri | EntityById | EntityByIriInId;

/** A footprint: the package of a part, as mounted on a circuit board. */
export interface Footprint {
  /** Unique ID of the footprint. */
  id: number;
  /** Name of the footprint. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the footprint, separated by ` → `. */
  full_path: string;
  /** Number of ancestors of the footprint. */
  level: number;
  /** Parent footprint, or `null` at the top level. */
  parent?: string;
  /** Comment on the footprint, in Markdown. */
  comment: string;
  /** If `true`, the footprint only groups other footprints and cannot be assigned to parts. */
  not_selectable: boolean;
  /** Alternative names of the footprint, separated by commas. */
  alternative_names: string;
  /** Attachment that contains the 3D model. Must be an attachment of this footprint. */
  footprint_3d?: AttachmentRef;
  eda_info: FootprintEdaInfo;
  /** Files and links attached to the footprint itself. */
  attachments: AttachmentRef[];
  /** Preview image of the footprint. Must be an attachment of the footprint. */
  master_picture_attachment?: AttachmentRef;
  /** Parameters of the footprint. */
  parameters: ParameterRef[];
  /** Time when the footprint was created. */
  addedDate: string;
  /** Time of the last change to the footprint. */
  lastModified: string;
}

/** Request body for creating a footprint. */
export interface FootprintCreate extends FootprintPatch {
  /** Name of the footprint. Must be unique among the children of the same parent. */
  name: string;
}

/** EDA settings for parts with this footprint. */
export interface FootprintEdaInfo {
  /** KiCad footprint in the format `library:name`. The KiCad footprint of a part takes precedence. */
  kicad_footprint?: string;
}

/** EDA settings to change. Omitted properties keep their values. `null` clears a property. */
export type FootprintEdaInfoInput = {
  /** KiCad footprint in the format `library:name`. The KiCad footprint of a part takes precedence. */
  kicad_footprint?: string | null;
} | null;

/** Request body for merging a footprint into another one. */
export interface FootprintMerge {
  /** The footprint that remains. */
  into: FootprintReference;
}

/** A JSON Merge Patch (RFC 7396) for the footprint. Omitted properties keep their values. */
export interface FootprintPatch {
  /** Name of the footprint. Must be unique among the children of the same parent. */
  name?: string;
  /** Parent footprint, or `null` at the top level. */
  parent?: FootprintReference | null;
  /** Comment on the footprint, in Markdown. Default on creation: empty string. */
  comment?: string;
  /** If `true`, the footprint only groups other footprints and cannot be assigned to parts. Default on creation: `false`. */
  not_selectable?: boolean;
  /** Alternative names of the footprint, separated by commas. Default on creation: empty string. */
  alternative_names?: string;
  /** Attachment that contains the 3D model. Must be an attachment of this footprint. */
  footprint_3d?: AttachmentReference | null;
  eda_info?: FootprintEdaInfoInput;
  /** Files and links attached to the footprint itself. An array in a request replaces the whole list and deletes omitted entries. */
  attachments?: readonly AttachmentInput[];
  /** Preview image of the footprint. Must be an attachment of the footprint. */
  master_picture_attachment?: AttachmentReference | null;
  /** Parameters of the footprint. An array in a request replaces the whole list and deletes omitted entries. */
  parameters?: readonly ParameterInput[];
}

/** A footprint, embedded in another entity. */
export interface FootprintRef {
  /** Unique ID of the footprint. */
  id: number;
  /** Name of the footprint. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the footprint, separated by ` → `. */
  full_path: string;
}

/** Reference to a footprint: an IRI or the object that a response embeds. */
export type FootprintReference = string | EntityReference;

/** A group of users, which inherit the permissions of the group. */
export interface Group {
  /** Unique ID of the group. */
  id: number;
  /** Name of the group. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the group, separated by ` → `. */
  full_path: string;
  /** Number of ancestors of the group. */
  level: number;
  /** Parent group. If `null`, the group is a root group. A tree of groups has at most 32 levels. */
  parent?: string;
  /** Comment on the group, in Markdown. */
  comment: string;
  /** Whether users of this group and of its descendants must use two-factor authentication (2FA). */
  enforce_2fa: boolean;
  /** Permissions that the group sets. All other permissions are inherited from the ancestors of the group. */
  permissions: Permissions;
  /** Time when the group was created. */
  addedDate: string;
  /** Time of the last change to the group. */
  lastModified: string;
}

/** Request body for creating a group. */
export interface GroupCreate extends GroupPatch {
  /** Name of the group. Must be unique among the children of the same parent. */
  name: string;
}

/** A JSON Merge Patch (RFC 7396) for the group. Omitted properties keep their values. */
export interface GroupPatch {
  /** Name of the group. Must be unique among the children of the same parent. */
  name?: string;
  /** Parent group. If `null`, the group is a root group. A tree of groups has at most 32 levels. */
  parent?: GroupReference | null;
  /** Comment on the group, in Markdown. Default on creation: empty string. */
  comment?: string;
  /** Whether users of this group and of its descendants must use two-factor authentication (2FA). Default on creation: `false`. */
  enforce_2fa?: boolean;
  /** Permissions to change. If `null`, the group inherits all permissions from its ancestors. */
  permissions?: PermissionsInput | null;
}

/** A group, embedded in a user. Without the permission `groups.read`, only its `id`. */
export interface GroupRef {
  /** Unique ID of the group. */
  id: number;
  /** Name of the group. Must be unique among the children of the same parent. */
  name?: string;
  /** Names of all ancestors and of the group, separated by ` → `. */
  full_path?: string;
}

/** Reference to a group: an IRI or the object that a response embeds. */
export type GroupReference = string | EntityReference;

/** An import of a file, with its progress and result. */
export interface Import {
  /** Unique ID of the import. */
  id: number;
  /** State of the import. `succeeded` means that the whole file was read, and that not all of its records were rejected. The property `failed` is the number of rejected records. */
  status: "queued" | "running" | "succeeded" | "failed" | "canceled";
  /** Why an import with the status `failed` has ended, and how to continue. */
  reason?: string;
  /** What the file contains. */
  type: "parts" | "order";
  /** Whether the import only reports what it would do. */
  dry_run: boolean;
  /** Whether a running import is about to be canceled. */
  cancel_requested?: boolean;
  /** Format of the file: that of the `Content-Type`, and after the start of the import that of the content. */
  format: "csv" | "xlsx" | "json" | "jsonl";
  /** What the import does with rows that describe existing parts. */
  existing: "reject" | "skip" | "update" | "add-stock";
  /** Name of the file. */
  file_name?: string;
  /** Size of the file in bytes. */
  file_size: number;
  /** Number of bytes that are processed, to show the progress. */
  bytes_read?: number;
  /** User who started the import. */
  user: string;
  /** Time when the file was uploaded. */
  addedDate: string;
  /** Time when the import first started. */
  started?: string;
  /** Time when the import ended. */
  finished?: string;
  /** Time until which the file of a dry run can be imported with `from`. Omitted if the file is not kept. */
  file_kept_until?: string;
  parameters?: ImportParameters;
  /** Number of records read so far. */
  processed: number;
  /** Number of records that have created an element, or would in a dry run. */
  created: number;
  /** Number of records that have changed an existing element, or would in a dry run. */
  updated: number;
  /** Number of records whose element existed already and was not changed. */
  unchanged: number;
  /** Number of records that were rejected. */
  failed: number;
  /** Number of values that were omitted, such as owners that do not exist, and values that differ from those of an existing element. */
  left_out: number;
  /** Change set with all changes of the import. Omitted if the import has changed nothing yet. */
  change_set?: string;
  created_elements?: CreatedElements;
  table?: ImportTable;
  /** What the import has done with the first 1,000 rows of a table, or would do in a dry run. */
  lines?: ImportLine[];
  /** Columns of a list of parts that were not imported. */
  ignored_columns?: string[];
  /** The first 100 errors and omitted values. The report contains 10,000. */
  errors?: ImportError[];
}

/** A column of a table. */
export interface ImportColumn {
  /** Heading in the file, shortened to 400 characters. Can be empty. */
  heading: string;
  /** What the column was taken for. Omitted if it was ignored. */
  column?: string;
  /** Whether a user has chosen the meaning, with `columns[]` of this or an earlier import. */
  chosen?: boolean;
  /** The first values that are not empty, shortened to 100 characters. */
  examples: string[];
}

/** A value of a file that was rejected or omitted. */
export interface ImportError {
  /** Whether the record was rejected (`error`), or this value was omitted (`left_out`). */
  kind: "error" | "left_out";
  /** Number of the line in the file. The header of a CSV file is usually line 1. */
  line: number;
  /** Name in the record. */
  name?: string;
  /** Column of a CSV file, or property of a record in JSON Lines. */
  property?: string;
  /** Rule that was broken. */
  code: string;
  /** What is wrong, and how to fix it. */
  message: string;
  /** The omitted value. */
  value?: string;
}

/** What an import has done with a row. */
export interface ImportLine {
  /** Line in the file. */
  line: number;
  /** Name of the part in the row. */
  name?: string;
  /** Whether a part was created, an existing part was changed or kept, or the row was rejected. */
  outcome: "created" | "updated" | "unchanged" | "rejected";
  /** The part. Omitted for rejected rows, and for parts that a dry run would create. */
  part?: string;
  /** How the existing part was found. */
  matched_by?: "choice" | "ipn" | "manufacturer_product_number" | "supplier_part_number" | "name";
  /** Parts that could be meant, if it is unclear. Choose one with `parts[]`. */
  candidates?: string[];
}

/** Imports, newest first. */
export interface ImportList {
  /** The imports, without `errors` and `lines`. */
  imports: Import[];
}

/** An order in a file. */
export interface ImportOrder {
  /** Supplier. Omitted if it is unknown. */
  supplier?: string;
  /** Where the supplier was found: the parameter `supplier`, a column, a heading such as `Digi-Key Part Number`, or the name of the file. */
  supplier_from?: "parameter" | "column" | "heading" | "file_name";
  /** Order number. Omitted if it is unknown: only the same file is then recognized as added, and a corrected file is added a second time. */
  order_number?: string;
  /** Where the order number was found: the parameter `order_number`, a column, or the name of the file. */
  order_number_from?: "parameter" | "column" | "file_name";
  /** Number of lines of the order. */
  lines: number;
}

/** A table that was not imported. */
export interface ImportOtherTable {
  /** Line of its header. Omitted for sheets. */
  line?: number;
  /** Name of the sheet, or the column names of the table. */
  name: string;
}

/** The other parameters with which the import was created. Omitted parameters were not set. */
export interface ImportParameters {
  /** Category of new parts. */
  category?: string;
  /** Categories by description. */
  category_rules?: string[];
  /** Supplier of an order. */
  supplier?: string;
  /** Number of an order. */
  order_number?: string;
  /** Storage location of an order. */
  location?: string;
  /** Storage locations of single lines. */
  locations?: string[];
  /** Parts of single lines. */
  parts?: string[];
  /** Meanings of columns. */
  columns?: string[];
  /** Name of the sheet that was set. */
  sheet?: string;
  /** Encoding that was set. */
  encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "shift_jis" | "gb18030";
  /** Decimal mark that was set. */
  decimal_mark?: "." | ",";
}

/** A row that describes no part. */
export interface ImportSkippedRow {
  /** Line in the file. */
  line: number;
  /** Values of the row. */
  text: string;
}

/** How a list of parts was read. Omitted for other files. Skipped rows and other tables are complete when the import has finished. */
export interface ImportTable {
  /** Format of the content. */
  format: "csv" | "xlsx" | "json";
  /** Encoding that was detected or set. Only for CSV. */
  encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "shift_jis" | "gb18030";
  /** Separator of the values. Only for CSV. */
  separator?: "," | ";" | "\t" | "|";
  /** Name of the sheet. Only for spreadsheets. */
  sheet?: string;
  /** Line of the header, or its row in the sheet. Omitted if the table has no header. */
  header_line?: number;
  /** All columns of a list of parts or an order, and what they were taken for. */
  columns?: ImportColumn[];
  /** The first 100 orders whose lines were read, and where their suppliers and numbers were found. Complete when the import has finished. Only for orders. */
  orders?: ImportOrder[];
  /** The first 100 rows that describe no part, such as totals. */
  skipped_rows: ImportSkippedRow[];
  /** Number of skipped rows. */
  skipped_row_count: number;
  /** Other tables and visible sheets of the file, which were not imported. */
  other_tables: ImportOtherTable[];
}

/** Path of the stored file. `null` if no file is stored. */
export type InternalPath = string | null;

/** Elements to label, of the type `supported_element` of the options. Requires exactly one property. */
export interface LabelElements {
  /** IDs of the elements. Labels have the same order. */
  ids?: readonly number[];
  /** Filters and order in the form of the query string of the list operation, such as that of `GET /api/parts`. Labels have the order of the list. Pagination parameters are not allowed. */
  filter?: string;
  /** Storage location whose whole tree to label: the location and all its descendants, or all lots or parts in them, in the order of the tree. */
  storage_location?: StorageLocationReference;
}

/** Labels to create, as in Part-DB. */
export interface LabelGeneration {
  /** ID of the label profile. */
  profileId: number;
  /** IDs and ranges of IDs, separated by commas or semicolons. A request can have at most 2,000. */
  elementIds: string;
  /** Type of the elements. By default, that of the profile. */
  elementType?: LabelSupportedElement | null;
}

/** Medium to print on. By default, a roll. */
export interface LabelMedium {
  /** Name of a sheet of labels. Omit it for a roll, or for a sheet with `measures`. */
  sheet?: LabelSheetName;
  /** Measures of a sheet that has no name here. */
  measures?: LabelSheet;
  /** First label of a sheet to print on, counted from 1 in rows. Labels before it are already used. Values other than the default of this and the following two properties require a sheet. Default: `1`. */
  start?: number;
  /** Correction to the right in 0.1 mm, for printers that feed sheets inexactly. Must not move labels off the sheet, except for their blank margin of 1 mm. Default: `0`. */
  offset_x?: number;
  /** Downward correction in 0.1 mm, with the same limit as `offset_x`. Default: `0`. */
  offset_y?: number;
  /** Whether labels are turned clockwise by 90°. Default: `false`. */
  rotated?: boolean;
}

/** Size, barcode and text of the labels. Part-DB has the same options, except `barcode_content` and `grow_text`, but its API returns an empty list instead of them. */
export interface LabelOptions {
  /** Width of a label in millimeters. Smaller labels have no room for text. */
  width: number;
  /** Height of a label in millimeters. */
  height: number;
  /** Kind of the barcode. `qr` and `datamatrix` are two-dimensional. */
  barcode_type: "none" | "qr" | "code39" | "datamatrix" | "code93" | "code128";
  /** Content of the barcode. `link`: the URL of the element. `id`: its short code, such as `L0012`. `ipn`: the internal part number. `user_barcode`: the barcode of the lot. `supplier_part_number`: the first supplier part number. By default (`null`), two-dimensional barcodes contain the link and all others the short code, as in Part-DB. Part-DB does not have this option. */
  barcode_content?: "link" | "id" | "ipn" | "user_barcode" | "supplier_part_number" | null;
  /** Picture on the label. The option is stored but, as in Part-DB, labels contain no picture. */
  picture_type: "none" | "element_picture" | "main_attachment";
  /** Type of the elements that the profile is for. */
  supported_element: LabelSupportedElement;
  /** CSS of Part-DB. The option is stored, but does not change the label. */
  additional_css: string;
  /** Language of `lines`. `html`: HTML with placeholders. `twig`: a Twig template of Part-DB, which is stored but cannot be printed. */
  process_mode: "html" | "twig";
  /** Text of the label. Placeholders such as `[[NAME]]` are replaced by properties of the element: the first 500 of them, by up to 2,000 characters each. Some insert a barcode, such as `[[BARCODE_QR]]`. Unknown placeholders are not replaced. */
  lines: string;
  /** Whether the text grows to fill the height of the label, to at most three times its size. Text that does not fit always shrinks. Part-DB does not have this option. */
  grow_text: boolean;
}

/** Options to change. Omitted options keep their values. New profiles get the defaults. */
export interface LabelOptionsInput {
  /** Width of a label in millimeters. Smaller labels have no room for text. Default: `50`. */
  width?: number;
  /** Height of a label in millimeters. Default: `30`. */
  height?: number;
  /** Kind of the barcode. `qr` and `datamatrix` are two-dimensional. Default: `"none"`. */
  barcode_type?: "none" | "qr" | "code39" | "datamatrix" | "code93" | "code128";
  /** Content of the barcode. `link`: the URL of the element. `id`: its short code, such as `L0012`. `ipn`: the internal part number. `user_barcode`: the barcode of the lot. `supplier_part_number`: the first supplier part number. By default (`null`), two-dimensional barcodes contain the link and all others the short code, as in Part-DB. Part-DB does not have this option. */
  barcode_content?: "link" | "id" | "ipn" | "user_barcode" | "supplier_part_number" | null;
  /** Picture on the label. The option is stored but, as in Part-DB, labels contain no picture. Default: `"none"`. */
  picture_type?: "none" | "element_picture" | "main_attachment";
  /** Type of the elements that the profile is for. Default: `"part"`. */
  supported_element?: LabelSupportedElement;
  /** CSS of Part-DB. The option is stored, but does not change the label. Default: empty string. */
  additional_css?: string;
  /** Language of `lines`. `html`: HTML with placeholders. `twig`: a Twig template of Part-DB, which is stored but cannot be printed. Default: `"html"`. */
  process_mode?: "html" | "twig";
  /** Text of the label. Placeholders such as `[[NAME]]` are replaced by properties of the element: the first 500 of them, by up to 2,000 characters each. Some insert a barcode, such as `[[BARCODE_QR]]`. Unknown placeholders are not replaced. Default: empty string. */
  lines?: string;
  /** Whether the text grows to fill the height of the label, to at most three times its size. Text that does not fit always shrinks. Part-DB does not have this option. Default: `false`. */
  grow_text?: boolean;
}

/** The first of several labels. */
export interface LabelPreview {
  /** The first label as an SVG picture. */
  svg: string;
  /** Width of the label in millimeters. */
  width: number;
  /** Height of the label in millimeters. */
  height: number;
  /** Number of labels of the request. */
  labels: number;
  /** Number of pages of the PDF document. */
  pages: number;
  /** Problems that do not prevent printing. */
  warnings: string[];
}

/** A label profile: the size, barcode and text of printed labels for one type of element. */
export interface LabelProfile {
  /** Unique ID of the label profile. */
  id: number;
  /** Name of the label profile. Must be unique among the profiles with the same `supported_element`. */
  name: string;
  /** Comment on the label profile, in Markdown. */
  comment: string;
  /** Whether menus for printing labels offer the profile. */
  show_in_dropdown: boolean;
  options: LabelOptions;
  /** Time when the label profile was created. */
  addedDate: string;
  /** Time of the last change to the label profile. */
  lastModified: string;
}

/** Request body for creating a label profile. */
export interface LabelProfileCreate extends LabelProfilePatch {
  /** Name of the label profile. Must be unique among the profiles with the same `supported_element`. */
  name: string;
}

/** A JSON Merge Patch (RFC 7396) for the label profile. Omitted properties keep their values. */
export interface LabelProfilePatch {
  /** Name of the label profile. Must be unique among the profiles with the same `supported_element`. */
  name?: string;
  /** Comment on the label profile, in Markdown. Default on creation: empty string. */
  comment?: string;
  /** Whether menus for printing labels offer the profile. Default on creation: `true`. */
  show_in_dropdown?: boolean;
  options?: LabelOptionsInput;
}

/** Reference to a label profile: an IRI or the object that a response embeds. */
export type LabelProfileReference = string | EntityReference;

/** Labels to create. Requires either `profile` or `options`. */
export interface LabelRequest {
  /** Label profile with the size, barcode and text. */
  profile?: LabelProfileReference;
  /** Options instead of a profile, such as those of a profile that is being edited. */
  options?: LabelOptionsInput;
  elements?: LabelElements;
  /** Number of labels for each element. A request can have at most 2,000 labels. Default: `1`. */
  copies?: number;
  /** If `true`, a part gets `copies` labels for each of its lots. Requires options for parts. A part without lots gets no label. Default: `false`. */
  copies_per_lot?: boolean;
  medium?: LabelMedium;
  /** `pdf`: a document with all pages. `png`: a picture of one page. Default: `"pdf"`. */
  format?: "pdf" | "png";
  /** Page that the PNG picture shows. Default: `1`. */
  page?: number;
  /** Resolution of the PNG picture in dots per inch. Use that of the printer, such as 203 or 300. Default: `300`. */
  dpi?: number;
}

/** Measures of a sheet of labels, in millimeters. */
export interface LabelSheet {
  /** Size of the sheet. */
  paper: "A4" | "Letter";
  /** Labels in a row. */
  columns: number;
  /** Labels in a column. */
  rows: number;
  /** Width of a label. */
  label_width: number;
  /** Height of a label. */
  label_height: number;
  /** Distance of the first label from the left edge of the sheet. */
  left: number;
  /** Distance of the first label from the upper edge of the sheet. */
  top: number;
  /** Distance between the left edges of adjacent labels. */
  pitch_x: number;
  /** Distance between the upper edges of adjacent labels. */
  pitch_y: number;
}

/** Name of a sheet of labels, as on its package. */
export type LabelSheetName =
  | "Avery L4730"
  | "Avery L4731"
  | "Herma 4333"
  | "Avery L4732"
  | "Herma 10003"
  | "Herma 4201"
  | "Herma 4346"
  | "Avery 3657"
  | "Avery L4770"
  | "Avery L7654"
  | "Avery L7651"
  | "Avery L7551"
  | "Avery L7160"
  | "Avery L7161"
  | "Avery L7163"
  | "Avery L7165"
  | "Avery Zweckform 3474"
  | "Avery Zweckform 3475"
  | "Avery 5160"
  | "Avery 5167"
  | "Avery 5163"
  | "Avery 5164";

/** Type of the elements that the profile is for. */
export type LabelSupportedElement = "part" | "part_lot" | "storelocation";

/** The value of a property before and after a change. */
export interface LogChange {
  /** Value before the change. */
  old: unknown;
  /** Value after the change. */
  new: unknown;
}

/** Changed properties by name. Nested properties have a dotted name, such as `eda_info.value`. */
export type LogChanges = Record<string, LogChange>;

/** Details of the event, depending on `kind`. For a deleted element: the last values of its properties, and `merged_into` if it was merged into another element. For `element_merged`: `source` (the merged element), its `name` and `full_path`, and `moved` (the number of entities that moved, by collection). For `part_stock_changed`: `action` (`add`, `withdraw`, `move` or `stocktake`), `total` (the part's stock after the change), and, if they apply, `other_lot` (the other lot of a move), `project` (the project that was built) and `timestamp` (as sent by the client). For `project_built`: `quantity`, `lots` (number of lots from which stock was withdrawn) and `added_to` (the lot that received the built copies). */
export type LogData = Record<string, unknown>;

/** An entry of the change log. Properties without a value are omitted. */
export interface LogEntry {
  /** Unique ID of the log entry. */
  id: number;
  /** Time of the event. */
  datetime: string;
  kind: LogEntryKind;
  level: LogLevel;
  /** Name of the user at the time of the event. The name is kept after the user is deleted. */
  username: string;
  /** IRI of the user who caused the event. Omitted if the user was deleted. */
  user?: string;
  /** Name of the API token or application that sent the request. */
  client?: string;
  target_type?: LogTargetType;
  /** ID of the affected element. */
  target_id?: number;
  /** IRI of the affected element, even if the element was deleted later. */
  target?: string;
  /** Reason for the change (`_comment` in the request). */
  comment?: string;
  changes?: LogChanges;
  data?: LogData;
  /** IRI of the change set that contains the change. Omitted for security events, denied requests and entries of versions without change sets. */
  change_set?: string;
  labels?: LogLabels;
  /** Whether the change can be taken back. `false` for changes of users, groups and webhooks, for security events, such as those of tokens and settings, and for denied requests. */
  undoable: boolean;
}

/** Kind of event. `element_merged` is recorded for the element that remains after a merge. `collection_element_deleted` is recorded for the owner of a deleted element, such as the part of a deleted lot. `user_not_allowed` is a denied request. */
export type LogEntryKind =
  | "element_created"
  | "element_edited"
  | "element_deleted"
  | "element_merged"
  | "collection_element_deleted"
  | "part_stock_changed"
  | "project_built"
  | "user_not_allowed"
  | "security_event";

/** Names of the elements to which `target`, `changes` and `data` refer, by IRI: the present names, or the last names of deleted elements. Lots, order details, prices and part associations have the name of their part. Elements that the user cannot read are omitted. */
export type LogLabels = Record<string, string>;

/** Severity of the event, as defined in RFC 5424. */
export type LogLevel = "emergency" | "alert" | "critical" | "error" | "warning" | "notice" | "info" | "debug";

/** Resource type of an element, as in the JSON-LD `@type`. */
export type LogTargetType =
  | "Part"
  | "PartLot"
  | "Orderdetail"
  | "Pricedetail"
  | "PartAssociation"
  | "Category"
  | "Footprint"
  | "Manufacturer"
  | "Supplier"
  | "StorageLocation"
  | "MeasurementUnit"
  | "PartCustomState"
  | "Currency"
  | "Project"
  | "ProjectBOMEntry"
  | "AttachmentType"
  | "Attachment"
  | "Parameter"
  | "LabelProfile"
  | "User"
  | "Group"
  | "Webhook";

/** A lot of a scanned part. */
export interface LotFound {
  /** Unique ID of the part lot. */
  id: number;
  /** Short description that distinguishes the lots of a part. */
  description: string;
  /** Storage location of the lot. Must not be marked `not_selectable`. The limits of the location are checked when a lot is stored there, changes its part or gets more stock: a full location (`is_full`) accepts no stock, `limit_to_existing_parts` accepts only parts already stored there, `only_single_part` accepts no second part. */
  storage_location?: StorageLocationRef;
  /** Amount in the unit of the part, with at most nine decimals. Must be a whole number if the unit has no fractions. An increase requires `parts_stock.add` or `parts_stock.stocktake`, a decrease `parts_stock.withdraw` or `parts_stock.stocktake`. The amount of a new lot counts as an increase from 0. If the lot has an owner, only that user can change the amount. Sending back the amount from a response changes nothing. */
  amount: number;
  /** Whether the amount is unknown. If `true`, `amount` does not count as stock. A change of this property requires the same permissions as a change of the amount. */
  instock_unknown: boolean;
  /** Whether the lot is marked for a refill. */
  needs_refill: boolean;
  /** Expiration date. Expired lots do not count as stock. A change that makes the lot expire or become valid again requires the same permissions as a change of the amount. If the lot has an owner, only that user can change the date. */
  expiration_date?: string;
}

/** A company that manufactures parts. */
export interface Manufacturer {
  /** Unique ID of the manufacturer. */
  id: number;
  /** Name of the manufacturer. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the manufacturer, separated by ` → `. */
  full_path: string;
  /** Number of ancestors of the manufacturer. */
  level: number;
  /** Parent manufacturer, or `null` at the top level. */
  parent?: string;
  /** Comment on the manufacturer, in Markdown. */
  comment: string;
  /** If `true`, the manufacturer only groups other manufacturers and cannot be assigned to parts. */
  not_selectable: boolean;
  /** Alternative names of the manufacturer, separated by commas. */
  alternative_names: string;
  /** Postal address of the manufacturer. */
  address: string;
  /** Phone number of the manufacturer, in any format. */
  phone_number: string;
  /** Fax number of the manufacturer, in any format. */
  fax_number: string;
  /** Email address of the manufacturer, or empty. */
  email_address: string;
  /** URL of the manufacturer's website, with the scheme `http` or `https`. */
  website: string;
  /** URL template for product pages. `%PARTNUMBER%` is replaced by the manufacturer part number or, if the part has none, by the name of the part. */
  auto_product_url: string;
  /** Files and links attached to the manufacturer itself. */
  attachments: string[];
  /** Preview image of the manufacturer. Must be an attachment of the manufacturer. */
  master_picture_attachment?: string;
  /** Parameters of the manufacturer. */
  parameters: string[];
  /** Time when the manufacturer was created. */
  addedDate: string;
  /** Time of the last change to the manufacturer. */
  lastModified: string;
}

/** Request body for creating a manufacturer. */
export interface ManufacturerCreate extends ManufacturerPatch {
  /** Name of the manufacturer. Must be unique among the children of the same parent. */
  name: string;
}

/** Request body for merging a manufacturer into another one. */
export interface ManufacturerMerge {
  /** The manufacturer that remains. */
  into: ManufacturerReference;
}

/** A JSON Merge Patch (RFC 7396) for the manufacturer. Omitted properties keep their values. */
export interface ManufacturerPatch {
  /** Name of the manufacturer. Must be unique among the children of the same parent. */
  name?: string;
  /** Parent manufacturer, or `null` at the top level. */
  parent?: ManufacturerReference | null;
  /** Comment on the manufacturer, in Markdown. Default on creation: empty string. */
  comment?: string;
  /** If `true`, the manufacturer only groups other manufacturers and cannot be assigned to parts. Default on creation: `false`. */
  not_selectable?: boolean;
  /** Alternative names of the manufacturer, separated by commas. Default on creation: empty string. */
  alternative_names?: string;
  /** Postal address of the manufacturer. Default on creation: empty string. */
  address?: string;
  /** Phone number of the manufacturer, in any format. Default on creation: empty string. */
  phone_number?: string;
  /** Fax number of the manufacturer, in any format. Default on creation: empty string. */
  fax_number?: string;
  /** Email address of the manufacturer, or empty. Default on creation: empty string. */
  email_address?: string;
  /** URL of the manufacturer's website, with the scheme `http` or `https`. Default on creation: empty string. */
  website?: string;
  /** URL template for product pages. `%PARTNUMBER%` is replaced by the manufacturer part number or, if the part has none, by the name of the part. Default on creation: empty string. */
  auto_product_url?: string;
  /** Files and links attached to the manufacturer itself. An array in a request replaces the whole list and deletes omitted entries. */
  attachments?: readonly AttachmentInput[];
  /** Preview image of the manufacturer. Must be an attachment of the manufacturer. */
  master_picture_attachment?: AttachmentReference | null;
  /** Parameters of the manufacturer. An array in a request replaces the whole list and deletes omitted entries. */
  parameters?: readonly ParameterInput[];
}

/** A manufacturer, embedded in another entity. */
export interface ManufacturerRef {
  /** Unique ID of the manufacturer. */
  id: number;
  /** Name of the manufacturer. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the manufacturer, separated by ` → `. */
  full_path: string;
}

/** Reference to a manufacturer: an IRI or the object that a response embeds. */
export type ManufacturerReference = string | EntityReference;

/** Lifecycle status according to the manufacturer: announced, active, not recommended for new designs (`nrfnd`), end of life (`eol`) or discontinued. Empty if unknown. */
export type ManufacturingStatus = "" | "announced" | "active" | "nrfnd" | "eol" | "discontinued";

/** A unit in which the stock of parts is measured, such as metres. */
export interface MeasurementUnit {
  /** Unique ID of the measurement unit. */
  id: number;
  /** Name of the measurement unit. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the measurement unit, separated by ` → `. */
  full_path: string;
  /** Number of ancestors of the measurement unit. */
  level: number;
  /** Parent measurement unit, or `null` at the top level. */
  parent?: string;
  /** Comment on the measurement unit, in Markdown. */
  comment: string;
  /** If `true`, the measurement unit only groups other measurement units and cannot be assigned to parts. */
  not_selectable: boolean;
  /** Alternative names of the measurement unit, separated by commas. */
  alternative_names: string;
  /** Symbol of the unit, such as `m`. Must be unique. `null` or empty if the unit has no symbol. */
  unit?: string;
  /** If `true`, amounts are integers. Cannot be set while a part with this unit has a fractional amount, minimum, price quantity or BOM quantity. Responses round fractions that earlier versions have stored. */
  is_integer: boolean;
  /** If `true`, clients should display amounts with SI prefixes, such as 5 km instead of 5000 m. Requires `unit`. */
  use_si_prefix: boolean;
  /** Files and links attached to the measurement unit itself. */
  attachments: AttachmentRef[];
  /** Preview image of the measurement unit. Must be an attachment of the measurement unit. */
  master_picture_attachment?: AttachmentRef;
  /** Parameters of the measurement unit. */
  parameters: ParameterRef[];
  /** Time when the measurement unit was created. */
  addedDate: string;
  /** Time of the last change to the measurement unit. */
  lastModified: string;
}

/** Request body for creating a measurement unit. */
export interface MeasurementUnitCreate extends MeasurementUnitPatch {
  /** Name of the measurement unit. Must be unique among the children of the same parent. */
  name: string;
}

/** Request body for merging a measurement unit into another one. */
export interface MeasurementUnitMerge {
  /** The measurement unit that remains. */
  into: MeasurementUnitReference;
}

/** A JSON Merge Patch (RFC 7396) for the measurement unit. Omitted properties keep their values. */
export interface MeasurementUnitPatch {
  /** Name of the measurement unit. Must be unique among the children of the same parent. */
  name?: string;
  /** Parent measurement unit, or `null` at the top level. */
  parent?: MeasurementUnitReference | null;
  /** Comment on the measurement unit, in Markdown. Default on creation: empty string. */
  comment?: string;
  /** If `true`, the measurement unit only groups other measurement units and cannot be assigned to parts. Default on creation: `false`. */
  not_selectable?: boolean;
  /** Alternative names of the measurement unit, separated by commas. Default on creation: empty string. */
  alternative_names?: string;
  /** Symbol of the unit, such as `m`. Must be unique. `null` or empty if the unit has no symbol. */
  unit?: string | null;
  /** If `true`, amounts are integers. Cannot be set while a part with this unit has a fractional amount, minimum, price quantity or BOM quantity. Responses round fractions that earlier versions have stored. Default on creation: `false`. */
  is_integer?: boolean;
  /** If `true`, clients should display amounts with SI prefixes, such as 5 km instead of 5000 m. Requires `unit`. Default on creation: `false`. */
  use_si_prefix?: boolean;
  /** Files and links attached to the measurement unit itself. An array in a request replaces the whole list and deletes omitted entries. */
  attachments?: readonly AttachmentInput[];
  /** Preview image of the measurement unit. Must be an attachment of the measurement unit. */
  master_picture_attachment?: AttachmentReference | null;
  /** Parameters of the measurement unit. An array in a request replaces the whole list and deletes omitted entries. */
  parameters?: readonly ParameterInput[];
}

/** A measurement unit, embedded in another entity. */
export interface MeasurementUnitRef {
  /** Unique ID of the measurement unit. */
  id: number;
  /** Name of the measurement unit. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the measurement unit, separated by ` → `. */
  full_path: string;
}

/** Reference to a measurement unit: an IRI or the object that a response embeds. */
export type MeasurementUnitReference = string | EntityReference;

/** Path of the stored file, or `external_path` if no file is stored. `null` if the attachment has neither a file nor a URL. */
export type MediaUrl = string | null;

/** Problem document of the failed operation, as a request of its own would return it. */
export interface OperationProblem {
  /** Short summary of the problem type. Only in plain JSON. */
  title?: string;
  /** Explanation of the error and how to fix it. */
  detail: string;
  /** HTTP status code. */
  status: number;
  /** URI reference that identifies the problem type (RFC 9457). */
  type: string;
  /** Violations of the request body or parameters of the operation. */
  violations?: Violation[];
}

/** Sort direction: ascending (`asc` or empty) or descending (`desc`). */
export type OrderDirection = "asc" | "desc" | "ASC" | "DESC" | "";

/** A supplier's offer of a part, with the supplier part number and prices. */
export interface Orderdetail {
  /** Unique ID of the orderdetail. */
  id: number;
  /** Supplier part number, without leading and trailing white space. Can be empty. Must be unique among the orderdetails of the same part and supplier. */
  supplierpartnr: string;
  /** Supplier that offers the part. Must not be marked `not_selectable`. */
  supplier: SupplierRef;
  /** Whether the supplier no longer sells the part. */
  obsolete: boolean;
  /** Whether EDA software receives the supplier part number. `null` applies the default of the instance, or means `true` if no orderdetail of the part sets this property. */
  eda_visibility?: boolean;
  /** HTTP or HTTPS URL of the product page, or empty. If no URL is stored, responses contain a URL that is built from the supplier's `auto_product_url`. If a request sends the built URL, the service does not store the URL. */
  supplier_product_url: string;
  /** Whether the prices include value-added tax (VAT). `null` if unknown. */
  prices_includes_vat?: boolean;
  /** Prices of the orderdetail, by minimum order quantity. */
  pricedetails: PricedetailEmbedded[];
  /** Part that the supplier offers. */
  part: PartRef;
  /** Time when the orderdetail was created. */
  addedDate: string;
  /** Time of the last change to the orderdetail. */
  lastModified: string;
}

/** Request body for creating an orderdetail. */
export interface OrderdetailCreate extends OrderdetailPatch {
  /** Supplier that offers the part. Must not be marked `not_selectable`. */
  supplier: SupplierReference;
  /** Part that the supplier offers. */
  part: PartReference;
}

/** An orderdetail, embedded in another entity. */
export interface OrderdetailEmbedded {
  /** Unique ID of the orderdetail. */
  id: number;
  /** Supplier part number, without leading and trailing white space. Can be empty. Must be unique among the orderdetails of the same part and supplier. */
  supplierpartnr: string;
  /** Supplier that offers the part. Must not be marked `not_selectable`. */
  supplier: SupplierRef;
  /** Whether the supplier no longer sells the part. */
  obsolete: boolean;
  /** Whether EDA software receives the supplier part number. `null` applies the default of the instance, or means `true` if no orderdetail of the part sets this property. */
  eda_visibility?: boolean;
  /** HTTP or HTTPS URL of the product page, or empty. If no URL is stored, responses contain a URL that is built from the supplier's `auto_product_url`. If a request sends the built URL, the service does not store the URL. */
  supplier_product_url: string;
  /** Whether the prices include value-added tax (VAT). `null` if unknown. */
  prices_includes_vat?: boolean;
  /** Prices of the orderdetail, by minimum order quantity. */
  pricedetails: PricedetailEmbedded[];
}

/** Orderdetail in the list of its part: the IRI of an existing orderdetail, an object with the `@id` or `id` of an existing orderdetail and the properties to change, or a new orderdetail, which requires `supplier`. */
export type OrderdetailInput =
  | string
  | {
      /** IRI of an existing orderdetail. */
      "@id"?: string;
      /** ID of an existing orderdetail. */
      id?: number;
      /** Supplier part number, without leading and trailing white space. Can be empty. Must be unique among the orderdetails of the same part and supplier. Default: empty string. */
      supplierpartnr?: string;
      /** Supplier that offers the part. Must not be marked `not_selectable`. */
      supplier?: SupplierReference;
      /** Whether the supplier no longer sells the part. Default: `false`. */
      obsolete?: boolean;
      /** Whether EDA software receives the supplier part number. `null` applies the default of the instance, or means `true` if no orderdetail of the part sets this property. */
      eda_visibility?: boolean | null;
      /** HTTP or HTTPS URL of the product page, or empty. If no URL is stored, responses contain a URL that is built from the supplier's `auto_product_url`. If a request sends the built URL, the service does not store the URL. Default: empty string. */
      supplier_product_url?: string;
      /** Whether the prices include value-added tax (VAT). `null` if unknown. */
      prices_includes_vat?: boolean | null;
      /** Prices of the orderdetail, by minimum order quantity. An array in a request replaces the whole list and deletes omitted entries. */
      pricedetails?: readonly PricedetailInput[];
    };

/** A JSON Merge Patch (RFC 7396) for the orderdetail. Omitted properties keep their values. */
export interface OrderdetailPatch {
  /** Supplier part number, without leading and trailing white space. Can be empty. Must be unique among the orderdetails of the same part and supplier. Default on creation: empty string. */
  supplierpartnr?: string;
  /** Supplier that offers the part. Must not be marked `not_selectable`. */
  supplier?: SupplierReference;
  /** Whether the supplier no longer sells the part. Default on creation: `false`. */
  obsolete?: boolean;
  /** Whether EDA software receives the supplier part number. `null` applies the default of the instance, or means `true` if no orderdetail of the part sets this property. */
  eda_visibility?: boolean | null;
  /** HTTP or HTTPS URL of the product page, or empty. If no URL is stored, responses contain a URL that is built from the supplier's `auto_product_url`. If a request sends the built URL, the service does not store the URL. Default on creation: empty string. */
  supplier_product_url?: string;
  /** Whether the prices include value-added tax (VAT). `null` if unknown. */
  prices_includes_vat?: boolean | null;
  /** Prices of the orderdetail, by minimum order quantity. An array in a request replaces the whole list and deletes omitted entries. */
  pricedetails?: readonly PricedetailInput[];
  /** Part that the supplier offers. */
  part?: PartReference;
}

/** An orderdetail, embedded in another entity. */
export interface OrderdetailRef {
  /** Unique ID of the orderdetail. */
  id: number;
}

/** Reference to an orderdetail: an IRI or the object that a response embeds. */
export type OrderdetailReference = string | EntityReference;

/** A property of an element, such as the supply voltage, with values and a unit. */
export interface Parameter {
  /** Unique ID of the parameter. */
  id: number;
  /** Name of the parameter. */
  name: string;
  /** Symbol of the physical quantity. */
  symbol: string;
  /** Minimum value. Must not exceed `value_typical` and must be less than `value_max`. */
  value_min?: number;
  /** Typical value. Must be between `value_min` and `value_max`, limits included. */
  value_typical?: number;
  /** Maximum value. Must be at least `value_typical` and greater than `value_min`. */
  value_max?: number;
  /** Unit of the numeric values. */
  unit: string;
  /** Text value, instead of or in addition to the numeric values. */
  value_text: string;
  /** Name of the group. Parameters of the same group are displayed together. */
  group: string;
  /** Whether EDA software receives the parameter as a field. `null` applies the default of the instance. */
  eda_visibility?: boolean;
  /** Whether schematics show the field of this parameter. `null` applies the default of the instance. */
  eda_symbol_visibility?: boolean;
  /** Values, unit and text, formatted for display. */
  formatted: string;
  element: Element;
}

/** Request body for creating a parameter. */
export interface ParameterCreate extends ParameterPatch {
  /** Name of the parameter. */
  name: string;
  element: ElementReference;
}

/** A parameter, embedded in another entity. */
export interface ParameterEmbedded {
  /** Unique ID of the parameter. */
  id: number;
  /** Name of the parameter. */
  name: string;
  /** Symbol of the physical quantity. */
  symbol: string;
  /** Minimum value. Must not exceed `value_typical` and must be less than `value_max`. */
  value_min?: number;
  /** Typical value. Must be between `value_min` and `value_max`, limits included. */
  value_typical?: number;
  /** Maximum value. Must be at least `value_typical` and greater than `value_min`. */
  value_max?: number;
  /** Unit of the numeric values. */
  unit: string;
  /** Text value, instead of or in addition to the numeric values. */
  value_text: string;
  /** Name of the group. Parameters of the same group are displayed together. */
  group: string;
  /** Whether EDA software receives the parameter as a field. `null` applies the default of the instance. */
  eda_visibility?: boolean;
  /** Whether schematics show the field of this parameter. `null` applies the default of the instance. */
  eda_symbol_visibility?: boolean;
  /** Values, unit and text, formatted for display. */
  formatted: string;
}

/** Parameter in the list of its owner: the IRI of an existing parameter, an object with the `@id` or `id` of an existing parameter and the properties to change, or a new parameter, which requires `name`. */
export type ParameterInput =
  | string
  | {
      /** IRI of an existing parameter. */
      "@id"?: string;
      /** ID of an existing parameter. */
      id?: number;
      /** Name of the parameter. */
      name?: string;
      /** Symbol of the physical quantity. Default: empty string. */
      symbol?: string;
      /** Minimum value. Must not exceed `value_typical` and must be less than `value_max`. */
      value_min?: number | null;
      /** Typical value. Must be between `value_min` and `value_max`, limits included. */
      value_typical?: number | null;
      /** Maximum value. Must be at least `value_typical` and greater than `value_min`. */
      value_max?: number | null;
      /** Unit of the numeric values. Default: empty string. */
      unit?: string;
      /** Text value, instead of or in addition to the numeric values. Default: empty string. */
      value_text?: string;
      /** Name of the group. Parameters of the same group are displayed together. Default: empty string. */
      group?: string;
      /** Whether EDA software receives the parameter as a field. `null` applies the default of the instance. */
      eda_visibility?: boolean | null;
      /** Whether schematics show the field of this parameter. `null` applies the default of the instance. */
      eda_symbol_visibility?: boolean | null;
      _type?: ElementType;
    };

/** A JSON Merge Patch (RFC 7396) for the parameter. Omitted properties keep their values. */
export interface ParameterPatch {
  /** Name of the parameter. */
  name?: string;
  /** Symbol of the physical quantity. Default on creation: empty string. */
  symbol?: string;
  /** Minimum value. Must not exceed `value_typical` and must be less than `value_max`. */
  value_min?: number | null;
  /** Typical value. Must be between `value_min` and `value_max`, limits included. */
  value_typical?: number | null;
  /** Maximum value. Must be at least `value_typical` and greater than `value_min`. */
  value_max?: number | null;
  /** Unit of the numeric values. Default on creation: empty string. */
  unit?: string;
  /** Text value, instead of or in addition to the numeric values. Default on creation: empty string. */
  value_text?: string;
  /** Name of the group. Parameters of the same group are displayed together. Default on creation: empty string. */
  group?: string;
  /** Whether EDA software receives the parameter as a field. `null` applies the default of the instance. */
  eda_visibility?: boolean | null;
  /** Whether schematics show the field of this parameter. `null` applies the default of the instance. */
  eda_symbol_visibility?: boolean | null;
  element?: ElementReference;
  _type?: ElementType;
}

/** A parameter, embedded in another entity. */
export interface ParameterRef {
  /** Unique ID of the parameter. */
  id: number;
  /** Name of the parameter. */
  name: string;
}

/** A part with its lots, orderdetails, attachments and parameters. */
export interface Part {
  /** Unique ID of the part. */
  id: number;
  /** Name of the part. Must match the `partname_regex` of the category. */
  name: string;
  /** Short description in Markdown. */
  description: string;
  /** Comment in Markdown. */
  comment: string;
  /** Whether the part is a favorite. A change requires the permission `parts.change_favorite`. */
  favorite: boolean;
  /** Whether the data of the part needs a review. */
  needs_review: boolean;
  /** Comma-separated tags. */
  tags: string;
  /** Category of the part. Must not be marked `not_selectable`. */
  category: CategoryRef;
  /** Footprint of the part. Must not be marked `not_selectable`. */
  footprint?: FootprintRef;
  /** Manufacturer of the part. Must not be marked `not_selectable`. */
  manufacturer?: ManufacturerRef;
  /** Measurement unit of all amounts of this part. Must not be marked `not_selectable`. `null` means pieces. */
  partUnit?: MeasurementUnitRef;
  /** Custom state of the part. Must not be marked `not_selectable`. */
  partCustomState?: PartCustomStateRef;
  /** HTTP or HTTPS URL of the product page, or empty. If no URL is stored, responses contain the URL built from the manufacturer's `auto_product_url`. Sending that URL back stores nothing. */
  manufacturer_product_url: string;
  /** Manufacturer part number (MPN), without leading and trailing white space. */
  manufacturer_product_number: string;
  manufacturing_status: ManufacturingStatus;
  /** Mass in grams. */
  mass?: number;
  /** Internal part number (IPN), without leading and trailing white space. Must be unique. */
  ipn?: string;
  /** Global Trade Item Number (GTIN) of 8, 12, 13 or 14 digits, with a valid check digit. Can be empty. */
  gtin?: string;
  /** Minimum stock, with at most nine decimals. Must be a whole number if the unit has no fractions. */
  minamount: number;
  /** Total amount in all lots, except expired lots and lots with an unknown amount. */
  total_instock: number;
  /** Whether the part is the build part of a project. */
  projectBuildPart: boolean;
  providerReference: PartProviderReference;
  eda_info: PartEdaInfo;
  /** Lots of the part. Creating a lot requires `parts.create`. Deleting a lot also deletes its stock and requires `parts.delete`. Changing an amount requires a `parts_stock` permission, as in an update of the lot. If a lot has an owner, only that user can delete it or change its amount, expiration date or owner. */
  partLots: PartLotEmbedded[];
  /** Orderdetails of the part. Deleting an orderdetail also deletes its prices. */
  orderdetails: OrderdetailEmbedded[];
  /** Associations that this part owns. */
  associated_parts_as_owner: PartAssociationRef[];
  /** Associations that other parts own and that refer to this part. */
  associated_parts_as_other: PartAssociationRef[];
  /** Files and links attached to the part itself. */
  attachments: AttachmentEmbedded[];
  /** Preview image of the part. Must be an attachment of the part. */
  master_picture_attachment?: AttachmentEmbedded;
  /** Parameters of the part. */
  parameters: ParameterEmbedded[];
  /** Time when the part was created. */
  addedDate: string;
  /** Time of the last change to the part. */
  lastModified: string;
}

/** A relationship between two parts, such as a replacement for an obsolete part. */
export interface PartAssociation {
  /** Unique ID of the part association. */
  id: number;
  type: PartAssociationType;
  /** Description of the relationship. Required if `type` is 0. */
  other_type?: string;
  /** Comment on the association, in Markdown. */
  comment?: string;
  /** Part that owns the association. */
  owner: PartRef;
  /** Part to which the owner is related. */
  other: PartRef;
  /** Time when the part association was created. */
  addedDate: string;
  /** Time of the last change to the part association. */
  lastModified: string;
}

/** Request body for creating a part association. */
export interface PartAssociationCreate extends PartAssociationPatch {
  /** Part that owns the association. */
  owner: PartReference;
  /** Part to which the owner is related. */
  other: PartReference;
}

/** Association in the list of its owner: the IRI of an existing association, an object with the `@id` or `id` of an existing association and the properties to change, or a new association, which requires `other`. */
export type PartAssociationInput =
  | string
  | {
      /** IRI of an existing part association. */
      "@id"?: string;
      /** ID of an existing part association. */
      id?: number;
      type?: PartAssociationType;
      /** Description of the relationship. Required if `type` is 0. */
      other_type?: string | null;
      /** Comment on the association, in Markdown. */
      comment?: string | null;
      /** Part to which the owner is related. */
      other?: PartReference;
    };

/** A JSON Merge Patch (RFC 7396) for the part association. Omitted properties keep their values. */
export interface PartAssociationPatch {
  type?: PartAssociationType;
  /** Description of the relationship. Required if `type` is 0. */
  other_type?: string | null;
  /** Comment on the association, in Markdown. */
  comment?: string | null;
  /** Part that owns the association. */
  owner?: PartReference;
  /** Part to which the owner is related. */
  other?: PartReference;
}

/** A part association, embedded in another entity. */
export interface PartAssociationRef {
  /** Unique ID of the part association. */
  id: number;
}

/** Relationship of the owner to the other part. `1`: the owner is compatible with the other part. `2`: the owner supersedes the other part. `0`: `other_type` describes the relationship. */
export type PartAssociationType = 0 | 1 | 2;

/** Number of parts of an element, such as a category. */
export interface PartCount {
  /** ID of the element, such as the category. */
  id: number;
  /** Number of parts that belong to the element itself. */
  parts: number;
  /** Number of parts that belong to the element or its descendants. The filter selects these parts with `++` after the ID. */
  parts_with_descendants: number;
}

/** A property whose values are elements of a tree. */
export type PartCountProperty =
  | "category"
  | "footprint"
  | "manufacturer"
  | "partUnit"
  | "partCustomState"
  | "storage_location"
  | "supplier"
  | "currency"
  | "project"
  | "attachment_type";

/** Numbers of parts by the elements of a tree. */
export interface PartCounts {
  /** Property by which the parts are counted. */
  by: PartCountProperty;
  /** Number of all parts that match the filters. */
  parts: number;
  /** Number of these parts without an element, such as parts without a manufacturer. */
  parts_without: number;
  /** Counts of the elements that have parts, directly or through descendants, ordered by ID. All other elements have no parts. */
  counts: PartCount[];
}

/** Request body for creating a part. */
export interface PartCreate extends PartPatch {
  /** Name of the part. Must match the `partname_regex` of the category. */
  name: string;
  /** Category of the part. Must not be marked `not_selectable`. */
  category: CategoryReference;
}

/** A user-defined state of parts, such as "Returned". */
export interface PartCustomState {
  /** Unique ID of the custom part state. */
  id: number;
  /** Name of the custom part state. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the custom part state, separated by ` → `. */
  full_path: string;
  /** Number of ancestors of the custom part state. */
  level: number;
  /** Parent custom part state, or `null` at the top level. */
  parent?: string;
  /** Comment on the custom part state, in Markdown. */
  comment: string;
  /** If `true`, the state only groups other states and cannot be assigned to parts. */
  not_selectable: boolean;
  /** Alternative names of the custom part state, separated by commas. */
  alternative_names: string;
  /** Files and links attached to the custom part state itself. */
  attachments: AttachmentRef[];
  /** Preview image of the custom part state. Must be an attachment of the custom part state. */
  master_picture_attachment?: AttachmentRef;
  /** Parameters of the custom part state. */
  parameters: ParameterRef[];
  /** Time when the custom part state was created. */
  addedDate: string;
  /** Time of the last change to the custom part state. */
  lastModified: string;
}

/** Request body for creating a custom part state. */
export interface PartCustomStateCreate extends PartCustomStatePatch {
  /** Name of the custom part state. Must be unique among the children of the same parent. */
  name: string;
}

/** Request body for merging a custom part state into another one. */
export interface PartCustomStateMerge {
  /** The custom part state that remains. */
  into: PartCustomStateReference;
}

/** A JSON Merge Patch (RFC 7396) for the custom part state. Omitted properties keep their values. */
export interface PartCustomStatePatch {
  /** Name of the custom part state. Must be unique among the children of the same parent. */
  name?: string;
  /** Parent custom part state, or `null` at the top level. */
  parent?: PartCustomStateReference | null;
  /** Comment on the custom part state, in Markdown. Default on creation: empty string. */
  comment?: string;
  /** If `true`, the state only groups other states and cannot be assigned to parts. Default on creation: `false`. */
  not_selectable?: boolean;
  /** Alternative names of the custom part state, separated by commas. Default on creation: empty string. */
  alternative_names?: string;
  /** Files and links attached to the custom part state itself. An array in a request replaces the whole list and deletes omitted entries. */
  attachments?: readonly AttachmentInput[];
  /** Preview image of the custom part state. Must be an attachment of the custom part state. */
  master_picture_attachment?: AttachmentReference | null;
  /** Parameters of the custom part state. An array in a request replaces the whole list and deletes omitted entries. */
  parameters?: readonly ParameterInput[];
}

/** A custom part state, embedded in another entity. */
export interface PartCustomStateRef {
  /** Unique ID of the custom part state. */
  id: number;
  /** Name of the custom part state. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the custom part state, separated by ` → `. */
  full_path: string;
}

/** Reference to a custom part state: an IRI or the object that a response embeds. */
export type PartCustomStateReference = string | EntityReference;

/** Version and public settings of the service. The resource type has the same name in Part-DB. */
export interface PartDBInfo {
  /** Version of the running service. */
  version: string;
  /** Git branch of the build. Omitted if unknown. */
  git_branch?: string;
  /** Git commit of the build. Omitted if unknown. */
  git_commit?: string;
  /** Display name of this instance. */
  title: string;
  /** Notice for users, in Markdown. Empty if the operator sets no notice. */
  banner: string;
  /** Base URL of this instance, with a trailing slash. */
  default_uri: string;
  /** Default time zone, as an IANA name. */
  global_timezone: string;
  /** ISO 4217 code of the currency of prices without a currency. */
  base_currency: string;
  /** Default language of the web pages, as a language code. */
  global_locale: string;
  /** Time since which the history of elements is complete. Earlier entries were removed after `HISTORY_DAYS`, or were stored by an older version and do not contain all values. Omitted if the history is complete. */
  history_complete_since?: string;
}

/** Settings for EDA software such as KiCad. */
export interface PartEdaInfo {
  /** Reference designator prefix. If `null`, the prefix of the category applies, or `U`. */
  reference_prefix?: string;
  /** Value in the schematic. If `null`, the name of the part is used. */
  value?: string;
  /** Whether EDA software lists the part. If `null`, it is listed if the part, its category or footprint has EDA settings. */
  visibility?: boolean;
  /** Exclude the part from bills of materials. If `null`, the category decides. */
  exclude_from_bom?: boolean;
  /** Exclude the part from boards. If `null`, the category decides. */
  exclude_from_board?: boolean;
  /** Exclude the part from simulations. If `null`, the category decides. */
  exclude_from_sim?: boolean;
  /** KiCad symbol, as `library:name`. If `null`, the symbol of the category applies. */
  kicad_symbol?: string;
  /** KiCad footprint, as `library:name`. If `null`, the value of the part's footprint applies. */
  kicad_footprint?: string;
}

/** Omitted properties keep their values. `null` clears a property. */
export type PartEdaInfoInput = {
  /** Reference designator prefix. If `null`, the prefix of the category applies, or `U`. */
  reference_prefix?: string | null;
  /** Value in the schematic. If `null`, the name of the part is used. */
  value?: string | null;
  /** Whether EDA software lists the part. If `null`, it is listed if the part, its category or footprint has EDA settings. */
  visibility?: boolean | null;
  /** Exclude the part from bills of materials. If `null`, the category decides. */
  exclude_from_bom?: boolean | null;
  /** Exclude the part from boards. If `null`, the category decides. */
  exclude_from_board?: boolean | null;
  /** Exclude the part from simulations. If `null`, the category decides. */
  exclude_from_sim?: boolean | null;
  /** KiCad symbol, as `library:name`. If `null`, the symbol of the category applies. */
  kicad_symbol?: string | null;
  /** KiCad footprint, as `library:name`. If `null`, the value of the part's footprint applies. */
  kicad_footprint?: string | null;
} | null;

/** A part in the results of a search or scan. Contains `id`, `name`, `description`, `ipn`, `category`, `manufacturer`, `footprint`, `manufacturer_product_number` and `total_instock`. A search returns other properties only if `properties[part][]` selects them. */
export interface PartFound {
  /** Unique ID of the part. */
  id: number;
  /** Name of the part. Must match the `partname_regex` of the category. */
  name: string;
  /** Short description in Markdown. */
  description: string;
  /** Comment in Markdown. */
  comment?: string;
  /** Whether the part is a favorite. A change requires the permission `parts.change_favorite`. */
  favorite?: boolean;
  /** Whether the data of the part needs a review. */
  needs_review?: boolean;
  /** Comma-separated tags. */
  tags?: string;
  /** Category of the part. Must not be marked `not_selectable`. */
  category?: CategoryRef;
  /** Footprint of the part. Must not be marked `not_selectable`. */
  footprint?: FootprintRef;
  /** Manufacturer of the part. Must not be marked `not_selectable`. */
  manufacturer?: ManufacturerRef;
  /** Measurement unit of all amounts of this part. Must not be marked `not_selectable`. `null` means pieces. */
  partUnit?: MeasurementUnitRef;
  /** Custom state of the part. Must not be marked `not_selectable`. */
  partCustomState?: PartCustomStateRef;
  /** HTTP or HTTPS URL of the product page, or empty. If no URL is stored, responses contain the URL built from the manufacturer's `auto_product_url`. Sending that URL back stores nothing. */
  manufacturer_product_url?: string;
  /** Manufacturer part number (MPN), without leading and trailing white space. */
  manufacturer_product_number: string;
  manufacturing_status?: ManufacturingStatus;
  /** Mass in grams. */
  mass?: number;
  /** Internal part number (IPN), without leading and trailing white space. Must be unique. */
  ipn?: string;
  /** Global Trade Item Number (GTIN) of 8, 12, 13 or 14 digits, with a valid check digit. Can be empty. */
  gtin?: string;
  /** Minimum stock, with at most nine decimals. Must be a whole number if the unit has no fractions. */
  minamount?: number;
  /** Total amount in all lots, except expired lots and lots with an unknown amount. */
  total_instock: number;
  /** Whether the part is the build part of a project. */
  projectBuildPart?: boolean;
  providerReference?: PartProviderReference;
  eda_info?: PartEdaInfo;
  /** Lots of the part. Creating a lot requires `parts.create`. Deleting a lot also deletes its stock and requires `parts.delete`. Changing an amount requires a `parts_stock` permission, as in an update of the lot. If a lot has an owner, only that user can delete it or change its amount, expiration date or owner. */
  partLots?: PartLotEmbedded[];
  /** Orderdetails of the part. */
  orderdetails?: OrderdetailRef[];
  /** Associations that this part owns. */
  associated_parts_as_owner?: PartAssociationRef[];
  /** Associations that other parts own and that refer to this part. */
  associated_parts_as_other?: PartAssociationRef[];
  /** Files and links that belong to the part. */
  attachments?: AttachmentRef[];
  /** Preview image. */
  master_picture_attachment?: AttachmentRef;
  /** Parameters of the part. */
  parameters?: ParameterRef[];
  /** Time when the part was created. */
  addedDate?: string;
  /** Time of the last change to the part. */
  lastModified?: string;
}

/** A part in the KiCad HTTP library. */
export interface PartInKicad {
  /** The part. */
  part: PartRef;
  /** Name of the part in KiCad. */
  name: string;
  /** Whether KiCad lists the part. */
  listed: boolean;
  /** Why KiCad lists the part or not. `part` and `category`: `eda_info.visibility` of the part or its category. `listing`: `eda_info.visibility` of the category that would contain the part in KiCad. `drawing`: the part, its category or footprint has EDA settings. `default`: none of them has EDA settings. */
  decided_by: "part" | "category" | "drawing" | "default" | "listing";
  /** KiCad name of the category that contains the part. Omitted if KiCad sees only one category. */
  category?: string;
  /** KiCad symbol, as `library:name`. Omitted if not set. */
  symbol?: PartKicadText;
  /** KiCad footprint, as `library:name`. Omitted if not set. */
  footprint?: PartKicadText;
  /** Reference designator prefix. Omitted if not set. */
  reference?: PartKicadText;
  /** Value in the schematic. */
  value: PartKicadText;
}

/** A text for KiCad and the element that sets it. */
export interface PartKicadText {
  /** Text that KiCad receives. */
  text: string;
  /** Element that sets the text. `default` if no element sets it. */
  source: "part" | "category" | "footprint" | "default";
}

/** A part in lists and in responses to changes, with attachments and parameters in short form. */
export interface PartListed {
  /** Unique ID of the part. */
  id: number;
  /** Name of the part. Must match the `partname_regex` of the category. */
  name: string;
  /** Short description in Markdown. */
  description: string;
  /** Comment in Markdown. */
  comment: string;
  /** Whether the part is a favorite. A change requires the permission `parts.change_favorite`. */
  favorite: boolean;
  /** Whether the data of the part needs a review. */
  needs_review: boolean;
  /** Comma-separated tags. */
  tags: string;
  /** Category of the part. Must not be marked `not_selectable`. */
  category: CategoryRef;
  /** Footprint of the part. Must not be marked `not_selectable`. */
  footprint?: FootprintRef;
  /** Manufacturer of the part. Must not be marked `not_selectable`. */
  manufacturer?: ManufacturerRef;
  /** Measurement unit of all amounts of this part. Must not be marked `not_selectable`. `null` means pieces. */
  partUnit?: MeasurementUnitRef;
  /** Custom state of the part. Must not be marked `not_selectable`. */
  partCustomState?: PartCustomStateRef;
  /** HTTP or HTTPS URL of the product page, or empty. If no URL is stored, responses contain the URL built from the manufacturer's `auto_product_url`. Sending that URL back stores nothing. */
  manufacturer_product_url: string;
  /** Manufacturer part number (MPN), without leading and trailing white space. */
  manufacturer_product_number: string;
  manufacturing_status: ManufacturingStatus;
  /** Mass in grams. */
  mass?: number;
  /** Internal part number (IPN), without leading and trailing white space. Must be unique. */
  ipn?: string;
  /** Global Trade Item Number (GTIN) of 8, 12, 13 or 14 digits, with a valid check digit. Can be empty. */
  gtin?: string;
  /** Minimum stock, with at most nine decimals. Must be a whole number if the unit has no fractions. */
  minamount: number;
  /** Total amount in all lots, except expired lots and lots with an unknown amount. */
  total_instock: number;
  /** Whether the part is the build part of a project. */
  projectBuildPart: boolean;
  providerReference: PartProviderReference;
  eda_info: PartEdaInfo;
  /** Lots of the part. Creating a lot requires `parts.create`. Deleting a lot also deletes its stock and requires `parts.delete`. Changing an amount requires a `parts_stock` permission, as in an update of the lot. If a lot has an owner, only that user can delete it or change its amount, expiration date or owner. */
  partLots: PartLotEmbedded[];
  /** Orderdetails of the part. */
  orderdetails: OrderdetailRef[];
  /** Associations that this part owns. */
  associated_parts_as_owner: PartAssociationRef[];
  /** Associations that other parts own and that refer to this part. */
  associated_parts_as_other: PartAssociationRef[];
  /** Files and links that belong to the part. */
  attachments: AttachmentRef[];
  /** Preview image. Must be an attachment of the part. */
  master_picture_attachment?: AttachmentRef;
  /** Parameters of the part. */
  parameters: ParameterRef[];
  /** Time when the part was created. */
  addedDate: string;
  /** Time of the last change to the part. */
  lastModified: string;
}

/** A quantity of a part, stored in one location. */
export interface PartLot {
  /** Unique ID of the part lot. */
  id: number;
  /** Short description that distinguishes the lots of a part. */
  description: string;
  /** Comment in Markdown. */
  comment: string;
  /** Part in the lot. Assigning the lot to another part also moves its stock, which requires `parts_stock.move` unless the amount is 0. If the amount has a fraction but the other part is counted in whole numbers, also send a whole `amount`. */
  part: PartRef;
  /** Storage location of the lot. Must not be marked `not_selectable`. The limits of the location are checked when a lot is stored there, changes its part or gets more stock: a full location (`is_full`) accepts no stock, `limit_to_existing_parts` accepts only parts already stored there, `only_single_part` accepts no second part. */
  storage_location?: StorageLocationRef;
  /** Amount in the unit of the part, with at most nine decimals. Must be a whole number if the unit has no fractions. An increase requires `parts_stock.add` or `parts_stock.stocktake`, a decrease `parts_stock.withdraw` or `parts_stock.stocktake`. The amount of a new lot counts as an increase from 0. If the lot has an owner, only that user can change the amount. Sending back the amount from a response changes nothing. */
  amount: number;
  /** Whether the amount is unknown. If `true`, `amount` does not count as stock. A change of this property requires the same permissions as a change of the amount. */
  instock_unknown: boolean;
  /** Whether the lot is marked for a refill. */
  needs_refill: boolean;
  /** Expiration date. Expired lots do not count as stock. A change that makes the lot expire or become valid again requires the same permissions as a change of the amount. If the lot has an owner, only that user can change the date. */
  expiration_date?: string;
  /** User who owns the lot. If set, only the owner can change the amount, expiration date, owner or part, or delete the lot or its part. Users with the permission `users.edit_infos` can also change the owner. If the storage location has `part_owner_must_match` and an owner, a lot there must have the same owner or none. */
  owner?: UserRef;
  /** Barcode of the label, without leading and trailing white space. Must be unique among all lots. An empty string is stored as `null`. */
  user_barcode?: string;
  /** Time at which the stock of the lot was last counted. */
  last_stocktake_at?: string;
  /** Time when the part lot was created. */
  addedDate: string;
  /** Time of the last change to the part lot. */
  lastModified: string;
}

/** Request body for creating a part lot. */
export interface PartLotCreate extends PartLotPatch {
  /** Part in the lot. Assigning the lot to another part also moves its stock, which requires `parts_stock.move` unless the amount is 0. If the amount has a fraction but the other part is counted in whole numbers, also send a whole `amount`. */
  part: PartReference;
}

/** A part lot, embedded in another entity. */
export interface PartLotEmbedded {
  /** Unique ID of the part lot. */
  id: number;
  /** Short description that distinguishes the lots of a part. */
  description: string;
  /** Comment in Markdown. */
  comment: string;
  /** Storage location of the lot. Must not be marked `not_selectable`. The limits of the location are checked when a lot is stored there, changes its part or gets more stock: a full location (`is_full`) accepts no stock, `limit_to_existing_parts` accepts only parts already stored there, `only_single_part` accepts no second part. */
  storage_location?: StorageLocationRef;
  /** Amount in the unit of the part, with at most nine decimals. Must be a whole number if the unit has no fractions. An increase requires `parts_stock.add` or `parts_stock.stocktake`, a decrease `parts_stock.withdraw` or `parts_stock.stocktake`. The amount of a new lot counts as an increase from 0. If the lot has an owner, only that user can change the amount. Sending back the amount from a response changes nothing. */
  amount: number;
  /** Whether the amount is unknown. If `true`, `amount` does not count as stock. A change of this property requires the same permissions as a change of the amount. */
  instock_unknown: boolean;
  /** Whether the lot is marked for a refill. */
  needs_refill: boolean;
  /** Expiration date. Expired lots do not count as stock. A change that makes the lot expire or become valid again requires the same permissions as a change of the amount. If the lot has an owner, only that user can change the date. */
  expiration_date?: string;
  /** User who owns the lot. If set, only the owner can change the amount, expiration date, owner or part, or delete the lot or its part. Users with the permission `users.edit_infos` can also change the owner. If the storage location has `part_owner_must_match` and an owner, a lot there must have the same owner or none. */
  owner?: UserRef;
  /** Barcode of the label, without leading and trailing white space. Must be unique among all lots. An empty string is stored as `null`. */
  user_barcode?: string;
  /** Time at which the stock of the lot was last counted. */
  last_stocktake_at?: string;
}

/** A lot in the list of its part: either a new lot, or an existing lot as its IRI or as an object with `@id` or `id` and the properties to change. */
export type PartLotInput =
  | string
  | {
      /** IRI of an existing part lot. */
      "@id"?: string;
      /** ID of an existing part lot. */
      id?: number;
      /** Short description that distinguishes the lots of a part. Default: empty string. */
      description?: string;
      /** Comment in Markdown. Default: empty string. */
      comment?: string;
      /** Storage location of the lot. Must not be marked `not_selectable`. The limits of the location are checked when a lot is stored there, changes its part or gets more stock: a full location (`is_full`) accepts no stock, `limit_to_existing_parts` accepts only parts already stored there, `only_single_part` accepts no second part. */
      storage_location?: StorageLocationReference | null;
      /** Amount in the unit of the part, with at most nine decimals. Must be a whole number if the unit has no fractions. An increase requires `parts_stock.add` or `parts_stock.stocktake`, a decrease `parts_stock.withdraw` or `parts_stock.stocktake`. The amount of a new lot counts as an increase from 0. If the lot has an owner, only that user can change the amount. Sending back the amount from a response changes nothing. Default: `0`. */
      amount?: number;
      /** Whether the amount is unknown. If `true`, `amount` does not count as stock. A change of this property requires the same permissions as a change of the amount. Default: `false`. */
      instock_unknown?: boolean;
      /** Whether the lot is marked for a refill. Default: `false`. */
      needs_refill?: boolean;
      /** Expiration date. Expired lots do not count as stock. A change that makes the lot expire or become valid again requires the same permissions as a change of the amount. If the lot has an owner, only that user can change the date. */
      expiration_date?: string | null;
      /** User who owns the lot. If set, only the owner can change the amount, expiration date, owner or part, or delete the lot or its part. Users with the permission `users.edit_infos` can also change the owner. If the storage location has `part_owner_must_match` and an owner, a lot there must have the same owner or none. */
      owner?: UserReference | null;
      /** Barcode of the label, without leading and trailing white space. Must be unique among all lots. An empty string is stored as `null`. */
      user_barcode?: string | null;
      /** Time at which the stock of the lot was last counted. */
      last_stocktake_at?: string | null;
      /**
       * Ignored. Use `description` instead.
       *
       * @deprecated
       */
      name?: string | null;
    };

/** The source lot and the target lot after a move of stock. */
export interface PartLotMove {
  /** Lot from which the stock was moved. */
  from: PartLot;
  /** Lot to which the stock was moved. */
  to: PartLot;
}

/** A JSON Merge Patch (RFC 7396) for the part lot. Omitted properties keep their values. */
export interface PartLotPatch {
  /** Short description that distinguishes the lots of a part. Default on creation: empty string. */
  description?: string;
  /** Comment in Markdown. Default on creation: empty string. */
  comment?: string;
  /** Part in the lot. Assigning the lot to another part also moves its stock, which requires `parts_stock.move` unless the amount is 0. If the amount has a fraction but the other part is counted in whole numbers, also send a whole `amount`. */
  part?: PartReference;
  /** Storage location of the lot. Must not be marked `not_selectable`. The limits of the location are checked when a lot is stored there, changes its part or gets more stock: a full location (`is_full`) accepts no stock, `limit_to_existing_parts` accepts only parts already stored there, `only_single_part` accepts no second part. */
  storage_location?: StorageLocationReference | null;
  /** Amount in the unit of the part, with at most nine decimals. Must be a whole number if the unit has no fractions. An increase requires `parts_stock.add` or `parts_stock.stocktake`, a decrease `parts_stock.withdraw` or `parts_stock.stocktake`. The amount of a new lot counts as an increase from 0. If the lot has an owner, only that user can change the amount. Sending back the amount from a response changes nothing. Default on creation: `0`. */
  amount?: number;
  /** Whether the amount is unknown. If `true`, `amount` does not count as stock. A change of this property requires the same permissions as a change of the amount. Default on creation: `false`. */
  instock_unknown?: boolean;
  /** Whether the lot is marked for a refill. Default on creation: `false`. */
  needs_refill?: boolean;
  /** Expiration date. Expired lots do not count as stock. A change that makes the lot expire or become valid again requires the same permissions as a change of the amount. If the lot has an owner, only that user can change the date. */
  expiration_date?: string | null;
  /** User who owns the lot. If set, only the owner can change the amount, expiration date, owner or part, or delete the lot or its part. Users with the permission `users.edit_infos` can also change the owner. If the storage location has `part_owner_must_match` and an owner, a lot there must have the same owner or none. */
  owner?: UserReference | null;
  /** Barcode of the label, without leading and trailing white space. Must be unique among all lots. An empty string is stored as `null`. */
  user_barcode?: string | null;
  /** Time at which the stock of the lot was last counted. */
  last_stocktake_at?: string | null;
  /**
   * Ignored. Use `description` instead.
   *
   * @deprecated
   */
  name?: string | null;
}

/** A part lot, embedded in another entity. */
export interface PartLotRef {
  /** Unique ID of the part lot. */
  id: number;
}

/** A lot as an IRI or as the embedded object from a response. */
export type PartLotReference = string | EntityReference;

/** A parameter of parts. A name with several units is returned once per unit. */
export interface PartParameterSummary {
  /** Name of the parameter. */
  name: string;
  /** Symbol of the parameter. Can be empty. */
  symbol: string;
  /** Unit of the numbers. Can be empty. */
  unit: string;
  /** Number of parts with this parameter. */
  parts: number;
  /** Lowest number. Omitted if there are no numbers. */
  minimum?: number;
  /** Highest number. Omitted if there are no numbers. */
  maximum?: number;
  /** At most 10 texts, starting with the most frequent one. */
  texts: PartParameterText[];
}

/** A text value of a parameter. */
export interface PartParameterText {
  /** Text value. */
  text: string;
  /** Number of parts with this value. */
  parts: number;
}

/** Parameters that parts have, and their values. */
export interface PartParameters {
  /** Number of examined parts. */
  parts: number;
  /** Whether all parts that match the filters were examined. */
  is_complete: boolean;
  /** At most 50 parameters, starting with those that most parts have. */
  summaries: PartParameterSummary[];
}

/** A JSON Merge Patch (RFC 7396) for the part. Omitted properties keep their values. */
export interface PartPatch {
  /** Name of the part. Must match the `partname_regex` of the category. */
  name?: string;
  /** Short description in Markdown. Default on creation: empty string. */
  description?: string;
  /** Comment in Markdown. Default on creation: empty string. */
  comment?: string;
  /** Whether the part is a favorite. A change requires the permission `parts.change_favorite`. Default on creation: `false`. */
  favorite?: boolean;
  /** Whether the data of the part needs a review. Default on creation: `false`. */
  needs_review?: boolean;
  /** Comma-separated tags. Default on creation: empty string. */
  tags?: string;
  /** Category of the part. Must not be marked `not_selectable`. */
  category?: CategoryReference;
  /** Footprint of the part. Must not be marked `not_selectable`. */
  footprint?: FootprintReference | null;
  /** Manufacturer of the part. Must not be marked `not_selectable`. */
  manufacturer?: ManufacturerReference | null;
  /** Measurement unit of all amounts of this part. Must not be marked `not_selectable`. `null` means pieces. */
  partUnit?: MeasurementUnitReference | null;
  /** Custom state of the part. Must not be marked `not_selectable`. */
  partCustomState?: PartCustomStateReference | null;
  /** HTTP or HTTPS URL of the product page, or empty. If no URL is stored, responses contain the URL built from the manufacturer's `auto_product_url`. Sending that URL back stores nothing. Default on creation: empty string. */
  manufacturer_product_url?: string;
  /** Manufacturer part number (MPN), without leading and trailing white space. Default on creation: empty string. */
  manufacturer_product_number?: string;
  manufacturing_status?: ManufacturingStatus;
  /** Mass in grams. */
  mass?: number | null;
  /** Internal part number (IPN), without leading and trailing white space. Must be unique. */
  ipn?: string | null;
  /** Global Trade Item Number (GTIN) of 8, 12, 13 or 14 digits, with a valid check digit. Can be empty. */
  gtin?: string | null;
  /** Minimum stock, with at most nine decimals. Must be a whole number if the unit has no fractions. Default on creation: `0`. */
  minamount?: number;
  eda_info?: PartEdaInfoInput;
  /** Lots of the part. Creating a lot requires `parts.create`. Deleting a lot also deletes its stock and requires `parts.delete`. Changing an amount requires a `parts_stock` permission, as in an update of the lot. If a lot has an owner, only that user can delete it or change its amount, expiration date or owner. An array in a request replaces the whole list and deletes omitted entries. */
  partLots?: readonly PartLotInput[];
  /** Orderdetails of the part. Deleting an orderdetail also deletes its prices. An array in a request replaces the whole list and deletes omitted entries. */
  orderdetails?: readonly OrderdetailInput[];
  /** Associations that this part owns. An array in a request replaces the whole list and deletes omitted entries. */
  associated_parts_as_owner?: readonly PartAssociationInput[];
  /** Files and links attached to the part itself. An array in a request replaces the whole list and deletes omitted entries. */
  attachments?: readonly AttachmentInput[];
  /** Preview image of the part. Must be an attachment of the part. */
  master_picture_attachment?: AttachmentReference | null;
  /** Parameters of the part. An array in a request replaces the whole list and deletes omitted entries. */
  parameters?: readonly ParameterInput[];
}

/** Information provider from which the data of this part was imported. Empty if the part was not imported. */
export interface PartProviderReference {
  /** Identifier of the information provider, such as `digikey`. */
  provider_key?: string;
  /** ID of the part at the provider. */
  provider_id?: string;
  /** Page of the part at the provider. */
  provider_url?: string;
  /** Time of the last import. */
  last_updated?: string;
}

/** The cheapest purchases of a quantity of a part. */
export interface PartPurchases {
  /** Part to buy. */
  part: PartRef;
  /** Requested quantity. */
  quantity: number;
  /** Whether the first purchase is the cheapest one. `false` if prices state VAT differently and cannot be compared. Purchases in currencies without an exchange rate are considered only if there are no others. */
  comparable: boolean;
  /** Basis at which the purchases are compared: without VAT (`net`), with VAT (`gross`), or `unspecified`. Omitted if they cannot be compared. */
  basis?: PriceBasis;
  /** The cheapest purchase from each orderdetail with a price, cheapest first. If they cannot be compared, those without VAT come first, then those with VAT, then those that do not state it; each group is sorted by cost. */
  purchases: ProjectPurchase[];
}

/** A part, embedded in another entity. */
export interface PartRef {
  /** Unique ID of the part. */
  id: number;
  /** Name of the part. Must match the `partname_regex` of the category. */
  name: string;
}

/** Reference to a part: an IRI or the object that a response embeds. */
export type PartReference = string | EntityReference;

/** A tag and the number of parts that have it. */
export interface PartTag {
  /** Tag, in its most frequent spelling. */
  tag: string;
  /** Number of parts with this tag. */
  parts: number;
}

/** Tags of parts. */
export interface PartTags {
  /** At most 200 tags, starting with the most frequent one. */
  tags: PartTag[];
}

/** Permissions by name: `true` allows, `false` denies. Omitted permissions are inherited from the group and the ancestors of the group. A permission that no group sets is denied. */
export type Permissions = Record<string, boolean>;

/** Permissions by name: `true` allows, `false` denies, `null` inherits. Omitted permissions keep their values. Allowing a permission also allows the permissions that it requires: `parts.edit` includes `parts.read`, which then cannot be denied. */
export type PermissionsInput = Readonly<Record<string, boolean | null>>;

/** The basis of prices: `net` without VAT, `gross` with VAT, or `unspecified` if the orderdetails do not state it. With the setting `VAT_RATE`, `gross` prices are converted to `net`. */
export type PriceBasis = "net" | "gross" | "unspecified";

/** A price of a part from a supplier, valid from a minimum order quantity. */
export interface Pricedetail {
  /** Unique ID of the pricedetail. */
  id: number;
  /** Price of `price_related_quantity` pieces, greater than 0, with at most ten decimals. */
  price: string;
  /** Currency of the price. Must not be marked `not_selectable`. `null` means the base currency. */
  currency?: CurrencyRef;
  /** ISO 4217 code of the currency. Omitted for the base currency. */
  currency_iso_code?: string;
  /** Quantity that `price` applies to, with at most nine decimals. Must be a whole number if the unit of the part has no fractions. */
  price_related_quantity: number;
  /** Minimum order quantity for this price. Can have the same decimals as `price_related_quantity`. Must be unique within the orderdetail. */
  min_discount_quantity: number;
  /** Price of one piece, rounded to five decimals, or to ten if `price` has more than five. It has at least five decimals. */
  price_per_unit: string;
  /** Orderdetail that owns the price. */
  orderdetail: OrderdetailRef;
  /** Time when the pricedetail was created. */
  addedDate: string;
  /** Time of the last change to the pricedetail. */
  lastModified: string;
}

/** Request body for creating a pricedetail. */
export interface PricedetailCreate extends PricedetailPatch {
  /** Price of `price_related_quantity` pieces, greater than 0: a decimal string with at most ten decimals, or an integer. */
  price: DecimalInput;
  /** Orderdetail that owns the price. */
  orderdetail: OrderdetailReference;
}

/** A pricedetail, embedded in another entity. */
export interface PricedetailEmbedded {
  /** Unique ID of the pricedetail. */
  id: number;
  /** Price of `price_related_quantity` pieces, greater than 0, with at most ten decimals. */
  price: string;
  /** Currency of the price. Must not be marked `not_selectable`. `null` means the base currency. */
  currency?: CurrencyRef;
  /** ISO 4217 code of the currency. Omitted for the base currency. */
  currency_iso_code?: string;
  /** Quantity that `price` applies to, with at most nine decimals. Must be a whole number if the unit of the part has no fractions. */
  price_related_quantity: number;
  /** Minimum order quantity for this price. Can have the same decimals as `price_related_quantity`. Must be unique within the orderdetail. */
  min_discount_quantity: number;
  /** Price of one piece, rounded to five decimals, or to ten if `price` has more than five. It has at least five decimals. */
  price_per_unit: string;
}

/** A price in the list of its orderdetail: either a new price, or an existing price as its IRI or as an object with `@id` or `id` and the properties to change. A new price requires `price`. */
export type PricedetailInput =
  | string
  | {
      /** IRI of an existing pricedetail. */
      "@id"?: string;
      /** ID of an existing pricedetail. */
      id?: number;
      /** Price of `price_related_quantity` pieces, greater than 0: a decimal string with at most ten decimals, or an integer. */
      price?: DecimalInput;
      /** Currency of the price. Must not be marked `not_selectable`. `null` means the base currency. */
      currency?: CurrencyReference | null;
      /** Quantity that `price` applies to, with at most nine decimals. Must be a whole number if the unit of the part has no fractions. Default: `1`. */
      price_related_quantity?: number;
      /** Minimum order quantity for this price. Can have the same decimals as `price_related_quantity`. Must be unique within the orderdetail. Default: `1`. */
      min_discount_quantity?: number;
    };

/** A JSON Merge Patch (RFC 7396) for the pricedetail. Omitted properties keep their values. */
export interface PricedetailPatch {
  /** Price of `price_related_quantity` pieces, greater than 0: a decimal string with at most ten decimals, or an integer. */
  price?: DecimalInput;
  /** Currency of the price. Must not be marked `not_selectable`. `null` means the base currency. */
  currency?: CurrencyReference | null;
  /** Quantity that `price` applies to, with at most nine decimals. Must be a whole number if the unit of the part has no fractions. Default on creation: `1`. */
  price_related_quantity?: number;
  /** Minimum order quantity for this price. Can have the same decimals as `price_related_quantity`. Must be unique within the orderdetail. Default on creation: `1`. */
  min_discount_quantity?: number;
  /** Orderdetail that owns the price. */
  orderdetail?: OrderdetailReference;
}

/** Problem document (RFC 9457) that explains why a request was rejected. */
export interface Problem {
  /** Short summary of the problem type: the reason phrase of the HTTP status. */
  title: string;
  /** Explanation of the error and how to fix it. */
  detail: string;
  /** HTTP status code of the response. */
  status: number;
  /** URI reference that identifies the problem type (RFC 9457). GET returns its cause and remedy. */
  type: string;
  /** Individual violations. Present if there are several, or if the error concerns a certain parameter or property. */
  violations?: Violation[];
}

/** A device or assembly that is built from parts. */
export interface Project {
  /** Unique ID of the project. */
  id: number;
  /** Name of the project. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the project, separated by ` → `. */
  full_path: string;
  /** Number of ancestors of the project. */
  level: number;
  /** Parent project, or `null` at the top level. */
  parent?: string;
  /** Comment on the project, in Markdown. */
  comment: string;
  /** Whether the project only groups other projects. Can be set to `false` only if the project's bill of materials contains the build parts of all its children (422). */
  not_selectable: boolean;
  /** Alternative names of the project, separated by commas. */
  alternative_names: string;
  /** Status of the project. `null` if no status is set. */
  status?: ProjectStatus;
  /** Short description of the project. */
  description: string;
  /** Part that represents finished copies of the project. A part can be the build part of only one project and must not be needed to build that project. Before a build part can be set, the bill of materials must contain the build parts of all children of the project (422), unless the project is `not_selectable`. This condition is not checked for later changes to the children or the bill of materials. */
  build_part?: RestrictedPartRef;
  /** Files and links attached to the project itself. */
  attachments: AttachmentRef[];
  /** Preview image of the project. Must be an attachment of the project. */
  master_picture_attachment?: AttachmentRef;
  /** Parameters of the project. */
  parameters: ParameterRef[];
  /** Time when the project was created. */
  addedDate: string;
  /** Time of the last change to the project. */
  lastModified: string;
}

/** Available and missing parts for a number of copies of a project. */
export interface ProjectAvailability {
  /** Project whose parts were checked. */
  project: ProjectRef;
  /** Requested number of copies. */
  quantity: number;
  /** Number of copies that can be built from stock. Omitted if the project needs no parts. */
  buildable?: number;
  /** All parts that the project needs, each with its stock. */
  parts: ProjectPartAvailability[];
  /** Cost of all missing parts at the best prices. Contains one sum in the base currency, and one sum for each currency without an exchange rate. If prices have different bases, there is one sum for each basis. */
  costs: ProjectCost[];
  /** Missing parts that have no price and are not included in `costs`. */
  without_price: PartRef[];
  /** Missing parts with prices that cannot be compared, because they state VAT differently. They are not included in `costs`. Set `VAT_RATE`, or `prices_includes_vat` of their orderdetails. */
  not_comparable: PartRef[];
  /** Entries that are not parts. Their availability is not checked. */
  not_parts: ProjectBOMEntryRef[];
}

/** An entry of a project's bill of materials (BOM), either a part or another item such as a front panel. */
export interface ProjectBOMEntry {
  /** Unique ID of the BOM entry. */
  id: number;
  /** Amount that one copy of the project needs, in the unit of the part. If the part is counted in whole numbers or the entry is not a part, the amount must be a whole number. Otherwise, it has at most nine decimals. */
  quantity: number;
  /** Comma-separated reference designators. Either empty, or as many unique designators as the quantity. */
  mountnames: string;
  /** Name of the entry. Required if `part` is `null`. Must be unique within the project. An empty string is stored as `null`. */
  name?: string;
  /** Comment in Markdown. */
  comment: string;
  /** Project that owns the entry. */
  project: ProjectRef;
  /** Part that the project needs. If `null`, `name` is required. Must be unique within the project. The part must not depend on the project: it cannot be the build part of the project, of one of the project's ancestors, or of a project that needs the build part of this project. */
  part?: RestrictedPartRef;
  /** Price of one item. Must be greater than 0. Allowed only for entries without a part. */
  price?: string;
  /** Currency of the price. `null` means the base currency. Requires `price`, and is removed together with the price. */
  price_currency?: RestrictedCurrencyRef;
  /** Time when the BOM entry was created. */
  addedDate: string;
  /** Time of the last change to the BOM entry. */
  lastModified: string;
}

/** Request body for creating a BOM entry. */
export interface ProjectBOMEntryCreate extends ProjectBOMEntryPatch {
  /** Project that owns the entry. */
  project: ProjectReference;
}

/** A JSON Merge Patch (RFC 7396) for the BOM entry. Omitted properties keep their values. */
export interface ProjectBOMEntryPatch {
  /** Amount that one copy of the project needs, in the unit of the part. If the part is counted in whole numbers or the entry is not a part, the amount must be a whole number. Otherwise, it has at most nine decimals. Default on creation: `1`. */
  quantity?: number;
  /** Comma-separated reference designators. Either empty, or as many unique designators as the quantity. Default on creation: empty string. */
  mountnames?: string;
  /** Name of the entry. Required if `part` is `null`. Must be unique within the project. An empty string is stored as `null`. */
  name?: string | null;
  /** Comment in Markdown. Default on creation: empty string. */
  comment?: string;
  /** Project that owns the entry. */
  project?: ProjectReference;
  /** Part that the project needs. If `null`, `name` is required. Must be unique within the project. The part must not depend on the project: it cannot be the build part of the project, of one of the project's ancestors, or of a project that needs the build part of this project. */
  part?: PartReference | null;
  /** Price of one item. Must be greater than 0. Allowed only for entries without a part. */
  price?: DecimalInput | null;
  /** Currency of the price. `null` means the base currency. Requires `price`, and is removed together with the price. */
  price_currency?: CurrencyReference | null;
}

/** A BOM entry, embedded in another entity. */
export interface ProjectBOMEntryRef {
  /** Unique ID of the BOM entry. */
  id: number;
  /** Name of the entry. Required if `part` is `null`. Must be unique within the project. An empty string is stored as `null`. */
  name?: string;
}

/** A BOM entry as an IRI or as the embedded object from a response. */
export type ProjectBOMEntryReference = string | EntityReference;

/** A completed build of copies of a project. */
export interface ProjectBuild {
  /** Project that was built. */
  project: ProjectRef;
  /** Number of copies built. */
  quantity: number;
  /** Withdrawals, one for each entry and lot. */
  withdrawals: ProjectBuildWithdrawal[];
  /** Copies added to the stock of the build part. Present only if the request contains `add_build_part`. */
  added?: ProjectBuildAddition;
  /** Entries that are not parts and were skipped. */
  not_parts: ProjectBOMEntryRef[];
}

/** Copies added to the stock of the build part. */
export interface ProjectBuildAddition {
  /** Lot of the build part that received the copies. */
  lot: PartLotRef;
  /** Number of copies added. */
  amount: number;
}

/** A request to build copies of a project. */
export interface ProjectBuildRequest {
  /** Number of copies of the project to build. */
  quantity: number;
  /** Lots from which to withdraw the parts of certain entries. The amounts of an entry must add up to exactly the amount that all copies need. For other entries, lots are selected automatically. */
  lots?: readonly ProjectBuildSource[];
  /** Adds the copies to the stock of the project's build part. Returns 422 if the project has no build part or needs no parts. */
  add_build_part?: ProjectBuildTarget | null;
  comment?: StockComment;
  timestamp?: StockTime;
}

/** Amount to withdraw from a lot for an entry of the bill of materials. */
export interface ProjectBuildSource {
  /** Entry of the bill of materials. */
  bom_entry: ProjectBOMEntryReference;
  /** Lot of the entry's part. */
  lot: PartLotReference;
  /** Amount to withdraw from the lot for all copies together. */
  amount: number;
}

/** Lot to which the copies are added: an existing lot of the build part, or a new lot. */
export interface ProjectBuildTarget {
  /** Existing lot of the build part. Must not belong to another user. If omitted, a new lot is created. */
  lot?: PartLotReference | null;
  /** Storage location of the new lot. Must not be combined with `lot`. */
  storage_location?: StorageLocationReference | null;
}

/** An amount withdrawn from a lot for an entry. */
export interface ProjectBuildWithdrawal {
  /** Entry of the bill of materials. */
  bom_entry: ProjectBOMEntryRef;
  /** Part that the entry needs. */
  part: PartRef;
  /** Lot from which the amount was withdrawn. */
  lot: PartLotRef;
  /** Amount withdrawn. */
  amount: number;
  /** Amount that remains in the lot. */
  left: number;
}

/** Total cost in one currency and at one basis. */
export interface ProjectCost {
  /** ISO 4217 code of the currency. */
  currency: string;
  basis: PriceBasis;
  /** Sum in `currency`, as a decimal. */
  amount: string;
}

/** Request body for creating a project. */
export interface ProjectCreate extends ProjectPatch {
  /** Name of the project. Must be unique among the children of the same parent. */
  name: string;
}

/** Request body for merging a project into another one. */
export interface ProjectMerge {
  /** The project that remains. */
  into: ProjectReference;
}

/** Stock of a part compared with the amount that a project needs. */
export interface ProjectPartAvailability {
  /** Part that the project needs. */
  part: PartRef;
  /** Entries of the bill of materials that need the part. */
  bom_entries: ProjectBOMEntryRef[];
  /** Amount of the part that all copies need together. */
  needed: number;
  /** Amount in stock, not counting expired lots, lots with an unknown amount and lots of other users. */
  in_stock: number;
  /** `needed` minus `in_stock`, at least 0. */
  missing: number;
  /** Cheapest purchase of the missing amount. Omitted if nothing is missing, no price is known, or the prices cannot be compared. */
  purchase?: ProjectPurchase;
  /** Cheapest purchases at each basis, if the prices of the part cannot be compared because they state VAT differently. Omitted otherwise. */
  alternatives?: ProjectPurchase[];
}

/** A JSON Merge Patch (RFC 7396) for the project. Omitted properties keep their values. */
export interface ProjectPatch {
  /** Name of the project. Must be unique among the children of the same parent. */
  name?: string;
  /** Parent project, or `null` at the top level. */
  parent?: ProjectReference | null;
  /** Comment on the project, in Markdown. Default on creation: empty string. */
  comment?: string;
  /** Whether the project only groups other projects. Can be set to `false` only if the project's bill of materials contains the build parts of all its children (422). Default on creation: `false`. */
  not_selectable?: boolean;
  /** Alternative names of the project, separated by commas. Default on creation: empty string. */
  alternative_names?: string;
  /** Status of the project. `null` if no status is set. */
  status?: "draft" | "planning" | "in_production" | "finished" | "archived" | null;
  /** Short description of the project. Default on creation: empty string. */
  description?: string;
  /** Part that represents finished copies of the project. A part can be the build part of only one project and must not be needed to build that project. Before a build part can be set, the bill of materials must contain the build parts of all children of the project (422), unless the project is `not_selectable`. This condition is not checked for later changes to the children or the bill of materials. */
  build_part?: PartReference | null;
  /** Files and links attached to the project itself. An array in a request replaces the whole list and deletes omitted entries. */
  attachments?: readonly AttachmentInput[];
  /** Preview image of the project. Must be an attachment of the project. */
  master_picture_attachment?: AttachmentReference | null;
  /** Parameters of the project. An array in a request replaces the whole list and deletes omitted entries. */
  parameters?: readonly ParameterInput[];
}

/** The cheapest purchase of a quantity of a part. */
export interface ProjectPurchase {
  /** Orderdetail that contains the price. */
  orderdetail: OrderdetailRef;
  /** Supplier that sells the part at this price. */
  supplier: SupplierRef;
  /** Part number at this supplier. */
  supplierpartnr: string;
  /** Quantity to buy. Exceeds the missing amount if the larger quantity is cheaper. */
  quantity: number;
  /** Total cost in `currency`, as a decimal. */
  cost: string;
  /** ISO 4217 code of the currency of the price. */
  currency: string;
  /** Total cost in the base currency. Omitted if the currency has no exchange rate. */
  base_cost?: string;
  /** Whether `cost` and `base_cost` include VAT, as the orderdetail states it. `null` if it does not. */
  prices_includes_vat?: boolean | null;
  /** Total cost in the base currency without VAT. Omitted if `base_cost` is omitted, if it is unknown whether it includes VAT, or if it includes VAT and the setting `VAT_RATE` is missing. */
  net_base_cost?: string;
}

/** A project, embedded in another entity. */
export interface ProjectRef {
  /** Unique ID of the project. */
  id: number;
  /** Name of the project. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the project, separated by ` → `. */
  full_path: string;
}

/** Reference to a project: an IRI or the object that a response embeds. */
export type ProjectReference = string | EntityReference;

/** Stage of the project, from `draft` to `archived`. */
export type ProjectStatus = "draft" | "planning" | "in_production" | "finished" | "archived";

/** The version to restore. */
export interface RestoreRequest {
  /** Time of the version. Send either `at` or `log_entry`. */
  at?: string;
  /** ID of a log entry of the element. The version is that after the entry. */
  log_entry?: number;
  /** Names of the properties to restore, as in the change log. By default, all properties. The properties of the file of an attachment, such as `internal_path` and `file_size`, are restored together. */
  properties?: readonly string[];
}

/** A currency, embedded in another entity. Without the permission `currencies.read`, only its `id`. */
export interface RestrictedCurrencyRef {
  /** Unique ID of the currency. */
  id: number;
  /** Name of the currency. Must be unique among the children of the same parent. */
  name?: string;
  /** Names of all ancestors and of the currency, separated by ` → `. */
  full_path?: string;
}

/** A measurement unit, embedded in another entity. Without the permission `measurement_units.read`, only its `id`. */
export interface RestrictedMeasurementUnitRef {
  /** Unique ID of the measurement unit. */
  id: number;
  /** Name of the measurement unit. Must be unique among the children of the same parent. */
  name?: string;
  /** Names of all ancestors and of the measurement unit, separated by ` → `. */
  full_path?: string;
}

/** A part, embedded in another entity. Without the permission `parts.read`, only its `id`. */
export interface RestrictedPartRef {
  /** Unique ID of the part. */
  id: number;
  /** Name of the part. Must match the `partname_regex` of the category. */
  name?: string;
}

/** A property in which a decoded code differs from a part that has one of its part numbers. The part may be that of another maker. */
export interface ScanContradiction {
  /** Property that differs: the supplier, if the part has the same number of another supplier (`supplier`), the part number of the supplier in the code (`supplier_part_number`) or the manufacturer (`manufacturer`). */
  property: "supplier" | "supplier_part_number" | "manufacturer";
  /** Value in the code. */
  code: string;
  /** Values of the part. */
  part: string[];
}

/** What matches the code: the IPN (`ipn`), GTIN (`gtin`), supplier part number (`supplier_part_number`) or manufacturer part number (`manufacturer_product_number`) of a part, the barcode of a lot (`user_barcode`), or the ID of a part (`part_id`), lot (`lot_id`) or storage location (`location_id`) on a printed label. */
export type ScanKind =
  | "ipn"
  | "user_barcode"
  | "part_id"
  | "lot_id"
  | "location_id"
  | "gtin"
  | "supplier_part_number"
  | "manufacturer_product_number";

/** A further element that matches a scanned code. */
export interface ScanMatch {
  /** What matches the code. */
  match: ScanKind;
  /** Element that matches the code. */
  element: ScannedElement;
  /** Properties in which `decoded` differs from the part. */
  contradictions: ScanContradiction[];
}

/** The elements that match a scanned code, and its decoded content. */
export interface ScanResult {
  /** The scanned code without leading and trailing white space. */
  code: string;
  /** What matches the code. `null` if no element matches. */
  match: ScanKind | null;
  /** Best match: a part, a lot with its part, or a storage location. `null` if the code was only decoded. */
  element: PartFound | PartLot | StorageLocation | null;
  /** Properties in which `decoded` differs from the part in `element`. Other makers can use the same part number, so ask the user before you change the stock. */
  contradictions: ScanContradiction[];
  /** Lots of the found part with their amounts and storage locations, up to 50. If a lot was found, only that lot. */
  locations: LotFound[];
  /** Up to 20 further matches, in the same order. */
  others: ScanMatch[];
  /** Content of the code of a distributor or manufacturer. `null` for other codes. */
  decoded: DecodedCode | null;
}

/** The element that a scanned code identifies: a part, a lot with its part, or a storage location. */
export type ScannedElement = PartFound | PartLot | StorageLocation;

/** Text split into pieces. A long text is shortened around the matches. Pieces with `hit` match the query. The pieces are plain text and must be escaped in HTML. */
export type SearchExcerpt = SearchPiece[];

/** A part that matches a search, with excerpts of the matching texts. */
export interface SearchHit {
  /** Part that matches the search. */
  part: PartFound;
  /** Whether the part matches only because a word of the query that occurs in no part was replaced by a similar word. */
  similar: boolean;
  /** Lot of the part whose barcode is the query. Omitted if there is none. */
  lot?: PartLotRef;
  /** Texts of the part that contain words of the query, most relevant first. */
  matches: SearchMatch[];
}

/** A text of a part that contains words of the query. */
export interface SearchMatch {
  /** Path of the property that contains the text, starting at the part. */
  property:
    | "name"
    | "ipn"
    | "manufacturer_product_number"
    | "gtin"
    | "orderdetails.supplierpartnr"
    | "tags"
    | "description"
    | "category"
    | "manufacturer"
    | "footprint"
    | "partLots.storage_location"
    | "partLots.user_barcode"
    | "orderdetails.supplier"
    | "parameters"
    | "comment";
  /** The text, split into matching and other pieces. */
  excerpt: SearchExcerpt;
}

/** A piece of an excerpt. */
export interface SearchPiece {
  /** Plain text of the piece. */
  text: string;
  /** Whether the piece matches a word of the query. */
  hit: boolean;
}

/** Counts, stock value and growth of the inventory. */
export interface Statistics {
  counts: StatisticsCounts;
  /** Sum of the stock of all parts, regardless of their units. */
  total_instock: number;
  stock_value: StatisticsStockValue;
  /** IRI of the list of parts whose stock is less than their `minamount`. */
  below_minimum: string;
  /** Parts added in each of the last 24 months (UTC), ending with the current month. */
  growth: StatisticsMonth[];
}

/** Numbers of elements of each type, and numbers of parts and attachments by state. */
export interface StatisticsCounts {
  /** Number of all parts. */
  parts: number;
  /** Number of parts whose total stock is greater than 0. */
  parts_in_stock: number;
  /** Number of parts whose total stock is 0. */
  parts_without_stock: number;
  /** Number of parts whose total stock is 0 and that have no lot with an unknown amount. */
  parts_empty: number;
  /** Number of parts whose total stock is less than their `minamount`. */
  parts_below_minimum: number;
  /** Number of parts whose `needs_review` is `true`. */
  parts_needing_review: number;
  /** Number of lots of all parts. */
  part_lots: number;
  /** Number of orderdetails of all parts. */
  orderdetails: number;
  /** Number of parameters of all elements. */
  parameters: number;
  /** Number of attachments of all elements, including profile images. */
  attachments: number;
  /** Number of attachments with an uploaded or downloaded file. */
  attachments_uploaded: number;
  /** Number of attachments with a private file. */
  attachments_private: number;
  /** Number of attachments that are only a link. */
  attachments_external: number;
  /** Number of categories at all levels of the tree. */
  categories: number;
  /** Number of footprints at all levels of the tree. */
  footprints: number;
  /** Number of manufacturers at all levels of the tree. */
  manufacturers: number;
  /** Number of suppliers at all levels of the tree. */
  suppliers: number;
  /** Number of storage locations at all levels of the tree. */
  storage_locations: number;
  /** Number of measurement units at all levels of the tree. */
  measurement_units: number;
  /** Number of custom part states at all levels of the tree. */
  part_custom_states: number;
  /** Number of currencies at all levels of the tree. */
  currencies: number;
  /** Number of attachment types at all levels of the tree. */
  attachment_types: number;
  /** Number of projects at all levels of the tree. */
  projects: number;
}

/** Value of the stock of all parts whose lowest price is in this currency, at this basis. */
export interface StatisticsCurrencyValue {
  /** ISO 4217 code of the currency. */
  iso_code: string;
  basis: PriceBasis;
  /** Value in this currency, as a decimal. */
  value: string;
  /** Value in the base currency, as a decimal. Omitted if the currency has no exchange rate. */
  value_in_base_currency?: string;
  /** Number of parts whose value is included. */
  parts: number;
}

/** Number of parts added in one month. */
export interface StatisticsMonth {
  /** Year and month (UTC), in the format `YYYY-MM`. */
  month: string;
  /** Number of parts that were added in this month and still exist. */
  parts_added: number;
}

/** Value of the stock, in total and by currency. */
export interface StatisticsStockValue {
  /** ISO 4217 code of the base currency. */
  base_currency: string;
  /** Value in the base currency, as a decimal. Excludes values in currencies without an exchange rate. If prices have different bases, this is the largest of `totals`, and does not contain the others. */
  total: string;
  /** Basis of `total`: without VAT (`net`), with VAT (`gross`), or `unspecified`. */
  basis: PriceBasis;
  /** Value in the base currency for each basis of the prices. */
  totals: StatisticsTotalValue[];
  /** Value of the stock by currency and basis of the price. Each part counts only once. */
  currencies: StatisticsCurrencyValue[];
  /** Number of parts with stock but without a price. Includes parts whose value exceeds 90 billion; the value of these parts is not counted. */
  parts_without_price: number;
  /** Number of parts with stock whose prices are all in currencies without an exchange rate. */
  parts_without_exchange_rate: number;
  /** Number of parts with stock whose prices cannot be compared, because they state VAT differently. Their value is not counted. Set `VAT_RATE`, or `prices_includes_vat` of their orderdetails. */
  parts_not_comparable: number;
}

/** Value of the stock whose prices have the same basis. */
export interface StatisticsTotalValue {
  basis: PriceBasis;
  /** Value in the base currency, as a decimal. */
  total: string;
}

/** An addition to the stock of a lot. */
export interface StockAddition {
  /** Amount to add, in the unit of the part. */
  amount: number;
  comment?: StockComment;
  timestamp?: StockTime;
}

/** Reason for the change, recorded in the change log. Takes precedence over the query parameter `_comment`. */
export type StockComment = string | null;

/** The amount counted in a stocktake of a lot. */
export interface StockCount {
  /** Counted amount, in the unit of the part. */
  amount: number;
  comment?: StockComment;
  timestamp?: StockTime;
}

/** A move of stock from a lot. Requires either `to` or `storage_location`. */
export interface StockMove {
  /** Amount to move, in the unit of the part. */
  amount: number;
  /** Existing lot of the same part to which to move the stock. */
  to?: PartLotReference | null;
  /** Storage location in which to create a new lot for the stock. */
  storage_location?: StorageLocationReference | null;
  comment?: StockComment;
  timestamp?: StockTime;
}

/** Time at which the change actually happened, recorded in the change log. Must not be in the future. Default: the time of the request. */
export type StockTime = string | null;

/** A withdrawal from the stock of a lot. */
export interface StockWithdrawal {
  /** Amount to withdraw, in the unit of the part. */
  amount: number;
  comment?: StockComment;
  timestamp?: StockTime;
}

/** A location where stock is stored, such as a shelf, a drawer or a box. */
export interface StorageLocation {
  /** Unique ID of the storage location. */
  id: number;
  /** Name of the storage location. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the storage location, separated by ` → `. */
  full_path: string;
  /** Number of ancestors of the storage location. */
  level: number;
  /** Parent storage location, or `null` at the top level. */
  parent?: string;
  /** Comment on the storage location, in Markdown. */
  comment: string;
  /** Whether the location only groups other storage locations and cannot contain stock. */
  not_selectable: boolean;
  /** Alternative names of the storage location, separated by commas. */
  alternative_names: string;
  /** Measurement unit of the parts that are intended for this location. Not enforced. */
  storage_type?: RestrictedMeasurementUnitRef;
  /** Whether the location is full. If `true`, lots cannot be added to the location, and the amounts of its lots cannot be increased. */
  is_full: boolean;
  /** Whether the location accepts lots of only one part. Lots that are already stored in the location are not affected. */
  only_single_part: boolean;
  /** Whether the location accepts only lots of parts that are already stored in the location. */
  limit_to_existing_parts: boolean;
  /** User who owns the location. Lots are affected only if `part_owner_must_match` is `true`. */
  owner?: UserRef;
  /** Whether a lot in the location must have the same owner as the location, or no owner. Applies only if the location has an owner. */
  part_owner_must_match: boolean;
  /** Files and links attached to the storage location itself. */
  attachments: AttachmentRef[];
  /** Preview image of the storage location. Must be an attachment of the storage location. */
  master_picture_attachment?: AttachmentRef;
  /** Parameters of the storage location. */
  parameters: ParameterRef[];
  /** Time when the storage location was created. */
  addedDate: string;
  /** Time of the last change to the storage location. */
  lastModified: string;
}

/** Request body for creating a storage location. */
export interface StorageLocationCreate extends StorageLocationPatch {
  /** Name of the storage location. Must be unique among the children of the same parent. */
  name: string;
}

/** Request body for merging a storage location into another one. */
export interface StorageLocationMerge {
  /** The storage location that remains. */
  into: StorageLocationReference;
}

/** A JSON Merge Patch (RFC 7396) for the storage location. Omitted properties keep their values. */
export interface StorageLocationPatch {
  /** Name of the storage location. Must be unique among the children of the same parent. */
  name?: string;
  /** Parent storage location, or `null` at the top level. */
  parent?: StorageLocationReference | null;
  /** Comment on the storage location, in Markdown. Default on creation: empty string. */
  comment?: string;
  /** Whether the location only groups other storage locations and cannot contain stock. Default on creation: `false`. */
  not_selectable?: boolean;
  /** Alternative names of the storage location, separated by commas. Default on creation: empty string. */
  alternative_names?: string;
  /** Measurement unit of the parts that are intended for this location. Not enforced. */
  storage_type?: MeasurementUnitReference | null;
  /** Whether the location is full. If `true`, lots cannot be added to the location, and the amounts of its lots cannot be increased. Default on creation: `false`. */
  is_full?: boolean;
  /** Whether the location accepts lots of only one part. Lots that are already stored in the location are not affected. Default on creation: `false`. */
  only_single_part?: boolean;
  /** Whether the location accepts only lots of parts that are already stored in the location. Default on creation: `false`. */
  limit_to_existing_parts?: boolean;
  /** User who owns the location. Lots are affected only if `part_owner_must_match` is `true`. */
  owner?: UserReference | null;
  /** Whether a lot in the location must have the same owner as the location, or no owner. Applies only if the location has an owner. Default on creation: `false`. */
  part_owner_must_match?: boolean;
  /** Files and links attached to the storage location itself. An array in a request replaces the whole list and deletes omitted entries. */
  attachments?: readonly AttachmentInput[];
  /** Preview image of the storage location. Must be an attachment of the storage location. */
  master_picture_attachment?: AttachmentReference | null;
  /** Parameters of the storage location. An array in a request replaces the whole list and deletes omitted entries. */
  parameters?: readonly ParameterInput[];
}

/** A storage location, embedded in another entity. */
export interface StorageLocationRef {
  /** Unique ID of the storage location. */
  id: number;
  /** Name of the storage location. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the storage location, separated by ` → `. */
  full_path: string;
}

/** A storage location as an IRI or as the embedded object from a response. */
export type StorageLocationReference = string | EntityReference;

/** A company that sells parts. */
export interface Supplier {
  /** Unique ID of the supplier. */
  id: number;
  /** Name of the supplier. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the supplier, separated by ` → `. */
  full_path: string;
  /** Number of ancestors of the supplier. */
  level: number;
  /** Parent supplier, or `null` at the top level. */
  parent?: string;
  /** Comment on the supplier, in Markdown. */
  comment: string;
  /** Whether the supplier only groups other suppliers and cannot be assigned to orderdetails. */
  not_selectable: boolean;
  /** Alternative names of the supplier, separated by commas. */
  alternative_names: string;
  /** Postal address of the supplier. */
  address: string;
  /** Phone number of the supplier, in any format. */
  phone_number: string;
  /** Fax number of the supplier, in any format. */
  fax_number: string;
  /** Email address of the supplier, or empty. */
  email_address: string;
  /** HTTP or HTTPS URL of the supplier's website, or empty. */
  website: string;
  /** URL template for product pages. `%PARTNUMBER%` is replaced by the supplier part number. */
  auto_product_url: string;
  /** Files and links attached to the supplier itself. */
  attachments: string[];
  /** Preview image of the supplier. Must be an attachment of the supplier. */
  master_picture_attachment?: string;
  /** Parameters of the supplier. */
  parameters: string[];
  /** Time when the supplier was created. */
  addedDate: string;
  /** Time of the last change to the supplier. */
  lastModified: string;
}

/** Request body for creating a supplier. */
export interface SupplierCreate extends SupplierPatch {
  /** Name of the supplier. Must be unique among the children of the same parent. */
  name: string;
}

/** Request body for merging a supplier into another one. */
export interface SupplierMerge {
  /** The supplier that remains. */
  into: SupplierReference;
}

/** A JSON Merge Patch (RFC 7396) for the supplier. Omitted properties keep their values. */
export interface SupplierPatch {
  /** Name of the supplier. Must be unique among the children of the same parent. */
  name?: string;
  /** Parent supplier, or `null` at the top level. */
  parent?: SupplierReference | null;
  /** Comment on the supplier, in Markdown. Default on creation: empty string. */
  comment?: string;
  /** Whether the supplier only groups other suppliers and cannot be assigned to orderdetails. Default on creation: `false`. */
  not_selectable?: boolean;
  /** Alternative names of the supplier, separated by commas. Default on creation: empty string. */
  alternative_names?: string;
  /** Postal address of the supplier. Default on creation: empty string. */
  address?: string;
  /** Phone number of the supplier, in any format. Default on creation: empty string. */
  phone_number?: string;
  /** Fax number of the supplier, in any format. Default on creation: empty string. */
  fax_number?: string;
  /** Email address of the supplier, or empty. Default on creation: empty string. */
  email_address?: string;
  /** HTTP or HTTPS URL of the supplier's website, or empty. Default on creation: empty string. */
  website?: string;
  /** URL template for product pages. `%PARTNUMBER%` is replaced by the supplier part number. Default on creation: empty string. */
  auto_product_url?: string;
  /** Files and links attached to the supplier itself. An array in a request replaces the whole list and deletes omitted entries. */
  attachments?: readonly AttachmentInput[];
  /** Preview image of the supplier. Must be an attachment of the supplier. */
  master_picture_attachment?: AttachmentReference | null;
  /** Parameters of the supplier. An array in a request replaces the whole list and deletes omitted entries. */
  parameters?: readonly ParameterInput[];
}

/** A supplier, embedded in another entity. */
export interface SupplierRef {
  /** Unique ID of the supplier. */
  id: number;
  /** Name of the supplier. Must be unique among the children of the same parent. */
  name: string;
  /** Names of all ancestors and of the supplier, separated by ` → `. */
  full_path: string;
}

/** Reference to a supplier: an IRI or the object that a response embeds. */
export type SupplierReference = string | EntityReference;

/** Path of the thumbnail if the image is stored by the service, or `external_path` if it is not. `null` if the attachment is not an image. */
export type ThumbnailUrl = string | null;

/** Scope of the token as a number: 1 = `read_only`, 2 = `edit`, 3 = `admin`, 4 = `full`. */
export type TokenLevel = 1 | 2 | 3 | 4;

/** A change that an undo or redo would make, with the content of its log entry. */
export interface UndoChange {
  /** IRI of the element. */
  element: string;
  type: LogTargetType;
  /** Name of the element, or its last name if the undo deletes it. Lots, order details, prices and part associations have the name of their part. Omitted if the user cannot read the element or the name is unknown. */
  name?: string;
  kind: LogEntryKind;
  changes?: LogChanges;
  labels?: LogLabels;
}

/** File to store: either the content in `data` or a download from `url`. Replaces the stored file. If `null`, the stored file does not change. */
export type Upload = {
  /** Base64-encoded content of the file, optionally as a data URL (`data:application/pdf;base64,…`). The operator sets the maximum size (default 100 MB); larger files are rejected (413). Each user can have 8 uploads over 1 MiB in progress. Up to 24 more are queued. An upload that is still queued after 10 seconds, or that finds the queue full, is rejected (429). An upload slower than 20 kB per second, averaged over 30 seconds, is rejected (400). */
  data?: string | null;
  /** Name of the file. The file extension is kept unless the extension is unsafe. */
  filename?: string | null;
  /** Whether reading the file requires the permission `attachments.show_private`. If omitted or `null`, a new attachment is public, and an existing attachment does not change. */
  private?: boolean | null;
  /** If `true`, the service downloads the file from `url`. Rejected (422) unless the operator allows downloads. Default: `false`. */
  downloadUrl?: boolean | null;
  /** If `true`, the image of a new attachment becomes the preview image of an element without a preview image. Default: `true`. */
  becomePreviewIfEmpty?: boolean | null;
} | null;

/** A user account. Responses omit properties that are `null`. */
export interface User {
  /** Unique ID of the user. */
  id: number;
  /** Username for signing in. Must be unique, ignoring case. Must not start with `@`. */
  name: string;
  /** Whether the account is disabled. A disabled user cannot sign in or use tokens. Disabling a user ends the user's sessions and OAuth grants. API tokens work again after the user is enabled. */
  disabled: boolean;
  /** Name of the user's theme. Stored for compatibility, but not used. */
  theme?: string;
  /** Information that the user provides about themselves, in Markdown. */
  aboutMe: string;
  /** Group from which the user inherits permissions. `null` if the user has no group. */
  group?: GroupRef;
  /** IANA name of the user's time zone. If empty, the time zone of the instance applies. */
  timezone: string;
  /** Code of the user's language, such as `en`. If empty, the language of the instance applies. */
  language: string;
  /** Email address of the user, or empty. */
  email: string;
  /** Whether other users can see the email address. */
  show_email_on_profile: boolean;
  /** Department of the organization in which the user works. */
  department: string;
  /** Last name of the user. */
  last_name: string;
  /** First name of the user. */
  first_name: string;
  /** Whether the user must choose a new password after signing in. */
  need_pw_change: boolean;
  /** Permissions of the user. `null` inherits all permissions from the group. */
  permissions: Permissions;
  /** First name and last name, separated by a space. */
  fullName: string;
  /** Files and links attached to the user itself. */
  attachments: string[];
  /** Preview image of the user. Must be an attachment of the user. */
  master_picture_attachment?: string;
  /** Time when the user was created. */
  addedDate: string;
  /** Time of the last change to the user. */
  lastModified: string;
}

/** Request body for creating a user. */
export interface UserCreate extends UserPatch {
  /** Username for signing in. Must be unique, ignoring case. Must not start with `@`. */
  name: string;
}

/** A JSON Merge Patch (RFC 7396) for the user. Omitted properties keep their values. */
export interface UserPatch {
  /** Username for signing in. Must be unique, ignoring case. Must not start with `@`. */
  name?: string;
  /** Whether the account is disabled. A disabled user cannot sign in or use tokens. Disabling a user ends the user's sessions and OAuth grants. API tokens work again after the user is enabled. Default on creation: `false`. */
  disabled?: boolean;
  /** Name of the user's theme. Stored for compatibility, but not used. */
  theme?: string | null;
  /** Information that the user provides about themselves, in Markdown. Default on creation: empty string. */
  aboutMe?: string;
  /** Group from which the user inherits permissions. `null` if the user has no group. */
  group?: GroupReference | null;
  /** IANA name of the user's time zone. If empty, the time zone of the instance applies. Default on creation: empty string. */
  timezone?: string;
  /** Code of the user's language, such as `en`. If empty, the language of the instance applies. Default on creation: empty string. */
  language?: string;
  /** Email address of the user, or empty. Default on creation: empty string. */
  email?: string;
  /** Whether other users can see the email address. Default on creation: `false`. */
  show_email_on_profile?: boolean;
  /** Department of the organization in which the user works. Default on creation: empty string. */
  department?: string;
  /** Last name of the user. Default on creation: empty string. */
  last_name?: string;
  /** First name of the user. Default on creation: empty string. */
  first_name?: string;
  /** Whether the user must choose a new password after signing in. Default on creation: `false`. */
  need_pw_change?: boolean;
  /** Permissions of the user. `null` inherits all permissions from the group. */
  permissions?: PermissionsInput | null;
  /** Password of the user. A user without a password can only use tokens. Changing the password ends sessions, trusted devices and OAuth grants. The user must choose another password at the next sign-in unless `need_pw_change` is `false`. */
  password?: string;
}

/** A user, embedded in another entity. */
export interface UserRef {
  /** Unique ID of the user. */
  id: number;
  /** Username for signing in. Must be unique, ignoring case. Must not start with `@`. */
  name: string;
}

/** Reference to a user: an IRI or the object that a response embeds. */
export type UserReference = string | EntityReference;

/** A rule that a parameter or property of the request violates. */
export interface Violation {
  /** Path of the invalid property in the body, or name of the invalid query parameter. */
  propertyPath: string;
  /** Explanation of the violation in plain language. */
  message: string;
  code: ViolationCode;
}

/** Code of the violated rule. Later versions may add codes; treat an unknown code as `invalid`. */
export type ViolationCode =
  | "already-exists"
  | "ambiguous"
  | "amount-mismatch"
  | "associated-with-itself"
  | "attachment-deleted"
  | "attachment-type-required"
  | "base-currency"
  | "build-part-missing"
  | "built-from-itself"
  | "category-required"
  | "choice"
  | "control-characters"
  | "date"
  | "date-time"
  | "decimal"
  | "download"
  | "downloads-off"
  | "duplicate"
  | "email"
  | "empty-file"
  | "exactly-one"
  | "exchange-rate"
  | "file-missing"
  | "filetype"
  | "filetype-filter"
  | "full"
  | "idempotency-key-reused"
  | "in-the-future"
  | "invalid"
  | "invalid-gtin"
  | "invalid-iri"
  | "invalid-parameter"
  | "invalid-pattern"
  | "invalid-reference"
  | "invalid-unicode"
  | "iso-code"
  | "label-too-small"
  | "language"
  | "limits"
  | "merge-into-descendant"
  | "merge-into-itself"
  | "missing"
  | "multiple"
  | "name-pattern"
  | "needed"
  | "needed-to-build"
  | "needs-no-parts"
  | "no-build-part"
  | "no-built-in-files"
  | "no-control-characters"
  | "no-file"
  | "no-price"
  | "not-a-part"
  | "not-a-picture"
  | "not-allowed"
  | "not-base64"
  | "not-blank"
  | "not-encodable"
  | "not-found"
  | "not-in-stock"
  | "not-null"
  | "not-own-attachment"
  | "not-selectable"
  | "not-unique"
  | "number-out-of-range"
  | "one-target"
  | "one-time-code"
  | "only-existing-parts"
  | "only-single-part"
  | "other-kind-of-element"
  | "other-part"
  | "other-project"
  | "own-build-part"
  | "owner-must-match"
  | "parent-is-child"
  | "parent-is-self"
  | "part-or-name"
  | "password"
  | "path-too-long"
  | "pattern"
  | "picture"
  | "positive"
  | "positive-or-zero"
  | "price-of-part"
  | "quantity-mismatch"
  | "redirect-uri"
  | "same-lot"
  | "same-quantity"
  | "several-matches"
  | "start-over"
  | "stock-unknown"
  | "supplier-required"
  | "svg"
  | "timezone"
  | "token"
  | "too-deep"
  | "too-few"
  | "too-large"
  | "too-long"
  | "too-many"
  | "too-many-decimals"
  | "too-many-downloads"
  | "too-short"
  | "too-small"
  | "type"
  | "unique"
  | "unit-required"
  | "unknown-argument"
  | "unknown-parameter"
  | "unknown-permission"
  | "unknown-property"
  | "url"
  | "username"
  | "whole-number"
  | "wrong-password"
  | "wrong-type";

/** A subscription that sends changes to the URL of another service. */
export interface Webhook {
  /** Unique ID of the webhook. */
  id: number;
  /** Name of the webhook. */
  name: string;
  /** HTTP or HTTPS URL to which deliveries are sent with POST. It must resolve to a public IP address, unless the operator allows its network with `WEBHOOK_ALLOWED_NETWORKS`. Redirects are not followed. */
  url: string;
  /** Events to send. `sync.required` and `ping` are always sent. */
  event_types: WebhookEventType[];
  /** Paths of lists with filters, such as `/api/parts?category=5++`. A created or changed element is sent only if one of these lists contains it when the delivery is created. Several lists of the same resource are combined with OR. Deletions, and elements of resources without a list here, are always sent. All filters of the list are supported, but no sorting or paging. */
  filters: string[];
  /** Whether events are sent. See `disabled_reason`. */
  enabled: boolean;
  /** Why the service has disabled the webhook: `failing` if all deliveries failed for three days, `filter` if an entry of `filters` is no longer valid, or requires a permission that the `user` has lost, `gone` if the receiver returned 410, `user` if the `user` was deleted or disabled or has lost the permission `system.manage_webhooks`. Omitted if a user has disabled the webhook. */
  disabled_reason?: "failing" | "filter" | "gone" | "user";
  /** Time of the first failed attempt since the last successful one. Omitted if the last one succeeded. */
  failing_since?: string;
  /** IRI of the user who last changed the webhook. Only changes of elements that this user can read are sent. Omitted if the user was deleted. */
  user?: string;
  /** Secret with which deliveries are signed, in the format of Standard Webhooks: `whsec_` and the Base64 of 24 to 64 random bytes. By default, the service creates one. Only a new webhook can have one in the request; later, rotate it. Only the responses that create or rotate it contain it. In a dry run, it is `null`. */
  secret?: string | null;
  /** Time when the webhook was created. */
  addedDate: string;
  /** Time of the last change to the webhook. */
  lastModified: string;
}

/** Request body for creating a webhook. */
export interface WebhookCreate extends WebhookPatch {
  /** Name of the webhook. */
  name: string;
  /** HTTP or HTTPS URL to which deliveries are sent with POST. It must resolve to a public IP address, unless the operator allows its network with `WEBHOOK_ALLOWED_NETWORKS`. Redirects are not followed. */
  url: string;
}

/** An event that was sent, or will be sent, to the URL of a webhook. Properties without a value are omitted. */
export interface WebhookDelivery {
  /** Unique ID of the delivery. */
  id: number;
  /** IRI of the webhook. */
  webhook: string;
  /** ID of the event for this webhook, as in the header `webhook-id`. All attempts, and deliveries that were sent again, have the same. */
  message_id: string;
  /** Type of the event. */
  event_type: string;
  /** IRI of the changed element, even if the element was deleted later. */
  target?: string;
  status: WebhookDeliveryStatus;
  /** Number of attempts. */
  attempts: number;
  /** Time of the last attempt. */
  last_attempt?: string;
  /** Earliest time of the next attempt. Omitted unless the delivery is pending. */
  next_attempt?: string;
  /** Duration of the last attempt in milliseconds. */
  duration?: number;
  /** Status code of the last response. */
  response_status?: number;
  /** First 1,000 bytes of the last response, as text. */
  response_body?: string;
  /** Why the last attempt failed. */
  error?: string;
  payload: WebhookPayload;
  /** Time at which the delivery was created. */
  addedDate: string;
}

/** `pending` until the receiver has accepted the delivery. `failed` after three days of unsuccessful attempts. `canceled` if the webhook was disabled before. */
export type WebhookDeliveryStatus = "pending" | "delivered" | "failed" | "canceled";

/** Type of an event: the resource type and the kind of the change. In a webhook, `*` selects all events, and `part.*` all events of parts. */
export type WebhookEventType =
  | "*"
  | "part.*"
  | "part.created"
  | "part.changed"
  | "part.deleted"
  | "part_lot.*"
  | "part_lot.created"
  | "part_lot.changed"
  | "part_lot.deleted"
  | "orderdetail.*"
  | "orderdetail.created"
  | "orderdetail.changed"
  | "orderdetail.deleted"
  | "pricedetail.*"
  | "pricedetail.created"
  | "pricedetail.changed"
  | "pricedetail.deleted"
  | "part_association.*"
  | "part_association.created"
  | "part_association.changed"
  | "part_association.deleted"
  | "category.*"
  | "category.created"
  | "category.changed"
  | "category.deleted"
  | "footprint.*"
  | "footprint.created"
  | "footprint.changed"
  | "footprint.deleted"
  | "manufacturer.*"
  | "manufacturer.created"
  | "manufacturer.changed"
  | "manufacturer.deleted"
  | "supplier.*"
  | "supplier.created"
  | "supplier.changed"
  | "supplier.deleted"
  | "storage_location.*"
  | "storage_location.created"
  | "storage_location.changed"
  | "storage_location.deleted"
  | "measurement_unit.*"
  | "measurement_unit.created"
  | "measurement_unit.changed"
  | "measurement_unit.deleted"
  | "part_custom_state.*"
  | "part_custom_state.created"
  | "part_custom_state.changed"
  | "part_custom_state.deleted"
  | "currency.*"
  | "currency.created"
  | "currency.changed"
  | "currency.deleted"
  | "project.*"
  | "project.created"
  | "project.changed"
  | "project.deleted"
  | "project_bom_entry.*"
  | "project_bom_entry.created"
  | "project_bom_entry.changed"
  | "project_bom_entry.deleted"
  | "attachment_type.*"
  | "attachment_type.created"
  | "attachment_type.changed"
  | "attachment_type.deleted"
  | "attachment.*"
  | "attachment.created"
  | "attachment.changed"
  | "attachment.deleted"
  | "parameter.*"
  | "parameter.created"
  | "parameter.changed"
  | "parameter.deleted"
  | "label_profile.*"
  | "label_profile.created"
  | "label_profile.changed"
  | "label_profile.deleted"
  | "user.*"
  | "user.created"
  | "user.changed"
  | "user.deleted"
  | "group.*"
  | "group.created"
  | "group.changed"
  | "group.deleted"
  | "webhook.*"
  | "webhook.created"
  | "webhook.changed"
  | "webhook.deleted";

/** A JSON Merge Patch (RFC 7396) for the webhook. Omitted properties keep their values. */
export interface WebhookPatch {
  /** Name of the webhook. */
  name?: string;
  /** HTTP or HTTPS URL to which deliveries are sent with POST. It must resolve to a public IP address, unless the operator allows its network with `WEBHOOK_ALLOWED_NETWORKS`. Redirects are not followed. */
  url?: string;
  /** Events to send. `sync.required` and `ping` are always sent. Default on creation: `["*"]`. */
  event_types?: readonly WebhookEventType[];
  /** Paths of lists with filters, such as `/api/parts?category=5++`. A created or changed element is sent only if one of these lists contains it when the delivery is created. Several lists of the same resource are combined with OR. Deletions, and elements of resources without a list here, are always sent. All filters of the list are supported, but no sorting or paging. Default on creation: `[]`. */
  filters?: readonly string[];
  /** Whether events are sent. See `disabled_reason`. Default on creation: `true`. */
  enabled?: boolean;
  /** Secret with which deliveries are signed, in the format of Standard Webhooks: `whsec_` and the Base64 of 24 to 64 random bytes. By default, the service creates one. Only a new webhook can have one in the request; later, rotate it. Only the responses that create or rotate it contain it. In a dry run, it is `null`. */
  secret?: string | null;
}

/** Body of a delivery, as in the `webhooks` of this document. */
export type WebhookPayload = Record<string, unknown>;
