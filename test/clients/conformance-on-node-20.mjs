// Allows the conformance suite to load on Node.js 20, which has no `globSync` in `fs`. The replacement throws an
// error; the authorization scenarios never call it.
import { register } from "node:module";

const withGlob = `
  export * from "node:fs";
  export { default } from "node:fs";
  export const globSync = () => { throw new Error("globSync needs Node 22"); };
`;
const hooks = `
  const replacement = "data:text/javascript," + encodeURIComponent(${JSON.stringify(withGlob)});
  export async function resolve(specifier, context, next) {
    const isSuite = context.parentURL?.includes("@modelcontextprotocol/conformance/dist/") === true;
    return specifier === "fs" && isSuite ? { url: replacement, shortCircuit: true } : next(specifier, context);
  }
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
