/** Creates the responses of write operations. The written entity is read in the same transaction. */
import { resourceFacts } from "../../../generated/resources.ts";
import type { ApiResponse, ApiRequest } from "../../http/handler.ts";
import { itemOf } from "../../representation/collection.ts";
import type { StoredResource } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import type { WriteContext } from "../writing/write-context.ts";
import type { Inventory } from "./inventory.ts";

interface Written {
  readonly inventory: Inventory;
  readonly context: WriteContext;
  readonly request: ApiRequest;
  readonly resource: StoredResource;
  readonly id: number;
}

/** Returns 201 with the new entity. */
export async function createdResponse(written: Written): Promise<ApiResponse> {
  const { request, resource, id } = written;
  const location = iri(resource, id);
  return {
    status: 201,
    ...(await documentOf(written)),
    headers: { Location: location, "Content-Location": `${location}.${request.format}` },
  };
}

/** Returns 200 with the updated entity. */
export async function updatedResponse(written: Written): Promise<ApiResponse> {
  const { request, resource, id } = written;
  return {
    status: 200,
    ...(await documentOf(written)),
    headers: { "Content-Location": `${iri(resource, id)}.${request.format}` },
  };
}

async function documentOf({ inventory, context, request, resource, id }: Written) {
  const plan = inventory.plans.for(resourceFacts[resource].listed, request.principal);
  const entity = await plan.one(context.transaction, id);
  if (entity === null) throw new Error(`${resource} ${id} was written but cannot be read.`);
  return itemOf(resource, entity, request.format === "jsonld");
}
