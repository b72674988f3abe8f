/** What can be a `client_id` at all, so that nothing else gets as far as the database. */

/** RFC 6749 appendix A.1 without blanks. */
export function isClientId(text: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(text);
}
