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

/** Makes a function that runs works one after the other, in the order in which they come. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const own = last.then(work);
    // What it is made for must not stay in memory for those who only wait for it.
    const nothing = (): void => undefined;
    last = own.then(nothing, nothing);
    return own;
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
