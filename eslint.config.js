// Rules that the compiler does not check. Prettier checks the layout, dependency-cruiser the imports between folders.
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

const noDefaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "Use a named export, so that all modules use the same name.",
};
const noEnum = { selector: "TSEnumDeclaration", message: "Use a union of strings." };
const noNamespace = { selector: "TSModuleDeclaration[kind='namespace']", message: "Use an ES module." };

export default defineConfig(
  globalIgnores([
    ...["dist/", "generated/", "node_modules/", "coverage/", ".cache/", "uploads/", "sdk/typescript/dist/"],
    // Imports modules that only full test runs generate and compile.
    "test/clients/generators/",
  ]),
  {
    files: ["**/*.ts", "**/*.tsx", "src/pages/assets/*.js"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      eqeqeq: "error",
      "no-restricted-syntax": ["error", noDefaultExport, noEnum, noNamespace],
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Only src/config/config.ts reads the environment." },
        { object: "URL", property: "canParse", message: "Use parseUrl of src/util/url.ts." },
      ],
      "no-duplicate-imports": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/consistent-type-exports": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true },
      ],
      // Handlers and transaction callbacks are async by type, even if they await nothing.
      "@typescript-eslint/require-await": "off",
      // Methods of Kysely's expression builders are bound and can be passed as functions.
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    files: [
      "src/config/config.ts",
      "src/cli/**/*.ts",
      "codegen/**/*.ts",
      "test/**/*.ts",
      "test/**/*.tsx",
      "examples/*.ts",
      "*.config.ts",
    ],
    rules: { "no-restricted-properties": "off" },
  },
  {
    files: ["src/pages/assets/*.js"],
    rules: {
      // Event listeners can be async: they handle their errors.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      // These rules do not see casts in JSDoc comments.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["sdk/typescript/src/**/*.ts"],
    ignores: ["sdk/typescript/src/node.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...["Buffer", "process", "global", "setImmediate", "__dirname"].map((name) => ({
          name,
          message: "Browsers do not have it. Only node.ts requires Node.js.",
        })),
      ],
      "no-restricted-imports": ["error", { patterns: ["node:*"] }],
    },
  },
  {
    files: ["**/*.config.ts"],
    rules: {
      "no-restricted-syntax": ["error", noEnum, noNamespace],
    },
  },
  {
    files: ["test/**/*.ts"],
    rules: {
      // In a test, a missing value fails at the line that uses it.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Tests compare values of unknown types as text.
      "@typescript-eslint/no-base-to-string": "off",
    },
  },
);
