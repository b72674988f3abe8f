/** Groups values by key. Replaces `Map.groupBy`, which is missing in the oldest supported Node.js version. */
export function groupBy<T, K>(
  values: readonly T[],
  keyOf: (value: T) => K,
): ReadonlyMap<K, readonly [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
