/** `/categories/new`, `/categories/:id/edit` and so on: create and edit an entry of a tree. */
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { readEntryFiles } from "../files/attachment-owners.ts";
import type { ParameterValues } from "../parameters/parameter-rows.tsx";
import { readParameters } from "../parameters/read-parameters.ts";
import { Submit } from "../site/components.tsx";
import { editedVersion, editScripts, enteredForm, saveVersion, showChangedRows } from "../site/edit-form.tsx";
import { changeNotice } from "../site/change-notice.ts";
import { formBody } from "../site/form-body.ts";
import { submittedEntries } from "../site/form-rows.tsx";
import { Page } from "../site/layout.tsx";
import type { PageOperations } from "../site/operations.ts";
import { page, redirect, type PageResponse, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { parsePositiveInteger, pathId } from "../site/path-id.ts";
import { resolveReferences } from "../site/reference-fields.ts";
import { EntryForm } from "./entry-form.tsx";
import { entryTexts } from "./entry-texts.ts";
import { parentId, parentOf, readNames, type EntryDocument } from "./read-tree.ts";
import { entryPath, newEntryPath, treePath, trees, type TreeName } from "./tree-table.ts";

/** An entry with long texts and many parameters, both in the fields and in the version that the form was opened with. */
const maximumBody = 2_097_152;

/** Name of the button that shows an empty form after the entry was created. */
const againField = "_again";

interface EditContext {
  readonly operations: PageOperations;
  readonly name: TreeName;
}

export function editEntryRoutes(
  { operations }: Pick<PageDependencies, "operations">,
  name: TreeName,
): readonly PageRoute[] {
  const { permission } = trees[name];
  const context: EditContext = { operations, name };
  return [
    {
      method: "GET",
      path: newEntryPath(name),
      access: [`${permission}.create`],
      maximumBody,
      handle: (request: SignedInRequest) => showNew(context, request),
      submit: (request: SignedInRequest) => create(context, request),
    },
    {
      method: "GET",
      path: `${treePath(name)}/:id/edit`,
      access: [`${permission}.edit`],
      maximumBody,
      handle: (request: SignedInRequest) => showEdit(context, request),
      submit: (request: SignedInRequest) => update(context, request),
    },
  ];
}

async function showNew({ operations, name }: EditContext, request: SignedInRequest): Promise<PageResponse> {
  const { noun, permission, title } = trees[name];
  // The page links to the list, and its form offers entries as the parent.
  requirePermission(request.signedIn.principal, `${permission}.read`);
  const id = parsePositiveInteger(request.query.get("parent") ?? "");
  const parent = id === null ? null : await readNames(operations, request, name, id);
  const values = { document: {}, parent, parameters: shownParameters([], request) };
  return page(
    <Page
      title={`New ${noun}`}
      trail={[
        { href: treePath(name), title },
        ...(parent === null ? [] : [{ href: entryPath(name, parent.id), title: parent.full_path }]),
      ]}
      scripts={editScripts}
    >
      <EntryForm
        name={name}
        values={values}
        version={null}
        submit={`Create ${noun}`}
        cancel={id === null ? treePath(name) : entryPath(name, id)}
        actions={
          <Submit kind="quiet" name={againField} value="1">
            Create and add another
          </Submit>
        }
      />
    </Page>,
  );
}

async function create(context: EditContext, request: SignedInRequest): Promise<PageResponse> {
  const { operations, name } = context;
  const { permission } = trees[name];
  const changed = await showChangedRows(request, request.form, (shown) => showNew(context, shown));
  if (changed !== null) return changed;
  const { form, call } = await resolveReferences(operations, request);
  const entry = await call(request, {
    operationId: trees[name].create,
    body: formBody(`${trees[name].component}Create`, form),
  });
  const parent = parentId(entry.parent);
  const next = parent === null ? newEntryPath(name) : `${newEntryPath(name)}?parent=${parent}`;
  return redirect(request.form.has(againField) ? next : entryPath(name, entry.id), {
    notice: changeNotice(request, `Created ${entry.name}.`, [
      `${permission}.revert_element`,
      `${permission}.delete`,
    ]),
  });
}

async function showEdit({ operations, name }: EditContext, request: SignedInRequest): Promise<PageResponse> {
  const { noun, title } = trees[name];
  const id = pathId(request);
  // The parameters are read before the entry, so a parameter that is added in between changes the tag.
  const parameters = await readParameters(operations, request, `/api${entryPath(name, id)}`);
  const { document: entry, tag } = await operations.callWithTag(request, {
    operationId: trees[name].get,
    path: { id },
  });
  const attachments = await readAttachments(operations, request, name, entry);
  const version = editedVersion(request, tag, entryTexts(name, entry, parameters));
  const { merged } = version;
  const shown = { ...request, form: merged ?? request.form };
  const document = (
    <Page
      title={`Edit ${entry.name}`}
      trail={[
        { href: treePath(name), title },
        { href: entryPath(name, id), title: entry.full_path },
      ]}
      scripts={editScripts}
    >
      <EntryForm
        name={name}
        values={{
          document: { ...entry, attachments },
          parent: parentOf(entry),
          parameters: parameters && shownParameters(parameters, shown),
        }}
        version={version}
        submit={`Save ${noun}`}
        cancel={entryPath(name, id)}
      />
    </Page>
  );
  return merged === null ? page(document) : page(document, { submitted: merged });
}

async function update(context: EditContext, request: SignedInRequest): Promise<PageResponse> {
  const { operations, name } = context;
  const { component, noun, permission } = trees[name];
  const id = pathId(request);
  const entered = enteredForm(request);
  const changed = await showChangedRows(request, entered, (shown) => showEdit(context, shown));
  if (changed !== null) return changed;
  const { form, call } = await resolveReferences(operations, { ...request, form: entered });
  const body = formBody(`${component}Patch`, form);
  const entry = await saveVersion(request, noun, (ifMatch) =>
    call(request, { operationId: trees[name].update, path: { id }, body, ifMatch }),
  );
  return redirect(entryPath(name, id), {
    notice: changeNotice(request, `Saved ${entry.name}.`, [
      `${permission}.revert_element`,
      `${permission}.edit`,
    ]),
  });
}

/** Returns the attachments with their names, which the documents of manufacturers and suppliers do not contain. */
async function readAttachments(
  operations: PageOperations,
  request: SignedInRequest,
  name: TreeName,
  entry: EntryDocument,
): Promise<readonly unknown[]> {
  if (!entry.attachments.some((attachment) => typeof attachment === "string")) return entry.attachments;
  return (await readEntryFiles(operations, request, name, entry))?.files ?? [];
}

/** After a form was sent, the page shows as many parameters as the form had. */
function shownParameters(
  parameters: readonly ParameterValues[],
  { method, form }: SignedInRequest,
): readonly ParameterValues[] {
  return method === "POST" ? submittedEntries(form, "parameters", parameters) : parameters;
}
