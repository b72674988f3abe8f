/** Types of the query parameters of the methods. `resources.ts` is generated and uses them. */

/** IDs or IRIs of elements: `3`, `[1, 3]` or `"1,3++"`. `+` includes the direct children, `++` all descendants. */
export type EntityFilter = number | string | readonly (number | string)[];

/** A period of time. */
export interface DateFilter {
  /** At or before this time. */
  readonly before?: string;
  readonly strictly_before?: string;
  /** At or after this time. */
  readonly after?: string;
  readonly strictly_after?: string;
}

/** A range of numbers. */
export interface NumberFilter {
  /** Such as `1..10`. */
  readonly between?: string;
  readonly gt?: number;
  readonly gte?: number;
  readonly lt?: number;
  readonly lte?: number;
}

type NestedProperties<V> = V extends readonly (infer Item)[]
  ? NestedProperties<Item>
  : V extends object
    ? readonly (keyof V)[] | NestedSelection<V>
    : never;

/** Properties of nested objects: `{ part: ["id", "name"] }`. */
export type NestedSelection<T> = { readonly [K in keyof T]?: NestedProperties<T[K]> };

/**
 * Selects the properties of the result: `properties: ["id", "name"]`. By default, it has all properties. An object
 * selects properties of nested objects: `properties: { part: ["id", "name"] }`. The type of the result stays complete.
 */
export interface Selection<T, P> {
  readonly properties?: readonly P[] | NestedSelection<T>;
}

/** Properties and page size of methods that read all pages. */
export interface Iteration<T, P> extends Selection<T, P> {
  /** Items per request. Default: 200, or `limit` + 1 if that is less. Maximum: 5,000. */
  readonly itemsPerPage?: number;
}

/** Properties and page of a list. */
export interface Paging<T, P> extends Selection<T, P> {
  /** Page number, starting with 1. */
  readonly page?: number;
  /** Items per page. Default: 30. Maximum: 5,000. */
  readonly itemsPerPage?: number;
  /** Position in the list, instead of `page`. Empty for the first page. */
  readonly cursor?: string;
}

/** The selected properties of a result. */
export type Selected<T, P extends keyof T> = [P] extends [never] ? T : Pick<T, P>;
