/** What is typed into the forms for clients: read from a form, and what the forms begin with. */
import type { Client } from "../../oauth/clients.ts";

export interface ClientFields {
  readonly name: string;
  /** One a line, as typed. */
  readonly redirectUris: string;
  readonly scopes: readonly string[];
  readonly active: boolean;
}

/** `read_only` is what most clients need. */
export const emptyClient: ClientFields = {
  name: "",
  redirectUris: "",
  scopes: ["read_only"],
  active: true,
};

export function fieldsOf({ name, redirectUris, scopes, active }: Client): ClientFields {
  return { name, redirectUris: redirectUris.join("\n"), scopes, active };
}

export function readFields(form: URLSearchParams): ClientFields {
  return {
    name: form.get("name") ?? "",
    redirectUris: form.get("redirect_uris") ?? "",
    scopes: form.getAll("scopes[]"),
    active: form.has("active"),
  };
}

/** The fields as they are stored: blank lines count for nothing. */
export function clientOf({ name, redirectUris, scopes, active }: ClientFields) {
  return {
    name: name.trim(),
    redirectUris: redirectUris
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ""),
    scopes,
    active,
  };
}
