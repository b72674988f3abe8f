/** What the pages are made with. */
import type { ShowCommand } from "../command-line.ts";
import type { Config } from "../config.ts";
import type { Store } from "../database/store.ts";
import type { RefusalLog } from "../history/refusal-log.ts";
import type { Sessions } from "../identity/sessions.ts";
import type { SignIn } from "../identity/sign-in.ts";
import type { TotpSecrets } from "../identity/totp-secrets.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import type { OAuthServer } from "../oauth/create-oauth.ts";

export interface PagesParts {
  readonly config: Config;
  readonly store: Store;
  /** How entities are read for the API. */
  readonly inventory: Pick<Inventory, "definitions" | "compiled" | "plans">;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly totpSecrets: TotpSecrets;
  /** Null while it is switched off: then its pages are not there either. */
  readonly oauth: OAuthServer | null;
  /** Absolute URL of the service, without slash at the end. */
  readonly baseUrl: () => string;
  /** Address of a file that pages load. */
  readonly asset: (name: string) => string;
  readonly onForbidden: RefusalLog["note"];
  /** How administrators start commands of the program. */
  readonly command: ShowCommand;
}
