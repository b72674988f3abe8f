// Finds phrases that make texts read like a translation. The table lists only phrases that nearly always have a plainer
// equivalent. It does not replace editing.
//
//   node scripts/check-phrases.mjs [FILE or FOLDER...]    default: `userTexts`
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";

/** Files with texts for users. In source files, only strings and JSX text are checked. */
const userTexts = [
  ...["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs", "openapi", "src"],
  ...["examples", "sdk/typescript/README.md", "sdk/typescript/src"],
];

/** A space in a pattern also matches a line break with indentation. */
const phrases = [
  [/who(ever|soever)/, "name the user, client or caller"],
  [/(no|some|any|every)body/, "name the user, client or caller"],
  [/there is nothing/, '"Not found", "does not exist"'],
  [/all that there (is|are)/, '"all", with the noun'],
  [/(is|are|was|as|else|nothing) said/, '"is set", "by default"'],
  [/says? so/, '"is set", "reports"'],
  [/(of|by) (this |that |its |their )?number(?! (of|or|and)\b)/, '"by ID"'],
  [/as far as/, '"if", "where", "unless"'],
  [/save that/, '"except that"'],
  [/for good(?! reason)/, '"permanently"'],
  [/no more than/, '"at most"'],
  [/any ?more/, '"no longer", "another"'],
  [/once more/, '"again"'],
  [/meanwhile/, '"in the meantime", or nothing'],
  [/(comes?|came|coming) along/, '"is included"'],
  [/(?<!may or )may not/, '"must not" or "cannot"'],
  [/(is|are) not to/, '"must not"'],
  [/for want of/, '"without"'],
  [/(has|have) to do with/, '"is related to"'],
  [/stands? (in|beside|behind)/, '"is in", "follows"'],
  [/(goes|went) on/, '"continues"'],
  [/unless told otherwise/, '"by default"'],
  [/answers? (with )?(an? )?[1-5]\d\d/, '"returns"'],
  [/(to|be) mend(ed)?/, '"fix"'],
  [/mint(s|ed|ing)?/, '"issue"'],
  [/second factor/, '"two-factor authentication"'],
  [/sign of life/, '"last use"'],
].map(([pattern, instead]) => ({
  pattern: new RegExp(`\\b${pattern.source.replaceAll(" ", "\\s+")}\\b`, "gi"),
  instead,
}));

/** Returns the phrases found in `text`: position, phrase and replacement. */
export function phrasesIn(text) {
  return phrases.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      index,
      phrase: found.replace(/\s+/g, " "),
      instead,
    })),
  );
}

/** Returns the texts for users in a file, each with its start index. */
function textsOf(path, content) {
  if (/\.m?[jt]sx?$/.test(path)) return stringsOf(path, content);
  const withoutComments = /\.ya?ml$/.test(path)
    ? content.replace(/^ *#.*$/gm, (comment) => " ".repeat(comment.length))
    : content;
  return [{ start: 0, text: withoutComments }];
}

function stringsOf(path, content) {
  const texts = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      texts.push({ start: node.getStart(), text: node.getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true));
  return texts;
}

function filesOf(path) {
  if (statSync(path).isFile()) return [path];
  const files = readdirSync(path, { recursive: true }).filter((file) => /\.(md|ya?ml|m?[jt]sx?)$/.test(file));
  return files.sort().map((file) => join(path, file));
}

function check(paths) {
  const found = paths.flatMap(filesOf).flatMap((path) => {
    const content = readFileSync(path, "utf8");
    return textsOf(path, content).flatMap(({ start, text }) =>
      phrasesIn(text).map(({ index, phrase, instead }) => {
        const line = content.slice(0, start + index).split("\n").length;
        return `${path}:${line}: "${phrase}" → ${instead}`;
      }),
    );
  });
  for (const line of found) console.error(line);
  return found.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const paths = process.argv.slice(2);
  if (!check(paths.length > 0 ? paths : userTexts)) process.exitCode = 1;
}
