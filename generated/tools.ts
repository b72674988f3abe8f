/**
 * The tools of the MCP server, as data.
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { JsonSchema, OperationId, Scope } from "./operations.ts";

export interface ToolOperation {
  readonly operationId: OperationId;
  /** Argument name by path parameter. */
  readonly path: Readonly<Record<string, string>>;
  /** Argument name by query parameter. */
  readonly query: Readonly<Record<string, string>>;
  /** Argument name by body property; null if the operation has no body. */
  readonly body: Readonly<Record<string, string>> | null;
  /** Collection by body property, for properties whose argument is an ID. */
  readonly ids: Readonly<Record<string, string>>;
}

export interface ToolContract {
  readonly name: ToolName;
  readonly title: string;
  readonly description: string;
  readonly scope: Scope;
  readonly permission: string | null;
  /** Required permissions in addition to `permission`. */
  readonly alsoNeeds: readonly string[];
  /** Setting that must be on for the tool to exist. */
  readonly switch: string | null;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  readonly operation: ToolOperation | null;
  /** Lists in the result contain up to `limit` items, starting at `offset`. */
  readonly bounded: boolean;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
}

export type ToolName =
  | "search_parts"
  | "get_part_details"
  | "list_categories"
  | "get_category_details"
  | "list_footprints"
  | "get_footprint_details"
  | "list_manufacturers"
  | "get_manufacturer_details"
  | "list_storage_locations"
  | "get_storage_location_details"
  | "list_suppliers"
  | "get_supplier_details"
  | "list_measurement_units"
  | "get_measurement_unit_details"
  | "list_part_custom_states"
  | "get_part_custom_state_details"
  | "list_projects"
  | "get_project_details"
  | "check_stock"
  | "list_low_stock"
  | "find_alternatives"
  | "check_project_availability"
  | "get_statistics"
  | "scan_code"
  | "list_changes"
  | "add_stock"
  | "withdraw_stock"
  | "move_stock"
  | "count_stock"
  | "create_part_lot"
  | "create_part"
  | "update_part"
  | "add_attachment_from_url"
  | "create_project_bom_entry"
  | "build_project"
  | "undo_change";
/** Tools that do not call an operation of the contract. */
export type OwnToolName =
  | "search_parts"
  | "list_categories"
  | "list_footprints"
  | "list_manufacturers"
  | "list_storage_locations"
  | "list_suppliers"
  | "list_measurement_units"
  | "list_part_custom_states"
  | "list_projects"
  | "get_project_details"
  | "check_stock"
  | "list_low_stock"
  | "find_alternatives"
  | "check_project_availability"
  | "add_attachment_from_url";
/** Tools that change data. */
export type WritingToolName =
  | "add_stock"
  | "withdraw_stock"
  | "move_stock"
  | "count_stock"
  | "create_part_lot"
  | "create_part"
  | "update_part"
  | "add_attachment_from_url"
  | "create_project_bom_entry"
  | "build_project"
  | "undo_change";
export const tools: readonly ToolContract[] = [
  {
    name: "search_parts",
    title: "Search parts by keyword",
    description:
      'Searches parts and returns a summary of each match, best first, with its stock. A part matches if it contains every word of the keyword, in any order and in any field. Case is ignored, typos are corrected, and quantities match in any spelling ("0.1uF" equals "100nF", "3V3" equals "3.3V"). `hint` reports corrected words, and gives advice if nothing matches. At most 1,000 matches are counted: if totalIsExact is false, use a longer keyword. To skip a field, set its argument to false.',
    scope: "read_only",
    permission: "parts.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["keyword"],
      properties: {
        keyword: {
          type: "string",
          maxLength: 1000,
          description: "At most 16 words, or the barcode of a lot.",
        },
        wildcard: {
          type: "boolean",
          description: "In each word, % matches any characters and _ one. No typos are corrected.",
        },
        regex: {
          type: "boolean",
          description: "The keyword is an RE2 regular expression. Slow: prefer words.",
        },
        extensive: {
          type: "boolean",
          description: "Also treat + as a space.",
        },
        name: {
          type: "boolean",
        },
        category: {
          type: "boolean",
        },
        description: {
          type: "boolean",
        },
        tags: {
          type: "boolean",
        },
        storelocation: {
          type: "boolean",
        },
        comment: {
          type: "boolean",
        },
        ordernr: {
          type: "boolean",
          description: "Supplier part numbers.",
        },
        mpn: {
          type: "boolean",
          description: "Manufacturer part numbers.",
        },
        ipn: {
          type: "boolean",
          description: "Internal part numbers.",
        },
        gtin: {
          type: "boolean",
        },
        supplier: {
          type: "boolean",
        },
        manufacturer: {
          type: "boolean",
        },
        footprint: {
          type: "boolean",
        },
        parameters: {
          type: "boolean",
        },
        dbId: {
          type: "boolean",
          description: "Also return the part whose ID is the keyword.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 100,
        },
        cursor: {
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        "hydra:totalItems": {
          type: "integer",
        },
        totalIsExact: {
          type: "boolean",
        },
        hint: {
          type: "string",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              description: {
                type: "string",
              },
              ipn: {
                type: "string",
              },
              manufacturer_product_number: {
                type: "string",
              },
              manufacturer: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                },
              },
              category: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  full_path: {
                    type: "string",
                  },
                },
              },
              footprint: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                },
              },
              total_instock: {
                type: "number",
              },
              unit: {
                type: "string",
                description: "Omitted for pieces.",
              },
              lot: {
                type: "object",
                description: "Lot whose barcode is the keyword.",
                properties: {
                  id: {
                    type: "integer",
                  },
                  user_barcode: {
                    type: "string",
                  },
                },
              },
            },
          },
        },
        nextCursor: {
          type: "string",
        },
      },
    },
  },
  {
    name: "get_part_details",
    title: "Get part details by ID",
    description:
      "Returns a part: lots with storage locations, suppliers and prices, parameters, attachments and EDA data. Request only the properties that you need. For stock only, use check_stock.",
    scope: "read_only",
    permission: "parts.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    bounded: true,
    operation: {
      operationId: "getPart",
      path: {
        id: "id",
      },
      query: {
        "properties[]": "properties",
      },
      body: null,
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        properties: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
          minItems: 1,
          description: "For example partLots, orderdetails, parameters, attachments.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
        },
      },
      required: ["id"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        name: {
          type: "string",
        },
        description: {
          type: "string",
        },
        comment: {
          type: "string",
        },
        favorite: {
          type: "boolean",
        },
        needs_review: {
          type: "boolean",
        },
        tags: {
          type: "string",
        },
        category: {
          type: "object",
        },
        footprint: {
          type: "object",
        },
        manufacturer: {
          type: "object",
        },
        partUnit: {
          type: "object",
        },
        partCustomState: {
          type: "object",
        },
        manufacturer_product_url: {
          type: "string",
        },
        manufacturer_product_number: {
          type: "string",
        },
        manufacturing_status: {
          type: "string",
          enum: ["", "announced", "active", "nrfnd", "eol", "discontinued"],
        },
        mass: {
          type: "number",
        },
        ipn: {
          type: "string",
        },
        gtin: {
          type: "string",
        },
        minamount: {
          type: "number",
        },
        total_instock: {
          type: "number",
        },
        projectBuildPart: {
          type: "boolean",
        },
        providerReference: {
          type: "object",
        },
        eda_info: {
          type: "object",
        },
        partLots: {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              description: {
                type: "string",
              },
              comment: {
                type: "string",
              },
              storage_location: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                  full_path: {
                    type: "string",
                  },
                },
              },
              amount: {
                type: "number",
              },
              instock_unknown: {
                type: "boolean",
              },
              needs_refill: {
                type: "boolean",
              },
              expiration_date: {
                type: "string",
              },
              owner: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                },
              },
              user_barcode: {
                type: "string",
              },
              last_stocktake_at: {
                type: "string",
              },
            },
          },
        },
        orderdetails: {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              supplierpartnr: {
                type: "string",
              },
              supplier: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                  full_path: {
                    type: "string",
                  },
                },
              },
              obsolete: {
                type: "boolean",
              },
              eda_visibility: {
                type: "boolean",
              },
              supplier_product_url: {
                type: "string",
              },
              prices_includes_vat: {
                type: "boolean",
              },
              pricedetails: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    id: {
                      type: "integer",
                    },
                    price: {
                      type: "string",
                    },
                    currency: {
                      type: "object",
                      properties: {
                        id: {
                          type: "integer",
                        },
                        name: {
                          type: "string",
                        },
                        full_path: {
                          type: "string",
                        },
                      },
                    },
                    currency_iso_code: {
                      type: "string",
                    },
                    price_related_quantity: {
                      type: "number",
                    },
                    min_discount_quantity: {
                      type: "number",
                    },
                    price_per_unit: {
                      type: "string",
                    },
                  },
                },
              },
            },
          },
        },
        associated_parts_as_owner: {
          type: "array",
        },
        associated_parts_as_other: {
          type: "array",
        },
        attachments: {
          type: "array",
        },
        master_picture_attachment: {
          type: "object",
        },
        parameters: {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              symbol: {
                type: "string",
              },
              value_min: {
                type: "number",
              },
              value_typical: {
                type: "number",
              },
              value_max: {
                type: "number",
              },
              unit: {
                type: "string",
              },
              value_text: {
                type: "string",
              },
              group: {
                type: "string",
              },
              eda_visibility: {
                type: "boolean",
              },
              eda_symbol_visibility: {
                type: "boolean",
              },
              formatted: {
                type: "string",
              },
            },
          },
        },
        addedDate: {
          type: "string",
        },
        lastModified: {
          type: "string",
        },
        truncated: {
          type: "array",
        },
      },
    },
  },
  {
    name: "list_categories",
    title: "List/search categories",
    description: "Lists part categories in tree order with ID, name and full path.",
    scope: "read_only",
    permission: "categories.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        keyword: {
          type: ["string", "null"],
          maxLength: 255,
          description: "In the name or comment.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        cursor: {
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        "hydra:totalItems": {
          type: "integer",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
        },
      },
    },
  },
  {
    name: "get_category_details",
    title: "Get category details by ID",
    description:
      "Returns a category: comment, parent, defaults and rules for parts, parameters, attachments and EDA defaults.",
    scope: "read_only",
    permission: "categories.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    bounded: true,
    operation: {
      operationId: "getCategory",
      path: {
        id: "id",
      },
      query: {
        "properties[]": "properties",
      },
      body: null,
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        properties: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
          minItems: 1,
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
        },
      },
      required: ["id"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        name: {
          type: "string",
        },
        full_path: {
          type: "string",
        },
        level: {
          type: "integer",
        },
        parent: {
          type: "string",
        },
        comment: {
          type: "string",
        },
        not_selectable: {
          type: "boolean",
        },
        alternative_names: {
          type: "string",
        },
        partname_hint: {
          type: "string",
        },
        partname_regex: {
          type: "string",
        },
        part_ipn_prefix: {
          type: "string",
        },
        disable_footprints: {
          type: "boolean",
        },
        disable_manufacturers: {
          type: "boolean",
        },
        disable_autodatasheets: {
          type: "boolean",
        },
        disable_properties: {
          type: "boolean",
        },
        default_description: {
          type: "string",
        },
        default_comment: {
          type: "string",
        },
        eda_info: {
          type: "object",
        },
        attachments: {
          type: "array",
        },
        master_picture_attachment: {
          type: "object",
        },
        parameters: {
          type: "array",
        },
        addedDate: {
          type: "string",
        },
        lastModified: {
          type: "string",
        },
        truncated: {
          type: "array",
        },
      },
    },
  },
  {
    name: "list_footprints",
    title: "List/search footprints",
    description: "Lists footprints (packages) in tree order with ID, name and full path.",
    scope: "read_only",
    permission: "footprints.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        keyword: {
          type: ["string", "null"],
          maxLength: 255,
          description: "In the name or comment.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        cursor: {
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        "hydra:totalItems": {
          type: "integer",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
        },
      },
    },
  },
  {
    name: "get_footprint_details",
    title: "Get footprint details by ID",
    description: "Returns a footprint: comment, parent, parameters, attachments and KiCad footprint.",
    scope: "read_only",
    permission: "footprints.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    bounded: true,
    operation: {
      operationId: "getFootprint",
      path: {
        id: "id",
      },
      query: {
        "properties[]": "properties",
      },
      body: null,
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        properties: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
          minItems: 1,
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
        },
      },
      required: ["id"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        name: {
          type: "string",
        },
        full_path: {
          type: "string",
        },
        level: {
          type: "integer",
        },
        parent: {
          type: "string",
        },
        comment: {
          type: "string",
        },
        not_selectable: {
          type: "boolean",
        },
        alternative_names: {
          type: "string",
        },
        footprint_3d: {
          type: "object",
        },
        eda_info: {
          type: "object",
        },
        attachments: {
          type: "array",
        },
        master_picture_attachment: {
          type: "object",
        },
        parameters: {
          type: "array",
        },
        addedDate: {
          type: "string",
        },
        lastModified: {
          type: "string",
        },
        truncated: {
          type: "array",
        },
      },
    },
  },
  {
    name: "list_manufacturers",
    title: "List/search manufacturers",
    description: "Lists manufacturers in tree order with ID, name and full path.",
    scope: "read_only",
    permission: "manufacturers.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        keyword: {
          type: ["string", "null"],
          maxLength: 255,
          description: "In the name or comment.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        cursor: {
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        "hydra:totalItems": {
          type: "integer",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
        },
      },
    },
  },
  {
    name: "get_manufacturer_details",
    title: "Get manufacturer details by ID",
    description: "Returns a manufacturer: comment, address, phone, email, website and attachments.",
    scope: "read_only",
    permission: "manufacturers.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    bounded: true,
    operation: {
      operationId: "getManufacturer",
      path: {
        id: "id",
      },
      query: {
        "properties[]": "properties",
      },
      body: null,
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        properties: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
          minItems: 1,
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
        },
      },
      required: ["id"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        name: {
          type: "string",
        },
        full_path: {
          type: "string",
        },
        level: {
          type: "integer",
        },
        parent: {
          type: "string",
        },
        comment: {
          type: "string",
        },
        not_selectable: {
          type: "boolean",
        },
        alternative_names: {
          type: "string",
        },
        address: {
          type: "string",
        },
        phone_number: {
          type: "string",
        },
        fax_number: {
          type: "string",
        },
        email_address: {
          type: "string",
        },
        website: {
          type: "string",
        },
        auto_product_url: {
          type: "string",
        },
        attachments: {
          type: "array",
        },
        master_picture_attachment: {
          type: "string",
        },
        parameters: {
          type: "array",
        },
        addedDate: {
          type: "string",
        },
        lastModified: {
          type: "string",
        },
        truncated: {
          type: "array",
        },
      },
    },
  },
  {
    name: "list_storage_locations",
    title: "List/search storage locations",
    description: "Lists storage locations in tree order with ID, name and full path.",
    scope: "read_only",
    permission: "storelocations.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        keyword: {
          type: ["string", "null"],
          maxLength: 255,
          description: "In the name or comment.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        cursor: {
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        "hydra:totalItems": {
          type: "integer",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
        },
      },
    },
  },
  {
    name: "get_storage_location_details",
    title: "Get storage location details by ID",
    description:
      "Returns a storage location: comment, owner and rules for what it accepts, but not the stored parts.",
    scope: "read_only",
    permission: "storelocations.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    bounded: true,
    operation: {
      operationId: "getStorageLocation",
      path: {
        id: "id",
      },
      query: {
        "properties[]": "properties",
      },
      body: null,
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        properties: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
          minItems: 1,
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
        },
      },
      required: ["id"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        name: {
          type: "string",
        },
        full_path: {
          type: "string",
        },
        level: {
          type: "integer",
        },
        parent: {
          type: "string",
        },
        comment: {
          type: "string",
        },
        not_selectable: {
          type: "boolean",
        },
        alternative_names: {
          type: "string",
        },
        storage_type: {
          type: "object",
        },
        is_full: {
          type: "boolean",
        },
        only_single_part: {
          type: "boolean",
        },
        limit_to_existing_parts: {
          type: "boolean",
        },
        owner: {
          type: "object",
        },
        part_owner_must_match: {
          type: "boolean",
        },
        attachments: {
          type: "array",
        },
        master_picture_attachment: {
          type: "object",
        },
        parameters: {
          type: "array",
        },
        addedDate: {
          type: "string",
        },
        lastModified: {
          type: "string",
        },
        truncated: {
          type: "array",
        },
      },
    },
  },
  {
    name: "list_suppliers",
    title: "List/search suppliers",
    description: "Lists suppliers in tree order with ID, name and full path.",
    scope: "read_only",
    permission: "suppliers.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        keyword: {
          type: ["string", "null"],
          maxLength: 255,
          description: "In the name or comment.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        cursor: {
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        "hydra:totalItems": {
          type: "integer",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
        },
      },
    },
  },
  {
    name: "get_supplier_details",
    title: "Get supplier details by ID",
    description:
      "Returns a supplier: comment, address, phone, email, website, default currency and attachments.",
    scope: "read_only",
    permission: "suppliers.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    bounded: true,
    operation: {
      operationId: "getSupplier",
      path: {
        id: "id",
      },
      query: {
        "properties[]": "properties",
      },
      body: null,
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        properties: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
          minItems: 1,
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
        },
      },
      required: ["id"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        name: {
          type: "string",
        },
        full_path: {
          type: "string",
        },
        level: {
          type: "integer",
        },
        parent: {
          type: "string",
        },
        comment: {
          type: "string",
        },
        not_selectable: {
          type: "boolean",
        },
        alternative_names: {
          type: "string",
        },
        address: {
          type: "string",
        },
        phone_number: {
          type: "string",
        },
        fax_number: {
          type: "string",
        },
        email_address: {
          type: "string",
        },
        website: {
          type: "string",
        },
        auto_product_url: {
          type: "string",
        },
        attachments: {
          type: "array",
        },
        master_picture_attachment: {
          type: "string",
        },
        parameters: {
          type: "array",
        },
        addedDate: {
          type: "string",
        },
        lastModified: {
          type: "string",
        },
        truncated: {
          type: "array",
        },
      },
    },
  },
  {
    name: "list_measurement_units",
    title: "List/search measurement units",
    description: "Lists measurement units in tree order with ID, name and full path.",
    scope: "read_only",
    permission: "measurement_units.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        keyword: {
          type: ["string", "null"],
          maxLength: 255,
          description: "In the name or comment.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        cursor: {
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        "hydra:totalItems": {
          type: "integer",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
        },
      },
    },
  },
  {
    name: "get_measurement_unit_details",
    title: "Get measurement unit details by ID",
    description: "Returns a measurement unit: comment, symbol, and whether amounts are integers.",
    scope: "read_only",
    permission: "measurement_units.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    bounded: true,
    operation: {
      operationId: "getMeasurementUnit",
      path: {
        id: "id",
      },
      query: {
        "properties[]": "properties",
      },
      body: null,
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        properties: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
          minItems: 1,
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
        },
      },
      required: ["id"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        name: {
          type: "string",
        },
        full_path: {
          type: "string",
        },
        level: {
          type: "integer",
        },
        parent: {
          type: "string",
        },
        comment: {
          type: "string",
        },
        not_selectable: {
          type: "boolean",
        },
        alternative_names: {
          type: "string",
        },
        unit: {
          type: "string",
        },
        is_integer: {
          type: "boolean",
        },
        use_si_prefix: {
          type: "boolean",
        },
        attachments: {
          type: "array",
        },
        master_picture_attachment: {
          type: "object",
        },
        parameters: {
          type: "array",
        },
        addedDate: {
          type: "string",
        },
        lastModified: {
          type: "string",
        },
        truncated: {
          type: "array",
        },
      },
    },
  },
  {
    name: "list_part_custom_states",
    title: "List/search part custom states",
    description: "Lists custom part states in tree order with ID, name and full path.",
    scope: "read_only",
    permission: "part_custom_states.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        keyword: {
          type: ["string", "null"],
          maxLength: 255,
          description: "In the name or comment.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        cursor: {
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        "hydra:totalItems": {
          type: "integer",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
        },
      },
    },
  },
  {
    name: "get_part_custom_state_details",
    title: "Get part custom state details by ID",
    description: "Returns a custom part state: comment, parent, parameters and attachments.",
    scope: "read_only",
    permission: "part_custom_states.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    bounded: true,
    operation: {
      operationId: "getPartCustomState",
      path: {
        id: "id",
      },
      query: {
        "properties[]": "properties",
      },
      body: null,
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        properties: {
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
          minItems: 1,
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
        },
      },
      required: ["id"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        name: {
          type: "string",
        },
        full_path: {
          type: "string",
        },
        level: {
          type: "integer",
        },
        parent: {
          type: "string",
        },
        comment: {
          type: "string",
        },
        not_selectable: {
          type: "boolean",
        },
        alternative_names: {
          type: "string",
        },
        attachments: {
          type: "array",
        },
        master_picture_attachment: {
          type: "object",
        },
        parameters: {
          type: "array",
        },
        addedDate: {
          type: "string",
        },
        lastModified: {
          type: "string",
        },
        truncated: {
          type: "array",
        },
      },
    },
  },
  {
    name: "list_projects",
    title: "List/search projects",
    description: "Lists projects in tree order with ID, name and full path.",
    scope: "read_only",
    permission: "projects.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        keyword: {
          type: ["string", "null"],
          maxLength: 255,
          description: "In the name or comment.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        cursor: {
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        "hydra:totalItems": {
          type: "integer",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
        },
      },
    },
  },
  {
    name: "get_project_details",
    title: "Get project details by ID",
    description:
      "Returns a project with its bill of materials (bom_entries): parts, quantity for one copy, and mount names.",
    scope: "read_only",
    permission: "projects.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: true,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["id"],
      properties: {
        id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        properties: {
          type: "array",
          minItems: 1,
          maxItems: 100,
          items: {
            type: "string",
            minLength: 1,
            maxLength: 100,
          },
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        name: {
          type: "string",
        },
        full_path: {
          type: "string",
        },
        level: {
          type: "integer",
        },
        parent: {
          type: "string",
        },
        comment: {
          type: "string",
        },
        not_selectable: {
          type: "boolean",
        },
        alternative_names: {
          type: "string",
        },
        status: {
          type: "string",
          enum: ["draft", "planning", "in_production", "finished", "archived"],
        },
        description: {
          type: "string",
        },
        build_part: {
          type: "object",
        },
        attachments: {
          type: "array",
        },
        master_picture_attachment: {
          type: "object",
        },
        parameters: {
          type: "array",
        },
        addedDate: {
          type: "string",
        },
        lastModified: {
          type: "string",
        },
        bom_entries: {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              quantity: {
                type: "number",
              },
              mountnames: {
                type: "string",
              },
              name: {
                type: "string",
              },
              comment: {
                type: "string",
              },
              project: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                  full_path: {
                    type: "string",
                  },
                },
              },
              part: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                },
              },
              price: {
                type: "string",
              },
              price_currency: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                  full_path: {
                    type: "string",
                  },
                },
              },
              addedDate: {
                type: "string",
              },
              lastModified: {
                type: "string",
              },
            },
          },
        },
        truncated: {
          type: "array",
        },
      },
    },
  },
  {
    name: "check_stock",
    title: "Check stock of parts",
    description:
      "Returns the stock of parts: usable and expired amounts, minimum, number of lots with unknown amount, and the lots with ID, amount, storage location and owner in the order of use.",
    scope: "read_only",
    permission: "parts.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["part_ids"],
      properties: {
        part_ids: {
          description: "At most 50.",
          type: "array",
          minItems: 1,
          maxItems: 50,
          items: {
            type: "integer",
            minimum: 1,
            maximum: 9007199254740991,
          },
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
          description: "Lots per part.",
        },
        cursor: {
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        parts: {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              unit: {
                type: "string",
                description: "Omitted for pieces.",
              },
              usable: {
                type: "number",
                description: "Total of the known amounts that have not expired.",
              },
              expired: {
                type: "number",
              },
              lots_of_unknown_amount: {
                type: "integer",
              },
              minimum: {
                type: "number",
              },
              below_minimum: {
                type: "boolean",
              },
              lots_total: {
                type: "integer",
              },
              lots: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    id: {
                      type: "integer",
                    },
                    description: {
                      type: "string",
                    },
                    storage_location: {
                      type: "object",
                      properties: {
                        id: {
                          type: "integer",
                        },
                        name: {
                          type: "string",
                        },
                        full_path: {
                          type: "string",
                        },
                      },
                    },
                    amount: {
                      type: "number",
                    },
                    instock_unknown: {
                      type: "boolean",
                    },
                    expired: {
                      type: "boolean",
                    },
                    expiration_date: {
                      type: "string",
                    },
                    needs_refill: {
                      type: "boolean",
                    },
                    owner: {
                      type: "object",
                      description: "Owner of the lot. Only this user can change the stock of the lot.",
                      properties: {
                        id: {
                          type: "integer",
                        },
                        name: {
                          type: "string",
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        not_found: {
          type: "array",
          items: {
            type: "integer",
          },
        },
        nextCursor: {
          type: "string",
        },
      },
    },
  },
  {
    name: "list_low_stock",
    title: "List parts below minimum stock",
    description:
      "Lists parts below their minimum stock with the missing amount, up to 10 supplier part numbers and the cheapest purchase. Call this tool when the user asks what to reorder.",
    scope: "read_only",
    permission: "parts.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        supplier_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          description: "List only parts from this supplier.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 100,
        },
        cursor: {
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        total: {
          type: "integer",
        },
        parts: {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              ipn: {
                type: "string",
              },
              unit: {
                type: "string",
                description: "Omitted for pieces.",
              },
              minimum: {
                type: "number",
              },
              in_stock: {
                type: "number",
              },
              lots_of_unknown_amount: {
                type: "integer",
                description: "Number of lots that `in_stock` does not include. Count them before you buy.",
              },
              missing: {
                type: "number",
              },
              offers: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    orderdetail_id: {
                      type: "integer",
                    },
                    supplier: {
                      type: "object",
                      properties: {
                        id: {
                          type: "integer",
                        },
                        name: {
                          type: "string",
                        },
                        full_path: {
                          type: "string",
                        },
                      },
                    },
                    supplierpartnr: {
                      type: "string",
                    },
                  },
                },
              },
              purchase: {
                type: "object",
                properties: {
                  orderdetail: {
                    type: "object",
                    properties: {
                      id: {
                        type: "integer",
                      },
                    },
                  },
                  supplier: {
                    type: "object",
                    properties: {
                      id: {
                        type: "integer",
                      },
                      name: {
                        type: "string",
                      },
                      full_path: {
                        type: "string",
                      },
                    },
                  },
                  supplierpartnr: {
                    type: "string",
                  },
                  quantity: {
                    type: "number",
                  },
                  cost: {
                    type: "string",
                  },
                  currency: {
                    type: "string",
                  },
                  base_cost: {
                    type: "string",
                  },
                  prices_includes_vat: {
                    type: ["boolean", "null"],
                  },
                  net_base_cost: {
                    type: "string",
                  },
                },
              },
              alternatives: {
                type: "array",
                description:
                  "Instead of `purchase`, if some prices include VAT and others do not: the cheapest purchase of each kind. Do not call one of them the cheapest.",
                items: {
                  type: "object",
                  properties: {
                    orderdetail: {
                      type: "object",
                      properties: {
                        id: {
                          type: "integer",
                        },
                      },
                    },
                    supplier: {
                      type: "object",
                      properties: {
                        id: {
                          type: "integer",
                        },
                        name: {
                          type: "string",
                        },
                        full_path: {
                          type: "string",
                        },
                      },
                    },
                    supplierpartnr: {
                      type: "string",
                    },
                    quantity: {
                      type: "number",
                    },
                    cost: {
                      type: "string",
                    },
                    currency: {
                      type: "string",
                    },
                    base_cost: {
                      type: "string",
                    },
                    prices_includes_vat: {
                      type: ["boolean", "null"],
                    },
                    net_base_cost: {
                      type: "string",
                    },
                  },
                },
              },
            },
          },
        },
        nextCursor: {
          type: "string",
        },
      },
    },
  },
  {
    name: "find_alternatives",
    title: "Find alternative parts",
    description:
      "Returns parts that can replace a part, best first, with score (1 to 100), reasons and stock: declared relations, the same manufacturer part number, or the same category and footprint with similar parameters. Values may differ by the tolerance in percent; ratings may be better. Before you recommend a part, compare the differing parameters with get_part_details.",
    scope: "read_only",
    permission: "parts.read",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["part_id"],
      properties: {
        part_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        tolerance: {
          description: "Default: 0.",
          type: "number",
          minimum: 0,
          maximum: 1000,
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 50,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        part: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
        },
        found: {
          type: "integer",
        },
        hint: {
          type: "string",
        },
        foundIsExact: {
          type: "boolean",
          description: "False if not all parts were compared. Use search_parts to find more.",
        },
        alternatives: {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              description: {
                type: "string",
              },
              category: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                  full_path: {
                    type: "string",
                  },
                },
              },
              footprint: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                  full_path: {
                    type: "string",
                  },
                },
              },
              manufacturer: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                  full_path: {
                    type: "string",
                  },
                },
              },
              manufacturer_product_number: {
                type: "string",
              },
              in_stock: {
                type: "number",
              },
              unit: {
                type: "string",
                description: "Omitted for pieces.",
              },
              score: {
                type: "integer",
              },
              reasons: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    kind: {
                      type: "string",
                      enum: [
                        "declared compatible",
                        "supersedes it",
                        "superseded by it",
                        "otherwise related",
                        "same manufacturer number",
                        "same category and footprint",
                      ],
                    },
                    relation: {
                      type: "string",
                    },
                    matching: {
                      type: "array",
                      items: {
                        type: "string",
                      },
                    },
                    differing: {
                      type: "array",
                      items: {
                        type: "string",
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: "check_project_availability",
    title: "Check whether a project can be built",
    description:
      "Checks whether the stock is sufficient for copies of a project. Returns how many copies can be built and the needed parts, missing parts first, with the cheapest purchase. Counts and costs cover all pages.",
    scope: "read_only",
    permission: "projects.read",
    alsoNeeds: ["parts.read"],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["project_id"],
      properties: {
        project_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        quantity: {
          type: "integer",
          minimum: 1,
          maximum: 1000000,
          description: "Copies to build.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        cursor: {
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        project: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
            full_path: {
              type: "string",
            },
          },
        },
        quantity: {
          type: "integer",
        },
        buildable: {
          type: "integer",
          description: "Copies that can be built. Omitted if no parts are needed.",
        },
        parts_needed: {
          type: "integer",
        },
        parts_missing: {
          type: "integer",
        },
        parts: {
          type: "array",
          items: {
            type: "object",
            properties: {
              part: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                },
              },
              bom_entries: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    id: {
                      type: "integer",
                    },
                    name: {
                      type: "string",
                    },
                  },
                },
              },
              needed: {
                type: "number",
              },
              in_stock: {
                type: "number",
              },
              missing: {
                type: "number",
              },
              purchase: {
                type: "object",
                properties: {
                  orderdetail: {
                    type: "object",
                    properties: {
                      id: {
                        type: "integer",
                      },
                    },
                  },
                  supplier: {
                    type: "object",
                    properties: {
                      id: {
                        type: "integer",
                      },
                      name: {
                        type: "string",
                      },
                      full_path: {
                        type: "string",
                      },
                    },
                  },
                  supplierpartnr: {
                    type: "string",
                  },
                  quantity: {
                    type: "number",
                  },
                  cost: {
                    type: "string",
                  },
                  currency: {
                    type: "string",
                  },
                  base_cost: {
                    type: "string",
                  },
                  prices_includes_vat: {
                    type: ["boolean", "null"],
                  },
                  net_base_cost: {
                    type: "string",
                  },
                },
              },
              alternatives: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    orderdetail: {
                      type: "object",
                      properties: {
                        id: {
                          type: "integer",
                        },
                      },
                    },
                    supplier: {
                      type: "object",
                      properties: {
                        id: {
                          type: "integer",
                        },
                        name: {
                          type: "string",
                        },
                        full_path: {
                          type: "string",
                        },
                      },
                    },
                    supplierpartnr: {
                      type: "string",
                    },
                    quantity: {
                      type: "number",
                    },
                    cost: {
                      type: "string",
                    },
                    currency: {
                      type: "string",
                    },
                    base_cost: {
                      type: "string",
                    },
                    prices_includes_vat: {
                      type: ["boolean", "null"],
                    },
                    net_base_cost: {
                      type: "string",
                    },
                  },
                },
              },
            },
          },
        },
        costs: {
          type: "array",
          description: "Costs of all missing parts that have a best price, by currency and VAT.",
          items: {
            type: "object",
            properties: {
              currency: {
                type: "string",
              },
              basis: {
                type: "string",
                enum: ["net", "gross", "unspecified"],
              },
              amount: {
                type: "string",
              },
            },
          },
        },
        missing_without_price: {
          type: "integer",
        },
        missing_not_comparable: {
          type: "integer",
          description: "Missing parts whose prices cannot be compared. They are not in `costs`.",
        },
        entries_without_part: {
          type: "integer",
          description: "BOM entries that are not checked.",
        },
        nextCursor: {
          type: "string",
        },
      },
    },
  },
  {
    name: "get_statistics",
    title: "Get inventory statistics",
    description:
      "Returns the number of parts, lots, categories and other records, the stock value, and the parts added per month.",
    scope: "read_only",
    permission: "tools.statistics",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    bounded: false,
    operation: {
      operationId: "getStatistics",
      path: {},
      query: {},
      body: null,
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        counts: {
          type: "object",
        },
        total_instock: {
          type: "number",
        },
        stock_value: {
          type: "object",
          properties: {
            base_currency: {
              type: "string",
            },
            total: {
              type: "string",
            },
            basis: {
              type: "string",
              enum: ["net", "gross", "unspecified"],
            },
            totals: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  basis: {
                    type: "string",
                    enum: ["net", "gross", "unspecified"],
                  },
                  total: {
                    type: "string",
                  },
                },
              },
            },
            currencies: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  iso_code: {
                    type: "string",
                  },
                  basis: {
                    type: "string",
                    enum: ["net", "gross", "unspecified"],
                  },
                  value: {
                    type: "string",
                  },
                  value_in_base_currency: {
                    type: "string",
                  },
                  parts: {
                    type: "integer",
                  },
                },
              },
            },
            parts_without_price: {
              type: "integer",
            },
            parts_without_exchange_rate: {
              type: "integer",
            },
            parts_not_comparable: {
              type: "integer",
            },
          },
        },
        below_minimum: {
          type: "string",
        },
        growth: {
          type: "array",
          items: {
            type: "object",
            properties: {
              month: {
                type: "string",
              },
              parts_added: {
                type: "integer",
              },
            },
          },
        },
      },
    },
  },
  {
    name: "scan_code",
    title: "Look up a scanned code",
    description:
      "Finds the part, lot or storage location of a barcode, printed label, GTIN, IPN, supplier part number or manufacturer part number, with its locations. Also decodes codes of distributors: `decoded` has the values for a new part or lot. Ask the user if there are `contradictions`: the part may be that of another maker.",
    scope: "read_only",
    permission: "tools.label_scanner",
    alsoNeeds: ["parts.read"],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    bounded: false,
    operation: {
      operationId: "scanCode",
      path: {},
      query: {
        code: "code",
      },
      body: null,
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        code: {
          type: "string",
          minLength: 1,
          maxLength: 1000,
        },
      },
      required: ["code"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        code: {
          type: "string",
        },
        match: {
          anyOf: [
            {
              type: "string",
              enum: [
                "ipn",
                "user_barcode",
                "part_id",
                "lot_id",
                "location_id",
                "gtin",
                "supplier_part_number",
                "manufacturer_product_number",
              ],
            },
            {
              type: "null",
            },
          ],
        },
        element: {
          type: ["object", "null"],
        },
        contradictions: {
          type: "array",
        },
        locations: {
          type: "array",
        },
        others: {
          type: "array",
        },
        decoded: {
          type: ["object", "null"],
        },
      },
    },
  },
  {
    name: "list_changes",
    title: "List changes",
    description:
      "Lists change sets (the changes of a request, import or command), newest first, with their first 5 elements. Use it to find a change that you did not make yourself. undo_change takes back the change set with the id.",
    scope: "read_only",
    permission: "api.access_api",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    bounded: false,
    operation: {
      operationId: "listChangeSets",
      path: {},
      query: {
        user: "user",
        client: "client",
        element: "element",
        "datetime[after]": "after",
        "datetime[before]": "before",
        itemsPerPage: "limit",
        page: "page",
      },
      body: null,
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        user: {
          type: "string",
          maxLength: 8192,
          description: 'User ID, such as "4".',
        },
        client: {
          type: "string",
          maxLength: 255,
          description: "API token or application.",
        },
        element: {
          type: "string",
          format: "uri-reference",
          minLength: 1,
          maxLength: 255,
          description: "Such as /api/parts/3.",
        },
        after: {
          type: "string",
          maxLength: 40,
          description: "For example 2026-01-31T12:00:00Z.",
        },
        before: {
          type: "string",
          maxLength: 40,
        },
        limit: {
          type: "integer",
          minimum: 0,
          maximum: 5000,
          default: 30,
        },
        page: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
      },
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        "hydra:totalItems": {
          type: "integer",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: {
                type: "integer",
              },
              datetime: {
                type: "string",
              },
              operation: {
                type: "string",
              },
              username: {
                type: "string",
              },
              user: {
                type: "string",
              },
              client: {
                type: "string",
              },
              comment: {
                type: "string",
              },
              undoes: {
                type: "string",
              },
              undone_by: {
                type: "string",
              },
              partly_undone: {
                type: "boolean",
              },
              undoable: {
                type: "boolean",
              },
              element_count: {
                type: "integer",
              },
              elements: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    target: {
                      type: "string",
                    },
                    label: {
                      type: "string",
                    },
                  },
                },
              },
            },
          },
        },
        "hydra:view": {
          type: "object",
        },
        "hydra:search": {
          type: "object",
        },
      },
    },
  },
  {
    name: "add_stock",
    title: "Add stock to a lot",
    description:
      "Adds an amount to a lot, for example a delivery. Fails if the storage location is full or the amount of the lot is unknown (use count_stock first). If no lot is suitable, use create_part_lot. Try a large or unclear change with dry_run first.",
    scope: "edit",
    permission: "parts_stock.add",
    alsoNeeds: ["parts.read"],
    switch: null,
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: false,
    },
    bounded: false,
    operation: {
      operationId: "addStock",
      path: {
        id: "lot_id",
      },
      query: {
        dry_run: "dry_run",
        _comment: "change_comment",
      },
      body: {
        amount: "amount",
      },
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        lot_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        amount: {
          type: "number",
          exclusiveMinimum: 0,
          maximum: 1000000000000000,
        },
        dry_run: {
          type: "boolean",
          description: "true tries the change without making it.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
        },
      },
      required: ["lot_id", "amount"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        part: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
        },
        storage_location: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
        },
        amount: {
          type: "number",
        },
        instock_unknown: {
          type: "boolean",
        },
        summary: {
          type: "string",
        },
        change_set: {
          type: "integer",
        },
        dry_run: {
          type: "boolean",
        },
        truncated: {
          type: "array",
          items: {
            type: "object",
          },
        },
      },
    },
  },
  {
    name: "withdraw_stock",
    title: "Withdraw stock from a lot",
    description:
      "Withdraws an amount from a lot. Fails if the stock of the lot is insufficient or unknown (use count_stock first). Try a large or unclear change with dry_run first.",
    scope: "edit",
    permission: "parts_stock.withdraw",
    alsoNeeds: ["parts.read"],
    switch: null,
    annotations: {
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: false,
      openWorldHint: false,
    },
    bounded: false,
    operation: {
      operationId: "withdrawStock",
      path: {
        id: "lot_id",
      },
      query: {
        dry_run: "dry_run",
        _comment: "change_comment",
      },
      body: {
        amount: "amount",
      },
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        lot_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        amount: {
          type: "number",
          exclusiveMinimum: 0,
          maximum: 1000000000000000,
        },
        dry_run: {
          type: "boolean",
          description: "true tries the change without making it.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
        },
      },
      required: ["lot_id", "amount"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        part: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
        },
        storage_location: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
        },
        amount: {
          type: "number",
        },
        instock_unknown: {
          type: "boolean",
        },
        summary: {
          type: "string",
        },
        change_set: {
          type: "integer",
        },
        dry_run: {
          type: "boolean",
        },
        truncated: {
          type: "array",
          items: {
            type: "object",
          },
        },
      },
    },
  },
  {
    name: "move_stock",
    title: "Move stock to another lot or location",
    description:
      "Moves an amount from a lot either to another lot of the same part (to_lot_id) or to a new lot in a storage location (storage_location_id). Try a large or unclear change with dry_run first.",
    scope: "edit",
    permission: "parts_stock.move",
    alsoNeeds: ["parts.read"],
    switch: null,
    annotations: {
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: false,
      openWorldHint: false,
    },
    bounded: false,
    operation: {
      operationId: "moveStock",
      path: {
        id: "lot_id",
      },
      query: {
        dry_run: "dry_run",
        _comment: "change_comment",
      },
      body: {
        amount: "amount",
        to: "to_lot_id",
        storage_location: "storage_location_id",
      },
      ids: {
        to: "/api/part_lots",
        storage_location: "/api/storage_locations",
      },
    },
    inputSchema: {
      type: "object",
      properties: {
        lot_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        amount: {
          type: "number",
          exclusiveMinimum: 0,
          maximum: 1000000000000000,
        },
        to_lot_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
        },
        storage_location_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
        },
        dry_run: {
          type: "boolean",
          description: "true tries the change without making it.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
        },
      },
      required: ["lot_id", "amount"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        from: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            amount: {
              type: "number",
            },
          },
        },
        to: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            amount: {
              type: "number",
            },
          },
        },
        summary: {
          type: "string",
        },
        change_set: {
          type: "integer",
        },
        dry_run: {
          type: "boolean",
        },
        truncated: {
          type: "array",
          items: {
            type: "object",
          },
        },
      },
    },
  },
  {
    name: "count_stock",
    title: "Record a stock count",
    description:
      "Sets the amount of a lot to an amount that the user has counted. For deliveries and usage, use add_stock and withdraw_stock. Try a large or unclear change with dry_run first.",
    scope: "edit",
    permission: "parts_stock.stocktake",
    alsoNeeds: ["parts.read"],
    switch: null,
    annotations: {
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
      openWorldHint: false,
    },
    bounded: false,
    operation: {
      operationId: "countStock",
      path: {
        id: "lot_id",
      },
      query: {
        dry_run: "dry_run",
        _comment: "change_comment",
      },
      body: {
        amount: "amount",
      },
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        lot_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        amount: {
          type: "number",
          minimum: 0,
          maximum: 1000000000000000,
        },
        dry_run: {
          type: "boolean",
          description: "true tries the change without making it.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
        },
      },
      required: ["lot_id", "amount"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        part: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
        },
        storage_location: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
        },
        amount: {
          type: "number",
        },
        instock_unknown: {
          type: "boolean",
        },
        summary: {
          type: "string",
        },
        change_set: {
          type: "integer",
        },
        dry_run: {
          type: "boolean",
        },
        truncated: {
          type: "array",
          items: {
            type: "object",
          },
        },
      },
    },
  },
  {
    name: "create_part_lot",
    title: "Create a part lot",
    description:
      "Creates a lot (stock of a part in a storage location). To add to an existing lot, use add_stock. Try a large or unclear change with dry_run first.",
    scope: "edit",
    permission: "parts.create",
    alsoNeeds: ["parts.read"],
    switch: null,
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: false,
    },
    bounded: false,
    operation: {
      operationId: "createPartLot",
      path: {},
      query: {
        dry_run: "dry_run",
        _comment: "change_comment",
      },
      body: {
        description: "description",
        comment: "comment",
        part: "part_id",
        storage_location: "storage_location_id",
        amount: "amount",
        instock_unknown: "instock_unknown",
        needs_refill: "needs_refill",
        expiration_date: "expiration_date",
      },
      ids: {
        part: "/api/parts",
        storage_location: "/api/storage_locations",
      },
    },
    inputSchema: {
      type: "object",
      properties: {
        description: {
          type: "string",
          maxLength: 65535,
          description: "Short text that distinguishes this lot from others.",
        },
        comment: {
          type: "string",
          maxLength: 65535,
        },
        part_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        storage_location_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
        },
        amount: {
          type: "number",
          minimum: 0,
          maximum: 1000000000000000,
          description: "Default: 0.",
        },
        instock_unknown: {
          type: "boolean",
          description: "Whether the amount is unknown.",
        },
        needs_refill: {
          type: "boolean",
        },
        expiration_date: {
          type: ["string", "null"],
          format: "date-time",
          maxLength: 40,
          description: "For example 2029-01-31T00:00:00Z.",
        },
        dry_run: {
          type: "boolean",
          description: "true tries the change without making it.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
        },
      },
      required: ["part_id"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        part: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
        },
        storage_location: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
        },
        amount: {
          type: "number",
        },
        instock_unknown: {
          type: "boolean",
        },
        summary: {
          type: "string",
        },
        change_set: {
          type: "integer",
        },
        dry_run: {
          type: "boolean",
        },
        truncated: {
          type: "array",
          items: {
            type: "object",
          },
        },
      },
    },
  },
  {
    name: "create_part",
    title: "Create a part",
    description:
      "Creates a part. Call search_parts first to avoid a duplicate. Omit properties that you do not know; never guess. A new part has no stock: add stock with create_part_lot. Try a large or unclear change with dry_run first.",
    scope: "edit",
    permission: "parts.create",
    alsoNeeds: ["categories.read"],
    switch: null,
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: false,
    },
    bounded: false,
    operation: {
      operationId: "createPart",
      path: {},
      query: {
        dry_run: "dry_run",
        _comment: "change_comment",
      },
      body: {
        name: "name",
        description: "description",
        comment: "comment",
        favorite: "favorite",
        needs_review: "needs_review",
        tags: "tags",
        category: "category_id",
        footprint: "footprint_id",
        manufacturer: "manufacturer_id",
        partUnit: "part_unit_id",
        partCustomState: "part_custom_state_id",
        manufacturer_product_url: "manufacturer_product_url",
        manufacturer_product_number: "manufacturer_product_number",
        manufacturing_status: "manufacturing_status",
        mass: "mass",
        ipn: "ipn",
        gtin: "gtin",
        minamount: "minamount",
        eda_info: "eda_info",
      },
      ids: {
        category: "/api/categories",
        footprint: "/api/footprints",
        manufacturer: "/api/manufacturers",
        partUnit: "/api/measurement_units",
        partCustomState: "/api/part_custom_states",
      },
    },
    inputSchema: {
      type: "object",
      properties: {
        name: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          description: "Must match the category's partname_regex.",
        },
        description: {
          type: "string",
          maxLength: 65535,
        },
        comment: {
          type: "string",
          maxLength: 65535,
        },
        favorite: {
          type: "boolean",
        },
        needs_review: {
          type: "boolean",
          description: "If the data is uncertain.",
        },
        tags: {
          type: "string",
          maxLength: 65535,
          description: "Comma-separated.",
        },
        category_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        footprint_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
        },
        manufacturer_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
        },
        part_unit_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description: "Null for pieces.",
        },
        part_custom_state_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
        },
        manufacturer_product_url: {
          type: "string",
          maxLength: 2048,
          pattern: "^(https?://\\S+)?$",
        },
        manufacturer_product_number: {
          type: "string",
          maxLength: 255,
          pattern:
            "^([^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]([\\s\\S]*[^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb])?)?$",
        },
        manufacturing_status: {
          type: "string",
          enum: ["", "announced", "active", "nrfnd", "eol", "discontinued"],
          description: "nrfnd: not recommended for new designs; empty: unknown.",
        },
        mass: {
          type: ["number", "null"],
          minimum: 0,
          maximum: 1e300,
          description: "In grams.",
        },
        ipn: {
          type: ["string", "null"],
          maxLength: 100,
          pattern:
            "^([^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]([\\s\\S]*[^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb])?)?$",
          description: "Unique internal part number.",
        },
        gtin: {
          type: ["string", "null"],
          maxLength: 14,
          pattern: "^([0-9]{8}|[0-9]{12,14})?$",
        },
        minamount: {
          type: "number",
          minimum: 0,
          maximum: 1e300,
          description: "Minimum stock.",
        },
        eda_info: {
          type: ["object", "null"],
          properties: {
            reference_prefix: {
              type: ["string", "null"],
              maxLength: 255,
            },
            value: {
              type: ["string", "null"],
              maxLength: 255,
            },
            visibility: {
              type: ["boolean", "null"],
            },
            exclude_from_bom: {
              type: ["boolean", "null"],
            },
            exclude_from_board: {
              type: ["boolean", "null"],
            },
            exclude_from_sim: {
              type: ["boolean", "null"],
            },
            kicad_symbol: {
              type: ["string", "null"],
              maxLength: 255,
            },
            kicad_footprint: {
              type: ["string", "null"],
              maxLength: 255,
            },
          },
          additionalProperties: false,
          description:
            "KiCad data, such as the symbol Device:R. Omitted members stay; null inherits from the category or footprint.",
        },
        dry_run: {
          type: "boolean",
          description: "true tries the change without making it.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
        },
      },
      required: ["name", "category_id"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        name: {
          type: "string",
        },
        category: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
        },
        ipn: {
          type: "string",
        },
        needs_review: {
          type: "boolean",
        },
        total_instock: {
          type: "number",
        },
        summary: {
          type: "string",
        },
        change_set: {
          type: "integer",
        },
        dry_run: {
          type: "boolean",
        },
        truncated: {
          type: "array",
          items: {
            type: "object",
          },
        },
      },
    },
  },
  {
    name: "update_part",
    title: "Update a part",
    description:
      "Changes the properties that you send. Before you change tags, description or comment, call get_part_details and include all content that must stay. Cannot change stock, prices, parameters or attachments. Try a large or unclear change with dry_run first.",
    scope: "edit",
    permission: "parts.edit",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
      openWorldHint: false,
    },
    bounded: false,
    operation: {
      operationId: "updatePart",
      path: {
        id: "part_id",
      },
      query: {
        dry_run: "dry_run",
        _comment: "change_comment",
      },
      body: {
        name: "name",
        description: "description",
        comment: "comment",
        favorite: "favorite",
        needs_review: "needs_review",
        tags: "tags",
        category: "category_id",
        footprint: "footprint_id",
        manufacturer: "manufacturer_id",
        partUnit: "part_unit_id",
        partCustomState: "part_custom_state_id",
        manufacturer_product_url: "manufacturer_product_url",
        manufacturer_product_number: "manufacturer_product_number",
        manufacturing_status: "manufacturing_status",
        mass: "mass",
        ipn: "ipn",
        gtin: "gtin",
        minamount: "minamount",
        eda_info: "eda_info",
      },
      ids: {
        category: "/api/categories",
        footprint: "/api/footprints",
        manufacturer: "/api/manufacturers",
        partUnit: "/api/measurement_units",
        partCustomState: "/api/part_custom_states",
      },
    },
    inputSchema: {
      type: "object",
      properties: {
        part_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        name: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          description: "Must match the category's partname_regex.",
        },
        description: {
          type: "string",
          maxLength: 65535,
        },
        comment: {
          type: "string",
          maxLength: 65535,
        },
        favorite: {
          type: "boolean",
        },
        needs_review: {
          type: "boolean",
          description: "If the data is uncertain.",
        },
        tags: {
          type: "string",
          maxLength: 65535,
          description: "Comma-separated.",
        },
        category_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        footprint_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
        },
        manufacturer_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
        },
        part_unit_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description: "Null for pieces.",
        },
        part_custom_state_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
        },
        manufacturer_product_url: {
          type: "string",
          maxLength: 2048,
          pattern: "^(https?://\\S+)?$",
        },
        manufacturer_product_number: {
          type: "string",
          maxLength: 255,
          pattern:
            "^([^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]([\\s\\S]*[^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb])?)?$",
        },
        manufacturing_status: {
          type: "string",
          enum: ["", "announced", "active", "nrfnd", "eol", "discontinued"],
          description: "nrfnd: not recommended for new designs; empty: unknown.",
        },
        mass: {
          type: ["number", "null"],
          minimum: 0,
          maximum: 1e300,
          description: "In grams.",
        },
        ipn: {
          type: ["string", "null"],
          maxLength: 100,
          pattern:
            "^([^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]([\\s\\S]*[^\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb])?)?$",
          description: "Unique internal part number.",
        },
        gtin: {
          type: ["string", "null"],
          maxLength: 14,
          pattern: "^([0-9]{8}|[0-9]{12,14})?$",
        },
        minamount: {
          type: "number",
          minimum: 0,
          maximum: 1e300,
          description: "Minimum stock.",
        },
        eda_info: {
          type: ["object", "null"],
          properties: {
            reference_prefix: {
              type: ["string", "null"],
              maxLength: 255,
            },
            value: {
              type: ["string", "null"],
              maxLength: 255,
            },
            visibility: {
              type: ["boolean", "null"],
            },
            exclude_from_bom: {
              type: ["boolean", "null"],
            },
            exclude_from_board: {
              type: ["boolean", "null"],
            },
            exclude_from_sim: {
              type: ["boolean", "null"],
            },
            kicad_symbol: {
              type: ["string", "null"],
              maxLength: 255,
            },
            kicad_footprint: {
              type: ["string", "null"],
              maxLength: 255,
            },
          },
          additionalProperties: false,
          description:
            "KiCad data, such as the symbol Device:R. Omitted members stay; null inherits from the category or footprint.",
        },
        dry_run: {
          type: "boolean",
          description: "true tries the change without making it.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
        },
      },
      required: ["part_id"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        name: {
          type: "string",
        },
        category: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
        },
        ipn: {
          type: "string",
        },
        needs_review: {
          type: "boolean",
        },
        total_instock: {
          type: "number",
        },
        summary: {
          type: "string",
        },
        change_set: {
          type: "integer",
        },
        dry_run: {
          type: "boolean",
        },
        truncated: {
          type: "array",
          items: {
            type: "object",
          },
        },
      },
    },
  },
  {
    name: "add_attachment_from_url",
    title: "Attach a file from a URL",
    description:
      "Attaches a file from a public URL, such as a datasheet, to a part. Use only URLs from the user or a trusted source. Fails if the file is too large or its type is not allowed. Try a large or unclear change with dry_run first.",
    scope: "edit",
    permission: "parts.edit",
    alsoNeeds: ["attachment_types.read"],
    switch: "downloads",
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: true,
    },
    operation: null,
    bounded: false,
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["part_id", "url"],
      properties: {
        part_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        url: {
          type: "string",
          minLength: 1,
          maxLength: 2048,
        },
        name: {
          type: "string",
          minLength: 1,
          maxLength: 255,
        },
        attachment_type_id: {
          description: "Default: the type Datasheet or the only type. Otherwise, the error lists all types.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        private: {
          type: "boolean",
          description: "Only for users who can see private files.",
        },
        dry_run: {
          type: "boolean",
          description: "true tries the change without making it.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
        },
      },
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        name: {
          type: "string",
        },
        attachment_type: {
          type: "string",
        },
        original_filename: {
          type: "string",
        },
        media_url: {
          type: ["string", "null"],
        },
        summary: {
          type: "string",
        },
        change_set: {
          type: "integer",
        },
        dry_run: {
          type: "boolean",
        },
        truncated: {
          type: "array",
          items: {
            type: "object",
          },
        },
      },
    },
  },
  {
    name: "create_project_bom_entry",
    title: "Add an entry to a project's BOM",
    description:
      "Adds a part, or an item that is not a part, to the bill of materials of a project. A part can occur only once in a project. Try a large or unclear change with dry_run first.",
    scope: "edit",
    permission: "projects.edit",
    alsoNeeds: ["projects.read"],
    switch: null,
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: false,
    },
    bounded: false,
    operation: {
      operationId: "createProjectBomEntry",
      path: {},
      query: {
        dry_run: "dry_run",
        _comment: "change_comment",
      },
      body: {
        quantity: "quantity",
        mountnames: "mountnames",
        name: "name",
        comment: "comment",
        project: "project_id",
        part: "part_id",
      },
      ids: {
        project: "/api/projects",
        part: "/api/parts",
      },
    },
    inputSchema: {
      type: "object",
      properties: {
        quantity: {
          type: "number",
          exclusiveMinimum: 0,
          maximum: 1000000000,
          description: "For one copy of the project.",
        },
        mountnames: {
          type: "string",
          maxLength: 65535,
          description: "Comma-separated, such as R1,R2. None, or as many as the quantity.",
        },
        name: {
          type: ["string", "null"],
          maxLength: 255,
          description: "Unique name of an item that is not a part.",
        },
        comment: {
          type: "string",
          maxLength: 65535,
        },
        project_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        part_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description: "If omitted, send a name.",
        },
        dry_run: {
          type: "boolean",
          description: "true tries the change without making it.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
        },
      },
      required: ["project_id"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: {
          type: "integer",
        },
        project: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
        },
        part: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
        },
        name: {
          type: "string",
        },
        quantity: {
          type: "number",
        },
        summary: {
          type: "string",
        },
        change_set: {
          type: "integer",
        },
        dry_run: {
          type: "boolean",
        },
        truncated: {
          type: "array",
          items: {
            type: "object",
          },
        },
      },
    },
  },
  {
    name: "build_project",
    title: "Withdraw the parts of a project",
    description:
      "Withdraws the parts for copies of a project from stock. Lots are chosen automatically. If any part is missing, nothing is withdrawn. Call check_project_availability first, and this tool only when the user confirms the build. Try a large or unclear change with dry_run first.",
    scope: "edit",
    permission: "parts_stock.withdraw",
    alsoNeeds: ["projects.read", "parts.read"],
    switch: null,
    annotations: {
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: false,
      openWorldHint: false,
    },
    bounded: false,
    operation: {
      operationId: "buildProject",
      path: {
        id: "project_id",
      },
      query: {
        dry_run: "dry_run",
        _comment: "change_comment",
      },
      body: {
        quantity: "quantity",
      },
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        project_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        quantity: {
          type: "integer",
          minimum: 1,
          maximum: 1000000,
          description: "Copies to build.",
        },
        dry_run: {
          type: "boolean",
          description: "true tries the change without making it.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
        },
      },
      required: ["project_id", "quantity"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        project: {
          type: "object",
        },
        quantity: {
          type: "integer",
        },
        withdrawals: {
          type: "array",
          items: {
            type: "object",
            properties: {
              bom_entry: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                },
              },
              part: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                  name: {
                    type: "string",
                  },
                },
              },
              lot: {
                type: "object",
                properties: {
                  id: {
                    type: "integer",
                  },
                },
              },
              amount: {
                type: "number",
              },
              left: {
                type: "number",
              },
            },
          },
        },
        added: {
          type: "object",
        },
        not_parts: {
          type: "array",
        },
        summary: {
          type: "string",
        },
        change_set: {
          type: "integer",
        },
        dry_run: {
          type: "boolean",
        },
        truncated: {
          type: "array",
        },
      },
    },
  },
  {
    name: "undo_change",
    title: "Undo a change set",
    description:
      "Takes back all changes of the change set that a tool returned as `change_set`. Use it to repair your own mistake, or when the user asks. If values have changed since, it changes nothing and lists them as conflicts. Try a large or unclear change with dry_run first.",
    scope: "edit",
    permission: "api.access_api",
    alsoNeeds: [],
    switch: null,
    annotations: {
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: false,
      openWorldHint: false,
    },
    bounded: false,
    operation: {
      operationId: "undoChangeSet",
      path: {
        id: "change_set",
      },
      query: {
        conflicts: "conflicts",
        dry_run: "dry_run",
        _comment: "change_comment",
      },
      body: null,
      ids: {},
    },
    inputSchema: {
      type: "object",
      properties: {
        change_set: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        conflicts: {
          type: "string",
          enum: ["reject", "skip", "overwrite"],
          default: "reject",
          description:
            "If the user agrees, skip keeps newer values and takes back the rest; overwrite replaces them.",
        },
        dry_run: {
          type: "boolean",
          description: "true tries the change without making it.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
        },
      },
      required: ["change_set"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        left: {
          type: "array",
          items: {
            type: "object",
          },
        },
        left_count: {
          type: "integer",
        },
        summary: {
          type: "string",
        },
        change_set: {
          type: "integer",
        },
        dry_run: {
          type: "boolean",
        },
        truncated: {
          type: "array",
          items: {
            type: "object",
          },
        },
      },
    },
  },
];
