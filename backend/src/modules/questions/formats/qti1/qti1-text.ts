import type { LocalizedMarkdown } from '@masar/domain';
import { pageElement, type PassageRoom } from '../long-passages.js';
import { type Loss, Unreadable } from '../read-questions.js';
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

const media = new Set(['mataudio', 'matvideo', 'matapplet', 'matapplication']);

interface Words {
  html: string;
  isHtml: boolean;
}

/** Material that is named in one place and used in others, by its label. */
export type LabelledMaterial = ReadonlyMap<string, XmlElement>;

/** Where a text is read: what is lost of it is told, and what it refers to is found. */
export interface Reading {
  losses: Loss[];
  labelled: LabelledMaterial;
  /** For passages that stand elsewhere. */
  room: PassageRoom;
}

/**
 * The material of an element, that of its answers left out, as one text.
 *
 * @throws Unreadable where something is to be heard or watched
 */
export function materialOf(element: XmlElement, reading: Reading, change = (text: string) => text): LocalizedMarkdown {
  const words = wordsIn(element, reading, true);
  const isHtml = words.some((each) => each.isHtml);
  const pieces = words.map((each) => (isHtml && !each.isHtml ? escaped(each.html) : each.html)).filter(Boolean);
  return foreignText(isHtml ? 'html' : 'auto', change(pieces.join(isHtml ? '<br>' : '\n')), reading.losses);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function wordsIn(element: XmlElement, reading: Reading, isTop = false): Words[] {
  const { name, attributes, children } = element;
  if (!isTop && ofAnswers.has(name)) return [];
  if (media.has(name)) throw new Unreadable('media', attributes['uri'] ?? name);
  if (name === 'matref' || name === 'material_ref') {
    const found = reading.labelled.get(attributes['linkrefid'] ?? '');
    // What it refers to may refer to nothing more: nobody writes it, and a circle would never end.
    if (found)
      return reading.room
        .fitting([found], reading.losses)
        .flatMap((each) => wordsIn(each, { ...reading, labelled: new Map() }));
    reading.losses.push({ reason: 'other-file', detail: attributes['linkrefid'] ?? '' });
    return [];
  }
  if (name === pageElement || name === 'mat_formattedtext' || name === 'matemtext') {
    const type = (attributes['texttype'] ?? attributes['type'] ?? '').toLowerCase();
    const html = textOf(element).trim();
    if (html === '' && attributes['uri']) reading.losses.push({ reason: 'other-file', detail: attributes['uri'] });
    return [{ html, isHtml: /html|smart_text/.test(type) }];
  }
  if (name === 'matimage') {
    const address = attributes['uri'] ?? textOf(element).trim();
    return [
      { html: `<img src="${xmlAttribute(address)}" alt="${xmlAttribute(attributes['label'] ?? '')}">`, isHtml: true },
    ];
  }
  return children.filter(isElement).flatMap((child) => wordsIn(child, reading));
}
