/**
 * SQL with parameters that is compiled without Kysely. Statements that each start needs are written in this form, because
 * loading Kysely and building queries would take a large part of the start. Kysely's queries can contain it, too.
 */
import { sql } from "kysely";
import type {
  AliasedRawBuilder,
  CompiledQuery,
  Expression,
  KyselyPlugin,
  QueryExecutorProvider,
  QueryResult,
  RawBuilder,
  RawNode,
} from "kysely";
import type { Dialect } from "./kysely.ts";

export class SqlText<T = unknown> implements RawBuilder<T> {
  /** One more than `values`, which are between them. */
  readonly #strings: readonly string[];
  readonly #values: readonly unknown[];

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.#strings = strings;
    this.#values = values;
  }

  /** Returns the SQL, and the values of its parameters. Kysely's expressions cannot be part of it. */
  textFor(dialect: Dialect): { readonly sql: string; readonly parameters: readonly unknown[] } {
    const parameters: unknown[] = [];
    const append = (text: SqlText): string =>
      text.#strings.reduce((before, after, index) => {
        const value = text.#values[index - 1];
        if (value instanceof SqlText) return before + append(value) + after;
        if (isKysely(value)) throw new TypeError("An expression of Kysely cannot be part of SQL text.");
        parameters.push(value);
        return `${before}${dialect === "sqlite" ? "?" : `$${parameters.length}`}${after}`;
      });
    return { sql: append(this), parameters };
  }

  // The methods of Kysely.

  get #builder(): RawBuilder<T> {
    return sql<T>(Object.assign([...this.#strings], { raw: this.#strings }), ...this.#values);
  }

  get isRawBuilder(): true {
    return true;
  }

  get expressionType(): T | undefined {
    return undefined;
  }

  as<Alias extends string>(alias: Alias | Expression<unknown>): AliasedRawBuilder<T, Alias> {
    // The overloads of Kysely's method do not accept both types at once.
    return this.#builder.as(alias as Alias);
  }

  $castTo<Other>(): SqlText<Other> {
    return new SqlText<Other>(this.#strings, this.#values);
  }

  $notNull(): SqlText<Exclude<T, null>> {
    return this.$castTo();
  }

  withPlugin(plugin: KyselyPlugin): RawBuilder<T> {
    return this.#builder.withPlugin(plugin);
  }

  compile(provider: QueryExecutorProvider): CompiledQuery<T> {
    return this.#builder.compile(provider);
  }

  execute(provider: QueryExecutorProvider): Promise<QueryResult<T>> {
    return this.#builder.execute(provider);
  }

  toOperationNode(): RawNode {
    return this.#builder.toOperationNode();
  }
}

function isKysely(value: unknown): boolean {
  return value instanceof Object && "toOperationNode" in value;
}

/** Creates SQL from a template. Values that are not SQL are bound as parameters. */
export function sqlText<T = unknown>(strings: readonly string[], ...values: readonly unknown[]): SqlText<T> {
  return new SqlText<T>(strings, values);
}

/** Returns text that is not quoted or escaped. */
export function rawText<T = unknown>(text: string): SqlText<T> {
  return new SqlText<T>([text], []);
}

/** Returns the quoted name of a table, or of a column with or without its table, such as `t.id`. */
export function nameText<T = unknown>(name: string): SqlText<T> {
  return rawText(
    name
      .split(".")
      .map((part) => `"${part.replaceAll('"', '""')}"`)
      .join("."),
  );
}

export function joinText(texts: readonly SqlText[], separator = ", "): SqlText {
  const ends = texts.map((_, index) => (index < texts.length - 1 ? separator : ""));
  return new SqlText(["", ...ends], texts);
}
