/** Runs several requests to the source at the same time. */
import { maximumRequests } from "./client.ts";

/** Runs `work` for each value, at most {@link maximumRequests} at the same time. Returns the results in order. */
export async function inParallel<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < values.length; index = next++) {
      const value = values[index];
      if (value !== undefined) results[index] = await work(value);
    }
  };
  await Promise.all(Array.from({ length: maximumRequests }, worker));
  return results;
}
