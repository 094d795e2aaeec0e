import { endOfAddress } from '@masar/domain';

/** The parts of a Markdown tree that this plugin reads and changes. */
interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  children?: MarkdownNode[];
}

function shortened(node: MarkdownNode): MarkdownNode[] {
  const [words, ...others] = node.children ?? [];
  if (node.type !== 'link' || others.length > 0 || words?.type !== 'text' || !words.value || !node.url) return [node];
  const { value } = words;
  const isBare = /^(?:https?:\/\/|www\.)/i.test(value) && node.url.endsWith(value);
  const end = endOfAddress(value);
  if (!isBare || end === value.length) return [node];
  const rest = value.length - end;
  return [
    { ...node, url: node.url.slice(0, -rest), children: [{ ...words, value: value.slice(0, end) }] },
    { type: 'text', value: value.slice(end) },
  ];
}

function visit(node: MarkdownNode): void {
  node.children?.forEach(visit);
  if (node.children) node.children = node.children.flatMap(shortened);
}

/** A remark plugin: an address in a sentence ends before the signs of the sentence, Arabic ones too (COM-2, LSN-2). */
export const endLinks = () => visit;
