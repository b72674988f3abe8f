/** Creates the tables of the OAuth authorization server: clients, connections, grants and tokens. */
import { index, table, unique, type Migration } from "./schema.ts";

export const oauth: Migration = {
  name: "0006-oauth",
  up: async (db, dialect) => {
    await table(db, dialect, "oauth_clients")
      .id()
      .text("client_id")
      .text("name")
      .text("redirect_uris")
      .text("scopes")
      .text("grant_types")
      .boolean("active", true)
      .boolean("dynamically_registered", false)
      .text("added_date")
      .optionalText("last_used_at")
      .create();
    await unique(db, "oauth_clients", ["client_id"]);
    await index(db, dialect, "oauth_clients", ["added_date"], { where: `"dynamically_registered"` });

    await table(db, dialect, "oauth_connections")
      .id()
      .reference("user_id", "users", "cascade")
      .reference("oauth_client_id", "oauth_clients", "cascade")
      .text("tier")
      .optionalText("friendly_name")
      .text("refresh_validity")
      .text("created_at")
      .optionalText("last_used_at")
      .create();
    await unique(db, "oauth_connections", ["user_id", "oauth_client_id"]);
    await index(db, dialect, "oauth_connections", ["oauth_client_id"]);

    await table(db, dialect, "oauth_grants")
      .id()
      .reference("connection_id", "oauth_connections", "cascade")
      .text("tier")
      .optionalText("resource")
      .text("refresh_validity")
      .text("created_at")
      .optionalText("revoked_at")
      .optionalText("revoked_because")
      .create();
    await index(db, dialect, "oauth_grants", ["connection_id"]);

    await table(db, dialect, "oauth_codes")
      .id()
      .reference("grant_id", "oauth_grants", "cascade")
      .text("code_hash")
      .text("redirect_uri")
      .boolean("redirect_uri_given", true)
      .text("code_challenge")
      .text("created_at")
      .text("expires_at")
      .optionalText("used_at")
      .create();
    await unique(db, "oauth_codes", ["code_hash"]);
    await index(db, dialect, "oauth_codes", ["grant_id"]);
    await index(db, dialect, "oauth_codes", ["expires_at"], { order: false });

    await table(db, dialect, "oauth_access_tokens")
      .id()
      .reference("grant_id", "oauth_grants", "cascade")
      .text("jti")
      .text("tier")
      .optionalText("resource")
      .text("created_at")
      .text("expires_at")
      .create();
    await unique(db, "oauth_access_tokens", ["jti"]);
    await index(db, dialect, "oauth_access_tokens", ["grant_id"]);
    await index(db, dialect, "oauth_access_tokens", ["expires_at"], { order: false });

    await table(db, dialect, "oauth_refresh_tokens")
      .id()
      .reference("grant_id", "oauth_grants", "cascade")
      // Expired access tokens are deleted, but refresh tokens are kept longer. The reference is then set to null.
      .optionalReference("access_token_id", "oauth_access_tokens", "set null")
      .text("token_hash")
      .text("created_at")
      .optionalText("expires_at")
      .optionalText("used_at")
      .optionalText("successor")
      .create();
    await unique(db, "oauth_refresh_tokens", ["token_hash"]);
    await index(db, dialect, "oauth_refresh_tokens", ["grant_id"]);
    await index(db, dialect, "oauth_refresh_tokens", ["access_token_id"]);
    await index(db, dialect, "oauth_refresh_tokens", ["used_at"], {
      where: `"successor" is not null`,
      order: false,
    });
  },
};
