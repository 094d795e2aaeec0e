import type { LocalizedMarkdown } from '@masar/domain';
import type { Loss } from '../read-questions.js';
import { foreignText } from '../texts/foreign-text.js';
import { isElement, textOf, type XmlElement } from '../xml/read-xml.js';
import { xmlAttribute } from '../xml/write-xml.js';

/** What is part of an answer, and not of what is asked around it. */
const ofAnswers = new Set([
  'response_lid',
  'response_str',
  'response_num',
  'response_grp',
  'response_xy',
  'render_choice',
]);

interface Words {
  html: string;
  isHtml: boolean;
}

/** The material of an element, that of its answers left out, as one text. */
export function materialOf(element: XmlElement, losses: Loss[], change = (text: string) => text): LocalizedMarkdown {
  const words = wordsIn(element, true);
  const isHtml = words.some((each) => each.isHtml);
  const pieces = words.map((each) => (isHtml && !each.isHtml ? escaped(each.html) : each.html)).filter(Boolean);
  return foreignText(isHtml ? 'html' : 'auto', change(pieces.join(isHtml ? '<br>' : '\n')), losses);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function wordsIn(element: XmlElement, isTop = false): Words[] {
  const { name, attributes, children } = element;
  if (!isTop && ofAnswers.has(name)) return [];
  if (name === 'mattext' || name === 'mat_formattedtext' || name === 'matemtext') {
    const type = (attributes['texttype'] ?? attributes['type'] ?? '').toLowerCase();
    return [{ html: textOf(element).trim(), isHtml: /html|smart_text/.test(type) }];
  }
  if (name === 'matimage') {
    const address = attributes['uri'] ?? textOf(element).trim();
    return [
      { html: `<img src="${xmlAttribute(address)}" alt="${xmlAttribute(attributes['label'] ?? '')}">`, isHtml: true },
    ];
  }
  return children.filter(isElement).flatMap((child) => wordsIn(child));
}
