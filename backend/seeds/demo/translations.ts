import type { CatalogueCourse } from './catalogue.js';
import { readJson } from './data-folder.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

export interface TranslationRow {
  id: string;
  entity_type: 'courses' | 'categories' | 'lessons';
  entity_id: string;
  language: 'ckb';
  field: string;
  content: string;
  created_at: string;
  updated_at: string;
}

/** Texts by readable key and field. Lessons are called `course/lesson`. */
type Texts = Record<TranslationRow['entity_type'], Record<string, Record<string, string>>>;

/** How long the translations have been there, in days. */
const age = 30;

/** Central Kurdish for a good third of the catalogue: the rest shows what readers get instead (TRN-2). */
export function makeTranslations(courses: readonly CatalogueCourse[], timeline: Timeline): TranslationRow[] {
  const texts = readJson<Texts>('translations', 'ckb.json');
  const slugs = new Set(courses.map(({ row }) => row.slug));
  const idOf = {
    categories: (id: string) => id,
    courses: (slug: string) => {
      if (!slugs.has(slug)) throw new Error(`A translated course is missing: ${slug}`);
      return stableId('courses', slug);
    },
    lessons: (place: string) => stableId('lessons', place),
  };
  const at = timeline.daysAgo(age);
  return (['categories', 'courses', 'lessons'] as const).flatMap((entityType) =>
    Object.entries(texts[entityType]).flatMap(([key, fields]) =>
      Object.entries(fields).map(([field, content]) => ({
        id: stableId('translations', `${entityType}/${key}/${field}`),
        entity_type: entityType,
        entity_id: idOf[entityType](key),
        language: 'ckb' as const,
        field,
        content,
        created_at: at,
        updated_at: at,
      })),
    ),
  );
}
