import { letterWithoutFont, printableLine } from '@masar/domain';
import { refuse } from './bundle-refusal.js';
import type { JsonFields } from './json-fields.js';

/** What certificates will print, in letters that our fonts have (CRT-3). */
export function onCertificates<Texts extends Record<string, string>>(
  json: JsonFields,
  name: string,
  texts: Texts,
): Texts {
  const printed = Object.entries(texts).map(([key, text]) => [key, printableLine(text)] as const);
  for (const [, text] of printed) {
    const letter = letterWithoutFont(text);
    if (letter) refuse('course.json', 'bundle.letter_not_printable', { field: json.pathOf(name), letter });
  }
  return Object.fromEntries(printed) as Texts;
}
