/** Attachments and parameters at their own endpoints: unique names, moves, references and limits. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { useOwners } from "./owners.ts";
import { plain, versionOf } from "./running-service.ts";

describeDialects("attachments and parameters", (dialect) => {
  const { running, given, newOwner, patch, names } = useOwners(dialect);
  const { make, refused } = running;
  let type = "";
  let otherType = "";
  let category = "";

  beforeAll(() => {
    ({ type, otherType, category } = given());
  });

  describe("at their own endpoints", () => {
    it("have a unique name in their element for each type or group", async () => {
      const element = await newOwner("parts");
      const parameter = { name: "p", group: "g", element };
      await make("parameters", parameter);
      expect(await refused(running.client.post("/api/parameters", parameter))).toEqual(["name: unique"]);
      const other = await make("parameters", { ...parameter, group: "h" });
      expect(await refused(patch(other, { group: "g" }))).toEqual(["name: unique"]);
      const attachment = { name: "a", attachment_type: type, element };
      await make("attachments", attachment);
      expect(await refused(running.client.post("/api/attachments", attachment))).toEqual(["name: unique"]);
      const second = await make("attachments", { ...attachment, attachment_type: otherType });
      expect(await refused(patch(second, { attachment_type: type }))).toEqual(["name: unique"]);
    });

    it("move to another element of the same kind if the name is free there", async () => {
      const [from, to] = [await newOwner("parts"), await newOwner("parts")];
      const moving = await make("parameters", { name: "p", element: from });
      const staying = await make("parameters", { name: "p", element: to });
      expect(await refused(patch(moving, { element: to }))).toEqual(["name: unique"]);
      await running.client.delete(staying, { expect: 204 });
      const versions = [await running.client.get(from), await running.client.get(to)].map(versionOf);
      await running.client.patch(moving, { element: to }, { expect: 200 });
      const after = [await running.client.get(from), await running.client.get(to)].map(versionOf);
      expect(after.map(Number)).toEqual(versions.map((version) => Number(version) + 1));
      expect(await names(from, "parameters")).toEqual([]);
      expect(await names(to, "parameters")).toEqual(["p"]);
      expect(await refused(patch(moving, { element: category }))).toEqual(["element: other-kind-of-element"]);
    });

    it.each([
      [{ name: "x", attachment_type: "/api/attachment_types/999999" }, ["attachment_type: not-found"]],
      [{ name: "x", attachment_type: "/api/categories/1" }, ["attachment_type: invalid-iri"]],
      [{ name: "x", element: "/api/parts/999999" }, ["element: not-found"]],
      [{ name: "x", element: "/api/users/1" }, ["element: invalid-iri"]],
      [{ name: "x", element: { id: 1 } }, ["element: invalid-iri"]],
    ])("return 400 for a reference to an unknown element: %j", async (body, expected) => {
      const element = await newOwner("parts");
      const answer = running.client.post("/api/attachments", { element, attachment_type: type, ...body });
      expect(await refused(answer, 400)).toEqual(expected);
    });

    it.each([
      [{ value_min: 2, value_typical: 1 }, ["value_min: limits"]],
      [{ value_min: 1, value_max: 1 }, ["value_min: limits"]],
      [{ value_typical: 2, value_max: 1 }, ["value_max: limits"]],
      [{ value_min: 1, value_typical: 1 }, null],
      [{ value_typical: 1, value_max: 1 }, null],
      [{ value_min: -1e-12, value_typical: 0, value_max: 1e300 }, null],
      [{ value_max: -5 }, null],
    ])("limits of a parameter must be in order: %j", async (values, expected) => {
      const element = await newOwner("parts");
      const answer = running.client.post("/api/parameters", { name: "p", element, ...values });
      if (expected !== null) expect(await refused(answer)).toEqual(expected);
      else expect((await answer).body).toMatchObject(values);
    });

    it("values are checked against stored limits", async () => {
      const element = await newOwner("parts");
      const parameter = await make("parameters", { name: "p", element, value_min: 1, value_max: 3 });
      expect(await refused(patch(parameter, { value_typical: 4 }))).toEqual(["value_max: limits"]);
      await running.client.patch(parameter, { value_typical: 4, value_max: null }, { expect: 200 });
      expect((await running.client.get(parameter, plain)).body).not.toHaveProperty("value_max");
    });
  });
});
