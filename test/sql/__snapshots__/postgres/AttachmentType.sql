-- listAttachmentTypes: GET /api/attachment_types
--   62296ae3 5a2445f4 1da1d2df def53ee0 86226fcc

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

-- 1da1d2df
select count(*) as "total"
from "attachment_types";

-- def53ee0
select "attachment_types"."id" as "id"
from "attachment_types"
order by "attachment_types"."id" asc
limit $1 offset $2;

-- 86226fcc
with recursive "up"("id", "parent_id") as (select "c"."id" as "id", "c"."parent_id" as "parent_id"
from "attachment_types" as "c"
where "c"."id" = any(cast($1 as bigint[]))
union select "p"."id" as "id", "p"."parent_id" as "parent_id"
from "attachment_types" as "p"
inner join "up" on "up"."parent_id" = "p"."id") select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."filetype_filter" as "filetype_filter",
    "j1"."id" as "master_picture_attachment__id", "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "attachment_types" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = any(array(select id
from up))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."of_attachment_type_id" as "$owner"
from "attachments" as "t"
where "t"."of_attachment_type_id" = any(array(select id
from up))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."of_attachment_type_id" as "$owner"
from "parameters" as "t"
where "t"."of_attachment_type_id" = any(array(select id
from up))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listAttachmentTypes: GET /api/attachment_types?page=2&itemsPerPage=2
--   62296ae3 5a2445f4 1da1d2df 7d577f3f 86226fcc

-- 7d577f3f
select "attachment_types"."id" as "id"
from "attachment_types"
order by "attachment_types"."id" desc
limit $1 offset $2;

-- listAttachmentTypes: GET /api/attachment_types?cursor=
--   62296ae3 5a2445f4 1da1d2df 8fe74d29 86226fcc

-- 8fe74d29
select "attachment_types"."id" as "id", "attachment_types"."id" as "k0"
from "attachment_types"
order by "attachment_types"."id" asc
limit $1;

-- listAttachmentTypes: GET /api/attachment_types?id=1
--   62296ae3 5a2445f4 15dbf0ec 128e5ab9 af461619

-- 15dbf0ec
select count(*) as "total"
from "attachment_types"
where "attachment_types"."id" = any(cast($1 as bigint[]));

-- 128e5ab9
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."id" = any(cast($1 as bigint[]))
order by "attachment_types"."id" asc
limit $2 offset $3;

-- af461619
with recursive "up"("id", "parent_id") as (select "c"."id" as "id", "c"."parent_id" as "parent_id"
from "attachment_types" as "c"
where "c"."id" = $1
union select "p"."id" as "id", "p"."parent_id" as "parent_id"
from "attachment_types" as "p"
inner join "up" on "up"."parent_id" = "p"."id") select (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."filetype_filter" as "filetype_filter",
    "j1"."id" as "master_picture_attachment__id", "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "attachment_types" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = any(array(select id
from up))) as q) as "q0", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."of_attachment_type_id" as "$owner"
from "attachments" as "t"
where "t"."of_attachment_type_id" = any(array(select id
from up))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q1", (select json_agg(q)
from (select "t"."id" as "id", "t"."name" as "name", "t"."of_attachment_type_id" as "$owner"
from "parameters" as "t"
where "t"."of_attachment_type_id" = any(array(select id
from up))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc) as q) as "q2";

-- listAttachmentTypes: GET /api/attachment_types?name=sample
--   62296ae3 5a2445f4 c29dca01 ccf6f5af af461619

-- c29dca01
select count(*) as "total"
from "attachment_types"
where "attachment_types"."name_folded" = $1;

-- ccf6f5af
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."name_folded" = $1
order by "attachment_types"."id" asc
limit $2 offset $3;

-- listAttachmentTypes: GET /api/attachment_types?name=sam%25
--   62296ae3 5a2445f4 32fb6fc7 1b73b270 af461619

-- 32fb6fc7
select count(*) as "total"
from "attachment_types"
where "attachment_types"."name_folded" >= $1 and "attachment_types"."name_folded" < $2;

-- 1b73b270
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."name_folded" >= $1 and "attachment_types"."name_folded" < $2
order by "attachment_types"."id" asc
limit $3 offset $4;

-- listAttachmentTypes: GET /api/attachment_types?name=%25ampl%25
--   62296ae3 5a2445f4 9e5d5550 e78296de af461619

-- 9e5d5550
select count(*) as "total"
from "attachment_types"
where "attachment_types"."name_folded" like $1 escape '\';

-- e78296de
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."name_folded" like $1 escape '\'
order by "attachment_types"."id" asc
limit $2 offset $3;

-- listAttachmentTypes: GET /api/attachment_types?name=s_mple
--   62296ae3 5a2445f4 a58a01c6 0dfc532b af461619

-- a58a01c6
select count(*) as "total"
from "attachment_types"
where "attachment_types"."name_folded" >= $1 and "attachment_types"."name_folded" < $2 and "attachment_types"."name_folded" like $3 escape '\';

-- 0dfc532b
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."name_folded" >= $1 and "attachment_types"."name_folded" < $2 and "attachment_types"."name_folded" like $3 escape '\'
order by "attachment_types"."id" asc
limit $4 offset $5;

-- listAttachmentTypes: GET /api/attachment_types?comment=sam%25
--   62296ae3 5a2445f4 c1ba09ab

-- c1ba09ab
select count(*) as "total"
from "attachment_types"
where "attachment_types"."comment_folded" >= $1 and "attachment_types"."comment_folded" < $2;

-- listAttachmentTypes: GET /api/attachment_types?ancestors_of=1
--   62296ae3 5a2445f4 cd6f75d1

-- cd6f75d1
select count(*) as "total"
from "attachment_types"
where "attachment_types"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "attachment_types" as node
where "node"."id" = any(cast($1 as bigint[]))
union select node.parent_id
from "attachment_types" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);

-- listAttachmentTypes: GET /api/attachment_types?addedDate[after]=2020-01-01
--   62296ae3 5a2445f4 d414a442 09b51c25 86226fcc

-- d414a442
select count(*) as "total"
from "attachment_types"
where "attachment_types"."added_date" >= $1;

-- 09b51c25
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."added_date" >= $1
order by "attachment_types"."id" asc
limit $2 offset $3;

-- listAttachmentTypes: GET /api/attachment_types?lastModified[after]=2020-01-01
--   62296ae3 5a2445f4 f1bde095 122a100d 86226fcc

-- f1bde095
select count(*) as "total"
from "attachment_types"
where "attachment_types"."last_modified" >= $1;

-- 122a100d
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."last_modified" >= $1
order by "attachment_types"."id" asc
limit $2 offset $3;

-- listAttachmentTypes: GET /api/attachment_types?order[name]=asc
--   62296ae3 5a2445f4 1da1d2df 76d7568b 86226fcc

-- 76d7568b
select "attachment_types"."id" as "id"
from "attachment_types"
order by coalesce("attachment_types"."name_sort", "attachment_types"."name_folded") asc,
    "attachment_types"."id" asc
limit $1 offset $2;

-- listAttachmentTypes: GET /api/attachment_types?order[id]=desc
--   62296ae3 5a2445f4 1da1d2df 7d577f3f 86226fcc

-- listAttachmentTypes: GET /api/attachment_types?order[addedDate]=asc
--   62296ae3 5a2445f4 1da1d2df e33d1249 86226fcc

-- e33d1249
select "attachment_types"."id" as "id"
from "attachment_types"
order by "attachment_types"."added_date" asc, "attachment_types"."id" asc
limit $1 offset $2;

-- listAttachmentTypes: GET /api/attachment_types?order[lastModified]=asc
--   62296ae3 5a2445f4 1da1d2df 007cacfc 86226fcc

-- 007cacfc
select "attachment_types"."id" as "id"
from "attachment_types"
order by "attachment_types"."last_modified" asc, "attachment_types"."id" asc
limit $1 offset $2;

-- listAttachmentTypeChildren: GET /api/attachment_types/1/children
--   62296ae3 033584ac 5a2445f4 77c86ae1 2e532147 86226fcc

-- 033584ac
select "t"."id" as "id", "t"."version" as "version"
from "attachment_types" as "t"
where "t"."id" = $1;

-- 77c86ae1
select count(*) as "total"
from "attachment_types"
where "attachment_types"."parent_id" = $1;

-- 2e532147
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."parent_id" = $1
order by "attachment_types"."id" asc
limit $2 offset $3;

-- getAttachmentType: GET /api/attachment_types/1
--   62296ae3 af461619

-- listAttachmentTypeLog: GET /api/attachment_types/1/log
--   62296ae3 033584ac 9bde09ae 808fc842 416aee90 3ddd8d3d

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

-- 3ddd8d3d
select 'AttachmentType' as type, id, "name" as name
from "attachment_types"
where "id" = any(cast($1 as bigint[]));

-- createAttachmentType: POST /api/attachment_types
--   62296ae3 c64e0bf1 ce95031c af461619 d0910fb5 aecaa105 5b4d3250

-- c64e0bf1
select "id"
from "attachment_types"
where "name" = $1 and coalesce(parent_id, 0) = $2;

-- ce95031c
insert into "attachment_types" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
    "last_modified")
values ($1, $2, $3, $4, $5, $6, $7)
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

-- updateAttachmentType: PATCH /api/attachment_types/1
--   62296ae3 bd9b0aa2 c1320f46 31418462 fd70412a 979bb22f af461619 d0910fb5 aecaa105 5b4d3250

-- bd9b0aa2
select *
from "attachment_types"
where "id" = $1;

-- c1320f46
select "id"
from "attachment_types"
where "name" = $1 and coalesce(parent_id, 0) = $2 and "id" <> $3;

-- 31418462
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "attachment_types"
where id = $1
union all select t.id, t.level, length(t.full_path)
from "attachment_types" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;

-- fd70412a
update "attachment_types"
set "name" = $1, "name_folded" = $2, "full_path" = $3, "last_modified" = $4, "version" = $5
where "id" = $6;

-- 979bb22f
with recursive below(id, full_path, level) as ( select id, full_path, level
from "attachment_types"
where id = $1
union all select t.id, below.full_path || $2 || t.name, below.level + 1
from "attachment_types" t join below on t.parent_id = below.id ) update "attachment_types"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "attachment_types".id = below.id and "attachment_types".id <> $3
returning "attachment_types".id;

-- deleteAttachmentType: DELETE /api/attachment_types/5
--   62296ae3 bd9b0aa2 be3017ae 083f9069 31e56dc3 e2d9764e d0910fb5 aecaa105 5b4d3250

-- be3017ae
select (select count(*)
from "attachment_types"
where "parent_id" = $1) as "n0", (select count(*)
from "attachments"
where "attachment_type_id" = $2) as "n1";

-- 083f9069
select *
from "attachments"
where "of_attachment_type_id" = any(cast($1 as bigint[]))
order by "id";

-- 31e56dc3
select *
from "parameters"
where "of_attachment_type_id" = any(cast($1 as bigint[]))
order by "id";

-- e2d9764e
delete
from "attachment_types"
where "id" = any(cast($1 as bigint[]));

-- restoreAttachmentType: POST /api/attachment_types/1/restore
--   62296ae3 bd9b0aa2 4b54b8ec a023e089 633f9890 bd9b0aa2 c1320f46 31418462 fd70412a 979bb22f af461619 d0910fb5 aecaa105 5b4d3250

-- 4b54b8ec
select *
from "attachment_types"
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

-- restoreAttachmentType: POST /api/attachment_types/5/restore
--   62296ae3 bd9b0aa2 4b54b8ec a023e089 633f9890 07ae2145 bd9b0aa2 07ae2145 07ae2145 15dadbad c64e0bf1 374d1f1e af461619 d0910fb5 aecaa105 5b4d3250

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

-- 374d1f1e
insert into "attachment_types" ("name", "name_folded", "name_sort", "comment", "comment_folded",
    "not_selectable", "alternative_names", "master_picture_attachment_id", "parent_id", "filetype_filter",
    "full_path", "level", "added_date", "last_modified", "id", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
returning "id";
