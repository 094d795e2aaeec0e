import { parseSync } from '@swc/core';

/** A piece of SQL as it stands in a source, with a mark in each place where a value or another piece is put. */
export interface SqlText {
  text: string;
  /** Pieces that are written inside this one, such as a condition that is put there or not. */
  within: SqlText[];
}

/** What a source says of tables. */
export interface SourceWords {
  texts: SqlText[];
  /** What the builder calls tables, e.g. `courses as c`, and columns that texts are told by `sql.ref`. */
  strings: string[];
  refs: string[];
}

/** Stands for what is put into a text while the program runs. */
const mark = '¤';

interface Tree {
  type?: string;
  [member: string]: unknown;
}

/** Every piece of SQL in a source: templates of the tag `sql`, texts that are executed, and invariants. */
export function wordsOf(source: string): SourceWords {
  const words: SourceWords = { texts: [], strings: [], refs: [] };
  collect(parseSync(source, { syntax: 'typescript', decorators: true }), words.texts, words);
  return words;
}

function collect(tree: unknown, texts: SqlText[], words: SourceWords): void {
  if (Array.isArray(tree)) tree.forEach((one) => collect(one, texts, words));
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return;
  const node = tree as Tree;
  if (node.type === 'StringLiteral') words.strings.push(String(node['value']));
  if (node.type === 'CallExpression' && nameOf(node['callee']) === 'ref') {
    const [first] = node['arguments'] as { expression: Tree }[];
    if (first?.expression.type === 'StringLiteral') words.refs.push(String(first.expression['value']));
  }
  const sql = templateOf(node);
  if (!sql) {
    Object.values(node).forEach((member) => collect(member, texts, words));
    return;
  }
  const quasis = (sql['quasis'] as { raw: string }[] | undefined) ?? [{ raw: String(sql['value']) }];
  const piece: SqlText = { text: quasis.map(({ raw }) => raw).join(mark), within: [] };
  texts.push(piece);
  collect(sql['expressions'], piece.within, words);
  if (node.type === 'CallExpression') collect((node['arguments'] as unknown[]).slice(1), texts, words);
}

/** The text that a node hands to the database. */
function templateOf(node: Tree): Tree | undefined {
  if (node.type === 'TaggedTemplateExpression' && nameOf(node['tag']) === 'sql') return node['template'] as Tree;
  if (node.type === 'KeyValueProperty' && nameOf(node['key']) === 'sql') return textIn(node['value']);
  if (node.type === 'CallExpression' && nameOf(node['callee']) === 'execute') {
    return textIn((node['arguments'] as { expression: unknown }[])[0]?.expression);
  }
  return undefined;
}

const textIn = (value: unknown): Tree | undefined =>
  ['TemplateLiteral', 'StringLiteral'].includes(String((value as Tree | undefined)?.type))
    ? (value as Tree)
    : undefined;

/** The last part of a name: `execute` of `em.execute`. */
function nameOf(node: unknown): string | undefined {
  const { type, value, property } = (node ?? {}) as Tree;
  if (type === 'Identifier') return String(value);
  return type === 'MemberExpression' ? nameOf(property) : undefined;
}
