/**
 * Ready-made bodies: answers that are made once and given until something changes that shows in them, be it in the
 * database, whoever wrote it, or by a lot that expires. What they hold is the business of those who make them.
 */
import { LRUCache } from "lru-cache";
import type { Content } from "../contract/handler.ts";
import { plainJson } from "../contract/negotiate.ts";
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Reader, Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { changeMark } from "../history/change-mark.ts";
import type { ChangeMark } from "../history/change-mark.ts";
import { createQueue } from "./turns.ts";
import { showsAnywhere } from "./what-shows.ts";
import type { Shows } from "./what-shows.ts";

export interface ReadyBodies {
  /**
   * The JSON under `key`, which has to say all that it depends on besides the inventory: the address of the service, for
   * one. `make` reads from one unchanging view, and what it throws is thrown here.
   *
   * @param now lots that expire until then count as expired
   * @throws {Problem} `unavailable` when the database is busy or cannot be reached
   */
  content(key: string, now: Date, make: MakeBody, options?: BodyOptions): Promise<Content>;
}

export type MakeBody = (read: Reader) => Promise<string | Buffer>;

export interface BodyOptions {
  /** What shows in it: everything where it is not said. */
  readonly shows?: Shows;
  /** Of large ones only one is made at a time. */
  readonly size?: "large";
  /** Looks whether there is something to make, before that waits for others; what it throws is thrown here. */
  readonly check?: (read: Reader) => Promise<void>;
}

export interface ReadyBodiesOptions {
  readonly store: Pick<Store, "read" | "readTransaction">;
  /** Memory of the bodies that are kept. A body that needs more than this is sent but not kept. */
  readonly maximumBytes: number;
}

interface Body {
  readonly content: Content;
  /** Which reading made it. */
  readonly reading: number;
  /** Moves on while nothing changes. */
  mark: ChangeMark;
  /** No lot expires from `since`, included, to `until`, excluded. */
  readonly since: string | null;
  readonly until: string | null;
}

interface Making {
  readonly body: Promise<Body>;
  /** The last that it has begun; 0 before the first. */
  readonly reading: () => number;
}

/** The expiries around a moment. */
const expiriesAround = prepared((db, slot: Slot<{ now: string }>) =>
  db.selectNoFrom(({ selectFrom }) => [
    selectFrom("part_lots")
      .where("expiration_date", "<=", slot("now"))
      .select(({ fn }) => fn.max("expiration_date").as("last"))
      .as("last"),
    selectFrom("part_lots")
      .where("expiration_date", ">", slot("now"))
      .select(({ fn }) => fn.min("expiration_date").as("next"))
      .as("next"),
  ]),
);

export function createReadyBodies({ store, maximumBytes }: ReadyBodiesOptions): ReadyBodies {
  const kept = new LRUCache<string, Body>({ maxSize: maximumBytes, sizeCalculation: sizeOf });
  /** What is being made, by its key. */
  const underWay = new Map<string, Making>();
  const inQueue = createQueue();
  /** Readings of the database that were begun. One that is begun later shows whatever was written before. */
  let readings = 0;

  /** @param arrival how many readings had been begun when the request came */
  async function isRight(body: Body, now: string, arrival: number, shows = showsAnywhere): Promise<boolean> {
    if (!isOfTime(body, now)) return false;
    // However much was written since.
    if (body.reading > arrival) return true;
    const comparison = shows.compare(store.read, body.mark);
    const { changed, mark } = comparison instanceof Promise ? await comparison : comparison;
    if (!changed) body.mark = mark;
    return !changed;
  }

  function made(key: string, now: string, make: MakeBody, options: BodyOptions): Promise<Body> {
    const { shows = showsAnywhere, size, check } = options;
    // What is replaced makes room.
    kept.delete(key);
    let reading = 0;
    const begin = (): number => (reading = readings += 1);
    const work = () => makeBody(store, begin(), now, make, shows);
    const inTurn = () => (size === "large" ? inQueue(work) : work());
    const checked = async (look: NonNullable<typeof check>): Promise<Body> => {
      begin();
      await look(store.read);
      return inTurn();
    };
    const body = (check === undefined ? inTurn() : checked(check))
      .then((whole) => {
        kept.set(key, whole);
        return whole;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, { body, reading: () => reading });
    return body;
  }

  return {
    async content(key, moment, make, options = {}) {
      const now = timestamp(moment);
      const arrival = readings;
      let known = kept.get(key);
      for (;;) {
        if (known !== undefined && (await isRight(known, now, arrival, options.shows))) return known.content;
        const other = underWay.get(key);
        if (other !== undefined) {
          known = await orFailure(other, arrival);
          continue;
        }
        const newer = kept.get(key);
        if (newer === undefined || newer === known) return (await made(key, now, make, options)).content;
        known = newer;
      }
    },
  };
}

/** What others are waiting for. If it fails, so does this, unless it was begun before `arrival`. */
async function orFailure({ body, reading }: Making, arrival: number): Promise<Body | undefined> {
  try {
    return await body;
  } catch (error) {
    if (reading() > arrival) throw error;
    return undefined;
  }
}

function isOfTime({ since, until }: Body, now: string): boolean {
  return (since === null || now >= since) && (until === null || now < until);
}

/**
 * Includes the objects beside the bytes, and both compressed forms, each of which is at most an eighth of a list of
 * parts.
 */
function sizeOf({ content }: Body, key: string): number {
  return Math.ceil(content.body.length * 1.25) + 2 * key.length + 1000;
}

async function makeBody(
  store: ReadyBodiesOptions["store"],
  reading: number,
  now: string,
  make: MakeBody,
  { expiry }: Shows,
): Promise<Body> {
  return store.readTransaction(async (read) => {
    const mark = await changeMark(read);
    const [expiries] = expiry ? await read.run(expiriesAround, { now }) : [];
    const made = await make(read);
    const body = typeof made === "string" ? Buffer.from(made) : made;
    return {
      content: { mediaType: `${plainJson}; charset=utf-8`, body, reusable: true },
      reading,
      mark,
      since: expiries?.last ?? null,
      until: expiries?.next ?? null,
    };
  });
}
