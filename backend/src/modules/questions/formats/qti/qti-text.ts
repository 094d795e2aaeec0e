import type { LocalizedMarkdown } from '@masar/domain';
import { pageElement } from '../long-passages.js';
import type { Loss } from '../read-questions.js';
import { drawsOthers } from '../texts/fonts-of-signs.js';
import { foreignText } from '../texts/foreign-text.js';
import { withGaps } from '../texts/gap-mark.js';
import { isKnown } from '../texts/html-elements.js';
import { formulaText } from '../xml/formula-text.js';
import { isElement, saysNothing, textOf, wordsOf, type XmlElement, type XmlNode } from '../xml/read-xml.js';
import { xmlAttribute, xmlText } from '../xml/write-xml.js';
import { addressIn } from './other-files.js';
import { ownText } from './own-text.js';

/** What only QTI has a meaning for, and is not part of what is asked. */
const silent = new Set(['feedbackInline', 'feedbackBlock', 'stylesheet', 'catalogInfo', 'companionMaterialsInfo']);
const kept = new Set(['src', 'alt', 'href']);
/** Word writes them at every few words: they stay only where letters are drawn as others. */
const looks = new Set(['style', 'face']);

/** The text of an element as Markdown, with marks where its interactions are. */
export function qtiText(
  nodes: readonly XmlNode[],
  losses: Loss[],
  fields: ReadonlyMap<XmlElement, string>,
): LocalizedMarkdown {
  const own = ownText(nodes);
  if (own) return own;
  const html = nodes.map((node) => htmlOf(node, fields, losses)).join('');
  const text = foreignText('html', html, losses);
  return { ar: withGaps(text.ar), en: withGaps(text.en) };
}

function htmlOf(node: XmlNode, fields: ReadonlyMap<XmlElement, string>, losses: Loss[]): string {
  if (!isElement(node)) return xmlText(node);
  const field = fields.get(node);
  if (field !== undefined) return field;
  const { name, attributes, children } = node;
  if (name === pageElement) return `<div>${textOf(node)}</div>`;
  if (silent.has(name) || name.endsWith('Interaction')) return '';
  if (isHidden(node)) {
    if (!saysNothing(node)) losses.push({ reason: 'rubric', detail: wordsOf(node) });
    return '';
  }
  // A tool beside the text, such as a calculator: what it is set to is no text.
  if (name === 'portableInfoControl') {
    losses.push({ reason: 'markup', detail: `<${name}>` });
    return '';
  }
  if (name === 'printedVariable') losses.push({ reason: 'markup', detail: '<printedVariable>' });
  const address = addressIn(node);
  if (address !== undefined) losses.push({ reason: 'other-file', detail: address.slice(0, 200) });
  if (name === 'math') return xmlText(formulaText(node));
  if (name === 'object' && attributes['type']?.startsWith('image/'))
    return `<img src="${xmlAttribute(attributes['data'] ?? '')}"/>`;
  const written = Object.entries(attributes)
    .map(([key, value]) => ({ key, source: ` ${key}="${xmlAttribute(value)}"` }))
    .filter(({ key, source }) => kept.has(key) || (looks.has(key) && drawsOthers(source)));
  const inner = children.map((child) => htmlOf(child, fields, losses)).join('');
  if (!isKnown(name) || address !== undefined) return name.endsWith('Block') ? `<div>${inner}</div>` : inner;
  return `<${name}${written.map(({ source }) => source).join('')}>${inner}</${name}>`;
}

/** Words for those who mark, and what a template would show for a value that nothing draws. */
const isHidden = (element: XmlElement): boolean =>
  (element.name === 'rubricBlock' && !isForCandidates(element)) ||
  (/^template(?:Block|Inline)$/.test(element.name) && element.attributes['showHide'] !== 'hide');

export const isForCandidates = ({ attributes }: XmlElement): boolean =>
  attributes['view'] === undefined || /\bcandidate\b/.test(attributes['view']);
