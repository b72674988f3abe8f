/**
 * Returns a function that computes the value of each key once and caches the value. The cache has no size limit, so use
 * this function only for a small, fixed set of keys.
 */
export function memoize<Key, Value extends NonNullable<unknown>>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    let value = values.get(key);
    if (value === undefined) values.set(key, (value = compute(key)));
    return value;
  };
}

/** Like {@link lazily}, but the call after a failed computation tries again. */
export function lazilyAsync<Value>(compute: () => Promise<Value>): () => Promise<Value> {
  let computed: Promise<Value> | null = null;
  return () =>
    (computed ??= compute().catch((error: unknown) => {
      computed = null;
      throw error;
    }));
}

/** Returns a function that computes a value on its first call and then returns the same value. */
export function lazily<Value>(compute: () => Value): () => Value {
  let computed: { readonly value: Value } | null = null;
  return () => (computed ??= { value: compute() }).value;
}
