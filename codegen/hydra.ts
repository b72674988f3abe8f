/**
 * Generates generated/hydra.json, the Hydra ApiDocumentation. At startup, `{base}` is replaced by the address of the
 * instance. `contexts.ts` generates the contexts.
 */
import {
  follow,
  operationsInRole,
  propertiesOf,
  schemaName,
  typesOf,
  type Contract,
  type Operation,
  type Schema,
} from "./document.ts";
import { itemSchemaOf, resourceNames } from "./shapes.ts";

type Json = Record<string, unknown>;

const vocabulary = "{base}/api/docs.jsonld#";
const hydraNamespace = "http://www.w3.org/ns/hydra/core#";

export function apiDocumentation(contract: Contract): Json {
  return {
    "@context": documentationContext(),
    "@id": "{base}/api/docs.jsonld",
    "@type": "hydra:ApiDocumentation",
    "hydra:title": contract.info.title,
    ...(contract.info.description !== undefined && { "hydra:description": contract.info.description }),
    "hydra:entrypoint": "/api",
    "hydra:supportedClass": [
      ...resourceNames(contract).map((name) => resourceClass(contract, name)),
      ...valueObjects(contract).map(({ type, schema }) => plainClass(contract, type, schema)),
      entrypointClass(contract, listedResources(contract)),
      ...violationClasses(),
    ],
  };
}

/** Returns the property of the entry point for a resource, such as `attachmentType` for AttachmentType. */
export function entrypointKey(resource: string): string {
  return resource.charAt(0).toLowerCase() + resource.slice(1);
}

/** Returns the resources that have a list operation. The entry point links to these lists. */
export function listedResources(contract: Contract): string[] {
  return resourceNames(contract).filter(
    (resource) => operationsInRole(contract, resource, "list").length > 0,
  );
}

function documentationContext(): Json {
  const iri = (id: string): Json => ({ "@id": id, "@type": "@id" });
  return {
    "@vocab": vocabulary,
    hydra: hydraNamespace,
    rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    rdfs: "http://www.w3.org/2000/01/rdf-schema#",
    xmls: "http://www.w3.org/2001/XMLSchema#",
    owl: "http://www.w3.org/2002/07/owl#",
    schema: "https://schema.org/",
    domain: iri("rdfs:domain"),
    range: iri("rdfs:range"),
    subClassOf: iri("rdfs:subClassOf"),
    returns: iri("hydra:returns"),
    expects: iri("hydra:expects"),
    "hydra:entrypoint": iri("hydra:entrypoint"),
    "hydra:property": iri("hydra:property"),
  };
}

function valueObjects(contract: Contract): { type: string; schema: Schema }[] {
  return Object.values(contract.components.schemas).flatMap((schema) =>
    schema["x-value-object"] === undefined ? [] : [{ type: schema["x-value-object"], schema }],
  );
}

function resourceClass(contract: Contract, resource: string): Json {
  const item = contract.components.schemas[itemSchemaOf(contract, resource)] as Schema;
  const patch = contract.components.schemas[`${resource}Patch`];
  const create = contract.components.schemas[`${resource}Create`];
  const writable = patch === undefined ? {} : propertiesOf(contract, patch);
  const required = new Set(create?.required ?? []);
  const names = [...new Set([...Object.keys(item.properties ?? {}), ...Object.keys(writable)])].filter(
    (name) => name !== "id",
  );
  return {
    "@id": `#${resource}`,
    "@type": "hydra:Class",
    "hydra:title": resource,
    ...(item.description !== undefined && { "hydra:description": item.description }),
    "hydra:supportedProperty": names.map((name) =>
      supportedProperty(contract, resource, name, {
        schema: item.properties?.[name] ?? (writable[name] as Schema),
        readable: name in (item.properties ?? {}),
        writeable: name in writable,
        required: required.has(name),
      }),
    ),
    "hydra:supportedOperation": supportedOperations(contract, resource, "get", "update", "replace", "delete"),
  };
}

function plainClass(contract: Contract, type: string, schema: Schema): Json {
  return {
    "@id": `#${type}`,
    "@type": "hydra:Class",
    "hydra:title": type,
    "hydra:supportedProperty": Object.entries(schema.properties ?? {}).map(([name, property]) =>
      supportedProperty(contract, type, name, {
        schema: property,
        readable: true,
        writeable: true,
        required: false,
      }),
    ),
  };
}

interface PropertyFacts {
  schema: Schema;
  readable: boolean;
  writeable: boolean;
  required: boolean;
}

function supportedProperty(contract: Contract, type: string, name: string, facts: PropertyFacts): Json {
  const resolved = follow<Schema>(contract, facts.schema);
  const many = typesOf(resolved).includes("array");
  return {
    "@type": "hydra:SupportedProperty",
    "hydra:property": {
      "@id": `#${type}/${name}`,
      // Embedded objects are not links, because the response contains the objects themselves.
      "@type": isIri(contract, resolved) ? "hydra:Link" : "rdf:Property",
      "rdfs:label": name,
      domain: `#${type}`,
      ...(!many && { "owl:maxCardinality": 1 }),
      ...rangeOf(contract, resolved),
    },
    "hydra:title": name,
    "hydra:required": facts.required,
    "hydra:readable": facts.readable,
    "hydra:writeable": facts.writeable,
    ...(facts.schema.description !== undefined && { "hydra:description": facts.schema.description }),
  };
}

/** Returns the resource or value object that a property contains or refers to, or `null` for a scalar. */
function targetOf(contract: Contract, schema: Schema): string | null {
  const resolved = follow<Schema>(contract, schema);
  if (resolved.items !== undefined) return targetOf(contract, resolved.items);
  if (resolved["x-resource"] !== undefined) return resolved["x-resource"];
  if (resolved["x-value-object"] !== undefined) return resolved["x-value-object"];
  const reference = (resolved.anyOf ?? []).map(schemaName).find((name) => name?.endsWith("Reference"));
  const resource = reference?.replace(/Reference$/, "");
  return resource !== undefined && `${resource}Patch` in contract.components.schemas ? resource : null;
}

function isIri(contract: Contract, schema: Schema): boolean {
  const value = schema.items === undefined ? schema : follow<Schema>(contract, schema.items);
  return typesOf(value).includes("string") && value.format === "uri-reference";
}

function rangeOf(contract: Contract, schema: Schema): Json {
  const target = targetOf(contract, schema);
  if (target !== null) return { range: `#${target}` };
  if (isIri(contract, schema) || schema.anyOf !== undefined) return { range: "hydra:Resource" };
  if (schema["x-json"] === true) return { range: "rdf:JSON" };
  const type = typesOf(schema).find((name) => name !== "null");
  if (type === "string") return { range: schema.format === "date-time" ? "xmls:dateTime" : "xmls:string" };
  if (type === "integer") return { range: "xmls:integer" };
  if (type === "number") return { range: "xmls:decimal" };
  if (type === "boolean") return { range: "xmls:boolean" };
  return {};
}

const actions: Record<string, string> = {
  get: "schema:FindAction",
  post: "schema:CreateAction",
  put: "schema:ReplaceAction",
  patch: "schema:UpdateAction",
  delete: "schema:DeleteAction",
};

function supportedOperations(contract: Contract, resource: string, ...roles: string[]): Json[] {
  return operationsInRole(contract, resource, ...roles).map(({ operation, method }) =>
    supportedOperation(resource, method, operation),
  );
}

function supportedOperation(resource: string, method: string, operation: Operation): Json {
  const writes = method === "post" || method === "put" || method === "patch";
  const list = operation["x-role"] === "list";
  return {
    "@type": ["hydra:Operation", actions[method]],
    "hydra:method": method.toUpperCase(),
    "hydra:title": operation.operationId,
    ...(operation.summary !== undefined && { "hydra:description": operation.summary }),
    ...(writes && { expects: `#${resource}` }),
    ...(method === "patch" && {
      "hydra:expectsHeader": [
        {
          "@type": "hydra:HeaderSpecification",
          "hydra:headerName": "Content-Type",
          "hydra:possibleValue": ["application/merge-patch+json"],
        },
      ],
    }),
    returns: method === "delete" ? "owl:Nothing" : list ? "hydra:Collection" : `#${resource}`,
  };
}

function entrypointClass(contract: Contract, resources: string[]): Json {
  return {
    "@id": "#Entrypoint",
    "@type": "hydra:Class",
    "hydra:title": "Entrypoint",
    "hydra:supportedProperty": resources.map((resource) => ({
      "@type": "hydra:SupportedProperty",
      "hydra:property": {
        "@id": `#Entrypoint/${entrypointKey(resource)}`,
        "@type": "hydra:Link",
        "rdfs:label": entrypointKey(resource),
        domain: "#Entrypoint",
        "owl:maxCardinality": 1,
        "rdfs:range": [
          { "@id": "hydra:Collection" },
          {
            "owl:equivalentClass": {
              "owl:onProperty": { "@id": "hydra:member" },
              "owl:allValuesFrom": { "@id": `#${resource}` },
            },
          },
        ],
        "hydra:memberAssertion": { "hydra:property": "rdf:type", "hydra:object": { "@id": `#${resource}` } },
        "hydra:supportedOperation": supportedOperations(contract, resource, "list", "create"),
      },
      "hydra:title": entrypointKey(resource),
      "hydra:readable": true,
      "hydra:writeable": false,
    })),
    "hydra:supportedOperation": [
      {
        "@type": "hydra:Operation",
        "hydra:method": "GET",
        "hydra:title": "getEntrypoint",
        returns: "#Entrypoint",
      },
    ],
  };
}

function violationClasses(): Json[] {
  const property = (type: string, name: string, range: string): Json => ({
    "@type": "hydra:SupportedProperty",
    "hydra:property": {
      "@id": `#${type}/${name}`,
      "@type": "rdf:Property",
      "rdfs:label": name,
      domain: `#${type}`,
      range,
    },
    "hydra:title": name,
    "hydra:readable": true,
    "hydra:writeable": false,
  });
  return [
    {
      "@id": "#ConstraintViolation",
      "@type": "hydra:Class",
      "hydra:title": "ConstraintViolation",
      "hydra:supportedProperty": [
        property("ConstraintViolation", "propertyPath", "xmls:string"),
        property("ConstraintViolation", "message", "xmls:string"),
        property("ConstraintViolation", "code", "xmls:string"),
      ],
    },
    {
      "@id": "#ConstraintViolationList",
      "@type": "hydra:Class",
      subClassOf: "hydra:Error",
      "hydra:title": "ConstraintViolationList",
      "hydra:supportedProperty": [property("ConstraintViolationList", "violations", "#ConstraintViolation")],
    },
  ];
}
