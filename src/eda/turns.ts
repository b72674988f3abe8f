/** Long work beside others: it lets them have their turn in between, and does not grow by being done twice at once. */
import { setImmediate as othersTurn } from "node:timers/promises";
import type { Reader } from "../database/store.ts";

/** Lets everything run that waits for the event loop. */
export async function letOthersRun(): Promise<void> {
  await othersTurn();
}

/** The same view, which lets others run before each prepared query. */
export function inTurns(reader: Reader): Reader {
  return {
    dialect: reader.dialect,
    db: reader.db,
    run: async (query, values) => {
      await letOthersRun();
      return reader.run(query, values);
    },
    get statements() {
      return reader.statements;
    },
  };
}

/** In one piece. */
export async function joined(pieces: readonly Buffer[]): Promise<Buffer> {
  const whole = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  for (const piece of pieces) {
    length += piece.copy(whole, length);
    await letOthersRun();
  }
  return whole;
}
