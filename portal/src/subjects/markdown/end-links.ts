/** The parts of a Markdown tree that this plugin reads and changes. */
interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  children?: MarkdownNode[];
}

/** No address holds them as they are: punctuation of Arabic, quotation marks, three points in one, marks of direction. */
const beyond = /[،؛؟۔»«“”„‘’…\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
const closing = '.,:;!?\'"*_~';

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Where a bare address ends: before punctuation that goes on with the sentence, and before brackets without a partner. */
export function endOfAddress(text: string): number {
  const found = beyond.exec(text);
  let end = found?.index ?? text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    const opening = pairs[last];
    const address = text.slice(0, end);
    if (opening ? countOf(address, last) <= countOf(address, opening) : !closing.includes(last)) break;
  }
  return end;
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
