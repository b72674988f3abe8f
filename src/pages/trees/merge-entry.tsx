/** `/categories/:id/merge` and so on: merges an entry into another one of the same tree. */
import type { PageDependencies } from "../page-dependencies.ts";
import { Actions, ErrorSummary, LinkButton, Section, Submit } from "../site/components.tsx";
import { changeNotice } from "../site/change-notice.ts";
import { FormRejection } from "../site/form-rejection.ts";
import { Form, Page } from "../site/layout.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { ReferenceField } from "../site/reference-field.tsx";
import { resolveReferences } from "../site/reference-fields.ts";
import { readNames } from "./read-tree.ts";
import { entryPath, treePath, trees, type TreeName } from "./tree-table.ts";
import { readUsages, UsageList } from "./usages.tsx";

export function mergeEntryRoute(
  { operations }: Pick<PageDependencies, "operations">,
  name: TreeName,
): PageRoute {
  const { merge, noun, permission, title } = trees[name];
  return {
    method: "GET",
    path: `${treePath(name)}/:id/merge`,
    access: [`${permission}.delete`],
    handle: async (request: SignedInRequest) => {
      const entry = await readNames(operations, request, name, pathId(request));
      const usages = await readUsages(operations, request, name, entry.id);
      const back = entryPath(name, entry.id);
      return page(
        <Page
          title={`Merge ${entry.name}`}
          lead={`Everything in ${entry.full_path} moves to another ${noun}. Then ${entry.name} is deleted.`}
          width="narrow"
          trail={[
            { href: treePath(name), title },
            { href: back, title: entry.full_path },
          ]}
          scripts={["picker.js"]}
        >
          <ErrorSummary />
          <Section
            id="moves"
            title="What moves"
            description="The files and parameters move, too. The history of each moved element contains the change. The properties of the target stay as they are."
          >
            {usages.length === 0 ? (
              <p class="empty">Nothing refers to this {noun}.</p>
            ) : (
              <UsageList usages={usages} />
            )}
          </Section>
          <Form>
            <ReferenceField
              label="Merge into"
              name="into"
              collection={name}
              hint={`The ${noun} that remains.`}
              required
            />
            <Actions>
              <Submit kind="danger">Merge and delete {entry.name}</Submit>
              <LinkButton href={back}>Cancel</LinkButton>
            </Actions>
          </Form>
        </Page>,
      );
    },
    submit: async (request: SignedInRequest) => {
      const { name: source } = await readNames(operations, request, name, pathId(request));
      const { form, call } = await resolveReferences(operations, request);
      const into = form.get("into")?.trim() ?? "";
      if (into === "") throw new FormRejection({ into: `Choose the ${noun} that remains.` });
      const target = await call(request, {
        operationId: merge,
        path: { id: pathId(request) },
        body: { into },
      });
      const text = `Merged ${source} into ${target.full_path}.`;
      return redirect(entryPath(name, target.id), {
        notice: changeNotice(request, text, [`${permission}.revert_element`, `${permission}.create`]),
      });
    },
  };
}
