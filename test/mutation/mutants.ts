/** Finds mutations of a source file and puts the selected ones behind a switch. */
import ts from "typescript";

/** A change of one expression or statement that preserves the types. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly kind: string;
  readonly original: string;
  readonly replacement: string;
  readonly isStatement: boolean;
}

const operators: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
  [ts.SyntaxKind.PlusToken, "-"],
  [ts.SyntaxKind.MinusToken, "+"],
  [ts.SyntaxKind.AsteriskToken, "/"],
]);

/** Returns every mutant of a file except for code that runs when the module is loaded. */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (node: ts.Node, kind: string, replacement: string, isStatement = false): void => {
    const start = node.getStart(source);
    const original = text.slice(start, node.end);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ start, end: node.end, line, kind, original, replacement, isStatement });
  };
  const textOf = (node: ts.Node): string => node.getText(source);

  const visit = (node: ts.Node, runs: boolean): void => {
    if (ts.isTypeNode(node)) return;
    const inside = runs || ts.isFunctionLike(node);
    if (runs) {
      if (ts.isBinaryExpression(node)) {
        const { left, right, operatorToken } = node;
        const operator = operators.get(operatorToken.kind);
        const joinsText = operatorToken.kind === ts.SyntaxKind.PlusToken && isText(left, right);
        if (operator !== undefined && !joinsText) {
          add(node, `${textOf(operatorToken)} → ${operator}`, `${textOf(left)} ${operator} ${textOf(right)}`);
        }
      } else if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
        const condition = ts.isIfStatement(node) ? node.expression : node.condition;
        add(condition, "condition → true", "true");
        add(condition, "condition → false", "false");
      } else if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
        if (!ts.isLiteralTypeNode(node.parent))
          add(node, "boolean", node.kind === ts.SyntaxKind.TrueKeyword ? "false" : "true");
      } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
        add(node, "negation left out", textOf(node.operand));
      } else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) {
        add(node, "number + 1", `${node.text} + 1`);
      } else if (ts.isExpressionStatement(node) && !isDelegation(node.expression)) {
        add(node, "statement left out", "", true);
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, false);
  return found;
}

function isText(...nodes: readonly ts.Expression[]): boolean {
  return nodes.some((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));
}

/** Returns whether the expression is `super(…)`, which cannot be removed. */
function isDelegation(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;
}

/**
 * Returns the file with all given mutants, each of which is inactive until the switch activates it. The mutants must
 * not overlap.
 *
 * @param chosen maps the number of a mutant to the mutant
 * @param switchPath path of the module that exports `isMutated`, relative to the file
 */
export function instrument(text: string, chosen: ReadonlyMap<number, Mutant>, switchPath: string): string {
  let result = text;
  const fromTheEnd = [...chosen].sort(([, one], [, other]) => other.start - one.start);
  for (const [number, { start, end, original, replacement, isStatement }] of fromTheEnd) {
    const call = `$isMutated(${number})`;
    const changed = isStatement
      ? `if (!${call}) { ${original} }`
      : `(${call} ? (${replacement}) : (${original}))`;
    result = result.slice(0, start) + changed + result.slice(end);
  }
  return `import { isMutated as $isMutated } from "${switchPath}";\n${result}`;
}
