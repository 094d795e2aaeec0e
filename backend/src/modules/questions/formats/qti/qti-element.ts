import { isElement, type XmlElement, type XmlNode } from '../xml/read-xml.js';

const camel = (name: string): string => name.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** QTI 3 writes `qti-item-body` and `response-identifier` where 2.1 and 2.2 write `itemBody` and `responseIdentifier`; all become the latter. */
export function asQti2(element: XmlElement): XmlElement {
  const isQti3 = element.name.startsWith('qti-');
  const attributes = Object.entries(element.attributes).map(([name, value]) => [
    isQti3 && !name.startsWith('data-') ? camel(name) : name,
    value,
  ]);
  return {
    name: isQti3 ? camel(element.name.slice(4)) : element.name,
    attributes: Object.fromEntries(attributes) as Record<string, string>,
    children: element.children.map((child: XmlNode) => (isElement(child) ? asQti2(child) : child)),
  };
}
