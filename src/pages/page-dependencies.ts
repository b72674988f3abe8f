/** Dependencies of the pages. */
import type { ShowCommand } from "../command-line.ts";
import type { Config } from "../config.ts";
import type { Store } from "../database/store.ts";
import type { DeniedRequestLog } from "../history/denied-request-log.ts";
import type { Sessions } from "../identity/sessions.ts";
import type { SignIn } from "../identity/sign-in.ts";
import type { TotpSecrets } from "../identity/totp-secrets.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import type { OAuthServer } from "../oauth/create-oauth.ts";

export interface PagesParts {
  readonly config: Config;
  readonly store: Store;
  /** Reads entities as the API does. */
  readonly inventory: Pick<Inventory, "definitions" | "compiled" | "plans">;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly totpSecrets: TotpSecrets;
  /** Null if OAuth is off. Its pages then do not exist. */
  readonly oauth: OAuthServer | null;
  /** Absolute URL of the service, without trailing slash. */
  readonly baseUrl: () => string;
  /** URL of a static file. */
  readonly asset: (name: string) => string;
  readonly onForbidden: DeniedRequestLog["record"];
  /** Formats command lines for administrators. */
  readonly command: ShowCommand;
}
