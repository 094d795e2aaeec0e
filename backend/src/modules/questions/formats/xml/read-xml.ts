import { XMLParser } from 'fast-xml-parser';
import { TooDeep, Unreadable } from '../read-questions.js';

/** An element without its namespace's prefix. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
}
export type XmlNode = XmlElement | string;

type Parsed = Record<string, unknown>;

const limits = { characters: 5_000_000, depth: 60, elements: 100_000 };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  cdataPropName: '#cdata',
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: limits.depth,
});

/** A document's root. A document type, which is where entities are declared, is refused, and so is what unfolds (QB-3, SEC-6). */
export function readXml(text: string): XmlElement {
  if (text.length > limits.characters) throw new Unreadable('too-long');
  const source = withoutDocumentType(text);
  let budget = limits.elements;
  const node = (parsed: Parsed): XmlNode[] => {
    if (budget-- === 0) throw new Unreadable('too-long');
    if ('#text' in parsed) return [decoded(String(parsed['#text']))];
    if ('#cdata' in parsed) return (parsed['#cdata'] as Parsed[]).map((each) => String(each['#text']));
    const name = Object.keys(parsed).find((key) => key !== ':@') ?? '';
    const attributes = Object.entries((parsed[':@'] ?? {}) as Record<string, string>);
    const children = (parsed[name] as Parsed[]).flatMap(node);
    return [
      { name, attributes: Object.fromEntries(attributes.map(([key, value]) => [key, decoded(value)])), children },
    ];
  };
  const [root] = parsed(source)
    .flatMap(node)
    .filter((each): each is XmlElement => typeof each !== 'string');
  if (!root) throw new Unreadable('broken');
  return root;
}

/** A document type that only has a name and an address says nothing, and nobody goes there; one that declares is refused. */
function withoutDocumentType(text: string): string {
  const bare = text.replace(/^\uFEFF/, '');
  const named = /<!DOCTYPE\s+[\w:-]+(?:\s+(?:PUBLIC|SYSTEM)(?:\s+"[^"<>]*"|\s+'[^'<>]*')+)?\s*(?:\[\s*\]\s*)?>/iy;
  named.lastIndex = endOfProlog(bare);
  const begin = named.lastIndex;
  const source = named.test(bare) ? bare.slice(0, begin) + bare.slice(named.lastIndex) : bare;
  for (let at = source.indexOf('<!'); at >= 0; at = source.indexOf('<!', at + 2)) {
    const [begin, end] = source.startsWith('<!--', at) ? ['<!--', '-->'] : ['<![CDATA[', ']]>'];
    if (source.startsWith(begin, at)) {
      at = source.indexOf(end, at + begin.length);
      if (at < 0) break;
    } else if (/^<!(?:DOCTYPE|ENTITY)/i.test(source.slice(at, at + 9))) throw new Unreadable('document-type');
  }
  return source;
}

/** Where the declaration, the instructions and the comments before a document type or the root end. */
function endOfProlog(text: string): number {
  const blanks = /\s*/y;
  let at = 0;
  for (;;) {
    blanks.lastIndex = at;
    blanks.test(text);
    const begin = blanks.lastIndex;
    const end = text.startsWith('<?', begin) ? '?>' : text.startsWith('<!--', begin) ? '-->' : undefined;
    const found = end === undefined ? -1 : text.indexOf(end, begin + 2);
    if (end === undefined || found < 0) return begin;
    at = found + end.length;
  }
}

function parsed(text: string): Parsed[] {
  try {
    return parser.parse(text, true) as Parsed[];
  } catch (error) {
    const { message } = error as Error;
    if (/nested tags/i.test(message)) throw new TooDeep();
    throw new Unreadable('broken', message.slice(0, 200));
  }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** XML's own five entities and numbers; a document that needs others says so by staying as it is. */
const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';
export const elementsOf = (element: XmlElement): XmlElement[] => element.children.filter(isElement);
export const childrenOf = (element: XmlElement, ...names: string[]): XmlElement[] =>
  elementsOf(element).filter(({ name }) => names.includes(name));
export const childOf = (element: XmlElement, name: string): XmlElement | undefined => childrenOf(element, name)[0];

/** All elements beneath, the element's own first, in the order of the document. */
export function* within(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of elementsOf(element)) yield* within(child);
}

export const textOf = (element: XmlElement | undefined): string =>
  element ? element.children.map((child) => (isElement(child) ? textOf(child) : child)).join('') : '';

/** The beginning of what an element says, to tell which it was. */
export const wordsOf = (element: XmlElement): string => textOf(element).trim().replace(/\s+/g, ' ').slice(0, 80);

/** Whether it neither says nor shows anything: editors leave such behind in each field. */
export const saysNothing = (element: XmlElement): boolean =>
  textOf(element).replace(/&nbsp;|\s/g, '') === '' &&
  ![...within(element)].some(({ name }) => /^(?:img|object|audio|video|svg|math|include|printedVariable)$/.test(name));
