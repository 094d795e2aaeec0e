import { useMessages } from '@masar/ui';
import { recordsMessages } from '../records/records.messages';

/** Names of fields whose Arabic stands without a suffix, e.g. `company` and `companyEn`. */
export function usePlainPairNames<Key extends string>(
  text: Readonly<Record<Key, unknown>>,
  fields: readonly Key[],
): Record<string, string> {
  const { inArabic, inEnglish } = useMessages(recordsMessages);
  return Object.fromEntries(
    fields.flatMap((field) => [
      [field, inArabic(text[field] as string)],
      [`${field}En`, inEnglish(text[field] as string)],
    ]),
  ) as Record<string, string>;
}
