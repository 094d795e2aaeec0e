import { pickLocalized } from '@masar/i18n';
import { useLocale } from '@masar/ui';

/** How another record is called in the language of the console, e.g. by `titleAr` and `titleEn`. */
export function useNameOf(field: 'name' | 'title'): (record: never) => string {
  const { language } = useLocale();
  return (record) => pickLocalized<string>(record as Record<string, string>, field, language);
}
