/**
 * Compares the challenges of 401 responses (RFC 6750 §3). The challenge of the service must contain all recorded
 * members.
 */

const members = /(error|resource_metadata|scope)="[^"]*"/g;

/**
 * Returns the members that the actual challenge lacks. `resource_metadata` can have a longer path than the recorded
 * one.
 *
 * @param baseUrl replaces `{base}` in a recording
 */
export function missingInChallenge(
  recorded: string | undefined,
  actual: string | undefined,
  baseUrl: string,
): string[] {
  const wanted = recorded?.replace("{base}", baseUrl).match(members) ?? [];
  return wanted
    .map((member) => (member.startsWith("resource_metadata") ? member.replace(/"$/, "") : member))
    .filter((member) => actual?.includes(member) !== true);
}
