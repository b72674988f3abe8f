-- listLabelProfiles: GET /api/label_profiles
--   37997151 5a2445f4 b3462c4c d3c3b658 c918c675

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

-- b3462c4c
select count(*) as "total"
from "label_profiles";
--| SCAN label_profiles USING COVERING INDEX label_profiles_name_supported_element_key

-- d3c3b658
select "label_profiles"."id" as "id"
from "label_profiles"
order by "label_profiles"."id" asc
limit ? offset ?;
--| SCAN label_profiles

-- c918c675
select "t"."id" as "id", "t"."name" as "name", "t"."comment" as "comment",
    "t"."show_in_dropdown" as "show_in_dropdown", "t"."width" as "width", "t"."height" as "height",
    "t"."barcode_type" as "barcode_type", "t"."barcode_content" as "barcode_content",
    "t"."picture_type" as "picture_type", "t"."supported_element" as "supported_element",
    "t"."additional_css" as "additional_css", "t"."process_mode" as "process_mode", "t"."lines" as "lines",
    "t"."grow_text" as "grow_text", "t"."added_date" as "added_date", "t"."last_modified" as "last_modified",
    "t"."version" as "version"
from "label_profiles" as "t"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)

-- listLabelProfiles: GET /api/label_profiles?page=2&itemsPerPage=2
--   37997151 5a2445f4 b3462c4c d3c3b658 c918c675

-- listLabelProfiles: GET /api/label_profiles?cursor=
--   37997151 5a2445f4 b3462c4c 3e2075d7 c918c675

-- 3e2075d7
select "label_profiles"."id" as "id", "label_profiles"."id" as "k0"
from "label_profiles"
order by "label_profiles"."id" asc
limit ?;
--| SCAN label_profiles

-- listLabelProfiles: GET /api/label_profiles?options.supported_element=part
--   37997151 5a2445f4 918d5f75 93cddacd 80127827

-- 918d5f75
select count(*) as "total"
from "label_profiles"
where "label_profiles"."supported_element" = ?;
--| SCAN label_profiles USING COVERING INDEX label_profiles_name_supported_element_key

-- 93cddacd
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."supported_element" = ?
order by +"label_profiles"."id" asc
limit ? offset ?;
--| SCAN label_profiles USING COVERING INDEX label_profiles_name_supported_element_key
--| USE TEMP B-TREE FOR ORDER BY

-- 80127827
select "t"."id" as "id", "t"."name" as "name", "t"."comment" as "comment",
    "t"."show_in_dropdown" as "show_in_dropdown", "t"."width" as "width", "t"."height" as "height",
    "t"."barcode_type" as "barcode_type", "t"."barcode_content" as "barcode_content",
    "t"."picture_type" as "picture_type", "t"."supported_element" as "supported_element",
    "t"."additional_css" as "additional_css", "t"."process_mode" as "process_mode", "t"."lines" as "lines",
    "t"."grow_text" as "grow_text", "t"."added_date" as "added_date", "t"."last_modified" as "last_modified",
    "t"."version" as "version"
from "label_profiles" as "t"
where "t"."id" in (select value
from json_each(?));
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- listLabelProfiles: GET /api/label_profiles?show_in_dropdown=1
--   37997151 5a2445f4 d363587a 1b2f005b c918c675

-- d363587a
select count(*) as "total"
from "label_profiles"
where "label_profiles"."show_in_dropdown";
--| SCAN label_profiles

-- 1b2f005b
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."show_in_dropdown"
order by +"label_profiles"."id" asc
limit ? offset ?;
--| SCAN label_profiles
--| USE TEMP B-TREE FOR ORDER BY

-- listLabelProfiles: GET /api/label_profiles?id=1
--   37997151 5a2445f4 702544d4 ee2789fc 6ba167e9

-- 702544d4
select count(*) as "total"
from "label_profiles"
where "label_profiles"."id" in (select value
from json_each(?));
--| SEARCH label_profiles USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- ee2789fc
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."id" in (select value
from json_each(?))
order by +"label_profiles"."id" asc
limit ? offset ?;
--| SEARCH label_profiles USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- 6ba167e9
select "t"."id" as "id", "t"."name" as "name", "t"."comment" as "comment",
    "t"."show_in_dropdown" as "show_in_dropdown", "t"."width" as "width", "t"."height" as "height",
    "t"."barcode_type" as "barcode_type", "t"."barcode_content" as "barcode_content",
    "t"."picture_type" as "picture_type", "t"."supported_element" as "supported_element",
    "t"."additional_css" as "additional_css", "t"."process_mode" as "process_mode", "t"."lines" as "lines",
    "t"."grow_text" as "grow_text", "t"."added_date" as "added_date", "t"."last_modified" as "last_modified",
    "t"."version" as "version"
from "label_profiles" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- listLabelProfiles: GET /api/label_profiles?name=sample
--   37997151 5a2445f4 acc8d4eb 374664dc 6ba167e9

-- acc8d4eb
select count(*) as "total"
from "label_profiles"
where "label_profiles"."name_folded" = ?;
--| SCAN label_profiles

-- 374664dc
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."name_folded" = ?
order by +"label_profiles"."id" asc
limit ? offset ?;
--| SCAN label_profiles
--| USE TEMP B-TREE FOR ORDER BY

-- listLabelProfiles: GET /api/label_profiles?name=sam%25
--   37997151 5a2445f4 8809f1a7 5cb8e621 6ba167e9

-- 8809f1a7
select count(*) as "total"
from "label_profiles"
where "label_profiles"."name_folded" >= ? and "label_profiles"."name_folded" < ?;
--| SCAN label_profiles

-- 5cb8e621
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."name_folded" >= ? and "label_profiles"."name_folded" < ?
order by +"label_profiles"."id" asc
limit ? offset ?;
--| SCAN label_profiles
--| USE TEMP B-TREE FOR ORDER BY

-- listLabelProfiles: GET /api/label_profiles?name=%25ampl%25
--   37997151 5a2445f4 26511632 d1eb91e4 6ba167e9

-- 26511632
select count(*) as "total"
from "label_profiles"
where "label_profiles"."name_folded" like ? escape '\';
--| SCAN label_profiles

-- d1eb91e4
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."name_folded" like ? escape '\'
order by +"label_profiles"."id" asc
limit ? offset ?;
--| SCAN label_profiles
--| USE TEMP B-TREE FOR ORDER BY

-- listLabelProfiles: GET /api/label_profiles?name=s_mple
--   37997151 5a2445f4 ea1b5a7f b1778b35 6ba167e9

-- ea1b5a7f
select count(*) as "total"
from "label_profiles"
where "label_profiles"."name_folded" >= ? and "label_profiles"."name_folded" < ? and "label_profiles"."name_folded" like ? escape '\';
--| SCAN label_profiles

-- b1778b35
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."name_folded" >= ? and "label_profiles"."name_folded" < ? and "label_profiles"."name_folded" like ? escape '\'
order by +"label_profiles"."id" asc
limit ? offset ?;
--| SCAN label_profiles
--| USE TEMP B-TREE FOR ORDER BY

-- listLabelProfiles: GET /api/label_profiles?comment=sam%25
--   37997151 5a2445f4 4de3673b

-- 4de3673b
select count(*) as "total"
from "label_profiles"
where "label_profiles"."comment_folded" >= ? and "label_profiles"."comment_folded" < ?;
--| SCAN label_profiles

-- listLabelProfiles: GET /api/label_profiles?addedDate[after]=2020-01-01
--   37997151 5a2445f4 523b7014 89dd7f61 c918c675

-- 523b7014
select count(*) as "total"
from "label_profiles"
where "label_profiles"."added_date" >= ?;
--| SCAN label_profiles

-- 89dd7f61
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."added_date" >= ?
order by +"label_profiles"."id" asc
limit ? offset ?;
--| SCAN label_profiles
--| USE TEMP B-TREE FOR ORDER BY

-- listLabelProfiles: GET /api/label_profiles?lastModified[after]=2020-01-01
--   37997151 5a2445f4 e69e1674 0510b5b4 c918c675

-- e69e1674
select count(*) as "total"
from "label_profiles"
where "label_profiles"."last_modified" >= ?;
--| SCAN label_profiles

-- 0510b5b4
select "label_profiles"."id" as "id"
from "label_profiles"
where "label_profiles"."last_modified" >= ?
order by +"label_profiles"."id" asc
limit ? offset ?;
--| SCAN label_profiles
--| USE TEMP B-TREE FOR ORDER BY

-- listLabelProfiles: GET /api/label_profiles?order[name]=asc
--   37997151 5a2445f4 b3462c4c 28171375 c918c675

-- 28171375
select "label_profiles"."id" as "id"
from "label_profiles"
order by coalesce("label_profiles"."name_sort", "label_profiles"."name_folded") asc, "label_profiles"."id" asc
limit ? offset ?;
--| SCAN label_profiles
--| USE TEMP B-TREE FOR ORDER BY

-- listLabelProfiles: GET /api/label_profiles?order[id]=desc
--   37997151 5a2445f4 b3462c4c 68edcf1f c918c675

-- 68edcf1f
select "label_profiles"."id" as "id"
from "label_profiles"
order by "label_profiles"."id" desc
limit ? offset ?;
--| SCAN label_profiles

-- listLabelProfiles: GET /api/label_profiles?order[addedDate]=asc
--   37997151 5a2445f4 b3462c4c 07126761 c918c675

-- 07126761
select "label_profiles"."id" as "id"
from "label_profiles"
order by "label_profiles"."added_date" asc, "label_profiles"."id" asc
limit ? offset ?;
--| SCAN label_profiles
--| USE TEMP B-TREE FOR ORDER BY

-- listLabelProfiles: GET /api/label_profiles?order[lastModified]=asc
--   37997151 5a2445f4 b3462c4c ec9c63d1 c918c675

-- ec9c63d1
select "label_profiles"."id" as "id"
from "label_profiles"
order by "label_profiles"."last_modified" asc, "label_profiles"."id" asc
limit ? offset ?;
--| SCAN label_profiles
--| USE TEMP B-TREE FOR ORDER BY

-- getLabelProfile: GET /api/label_profiles/5
--   37997151 6ba167e9

-- listLabelProfileLog: GET /api/label_profiles/5/log
--   37997151 b9c1f25c 21ae8073 7c536c9d dc701559 be005f21

-- b9c1f25c
select "t"."id" as "id", "t"."version" as "version"
from "label_profiles" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

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

-- be005f21
select 'LabelProfile' as type, id, "name" as name
from "label_profiles"
where "id" in (select value
from json_each(?));
--| SEARCH label_profiles USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- createLabelProfile: POST /api/label_profiles
--   37997151 6745a98c 3412c274 6ba167e9 fe3c446c 94f37e56 54bc2f95

-- 6745a98c
select "id"
from "label_profiles"
where "name" = ? and "supported_element" = ?;
--| SEARCH label_profiles USING COVERING INDEX label_profiles_name_supported_element_key (name=? AND supported_element=?)

-- 3412c274
insert into "label_profiles" ("name", "name_folded", "name_sort", "added_date", "last_modified")
values (?, ?, ?, ?, ?)
returning "id";

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

-- updateLabelProfile: PATCH /api/label_profiles/5
--   37997151 c3401217 9e634083 0bfabd80 6ba167e9 fe3c446c 94f37e56 54bc2f95

-- c3401217
select *
from "label_profiles"
where "id" = ?;
--| SEARCH label_profiles USING INTEGER PRIMARY KEY (rowid=?)

-- 9e634083
select "id"
from "label_profiles"
where "name" = ? and "supported_element" = ? and "id" <> ?;
--| SEARCH label_profiles USING COVERING INDEX label_profiles_name_supported_element_key (name=? AND supported_element=?)

-- 0bfabd80
update "label_profiles"
set "name" = ?, "name_folded" = ?, "last_modified" = ?, "version" = ?
where "id" = ?;
--| SEARCH label_profiles USING INTEGER PRIMARY KEY (rowid=?)

-- deleteLabelProfile: DELETE /api/label_profiles/7
--   37997151 c3401217 cfa161d6 fe3c446c 94f37e56 54bc2f95

-- cfa161d6
delete
from "label_profiles"
where "id" in (select value
from json_each(?));
--| SEARCH label_profiles USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- restoreLabelProfile: POST /api/label_profiles/5/restore
--   37997151 c3401217 38020db4 13d6c6a6 5ed49a96 c3401217 9e634083 0bfabd80 6ba167e9 fe3c446c 94f37e56 54bc2f95

-- 38020db4
select *
from "label_profiles"
where "id" in (select value
from json_each(?))
order by "id";
--| SEARCH label_profiles USING INTEGER PRIMARY KEY (rowid=?)
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

-- restoreLabelProfile: POST /api/label_profiles/7/restore
--   37997151 c3401217 38020db4 13d6c6a6 5ed49a96 5c34f3e6 c3401217 5c34f3e6 5c34f3e6 0c57e9bf 6745a98c eef10613 6ba167e9 fe3c446c 94f37e56 54bc2f95

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

-- eef10613
insert into "label_profiles" ("name", "name_folded", "name_sort", "comment", "comment_folded",
    "show_in_dropdown", "width", "height", "barcode_type", "barcode_content", "picture_type",
    "supported_element", "additional_css", "process_mode", "lines", "grow_text", "added_date",
    "last_modified", "id", "version")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";
