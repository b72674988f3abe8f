/** Actors of log entries: as stored, as shown, and as entered in the filter. */

interface AskedUser {
  /** Name of a user, also of a deleted one, or of a command-line user. */
  readonly name: string;
  /** Matches command-line users only. */
  readonly atCommandLine: boolean;
}

/** Prefix of command-line users. No user name can begin with it. */
const storedMark = "!!!CLI ";

/** Shown after the name. User names contain no spaces. */
export const commandLineWords = "command line";

export function isCommandLine(username: string): boolean {
  return username.startsWith(storedMark);
}

/** The stored name without the prefix. */
export function actorName({ username }: { readonly username: string }): string {
  return isCommandLine(username) ? username.slice(storedMark.length) : username;
}

/** The stored name of a command-line user. */
export function storedAtCommandLine(name: string): string {
  return storedMark + name;
}

/** Parses a name as shown (“ada” or “root command line”) or as stored. */
export function readActor(typed: string): AskedUser {
  if (isCommandLine(typed)) return { name: actorName({ username: typed }).trim(), atCommandLine: true };
  const whole = typed.endsWith(")") ? typed.slice(0, -1) : typed;
  const before = whole.slice(0, -commandLineWords.length);
  const name = withoutSeparators(before);
  const isNamed = whole.slice(before.length).toLowerCase() === commandLineWords;
  return isNamed && name !== "" && name !== before
    ? { name, atCommandLine: true }
    : { name: typed, atCommandLine: false };
}

/** Removes trailing separators. A regular expression for them takes quadratic time. */
function withoutSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s/,(]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The text that {@link readActor} parses. */
export function writeActor({ name, atCommandLine }: AskedUser): string {
  return atCommandLine ? `${name} ${commandLineWords}` : name;
}

/** The filter text that finds all entries of the actor of an entry. */
export function actorToAskFor({ username }: { readonly username: string }): string {
  return writeActor({ name: actorName({ username }), atCommandLine: isCommandLine(username) });
}
