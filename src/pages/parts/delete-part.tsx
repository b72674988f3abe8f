/** `/parts/:id/delete`: deletes a part after a confirmation. */
import type { PagesParts } from "../page-dependencies.ts";
import { ConfirmPage } from "../site/components.tsx";
import { page, redirect } from "../site/page.ts";
import type { PageRoute, SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { partsPath } from "./list/list-state.ts";
import { partPath } from "./part-path.ts";

export function deletePartRoute({ operations }: Pick<PagesParts, "operations">): PageRoute {
  const nameOf = async (request: SignedInRequest): Promise<string> => {
    const call = { path: { id: pathId(request) }, query: { "properties[]": ["name"] } };
    return (await operations.call(request, { operationId: "getPart", ...call })).name;
  };
  return {
    method: "GET",
    path: "/parts/:id/delete",
    access: ["parts.delete"],
    handle: async (request: SignedInRequest) => {
      const name = await nameOf(request);
      return page(
        <ConfirmPage
          title={`Delete ${name}?`}
          trail={[
            { href: partsPath, title: "Parts" },
            { href: partPath(pathId(request)), title: name },
          ]}
          question="The part is permanently deleted with its lots, prices, files and parameters. Its history is kept."
          submit="Delete part"
          cancel={partPath(pathId(request))}
        />,
      );
    },
    submit: async (request: SignedInRequest) => {
      const name = await nameOf(request);
      await operations.call(request, { operationId: "deletePart", path: { id: pathId(request) } });
      return redirect(partsPath, { notice: `Deleted ${name}.` });
    },
  };
}
