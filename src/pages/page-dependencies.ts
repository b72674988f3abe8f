/** Defines the objects and settings that the pages depend on. */
import type { ShowCommand } from "../util/command-line.ts";
import type { Config } from "../config/config.ts";
import type { UploadReader } from "../http/body/body.ts";
import type { Store } from "../database/store.ts";
import type { DeniedRequestLog } from "../history/denied-request-log.ts";
import type { Sessions } from "../identity/sessions.ts";
import type { SignIn } from "../identity/sign-in.ts";
import type { TotpSecrets } from "../identity/totp-secrets.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import type { PageOperations } from "./site/operations.ts";
import type { OAuthServer } from "../oauth/create-oauth.ts";

export interface PageDependencies {
  readonly config: Config;
  readonly store: Store;
  /** Reads entities in the same way as the API. */
  readonly inventory: Pick<Inventory, "definitions" | "cache" | "plans">;
  readonly operations: PageOperations;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly totpSecrets: TotpSecrets;
  /** The OAuth server. `null` if OAuth is off, in which case its pages do not exist. */
  readonly oauth: OAuthServer | null;
  /** Returns the absolute URL of the service, without a trailing slash. */
  readonly baseUrl: () => string;
  readonly asset: (name: string) => string;
  readonly onForbidden: DeniedRequestLog["record"];
  readonly readUpload: UploadReader;
  readonly command: ShowCommand;
}
