import { describe, expect, it } from "vitest";
import { Problem } from "../../src/util/errors.ts";
import {
  cursorLinks,
  hydraView,
  lastPage,
  linkHeaderValues,
  pageLinks,
  pageOffset,
  parsePage,
} from "../../src/query/paging.ts";

const query = (text: string) => new URLSearchParams(text);

/** Returns the `hydra:view` of a page of a list with `total` items. */
function view(path: string, text: string, total: number): Record<string, string> | null {
  const parameters = query(text);
  const links = pageLinks(path, parameters, parsePage(Object.fromEntries(parameters)), total);
  return links === null ? null : hydraView(links);
}

describe("the requested page", () => {
  it("the requested page is the first with 30 items by default", () => {
    expect(parsePage({})).toEqual({ page: 1, itemsPerPage: 30 });
  });

  it.each([
    { page: 2, itemsPerPage: 50 },
    { page: "2", itemsPerPage: "50" },
  ])("the requested page can be given as number or string: %o", (parameters) => {
    expect(parsePage(parameters)).toEqual({ page: 2, itemsPerPage: 50 });
  });

  it.each([
    [{ page: "0" }, "Page should not be less than 1"],
    [{ page: "-1" }, "Page should not be less than 1"],
    [{ page: "abc" }, "Page should not be less than 1"],
    [{ page: "1.5" }, "Page should not be less than 1"],
    [{ itemsPerPage: "-1" }, "itemsPerPage: Limit should not be less than 0"],
    [{ itemsPerPage: "abc" }, "itemsPerPage: Limit should not be less than 0"],
    [{ itemsPerPage: "5001" }, "itemsPerPage: Limit should not be greater than 5000"],
    [{ itemsPerPage: "0", page: "2" }, "Page should not be greater than 1 if itemsPerPage is equal to 0"],
  ])("the requested page is rejected for %o", (parameters, detail) => {
    const refusal = catchProblem(() => parsePage(parameters));
    expect(refusal).toMatchObject({ status: 400, detail });
  });

  it("a page beyond the largest number is empty, not an error", () => {
    const page = parsePage({ page: "9".repeat(400) });
    expect(page.page).toBe(Number.MAX_SAFE_INTEGER);
    expect(pageOffset(page)).toBe(Number.MAX_SAFE_INTEGER);
    expect(pageOffset({ page: 999_999_999_999, itemsPerPage: 30 })).toBe(29_999_999_999_940);
  });

  it.each([
    [0, 30, 1],
    [30, 30, 1],
    [31, 30, 2],
    [11, 1, 11],
    [11, 0, 1],
  ])("a list of %i items with %i per page has the last page %i", (total, itemsPerPage, last) => {
    expect(lastPage({ page: 1, itemsPerPage }, total)).toBe(last);
  });
});

describe("the view of a collection", () => {
  it("the view of a collection has all links in the middle of a list", () => {
    expect(view("/api/parts", "itemsPerPage=1&page=2&properties[]=name&order[id]=desc", 11)).toEqual({
      "@id": "/api/parts?itemsPerPage=1&order%5Bid%5D=desc&properties%5B%5D=name&page=2",
      "@type": "hydra:PartialCollectionView",
      "hydra:first": "/api/parts?itemsPerPage=1&order%5Bid%5D=desc&properties%5B%5D=name&page=1",
      "hydra:last": "/api/parts?itemsPerPage=1&order%5Bid%5D=desc&properties%5B%5D=name&page=11",
      "hydra:previous": "/api/parts?itemsPerPage=1&order%5Bid%5D=desc&properties%5B%5D=name&page=1",
      "hydra:next": "/api/parts?itemsPerPage=1&order%5Bid%5D=desc&properties%5B%5D=name&page=3",
    });
  });

  it("parameters of links are sorted by name, repetitions keep their order, and the page is last", () => {
    const links = view("/api/parts", "page=1&order[name]=asc&category=1%2B%2B&order[id]=desc&name=%25", 31);
    expect(links?.["@id"]).toBe(
      "/api/parts?category=1%2B%2B&name=%25&order%5Bname%5D=asc&order%5Bid%5D=desc&page=1",
    );
  });

  it("the members of a view are in the order of Part-DB", () => {
    expect(Object.keys(view("/api/attachments", "page=2", 70) ?? {})).toEqual([
      "@id",
      "@type",
      "hydra:first",
      "hydra:last",
      "hydra:previous",
      "hydra:next",
    ]);
  });

  it.each(["", "page=1", "page=2", "page=999"])(
    "the view of a collection is omitted for a single page and the query %o",
    (text) => {
      expect(view("/api/parts", text, 11)).toBeNull();
    },
  );

  it.each([
    ["itemsPerPage=0", "/api/parts?itemsPerPage=0"],
    ["order[name]", "/api/parts?order%5Bname%5D="],
    ["name=Cap\\_underscore", "/api/parts?name=Cap%5C_underscore"],
    ["name=Part 1", "/api/parts?name=Part%201"],
    ["category=1+", "/api/parts?category=1%20"],
    ["name=Ünï%25&page=1", "/api/parts?name=%C3%9Cn%C3%AF%25"],
    ["name=a!'()*~-._b", "/api/parts?name=a%21%27%28%29%2A~-._b"],
  ])("the view of a single page with the parameters %o contains only its own address", (text, id) => {
    expect(view("/api/parts", text, 11)).toEqual({ "@id": id, "@type": "hydra:PartialCollectionView" });
  });

  it("the view of a page beyond the last links to the last page", () => {
    expect(view("/api/parts", "itemsPerPage=5&page=99", 11)).toMatchObject({
      "@id": "/api/parts?itemsPerPage=5&page=99",
      "hydra:previous": "/api/parts?itemsPerPage=5&page=3",
    });
    expect(view("/api/parts", "itemsPerPage=5&page=99", 11)).not.toHaveProperty("hydra:next");
  });

  it("the view of a cursor page links only to the next and the first page", () => {
    expect(
      hydraView(cursorLinks("/api/parts", query("cursor=abc&order[name]=asc&itemsPerPage=2"), "abc", "d-_f")),
    ).toEqual({
      "@id": "/api/parts?itemsPerPage=2&order%5Bname%5D=asc&cursor=abc",
      "@type": "hydra:PartialCollectionView",
      "hydra:first": "/api/parts?itemsPerPage=2&order%5Bname%5D=asc&cursor=",
      "hydra:next": "/api/parts?itemsPerPage=2&order%5Bname%5D=asc&cursor=d-_f",
    });
  });
});

describe("the Link header", () => {
  it("the Link header contains the same links", () => {
    const links = pageLinks("/api/parts", query("page=2"), { page: 2, itemsPerPage: 30 }, 70);
    expect(links && linkHeaderValues(links)).toEqual([
      '</api/parts?page=1>; rel="first"',
      '</api/parts?page=1>; rel="prev"',
      '</api/parts?page=3>; rel="next"',
      '</api/parts?page=3>; rel="last"',
    ]);
  });

  it("the Link header keeps commas", () => {
    const links = cursorLinks("/api/parts", query("id=1,2,3&name=a%3E%2Cb"), "", "c");
    expect(linkHeaderValues(links)).toEqual([
      '</api/parts?id=1,2,3&name=a%3E,b&cursor=>; rel="first"',
      '</api/parts?id=1,2,3&name=a%3E,b&cursor=c>; rel="next"',
    ]);
  });

  it.each([
    [300, ["first", "prev", "next", "last"]],
    [600, ["first", "prev", "next"]],
    [900, ["prev", "next"]],
    [1500, ["next"]],
    [2100, []],
  ])("the Link header omits links above 2 kB: a query of %d characters", (length, relations) => {
    const links = pageLinks(
      "/api/parts",
      query(`name=${"x".repeat(length)}`),
      { page: 2, itemsPerPage: 1 },
      9,
    );
    const values = linkHeaderValues(links!);
    expect(values.map((value) => /rel="(\w+)"/.exec(value)?.[1])).toEqual(relations);
    expect(values.join(", ").length).toBeLessThanOrEqual(2048);
  });

  it("the Link header never omits only the next page", () => {
    for (let length = 1900; length < 2100; length += 1) {
      const values = linkHeaderValues(
        cursorLinks("/api/parts", query(`name=${"x".repeat(length)}`), "", "c".repeat(40)),
      ).join();
      expect(values.includes("next"), String(length)).toBe(values !== "");
    }
  });

  it("the Link header is empty without other pages", () => {
    expect(linkHeaderValues({ self: "/api/parts?name=a" })).toEqual([]);
  });
});

function catchProblem(work: () => unknown): Problem | null {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  return null;
}
