import { describe, expect, it } from "vitest";
import { operations, protocolOperations, type OperationId } from "../../generated/operations.ts";
import { requestComponents, requestSchemas } from "../../generated/resources.ts";
import { createEndpoints } from "../../src/contract/endpoint.ts";
import type { Handlers } from "../../src/contract/handler.ts";
import { createRouteIndex } from "../../src/contract/route-index.ts";
import { createValidators } from "../../src/contract/validators.ts";

const handlers = Object.fromEntries(
  operations.map(({ operationId }) => [operationId, () => ({ status: 204 })]),
) as unknown as Handlers<OperationId>;

const endpoints = createEndpoints({
  operations,
  handlers,
  schemas: requestComponents,
  requestSchemas,
  timeoutMilliseconds: 1000,
});

describe("the pipeline and the contract", () => {
  it("fit together: routes, permissions and schemas", () => {
    const index = createRouteIndex(
      endpoints.map((endpoint) => ({ operation: endpoint.operation, endpoint })),
    );
    for (const endpoint of endpoints) {
      const path = endpoint.operation.path.replace("{id}", "7").replace("{type}", "Part");
      expect(index.find(path).route.endpoints.get(endpoint.operation.method)).toBe(endpoint);
    }
  });

  it.each(Object.values(protocolOperations))("leave $path to who follows its protocol", ({ path }) => {
    const index = createRouteIndex(
      endpoints.map((endpoint) => ({ operation: endpoint.operation, endpoint })),
    );
    expect(index.claims(path)).toBe(false);
  });

  it.each(Object.keys(requestComponents))("compile the schema %s", (name) => {
    const validate = createValidators(requestComponents).component(name);
    expect(() => validate({})).not.toThrow();
  });

  it.each(operations.map(({ operationId }) => operationId))("compile the parameters of %s", (operationId) => {
    const endpoint = endpoints.find(({ operation }) => operation.operationId === operationId);
    for (const { name, in: place } of endpoint?.operation.parameters ?? []) {
      if (place !== "query") continue;
      // Valid or not, what comes back is never a fault of ours.
      try {
        endpoint?.parameters.parseQuery(`${encodeURIComponent(name)}=x`);
      } catch (error) {
        expect(error).toMatchObject({ status: 400 });
      }
    }
  });

  it("strip only by rows of schemas that there are", () => {
    for (const [name, { nested }] of Object.entries(requestSchemas)) {
      for (const schemaName of [name, ...Object.values(nested)])
        expect(requestComponents).toHaveProperty([schemaName]);
    }
  });
});
