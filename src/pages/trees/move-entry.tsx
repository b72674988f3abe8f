/** `/categories/:id/move` and so on: gives an entry another parent. In the list, users can also drag entries. */
import type { PageDependencies } from "../page-dependencies.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../site/components.tsx";
import { changeNotice } from "../site/change-notice.ts";
import { Form, Page } from "../site/layout.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { ReferenceField } from "../site/reference-field.tsx";
import { resolveReferences } from "../site/reference-fields.ts";
import { returnPath } from "../site/return-to.ts";
import { parentOf, readNames } from "./read-tree.ts";
import { entryPath, treePath, trees, type TreeName } from "./tree-table.ts";

export function moveEntryRoute(
  { operations }: Pick<PageDependencies, "operations">,
  name: TreeName,
): PageRoute {
  const { permission, title, update } = trees[name];
  return {
    method: "GET",
    path: `${treePath(name)}/:id/move`,
    access: [`${permission}.edit`],
    handle: async (request: SignedInRequest) => {
      const entry = await readNames(operations, request, name, pathId(request));
      const back = entryPath(name, entry.id);
      return page(
        <Page
          title={`Move ${entry.name}`}
          lead={`Everything below it moves, too. Now: ${entry.full_path}.`}
          width="narrow"
          trail={[
            { href: treePath(name), title },
            { href: back, title: entry.full_path },
          ]}
          scripts={["picker.js"]}
        >
          <Form>
            <ErrorSummary />
            <ReferenceField
              label="New parent"
              name="parent"
              collection={name}
              entity={parentOf(entry)}
              hint="Empty for the top level."
            />
            <Actions>
              <Submit>Move</Submit>
              <LinkButton href={back}>Cancel</LinkButton>
            </Actions>
          </Form>
        </Page>,
      );
    },
    submit: async (request: SignedInRequest) => {
      const id = pathId(request);
      const { form, call } = await resolveReferences(operations, request);
      const parent = form.get("parent")?.trim();
      const body = { parent: parent === undefined || parent === "" ? null : parent };
      const entry = await call(request, { operationId: update, path: { id }, body });
      const text = `Moved ${entry.name} to ${entry.full_path}.`;
      // `tree.js` sends this form when the user drags the entry in the tree, which it returns to.
      return redirect(returnPath(request.returnTo, entryPath(name, id)), {
        notice: changeNotice(request, text, [`${permission}.revert_element`, `${permission}.edit`]),
      });
    },
  };
}
