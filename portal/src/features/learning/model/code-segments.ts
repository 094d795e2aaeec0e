import { textDirection } from '@masar/i18n';

export interface TextSegment {
  text: string;
  isCode: boolean;
}

/** Between backticks, between the marks of an isolated left-to-right text, or a tag. */
const inlineCode = /(`[^`]+`|\u2066[^\u2066\u2069]+\u2069|<\/?[A-Za-z][^<>]*>)/;

/** An English sentence begins with a word, and has none of the signs that statements are made of. */
const isSentence = (text: string): boolean => /^[A-Z][a-z]+ /.test(text) && !/[;{}()]/.test(text);

/** A text that is code as a whole: markup from tag to tag, or a statement. */
function isWholeCode(text: string): boolean {
  if (/^<[A-Za-z/!][\s\S]*>$/.test(text) || /^[A-Za-z.#@].*[;}]$/.test(text)) return true;
  return !isSentence(text) && /[{};=<>]/.test(text) && textDirection(text) === 'ltr' && !/[.?!]$/.test(text);
}

/** Parts of a question's text, so that code in it keeps its own direction: `<p>نص</p>` falls apart otherwise. */
export function codeSegments(text: string): TextSegment[] {
  const whole = text.trim();
  if (isWholeCode(whole)) return [{ text: whole, isCode: true }];
  return text
    .split(inlineCode)
    .filter(Boolean)
    .map((part) => ({ text: part.replace(/^[`\u2066](.+)[`\u2069]$/, '$1'), isCode: inlineCode.test(part) }));
}
