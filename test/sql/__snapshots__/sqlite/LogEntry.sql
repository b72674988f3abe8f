-- listLogEntries: GET /api/log_entries
--   37997151 55c86687 df77d317 394177a6 208eddf0

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

-- 55c86687
select count(*) as "total"
from "log_entries";
--| SCAN log_entries USING COVERING INDEX log_entries_change_set_id_index

-- df77d317
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."id" asc
limit ? offset ?;
--| SCAN log_entries

-- 394177a6
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)

-- 208eddf0
select 'Category' as type, id, "name" as name
from "categories"
where "id" in (select value
from json_each(?))
union all select 'Manufacturer' as type, id, "name" as name
from "manufacturers"
where "id" in (select value
from json_each(?))
union all select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" in (select value
from json_each(?))
union all select 'Supplier' as type, id, "name" as name
from "suppliers"
where "id" in (select value
from json_each(?))
union all select 'MeasurementUnit' as type, id, "name" as name
from "measurement_units"
where "id" in (select value
from json_each(?))
union all select 'StorageLocation' as type, id, "name" as name
from "storage_locations"
where "id" in (select value
from json_each(?))
union all select 'PartCustomState' as type, id, "name" as name
from "part_custom_states"
where "id" in (select value
from json_each(?))
union all select 'Currency' as type, id, "name" as name
from "currencies"
where "id" in (select value
from json_each(?))
union all select 'Project' as type, id, "name" as name
from "projects"
where "id" in (select value
from json_each(?))
union all select 'AttachmentType' as type, id, "name" as name
from "attachment_types"
where "id" in (select value
from json_each(?))
union all select 'Part' as type, id, "name" as name
from "parts"
where "id" in (select value
from json_each(?));
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 3
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 5
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 7
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 9
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 11
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 13
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 15
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 17
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 19
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 21
--|       SCAN json_each VIRTUAL TABLE INDEX 1:

-- listLogEntries: GET /api/log_entries?page=2&itemsPerPage=2
--   37997151 55c86687 df77d317 394177a6 7b1386c8

-- 7b1386c8
select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" in (select value
from json_each(?))
union all select 'Supplier' as type, id, "name" as name
from "suppliers"
where "id" in (select value
from json_each(?));
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 3
--|       SCAN json_each VIRTUAL TABLE INDEX 1:

-- listLogEntries: GET /api/log_entries?cursor=
--   37997151 55c86687 e2d98394 394177a6 208eddf0

-- e2d98394
select "log_entries"."id" as "id", "log_entries"."id" as "k0"
from "log_entries"
order by "log_entries"."id" asc
limit ?;
--| SCAN log_entries

-- listLogEntries: GET /api/log_entries?kind=element_edited
--   37997151 5e36c67f 93b06cd5 3f6f957c 65d2fd11

-- 5e36c67f
select count(*) as "total"
from "log_entries"
where "log_entries"."kind" = ?;
--| SCAN log_entries

-- 93b06cd5
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."kind" = ?
order by +"log_entries"."id" asc
limit ? offset ?;
--| SCAN log_entries
--| USE TEMP B-TREE FOR ORDER BY

-- 3f6f957c
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" in (select value
from json_each(?));
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 65d2fd11
select 'Part' as type, id, "name" as name
from "parts"
where "id" in (select value
from json_each(?))
union all select 'Attachment' as type, id, "name" as name
from "attachments"
where "id" in (select value
from json_each(?)) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null or "user_id" is not null)
union all select 'StorageLocation' as type, id, "name" as name
from "storage_locations"
where "id" in (select value
from json_each(?))
union all select 'User' as type, id, "name" as name
from "users"
where "id" in (select value
from json_each(?))
union all select 'PartLot' as type, id, (select name
from parts
where parts.id = part_id) as name
from "part_lots"
where "id" in (select value
from json_each(?))
union all select 'Orderdetail' as type, id, (select name
from parts
where parts.id = part_id) as name
from "orderdetails"
where "id" in (select value
from json_each(?))
union all select 'Pricedetail' as type, id, (select parts.name
from orderdetails
inner join parts on parts.id = orderdetails.part_id
where orderdetails.id = orderdetail_id) as name
from "pricedetails"
where "id" in (select value
from json_each(?))
union all select 'PartAssociation' as type, id, (select name
from parts
where parts.id = part_id) as name
from "part_associations"
where "id" in (select value
from json_each(?))
union all select 'Category' as type, id, "name" as name
from "categories"
where "id" in (select value
from json_each(?))
union all select 'Manufacturer' as type, id, "name" as name
from "manufacturers"
where "id" in (select value
from json_each(?))
union all select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" in (select value
from json_each(?))
union all select 'Supplier' as type, id, "name" as name
from "suppliers"
where "id" in (select value
from json_each(?))
union all select 'MeasurementUnit' as type, id, "name" as name
from "measurement_units"
where "id" in (select value
from json_each(?))
union all select 'PartCustomState' as type, id, "name" as name
from "part_custom_states"
where "id" in (select value
from json_each(?));
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 3
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 5
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 7
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 10
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CORRELATED SCALAR SUBQUERY 9
--|       SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|   UNION ALL
--|     SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 13
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CORRELATED SCALAR SUBQUERY 12
--|       SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|   UNION ALL
--|     SEARCH pricedetails USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 16
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CORRELATED SCALAR SUBQUERY 15
--|       SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--|       SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|   UNION ALL
--|     SEARCH part_associations USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 19
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CORRELATED SCALAR SUBQUERY 18
--|       SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|   UNION ALL
--|     SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 21
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 23
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 25
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 27
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 29
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 31
--|       SCAN json_each VIRTUAL TABLE INDEX 1:

-- listLogEntries: GET /api/log_entries?user=1
--   37997151 696112ba 0cd86270 394177a6 208eddf0

-- 696112ba
select count(*) as "total"
from "log_entries"
where "log_entries"."user_id" in (select value
from json_each(?));
--| SEARCH log_entries USING COVERING INDEX log_entries_user_id_index (user_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 0cd86270
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."user_id" in (select value
from json_each(?))
order by +"log_entries"."id" asc
limit ? offset ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_user_id_index (user_id=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- listLogEntries: GET /api/log_entries?target_type=Part
--   37997151 11d80bd5 5edcdc75 3f6f957c 2ef5e67b

-- 11d80bd5
select count(*) as "total"
from "log_entries"
where "log_entries"."target_type" = ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_target_type_target_id_index (target_type=?)

-- 5edcdc75
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."target_type" = ?
order by +"log_entries"."id" asc
limit ? offset ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_target_type_target_id_index (target_type=?)
--| USE TEMP B-TREE FOR ORDER BY

-- 2ef5e67b
select 'Part' as type, id, "name" as name
from "parts"
where "id" in (select value
from json_each(?))
union all select 'Attachment' as type, id, "name" as name
from "attachments"
where "id" in (select value
from json_each(?)) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null or "user_id" is not null);
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 3
--|       SCAN json_each VIRTUAL TABLE INDEX 1:

-- listLogEntries: GET /api/log_entries?target_id=1
--   37997151 af9d2e36 738cbe8a 3f6f957c 5e37172e

-- af9d2e36
select count(*) as "total"
from "log_entries"
where "log_entries"."target_id" = ?;
--| SCAN log_entries USING COVERING INDEX log_entries_target_type_target_id_index

-- 738cbe8a
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."target_id" = ?
order by +"log_entries"."id" asc
limit ? offset ?;
--| SCAN log_entries USING COVERING INDEX log_entries_target_type_target_id_index
--| USE TEMP B-TREE FOR ORDER BY

-- 5e37172e
select 'Category' as type, id, "name" as name
from "categories"
where "id" in (select value
from json_each(?))
union all select 'Manufacturer' as type, id, "name" as name
from "manufacturers"
where "id" in (select value
from json_each(?))
union all select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" in (select value
from json_each(?))
union all select 'Supplier' as type, id, "name" as name
from "suppliers"
where "id" in (select value
from json_each(?))
union all select 'MeasurementUnit' as type, id, "name" as name
from "measurement_units"
where "id" in (select value
from json_each(?))
union all select 'StorageLocation' as type, id, "name" as name
from "storage_locations"
where "id" in (select value
from json_each(?))
union all select 'PartCustomState' as type, id, "name" as name
from "part_custom_states"
where "id" in (select value
from json_each(?))
union all select 'Currency' as type, id, "name" as name
from "currencies"
where "id" in (select value
from json_each(?))
union all select 'Project' as type, id, "name" as name
from "projects"
where "id" in (select value
from json_each(?))
union all select 'AttachmentType' as type, id, "name" as name
from "attachment_types"
where "id" in (select value
from json_each(?))
union all select 'Part' as type, id, "name" as name
from "parts"
where "id" in (select value
from json_each(?))
union all select 'PartLot' as type, id, (select name
from parts
where parts.id = part_id) as name
from "part_lots"
where "id" in (select value
from json_each(?))
union all select 'Orderdetail' as type, id, (select name
from parts
where parts.id = part_id) as name
from "orderdetails"
where "id" in (select value
from json_each(?))
union all select 'Pricedetail' as type, id, (select parts.name
from orderdetails
inner join parts on parts.id = orderdetails.part_id
where orderdetails.id = orderdetail_id) as name
from "pricedetails"
where "id" in (select value
from json_each(?))
union all select 'PartAssociation' as type, id, (select name
from parts
where parts.id = part_id) as name
from "part_associations"
where "id" in (select value
from json_each(?))
union all select 'Attachment' as type, id, "name" as name
from "attachments"
where "id" in (select value
from json_each(?)) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null or "user_id" is not null)
union all select 'Parameter' as type, id, "name" as name
from "parameters"
where "id" in (select value
from json_each(?)) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null)
union all select 'Group' as type, id, "name" as name
from "groups"
where "id" in (select value
from json_each(?))
union all select 'User' as type, id, "name" as name
from "users"
where "id" in (select value
from json_each(?))
union all select 'Webhook' as type, id, "name" as name
from "webhooks"
where "id" in (select value
from json_each(?));
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH manufacturers USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 3
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 5
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH suppliers USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 7
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH measurement_units USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 9
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH storage_locations USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 11
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH part_custom_states USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 13
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 15
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 17
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 19
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 21
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH part_lots USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 24
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CORRELATED SCALAR SUBQUERY 23
--|       SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|   UNION ALL
--|     SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 27
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CORRELATED SCALAR SUBQUERY 26
--|       SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|   UNION ALL
--|     SEARCH pricedetails USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 30
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CORRELATED SCALAR SUBQUERY 29
--|       SEARCH orderdetails USING INTEGER PRIMARY KEY (rowid=?)
--|       SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|   UNION ALL
--|     SEARCH part_associations USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 33
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|     CORRELATED SCALAR SUBQUERY 32
--|       SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|   UNION ALL
--|     SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 35
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 37
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 39
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 41
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH webhooks USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 43
--|       SCAN json_each VIRTUAL TABLE INDEX 1:

-- listLogEntries: GET /api/log_entries?datetime[after]=2020-01-01
--   37997151 d58b1898 6e501fbc 394177a6 208eddf0

-- d58b1898
select count(*) as "total"
from "log_entries"
where "log_entries"."datetime" >= ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_datetime_index (datetime>?)

-- 6e501fbc
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."datetime" >= ?
order by +"log_entries"."id" asc
limit ? offset ?;
--| SEARCH log_entries USING COVERING INDEX log_entries_datetime_index (datetime>?)
--| USE TEMP B-TREE FOR ORDER BY

-- listLogEntries: GET /api/log_entries?order[datetime]=asc
--   37997151 55c86687 d5349b34 394177a6 208eddf0

-- d5349b34
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."datetime" asc, "log_entries"."id" asc
limit ? offset ?;
--| SCAN log_entries USING COVERING INDEX log_entries_datetime_index

-- listLogEntries: GET /api/log_entries?id=1
--   37997151 0a68ba31 47811947 dc701559 cf0fc95d

-- 0a68ba31
select count(*) as "total"
from "log_entries"
where "log_entries"."id" in (select value
from json_each(?));
--| SEARCH log_entries USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- 47811947
select "log_entries"."id" as "id"
from "log_entries"
where "log_entries"."id" in (select value
from json_each(?))
order by +"log_entries"."id" asc
limit ? offset ?;
--| SEARCH log_entries USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:
--| USE TEMP B-TREE FOR ORDER BY

-- dc701559
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."level" as "level",
    "t"."username" as "username", "t"."user_id" as "user_id", "t"."client" as "client",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."comment" as "comment",
    "t"."changes" as "changes", "t"."data" as "data", "t"."change_set_id" as "change_set_id"
from "log_entries" as "t"
where "t"."id" = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)

-- cf0fc95d
select 'Category' as type, id, "name" as name
from "categories"
where "id" in (select value
from json_each(?));
--| SEARCH categories USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- listLogEntries: GET /api/log_entries?order[id]=desc
--   37997151 55c86687 b3cd16dc 394177a6 76332836 52aaed1a

-- b3cd16dc
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."id" desc
limit ? offset ?;
--| SCAN log_entries

-- 76332836
select 'Group' as type, id, "name" as name
from "groups"
where "id" in (select value
from json_each(?))
union all select 'User' as type, id, "name" as name
from "users"
where "id" in (select value
from json_each(?))
union all select 'Footprint' as type, id, "name" as name
from "footprints"
where "id" in (select value
from json_each(?))
union all select 'Parameter' as type, id, "name" as name
from "parameters"
where "id" in (select value
from json_each(?)) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null)
union all select 'Part' as type, id, "name" as name
from "parts"
where "id" in (select value
from json_each(?))
union all select 'Attachment' as type, id, "name" as name
from "attachments"
where "id" in (select value
from json_each(?)) and ("part_id" is not null or "category_id" is not null or "footprint_id" is not null or "manufacturer_id" is not null or "supplier_id" is not null or "storage_location_id" is not null or "measurement_unit_id" is not null or "part_custom_state_id" is not null or "currency_id" is not null or "project_id" is not null or "of_attachment_type_id" is not null or "user_id" is not null)
union all select 'AttachmentType' as type, id, "name" as name
from "attachment_types"
where "id" in (select value
from json_each(?))
union all select 'Project' as type, id, "name" as name
from "projects"
where "id" in (select value
from json_each(?));
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 3
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH footprints USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 5
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH parameters USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 7
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 9
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH attachments USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 11
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH attachment_types USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 13
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH projects USING INTEGER PRIMARY KEY (rowid=?)
--|     LIST SUBQUERY 15
--|       SCAN json_each VIRTUAL TABLE INDEX 1:

-- 52aaed1a
select target_type as type, target_id as id, data
from log_entries
where target_type = ? and "target_id" in (select value
from json_each(?)) and kind = 'element_deleted'
union all select target_type as type, target_id as id, data
from log_entries
where target_type = ? and "target_id" in (select value
from json_each(?)) and kind = 'element_deleted'
union all select target_type as type, target_id as id, data
from log_entries
where target_type = ? and "target_id" in (select value
from json_each(?)) and kind = 'element_deleted';
--| COMPOUND QUERY
--|   LEFT-MOST SUBQUERY
--|     SEARCH log_entries USING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)
--|     LIST SUBQUERY 1
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH log_entries USING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)
--|     LIST SUBQUERY 3
--|       SCAN json_each VIRTUAL TABLE INDEX 1:
--|   UNION ALL
--|     SEARCH log_entries USING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)
--|     LIST SUBQUERY 5
--|       SCAN json_each VIRTUAL TABLE INDEX 1:

-- getLogEntry: GET /api/log_entries/1
--   37997151 dc701559 cf0fc95d
