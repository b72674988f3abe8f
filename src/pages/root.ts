/** The root of the service, which people open first: sends them on to what there is to see. */
import type { RequestHandler } from "../contract/http-server.ts";

/** Redirects GET and HEAD of `/`; leaves every other path alone. */
export const rootPage: RequestHandler = (request, response) => {
  if (request.url !== "/" || (request.method !== "GET" && request.method !== "HEAD")) return false;
  response.writeHead(303, { Location: "/api/docs", "Content-Length": "0" }).end();
  return true;
};
