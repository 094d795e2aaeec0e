import { headingAnchor } from '@masar/domain';
import { type MarkdownNode, placePrefix } from './lesson-elements';

interface PlacedNode extends MarkdownNode {
  url?: string;
  depth?: number;
}

/** `{#name}` after a heading, or `[#name]`. */
const ending = /[ \t]*(?:\{#([\p{L}\p{N}_.-]{1,100})\}|\[#([\p{L}\p{N}_.-]{1,100})\])[ \t]*$/u;

const wordsOf = (node: PlacedNode): string => node.value ?? (node.children ?? []).map(wordsOf).join('');
const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** Takes the name from the end of a heading. */
function nameOf(heading: PlacedNode): string | undefined {
  const last = heading.children?.at(-1);
  if (last?.type !== 'text' || last.value === undefined) return undefined;
  const [whole, braced, bracketed] = ending.exec(last.value.slice(-220)) ?? [];
  if (whole === undefined) return undefined;
  last.value = last.value.slice(0, last.value.length - whole.length);
  return braced ?? bracketed;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * A remark plugin: headings are places that links may name, by the name after them or by their words; a first heading
 * that only repeats the lesson's title is left out.
 */
export const lessonPlaces =
  ({ title }: { title: string | undefined }) =>
  (root: MarkdownNode): void => {
    const taken = new Set<string>();
    const visit = (node: PlacedNode): void => {
      if (node.type === 'heading') {
        const given = nameOf(node);
        const name = given ?? headingAnchor(wordsOf(node));
        const free = taken.has(name) ? `${name}-${taken.size}` : name;
        taken.add(free);
        if (free) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id: placePrefix + free } };
      }
      if ((node.type === 'link' || node.type === 'definition') && node.url?.startsWith('#'))
        node.url = `#${placePrefix}${decoded(node.url.slice(1))}`;
      node.children?.forEach(visit);
    };
    visit(root);
    const [first] = root.children ?? [];
    if (title && first?.type === 'heading' && plain(wordsOf(first)) === plain(title)) root.children?.shift();
  };
