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
import { createChangeCounter } from "../history/change-mark.ts";
import { createFairQueue } from "../queue/fair-queue.ts";
import { memoize } from "../memoize.ts";
import { showsAnywhere } from "./what-shows.ts";
import type { Shows } from "./what-shows.ts";

type MakeBody = (read: Reader) => Promise<string | Buffer>;

export interface BodyOptions {
  /** What shows in it: everything where it is not said. */
  readonly shows?: Shows;
  /** Of large ones only one is made at a time. */
  readonly size?: "large";
  /** Looks whether there is something to make, before that waits for others; what it throws is thrown here. */
  readonly check?: (read: Reader) => Promise<void>;
}

interface ReadyBodiesOptions {
  readonly store: Pick<Store, "dialect" | "read" | "readTransaction" | "dataVersion">;
  /** Memory of the bodies that are kept. A body that needs more than this is sent but not kept. */
  readonly maximumBytes: number;
}

interface Body {
  readonly content: Content;
  /** The changes that it shows at least, as its change counter counts them. */
  readonly changes: number;
  /** No lot expires from `since`, included, to `until`, excluded. */
  readonly since: string | null;
  readonly until: string | null;
}

/** A body that is being made, for all who ask for it. */
interface Flight {
  readonly body: Promise<Body>;
  /** As {@link Body.changes}; null until it begins to read. */
  changes(): number | null;
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

export function createReadyBodies({ store, maximumBytes }: ReadyBodiesOptions) {
  const kept = new LRUCache<string, Body>({ maxSize: maximumBytes, sizeCalculation: sizeOf });
  const flights = new Map<string, Flight>();
  const queue = createFairQueue({ total: 1 });

  const counterOf = memoize((shows: Shows) => createChangeCounter(store, shows.compare));

  function makeBody(key: string, now: string, make: MakeBody, options: BodyOptions): Promise<Body> {
    const { shows = showsAnywhere, size, check } = options;
    // What is replaced makes room.
    kept.delete(key);
    let changes: number | null = null;
    const begin = (): number => (changes = counterOf(shows).latest);
    const work = (): Promise<Body> => readBody(store, begin(), now, make, shows);
    const inTurn = (): Promise<Body> => (size === "large" ? queue.run("", work) : work());
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
      .finally(() => flights.delete(key));
    flights.set(key, { body, changes: () => changes });
    return body;
  }

  return {
    /**
     * The JSON under `key`, which has to say all that it depends on besides the inventory: the address of the service, for
     * one. `make` reads from one unchanging view, and what it throws is thrown here.
     *
     * @param moment lots that expire until then count as expired
     * @throws {Problem} `unavailable` when the database is busy or cannot be reached
     */
    async content(key: string, moment: Date, make: MakeBody, options: BodyOptions = {}): Promise<Content> {
      const now = timestamp(moment);
      const queued = flights.get(key);
      if (queued?.changes() === null) {
        const body = await queued.body;
        if (isOfTime(body, now)) return body.content;
      }
      const changes = await counterOf(options.shows ?? showsAnywhere).current();
      const isRight = (body: Body): boolean => body.changes >= changes && isOfTime(body, now);
      let body = kept.get(key);
      for (let sharesFailure = false; body === undefined || !isRight(body); sharesFailure = true) {
        const flight = flights.get(key);
        if (flight === undefined) return (await makeBody(key, now, make, options)).content;
        // A flight that began to read before this request must not fail it; the next one may.
        const began = flight.changes() !== null;
        body = await (began && !sharesFailure ? flight.body.catch(() => undefined) : flight.body);
        if (body === undefined || !isRight(body)) body = kept.get(key);
      }
      return body.content;
    },
  };
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

async function readBody(
  store: Pick<Store, "readTransaction">,
  changes: number,
  now: string,
  make: MakeBody,
  { expiry }: Shows,
): Promise<Body> {
  return store.readTransaction(async (read) => {
    const [expiries] = expiry ? await read.run(expiriesAround, { now }) : [];
    const made = await make(read);
    const body = typeof made === "string" ? Buffer.from(made) : made;
    return {
      content: { mediaType: `${plainJson}; charset=utf-8`, body, reusable: true },
      changes,
      since: expiries?.last ?? null,
      until: expiries?.next ?? null,
    };
  });
}
