import { pickLocalized } from '@masar/i18n';
import { useLocale } from '@masar/ui';

/** How records of a resource are called: by a text in both languages, or by what a function makes of them. */
export type Naming = 'name' | 'title' | ((record: never) => string);

/** The name of a record in the language of the console. */
export function useNaming<Row = never>(naming: Naming): (record: Row) => string {
  const { language } = useLocale();
  if (typeof naming === 'function') return naming as (record: Row) => string;
  return (record) => pickLocalized<string>(record as Record<string, string>, naming, language);
}
