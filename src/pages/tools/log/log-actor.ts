/** Converts actors of log entries between three forms: as stored, as shown, and as entered in the filter. */

interface ActorQuery {
  /** Name of a user, a deleted user or a command-line user. */
  readonly name: string;
  readonly atCommandLine: boolean;
}

/** Prefix of the stored names of command-line users. No user name can begin with this prefix. */
const commandLinePrefix = "!!!CLI ";

/** Text to show after the name of a command-line user. User names contain no spaces, so the result is unambiguous. */
export const commandLineSuffix = "command line";

export function isCommandLine(username: string): boolean {
  return username.startsWith(commandLinePrefix);
}

/** Returns the name without the prefix of command-line users. */
export function actorName({ username }: { readonly username: string }): string {
  return isCommandLine(username) ? username.slice(commandLinePrefix.length) : username;
}

export function storedAtCommandLine(name: string): string {
  return commandLinePrefix + name;
}

/** Parses a name as shown (“ada” or “root command line”) or as stored (“!!!CLI root”). */
export function parseActor(text: string): ActorQuery {
  if (isCommandLine(text)) return { name: actorName({ username: text }).trim(), atCommandLine: true };
  const whole = text.endsWith(")") ? text.slice(0, -1) : text;
  const before = whole.slice(0, -commandLineSuffix.length);
  const name = withoutSeparators(before);
  const isNamed = whole.slice(before.length).toLowerCase() === commandLineSuffix;
  return isNamed && name !== "" && name !== before
    ? { name, atCommandLine: true }
    : { name: text, atCommandLine: false };
}

/** Removes trailing separators without a regular expression, which would take quadratic time. */
function withoutSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s/,(]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Formats an actor in a form that {@link parseActor} can parse. */
export function formatActor({ name, atCommandLine }: ActorQuery): string {
  return atCommandLine ? `${name} ${commandLineSuffix}` : name;
}

/** Returns the filter text that finds all entries of the actor of an entry. */
export function actorFilterOf({ username }: { readonly username: string }): string {
  return formatActor({ name: actorName({ username }), atCommandLine: isCommandLine(username) });
}
