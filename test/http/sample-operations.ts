/** A small handwritten contract for tests of the pipeline. */
import type { JsonSchema, Operation, Parameter, Schemas } from "../../src/http/operation.ts";

const id: Parameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "integer", format: "int64", minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
};

function query(name: string, schema: JsonSchema, filter?: Parameter["filter"]): Parameter {
  return { name, in: "query", required: false, schema, ...(filter && { filter }) };
}

const properties = query("properties[]", {
  type: "array",
  maxItems: 100,
  items: { type: "string", minLength: 1, maxLength: 100 },
});
const comment = query("_comment", { type: "string" });

const data = { mediaTypes: ["application/ld+json", "application/json", "text/html"], schema: "Thing" };

const base = {
  resource: "Thing",
  scope: "read_only",
  permission: "parts.read",
  documentation: false,
  uploads: false,
  parameters: [],
  body: null,
  response: data,
  problems: [400, 406],
} as const satisfies Partial<Operation>;

export type SampleId =
  | "listThings"
  | "createThing"
  | "getThing"
  | "updateThing"
  | "replaceThing"
  | "deleteThing"
  | "listThingLog"
  | "getCurrentToken"
  | "createUpload"
  | "getOwned"
  | "getEntryPoint"
  | "getDocsJson"
  | "getDocs"
  | "getContext"
  | "getFile"
  | "getHealth";

export const sampleOperations: readonly Operation<SampleId>[] = [
  {
    ...base,
    operationId: "listThings",
    method: "GET",
    path: "/api/things",
    role: "list",
    parameters: [
      query("page", { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER, default: 1 }),
      query("itemsPerPage", { type: "integer", minimum: 0, maximum: 5000, default: 30 }),
      query("name", { type: "string", maxLength: 1000 }, { kind: "like", property: "name" }),
      query("category", { type: "string" }, { kind: "entity", property: "category", resource: "Category" }),
      query("favorite", { type: "boolean" }, { kind: "boolean", property: "favorite" }),
      query("mass[gt]", { type: "number" }, { kind: "range", property: "mass", operator: "gt" }),
      query(
        "order[name]",
        { $ref: "#/components/schemas/OrderDirection" },
        { kind: "order", property: "name" },
      ),
      properties,
    ],
  },
  {
    ...base,
    operationId: "createThing",
    method: "POST",
    path: "/api/things",
    role: "create",
    scope: "edit",
    permission: "parts.create",
    parameters: [comment],
    body: { mediaTypes: ["application/ld+json", "application/json"], schema: "ThingCreate" },
    problems: [406, 422],
  },
  {
    ...base,
    operationId: "getThing",
    method: "GET",
    path: "/api/things/{id}",
    role: "get",
    parameters: [id, properties],
  },
  {
    ...base,
    operationId: "updateThing",
    method: "PATCH",
    path: "/api/things/{id}",
    role: "update",
    scope: "edit",
    permission: "parts.edit",
    parameters: [id, comment],
    body: { mediaTypes: ["application/merge-patch+json"], schema: "ThingPatch" },
  },
  {
    ...base,
    operationId: "deleteThing",
    method: "DELETE",
    path: "/api/things/{id}",
    role: "delete",
    scope: "edit",
    permission: "parts.delete",
    parameters: [id, comment],
    response: null,
    problems: [406],
  },
  {
    ...base,
    operationId: "replaceThing",
    method: "PUT",
    path: "/api/things/{id}/whole",
    role: "replace",
    scope: "edit",
    permission: "parts.edit",
    parameters: [id],
    body: { mediaTypes: ["application/ld+json", "application/json"], schema: "ThingCreate" },
  },
  {
    ...base,
    operationId: "listThingLog",
    method: "GET",
    path: "/api/things/{id}/log",
    role: "log",
    parameters: [id],
  },
  {
    ...base,
    operationId: "getCurrentToken",
    method: "GET",
    path: "/api/tokens/current",
    role: "get",
    permission: null,
  },
  {
    ...base,
    operationId: "createUpload",
    method: "POST",
    path: "/api/uploads",
    role: "create",
    scope: "edit",
    permission: "element.edit",
    uploads: true,
    body: { mediaTypes: ["application/json"], schema: "UploadCreate" },
    problems: [406],
  },
  {
    ...base,
    operationId: "getOwned",
    method: "GET",
    path: "/api/owned/{id}",
    role: "get",
    permission: "element.read",
    parameters: [id],
  },
  {
    ...base,
    operationId: "getEntryPoint",
    documentation: true,
    method: "GET",
    path: "/api",
    role: "other",
    scope: null,
    permission: null,
    response: { mediaTypes: ["application/ld+json", "text/html"], schema: null },
    problems: [406],
  },
  {
    ...base,
    operationId: "getDocsJson",
    documentation: true,
    method: "GET",
    path: "/api/docs.json",
    role: "other",
    scope: null,
    permission: null,
    response: { mediaTypes: ["application/vnd.openapi+json", "application/json"], schema: null },
    problems: [406],
  },
  {
    ...base,
    operationId: "getDocs",
    documentation: true,
    method: "GET",
    path: "/api/docs",
    role: "other",
    scope: null,
    permission: null,
    response: { mediaTypes: ["text/html", "application/ld+json"], schema: null },
    problems: [406],
  },
  {
    ...base,
    operationId: "getContext",
    documentation: true,
    method: "GET",
    path: "/api/contexts/{type}",
    role: "other",
    scope: null,
    permission: null,
    parameters: [{ name: "type", in: "path", required: true, schema: { type: "string", pattern: "^\\w+$" } }],
    response: { mediaTypes: ["application/ld+json"], schema: null },
    problems: [406],
  },
  {
    ...base,
    operationId: "getFile",
    method: "GET",
    path: "/api/things/{id}/file",
    role: "other",
    parameters: [id],
    response: { mediaTypes: ["*/*"], schema: null },
    problems: [],
  },
  {
    ...base,
    operationId: "getHealth",
    method: "GET",
    path: "/healthz",
    role: "other",
    scope: null,
    permission: null,
    response: { mediaTypes: ["text/plain"], schema: null },
    problems: [],
  },
];

export const sampleSchemas: Schemas = {
  OrderDirection: { type: "string", enum: ["asc", "desc"] },
  EntityReference: {
    type: "object",
    anyOf: [{ required: ["@id"] }, { required: ["id"] }],
    properties: {
      "@id": { type: "string", format: "uri-reference" },
      id: { type: ["integer", "string"], minimum: 1 },
    },
  },
  CategoryReference: {
    anyOf: [{ type: "string", format: "uri-reference" }, { $ref: "#/components/schemas/EntityReference" }],
  },
  EdaInfoInput: {
    type: ["object", "null"],
    unevaluatedProperties: false,
    properties: { value: { type: ["string", "null"], maxLength: 5 } },
  },
  ParameterInput: {
    type: "object",
    unevaluatedProperties: false,
    required: ["name"],
    properties: { id: { type: "integer" }, name: { type: "string", minLength: 1 } },
  },
  ThingPatch: {
    type: "object",
    unevaluatedProperties: false,
    properties: {
      name: { type: "string", minLength: 1, maxLength: 255 },
      comment: { type: "string", default: "", maxLength: 65535 },
      mass: { type: ["number", "null"], minimum: 0 },
      count: { type: "integer", minimum: 0, maximum: 1000 },
      url: { type: "string", format: "uri" },
      mail: { type: "string", format: "email" },
      date: { type: ["string", "null"], format: "date-time" },
      status: { type: "string", enum: ["active", "eol"] },
      code: { type: "string", pattern: "^\\d+$" },
      favorite: { type: "boolean" },
      category: { $ref: "#/components/schemas/CategoryReference" },
      parent: { anyOf: [{ $ref: "#/components/schemas/CategoryReference" }, { type: "null" }] },
      short: { anyOf: [{ type: "string", maxLength: 3 }, { type: "null" }] },
      eda_info: { $ref: "#/components/schemas/EdaInfoInput" },
      parameters: { type: "array", maxItems: 10, items: { $ref: "#/components/schemas/ParameterInput" } },
    },
  },
  ThingCreate: {
    allOf: [{ $ref: "#/components/schemas/ThingPatch" }],
    required: ["name", "category"],
  },
  UploadCreate: {
    type: "object",
    unevaluatedProperties: false,
    properties: { name: { type: "string" }, data: { type: "string" } },
  },
};
