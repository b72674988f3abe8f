/** `/parts/:id/files` and so on: the files of an element, with the form to add files. */
import { problem } from "../../util/errors.ts";
import { permission } from "../../identity/permissions.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { changeNotice } from "../site/change-notice.ts";
import { Page } from "../site/layout.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { trees } from "../trees/tree-table.ts";
import { addFile } from "./add-file.ts";
import {
  filesPath,
  ownerKinds,
  ownerPath,
  partFiles,
  readEntryFiles,
  type FileOwner,
  type OwnerCollection,
} from "./attachment-owners.ts";
import { fileScripts, FilesSection } from "./files-section.tsx";
import { readFileSettings } from "./read-files.ts";

const listRemedy = `You need the “${permission("attachments.list_attachments").title}” permission. Ask an administrator.`;

export function filesPageRoute(
  dependencies: Pick<PageDependencies, "config" | "operations">,
  collection: OwnerCollection,
): PageRoute {
  const { operations } = dependencies;
  const group = ownerKinds[collection].permission;
  const readOwner = async (request: SignedInRequest): Promise<FileOwner> => {
    const path = { id: pathId(request) };
    if (collection === "parts") {
      return partFiles(await operations.call(request, { operationId: "getPart", path }));
    }
    const entry = await operations.call(request, { operationId: trees[collection].get, path });
    const owner = await readEntryFiles(operations, request, collection, entry);
    if (owner === null) throw problem("forbidden", listRemedy);
    return owner;
  };
  return {
    method: "GET",
    path: `/${collection}/:id/files`,
    access: [`${group}.edit`],
    acceptsFile: true,
    handle: async (request: SignedInRequest) => {
      const owner = await readOwner(request);
      const settings = await readFileSettings(dependencies, request);
      return page(
        <Page
          title={`Files of ${owner.name}`}
          trail={[
            { href: `/${collection}`, title: collection === "parts" ? "Parts" : trees[collection].title },
            { href: ownerPath(owner), title: owner.name },
          ]}
          scripts={fileScripts}
        >
          <FilesSection owner={owner} settings={settings} isAdding />
        </Page>,
      );
    },
    submit: async (request: SignedInRequest) => {
      const owner = await readOwner(request);
      const name = await addFile(operations, request, owner);
      return redirect(filesPath(owner), {
        notice: changeNotice(request, `Added ${name}.`, [`${group}.revert_element`, `${group}.edit`]),
      });
    },
  };
}
