/** Explains to the operator why a PostgreSQL database cannot be opened. */
import pg from "pg";
import { codeOf, engineError, MissingRequirement, OpenFailure, systemReason } from "../open-failure.ts";

/**
 * Returns an {@link OpenFailure} that explains why the database could not be opened or migrated. If the cause is
 * unknown, returns `error` unchanged.
 */
export function explainPostgres(url: string, error: unknown): unknown {
  const cause = engineError(error);
  const text = explanation(url, cause);
  return text === null ? error : new OpenFailure(text, { cause });
}

const unreachableCodes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  // `ENOENT` and `EACCES` are errors of Unix sockets.
  "ENOENT",
  "EACCES",
]);

/** Matches the messages of `pg` errors that have no code. */
const unreachableMessage = /^(timeout e\w+|Connection terminated)/;

function explanation(url: string, error: Error): string | null {
  // This client never connects. It only parses the URL and adds the defaults of `pg`.
  const { host, port, user = "", database = "" } = new pg.Client({ connectionString: url });
  const server = `the PostgreSQL server at ${addressOf(host, port)}`;
  const named = `database ${identifier(database)} on ${server}`;
  const role = identifier(user);
  if (error instanceof MissingRequirement) return `Cannot use ${named}: ${error.explain(role)}`;
  const code = codeOf(error);
  const message = error.message.replace(/\.$/, "");
  if (unreachableCodes.has(code) || unreachableMessage.test(message)) {
    const reason = unreachableCodes.has(code) ? systemReason(error) : message;
    return `Cannot reach ${server}: ${reason}. Check that the server is running, and check the host and port in DATABASE_URL.`;
  }
  switch (code) {
    case "28P01":
      return `Cannot sign in to ${server}: ${message}. Check the user and password in DATABASE_URL.`;
    case "28000":
      return `Cannot sign in to ${server}: ${message}. Check the user in DATABASE_URL, and pg_hba.conf of the server.`;
    case "3D000":
      return (
        `Cannot open ${named}: the database does not exist. To create it, run: createdb -h ${word(host)} -p ${port} ` +
        `-U ${word(user)} -E UTF8 -T template0 ${word(database)}`
      );
    case "42501":
      return lackingPermission(named, role, message);
    case "53300":
      return (
        `Cannot open ${named}: no connection is free for role ${role} (${message}). ` +
        "Close other clients, or raise the limit (max_connections, CONNECTION LIMIT)."
      );
    case "55P03":
      return `Cannot open ${named}: another process restores a backup to it. Wait until it has ended, then try again.`;
    case "57P03":
      return `Cannot open ${named}: the server is not ready (${message}). Try again in a moment.`;
  }
  if (message.startsWith("SASL: ")) {
    return `Cannot sign in to ${server}: role ${role} needs a password. Add the password to DATABASE_URL.`;
  }
  if (/^[0-9A-Z]{5}$/.test(code) || /SSL|certificate/i.test(message))
    return `Cannot use ${named}: ${message}.`;
  return null;
}

/**
 * Explains a missing permission. Since PostgreSQL 15, only the owner of a database can create tables in its schema
 * `public`.
 */
function lackingPermission(named: string, role: string, message: string): string {
  const schema = /schema (\S+)$/.exec(message)?.[1];
  const start = `Role ${role} cannot use ${named}: ${message}.`;
  if (schema === undefined)
    return `${start} Sign in as the owner of the tables, or ask the owner to grant the permission.`;
  return (
    `${start} Ask the owner of the database or a superuser to run in this database: ` +
    `GRANT USAGE, CREATE ON SCHEMA ${identifier(schema)} TO ${role};`
  );
}

function addressOf(host: string, port: number): string {
  if (host.startsWith("/")) return host;
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Quotes a shell argument if necessary. */
function word(text: string): string {
  return /^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
