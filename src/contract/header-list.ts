/** Builds response headers as a list of alternating names and values, which Node.js writes faster than an object. */
export type HeaderList = readonly string[];

type Headers = Readonly<Record<string, string>>;

export function headerList(headers: Headers): string[] {
  return Object.entries(headers).flat();
}

/** Sets a header. Replaces a header whose name is written in the same way. */
export function setHeader(list: string[], name: string, value: string): void {
  for (let index = 0; index < list.length; index += 2) {
    if (list[index] !== name) continue;
    list[index + 1] = value;
    return;
  }
  list.push(name, value);
}

export function setHeaders(list: string[], headers: Headers): void {
  for (const name of Object.keys(headers)) setHeader(list, name, headers[name] ?? "");
}
