import { useMessages } from '@masar/ui';
import { recordsMessages } from './records.messages';

/** Names of a form's fields, for the screen that joins two people's changes; texts in two languages give two. */
export function useFieldNames<Key extends string>(
  text: Readonly<Record<Key, unknown>>,
  fields: readonly Key[],
  inBoth: readonly Key[] = [],
): Record<string, string> {
  const { inArabic, inEnglish } = useMessages(recordsMessages);
  const nameOf = (field: Key) => text[field] as string;
  return Object.fromEntries([
    ...inBoth.flatMap((field) => [
      [`${field}Ar`, inArabic(nameOf(field))],
      [`${field}En`, inEnglish(nameOf(field))],
    ]),
    ...fields.map((field) => [field, nameOf(field)]),
  ]) as Record<string, string>;
}
