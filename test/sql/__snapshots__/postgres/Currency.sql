-- listCurrencies: GET /api/currencies
--   62296ae3 5a2445f4 3808bc8e 41a32b86 e633e994

-- 62296ae3
select "api_tokens"."id" as "tokenId", "api_tokens"."name" as "tokenName", "api_tokens"."tier",
    "api_tokens"."valid_until" as "validUntil", "api_tokens"."last_time_used" as "lastTimeUsed",
    "users"."id" as "userId", "users"."name" as "username", "users"."disabled", "users"."permissions",
    (with recursive "chain"("parent_id", "permissions", "enforce_2fa",
    "depth") as ( select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa", 1
from "groups"
where "groups"."id" = "users"."group_id"
union all select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa", "chain"."depth" + 1
from "chain"
inner join "groups" on "groups"."id" = "chain"."parent_id"
where "chain"."depth" < 32) select cast(coalesce(json_agg("permissions"
order by "depth"), '[]') as text)
from "chain") as "groupPermissions", cast(pg_current_snapshot() as text) as "dataVersion"
from "api_tokens"
inner join "users" on "users"."id" = "api_tokens"."user_id"
where "api_tokens"."token_hash" = $1;

-- 5a2445f4
select max("id") as "latest"
from "change_feed";

-- 3808bc8e
select count(*) as "total"
from "currencies";

-- 41a32b86
select "currencies"."id" as "id"
from "currencies"
order by "currencies"."id" asc
limit $1 offset $2;

-- e633e994
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."iso_code" as "iso_code",
    "t"."exchange_rate" as "exchange_rate", "t"."exchange_rate_remainder" as "exchange_rate_remainder",
    "j1"."id" as "master_picture_attachment__id", "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "currencies" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = any(cast($1 as bigint[]))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."currency_id" as "$owner"
from "attachments" as "t"
where "t"."currency_id" = any(cast($2 as bigint[]))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."currency_id" as "$owner"
from "parameters" as "t"
where "t"."currency_id" = any(cast($3 as bigint[]))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listCurrencies: GET /api/currencies?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 3808bc8e a9f084a3 e633e994

-- a9f084a3
select "currencies"."id" as "id"
from "currencies"
order by "currencies"."id" desc
limit $1 offset $2;

-- listCurrencies: GET /api/currencies?cursor=
--   62296ae3 5a2445f4 3808bc8e eb62f856 e633e994

-- eb62f856
select "currencies"."id" as "id", "currencies"."id" as "k0"
from "currencies"
order by "currencies"."id" asc
limit $1;

-- listCurrencies: GET /api/currencies?iso_code=sam%25
--   62296ae3 5a2445f4 ce0c3ca9

-- ce0c3ca9
select count(*) as "total"
from "currencies"
where "currencies"."iso_code_folded" >= $1 and "currencies"."iso_code_folded" < $2;

-- listCurrencies: GET /api/currencies?id=1
--   62296ae3 5a2445f4 6b3a2c8d 7f81ad70 2f12614b

-- 6b3a2c8d
select count(*) as "total"
from "currencies"
where "currencies"."id" = any(cast($1 as bigint[]));

-- 7f81ad70
select "currencies"."id" as "id"
from "currencies"
where "currencies"."id" = any(cast($1 as bigint[]))
order by "currencies"."id" asc
limit $2 offset $3;

-- 2f12614b
select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."iso_code" as "iso_code",
    "t"."exchange_rate" as "exchange_rate", "t"."exchange_rate_remainder" as "exchange_rate_remainder",
    "j1"."id" as "master_picture_attachment__id", "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "currencies" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = $1) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."currency_id" as "$owner"
from "attachments" as "t"
where "t"."currency_id" = $2
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."currency_id" as "$owner"
from "parameters" as "t"
where "t"."currency_id" = $3
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listCurrencies: GET /api/currencies?name=sample
--   62296ae3 5a2445f4 ceb4b5bd 7965c1e8 2f12614b

-- ceb4b5bd
select count(*) as "total"
from "currencies"
where "currencies"."name_folded" = $1;

-- 7965c1e8
select "currencies"."id" as "id"
from "currencies"
where "currencies"."name_folded" = $1
order by "currencies"."id" asc
limit $2 offset $3;

-- listCurrencies: GET /api/currencies?name=sam%25
--   62296ae3 5a2445f4 2a59ddf2 bd50bcc7 2f12614b

-- 2a59ddf2
select count(*) as "total"
from "currencies"
where "currencies"."name_folded" >= $1 and "currencies"."name_folded" < $2;

-- bd50bcc7
select "currencies"."id" as "id"
from "currencies"
where "currencies"."name_folded" >= $1 and "currencies"."name_folded" < $2
order by "currencies"."id" asc
limit $3 offset $4;

-- listCurrencies: GET /api/currencies?name=%25ampl%25
--   62296ae3 5a2445f4 fe3c2fb7 f0ef868b 2f12614b

-- fe3c2fb7
select count(*) as "total"
from "currencies"
where "currencies"."name_folded" like $1 escape '\';

-- f0ef868b
select "currencies"."id" as "id"
from "currencies"
where "currencies"."name_folded" like $1 escape '\'
order by "currencies"."id" asc
limit $2 offset $3;

-- listCurrencies: GET /api/currencies?name=s_mple
--   62296ae3 5a2445f4 a7380472 8c37067d 2f12614b

-- a7380472
select count(*) as "total"
from "currencies"
where "currencies"."name_folded" >= $1 and "currencies"."name_folded" < $2 and "currencies"."name_folded" like $3 escape '\';

-- 8c37067d
select "currencies"."id" as "id"
from "currencies"
where "currencies"."name_folded" >= $1 and "currencies"."name_folded" < $2 and "currencies"."name_folded" like $3 escape '\'
order by "currencies"."id" asc
limit $4 offset $5;

-- listCurrencies: GET /api/currencies?comment=sam%25
--   62296ae3 5a2445f4 6897ab5f

-- 6897ab5f
select count(*) as "total"
from "currencies"
where "currencies"."comment_folded" >= $1 and "currencies"."comment_folded" < $2;

-- listCurrencies: GET /api/currencies?ancestors_of=1
--   62296ae3 5a2445f4 98f6966e

-- 98f6966e
select count(*) as "total"
from "currencies"
where "currencies"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "currencies" as node
where "node"."id" = any(cast($1 as bigint[]))
union select node.parent_id
from "currencies" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);

-- listCurrencies: GET /api/currencies?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 c286a039 630f7ce5 e633e994

-- c286a039
select count(*) as "total"
from "currencies"
where "currencies"."added_date" >= $1;

-- 630f7ce5
select "currencies"."id" as "id"
from "currencies"
where "currencies"."added_date" >= $1
order by "currencies"."id" asc
limit $2 offset $3;

-- listCurrencies: GET /api/currencies?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 55a808f9 880cb6f8 e633e994

-- 55a808f9
select count(*) as "total"
from "currencies"
where "currencies"."last_modified" >= $1;

-- 880cb6f8
select "currencies"."id" as "id"
from "currencies"
where "currencies"."last_modified" >= $1
order by "currencies"."id" asc
limit $2 offset $3;

-- listCurrencies: GET /api/currencies?order[name]=asc
--   62296ae3 5a2445f4 3808bc8e 36b874d6 e633e994

-- 36b874d6
select "currencies"."id" as "id"
from "currencies"
order by coalesce("currencies"."name_sort", "currencies"."name_folded") asc, "currencies"."id" asc
limit $1 offset $2;

-- listCurrencies: GET /api/currencies?order[id]=desc
--   62296ae3 5a2445f4 3808bc8e a9f084a3 e633e994

-- listCurrencies: GET /api/currencies?order[addedDate]=asc
--   62296ae3 5a2445f4 3808bc8e 48d65dea e633e994

-- 48d65dea
select "currencies"."id" as "id"
from "currencies"
order by "currencies"."added_date" asc, "currencies"."id" asc
limit $1 offset $2;

-- listCurrencies: GET /api/currencies?order[lastModified]=asc
--   62296ae3 5a2445f4 3808bc8e 307e75e0 e633e994

-- 307e75e0
select "currencies"."id" as "id"
from "currencies"
order by "currencies"."last_modified" asc, "currencies"."id" asc
limit $1 offset $2;

-- listCurrencyChildren: GET /api/currencies/1/children
--   62296ae3 179d0035 5a2445f4 22f105f0 ea3744d3 e633e994

-- 179d0035
select "t"."id" as "id", "t"."version" as "version"
from "currencies" as "t"
where "t"."id" = $1;

-- 22f105f0
select count(*) as "total"
from "currencies"
where "currencies"."parent_id" = $1;

-- ea3744d3
select "currencies"."id" as "id"
from "currencies"
where "currencies"."parent_id" = $1
order by "currencies"."id" asc
limit $2 offset $3;

-- getCurrency: GET /api/currencies/1
--   62296ae3 2f12614b

-- listCurrencyLog: GET /api/currencies/1/log
--   62296ae3 179d0035 9bde09ae 808fc842 416aee90 7443060d

-- 9bde09ae
select count(*) as "total"
from "log_entries"
where log_entries.target_type = $1 and log_entries.target_id = $2;

-- 808fc842
select "log_entries"."id" as "id"
from "log_entries"
where log_entries.target_type = $1 and log_entries.target_id = $2
order by "log_entries"."id" desc
limit $3 offset $4;

-- 416aee90
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" = $1;

-- 7443060d
select 'Currency' as type, id, "name" as name
from "currencies"
where "id" = any(cast($1 as bigint[]));

-- createCurrency: POST /api/currencies
--   62296ae3 f01b2644 17b3cb02 51d3cc81 2f12614b d0910fb5 aecaa105 5b4d3250

-- f01b2644
select "id"
from "currencies"
where "name" = $1 and coalesce(parent_id, 0) = $2;

-- 17b3cb02
select "id"
from "currencies"
where "iso_code" = $1;

-- 51d3cc81
insert into "currencies" ("name", "name_folded", "name_sort", "iso_code", "iso_code_folded", "full_path",
    "level", "added_date", "last_modified")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning "id";

-- d0910fb5
insert into "change_sets" ("datetime", "operation", "undoes_id", "user_id", "username", "client", "comment")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- aecaa105
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

-- 5b4d3250
insert into change_feed (datetime, kind, target_type, target_id, owner_type, user_id) select datetime, kind,
    type, id, owner, "user"
from (select pg_advisory_xact_lock(7232002) offset 0) as locked cross join rows
from (json_to_recordset(cast($1 as json)) as (datetime text, kind text, type text, id bigint, owner text,
    "user" bigint)) with ordinality as given(datetime, kind, type, id, owner, "user", position)
order by position;

-- updateCurrency: PATCH /api/currencies/1
--   62296ae3 64d9922b 37e3d46f 424313ca dfe6a1a4 d62a72b6 2f12614b d0910fb5 aecaa105 5b4d3250

-- 64d9922b
select *
from "currencies"
where "id" = $1;

-- 37e3d46f
select "id"
from "currencies"
where "name" = $1 and coalesce(parent_id, 0) = $2 and "id" <> $3;

-- 424313ca
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "currencies"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "currencies" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- dfe6a1a4
update "currencies"
set "name" = $1, "name_folded" = $2, "full_path" = $3, "last_modified" = $4, "version" = $5
where "id" = $6;

-- d62a72b6
with recursive below(id, full_path, level) as ( select id, full_path, level
from "currencies"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "currencies" t join below on t.parent_id = below.id ) update "currencies"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "currencies".id = below.id and "currencies".id <> $3
returning "currencies".id;

-- deleteCurrency: DELETE /api/currencies/5
--   62296ae3 64d9922b 5da35a94 bdfdcda1 8e0df6f4 c38cf6aa d0910fb5 aecaa105 5b4d3250

-- 5da35a94
select (select count(*)
from "currencies"
where "parent_id" = $1) as "n0", (select count(*)
from "pricedetails"
where "currency_id" = $2) as "n1", (select count(*)
from "project_bom_entries"
where "price_currency_id" = $3) as "n2";

-- bdfdcda1
select *
from "attachments"
where "currency_id" = any(cast($1 as bigint[]))
order by "id";

-- 8e0df6f4
select *
from "parameters"
where "currency_id" = any(cast($1 as bigint[]))
order by "id";

-- c38cf6aa
delete
from "currencies"
where "id" = any(cast($1 as bigint[]));

-- restoreCurrency: POST /api/currencies/1/restore
--   62296ae3 64d9922b 8e0a6665 a023e089 633f9890 64d9922b 37e3d46f 424313ca dfe6a1a4 d62a72b6 2f12614b d0910fb5 aecaa105 5b4d3250

-- 8e0a6665
select *
from "currencies"
where "id" = any(cast($1 as bigint[]))
order by "id";

-- a023e089
select "id", "kind", "changes", "data", "target_id" as "target_id"
from "log_entries"
where "target_type" = $1 and "target_id" = any(cast($2 as bigint[])) and "datetime" > $3 and "id" >= $4 and "id" < $5
order by "id" desc
limit $6;

-- 633f9890
select "value"
from "instance"
where "key" = $1;

-- restoreCurrency: POST /api/currencies/5/restore
--   62296ae3 64d9922b 8e0a6665 a023e089 633f9890 07ae2145 64d9922b 07ae2145 07ae2145 15dadbad f01b2644 17b3cb02 04ab6358 2f12614b d0910fb5 aecaa105 5b4d3250

-- 07ae2145
select "id", "data", "change_set_id"
from "log_entries"
where "target_type" = $1 and "target_id" = $2 and "kind" = $3
order by "id" desc
limit $4;

-- 15dadbad
select "id"
from "change_sets"
where "id" = $1;

-- 04ab6358
insert into "currencies" ("name", "name_folded", "name_sort", "comment", "comment_folded", "not_selectable",
    "alternative_names", "master_picture_attachment_id", "parent_id", "iso_code", "iso_code_folded",
    "exchange_rate", "exchange_rate_remainder", "full_path", "level", "added_date", "last_modified", "id",
    "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
returning "id";
