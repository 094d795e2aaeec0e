/** The parts of a Markdown tree that this plugin reads and changes. */
export interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  data?: { hName?: string; hProperties?: Record<string, string> };
}

/** Elements that Markdown has no sign for, without attributes. */
const shown = new Set(['sup', 'sub', 'kbd', 'u', 'mark', 'ins', 'small', 'b', 'i', 's']);
const opening = /^<([a-z]+)>$/;
const anchor = /^<a id="([\p{L}\p{N}_.-]{1,100})">$/u;
/** Names that no element of HTML has: `List<String>` is a word of the text. */
const word = /^<\/?(?:[A-Z][\w.:-]*|[a-z][\w]*[-.:][\w.:-]*)/;
const phrasing = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell']);

/** Places in a text are told from those of the page by this beginning, as those of footnotes are. */
export const placePrefix = 'user-content-';

/** What a piece of HTML becomes by itself: a line break, words, or nothing. */
function alone(node: MarkdownNode): MarkdownNode[] {
  const value = node.value ?? '';
  if (/^<br ?\/?>$/i.test(value)) return [{ type: 'break' }];
  return word.test(value) ? [{ type: 'text', value }] : [];
}

/** Children with elements in place of the tags around them; `from` is the first after an opening tag. */
function withElements(children: readonly MarkdownNode[]): MarkdownNode[] {
  const result: MarkdownNode[] = [];
  for (let place = 0; place < children.length; place += 1) {
    const child = children[place];
    if (!child) continue;
    if (child.type !== 'html') {
      result.push(child);
      continue;
    }
    const [, id] = anchor.exec(child.value ?? '') ?? [];
    const name = id ? 'a' : (opening.exec(child.value ?? '')?.[1] ?? '');
    const end = id || shown.has(name) ? endOf(children, place, name) : -1;
    if (end < 0) {
      result.push(...alone(child));
      continue;
    }
    const inside = withElements(children.slice(place + 1, end));
    const data = id ? { hName: 'span', hProperties: { id: placePrefix + id } } : { hName: name };
    result.push({ type: 'lessonElement', children: inside, data });
    place = end;
  }
  return result;
}

function endOf(children: readonly MarkdownNode[], from: number, name: string): number {
  let depth = 0;
  for (let place = from + 1; place < children.length; place += 1) {
    const { type, value = '' } = children[place] ?? { type: '' };
    if (type !== 'html') continue;
    if (value === `<${name}>`) depth += 1;
    if (value === `</${name}>` && depth-- === 0) return place;
  }
  return -1;
}

/** A piece of HTML between blocks: words in a paragraph of their own, or an anchor. */
function asBlock(node: MarkdownNode): MarkdownNode[] {
  const value = node.value?.trim() ?? '';
  const [, id] = /^<a id="([\p{L}\p{N}_.-]{1,100})"><\/a>$/u.exec(value) ?? [];
  if (id)
    return [{ type: 'lessonElement', children: [], data: { hName: 'span', hProperties: { id: placePrefix + id } } }];
  return word.test(value) ? [{ type: 'paragraph', children: [{ type: 'text', value }] }] : [];
}

function visit(node: MarkdownNode): void {
  if (!node.children) return;
  node.children = phrasing.has(node.type)
    ? withElements(node.children)
    : node.children.flatMap((child) => (child.type === 'html' ? asBlock(child) : [child]));
  node.children.forEach(visit);
}

/** A remark plugin: raised letters, keys and their like are shown; other HTML is left out, words that look like it stay. */
export const lessonElements = () => visit;
