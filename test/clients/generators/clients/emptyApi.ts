/** The API to which RTK Query adds the generated endpoints. */
import { createApi, fetchBaseQuery } from "@reduxjs/toolkit/query";
import { stringify } from "qs";
import { fetchMergePatch } from "./fetch-merge-patch.ts";

/** Options that the test sets before it sends requests. */
export const options = {
  baseUrl: "",
  token: "",
  /** `fetch` tests the client without the wrapper. */
  fetchFn: fetchMergePatch,
};

export const emptyApi = createApi({
  baseQuery: (request, api, extra) =>
    fetchBaseQuery({
      baseUrl: options.baseUrl,
      fetchFn: options.fetchFn,
      prepareHeaders: (headers) => {
        headers.set("Authorization", `Bearer ${options.token}`);
        headers.set("Accept", "application/ld+json");
      },
      paramsSerializer: (params) => stringify(params, { arrayFormat: "repeat" }),
    })(request, api, extra),
  endpoints: () => ({}),
});
