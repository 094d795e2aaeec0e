import { textDirection } from '@masar/i18n';

/** The parts of a Markdown tree that this plugin reads and changes. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

/** Parents whose children are words, not blocks. */
const phrasing = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell']);

const wordsOf = (node: MarkdownNode): string =>
  node.type === 'inlineCode' ? '' : (node.value ?? (node.children ?? []).map(wordsOf).join(''));

/** A paragraph's children, cut at the ends of its lines. */
function linesOf(paragraph: MarkdownNode): MarkdownNode[][] {
  const lines: MarkdownNode[][] = [[]];
  for (const child of paragraph.children ?? []) {
    const [first = '', ...others] = child.type === 'text' ? (child.value ?? '').split('\n') : [];
    if (child.type !== 'text') lines.at(-1)?.push(child);
    else if (first) lines.at(-1)?.push({ type: 'text', value: first });
    for (const value of others) lines.push(value ? [{ type: 'text', value }] : []);
  }
  return lines;
}

/** One paragraph for each run of lines of one direction; lines without letters stay with those before them. */
function splitByDirection(paragraph: MarkdownNode): MarkdownNode[] {
  const parts: { direction: string | undefined; children: MarkdownNode[] }[] = [];
  for (const line of linesOf(paragraph)) {
    const direction = textDirection(wordsOf({ type: 'line', children: line }));
    const part = parts.at(-1);
    if (!part || (direction && part.direction && direction !== part.direction)) {
      parts.push({ direction, children: line });
      continue;
    }
    part.direction ??= direction;
    part.children.push({ type: 'text', value: '\n' }, ...line);
  }
  return parts.map(({ children }) => ({ ...paragraph, children }));
}

/** What looks like HTML is shown as it was written: in a forum about programming it is a question. */
function asWords(node: MarkdownNode, parent: MarkdownNode): MarkdownNode {
  const words = { type: 'text', value: node.value ?? '' };
  return phrasing.has(parent.type) ? words : { type: 'paragraph', children: [words] };
}

function visit(node: MarkdownNode): void {
  node.children = node.children?.flatMap((child) => {
    const plain = child.type === 'html' ? asWords(child, node) : child;
    return plain.type === 'paragraph' ? splitByDirection(plain) : [plain];
  });
  node.children?.forEach(visit);
}

/**
 * A remark plugin for what people write to each other (COM-2): HTML stays words, and neighbouring lines of different
 * direction become paragraphs, as few people leave an empty line between them.
 */
export const peopleText = () => visit;
