/** Tests the OpenAPI Overlay documents in `openapi/overlays/` and their application by codegen. */
import { expect, it } from "vitest";
import type { Overlay } from "../../codegen/overlays.ts";
import { applyOverlay } from "../../codegen/overlays.ts";

const overlay = (...actions: Overlay["actions"]): Overlay => ({
  overlay: "1.1.0",
  info: { title: "Samples", version: "1" },
  actions,
});

const document = () => ({
  paths: {
    "/samples": {
      get: { "x-role": "list", parameters: [{ name: "color" }], responses: {} },
      post: { "x-role": "create", responses: { 409: { description: "Own" } } },
    },
  },
});

it("an overlay merges objects, appends to arrays and replaces other values", () => {
  const target = document();
  applyOverlay(
    target,
    overlay({
      target: "$.paths[*][?@['x-role'] == 'list']",
      update: {
        "x-role": "log",
        parameters: [{ name: "page" }],
        responses: { 200: { description: "A page" } },
      },
    }),
  );
  expect(target.paths["/samples"].get).toEqual({
    "x-role": "log",
    parameters: [{ name: "color" }, { name: "page" }],
    responses: { 200: { description: "A page" } },
  });
});

it("an overlay appends to the arrays that it targets", () => {
  const target = document();
  const actions = [{ name: "a" }, [{ name: "b" }, { name: "c" }]].map((update) => ({
    target: "$.paths[*].get.parameters",
    update,
  }));
  applyOverlay(target, overlay(...actions));
  expect(target.paths["/samples"].get.parameters.map(({ name }) => name)).toEqual(["color", "a", "b", "c"]);
});

it("an overlay removes members and all matching items of an array", () => {
  const target = { tags: ["a", "b", "c"], paths: document().paths };
  applyOverlay(
    target,
    overlay({ target: "$.tags[?@ != 'b']", remove: true }, { target: "$.paths[*].post", remove: true }),
  );
  expect(target).toEqual({ tags: ["b"], paths: { "/samples": { get: document().paths["/samples"].get } } });
});

it("an overlay gives each target its own copy", () => {
  const target = document();
  applyOverlay(
    target,
    overlay(
      { target: "$.paths[*][*]", update: { responses: { 503: {} } } },
      {
        target: "$.paths[*].get.responses['503']",
        update: { description: "Busy" },
      },
    ),
  );
  expect(target.paths["/samples"].post.responses).toEqual({ 409: { description: "Own" }, 503: {} });
});

it.each([
  ["matches nothing", { target: "$.paths[*].put", update: {} }, "nothing matches $.paths[*].put"],
  ["replaces an object with a string", { target: "$.paths[*].get", update: { responses: "" } }, "the type"],
  ["replaces a string with an array", { target: "$.paths[*].get", update: { "x-role": [] } }, "the type"],
  ["appends to a string", { target: "$.paths[*].get['x-role']", update: {} }, "is not an object or array"],
  ["replaces a string", { target: "$.paths[*].get['x-role']", update: "list" }, "is not an object or array"],
])("an overlay is rejected if an action %s", (_title, action, message) => {
  expect(() => applyOverlay(document(), overlay(action))).toThrow(message);
});
