/**
 * The operations that are methods of the client, as data.
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/** How a method sends its request. Its arguments are those in the path, those in `values`, the body, the query and the options. */
export interface OperationRow {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  /** Names of required query parameters. */
  readonly values?: readonly string[];
  /** Whether the method has an argument with query parameters. */
  readonly query?: true;
  /** Media type of the body. */
  readonly body?: string;
  /** Media type of the response, unless it is JSON or empty. */
  readonly accept?: string;
  /** Whether the service accepts an `Idempotency-Key`. */
  readonly key?: true;
  /** Whether the method reads a page of a list. */
  readonly pages?: true;
}

export type ResourceRows = Readonly<Record<string, OperationRow>>;

/** The methods of each resource. */
export const resourceRows: Readonly<Record<string, ResourceRows>> = {
  parts: {
    list: { method: "GET", path: "/api/parts", query: true, pages: true },
    create: { method: "POST", path: "/api/parts", body: "application/json", key: true },
    get: { method: "GET", path: "/api/parts/{id}", query: true },
    update: { method: "PATCH", path: "/api/parts/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/parts/{id}" },
    listLog: { method: "GET", path: "/api/parts/{id}/log", query: true, pages: true },
    listPurchases: { method: "GET", path: "/api/parts/{id}/purchases", query: true },
    getInKicad: { method: "GET", path: "/api/parts/{id}/kicad" },
    listOrderdetails: { method: "GET", path: "/api/parts/{id}/orderdetails", query: true, pages: true },
    count: { method: "GET", path: "/api/parts/counts", values: ["by"], query: true },
    summarizeParameters: { method: "GET", path: "/api/parts/parameters", query: true },
    countTags: { method: "GET", path: "/api/parts/tags", query: true },
  },
  partLots: {
    list: { method: "GET", path: "/api/part_lots", query: true, pages: true },
    create: { method: "POST", path: "/api/part_lots", body: "application/json", key: true },
    get: { method: "GET", path: "/api/part_lots/{id}", query: true },
    update: { method: "PATCH", path: "/api/part_lots/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/part_lots/{id}" },
    listLog: { method: "GET", path: "/api/part_lots/{id}/log", query: true, pages: true },
    add: { method: "POST", path: "/api/part_lots/{id}/add", body: "application/json", key: true },
    withdraw: { method: "POST", path: "/api/part_lots/{id}/withdraw", body: "application/json", key: true },
    move: { method: "POST", path: "/api/part_lots/{id}/move", body: "application/json", key: true },
    stocktake: { method: "POST", path: "/api/part_lots/{id}/stocktake", body: "application/json", key: true },
  },
  orderdetails: {
    list: { method: "GET", path: "/api/orderdetails", query: true, pages: true },
    create: { method: "POST", path: "/api/orderdetails", body: "application/json", key: true },
    get: { method: "GET", path: "/api/orderdetails/{id}", query: true },
    update: { method: "PATCH", path: "/api/orderdetails/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/orderdetails/{id}" },
    listLog: { method: "GET", path: "/api/orderdetails/{id}/log", query: true, pages: true },
  },
  pricedetails: {
    list: { method: "GET", path: "/api/pricedetails", query: true, pages: true },
    create: { method: "POST", path: "/api/pricedetails", body: "application/json", key: true },
    get: { method: "GET", path: "/api/pricedetails/{id}", query: true },
    update: { method: "PATCH", path: "/api/pricedetails/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/pricedetails/{id}" },
    listLog: { method: "GET", path: "/api/pricedetails/{id}/log", query: true, pages: true },
  },
  partAssociations: {
    list: { method: "GET", path: "/api/part_associations", query: true, pages: true },
    create: { method: "POST", path: "/api/part_associations", body: "application/json", key: true },
    get: { method: "GET", path: "/api/part_associations/{id}", query: true },
    update: { method: "PATCH", path: "/api/part_associations/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/part_associations/{id}" },
    listLog: { method: "GET", path: "/api/part_associations/{id}/log", query: true, pages: true },
  },
  categories: {
    list: { method: "GET", path: "/api/categories", query: true, pages: true },
    create: { method: "POST", path: "/api/categories", body: "application/json", key: true },
    get: { method: "GET", path: "/api/categories/{id}", query: true },
    update: { method: "PATCH", path: "/api/categories/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/categories/{id}" },
    listChildren: { method: "GET", path: "/api/categories/{id}/children", query: true, pages: true },
    merge: { method: "POST", path: "/api/categories/{id}/merge", body: "application/json", key: true },
    listLog: { method: "GET", path: "/api/categories/{id}/log", query: true, pages: true },
  },
  manufacturers: {
    list: { method: "GET", path: "/api/manufacturers", query: true, pages: true },
    create: { method: "POST", path: "/api/manufacturers", body: "application/json", key: true },
    get: { method: "GET", path: "/api/manufacturers/{id}", query: true },
    update: { method: "PATCH", path: "/api/manufacturers/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/manufacturers/{id}" },
    listChildren: { method: "GET", path: "/api/manufacturers/{id}/children", query: true, pages: true },
    merge: { method: "POST", path: "/api/manufacturers/{id}/merge", body: "application/json", key: true },
    listLog: { method: "GET", path: "/api/manufacturers/{id}/log", query: true, pages: true },
  },
  footprints: {
    list: { method: "GET", path: "/api/footprints", query: true, pages: true },
    create: { method: "POST", path: "/api/footprints", body: "application/json", key: true },
    get: { method: "GET", path: "/api/footprints/{id}", query: true },
    update: { method: "PATCH", path: "/api/footprints/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/footprints/{id}" },
    listChildren: { method: "GET", path: "/api/footprints/{id}/children", query: true, pages: true },
    merge: { method: "POST", path: "/api/footprints/{id}/merge", body: "application/json", key: true },
    listLog: { method: "GET", path: "/api/footprints/{id}/log", query: true, pages: true },
  },
  suppliers: {
    list: { method: "GET", path: "/api/suppliers", query: true, pages: true },
    create: { method: "POST", path: "/api/suppliers", body: "application/json", key: true },
    get: { method: "GET", path: "/api/suppliers/{id}", query: true },
    update: { method: "PATCH", path: "/api/suppliers/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/suppliers/{id}" },
    listChildren: { method: "GET", path: "/api/suppliers/{id}/children", query: true, pages: true },
    merge: { method: "POST", path: "/api/suppliers/{id}/merge", body: "application/json", key: true },
    listLog: { method: "GET", path: "/api/suppliers/{id}/log", query: true, pages: true },
  },
  storageLocations: {
    list: { method: "GET", path: "/api/storage_locations", query: true, pages: true },
    create: { method: "POST", path: "/api/storage_locations", body: "application/json", key: true },
    get: { method: "GET", path: "/api/storage_locations/{id}", query: true },
    update: { method: "PATCH", path: "/api/storage_locations/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/storage_locations/{id}" },
    listChildren: { method: "GET", path: "/api/storage_locations/{id}/children", query: true, pages: true },
    merge: { method: "POST", path: "/api/storage_locations/{id}/merge", body: "application/json", key: true },
    listLog: { method: "GET", path: "/api/storage_locations/{id}/log", query: true, pages: true },
  },
  measurementUnits: {
    list: { method: "GET", path: "/api/measurement_units", query: true, pages: true },
    create: { method: "POST", path: "/api/measurement_units", body: "application/json", key: true },
    get: { method: "GET", path: "/api/measurement_units/{id}", query: true },
    update: { method: "PATCH", path: "/api/measurement_units/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/measurement_units/{id}" },
    listChildren: { method: "GET", path: "/api/measurement_units/{id}/children", query: true, pages: true },
    merge: { method: "POST", path: "/api/measurement_units/{id}/merge", body: "application/json", key: true },
    listLog: { method: "GET", path: "/api/measurement_units/{id}/log", query: true, pages: true },
  },
  partCustomStates: {
    list: { method: "GET", path: "/api/part_custom_states", query: true, pages: true },
    create: { method: "POST", path: "/api/part_custom_states", body: "application/json", key: true },
    get: { method: "GET", path: "/api/part_custom_states/{id}", query: true },
    update: { method: "PATCH", path: "/api/part_custom_states/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/part_custom_states/{id}" },
    listChildren: { method: "GET", path: "/api/part_custom_states/{id}/children", query: true, pages: true },
    merge: {
      method: "POST",
      path: "/api/part_custom_states/{id}/merge",
      body: "application/json",
      key: true,
    },
    listLog: { method: "GET", path: "/api/part_custom_states/{id}/log", query: true, pages: true },
  },
  currencies: {
    list: { method: "GET", path: "/api/currencies", query: true, pages: true },
    create: { method: "POST", path: "/api/currencies", body: "application/json", key: true },
    get: { method: "GET", path: "/api/currencies/{id}", query: true },
    update: { method: "PATCH", path: "/api/currencies/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/currencies/{id}" },
    listChildren: { method: "GET", path: "/api/currencies/{id}/children", query: true, pages: true },
    merge: { method: "POST", path: "/api/currencies/{id}/merge", body: "application/json", key: true },
    listLog: { method: "GET", path: "/api/currencies/{id}/log", query: true, pages: true },
  },
  projects: {
    list: { method: "GET", path: "/api/projects", query: true, pages: true },
    create: { method: "POST", path: "/api/projects", body: "application/json", key: true },
    get: { method: "GET", path: "/api/projects/{id}", query: true },
    update: { method: "PATCH", path: "/api/projects/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/projects/{id}" },
    listChildren: { method: "GET", path: "/api/projects/{id}/children", query: true, pages: true },
    merge: { method: "POST", path: "/api/projects/{id}/merge", body: "application/json", key: true },
    listLog: { method: "GET", path: "/api/projects/{id}/log", query: true, pages: true },
    listBom: { method: "GET", path: "/api/projects/{id}/bom", query: true, pages: true },
    getAvailability: { method: "GET", path: "/api/projects/{id}/availability", query: true },
    build: { method: "POST", path: "/api/projects/{id}/build", body: "application/json", key: true },
  },
  projectBomEntries: {
    list: { method: "GET", path: "/api/project_bom_entries", query: true, pages: true },
    create: { method: "POST", path: "/api/project_bom_entries", body: "application/json", key: true },
    get: { method: "GET", path: "/api/project_bom_entries/{id}", query: true },
    update: { method: "PATCH", path: "/api/project_bom_entries/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/project_bom_entries/{id}" },
    listLog: { method: "GET", path: "/api/project_bom_entries/{id}/log", query: true, pages: true },
  },
  attachmentTypes: {
    list: { method: "GET", path: "/api/attachment_types", query: true, pages: true },
    create: { method: "POST", path: "/api/attachment_types", body: "application/json", key: true },
    get: { method: "GET", path: "/api/attachment_types/{id}", query: true },
    update: { method: "PATCH", path: "/api/attachment_types/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/attachment_types/{id}" },
    listChildren: { method: "GET", path: "/api/attachment_types/{id}/children", query: true, pages: true },
    merge: { method: "POST", path: "/api/attachment_types/{id}/merge", body: "application/json", key: true },
    listLog: { method: "GET", path: "/api/attachment_types/{id}/log", query: true, pages: true },
  },
  attachments: {
    list: { method: "GET", path: "/api/attachments", query: true, pages: true },
    create: { method: "POST", path: "/api/attachments", body: "application/json", key: true },
    get: { method: "GET", path: "/api/attachments/{id}", query: true },
    replace: { method: "PUT", path: "/api/attachments/{id}", body: "application/json" },
    update: { method: "PATCH", path: "/api/attachments/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/attachments/{id}" },
    listLog: { method: "GET", path: "/api/attachments/{id}/log", query: true, pages: true },
    getFile: { method: "GET", path: "/api/attachments/{id}/file", query: true, accept: "*/*" },
    getThumbnail: { method: "GET", path: "/api/attachments/{id}/thumbnail", accept: "image/webp" },
  },
  parameters: {
    list: { method: "GET", path: "/api/parameters", query: true, pages: true },
    create: { method: "POST", path: "/api/parameters", body: "application/json", key: true },
    get: { method: "GET", path: "/api/parameters/{id}", query: true },
    update: { method: "PATCH", path: "/api/parameters/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/parameters/{id}" },
    listLog: { method: "GET", path: "/api/parameters/{id}/log", query: true, pages: true },
  },
  users: {
    list: { method: "GET", path: "/api/users", query: true, pages: true },
    create: { method: "POST", path: "/api/users", body: "application/json", key: true },
    get: { method: "GET", path: "/api/users/{id}", query: true },
    update: { method: "PATCH", path: "/api/users/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/users/{id}" },
    listLog: { method: "GET", path: "/api/users/{id}/log", query: true, pages: true },
  },
  groups: {
    list: { method: "GET", path: "/api/groups", query: true, pages: true },
    create: { method: "POST", path: "/api/groups", body: "application/json", key: true },
    get: { method: "GET", path: "/api/groups/{id}", query: true },
    update: { method: "PATCH", path: "/api/groups/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/groups/{id}" },
    listChildren: { method: "GET", path: "/api/groups/{id}/children", query: true, pages: true },
    listLog: { method: "GET", path: "/api/groups/{id}/log", query: true, pages: true },
  },
  tokens: { getCurrent: { method: "GET", path: "/api/tokens/current", query: true } },
  logEntries: {
    list: { method: "GET", path: "/api/log_entries", query: true, pages: true },
    get: { method: "GET", path: "/api/log_entries/{id}", query: true },
  },
  webhooks: {
    list: { method: "GET", path: "/api/webhooks", query: true, pages: true },
    create: { method: "POST", path: "/api/webhooks", body: "application/json", key: true },
    get: { method: "GET", path: "/api/webhooks/{id}", query: true },
    update: { method: "PATCH", path: "/api/webhooks/{id}", body: "application/merge-patch+json" },
    delete: { method: "DELETE", path: "/api/webhooks/{id}" },
    listLog: { method: "GET", path: "/api/webhooks/{id}/log", query: true, pages: true },
    rotateSecret: { method: "POST", path: "/api/webhooks/{id}/rotate_secret", key: true },
    ping: { method: "POST", path: "/api/webhooks/{id}/ping", key: true },
  },
  webhookDeliveries: {
    list: { method: "GET", path: "/api/webhook_deliveries", query: true, pages: true },
    get: { method: "GET", path: "/api/webhook_deliveries/{id}", query: true },
    resend: { method: "POST", path: "/api/webhook_deliveries/{id}/resend", key: true },
  },
  imports: {
    list: { method: "GET", path: "/api/imports", query: true },
    create: { method: "POST", path: "/api/imports", body: "text/csv", key: true },
    get: { method: "GET", path: "/api/imports/{id}", query: true },
    delete: { method: "DELETE", path: "/api/imports/{id}" },
    cancel: { method: "POST", path: "/api/imports/{id}/cancel" },
    getReport: { method: "GET", path: "/api/imports/{id}/report", accept: "text/csv" },
  },
};
/** The methods of the client itself. */
export const clientRows: ResourceRows = {
  search: { method: "GET", path: "/api/search", values: ["q"], query: true },
  scan: { method: "GET", path: "/api/scan", values: ["code"] },
  runBatch: { method: "POST", path: "/api/batch", body: "application/json", key: true },
  getChanges: { method: "GET", path: "/api/changes", query: true },
  getStatistics: { method: "GET", path: "/api/statistics", query: true },
  getInfo: { method: "GET", path: "/api/info", query: true },
};
/** Query parameters that are repeated for each value of an array. Others are separated by commas. */
export const repeatedParameters: readonly string[] = ["parameter", "properties[]"];
