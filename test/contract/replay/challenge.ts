/** Compares challenges of 401 responses (RFC 6750 §3): those of the service contain everything that was recorded. */

const members = /(error|resource_metadata|scope)="[^"]*"/g;

/**
 * What is missing in our challenge; empty when nothing is. Where to get a token may be told more exactly, by the path
 * of what is protected.
 * @param baseUrl what `{base}` stands for in a recording
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
