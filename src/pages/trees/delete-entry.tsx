/** `/categories/:id/delete` and so on: deletes an entry, or shows what prevents it. */
import type { PageDependencies } from "../page-dependencies.ts";
import { Actions, ConfirmPage, ErrorSummary, LinkButton } from "../site/components.tsx";
import { changeNotice } from "../site/change-notice.ts";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { parentId, readNames } from "./read-tree.ts";
import { entryPath, treePath, trees, type TreeName } from "./tree-table.ts";
import { readUsages, UsageList, type Usage } from "./usages.tsx";

interface RefusedProps {
  readonly name: TreeName;
  readonly entry: { readonly id: number; readonly name: string; readonly full_path: string };
  readonly usages: readonly Usage[];
  readonly canMerge: boolean;
}

function Refused({ name, entry, usages, canMerge }: RefusedProps) {
  const { noun, title } = trees[name];
  const back = entryPath(name, entry.id);
  return (
    <Page
      title={`${entry.name} cannot be deleted`}
      lead={`It is still in use. Move or delete these first${canMerge ? `, or move all of them with a merge into another ${noun}` : ""}.`}
      width="narrow"
      trail={[
        { href: treePath(name), title },
        { href: back, title: entry.full_path },
      ]}
    >
      <ErrorSummary />
      <UsageList usages={usages} />
      <Actions>
        {canMerge && (
          <LinkButton href={`${back}/merge`} kind="main">
            <Icon name="git-merge" /> Merge into…
          </LinkButton>
        )}
        <LinkButton href={back}>Back</LinkButton>
      </Actions>
    </Page>
  );
}

export function deleteEntryRoute(
  { operations }: Pick<PageDependencies, "operations">,
  name: TreeName,
): PageRoute {
  const { noun, permission, remove, title } = trees[name];
  const consequence =
    name === "projects"
      ? "The project is permanently deleted with its bill of materials, files and parameters."
      : `The ${noun} is permanently deleted with its files and parameters.`;
  return {
    method: "GET",
    path: `${treePath(name)}/:id/delete`,
    access: [`${permission}.delete`],
    handle: async (request: SignedInRequest) => {
      const entry = await readNames(operations, request, name, pathId(request));
      const all = await readUsages(operations, request, name, entry.id);
      const usages = all.filter(({ isOwned }) => !isOwned);
      if (usages.length > 0) {
        const canMerge = request.signedIn.principal.can(`${permission}.edit`);
        return page(<Refused name={name} entry={entry} usages={usages} canMerge={canMerge} />);
      }
      return page(
        <ConfirmPage
          title={`Delete ${entry.name}?`}
          trail={[
            { href: treePath(name), title },
            { href: entryPath(name, entry.id), title: entry.full_path },
          ]}
          question={`${consequence} Its history is kept.`}
          submit={`Delete ${noun}`}
          cancel={entryPath(name, entry.id)}
        />,
      );
    },
    submit: async (request: SignedInRequest) => {
      const entry = await readNames(operations, request, name, pathId(request));
      await operations.call(request, { operationId: remove, path: { id: entry.id } });
      const parent = parentId(entry.parent);
      return redirect(parent === null ? treePath(name) : entryPath(name, parent), {
        notice: changeNotice(request, `Deleted ${entry.name}.`, [
          `${permission}.revert_element`,
          `${permission}.create`,
        ]),
      });
    },
  };
}
