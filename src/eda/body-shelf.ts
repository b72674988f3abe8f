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
 * What was asked for longest ago goes first. The biggest body does not count to `maximumBytes`: what takes longest to
 * make is kept, however big it is, until something newer is the biggest.
 */
export function createShelf<Body extends Sized>(maximumBytes: number): Shelf<Body> {
  /** What was asked for last stands last. */
  const bodies = new Map<string, Body>();
  let bytes = 0;

  function remove(key: string): Body | undefined {
    const body = bodies.get(key);
    if (body !== undefined && bodies.delete(key)) bytes -= sizeOf(key, body);
    return body;
  }

  return {
    put(key, body) {
      remove(key);
      bodies.set(key, body);
      bytes += sizeOf(key, body);
      for (const oldest of bodies.keys()) {
        if (bytes <= maximumBytes || bytes - biggest(bodies) <= maximumBytes) return;
        remove(oldest);
      }
    },
    get(key) {
      const body = bodies.get(key);
      if (body !== undefined && bodies.delete(key)) bodies.set(key, body);
      return body;
    },
    remove: (key) => void remove(key),
  };
}

function biggest(bodies: ReadonlyMap<string, Sized>): number {
  let most = 0;
  for (const [key, body] of bodies) most = Math.max(most, sizeOf(key, body));
  return most;
}

/**
 * With what is kept beside the bytes themselves: objects, and both compressed forms, each of which is at most an eighth
 * of what lists of parts are.
 */
function sizeOf(key: string, { content }: Sized): number {
  return content.body.length * 1.25 + 2 * key.length + 1000;
}
