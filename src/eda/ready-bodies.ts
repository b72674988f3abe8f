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

export interface ReadyBodies {
  /**
   * The JSON under `key`, which has to say all that it depends on besides the inventory: the address of the service, for
   * one. `make` reads from one unchanging view, and what it throws is thrown here.
   *
   * @param now lots that expire until then count as expired
   * @throws {Problem} `unavailable` when the database is busy or cannot be reached
   */
  content(key: string, now: Date, make: (read: Reader) => Promise<string>): Promise<Content>;
}

export interface ReadyBodiesOptions {
  readonly store: Pick<Store, "read" | "readTransaction">;
  /** What is kept in all, in bytes; what was not asked for longest goes first. */
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

/** Where changes never end, a request makes its body itself. */
const enoughLooks = 3;

const usualMaximum = 128 * 1024 * 1024;

export function createReadyBodies({ store, maximumBytes = usualMaximum }: ReadyBodiesOptions): ReadyBodies {
  const kept = createShelf(maximumBytes);
  /** What is being made, by its key. */
  const underWay = new Map<string, Promise<Body>>();

  async function isRight(body: Body, now: string): Promise<boolean> {
    if ((body.since !== null && now < body.since) || (body.until !== null && now >= body.until)) return false;
    const comparison = compareChanges(store.read, body.mark);
    const { changed, mark } = comparison instanceof Promise ? await comparison : comparison;
    if (!changed) body.mark = mark;
    return !changed;
  }

  function made(key: string, now: string, make: (read: Reader) => Promise<string>): Promise<Body> {
    const making = makeBody(store, now, make)
      .then((body) => {
        kept.put(key, body);
        return body;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  return {
    async content(key, moment, make) {
      const now = timestamp(moment);
      let found = kept.get(key);
      for (let looks = 0; looks < enoughLooks; looks += 1) {
        if (found !== undefined && (await isRight(found, now))) return found.content;
        // What was begun before this request came may have missed what this one has to show: it is looked at as well.
        const other = (await underWay.get(key)?.catch(() => undefined)) ?? kept.get(key);
        if (other === found) break;
        found = other;
      }
      // What is under way now began later.
      const next = await (underWay.get(key) ?? made(key, now, make));
      return next.content;
    },
  };
}

async function makeBody(
  store: ReadyBodiesOptions["store"],
  now: string,
  make: (read: Reader) => Promise<string>,
): Promise<Body> {
  return store.readTransaction(async (read) => {
    const mark = await changeMark(read);
    const [expiries] = await read.run(expiriesAround, { now });
    const body = Buffer.from(await make(read));
    return {
      content: { mediaType: `${plainJson}; charset=utf-8`, body, reusable: true },
      mark,
      since: expiries?.last ?? null,
      until: expiries?.next ?? null,
    };
  });
}

/** Keeps bodies up to a number of bytes. One that is bigger than that by itself is not kept. */
function createShelf(maximumBytes: number) {
  /** What was asked for last stands last. */
  const bodies = new Map<string, Body>();
  let bytes = 0;

  function take(key: string): Body | undefined {
    const body = bodies.get(key);
    if (body !== undefined && bodies.delete(key)) bytes -= sizeOf(key, body);
    return body;
  }

  function put(key: string, body: Body): void {
    take(key);
    const size = sizeOf(key, body);
    if (size > maximumBytes) return;
    bodies.set(key, body);
    bytes += size;
    for (const oldest of bodies.keys()) {
      if (bytes <= maximumBytes) return;
      take(oldest);
    }
  }

  return {
    put,
    get(key: string): Body | undefined {
      const body = take(key);
      if (body !== undefined) put(key, body);
      return body;
    },
  };
}

/** With what is kept beside the bytes themselves: the compressed ones, and objects. */
function sizeOf(key: string, { content }: Body): number {
  return content.body.length * 1.25 + 2 * key.length + 1000;
}
