/** The tables of groups and users and of what they sign in with. Conventions: `tables.ts`. */
import type { Generated } from "kysely";
import type { EntityColumns } from "./entity-columns.ts";

export interface GroupsTable extends EntityColumns {
  parent_id: number | null;
  name: string;
  name_folded: string;
  /** Names from the top to the group itself, joined with ` → `. */
  full_path: Generated<string>;
  /** Depth in the tree; a group at the top has 0. */
  level: Generated<number>;
  comment: Generated<string>;
  comment_folded: Generated<string>;
  enforce_2fa: Generated<boolean>;
  /** JSON object: permission → true (allow) or false (deny); what is absent is inherited. */
  permissions: Generated<string>;
}

export interface UsersTable extends EntityColumns {
  name: string;
  name_folded: string;
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
  /** JSON object, as in {@link GroupsTable.permissions}. */
  permissions: Generated<string>;
  master_picture_attachment_id: number | null;
  /** Encrypted by `identity/totp-secrets.ts`; set when the second factor is on. */
  totp_secret: string | null;
  /** The time step (RFC 6238) of the code used last: none is accepted twice. */
  totp_last_step: number | null;
}

export interface SessionsTable {
  id: Generated<number>;
  user_id: number;
  /** SHA-256 of the cookie's value, hexadecimal. */
  token_hash: string;
  /** `second_factor`: the password was right, the second factor is still asked for; `complete`. */
  stage: "second_factor" | "complete";
  /** The user ticked "keep me signed in". */
  remembered: Generated<boolean>;
  address: Generated<string>;
  user_agent: Generated<string>;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

export interface BackupCodesTable {
  id: Generated<number>;
  user_id: number;
  /** SHA-256 of the normalized code, hexadecimal. */
  code_hash: string;
  used_at: string | null;
}

export interface TrustedDevicesTable {
  id: Generated<number>;
  user_id: number;
  /** SHA-256 of the cookie's value, hexadecimal. */
  token_hash: string;
  user_agent: Generated<string>;
  created_at: string;
  expires_at: string;
}

export interface ApiTokensTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** SHA-256 of the token, hexadecimal; the token itself is not stored. */
  token_hash: string;
  /** Last four characters of the token, so that its owner recognizes it. */
  token_hint: string;
  tier: string;
  valid_until: string | null;
  last_time_used: string | null;
  added_date: string;
}
