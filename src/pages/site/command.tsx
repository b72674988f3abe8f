/** Shows commands on pages. Only administrators see commands that contain paths of the server. */
import { shortCommand } from "../../util/command-line.ts";
import { usePage } from "./page-context.ts";

/** A command of the program, such as `oauth enable`. */
export function Command({ parameters }: { readonly parameters: string }) {
  const { command } = usePage();
  return <code>{(useCanSeePaths() ? command : shortCommand)(parameters)}</code>;
}

export function CommandPlace() {
  return <>on the server{!useCanSeePaths() && ", in the working directory of the service"}</>;
}

function useCanSeePaths(): boolean {
  return usePage().signedIn?.principal.can("system.show_logs") === true;
}
