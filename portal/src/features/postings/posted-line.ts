import type { Language } from '@masar/i18n';

/**
 * Reads `company`/`companyEn`: a line as its poster wrote it, and in English where that was said too. Empty where
 * nothing was.
 */
export function postedLine<K extends string>(
  record: { [P in K | `${K}En`]: string | null },
  field: K,
  language: Language,
): string {
  const values = record as Record<string, string | null>;
  return (language === 'en' && values[`${field}En`]) || values[field] || '';
}
