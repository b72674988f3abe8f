/** Keeps what was made last for texts that clients choose: bounded, since they can choose without end. */

/** A function from a key to what `make` made for it; the `size` keys used last are kept. */
export function recentlyUsed<T>(size: number): (key: string, make: () => T) => T {
  const kept = new Map<string, { readonly made: T }>();
  return (key, make) => {
    const entry = kept.get(key) ?? { made: make() };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    return entry.made;
  };
}
