/**
 * Continues with a value or with the result of a promise. Promises take much of the time of short requests, so values
 * that are already known are not awaited.
 */

/** Calls `next` with the value. If `value` is a promise, `next` is called when it is fulfilled. */
export function andThen<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
