/** The trees that pages show, in one table: their paths, names, operations, permissions and properties. */
import type { OperationId } from "../../../generated/operations.ts";
import type { Schemas } from "../../../generated/resources.ts";
import type { IconName } from "../site/icon-names.ts";

/** A property in the form and on the page of an entry. `name` is its path in the document. */
export interface TreeProperty {
  readonly name: string;
  readonly label: string;
  /** Default: a single line of text. */
  readonly kind?:
    | "text"
    | "long"
    | "boolean"
    | "choice"
    | "code"
    | "link"
    | "decimal"
    | "reference"
    | "part"
    | "user"
    | "attachment";
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly collection?: "measurement_units";
  readonly hint?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
}

const unknownYesNo = [
  { value: "", label: "Default" },
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

const company: readonly TreeProperty[] = [
  { name: "website", label: "Website", kind: "link", maxLength: 2048 },
  {
    name: "auto_product_url",
    label: "Product page of parts",
    maxLength: 2048,
    hint: "The service replaces %PARTNUMBER% with the part number.",
  },
  { name: "email_address", label: "Email" },
  { name: "phone_number", label: "Phone" },
  { name: "fax_number", label: "Fax" },
  { name: "address", label: "Address" },
];

/** Returns the operations of a tree. Their IDs contain the name of the schema of an entry, or its plural. */
function operationsOf<const Name extends string, const Plural extends string>(
  component: Name,
  plural: Plural,
) {
  return {
    component,
    get: `get${component}`,
    list: `list${plural}`,
    children: `list${component}Children`,
    create: `create${component}`,
    update: `update${component}`,
    remove: `delete${component}`,
    merge: `merge${component}`,
    history: `list${component}Log`,
    restore: `restore${component}`,
  } as const;
}

export const trees = {
  categories: {
    title: "Categories",
    noun: "category",
    purpose:
      "Categories group parts by kind, such as resistors or screws. Every part belongs to one category.",
    icon: "folder-tree",
    permission: "categories",
    ...operationsOf("Category", "Categories"),
    partFilter: "category",
    properties: [
      { name: "partname_regex", label: "Pattern of part names", kind: "code", maxLength: 1000 },
      { name: "partname_hint", label: "Advice for part names" },
      { name: "part_ipn_prefix", label: "IPN prefix", kind: "code" },
      { name: "default_description", label: "Suggested description" },
      { name: "default_comment", label: "Suggested comment", kind: "long" },
      { name: "disable_footprints", label: "Parts have no footprint", kind: "boolean" },
      { name: "disable_manufacturers", label: "Parts have no manufacturer", kind: "boolean" },
      { name: "disable_autodatasheets", label: "No generated datasheet links", kind: "boolean" },
      { name: "disable_properties", label: "Parts have no parameters", kind: "boolean" },
      { name: "eda_info.reference_prefix", label: "Reference prefix", kind: "code" },
      { name: "eda_info.kicad_symbol", label: "KiCad symbol", kind: "code" },
      { name: "eda_info.visibility", label: "List in KiCad", kind: "choice", options: unknownYesNo },
      { name: "eda_info.exclude_from_bom", label: "Exclude from BOM", kind: "choice", options: unknownYesNo },
      {
        name: "eda_info.exclude_from_board",
        label: "Exclude from board",
        kind: "choice",
        options: unknownYesNo,
      },
      {
        name: "eda_info.exclude_from_sim",
        label: "Exclude from simulation",
        kind: "choice",
        options: unknownYesNo,
      },
    ],
  },
  storage_locations: {
    title: "Storage locations",
    noun: "storage location",
    purpose: "Storage locations are rooms, shelves, boxes and drawers. The lots of parts are stored in them.",
    icon: "map-pin",
    permission: "storelocations",
    ...operationsOf("StorageLocation", "StorageLocations"),
    partFilter: "storage_location",
    properties: [
      { name: "storage_type", label: "Intended unit", kind: "reference", collection: "measurement_units" },
      { name: "is_full", label: "Full", kind: "boolean" },
      { name: "only_single_part", label: "Only one part", kind: "boolean" },
      { name: "limit_to_existing_parts", label: "Only parts that are already stored here", kind: "boolean" },
      { name: "owner", label: "Owner", kind: "user" },
      { name: "part_owner_must_match", label: "Lots must have the owner of the location", kind: "boolean" },
    ],
  },
  footprints: {
    title: "Footprints",
    noun: "footprint",
    purpose: "Footprints are the packages of parts, such as 0603 or SOT-23.",
    icon: "circuit-board",
    permission: "footprints",
    ...operationsOf("Footprint", "Footprints"),
    partFilter: "footprint",
    properties: [
      { name: "footprint_3d", label: "3D model", kind: "attachment" },
      { name: "eda_info.kicad_footprint", label: "KiCad footprint", kind: "code" },
    ],
  },
  manufacturers: {
    title: "Manufacturers",
    noun: "manufacturer",
    purpose: "Manufacturers make the parts.",
    icon: "factory",
    permission: "manufacturers",
    ...operationsOf("Manufacturer", "Manufacturers"),
    partFilter: "manufacturer",
    properties: company,
  },
  suppliers: {
    title: "Suppliers",
    noun: "supplier",
    purpose: "Suppliers sell parts. The orderdetails of a part contain their part numbers and prices.",
    icon: "truck",
    permission: "suppliers",
    ...operationsOf("Supplier", "Suppliers"),
    partFilter: "supplier",
    properties: company,
  },
  projects: {
    title: "Projects",
    noun: "project",
    purpose: "Projects are devices that are built from parts. Their bills of materials list the parts.",
    icon: "clipboard-list",
    permission: "projects",
    ...operationsOf("Project", "Projects"),
    partFilter: "project",
    properties: [
      { name: "description", label: "Description", maxLength: 65535 },
      {
        name: "build_part",
        label: "Build part",
        kind: "part",
        hint: "The part whose stock contains the finished copies. Create it in the list of parts first.",
      },
      {
        name: "status",
        label: "Status",
        kind: "choice",
        options: [
          { value: "", label: "None" },
          { value: "draft", label: "Draft" },
          { value: "planning", label: "Planning" },
          { value: "in_production", label: "In production" },
          { value: "finished", label: "Finished" },
          { value: "archived", label: "Archived" },
        ],
      },
    ],
  },
  measurement_units: {
    title: "Units",
    noun: "unit",
    purpose:
      "Units measure the stock of parts, such as meters or grams. Parts without a unit are counted in pieces.",
    icon: "ruler",
    permission: "measurement_units",
    ...operationsOf("MeasurementUnit", "MeasurementUnits"),
    partFilter: "partUnit",
    properties: [
      { name: "unit", label: "Symbol", maxLength: 10 },
      { name: "is_integer", label: "Whole numbers only", kind: "boolean" },
      { name: "use_si_prefix", label: "SI prefixes", kind: "boolean" },
    ],
  },
  currencies: {
    title: "Currencies",
    noun: "currency",
    purpose: "Currencies are those of prices, in addition to the base currency.",
    icon: "coins",
    permission: "currencies",
    ...operationsOf("Currency", "Currencies"),
    partFilter: "currency",
    properties: [
      {
        name: "iso_code",
        label: "ISO code",
        kind: "code",
        maxLength: 3,
        required: true,
        hint: "Such as EUR.",
      },
      { name: "exchange_rate", label: "Exchange rate", kind: "decimal", hint: "In the base currency." },
    ],
  },
  part_custom_states: {
    title: "Part states",
    noun: "part state",
    purpose: "Part states describe a stage of parts that you define, such as “in qualification”.",
    icon: "tag",
    permission: "part_custom_states",
    ...operationsOf("PartCustomState", "PartCustomStates"),
    partFilter: "partCustomState",
    properties: [],
  },
  attachment_types: {
    title: "Attachment types",
    noun: "attachment type",
    purpose: "Attachment types group the files of parts, such as datasheets and pictures.",
    icon: "paperclip",
    permission: "attachment_types",
    ...operationsOf("AttachmentType", "AttachmentTypes"),
    partFilter: "attachment_type",
    properties: [
      {
        name: "filetype_filter",
        label: "Accepted file types",
        kind: "code",
        maxLength: 65535,
        hint: "Separated by commas, such as .pdf, image/*.",
      },
    ],
  },
} as const satisfies Readonly<Record<string, TreeDefinition>>;

interface TreeDefinition {
  readonly title: string;
  readonly noun: string;
  /** What the entries are for. The page of an empty tree shows this text. */
  readonly purpose: string;
  readonly icon: IconName;
  /** First part of the names of the permissions. */
  readonly permission: string;
  readonly component: string;
  readonly get: OperationId;
  readonly list: OperationId;
  readonly children: OperationId;
  readonly create: OperationId;
  readonly update: OperationId;
  readonly remove: OperationId;
  readonly merge: OperationId;
  readonly history: OperationId;
  readonly restore: OperationId;
  readonly partFilter: Schemas["PartCountProperty"];
  readonly properties: readonly TreeProperty[];
}

export type TreeName = keyof typeof trees;
export type Tree = (typeof trees)[TreeName];

export const treeNames = Object.keys(trees) as readonly TreeName[];

export const treePath = (name: TreeName): string => `/${name}`;
export const newEntryPath = (name: TreeName): string => `/${name}/new`;
export const entryPath = (name: TreeName, id: number): string => `/${name}/${id}`;

export const idOf = (iri: string): number => Number(iri.slice(iri.lastIndexOf("/") + 1));
