const ellipsis = '…';

/** A whole letter with the marks on it, or the pieces that make one picture. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The beginning of a text in `length` characters at most, as an input counts them and with the ellipsis: after a whole
 * word, or after a whole letter of a word that is longer than that.
 */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  // The word that ends where the room ends is whole, so one character more is looked at.
  const words = text.slice(0, length).replace(/\s+\S*$/, '');
  const isWhole = words.length > 0 && words.length < length;
  return `${isWhole ? words : wholeLetters(text, length - ellipsis.length)}${ellipsis}`;
}

function wholeLetters(text: string, room: number): string {
  let end = 0;
  for (const { index, segment } of letters.segment(text.slice(0, 2 * room))) {
    if (index + segment.length > room) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
