import ts from 'typescript';

/** One change of one line that the compiler mostly lets pass and that changes what the code does. */
export interface Fault {
  kind: string;
  /** From where to where in the text, and what stands there instead. */
  start: number;
  end: number;
  replacement: string;
  /** From 1. */
  line: number;
}

const { SyntaxKind: Kind } = ts;

const opposites = new Map<ts.SyntaxKind, string>([
  [Kind.EqualsEqualsEqualsToken, '!=='],
  [Kind.ExclamationEqualsEqualsToken, '==='],
  [Kind.LessThanToken, '<='],
  [Kind.LessThanEqualsToken, '<'],
  [Kind.GreaterThanToken, '>='],
  [Kind.GreaterThanEqualsToken, '>'],
]);
const swapped = new Map<ts.SyntaxKind, string>([
  [Kind.AmpersandAmpersandToken, '||'],
  [Kind.BarBarToken, '&&'],
]);
const sums = new Map<ts.SyntaxKind, string>([
  [Kind.PlusToken, '-'],
  [Kind.MinusToken, '+'],
]);

/** Names that only say how something looks or what is written down of it: no behaviour that a test has to hold. */
const ofLooks =
  /^(className|size|variant|color|tone|height|width|rows|maxWidth|spacing|sx|style|headingLevel|summary)$/;

/** Every fault that may be put into a file, in the order of the text. */
export function faultsIn(text: string, name: string): Fault[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const add = (kind: string, node: ts.Node, replacement: string): void => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    faults.push({ kind, start, end: node.getEnd(), replacement, line });
  };
  const visit = (node: ts.Node): void => {
    if (isOutside(node)) return;
    if (ts.isBinaryExpression(node)) inOperator(node, add);
    else if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken)
      add('drop a negation', node, node.operand.getText(source));
    else if (ts.isNumericLiteral(node) && !ts.isLiteralTypeNode(node.parent) && !node.text.startsWith('0x'))
      add('one more', node, String(Number(node.text) + 1));
    else if (ts.isIfStatement(node)) add('drop a condition', node.expression, 'true');
    else if (ts.isConditionalExpression(node))
      add('swap the branches', node.condition, `!(${node.condition.getText(source)})`);
    else if (ts.isExpressionStatement(node)) inStatement(node, source, add);
    else if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) add('empty a list', node, '[]');
    else if (node.kind === Kind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) add('say no', node, 'false');
    else if (node.kind === Kind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) add('say yes', node, 'true');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults.sort((one, other) => one.start - other.start);
}

type Add = (kind: string, node: ts.Node, replacement: string) => void;

function inOperator({ operatorToken, left, right }: ts.BinaryExpression, add: Add): void {
  const comparison = opposites.get(operatorToken.kind);
  if (comparison) add('turn a comparison', operatorToken, comparison);
  const logic = swapped.get(operatorToken.kind);
  if (logic) add('swap and with or', operatorToken, logic);
  const sum = sums.get(operatorToken.kind);
  const isText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
  if (sum && !isText) add('turn a sum', operatorToken, sum);
}

/** A call whose answer nobody reads, or the waiting for it. */
function inStatement({ expression }: ts.ExpressionStatement, source: ts.SourceFile, add: Add): void {
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  if (!ts.isCallExpression(call) || call.expression.kind === Kind.SuperKeyword) return;
  add('drop a call', expression, 'void 0');
  if (ts.isAwaitExpression(expression)) add('do not wait', expression, `void ${call.getText(source)}`);
}

/** Types, imports, decorators' words and looks: nothing that happens. */
function isOutside(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isDecorator(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isJsxAttribute(node)) return ofLooks.test(node.name.getText());
  return ts.isPropertyAssignment(node) && ofLooks.test(node.name.getText());
}

/** The text with one fault in it. */
export const withFault = (text: string, { start, end, replacement }: Fault): string =>
  text.slice(0, start) + replacement + text.slice(end);
