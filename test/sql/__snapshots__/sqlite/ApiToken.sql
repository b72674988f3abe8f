-- getCurrentToken: GET /api/tokens/current
--   eeba95c9

-- eeba95c9
select "t"."id" as "id", "t"."name" as "name", "j1"."id" as "user__id", "j1"."name" as "user__name",
    "t"."valid_until" as "valid_until", "t"."tier" as "tier", "t"."last_time_used" as "last_time_used"
from "api_tokens" as "t"
left join "users" as "j1" on "j1"."id" = "t"."user_id"
where t.id = ?;
--| SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
--| SEARCH j1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
