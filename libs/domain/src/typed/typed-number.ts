import { latinDigits, withoutUnseen } from './typed-text.ts';

const grouped = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const plain = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
/** Longer ones are no number that somebody types. */
const longest = 100;

/**
 * What somebody typed as a number, as programs write it: ١٫٥, 1,5 and 1.5 are 1.5; ١٬٥٠٠ and 1,500 are 1500, any minus is
 * one, and marks that nobody sees are gone. What is no number stays a text, for whoever refuses it (I18N-1).
 */
export function plainNumber(typed: string): string {
  if (typed.length > longest) return typed;
  const points = latinDigits(withoutUnseen(typed))
    .trim()
    .replace(/[−–﹣－]/g, '-')
    .replace(/\s*e\s*/i, 'e')
    .replaceAll('\u066C', '')
    .replaceAll('\u066B', '.')
    .replaceAll('\u060C', ',');
  return grouped.test(points) ? points.replaceAll(',', '') : points.replace(/^([^,.]*),([^,.]*)$/, '$1.$2');
}

/** The same of a share of a hundred, whose sign may stand on either side: ٪٥٠ and 50 % are 50. */
export const plainPercent = (typed: string): string => plainNumber(typed.replace(/^\s*[%٪]|[%٪]\s*$/g, ''));

/** The number that somebody wrote; `undefined` where it is none (I18N-1, QB-1). */
export function readNumber(text: string): number | undefined {
  const read = plainNumber(text);
  if (!plain.test(read)) return undefined;
  const value = Number(read);
  return Number.isFinite(value) ? value : undefined;
}

/** The number that was typed into a field, a share of a hundred with or without its sign; NaN where it is none. */
export const typedNumber = (typed: string): number => readNumber(plainPercent(typed)) ?? NaN;
