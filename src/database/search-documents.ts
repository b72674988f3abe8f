/**
 * Creates the SQL that writes the search documents with Chinese, Japanese and Korean texts on SQLite. SQL cannot split
 * long texts into characters in linear time. See `migrations/0016-codes-and-search.ts`.
 */
import { memoize } from "../util/memoize.ts";
import { cjkClass } from "./search-document.ts";
import { identifiers, texts } from "./search-texts.ts";

/**
 * Returns the statement for the pending parts. Texts of ASCII characters are recognized by their length.
 * @param limit the maximum number of parts, or null for all
 */
export const cjkDocumentsSql = memoize((limit: number | null): string => {
  const pending = `select part_id from search_pending${limit === null ? "" : ` limit ${limit}`}`;
  // Without `materialized`, SQLite would put the texts together for each use of `doc`.
  return `with pending as materialized (
      select p.id, ${identifiers("p")} as names, ${identifiers("p")} || ${texts("p")} as doc
      from parts p where p.id in (${pending}))
    insert or replace into search_documents (part_id, names, doc)
    select id, search_document(names), search_document(doc) from pending
    where length(cast(doc as blob)) > length(doc) and doc glob '*[${cjkClass}]*'`;
});
