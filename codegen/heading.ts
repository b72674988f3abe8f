/** The first lines of every generated module. */
export function heading(what: string): string {
  return `/**\n * ${what}\n * Generated from openapi/ by \`npm run codegen\`. Do not edit.\n */`;
}
