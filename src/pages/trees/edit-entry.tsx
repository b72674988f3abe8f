/** `/categories/new`, `/categories/:id/edit` and so on: create and edit an entry of a tree. */
import { requirePermission } from "../../contract/authorize.ts";
import type { PagesParts } from "../page-dependencies.ts";
import { Submit } from "../site/components.tsx";
import type { NavigationLink } from "../site/context.ts";
import { conflictsOf, editScripts, saveVersion } from "../site/edit-form.tsx";
import type { Option } from "../site/fields.tsx";
import { formBody } from "../site/form-body.ts";
import { Page } from "../site/layout.tsx";
import { page, redirect } from "../site/page.ts";
import type { PageResponse, PageRoute, SignedInRequest } from "../site/page.ts";
import { parsePositiveInteger, pathId } from "../site/path-id.ts";
import { resolveReferences } from "../site/references.ts";
import { EntryForm } from "./entry-form.tsx";
import { parentId, parentOf, readNames } from "./read-tree.ts";
import { entryPath, newEntryPath, treePath, trees } from "./tree-table.ts";
import type { TreeName } from "./tree-table.ts";

/** An entry with long texts. */
const maximumBody = 524_288;

/** Name of the button that shows an empty form after the entry was created. */
const againField = "_again";

export function editEntryRoutes(
  { operations }: Pick<PagesParts, "operations">,
  name: TreeName,
): readonly PageRoute[] {
  const { component, noun, permission, title } = trees[name];

  async function showNew(request: SignedInRequest): Promise<PageResponse> {
    // The page links to the list, and its form offers entries as the parent.
    requirePermission(request.signedIn.principal, `${permission}.read`);
    const id = parsePositiveInteger(request.query.get("parent") ?? "");
    const parent = id === null ? null : await readNames(operations, request, name, id);
    const values = { document: {}, parent, users: await readUsers(request) };
    return page(
      <Page
        title={`New ${noun}`}
        trail={[{ href: treePath(name), title }, ...(parent === null ? [] : [linkTo(parent)])]}
        scripts={editScripts}
      >
        <EntryForm
          name={name}
          values={values}
          tag={null}
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

  async function create(request: SignedInRequest): Promise<PageResponse> {
    const form = await resolveReferences(operations, request);
    const entry = await operations.call(request, {
      operationId: trees[name].create,
      body: formBody(`${component}Create`, form),
    });
    const parent = parentId(entry.parent);
    const next = parent === null ? newEntryPath(name) : `${newEntryPath(name)}?parent=${parent}`;
    return redirect(request.form.has(againField) ? next : entryPath(name, entry.id), {
      notice: `Created ${entry.name}.`,
    });
  }

  async function showEdit(request: SignedInRequest): Promise<PageResponse> {
    const id = pathId(request);
    const { document: entry, tag } = await operations.callWithTag(request, {
      operationId: trees[name].get,
      path: { id },
    });
    const parent = parentOf(entry);
    const values = { document: entry, parent, users: await readUsers(request, entry) };
    return page(
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
          values={values}
          tag={tag}
          submit={`Save ${noun}`}
          cancel={entryPath(name, id)}
          conflicts={conflictsOf(request, { ...entry, parent }, tag)}
        />
      </Page>,
    );
  }

  async function update(request: SignedInRequest): Promise<PageResponse> {
    const id = pathId(request);
    const form = await resolveReferences(operations, request);
    const body = formBody(`${component}Patch`, form);
    const entry = await saveVersion(request, noun, (ifMatch) =>
      operations.call(request, { operationId: trees[name].update, path: { id }, body, ifMatch }),
    );
    return redirect(entryPath(name, id), { notice: `Saved ${entry.name}.` });
  }

  function linkTo({
    id,
    full_path: path,
  }: {
    readonly id: number;
    readonly full_path: string;
  }): NavigationLink {
    return { href: entryPath(name, id), title: path };
  }

  /** Returns the users that can own an entry: all users that the user can see, and always the user and the owner. */
  async function readUsers(request: SignedInRequest, entry: object = {}): Promise<readonly Option[]> {
    if (name !== "storage_locations") return [];
    const { principal } = request.signedIn;
    const users = new Map([[iriOfUser(principal.userId), principal.username]]);
    const owner = "owner" in entry ? entry.owner : null;
    if (isUser(owner)) users.set(iriOfUser(owner.id), owner.name);
    if (principal.can("users.read")) {
      const query = { itemsPerPage: maximumUsers, "order[name]": "asc", "properties[]": ["id", "name"] };
      const list = await operations.call(request, { operationId: "listUsers", query });
      for (const user of list["hydra:member"]) users.set(iriOfUser(user.id), user.name);
    }
    const options = [...users].map(([value, label]) => ({ value, label }));
    return [{ value: "", label: "None" }, ...options.sort((a, b) => a.label.localeCompare(b.label, "en"))];
  }

  return [
    {
      method: "GET",
      path: newEntryPath(name),
      access: [`${permission}.create`],
      maximumBody,
      handle: showNew,
      submit: create,
    },
    {
      method: "GET",
      path: `${treePath(name)}/:id/edit`,
      access: [`${permission}.edit`],
      maximumBody,
      handle: showEdit,
      submit: update,
    },
  ];
}

const maximumUsers = 500;

const iriOfUser = (id: number): string => `/api/users/${id}`;

function isUser(value: unknown): value is { readonly id: number; readonly name: string } {
  return typeof value === "object" && value !== null && "id" in value && "name" in value;
}
