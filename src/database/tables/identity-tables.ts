/** Defines the tables of groups, users and credentials. `tables.ts` describes the conventions. */
import type { Generated } from "kysely";
import type { EntityColumns } from "./entity-columns.ts";

export interface GroupsTable extends EntityColumns {
  parent_id: number | null;
  name: string;
  name_folded: string;
  name_sort: string | null;
  /** The names from the top-level group to this group, joined with ` → `. */
  full_path: Generated<string>;
  /** Depth in the tree; 0 for a top-level group. */
  level: Generated<number>;
  comment: Generated<string>;
  comment_folded: Generated<string>;
  enforce_2fa: Generated<boolean>;
  /** A JSON object that maps permissions to true (allow) or false (deny). Missing permissions are inherited. */
  permissions: Generated<string>;
}

export interface UsersTable extends EntityColumns {
  name: string;
  name_folded: string;
  name_sort: string | null;
  disabled: Generated<boolean>;
  theme: string | null;
  about_me: Generated<string>;
  about_me_folded: Generated<string>;
  group_id: number | null;
  timezone: Generated<string>;
  language: Generated<string>;
  email: Generated<string>;
  show_email_on_profile: Generated<boolean>;
  department: Generated<string>;
  last_name: Generated<string>;
  first_name: Generated<string>;
  need_pw_change: Generated<boolean>;
  password_hash: string | null;
  /** Permissions as a JSON object, as in {@link GroupsTable.permissions}. */
  permissions: Generated<string>;
  master_picture_attachment_id: number | null;
  /**
   * The TOTP secret, encrypted by `identity/totp-secrets.ts`. Null unless two-factor authentication (2FA) is enabled.
   */
  totp_secret: string | null;
  /** The time step (RFC 6238) of the last accepted code. Codes of this step and earlier steps are rejected. */
  totp_last_step: number | null;
  /** JSON that `identity/preferences.ts` reads. Null if the user has not changed a default. */
  preferences: string | null;
}

export interface SessionsTable {
  id: Generated<number>;
  user_id: number;
  /** The SHA-256 of the cookie value, in hexadecimal. */
  token_hash: string;
  /** `second_factor` after a correct password if the 2FA code is still required; `complete` after sign-in. */
  stage: "second_factor" | "complete";
  /** Whether the user selected "keep me signed in". */
  remembered: Generated<boolean>;
  address: Generated<string>;
  user_agent: Generated<string>;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** The newest application that the next page announces (`identity/new-apps.ts`). Null for none. */
  new_app_name: string | null;
  /** The host of this application. */
  new_app_host: string | null;
  /** The scope of this application. */
  new_app_tier: string | null;
  /** The number of approvals since the last page. */
  new_app_count: Generated<number>;
}

export interface BackupCodesTable {
  id: Generated<number>;
  user_id: number;
  /** The SHA-256 of the normalized backup code, in hexadecimal. */
  code_hash: string;
  used_at: string | null;
}

export interface TrustedDevicesTable {
  id: Generated<number>;
  user_id: number;
  /** The SHA-256 of the cookie value, in hexadecimal. */
  token_hash: string;
  user_agent: Generated<string>;
  created_at: string;
  expires_at: string;
}

export interface ApiTokensTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** The SHA-256 of the token, in hexadecimal. The token itself is not stored. */
  token_hash: string;
  /** The last four characters of the token, which help the owner recognize it. */
  token_hint: string;
  tier: string;
  valid_until: string | null;
  last_time_used: string | null;
  added_date: string;
}
