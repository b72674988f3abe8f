/** Reads the associations of a part in both directions. */
import type { PageOperations, OperationDocument } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";

export type AssociationDocument = OperationDocument<"listPartAssociations">["hydra:member"][number];

export interface PartAssociations {
  readonly owned: readonly AssociationDocument[];
  /** The associations that other parts own. */
  readonly others: readonly AssociationDocument[];
}

/** The contract allows this number of associations per part. */
const maximumAssociations = 1000;

export async function readAssociations(
  operations: PageOperations,
  request: SignedInRequest,
  part: number,
): Promise<PartAssociations> {
  const read = async (query: Readonly<Record<string, number>>): Promise<readonly AssociationDocument[]> => {
    const all = { itemsPerPage: maximumAssociations, ...query };
    const list = await operations.call(request, { operationId: "listPartAssociations", query: all });
    return list["hydra:member"];
  };
  return { owned: await read({ owner: part }), others: await read({ other: part }) };
}
