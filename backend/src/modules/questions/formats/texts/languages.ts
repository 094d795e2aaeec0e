import { foreignTex, type LocalizedMarkdown } from '@masar/domain';
import type { Loss } from '../read-questions.js';
import { blocksOfLanguages } from './language-blocks.js';

/**
 * Text of a format with one language. The blocks with which Moodle's courses hold several are read as such, in any order
 * and with what both languages share around them; other text is told apart by its letters: Arabic ones make it Arabic,
 * and what has no letters reads alike in both (QB-3).
 */
export function localized(text: string, losses: Loss[] = []): LocalizedMarkdown {
  const own = ownSpans(text);
  if (own) return own;
  const pieces = blocksOfLanguages(text);
  if (pieces.every((piece) => typeof piece === 'string')) return byLetters(text);
  const named = new Set(
    pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece.map(({ language }) => language))),
  );
  for (const language of named)
    if (!['ar', 'en', 'other'].includes(language)) losses.push({ reason: 'language', detail: language });
  const isTwofold = ['ar', 'en', 'other'].some((language) => named.has(language));
  const into = (language: 'ar' | 'en'): string =>
    isTwofold && !named.has(language) && !named.has('other')
      ? ''
      : pieces
          .map((piece) => (typeof piece === 'string' ? piece : chosen(piece, language)))
          .join('')
          .trim();
  return isTwofold ? { ar: into('ar'), en: into('en') } : byLetters(into('en'));
}

/** Of neighbouring blocks the one of the language, else that for all others; of foreign ones the first. */
function chosen(blocks: readonly { language: string; words: string }[], language: string): string {
  const found = blocks.filter((block) => block.language === language);
  if (found.length > 0) return found.map(({ words }) => words).join('');
  const other = blocks.find((block) => block.language === 'other');
  const isForeign = blocks.every((block) => block.language !== 'ar' && block.language !== 'en');
  return (other ?? (isForeign ? blocks[0] : undefined))?.words ?? '';
}

function byLetters(text: string): LocalizedMarkdown {
  const letters = lettersOf(text);
  if (/\p{Script=Arabic}/u.test(letters)) return { ar: text, en: '' };
  return /\p{L}/u.test(letters) ? { ar: '', en: text } : { ar: text, en: text };
}

/** Formulas, tags and signs by name are the same in all languages. */
const lettersOf = (text: string): string =>
  foreignTex(text)
    .map((piece) => (piece.display === undefined ? piece.text : ''))
    .join(' ')
    .replace(/<[^<>]*>|&#?\w{1,32};|[٠-٩۰-۹٫٬،]/g, '');

/** The one of both languages that a name or a tag takes, which have only one. */
export function oneName(text: string): string {
  const { ar, en } = localized(text.trim());
  return (ar || en).trim();
}

/** A short answer in each language that it has. */
export function acceptedIn(text: string): string[] {
  const { ar, en } = localized(text.trim());
  return [...new Set([ar.trim(), en.trim()].filter(Boolean))];
}

/** Whether there is a text in either language. */
export const hasText = ({ ar, en }: LocalizedMarkdown): boolean => ar.trim() !== '' || en.trim() !== '';

const opening = (language: string): string => `<span lang="${language}" class="multilang">`;
const closing = '</span>';

/** The contrary of `localized`: plain where that is read alike, else in spans. */
export function oneText(text: LocalizedMarkdown): string {
  const { ar, en } = text;
  const plain = ar || en;
  const read = localized(plain);
  if (read.ar === ar && read.en === en) return plain;
  const span = (language: string, words: string) => words && opening(language) + words + closing;
  return span('ar', ar) + span('en', en);
}

/** Exactly what `oneText` writes: its texts may hold tags that nothing closes. */
function ownSpans(written: string): LocalizedMarkdown | undefined {
  const text = written.trim();
  if (!text.endsWith(closing)) return undefined;
  const inside = (language: 'ar' | 'en', from: number, to: number) => text.slice(from + opening(language).length, to);
  const last = text.length - closing.length;
  if (text.startsWith(opening('en'))) {
    const isAlone =
      !text.includes(closing + opening('ar')) && !text.includes('class="multilang"', opening('en').length);
    return isAlone ? { ar: '', en: inside('en', 0, last) } : undefined;
  }
  if (!text.startsWith(opening('ar'))) return undefined;
  const between = text.indexOf(closing + opening('en'));
  if (text.split('class="multilang"').length > (between < 0 ? 2 : 3)) return undefined;
  if (between < 0) return { ar: inside('ar', 0, last), en: '' };
  return { ar: inside('ar', 0, between), en: inside('en', between + closing.length, last) };
}
