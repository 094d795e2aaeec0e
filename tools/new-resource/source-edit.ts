import ts from 'typescript';
import { KnownFailure } from '../workspace.ts';

const parse = (text: string): ts.SourceFile => ts.createSourceFile('edited.tsx', text, ts.ScriptTarget.Latest, true);

/** The first node below `from` that is one. */
function found<Found extends ts.Node>(from: ts.Node, is: (node: ts.Node) => node is Found): Found | undefined {
  if (is(from)) return from;
  return ts.forEachChild(from, (child) => found(child, is));
}

const nameOf = (node: ts.Node): string | undefined => {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isTypeAliasDeclaration(node))
    return ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
  return undefined;
};

/** The node below a chain of names: `['modules', 'auth']` is the property `auth` of the variable `modules`. */
function named(source: ts.SourceFile, chain: readonly string[]): ts.Node {
  return chain.reduce<ts.Node>((from, name) => {
    const next = found(from, (node): node is ts.Node => node !== from && nameOf(node) === name);
    if (!next) throw missing(chain);
    return next;
  }, source);
}

const missing = (chain: readonly string[]): KnownFailure =>
  new KnownFailure({
    ar: `لم نجد ${chain.join(' › ')} في الملف الذي يُضاف إليه.`,
    en: `${chain.join(' › ')} was not found in the file to which it should be added.`,
  });

const inserted = (text: string, at: number, added: string): string => text.slice(0, at) + added + text.slice(at);

/** Behind the last member, or between the brackets of an empty list. */
function appended(text: string, list: ts.NodeArray<ts.Node>, added: string, separator: string): string {
  const last = list.at(-1);
  return last ? inserted(text, last.end, `${separator} ${added}`) : inserted(text, list.pos, added);
}

/** Adds an element to the list that stands below a chain of names. */
export function withElement(text: string, chain: readonly string[], element: string): string {
  const list = found(named(parse(text), chain), ts.isArrayLiteralExpression);
  if (!list) throw missing(chain);
  return appended(text, list.elements, element, ',');
}

/** Adds a property to an object; where `isSorted`, before the first whose name comes later. */
export function withProperty(
  text: string,
  chain: readonly string[],
  [name, value]: readonly [string, string],
  { isSorted = false } = {},
): string {
  const object = found(named(parse(text), chain), ts.isObjectLiteralExpression);
  if (!object) throw missing(chain);
  const property = `${/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`}: ${value}`;
  const later = isSorted ? object.properties.find((one) => (nameOf(one) ?? '') > name) : undefined;
  if (later) return inserted(text, later.getStart(), `${property},\n`);
  return appended(text, object.properties, property, ',\n');
}

/** Adds a member to the first union, or the first type, among the type arguments of a type. */
export function withUnionMember(text: string, chain: readonly string[], member: string): string {
  const reference = found(named(parse(text), chain), ts.isTypeReferenceNode);
  const argument = reference?.typeArguments?.[0];
  if (!argument) throw missing(chain);
  return inserted(text, argument.end, ` | ${member}`);
}

/** Adds an argument to the call that a variable begins with. */
export function withArgument(text: string, chain: readonly string[], argument: string): string {
  const call = found(named(parse(text), chain), ts.isCallExpression);
  if (!call) throw missing(chain);
  const later = call.arguments.find((one) => one.getText() > argument);
  return later ? inserted(text, later.getStart(), `${argument}, `) : appended(text, call.arguments, argument, ',');
}

/** Adds an element to a list of the decorator of the file's class, which gets the list where it has none. */
export function withDecorated(text: string, property: string, element: string): string {
  const decorator = found(parse(text), ts.isDecorator);
  const object = decorator && found(decorator, ts.isObjectLiteralExpression);
  if (!object) throw missing([`@Module`, property]);
  const own = object.properties.find((one) => nameOf(one) === property);
  if (!own) return appended(text, object.properties, `${property}: [${element}]`, ',\n');
  const list = found(own, ts.isArrayLiteralExpression);
  if (!list) throw missing([`@Module`, property]);
  if (list.elements.some((one) => one.getText() === element)) return text;
  return appended(text, list.elements, element, ',');
}

/** Adds an import, or names to the one there is, before the first whose address comes later. */
export function withImport(text: string, names: readonly string[], from: string, isType = false): string {
  const imports = parse(text).statements.filter(ts.isImportDeclaration);
  const addressOf = (one: ts.ImportDeclaration): string =>
    ts.isStringLiteral(one.moduleSpecifier) ? one.moduleSpecifier.text : '';
  const same = imports.find((one) => addressOf(one) === from);
  const bindings = same?.importClause?.namedBindings;
  if (same && bindings && ts.isNamedImports(bindings)) {
    const known = bindings.elements.map((one) => one.name.text);
    const added = names.filter((name) => !known.includes(name.replace(/^type /, '')));
    if (added.length === 0) return text;
    const isSameKind = (same.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) === isType;
    const member = isSameKind || !isType ? added.join(', ') : added.map((name) => `type ${name}`).join(', ');
    return appended(text, bindings.elements, member, ',');
  }
  return withImportLine(text, `import ${isType ? 'type ' : ''}{ ${names.join(', ')} } from '${from}';`, from);
}

/** The same of a whole line, e.g. of a default import. */
export function withImportLine(text: string, line: string, from: string): string {
  const imports = parse(text).statements.filter(ts.isImportDeclaration);
  const rank = (address: string): string =>
    `${address.startsWith('.') ? 2 : address.startsWith('#') ? 1 : 0}${address}`;
  const addresses = imports.map((one) => (ts.isStringLiteral(one.moduleSpecifier) ? one.moduleSpecifier.text : ''));
  const at = addresses.findIndex((address) => rank(address) > rank(from));
  const next = imports[at];
  if (next) return inserted(text, next.getStart(), `${line}\n`);
  return inserted(text, imports.at(-1)?.end ?? 0, `${imports.length > 0 ? '\n' : ''}${line}`);
}

/** Adds text before the only place where a mark stands. */
export function before(text: string, mark: string, added: string): string {
  const at = text.indexOf(mark);
  if (at < 0) throw missing([mark.trim()]);
  return inserted(text, at, added);
}
