/** Limits the number of labels of a request. */
import { invalid, type Problem } from "../../util/errors.ts";

export const maximumLabels = 2000;

/** @param property the property of the request that results in so many labels */
export function tooManyLabels(count: number, property = "elements"): Problem {
  const message = `The request results in ${count} labels. At most ${maximumLabels} are allowed. Send several requests.`;
  return invalid([{ propertyPath: property, message, code: "too-many" }]);
}
