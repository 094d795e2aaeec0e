/** Arabic and Persian digits as the Latin ones that programs read. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Thousands, each group set apart: 1,500 but not 0,125. */
const grouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;

/**
 * What somebody typed as a number, as programs write it: ١٫٥, 1,5 and 1.5 are 1.5; ١٬٥٠٠ and 1,500 are 1500. What is no
 * number stays as it is, for whoever refuses it.
 */
export function plainNumber(typed: string): string {
  const latin = latinDigits(typed.trim()).replaceAll('\u066C', '').replaceAll('\u066B', '.').replaceAll('\u060C', ',');
  return grouped.test(latin) ? latin.replaceAll(',', '') : latin.replace(',', '.');
}

/** The number that was typed; NaN where it is none. */
export const typedNumber = (typed: string): number => (typed.trim() ? Number(plainNumber(typed)) : NaN);
