// Rules that the compiler and the formatter do not cover. Layout is Prettier's, imports between folders are
// dependency-cruiser's.
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

const noDefaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "Export by name: a module is imported under the name it gave itself.",
};
const noEnum = { selector: "TSEnumDeclaration", message: "Use a union of strings." };
const noNamespace = { selector: "TSModuleDeclaration[kind='namespace']", message: "Use a module." };

export default defineConfig(
  globalIgnores(["dist/", "generated/", "node_modules/", "coverage/", ".cache/", "uploads/"]),
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      eqeqeq: "error",
      "no-restricted-syntax": ["error", noDefaultExport, noEnum, noNamespace],
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Only src/config.ts reads the environment." },
        { object: "URL", property: "canParse", message: "Use parseUrl, see src/url.ts." },
      ],
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
      // An operation or a transaction's work is async by its type, whether or not this one waits for anything.
      "@typescript-eslint/require-await": "off",
      // Kysely's `sql` and expression builders are meant to be passed on as they are.
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    files: [
      "src/config.ts",
      "src/cli/**/*.ts",
      "codegen/**/*.ts",
      "test/**/*.ts",
      "test/**/*.tsx",
      "*.config.ts",
    ],
    rules: { "no-restricted-properties": "off" },
  },
  {
    files: ["*.config.ts"],
    rules: {
      "no-restricted-syntax": ["error", noEnum, noNamespace],
    },
  },
  {
    files: ["test/**/*.ts"],
    rules: {
      // In a test a value that is not there fails the test, at the line that needed it.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Values of unknown documents are put into messages and compared as text.
      "@typescript-eslint/no-base-to-string": "off",
    },
  },
);
