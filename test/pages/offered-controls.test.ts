/**
 * Checks each page of the inventory for users with different permissions: a page opens only with its permissions, and
 * every link, picture, picker and form on it works. The tests of single pages check what the controls do.
 */
import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { withAlsoSet } from "../../src/identity/permission-data.ts";
import { presetData } from "../../src/identity/permission-presets.ts";
import { permissions, type PermissionName } from "../../src/identity/permissions.ts";
import { api, type Api } from "../support/client.ts";
import { createInventory, picture, textFile, type Inventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { sampled } from "../support/soak.ts";
import { groupOfTree, trees, type Tree } from "../support/trees.ts";
import type { PageResult } from "../support/visitor.ts";
import { createElement } from "./parts/full-parts.ts";
import { useTools, type SignedInVisitor } from "./tools/tools-site.ts";

const all = [...permissions.keys()];
const without = (pattern: RegExp, names: Iterable<PermissionName> = all): PermissionName[] =>
  [...names].filter((name) => !pattern.test(name));
const only = (pattern: RegExp): PermissionName[] => all.filter((name) => pattern.test(name));
/** Permissions as they are saved: with those that they require. */
const saved = (...names: PermissionName[]): PermissionName[] => [
  ...withAlsoSet(new Map(names.map((name) => [name, true]))).keys(),
];

/** Browser sessions do not require `api.access_api`, so most users do not have it. */
const users: readonly [string, readonly PermissionName[]][] = [
  ["everything", all],
  ["everything except access to the API", without(/^api\./)],
  [
    "the preset for editors, without attachments",
    without(/^(api|attachments)\./, presetData("editor").keys()),
  ],
  ["the preset for viewing", [...presetData("read_only").keys()]],
  [
    "viewing parts without suppliers and currencies",
    without(/^(suppliers|currencies)\./, saved("parts.read")),
  ],
  ["viewing parts without anything that they refer to", ["parts.read"]],
  ["viewing trees without parts", only(/^(?!parts\.|users\.|groups\.).*\.read$/)],
  ["changing stock", [...saved("parts.read"), ...only(/^parts_stock\./)]],
  ["changing stock without viewing parts", only(/^parts_stock\./)],
  ["editing parts without trees", only(/^parts(_stock)?\./)],
  ["editing parts without creating and deleting", saved("parts.edit")],
  [
    "editing trees without creating, deleting and parts",
    without(/^(parts|users|groups)/, only(/\.(read|edit)$/)),
  ],
  ["managing trees without parts", without(/^(parts|users|groups)/, only(/\.(read|edit|create|delete)$/))],
  ["creating and deleting without editing", only(/^(?!users|groups).*\.(read|create|delete)$/)],
  ["everything except viewing", without(/\.read$|^attachments/)],
  ["nothing", []],
];

interface Entry {
  readonly path: string;
  readonly needed: readonly PermissionName[];
}

/** The pages of the inventory with the permissions that they require. */
function pagesOf(inventory: Inventory, visited: readonly Tree[]): Entry[] {
  const part = `/parts/${inventory.parts}`;
  const lot = `/lots/${inventory.part_lots}`;
  const pages: Record<string, readonly PermissionName[]> = {
    "/": [],
    "/parts": ["parts.read"],
    "/parts?q=Sample": ["parts.read"],
    "/parts/facets/category": ["parts.read", "categories.read"],
    "/parts/new": ["parts.create", "categories.read"],
    [`/parts/new?copy_of=${inventory.parts}`]: ["parts.create", "categories.read", "parts.read"],
    [part]: ["parts.read"],
    [`${part}/edit`]: ["parts.edit", "parts.read"],
    [`${part}/delete`]: ["parts.delete", "parts.read"],
    [`${part}/files`]: ["parts.edit", "parts.read"],
    [`${part}/lots/new`]: ["parts.create", "parts.read"],
    [lot]: ["parts.read"],
    [`${lot}/edit`]: ["parts.edit", "parts.read"],
    [`${lot}/delete`]: ["parts.delete", "parts.read"],
    "/scan": ["tools.label_scanner"],
    [`/scan?code=https://parts.example/scan/part/${inventory.parts}`]: ["tools.label_scanner", "parts.read"],
    [`/scan?code=L${String(inventory.part_lots).padStart(4, "0")}`]: ["tools.label_scanner", "parts.read"],
  };
  for (const tree of visited) {
    const group = groupOfTree(tree);
    const entry = `/${tree}/${inventory[tree]}`;
    Object.assign(pages, {
      [`/${tree}`]: [`${group}.read`],
      [`/${tree}/new`]: [`${group}.create`, `${group}.read`],
      [entry]: [`${group}.read`],
      [`${entry}/edit`]: [`${group}.edit`, `${group}.read`],
      [`${entry}/move`]: [`${group}.edit`, `${group}.read`],
      [`${entry}/files`]: [`${group}.edit`, `${group}.read`, "attachments.list_attachments"],
      [`${entry}/delete`]: [`${group}.delete`, `${group}.read`],
      [`${entry}/merge`]: [`${group}.delete`, `${group}.read`],
    });
  }
  return Object.entries(pages).map(([path, needed]) => ({ path, needed }));
}

/** The pages of the trees are the same but for properties, so only one user visits all of them. */
const sampleTrees: readonly Tree[] = ["categories", "projects"];
const visitedTrees = (name: string): readonly Tree[] =>
  name === "everything except access to the API" ? trees : sampleTrees;

/** Pages that have tests of their own: they are opened, but their links are not followed. */
const isElsewhere = (path: string, visited: readonly Tree[]): boolean =>
  !/^\/($|\?|parts|lots|scan|attachments\/\d+\/)/.test(path) &&
  !visited.some((tree) => new RegExp(`^/${tree}(?![a-z_])`).test(path));

/** Replaces IDs, and keeps only the name of the first query parameter. Files differ in their permissions, so each is opened. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://page.example");
  const [name = ""] = searchParams.keys();
  return `${/attachments\/\d+(?!.*thumbnail)/.test(pathname) ? pathname : pathname.replace(/\d+/g, "0")}?${name}`;
}

describe("pages and controls that the permissions allow", () => {
  const site = useTools({ environment: { OAUTH_SERVER_ENABLED: "1" } });
  let client: Api;
  /** The parts to which parts are associated, the same for all users. */
  let other_parts: number;

  beforeAll(async () => {
    client = api(site(), tokens.full);
    ({ other_parts = 0 } = await createInventory(client));
  });

  test.each(sampled(users, 5))("a user with permission for %s", async (name, allowed) => {
    const inventory = await createFilledInventory(name);
    const browser = await site().with(...allowed);
    const entries = pagesOf(inventory, visitedTrees(name));
    const opened: [string, number][] = [];
    const failures: string[] = [];
    const seen = new Set<string>();
    const pages: PageResult[] = [];
    const waiting: { path: string; from: string | null }[] = [];
    for (const { path } of entries) {
      const result = await browser.get(path);
      opened.push([path, result.status]);
      if (result.status !== 200) continue;
      seen.add(kindOf(path));
      pages.push(result);
      waiting.push(...linksOf(result, path));
    }
    expect(Object.fromEntries(opened)).toEqual(
      Object.fromEntries(
        entries.map(({ path, needed }) => [path, needed.every((each) => allowed.includes(each)) ? 200 : 403]),
      ),
    );
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { path, from } = next;
      if (seen.has(kindOf(path))) continue;
      seen.add(kindOf(path));
      const result = await browser.get(path, path.startsWith("/api/") ? fromScripts : {});
      if (result.status !== 200) failures.push(`GET ${path} on ${from}: ${result.status} ${result.heading}`);
      else if (!isElsewhere(path, visitedTrees(name)) && result.heading !== "") {
        pages.push(result);
        waiting.push(...linksOf(result, path));
      }
    }
    failures.push(...(await submitForms(browser, pages)));
    expect(failures).toEqual([]);
    expect(site().errors).toEqual([]);
  });

  /** Creates an element of each kind, with files that are public and private, of parts and entries. */
  async function createFilledInventory(name: string): Promise<Inventory> {
    const inventory = await createInventory(client, name.slice(0, 60).replaceAll(/[ ,]+/g, "_"), {
      other_parts,
    });
    const attachment_type = `/api/attachment_types/${inventory.attachment_types}`;
    for (const collection of ["parts", "categories", "storage_locations"]) {
      const element = `/api/${collection}/${inventory[collection]}`;
      const file = { element, attachment_type };
      await createElement(client, "attachments", {
        ...file,
        name: "Photo",
        upload: { data: picture, filename: "photo.png", becomePreviewIfEmpty: true },
      });
      await createElement(client, "attachments", {
        ...file,
        name: "Bill",
        upload: { data: textFile, filename: "bill.txt", private: true },
      });
    }
    return inventory;
  }
});

const fromScripts = { headers: { Accept: "application/ld+json, */*;q=0.5" } };

/** The links, pictures and searches of pickers on a page. */
function linksOf({ document }: PageResult, from: string): { path: string; from: string }[] {
  const found = [
    ...document.querySelectorAll("a[href]").map((each) => each.getAttribute("href") ?? ""),
    ...document.querySelectorAll("img[src]").map((each) => each.getAttribute("src") ?? ""),
    ...document.querySelectorAll("[data-picker]").map((each) => `/api/${each.getAttribute("data-picker")}`),
  ];
  return found
    .map((href) => new URL(href.replaceAll("&amp;", "&"), `http://page.example${from}`))
    .filter(
      ({ origin, pathname }) => origin === "http://page.example" && !/^\/(assets|api\/docs)\b/.test(pathname),
    )
    .map(({ pathname, search }) => ({ path: pathname + search, from }));
}

interface Submission {
  readonly page: PageResult;
  readonly form: HTMLElement;
  readonly button: string;
}

/** Forms that end the session or change the settings of the user. */
const excluded = ["/logout"];

/** Submits each kind of form with each of its buttons. Forms that delete are last. */
async function submitForms(browser: SignedInVisitor, pages: readonly PageResult[]): Promise<string[]> {
  const submissions = new Map<string, Submission>();
  for (const page of pages) {
    for (const form of page.document.querySelectorAll("form")) {
      const action = form.getAttribute("action") ?? page.path;
      if (excluded.includes(action)) continue;
      for (const each of form.querySelectorAll("button")) {
        if (each.hasAttribute("disabled") || each.getAttribute("type") === "button") continue;
        const value = each.getAttribute("name") === undefined ? null : each.getAttribute("value");
        const button =
          value === null
            ? each.structuredText.replace(/\s+/g, " ").trim()
            : `${each.getAttribute("name")}=${value}`;
        const key = `${form.getAttribute("method") ?? "get"} ${kindOf(action)} ${button}`;
        if (!submissions.has(key)) submissions.set(key, { page, form, button });
      }
    }
  }
  const ordered = [...submissions].sort(([one], [other]) => rank(one) - rank(other));
  const failures: string[] = [];
  for (const [key, { page, form, button }] of ordered) {
    const result = await browser.submit(page, { form, button });
    if (![200, 409, 412, 422].includes(result.status)) {
      failures.push(`${key} on ${page.path}: ${result.status} ${result.heading}`);
    }
  }
  return failures;
}

/** Files and lots are deleted before their owners. */
function rank(key: string): number {
  if (!/\/(delete|merge)\?/.test(key)) return 0;
  return ["/attachments/", "/lots/", "/parts/"].findIndex((start) => key.includes(` ${start}`)) + 1 || 4;
}
