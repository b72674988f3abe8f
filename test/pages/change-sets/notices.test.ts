/** Every action on the pages of the inventory offers Undo in its notice. */
import { beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../../src/config/config.ts";
import { inventoryRoutes } from "../../../src/pages/create-pages.ts";
import { ownerKinds, type OwnerCollection } from "../../../src/pages/files/attachment-owners.ts";
import type { PageDependencies } from "../../../src/pages/page-dependencies.ts";
import { treeNames, type TreeName } from "../../../src/pages/trees/tree-table.ts";
import { api, type Api } from "../../support/client.ts";
import { createInventory, picture, type Inventory } from "../../support/inventory.ts";
import { tokens } from "../../support/principals.ts";
import { requiredOf } from "../../support/trees.ts";
import type { PageResult, SubmitOptions } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { useTools, type SignedInVisitor } from "../tools/tools-site.ts";

/**
 * The first three forms change no elements. The lines of the fourth one offer Undo (`scan/series-page.test.ts`), and so does
 * the page with the result of an import, which runs in the background (`import/import-pages.test.ts`).
 */
const others: readonly string[] = [
  "/parts/columns",
  "/projects/:id/bom/import",
  "/scan",
  "/scan/series",
  "/import",
  "/import/:id",
  "/import/:id/cancel",
];

/** The forms of the inventory. The test only lists the routes, so it needs no other parts of the pages. */
function writingRoutes(): readonly string[] {
  const dependencies = { config: readConfig({}), oauth: null } as unknown as PageDependencies;
  return inventoryRoutes(dependencies)
    .filter(({ method, submit }) => method === "POST" || submit !== undefined)
    .map(({ path }) => path)
    .filter((path) => !others.includes(path));
}

type Act = () => Promise<PageResult>;

describe("each action on pages", () => {
  const site = useTools();
  let admin: SignedInVisitor;
  let client: Api;
  let inventory: Inventory;
  let count = 0;

  beforeAll(async () => {
    admin = await site().as("admin");
    client = api(site(), tokens.full);
    inventory = await createInventory(client, "Sample");
  });

  const name = (): string => `Element ${(count += 1)}`;
  const newPart = (more: object = {}) =>
    createElement(client, "parts", {
      name: name(),
      category: `/api/categories/${inventory.categories}`,
      ...more,
    });
  const newLot = async () =>
    createElement(client, "part_lots", { part: `/api/parts/${await newPart()}`, amount: 40 });
  const newEntry = (tree: TreeName) => createElement(client, tree, { name: name(), ...requiredOf(tree) });
  const newOwner = (owner: OwnerCollection) => (owner === "parts" ? newPart() : newEntry(owner));
  const newProfile = () => createElement(client, "label_profiles", { name: name() });
  const newFile = async () =>
    createElement(client, "attachments", {
      name: "File",
      element: `/api/parts/${await newPart()}`,
      attachment_type: `/api/attachment_types/${inventory.attachment_types}`,
      upload: { data: picture, filename: "file.png" },
    });
  const submit = async (path: string, options: SubmitOptions = {}) =>
    admin.submit(await admin.get(path), { form: path, ...options });
  const stock =
    (action: string, more: object = {}) =>
    async () =>
      submit(`/lots/${await newLot()}`, { fields: { amount: "5", ...more }, button: `action=${action}` });

  async function countUnknown(): Promise<PageResult> {
    const part = `/api/parts/${await newPart()}`;
    const lot = await createElement(client, "part_lots", { part, instock_unknown: true });
    return submit(`/lots/${lot}`, { fields: { amount: "5" }, button: "action=count" });
  }

  async function changeSetOf(part: number): Promise<string> {
    const { headers } = await client.patch(`/api/parts/${part}`, { name: name() }, { expect: 200 });
    return headers["partledger-change-set"] ?? "";
  }

  /** Imports an entry without a part into a project. */
  async function importBom(project: number): Promise<PageResult> {
    const path = `/projects/${project}/bom/import`;
    const file = new File([`Reference,Value\nX1,${name()}\n`], "board.csv", { type: "text/csv" });
    return admin.submit(await submit(path, { file }), { form: `${path}/apply` });
  }

  /** Renames an element and restores the version before. */
  async function restored(collection: string, page: string, id: number, change: object): Promise<PageResult> {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const at = new Date().toISOString();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await client.patch(`/api/${collection}/${id}`, change, { expect: 200 });
    const version = await admin.get(`${page}/${id}/version?at=${encodeURIComponent(at)}`);
    return admin.submit(version, { form: "#restore form" });
  }

  const actions: readonly (readonly [string, string, Act])[] = [
    [
      "/parts/new",
      "create a part",
      () => submit("/parts/new", { fields: { name: name(), category: "Sample" }, form: ".edit-form" }),
    ],
    [
      "/parts/:id/edit",
      "edit a part",
      async () => submit(`/parts/${await newPart()}/edit`, { fields: { name: name() } }),
    ],
    ["/parts/:id/delete", "delete a part", async () => submit(`/parts/${await newPart()}/delete`)],
    [
      "/parts/:id/favorite",
      "mark a part",
      async () => {
        const part = await newPart();
        return admin.submit(await admin.get(`/parts/${part}`), { form: `/parts/${part}/favorite` });
      },
    ],
    [
      "/parts/:id/version",
      "restore a part",
      async () => restored("parts", "/parts", await newPart(), { name: name() }),
    ],
    ["/lots/:id", "count a lot with an unknown amount", countUnknown],
    ["/lots/:id", "withdraw", stock("withdraw")],
    ["/lots/:id", "add", stock("add")],
    ["/lots/:id", "count", stock("count", { amount: "30" })],
    ["/lots/:id", "move", stock("move", { storage_location: "Sample" })],
    [
      "/parts/:id/lots/new",
      "create a lot",
      async () => submit(`/parts/${await newPart()}/lots/new`, { fields: { amount: "3" } }),
    ],
    [
      "/lots/:id/edit",
      "edit a lot",
      async () => submit(`/lots/${await newLot()}/edit`, { fields: { description: "Reel" } }),
    ],
    ["/lots/:id/delete", "delete a lot", async () => submit(`/lots/${await newLot()}/delete`)],
    [
      "/lots/:id/version",
      "restore a lot",
      async () => restored("part_lots", "/lots", await newLot(), { description: "Reel" }),
    ],
    [
      "/attachments/:id/edit",
      "edit a file",
      async () => submit(`/attachments/${await newFile()}/edit`, { fields: { name: name() } }),
    ],
    [
      "/attachments/:id/delete",
      "delete a file",
      async () => submit(`/attachments/${await newFile()}/delete`),
    ],
    [
      "/attachments/:id/picture",
      "choose the picture of a part",
      async () => {
        const file = await newFile();
        const { body } = await client.get<{ element: { "@id": string } }>(`/api/attachments/${file}`, {
          accept: "application/ld+json",
          expect: 200,
        });
        const owner = body.element["@id"].replace("/api", "");
        const id = Number(owner.split("/").at(-1));
        await client.patch(`/api/parts/${id}`, { master_picture_attachment: null }, { expect: 200 });
        return admin.submit(await admin.get(owner), { form: `/attachments/${file}/picture` });
      },
    ],
    [
      "/change_sets/:id/undo",
      "undo",
      async () => submit(`/change_sets/${await changeSetOf(await newPart())}/undo`),
    ],
    [
      "/change_sets/:id/redo",
      "redo",
      async () => {
        const undone = await submit(`/change_sets/${await changeSetOf(await newPart())}/undo`);
        return admin.submit(undone, { form: "main > .notice form" });
      },
    ],
    ...(Object.keys(ownerKinds) as OwnerCollection[]).map((owner): readonly [string, string, Act] => [
      `/${owner}/:id/files`,
      "add a file",
      async () =>
        submit(`/${owner}/${await newOwner(owner)}/files`, { file: new File(["text"], "notes.txt") }),
    ]),
    [
      "/label_profiles/new",
      "create a label profile",
      () => submit("/label_profiles/new", { form: ".edit-form", fields: { name: name() } }),
    ],
    [
      "/label_profiles/:id/edit",
      "edit a label profile",
      async () => submit(`/label_profiles/${await newProfile()}/edit`, { fields: { name: name() } }),
    ],
    [
      "/label_profiles/:id/delete",
      "delete a label profile",
      async () => submit(`/label_profiles/${await newProfile()}/delete`),
    ],
    [
      "/label_profiles/:id/version",
      "restore a label profile",
      async () => restored("label_profiles", "/label_profiles", await newProfile(), { name: name() }),
    ],
    [
      "/projects/:id/bom/import/apply",
      "import a bill of materials",
      async () => importBom(await newEntry("projects")),
    ],
    [
      "/projects/:id/bom/parts",
      "choose the part of an entry",
      async () => {
        const open = await importBom(await newEntry("projects"));
        const part = await client.get<{ name: string }>(`/api/parts/${await newPart()}`, { expect: 200 });
        const field = open.document.querySelector("input[name^=part_]")?.getAttribute("name") ?? "";
        return admin.submit(open, { form: open.path, fields: { [field]: part.body.name } });
      },
    ],
    ...treeNames.flatMap((tree): (readonly [string, string, Act])[] => [
      [
        `/${tree}/new`,
        "create an entry",
        () => submit(`/${tree}/new`, { form: ".edit-form", fields: { ...requiredOf(tree), name: name() } }),
      ],
      [
        `/${tree}/:id/edit`,
        "edit an entry",
        async () => submit(`/${tree}/${await newEntry(tree)}/edit`, { fields: { name: name() } }),
      ],
      [
        `/${tree}/:id/move`,
        "move an entry",
        async () => submit(`/${tree}/${await newEntry(tree)}/move`, { fields: { parent: "Sample" } }),
      ],
      [
        `/${tree}/:id/merge`,
        "merge an entry",
        async () => submit(`/${tree}/${await newEntry(tree)}/merge`, { fields: { into: "Sample" } }),
      ],
      [
        `/${tree}/:id/delete`,
        "delete an entry",
        async () => submit(`/${tree}/${await newEntry(tree)}/delete`),
      ],
      [
        `/${tree}/:id/version`,
        "restore an entry",
        async () => restored(tree, `/${tree}`, await newEntry(tree), { name: name() }),
      ],
    ]),
  ];

  test("has a case below", () => {
    expect([...new Set(actions.map(([path]) => path))].sort()).toEqual([...new Set(writingRoutes())].sort());
  });

  test.each(actions)("%s (%s) offers Undo", async (path, _what, act) => {
    const page = await act();
    expect([page.status, page.notice]).toEqual([200, expect.any(String)]);
    const form = page.document.querySelector("main > .notice form");
    expect(form?.getAttribute("action")).toMatch(
      path.endsWith("/undo") ? /^\/change_sets\/\d+\/redo$/ : /^\/change_sets\/\d+\/undo$/,
    );
    const undone = await admin.submit(page, { form: "main > .notice form" });
    expect([undone.status, undone.notice]).toEqual([
      200,
      expect.stringMatching(/^(Undid|Redid) the changes/),
    ]);
    const changeSet = form?.getAttribute("action")?.replace(/\/(undo|redo)$/, "") ?? "";
    const words = (await admin.get(changeSet)).words;
    expect(words).toMatch(/ (Undone|Redone) by/);
  });
});
