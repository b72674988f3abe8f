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
}

export interface ToolContract {
  readonly name: ToolName;
  readonly title: string;
  readonly description: string;
  readonly tier: Tier;
  readonly permission: string | null;
  /** Only there when this is switched on. */
  readonly switch: string | null;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  readonly operation: ToolOperation | null;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
}

export type ToolName = "get_part_details" | "withdraw_stock";
/** The tools that call no operation of the contract. */
export type OwnToolName = never;
export const tools: readonly ToolContract[] = [
  {
    name: "get_part_details",
    title: "Get part details by ID",
    description:
      "Everything that is known of one part: stock lots with their ids and places, where to order it and what it costs, parameters, attachments, EDA data. Takes the numeric id, as search_parts gives it. Name only the properties that are needed to keep the answer short.",
    tier: "read_only",
    permission: "parts.read",
    switch: null,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    operation: {
      operationId: "getPart",
      path: {
        id: "id",
      },
      query: {
        "properties[]": "properties",
      },
      body: null,
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
        },
      },
      required: ["id"],
      additionalProperties: false,
    },
    outputSchema: {
      description: "A part, with its attachments and parameters in full.",
      type: "object",
      properties: {
        "@context": {
          type: "string",
          format: "uri-reference",
          description: "Only at the root of a document.",
        },
        "@id": {
          type: "string",
          format: "uri-reference",
        },
        "@type": {
          type: "string",
          const: "Part",
        },
        id: {
          type: "integer",
        },
        name: {
          type: "string",
        },
        description: {
          type: "string",
          description: "Markdown.",
        },
        comment: {
          type: "string",
          description: "Markdown.",
        },
        favorite: {
          type: "boolean",
        },
        needs_review: {
          type: "boolean",
        },
        tags: {
          type: "string",
          description: "Comma-separated.",
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
          description:
            "Own address of the part's page, else that which the manufacturer's `auto_product_url` gives.",
        },
        manufacturer_product_number: {
          type: "string",
        },
        manufacturing_status: {
          $ref: "#/$defs/ManufacturingStatus",
        },
        mass: {
          type: "number",
          description: "In grams.",
        },
        ipn: {
          type: "string",
          description: "Internal part number.",
        },
        gtin: {
          type: "string",
          description: "Global trade item number.",
        },
        minamount: {
          type: "number",
          description: "How many should be in stock; a whole number where its unit has no fractions.",
        },
        total_instock: {
          type: "number",
          description:
            "How many are in stock: the sum of its lots, without expired ones and unknown amounts.",
        },
        projectBuildPart: {
          type: "boolean",
          description: "It stands for finished copies of a project.",
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
          description: "Associations that go out from this part.",
          type: "array",
          items: {
            $ref: "#/$defs/PartAssociationRefJsonld",
          },
        },
        associated_parts_as_other: {
          description: "Associations that lead to this part.",
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
      },
      $defs: {
        AttachmentEmbeddedJsonld: {
          description: "An attachment inside the element that it belongs to.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "Attachment",
            },
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
              description: "Shown with its element in tables.",
            },
            original_filename: {
              type: "string",
              description: "Name of the file when it was uploaded.",
            },
            external_path: {
              type: "string",
              description: "Address of the file when it lies elsewhere.",
            },
            picture: {
              type: "boolean",
              description: "Can be shown as a picture.",
            },
            "3d_model": {
              type: "boolean",
              description: "A stored three-dimensional model.",
            },
            external: {
              type: "boolean",
              description: "The file lies elsewhere.",
            },
            internal: {
              type: "boolean",
              description: "The file is stored here.",
            },
            private: {
              type: "boolean",
              description: "Reading the stored file needs a permission of its own.",
            },
            builtIn: {
              type: "boolean",
              description: "The file comes with the service.",
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
          description: "A category, embedded in another entity.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "Category",
            },
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
          description: "A currency, embedded in another entity.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "Currency",
            },
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
          description: "A footprint, embedded in another entity.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "Footprint",
            },
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
          description: "Where the stored file can be read; null when no file is stored here.",
          type: ["string", "null"],
        },
        ManufacturerRefJsonld: {
          description: "A manufacturer, embedded in another entity.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "Manufacturer",
            },
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
          description:
            'Whether the part is still made; empty when that is not known. `nrfnd` is "not recommended for new designs".',
          type: "string",
          enum: ["", "announced", "active", "nrfnd", "eol", "discontinued"],
        },
        MeasurementUnitRefJsonld: {
          description: "A measurement unit, embedded in another entity.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "MeasurementUnit",
            },
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
          description:
            "Where the file can be read, be it here (`internal_path`) or elsewhere (`external_path`); null when there is none.",
          type: ["string", "null"],
        },
        OrderdetailEmbeddedJsonld: {
          description: "An orderdetail inside its part.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "Orderdetail",
            },
            id: {
              type: "integer",
            },
            supplierpartnr: {
              type: "string",
              description: "Number of the part at the supplier.",
            },
            supplier: {
              $ref: "#/$defs/SupplierRefJsonld",
            },
            obsolete: {
              type: "boolean",
              description: "It cannot be ordered there any more.",
            },
            eda_visibility: {
              type: "boolean",
              description: "Whether an EDA program shows it.",
            },
            supplier_product_url: {
              type: "string",
              description:
                "Own address of the product's page, else that which the supplier's `auto_product_url` gives.",
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
          description: "A parameter inside the element that it belongs to.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "Parameter",
            },
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
              description: "Values, unit and text in one line.",
            },
          },
        },
        PartAssociationRefJsonld: {
          description: "An association, embedded in another entity.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "PartAssociation",
            },
            id: {
              type: "integer",
            },
          },
        },
        PartCustomStateRefJsonld: {
          description: "A part custom state, embedded in another entity.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "PartCustomState",
            },
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
          description: "What an EDA program takes over for this part.",
          type: "object",
          properties: {
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "EDAPartInfo",
            },
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
          description: "A lot inside its part.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "PartLot",
            },
            id: {
              type: "integer",
            },
            description: {
              type: "string",
            },
            comment: {
              type: "string",
              description: "Markdown.",
            },
            storage_location: {
              $ref: "#/$defs/StorageLocationRefJsonld",
            },
            amount: {
              type: "number",
              description:
                "How much there is, in the unit of the part; a whole number where the unit has no fractions.",
            },
            instock_unknown: {
              type: "boolean",
              description: "Nobody knows how much there is; `amount` does not count.",
            },
            needs_refill: {
              type: "boolean",
            },
            expiration_date: {
              type: "string",
              format: "date-time",
              description: "From then on its stock does not count.",
            },
            owner: {
              $ref: "#/$defs/UserRefJsonld",
            },
            user_barcode: {
              type: "string",
              description: "What is printed on it.",
            },
            last_stocktake_at: {
              type: "string",
              format: "date-time",
              description: "When it was last counted.",
            },
          },
        },
        PartProviderReferenceJsonld: {
          description: "Where the data of this part was taken from.",
          type: "object",
          properties: {
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "InfoProviderReference",
            },
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
          description: "A price inside its orderdetail.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "Pricedetail",
            },
            id: {
              type: "integer",
            },
            price: {
              type: "string",
              description: "For `price_related_quantity` pieces; a decimal.",
            },
            currency: {
              $ref: "#/$defs/CurrencyRefJsonld",
            },
            currency_iso_code: {
              type: "string",
              description: "ISO 4217 code of the currency; absent for the base currency.",
            },
            price_related_quantity: {
              type: "number",
              description: "How many pieces the price is for.",
            },
            min_discount_quantity: {
              type: "number",
              description: "From how many pieces on the price holds.",
            },
            price_per_unit: {
              type: "string",
              description: "Price of one piece, with five decimals.",
            },
          },
        },
        StorageLocationRefJsonld: {
          description: "A storage location, embedded in another entity.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "StorageLocation",
            },
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
          description: "A supplier, embedded in another entity.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "Supplier",
            },
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
          description: "Where a small picture can be read; null for what is no picture.",
          type: ["string", "null"],
        },
        UserRefJsonld: {
          description: "A user, embedded in another entity.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "User",
            },
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
      "Takes parts out of one lot, whose id check_stock or get_part_details gives. Refused when there is less in it than asked for. Only when the user wants the stock changed.",
    tier: "edit",
    permission: "parts_stock.withdraw",
    switch: null,
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: false,
    },
    operation: {
      operationId: "withdrawStock",
      path: {
        id: "lot_id",
      },
      query: {},
      body: {
        amount: "amount",
        comment: "comment",
        timestamp: "timestamp",
      },
    },
    inputSchema: {
      type: "object",
      properties: {
        lot_id: {
          description: "Number of the entity.",
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
        comment: {
          type: ["string", "null"],
          maxLength: 255,
          description: "Why; kept in the change log in place of `_comment`.",
          examples: ["For the prototype"],
        },
        timestamp: {
          type: ["string", "null"],
          format: "date-time",
          maxLength: 40,
          description:
            "When it really happened, which is not in the future; kept in the change log. Default now.",
          examples: ["2026-01-31T12:00:00+00:00"],
        },
      },
      required: ["lot_id", "amount"],
      additionalProperties: false,
    },
    outputSchema: {
      description: "A lot, how much of a part lies in one place.",
      type: "object",
      properties: {
        "@context": {
          type: "string",
          format: "uri-reference",
          description: "Only at the root of a document.",
        },
        "@id": {
          type: "string",
          format: "uri-reference",
        },
        "@type": {
          type: "string",
          const: "PartLot",
        },
        id: {
          type: "integer",
        },
        description: {
          type: "string",
        },
        comment: {
          type: "string",
          description: "Markdown.",
        },
        part: {
          $ref: "#/$defs/PartRefJsonld",
        },
        storage_location: {
          $ref: "#/$defs/StorageLocationRefJsonld",
        },
        amount: {
          type: "number",
          description:
            "How much there is, in the unit of the part; a whole number where the unit has no fractions.",
        },
        instock_unknown: {
          type: "boolean",
          description: "Nobody knows how much there is; `amount` does not count.",
        },
        needs_refill: {
          type: "boolean",
        },
        expiration_date: {
          type: "string",
          format: "date-time",
          description: "From then on its stock does not count.",
        },
        owner: {
          $ref: "#/$defs/UserRefJsonld",
        },
        user_barcode: {
          type: "string",
          description: "What is printed on it.",
        },
        last_stocktake_at: {
          type: "string",
          format: "date-time",
          description: "When it was last counted.",
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
      required: [
        "@id",
        "@type",
        "id",
        "description",
        "comment",
        "part",
        "amount",
        "instock_unknown",
        "needs_refill",
        "addedDate",
        "lastModified",
      ],
      $defs: {
        PartRefJsonld: {
          description: "A part, embedded in another entity.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "Part",
            },
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
          required: ["@id", "@type", "id", "name"],
        },
        StorageLocationRefJsonld: {
          description: "A storage location, embedded in another entity.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "StorageLocation",
            },
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
          required: ["@id", "@type", "id", "name", "full_path"],
        },
        UserRefJsonld: {
          description: "A user, embedded in another entity.",
          type: "object",
          properties: {
            "@context": {
              type: "string",
              format: "uri-reference",
              description: "Only at the root of a document.",
            },
            "@id": {
              type: "string",
              format: "uri-reference",
            },
            "@type": {
              type: "string",
              const: "User",
            },
            id: {
              type: "integer",
            },
            name: {
              type: "string",
            },
          },
          required: ["@id", "@type", "id", "name"],
        },
      },
    },
  },
];
