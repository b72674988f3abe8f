-- listAttachmentTypes: GET /api/attachment_types
--   37997151 5a2445f4 1da1d2df 2aa3be8a cd1e5a61 648f8d05 4af8276f d99bdbd3

-- 37997151
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
where "chain"."depth" < 32) select json_group_array("permissions"
order by "depth")
from "chain") as "groupPermissions", null as "dataVersion"
from "api_tokens"
inner join "users" on "users"."id" = "api_tokens"."user_id"
where "api_tokens"."token_hash" = ?;
--| SEARCH api_tokens USING INDEX api_tokens_token_hash_key (token_hash=?)
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   CO-ROUTINE chain
--|     SETUP
--|       SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--|     RECURSIVE STEP
--|       SCAN chain
--|       SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--|   USE TEMP B-TREE FOR json_group_array(ORDER BY)
--|   SCAN chain

-- 5a2445f4
select max("id") as "latest"
from "change_feed";
--| SEARCH change_feed

-- 1da1d2df
select count(*) as "total"
from "attachment_types";
--| SCAN attachment_types USING COVERING INDEX attachment_types_name_sort_index

-- 2aa3be8a
select "attachment_types"."id" as "id"
from "attachment_types"
order by "attachment_types"."id" asc
limit ? offset ?;
--| SCAN attachment_types

-- cd1e5a61
with recursive "up"("id", "parent_id") as (select "c"."id" as "id", "c"."parent_id" as "parent_id"
from "attachment_types" as "c"
where "c"."id" in (select value
from json_each(?))
union select "p"."id" as "id", "p"."parent_id" as "parent_id"
from "attachment_types" as "p"
inner join "up" on "up"."parent_id" = "p"."id") select "up"."id" as "id"
from "up";
--| CO-ROUTINE up
--|   SETUP
--|     SEARCH c USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   RECURSIVE STEP
--|     SCAN up
--|     SEARCH p USING INTEGER PRIMARY KEY (rowid=?)
--| SCAN up

-- 648f8d05
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."filetype_filter" as "filetype_filter",
    "j1"."id" as "master_picture_attachment__id", "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "attachment_types" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 4af8276f
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."of_attachment_type_id" as "$owner"
from "attachments" as "t"
where "t"."of_attachment_type_id" between ? and ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_of_attachment_type_id_attachment_type_id_name_key (of_attachment_type_id>? AND of_attachment_type_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- d99bdbd3
select "t"."id" as "id", "t"."name" as "name", "t"."of_attachment_type_id" as "$owner"
from "parameters" as "t"
where "t"."of_attachment_type_id" between ? and ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_of_attachment_type_id_name_group_name_key (of_attachment_type_id>? AND of_attachment_type_id<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachmentTypes: GET /api/attachment_types?page=2&itemsPerPage=2
--   37997151 5a2445f4 1da1d2df ed09c058 cd1e5a61 648f8d05 049cc5b9 c91b2bd1

-- ed09c058
select "attachment_types"."id" as "id"
from "attachment_types"
order by "attachment_types"."id" desc
limit ? offset ?;
--| SCAN attachment_types

-- 049cc5b9
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."of_attachment_type_id" as "$owner"
from "attachments" as "t"
where "t"."of_attachment_type_id" in (select value
from json_each(?))
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_of_attachment_type_id_attachment_type_id_name_key (of_attachment_type_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- c91b2bd1
select "t"."id" as "id", "t"."name" as "name", "t"."of_attachment_type_id" as "$owner"
from "parameters" as "t"
where "t"."of_attachment_type_id" in (select value
from json_each(?))
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_of_attachment_type_id_name_group_name_key (of_attachment_type_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachmentTypes: GET /api/attachment_types?cursor=
--   37997151 5a2445f4 1da1d2df afa0b8c0 cd1e5a61 648f8d05 4af8276f d99bdbd3

-- afa0b8c0
select "attachment_types"."id" as "id", "attachment_types"."id" as "k0"
from "attachment_types"
order by "attachment_types"."id" asc
limit ?;
--| SCAN attachment_types

-- listAttachmentTypes: GET /api/attachment_types?id=1
--   37997151 5a2445f4 f6f38c10 c209734f cd1e5a61 4d43a6ba 467a390e 737d1aef

-- f6f38c10
select count(*) as "total"
from "attachment_types"
where "attachment_types"."id" in (select value
from json_each(?));
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- c209734f
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."id" in (select value
from json_each(?))
order by +"attachment_types"."id" asc
limit ? offset ?;
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 4d43a6ba
select "t"."id" as "id", "t"."name" as "name", "t"."full_path" as "full_path", "t"."level" as "level",
    "t"."parent_id" as "parent_id", "t"."comment" as "comment", "t"."not_selectable" as "not_selectable",
    "t"."alternative_names" as "alternative_names", "t"."filetype_filter" as "filetype_filter",
    "j1"."id" as "master_picture_attachment__id", "j1"."name" as "master_picture_attachment__name",
    "j1"."internal_path" as "master_picture_attachment__internal_path",
    "j1"."external_path" as "master_picture_attachment__external_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "attachment_types" as "t"
left join "attachments" as "j1" on "j1"."id" = "t"."master_picture_attachment_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- 467a390e
select "t"."id" as "id", "t"."name" as "name", "t"."internal_path" as "internal_path",
    "t"."external_path" as "external_path", "t"."of_attachment_type_id" as "$owner"
from "attachments" as "t"
where "t"."of_attachment_type_id" = ?
order by coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX attachments_of_attachment_type_id_attachment_type_id_name_key (of_attachment_type_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 737d1aef
select "t"."id" as "id", "t"."name" as "name", "t"."of_attachment_type_id" as "$owner"
from "parameters" as "t"
where "t"."of_attachment_type_id" = ?
order by "t"."group_name" asc, coalesce("t"."name_sort", "t"."name_folded") asc, "t"."id" asc;
--| SEARCH t USING INDEX parameters_of_attachment_type_id_name_group_name_key (of_attachment_type_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachmentTypes: GET /api/attachment_types?name=sample
--   37997151 5a2445f4 b28d8e38 5653cdb6 cd1e5a61 4d43a6ba 467a390e 737d1aef

-- b28d8e38
select count(*) as "total"
from "attachment_types"
where "attachment_types"."name_folded" = ?;
--| SEARCH attachment_types USING COVERING INDEX attachment_types_name_folded_index (name_folded=?)

-- 5653cdb6
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."name_folded" = ?
order by +"attachment_types"."id" asc
limit ? offset ?;
--| SEARCH attachment_types USING COVERING INDEX attachment_types_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachmentTypes: GET /api/attachment_types?name=sam%25
--   37997151 5a2445f4 1074e1c6 503a024a cd1e5a61 4d43a6ba 467a390e 737d1aef

-- 1074e1c6
select count(*) as "total"
from "attachment_types"
where "attachment_types"."name_folded" >= ? and "attachment_types"."name_folded" < ?;
--| SEARCH attachment_types USING COVERING INDEX attachment_types_name_folded_index (name_folded>? AND name_folded<?)

-- 503a024a
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."name_folded" >= ? and "attachment_types"."name_folded" < ?
order by +"attachment_types"."id" asc
limit ? offset ?;
--| SEARCH attachment_types USING COVERING INDEX attachment_types_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachmentTypes: GET /api/attachment_types?name=%25ampl%25
--   37997151 5a2445f4 2a04b772 29ed34a9 cd1e5a61 4d43a6ba 467a390e 737d1aef

-- 2a04b772
select count(*) as "total"
from "attachment_types"
where "attachment_types"."name_folded" like ? escape '\';
--| SCAN attachment_types USING COVERING INDEX attachment_types_name_folded_index

-- 29ed34a9
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."name_folded" like ? escape '\'
order by +"attachment_types"."id" asc
limit ? offset ?;
--| SCAN attachment_types USING COVERING INDEX attachment_types_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachmentTypes: GET /api/attachment_types?name=s_mple
--   37997151 5a2445f4 b981aa48 8c381fcb cd1e5a61 4d43a6ba 467a390e 737d1aef

-- b981aa48
select count(*) as "total"
from "attachment_types"
where "attachment_types"."name_folded" >= ? and "attachment_types"."name_folded" < ? and "attachment_types"."name_folded" like ? escape '\';
--| SEARCH attachment_types USING COVERING INDEX attachment_types_name_folded_index (name_folded>? AND name_folded<?)

-- 8c381fcb
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."name_folded" >= ? and "attachment_types"."name_folded" < ? and "attachment_types"."name_folded" like ? escape '\'
order by +"attachment_types"."id" asc
limit ? offset ?;
--| SEARCH attachment_types USING COVERING INDEX attachment_types_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachmentTypes: GET /api/attachment_types?comment=sam%25
--   37997151 5a2445f4 e85004c1

-- e85004c1
select count(*) as "total"
from "attachment_types"
where "attachment_types"."comment_folded" >= ? and "attachment_types"."comment_folded" < ?;
--| SCAN attachment_types

-- listAttachmentTypes: GET /api/attachment_types?ancestors_of=1
--   37997151 5a2445f4 054c2d3c

-- 054c2d3c
select count(*) as "total"
from "attachment_types"
where "attachment_types"."id" in (select id
from ( with recursive above(id) as ( select node.parent_id
from "attachment_types" as node
where "node"."id" in (select value
from json_each(?))
union select node.parent_id
from "attachment_types" as node
inner join above on node.id = above.id ) select id
from above
where id is not null) as ancestor);
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE above
--|     SETUP
--|       SEARCH node USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN above
--|       SEARCH node USING INTEGER PRIMARY KEY (rowid=?)
--|   SCAN above

-- listAttachmentTypes: GET /api/attachment_types?addedDate[after]=2020-01-01
--   37997151 5a2445f4 1d46f65d 969a4e44 cd1e5a61 648f8d05 4af8276f d99bdbd3

-- 1d46f65d
select count(*) as "total"
from "attachment_types"
where "attachment_types"."added_date" >= ?;
--| SEARCH attachment_types USING COVERING INDEX attachment_types_added_date_index (added_date>?)

-- 969a4e44
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."added_date" >= ?
order by +"attachment_types"."id" asc
limit ? offset ?;
--| SEARCH attachment_types USING COVERING INDEX attachment_types_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachmentTypes: GET /api/attachment_types?lastModified[after]=2020-01-01
--   37997151 5a2445f4 a801a137 24a20f27 cd1e5a61 648f8d05 4af8276f d99bdbd3

-- a801a137
select count(*) as "total"
from "attachment_types"
where "attachment_types"."last_modified" >= ?;
--| SEARCH attachment_types USING COVERING INDEX attachment_types_last_modified_index (last_modified>?)

-- 24a20f27
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."last_modified" >= ?
order by +"attachment_types"."id" asc
limit ? offset ?;
--| SEARCH attachment_types USING COVERING INDEX attachment_types_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachmentTypes: GET /api/attachment_types?order[name]=asc
--   37997151 5a2445f4 1da1d2df 28ae12fd cd1e5a61 648f8d05 4af8276f d99bdbd3

-- 28ae12fd
select "attachment_types"."id" as "id"
from "attachment_types"
order by coalesce("attachment_types"."name_sort", "attachment_types"."name_folded") asc,
    "attachment_types"."id" asc
limit ? offset ?;
--| SCAN attachment_types USING COVERING INDEX attachment_types_name_sort_index

-- listAttachmentTypes: GET /api/attachment_types?order[id]=desc
--   37997151 5a2445f4 1da1d2df ed09c058 cd1e5a61 648f8d05 4af8276f d99bdbd3

-- listAttachmentTypes: GET /api/attachment_types?order[addedDate]=asc
--   37997151 5a2445f4 1da1d2df 091dff86 cd1e5a61 648f8d05 4af8276f d99bdbd3

-- 091dff86
select "attachment_types"."id" as "id"
from "attachment_types"
order by "attachment_types"."added_date" asc, "attachment_types"."id" asc
limit ? offset ?;
--| SCAN attachment_types USING COVERING INDEX attachment_types_added_date_index

-- listAttachmentTypes: GET /api/attachment_types?order[lastModified]=asc
--   37997151 5a2445f4 1da1d2df c58f4a85 cd1e5a61 648f8d05 4af8276f d99bdbd3

-- c58f4a85
select "attachment_types"."id" as "id"
from "attachment_types"
order by "attachment_types"."last_modified" asc, "attachment_types"."id" asc
limit ? offset ?;
--| SCAN attachment_types USING COVERING INDEX attachment_types_last_modified_index

-- listAttachmentTypeChildren: GET /api/attachment_types/1/children
--   37997151 43d8f4db 5a2445f4 64d651ea ffbdbea2 cd1e5a61 648f8d05 049cc5b9 c91b2bd1

-- 43d8f4db
select "t"."id" as "id", "t"."version" as "version"
from "attachment_types" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 64d651ea
select count(*) as "total"
from "attachment_types"
where "attachment_types"."parent_id" = ?;
--| SEARCH attachment_types USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)

-- ffbdbea2
select "attachment_types"."id" as "id"
from "attachment_types"
where "attachment_types"."parent_id" = ?
order by "attachment_types"."id" asc
limit ? offset ?;
--| SEARCH attachment_types USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)

-- getAttachmentType: GET /api/attachment_types/1
--   37997151 cd1e5a61 4d43a6ba 467a390e 737d1aef

-- listAttachmentTypeLog: GET /api/attachment_types/1/log
--   37997151 43d8f4db 21ae8073 7c536c9d dc701559 2519feb2

-- 21ae8073
select count(*) as "total"
from "log_entries"
where log_entries.target_type = ? and log_entries.target_id = ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)

-- 7c536c9d
select "log_entries"."id" as "id"
from "log_entries"
where log_entries.target_type = ? and log_entries.target_id = ?
order by "log_entries"."id" desc
limit ? offset ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)

-- dc701559
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- 2519feb2
select 'AttachmentType' as type, id, "name" as name
from "attachment_types"
where "id" in (select value
from json_each(?));
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- createAttachmentType: POST /api/attachment_types
--   37997151 a19db3cb 47793813 cd1e5a61 4d43a6ba 467a390e 737d1aef fe3c446c 94f37e56 54bc2f95

-- a19db3cb
select "id"
from "attachment_types"
where "name" = ? and coalesce(parent_id, 0) = ?;
--| SEARCH attachment_types USING INDEX attachment_types_parent_id_name_key (<expr>=? AND name=?)

-- 47793813
insert into "attachment_types" ("name", "name_folded", "name_sort", "full_path", "level", "added_date",
    "last_modified")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_of_attachment_type_id_name_group_name_key (of_attachment_type_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_of_attachment_type_id_attachment_type_id_name_key (of_attachment_type_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--| SEARCH attachment_types USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)

-- fe3c446c
insert into "change_sets" ("datetime", "operation", "undoes_id", "user_id", "username", "client", "comment")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH order_lines USING COVERING INDEX order_lines_change_set_id_index (change_set_id=?)
--| SEARCH imported_files USING COVERING INDEX imported_files_change_set_id_index (change_set_id=?)

-- 94f37e56
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- 54bc2f95
insert into change_feed (datetime, kind, target_type, target_id, owner_type, user_id) select datetime, kind,
    type, id, owner, "user"
from (select key as position, value ->> 'datetime' as "datetime", value ->> 'kind' as "kind",
    value ->> 'type' as "type", value ->> 'id' as "id", value ->> 'owner' as "owner",
    value ->> 'user' as "user"
from json_each(?)) as given
order by position;
--| SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- updateAttachmentType: PATCH /api/attachment_types/1
--   37997151 66fc27b6 f442dcf7 60ed0bbf 4bf036f7 c4fd1f15 cd1e5a61 4d43a6ba 467a390e 737d1aef fe3c446c 94f37e56 54bc2f95

-- 66fc27b6
select *
from "attachment_types"
where "id" = ?;
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)

-- f442dcf7
select "id"
from "attachment_types"
where "name" = ? and coalesce(parent_id, 0) = ? and "id" <> ?;
--| SEARCH attachment_types USING INDEX attachment_types_parent_id_name_key (<expr>=? AND name=?)

-- 60ed0bbf
with recursive below(id, level, characters) as ( select id, level, length(full_path)
from "attachment_types"
where id = ?
union all select t.id, t.level, length(t.full_path)
from "attachment_types" t join below on t.parent_id = below.id ) select max(level) as level,
    max(characters) - min(characters) as characters
from below;
--| CO-ROUTINE below
--|   SETUP
--|     SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX attachment_types_parent_id_index (parent_id=?)
--| SCAN below

-- 4bf036f7
update "attachment_types"
set "name" = ?, "name_folded" = ?, "full_path" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)

-- c4fd1f15
with recursive below(id, full_path, level) as ( select id, full_path, level
from "attachment_types"
where id = ?
union all select t.id, below.full_path || ? || t.name, below.level + 1
from "attachment_types" t join below on t.parent_id = below.id ) update "attachment_types"
set full_path = below.full_path, level = below.level, version = version + 1
from below
where "attachment_types".id = below.id and "attachment_types".id <> ?
returning "attachment_types".id;
--| MATERIALIZE below
--|   SETUP
--|     SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--|   RECURSIVE STEP
--|     SCAN below
--|     SEARCH t USING INDEX attachment_types_parent_id_index (parent_id=?)
--| SCAN attachment_types
--| BLOOM FILTER ON below (id=?)
--| SEARCH below USING AUTOMATIC COVERING INDEX (id=?)

-- deleteAttachmentType: DELETE /api/attachment_types/5
--   37997151 66fc27b6 4334900f 48cd4335 7673f9f6 934dbb54 fe3c446c 94f37e56 54bc2f95

-- 4334900f
select (select count(*)
from "attachment_types"
where "parent_id" = ?) as "n0", (select count(*)
from "attachments"
where "attachment_type_id" = ?) as "n1";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH attachment_types USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)
--| SCALAR SUBQUERY 2
--|   SEARCH attachments USING COVERING INDEX attachments_attachment_type_id_index (attachment_type_id=?)

-- 48cd4335
select *
from "attachments"
where "of_attachment_type_id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INDEX attachments_of_attachment_type_id_attachment_type_id_name_key (of_attachment_type_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 7673f9f6
select *
from "parameters"
where "of_attachment_type_id" in (select value
from json_each(?))
order by "id";
--| SEARCH parameters USING INDEX parameters_of_attachment_type_id_name_group_name_key (of_attachment_type_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 934dbb54
delete
from "attachment_types"
where "id" in (select value
from json_each(?));
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH parameters USING COVERING INDEX parameters_of_attachment_type_id_name_group_name_key (of_attachment_type_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_of_attachment_type_id_attachment_type_id_name_key (of_attachment_type_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--| SEARCH attachment_types USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)

-- restoreAttachmentType: POST /api/attachment_types/1/restore
--   37997151 66fc27b6 53752a17 13d6c6a6 5ed49a96 66fc27b6 f442dcf7 60ed0bbf 4bf036f7 c4fd1f15 cd1e5a61 4d43a6ba 467a390e 737d1aef fe3c446c 94f37e56 54bc2f95

-- 53752a17
select *
from "attachment_types"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 13d6c6a6
select "id", "kind", "changes", "data", "target_id" as "target_id"
from "log_entries"
where "target_type" = ? and "target_id" in (select value
from json_each(?)) and "datetime" > ? and "id" >= ? and "id" < ?
order by "id" desc
limit ?;
--| SEARCH log_entries USING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=? AND rowid>? AND rowid<?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 5ed49a96
select "value"
from "instance"
where "key" = ?;
--| SEARCH instance USING INDEX sqlite_autoindex_instance_1 (key=?)

-- restoreAttachmentType: POST /api/attachment_types/5/restore
--   37997151 66fc27b6 53752a17 13d6c6a6 5ed49a96 5c34f3e6 66fc27b6 5c34f3e6 5c34f3e6 0c57e9bf a19db3cb 24a8f275 cd1e5a61 4d43a6ba 467a390e 737d1aef fe3c446c 94f37e56 54bc2f95

-- 5c34f3e6
select "id", "data", "change_set_id"
from "log_entries"
where "target_type" = ? and "target_id" = ? and "kind" = ?
order by "id" desc
limit ?;
--| SEARCH log_entries USING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)

-- 0c57e9bf
select "id"
from "change_sets"
where "id" = ?;
--| SEARCH change_sets USING INTEGER PRIMARY KEY (rowid=?)

-- 24a8f275
insert into "attachment_types" ("name", "name_folded", "name_sort", "comment", "comment_folded",
    "not_selectable", "alternative_names", "master_picture_attachment_id", "parent_id", "filetype_filter",
    "full_path", "level", "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH parameters USING COVERING INDEX parameters_of_attachment_type_id_name_group_name_key (of_attachment_type_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_of_attachment_type_id_attachment_type_id_name_key (of_attachment_type_id=?)
--| SEARCH attachments USING COVERING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--| SEARCH attachment_types USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)
