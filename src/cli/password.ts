/** Reads passwords and other secrets from standard input. */
import { WrongUsage } from "./failure.ts";
import { tell, type Terminal } from "./terminal.ts";

/** Maximum length of the input in bytes. */
const maximumInputLength = 4096;

export async function readPassword(terminal: Terminal): Promise<string> {
  return readSecret(terminal, "password");
}

/** @param kind the name of the secret in messages */
export async function readSecret(
  terminal: Terminal,
  kind: "password" | "passphrase" | "token",
): Promise<string> {
  if (terminal.stdin.isTTY === true) tell(terminal, `Type the ${kind}, then press Enter and Ctrl+D.`);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of terminal.stdin) {
    const bytes = Buffer.from(chunk as Buffer);
    size += bytes.length;
    if (size > maximumInputLength)
      throw new WrongUsage(`The ${kind} must not be longer than ${maximumInputLength} bytes.`);
    chunks.push(bytes);
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new WrongUsage(`The ${kind} must be UTF-8 text.`);
  }
  const password = text.replace(/\r?\n$/, "");
  if (password === "") throw new WrongUsage(`No ${kind} was given on standard input.`);
  return password;
}
