/** Returns the path of a SQLite database, or `null` for the URL of a PostgreSQL database. */
export function sqliteFile(url: string): string | null {
  return url.startsWith("sqlite:") ? url.slice("sqlite:".length) : null;
}
