// The layers, lowest first. A folder imports only from the layers before its own. A lower layer receives functions of
// upper layers as arguments.
const layers = [
  ["generated", "src/config", "src/outgoing", "src/util"],
  ["src/database"],
  ["src/archive", "src/history", "src/identity", "src/query", "src/representation"],
  ["src/http"],
  ["src/webhooks"],
  ["src/attachments", "src/identity/accounts", "src/inventory", "src/web"],
  ["src/labels", "src/search"],
  ["src/exchange"],
  ["src/eda", "src/mcp"],
  ["src/oauth"],
  ["src/demo", "src/documentation", "src/pages"],
  ["src/backup"],
  ["src/metrics"],
  ["src/mock"],
  ["src/service"],
  ["src/cli"],
];

const pattern = (names) => `^(${names.join("|")})(/|\\.tsx?$)`;

/** Matches the files of a layer, without its folders that belong to another layer. */
const files = (layer) => {
  const others = layers
    .flat()
    .filter((name) => !layer.includes(name) && layer.some((own) => name.startsWith(`${own}/`)));
  return { path: pattern(layer), ...(others.length > 0 && { pathNot: pattern(others) }) };
};

const order = layers.slice(0, -1).flatMap((layer, index) =>
  layers.slice(index + 1).map((upper) => ({
    name: `${layer.join("-")}-before-${upper.join("-")}`.replaceAll("src/", "").replaceAll("/", "-"),
    comment: "A folder imports only from the layers before its own.",
    severity: "error",
    from: files(layer),
    to: files(upper),
  })),
);

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Modules that import each other cannot be read, tested or moved separately.",
      severity: "error",
      from: {},
      // `tsPreCompilationDeps` below includes imports of types.
      to: { circular: true },
    },
    ...order,
    {
      name: "known-folders-only",
      comment: "Add a new folder of src/ to the layers first.",
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
      name: "postgres-is-loaded-on-demand",
      comment: "Commands and services on SQLite start faster without `pg`. Use `await import()`.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/database/postgres/" },
      to: {
        path: "^src/database/postgres/postgres-(store|connection|open-failure)\\.ts$|^node_modules/pg/",
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-rules-in-the-write-path",
      comment: "The generic write path takes the rules of the resources from its context.",
      severity: "error",
      from: { path: "^src/inventory/(entities|writing)/" },
      to: { path: "^src/(inventory/(rules|operations|projects|statistics)|exchange)/" },
    },
    {
      name: "no-operations-in-rules",
      comment: "Rules apply to every write: by a request, an import or the command line.",
      severity: "error",
      from: { path: "^src/inventory/(rules|stock)/" },
      to: { path: "^src/(inventory/(operations|projects|statistics)|exchange)/" },
    },
    {
      name: "no-tests-at-run-time",
      severity: "error",
      from: { path: "^(src|codegen|generated)/" },
      to: { path: "^test/" },
    },
    {
      name: "no-handwritten-imports-in-generated",
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
        "Packages that src/ imports must be in `dependencies`: the service runs without development packages.",
      severity: "error",
      from: { path: "^src/" },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-client-is-a-package-of-its-own",
      comment:
        "The package contains sdk/typescript/src and the generated types, and no other part of the service.",
      severity: "error",
      from: { path: "^sdk/" },
      to: { path: "^(src|codegen|test|generated)/", pathNot: "^generated/types\\.ts$" },
    },
    {
      name: "the-service-does-not-use-the-client",
      severity: "error",
      from: { path: "^(src|codegen|generated)/" },
      to: { path: "^sdk/" },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, path: "^\\." },
    },
    {
      name: "no-dead-modules",
      comment: "Remove modules that the entry points do not reach.",
      severity: "error",
      from: { path: "^src/(cli/(entry|executable|main)|attachments/file-worker)\\.ts$" },
      // Worker threads are started by file name, page scripts run in the browser, and declarations contain only types.
      to: {
        path: "^src/",
        pathNot: "^src/cli/(entry|executable|main)\\.ts$|-worker\\.m?[jt]s$|\\.d\\.mts$|^src/pages/assets/",
        reachable: false,
      },
    },
    {
      name: "tests-run-the-command-line-as-a-process",
      comment: "Only the tests in test/cli import the command line. Others start it as a process.",
      severity: "error",
      from: { path: "^test/", pathNot: "^test/cli/" },
      to: { path: "^src/cli/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|\\.cache|sdk/typescript/dist|test/clients/generators)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"] },
  },
};
