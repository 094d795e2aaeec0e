import { readCheck } from '@masar/domain';
import type { CodeNode } from './CodeBlock';

/** The parts of a Markdown tree that this plugin reads and changes. */
interface MarkdownNode {
  type: string;
  lang?: string | null;
  value?: string;
  children?: MarkdownNode[];
  data?: { hProperties?: Record<string, string> };
}

/** Checks that one text can have; further ones stay code, so that no text takes a browser down (SEC-14). */
const maximumChecks = 100;

const checksIn = (node: MarkdownNode): MarkdownNode[] =>
  node.type === 'code' && node.lang === 'check' && 'check' in readCheck(node.value ?? '')
    ? [node]
    : (node.children ?? []).flatMap(checksIn);

/** A remark plugin: blocks that are checks know their place among those of the text, and how many there are (QZT-1). */
export const markChecks = () => (root: MarkdownNode) => {
  const checks = checksIn(root).slice(0, maximumChecks);
  for (const [place, check] of checks.entries())
    check.data = { ...check.data, hProperties: { dataCheck: String(place), dataChecks: String(checks.length) } };
};

/** Where a marked check stands; undefined for all other blocks. */
export function checkStanding(node: CodeNode | undefined): { place: number; all: number } | undefined {
  const code = node?.children[0];
  if (code?.type !== 'element' || code.properties['dataCheck'] === undefined) return undefined;
  return { place: Number(code.properties['dataCheck']), all: Number(code.properties['dataChecks']) };
}
