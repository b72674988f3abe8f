/** Where ready-made bodies are kept, up to a number of bytes. Whether they are still right is not its business. */

export interface Shelf<Body extends Sized> {
  put(key: string, body: Body): void;
  get(key: string): Body | undefined;
  remove(key: string): void;
}

interface Sized {
  readonly content: { readonly body: { readonly length: number } };
}

/**
 * What was asked for longest ago goes first. The biggest body neither goes nor counts to `maximumBytes`: what takes
 * longest to make is kept, however big it is, until something newer is the biggest.
 */
export function createShelf<Body extends Sized>(maximumBytes: number): Shelf<Body> {
  /** What was asked for last stands last. */
  const bodies = new Map<string, Body>();
  let bytes = 0;
  let biggest = nothing;

  function remove(key: string): void {
    const body = bodies.get(key);
    if (body === undefined) return;
    bodies.delete(key);
    bytes -= sizeOf(key, body);
    if (key === biggest.key) biggest = biggestOf(bodies);
  }

  return {
    put(key, body) {
      remove(key);
      const size = sizeOf(key, body);
      bodies.set(key, body);
      bytes += size;
      if (size >= biggest.size) biggest = { key, size };
      for (const oldest of bodies.keys()) {
        if (bytes - biggest.size <= maximumBytes) return;
        if (oldest !== biggest.key) remove(oldest);
      }
    },
    get(key) {
      const body = bodies.get(key);
      if (body !== undefined && bodies.delete(key)) bodies.set(key, body);
      return body;
    },
    remove,
  };
}

interface Biggest {
  readonly key: string | null;
  readonly size: number;
}

const nothing: Biggest = { key: null, size: 0 };

function biggestOf(bodies: ReadonlyMap<string, Sized>): Biggest {
  let most = nothing;
  for (const [key, body] of bodies) {
    const size = sizeOf(key, body);
    if (size > most.size) most = { key, size };
  }
  return most;
}

/**
 * With what is kept beside the bytes themselves: objects, and both compressed forms, each of which is at most an eighth
 * of what lists of parts are.
 */
function sizeOf(key: string, { content }: Sized): number {
  return content.body.length * 1.25 + 2 * key.length + 1000;
}
