/** Lists with a filter form: reads the filters from the query, renders the form and links to further pages. */
import { Problem } from "../../util/errors.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "./components.tsx";
import { Field, Select, type FieldProps, type Option } from "./fields.tsx";
import type { PageResponse } from "./page.ts";
import type { FormErrors } from "./form-rejection.ts";
import { Icon } from "./icon.tsx";

interface TextFilter<Name extends string> extends Pick<
  FieldProps,
  "label" | "type" | "inputMode" | "maxLength" | "verbatim"
> {
  readonly name: Name;
  /** Converts a value to the form that the list expects. */
  readonly normalize?: (value: string) => string;
  /** Returns the error message for a value, or `null` if the value is valid. */
  readonly check?: (value: string) => string | null;
}

interface ChoiceFilter<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** The first option matches any value. */
  readonly options: readonly Option[];
  readonly error?: string;
}

export interface FilteredList<Name extends string> {
  readonly path: string;
  readonly label: string;
  readonly all: string;
  readonly first: string;
  readonly filters: readonly (TextFilter<Name> | ChoiceFilter<Name>)[];
}

export type FilterValues<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export interface Filtered<Name extends string, Found> {
  readonly list: FilteredList<Name>;
  readonly values: FilterValues<Name>;
  /** Cursor of the page; empty for the first page. */
  readonly cursor: string;
  /** The result. `null` if the form is rejected. */
  readonly found: Found | null;
  /** Status 400 and the errors if the form is rejected, otherwise empty. */
  readonly response: Pick<PageResponse, "status" | "errors">;
}

export function readFilters<Name extends string>(
  query: URLSearchParams,
  { filters }: Pick<FilteredList<Name>, "filters">,
): { readonly values: FilterValues<Name>; readonly errors: FormErrors } {
  const values: Partial<Record<Name, string>> = {};
  const errors: Record<string, string> = {};
  for (const filter of filters) {
    const given = query.get(filter.name)?.trim() ?? "";
    if (given === "") continue;
    const value = "normalize" in filter ? (filter.normalize?.(given) ?? given) : given;
    values[filter.name] = value;
    const error = errorOf(filter, value);
    if (error !== null) errors[filter.name] = error;
  }
  return { values, errors };
}

function errorOf(filter: TextFilter<string> | ChoiceFilter<string>, value: string): string | null {
  if ("options" in filter) {
    const isOption = filter.options.some((option) => option.value === value);
    return isOption ? null : (filter.error ?? "Choose an option.");
  }
  const { maxLength = 255, check } = filter;
  if ([...value].length > maxLength) return `The value must not be longer than ${maxLength} characters.`;
  if (value.includes("\0")) return "The value must not contain null characters.";
  return check?.(value) ?? null;
}

/** Reads the filters and the requested page of the list. `read` can reject values in the same way as the API. */
export async function readFiltered<Name extends string, Found>(
  query: URLSearchParams,
  list: FilteredList<Name>,
  read: (values: FilterValues<Name>, cursor: string) => Promise<Found>,
): Promise<Filtered<Name, Found>> {
  const { values, errors } = readFilters(query, list);
  const asked = { list, values, cursor: query.get("cursor") ?? "" };
  const refused = (why: FormErrors) => ({ ...asked, found: null, response: { status: 400, errors: why } });
  if (Object.keys(errors).length > 0) return refused(errors);
  try {
    return { ...asked, found: await read(values, asked.cursor), response: { status: 200 } };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "bad-request") throw error;
    const found: Record<string, string> = {};
    for (const { propertyPath, message } of error.violations ?? []) found[propertyPath] = message;
    const start = `This page of the list no longer exists. Start again with the ${list.first.toLowerCase()}.`;
    return refused("cursor" in found ? { "": start } : found);
  }
}

/** Returns the address of a list with filters: `listWith("/tools/log", { user: "ada" })`. */
export function listWith(path: string, values: FilterValues<string>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

type Shown = Filtered<string, unknown>;

/** The filter form, which is collapsed if it is long. Its errors are shown above it. */
export function FilterForm({ list, values, found }: Pick<Shown, "list" | "values" | "found">) {
  const isRejected = found === null;
  const { path, label, all, filters } = list;
  const labels = Object.fromEntries(filters.map((filter) => [filter.name, filter.label]));
  const isLong = filters.length > 4;
  const form = (
    <form
      class={isLong ? "filters four" : "filters"}
      method="get"
      action={path}
      role="search"
      aria-label={label}
    >
      {filters.map((filter) => {
        const value = values[filter.name];
        return "options" in filter ? (
          <Select {...filter} value={value} />
        ) : (
          <Field {...filter} value={value} autocomplete="off" />
        );
      })}
      <Actions>
        <Submit>Apply filters</Submit>
        {Object.keys(values).length > 0 && <LinkButton href={path}>{all}</LinkButton>}
      </Actions>
    </form>
  );
  return (
    <>
      <ErrorSummary labels={labels} />
      {isLong ? (
        <details class="filter-panel" open={isRejected}>
          <summary class="button quiet small">
            <Icon name="funnel" /> Filters
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
      {isLong && <ActiveFilters list={list} values={values} />}
    </>
  );
}

/** The values of collapsed filters, each with a link that removes it. */
function ActiveFilters({ list: { path, filters, all }, values }: Pick<Shown, "list" | "values">) {
  const active = filters.flatMap((filter) => {
    const value = values[filter.name];
    if (value === undefined) return [];
    const text = "options" in filter ? filter.options.find((option) => option.value === value)?.label : value;
    return [{ ...filter, text: text ?? value }];
  });
  if (active.length === 0) return null;
  return (
    <ul class="chips" aria-label="Active filters">
      {active.map(({ name, label, text }) => (
        <li>
          <a
            class="chip"
            href={listWith(path, { ...values, [name]: undefined })}
            aria-label={`Remove the filter ${label}: ${text}`}
          >
            <bdi>{`${label}: ${text}`}</bdi> <Icon name="x" />
          </a>
        </li>
      ))}
      <li>
        <a href={path}>{all}</a>
      </li>
    </ul>
  );
}

interface FurtherPagesProps extends Pick<Shown, "list" | "values" | "cursor"> {
  /** Cursor of the next page. `null` on the last page. */
  readonly next: string | null;
  readonly more: string;
}

export function FurtherPages({ list: { path, first }, values, cursor, next, more }: FurtherPagesProps) {
  if (next === null && cursor === "") return null;
  return (
    <Actions>
      {next !== null && <LinkButton href={listWith(path, { ...values, cursor: next })}>{more}</LinkButton>}
      {cursor !== "" && <LinkButton href={listWith(path, values)}>{first}</LinkButton>}
    </Actions>
  );
}
