/** The addresses on labels that Part-DB printed. */
import { beforeAll, describe, expect, test } from "vitest";
import { api } from "../support/client.ts";
import { createInventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { visitor } from "../support/visitor.ts";
import { enter, useSettings } from "./settings/settings-service.ts";

describe("addresses of printed labels", () => {
  const service = useSettings();
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    const inventory = await createInventory(api(service(), tokens.full), "Sample");
    ids["part"] = inventory["parts"] ?? 0;
    ids["lot"] = inventory["part_lots"] ?? 0;
    ids["location"] = inventory["storage_locations"] ?? 0;
  });

  test.each([
    ["/scan/part/@", "part", "/parts/@"],
    ["/scan/lot/@", "lot", "/lots/@"],
    ["/scan/location/@", "location", "/storage_locations/@"],
    ["/en/scan/part/@", "part", "/parts/@"],
    ["/de_DE/scan/lot/@", "lot", "/lots/@"],
    ["/zh-CN/scan/location/@", "location", "/storage_locations/@"],
    ["/SCAN/PART/@", "part", "/parts/@"],
    ["/EN/Scan/Lot/@", "lot", "/lots/@"],
    ["/scan/part/000@", "part", "/parts/@"],
    ["/scan/part/@/", "part", "/parts/@"],
    ["/scan/lot/@?utm=1", "lot", "/lots/@"],
    ["/en/store_location/@/parts", "location", "/storage_locations/@"],
    ["/zh_CN/store_location/@/parts", "location", "/storage_locations/@"],
  ])("%s leads to the page of the element", async (address, kind, target) => {
    const at = (path: string): string => path.replace("@", String(ids[kind]));
    const stranger = await visitor(service()).get(at(address));
    expect([stranger.path, stranger.status]).toEqual([
      `/login?return_to=${encodeURIComponent(at(target))}`,
      200,
    ]);
    const opened = await (await enter(service(), "reader")).get(at(address));
    expect([opened.path, opened.status]).toEqual([at(target), 200]);
  });

  test.each([
    "/scan/part/999999",
    "/scan/lot/999999",
    "/scan/location/999999",
    "/scan/part/0",
    "/scan/part/x",
    "/scan/part/99999999999999999999",
    "/scan/user/1",
    "/english/scan/part/1",
    "/scan/part/1/edit",
    "/en/store_location/999999/parts",
    "/en/store_location/x/parts",
    "/english/store_location/1/parts",
    "/store_location/1/parts",
  ])("%s returns 404", async (address) => {
    const answer = await (await enter(service(), "reader")).get(address);
    expect(answer.status).toBe(404);
  });
});
