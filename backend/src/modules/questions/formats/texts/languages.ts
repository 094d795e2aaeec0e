import type { LocalizedMarkdown } from '@masar/domain';

const bothLanguages =
  /^<span lang="(ar|en)" class="multilang">([\s\S]*?)<\/span>(?:\s*<span lang="(ar|en)" class="multilang">([\s\S]*?)<\/span>)?$/;

/**
 * Text of a format with one language, told apart by its letters: Arabic ones make it Arabic; what has no letters reads
 * alike in both. The spans with which Moodle's courses hold two languages are read as such (QB-3).
 */
export function localized(text: string): LocalizedMarkdown {
  const spans = bothLanguages.exec(text.trim());
  if (spans) {
    const [, first, one = '', second, other = ''] = spans;
    if (first !== second) return { ar: '', en: '', [first!]: one, ...(second && { [second]: other }) };
  }
  if (/\p{Script=Arabic}/u.test(text.replace(/[٠-٩۰-۹٫٬،]/g, ''))) return { ar: text, en: '' };
  return /\p{L}/u.test(text) ? { ar: '', en: text } : { ar: text, en: text };
}

/** Whether there is a text in either language. */
export const hasText = ({ ar, en }: LocalizedMarkdown): boolean => ar.trim() !== '' || en.trim() !== '';

/** The contrary of `localized`: plain where that is read alike, else in spans. */
export function oneText(text: LocalizedMarkdown): string {
  const { ar, en } = text;
  const plain = ar || en;
  const read = localized(plain);
  if (read.ar === ar && read.en === en) return plain;
  const span = (language: string, words: string) =>
    words && `<span lang="${language}" class="multilang">${words}</span>`;
  return span('ar', ar) + span('en', en);
}
