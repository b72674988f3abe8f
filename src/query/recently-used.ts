/** Keeps the latest results for texts that clients choose: bounded, because clients can choose any number of them. */
import { LRUCache } from "lru-cache";

/** A function from a key to the result of `make` for it; the `size` keys used last are kept. */
export function recentlyUsed<T extends NonNullable<unknown>>(
  size: number,
): (key: string, make: () => T) => T {
  const kept = new LRUCache<string, T>({ max: size });
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    kept.set(key, made);
    return made;
  };
}
