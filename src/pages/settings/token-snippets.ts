/** What a new token is tried out with. */

/** A request that every token may make. */
export function curlCommand(baseUrl: string, token: string): string {
  return `curl --header 'Authorization: Bearer ${token}' \\\n  '${baseUrl}/api/tokens/current'`;
}
