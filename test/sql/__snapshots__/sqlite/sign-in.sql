-- signIn: POST /login
--   c2837a53 10bff536 937519b4 937519b4 937519b4 937519b4 937519b4 937519b4 937519b4 937519b4 8ebd2536 8ebd2536 8ebd2536 8ebd2536 94f37e56 230d73fc

-- c2837a53
select "id", "name", "password_hash", "disabled", "totp_secret"
from "users"
where "name_folded" = ?;
--| SEARCH users USING INDEX users_name_folded_index (name_folded=?)

-- 10bff536
select distinct "address"
from "sessions"
where "user_id" = ? and "stage" = ? and "expires_at" > ?;
--| SEARCH sessions USING INDEX sessions_user_id_index (user_id=?)
--| USE TEMP B-TREE FOR DISTINCT

-- 937519b4
select "count"
from "rate_limits"
where "key" = ? and "window_start" >= ? and "window_start" <= ?;
--| SEARCH rate_limits USING INDEX sqlite_autoindex_rate_limits_1 (key=?)

-- 8ebd2536
insert into "rate_limits" ("key", "window_start", "count")
values (?, ?, ?)
on conflict ("key") do update
set "count" = case when rate_limits.window_start between excluded.window_start and ? then rate_limits.count + 1 else 1 end,
    "window_start" = case when rate_limits.window_start between excluded.window_start and ? then rate_limits.window_start else excluded.window_start end
returning "count";

-- 94f37e56
insert into "log_entries" ("datetime", "kind", "level", "user_id", "username", "token_id", "client",
    "target_type", "target_id", "comment", "changes", "data", "change_set_id")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- 230d73fc
select exists (select "id"
from "users") as "some", exists (select "id"
from "users"
where "password_hash" is not null and "disabled" = ?) as "usable";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SCAN users USING COVERING INDEX users_name_sort_index
--| SCALAR SUBQUERY 2
--|   SCAN users

-- signIn: POST /login
--   230d73fc c2837a53 10bff536 937519b4 937519b4 937519b4 937519b4 937519b4 937519b4 937519b4 937519b4 8ebd2536 8ebd2536 8ebd2536 8ebd2536 c2837a53 9092652d 9092652d 9092652d 9092652d 4e1ec9c2 9b0f4762 94f37e56 1ddfe52a 5a2445f4 77523b31 5a2445f4 af935f4e 5ddbd267 affa9e05 9140583b 8af0e9ad 91565a21 65cc0851 5a2445f4 64e300c9 5a2445f4 7b05fda7 5a2445f4 fb575bb6 5a2445f4 e7849e0e 55c86687 a9979bee 4f147e0e 9f06482f

-- 9092652d
update "rate_limits"
set "count" = "count" - ?
where "key" = ? and "window_start" >= ? and "window_start" <= ? and "count" > ?;
--| SEARCH rate_limits USING INDEX sqlite_autoindex_rate_limits_1 (key=?)

-- 4e1ec9c2
update "oauth_connections"
set "unannounced_since" = ?
where "user_id" = ? and "unannounced_since" is not null
returning "host", "tier", (select name
from oauth_clients
where oauth_clients.id = oauth_client_id) as "name", (select max(oauth_grants.id)
from oauth_grants
where oauth_grants.connection_id = oauth_connections.id and oauth_grants.revoked_at is null) as "grantId";
--| SEARCH oauth_connections USING INDEX oauth_connections_user_id_oauth_client_id_key (user_id=?)
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH oauth_clients USING INTEGER PRIMARY KEY (rowid=?)
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH oauth_grants USING INDEX oauth_grants_connection_id_index (connection_id=?)

-- 9b0f4762
insert into "sessions" ("user_id", "token_hash", "stage", "remembered", "address", "user_agent", "created_at",
    "last_seen_at", "expires_at")
values (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- 1ddfe52a
select "sessions"."id" as "sessionId", "sessions"."stage", "sessions"."remembered",
    "sessions"."created_at" as "createdAt", "sessions"."last_seen_at" as "lastSeenAt",
    "sessions"."new_app_name" as "newAppName", "sessions"."new_app_host" as "newAppHost",
    "sessions"."new_app_tier" as "newAppTier", "sessions"."new_app_count" as "newAppCount",
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
from "chain") as "groupPermissions", "users"."need_pw_change" as "mustChangePassword",
    "users"."totp_secret" as "totpSecret", exists (with recursive "chain"("parent_id", "permissions",
    "enforce_2fa", "depth") as ( select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa",
    1
from "groups"
where "groups"."id" = "users"."group_id"
union all select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa", "chain"."depth" + 1
from "chain"
inner join "groups" on "groups"."id" = "chain"."parent_id"
where "chain"."depth" < 32) select 1
from "chain"
where "enforce_2fa") as "requiresSecondFactor"
from "sessions"
inner join "users" on "users"."id" = "sessions"."user_id"
where "sessions"."token_hash" = ? and "sessions"."expires_at" > ?;
--| SEARCH sessions USING INDEX sessions_token_hash_key (token_hash=?)
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
--| CORRELATED SCALAR SUBQUERY 6
--|   CO-ROUTINE chain
--|     SETUP
--|       SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--|     RECURSIVE STEP
--|       SCAN chain
--|       SEARCH groups USING INTEGER PRIMARY KEY (rowid=?)
--|   SCAN chain

-- 5a2445f4
select max("id") as "latest"
from "change_feed";
--| SEARCH change_feed

-- 77523b31
select min("expiration_date") as "next"
from "part_lots"
where "expiration_date" > min(?, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
--| SEARCH part_lots USING COVERING INDEX part_lots_expiration_date_index (expiration_date>?)

-- af935f4e
with later as ( select target_type, target_id
from change_feed
where id > ? and target_type not in ('PartLot', 'Orderdetail', 'Pricedetail', 'User', 'Group', 'ApiToken',
    'Category', 'Footprint', 'Manufacturer', 'Supplier', 'StorageLocation', 'PartCustomState',
    'AttachmentType', 'Attachment', 'Parameter', 'PartAssociation', 'Project', 'ProjectBOMEntry',
    'LabelProfile')
limit 2001 ) select cast(null as bigint) as part_id
where (select count(*)
from later) > 2000 or exists (select 1
from later
where target_type <> 'Part') or ? < (select min(id)
from change_feed)
union select target_id
from later
where target_type = 'Part';
--| MERGE (UNION)
--|   LEFT
--|     SCAN CONSTANT ROW
--|     SCALAR SUBQUERY 2
--|       MATERIALIZE later
--|         SEARCH change_feed USING INTEGER PRIMARY KEY (rowid>?)
--|       SCAN later
--|     SCALAR SUBQUERY 3
--|       SCAN later
--|     SCALAR SUBQUERY 4
--|       SEARCH change_feed
--|   RIGHT
--|     SCAN later
--|     USE TEMP B-TREE FOR ORDER BY

-- 5ddbd267
select "parts"."id" / 1000 as block, count(*) as parts,
    count(case when parts.needs_review then 1 end) as needing_review,
    count(case when case when coalesce(unit.is_integer, true) then coalesce(stocks.whole,
    0) else coalesce(stocks.amount, 0) end > 0 then 1 end) as in_stock,
    count(case when case when coalesce(unit.is_integer, true) then coalesce(stocks.whole,
    0) else coalesce(stocks.amount, 0) end = 0 and coalesce(stocks.uncounted, 0) = 0 then 1 end) as empty,
    count(case when "parts"."minamount" > 0 and case when coalesce(unit.is_integer,
    true) then round("parts"."minamount", 0) > coalesce(stocks.whole, 0) else round("parts"."minamount",
    9) > round(coalesce(stocks.amount, 0), 9) end then 1 end) as below_minimum,
    sum(case when coalesce(unit.is_integer, true) then coalesce(stocks.whole, 0) else coalesce(stocks.amount,
    0) end) as total
from parts
left join measurement_units as unit on unit.id = parts.part_unit_id
left join ( select lot.part_id,
    sum(case when not "lot"."instock_unknown" and ("lot"."expiration_date" is null or "lot"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now')) then "lot"."amount" end) as amount,
    sum(case when not "lot"."instock_unknown" and ("lot"."expiration_date" is null or "lot"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now')) then floor("lot"."amount" + 0.5) end) as whole,
    count(case when lot.instock_unknown then 1 end) as uncounted
from part_lots as lot
where lot.part_id between ? and ? group by lot.part_id ) as stocks on stocks.part_id = parts.id
where parts.id between ? and ? group by "parts"."id" / 1000;
--| MATERIALIZE stocks
--|   SEARCH lot USING COVERING INDEX part_lots_stock_index (part_id>? AND part_id<?)
--| SEARCH parts USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)
--| SEARCH unit USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--| BLOOM FILTER ON stocks (part_id=?)
--| SEARCH stocks USING AUTOMATIC COVERING INDEX (part_id=?) LEFT-JOIN
--| USE TEMP B-TREE FOR GROUP BY

-- affa9e05
select block, currency_id, basis, count(*) as parts, sum(value >> 26) as high, sum(value & 67108863) as low
from ( select "part_id" / 1000 as block, currency_id,
    case when basis = other_basis then basis else -1 end as basis, cast(floor(value + 0.5) as bigint) as value
from ( select part_id, currency_id, value, row_number() over (partition by part_id
order by unrated, missing, unit_price, id) as place, min(basis) over (partition by part_id, unrated) as basis,
    max(basis) over (partition by part_id, unrated) as other_basis
from ( select stocks.part_id, price.id, price.currency_id,
    stocks.amount * ("price"."price" + cast("price"."price_remainder" as double precision) / 100000) / price.price_related_quantity / case when orderdetails.prices_includes_vat then cast(? as double precision) else 1 end as value,
    case when orderdetails.prices_includes_vat then cast(? as integer) when orderdetails.prices_includes_vat is null then 2 else 0 end as basis,
    case when price.currency_id is not null and rates.rate is null then price.currency_id else 0 end as unrated,
    case when price.min_discount_quantity <= stocks.amount then 0 else price.min_discount_quantity end as missing,
    ("price"."price" + cast("price"."price_remainder" as double precision) / 100000) / price.price_related_quantity * coalesce(rates.rate,
    100000) / case when orderdetails.prices_includes_vat then cast(? as double precision) else 1 end as unit_price
from ( select sums.part_id, case when coalesce(unit.is_integer,
    true) then sums.whole else sums.amount end as amount
from ( select lot.part_id, sum(lot.amount) as amount, sum(floor("lot"."amount" + 0.5)) as whole
from part_lots as lot
where not "lot"."instock_unknown" and ("lot"."expiration_date" is null or "lot"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now')) and lot.part_id between ? and ? group by lot.part_id) as sums
inner join parts on parts.id = sums.part_id
left join measurement_units as unit on unit.id = parts.part_unit_id) as stocks
inner join orderdetails on orderdetails.part_id = stocks.part_id and not orderdetails.obsolete
inner join pricedetails as price on price.orderdetail_id = orderdetails.id
left join ( select id,
    case when iso_code = ? then 100000 else ("exchange_rate" + cast("exchange_rate_remainder" as double precision) / 100000) end as rate
from currencies) as rates on rates.id = price.currency_id
where stocks.amount > 0) as offers ) as placed
where place = 1 and value < 9007199254740992) as chosen group by block, currency_id, basis;
--| CO-ROUTINE placed
--|   CO-ROUTINE (subquery-8)
--|     CO-ROUTINE (subquery-9)
--|       CO-ROUTINE sums
--|         SEARCH lot USING COVERING INDEX part_lots_stock_index (part_id>? AND part_id<?)
--|       SCAN sums
--|       SEARCH parts USING INTEGER PRIMARY KEY (rowid=?)
--|       SEARCH unit USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--|       SEARCH orderdetails USING INDEX orderdetails_offers_index (part_id=?)
--|       SEARCH price USING COVERING INDEX pricedetails_offers_index (orderdetail_id=?)
--|       SEARCH currencies USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--|       USE TEMP B-TREE FOR ORDER BY
--|     SCAN (subquery-9)
--|     USE TEMP B-TREE FOR ORDER BY
--|   SCAN (subquery-8)
--| SCAN placed
--| USE TEMP B-TREE FOR GROUP BY

-- 9140583b
select (select count(*)
from "part_lots") as "part_lots", (select count(*)
from "orderdetails") as "orderdetails", (select count(*)
from "parameters") as "parameters", (select count(*)
from "categories") as "categories", (select count(*)
from "footprints") as "footprints", (select count(*)
from "manufacturers") as "manufacturers", (select count(*)
from "suppliers") as "suppliers", (select count(*)
from "storage_locations") as "storage_locations", (select count(*)
from "measurement_units") as "measurement_units", (select count(*)
from "part_custom_states") as "part_custom_states", (select count(*)
from "currencies") as "currencies", (select count(*)
from "attachment_types") as "attachment_types", (select count(*)
from "projects") as "projects", count(*) as attachments, count(internal_path) as uploaded,
    count(case when substr(internal_path, 1, 7) = 'secure/' then 1 end) as private,
    count(case when internal_path is null then external_path end) as external
from attachments;
--| SCAN attachments
--| SCALAR SUBQUERY 1
--|   SCAN part_lots USING COVERING INDEX part_lots_amount_index
--| SCALAR SUBQUERY 2
--|   SCAN orderdetails USING COVERING INDEX orderdetails_supplier_id_index
--| SCALAR SUBQUERY 3
--|   SCAN parameters USING COVERING INDEX parameters_value_max_index
--| SCALAR SUBQUERY 4
--|   SCAN categories USING COVERING INDEX categories_name_sort_index
--| SCALAR SUBQUERY 5
--|   SCAN footprints USING COVERING INDEX footprints_name_sort_index
--| SCALAR SUBQUERY 6
--|   SCAN manufacturers USING COVERING INDEX manufacturers_name_sort_index
--| SCALAR SUBQUERY 7
--|   SCAN suppliers USING COVERING INDEX suppliers_name_sort_index
--| SCALAR SUBQUERY 8
--|   SCAN storage_locations USING COVERING INDEX storage_locations_name_sort_index
--| SCALAR SUBQUERY 9
--|   SCAN measurement_units USING COVERING INDEX measurement_units_name_sort_index
--| SCALAR SUBQUERY 10
--|   SCAN part_custom_states USING COVERING INDEX part_custom_states_name_sort_index
--| SCALAR SUBQUERY 11
--|   SCAN currencies USING COVERING INDEX currencies_name_sort_index
--| SCALAR SUBQUERY 12
--|   SCAN attachment_types USING COVERING INDEX attachment_types_name_sort_index
--| SCALAR SUBQUERY 13
--|   SCAN projects USING COVERING INDEX projects_name_sort_index

-- 8af0e9ad
select "id", "iso_code", "exchange_rate", "exchange_rate_remainder"
from "currencies";
--| SCAN currencies

-- 91565a21
select ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n0", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n1", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n2", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n3", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n4", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n5", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n6", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n7", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n8", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n9", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n10", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n11", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n12", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n13", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n14", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n15", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n16", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n17", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n18", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n19", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n20", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n21", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n22", ( select count(*)
from parts
where added_date >= ? and added_date < ? ) as "n23";
--| SCAN CONSTANT ROW
--| SCALAR SUBQUERY 1
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 2
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 3
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 4
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 5
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 6
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 7
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 8
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 9
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 10
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 11
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 12
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 13
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 14
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 15
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 16
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 17
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 18
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 19
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 20
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 21
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 22
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 23
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)
--| SCALAR SUBQUERY 24
--|   SEARCH parts USING COVERING INDEX parts_added_date_index (added_date>? AND added_date<?)

-- 65cc0851
select count(*) as "total"
from "parts"
where ("parts"."minamount" > 0 and case when "parts"."id" not in (select counted.id
from measurement_units as unit
inner join parts as counted on counted.part_unit_id = unit.id
where not unit.is_integer) then round("parts"."minamount",
    0) > ( select coalesce(sum(floor("stock"."amount" + 0.5)), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))) else round("parts"."minamount", 9) > round(( select coalesce(sum("stock"."amount"), 0)
from part_lots as stock
where stock.part_id = "parts"."id" and not "stock"."instock_unknown" and ("stock"."expiration_date" is null or "stock"."expiration_date" > strftime('%Y-%m-%dT%H:%M:%fZ',
    'now'))), 9) end);
--| SEARCH parts USING COVERING INDEX parts_minamount_index (minamount>?)
--| LIST SUBQUERY 1
--|   SCAN counted USING COVERING INDEX parts_part_unit_id_index
--|   SEARCH unit USING INTEGER PRIMARY KEY (rowid=?)
--|   CREATE BLOOM FILTER
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH stock USING COVERING INDEX part_lots_stock_index (part_id=?)

-- 64e300c9
select count(*) as "total"
from "parts";
--| SCAN parts USING COVERING INDEX parts_mass_index

-- 7b05fda7
select count(*) as "total"
from "parts"
where "parts"."favorite";
--| SCAN parts USING COVERING INDEX parts_favorite_index

-- fb575bb6
select count(*) as "total"
from "part_lots"
where "part_lots"."expiration_date" < ?;
--| SEARCH part_lots USING COVERING INDEX part_lots_expiration_date_index (expiration_date<?)

-- e7849e0e
select count(*) as "total"
from "measurement_units";
--| SCAN measurement_units USING COVERING INDEX measurement_units_name_sort_index

-- 55c86687
select count(*) as "total"
from "log_entries";
--| SCAN log_entries USING COVERING INDEX log_entries_change_set_id_index

-- a9979bee
select "log_entries"."id" as "id"
from "log_entries"
order by "log_entries"."datetime" desc, "log_entries"."id" desc
limit ? offset ?;
--| SCAN log_entries USING COVERING INDEX log_entries_datetime_index

-- 4f147e0e
select "t"."id" as "id", "t"."datetime" as "datetime", "t"."kind" as "kind", "t"."username" as "username",
    "t"."target_type" as "target_type", "t"."target_id" as "target_id", "t"."data" as "data"
from "log_entries" as "t"
where "t"."id" between ? and ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)

-- 9f06482f
select 'User' as type, id, "name" as name
from "users"
where "id" in (select value
from json_each(?));
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--| LIST SUBQUERY 1
--|   SCAN json_each VIRTUAL TABLE INDEX 1:

-- start: GET /
--   1ddfe52a 5a2445f4 77523b31 5a2445f4 af935f4e 5ddbd267 affa9e05 9140583b 8af0e9ad 91565a21 65cc0851 5a2445f4 64e300c9 5a2445f4 7b05fda7 5a2445f4 fb575bb6 5a2445f4 e7849e0e 55c86687 a9979bee 4f147e0e 9f06482f

-- useSession: GET /api/info
--   1ddfe52a 5ed49a96

-- 5ed49a96
select "value"
from "instance"
where "key" = ?;
--| SEARCH instance USING INDEX sqlite_autoindex_instance_1 (key=?)

-- registerClient: POST /oauth/register
--   edb8f6d9 edb8f6d9 1c5aa2ab fa8b097d 1e43ec08 94f37e56 3e30f94e

-- edb8f6d9
select "key", "window_start" as "instant"
from "rate_limits"
where "key" >= ? and "key" < ?
order by "window_start";
--| SEARCH rate_limits USING INDEX sqlite_autoindex_rate_limits_1 (key>? AND key<?)
--| USE TEMP B-TREE FOR ORDER BY

-- 1c5aa2ab
insert into "rate_limits" ("key", "window_start", "count")
values (?, ?, ?)
on conflict ("key") do update
set "window_start" = ?
returning "key";

-- fa8b097d
select "added_date"
from "oauth_clients"
where origin <> 'administrator' and "origin" = 'registration' and "added_date" > ? and "added_date" <= ?
order by "added_date" desc
limit ?;
--| SEARCH oauth_clients USING INDEX oauth_clients_added_date_index (added_date>? AND added_date<?)

-- 1e43ec08
insert into "oauth_clients" ("client_id", "name", "redirect_uris", "scopes", "grant_types", "active",
    "origin", "metadata_expires_at", "added_date", "last_used_at")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning *;
--| SEARCH oauth_connections USING COVERING INDEX oauth_connections_oauth_client_id_index (oauth_client_id=?)

-- 3e30f94e
select "id"
from "oauth_clients"
where origin <> 'administrator' and "last_used_at" is null and not exists (select 1
from oauth_connections
where oauth_connections.oauth_client_id = oauth_clients.id) and (active or origin = 'registration')
order by "added_date" desc, "id" desc
limit ? offset ?;
--| SCAN oauth_clients USING INDEX oauth_clients_added_date_index
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH oauth_connections USING COVERING INDEX oauth_connections_oauth_client_id_index (oauth_client_id=?)

-- startAuthorization: GET /oauth/authorize
--   1ddfe52a 2ddca06e 67bd32c3

-- 2ddca06e
select *
from "oauth_clients"
where "client_id" = ?;
--| SEARCH oauth_clients USING INDEX oauth_clients_client_id_key (client_id=?)

-- 67bd32c3
select "tier", "friendly_name", "refresh_validity", "created_at", exists (select 1
from oauth_grants
where oauth_grants.connection_id = oauth_connections.id and oauth_grants.revoked_at is null) as "connected"
from "oauth_connections"
where "user_id" = ? and "oauth_client_id" = ?;
--| SEARCH oauth_connections USING INDEX oauth_connections_user_id_oauth_client_id_key (user_id=? AND oauth_client_id=?)
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH oauth_grants USING INDEX oauth_grants_connection_id_index (connection_id=?)

-- decideAuthorization: POST /oauth/authorize
--   1ddfe52a 2ddca06e 2ddca06e 67bd32c3 6d87e48e 2ddca06e c4373d22 f4d63130 8f17a869 f29ad2ff 8ad17be2 741aff17 94f37e56

-- 6d87e48e
select "id"
from "sessions"
where "id" = ? and "stage" = ? and "expires_at" > ?;
--| SEARCH sessions USING INTEGER PRIMARY KEY (rowid=?)

-- c4373d22
select "disabled"
from "users"
where "id" = ?;
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)

-- f4d63130
select "tier"
from "oauth_connections"
where "user_id" = ? and "oauth_client_id" = ? and exists (select 1
from oauth_grants given
where given.connection_id = oauth_connections.id and given.revoked_at is null and ( exists (select 1
from oauth_access_tokens token
where token.grant_id = given.id and token.expires_at > ?) or exists (select 1
from oauth_refresh_tokens token
where token.grant_id = given.id and token.used_at is null and (token.expires_at is null or token.expires_at > ?)) or exists (select 1
from oauth_codes code
where code.grant_id = given.id and code.used_at is null and code.expires_at > ?)));
--| SEARCH oauth_connections USING INDEX oauth_connections_user_id_oauth_client_id_key (user_id=? AND oauth_client_id=?)
--| SEARCH given EXISTS USING INDEX oauth_grants_connection_id_index (connection_id=?)
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH token USING INDEX oauth_access_tokens_grant_id_index (grant_id=?)
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH token USING INDEX oauth_refresh_tokens_grant_id_index (grant_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH code USING INDEX oauth_codes_grant_id_index (grant_id=?)

-- 8f17a869
insert into "oauth_connections" ("user_id", "oauth_client_id", "tier", "friendly_name", "refresh_validity",
    "host", "unannounced_since", "created_at", "last_used_at")
values (?, ?, ?, ?, ?, ?, ?, ?, ?)
on conflict ("user_id", "oauth_client_id") do update
set "tier" = ?, "friendly_name" = ?, "refresh_validity" = ?, "host" = ?, "unannounced_since" = ?,
    "created_at" = case when exists (select 1
from oauth_grants
where oauth_grants.connection_id = oauth_connections.id and oauth_grants.revoked_at is null) then oauth_connections.created_at else excluded.created_at end
returning "id";
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH oauth_grants USING INDEX oauth_grants_connection_id_index (connection_id=?)
--| SEARCH oauth_grants USING COVERING INDEX oauth_grants_connection_id_index (connection_id=?)

-- f29ad2ff
insert into "oauth_grants" ("connection_id", "tier", "resource", "refresh_validity", "created_at",
    "revoked_at", "revoked_because")
values (?, ?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH oauth_refresh_tokens USING COVERING INDEX oauth_refresh_tokens_grant_id_index (grant_id=?)
--| SEARCH oauth_access_tokens USING COVERING INDEX oauth_access_tokens_grant_id_index (grant_id=?)
--| SEARCH oauth_codes USING COVERING INDEX oauth_codes_grant_id_index (grant_id=?)

-- 8ad17be2
insert into "oauth_codes" ("grant_id", "code_hash", "redirect_uri", "redirect_uri_given", "code_challenge",
    "created_at", "expires_at", "used_at")
values (?, ?, ?, ?, ?, ?, ?, ?);

-- 741aff17
update "sessions"
set "new_app_name" = ?, "new_app_host" = ?, "new_app_tier" = ?, "new_app_count" = new_app_count + 1
where "user_id" = ?;
--| SEARCH sessions USING INDEX sessions_user_id_index (user_id=?)

-- requestToken: POST /oauth/token
--   2ddca06e 2ddca06e 9ffa290e aa72c261 37d2c207 147bfb69

-- 9ffa290e
select "oauth_grants"."id" as "familyId", "oauth_grants"."tier" as "grantScope", "oauth_grants"."resource",
    "oauth_grants"."refresh_validity" as "refreshValidity", "oauth_grants"."created_at" as "approvedAt",
    "oauth_grants"."revoked_at" as "revokedAt", "oauth_connections"."tier" as "connectionScope",
    "oauth_clients"."id" as "clientRowId", "oauth_clients"."name" as "clientName", "users"."id" as "userId",
    "users"."name" as "username", "users"."disabled", "oauth_codes"."id" as "codeId",
    "oauth_codes"."redirect_uri" as "redirectUri", "oauth_codes"."redirect_uri_given" as "redirectUriGiven",
    "oauth_codes"."code_challenge" as "codeChallenge", "oauth_codes"."expires_at" as "expiresAt",
    "oauth_codes"."used_at" as "usedAt"
from "oauth_grants"
inner join "oauth_connections" on "oauth_connections"."id" = "oauth_grants"."connection_id"
inner join "oauth_clients" on "oauth_clients"."id" = "oauth_connections"."oauth_client_id"
inner join "users" on "users"."id" = "oauth_connections"."user_id"
inner join "oauth_codes" on "oauth_codes"."grant_id" = "oauth_grants"."id"
where "oauth_codes"."code_hash" = ?;
--| SEARCH oauth_codes USING INDEX oauth_codes_code_hash_key (code_hash=?)
--| SEARCH oauth_grants USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH oauth_connections USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH oauth_clients USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)

-- aa72c261
update "oauth_codes"
set "used_at" = ?
where "id" = ? and "used_at" is null
returning "id";
--| SEARCH oauth_codes USING INTEGER PRIMARY KEY (rowid=?)

-- 37d2c207
insert into "oauth_access_tokens" ("grant_id", "jti", "tier", "resource", "created_at", "expires_at")
values (?, ?, ?, ?, ?, ?)
returning "id";
--| SEARCH oauth_refresh_tokens USING COVERING INDEX oauth_refresh_tokens_access_token_id_index (access_token_id=?)

-- 147bfb69
insert into "oauth_refresh_tokens" ("grant_id", "access_token_id", "token_hash", "created_at", "expires_at",
    "used_at", "successor")
values (?, ?, ?, ?, ?, ?, ?);

-- refreshToken: POST /oauth/token
--   2ddca06e 2ddca06e 6e627523 5aa839dc 6dfacfb2 37d2c207 147bfb69

-- 6e627523
select "oauth_grants"."id" as "familyId", "oauth_grants"."tier" as "grantScope", "oauth_grants"."resource",
    "oauth_grants"."refresh_validity" as "refreshValidity", "oauth_grants"."created_at" as "approvedAt",
    "oauth_grants"."revoked_at" as "revokedAt", "oauth_connections"."tier" as "connectionScope",
    "oauth_clients"."id" as "clientRowId", "oauth_clients"."name" as "clientName", "users"."id" as "userId",
    "users"."name" as "username", "users"."disabled", "oauth_refresh_tokens"."id" as "refreshTokenId",
    "oauth_refresh_tokens"."access_token_id" as "accessTokenId",
    "oauth_refresh_tokens"."expires_at" as "expiresAt", "oauth_refresh_tokens"."used_at" as "usedAt",
    "oauth_refresh_tokens"."successor"
from "oauth_grants"
inner join "oauth_connections" on "oauth_connections"."id" = "oauth_grants"."connection_id"
inner join "oauth_clients" on "oauth_clients"."id" = "oauth_connections"."oauth_client_id"
inner join "users" on "users"."id" = "oauth_connections"."user_id"
inner join "oauth_refresh_tokens" on "oauth_refresh_tokens"."grant_id" = "oauth_grants"."id"
where "oauth_refresh_tokens"."token_hash" = ?;
--| SEARCH oauth_refresh_tokens USING INDEX oauth_refresh_tokens_token_hash_key (token_hash=?)
--| SEARCH oauth_grants USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH oauth_connections USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH oauth_clients USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)

-- 5aa839dc
update "oauth_refresh_tokens"
set "used_at" = ?, "successor" = ?
where "id" = ? and "used_at" is null
returning "id";
--| SEARCH oauth_refresh_tokens USING INTEGER PRIMARY KEY (rowid=?)

-- 6dfacfb2
update "oauth_access_tokens"
set "expires_at" = ?
where "id" = ? and "expires_at" > ?;
--| SEARCH oauth_access_tokens USING INTEGER PRIMARY KEY (rowid=?)

-- refreshTokenAgain: POST /oauth/token
--   2ddca06e 2ddca06e 6e627523 1d9b1cc0

-- 1d9b1cc0
select "expires_at"
from "oauth_access_tokens"
where "jti" = ?;
--| SEARCH oauth_access_tokens USING INDEX oauth_access_tokens_jti_key (jti=?)

-- useAccessToken: GET /api/info
--   b2b04c2f 5ed49a96

-- b2b04c2f
select "oauth_access_tokens"."tier", "oauth_access_tokens"."expires_at" as "expiresAt",
    "oauth_grants"."revoked_at" as "revokedAt", "oauth_connections"."id" as "connectionId",
    "oauth_connections"."tier" as "connectionScope", "oauth_connections"."friendly_name" as "friendlyName",
    "oauth_connections"."last_used_at" as "lastUsedAt", "oauth_clients"."client_id" as "clientId",
    "oauth_clients"."name" as "clientName", "oauth_clients"."active", "users"."id" as "userId",
    "users"."name" as "username", "users"."disabled", "users"."permissions",
    (with recursive "chain"("parent_id", "permissions", "enforce_2fa",
    "depth") as ( select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa", 1
from "groups"
where "groups"."id" = "users"."group_id"
union all select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa", "chain"."depth" + 1
from "chain"
inner join "groups" on "groups"."id" = "chain"."parent_id"
where "chain"."depth" < 32) select json_group_array("permissions"
order by "depth")
from "chain") as "groupPermissions"
from "oauth_access_tokens"
inner join "oauth_grants" on "oauth_grants"."id" = "oauth_access_tokens"."grant_id"
inner join "oauth_connections" on "oauth_connections"."id" = "oauth_grants"."connection_id"
inner join "oauth_clients" on "oauth_clients"."id" = "oauth_connections"."oauth_client_id"
inner join "users" on "users"."id" = "oauth_connections"."user_id"
where "oauth_access_tokens"."jti" = ?;
--| SEARCH oauth_access_tokens USING INDEX oauth_access_tokens_jti_key (jti=?)
--| SEARCH oauth_grants USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH oauth_connections USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH oauth_clients USING INTEGER PRIMARY KEY (rowid=?)
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

-- page: GET /user/settings
--   1ddfe52a 521cb0fd 043db857

-- 521cb0fd
select "id", "name", "disabled", "group_id" as "groupId", "first_name", "last_name", "email",
    "show_email_on_profile", "department", "about_me" as "aboutMe", "permissions", "need_pw_change",
    "added_date" as "addedDate", "last_modified" as "lastModified",
    case when password_hash is null then 0 else 1 end as "hasPassword",
    case when totp_secret is null then 0 else 1 end as "hasSecondFactor"
from "users"
where "id" = ?;
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)

-- 043db857
update "sessions"
set "new_app_name" = ?, "new_app_host" = ?, "new_app_tier" = ?, "new_app_count" = ?
where "id" = ? and "new_app_count" = ?;
--| SEARCH sessions USING INTEGER PRIMARY KEY (rowid=?)

-- page: GET /user/settings/security
--   1ddfe52a 521cb0fd 560c6142 e0dd4adc

-- 560c6142
select "id", "address", "user_agent" as "userAgent", "created_at" as "createdAt",
    "last_seen_at" as "lastSeenAt", "expires_at" as "expiresAt", "remembered"
from "sessions"
where "user_id" = ? and "stage" = ? and "expires_at" > ?
order by "last_seen_at" desc, "id" desc;
--| SEARCH sessions USING INDEX sessions_user_id_index (user_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- e0dd4adc
select "datetime", "username", "level", "data"
from "log_entries"
where "target_type" = ? and "target_id" = ? and "kind" = ?
order by "id" desc
limit ?;
--| SEARCH log_entries USING INDEX log_entries_target_type_target_id_index (target_type=? AND target_id=?)

-- page: GET /user/settings/tokens
--   1ddfe52a bb6e890a

-- bb6e890a
select "api_tokens"."id", "users"."name" as "user", "api_tokens"."name", "api_tokens"."token_hint" as "hint",
    "api_tokens"."tier" as "scope", "api_tokens"."valid_until" as "validUntil",
    "api_tokens"."last_time_used" as "lastTimeUsed", "api_tokens"."added_date" as "addedDate"
from "api_tokens"
inner join "users" on "users"."id" = "api_tokens"."user_id"
where "api_tokens"."user_id" = ?
order by "api_tokens"."id";
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH api_tokens USING INDEX api_tokens_user_id_name_key (user_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- page: GET /user/settings/connected_apps
--   1ddfe52a a15f8af0

-- a15f8af0
select "oauth_connections"."id", "oauth_connections"."tier" as "chosenScope",
    "oauth_connections"."friendly_name" as "friendlyName", "oauth_connections"."host",
    "oauth_connections"."created_at" as "connectedSince", "oauth_connections"."last_used_at" as "lastUsedAt",
    "oauth_clients"."name" as "clientName", "oauth_clients"."client_id" as "clientId",
    "oauth_grants"."tier" as "scope", "oauth_grants"."revoked_at" as "revokedAt",
    "oauth_grants"."revoked_because" as "revokedBecause", (select max("token"."expires_at") as "until"
from "oauth_access_tokens" as "token"
where "token"."grant_id" = "oauth_grants"."id" and "token"."expires_at" > ?) as "accessUntil",
    (select max("token"."expires_at") as "until"
from "oauth_refresh_tokens" as "token"
where "token"."grant_id" = "oauth_grants"."id" and "token"."used_at" is null and "token"."expires_at" > ?) as "refreshUntil",
    (select max("token"."id") as "id"
from "oauth_refresh_tokens" as "token"
where "token"."grant_id" = "oauth_grants"."id" and "token"."used_at" is null and "token"."expires_at" is null) as "unlimitedId",
    (select max("code"."expires_at") as "until"
from "oauth_codes" as "code"
where "code"."grant_id" = "oauth_grants"."id" and "code"."used_at" is null and "code"."expires_at" > ?) as "codeUntil"
from "oauth_connections"
inner join "oauth_clients" on "oauth_clients"."id" = "oauth_connections"."oauth_client_id"
inner join "oauth_grants" on "oauth_grants"."connection_id" = "oauth_connections"."id"
where "oauth_connections"."user_id" = ?
order by "oauth_grants"."id";
--| SEARCH oauth_connections USING INDEX oauth_connections_user_id_oauth_client_id_key (user_id=?)
--| SEARCH oauth_clients USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH oauth_grants USING INDEX oauth_grants_connection_id_index (connection_id=?)
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH token USING INDEX oauth_access_tokens_grant_id_index (grant_id=?)
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH token USING INDEX oauth_refresh_tokens_grant_id_index (grant_id=?)
--| CORRELATED SCALAR SUBQUERY 3
--|   SEARCH token USING INDEX oauth_refresh_tokens_grant_id_index (grant_id=?)
--| CORRELATED SCALAR SUBQUERY 4
--|   SEARCH code USING INDEX oauth_codes_grant_id_index (grant_id=?)
--| USE TEMP B-TREE FOR ORDER BY

-- page: GET /tools/users
--   1ddfe52a 1f2cea13 1416be68 224f943c

-- 1f2cea13
select "id", "name", "parent_id" as "parentId", "comment", "enforce_2fa", "permissions", (select count(*)
from users
where users.group_id = groups.id) as "members"
from "groups"
order by coalesce("groups"."name_sort", "groups"."name_folded"), "id";
--| SCAN groups USING INDEX groups_name_sort_index
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH users USING COVERING INDEX users_group_id_index (group_id=?)

-- 1416be68
select "users"."id" as "id", "users"."name" as "name", "users"."first_name" as "first_name",
    "users"."last_name" as "last_name", "users"."group_id" as "group_id", "users"."disabled" as "disabled",
    "users"."need_pw_change" as "need_pw_change",
    case when users.password_hash is null then 0 else 1 end as "hasPassword",
    case when users.totp_secret is null then 0 else 1 end as "hasSecondFactor", (select max(last)
from ( select last_seen_at as last
from sessions
where user_id = users.id and stage = 'complete'
union all select last_time_used
from api_tokens
where user_id = users.id
union all select last_used_at
from oauth_connections
where user_id = users.id ) as seen) as "lastSeenAt", (select cast(count(*) as integer)
from api_tokens
where user_id = users.id and (valid_until is null or valid_until > ?)) as "apiTokens",
    coalesce("users"."name_sort", "users"."name_folded") as "k0", "users"."id" as "k1"
from "users"
order by coalesce("users"."name_sort", "users"."name_folded") asc, "users"."id" asc
limit ?;
--| SCAN users USING INDEX users_name_sort_index
--| CORRELATED SCALAR SUBQUERY 4
--|   CO-ROUTINE seen
--|     COMPOUND QUERY
--|       LEFT-MOST SUBQUERY
--|         SEARCH sessions USING INDEX sessions_user_id_index (user_id=?)
--|       UNION ALL
--|         SEARCH api_tokens USING INDEX api_tokens_user_id_name_key (user_id=?)
--|       UNION ALL
--|         SEARCH oauth_connections USING INDEX oauth_connections_user_id_oauth_client_id_key (user_id=?)
--|   SEARCH seen
--| CORRELATED SCALAR SUBQUERY 5
--|   SEARCH api_tokens USING INDEX api_tokens_user_id_name_key (user_id=?)

-- 224f943c
select count(*) as "total"
from "users";
--| SCAN users USING COVERING INDEX users_name_sort_index

-- page: GET /tools/users/1
--   1ddfe52a 521cb0fd 1f2cea13 c2dcc346

-- c2dcc346
select "users"."id" as "id", "users"."name" as "name", "users"."first_name" as "first_name",
    "users"."last_name" as "last_name", "users"."group_id" as "group_id", "users"."disabled" as "disabled",
    "users"."need_pw_change" as "need_pw_change",
    case when users.password_hash is null then 0 else 1 end as "hasPassword",
    case when users.totp_secret is null then 0 else 1 end as "hasSecondFactor", (select max(last)
from ( select last_seen_at as last
from sessions
where user_id = users.id and stage = 'complete'
union all select last_time_used
from api_tokens
where user_id = users.id
union all select last_used_at
from oauth_connections
where user_id = users.id ) as seen) as "lastSeenAt", (select cast(count(*) as integer)
from api_tokens
where user_id = users.id and (valid_until is null or valid_until > ?)) as "apiTokens"
from "users"
where "users"."id" = ?;
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--| CORRELATED SCALAR SUBQUERY 4
--|   CO-ROUTINE seen
--|     COMPOUND QUERY
--|       LEFT-MOST SUBQUERY
--|         SEARCH sessions USING INDEX sessions_user_id_index (user_id=?)
--|       UNION ALL
--|         SEARCH api_tokens USING INDEX api_tokens_user_id_name_key (user_id=?)
--|       UNION ALL
--|         SEARCH oauth_connections USING INDEX oauth_connections_user_id_oauth_client_id_key (user_id=?)
--|   SEARCH seen
--| CORRELATED SCALAR SUBQUERY 5
--|   SEARCH api_tokens USING INDEX api_tokens_user_id_name_key (user_id=?)

-- page: GET /tools/groups
--   1ddfe52a 1f2cea13

-- page: GET /tools/log
--   1ddfe52a 4140f524 9f06482f 5ed49a96

-- 4140f524
select "log_entries"."id" as "id", "log_entries"."datetime" as "datetime", "log_entries"."kind" as "kind",
    "log_entries"."level" as "level", "log_entries"."user_id" as "user_id",
    "log_entries"."username" as "username", "log_entries"."token_id" as "token_id",
    "log_entries"."client" as "client", "log_entries"."target_type" as "target_type",
    "log_entries"."target_id" as "target_id", "log_entries"."comment" as "comment",
    "log_entries"."changes" as "changes", "log_entries"."data" as "data",
    "log_entries"."change_set_id" as "change_set_id", "log_entries"."datetime" as "k0",
    "log_entries"."id" as "k1"
from "log_entries"
order by "log_entries"."datetime" desc, "log_entries"."id" desc
limit ?;
--| SCAN log_entries USING INDEX log_entries_datetime_index

-- page: GET /tools/log?user=admin
--   1ddfe52a f126cc6f bf96a863 b3cf1355 9f06482f 5ed49a96

-- f126cc6f
select "id", "name", "disabled"
from "users"
where "name_folded" = ?;
--| SEARCH users USING INDEX users_name_folded_index (name_folded=?)

-- bf96a863
select "entry"."username"
from (select "username"
from "log_entries"
where "user_id" is null
order by "id" desc
limit ?) as "entry"
where "entry"."username" = ?
limit ?;
--| CO-ROUTINE entry
--|   SEARCH log_entries USING INDEX log_entries_user_id_index (user_id=?)
--| SCAN entry

-- b3cf1355
select "log_entries"."id" as "id", "log_entries"."datetime" as "datetime", "log_entries"."kind" as "kind",
    "log_entries"."level" as "level", "log_entries"."user_id" as "user_id",
    "log_entries"."username" as "username", "log_entries"."token_id" as "token_id",
    "log_entries"."client" as "client", "log_entries"."target_type" as "target_type",
    "log_entries"."target_id" as "target_id", "log_entries"."comment" as "comment",
    "log_entries"."changes" as "changes", "log_entries"."data" as "data",
    "log_entries"."change_set_id" as "change_set_id", "log_entries"."id" as "k0"
from "log_entries"
where "log_entries"."user_id" = cast(? as bigint)
order by "log_entries"."id" desc
limit ?;
--| SEARCH log_entries USING INDEX log_entries_user_id_index (user_id=?)

-- page: GET /tools/oauth_clients
--   1ddfe52a f6f7b330 1737fc15

-- f6f7b330
select "oauth_clients"."id" as "id", "oauth_clients"."client_id" as "client_id",
    "oauth_clients"."name" as "name", "oauth_clients"."redirect_uris" as "redirect_uris",
    "oauth_clients"."scopes" as "scopes", "oauth_clients"."grant_types" as "grant_types",
    "oauth_clients"."active" as "active", "oauth_clients"."origin" as "origin",
    "oauth_clients"."metadata_expires_at" as "metadata_expires_at",
    "oauth_clients"."added_date" as "added_date", "oauth_clients"."last_used_at" as "last_used_at",
    (select count(*)
from oauth_connections connection join oauth_grants given on given.connection_id = connection.id join "oauth_access_tokens" token on token.grant_id = given.id
where connection.oauth_client_id = oauth_clients.id and given.revoked_at is null and token.expires_at > ?) as "access_tokens",
    (select count(*)
from oauth_connections connection join oauth_grants given on given.connection_id = connection.id join "oauth_refresh_tokens" token on token.grant_id = given.id
where connection.oauth_client_id = oauth_clients.id and given.revoked_at is null and token.used_at is null and (token.expires_at is null or token.expires_at > ?)) as "refresh_tokens",
    (select count(*)
from oauth_connections connection
where connection.oauth_client_id = oauth_clients.id and exists (select 1
from oauth_grants given
where given.connection_id = connection.id and given.revoked_at is null and ( exists (select 1
from oauth_access_tokens token
where token.grant_id = given.id and token.expires_at > ?) or exists (select 1
from oauth_refresh_tokens token
where token.grant_id = given.id and token.used_at is null and (token.expires_at is null or token.expires_at > ?)) or exists (select 1
from oauth_codes code
where code.grant_id = given.id and code.used_at is null and code.expires_at > ?)))) as "users",
    (select max(connection.last_used_at)
from oauth_connections connection
where connection.oauth_client_id = oauth_clients.id) as "tokens_last_used_at", "oauth_clients"."id" as "k0"
from "oauth_clients"
order by "oauth_clients"."id" desc
limit ?;
--| SCAN oauth_clients
--| CORRELATED SCALAR SUBQUERY 1
--|   SEARCH connection USING COVERING INDEX oauth_connections_oauth_client_id_index (oauth_client_id=?)
--|   SEARCH given USING INDEX oauth_grants_connection_id_index (connection_id=?)
--|   SEARCH token USING INDEX oauth_access_tokens_grant_id_index (grant_id=?)
--| CORRELATED SCALAR SUBQUERY 2
--|   SEARCH connection USING COVERING INDEX oauth_connections_oauth_client_id_index (oauth_client_id=?)
--|   SEARCH given USING INDEX oauth_grants_connection_id_index (connection_id=?)
--|   SEARCH token USING INDEX oauth_refresh_tokens_grant_id_index (grant_id=?)
--| CORRELATED SCALAR SUBQUERY 7
--|   SEARCH connection USING COVERING INDEX oauth_connections_oauth_client_id_index (oauth_client_id=?)
--|   SEARCH given EXISTS USING INDEX oauth_grants_connection_id_index (connection_id=?)
--|   CORRELATED SCALAR SUBQUERY 3
--|     SEARCH token USING INDEX oauth_access_tokens_grant_id_index (grant_id=?)
--|   CORRELATED SCALAR SUBQUERY 4
--|     SEARCH token USING INDEX oauth_refresh_tokens_grant_id_index (grant_id=?)
--|   CORRELATED SCALAR SUBQUERY 5
--|     SEARCH code USING INDEX oauth_codes_grant_id_index (grant_id=?)
--| CORRELATED SCALAR SUBQUERY 8
--|   SEARCH connection USING INDEX oauth_connections_oauth_client_id_index (oauth_client_id=?)

-- 1737fc15
select count(*) as "total"
from "oauth_clients";
--| SCAN oauth_clients USING COVERING INDEX oauth_clients_client_id_key

-- revokeToken: POST /oauth/revoke
--   2ddca06e b197724f 6f7341ea 94f37e56

-- b197724f
select "oauth_grants"."id" as "familyId", "oauth_grants"."tier" as "grantScope", "oauth_grants"."resource",
    "oauth_grants"."refresh_validity" as "refreshValidity", "oauth_grants"."created_at" as "approvedAt",
    "oauth_grants"."revoked_at" as "revokedAt", "oauth_connections"."tier" as "connectionScope",
    "oauth_clients"."id" as "clientRowId", "oauth_clients"."name" as "clientName", "users"."id" as "userId",
    "users"."name" as "username", "users"."disabled"
from "oauth_grants"
inner join "oauth_connections" on "oauth_connections"."id" = "oauth_grants"."connection_id"
inner join "oauth_clients" on "oauth_clients"."id" = "oauth_connections"."oauth_client_id"
inner join "users" on "users"."id" = "oauth_connections"."user_id"
inner join "oauth_refresh_tokens" on "oauth_refresh_tokens"."grant_id" = "oauth_grants"."id"
where "oauth_refresh_tokens"."token_hash" = ? and "oauth_grants"."revoked_at" is null;
--| SEARCH oauth_refresh_tokens USING INDEX oauth_refresh_tokens_token_hash_key (token_hash=?)
--| SEARCH oauth_grants USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH oauth_connections USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH oauth_clients USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH users USING INTEGER PRIMARY KEY (rowid=?)

-- 6f7341ea
update "oauth_grants"
set "revoked_at" = ?, "revoked_because" = ?
where "id" = ?;
--| SEARCH oauth_grants USING INTEGER PRIMARY KEY (rowid=?)

-- signOut: POST /logout
--   1ddfe52a 395f5279

-- 395f5279
delete
from "sessions"
where "token_hash" = ?;
--| SEARCH sessions USING INDEX sessions_token_hash_key (token_hash=?)
