-- listAttachments: GET /api/attachments
--   37997151 5a2445f4 81cc6aff add78911 3e3132df

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

-- 81cc6aff
select count(*) as "total"
from "attachments";
--| SCAN attachments USING COVERING INDEX attachments_attachment_type_id_index

-- add78911
select "attachments"."id" as "id"
from "attachments"
order by "attachments"."id" asc
limit ? offset ?;
--| SCAN attachments

-- 3e3132df
select "t"."id" as "id", "t"."name" as "name", "t"."attachment_type_id" as "attachment_type_id",
    "j1"."id" as "element_Part__id", "j1"."name" as "element_Part__name", "j2"."id" as "element_Category__id",
    "j2"."name" as "element_Category__name", "j2"."full_path" as "element_Category__full_path",
    "j3"."id" as "element_Footprint__id", "j3"."name" as "element_Footprint__name",
    "j3"."full_path" as "element_Footprint__full_path", "j4"."id" as "element_Manufacturer__id",
    "j4"."name" as "element_Manufacturer__name", "j4"."full_path" as "element_Manufacturer__full_path",
    "j5"."id" as "element_Supplier__id", "j5"."name" as "element_Supplier__name",
    "j5"."full_path" as "element_Supplier__full_path", "j6"."id" as "element_StorageLocation__id",
    "j6"."name" as "element_StorageLocation__name", "j6"."full_path" as "element_StorageLocation__full_path",
    "j7"."id" as "element_MeasurementUnit__id", "j7"."name" as "element_MeasurementUnit__name",
    "j7"."full_path" as "element_MeasurementUnit__full_path", "j8"."id" as "element_PartCustomState__id",
    "j8"."name" as "element_PartCustomState__name", "j8"."full_path" as "element_PartCustomState__full_path",
    "j9"."id" as "element_Currency__id", "j9"."name" as "element_Currency__name",
    "j9"."full_path" as "element_Currency__full_path", "j10"."id" as "element_Project__id",
    "j10"."name" as "element_Project__name", "j10"."full_path" as "element_Project__full_path",
    "j11"."id" as "element_AttachmentType__id", "j11"."name" as "element_AttachmentType__name",
    "j11"."full_path" as "element_AttachmentType__full_path", "t"."show_in_table" as "show_in_table",
    "t"."original_filename" as "original_filename", "t"."media_type" as "media_type",
    "t"."file_size" as "file_size", "t"."external_path" as "external_path",
    "t"."internal_path" as "internal_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "attachments" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "categories" as "j2" on "j2"."id" = "t"."category_id"
left join "footprints" as "j3" on "j3"."id" = "t"."footprint_id"
left join "manufacturers" as "j4" on "j4"."id" = "t"."manufacturer_id"
left join "suppliers" as "j5" on "j5"."id" = "t"."supplier_id"
left join "storage_locations" as "j6" on "j6"."id" = "t"."storage_location_id"
left join "measurement_units" as "j7" on "j7"."id" = "t"."measurement_unit_id"
left join "part_custom_states" as "j8" on "j8"."id" = "t"."part_custom_state_id"
left join "currencies" as "j9" on "j9"."id" = "t"."currency_id"
left join "projects" as "j10" on "j10"."id" = "t"."project_id"
left join "attachment_types" as "j11" on "j11"."id" = "t"."of_attachment_type_id"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j5 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j6 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j7 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j8 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j9 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j10 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j11 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listAttachments: GET /api/attachments?page=2&itemsPerPage=2
--   37997151 5a2445f4 81cc6aff 1e7ba8cd 3f31fcd8

-- 1e7ba8cd
select "attachments"."id" as "id"
from "attachments"
order by "attachments"."id" desc
limit ? offset ?;
--| SCAN attachments

-- 3f31fcd8
select "t"."id" as "id", "t"."name" as "name", "t"."attachment_type_id" as "attachment_type_id",
    "j1"."id" as "element_Part__id", "j1"."name" as "element_Part__name", "j2"."id" as "element_Category__id",
    "j2"."name" as "element_Category__name", "j2"."full_path" as "element_Category__full_path",
    "j3"."id" as "element_Footprint__id", "j3"."name" as "element_Footprint__name",
    "j3"."full_path" as "element_Footprint__full_path", "j4"."id" as "element_Manufacturer__id",
    "j4"."name" as "element_Manufacturer__name", "j4"."full_path" as "element_Manufacturer__full_path",
    "j5"."id" as "element_Supplier__id", "j5"."name" as "element_Supplier__name",
    "j5"."full_path" as "element_Supplier__full_path", "j6"."id" as "element_StorageLocation__id",
    "j6"."name" as "element_StorageLocation__name", "j6"."full_path" as "element_StorageLocation__full_path",
    "j7"."id" as "element_MeasurementUnit__id", "j7"."name" as "element_MeasurementUnit__name",
    "j7"."full_path" as "element_MeasurementUnit__full_path", "j8"."id" as "element_PartCustomState__id",
    "j8"."name" as "element_PartCustomState__name", "j8"."full_path" as "element_PartCustomState__full_path",
    "j9"."id" as "element_Currency__id", "j9"."name" as "element_Currency__name",
    "j9"."full_path" as "element_Currency__full_path", "j10"."id" as "element_Project__id",
    "j10"."name" as "element_Project__name", "j10"."full_path" as "element_Project__full_path",
    "j11"."id" as "element_AttachmentType__id", "j11"."name" as "element_AttachmentType__name",
    "j11"."full_path" as "element_AttachmentType__full_path", "t"."show_in_table" as "show_in_table",
    "t"."original_filename" as "original_filename", "t"."media_type" as "media_type",
    "t"."file_size" as "file_size", "t"."external_path" as "external_path",
    "t"."internal_path" as "internal_path", "t"."added_date" as "added_date",
    "t"."last_modified" as "last_modified", "t"."version" as "version"
from "attachments" as "t"
left join "parts" as "j1" on "j1"."id" = "t"."part_id"
left join "categories" as "j2" on "j2"."id" = "t"."category_id"
left join "footprints" as "j3" on "j3"."id" = "t"."footprint_id"
left join "manufacturers" as "j4" on "j4"."id" = "t"."manufacturer_id"
left join "suppliers" as "j5" on "j5"."id" = "t"."supplier_id"
left join "storage_locations" as "j6" on "j6"."id" = "t"."storage_location_id"
left join "measurement_units" as "j7" on "j7"."id" = "t"."measurement_unit_id"
left join "part_custom_states" as "j8" on "j8"."id" = "t"."part_custom_state_id"
left join "currencies" as "j9" on "j9"."id" = "t"."currency_id"
left join "projects" as "j10" on "j10"."id" = "t"."project_id"
left join "attachment_types" as "j11" on "j11"."id" = "t"."of_attachment_type_id"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j2 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j3 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j4 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j5 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j6 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j7 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j8 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j9 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j10 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| SEARCH j11 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- listAttachments: GET /api/attachments?cursor=
--   37997151 5a2445f4 81cc6aff fc5fcf73 3e3132df

-- fc5fcf73
select "attachments"."id" as "id", "attachments"."id" as "k0"
from "attachments"
order by "attachments"."id" asc
limit ?;
--| SCAN attachments

-- listAttachments: GET /api/attachments?attachment_type=1
--   37997151 5a2445f4 e63897a0 db68a71f 3e3132df

-- e63897a0
select count(*) as "total"
from "attachments"
where "attachments"."attachment_type_id" in (select value
from json_each(?));
--| SEARCH attachments USING COVERING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- db68a71f
select "attachments"."id" as "id"
from "attachments"
where "attachments"."attachment_type_id" in (select value
from json_each(?))
order by +"attachments"."id" asc
limit ? offset ?;
--| SEARCH attachments USING COVERING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachments: GET /api/attachments?attachment_type=1%2C1%2B
--   37997151 5a2445f4 14535cad 39f15a0a 3e3132df

-- 14535cad
select count(*) as "total"
from "attachments"
where "attachments"."attachment_type_id" in (select id
from "attachment_types" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "attachment_types" as child
where "child"."parent_id" in (select value
from json_each(?)));
--| SEARCH attachments USING COVERING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:

-- 39f15a0a
select "attachments"."id" as "id"
from "attachments"
where "attachments"."attachment_type_id" in (select id
from "attachment_types" as root
where "root"."id" in (select value
from json_each(?))
union all select id
from "attachment_types" as child
where "child"."parent_id" in (select value
from json_each(?)))
order by +"attachments"."id" asc
limit ? offset ?;
--| SEARCH attachments USING COVERING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--| LIST SUBQUERY 4
--|   COMPOUND QUERY
--|     LEFT-MOST SUBQUERY
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     UNION ALL
--|       SEARCH child USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)
--|       LIST SUBQUERY 3
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachments: GET /api/attachments?attachment_type=1%2B%2B
--   37997151 5a2445f4 557eec46 9c0793e0 3e3132df

-- 557eec46
select count(*) as "total"
from "attachments"
where "attachments"."attachment_type_id" in (select id
from ( with recursive branch(id) as ( select id
from "attachment_types" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "attachment_types" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant);
--| SEARCH attachments USING COVERING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)
--|   SCAN branch

-- 9c0793e0
select "attachments"."id" as "id"
from "attachments"
where "attachments"."attachment_type_id" in (select id
from ( with recursive branch(id) as ( select id
from "attachment_types" as root
where "root"."id" in (select value
from json_each(?))
union select node.id
from "attachment_types" as node
inner join branch on node.parent_id = branch.id ) select id
from branch) as descendant)
order by +"attachments"."id" asc
limit ? offset ?;
--| SEARCH attachments USING COVERING INDEX attachments_attachment_type_id_index (attachment_type_id=?)
--| LIST SUBQUERY 5
--|   MATERIALIZE branch
--|     SETUP
--|       SEARCH root USING INTEGER PRIMARY KEY (rowid=?)
--|       LIST SUBQUERY 1
--|         SCAN json_each VIRTUAL TABLE INDEX 1:
--|     RECURSIVE STEP
--|       SCAN branch
--|       SEARCH node USING COVERING INDEX attachment_types_parent_id_index (parent_id=?)
--|   SCAN branch
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachments: GET /api/attachments?element=%2Fapi%2Fparts%2F1
--   37997151 5a2445f4 d8e82754 002aba59 3e3132df

-- d8e82754
select count(*) as "total"
from "attachments"
where "attachments"."part_id" = cast(? as bigint);
--| SEARCH attachments USING COVERING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)

-- 002aba59
select "attachments"."id" as "id"
from "attachments"
where "attachments"."part_id" = cast(? as bigint)
order by +"attachments"."id" asc
limit ? offset ?;
--| SEARCH attachments USING COVERING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachments: GET /api/attachments?id=1
--   37997151 5a2445f4 3cbf0db2 5c56f137 3f31fcd8

-- 3cbf0db2
select count(*) as "total"
from "attachments"
where "attachments"."id" in (select value
from json_each(?));
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 5c56f137
select "attachments"."id" as "id"
from "attachments"
where "attachments"."id" in (select value
from json_each(?))
order by +"attachments"."id" asc
limit ? offset ?;
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachments: GET /api/attachments?name=sample
--   37997151 5a2445f4 c19026f3 838abece 3f31fcd8

-- c19026f3
select count(*) as "total"
from "attachments"
where "attachments"."name_folded" = ?;
--| SEARCH attachments USING COVERING INDEX attachments_name_folded_index (name_folded=?)

-- 838abece
select "attachments"."id" as "id"
from "attachments"
where "attachments"."name_folded" = ?
order by +"attachments"."id" asc
limit ? offset ?;
--| SEARCH attachments USING COVERING INDEX attachments_name_folded_index (name_folded=?)
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachments: GET /api/attachments?name=sam%25
--   37997151 5a2445f4 99a75d6d 8e5bb14e 3f31fcd8

-- 99a75d6d
select count(*) as "total"
from "attachments"
where "attachments"."name_folded" >= ? and "attachments"."name_folded" < ?;
--| SEARCH attachments USING COVERING INDEX attachments_name_folded_index (name_folded>? AND name_folded<?)

-- 8e5bb14e
select "attachments"."id" as "id"
from "attachments"
where "attachments"."name_folded" >= ? and "attachments"."name_folded" < ?
order by +"attachments"."id" asc
limit ? offset ?;
--| SEARCH attachments USING COVERING INDEX attachments_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachments: GET /api/attachments?name=%25ampl%25
--   37997151 5a2445f4 360eb696 315067d2 3f31fcd8

-- 360eb696
select count(*) as "total"
from "attachments"
where "attachments"."name_folded" like ? escape '\';
--| SCAN attachments USING COVERING INDEX attachments_name_folded_index

-- 315067d2
select "attachments"."id" as "id"
from "attachments"
where "attachments"."name_folded" like ? escape '\'
order by +"attachments"."id" asc
limit ? offset ?;
--| SCAN attachments USING COVERING INDEX attachments_name_folded_index
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachments: GET /api/attachments?name=s_mple
--   37997151 5a2445f4 20d83ac0 02a5bb00 3f31fcd8

-- 20d83ac0
select count(*) as "total"
from "attachments"
where "attachments"."name_folded" >= ? and "attachments"."name_folded" < ? and "attachments"."name_folded" like ? escape '\';
--| SEARCH attachments USING COVERING INDEX attachments_name_folded_index (name_folded>? AND name_folded<?)

-- 02a5bb00
select "attachments"."id" as "id"
from "attachments"
where "attachments"."name_folded" >= ? and "attachments"."name_folded" < ? and "attachments"."name_folded" like ? escape '\'
order by +"attachments"."id" asc
limit ? offset ?;
--| SEARCH attachments USING COVERING INDEX attachments_name_folded_index (name_folded>? AND name_folded<?)
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachments: GET /api/attachments?addedDate[after]=2020-01-01
--   37997151 5a2445f4 f503eca8 eb0f38ab 3e3132df

-- f503eca8
select count(*) as "total"
from "attachments"
where "attachments"."added_date" >= ?;
--| SEARCH attachments USING COVERING INDEX attachments_added_date_index (added_date>?)

-- eb0f38ab
select "attachments"."id" as "id"
from "attachments"
where "attachments"."added_date" >= ?
order by +"attachments"."id" asc
limit ? offset ?;
--| SEARCH attachments USING COVERING INDEX attachments_added_date_index (added_date>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachments: GET /api/attachments?lastModified[after]=2020-01-01
--   37997151 5a2445f4 4a8ade09 61b85645 3e3132df

-- 4a8ade09
select count(*) as "total"
from "attachments"
where "attachments"."last_modified" >= ?;
--| SEARCH attachments USING COVERING INDEX attachments_last_modified_index (last_modified>?)

-- 61b85645
select "attachments"."id" as "id"
from "attachments"
where "attachments"."last_modified" >= ?
order by +"attachments"."id" asc
limit ? offset ?;
--| SEARCH attachments USING COVERING INDEX attachments_last_modified_index (last_modified>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listAttachments: GET /api/attachments?order[name]=asc
--   37997151 5a2445f4 81cc6aff e70ef787 3e3132df

-- e70ef787
select "attachments"."id" as "id"
from "attachments"
order by coalesce("attachments"."name_sort", "attachments"."name_folded") asc, "attachments"."id" asc
limit ? offset ?;
--| SCAN attachments USING COVERING INDEX attachments_name_sort_index

-- listAttachments: GET /api/attachments?order[id]=desc
--   37997151 5a2445f4 81cc6aff 1e7ba8cd 3e3132df

-- listAttachments: GET /api/attachments?order[addedDate]=asc
--   37997151 5a2445f4 81cc6aff d3c78d1f 3e3132df

-- d3c78d1f
select "attachments"."id" as "id"
from "attachments"
order by "attachments"."added_date" asc, "attachments"."id" asc
limit ? offset ?;
--| SCAN attachments USING COVERING INDEX attachments_added_date_index

-- listAttachments: GET /api/attachments?order[lastModified]=asc
--   37997151 5a2445f4 81cc6aff d25be4c9 3e3132df

-- d25be4c9
select "attachments"."id" as "id"
from "attachments"
order by "attachments"."last_modified" asc, "attachments"."id" asc
limit ? offset ?;
--| SCAN attachments USING COVERING INDEX attachments_last_modified_index

-- getAttachment: GET /api/attachments/1
--   37997151 176db75f 3f31fcd8

-- 176db75f
select *
from "attachments"
where "id" = ?;
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)

-- listAttachmentLog: GET /api/attachments/1/log
--   37997151 176db75f 21ae8073 7c536c9d dc701559 682f407c

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

-- 682f407c
select 'Attachment' as type, id, "name" as name
from "attachments"
where "id" in (select value
from json_each(?)) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null or "user_id" is not null);
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- getAttachmentFile: GET /api/attachments/1/file
--   37997151 176db75f 1bdf1086

-- 1bdf1086
select "internal_path", "media_type", "original_filename", "name"
from "attachments"
where "id" = ?;
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)

-- getAttachmentThumbnail: GET /api/attachments/1/thumbnail
--   37997151 176db75f 1bdf1086

-- createAttachment: POST /api/attachments
--   37997151 66fc27b6 41014301 24f059ef 9ad36cb7 42374971 075e6762 cca97f46 3f31fcd8 fe3c446c 94f37e56 54bc2f95

-- 66fc27b6
select *
from "attachment_types"
where "id" = ?;
--| SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)

-- 41014301
select *
from "parts"
where "id" = ?;
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)

-- 24f059ef
select count(*) as "count"
from "attachments"
where "part_id" = ?;
--| SEARCH attachments USING COVERING INDEX attachments_part_id_attachment_type_id_name_key (part_id=?)

-- 9ad36cb7
select "id"
from "attachments"
where "part_id" = ? and "name" = ? and "attachment_type_id" = ?;
--| SEARCH attachments USING COVERING INDEX attachments_part_id_attachment_type_id_name_key (part_id=? AND attachment_type_id=? AND name=?)

-- 42374971
insert into "attachments" ("name", "name_folded", "name_sort", "attachment_type_id", "part_id",
    "internal_path", "original_filename", "media_type", "file_size", "file_sha256", "external_path",
    "added_date", "last_modified")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH projects USING COVERING INDEX projects_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH parts USING COVERING INDEX parts_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH storage_locations USING COVERING INDEX storage_locations_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH currencies USING COVERING INDEX currencies_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH measurement_units USING COVERING INDEX measurement_units_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH attachment_types USING COVERING INDEX attachment_types_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH suppliers USING COVERING INDEX suppliers_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH manufacturers USING COVERING INDEX manufacturers_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH footprints USING COVERING INDEX footprints_footprint_3d_attachment_id_index (footprint_3d_attachment_id=?)
--| SEARCH footprints USING COVERING INDEX footprints_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH categories USING COVERING INDEX categories_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH users USING COVERING INDEX users_master_picture_attachment_id_index (master_picture_attachment_id=?)

-- 075e6762
update "parts"
set "version" = version + 1, "last_modified" = ?
where "id" in (select value
from json_each(?));
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- cca97f46
update "parts"
set "master_picture_attachment_id" = ?
where "id" = ? and "master_picture_attachment_id" is null
returning "id";
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)

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

-- updateAttachment: PATCH /api/attachments/1
--   37997151 176db75f c9397d93 ade82937 075e6762 3f31fcd8 fe3c446c 94f37e56 54bc2f95

-- c9397d93
select "id"
from "attachments"
where "part_id" = ? and "name" = ? and "attachment_type_id" = ? and "id" <> ?;
--| SEARCH attachments USING COVERING INDEX attachments_part_id_attachment_type_id_name_key (part_id=? AND attachment_type_id=? AND name=?)

-- ade82937
update "attachments"
set "name" = ?, "name_folded" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)

-- replaceAttachment: PUT /api/attachments/1
--   37997151 176db75f 41014301 66fc27b6 c9397d93 e03660f2 a7802893 075e6762 3f31fcd8 fe3c446c 94f37e56 54bc2f95

-- e03660f2
insert into "deleted_files" ("key", "deleted_at")
values (?, ?)
on conflict ("key") do nothing;

-- a7802893
update "attachments"
set "name" = ?, "name_folded" = ?, "original_filename" = ?, "internal_path" = ?, "last_modified" = ?,
    "version" = ?
where "id" = ?;
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)

-- deleteAttachment: DELETE /api/attachments/3
--   37997151 176db75f fc12ef7f e03660f2 3061eec5 075e6762 fe3c446c 08981ad5 54bc2f95

-- fc12ef7f
update "parts"
set "master_picture_attachment_id" = ?
where "id" = ? and "master_picture_attachment_id" = ?
returning "id";
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)

-- 3061eec5
delete
from "attachments"
where "id" in (select value
from json_each(?));
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| SEARCH projects USING COVERING INDEX projects_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH parts USING COVERING INDEX parts_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH storage_locations USING COVERING INDEX storage_locations_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH currencies USING COVERING INDEX currencies_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH measurement_units USING COVERING INDEX measurement_units_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH attachment_types USING COVERING INDEX attachment_types_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH suppliers USING COVERING INDEX suppliers_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH manufacturers USING COVERING INDEX manufacturers_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH footprints USING COVERING INDEX footprints_footprint_3d_attachment_id_index (footprint_3d_attachment_id=?)
--| SEARCH footprints USING COVERING INDEX footprints_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH categories USING COVERING INDEX categories_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH users USING COVERING INDEX users_master_picture_attachment_id_index (master_picture_attachment_id=?)

-- 08981ad5
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--| SCAN 2-ROW VALUES CLAUSE

-- restoreAttachment: POST /api/attachments/1/restore
--   37997151 176db75f 4ccc56b0 13d6c6a6 5ed49a96 176db75f c9397d93 3d111757 075e6762 3f31fcd8 fe3c446c 94f37e56 54bc2f95

-- 4ccc56b0
select *
from "attachments"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
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

-- 3d111757
update "attachments"
set "name" = ?, "name_folded" = ?, "original_filename" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)

-- restoreAttachment: POST /api/attachments/3/restore
--   37997151 176db75f 4ccc56b0 13d6c6a6 5ed49a96 5c34f3e6 176db75f 5c34f3e6 5c34f3e6 0c57e9bf 41014301 66fc27b6 24f059ef 66fc27b6 9ad36cb7 4dab4d3d 9343dbad 075e6762 3f31fcd8 fe3c446c 94f37e56 54bc2f95

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

-- 4dab4d3d
delete
from "deleted_files"
where "key" = ? and "is_expired" = ?;
--| SEARCH deleted_files USING INDEX sqlite_autoindex_deleted_files_1 (key=?)

-- 9343dbad
insert into "attachments" ("name", "name_folded", "name_sort", "attachment_type_id", "show_in_table",
    "original_filename", "media_type", "file_size", "external_path", "internal_path", "file_sha256",
    "part_id", "category_id", "footprint_id", "manufacturer_id", "supplier_id", "storage_location_id",
    "measurement_unit_id", "part_custom_state_id", "currency_id", "project_id", "of_attachment_type_id",
    "user_id", "added_date", "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH projects USING COVERING INDEX projects_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH parts USING COVERING INDEX parts_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH storage_locations USING COVERING INDEX storage_locations_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH currencies USING COVERING INDEX currencies_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH part_custom_states USING COVERING INDEX part_custom_states_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH measurement_units USING COVERING INDEX measurement_units_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH attachment_types USING COVERING INDEX attachment_types_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH suppliers USING COVERING INDEX suppliers_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH manufacturers USING COVERING INDEX manufacturers_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH footprints USING COVERING INDEX footprints_footprint_3d_attachment_id_index (footprint_3d_attachment_id=?)
--| SEARCH footprints USING COVERING INDEX footprints_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH categories USING COVERING INDEX categories_master_picture_attachment_id_index (master_picture_attachment_id=?)
--| SEARCH users USING COVERING INDEX users_master_picture_attachment_id_index (master_picture_attachment_id=?)
