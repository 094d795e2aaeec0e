const marks = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const easternDigits = /[٠-٩۰-۹]/g;
const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;
const plain = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/**
 * A number as people write it: digits of both scripts, point, comma or `٫` before the decimals, `,` or `٬` between
 * groups of three digits, and any minus sign. `undefined` where it is none (QB-1).
 */
export function readNumber(text: string): number | undefined {
  if (text.length > 100) return undefined;
  const written = text
    .replace(marks, '')
    .trim()
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[−–﹣－]/g, '-')
    .replace(/\s*e\s*/i, 'e');
  const points = written.replaceAll('٬', ',').replaceAll('،', ',');
  const grouping = grouped.test(points) ? points.replaceAll(',', '') : points;
  const read = grouping.replaceAll('٫', '.').replace(/^([^,]*),([^,]*)$/, '$1.$2');
  if (!plain.test(read)) return undefined;
  const value = Number(read);
  return Number.isFinite(value) ? value : undefined;
}
