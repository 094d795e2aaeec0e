import { longestPassage, pageElement, PassageRoom } from '../long-passages.js';
import { type Loss, Unreadable } from '../read-questions.js';
import { childOf, childrenOf, isElement, readXml, within, type XmlElement, type XmlNode } from '../xml/read-xml.js';
import { placeOf } from './package-pictures.js';
import { asQti2 } from './qti-element.js';

/** How many other files one item may show; what they show of others counts, too (SEC-6). */
const most = 20;

/** The files of a package, of which an item may show others in its text (QB-3). */
export class OtherFiles {
  /** Paths of those that items show. */
  readonly shown = new Set<string>();
  private readonly known = new Map<string, XmlElement | undefined>();

  constructor(
    private readonly files: ReadonlyMap<string, string>,
    private readonly pages: ReadonlyMap<string, string>,
    private readonly mark: (root: XmlElement, path: string) => void,
  ) {}

  /** The file that one at `from` names: as its way says, from the root of the package, or the only one that is called so. */
  pathOf(address: string, from: string): string | undefined {
    const places = [placeOf(address, from), placeOf(address.replace(/^\/+/, ''), '')];
    const found = places.find((place) => this.files.has(place) || this.pages.has(place));
    if (found !== undefined) return found;
    const name = `/${places[0]!.split('/').at(-1)}`;
    const called = [...this.files.keys(), ...this.pages.keys()].filter((path) => `/${path}`.endsWith(name));
    return called.length === 1 ? called[0] : undefined;
  }

  /** Its root; nothing where it cannot be read, which is told when the file's own turn comes. */
  root(path: string): XmlElement | undefined {
    if (!this.known.has(path)) this.known.set(path, this.read(path));
    return this.known.get(path);
  }

  private read(path: string): XmlElement | undefined {
    try {
      const page = this.pages.get(path);
      const root = page === undefined ? asQti2(readXml(this.files.get(path) ?? '')) : pageOf(page);
      if (root) this.mark(root, path);
      return root;
    } catch (error) {
      if (error instanceof Unreadable) return undefined;
      throw error;
    }
  }

  /** Texts of QTI 1.2 that only name a page are that page. */
  withPages(root: XmlElement, path: string): void {
    for (const element of within(root)) {
      const { uri = '' } = element.attributes;
      const other = element.name === pageElement && uri !== '' ? this.pathOf(uri, path) : undefined;
      const page = other === undefined || !this.pages.has(other) ? undefined : this.root(other);
      if (other === undefined || page === undefined) continue;
      this.shown.add(other);
      element.attributes['texttype'] = 'text/html';
      element.children = page.children;
    }
  }

  /** An item with the passages that it names in their places, before its body where it has none, as far as there is room. */
  withPassages(item: XmlElement, path: string, ofSections: readonly XmlNode[], losses: Loss[]): XmlElement {
    const body = childOf(item, 'itemBody');
    if (!body) return item;
    const room = new PassageRoom();
    const above = room.fitting(ofSections, losses);
    const passages = childrenOf(item, 'assessmentStimulusRef').map(({ attributes }) => ({
      id: attributes['identifier'] ?? '',
      include: { name: 'include', attributes: { href: attributes['href'] ?? '' }, children: [] },
    }));
    const isPlaced = (id: string) =>
      [...within(body)].some(({ attributes }) => attributes['data-stimulus-idref'] === id);
    const before = passages.filter(({ id }) => !isPlaced(id)).map(({ include }) => include);
    const placed = (element: XmlElement): XmlElement => {
      const passage = passages.find(({ id }) => id === element.attributes['data-stimulus-idref']);
      const children = element.children.map((child) => (isElement(child) ? placed(child) : child));
      return { ...element, children: passage ? [passage.include, ...children] : children };
    };
    const whole = placed(body);
    let left = most;
    const shown = (node: XmlNode, from: string): XmlNode[] => {
      if (!isElement(node)) return [node];
      const address = addressIn(node);
      const other = address === undefined ? undefined : this.pathOf(address, from);
      const root = other === undefined || left === 0 ? undefined : this.root(other);
      if (other !== undefined && root && room.takes(contentOf(root))) {
        left -= 1;
        this.shown.add(other);
        return contentOf(root).flatMap((child) => shown(child, other));
      }
      return [{ ...node, children: node.children.flatMap((child) => shown(child, from)) }];
    };
    const children = [...above, ...before, ...whole.children].flatMap((node) => shown(node, path));
    const rest = item.children.flatMap((child) =>
      child === body ? [{ ...body, children }] : isElement(child) ? shown(child, path) : [child],
    );
    return { ...item, children: rest };
  }
}

/** Where the file lies that an element shows in its own place. */
export function addressIn({ name, attributes }: XmlElement): string | undefined {
  if (name === 'include') return attributes['href'] ?? '';
  const data = attributes['data'] ?? '';
  const isPage = name === 'object' && /^(?:text\/|application\/(?:xhtml\+)?xml)/.test(attributes['type'] ?? '');
  return isPage && !/^[a-z][a-z\d+.-]*:|^\/\//i.test(data) ? data : undefined;
}

function contentOf(root: XmlElement): XmlNode[] {
  const body = childOf(root, root.name === 'assessmentStimulus' ? 'stimulusBody' : 'body');
  return body && ['assessmentStimulus', 'html'].includes(root.name) ? body.children : [root];
}

/** A page of the web is HTML as its author left it: its body is read as the texts of QTI 1.2 are. None that is too long. */
function pageOf(page: string): XmlElement | undefined {
  const text = page.toLowerCase();
  const body = text.indexOf('<body');
  const begin = body < 0 ? 0 : text.indexOf('>', body) + 1;
  const end = text.lastIndexOf('</body');
  const shown = page.slice(begin, end < begin ? undefined : end);
  return shown.length > longestPassage ? undefined : { name: pageElement, attributes: {}, children: [shown] };
}
