import type { LocalizedText } from '@masar/i18n';
import type { UserRow } from '../rows.js';

/** How readers of each language call the people of the demonstration. */
export function namesOf(users: readonly UserRow[]): (userId: string) => LocalizedText {
  const names = new Map(users.map((row) => [row.id, { ar: `${row.first_name} ${row.last_name}`, en: row.name_en }]));
  return (userId) => names.get(userId) ?? { ar: '', en: '' };
}

/** A title of both languages, as rows hold it. */
export const titleOf = (row: { title_ar: string; title_en: string }): LocalizedText => ({
  ar: row.title_ar,
  en: row.title_en,
});
