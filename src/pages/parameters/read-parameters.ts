/** Reads the parameters of an entry of a tree, whose document contains only their names. */
import type { OperationDocument, PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";

export type ParameterDocument = OperationDocument<"listParameters">["hydra:member"][number];

const maximumParameters = 1000;

/** Returns the parameters by group and name, or null if the user must not list parameters. */
export async function readParameters(
  operations: PageOperations,
  request: SignedInRequest,
  element: string,
): Promise<readonly ParameterDocument[] | null> {
  if (!request.signedIn.principal.can("parts.read")) return null;
  const { "hydra:member": parameters } = await operations.call(request, {
    operationId: "listParameters",
    query: { element, itemsPerPage: maximumParameters },
  });
  return [...parameters].sort(
    (a, b) => a.group.localeCompare(b.group, "en") || a.name.localeCompare(b.name, "en"),
  );
}
