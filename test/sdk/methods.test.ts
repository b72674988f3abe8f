/** Tests how the methods of the TypeScript client are named after the operations of the contract. */
import { describe, expect, it } from "vitest";
import type { Contract, Operation } from "../../codegen/document.ts";
import { sdkMethods } from "../../codegen/sdk-methods.ts";

type Route = readonly [
  method: "get" | "post" | "patch" | "put" | "delete",
  path: string,
  operation: Partial<Operation>,
];

function contractOf(...routes: readonly Route[]): Contract {
  const paths: Contract["paths"] = {};
  for (const [method, path, operation] of routes)
    paths[path] = { ...paths[path], [method]: { operationId: "", responses: {}, ...operation } };
  return { openapi: "3.1.0", info: { title: "", version: "1.0.0" }, paths, components: { schemas: {} } };
}

function namesOf(...routes: readonly Route[]): string[] {
  return sdkMethods(contractOf(...routes)).map(({ resource, name }) =>
    resource === null ? name : `${resource}.${name}`,
  );
}

const element: Route = ["get", "/api/part_lots/{id}", { operationId: "getPartLot", "x-role": "get" }];

describe("methods", () => {
  it.each([
    ["patch", "/api/part_lots/{id}", "updatePartLot", "update", "partLots.update"],
    ["post", "/api/part_lots", "createPartLot", "create", "partLots.create"],
    ["post", "/api/part_lots/{id}/rotate_key", "rotatePartLotKey", "other", "partLots.rotateKey"],
    ["get", "/api/part_lots/{id}/log", "listPartLotLog", "log", "partLots.listLog"],
    ["get", "/api/part_lots/counts", "countPartLots", "other", "partLots.count"],
    ["get", "/api/part_lots/current", "getCurrentPartLot", "get", "partLots.getCurrent"],
    ["get", "/api/scan", "scanCode", "other", "scan"],
    ["get", "/api/statistics", "getStatistics", "get", "getStatistics"],
  ] as const)("%s %s is named after %s and its role", (method, path, operationId, role, expected) => {
    expect(namesOf(element, [method, path, { operationId, "x-role": role }])).toEqual(
      expect.arrayContaining(["partLots.get", expected]),
    );
  });

  it("omit the documentation and other protocols", () => {
    const documentation: Route = ["get", "/api/docs", { operationId: "getDocs", "x-role": "documentation" }];
    const health: Route = ["get", "/healthz", { operationId: "getHealth" }];
    expect(namesOf(element, documentation, health)).toEqual(["partLots.get"]);
  });

  it("have different names", () => {
    const list = { operationId: "listPartLots", "x-role": "list" };
    const cursor = { name: "cursor", in: "query", schema: { type: "string" } } as const;
    const pages: Route = ["get", "/api/part_lots", { ...list, parameters: [cursor] }];
    const all: Route = ["post", "/api/part_lots/{id}/all", { operationId: "takeAll" }];
    expect(() => namesOf(element, pages, all)).toThrow(
      "takeAll: client.partLots.all is already the method of listPartLots",
    );
    const use: Route = ["get", "/api/use", { operationId: "useCode" }];
    expect(() => namesOf(use)).toThrow("useCode: client.use is already the method of openapi-fetch");
  });
});
