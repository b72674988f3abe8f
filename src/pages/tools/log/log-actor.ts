/** Who acted, as it is stored, as it is shown, and as people type it to look for it. */

/** What a log filter asks for. */
interface AskedUser {
  /** Of a user, also of one that is deleted, or of somebody at the command line. */
  readonly name: string;
  /** Only somebody at the command line. */
  readonly atCommandLine: boolean;
}

/** Stands before the name of somebody at the command line. No user can be called like this. */
const storedMark = "!!!CLI ";

/** What is shown behind the name. Names of users have no blanks. */
export const commandLineWords = "command line";

export function isCommandLine(username: string): boolean {
  return username.startsWith(storedMark);
}

/** The stored name without the mark. */
export function actorName({ username }: { readonly username: string }): string {
  return isCommandLine(username) ? username.slice(storedMark.length) : username;
}

/** How somebody at the command line is stored. */
export function storedAtCommandLine(name: string): string {
  return storedMark + name;
}

/** Reads a name as the log shows it: “ada”, or “root command line”; also as it is stored. */
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

/** Without the separators at the end. An expression for them takes quadratic time. */
function withoutSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s/,(]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The text that {@link readActor} reads back. */
export function writeActor({ name, atCommandLine }: AskedUser): string {
  return atCommandLine ? `${name} ${commandLineWords}` : name;
}

/** The text that finds the entries of whoever made an entry. */
export function actorToAskFor({ username }: { readonly username: string }): string {
  return writeActor({ name: actorName({ username }), atCommandLine: isCommandLine(username) });
}
