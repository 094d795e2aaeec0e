import type { Digits } from './formatting.ts';

/** Numbers that stand for themselves: not those of names such as H2O, addresses or versions. */
const numbers = /(?<![\w./:@#-])\d+(?:[.,:]\d+)*(?![\w@-]|[./:]\w)/g;

/** A text of the interface with its numbers in Eastern digits. */
export const easternDigits = (text: string): string =>
  text.replace(numbers, (number) =>
    number
      .replace('.', '\u066B')
      .replaceAll(',', '\u066C')
      .replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
  );

const converted = new WeakMap<object, unknown>();

/**
 * The texts of a feature in the digits that the reader chose. Functions are left alone: they are told the digits, and
 * what is put into them may be a name or an address.
 */
export function messagesInDigits<T>(messages: T, digits: Digits): T {
  return digits === 'arab' ? (eastern(messages) as T) : messages;
}

function eastern(value: unknown): unknown {
  if (typeof value === 'string') return easternDigits(value);
  if (typeof value !== 'object' || value === null) return value;
  const known = converted.get(value);
  if (known) return known;
  const made = Array.isArray(value)
    ? value.map(eastern)
    : Object.fromEntries(Object.entries(value).map(([name, each]) => [name, eastern(each)]));
  converted.set(value, made);
  return made;
}
