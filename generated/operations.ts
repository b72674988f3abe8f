/**
 * The operations of the contract, as data.
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type JsonSchema = Readonly<Record<string, unknown>>;
export type Tier = "read_only" | "edit" | "admin" | "full";
export type Role =
  "list" | "create" | "get" | "update" | "replace" | "delete" | "children" | "members" | "log" | "other";

export interface Filter {
  readonly kind: "like" | "entity" | "tag" | "boolean" | "range" | "date" | "order" | "equals" | "parameter";
  readonly property: string;
  readonly operator?: string;
  /** Entity filters: the resource that the ids belong to. */
  readonly resource?: string;
  /** The property is one of the entities in this owned list. */
  readonly through?: string;
  /** The property may be missing. */
  readonly nullable?: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly in: "query" | "header" | "path";
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly filter?: Filter;
}

export interface Operation {
  readonly operationId: OperationId;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly resource: string | null;
  readonly role: Role;
  /** The lowest token tier; null: public. */
  readonly tier: Tier | null;
  readonly permission: string | null;
  /** Describes the service and holds no data. */
  readonly documentation: boolean;
  /** Bodies may be larger than 1 MiB. */
  readonly uploads: boolean;
  readonly parameters: readonly Parameter[];
  /** `schema` names a component of `requestComponents`. */
  readonly body: { readonly mediaTypes: readonly string[]; readonly schema: string } | null;
  /** By status; `schema` names a component of openapi.json. */
  readonly answers: Readonly<
    Record<string, { readonly mediaTypes: readonly string[]; readonly schema: string | null }>
  >;
}

export type OperationId =
  | "listParts"
  | "createPart"
  | "getPart"
  | "updatePart"
  | "deletePart"
  | "listPartLog"
  | "listPartLots"
  | "createPartLot"
  | "getPartLot"
  | "updatePartLot"
  | "deletePartLot"
  | "listPartLotLog"
  | "addStock"
  | "withdrawStock"
  | "moveStock"
  | "countStock"
  | "listPartOrderdetails"
  | "listOrderdetails"
  | "createOrderdetail"
  | "getOrderdetail"
  | "updateOrderdetail"
  | "deleteOrderdetail"
  | "listOrderdetailLog"
  | "listPricedetails"
  | "createPricedetail"
  | "getPricedetail"
  | "updatePricedetail"
  | "deletePricedetail"
  | "listPricedetailLog"
  | "listPartAssociations"
  | "createPartAssociation"
  | "getPartAssociation"
  | "updatePartAssociation"
  | "deletePartAssociation"
  | "listPartAssociationLog"
  | "listCategories"
  | "createCategory"
  | "getCategory"
  | "updateCategory"
  | "deleteCategory"
  | "listCategoryChildren"
  | "listCategoryLog"
  | "listManufacturers"
  | "createManufacturer"
  | "getManufacturer"
  | "updateManufacturer"
  | "deleteManufacturer"
  | "listManufacturerChildren"
  | "listManufacturerLog"
  | "listFootprints"
  | "createFootprint"
  | "getFootprint"
  | "updateFootprint"
  | "deleteFootprint"
  | "listFootprintChildren"
  | "listFootprintLog"
  | "listSuppliers"
  | "createSupplier"
  | "getSupplier"
  | "updateSupplier"
  | "deleteSupplier"
  | "listSupplierChildren"
  | "listSupplierLog"
  | "listStorageLocations"
  | "createStorageLocation"
  | "getStorageLocation"
  | "updateStorageLocation"
  | "deleteStorageLocation"
  | "listStorageLocationChildren"
  | "listStorageLocationLog"
  | "listMeasurementUnits"
  | "createMeasurementUnit"
  | "getMeasurementUnit"
  | "updateMeasurementUnit"
  | "deleteMeasurementUnit"
  | "listMeasurementUnitChildren"
  | "listMeasurementUnitLog"
  | "listPartCustomStates"
  | "createPartCustomState"
  | "getPartCustomState"
  | "updatePartCustomState"
  | "deletePartCustomState"
  | "listPartCustomStateChildren"
  | "listPartCustomStateLog"
  | "listCurrencies"
  | "createCurrency"
  | "getCurrency"
  | "updateCurrency"
  | "deleteCurrency"
  | "listCurrencyChildren"
  | "listCurrencyLog"
  | "listProjects"
  | "createProject"
  | "getProject"
  | "updateProject"
  | "deleteProject"
  | "listProjectChildren"
  | "listProjectLog"
  | "listProjectBom"
  | "getProjectAvailability"
  | "buildProject"
  | "listProjectBomEntries"
  | "createProjectBomEntry"
  | "getProjectBomEntry"
  | "updateProjectBomEntry"
  | "deleteProjectBomEntry"
  | "listProjectBomEntryLog"
  | "listAttachmentTypes"
  | "createAttachmentType"
  | "getAttachmentType"
  | "updateAttachmentType"
  | "deleteAttachmentType"
  | "listAttachmentTypeChildren"
  | "listAttachmentTypeLog"
  | "listAttachments"
  | "createAttachment"
  | "getAttachment"
  | "replaceAttachment"
  | "updateAttachment"
  | "deleteAttachment"
  | "listAttachmentLog"
  | "getAttachmentFile"
  | "getAttachmentThumbnail"
  | "listParameters"
  | "createParameter"
  | "getParameter"
  | "updateParameter"
  | "deleteParameter"
  | "listParameterLog"
  | "searchParts"
  | "scanCode"
  | "getKicadRoot"
  | "listKicadCategories"
  | "listKicadParts"
  | "getKicadPart"
  | "listUsers"
  | "createUser"
  | "getUser"
  | "updateUser"
  | "deleteUser"
  | "listUserLog"
  | "listGroups"
  | "createGroup"
  | "getGroup"
  | "updateGroup"
  | "deleteGroup"
  | "listGroupChildren"
  | "listGroupLog"
  | "getCurrentToken"
  | "listLogEntries"
  | "getLogEntry"
  | "getStatistics"
  | "getInfo"
  | "getEntrypoint"
  | "getDocumentation"
  | "getReference"
  | "getOpenApiDocument"
  | "getApiDocumentation"
  | "getContext"
  | "getHealth"
  | "getReadiness";
export const operations: readonly Operation[] = [
  {
    operationId: "listParts",
    method: "GET",
    path: "/api/parts",
    resource: "Part",
    role: "list",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "category",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "category",
          resource: "Category",
        },
      },
      {
        name: "footprint",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "footprint",
          resource: "Footprint",
          nullable: true,
        },
      },
      {
        name: "manufacturer",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "manufacturer",
          resource: "Manufacturer",
          nullable: true,
        },
      },
      {
        name: "partUnit",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "partUnit",
          resource: "MeasurementUnit",
          nullable: true,
        },
      },
      {
        name: "partCustomState",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "partCustomState",
          resource: "PartCustomState",
          nullable: true,
        },
      },
      {
        name: "storage_location",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "storage_location",
          resource: "StorageLocation",
          through: "partLots",
        },
      },
      {
        name: "supplier",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "supplier",
          resource: "Supplier",
          through: "orderdetails",
        },
      },
      {
        name: "supplierpartnr",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "supplierpartnr",
          through: "orderdetails",
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "description",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "description",
        },
      },
      {
        name: "ipn",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "ipn",
          nullable: true,
        },
      },
      {
        name: "manufacturer_product_number",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "manufacturer_product_number",
        },
      },
      {
        name: "gtin",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 14,
        },
        filter: {
          kind: "equals",
          property: "gtin",
          nullable: true,
        },
      },
      {
        name: "tags",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "tag",
          property: "tags",
        },
      },
      {
        name: "favorite",
        in: "query",
        required: false,
        schema: {
          anyOf: [
            {
              type: "boolean",
            },
            {
              type: "string",
              enum: ["1", "0"],
            },
          ],
        },
        filter: {
          kind: "boolean",
          property: "favorite",
        },
      },
      {
        name: "needs_review",
        in: "query",
        required: false,
        schema: {
          anyOf: [
            {
              type: "boolean",
            },
            {
              type: "string",
              enum: ["1", "0"],
            },
          ],
        },
        filter: {
          kind: "boolean",
          property: "needs_review",
        },
      },
      {
        name: "in_stock",
        in: "query",
        required: false,
        schema: {
          anyOf: [
            {
              type: "boolean",
            },
            {
              type: "string",
              enum: ["1", "0"],
            },
          ],
        },
        filter: {
          kind: "boolean",
          property: "in_stock",
        },
      },
      {
        name: "below_minimum",
        in: "query",
        required: false,
        schema: {
          anyOf: [
            {
              type: "boolean",
            },
            {
              type: "string",
              enum: ["1", "0"],
            },
          ],
        },
        filter: {
          kind: "boolean",
          property: "below_minimum",
        },
      },
      {
        name: "needs_refill",
        in: "query",
        required: false,
        schema: {
          anyOf: [
            {
              type: "boolean",
            },
            {
              type: "string",
              enum: ["1", "0"],
            },
          ],
        },
        filter: {
          kind: "boolean",
          property: "needs_refill",
          through: "partLots",
        },
      },
      {
        name: "instock_unknown",
        in: "query",
        required: false,
        schema: {
          anyOf: [
            {
              type: "boolean",
            },
            {
              type: "string",
              enum: ["1", "0"],
            },
          ],
        },
        filter: {
          kind: "boolean",
          property: "instock_unknown",
          through: "partLots",
        },
      },
      {
        name: "parameter",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 10,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 1000,
          },
        },
        filter: {
          kind: "parameter",
          property: "name",
          through: "parameters",
        },
      },
      {
        name: "mass[between]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 100,
          pattern:
            "^ *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *\\.\\. *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *$",
        },
        filter: {
          kind: "range",
          property: "mass",
          operator: "between",
          nullable: true,
        },
      },
      {
        name: "mass[gt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "mass",
          operator: "gt",
          nullable: true,
        },
      },
      {
        name: "mass[gte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "mass",
          operator: "gte",
          nullable: true,
        },
      },
      {
        name: "mass[lt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "mass",
          operator: "lt",
          nullable: true,
        },
      },
      {
        name: "mass[lte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "mass",
          operator: "lte",
          nullable: true,
        },
      },
      {
        name: "minamount[between]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 100,
          pattern:
            "^ *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *\\.\\. *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *$",
        },
        filter: {
          kind: "range",
          property: "minamount",
          operator: "between",
        },
      },
      {
        name: "minamount[gt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "minamount",
          operator: "gt",
        },
      },
      {
        name: "minamount[gte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "minamount",
          operator: "gte",
        },
      },
      {
        name: "minamount[lt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "minamount",
          operator: "lt",
        },
      },
      {
        name: "minamount[lte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "minamount",
          operator: "lte",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "order[ipn]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "ipn",
          nullable: true,
        },
      },
      {
        name: "order[manufacturer_product_number]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "manufacturer_product_number",
        },
      },
      {
        name: "order[mass]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "mass",
          nullable: true,
        },
      },
      {
        name: "order[minamount]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "minamount",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "PartList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createPart",
    method: "POST",
    path: "/api/parts",
    resource: "Part",
    role: "create",
    tier: "edit",
    permission: "parts.create",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "PartCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "PartListed",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getPart",
    method: "GET",
    path: "/api/parts/{id}",
    resource: "Part",
    role: "get",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "Part",
      },
      "303": {
        mediaTypes: [],
        schema: null,
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updatePart",
    method: "PATCH",
    path: "/api/parts/{id}",
    resource: "Part",
    role: "update",
    tier: "edit",
    permission: "parts.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "PartPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "PartListed",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deletePart",
    method: "DELETE",
    path: "/api/parts/{id}",
    resource: "Part",
    role: "delete",
    tier: "edit",
    permission: "parts.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listPartLog",
    method: "GET",
    path: "/api/parts/{id}/log",
    resource: "Part",
    role: "log",
    tier: "read_only",
    permission: "parts.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "related",
        in: "query",
        required: false,
        schema: {
          type: "boolean",
          default: false,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listPartLots",
    method: "GET",
    path: "/api/part_lots",
    resource: "PartLot",
    role: "list",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "part",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "part",
          resource: "Part",
        },
      },
      {
        name: "storage_location",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "storage_location",
          resource: "StorageLocation",
          nullable: true,
        },
      },
      {
        name: "owner",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "owner",
          resource: "User",
          nullable: true,
        },
      },
      {
        name: "description",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "description",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "user_barcode",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "user_barcode",
          nullable: true,
        },
      },
      {
        name: "instock_unknown",
        in: "query",
        required: false,
        schema: {
          anyOf: [
            {
              type: "boolean",
            },
            {
              type: "string",
              enum: ["1", "0"],
            },
          ],
        },
        filter: {
          kind: "boolean",
          property: "instock_unknown",
        },
      },
      {
        name: "needs_refill",
        in: "query",
        required: false,
        schema: {
          anyOf: [
            {
              type: "boolean",
            },
            {
              type: "string",
              enum: ["1", "0"],
            },
          ],
        },
        filter: {
          kind: "boolean",
          property: "needs_refill",
        },
      },
      {
        name: "amount[between]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 100,
          pattern:
            "^ *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *\\.\\. *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *$",
        },
        filter: {
          kind: "range",
          property: "amount",
          operator: "between",
        },
      },
      {
        name: "amount[gt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "amount",
          operator: "gt",
        },
      },
      {
        name: "amount[gte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "amount",
          operator: "gte",
        },
      },
      {
        name: "amount[lt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "amount",
          operator: "lt",
        },
      },
      {
        name: "amount[lte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "amount",
          operator: "lte",
        },
      },
      {
        name: "expiration_date[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "expiration_date",
          operator: "before",
          nullable: true,
        },
      },
      {
        name: "expiration_date[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "expiration_date",
          operator: "strictly_before",
          nullable: true,
        },
      },
      {
        name: "expiration_date[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "expiration_date",
          operator: "after",
          nullable: true,
        },
      },
      {
        name: "expiration_date[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "expiration_date",
          operator: "strictly_after",
          nullable: true,
        },
      },
      {
        name: "last_stocktake_at[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "last_stocktake_at",
          operator: "before",
          nullable: true,
        },
      },
      {
        name: "last_stocktake_at[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "last_stocktake_at",
          operator: "strictly_before",
          nullable: true,
        },
      },
      {
        name: "last_stocktake_at[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "last_stocktake_at",
          operator: "after",
          nullable: true,
        },
      },
      {
        name: "last_stocktake_at[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "last_stocktake_at",
          operator: "strictly_after",
          nullable: true,
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[description]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "description",
        },
      },
      {
        name: "order[comment]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "comment",
        },
      },
      {
        name: "order[amount]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "amount",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "PartLotList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createPartLot",
    method: "POST",
    path: "/api/part_lots",
    resource: "PartLot",
    role: "create",
    tier: "edit",
    permission: "parts.create",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "PartLotCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "PartLot",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getPartLot",
    method: "GET",
    path: "/api/part_lots/{id}",
    resource: "PartLot",
    role: "get",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "PartLot",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updatePartLot",
    method: "PATCH",
    path: "/api/part_lots/{id}",
    resource: "PartLot",
    role: "update",
    tier: "edit",
    permission: "parts.edit",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "PartLotPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "PartLot",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deletePartLot",
    method: "DELETE",
    path: "/api/part_lots/{id}",
    resource: "PartLot",
    role: "delete",
    tier: "edit",
    permission: "parts.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listPartLotLog",
    method: "GET",
    path: "/api/part_lots/{id}/log",
    resource: "PartLot",
    role: "log",
    tier: "read_only",
    permission: "parts.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "addStock",
    method: "POST",
    path: "/api/part_lots/{id}/add",
    resource: "PartLot",
    role: "other",
    tier: "edit",
    permission: "parts_stock.add",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "StockAddition",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "PartLot",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "withdrawStock",
    method: "POST",
    path: "/api/part_lots/{id}/withdraw",
    resource: "PartLot",
    role: "other",
    tier: "edit",
    permission: "parts_stock.withdraw",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "StockWithdrawal",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "PartLot",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "moveStock",
    method: "POST",
    path: "/api/part_lots/{id}/move",
    resource: "PartLot",
    role: "other",
    tier: "edit",
    permission: "parts_stock.move",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "StockMove",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "PartLotMove",
      },
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "PartLotMove",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "countStock",
    method: "POST",
    path: "/api/part_lots/{id}/stocktake",
    resource: "PartLot",
    role: "other",
    tier: "edit",
    permission: "parts_stock.stocktake",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "StockCount",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "PartLot",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listPartOrderdetails",
    method: "GET",
    path: "/api/parts/{id}/orderdetails",
    resource: "Orderdetail",
    role: "members",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "supplier",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "supplier",
          resource: "Supplier",
        },
      },
      {
        name: "supplierpartnr",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "supplierpartnr",
        },
      },
      {
        name: "supplier_product_url",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "supplier_product_url",
        },
      },
      {
        name: "obsolete",
        in: "query",
        required: false,
        schema: {
          anyOf: [
            {
              type: "boolean",
            },
            {
              type: "string",
              enum: ["1", "0"],
            },
          ],
        },
        filter: {
          kind: "boolean",
          property: "obsolete",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[supplierpartnr]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "supplierpartnr",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "OrderdetailEmbeddedList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listOrderdetails",
    method: "GET",
    path: "/api/orderdetails",
    resource: "Orderdetail",
    role: "list",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "part",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "part",
          resource: "Part",
        },
      },
      {
        name: "supplier",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "supplier",
          resource: "Supplier",
        },
      },
      {
        name: "supplierpartnr",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "supplierpartnr",
        },
      },
      {
        name: "supplier_product_url",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "supplier_product_url",
        },
      },
      {
        name: "obsolete",
        in: "query",
        required: false,
        schema: {
          anyOf: [
            {
              type: "boolean",
            },
            {
              type: "string",
              enum: ["1", "0"],
            },
          ],
        },
        filter: {
          kind: "boolean",
          property: "obsolete",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[supplierpartnr]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "supplierpartnr",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "OrderdetailList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createOrderdetail",
    method: "POST",
    path: "/api/orderdetails",
    resource: "Orderdetail",
    role: "create",
    tier: "edit",
    permission: "parts.create",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "OrderdetailCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Orderdetail",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getOrderdetail",
    method: "GET",
    path: "/api/orderdetails/{id}",
    resource: "Orderdetail",
    role: "get",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "Orderdetail",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateOrderdetail",
    method: "PATCH",
    path: "/api/orderdetails/{id}",
    resource: "Orderdetail",
    role: "update",
    tier: "edit",
    permission: "parts.edit",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "OrderdetailPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Orderdetail",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteOrderdetail",
    method: "DELETE",
    path: "/api/orderdetails/{id}",
    resource: "Orderdetail",
    role: "delete",
    tier: "edit",
    permission: "parts.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listOrderdetailLog",
    method: "GET",
    path: "/api/orderdetails/{id}/log",
    resource: "Orderdetail",
    role: "log",
    tier: "read_only",
    permission: "parts.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listPricedetails",
    method: "GET",
    path: "/api/pricedetails",
    resource: "Pricedetail",
    role: "list",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "orderdetail",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "orderdetail",
          resource: "Orderdetail",
        },
      },
      {
        name: "currency",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "currency",
          resource: "Currency",
          nullable: true,
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "PricedetailList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createPricedetail",
    method: "POST",
    path: "/api/pricedetails",
    resource: "Pricedetail",
    role: "create",
    tier: "edit",
    permission: "parts.create",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "PricedetailCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Pricedetail",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getPricedetail",
    method: "GET",
    path: "/api/pricedetails/{id}",
    resource: "Pricedetail",
    role: "get",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "Pricedetail",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updatePricedetail",
    method: "PATCH",
    path: "/api/pricedetails/{id}",
    resource: "Pricedetail",
    role: "update",
    tier: "edit",
    permission: "parts.edit",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "PricedetailPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Pricedetail",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deletePricedetail",
    method: "DELETE",
    path: "/api/pricedetails/{id}",
    resource: "Pricedetail",
    role: "delete",
    tier: "edit",
    permission: "parts.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listPricedetailLog",
    method: "GET",
    path: "/api/pricedetails/{id}/log",
    resource: "Pricedetail",
    role: "log",
    tier: "read_only",
    permission: "parts.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listPartAssociations",
    method: "GET",
    path: "/api/part_associations",
    resource: "PartAssociation",
    role: "list",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "owner",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "owner",
          resource: "Part",
        },
      },
      {
        name: "other",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "other",
          resource: "Part",
        },
      },
      {
        name: "other_type",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "other_type",
          nullable: true,
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
          nullable: true,
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[comment]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "comment",
          nullable: true,
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "PartAssociationList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createPartAssociation",
    method: "POST",
    path: "/api/part_associations",
    resource: "PartAssociation",
    role: "create",
    tier: "edit",
    permission: "parts.create",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "PartAssociationCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "PartAssociation",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getPartAssociation",
    method: "GET",
    path: "/api/part_associations/{id}",
    resource: "PartAssociation",
    role: "get",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "PartAssociation",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updatePartAssociation",
    method: "PATCH",
    path: "/api/part_associations/{id}",
    resource: "PartAssociation",
    role: "update",
    tier: "edit",
    permission: "parts.edit",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "PartAssociationPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "PartAssociation",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deletePartAssociation",
    method: "DELETE",
    path: "/api/part_associations/{id}",
    resource: "PartAssociation",
    role: "delete",
    tier: "edit",
    permission: "parts.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listPartAssociationLog",
    method: "GET",
    path: "/api/part_associations/{id}/log",
    resource: "PartAssociation",
    role: "log",
    tier: "read_only",
    permission: "parts.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listCategories",
    method: "GET",
    path: "/api/categories",
    resource: "Category",
    role: "list",
    tier: "read_only",
    permission: "categories.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "CategoryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createCategory",
    method: "POST",
    path: "/api/categories",
    resource: "Category",
    role: "create",
    tier: "edit",
    permission: "categories.create",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "CategoryCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Category",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getCategory",
    method: "GET",
    path: "/api/categories/{id}",
    resource: "Category",
    role: "get",
    tier: "read_only",
    permission: "categories.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "Category",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateCategory",
    method: "PATCH",
    path: "/api/categories/{id}",
    resource: "Category",
    role: "update",
    tier: "edit",
    permission: "categories.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "CategoryPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Category",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteCategory",
    method: "DELETE",
    path: "/api/categories/{id}",
    resource: "Category",
    role: "delete",
    tier: "edit",
    permission: "categories.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listCategoryChildren",
    method: "GET",
    path: "/api/categories/{id}/children",
    resource: "Category",
    role: "children",
    tier: "read_only",
    permission: "categories.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "CategoryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listCategoryLog",
    method: "GET",
    path: "/api/categories/{id}/log",
    resource: "Category",
    role: "log",
    tier: "read_only",
    permission: "categories.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listManufacturers",
    method: "GET",
    path: "/api/manufacturers",
    resource: "Manufacturer",
    role: "list",
    tier: "read_only",
    permission: "manufacturers.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "ManufacturerList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createManufacturer",
    method: "POST",
    path: "/api/manufacturers",
    resource: "Manufacturer",
    role: "create",
    tier: "edit",
    permission: "manufacturers.create",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "ManufacturerCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Manufacturer",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getManufacturer",
    method: "GET",
    path: "/api/manufacturers/{id}",
    resource: "Manufacturer",
    role: "get",
    tier: "read_only",
    permission: "manufacturers.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "Manufacturer",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateManufacturer",
    method: "PATCH",
    path: "/api/manufacturers/{id}",
    resource: "Manufacturer",
    role: "update",
    tier: "edit",
    permission: "manufacturers.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "ManufacturerPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Manufacturer",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteManufacturer",
    method: "DELETE",
    path: "/api/manufacturers/{id}",
    resource: "Manufacturer",
    role: "delete",
    tier: "edit",
    permission: "manufacturers.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listManufacturerChildren",
    method: "GET",
    path: "/api/manufacturers/{id}/children",
    resource: "Manufacturer",
    role: "children",
    tier: "read_only",
    permission: "manufacturers.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "ManufacturerList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listManufacturerLog",
    method: "GET",
    path: "/api/manufacturers/{id}/log",
    resource: "Manufacturer",
    role: "log",
    tier: "read_only",
    permission: "manufacturers.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listFootprints",
    method: "GET",
    path: "/api/footprints",
    resource: "Footprint",
    role: "list",
    tier: "read_only",
    permission: "footprints.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "FootprintList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createFootprint",
    method: "POST",
    path: "/api/footprints",
    resource: "Footprint",
    role: "create",
    tier: "edit",
    permission: "footprints.create",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "FootprintCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Footprint",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getFootprint",
    method: "GET",
    path: "/api/footprints/{id}",
    resource: "Footprint",
    role: "get",
    tier: "read_only",
    permission: "footprints.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "Footprint",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateFootprint",
    method: "PATCH",
    path: "/api/footprints/{id}",
    resource: "Footprint",
    role: "update",
    tier: "edit",
    permission: "footprints.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "FootprintPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Footprint",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteFootprint",
    method: "DELETE",
    path: "/api/footprints/{id}",
    resource: "Footprint",
    role: "delete",
    tier: "edit",
    permission: "footprints.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listFootprintChildren",
    method: "GET",
    path: "/api/footprints/{id}/children",
    resource: "Footprint",
    role: "children",
    tier: "read_only",
    permission: "footprints.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "FootprintList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listFootprintLog",
    method: "GET",
    path: "/api/footprints/{id}/log",
    resource: "Footprint",
    role: "log",
    tier: "read_only",
    permission: "footprints.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listSuppliers",
    method: "GET",
    path: "/api/suppliers",
    resource: "Supplier",
    role: "list",
    tier: "read_only",
    permission: "suppliers.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "SupplierList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createSupplier",
    method: "POST",
    path: "/api/suppliers",
    resource: "Supplier",
    role: "create",
    tier: "edit",
    permission: "suppliers.create",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "SupplierCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Supplier",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getSupplier",
    method: "GET",
    path: "/api/suppliers/{id}",
    resource: "Supplier",
    role: "get",
    tier: "read_only",
    permission: "suppliers.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "Supplier",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateSupplier",
    method: "PATCH",
    path: "/api/suppliers/{id}",
    resource: "Supplier",
    role: "update",
    tier: "edit",
    permission: "suppliers.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "SupplierPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Supplier",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteSupplier",
    method: "DELETE",
    path: "/api/suppliers/{id}",
    resource: "Supplier",
    role: "delete",
    tier: "edit",
    permission: "suppliers.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listSupplierChildren",
    method: "GET",
    path: "/api/suppliers/{id}/children",
    resource: "Supplier",
    role: "children",
    tier: "read_only",
    permission: "suppliers.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "SupplierList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listSupplierLog",
    method: "GET",
    path: "/api/suppliers/{id}/log",
    resource: "Supplier",
    role: "log",
    tier: "read_only",
    permission: "suppliers.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listStorageLocations",
    method: "GET",
    path: "/api/storage_locations",
    resource: "StorageLocation",
    role: "list",
    tier: "read_only",
    permission: "storelocations.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "StorageLocationList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createStorageLocation",
    method: "POST",
    path: "/api/storage_locations",
    resource: "StorageLocation",
    role: "create",
    tier: "edit",
    permission: "storelocations.create",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "StorageLocationCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "StorageLocation",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getStorageLocation",
    method: "GET",
    path: "/api/storage_locations/{id}",
    resource: "StorageLocation",
    role: "get",
    tier: "read_only",
    permission: "storelocations.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "StorageLocation",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateStorageLocation",
    method: "PATCH",
    path: "/api/storage_locations/{id}",
    resource: "StorageLocation",
    role: "update",
    tier: "edit",
    permission: "storelocations.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "StorageLocationPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "StorageLocation",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteStorageLocation",
    method: "DELETE",
    path: "/api/storage_locations/{id}",
    resource: "StorageLocation",
    role: "delete",
    tier: "edit",
    permission: "storelocations.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listStorageLocationChildren",
    method: "GET",
    path: "/api/storage_locations/{id}/children",
    resource: "StorageLocation",
    role: "children",
    tier: "read_only",
    permission: "storelocations.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "StorageLocationList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listStorageLocationLog",
    method: "GET",
    path: "/api/storage_locations/{id}/log",
    resource: "StorageLocation",
    role: "log",
    tier: "read_only",
    permission: "storelocations.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listMeasurementUnits",
    method: "GET",
    path: "/api/measurement_units",
    resource: "MeasurementUnit",
    role: "list",
    tier: "read_only",
    permission: "measurement_units.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "unit",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "unit",
          nullable: true,
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "MeasurementUnitList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createMeasurementUnit",
    method: "POST",
    path: "/api/measurement_units",
    resource: "MeasurementUnit",
    role: "create",
    tier: "edit",
    permission: "measurement_units.create",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "MeasurementUnitCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "MeasurementUnit",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getMeasurementUnit",
    method: "GET",
    path: "/api/measurement_units/{id}",
    resource: "MeasurementUnit",
    role: "get",
    tier: "read_only",
    permission: "measurement_units.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "MeasurementUnit",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateMeasurementUnit",
    method: "PATCH",
    path: "/api/measurement_units/{id}",
    resource: "MeasurementUnit",
    role: "update",
    tier: "edit",
    permission: "measurement_units.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "MeasurementUnitPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "MeasurementUnit",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteMeasurementUnit",
    method: "DELETE",
    path: "/api/measurement_units/{id}",
    resource: "MeasurementUnit",
    role: "delete",
    tier: "edit",
    permission: "measurement_units.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listMeasurementUnitChildren",
    method: "GET",
    path: "/api/measurement_units/{id}/children",
    resource: "MeasurementUnit",
    role: "children",
    tier: "read_only",
    permission: "measurement_units.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "unit",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "unit",
          nullable: true,
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "MeasurementUnitList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listMeasurementUnitLog",
    method: "GET",
    path: "/api/measurement_units/{id}/log",
    resource: "MeasurementUnit",
    role: "log",
    tier: "read_only",
    permission: "measurement_units.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listPartCustomStates",
    method: "GET",
    path: "/api/part_custom_states",
    resource: "PartCustomState",
    role: "list",
    tier: "read_only",
    permission: "part_custom_states.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "PartCustomStateList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createPartCustomState",
    method: "POST",
    path: "/api/part_custom_states",
    resource: "PartCustomState",
    role: "create",
    tier: "edit",
    permission: "part_custom_states.create",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "PartCustomStateCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "PartCustomState",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getPartCustomState",
    method: "GET",
    path: "/api/part_custom_states/{id}",
    resource: "PartCustomState",
    role: "get",
    tier: "read_only",
    permission: "part_custom_states.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "PartCustomState",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updatePartCustomState",
    method: "PATCH",
    path: "/api/part_custom_states/{id}",
    resource: "PartCustomState",
    role: "update",
    tier: "edit",
    permission: "part_custom_states.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "PartCustomStatePatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "PartCustomState",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deletePartCustomState",
    method: "DELETE",
    path: "/api/part_custom_states/{id}",
    resource: "PartCustomState",
    role: "delete",
    tier: "edit",
    permission: "part_custom_states.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listPartCustomStateChildren",
    method: "GET",
    path: "/api/part_custom_states/{id}/children",
    resource: "PartCustomState",
    role: "children",
    tier: "read_only",
    permission: "part_custom_states.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "PartCustomStateList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listPartCustomStateLog",
    method: "GET",
    path: "/api/part_custom_states/{id}/log",
    resource: "PartCustomState",
    role: "log",
    tier: "read_only",
    permission: "part_custom_states.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listCurrencies",
    method: "GET",
    path: "/api/currencies",
    resource: "Currency",
    role: "list",
    tier: "read_only",
    permission: "currencies.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "iso_code",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "iso_code",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "CurrencyList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createCurrency",
    method: "POST",
    path: "/api/currencies",
    resource: "Currency",
    role: "create",
    tier: "edit",
    permission: "currencies.create",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "CurrencyCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Currency",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getCurrency",
    method: "GET",
    path: "/api/currencies/{id}",
    resource: "Currency",
    role: "get",
    tier: "read_only",
    permission: "currencies.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "Currency",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateCurrency",
    method: "PATCH",
    path: "/api/currencies/{id}",
    resource: "Currency",
    role: "update",
    tier: "edit",
    permission: "currencies.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "CurrencyPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Currency",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteCurrency",
    method: "DELETE",
    path: "/api/currencies/{id}",
    resource: "Currency",
    role: "delete",
    tier: "edit",
    permission: "currencies.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listCurrencyChildren",
    method: "GET",
    path: "/api/currencies/{id}/children",
    resource: "Currency",
    role: "children",
    tier: "read_only",
    permission: "currencies.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "iso_code",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "iso_code",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "CurrencyList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listCurrencyLog",
    method: "GET",
    path: "/api/currencies/{id}/log",
    resource: "Currency",
    role: "log",
    tier: "read_only",
    permission: "currencies.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listProjects",
    method: "GET",
    path: "/api/projects",
    resource: "Project",
    role: "list",
    tier: "read_only",
    permission: "projects.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "ProjectList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createProject",
    method: "POST",
    path: "/api/projects",
    resource: "Project",
    role: "create",
    tier: "edit",
    permission: "projects.create",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "ProjectCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Project",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getProject",
    method: "GET",
    path: "/api/projects/{id}",
    resource: "Project",
    role: "get",
    tier: "read_only",
    permission: "projects.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "Project",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateProject",
    method: "PATCH",
    path: "/api/projects/{id}",
    resource: "Project",
    role: "update",
    tier: "edit",
    permission: "projects.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "ProjectPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Project",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteProject",
    method: "DELETE",
    path: "/api/projects/{id}",
    resource: "Project",
    role: "delete",
    tier: "edit",
    permission: "projects.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listProjectChildren",
    method: "GET",
    path: "/api/projects/{id}/children",
    resource: "Project",
    role: "children",
    tier: "read_only",
    permission: "projects.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "ProjectList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listProjectLog",
    method: "GET",
    path: "/api/projects/{id}/log",
    resource: "Project",
    role: "log",
    tier: "read_only",
    permission: "projects.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listProjectBom",
    method: "GET",
    path: "/api/projects/{id}/bom",
    resource: "ProjectBOMEntry",
    role: "members",
    tier: "read_only",
    permission: "projects.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "part",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "part",
          resource: "Part",
          nullable: true,
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
          nullable: true,
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "mountnames",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "mountnames",
        },
      },
      {
        name: "quantity[between]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 100,
          pattern:
            "^ *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *\\.\\. *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *$",
        },
        filter: {
          kind: "range",
          property: "quantity",
          operator: "between",
        },
      },
      {
        name: "quantity[gt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "quantity",
          operator: "gt",
        },
      },
      {
        name: "quantity[gte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "quantity",
          operator: "gte",
        },
      },
      {
        name: "quantity[lt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "quantity",
          operator: "lt",
        },
      },
      {
        name: "quantity[lte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "quantity",
          operator: "lte",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
          nullable: true,
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "order[quantity]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "quantity",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "ProjectBOMEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getProjectAvailability",
    method: "GET",
    path: "/api/projects/{id}/availability",
    resource: "Project",
    role: "other",
    tier: "read_only",
    permission: "projects.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "quantity",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 1000000,
          default: 1,
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "ProjectAvailability",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "buildProject",
    method: "POST",
    path: "/api/projects/{id}/build",
    resource: "Project",
    role: "other",
    tier: "edit",
    permission: "parts_stock.withdraw",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "ProjectBuildRequest",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "ProjectBuild",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listProjectBomEntries",
    method: "GET",
    path: "/api/project_bom_entries",
    resource: "ProjectBOMEntry",
    role: "list",
    tier: "read_only",
    permission: "projects.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "project",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "project",
          resource: "Project",
        },
      },
      {
        name: "part",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "part",
          resource: "Part",
          nullable: true,
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
          nullable: true,
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "mountnames",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "mountnames",
        },
      },
      {
        name: "quantity[between]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 100,
          pattern:
            "^ *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *\\.\\. *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *$",
        },
        filter: {
          kind: "range",
          property: "quantity",
          operator: "between",
        },
      },
      {
        name: "quantity[gt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "quantity",
          operator: "gt",
        },
      },
      {
        name: "quantity[gte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "quantity",
          operator: "gte",
        },
      },
      {
        name: "quantity[lt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "quantity",
          operator: "lt",
        },
      },
      {
        name: "quantity[lte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "quantity",
          operator: "lte",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
          nullable: true,
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "order[quantity]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "quantity",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "ProjectBOMEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createProjectBomEntry",
    method: "POST",
    path: "/api/project_bom_entries",
    resource: "ProjectBOMEntry",
    role: "create",
    tier: "edit",
    permission: "projects.edit",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "ProjectBOMEntryCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "ProjectBOMEntry",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getProjectBomEntry",
    method: "GET",
    path: "/api/project_bom_entries/{id}",
    resource: "ProjectBOMEntry",
    role: "get",
    tier: "read_only",
    permission: "projects.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "ProjectBOMEntry",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateProjectBomEntry",
    method: "PATCH",
    path: "/api/project_bom_entries/{id}",
    resource: "ProjectBOMEntry",
    role: "update",
    tier: "edit",
    permission: "projects.edit",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "ProjectBOMEntryPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "ProjectBOMEntry",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteProjectBomEntry",
    method: "DELETE",
    path: "/api/project_bom_entries/{id}",
    resource: "ProjectBOMEntry",
    role: "delete",
    tier: "edit",
    permission: "projects.edit",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listProjectBomEntryLog",
    method: "GET",
    path: "/api/project_bom_entries/{id}/log",
    resource: "ProjectBOMEntry",
    role: "log",
    tier: "read_only",
    permission: "projects.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listAttachmentTypes",
    method: "GET",
    path: "/api/attachment_types",
    resource: "AttachmentType",
    role: "list",
    tier: "read_only",
    permission: "attachment_types.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "AttachmentTypeList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createAttachmentType",
    method: "POST",
    path: "/api/attachment_types",
    resource: "AttachmentType",
    role: "create",
    tier: "edit",
    permission: "attachment_types.create",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "AttachmentTypeCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "AttachmentType",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getAttachmentType",
    method: "GET",
    path: "/api/attachment_types/{id}",
    resource: "AttachmentType",
    role: "get",
    tier: "read_only",
    permission: "attachment_types.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "AttachmentType",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateAttachmentType",
    method: "PATCH",
    path: "/api/attachment_types/{id}",
    resource: "AttachmentType",
    role: "update",
    tier: "edit",
    permission: "attachment_types.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "AttachmentTypePatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "AttachmentType",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteAttachmentType",
    method: "DELETE",
    path: "/api/attachment_types/{id}",
    resource: "AttachmentType",
    role: "delete",
    tier: "edit",
    permission: "attachment_types.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listAttachmentTypeChildren",
    method: "GET",
    path: "/api/attachment_types/{id}/children",
    resource: "AttachmentType",
    role: "children",
    tier: "read_only",
    permission: "attachment_types.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "AttachmentTypeList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listAttachmentTypeLog",
    method: "GET",
    path: "/api/attachment_types/{id}/log",
    resource: "AttachmentType",
    role: "log",
    tier: "read_only",
    permission: "attachment_types.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listAttachments",
    method: "GET",
    path: "/api/attachments",
    resource: "Attachment",
    role: "list",
    tier: "read_only",
    permission: "attachments.list_attachments",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "attachment_type",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "attachment_type",
          resource: "AttachmentType",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "AttachmentList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createAttachment",
    method: "POST",
    path: "/api/attachments",
    resource: "Attachment",
    role: "create",
    tier: "edit",
    permission: "element.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "AttachmentCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Attachment",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getAttachment",
    method: "GET",
    path: "/api/attachments/{id}",
    resource: "Attachment",
    role: "get",
    tier: "read_only",
    permission: "element.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "Attachment",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "replaceAttachment",
    method: "PUT",
    path: "/api/attachments/{id}",
    resource: "Attachment",
    role: "replace",
    tier: "edit",
    permission: "element.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "AttachmentReplace",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Attachment",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateAttachment",
    method: "PATCH",
    path: "/api/attachments/{id}",
    resource: "Attachment",
    role: "update",
    tier: "edit",
    permission: "element.edit",
    documentation: false,
    uploads: true,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "AttachmentPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Attachment",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteAttachment",
    method: "DELETE",
    path: "/api/attachments/{id}",
    resource: "Attachment",
    role: "delete",
    tier: "edit",
    permission: "element.edit",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listAttachmentLog",
    method: "GET",
    path: "/api/attachments/{id}/log",
    resource: "Attachment",
    role: "log",
    tier: "read_only",
    permission: "element.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getAttachmentFile",
    method: "GET",
    path: "/api/attachments/{id}/file",
    resource: "Attachment",
    role: "other",
    tier: "read_only",
    permission: "element.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "download",
        in: "query",
        required: false,
        schema: {
          type: "boolean",
          default: false,
        },
      },
      {
        name: "Range",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["*/*"],
        schema: "FileContent",
      },
      "206": {
        mediaTypes: ["*/*"],
        schema: "FileContent",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "416": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getAttachmentThumbnail",
    method: "GET",
    path: "/api/attachments/{id}/thumbnail",
    resource: "Attachment",
    role: "other",
    tier: "read_only",
    permission: "element.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["image/webp"],
        schema: "FileContent",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listParameters",
    method: "GET",
    path: "/api/parameters",
    resource: "Parameter",
    role: "list",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "symbol",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "symbol",
        },
      },
      {
        name: "unit",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "unit",
        },
      },
      {
        name: "group",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "group",
        },
      },
      {
        name: "value_text",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "value_text",
        },
      },
      {
        name: "value_min[between]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 100,
          pattern:
            "^ *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *\\.\\. *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *$",
        },
        filter: {
          kind: "range",
          property: "value_min",
          operator: "between",
          nullable: true,
        },
      },
      {
        name: "value_min[gt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "value_min",
          operator: "gt",
          nullable: true,
        },
      },
      {
        name: "value_min[gte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "value_min",
          operator: "gte",
          nullable: true,
        },
      },
      {
        name: "value_min[lt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "value_min",
          operator: "lt",
          nullable: true,
        },
      },
      {
        name: "value_min[lte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "value_min",
          operator: "lte",
          nullable: true,
        },
      },
      {
        name: "value_typical[between]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 100,
          pattern:
            "^ *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *\\.\\. *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *$",
        },
        filter: {
          kind: "range",
          property: "value_typical",
          operator: "between",
          nullable: true,
        },
      },
      {
        name: "value_typical[gt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "value_typical",
          operator: "gt",
          nullable: true,
        },
      },
      {
        name: "value_typical[gte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "value_typical",
          operator: "gte",
          nullable: true,
        },
      },
      {
        name: "value_typical[lt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "value_typical",
          operator: "lt",
          nullable: true,
        },
      },
      {
        name: "value_typical[lte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "value_typical",
          operator: "lte",
          nullable: true,
        },
      },
      {
        name: "value_max[between]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 100,
          pattern:
            "^ *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *\\.\\. *[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)? *$",
        },
        filter: {
          kind: "range",
          property: "value_max",
          operator: "between",
          nullable: true,
        },
      },
      {
        name: "value_max[gt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "value_max",
          operator: "gt",
          nullable: true,
        },
      },
      {
        name: "value_max[gte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "value_max",
          operator: "gte",
          nullable: true,
        },
      },
      {
        name: "value_max[lt]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "value_max",
          operator: "lt",
          nullable: true,
        },
      },
      {
        name: "value_max[lte]",
        in: "query",
        required: false,
        schema: {
          type: "number",
          minimum: -1e300,
          maximum: 1e300,
        },
        filter: {
          kind: "range",
          property: "value_max",
          operator: "lte",
          nullable: true,
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "ParameterList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createParameter",
    method: "POST",
    path: "/api/parameters",
    resource: "Parameter",
    role: "create",
    tier: "edit",
    permission: "element.edit",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "ParameterCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Parameter",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getParameter",
    method: "GET",
    path: "/api/parameters/{id}",
    resource: "Parameter",
    role: "get",
    tier: "read_only",
    permission: "element.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "Parameter",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateParameter",
    method: "PATCH",
    path: "/api/parameters/{id}",
    resource: "Parameter",
    role: "update",
    tier: "edit",
    permission: "element.edit",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "ParameterPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Parameter",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteParameter",
    method: "DELETE",
    path: "/api/parameters/{id}",
    resource: "Parameter",
    role: "delete",
    tier: "edit",
    permission: "element.edit",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listParameterLog",
    method: "GET",
    path: "/api/parameters/{id}/log",
    resource: "Parameter",
    role: "log",
    tier: "read_only",
    permission: "element.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "searchParts",
    method: "GET",
    path: "/api/search",
    resource: "SearchHit",
    role: "other",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "q",
        in: "query",
        required: true,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "SearchHitList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "scanCode",
    method: "GET",
    path: "/api/scan",
    resource: "ScanResult",
    role: "other",
    tier: "read_only",
    permission: "tools.label_scanner",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "code",
        in: "query",
        required: true,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "ScanResult",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getKicadRoot",
    method: "GET",
    path: "/eda-api/v1",
    resource: null,
    role: "other",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "KicadRoot",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listKicadCategories",
    method: "GET",
    path: "/eda-api/v1/categories.json",
    resource: null,
    role: "other",
    tier: "read_only",
    permission: "categories.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "KicadCategoryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listKicadParts",
    method: "GET",
    path: "/eda-api/v1/parts/category/{id}.json",
    resource: null,
    role: "other",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "string",
          pattern: "^[0-9]{1,16}$",
        },
      },
      {
        name: "minimal",
        in: "query",
        required: false,
        schema: {
          type: "boolean",
          default: false,
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "KicadPartList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getKicadPart",
    method: "GET",
    path: "/eda-api/v1/parts/{id}.json",
    resource: null,
    role: "other",
    tier: "read_only",
    permission: "parts.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "KicadPart",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listUsers",
    method: "GET",
    path: "/api/users",
    resource: "User",
    role: "list",
    tier: "admin",
    permission: "users.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "aboutMe",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "aboutMe",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "UserList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createUser",
    method: "POST",
    path: "/api/users",
    resource: "User",
    role: "create",
    tier: "admin",
    permission: "users.create",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "UserCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "User",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getUser",
    method: "GET",
    path: "/api/users/{id}",
    resource: "User",
    role: "get",
    tier: "admin",
    permission: "users.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "User",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateUser",
    method: "PATCH",
    path: "/api/users/{id}",
    resource: "User",
    role: "update",
    tier: "admin",
    permission: "users.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "UserPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "User",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteUser",
    method: "DELETE",
    path: "/api/users/{id}",
    resource: "User",
    role: "delete",
    tier: "admin",
    permission: "users.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listUserLog",
    method: "GET",
    path: "/api/users/{id}/log",
    resource: "User",
    role: "log",
    tier: "admin",
    permission: "users.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listGroups",
    method: "GET",
    path: "/api/groups",
    resource: "Group",
    role: "list",
    tier: "admin",
    permission: "groups.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "GroupList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "createGroup",
    method: "POST",
    path: "/api/groups",
    resource: "Group",
    role: "create",
    tier: "admin",
    permission: "groups.create",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          pattern: "^[\\x21-\\x7e]+$",
        },
      },
    ],
    body: {
      mediaTypes: ["application/json", "application/ld+json"],
      schema: "GroupCreate",
    },
    answers: {
      "201": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Group",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getGroup",
    method: "GET",
    path: "/api/groups/{id}",
    resource: "Group",
    role: "get",
    tier: "admin",
    permission: "groups.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "Group",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "updateGroup",
    method: "PATCH",
    path: "/api/groups/{id}",
    resource: "Group",
    role: "update",
    tier: "admin",
    permission: "groups.edit",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: {
      mediaTypes: ["application/merge-patch+json"],
      schema: "GroupPatch",
    },
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json"],
        schema: "Group",
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "413": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "415": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "422": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "deleteGroup",
    method: "DELETE",
    path: "/api/groups/{id}",
    resource: "Group",
    role: "delete",
    tier: "admin",
    permission: "groups.delete",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "_comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 65535,
        },
      },
      {
        name: "If-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "204": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "409": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "412": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listGroupChildren",
    method: "GET",
    path: "/api/groups/{id}/children",
    resource: "Group",
    role: "children",
    tier: "admin",
    permission: "groups.read",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "name",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "name",
        },
      },
      {
        name: "comment",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 1000,
        },
        filter: {
          kind: "like",
          property: "comment",
        },
      },
      {
        name: "addedDate[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "before",
        },
      },
      {
        name: "addedDate[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_before",
        },
      },
      {
        name: "addedDate[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "after",
        },
      },
      {
        name: "addedDate[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "addedDate",
          operator: "strictly_after",
        },
      },
      {
        name: "lastModified[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "before",
        },
      },
      {
        name: "lastModified[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_before",
        },
      },
      {
        name: "lastModified[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "after",
        },
      },
      {
        name: "lastModified[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "lastModified",
          operator: "strictly_after",
        },
      },
      {
        name: "order[name]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "name",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[addedDate]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "addedDate",
        },
      },
      {
        name: "order[lastModified]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "lastModified",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "GroupList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listGroupLog",
    method: "GET",
    path: "/api/groups/{id}/log",
    resource: "Group",
    role: "log",
    tier: "admin",
    permission: "groups.show_history",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getCurrentToken",
    method: "GET",
    path: "/api/tokens/current",
    resource: "ApiToken",
    role: "get",
    tier: "read_only",
    permission: "api.access_api",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "ApiToken",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "listLogEntries",
    method: "GET",
    path: "/api/log_entries",
    resource: "LogEntry",
    role: "list",
    tier: "admin",
    permission: "system.show_logs",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          default: 1,
        },
      },
      {
        name: "itemsPerPage",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 4096,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "kind",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: [
            "element_created",
            "element_edited",
            "element_deleted",
            "collection_element_deleted",
            "part_stock_changed",
            "project_built",
            "user_not_allowed",
            "security_event",
          ],
        },
        filter: {
          kind: "equals",
          property: "kind",
        },
      },
      {
        name: "user",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 8192,
        },
        filter: {
          kind: "entity",
          property: "user",
          resource: "User",
          nullable: true,
        },
      },
      {
        name: "target_type",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: [
            "Part",
            "PartLot",
            "Orderdetail",
            "Pricedetail",
            "PartAssociation",
            "Category",
            "Footprint",
            "Manufacturer",
            "Supplier",
            "StorageLocation",
            "MeasurementUnit",
            "PartCustomState",
            "Currency",
            "Project",
            "ProjectBOMEntry",
            "AttachmentType",
            "Attachment",
            "Parameter",
            "User",
            "Group",
          ],
        },
        filter: {
          kind: "equals",
          property: "target_type",
          nullable: true,
        },
      },
      {
        name: "target_id",
        in: "query",
        required: false,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
        filter: {
          kind: "equals",
          property: "target_id",
          nullable: true,
        },
      },
      {
        name: "datetime[before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "datetime",
          operator: "before",
        },
      },
      {
        name: "datetime[strictly_before]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "datetime",
          operator: "strictly_before",
        },
      },
      {
        name: "datetime[after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "datetime",
          operator: "after",
        },
      },
      {
        name: "datetime[strictly_after]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          maxLength: 40,
        },
        filter: {
          kind: "date",
          property: "datetime",
          operator: "strictly_after",
        },
      },
      {
        name: "order[id]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "id",
        },
      },
      {
        name: "order[datetime]",
        in: "query",
        required: false,
        schema: {
          type: "string",
          enum: ["asc", "desc", "ASC", "DESC", ""],
        },
        filter: {
          kind: "order",
          property: "datetime",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntryList",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getLogEntry",
    method: "GET",
    path: "/api/log_entries/{id}",
    resource: "LogEntry",
    role: "get",
    tier: "admin",
    permission: "system.show_logs",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: {
          type: "integer",
          format: "int64",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "LogEntry",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getStatistics",
    method: "GET",
    path: "/api/statistics",
    resource: "Statistics",
    role: "get",
    tier: "read_only",
    permission: "tools.statistics",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "Statistics",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getInfo",
    method: "GET",
    path: "/api/info",
    resource: "PartDBInfo",
    role: "get",
    tier: "read_only",
    permission: "api.access_api",
    documentation: false,
    uploads: false,
    parameters: [
      {
        name: "properties[]",
        in: "query",
        required: false,
        schema: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "application/json", "text/html"],
        schema: "PartDBInfo",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "401": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "403": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "429": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getEntrypoint",
    method: "GET",
    path: "/api",
    resource: null,
    role: "other",
    tier: null,
    permission: null,
    documentation: true,
    uploads: false,
    parameters: [
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json", "text/html"],
        schema: "Entrypoint",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getDocumentation",
    method: "GET",
    path: "/api/docs",
    resource: null,
    role: "other",
    tier: null,
    permission: null,
    documentation: true,
    uploads: false,
    parameters: [
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["text/html", "application/vnd.openapi+json", "application/ld+json"],
        schema: "Page",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getReference",
    method: "GET",
    path: "/api/docs/reference",
    resource: null,
    role: "other",
    tier: null,
    permission: null,
    documentation: true,
    uploads: false,
    parameters: [
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["text/html"],
        schema: "Page",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getOpenApiDocument",
    method: "GET",
    path: "/api/docs.json",
    resource: null,
    role: "other",
    tier: null,
    permission: null,
    documentation: true,
    uploads: false,
    parameters: [
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/vnd.openapi+json", "application/json"],
        schema: "OpenApiDocument",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getApiDocumentation",
    method: "GET",
    path: "/api/docs.jsonld",
    resource: null,
    role: "other",
    tier: null,
    permission: null,
    documentation: true,
    uploads: false,
    parameters: [
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json"],
        schema: "ApiDocumentation",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getContext",
    method: "GET",
    path: "/api/contexts/{type}",
    resource: null,
    role: "other",
    tier: null,
    permission: null,
    documentation: true,
    uploads: false,
    parameters: [
      {
        name: "type",
        in: "path",
        required: true,
        schema: {
          type: "string",
          maxLength: 100,
          pattern: "^[A-Za-z]+$",
        },
      },
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        schema: {
          type: "string",
          maxLength: 1024,
        },
      },
    ],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["application/ld+json"],
        schema: "JsonldContext",
      },
      "304": {
        mediaTypes: [],
        schema: null,
      },
      "400": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "404": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
      "406": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
  {
    operationId: "getHealth",
    method: "GET",
    path: "/healthz",
    resource: null,
    role: "other",
    tier: null,
    permission: null,
    documentation: false,
    uploads: false,
    parameters: [],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["text/plain"],
        schema: "HealthText",
      },
    },
  },
  {
    operationId: "getReadiness",
    method: "GET",
    path: "/readyz",
    resource: null,
    role: "other",
    tier: null,
    permission: null,
    documentation: false,
    uploads: false,
    parameters: [],
    body: null,
    answers: {
      "200": {
        mediaTypes: ["text/plain"],
        schema: "HealthText",
      },
      "503": {
        mediaTypes: ["application/problem+json"],
        schema: null,
      },
    },
  },
];

/** An operation that follows a protocol of its own: served by a route of its own, not by the pipeline of the API. */
interface ProtocolOperation {
  readonly protocol: "oauth" | "mcp";
  readonly method: "GET" | "POST";
  /** With `{parameters}`, as in the contract. */
  readonly path: string;
}

export type ProtocolOperationId =
  | "startAuthorization"
  | "decideAuthorization"
  | "requestToken"
  | "registerClient"
  | "revokeToken"
  | "getAuthorizationServerMetadata"
  | "getAuthorizationServerMetadataOf"
  | "getProtectedResourceMetadata"
  | "getProtectedResourceMetadataOf"
  | "getSigningKeys"
  | "getOAuthClientsPage"
  | "callMcp";
/** Where each of them is; the literal types let the compiler hold routes to it. */
export const protocolOperations = {
  startAuthorization: {
    protocol: "oauth",
    method: "GET",
    path: "/oauth/authorize",
  },
  decideAuthorization: {
    protocol: "oauth",
    method: "POST",
    path: "/oauth/authorize",
  },
  requestToken: {
    protocol: "oauth",
    method: "POST",
    path: "/oauth/token",
  },
  registerClient: {
    protocol: "oauth",
    method: "POST",
    path: "/oauth/register",
  },
  revokeToken: {
    protocol: "oauth",
    method: "POST",
    path: "/oauth/revoke",
  },
  getAuthorizationServerMetadata: {
    protocol: "oauth",
    method: "GET",
    path: "/.well-known/oauth-authorization-server",
  },
  getAuthorizationServerMetadataOf: {
    protocol: "oauth",
    method: "GET",
    path: "/.well-known/oauth-authorization-server/{entrance}",
  },
  getProtectedResourceMetadata: {
    protocol: "oauth",
    method: "GET",
    path: "/.well-known/oauth-protected-resource",
  },
  getProtectedResourceMetadataOf: {
    protocol: "oauth",
    method: "GET",
    path: "/.well-known/oauth-protected-resource/{entrance}",
  },
  getSigningKeys: {
    protocol: "oauth",
    method: "GET",
    path: "/.well-known/jwks.json",
  },
  getOAuthClientsPage: {
    protocol: "oauth",
    method: "GET",
    path: "/tools/oauth_clients",
  },
  callMcp: {
    protocol: "mcp",
    method: "POST",
    path: "/mcp",
  },
} as const satisfies Readonly<Record<ProtocolOperationId, ProtocolOperation>>;
/** The version of the contract. */
export const contractVersion = "0.1.0";
