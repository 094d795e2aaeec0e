import { Unreadable } from '../read-questions.js';
import { elementsOf, textOf, type XmlElement } from './read-xml.js';

const simple = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);

/** A formula of MathML on one line, as one would type it; throws for forms that a line cannot hold (QB-3). */
export function formulaText(element: XmlElement): string {
  const parts = elementsOf(element);
  const part = (at: number) => grouped(parts[at]);
  if (simple.has(element.name)) return spaced(element.name, textOf(element).trim());
  switch (element.name) {
    case 'math':
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
      return parts.map(formulaText).join('');
    case 'semantics':
      return parts[0] ? formulaText(parts[0]) : '';
    case 'mspace':
    case 'annotation':
      return ' ';
    case 'msup':
      return `${part(0)}^${part(1)}`;
    case 'msub':
      return `${part(0)}_${part(1)}`;
    case 'msubsup':
      return `${part(0)}_${part(1)}^${part(2)}`;
    case 'mfrac':
      return `${part(0)}/${part(1)}`;
    case 'msqrt':
      return `√(${parts.map(formulaText).join('')})`;
    case 'mfenced':
      return `${element.attributes['open'] ?? '('}${parts.map(formulaText).join(', ')}${element.attributes['close'] ?? ')'}`;
    default:
      throw new Unreadable('formula', element.name);
  }
}

const spaced = (name: string, text: string): string =>
  name === 'mo' && /^[=+\-−×·<>≤≥]$/.test(text) ? ` ${text} ` : text;

function grouped(element: XmlElement | undefined): string {
  if (!element) throw new Unreadable('formula');
  const text = formulaText(element);
  return /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text.trim()})`;
}
