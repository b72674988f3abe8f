/** Takes back a change set for a command, whose user has direct access to the database. */
import { createChangeSet } from "../../history/change-set.ts";
import { commandLineActor } from "../../history/log-entry.ts";
import {
  requireUndoable,
  takeBack,
  takeBackComment,
  type TakeBack,
  type TakenBack,
} from "../history/take-back.ts";
import { createRequestFiles } from "../writing/request-files.ts";
import type { Inventory } from "./inventory.ts";
import { unrestrictedAccess, withConstraintRetry, writeContext } from "./write.ts";

export interface TakeBackCommand extends TakeBack {
  readonly comment: string | null;
  readonly systemUser: string;
  readonly now: Date;
}

/** @throws {Problem} as {@link requireUndoable} does, and 409 that lists the conflicts */
export async function takeBackForCommand(inventory: Inventory, command: TakeBackCommand): Promise<TakenBack> {
  const { source, isRedo, systemUser, now } = command;
  return withConstraintRetry(() =>
    inventory.store.transaction(async (transaction) => {
      const actor = commandLineActor(systemUser, createChangeSet(isRedo ? "redo" : "undo", source));
      const files = createRequestFiles(inventory, new Map(), new Map());
      const comment = takeBackComment(command, command.comment);
      const context = writeContext(inventory, transaction, {
        actor,
        now,
        comment,
        files,
        ...unrestrictedAccess,
      });
      await requireUndoable(transaction, command);
      return takeBack(context, actor, command);
    }),
  );
}
