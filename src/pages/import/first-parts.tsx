/** What a user can do to add parts to an empty inventory. */
import { canCreateParts } from "../parts/create-permission.ts";
import { Actions, LinkButton } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { importsPath } from "./import-path.ts";

export function FirstParts() {
  const { signedIn } = usePage();
  const canCreate = canCreateParts(signedIn?.principal);
  const canImport = signedIn?.principal.can("parts.import") === true;
  if (!canCreate && !canImport) return <p>You need the “Create parts” permission to add parts.</p>;
  return (
    <>
      {canImport && (
        <p>Import a spreadsheet, or an order file of a distributor. You see what it would change first.</p>
      )}
      <Actions>
        {canImport && (
          <LinkButton href={importsPath} kind="main">
            Import a file
          </LinkButton>
        )}
        {canCreate && <LinkButton href="/parts/new">Create a part</LinkButton>}
      </Actions>
    </>
  );
}
