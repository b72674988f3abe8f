// The order in which folders may import from each other: each one only from those before it. What must call the
// other way is passed in as a function.
const layers = [
  [
    "generated",
    "src/assets",
    "src/command-line",
    "src/config",
    "src/edit-distance",
    "src/errors",
    "src/group-by",
    "src/is-object",
    "src/memoize",
    "src/private-file",
    "src/url",
    "src/queue",
    "src/version",
  ],
  ["src/database"],
  ["src/identity", "src/history", "src/query", "src/representation"],
  ["src/contract"],
  ["src/contract-validation"],
  ["src/attachments", "src/inventory", "src/web"],
  ["src/search"],
  ["src/eda", "src/mcp"],
  ["src/oauth"],
  ["src/demo", "src/pages"],
  ["src/janitor", "src/mock", "src/service"],
  ["src/cli"],
];

const pattern = (names) => `^(${names.join("|")})(/|\\.tsx?$)`;

const order = layers.slice(0, -1).map((layer, index) => ({
  name: `order-${layer.map((name) => name.replace("src/", "")).join("-")}`,
  comment: "A folder imports only from those before it.",
  severity: "error",
  from: { path: pattern(layer) },
  to: { path: pattern(layers.slice(index + 1).flat()) },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Modules that import each other cannot be read, tested or moved apart.",
      severity: "error",
      from: {},
      // `tsPreCompilationDeps` below includes imports of types.
      to: { circular: true },
    },
    ...order,
    {
      name: "known-folders-only",
      comment: "A new folder in src/ takes its place in the list of layers first.",
      severity: "error",
      from: { path: "^src/", pathNot: pattern(layers.flat()) },
      to: {},
    },
    {
      name: "migrations-are-only-run",
      comment: "A migration never changes after its release, so nothing else depends on it.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/database/(migrations/|migrate\\.ts$)" },
      to: { path: "^src/database/migrations/" },
    },
    {
      name: "writing-knows-no-rules",
      comment: "The generic write path takes the rules of the resources from its context.",
      severity: "error",
      from: { path: "^src/inventory/(entities|writing)/" },
      to: { path: "^src/inventory/(rules|operations|projects|statistics|transfer)/" },
    },
    {
      name: "rules-know-no-operations",
      comment: "Rules hold for every write: by a request, an import or the command line.",
      severity: "error",
      from: { path: "^src/inventory/(rules|stock)/" },
      to: { path: "^src/inventory/(operations|projects|statistics|transfer)/" },
    },
    {
      name: "service-imports-no-tests",
      severity: "error",
      from: { path: "^(src|codegen|generated)/" },
      to: { path: "^test/" },
    },
    {
      name: "generated-imports-nothing-by-hand",
      severity: "error",
      from: { path: "^generated/" },
      to: { path: "^(src|codegen|test)/" },
    },
    {
      name: "no-codegen-at-run-time",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^codegen/" },
    },
    {
      name: "no-development-packages-at-run-time",
      comment:
        "What src/ imports is in `dependencies`, so that an install without development packages runs.",
      severity: "error",
      from: { path: "^src/" },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, path: "^\\." },
    },
    {
      name: "no-dead-modules",
      comment: "What the program does not reach from its entry is not part of it.",
      severity: "error",
      from: { path: "^src/(cli/entry|attachments/file-worker)\\.ts$" },
      // Threads are started by the name of their file, scripts of pages run in the browser, declarations only have types.
      to: {
        path: "^src/",
        pathNot: "^src/cli/entry\\.ts$|-worker\\.ts$|\\.d\\.mts$|^src/pages/assets/",
        reachable: false,
      },
    },
    {
      name: "tests-run-the-command-line-as-a-process",
      comment: "The command line is the outermost layer; tests reach it as a process.",
      severity: "error",
      from: { path: "^test/", pathNot: "^test/cli/" },
      to: { path: "^src/cli/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|\\.cache)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"] },
  },
};
