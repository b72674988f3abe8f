/** SQL for the texts of parts that the search index of SQLite contains. Do not change it: migrations use it. */

/** Returns SQL for the names and numbers of a part. */
export const identifiers = (part: string): string => `' ' || ${part}.name_folded
  || ' ' || ${part}.manufacturer_product_number_folded
  || coalesce(' ' || ${part}.ipn_folded, '') || coalesce(' ' || ${part}.gtin, '')
  || coalesce((select group_concat(' ' || o.supplierpartnr_folded, '')
    from orderdetails o where o.part_id = ${part}.id), '')`;

/** Returns SQL for the texts of a parameter, including the number joined with its unit, such as `5v`. */
const parameter = (row: string): string => `' ' || ${row}.name_folded || ' ' || ${row}.symbol_folded
  || ' ' || ${row}.value_text_folded || ' ' || ${row}.unit_folded
  || case when ${row}.value_typical is null then ''
    else printf(' %.15g', ${row}.value_typical) || ${row}.unit_folded end`;

/** Returns SQL for the other texts of a part. */
export const texts = (
  part: string,
): string => `' ' || ${part}.tags_folded || ' ' || ${part}.description_folded || ' ' || ${part}.comment_folded
  || coalesce((select group_concat(${parameter("v")}, '') from parameters v where v.part_id = ${part}.id), '')`;
