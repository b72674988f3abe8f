/**
 * The tools of the Model Context Protocol server, as data.
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { JsonSchema, OperationId, Tier } from "./operations.ts";

export interface ToolOperation {
  readonly operationId: OperationId;
  /** Argument by parameter of the path. */
  readonly path: Readonly<Record<string, string>>;
  /** Argument by parameter of the query. */
  readonly query: Readonly<Record<string, string>>;
  /** Argument by property of the body; null where there is none. */
  readonly body: Readonly<Record<string, string>> | null;
  /** Collection by property of the body whose argument is an id. */
  readonly ids: Readonly<Record<string, string>>;
}

export interface ToolContract {
  readonly name: ToolName;
  readonly title: string;
  readonly description: string;
  readonly tier: Tier;
  readonly permission: string | null;
  /** Permissions that are needed besides. */
  readonly alsoNeeds: readonly string[];
  /** Only there when this is switched on. */
  readonly switch: string | null;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  readonly operation: ToolOperation | null;
  /** The lists inside of the answer are cut to `limit` items, from `offset` on. */
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
  | "add_stock"
  | "withdraw_stock"
  | "move_stock"
  | "count_stock"
  | "create_part_lot"
  | "create_part"
  | "update_part"
  | "add_attachment_from_url"
  | "create_project_bom_entry"
  | "build_project";
/** The tools that call no operation of the contract. */
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
export const tools: readonly ToolContract[] = [
  {
    name: "search_parts",
    title: "Search parts by keyword",
    description:
      'Searches parts and returns a summary of each match, best first: ID, name, description (its first 200 characters), numbers, manufacturer, category, footprint and stock. Use this first; then call get_part_details or check_stock with an ID. A part matches if it contains every word of the keyword, in any order and in any field. Case and typing errors do not matter, and "10 uF", "10uF" and "10µF" are the same, as are "3V3" and "3.3V", "10k ohm" and "10k". "5V" does not match 25V. hint reports corrected words and, if nothing matches, what to try. At most 1,000 matches are counted; if totalIsExact is false, use a longer keyword.',
    tier: "read_only",
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
          description: "Words to search for, at most 16. Nothing matches an empty keyword.",
          type: "string",
          maxLength: 500,
          examples: ["10k resistor 0603"],
        },
        wildcard: {
          description:
            "In each word, % matches any characters and _ any single character, in the first 4,000 characters of each field. \\ before a wildcard takes it literally. Typing errors are not corrected. Default false.",
          type: "boolean",
        },
        regex: {
          description:
            "The keyword is one regular expression in RE2 syntax (no lookaround, no back references), matched against the first 4,000 characters of each field and ignoring case. Slow: prefer words. Default false.",
          type: "boolean",
        },
        extensive: {
          description: "Accept + between words too, as Part-DB does. Words are always searched one by one.",
          type: "boolean",
        },
        name: {
          type: "boolean",
          description: "Search names. Default true.",
        },
        category: {
          type: "boolean",
          description: "Search category names. Default true.",
        },
        description: {
          type: "boolean",
          description: "Search descriptions. Default true.",
        },
        tags: {
          type: "boolean",
          description: "Search tags. Default true.",
        },
        storelocation: {
          type: "boolean",
          description: "Search names of storage locations. Default true.",
        },
        comment: {
          type: "boolean",
          description: "Search comments. Default true.",
        },
        ordernr: {
          type: "boolean",
          description: "Search supplier part numbers. Default true.",
        },
        mpn: {
          type: "boolean",
          description: "Search manufacturer part numbers. Default true.",
        },
        ipn: {
          type: "boolean",
          description: "Search internal part numbers. Default true.",
        },
        gtin: {
          type: "boolean",
          description: "Search GTINs. Default true.",
        },
        supplier: {
          type: "boolean",
          description: "Search supplier names. Default true.",
        },
        manufacturer: {
          type: "boolean",
          description: "Search manufacturer names. Default true.",
        },
        footprint: {
          type: "boolean",
          description: "Search footprint names. Default true.",
        },
        parameters: {
          type: "boolean",
          description: "Search parameters. Default true.",
        },
        dbId: {
          type: "boolean",
          description: "Also return the part whose ID is the keyword. Default false.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 100,
          description: "Matches to return. Default 25.",
        },
        cursor: {
          description: "Where to go on, the nextCursor of the answer before, with the same other arguments.",
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      required: ["@context", "@id", "@type", "hydra:totalItems", "totalIsExact", "hydra:member"],
      properties: {
        "@context": {
          type: "string",
        },
        "@id": {
          type: "null",
        },
        "@type": {
          type: "string",
          const: "hydra:Collection",
        },
        "hydra:totalItems": {
          type: "integer",
          description: "Number of matches on all pages.",
        },
        totalIsExact: {
          type: "boolean",
          description: "False if there may be more matches than were counted.",
        },
        hint: {
          type: "string",
          description:
            "Words that were corrected or options that were ignored, and what to try if nothing matches. Missing if the parts contain the words as they are written.",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            required: [
              "@id",
              "@type",
              "id",
              "name",
              "description",
              "manufacturer_product_number",
              "category",
              "total_instock",
            ],
            properties: {
              "@id": {
                type: "string",
              },
              "@type": {
                type: "string",
                const: "Part",
              },
              id: {
                type: "integer",
                description: "What other tools take.",
              },
              name: {
                type: "string",
              },
              description: {
                type: "string",
                description: "Its first 200 characters.",
              },
              ipn: {
                type: "string",
                description: "Internal part number.",
              },
              manufacturer_product_number: {
                type: "string",
              },
              manufacturer: {
                type: "object",
                required: ["id", "name"],
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
                required: ["id", "full_path"],
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
                required: ["id", "name"],
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
                description: "What it is counted in. Pieces where it is missing.",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
          description: "Where to go on. Missing where nothing comes after.",
        },
      },
    },
  },
  {
    name: "get_part_details",
    title: "Get part details by ID",
    description:
      "Everything that is known of one part: stock lots with their ids and places, where to order it and what it costs, parameters, attachments, EDA data. Takes the numeric id, as search_parts gives it. Name only the properties that are needed to keep the answer short; of each list the first 50 items are shown. check_stock is the better way to ask for stock only.",
    tier: "read_only",
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
          description: "Number of the entity.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        properties: {
          description:
            "Answer only these properties, for example partLots and total_instock; all of them where it is missing.",
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
          description: "How many items of each list inside the answer to give. 50 where it is missing.",
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
          description:
            "How many items of each list of the element itself to leave out at the beginning, to go on after a truncated answer.",
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
          $ref: "#/$defs/CategoryRefJsonld",
        },
        footprint: {
          $ref: "#/$defs/FootprintRefJsonld",
        },
        manufacturer: {
          $ref: "#/$defs/ManufacturerRefJsonld",
        },
        partUnit: {
          $ref: "#/$defs/MeasurementUnitRefJsonld",
        },
        partCustomState: {
          $ref: "#/$defs/PartCustomStateRefJsonld",
        },
        manufacturer_product_url: {
          type: "string",
        },
        manufacturer_product_number: {
          type: "string",
        },
        manufacturing_status: {
          $ref: "#/$defs/ManufacturingStatus",
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
          $ref: "#/$defs/PartProviderReferenceJsonld",
        },
        eda_info: {
          $ref: "#/$defs/PartEdaInfoJsonld",
        },
        partLots: {
          type: "array",
          items: {
            $ref: "#/$defs/PartLotEmbeddedJsonld",
          },
        },
        orderdetails: {
          type: "array",
          items: {
            $ref: "#/$defs/OrderdetailEmbeddedJsonld",
          },
        },
        associated_parts_as_owner: {
          type: "array",
          items: {
            $ref: "#/$defs/PartAssociationRefJsonld",
          },
        },
        associated_parts_as_other: {
          type: "array",
          items: {
            $ref: "#/$defs/PartAssociationRefJsonld",
          },
        },
        attachments: {
          type: "array",
          items: {
            $ref: "#/$defs/AttachmentEmbeddedJsonld",
          },
        },
        master_picture_attachment: {
          $ref: "#/$defs/AttachmentEmbeddedJsonld",
        },
        parameters: {
          type: "array",
          items: {
            $ref: "#/$defs/ParameterEmbeddedJsonld",
          },
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists that are longer than what is shown of them. For the rest call again with next_offset as offset, naming the list in properties. A list inside of another has no next_offset: raise limit (at most 200) to see more of it.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
              },
              next_offset: {
                type: "integer",
                description:
                  "Missing where nothing comes after what is shown, and for a list inside of another.",
              },
              note: {
                type: "string",
                description: "How to see more where there is no next_offset.",
              },
            },
          },
        },
      },
      $defs: {
        AttachmentEmbeddedJsonld: {
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
              format: "uri-reference",
            },
            show_in_table: {
              type: "boolean",
            },
            original_filename: {
              type: "string",
            },
            external_path: {
              type: "string",
            },
            picture: {
              type: "boolean",
            },
            "3d_model": {
              type: "boolean",
            },
            external: {
              type: "boolean",
            },
            internal: {
              type: "boolean",
            },
            private: {
              type: "boolean",
            },
            builtIn: {
              type: "boolean",
            },
            internal_path: {
              $ref: "#/$defs/InternalPath",
            },
            thumbnail_url: {
              $ref: "#/$defs/ThumbnailUrl",
            },
            media_url: {
              $ref: "#/$defs/MediaUrl",
            },
            addedDate: {
              type: "string",
              format: "date-time",
            },
            lastModified: {
              type: "string",
              format: "date-time",
            },
          },
        },
        CategoryRefJsonld: {
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
        CurrencyRefJsonld: {
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
        FootprintRefJsonld: {
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
        InternalPath: {
          type: ["string", "null"],
        },
        ManufacturerRefJsonld: {
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
        ManufacturingStatus: {
          type: "string",
          enum: ["", "announced", "active", "nrfnd", "eol", "discontinued"],
        },
        MeasurementUnitRefJsonld: {
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
        MediaUrl: {
          type: ["string", "null"],
        },
        OrderdetailEmbeddedJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            supplierpartnr: {
              type: "string",
            },
            supplier: {
              $ref: "#/$defs/SupplierRefJsonld",
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
                $ref: "#/$defs/PricedetailEmbeddedJsonld",
              },
            },
          },
        },
        ParameterEmbeddedJsonld: {
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
        PartAssociationRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
          },
        },
        PartCustomStateRefJsonld: {
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
        PartEdaInfoJsonld: {
          type: "object",
          properties: {
            reference_prefix: {
              type: "string",
            },
            value: {
              type: "string",
            },
            visibility: {
              type: "boolean",
            },
            exclude_from_bom: {
              type: "boolean",
            },
            exclude_from_board: {
              type: "boolean",
            },
            exclude_from_sim: {
              type: "boolean",
            },
            kicad_symbol: {
              type: "string",
            },
            kicad_footprint: {
              type: "string",
            },
          },
        },
        PartLotEmbeddedJsonld: {
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
              $ref: "#/$defs/StorageLocationRefJsonld",
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
              format: "date-time",
            },
            owner: {
              $ref: "#/$defs/UserRefJsonld",
            },
            user_barcode: {
              type: "string",
            },
            last_stocktake_at: {
              type: "string",
              format: "date-time",
            },
          },
        },
        PartProviderReferenceJsonld: {
          type: "object",
          properties: {
            provider_key: {
              type: "string",
            },
            provider_id: {
              type: "string",
            },
            provider_url: {
              type: "string",
            },
            last_updated: {
              type: "string",
              format: "date-time",
            },
          },
        },
        PricedetailEmbeddedJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            price: {
              type: "string",
            },
            currency: {
              $ref: "#/$defs/CurrencyRefJsonld",
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
        StorageLocationRefJsonld: {
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
        SupplierRefJsonld: {
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
        ThumbnailUrl: {
          type: ["string", "null"],
        },
        UserRefJsonld: {
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
    },
  },
  {
    name: "list_categories",
    title: "List/search categories",
    description:
      "The categories that parts are sorted into, as a tree: sub-categories come right after the one that they are in. Ids are what create_part and update_part take. Sorted by path. Gives id, name and full path of each; get_category_details tells more. With a keyword only what it is found in, name or comment. Long lists come in pages.",
    tier: "read_only",
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
          description:
            "Only those whose name or comment holds this text, in upper or lower case. All where it is missing.",
          type: ["string", "null"],
          maxLength: 255,
          examples: ["SMD"],
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
          description: "How many to give. 50 where it is missing.",
        },
        cursor: {
          description: "Where to go on, the nextCursor of the answer before, with the same other arguments.",
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      required: ["@context", "@id", "@type", "hydra:totalItems", "hydra:member"],
      properties: {
        "@context": {
          type: "string",
        },
        "@id": {
          type: "null",
        },
        "@type": {
          type: "string",
          const: "hydra:Collection",
        },
        "hydra:totalItems": {
          type: "integer",
          description: "How many there are on all pages.",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            required: ["id", "name", "full_path"],
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
                description: "The names from the top of the tree down to this one.",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
          description: "Where to go on. Missing where nothing comes after.",
        },
      },
    },
  },
  {
    name: "get_category_details",
    title: "Get category details by ID",
    description:
      "Everything that is known of one category: its comment, its place in the tree, what new parts in it begin with, parameters, attachments, EDA defaults. Takes the numeric id, as list_categories gives it.",
    tier: "read_only",
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
          description: "Number of the entity.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        properties: {
          description:
            "Answer only these properties, for example name and comment; all of them where it is missing.",
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
          description: "How many items of each list inside the answer to give. 50 where it is missing.",
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
          description:
            "How many items of each list of the element itself to leave out at the beginning, to go on after a truncated answer.",
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
          minimum: 0,
        },
        parent: {
          type: "string",
          format: "uri-reference",
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
          $ref: "#/$defs/CategoryEdaInfoJsonld",
        },
        attachments: {
          type: "array",
          items: {
            $ref: "#/$defs/AttachmentRefJsonld",
          },
        },
        master_picture_attachment: {
          $ref: "#/$defs/AttachmentRefJsonld",
        },
        parameters: {
          type: "array",
          items: {
            $ref: "#/$defs/ParameterRefJsonld",
          },
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists that are longer than what is shown of them. For the rest call again with next_offset as offset, naming the list in properties. A list inside of another has no next_offset: raise limit (at most 200) to see more of it.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
              },
              next_offset: {
                type: "integer",
                description:
                  "Missing where nothing comes after what is shown, and for a list inside of another.",
              },
              note: {
                type: "string",
                description: "How to see more where there is no next_offset.",
              },
            },
          },
        },
      },
      $defs: {
        AttachmentRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
            internal_path: {
              $ref: "#/$defs/InternalPath",
            },
            thumbnail_url: {
              $ref: "#/$defs/ThumbnailUrl",
            },
            media_url: {
              $ref: "#/$defs/MediaUrl",
            },
          },
        },
        CategoryEdaInfoJsonld: {
          type: "object",
          properties: {
            reference_prefix: {
              type: "string",
            },
            visibility: {
              type: "boolean",
            },
            exclude_from_bom: {
              type: "boolean",
            },
            exclude_from_board: {
              type: "boolean",
            },
            exclude_from_sim: {
              type: "boolean",
            },
            kicad_symbol: {
              type: "string",
            },
          },
        },
        InternalPath: {
          type: ["string", "null"],
        },
        MediaUrl: {
          type: ["string", "null"],
        },
        ParameterRefJsonld: {
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
        ThumbnailUrl: {
          type: ["string", "null"],
        },
      },
    },
  },
  {
    name: "list_footprints",
    title: "List/search footprints",
    description:
      "The footprints (packages) that parts have, as a tree: those below another one come right after it. Sorted by path. Gives id, name and full path of each; get_footprint_details tells more. With a keyword only what it is found in, name or comment. Long lists come in pages.",
    tier: "read_only",
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
          description:
            "Only those whose name or comment holds this text, in upper or lower case. All where it is missing.",
          type: ["string", "null"],
          maxLength: 255,
          examples: ["SMD"],
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
          description: "How many to give. 50 where it is missing.",
        },
        cursor: {
          description: "Where to go on, the nextCursor of the answer before, with the same other arguments.",
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      required: ["@context", "@id", "@type", "hydra:totalItems", "hydra:member"],
      properties: {
        "@context": {
          type: "string",
        },
        "@id": {
          type: "null",
        },
        "@type": {
          type: "string",
          const: "hydra:Collection",
        },
        "hydra:totalItems": {
          type: "integer",
          description: "How many there are on all pages.",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            required: ["id", "name", "full_path"],
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
                description: "The names from the top of the tree down to this one.",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
          description: "Where to go on. Missing where nothing comes after.",
        },
      },
    },
  },
  {
    name: "get_footprint_details",
    title: "Get footprint details by ID",
    description:
      "Everything that is known of one footprint: comment, place in the tree, parameters, attachments, KiCad footprint. Takes the numeric id, as list_footprints gives it.",
    tier: "read_only",
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
          description: "Number of the entity.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        properties: {
          description:
            "Answer only these properties, for example name and comment; all of them where it is missing.",
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
          description: "How many items of each list inside the answer to give. 50 where it is missing.",
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
          description:
            "How many items of each list of the element itself to leave out at the beginning, to go on after a truncated answer.",
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
          minimum: 0,
        },
        parent: {
          type: "string",
          format: "uri-reference",
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
          $ref: "#/$defs/AttachmentRefJsonld",
        },
        eda_info: {
          $ref: "#/$defs/FootprintEdaInfoJsonld",
        },
        attachments: {
          type: "array",
          items: {
            $ref: "#/$defs/AttachmentRefJsonld",
          },
        },
        master_picture_attachment: {
          $ref: "#/$defs/AttachmentRefJsonld",
        },
        parameters: {
          type: "array",
          items: {
            $ref: "#/$defs/ParameterRefJsonld",
          },
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists that are longer than what is shown of them. For the rest call again with next_offset as offset, naming the list in properties. A list inside of another has no next_offset: raise limit (at most 200) to see more of it.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
              },
              next_offset: {
                type: "integer",
                description:
                  "Missing where nothing comes after what is shown, and for a list inside of another.",
              },
              note: {
                type: "string",
                description: "How to see more where there is no next_offset.",
              },
            },
          },
        },
      },
      $defs: {
        AttachmentRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
            internal_path: {
              $ref: "#/$defs/InternalPath",
            },
            thumbnail_url: {
              $ref: "#/$defs/ThumbnailUrl",
            },
            media_url: {
              $ref: "#/$defs/MediaUrl",
            },
          },
        },
        FootprintEdaInfoJsonld: {
          type: "object",
          properties: {
            kicad_footprint: {
              type: "string",
            },
          },
        },
        InternalPath: {
          type: ["string", "null"],
        },
        MediaUrl: {
          type: ["string", "null"],
        },
        ParameterRefJsonld: {
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
        ThumbnailUrl: {
          type: ["string", "null"],
        },
      },
    },
  },
  {
    name: "list_manufacturers",
    title: "List/search manufacturers",
    description:
      "The manufacturers of parts, as a tree: companies that belong to another one come right after it. Sorted by path. Gives id, name and full path of each; get_manufacturer_details tells more. With a keyword only what it is found in, name or comment. Long lists come in pages.",
    tier: "read_only",
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
          description:
            "Only those whose name or comment holds this text, in upper or lower case. All where it is missing.",
          type: ["string", "null"],
          maxLength: 255,
          examples: ["SMD"],
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
          description: "How many to give. 50 where it is missing.",
        },
        cursor: {
          description: "Where to go on, the nextCursor of the answer before, with the same other arguments.",
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      required: ["@context", "@id", "@type", "hydra:totalItems", "hydra:member"],
      properties: {
        "@context": {
          type: "string",
        },
        "@id": {
          type: "null",
        },
        "@type": {
          type: "string",
          const: "hydra:Collection",
        },
        "hydra:totalItems": {
          type: "integer",
          description: "How many there are on all pages.",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            required: ["id", "name", "full_path"],
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
                description: "The names from the top of the tree down to this one.",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
          description: "Where to go on. Missing where nothing comes after.",
        },
      },
    },
  },
  {
    name: "get_manufacturer_details",
    title: "Get manufacturer details by ID",
    description:
      "Everything that is known of one manufacturer: comment, address, phone, e-mail, website, attachments. Takes the numeric id, as list_manufacturers gives it.",
    tier: "read_only",
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
          description: "Number of the entity.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        properties: {
          description:
            "Answer only these properties, for example name and comment; all of them where it is missing.",
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
          description: "How many items of each list inside the answer to give. 50 where it is missing.",
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
          description:
            "How many items of each list of the element itself to leave out at the beginning, to go on after a truncated answer.",
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
          minimum: 0,
        },
        parent: {
          type: "string",
          format: "uri-reference",
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
          items: {
            type: "string",
            format: "uri-reference",
          },
        },
        master_picture_attachment: {
          type: "string",
          format: "uri-reference",
        },
        parameters: {
          type: "array",
          items: {
            type: "string",
            format: "uri-reference",
          },
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists that are longer than what is shown of them. For the rest call again with next_offset as offset, naming the list in properties. A list inside of another has no next_offset: raise limit (at most 200) to see more of it.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
              },
              next_offset: {
                type: "integer",
                description:
                  "Missing where nothing comes after what is shown, and for a list inside of another.",
              },
              note: {
                type: "string",
                description: "How to see more where there is no next_offset.",
              },
            },
          },
        },
      },
    },
  },
  {
    name: "list_storage_locations",
    title: "List/search storage locations",
    description:
      "The places where stock lies, as a tree: drawers come right after the cabinet that they are in. Ids are what move_stock takes. Sorted by path. Gives id, name and full path of each; get_storage_location_details tells more. With a keyword only what it is found in, name or comment. Long lists come in pages.",
    tier: "read_only",
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
          description:
            "Only those whose name or comment holds this text, in upper or lower case. All where it is missing.",
          type: ["string", "null"],
          maxLength: 255,
          examples: ["SMD"],
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
          description: "How many to give. 50 where it is missing.",
        },
        cursor: {
          description: "Where to go on, the nextCursor of the answer before, with the same other arguments.",
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      required: ["@context", "@id", "@type", "hydra:totalItems", "hydra:member"],
      properties: {
        "@context": {
          type: "string",
        },
        "@id": {
          type: "null",
        },
        "@type": {
          type: "string",
          const: "hydra:Collection",
        },
        "hydra:totalItems": {
          type: "integer",
          description: "How many there are on all pages.",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            required: ["id", "name", "full_path"],
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
                description: "The names from the top of the tree down to this one.",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
          description: "Where to go on. Missing where nothing comes after.",
        },
      },
    },
  },
  {
    name: "get_storage_location_details",
    title: "Get storage location details by ID",
    description:
      "Everything that is known of one storage location: comment, owner, and whether more may be put there (is_full, only_single_part, limit_to_existing_parts). What lies there is not part of it. Takes the numeric id, as list_storage_locations gives it.",
    tier: "read_only",
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
          description: "Number of the entity.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        properties: {
          description:
            "Answer only these properties, for example name and comment; all of them where it is missing.",
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
          description: "How many items of each list inside the answer to give. 50 where it is missing.",
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
          description:
            "How many items of each list of the element itself to leave out at the beginning, to go on after a truncated answer.",
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
          minimum: 0,
        },
        parent: {
          type: "string",
          format: "uri-reference",
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
          $ref: "#/$defs/MeasurementUnitRefJsonld",
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
          $ref: "#/$defs/UserRefJsonld",
        },
        part_owner_must_match: {
          type: "boolean",
        },
        attachments: {
          type: "array",
          items: {
            $ref: "#/$defs/AttachmentRefJsonld",
          },
        },
        master_picture_attachment: {
          $ref: "#/$defs/AttachmentRefJsonld",
        },
        parameters: {
          type: "array",
          items: {
            $ref: "#/$defs/ParameterRefJsonld",
          },
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists that are longer than what is shown of them. For the rest call again with next_offset as offset, naming the list in properties. A list inside of another has no next_offset: raise limit (at most 200) to see more of it.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
              },
              next_offset: {
                type: "integer",
                description:
                  "Missing where nothing comes after what is shown, and for a list inside of another.",
              },
              note: {
                type: "string",
                description: "How to see more where there is no next_offset.",
              },
            },
          },
        },
      },
      $defs: {
        AttachmentRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
            internal_path: {
              $ref: "#/$defs/InternalPath",
            },
            thumbnail_url: {
              $ref: "#/$defs/ThumbnailUrl",
            },
            media_url: {
              $ref: "#/$defs/MediaUrl",
            },
          },
        },
        InternalPath: {
          type: ["string", "null"],
        },
        MeasurementUnitRefJsonld: {
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
        MediaUrl: {
          type: ["string", "null"],
        },
        ParameterRefJsonld: {
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
        ThumbnailUrl: {
          type: ["string", "null"],
        },
        UserRefJsonld: {
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
    },
  },
  {
    name: "list_suppliers",
    title: "List/search suppliers",
    description:
      "The suppliers that parts are ordered from, as a tree: companies that belong to another one come right after it. list_low_stock takes the id of one. Sorted by path. Gives id, name and full path of each; get_supplier_details tells more. With a keyword only what it is found in, name or comment. Long lists come in pages.",
    tier: "read_only",
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
          description:
            "Only those whose name or comment holds this text, in upper or lower case. All where it is missing.",
          type: ["string", "null"],
          maxLength: 255,
          examples: ["SMD"],
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
          description: "How many to give. 50 where it is missing.",
        },
        cursor: {
          description: "Where to go on, the nextCursor of the answer before, with the same other arguments.",
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      required: ["@context", "@id", "@type", "hydra:totalItems", "hydra:member"],
      properties: {
        "@context": {
          type: "string",
        },
        "@id": {
          type: "null",
        },
        "@type": {
          type: "string",
          const: "hydra:Collection",
        },
        "hydra:totalItems": {
          type: "integer",
          description: "How many there are on all pages.",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            required: ["id", "name", "full_path"],
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
                description: "The names from the top of the tree down to this one.",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
          description: "Where to go on. Missing where nothing comes after.",
        },
      },
    },
  },
  {
    name: "get_supplier_details",
    title: "Get supplier details by ID",
    description:
      "Everything that is known of one supplier: comment, address, phone, e-mail, website, default currency, attachments. Takes the numeric id, as list_suppliers gives it.",
    tier: "read_only",
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
          description: "Number of the entity.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        properties: {
          description:
            "Answer only these properties, for example name and comment; all of them where it is missing.",
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
          description: "How many items of each list inside the answer to give. 50 where it is missing.",
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
          description:
            "How many items of each list of the element itself to leave out at the beginning, to go on after a truncated answer.",
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
          minimum: 0,
        },
        parent: {
          type: "string",
          format: "uri-reference",
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
          items: {
            type: "string",
            format: "uri-reference",
          },
        },
        master_picture_attachment: {
          type: "string",
          format: "uri-reference",
        },
        parameters: {
          type: "array",
          items: {
            type: "string",
            format: "uri-reference",
          },
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists that are longer than what is shown of them. For the rest call again with next_offset as offset, naming the list in properties. A list inside of another has no next_offset: raise limit (at most 200) to see more of it.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
              },
              next_offset: {
                type: "integer",
                description:
                  "Missing where nothing comes after what is shown, and for a list inside of another.",
              },
              note: {
                type: "string",
                description: "How to see more where there is no next_offset.",
              },
            },
          },
        },
      },
    },
  },
  {
    name: "list_measurement_units",
    title: "List/search measurement units",
    description:
      "The units that stock is counted in, where parts are not counted in pieces. Sorted by path. Gives id, name and full path of each; get_measurement_unit_details tells more. With a keyword only what it is found in, name or comment. Long lists come in pages.",
    tier: "read_only",
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
          description:
            "Only those whose name or comment holds this text, in upper or lower case. All where it is missing.",
          type: ["string", "null"],
          maxLength: 255,
          examples: ["SMD"],
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
          description: "How many to give. 50 where it is missing.",
        },
        cursor: {
          description: "Where to go on, the nextCursor of the answer before, with the same other arguments.",
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      required: ["@context", "@id", "@type", "hydra:totalItems", "hydra:member"],
      properties: {
        "@context": {
          type: "string",
        },
        "@id": {
          type: "null",
        },
        "@type": {
          type: "string",
          const: "hydra:Collection",
        },
        "hydra:totalItems": {
          type: "integer",
          description: "How many there are on all pages.",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            required: ["id", "name", "full_path"],
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
                description: "The names from the top of the tree down to this one.",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
          description: "Where to go on. Missing where nothing comes after.",
        },
      },
    },
  },
  {
    name: "get_measurement_unit_details",
    title: "Get measurement unit details by ID",
    description:
      "Everything that is known of one unit: its symbol, and whether there are fractions of it. Takes the numeric id, as list_measurement_units gives it.",
    tier: "read_only",
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
          description: "Number of the entity.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        properties: {
          description:
            "Answer only these properties, for example name and comment; all of them where it is missing.",
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
          description: "How many items of each list inside the answer to give. 50 where it is missing.",
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
          description:
            "How many items of each list of the element itself to leave out at the beginning, to go on after a truncated answer.",
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
          minimum: 0,
        },
        parent: {
          type: "string",
          format: "uri-reference",
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
          items: {
            $ref: "#/$defs/AttachmentRefJsonld",
          },
        },
        master_picture_attachment: {
          $ref: "#/$defs/AttachmentRefJsonld",
        },
        parameters: {
          type: "array",
          items: {
            $ref: "#/$defs/ParameterRefJsonld",
          },
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists that are longer than what is shown of them. For the rest call again with next_offset as offset, naming the list in properties. A list inside of another has no next_offset: raise limit (at most 200) to see more of it.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
              },
              next_offset: {
                type: "integer",
                description:
                  "Missing where nothing comes after what is shown, and for a list inside of another.",
              },
              note: {
                type: "string",
                description: "How to see more where there is no next_offset.",
              },
            },
          },
        },
      },
      $defs: {
        AttachmentRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
            internal_path: {
              $ref: "#/$defs/InternalPath",
            },
            thumbnail_url: {
              $ref: "#/$defs/ThumbnailUrl",
            },
            media_url: {
              $ref: "#/$defs/MediaUrl",
            },
          },
        },
        InternalPath: {
          type: ["string", "null"],
        },
        MediaUrl: {
          type: ["string", "null"],
        },
        ParameterRefJsonld: {
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
        ThumbnailUrl: {
          type: ["string", "null"],
        },
      },
    },
  },
  {
    name: "list_part_custom_states",
    title: "List/search part custom states",
    description:
      "The states of their own that users of this inventory have given to parts. Sorted by path. Gives id, name and full path of each; get_part_custom_state_details tells more. With a keyword only what it is found in, name or comment. Long lists come in pages.",
    tier: "read_only",
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
          description:
            "Only those whose name or comment holds this text, in upper or lower case. All where it is missing.",
          type: ["string", "null"],
          maxLength: 255,
          examples: ["SMD"],
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
          description: "How many to give. 50 where it is missing.",
        },
        cursor: {
          description: "Where to go on, the nextCursor of the answer before, with the same other arguments.",
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      required: ["@context", "@id", "@type", "hydra:totalItems", "hydra:member"],
      properties: {
        "@context": {
          type: "string",
        },
        "@id": {
          type: "null",
        },
        "@type": {
          type: "string",
          const: "hydra:Collection",
        },
        "hydra:totalItems": {
          type: "integer",
          description: "How many there are on all pages.",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            required: ["id", "name", "full_path"],
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
                description: "The names from the top of the tree down to this one.",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
          description: "Where to go on. Missing where nothing comes after.",
        },
      },
    },
  },
  {
    name: "get_part_custom_state_details",
    title: "Get part custom state details by ID",
    description:
      "Everything that is known of one state that users of this inventory give to parts. Takes the numeric id, as list_part_custom_states gives it.",
    tier: "read_only",
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
          description: "Number of the entity.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        properties: {
          description:
            "Answer only these properties, for example name and comment; all of them where it is missing.",
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
          description: "How many items of each list inside the answer to give. 50 where it is missing.",
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
          description:
            "How many items of each list of the element itself to leave out at the beginning, to go on after a truncated answer.",
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
          minimum: 0,
        },
        parent: {
          type: "string",
          format: "uri-reference",
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
          items: {
            $ref: "#/$defs/AttachmentRefJsonld",
          },
        },
        master_picture_attachment: {
          $ref: "#/$defs/AttachmentRefJsonld",
        },
        parameters: {
          type: "array",
          items: {
            $ref: "#/$defs/ParameterRefJsonld",
          },
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists that are longer than what is shown of them. For the rest call again with next_offset as offset, naming the list in properties. A list inside of another has no next_offset: raise limit (at most 200) to see more of it.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
              },
              next_offset: {
                type: "integer",
                description:
                  "Missing where nothing comes after what is shown, and for a list inside of another.",
              },
              note: {
                type: "string",
                description: "How to see more where there is no next_offset.",
              },
            },
          },
        },
      },
      $defs: {
        AttachmentRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
            internal_path: {
              $ref: "#/$defs/InternalPath",
            },
            thumbnail_url: {
              $ref: "#/$defs/ThumbnailUrl",
            },
            media_url: {
              $ref: "#/$defs/MediaUrl",
            },
          },
        },
        InternalPath: {
          type: ["string", "null"],
        },
        MediaUrl: {
          type: ["string", "null"],
        },
        ParameterRefJsonld: {
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
        ThumbnailUrl: {
          type: ["string", "null"],
        },
      },
    },
  },
  {
    name: "list_projects",
    title: "List/search projects",
    description:
      "The projects that parts are used in, as a tree: those below another one come right after it. Sorted by path. Gives id, name and full path of each; get_project_details tells more. With a keyword only what it is found in, name or comment. Long lists come in pages. check_project_availability tells what is missing to build one.",
    tier: "read_only",
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
          description:
            "Only those whose name or comment holds this text, in upper or lower case. All where it is missing.",
          type: ["string", "null"],
          maxLength: 255,
          examples: ["SMD"],
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
          description: "How many to give. 50 where it is missing.",
        },
        cursor: {
          description: "Where to go on, the nextCursor of the answer before, with the same other arguments.",
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      required: ["@context", "@id", "@type", "hydra:totalItems", "hydra:member"],
      properties: {
        "@context": {
          type: "string",
        },
        "@id": {
          type: "null",
        },
        "@type": {
          type: "string",
          const: "hydra:Collection",
        },
        "hydra:totalItems": {
          type: "integer",
          description: "How many there are on all pages.",
        },
        "hydra:member": {
          type: "array",
          items: {
            type: "object",
            required: ["id", "name", "full_path"],
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              full_path: {
                type: "string",
                description: "The names from the top of the tree down to this one.",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
          description: "Where to go on. Missing where nothing comes after.",
        },
      },
    },
  },
  {
    name: "get_project_details",
    title: "Get project details by ID",
    description:
      "Everything that is known of one project, with its bill of materials: which parts it needs, how many of each for one copy, and where they are mounted. Takes the numeric id, as list_projects gives it. Of a long bill of materials the first 50 entries are shown; go on with offset.",
    tier: "read_only",
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
          description: "Id of the project, as list_projects gives it.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [6],
        },
        properties: {
          description:
            "Answer only these properties, for example bom_entries; all of them where it is missing.",
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
          description: "How many items of each list inside the answer to give. 50 where it is missing.",
        },
        offset: {
          type: "integer",
          minimum: 0,
          maximum: 1000000000,
          description:
            "How many items of each list of the element itself to leave out at the beginning, to go on after a truncated answer.",
        },
      },
    },
    outputSchema: {
      type: "object",
      allOf: [
        {
          $ref: "#/$defs/ProjectJsonld",
        },
      ],
      properties: {
        bom_entries: {
          description: "What one copy of the project needs.",
          type: "array",
          items: {
            $ref: "#/$defs/ProjectBOMEntryJsonld",
          },
        },
        truncated: {
          description:
            "Lists that are longer than what is shown of them. For the rest call again with next_offset as offset, naming the list in properties. A list inside of another has no next_offset: raise limit (at most 200) to see more of it.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
              },
              next_offset: {
                type: "integer",
                description:
                  "Missing where nothing comes after what is shown, and for a list inside of another.",
              },
              note: {
                type: "string",
                description: "How to see more where there is no next_offset.",
              },
            },
          },
        },
      },
      $defs: {
        AttachmentRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
            internal_path: {
              $ref: "#/$defs/InternalPath",
            },
            thumbnail_url: {
              $ref: "#/$defs/ThumbnailUrl",
            },
            media_url: {
              $ref: "#/$defs/MediaUrl",
            },
          },
        },
        CurrencyRefJsonld: {
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
        InternalPath: {
          type: ["string", "null"],
        },
        MediaUrl: {
          type: ["string", "null"],
        },
        ParameterRefJsonld: {
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
        PartRefJsonld: {
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
        ProjectBOMEntryJsonld: {
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
              $ref: "#/$defs/ProjectRefJsonld",
            },
            part: {
              $ref: "#/$defs/PartRefJsonld",
            },
            price: {
              type: "string",
            },
            price_currency: {
              $ref: "#/$defs/CurrencyRefJsonld",
            },
            addedDate: {
              type: "string",
              format: "date-time",
            },
            lastModified: {
              type: "string",
              format: "date-time",
            },
          },
        },
        ProjectJsonld: {
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
              minimum: 0,
            },
            parent: {
              type: "string",
              format: "uri-reference",
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
              $ref: "#/$defs/ProjectStatus",
            },
            description: {
              type: "string",
            },
            build_part: {
              $ref: "#/$defs/PartRefJsonld",
            },
            attachments: {
              type: "array",
              items: {
                $ref: "#/$defs/AttachmentRefJsonld",
              },
            },
            master_picture_attachment: {
              $ref: "#/$defs/AttachmentRefJsonld",
            },
            parameters: {
              type: "array",
              items: {
                $ref: "#/$defs/ParameterRefJsonld",
              },
            },
            addedDate: {
              type: "string",
              format: "date-time",
            },
            lastModified: {
              type: "string",
              format: "date-time",
            },
          },
        },
        ProjectRefJsonld: {
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
        ProjectStatus: {
          type: "string",
          enum: ["draft", "planning", "in_production", "finished", "archived"],
        },
        ThumbnailUrl: {
          type: ["string", "null"],
        },
      },
    },
  },
  {
    name: "check_stock",
    title: "Check the stock of parts",
    description:
      "How much there is of parts, and where: for each what counts as stock, what has expired, how many lots nobody has counted, whether there is less than its minimum, and its lots with id, place and owner, in the order in which they should be used up. Call it before withdraw_stock or move_stock, which take the id of a lot. Takes ids of parts, as search_parts gives them; list_low_stock finds what runs short.",
    tier: "read_only",
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
          description: "Ids of the parts.",
          type: "array",
          minItems: 1,
          maxItems: 50,
          items: {
            type: "integer",
            minimum: 1,
            maximum: 9007199254740991,
          },
          examples: [[3, 17]],
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
          description: "How many lots of each part to give. 20 where it is missing.",
        },
        cursor: {
          description: "Where to go on, the nextCursor of the answer before, with the same other arguments.",
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      required: ["parts", "not_found"],
      properties: {
        parts: {
          type: "array",
          items: {
            type: "object",
            required: [
              "id",
              "name",
              "usable",
              "expired",
              "lots_of_unknown_amount",
              "minimum",
              "below_minimum",
              "lots_total",
              "lots",
            ],
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              unit: {
                type: "string",
                description: "What it is counted in. Pieces where it is missing.",
              },
              usable: {
                type: "number",
                description: "What counts as stock: amounts that are known and have not expired.",
              },
              expired: {
                type: "number",
                description: "What is there but has expired.",
              },
              lots_of_unknown_amount: {
                type: "integer",
              },
              minimum: {
                type: "number",
                description: "How much there should be. 0 where nothing is said.",
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
                  required: ["id", "instock_unknown", "expired", "needs_refill"],
                  properties: {
                    id: {
                      type: "integer",
                      description: "What withdraw_stock and move_stock take.",
                    },
                    description: {
                      type: "string",
                      description: "Its first 200 characters.",
                    },
                    storage_location: {
                      $ref: "#/$defs/StorageLocationRef",
                    },
                    amount: {
                      type: "number",
                      description: "Missing where nobody knows.",
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
                      description: "Only this user may change its stock.",
                      allOf: [
                        {
                          $ref: "#/$defs/UserRef",
                        },
                      ],
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
          description: "Ids that no part has.",
        },
        nextCursor: {
          type: "string",
          description: "Where to go on. Missing where nothing comes after.",
        },
      },
      $defs: {
        StorageLocationRef: {
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
          required: ["id", "name", "full_path"],
        },
        UserRef: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
          required: ["id", "name"],
        },
      },
    },
  },
  {
    name: "list_low_stock",
    title: "List parts that run short",
    description:
      "The parts of which there is less than their minimum, with what is missing, under which numbers suppliers sell them, and the cheapest way to buy what is missing. What to begin with when asked what to reorder. Only parts with a minimum are looked at. Ordered by id, in pages.",
    tier: "read_only",
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
          description: "Only what this supplier sells; its id, as list_suppliers gives it.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 100,
          description: "How many parts to give. 25 where it is missing.",
        },
        cursor: {
          description: "Where to go on, the nextCursor of the answer before, with the same other arguments.",
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      required: ["total", "parts"],
      properties: {
        total: {
          type: "integer",
          description: "How many parts there are on all pages.",
        },
        parts: {
          type: "array",
          items: {
            type: "object",
            required: ["id", "name", "minimum", "in_stock", "missing", "offers"],
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
                description: "What it is counted in. Pieces where it is missing.",
              },
              minimum: {
                type: "number",
              },
              in_stock: {
                type: "number",
              },
              missing: {
                type: "number",
              },
              offers: {
                description: "Where it can be ordered, at most 10.",
                type: "array",
                items: {
                  type: "object",
                  required: ["orderdetail_id", "supplier", "supplierpartnr"],
                  properties: {
                    orderdetail_id: {
                      type: "integer",
                    },
                    supplier: {
                      $ref: "#/$defs/SupplierRef",
                    },
                    supplierpartnr: {
                      type: "string",
                    },
                  },
                },
              },
              purchase: {
                $ref: "#/$defs/ProjectPurchase",
              },
            },
          },
        },
        nextCursor: {
          type: "string",
          description: "Where to go on. Missing where nothing comes after.",
        },
      },
      $defs: {
        OrderdetailRef: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
          },
          required: ["id"],
        },
        ProjectPurchase: {
          type: "object",
          properties: {
            orderdetail: {
              $ref: "#/$defs/OrderdetailRef",
            },
            supplier: {
              $ref: "#/$defs/SupplierRef",
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
          },
          required: ["orderdetail", "supplier", "supplierpartnr", "quantity", "cost", "currency"],
        },
        SupplierRef: {
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
          required: ["id", "name", "full_path"],
        },
      },
    },
  },
  {
    name: "find_alternatives",
    title: "Find parts that could stand in",
    description:
      "Returns parts that can replace a part, the most likely first, each with a score (0 to 100), reasons and stock. Considers declared relations, the manufacturer part number, and parts of the same category and footprint that share at least one parameter value. Parts about which nothing more is known than category and footprint are left out. A typical value with a unit (10 kΩ, 3.3 V) defines a part: parts with another value are left out, unless tolerance allows it. So do a polarity, channel or type given as text (NPN, N-channel) and a count (pins, positions, rows, channels): parts where it differs are always left out. A maximum, minimum or range is a rating: a part that covers it matches, as does a higher typical power, rated or maximum value, or a lower tolerance. Unit prefixes are converted. A score is no proof: compare differing parameters with get_part_details before use. Takes the ID of a part from search_parts.",
    tier: "read_only",
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
          description: "Id of the part to replace.",
        },
        tolerance: {
          description: "Percent by which a defining value may differ. Default 0.",
          type: "number",
          minimum: 0,
          maximum: 1000,
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 50,
          description: "How many to give. 10 where it is missing.",
        },
      },
    },
    outputSchema: {
      type: "object",
      required: ["part", "found", "foundIsExact", "alternatives"],
      properties: {
        part: {
          $ref: "#/$defs/PartRef",
        },
        found: {
          type: "integer",
          description: "How many were found, with those that are not shown.",
        },
        hint: {
          type: "string",
          description: "Why similar parts were not compared.",
        },
        foundIsExact: {
          type: "boolean",
          description:
            "Whether all parts were compared. False where very many have the same category and footprint: then those that share its rarest values were, and search_parts may find more.",
        },
        alternatives: {
          type: "array",
          items: {
            type: "object",
            required: ["id", "name", "score", "reasons", "in_stock"],
            properties: {
              id: {
                type: "integer",
              },
              name: {
                type: "string",
              },
              description: {
                type: "string",
                description: "Its first 200 characters.",
              },
              category: {
                $ref: "#/$defs/CategoryRef",
              },
              footprint: {
                $ref: "#/$defs/FootprintRef",
              },
              manufacturer: {
                $ref: "#/$defs/ManufacturerRef",
              },
              manufacturer_product_number: {
                type: "string",
              },
              in_stock: {
                type: "number",
              },
              unit: {
                type: "string",
                description: "What it is counted in. Pieces where it is missing.",
              },
              score: {
                type: "integer",
                minimum: 1,
                maximum: 100,
              },
              reasons: {
                type: "array",
                items: {
                  type: "object",
                  required: ["kind"],
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
                      description: "What users call the relation, where it is otherwise related.",
                    },
                    matching: {
                      type: "array",
                      items: {
                        type: "string",
                      },
                      description: "Parameters that fit.",
                    },
                    differing: {
                      type: "array",
                      items: {
                        type: "string",
                      },
                      description: "Parameters that do not fit.",
                    },
                  },
                },
              },
            },
          },
        },
      },
      $defs: {
        CategoryRef: {
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
          required: ["id", "name", "full_path"],
        },
        FootprintRef: {
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
          required: ["id", "name", "full_path"],
        },
        ManufacturerRef: {
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
          required: ["id", "name", "full_path"],
        },
        PartRef: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
          required: ["id", "name"],
        },
      },
    },
  },
  {
    name: "check_project_availability",
    title: "Check whether a project can be built",
    description:
      "Whether the stock is enough to build copies of a project: how many can be built, which parts are missing and how many of each, and what buying them would cost. Parts that are missing come first; long bills of materials come in pages, the counts and costs are of all of them. Takes the id of a project, as list_projects gives it. For what cannot be bought, find_alternatives may help.",
    tier: "read_only",
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
          description: "Id of the project, as list_projects gives it.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [6],
        },
        quantity: {
          description: "How many copies are to be built. 1 where it is missing.",
          type: "integer",
          minimum: 1,
          maximum: 1000000,
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 200,
          description: "How many parts to give. 50 where it is missing.",
        },
        cursor: {
          description: "Where to go on, the nextCursor of the answer before, with the same other arguments.",
          type: "string",
          maxLength: 40000,
        },
      },
    },
    outputSchema: {
      type: "object",
      required: [
        "project",
        "quantity",
        "parts_needed",
        "parts_missing",
        "parts",
        "costs",
        "missing_without_price",
        "entries_without_part",
      ],
      properties: {
        project: {
          $ref: "#/$defs/ProjectRef",
        },
        quantity: {
          type: "integer",
        },
        buildable: {
          type: "integer",
          description: "How many copies the stock is enough for. Missing where the project needs no parts.",
        },
        parts_needed: {
          type: "integer",
          description: "How many different parts the project needs.",
        },
        parts_missing: {
          type: "integer",
          description: "Of how many of them there is too little.",
        },
        parts: {
          type: "array",
          items: {
            $ref: "#/$defs/ProjectPartAvailability",
          },
        },
        costs: {
          description: "What all missing parts cost, as far as prices are known.",
          type: "array",
          items: {
            $ref: "#/$defs/ProjectCost",
          },
        },
        missing_without_price: {
          type: "integer",
          description: "How many missing parts no price is known of.",
        },
        entries_without_part: {
          type: "integer",
          description: "How many entries are no parts and were not looked at.",
        },
        nextCursor: {
          type: "string",
          description: "Where to go on. Missing where nothing comes after.",
        },
      },
      $defs: {
        OrderdetailRef: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
          },
          required: ["id"],
        },
        PartRef: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
          required: ["id", "name"],
        },
        ProjectBOMEntryRef: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
          required: ["id"],
        },
        ProjectCost: {
          type: "object",
          properties: {
            currency: {
              type: "string",
            },
            amount: {
              type: "string",
            },
          },
          required: ["currency", "amount"],
        },
        ProjectPartAvailability: {
          type: "object",
          properties: {
            part: {
              $ref: "#/$defs/PartRef",
            },
            bom_entries: {
              type: "array",
              items: {
                $ref: "#/$defs/ProjectBOMEntryRef",
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
              $ref: "#/$defs/ProjectPurchase",
            },
          },
          required: ["part", "bom_entries", "needed", "in_stock", "missing"],
        },
        ProjectPurchase: {
          type: "object",
          properties: {
            orderdetail: {
              $ref: "#/$defs/OrderdetailRef",
            },
            supplier: {
              $ref: "#/$defs/SupplierRef",
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
          },
          required: ["orderdetail", "supplier", "supplierpartnr", "quantity", "cost", "currency"],
        },
        ProjectRef: {
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
          required: ["id", "name", "full_path"],
        },
        SupplierRef: {
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
          required: ["id", "name", "full_path"],
        },
      },
    },
  },
  {
    name: "get_statistics",
    title: "Get figures of the whole inventory",
    description:
      "How many parts, lots, categories and so on there are, what the stock is worth, and how the number of parts has grown by months.",
    tier: "read_only",
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
          $ref: "#/$defs/StatisticsCountsJsonld",
        },
        total_instock: {
          type: "number",
        },
        stock_value: {
          $ref: "#/$defs/StatisticsStockValueJsonld",
        },
        below_minimum: {
          type: "string",
          format: "uri-reference",
        },
        growth: {
          type: "array",
          items: {
            $ref: "#/$defs/StatisticsMonthJsonld",
          },
        },
      },
      required: ["counts", "total_instock", "stock_value", "below_minimum", "growth"],
      $defs: {
        StatisticsCountsJsonld: {
          type: "object",
          properties: {
            parts: {
              type: "integer",
            },
            parts_in_stock: {
              type: "integer",
            },
            parts_without_stock: {
              type: "integer",
            },
            parts_below_minimum: {
              type: "integer",
            },
            parts_needing_review: {
              type: "integer",
            },
            part_lots: {
              type: "integer",
            },
            orderdetails: {
              type: "integer",
            },
            parameters: {
              type: "integer",
            },
            attachments: {
              type: "integer",
            },
            attachments_uploaded: {
              type: "integer",
            },
            attachments_private: {
              type: "integer",
            },
            attachments_external: {
              type: "integer",
            },
            categories: {
              type: "integer",
            },
            footprints: {
              type: "integer",
            },
            manufacturers: {
              type: "integer",
            },
            suppliers: {
              type: "integer",
            },
            storage_locations: {
              type: "integer",
            },
            measurement_units: {
              type: "integer",
            },
            part_custom_states: {
              type: "integer",
            },
            currencies: {
              type: "integer",
            },
            attachment_types: {
              type: "integer",
            },
            projects: {
              type: "integer",
            },
          },
          required: [
            "parts",
            "parts_in_stock",
            "parts_without_stock",
            "parts_below_minimum",
            "parts_needing_review",
            "part_lots",
            "orderdetails",
            "parameters",
            "attachments",
            "attachments_uploaded",
            "attachments_private",
            "attachments_external",
            "categories",
            "footprints",
            "manufacturers",
            "suppliers",
            "storage_locations",
            "measurement_units",
            "part_custom_states",
            "currencies",
            "attachment_types",
            "projects",
          ],
        },
        StatisticsCurrencyValueJsonld: {
          type: "object",
          properties: {
            iso_code: {
              type: "string",
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
          required: ["iso_code", "value", "parts"],
        },
        StatisticsMonthJsonld: {
          type: "object",
          properties: {
            month: {
              type: "string",
              pattern: "^[0-9]{4}-[0-9]{2}$",
            },
            parts_added: {
              type: "integer",
            },
          },
          required: ["month", "parts_added"],
        },
        StatisticsStockValueJsonld: {
          type: "object",
          properties: {
            base_currency: {
              type: "string",
            },
            total: {
              type: "string",
            },
            currencies: {
              type: "array",
              items: {
                $ref: "#/$defs/StatisticsCurrencyValueJsonld",
              },
            },
            parts_without_price: {
              type: "integer",
            },
            parts_without_exchange_rate: {
              type: "integer",
            },
          },
          required: [
            "base_currency",
            "total",
            "currencies",
            "parts_without_price",
            "parts_without_exchange_rate",
          ],
        },
      },
    },
  },
  {
    name: "add_stock",
    title: "Put stock into a lot",
    description:
      "Adds parts to one lot, a delivery for example. check_stock gives the ids of lots; for a part or a place without one, create_part_lot makes it. Refused where the place is full, or where nobody knows how much there is (count_stock first). Answers the lot as it is now. Only when the user wants the stock changed. Not to be repeated if an answer is lost: look with check_stock first.",
    tier: "edit",
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
          description: "Id of the lot, as check_stock gives it. Not the id of the part.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        amount: {
          type: "number",
          exclusiveMinimum: 0,
          maximum: 1000000000000000,
          description: "How much is added.",
          examples: [10],
        },
        change_comment: {
          type: "string",
          maxLength: 255,
          description: "Why the change is made; kept in the change log.",
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
        description: {
          type: "string",
        },
        comment: {
          type: "string",
        },
        part: {
          $ref: "#/$defs/PartRefJsonld",
        },
        storage_location: {
          $ref: "#/$defs/StorageLocationRefJsonld",
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
          format: "date-time",
        },
        owner: {
          $ref: "#/$defs/UserRefJsonld",
        },
        user_barcode: {
          type: "string",
        },
        last_stocktake_at: {
          type: "string",
          format: "date-time",
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists and texts that are not shown whole, with how many items or characters they have.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
                description: "0 where the whole list is left out.",
              },
            },
          },
        },
      },
      $defs: {
        PartRefJsonld: {
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
        StorageLocationRefJsonld: {
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
        UserRefJsonld: {
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
    },
  },
  {
    name: "withdraw_stock",
    title: "Take stock out of a lot",
    description:
      "Takes parts out of one lot, whose id check_stock gives. Refused when there is less in it than asked for, or when nobody knows how much there is. Answers the lot as it is now. Only when the user wants the stock changed. Not to be repeated if an answer is lost: look with check_stock first.",
    tier: "edit",
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
          description: "Id of the lot, as check_stock gives it. Not the id of the part.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        amount: {
          type: "number",
          exclusiveMinimum: 0,
          maximum: 1000000000000000,
          description: "How much is taken out.",
          examples: [3],
        },
        change_comment: {
          type: "string",
          maxLength: 255,
          description: "Why the change is made; kept in the change log.",
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
        description: {
          type: "string",
        },
        comment: {
          type: "string",
        },
        part: {
          $ref: "#/$defs/PartRefJsonld",
        },
        storage_location: {
          $ref: "#/$defs/StorageLocationRefJsonld",
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
          format: "date-time",
        },
        owner: {
          $ref: "#/$defs/UserRefJsonld",
        },
        user_barcode: {
          type: "string",
        },
        last_stocktake_at: {
          type: "string",
          format: "date-time",
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists and texts that are not shown whole, with how many items or characters they have.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
                description: "0 where the whole list is left out.",
              },
            },
          },
        },
      },
      $defs: {
        PartRefJsonld: {
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
        StorageLocationRefJsonld: {
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
        UserRefJsonld: {
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
    },
  },
  {
    name: "move_stock",
    title: "Move stock to another lot or place",
    description:
      "Moves parts out of one lot, whose id check_stock gives, either into another lot of the same part (to_lot_id) or into a new lot in a place (storage_location_id, as list_storage_locations gives it). Say one of the two. Answers both lots as they are now. Only when the user wants the stock moved. Not to be repeated if an answer is lost: look with check_stock first.",
    tier: "edit",
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
          description: "Id of the lot that it comes from, as check_stock gives it. Not the id of the part.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        amount: {
          type: "number",
          exclusiveMinimum: 0,
          maximum: 1000000000000000,
          description: "How much is moved.",
          examples: [5],
        },
        to_lot_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of another lot of the same part.",
        },
        storage_location_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of the place where a new lot is made for it.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
          description: "Why the change is made; kept in the change log.",
        },
      },
      required: ["lot_id", "amount"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        from: {
          $ref: "#/$defs/PartLotJsonld",
        },
        to: {
          $ref: "#/$defs/PartLotJsonld",
        },
        truncated: {
          description:
            "Lists and texts that are not shown whole, with how many items or characters they have.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
                description: "0 where the whole list is left out.",
              },
            },
          },
        },
      },
      $defs: {
        PartLotJsonld: {
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
            part: {
              $ref: "#/$defs/PartRefJsonld",
            },
            storage_location: {
              $ref: "#/$defs/StorageLocationRefJsonld",
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
              format: "date-time",
            },
            owner: {
              $ref: "#/$defs/UserRefJsonld",
            },
            user_barcode: {
              type: "string",
            },
            last_stocktake_at: {
              type: "string",
              format: "date-time",
            },
            addedDate: {
              type: "string",
              format: "date-time",
            },
            lastModified: {
              type: "string",
              format: "date-time",
            },
          },
        },
        PartRefJsonld: {
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
        StorageLocationRefJsonld: {
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
        UserRefJsonld: {
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
    },
  },
  {
    name: "count_stock",
    title: "Write down what was counted in a lot",
    description:
      "Sets the stock of one lot, whose id check_stock gives, to what somebody has counted there, whatever it was before. Only for real counts that the user tells of; deliveries and uses go through add_stock and withdraw_stock. Answers the lot as it is now.",
    tier: "edit",
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
          description: "Id of the lot, as check_stock gives it. Not the id of the part.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        amount: {
          type: "number",
          minimum: 0,
          maximum: 1000000000000000,
          description: "How much there is.",
          examples: [28],
        },
        change_comment: {
          type: "string",
          maxLength: 255,
          description: "Why the change is made; kept in the change log.",
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
        description: {
          type: "string",
        },
        comment: {
          type: "string",
        },
        part: {
          $ref: "#/$defs/PartRefJsonld",
        },
        storage_location: {
          $ref: "#/$defs/StorageLocationRefJsonld",
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
          format: "date-time",
        },
        owner: {
          $ref: "#/$defs/UserRefJsonld",
        },
        user_barcode: {
          type: "string",
        },
        last_stocktake_at: {
          type: "string",
          format: "date-time",
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists and texts that are not shown whole, with how many items or characters they have.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
                description: "0 where the whole list is left out.",
              },
            },
          },
        },
      },
      $defs: {
        PartRefJsonld: {
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
        StorageLocationRefJsonld: {
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
        UserRefJsonld: {
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
    },
  },
  {
    name: "create_part_lot",
    title: "Make a lot for a part",
    description:
      "Makes a new lot: a place where stock of a part lies, with how much of it there is. For parts or places that have none yet; otherwise add_stock. Takes the id of the part (search_parts) and of the place (list_storage_locations). Answers the lot with its id. Only when the user wants it.",
    tier: "edit",
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
          description: "Default: empty.",
          type: "string",
          maxLength: 65535,
          examples: ["Reel of 2025"],
        },
        comment: {
          description: "A note that stays with the lot. Default empty.",
          type: "string",
          maxLength: 65535,
        },
        part_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of the part.",
        },
        storage_location_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of the place where it lies.",
        },
        amount: {
          description: "How much is there. Default 0.",
          type: "number",
          minimum: 0,
          maximum: 1000000000000000,
          examples: [30],
        },
        instock_unknown: {
          description:
            "The amount is unknown; `amount` does not count as stock. A change of this requires the same permissions as a change of the stock that counts. Default: `false`.",
          type: "boolean",
        },
        needs_refill: {
          description: "Default: `false`.",
          type: "boolean",
        },
        expiration_date: {
          type: ["string", "null"],
          format: "date-time",
          maxLength: 40,
          description:
            "From then on its stock does not count. A change that makes stock count, or no longer count, requires the same permissions as a change of the amount. If the lot has an owner, only that user can change it.",
          examples: ["2029-01-31T00:00:00+00:00"],
        },
        change_comment: {
          type: "string",
          maxLength: 255,
          description: "Why the change is made; kept in the change log.",
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
        description: {
          type: "string",
        },
        comment: {
          type: "string",
        },
        part: {
          $ref: "#/$defs/PartRefJsonld",
        },
        storage_location: {
          $ref: "#/$defs/StorageLocationRefJsonld",
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
          format: "date-time",
        },
        owner: {
          $ref: "#/$defs/UserRefJsonld",
        },
        user_barcode: {
          type: "string",
        },
        last_stocktake_at: {
          type: "string",
          format: "date-time",
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists and texts that are not shown whole, with how many items or characters they have.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
                description: "0 where the whole list is left out.",
              },
            },
          },
        },
      },
      $defs: {
        PartRefJsonld: {
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
        StorageLocationRefJsonld: {
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
        UserRefJsonld: {
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
    },
  },
  {
    name: "create_part",
    title: "Make a new part",
    description:
      "Adds a kind of part to the inventory. Search first (search_parts) whether it is there already. Takes ids of its category (list_categories) and, if known, footprint and manufacturer (list_footprints, list_manufacturers). It has no stock yet: create_part_lot gives it some. Leave out what is not known instead of guessing. Answers the part with its id. Only when the user wants it.",
    tier: "edit",
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
        manufacturer_product_url: "manufacturer_product_url",
        manufacturer_product_number: "manufacturer_product_number",
        manufacturing_status: "manufacturing_status",
        mass: "mass",
        ipn: "ipn",
        gtin: "gtin",
        minamount: "minamount",
        partUnit: "part_unit_id",
        partCustomState: "part_custom_state_id",
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
          description: "Must match the `partname_regex` of its category.",
          examples: ["STM32F407VGT6"],
        },
        description: {
          description: "Markdown. Default: empty.",
          type: "string",
          maxLength: 65535,
          examples: ["32-bit microcontroller"],
        },
        comment: {
          description: "A note that stays with the part, in Markdown.",
          type: "string",
          maxLength: 65535,
        },
        favorite: {
          description: "Changing it needs the permission `parts.change_favorite`. Default: `false`.",
          type: "boolean",
        },
        needs_review: {
          description: "Somebody should look at it. A good idea where facts are not certain.",
          type: "boolean",
        },
        tags: {
          description: "Comma-separated. Default: empty.",
          type: "string",
          maxLength: 65535,
          examples: ["arm, smd"],
        },
        category_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of its category, as list_categories gives it.",
        },
        footprint_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of its footprint, as list_footprints gives it; null for none.",
        },
        manufacturer_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of its manufacturer, as list_manufacturers gives it; null for none.",
        },
        manufacturer_product_url: {
          description:
            "An `http` or `https` address, or empty. Exactly the address that the manufacturer's `auto_product_url` gives is not stored. Default: empty.",
          type: "string",
          maxLength: 2048,
          pattern: "^(https?://\\S+)?$",
          examples: ["https://example.com/STM32F407VGT6"],
        },
        manufacturer_product_number: {
          description: "Default: empty.",
          type: "string",
          maxLength: 255,
          examples: ["STM32F407VGT6"],
        },
        manufacturing_status: {
          description:
            'Whether the part is still made; empty when that is not known. `nrfnd` is "not recommended for new designs".',
          type: "string",
          enum: ["", "announced", "active", "nrfnd", "eol", "discontinued"],
          examples: ["active"],
        },
        mass: {
          type: ["number", "null"],
          minimum: 0,
          maximum: 1e300,
          description: "In grams.",
          examples: [0.7],
        },
        ipn: {
          type: ["string", "null"],
          maxLength: 100,
          description: "Internal part number; unique.",
          examples: ["IC-0003"],
        },
        gtin: {
          description:
            "Global trade item number of 8, 12, 13 or 14 digits with a valid check digit, or empty.",
          type: ["string", "null"],
          maxLength: 14,
          pattern: "^([0-9]{8}|[0-9]{12,14})?$",
          examples: ["4006381333931"],
        },
        minamount: {
          description:
            "How many should be in stock; rounded to a whole number where its unit has no fractions. Default: `0`.",
          type: "number",
          minimum: 0,
          maximum: 1e300,
          examples: [10],
        },
        part_unit_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description:
            "Id of what its stock is counted in, as list_measurement_units gives it; null for pieces.",
        },
        part_custom_state_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of its state, as list_part_custom_states gives it; null for none.",
        },
        eda_info: {
          description: "What KiCad is told of it. Members that are not sent stay as they are.",
          type: ["object", "null"],
          properties: {
            reference_prefix: {
              type: ["string", "null"],
              maxLength: 255,
              examples: ["U"],
            },
            value: {
              type: ["string", "null"],
              maxLength: 255,
              examples: ["STM32F407"],
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
              examples: ["MCU_ST_STM32F4:STM32F407VGTx"],
            },
            kicad_footprint: {
              type: ["string", "null"],
              maxLength: 255,
              examples: ["Package_QFP:LQFP-100_14x14mm_P0.5mm"],
            },
          },
          examples: [
            {
              reference_prefix: "U",
            },
          ],
          additionalProperties: false,
        },
        change_comment: {
          type: "string",
          maxLength: 255,
          description: "Why the change is made; kept in the change log.",
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
          $ref: "#/$defs/CategoryRefJsonld",
        },
        footprint: {
          $ref: "#/$defs/FootprintRefJsonld",
        },
        manufacturer: {
          $ref: "#/$defs/ManufacturerRefJsonld",
        },
        partUnit: {
          $ref: "#/$defs/MeasurementUnitRefJsonld",
        },
        partCustomState: {
          $ref: "#/$defs/PartCustomStateRefJsonld",
        },
        manufacturer_product_url: {
          type: "string",
        },
        manufacturer_product_number: {
          type: "string",
        },
        manufacturing_status: {
          $ref: "#/$defs/ManufacturingStatus",
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
          $ref: "#/$defs/PartProviderReferenceJsonld",
        },
        eda_info: {
          $ref: "#/$defs/PartEdaInfoJsonld",
        },
        partLots: {
          type: "array",
          items: {
            $ref: "#/$defs/PartLotEmbeddedJsonld",
          },
        },
        orderdetails: {
          type: "array",
          items: {
            $ref: "#/$defs/OrderdetailRefJsonld",
          },
        },
        associated_parts_as_owner: {
          type: "array",
          items: {
            $ref: "#/$defs/PartAssociationRefJsonld",
          },
        },
        associated_parts_as_other: {
          type: "array",
          items: {
            $ref: "#/$defs/PartAssociationRefJsonld",
          },
        },
        attachments: {
          type: "array",
          items: {
            $ref: "#/$defs/AttachmentRefJsonld",
          },
        },
        master_picture_attachment: {
          $ref: "#/$defs/AttachmentRefJsonld",
        },
        parameters: {
          type: "array",
          items: {
            $ref: "#/$defs/ParameterRefJsonld",
          },
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists and texts that are not shown whole, with how many items or characters they have.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
                description: "0 where the whole list is left out.",
              },
            },
          },
        },
      },
      $defs: {
        AttachmentRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
            internal_path: {
              $ref: "#/$defs/InternalPath",
            },
            thumbnail_url: {
              $ref: "#/$defs/ThumbnailUrl",
            },
            media_url: {
              $ref: "#/$defs/MediaUrl",
            },
          },
        },
        CategoryRefJsonld: {
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
        FootprintRefJsonld: {
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
        InternalPath: {
          type: ["string", "null"],
        },
        ManufacturerRefJsonld: {
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
        ManufacturingStatus: {
          type: "string",
          enum: ["", "announced", "active", "nrfnd", "eol", "discontinued"],
        },
        MeasurementUnitRefJsonld: {
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
        MediaUrl: {
          type: ["string", "null"],
        },
        OrderdetailRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
          },
        },
        ParameterRefJsonld: {
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
        PartAssociationRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
          },
        },
        PartCustomStateRefJsonld: {
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
        PartEdaInfoJsonld: {
          type: "object",
          properties: {
            reference_prefix: {
              type: "string",
            },
            value: {
              type: "string",
            },
            visibility: {
              type: "boolean",
            },
            exclude_from_bom: {
              type: "boolean",
            },
            exclude_from_board: {
              type: "boolean",
            },
            exclude_from_sim: {
              type: "boolean",
            },
            kicad_symbol: {
              type: "string",
            },
            kicad_footprint: {
              type: "string",
            },
          },
        },
        PartLotEmbeddedJsonld: {
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
              $ref: "#/$defs/StorageLocationRefJsonld",
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
              format: "date-time",
            },
            owner: {
              $ref: "#/$defs/UserRefJsonld",
            },
            user_barcode: {
              type: "string",
            },
            last_stocktake_at: {
              type: "string",
              format: "date-time",
            },
          },
        },
        PartProviderReferenceJsonld: {
          type: "object",
          properties: {
            provider_key: {
              type: "string",
            },
            provider_id: {
              type: "string",
            },
            provider_url: {
              type: "string",
            },
            last_updated: {
              type: "string",
              format: "date-time",
            },
          },
        },
        StorageLocationRefJsonld: {
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
        ThumbnailUrl: {
          type: ["string", "null"],
        },
        UserRefJsonld: {
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
    },
  },
  {
    name: "update_part",
    title: "Change a part",
    description:
      "Changes what is sent of one part and leaves everything else as it is. Read it first (get_part_details): a text that is sent takes the place of the whole text that was there, so send tags, description and comment with what is to stay. Stock, prices, parameters and attachments are not changed by this. Answers the part as it is now, in short. Only when the user wants it.",
    tier: "edit",
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
        manufacturer_product_url: "manufacturer_product_url",
        manufacturer_product_number: "manufacturer_product_number",
        manufacturing_status: "manufacturing_status",
        mass: "mass",
        ipn: "ipn",
        gtin: "gtin",
        minamount: "minamount",
        partUnit: "part_unit_id",
        partCustomState: "part_custom_state_id",
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
          description: "Id of the part, as search_parts gives it.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        name: {
          type: "string",
          minLength: 1,
          maxLength: 255,
          description: "Must match the `partname_regex` of its category.",
          examples: ["STM32F407VGT6"],
        },
        description: {
          type: "string",
          maxLength: 65535,
          description: "Markdown.",
          examples: ["32-bit microcontroller"],
        },
        comment: {
          type: "string",
          maxLength: 65535,
          description: "A note that stays with the part, in Markdown.",
        },
        favorite: {
          type: "boolean",
          description: "Changing it needs the permission `parts.change_favorite`.",
        },
        needs_review: {
          type: "boolean",
          description: "Somebody should look at it. A good idea where facts are not certain.",
        },
        tags: {
          type: "string",
          maxLength: 65535,
          description: "Comma-separated.",
          examples: ["arm, smd"],
        },
        category_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of its category, as list_categories gives it.",
        },
        footprint_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of its footprint, as list_footprints gives it; null for none.",
        },
        manufacturer_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of its manufacturer, as list_manufacturers gives it; null for none.",
        },
        manufacturer_product_url: {
          description:
            "An `http` or `https` address, or empty. Exactly the address that the manufacturer's `auto_product_url` gives is not stored.",
          type: "string",
          maxLength: 2048,
          pattern: "^(https?://\\S+)?$",
          examples: ["https://example.com/STM32F407VGT6"],
        },
        manufacturer_product_number: {
          type: "string",
          maxLength: 255,
          examples: ["STM32F407VGT6"],
        },
        manufacturing_status: {
          description:
            'Whether the part is still made; empty when that is not known. `nrfnd` is "not recommended for new designs".',
          type: "string",
          enum: ["", "announced", "active", "nrfnd", "eol", "discontinued"],
          examples: ["active"],
        },
        mass: {
          type: ["number", "null"],
          minimum: 0,
          maximum: 1e300,
          description: "In grams.",
          examples: [0.7],
        },
        ipn: {
          type: ["string", "null"],
          maxLength: 100,
          description: "Internal part number; unique.",
          examples: ["IC-0003"],
        },
        gtin: {
          description:
            "Global trade item number of 8, 12, 13 or 14 digits with a valid check digit, or empty.",
          type: ["string", "null"],
          maxLength: 14,
          pattern: "^([0-9]{8}|[0-9]{12,14})?$",
          examples: ["4006381333931"],
        },
        minamount: {
          type: "number",
          minimum: 0,
          maximum: 1e300,
          description:
            "How many should be in stock; rounded to a whole number where its unit has no fractions.",
          examples: [10],
        },
        part_unit_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description:
            "Id of what its stock is counted in, as list_measurement_units gives it; null for pieces.",
        },
        part_custom_state_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of its state, as list_part_custom_states gives it; null for none.",
        },
        eda_info: {
          description: "What KiCad is told of it. Members that are not sent stay as they are.",
          type: ["object", "null"],
          properties: {
            reference_prefix: {
              type: ["string", "null"],
              maxLength: 255,
              examples: ["U"],
            },
            value: {
              type: ["string", "null"],
              maxLength: 255,
              examples: ["STM32F407"],
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
              examples: ["MCU_ST_STM32F4:STM32F407VGTx"],
            },
            kicad_footprint: {
              type: ["string", "null"],
              maxLength: 255,
              examples: ["Package_QFP:LQFP-100_14x14mm_P0.5mm"],
            },
          },
          examples: [
            {
              reference_prefix: "U",
            },
          ],
          additionalProperties: false,
        },
        change_comment: {
          type: "string",
          maxLength: 255,
          description: "Why the change is made; kept in the change log.",
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
          $ref: "#/$defs/CategoryRefJsonld",
        },
        footprint: {
          $ref: "#/$defs/FootprintRefJsonld",
        },
        manufacturer: {
          $ref: "#/$defs/ManufacturerRefJsonld",
        },
        partUnit: {
          $ref: "#/$defs/MeasurementUnitRefJsonld",
        },
        partCustomState: {
          $ref: "#/$defs/PartCustomStateRefJsonld",
        },
        manufacturer_product_url: {
          type: "string",
        },
        manufacturer_product_number: {
          type: "string",
        },
        manufacturing_status: {
          $ref: "#/$defs/ManufacturingStatus",
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
          $ref: "#/$defs/PartProviderReferenceJsonld",
        },
        eda_info: {
          $ref: "#/$defs/PartEdaInfoJsonld",
        },
        partLots: {
          type: "array",
          items: {
            $ref: "#/$defs/PartLotEmbeddedJsonld",
          },
        },
        orderdetails: {
          type: "array",
          items: {
            $ref: "#/$defs/OrderdetailRefJsonld",
          },
        },
        associated_parts_as_owner: {
          type: "array",
          items: {
            $ref: "#/$defs/PartAssociationRefJsonld",
          },
        },
        associated_parts_as_other: {
          type: "array",
          items: {
            $ref: "#/$defs/PartAssociationRefJsonld",
          },
        },
        attachments: {
          type: "array",
          items: {
            $ref: "#/$defs/AttachmentRefJsonld",
          },
        },
        master_picture_attachment: {
          $ref: "#/$defs/AttachmentRefJsonld",
        },
        parameters: {
          type: "array",
          items: {
            $ref: "#/$defs/ParameterRefJsonld",
          },
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists and texts that are not shown whole, with how many items or characters they have.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
                description: "0 where the whole list is left out.",
              },
            },
          },
        },
      },
      $defs: {
        AttachmentRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
            internal_path: {
              $ref: "#/$defs/InternalPath",
            },
            thumbnail_url: {
              $ref: "#/$defs/ThumbnailUrl",
            },
            media_url: {
              $ref: "#/$defs/MediaUrl",
            },
          },
        },
        CategoryRefJsonld: {
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
        FootprintRefJsonld: {
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
        InternalPath: {
          type: ["string", "null"],
        },
        ManufacturerRefJsonld: {
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
        ManufacturingStatus: {
          type: "string",
          enum: ["", "announced", "active", "nrfnd", "eol", "discontinued"],
        },
        MeasurementUnitRefJsonld: {
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
        MediaUrl: {
          type: ["string", "null"],
        },
        OrderdetailRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
          },
        },
        ParameterRefJsonld: {
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
        PartAssociationRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
          },
        },
        PartCustomStateRefJsonld: {
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
        PartEdaInfoJsonld: {
          type: "object",
          properties: {
            reference_prefix: {
              type: "string",
            },
            value: {
              type: "string",
            },
            visibility: {
              type: "boolean",
            },
            exclude_from_bom: {
              type: "boolean",
            },
            exclude_from_board: {
              type: "boolean",
            },
            exclude_from_sim: {
              type: "boolean",
            },
            kicad_symbol: {
              type: "string",
            },
            kicad_footprint: {
              type: "string",
            },
          },
        },
        PartLotEmbeddedJsonld: {
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
              $ref: "#/$defs/StorageLocationRefJsonld",
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
              format: "date-time",
            },
            owner: {
              $ref: "#/$defs/UserRefJsonld",
            },
            user_barcode: {
              type: "string",
            },
            last_stocktake_at: {
              type: "string",
              format: "date-time",
            },
          },
        },
        PartProviderReferenceJsonld: {
          type: "object",
          properties: {
            provider_key: {
              type: "string",
            },
            provider_id: {
              type: "string",
            },
            provider_url: {
              type: "string",
            },
            last_updated: {
              type: "string",
              format: "date-time",
            },
          },
        },
        StorageLocationRefJsonld: {
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
        ThumbnailUrl: {
          type: ["string", "null"],
        },
        UserRefJsonld: {
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
    },
  },
  {
    name: "add_attachment_from_url",
    title: "Attach a file from the web to a part",
    description:
      "Fetches a file, a datasheet for example, from a public web address, stores it here and attaches it to a part. Only addresses that the user has given or that a trusted source names. Answers the attachment. Refused where the address cannot be reached, is not public, or the file is too large or of a kind that the attachment type does not take. Only when the user wants it. Not to be repeated if an answer is lost: look with get_part_details first.",
    tier: "edit",
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
          description: "Id of the part, as search_parts gives it.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        url: {
          description: "Where the file is, an http or https address.",
          type: "string",
          minLength: 1,
          maxLength: 2048,
          examples: ["https://example.com/stm32f407.pdf"],
        },
        name: {
          description: "What to call it. Default the name of its attachment type.",
          type: "string",
          minLength: 1,
          maxLength: 255,
          examples: ["Datasheet"],
        },
        attachment_type_id: {
          description:
            "Id of the kind of attachment. Where it is missing, the one called Datasheet, or the only one that there is; if that does not say which, the answer names those that there are.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        private: {
          type: "boolean",
          description: "Only for those who may see private files. Default false.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
          description: "Why the change is made; kept in the change log.",
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
          format: "uri-reference",
        },
        element: {
          $ref: "#/$defs/ElementJsonld",
        },
        show_in_table: {
          type: "boolean",
        },
        original_filename: {
          type: "string",
        },
        external_path: {
          type: "string",
        },
        picture: {
          type: "boolean",
        },
        "3d_model": {
          type: "boolean",
        },
        external: {
          type: "boolean",
        },
        internal: {
          type: "boolean",
        },
        private: {
          type: "boolean",
        },
        builtIn: {
          type: "boolean",
        },
        internal_path: {
          $ref: "#/$defs/InternalPath",
        },
        thumbnail_url: {
          $ref: "#/$defs/ThumbnailUrl",
        },
        media_url: {
          $ref: "#/$defs/MediaUrl",
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists and texts that are not shown whole, with how many items or characters they have.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
                description: "0 where the whole list is left out.",
              },
            },
          },
        },
      },
      $defs: {
        AttachmentTypeRefJsonld: {
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
        CategoryRefJsonld: {
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
        CurrencyRefJsonld: {
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
        ElementJsonld: {
          anyOf: [
            {
              $ref: "#/$defs/PartRefJsonld",
            },
            {
              $ref: "#/$defs/CategoryRefJsonld",
            },
            {
              $ref: "#/$defs/FootprintRefJsonld",
            },
            {
              $ref: "#/$defs/ManufacturerRefJsonld",
            },
            {
              $ref: "#/$defs/SupplierRefJsonld",
            },
            {
              $ref: "#/$defs/StorageLocationRefJsonld",
            },
            {
              $ref: "#/$defs/MeasurementUnitRefJsonld",
            },
            {
              $ref: "#/$defs/PartCustomStateRefJsonld",
            },
            {
              $ref: "#/$defs/CurrencyRefJsonld",
            },
            {
              $ref: "#/$defs/ProjectRefJsonld",
            },
            {
              $ref: "#/$defs/AttachmentTypeRefJsonld",
            },
          ],
        },
        FootprintRefJsonld: {
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
        InternalPath: {
          type: ["string", "null"],
        },
        ManufacturerRefJsonld: {
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
        MeasurementUnitRefJsonld: {
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
        MediaUrl: {
          type: ["string", "null"],
        },
        PartCustomStateRefJsonld: {
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
        PartRefJsonld: {
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
        ProjectRefJsonld: {
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
        StorageLocationRefJsonld: {
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
        SupplierRefJsonld: {
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
        ThumbnailUrl: {
          type: ["string", "null"],
        },
      },
    },
  },
  {
    name: "create_project_bom_entry",
    title: "Add a part to the bill of materials of a project",
    description:
      "Adds an entry to the bill of materials of a project (list_projects): a part (search_parts), or something that is no part by its name, and how many one copy of the project needs. Each part stands in it once: look with get_project_details first. Answers the entry. Only when the user wants it.",
    tier: "edit",
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
          description:
            "How much one copy needs. Where it is no part, or a part that is counted in whole numbers (its unit has no fractions, or it has none), a fraction is not refused but rounded, half up, to a whole number, at least 1. Else rounded to nine decimals, of which something has to be left. Default: `1`.",
          type: "number",
          exclusiveMinimum: 0,
          maximum: 1000000000,
          examples: [2],
        },
        mountnames: {
          description:
            "Where it is mounted, separated by commas. Empty, or as many names as the quantity says, none twice. Default: empty.",
          type: "string",
          maxLength: 65535,
          examples: ["R1,R2"],
        },
        name: {
          description:
            "What it is where it is no part. No two entries of a project have the same. An empty one stands for null.",
          type: ["string", "null"],
          maxLength: 255,
          examples: ["Front panel"],
        },
        comment: {
          description: "A note that stays with the entry. Default empty.",
          type: "string",
          maxLength: 65535,
        },
        project_id: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of the project.",
        },
        part_id: {
          type: ["integer", "null"],
          minimum: 1,
          maximum: 9007199254740991,
          description: "Id of the part that is needed; null, or not sent, needs a name.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
          description: "Why the change is made; kept in the change log.",
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
          $ref: "#/$defs/ProjectRefJsonld",
        },
        part: {
          $ref: "#/$defs/PartRefJsonld",
        },
        price: {
          type: "string",
        },
        price_currency: {
          $ref: "#/$defs/CurrencyRefJsonld",
        },
        addedDate: {
          type: "string",
          format: "date-time",
        },
        lastModified: {
          type: "string",
          format: "date-time",
        },
        truncated: {
          description:
            "Lists and texts that are not shown whole, with how many items or characters they have.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
                description: "0 where the whole list is left out.",
              },
            },
          },
        },
      },
      $defs: {
        CurrencyRefJsonld: {
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
        PartRefJsonld: {
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
        ProjectRefJsonld: {
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
    },
  },
  {
    name: "build_project",
    title: "Take the parts of a project out of stock",
    description:
      "Takes everything out of stock that copies of a project need, choosing lots by itself; all of it or, where anything is missing, nothing. Call check_project_availability first and tell the user what it says. Answers what was taken from where. Only when the user says that it is being built. Not to be repeated if an answer is lost: look with check_project_availability first.",
    tier: "edit",
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
          description: "Id of the project, as list_projects gives it.",
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
          examples: [1],
        },
        quantity: {
          type: "integer",
          minimum: 1,
          maximum: 1000000,
          examples: [10],
          description: "How many copies are built.",
        },
        change_comment: {
          type: "string",
          maxLength: 255,
          description: "Why the change is made; kept in the change log.",
        },
      },
      required: ["project_id", "quantity"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        project: {
          $ref: "#/$defs/ProjectRefJsonld",
        },
        quantity: {
          type: "integer",
        },
        withdrawals: {
          type: "array",
          items: {
            $ref: "#/$defs/ProjectBuildWithdrawalJsonld",
          },
        },
        added: {
          $ref: "#/$defs/ProjectBuildAdditionJsonld",
        },
        not_parts: {
          type: "array",
          items: {
            $ref: "#/$defs/ProjectBOMEntryRefJsonld",
          },
        },
        truncated: {
          description:
            "Lists and texts that are not shown whole, with how many items or characters they have.",
          type: "array",
          items: {
            type: "object",
            required: ["property", "total", "shown"],
            properties: {
              property: {
                type: "string",
              },
              total: {
                type: "integer",
              },
              shown: {
                type: "integer",
                description: "0 where the whole list is left out.",
              },
            },
          },
        },
      },
      $defs: {
        PartLotRefJsonld: {
          type: "object",
          properties: {
            id: {
              type: "integer",
            },
          },
        },
        PartRefJsonld: {
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
        ProjectBOMEntryRefJsonld: {
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
        ProjectBuildAdditionJsonld: {
          type: "object",
          properties: {
            lot: {
              $ref: "#/$defs/PartLotRefJsonld",
            },
            amount: {
              type: "number",
            },
          },
        },
        ProjectBuildWithdrawalJsonld: {
          type: "object",
          properties: {
            bom_entry: {
              $ref: "#/$defs/ProjectBOMEntryRefJsonld",
            },
            part: {
              $ref: "#/$defs/PartRefJsonld",
            },
            lot: {
              $ref: "#/$defs/PartLotRefJsonld",
            },
            amount: {
              type: "number",
            },
            left: {
              type: "number",
              minimum: 0,
            },
          },
        },
        ProjectRefJsonld: {
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
    },
  },
];
