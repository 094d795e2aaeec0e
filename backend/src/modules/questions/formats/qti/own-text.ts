import type { LocalizedMarkdown } from '@masar/domain';
import { directionOf } from '@masar/i18n';
import { markdownToXhtml } from '../texts/markdown-to-xhtml.js';
import { isElement, readXml, type XmlElement, type XmlNode } from '../xml/read-xml.js';
import { xml, xmlText } from '../xml/write-xml.js';

const attribute = { ar: 'data-masar-ar', en: 'data-masar-en' } as const;

/**
 * A text of ours: shown as XHTML in both languages to whoever reads the file, with its Markdown beside it. An editor
 * elsewhere changes what is shown; then that counts, and the Markdown does not.
 */
export function writeOwnText(
  element: 'div' | 'span',
  text: LocalizedMarkdown,
  field = (_: string): string => '',
): string {
  const languages = (['ar', 'en'] as const).filter(
    (language) => text[language] !== '' && (language === 'ar' || text.en !== text.ar),
  );
  // A field can be in a text only once.
  const shown = languages.map((language, at) => {
    const html = element === 'div' ? markdownToXhtml(text[language]) : xmlText(text[language]);
    const direction = directionOf(language);
    return xml(
      element,
      { 'xml:lang': language, dir: direction },
      html.replace(/\{\{([\w.-]+)\}\}/g, (_, id: string) => (at === 0 ? field(id) : '_____')),
    );
  });
  return xml(element, { [attribute.ar]: text.ar, [attribute.en]: text.en }, ...shown);
}

/** The Markdown of a text that we wrote, as long as it is what is shown. */
export function ownText(nodes: readonly XmlNode[]): LocalizedMarkdown | undefined {
  const [only, ...others] = nodes.filter((node) =>
    isElement(node) ? node.name !== 'feedbackInline' : node.trim() !== '',
  );
  if (only === undefined || typeof only === 'string' || others.length > 0) return undefined;
  const { [attribute.ar]: ar, [attribute.en]: en } = only.attributes;
  if (ar === undefined || en === undefined || !['div', 'span'].includes(only.name)) return undefined;
  const text = { ar, en };
  const written = readXml(writeOwnText(only.name as 'div' | 'span', text));
  return shownWords(written) === shownWords(only) ? text : undefined;
}

const shownWords = (element: XmlElement): string =>
  element.children
    .map((child) => (isElement(child) ? (child.name.endsWith('Interaction') ? '' : shownWords(child)) : child))
    .join('')
    .replaceAll('_____', '')
    .replace(/\s+/g, ' ')
    .trim();
