/**
 * Ready-made bodies: answers that are made once and given until something changes that shows in them, be it in the
 * database, whoever wrote it, or by a lot that expires. What they hold is the business of those who make them.
 */
import type { Content } from "../contract/handler.ts";
import { plainJson } from "../contract/negotiate.ts";
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Reader, Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { changeMark, compareChanges } from "../history/change-mark.ts";
import type { ChangeMark } from "../history/change-mark.ts";
import { createShelf } from "./body-shelf.ts";
import { createQueue } from "./turns.ts";

export interface ReadyBodies {
  /**
   * The JSON under `key`, which has to say all that it depends on besides the inventory: the address of the service, for
   * one. `make` reads from one unchanging view, and what it throws is thrown here.
   *
   * @param now lots that expire until then count as expired
   * @param size of large ones only one is made at a time
   * @throws {Problem} `unavailable` when the database is busy or cannot be reached
   */
  content(key: string, now: Date, make: MakeBody, size?: "large"): Promise<Content>;
}

export type MakeBody = (read: Reader) => Promise<string | Buffer>;

export interface ReadyBodiesOptions {
  readonly store: Pick<Store, "read" | "readTransaction">;
  /** What is kept besides the biggest body. */
  readonly maximumBytes?: number;
}

interface Body {
  readonly content: Content;
  /** Moves on while nothing changes. */
  mark: ChangeMark;
  /** No lot expires from `since`, included, to `until`, excluded. */
  readonly since: string | null;
  readonly until: string | null;
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

/** Where changes never end, a request takes what was begun after it came. */
const enoughLooks = 3;

/** What is kept of bodies besides the biggest of them, with their compressed forms: 128 MiB. */
export const maximumKeptBytes = 128 * 1024 * 1024;

export function createReadyBodies({
  store,
  maximumBytes = maximumKeptBytes,
}: ReadyBodiesOptions): ReadyBodies {
  const kept = createShelf<Body>(maximumBytes);
  /** What is being made, by its key. */
  const underWay = new Map<string, Promise<Body>>();
  const inQueue = createQueue();

  async function isRight(body: Body, now: string): Promise<boolean> {
    if (!isOfTime(body, now)) return false;
    const comparison = compareChanges(store.read, body.mark);
    const { changed, mark } = comparison instanceof Promise ? await comparison : comparison;
    if (!changed) body.mark = mark;
    return !changed;
  }

  function made(key: string, now: string, make: MakeBody, size?: "large"): Promise<Body> {
    // What is replaced makes room.
    kept.remove(key);
    const work = () => makeBody(store, now, make);
    const making = (size === "large" ? inQueue(work) : work())
      .then((body) => {
        kept.put(key, body);
        return body;
      })
      .finally(() => {
        if (underWay.get(key) === making) underWay.delete(key);
      });
    underWay.set(key, making);
    return making;
  }

  return {
    async content(key, moment, make, size) {
      const now = timestamp(moment);
      let known = kept.get(key);
      for (let looks = 0; looks < enoughLooks; looks += 1) {
        if (known !== undefined && (await isRight(known, now))) return known.content;
        // What was begun before this request came may lack what was changed in between: it is looked at as well.
        const newer = (await underWay.get(key)?.catch(() => undefined)) ?? kept.get(key);
        if (newer === undefined || newer === known) break;
        known = newer;
      }
      for (;;) {
        const later = underWay.get(key);
        if (later === undefined) return (await made(key, now, make, size)).content;
        // Begun after this request came, it shows whatever was changed before; but it may be of another time.
        const body = await later;
        if (isOfTime(body, now)) return body.content;
      }
    },
  };
}

function isOfTime({ since, until }: Body, now: string): boolean {
  return (since === null || now >= since) && (until === null || now < until);
}

async function makeBody(store: ReadyBodiesOptions["store"], now: string, make: MakeBody): Promise<Body> {
  return store.readTransaction(async (read) => {
    const mark = await changeMark(read);
    const [expiries] = await read.run(expiriesAround, { now });
    const made = await make(read);
    const body = typeof made === "string" ? Buffer.from(made) : made;
    return {
      content: { mediaType: `${plainJson}; charset=utf-8`, body, reusable: true },
      mark,
      since: expiries?.last ?? null,
      until: expiries?.next ?? null,
    };
  });
}
