/**
 * Punctuation of Arabic and of the far East, quotation marks and brackets of print, three points in one, dashes between
 * words, marks that nobody sees: no address holds them as they are.
 */
const ends = String.raw`،؛؟۔»«‹›“”„‘’…—﴾﴿、。，！？：；（）「」『』【】〈〉《》\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF`;
const beyond = new RegExp(`[${ends}]`, 'u');
const address = new RegExp(String.raw`\b(https?://|www\.)[^\s<>${ends}]+`, 'giu');
/** Behind the scheme a name begins, or an address of the newer internet in brackets. */
const host = /^https?:\/\/(?:[\p{L}\p{N}]|\[[\da-f:.]+\])/iu;
const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
const closing = '.,:;!?\'"*_~–';

/** Where a bare address ends: before punctuation that goes on with the sentence, and before brackets without a partner. */
export function endOfAddress(text: string): number {
  let end = beyond.exec(text)?.index ?? text.length;
  const counts = new Map<string, number>();
  const count = (sign: string) => counts.get(sign) ?? 0;
  for (const sign of text.slice(0, end)) counts.set(sign, count(sign) + 1);
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    const opening = pairs[last];
    if (opening ? count(last) <= count(opening) : !closing.includes(last)) break;
    counts.set(last, count(last) - 1);
  }
  return end;
}

/** A piece of plain text; `href` where it is a web address. */
export interface TextPiece {
  text: string;
  href?: string;
}

/** Plain text in pieces, so that its web addresses can be links that end where the sentence goes on (COM-2, I18N-1). */
export function addressesIn(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: found, 1: beginning = '', index } of text.matchAll(address)) {
    const shown = found.slice(0, endOfAddress(found));
    const href = beginning.toLowerCase() === 'www.' ? `https://${shown}` : shown;
    if (shown.length <= beginning.length || !host.test(href)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: shown, href });
    from = index + shown.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
