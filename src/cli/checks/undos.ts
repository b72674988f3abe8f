/** Checks for undos of large change sets that were interrupted. The service continues those of users itself. */
import { timestamp } from "../../database/timestamp.ts";
import { warning, type DatabaseContext, type Finding } from "./finding.ts";

export async function checkUndos({ terminal, read }: DatabaseContext): Promise<readonly Finding[]> {
  const now = timestamp(terminal.now());
  const interrupted = await read.db
    .selectFrom("change_set_undos")
    .select(["source_id", "is_redo", "mode", "processed", "total"])
    .where("status", "=", "running")
    .where("user_id", "is", null)
    .where((row) => row.or([row("lease_until", "is", null), row("lease_until", "<", now)]))
    .orderBy("id")
    .execute();
  return interrupted.map(({ source_id: source, is_redo: isRedo, mode, processed, total }) => {
    const verb = isRedo ? "redo" : "undo";
    const message = `The ${verb} of change set ${source} was interrupted after ${processed} of ${total} log entries.`;
    const conflicts = mode === "reject" ? "" : ` --conflicts ${mode}`;
    return warning("undos", message, { fix: terminal.command(`${verb} ${source}${conflicts}`) });
  });
}
