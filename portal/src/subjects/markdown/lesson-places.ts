import { anchorsOf, headingText } from '@masar/domain';
import { type MarkdownNode, placePrefix } from './lesson-elements';

interface PlacedNode extends MarkdownNode {
  url?: string;
  depth?: number;
}

const wordsOf = (node: PlacedNode): string => node.value ?? (node.children ?? []).map(wordsOf).join('');
const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();

const headingsOf = (node: PlacedNode): PlacedNode[] =>
  node.type === 'heading' ? [node] : (node.children ?? []).flatMap(headingsOf);

/** Gives headings the names by which addresses and links lead to them, and takes those away that stand after them. */
function nameHeadings(root: MarkdownNode): void {
  const headings = headingsOf(root);
  const anchors = anchorsOf(headings.map(wordsOf));
  for (const [place, heading] of headings.entries()) {
    const last = heading.children?.at(-1);
    if (last?.type === 'text' && last.value) last.value = headingText(last.value);
    const id = placePrefix + (anchors[place] ?? '');
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * A remark plugin: headings are places that links may name (LSN-2, SRCH-2); a first heading
 * that only repeats the lesson's title is left out.
 */
export const lessonPlaces =
  ({ title }: { title: string | undefined }) =>
  (root: MarkdownNode): void => {
    nameHeadings(root);
    const visit = (node: PlacedNode): void => {
      if ((node.type === 'link' || node.type === 'definition') && node.url?.startsWith('#'))
        node.url = `#${placePrefix}${decoded(node.url.slice(1))}`;
      node.children?.forEach(visit);
    };
    visit(root);
    const [first] = root.children ?? [];
    if (title && first?.type === 'heading' && plain(wordsOf(first)) === plain(title)) root.children?.shift();
  };
