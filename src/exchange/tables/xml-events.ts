/** Parses the XML of spreadsheets and netlists as a stream. */
import { SaxesParser } from "saxes";
import { ImportError } from "./import-error.ts";

interface XmlHandlers {
  /** @param name the local name */
  open?(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** The maximum length of a text or tag in bytes. The parser keeps it in memory. */
const maximumNode = 1024 * 1024;

/**
 * Calls the handlers for each chunk, and then yields. Entities of document types are not expanded.
 * @throws {ImportError} if the XML is malformed
 */
export async function* parseXml(
  path: string,
  chunks: AsyncIterable<Buffer>,
  { open, text, close }: XmlHandlers,
  remedy = "Save the spreadsheet again as .xlsx.",
): AsyncGenerator<void> {
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw new ImportError(`${path} is damaged: ${error.message}. ${remedy}`, error);
  });
  let pending = 0;
  parser.on("opentag", ({ name, attributes }) => {
    pending = 0;
    open?.(localName(name), attributes, parser.line);
  });
  const onText = (found: string): void => {
    pending = 0;
    text?.(found);
  };
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.on("closetag", ({ name }) => {
    pending = 0;
    close?.(localName(name));
  });
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    pending += chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (pending > maximumNode) {
      throw new ImportError(
        `${path} contains a text that is longer than ${maximumNode} bytes. Save it as CSV.`,
      );
    }
    yield;
  }
  parser.write(decoder.decode()).close();
}

export async function readXml(
  path: string,
  chunks: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
): Promise<void> {
  for await (const _ of parseXml(path, chunks, handlers)) void _;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Returns an attribute by its local name, such as `r:id`. */
export function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  const found = Object.entries(attributes).find(([own]) => own !== name && localName(own) === name);
  return attributes[name] ?? found?.[1];
}
